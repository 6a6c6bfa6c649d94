//! A match step by step: any that is over, through any eyes; your own while it runs, through yours.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query};
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_bots::{Analysis, Turning};
use tessera_kernel::{Phrase, Seat, Sight, Viewer};
use tessera_table::{Fragment, Scene, SeatInfo, icon};
use tessera_words::Speaker;

use super::advice::analysis;
use super::table::Update;
use super::turning::Points;
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
    let status = snapshot.meta.row.status();
    let own = snapshot.eyes(visit.id(), live.uncovered(visit.id())).viewer;
    let viewer = if status.is_over() { asked(&query, &snapshot).unwrap_or(own) } else { own };
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
    let mut notes = super::notes(visit.prefs.language, &snapshot);
    notes.retain(|note| note.at < at || at == last);
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
        asked: None,
        notes: &notes,
        outcome: outcome.as_ref(),
        ended: None,
        barred: None,
        lesson: None,
        first: None,
    };
    let looking = visit.app.tables.analysis(&live, &snapshot);
    let looking = looking.as_deref();
    let own_seats = snapshot.seats_of(visit.id());
    // Of whose eyes one looks through; else of one's own seat.
    let of = viewer.seat().or_else(|| own_seats.first().copied());
    let turning = of.map(|seat| (seat, own_seats.contains(&seat), visit.app.tables.turning(&live, &snapshot, seat)));
    let timeline = Timeline {
        visit: &visit,
        id: &id,
        base: &base,
        at,
        last,
        viewer,
        names: &names,
        rounds: &rounds,
        status,
        guest,
        looking,
        turning,
        speaker: scene.speaker,
    };
    if visit.fetch {
        let have = query.get("have").map_or("", String::as_str);
        let mut fragments = tessera_table::fragments(&scene);
        fragments.push(Fragment::new("analysis", timeline.analysis()));
        return Ok(Json(Update::changed(at, fragments.iter(), have)).into_response());
    }
    let aside = timeline.draw(snapshot.seats_of(visit.id()).first().copied());
    let body = tessera_table::table_body(&scene, &html! {}, &aside);
    let title = visit.word("server-replay");
    let page = visit.page_with(
        &title,
        &tessera_table::sheets(scene.game.title()),
        &["table.js", "pages.js", "replay.js"],
        true,
        body,
    );
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

/// Whose eyes, as it stands in addresses.
fn eyes_text(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "watch".to_owned(),
    }
}

/// The look for turning points, which may still go on.
type Found = Arc<Looking<Vec<Turning>>>;

struct Timeline<'a> {
    visit: &'a Visit,
    id: &'a str,
    base: &'a str,
    at: usize,
    last: usize,
    viewer: Viewer,
    names: &'a [String],
    rounds: &'a [(String, usize)],
    status: Status,
    /// Whoever sees the table only because they have the link.
    guest: bool,
    looking: Option<&'a Looking<Analysis>>,
    /// Whose turning points are shown, whether that is who looks, and the points.
    turning: Option<(Seat, bool, Option<Found>)>,
    speaker: Speaker<'a>,
}

