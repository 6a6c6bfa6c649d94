//! A match step by step: any that is over, through any eyes; your own while it runs, through yours.

use std::collections::HashMap;

use axum::extract::{Path, Query};
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat, Sight, Viewer};
use tessera_table::{Scene, SeatInfo};
use tessera_words::Speaker;

use super::advice::analysis;
use super::{Page, find_shared, share_key, to};
use crate::store::{SeatKind, Status};
use crate::tables::{Looking, SeatOrder, Snapshot, USUAL_BOT};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// A position of the match.
pub async fn show(visit: Visit, Path(id): Path<String>, Query(query): Query<HashMap<String, String>>) -> Page {
    let key = query.get("key").map(String::as_str);
    let (live, snapshot) = find_shared(&visit.app, visit.id(), &id, key).await?;
    let session = snapshot.session.clone().ok_or(Fault::NOT_NOW)?;
    let over = snapshot.meta.row.status() == Status::Finished;
    let own = snapshot.eyes(visit.id(), live.uncovered(visit.id())).viewer;
    let viewer = if over { asked(&query, &snapshot).unwrap_or(own) } else { own };
    let last = session.game().choices();
    let at = query.get("at").and_then(|at| at.parse().ok()).unwrap_or(last).min(last);
    let (work, past) = (session.clone(), snapshot.clone());
    let played = tokio::task::spawn_blocking(move || {
        let rounds = past.history().map(|history| history.rounds.clone());
        (work.game().at(at), rounds.unwrap_or_default())
    });
    let (game, rounds) = played.await.map_err(|_| Fault::UNAVAILABLE)?;
    let names = snapshot.names(visit.prefs.language);
    let bot = |row: &crate::store::SeatRow| SeatInfo { bot: row.kind() == SeatKind::Bot, ..SeatInfo::default() };
    let mut by_itself = session.by_itself(viewer);
    by_itself.retain(|done| done.at < at);
    let outcome = snapshot.meta.outcome_of(game.as_ref());
    let seats: Vec<SeatInfo> = snapshot.meta.seats.iter().map(bot).collect();
    let base = format!("/t/{id}");
    let guest = !snapshot.may_look(visit.id());
    let scene = Scene {
        game: Sight::new(game.as_ref(), viewer),
        speaker: Speaker::new(visit.prefs.language, &names).of(game.title()),
        base: if guest { "" } else { &base },
        csrf: &visit.csrf,
        live: false,
        listening: false,
        seats: &seats,
        by_itself: &by_itself,
        outcome: outcome.as_ref(),
        barred: None,
    };
    let looking = visit.app.tables.analysis(&id);
    let looking = looking.as_deref();
    let timeline = Timeline {
        visit: &visit,
        id: &id,
        base: &base,
        at,
        last,
        viewer,
        names: &names,
        rounds: &rounds,
        over,
        guest,
        looking,
    };
    let aside = timeline.draw(snapshot.seats_of(visit.id()).first().copied());
    let body = tessera_table::table_body(&scene, &html! {}, &aside);
    let title = visit.word("server-replay");
    let page =
        visit.page_with(&title, &tessera_table::sheets(scene.game.title()), &["table.js", "pages.js"], true, body);
    Ok(page.into_response())
}

/// The eyes asked for, where any may be.
fn asked(query: &HashMap<String, String>, snapshot: &Snapshot) -> Option<Viewer> {
    match query.get("for")?.as_str() {
        "watch" => Some(Viewer::Spectator),
        seat => {
            let seat: Seat = seat.parse().ok()?;
            (seat.index() < snapshot.meta.seats.len()).then_some(Viewer::Seat(seat))
        }
    }
}

struct Timeline<'a> {
    visit: &'a Visit,
    id: &'a str,
    base: &'a str,
    at: usize,
    last: usize,
    viewer: Viewer,
    names: &'a [String],
    rounds: &'a [(String, usize)],
    over: bool,
    /// Whoever sees the table only because they have the link.
    guest: bool,
    looking: Option<&'a Looking>,
}

