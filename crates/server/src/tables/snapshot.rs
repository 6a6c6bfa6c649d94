//! A match at one moment: readers hold it while writers go on.

use std::sync::{Arc, OnceLock};

use tessera_kernel::{AnyMatch, MAX_NAME, Outcome, Phrase, Seat, UndoError, Viewer};
use tessera_session::{Orders, Session};
use tessera_words::{Language, Speaker};

use super::{History, Unreadable};
use crate::store::{At, Happening, MatchRow, Proposal, ProposalKind, SeatKind, SeatRow, Status};

/// What is known of a match besides the game.
#[derive(Clone)]
pub struct Meta {
    /// The match as it is stored.
    pub row: MatchRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// What was proposed and is not settled; some of it may be void by now, see [`Snapshot::proposals`].
    pub proposals: Vec<Proposal>,
    /// What happened besides the game.
    pub happenings: Vec<Happening>,
}

/// A match at one moment.
#[derive(Clone)]
pub struct Snapshot {
    /// What is known of it.
    pub meta: Arc<Meta>,
    /// The game, once it has begun.
    pub session: Option<Arc<Session>>,
    /// How often the match has changed.
    pub changes: i64,
    /// How it went so far, once somebody wanted to know.
    history: Arc<OnceLock<History>>,
    /// Why there is none although it has begun: the rules that are here cannot play it.
    pub unreadable: Option<Arc<Unreadable>>,
}

/// How somebody looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    /// What they may see.
    pub viewer: Viewer,
    /// The seat they act for.
    pub acting: Option<Seat>,
    /// The seat that must take the screen before anything is shown.
    pub cover: Option<Seat>,
}

impl Eyes {
    /// Somebody who only watches.
    pub const SPECTATOR: Self = Self { viewer: Viewer::Spectator, acting: None, cover: None };
}

/// Whoever has not answered for so long, in milliseconds, may be replaced: two days.
pub const ABSENT: i64 = 2 * 86_400_000;

/// Names bots go by, in seat order.
pub const BOT_NAMES: [&str; 6] = ["Aspasia", "Hypatia", "Cyrus", "Ashoka", "Zenobia", "Pacal"];

impl Meta {
    /// The result of a game at this table: whoever has lost on time or resigned is last, whatever the points.
    pub fn outcome_of(&self, game: &dyn AnyMatch) -> Option<Outcome> {
        let lost = |seat: Seat| self.seats.get(seat.index()).and_then(SeatRow::lost);
        Some(game.outcome()?.with_losses(lost))
    }

    /// What is done for each seat without asking. Bots never mind what is obvious.
    pub fn orders(&self) -> Vec<Orders> {
        let orders = |row: &SeatRow| Orders {
            obvious: row.auto || !row.human(),
            declines: row.declines && row.human(),
            ends: row.ends && row.human(),
            waived: row.waived().filter(|_| row.human()).map(str::to_owned).collect(),
        };
        self.seats.iter().map(orders).collect()
    }

    /// When the first person's time will be up.
    pub fn deadline(&self, session: &Session) -> Option<i64> {
        session.deadline(self.row.pace(), |seat| self.seats.get(seat.index()).is_some_and(SeatRow::human))
    }

    /// The seats of the other people who play at the table. Bots agree to everything.
    pub fn others(&self, seat: Seat) -> Vec<Seat> {
        let Some(own) = self.seats.get(seat.index()) else { return Vec::new() };
        let other = |row: &&SeatRow| row.human() && row.person != own.person;
        self.seats.iter().filter(other).map(seat_of).collect()
    }

    /// The seats that are asked whether they agree: those of everyone but the proposer, and of whom it is about.
    pub fn asked(&self, proposal: &Proposal) -> Vec<Seat> {
        let row = |number: i64| self.seats.iter().find(|row| row.seat == number);
        let (Some(proposer), Some(about)) = (row(proposal.proposer), row(proposal.seat)) else { return Vec::new() };
        let mut asked = self.others(seat_of(proposer));
        match proposal.kind {
            // Whoever has not lost their seat has it again whenever they want.
            ProposalKind::Return if about.person == proposer.person && about.lost().is_none() => asked.clear(),
            // Whoever has not been there for days is not waited for here either.
            ProposalKind::Replace => asked.retain(|&seat| seat != seat_of(about)),
            ProposalKind::Takeback | ProposalKind::Return | ProposalKind::End => {
                let apart = about.person != proposer.person && !asked.contains(&seat_of(about));
                asked.extend(apart.then(|| seat_of(about)));
            }
        }
        asked
    }

