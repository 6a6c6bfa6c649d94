//! The analysis board: from a position of a match that is over, off the record, with every seat's choices.
//!
//! A line is in the address: the number of choices of the record, then each choice with its seat, such as
//! `34~0.attack G5~1.pass`. Nothing is kept: every page plays the record and the line anew.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use serde_json::json;
use tessera_kernel::{AnyMatch, Phrase, Seat, Sight, Viewer};
use tessera_table::{Fragment, Scene, SeatInfo};
use tessera_words::Speaker;

use super::table::Update;
use super::{Page, advice, find_shared, share_key, to};
use crate::tables::{Live, Snapshot};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The most choices of a line.
const LONGEST: usize = 60;
/// The most bytes of a line.
const LARGEST: usize = 3_000;

/// A line, as it stands in an address.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    at: usize,
    choices: Vec<(Seat, String)>,
}

impl Line {
    fn read(text: &str) -> Option<Self> {
        if text.len() > LARGEST {
            return None;
        }
        let mut parts = text.split('~');
        let at = parts.next()?.parse().ok()?;
        let choice = |part: &str| {
            let (seat, choice) = part.split_once('.')?;
            Some((seat.parse::<Seat>().ok()?, choice.to_owned()))
        };
        let choices: Option<Vec<_>> = parts.map(choice).collect();
        choices.filter(|choices| choices.len() <= LONGEST).map(|choices| Self { at, choices })
    }

    /// The same without what comes after its first `count` choices.
    fn first(&self, count: usize) -> Self {
        Self { at: self.at, choices: self.choices.iter().take(count).cloned().collect() }
    }

    fn with(&self, seat: Seat, choice: &str) -> Self {
        let mut line = self.clone();
        line.choices.push((seat, choice.to_owned()));
        line
    }

    /// As it stands in an address.
    fn text(&self) -> String {
        let mut text = self.at.to_string();
        for (seat, choice) in &self.choices {
            text.push_str(&format!("~{seat}."));
            for byte in choice.bytes() {
                match byte {
                    b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'(' | b')' | b'=' => {
                        text.push(byte.into());
                    }
                    _ => text.push_str(&format!("%{byte:02X}")),
                }
            }
        }
        text
    }
}

/// A position off the record.
struct Board {
    visit: Visit,
    live: Arc<Live>,
    snapshot: Snapshot,
    id: String,
    line: Line,
    game: Box<dyn AnyMatch>,
    /// What each choice of the line did, in words.
    said: Vec<(Seat, Phrase)>,
    names: Vec<String>,
    base: String,
    barred: Option<String>,
    infos: Vec<SeatInfo>,
}

/// Only matches that are over: whoever tried lines in one that runs would see what is to come, and help where none is due.
async fn open(visit: Visit, (id, key, line): (String, String, String)) -> Result<Board, Fault> {
    let (live, snapshot) = find_shared(&visit.app, visit.id(), &id, Some(&key)).await?;
    let over = snapshot.meta.row.status().is_over();
    let session = snapshot.session.clone().filter(|_| over).ok_or(Fault::NOT_NOW)?;
    let line = Line::read(&line).filter(|line| line.at <= session.game().choices());
    let line = line.ok_or(Fault::BAD.detail("line"))?;
    let steps = line.clone();
    let played = tokio::task::spawn_blocking(move || {
        let mut game = session.game().at(steps.at);
        let mut said = Vec::new();
        for (seat, choice) in &steps.choices {
            let place = game.place(*seat, choice).ok()?;
            said.push((*seat, game.option(*seat, place)?.label.text));
            game.answer_index(*seat, place).ok()?;
        }
        Some((game, said))
    });
    let played = played.await.map_err(|_| Fault::UNAVAILABLE)?;
    let (game, said) = played.ok_or(Fault::BAD.detail("line"))?;
    let names = snapshot.names(visit.prefs.language);
    let base = format!("/t/{id}/board/{}/{}", share_key(&visit.app, &id), line.text());
    let barred = line.choices.is_empty().then(|| visit.word("server-board-begin"));
    let infos = vec![SeatInfo::default(); names.len()];
    Ok(Board { visit, live, snapshot, id, line, game, said, names, base, barred, infos })
}