impl Timeline<'_> {
    fn link(&self, at: usize, viewer: Viewer) -> String {
        let eyes = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "watch".to_owned(),
        };
        let link = format!("{}/replay?at={at}&for={eyes}", self.base);
        if self.guest { format!("{link}&key={}", self.key()) } else { link }
    }

    fn key(&self) -> String {
        share_key(&self.visit.app, self.id)
    }

    /// A link for anyone to this position.
    fn share(&self) -> Markup {
        let link = format!("{}{}", self.visit.origin, self.link(self.at, self.viewer));
        let link = if self.guest { link } else { format!("{link}&key={}", self.key()) };
        html! {
            div .share {
                label .field {
                    span { (self.visit.word("server-replay-share")) }
                    input type="text" readonly value=(link);
                }
                button .button type="button" data-copy=(link) data-copied=(self.visit.word("server-copied")) {
                    (self.visit.word("server-copy"))
                }
            }
        }
    }

    fn step(&self, at: Option<usize>, word: &str, key: &str) -> Markup {
        let word = self.visit.word(word);
        html! {
            @match at.filter(|&at| at <= self.last && at != self.at) {
                Some(at) => a .button href=(self.link(at, self.viewer)) data-step=(key) { (word) },
                None => span .button aria-disabled="true" { (word) },
            }
        }
    }

    fn draw(&self, seat: Option<Seat>) -> Markup {
        let visit = self.visit;
        html! {
            section #timeline .card data-replay aria-label=(visit.word("server-replay")) {
                h2 .small-title {
                    (visit.say(&Phrase::new("server-replay-at").with("at", self.at).with("last", self.last)))
                }
                progress max=(self.last) value=(self.at) {}
                div .buttons {
                    (self.step(Some(0), "server-replay-first", "first"))
                    (self.step(self.at.checked_sub(1), "server-replay-back", "back"))
                    (self.step(Some(self.at + 1), "server-replay-next", "next"))
                    (self.step(Some(self.last), "server-replay-last", "last"))
                    button .button type="button" hidden data-play data-pause=(visit.word("server-replay-pause")) {
                        (visit.word("server-replay-play"))
                    }
                    label .field hidden data-speed { span { (visit.word("server-replay-speed")) } select {
                        option value="2000" { "½×" } option value="1000" selected { "1×" } option value="400" { "2×" }
                    } }
                }
                nav .rounds aria-label=(visit.word("server-replay-rounds")) {
                    span { (visit.word("server-replay-rounds")) }
                    @for (round, at) in self.rounds.iter().map(|(round, at)| (round, *at)) {
                        a href=(self.link(at, self.viewer)) aria-current=[self.is_round(at).then_some("step")] { (round) }
                    }
                }
                @if self.over {
                    (analysis(visit, self.base, self.names, self.looking, self.at, &|at| self.link(at, self.viewer)))
                    nav .eyes aria-label=(visit.word("server-replay-eyes")) {
                        span { (visit.word("server-replay-eyes")) }
                        @for viewer in Viewer::all(self.names.len()) {
                            a href=(self.link(self.at, viewer)) aria-current=[(viewer == self.viewer).then_some("true")] {
                                @match viewer {
                                    Viewer::Seat(seat) => {
                                        (tessera_table::seat_mark(seat.index()))
                                        (self.names.get(seat.index()).map_or("", String::as_str))
                                    }
                                    Viewer::Spectator => { (visit.word("server-spectator")) }
                                }
                            }
                        }
                    }
                    form .buttons method="post" action={ (self.base) "/play-on" } {
                        input type="hidden" name="csrf" value=(visit.csrf);
                        input type="hidden" name="at" value=(self.at);
                        @if self.guest { input type="hidden" name="key" value=(self.key()); }
                        button .button.primary type="submit" disabled[self.at == self.last] {
                            (visit.word("server-play-on"))
                        }
                        label .field { span { (visit.word("server-play-on-as")) } select name="seat" {
                            @for (index, name) in self.names.iter().enumerate() {
                                option value=(index) selected[seat.is_some_and(|seat| seat.index() == index)] { (name) }
                            }
                        } }
                    }
                    (self.share())
                }
                @if !self.guest { p { a href=(self.base) { (visit.word("server-back-to-table")) } } }
            }
        }
    }

    /// Whether we are in the round that begins there.
    fn is_round(&self, begins: usize) -> bool {
        let now = self.rounds.iter().rev().find(|(_, at)| *at <= self.at);
        now.is_some_and(|&(_, at)| at == begins)
    }
}

/// A new match against bots from a position of a match that is over. One that runs keeps its secret: whoever played on
/// from it would see what is to come.
pub async fn play_on(Path(id): Path<String>, mut posted: Posted) -> Page {
    let app = posted.visit.app.clone();
    let (_, snapshot) = find_shared(&app, posted.visit.id(), &id, Some(posted.get("key"))).await?;
    let session =
        snapshot.session.clone().filter(|_| snapshot.meta.row.status() == Status::Finished).ok_or(Fault::NOT_NOW)?;
    let at: usize = posted.number("at")?;
    let seat: usize = posted.number("seat")?;
    if at >= session.game().choices() || seat >= snapshot.meta.seats.len() {
        return Err(Fault::BAD);
    }
    let game = tokio::task::spawn_blocking(move || session.game().at(at)).await.map_err(|_| Fault::UNAVAILABLE)?;
    let mut seats = vec![SeatOrder::Bot(USUAL_BOT); snapshot.meta.seats.len()];
    seats[seat] = SeatOrder::Me;
    let person = posted.visit.person_or_guest().await?;
    let made = app.tables.continue_from(person, game.as_ref(), &seats).await?;
    Ok(to(&format!("/t/{made}")))
}