    /// The seats that have not agreed yet.
    pub fn missing(&self, proposal: &Proposal) -> Vec<Seat> {
        let has = |seat: &Seat| proposal.agreed.iter().any(|&agreed| usize::try_from(agreed) == Ok(seat.index()));
        self.asked(proposal).into_iter().filter(|seat| !has(seat)).collect()
    }
}

impl Snapshot {
    /// A match as it is now.
    pub fn new(meta: Arc<Meta>, session: Option<Arc<Session>>, unreadable: Option<Arc<Unreadable>>) -> Self {
        let changes = meta.row.changes;
        Self { meta, session, changes, history: Arc::default(), unreadable }
    }

    /// The match as it is seen here, for the store: what has changed since is not overwritten.
    pub fn at(&self) -> At<'_> {
        At { id: &self.meta.row.id, changes: self.changes }
    }

    /// How it went so far: played anew once and kept.
    pub fn history(&self) -> Option<&History> {
        let session = self.session.as_ref()?;
        Some(self.history.get_or_init(|| History::of(session.game())))
    }

    /// The result, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.meta.outcome_of(self.session.as_ref()?.game())
    }

    /// What is proposed now. Whatever is done makes the proposal of a takeback void; nobody comes back who is there, and
    /// nobody is replaced who has acted.
    pub fn proposals(&self) -> impl Iterator<Item = &Proposal> {
        let running = self.meta.row.status() == Status::Running;
        let session = self.session.as_ref().filter(|_| running);
        self.meta.proposals.iter().filter(move |proposal| {
            let row = self.meta.seats.iter().find(|row| row.seat == proposal.seat);
            match (proposal.kind, session, row) {
                (ProposalKind::Takeback, Some(session), Some(row)) => {
                    session.game().sequence() == proposal.sequence && row.human()
                }
                (ProposalKind::Return, Some(_), Some(row)) => row.may_return(),
                (ProposalKind::Replace, Some(session), Some(row)) => {
                    row.human() && session.clocks.asked_since(seat_of(row)).is_some_and(|since| since < proposal.at)
                }
                (ProposalKind::End, Some(_), _) => true,
                _ => false,
            }
        })
    }

    /// Whether `seat` can take its last choice back without asking: also where nobody is there to be asked.
    pub fn can_take_back(&self, seat: Seat) -> Result<(), UndoError> {
        let session = self.session.as_ref().ok_or(UndoError::Nothing(seat))?;
        session.can_take_back(seat).or_else(|why| {
            let alone = self.meta.others(seat).is_empty();
            if alone && session.can_take_back_agreed(seat, 1).is_ok() { Ok(()) } else { Err(why) }
        })
    }

    /// The seats somebody holds, those included where a bot has taken over.
    pub fn seats_of(&self, person: Option<i64>) -> Vec<Seat> {
        let own = |row: &&SeatRow| person.is_some() && row.person == person;
        self.meta.seats.iter().filter(own).map(seat_of).collect()
    }

    /// Whether somebody plays at a seat.
    pub fn plays(&self, person: Option<i64>, seat: Seat) -> bool {
        let row = self.meta.seats.get(seat.index());
        row.is_some_and(|row| person.is_some() && row.person == person && row.human())
    }

    /// Whether somebody keeps the others waiting for days at `time`: who may be replaced.
    pub fn is_absent(&self, row: &SeatRow, time: i64) -> bool {
        let since = self.session.as_ref().and_then(|session| session.clocks.asked_since(seat_of(row)));
        let running = self.meta.row.status() == Status::Running;
        running && row.human() && since.is_some_and(|since| time - since >= ABSENT)
    }

    /// Whether nobody but somebody's bots plays at a table of theirs.
    pub fn is_alone(&self, person: i64) -> bool {
        let others = |row: &SeatRow| row.person.is_some_and(|other| other != person);
        !self.seats_of(Some(person)).is_empty() && !self.meta.seats.iter().any(others)
    }

    /// Whether somebody may see the table at all.
    pub fn may_look(&self, person: Option<i64>) -> bool {
        let owner = person.is_some() && self.meta.row.owner == person;
        self.meta.row.listed || owner || !self.seats_of(person).is_empty()
    }

    /// How somebody looks at the table; `uncovered` is the seat that has the screen where several share it.
    pub fn eyes(&self, person: Option<i64>, uncovered: Option<Seat>) -> Eyes {
        let own = self.seats_of(person);
        // What was ended waits for nobody.
        let ended = self.meta.row.status() == Status::Ended;
        match own.as_slice() {
            [] => Eyes::SPECTATOR,
            [seat] if ended => Eyes { viewer: Viewer::Seat(*seat), acting: None, cover: None },
            _ if ended => Eyes::SPECTATOR,
            [seat] => {
                let acting = self.plays(person, *seat).then_some(*seat);
                Eyes { viewer: Viewer::Seat(*seat), acting, cover: None }
            }
            several => {
                let waiting = self.session.as_ref().map(|session| session.game().waiting()).unwrap_or_default();
                let next = several.iter().copied().find(|seat| waiting.contains(seat) && self.plays(person, *seat));
                match next {
                    Some(seat) if uncovered == Some(seat) => {
                        Eyes { viewer: Viewer::Seat(seat), acting: next, cover: None }
                    }
                    cover => Eyes { viewer: Viewer::Spectator, acting: None, cover },
                }
            }
        }
    }

    /// A name for each seat.
    pub fn names(&self, language: Language) -> Vec<String> {
        self.meta.seats.iter().map(|row| name(row, language)).collect()
    }

    /// A name for each seat, as it stands in records: a bot's kind is behind its name.
    pub fn record_names(&self) -> Vec<String> {
        self.meta.seats.iter().map(record_name).collect()
    }

    /// The seats of bots.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        let row = self.meta.seats.get(seat.index()).filter(|row| row.kind() == SeatKind::Bot)?;
        Some(row.bot.as_deref().unwrap_or("random"))
    }
}

