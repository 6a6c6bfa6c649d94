//! The parts of the table page: those of the game, and ours beside them.

use std::sync::Arc;

use maud::{Markup, html};
use tessera_kernel::{Outcome, Phrase, Seat, Sight, Viewer};
use tessera_session::{ByItself, Session};
use tessera_table::{Fragment, Note, Scene, SeatInfo, seat_mark};
use tessera_words::{Language, Speaker};

use super::{coach, leaving, people, proposals, terms};
use crate::store::{ChatLine, Happening, MatchRow, ProposalKind, SeatKind, SeatRow, Status, What};
use crate::tables::{Common, Eyes, Live, Meta, Shared, Snapshot, TableError, person_name, seat_of};
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// A running or finished match as somebody looks at it.
pub struct Look {
    pub session: Arc<Session>,
    meta: Arc<Meta>,
    pub eyes: Eyes,
    pub base: String,
    names: Vec<String>,
    seats: Vec<SeatInfo>,
    by_itself: Vec<ByItself>,
    notes: Vec<Note>,
    ended: Option<String>,
    outcome: Option<Outcome>,
    barred: Option<String>,
    first: Option<String>,
    own: Vec<Fragment>,
    proposal: Fragment,
    since: Fragment,
}

/// Everything on the page that changes by itself.
pub struct Parts<'a> {
    /// What everybody sees the same way, and what else there is of the game.
    game: [Arc<Shared>; 2],
    look: &'a Look,
}

impl Parts<'_> {
    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = &Fragment> {
        self.game.iter().flat_map(|parts| parts.iter()).chain(self.own())
    }

    /// The parts of the game, by who sees them the same way.
    pub const fn game(&self) -> &[Arc<Shared>; 2] {
        &self.game
    }

    /// What the table adds to the game.
    pub fn own(&self) -> impl Iterator<Item = &Fragment> {
        self.look.own.iter().chain([&self.look.since, &self.look.proposal])
    }
}

/// What stays as it is while people choose, for whoever looks: it depends on them, on what is known of the match besides the
/// game, and on what they hear at the table. Whoever keeps it drops it when they hear something new.
#[derive(Clone)]
pub struct Still {
    meta: Arc<Meta>,
    names: Vec<String>,
    chat: Fragment,
    leaving: Fragment,
}

impl Still {
    /// The same if it is still true.
    pub fn of(kept: Option<Self>, visit: &Visit, live: &Live, snapshot: &Snapshot, chat: &[ChatLine]) -> Self {
        kept.filter(|kept| Arc::ptr_eq(&kept.meta, &snapshot.meta)).unwrap_or_else(|| {
            let names = snapshot.names(visit.prefs.language);
            let base = base(live);
            Self {
                meta: snapshot.meta.clone(),
                chat: Fragment::new("chat", chat_part(visit, snapshot, &base, chat)),
                leaving: Fragment::new("leaving", leaving::panel(visit, snapshot, &base, &names)),
                names,
            }
        })
    }
}

/// Where a match lives.
fn base(live: &Live) -> String {
    format!("/t/{}", live.id)
}

impl Look {
    /// The match through the eyes of whoever visits.
    pub fn new(visit: &Visit, live: &Live, snapshot: &Snapshot, chat: &[ChatLine]) -> Option<Self> {
        Self::again(visit, live, snapshot, Still::of(None, visit, live, snapshot, chat))
    }

    /// The same with what has stayed as it was.
    pub fn again(visit: &Visit, live: &Live, snapshot: &Snapshot, still: Still) -> Option<Self> {
        let session = snapshot.session.clone()?;
        let eyes = snapshot.eyes(visit.id(), live.uncovered(visit.id()));
        let base = base(live);
        let Still { names, chat, leaving, .. } = still;
        let seats = snapshot.meta.seats.iter().map(|row| seat_info(visit, live, snapshot, &session, row)).collect();
        let by_itself = session.by_itself(eyes.viewer);
        let barred = eyes.acting.and_then(|seat| snapshot.can_take_back(seat).err());
        let barred = barred.map(|error| visit.refusal(&Fault::from(TableError::from(error))));
        let outcome = snapshot.outcome();
        let notes = notes(visit.prefs.language, snapshot);
        let ended = snapshot.meta.row.status() == Status::Ended;
        let closed = snapshot.meta.happenings.iter().any(|happening| happening.what == What::Closed);
        let ended = ended.then(|| visit.word(if closed { "server-closed" } else { "server-ended" }));
        let first = eyes.acting.and_then(|seat| first(visit, &session, seat));
        let (proposal, since) =
            (Fragment::new("proposal", Markup::default()), Fragment::new("since", Markup::default()));
        let mut look = Self {
            session,
            meta: snapshot.meta.clone(),
            eyes,
            base,
            names,
            seats,
            by_itself,
            notes,
            ended,
            outcome,
            barred,
            first,
            own: Vec::new(),
            proposal,
            since,
        };
        look.own = vec![
            Fragment::new("cover", cover(visit, &look)),
            Fragment::new("trouble", trouble(visit, live, &look)),
            Fragment::new("orders", orders(visit, snapshot, &look)),
            chat,
            leaving,
            Fragment::new("company", company(visit, live, snapshot)),
        ];
        look.proposal = Fragment::new("proposal", proposals::panel(visit, snapshot, &look));
        look.since = look.since(visit, live);
        Some(look)
    }

