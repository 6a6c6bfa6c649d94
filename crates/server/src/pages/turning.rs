//! Turning points: the decisions of a match in which a seat lost most, what was better and why, and another try.

use axum::extract::Path;
use maud::{Markup, html};
use tessera_bots::{Opinion, Turning};
use tessera_kernel::{Phrase, Seat};
use tessera_words::Speaker;

use super::{Page, advice, find, to};
use crate::store::Status;
use crate::tables::Looking;
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// Begins to look for them.
pub async fn begin(Path(id): Path<String>, posted: Posted) -> Page {
    let visit = &posted.visit;
    let (live, snapshot) = find(&visit.app, visit.id(), &id).await?;
    if snapshot.meta.row.status() != Status::Finished {
        return Err(Fault::NOT_NOW);
    }
    let seat: usize = posted.number("seat")?;
    if seat >= snapshot.meta.seats.len() {
        return Err(Fault::BAD.detail("seat"));
    }
    // Strangers who look at a listed match share one person's part.
    visit.app.tables.find_turning(&live, &snapshot, Seat::new(seat), visit.id().unwrap_or_default()).await?;
    let at = posted.number::<usize>("at").map(|at| format!("at={at}&")).unwrap_or_default();
    Ok(to(&format!("/t/{id}/replay?{at}for={seat}#turning")))
}

/// Where and for whom they are shown.
pub struct Points<'a> {
    pub visit: &'a Visit,
    pub base: &'a str,
    pub seat: Seat,
    /// Whether it is the seat of whoever looks.
    pub own: bool,
    pub at: usize,
    pub speaker: Speaker<'a>,
    pub key: &'a str,
    pub looking: Option<&'a Looking<Vec<Turning>>>,
    pub link: &'a dyn Fn(usize) -> String,
}

impl Points<'_> {
    /// The points, or how far the search for them has come, or a button to begin it.
    pub fn draw(&self) -> Markup {
        let title = if self.own { "server-turning-yours" } else { "server-turning-of" };
        let visit = self.visit;
        html! {
            section #turning aria-labelledby="turning-title" {
                h3 #turning-title .small-title { (self.speaker.say(&Phrase::new(title).with("who", self.seat))) }
                @match (self.looking, self.looking.and_then(Looking::found)) {
                    (_, Some(found)) => {
                        @if found.is_empty() { p .quiet { (visit.word("server-turning-none")) } }
                        ol .turning-points { @for turning in found { (self.point(turning)) } }
                    }
                    (Some(looking), None) => {
                        p role="status" {
                            (visit.say(&Phrase::new("server-turning-progress").with("percent", looking.percent())))
                        }
                        progress max="100" value=(looking.percent()) {}
                    }
                    (None, None) => {
                        p .quiet { (visit.word("server-turning-text")) }
                        form method="post" action={ (self.base) "/turning" } {
                            input type="hidden" name="csrf" value=(visit.csrf);
                            input type="hidden" name="seat" value=(self.seat.index());
                            input type="hidden" name="at" value=(self.at) data-at-field;
                            button .button type="submit" { (visit.word("server-turning-begin")) }
                        }
                    }
                }
            }
        }
    }

    fn point(&self, turning: &Turning) -> Markup {
        let (visit, speaker) = (self.visit, self.speaker);
        let in_a_hundred = |opinion: &Opinion| (opinion.chance.clamp(0.0, 1.0) * 100.0).round() as usize;
        let label = |opinion: &Opinion| speaker.say_capital(&opinion.label);
        let text = Phrase::new("server-turning-point")
            .with("played", label(&turning.played))
            .with("chance", in_a_hundred(&turning.played))
            .with("better", label(&turning.better))
            .with("best", in_a_hundred(&turning.better));
        html! {
            li {
                a href=((self.link)(turning.at)) aria-current=[(turning.at == self.at).then_some("step")] {
                    (visit.say(&Phrase::new("server-turning-at").with("at", turning.at + 1)))
                }
                p { (speaker.say(&text)) }
                p .rather { (advice::why(&turning.better, &turning.played).say(speaker)) }
                @if let Some(plan) = tessera_table::plan(speaker, &turning.better.plan) { p .quiet { (plan) } }
                form .buttons method="post" action={ (self.base) "/play-on" } {
                    input type="hidden" name="csrf" value=(visit.csrf);
                    input type="hidden" name="at" value=(turning.at);
                    input type="hidden" name="seat" value=(self.seat.index());
                    input type="hidden" name="key" value=(self.key);
                    button .button type="submit" { (visit.word("server-turning-again")) }
                    a .button href={ (self.base) "/board/" (self.key) "/" (turning.at) } { (visit.word("server-board-here")) }
                }
            }
        }
    }
}