/// A seat's number.
pub fn seat_of(row: &SeatRow) -> Seat {
    Seat::new(usize::try_from(row.seat).unwrap_or_default().min(tessera_kernel::MAX_SEATS - 1))
}

/// A seat's name, as it stands in records: a bot's kind is behind its name.
pub(super) fn record_name(row: &SeatRow) -> String {
    let name = name(row, Language::English);
    let named = match (row.kind(), &row.bot) {
        (SeatKind::Bot, Some(bot)) => format!("{name} ({bot})"),
        _ => name,
    };
    named.chars().take(MAX_NAME).collect()
}

fn name(row: &SeatRow, language: Language) -> String {
    let speaker = Speaker::new(language, &[]);
    if row.gone {
        return speaker.word("server-someone");
    }
    if let Some(nick) = &row.nick {
        return nick.clone();
    }
    let index = usize::try_from(row.seat).unwrap_or_default();
    match row.kind() {
        SeatKind::Bot if row.person.is_none() => BOT_NAMES[index % BOT_NAMES.len()].to_owned(),
        SeatKind::Here => speaker.say(&Phrase::new("server-player-number").with("number", index + 1)),
        SeatKind::Person | SeatKind::Bot => person_name(row.name.as_deref(), row.guest, language),
        SeatKind::Open | SeatKind::Invite => speaker.word("server-seat-free"),
    }
}

/// The name of a person, or of a guest, or of somebody who is gone.
pub fn person_name(name: Option<&str>, guest: Option<i64>, language: Language) -> String {
    let speaker = Speaker::new(language, &[]);
    match (name, guest) {
        (Some(name), _) => name.to_owned(),
        (None, Some(guest)) => crate::names::of_guest(guest, language),
        (None, None) => speaker.word("server-someone"),
    }
}
