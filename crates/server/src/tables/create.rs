//! New tables: ordered, filled, begun.

use std::sync::Arc;

use tessera_bots::{Kind, Level};
use tessera_games::BeginError;
use tessera_kernel::{AnyMatch, Options, Seat, Secret, Takebacks};
use tessera_session::{Deed, Pace};

use super::snapshot::record_name;
use super::{Live, TableError, Tables};
use crate::id;
use crate::store::{NewMatch, STAND_IN, SeatKind, SeatRow, Status, StoreError};

/// Who shall play a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatOrder {
    /// Whoever orders the table.
    Me,
    /// Another person at the same screen.
    Here,
    /// Whoever has the link.
    Invite,
    /// Anyone.
    Anyone,
    /// A bot.
    Bot(Kind),
}

impl SeatOrder {
    /// The bot's name as it is stored.
    fn bot(self) -> Option<String> {
        if let Self::Bot(kind) = self { Some(kind.to_string()) } else { None }
    }
}

/// A table to be made.
#[derive(Clone, Debug)]
pub struct TableOrder {
    /// Which game.
    pub game: String,
    /// Which edition; the usual one when empty.
    pub edition: String,
    /// The game's options.
    pub options: Options,
    /// How far players may go back.
    pub takebacks: Takebacks,
    /// Who plays.
    pub seats: Vec<SeatOrder>,
    /// What those at the same screen are called, seat by seat, as far as they are.
    pub names: Vec<Option<String>>,
    /// Whether strangers may find and watch it.
    pub listed: bool,
    /// How long they may think.
    pub pace: Pace,
    /// `bot` or `lose`.
    pub timeout: &'static str,
    /// The level that plays a seat its player has left.
    pub stand_in: Level,
}

/// Why a table was not made.
#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    /// The game cannot be set up like this.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// Nobody who orders sits down.
    #[error("whoever sets the table up takes a seat")]
    NoSeat,
    /// One person has enough of them.
    #[error("finish some of your tables first: you have {0} that are not over")]
    TooMany(usize),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It could not begin.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl TableOrder {
    /// A person against the usual number of bots.
    pub fn against_bots(game: &str) -> Result<Self, OrderError> {
        let info = tessera_games::info(game).map_err(BeginError::from)?;
        let mut seats = vec![SeatOrder::Me];
        seats.resize(info.min_seats.max(2), SeatOrder::Bot(USUAL_BOT));
        Ok(Self {
            game: game.to_owned(),
            edition: String::new(),
            options: Options::default(),
            takebacks: Takebacks::default(),
            seats,
            names: Vec::new(),
            listed: false,
            pace: Pace::None,
            timeout: "bot",
            stand_in: STAND_IN,
        })
    }
}

/// The bot that plays where nobody asked for another one.
pub const USUAL_BOT: Kind = Kind::Level(Level::Casual);

impl Tables {
    /// Makes a table; it begins at once when nobody is waited for. Returns its name.
    pub async fn create(self: &Arc<Self>, person: i64, order: &TableOrder) -> Result<String, OrderError> {
        if !order.seats.contains(&SeatOrder::Me) {
            return Err(OrderError::NoSeat);
        }
        self.room_for_another(person).await?;
        let names = (1..=order.seats.len()).map(|number| format!("Player {number}")).collect();
        let mut setup = tessera_games::usual_setup(&order.game, names).map_err(BeginError::from)?;
        if !order.edition.is_empty() {
            setup.edition.clone_from(&order.edition);
        }
        setup.options = order.options.clone();
        setup.takebacks = order.takebacks;
        setup.revision = self.store.common_revision(&order.game, setup.revision).await?;
        let secret = Secret::from_os();
        // The game judges the setup now, not when the last seat is taken; unset options get their values.
        let begun = tessera_games::begin(&order.game, setup, secret)?;
        let id = id::match_id();
        let seat = |(index, &kind): (usize, &SeatOrder)| {
            let mut row = seat_row(&id, index, kind, person);
            row.nick = order.names.get(index).cloned().flatten().filter(|_| kind == SeatOrder::Here);
            row
        };
        let new = NewMatch {
            seats: order.seats.iter().enumerate().map(seat).collect(),
            id: id.clone(),
            game: begun.title().to_owned(),
            setup: begun.setup().clone(),
            secret,
            listed: order.listed,
            pace: order.pace,
            timeout: order.timeout,
            stand_in: order.stand_in,
            owner: person,
            deeds: Vec::new(),
            status: Status::Open,
            result: None,
            foreknown: false,
            content: begun.record(false).content,
        };
        self.store.add_match(&new).await?;
        metrics::counter!("tessera_created_total").increment(1);
        if let Some(live) = self.get(&id).await? {
            self.start_when_full(&live).await?;
        }
        Ok(id)
    }