impl Board {
    /// Who chooses next.
    fn seat(&self) -> Option<Seat> {
        self.game.waiting().first().copied()
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker::new(self.visit.prefs.language, &self.names).of(self.game.title())
    }

    fn scene<'a>(&'a self, outcome: Option<&'a tessera_kernel::Outcome>) -> Scene<'a> {
        Scene {
            game: Sight::new(self.game.as_ref(), self.seat().map_or(Viewer::Spectator, Viewer::Seat)),
            speaker: self.speaker(),
            // What is over leads nowhere from here.
            base: if outcome.is_some() { "" } else { &self.base },
            csrf: &self.visit.csrf,
            live: self.seat().is_some(),
            listening: false,
            seats: &self.infos,
            by_itself: &[],
            asked: self.seat().map(|_| self.game.sequence()),
            notes: &[],
            outcome,
            ended: None,
            barred: self.barred.as_deref(),
            lesson: None,
            first: None,
        }
    }

    /// The address of this board after another line.
    fn link(&self, line: &Line) -> String {
        format!("/t/{}/board/{}/{}", self.id, share_key(&self.visit.app, &self.id), line.text())
    }

    /// To another line: the script is told where.
    fn go(&self, line: &Line) -> Response {
        let link = self.link(line);
        if self.visit.fetch { Json(json!({ "to": link })).into_response() } else { to(&link) }
    }

    /// The line so far, each choice a way back to it; the way back to the game; the link to all this.
    fn card(&self) -> Markup {
        let visit = &self.visit;
        let begin = self.line.first(0);
        let back = format!("/t/{}/replay?at={}", self.id, self.line.at);
        let guest = !self.snapshot.may_look(visit.id());
        let back = if guest { format!("{back}&key={}", share_key(&visit.app, &self.id)) } else { back };
        let share = format!("{}{}", visit.origin, self.base);
        html! {
            section #line .card.board-card aria-labelledby="line-title" {
                h2 #line-title .small-title { (visit.word("server-board")) }
                p .quiet { (visit.word("server-board-text")) }
                ol .line-steps {
                    li {
                        a href=(self.link(&begin)) aria-current=[self.line.choices.is_empty().then_some("step")] {
                            (visit.say(&Phrase::new("server-board-from").with("at", self.line.at)))
                        }
                    }
                    @for (place, (seat, said)) in self.said.iter().enumerate() {
                        li {
                            (tessera_table::seat_mark(seat.index()))
                            a href=(self.link(&self.line.first(place + 1)))
                                aria-current=[(place + 1 == self.said.len()).then_some("step")] {
                                (self.speaker().say_capital(said))
                            }
                        }
                    }
                }
                @if self.line.choices.len() >= LONGEST { p .stale-note { (visit.word("server-board-full")) } }
                p .buttons { a .button href=(back) { (visit.word("server-board-back")) } }
                div .share {
                    label .field {
                        span { (visit.word("server-board-share")) }
                        input type="text" readonly value=(share) data-share;
                    }
                    button .button type="button" data-copy=(share) data-copied=(visit.word("server-copied")) {
                        (visit.word("server-copy"))
                    }
                }
            }
        }
    }

    /// One part of the page, or a page of its own where there is no script.
    fn part(&self, fragment: &Fragment, title: &str) -> Response {
        if self.visit.fetch {
            return Json(Update::of(self.game.sequence(), fragment)).into_response();
        }
        let body = html! {
            (fragment.placed())
            p .buttons { a .button.primary href=(self.base) { (self.visit.word("server-back")) } }
        };
        let sheets = tessera_table::sheets(self.game.title());
        self.visit.page_with(&self.visit.word(title), &sheets, &[], false, body).into_response()
    }
}

type At = Path<(String, String, String)>;

/// The board.
pub async fn show(visit: Visit, Path(at): At) -> Page {
    let board = open(visit, at).await?;
    let outcome = board.game.outcome();
    let scene = board.scene(outcome.as_ref());
    let body = tessera_table::table_body(&scene, &board.card(), &html! {});
    let title = board.visit.word("server-board");
    let sheets = tessera_table::sheets(board.game.title());
    Ok(board.visit.page_with(&title, &sheets, &["table.js", "pages.js"], true, body).into_response())
}