    /// What the drawing needs.
    pub fn scene<'a>(&'a self, visit: &'a Visit) -> Scene<'a> {
        Scene {
            game: Sight::new(self.session.game(), self.eyes.viewer),
            speaker: Speaker::new(visit.prefs.language, &self.names).of(self.session.game().title()),
            base: &self.base,
            csrf: &visit.csrf,
            live: self.eyes.acting.is_some(),
            listening: true,
            seats: &self.seats,
            by_itself: &self.by_itself,
            asked: self.eyes.acting.map(|seat| self.session.asked_since(seat)),
            notes: &self.notes,
            outcome: self.outcome.as_ref(),
            ended: self.ended.as_deref(),
            barred: self.barred.as_deref(),
            lesson: None,
            first: self.first.as_deref(),
        }
    }

    /// Everything on the page that changes by itself.
    pub fn parts(&self, visit: &Visit, live: &Live) -> Parts<'_> {
        let scene = self.scene(visit);
        let shared = |kept: &Common, worth: bool, draw: &dyn Fn() -> Vec<Fragment>| {
            // For one alone it would only fill the memory.
            let keep = || kept.parts(&self.session, &self.meta, &self.seats, visit.prefs.language, draw);
            if worth { keep() } else { Arc::new(Shared::new(draw())) }
        };
        let common = shared(&live.common, live.is_looked_at(), &|| tessera_table::common(&scene));
        let watches = self.eyes.viewer == Viewer::Spectator && live.watchers() > 1;
        // Whoever cannot act sends no form.
        let scene = if watches { Scene { csrf: "", ..scene } } else { scene };
        let game = shared(&live.watched, watches, &|| tessera_table::own(&scene));
        Parts { game: [common, game], look: self }
    }

    /// What stands below the question.
    pub fn below(&self) -> Markup {
        html! { (self.since.placed()) (self.proposal.placed()) }
    }

    /// What the others did since whoever looks last chose, where that was more than a moment ago.
    fn since(&self, visit: &Visit, live: &Live) -> Fragment {
        let moment = i64::try_from(visit.app.config.away.as_millis()).unwrap_or(i64::MAX);
        let last = self.eyes.acting.filter(|_| self.outcome.is_none()).and_then(|seat| {
            let last = self.session.last_choice(seat)?;
            let asked = self.session.clocks.asked_since(seat)?;
            // Whoever opens the page now has not seen what happened before.
            let came = live.came(seat).unwrap_or_else(|| visit.app.store.clock.now());
            (asked.max(came) - last.at >= moment).then_some(last.choices)
        });
        tessera_table::since(&self.scene(visit), last)
    }

    /// What stands beside the log.
    pub fn aside(&self, visit: &Visit, row: &MatchRow) -> Markup {
        let finished = row.status() == Status::Finished;
        let reminder = terms::reminder(visit, row);
        html! {
            @for part in &self.own { (part.placed()) }
            (reminder)
            nav .table-links aria-label=(visit.word("server-elsewhere")) data-now=(visit.app.store.clock.now()) {
                a href={ (self.base) "/replay" } { (visit.word("server-replay")) }
                @if finished { a href={ (self.base) "/end" } { (visit.word("server-result")) } }
                a href={ "/glossary/" (self.session.game().title()) } data-drawer { (visit.word("help-glossary")) }
                a href={ "/about/" (self.session.game().title()) } { (visit.word("server-about")) }
                a href="/" { (visit.word("server-to-home")) }
            }
        }
    }
}