impl Timeline<'_> {
    fn link(&self, at: usize, viewer: Viewer) -> String {
        let link = format!("{}/replay?at={at}&for={}", self.base, eyes_text(viewer));
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
                    input type="text" readonly value=(link) data-share;
                }
                button .button type="button" data-copy=(link) data-copied=(self.visit.word("server-copied")) {
                    (self.visit.word("server-copy"))
                }
            }
        }
    }

    /// A button to another position; the script goes there without a new page.
    fn step(&self, at: Option<usize>, word: &str, key: &str, sign: &str) -> Markup {
        let word = self.visit.word(word);
        let at = at.filter(|&at| at <= self.last && at != self.at);
        html! {
            a .button.step role="link" href=[at.map(|at| self.link(at, self.viewer))] data-step=(key) title=(word) aria-label=(word)
                aria-disabled=[at.is_none().then_some("true")] { (icon(sign)) }
        }
    }

    fn round_before(&self) -> Option<usize> {
        self.rounds.iter().rev().map(|(_, at)| *at).find(|&at| at < self.at)
    }

    fn round_after(&self) -> Option<usize> {
        self.rounds.iter().map(|(_, at)| *at).find(|&at| at > self.at)
    }

    fn draw(&self, seat: Option<Seat>) -> Markup {
        let visit = self.visit;
        let rounds: Vec<String> = self.rounds.iter().map(|(_, at)| at.to_string()).collect();
        let title = |at: &str| {
            let phrase = Phrase::new("server-replay-at").with("at", at.to_owned()).with("last", self.last);
            visit.say(&phrase)
        };
        html! {
            section #timeline .card data-replay=(self.link(0, self.viewer)) data-at=(self.at) data-last=(self.last)
                data-rounds=(rounds.join(" ")) data-title=(title("{at}")) aria-label=(visit.word("server-replay")) {
                h2 .small-title data-where aria-live="polite" { (title(&self.at.to_string())) }
                form .scrub method="get" action={ (self.base) "/replay" } {
                    input type="range" name="at" min="0" max=(self.last) value=(self.at) data-scrub
                        aria-label=(visit.word("server-replay-where"));
                    input type="hidden" name="for" value=(eyes_text(self.viewer));
                    @if self.guest { input type="hidden" name="key" value=(self.key()); }
                    noscript { button .button type="submit" { (visit.word("server-replay-go")) } }
                }
                div .buttons.steps {
                    (self.step(Some(0), "server-replay-first", "first", "to-first"))
                    (self.step(self.round_before(), "server-replay-round-back", "round-back", "far-back"))
                    (self.step(self.at.checked_sub(1), "server-replay-back", "back", "step-back"))
                    button .button type="button" hidden data-play data-pause=(visit.word("server-replay-pause")) {
                        (visit.word("server-replay-play"))
                    }
                    (self.step(Some(self.at + 1), "server-replay-next", "next", "step-next"))
                    (self.step(self.round_after(), "server-replay-round-next", "round-next", "far-next"))
                    (self.step(Some(self.last), "server-replay-last", "last", "to-last"))
                    label .field hidden data-speed { span .unseen { (visit.word("server-replay-speed")) } select {
                        @for (millis, sign) in [(2000, "½×"), (1000, "1×"), (500, "2×"), (250, "4×"), (125, "8×"), (62, "16×")] {
                            option value=(millis) selected[millis == 1000] { (sign) }
                        }
                    } }
                }
                @if !self.status.is_over() && !self.guest {
                    // One's own match goes on there.
                    p .buttons { a .button.primary href=(self.base) { (visit.word("server-back-to-table")) } }
                }
                details .timeline-more open[self.looking.is_some() || self.turning.as_ref().is_some_and(|(_, _, found)| found.is_some())] {
                    summary .quiet-link { (visit.word("server-replay-more")) }
                    nav .rounds aria-label=(visit.word("server-replay-rounds")) {
                        span { (visit.word("server-replay-rounds")) }
                        @for (round, at) in self.rounds.iter().map(|(round, at)| (round, *at)) {
                            a href=(self.link(at, self.viewer)) data-to=(at)
                                aria-current=[self.is_round(at).then_some("step")] { (round) }
                        }
                    }
                    @if self.status.is_over() {
                        (self.analysis())
                        (self.for_all(seat))
                    }
                    @if !self.guest && self.status.is_over() { p { a href=(self.base) { (visit.word("server-back-to-table")) } } }
                }
            }
        }
    }

    /// What a master says of it; where there is nothing to say, an empty place.
    fn analysis(&self) -> Markup {
        if self.status != Status::Finished {
            return html! { section #analysis {} };
        }
        let key = self.key();
        let link = |at| self.link(at, self.viewer);
        // Strangers with a link may look at what was found, and no more.
        let turning = self.turning.as_ref().filter(|(_, _, found)| !self.guest || found.is_some());
        let points = turning.map(|(seat, own, looking)| Points {
            visit: self.visit,
            base: self.base,
            seat: *seat,
            own: *own,
            at: self.at,
            speaker: self.speaker,
            key: &key,
            looking: looking.as_deref(),
            link: &link,
        });
        analysis(self.visit, self.base, self.names, self.looking, points.as_ref(), self.at, &link)
    }

    /// Whose eyes, playing on from here, and the link to this position.
    fn for_all(&self, seat: Option<Seat>) -> Markup {
        let visit = self.visit;
        html! {
            nav .eyes aria-label=(visit.word("server-replay-eyes")) {
                span { (visit.word("server-replay-eyes")) }
                @for viewer in Viewer::all(self.names.len()) {
                    a href=(self.link(self.at, viewer)) data-eyes aria-current=[(viewer == self.viewer).then_some("true")] {
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
            p .buttons {
                a .button href={ (self.base) "/board/" (self.key()) "/" (self.at) } data-board { (visit.word("server-board-here")) }
            }
            form .buttons method="post" action={ (self.base) "/play-on" } {
                input type="hidden" name="csrf" value=(visit.csrf);
                input type="hidden" name="at" value=(self.at) data-at-field;
                @if self.guest { input type="hidden" name="key" value=(self.key()); }
                button .button.primary type="submit" disabled[self.at == self.last && self.status == Status::Finished]
                    data-play-on=(if self.status == Status::Finished { "before" } else { "any" }) {
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
    let status = snapshot.meta.row.status();
    let session = snapshot.session.clone().filter(|_| status.is_over()).ok_or(Fault::NOT_NOW)?;
    let at: usize = posted.number("at")?;
    let seat: usize = posted.number("seat")?;
    // What was ended can be played on from its last position, too.
    let last = session.game().choices().saturating_sub(usize::from(status == Status::Finished));
    if at > last || seat >= snapshot.meta.seats.len() {
        return Err(Fault::BAD);
    }
    let game = tokio::task::spawn_blocking(move || session.game().at(at)).await.map_err(|_| Fault::UNAVAILABLE)?;
    let mut seats = vec![SeatOrder::Bot(USUAL_BOT); snapshot.meta.seats.len()];
    seats[seat] = SeatOrder::Me;
    let person = posted.visit.person_or_guest().await?;
    let made = app.tables.continue_from(person, game.as_ref(), &seats).await?;
    Ok(to(&format!("/t/{made}")))
}