/// The parts that the page does not have.
pub async fn update(visit: Visit, Path(at): At, Query(query): Query<HashMap<String, String>>) -> Page {
    let board = open(visit, at).await?;
    let outcome = board.game.outcome();
    let fragments = tessera_table::fragments(&board.scene(outcome.as_ref()));
    let have = query.get("have").map_or("", String::as_str);
    Ok(Json(Update::changed(board.game.sequence(), fragments.iter(), have)).into_response())
}

/// One choice more.
pub async fn choose(Path(at): At, posted: Posted) -> Page {
    let choice = posted.get("choice").to_owned();
    let board = open(posted.visit, at).await?;
    let seat = board.seat().ok_or(Fault::NOT_NOW)?;
    if board.line.choices.len() >= LONGEST {
        return Err(Fault::BAD.detail("line"));
    }
    board.game.place(seat, &choice).map_err(|_| Fault::REFUSED)?;
    Ok(board.go(&board.line.with(seat, &choice)))
}

/// One choice less.
pub async fn undo(Path(at): At, posted: Posted) -> Page {
    let board = open(posted.visit, at).await?;
    let count = board.line.choices.len().checked_sub(1).ok_or(Fault::NOT_NOW)?;
    Ok(board.go(&board.line.first(count)))
}

/// The best three choices, and what can be expected of them.
pub async fn hint(visit: Visit, Path(at): At, Query(query): Query<HashMap<String, String>>) -> Page {
    let board = open(visit, at).await?;
    let seat = board.seat().ok_or(Fault::NOT_NOW)?;
    let about = query.get("choice").cloned();
    let person = board.visit.id().unwrap_or_default();
    let opinions = board.visit.app.tables.estimate(&board.live, board.game.copy(), seat, about, person).await?;
    let fragment = tessera_table::hint(&board.scene(None), &advice::hints(&opinions), board.visit.fetch);
    Ok(board.part(&fragment, "server-hint-title"))
}

/// What is not possible, and why.
pub async fn why(visit: Visit, Path(at): At) -> Page {
    let board = open(visit, at).await?;
    Ok(board.part(&tessera_table::why(&board.scene(None)), "server-why-title"))
}

/// The lines of the log that are not on the page.
pub async fn log(visit: Visit, Path(at): At) -> Page {
    let board = open(visit, at).await?;
    Ok(board.part(&tessera_table::log_early(&board.scene(None)), "table-log-whole"))
}

/// What can be done with something on the board.
pub async fn reach(visit: Visit, Path(at): At, Query(query): Query<HashMap<String, String>>) -> Page {
    let board = open(visit, at).await?;
    let with = query.get("with").filter(|with| with.len() <= 80).cloned().ok_or(Fault::BAD.detail("with"))?;
    let seat = board.seat().ok_or(Fault::NOT_NOW)?;
    let (game, thing) = (board.game.copy(), with.clone());
    let ways = tokio::task::spawn_blocking(move || crate::tables::reach::reach(game.as_ref(), seat, &thing)).await;
    let ways = ways.map_err(|_| Fault::UNAVAILABLE)?;
    let fragment = tessera_table::reach_card(&board.scene(None), &with, &ways);
    Ok(Json(Update::of(board.game.sequence(), &fragment)).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        let line = Line::read("34~0.attack G5~1.pass").expect("a line");
        assert_eq!((line.at, line.choices.len()), (34, 2));
        assert_eq!(line.text(), "34~0.attack%20G5~1.pass");
        assert_eq!(line.first(1).text(), "34~0.attack%20G5");
        for bad in ["", "x", "3~", "3~0", "3~9.pass", "3~0.a~", "-1", "99999999999999999999999"] {
            assert_eq!(Line::read(bad), None, "{bad}");
        }
        assert!(Line::read(&format!("0{}", "~0.x".repeat(LONGEST))).is_some());
        assert!(Line::read(&format!("0{}", "~0.x".repeat(LONGEST + 1))).is_none(), "a line has an end");
        assert!(Line::read(&format!("0~0.{}", "x".repeat(LARGEST))).is_none());
    }
}