    /// Whether somebody may set up one more table.
    async fn room_for_another(&self, person: i64) -> Result<(), OrderError> {
        let unfinished = self.store.unfinished_of(person).await?;
        if unfinished >= self.tables_per_person { Err(OrderError::TooMany(unfinished)) } else { Ok(()) }
    }

    /// Begins a match when nobody is waited for; `false` when somebody is.
    pub async fn start_when_full(self: &Arc<Self>, live: &Arc<Live>) -> Result<bool, OrderError> {
        live.refresh(self).await?;
        let snapshot = live.now(self).await?;
        if snapshot.unreadable.is_some() {
            return Ok(false);
        }
        let free = |seat: &SeatRow| matches!(seat.kind(), SeatKind::Open | SeatKind::Invite);
        if snapshot.meta.row.status() != Status::Open || snapshot.meta.seats.iter().any(free) {
            return Ok(false);
        }
        let mut setup = snapshot.meta.row.setup()?;
        setup.seats = snapshot.record_names();
        if !self.store.start_match(&live.id, &setup, None).await? {
            return Ok(false);
        }
        live.refresh(self).await?;
        let snapshot = live.resolve(self).await?;
        if let Some(session) = &snapshot.session {
            let deadline = snapshot.meta.deadline(session);
            if deadline.is_some() {
                self.store.set_deadline(&live.id, deadline).await?;
            }
        }
        Ok(true)
    }

    /// A match that goes on from a position of another one, or from a record: `seats` says who plays on. It waits for
    /// those who are invited.
    pub async fn continue_from(
        self: &Arc<Self>,
        person: i64,
        game: &dyn AnyMatch,
        seats: &[SeatOrder],
    ) -> Result<String, OrderError> {
        let record = game.record(true);
        let Some(secret) = record.secret else {
            return Err(StoreError::Corrupt("a record without its seed".to_owned()).into());
        };
        let id = id::match_id();
        let over = game.outcome();
        if over.is_none() {
            self.room_for_another(person).await?;
        }
        let waits = over.is_none() && seats.iter().any(|seat| matches!(seat, SeatOrder::Invite | SeatOrder::Anyone));
        let mut seats: Vec<SeatRow> =
            seats.iter().enumerate().map(|(index, &order)| seat_row(&id, index, order, person)).collect();
        let mut setup = record.setup;
        if over.is_none() {
            // Whoever played before has nothing to do with what comes of it.
            let maker = self.store.person(person).await?;
            for row in seats.iter_mut().filter(|row| row.person == Some(person)) {
                row.name = maker.as_ref().and_then(|maker| maker.called().map(str::to_owned));
                row.guest = maker.as_ref().map(|maker| maker.guest);
            }
            setup.seats = seats.iter().map(record_name).collect();
        }
        let deed = |(seat, text): (Seat, String)| Deed { seat, text, auto: false };
        let new = NewMatch {
            seats,
            id: id.clone(),
            game: game.title().to_owned(),
            setup,
            secret,
            listed: false,
            pace: Pace::None,
            timeout: "bot",
            stand_in: STAND_IN,
            owner: person,
            deeds: record.deeds.into_iter().map(deed).collect(),
            status: match over {
                Some(_) => Status::Finished,
                None if waits => Status::Open,
                None => Status::Running,
            },
            result: over.and_then(|outcome| serde_json::to_string(&outcome).ok()),
            // The seed stands in the record, for whoever has it to read.
            foreknown: true,
            content: record.content,
        };
        self.store.add_match(&new).await?;
        if let Some(live) = self.get(&id).await? {
            self.play_bots(&live);
        }
        Ok(id)
    }
}

/// A seat of a new match that a person sets up.
fn seat_row(id: &str, index: usize, order: SeatOrder, person: i64) -> SeatRow {
    let (kind, holder) = match order {
        // Several seats of one person share a screen, whatever they were called.
        SeatOrder::Me => (SeatKind::Person, Some(person)),
        SeatOrder::Here => (SeatKind::Here, Some(person)),
        SeatOrder::Invite => (SeatKind::Invite, None),
        SeatOrder::Anyone => (SeatKind::Open, None),
        SeatOrder::Bot(_) => (SeatKind::Bot, None),
    };
    let mut row = SeatRow::new(id, index, kind, holder, order.bot().as_deref());
    row.invite = (kind == SeatKind::Invite).then(id::secret);
    row
}