/// What the question to a seat is about, where whoever sits there meets its kind for the first time.
fn first(visit: &Visit, session: &Session, seat: Seat) -> Option<String> {
    let game = session.game();
    let kind = game.asked(seat).filter(|_| visit.prefs.hints)?.kind;
    let met = kind.name.is_empty() || visit.met.has(kind);
    if met { None } else { visit.speaker().of(game.title()).known(&kind.hint()) }
}

/// What happened besides the game, for the log.
pub fn notes(language: Language, snapshot: &Snapshot) -> Vec<Note> {
    let speaker = Speaker::new(language, &[]);
    let note = |happening: &Happening| {
        let mut text = Phrase::new(happened(happening.what));
        if let Some(row) = happening.seat.and_then(|seat| snapshot.meta.seats.iter().find(|row| row.seat == seat)) {
            text = text.with("who", seat_of(row));
        }
        if let Some(bot) = &happening.bot {
            text = text.with("level", speaker.word(&format!("server-bot-{bot}")));
        }
        Note { at: usize::try_from(happening.choices).unwrap_or_default(), text: text.into() }
    };
    snapshot.meta.happenings.iter().map(note).collect()
}

/// The message that tells it.
const fn happened(what: What) -> &'static str {
    match what {
        What::Late => "server-happened-late",
        What::Lost => "server-happened-lost",
        What::Resigned => "server-happened-resigned",
        What::Replaced => "server-happened-replaced",
        What::Gone => "server-happened-gone",
        What::Returned => "server-happened-returned",
        What::Ended => "server-happened-ended",
        What::Refused(ProposalKind::Takeback) => "server-happened-refused-takeback",
        What::Refused(ProposalKind::Return) => "server-happened-refused-return",
        What::Refused(ProposalKind::Replace) => "server-happened-refused-replace",
        What::Refused(ProposalKind::End) => "server-happened-refused-end",
        What::Away => "server-happened-away",
        What::Closed => "server-happened-closed",
    }
}

fn seat_info(visit: &Visit, live: &Live, snapshot: &Snapshot, session: &Session, row: &SeatRow) -> SeatInfo {
    let seat = seat_of(row);
    let bot = row.kind() == SeatKind::Bot;
    let running = snapshot.meta.row.status() == Status::Running;
    let late = match row.late {
        0 => None,
        1 => running.then(|| visit.word("server-late-bot")),
        2 => Some(visit.word("server-late-lost")),
        _ => Some(visit.word("server-late-resigned")),
    };
    let time = (running && !bot)
        .then(|| session.clocks.left(snapshot.meta.row.pace(), seat, visit.app.store.clock.now()))
        .flatten();
    let until = time.and_then(|_| session.clocks.due(snapshot.meta.row.pace(), seat));
    let left = time.filter(|_| until.is_none());
    // At one screen everyone is there when one is.
    let connected = match row.kind() {
        SeatKind::Here => snapshot.seats_of(row.person).into_iter().any(|seat| live.is_connected(seat)),
        _ => live.is_connected(seat),
    };
    SeatInfo { connected, bot, clock: time.map(|time| time_left(visit, time)), until, left, late }
}

/// A time in words, coarse enough not to change with every second.
fn time_left(visit: &Visit, left: i64) -> String {
    let minutes = left.max(0) / 60_000;
    let phrase = match minutes {
        0 => Phrase::new("server-left-seconds"),
        1..120 => Phrase::new("server-left-minutes").with("count", minutes),
        120..2880 => Phrase::new("server-left-hours").with("count", minutes / 60),
        _ => Phrase::new("server-left-days").with("count", minutes / 1440),
    };
    visit.say(&phrase)
}

/// Where several share a screen: nothing is shown before the next one has taken it.
fn cover(visit: &Visit, look: &Look) -> Markup {
    html! {
        div #cover {
            @if let Some(seat) = look.eyes.cover {
                div .cover-screen role="dialog" aria-modal="true" aria-labelledby="cover-title" {
                    form .card method="post" action={ (look.base) "/uncover" } data-live {
                        input type="hidden" name="csrf" value=(visit.csrf);
                        input type="hidden" name="seat" value=(seat.index());
                        p .cover-mark { (seat_mark(seat.index())) }
                        h2 #cover-title {
                            (visit.say(&Phrase::new("server-cover-title").with("name", look.name(seat))))
                        }
                        p { (visit.word("server-cover-hint")) }
                        button .button.primary type="submit" autofocus {
                            (visit.say(&Phrase::new("server-cover-show").with("name", look.name(seat))))
                        }
                    }
                }
            }
        }
    }
}

impl Look {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// What shall be done for the viewer without asking: nobody else sees it.
fn orders(visit: &Visit, snapshot: &Snapshot, look: &Look) -> Markup {
    let seat = look.eyes.acting;
    let row = seat.and_then(|seat| snapshot.meta.seats.get(seat.index()));
    let running = snapshot.meta.row.status() == Status::Running;
    let order = |name: &str, given: bool, words: String| {
        html! {
            form .order method="post" action={ (look.base) "/orders" } data-live {
                input type="hidden" name="csrf" value=(visit.csrf);
                input type="hidden" name="order" value=(name);
                input type="hidden" name="on" value=(if given { "" } else { "on" });
                button .button.switch type="submit" role="switch" aria-checked=(given) { (words) }
            }
        }
    };
    html! {
        section #orders {
            @if let Some(row) = row.filter(|_| running) {
                (order("obvious", row.auto, visit.word("server-order-obvious")))
                @if let Some(words) = look.session.game().standing_order() {
                    (order("decline", row.declines, visit.say(&words)))
                }
                @if let Some(words) = look.session.game().idle_order() {
                    (order("end", row.ends, visit.say(&words)))
                }
                @for what in look.session.game().offers().iter().filter(|what| row.waived().any(|one| one == what.id)) {
                    form .order method="post" action={ (look.base) "/orders" } data-live {
                        input type="hidden" name="csrf" value=(visit.csrf);
                        input type="hidden" name="offer" value=(what.id);
                        button .button.switch type="submit" role="switch" aria-checked="true" {
                            (visit.say(&Phrase::new("server-order-waived").with("name", what.clone())))
                        }
                    }
                }
                (coach::panel(visit, snapshot, &look.base))
            }
        }
    }
}

/// What is the matter when a bot that is waited for cannot act.
fn trouble(visit: &Visit, live: &Live, look: &Look) -> Markup {
    html! {
        div #trouble role="status" {
            @if let Some(seat) = live.trouble() {
                p .stale-note { (visit.say(&Phrase::new("server-bot-trouble").with("name", look.name(seat)))) }
            }
        }
    }
}

/// What is said at the table; the script counts what is new, and tells those who do not see it.
pub fn chat_part(visit: &Visit, snapshot: &Snapshot, base: &str, chat: &[ChatLine]) -> Markup {
    let sits = !snapshot.seats_of(visit.id()).is_empty();
    html! {
        section #chat aria-labelledby="chat-title" {
            h2 #chat-title .small-title { (visit.word("server-chat")) }
            @if chat.is_empty() { p .quiet { (visit.word("server-chat-empty")) } }
            ol .chat-lines tabindex=[(!chat.is_empty()).then_some("0")] aria-labelledby="chat-title" {
                @for line in chat {
                    @let seat = line.seat.and_then(|seat| usize::try_from(seat).ok());
                    @let mine = visit.id().is_some() && line.person == visit.id();
                    li data-line=(line.id) data-own=[mine.then_some("yes")] {
                        @if let Some(seat) = seat { (seat_mark(seat)) }
                        strong { (person_name(line.name.as_deref(), line.guest, visit.prefs.language)) } " "
                        (line.text)
                    }
                }
            }
            @if sits {
                form .chat-form method="post" action={ (base) "/chat" } data-live {
                    input type="hidden" name="csrf" value=(visit.csrf);
                    label .unseen for="chat-text" { (visit.word("server-chat-say")) }
                    input #chat-text type="text" name="text" maxlength="500" required autocomplete="off"
                        placeholder=(visit.word("server-chat-say"));
                    button .button type="submit" { (visit.word("server-chat-send")) }
                }
            }
            @if people::has_others(visit, snapshot, chat) {
                a .quiet-link href={ (base) "/people" } { (visit.word("server-people-link")) }
            }
        }
    }
}

fn company(visit: &Visit, live: &Live, snapshot: &Snapshot) -> Markup {
    let watchers = live.watchers();
    let secret = snapshot.session.as_ref().map(|session| session.game().commitment().to_string());
    html! {
        p #company .quiet {
            @if watchers > 0 { (visit.say(&Phrase::new("server-watchers").with("count", watchers))) " " }
            @if let Some(secret) = secret {
                span title=(secret) { (visit.word("server-commitment")) " " code { (secret.get(..12).unwrap_or_default()) "…" } }
            }
        }
    }
}
