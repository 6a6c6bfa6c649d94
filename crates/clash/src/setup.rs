//! The box unpacked (C3.1).

use tessera_kernel::{Agenda, BySeat, Rng, Seat, Setup};

use crate::board::{Board, Mood, Stack};
use crate::cards::objectives::Objectives;
use crate::cards::{actions, events, objectives};
use crate::components::advances::{Advance, Advances};
use crate::components::board::Layout;
use crate::components::buildings::{Building, SETTLEMENTS, Unit};
use crate::components::tiles::NORMAL;
use crate::components::wonders::{WONDERS, Wonder, Wonders};
use crate::edition::Edition;
use crate::goods::Goods;
use crate::hand::{Hand, Pile};
use crate::state::{Barbarians, Built, EventSwitch, Length, Moving, Phase, Player, State, Switches};
use crate::turn;
use crate::units::Units;

/// The state before the first Round.
pub(crate) fn unpack(edition: Edition, setup: &Setup, mut rng: Rng) -> State {
    let count = setup.count();
    let layout = Layout::of(count);
    let switches = switches(setup);
    let mut tiles: Vec<u8> = (0..NORMAL as u8).collect();
    rng.shuffle(&mut tiles);
    let mut board = Board::new(count, &tiles[..layout.regions.len() - layout.homes]);
    // Seats are drawn: who sits where, the order round the board being given.
    let offset = rng.index(count);
    let first = Seat::new(rng.index(count));
    let mut players = BySeat::from_fn(count, |seat| {
        let home = layout.clockwise[(seat.index() + offset) % count];
        player(edition, layout.regions[usize::from(home)][0])
    });
    let short = switches.length == Length::Short;
    let mood = if short { Mood::Happy } else { edition.first_mood() };
    for (seat, player) in players.iter_mut() {
        let settlers = if short { 2 } else { 1 };
        player.settlements -= 1;
        player.units[Unit::Settler] -= settlers;
        board.found(seat.into(), player.start, mood);
        board.add(seat.into(), player.start, Unit::Settler, settlers);
    }
    let mut actions: Pile<{ actions::DECK }> = (0..actions::DECK as u8).collect();
    let mut objectives: Pile<{ objectives::DECK }> = (0..objectives::DECK as u8).collect();
    let mut events: Pile<{ events::DECK }> = (0..events::DECK as u8).collect();
    let mut wonders: Pile<WONDERS> = Wonder::of(edition).map(|wonder| wonder as u8).collect();
    rng.mix(&mut actions);
    rng.mix(&mut objectives);
    rng.mix(&mut events);
    rng.mix(&mut wonders);
    for (_, player) in players.iter_mut() {
        player.actions.insert(actions.pop().expect("42 cards are enough"));
        player.objectives.insert(objectives.pop().expect("32 cards are enough"));
    }
    State {
        rng,
        edition,
        switches,
        first,
        age: 1,
        round: 1,
        phase: Phase::RoundBegins,
        turn: turn::blank(first),
        agenda: Agenda::default(),
        board,
        players,
        actions,
        actions_discard: Pile::default(),
        events,
        events_discard: Pile::default(),
        events_staying: Hand::NONE,
        objectives,
        objectives_discard: Pile::default(),
        wonders,
        wonders_open: Wonders::NONE,
        built: [Built::default(); WONDERS],
        barbarians: Barbarians {
            settlements: edition.barbarian_settlements(),
            units: Units::of(Unit::Infantry, edition.barbarian_infantry()),
        },
        squad: Stack::default(),
        moving: Moving::default(),
        exploring: None,
        battle: None,
        sinking: tessera_kernel::hex::HexSet::EMPTY,
        marching: tessera_kernel::hex::HexSet::EMPTY,
        refill: tessera_kernel::hex::HexSet::EMPTY,
        spying: None,
        talk: None,
        looked_at: Hand::NONE,
        ending: false,
        event: None,
    }
}

fn switches(setup: &Setup) -> Switches {
    let is = |key: &str, value: &str| setup.options.is(key, value);
    Switches {
        events: if is("events", "icons") {
            EventSwitch::IconOnly
        } else if is("events", "optional") {
            EventSwitch::Optional
        } else {
            EventSwitch::Full
        },
        length: if is("length", "short") {
            Length::Short
        } else if is("length", "roll") {
            Length::EndRoll
        } else if is("length", "wonder") {
            Length::WonderfulEnd
        } else {
            Length::Standard
        },
        announced: is("wonders", "announced"),
    }
}

fn player(edition: Edition, start: crate::components::board::Space) -> Player {
    Player {
        goods: Goods::resources(2, 0, 0, 0, 0),
        culture_level: 0,
        mood_level: 0,
        advances: [Advance::Farming, Advance::Mining].into_iter().collect::<Advances>(),
        cubes: 3,
        units: Units::each(Unit::pieces),
        settlements: SETTLEMENTS,
        buildings: [edition.buildings(); Building::ALL.len()],
        buried: [0; Building::ALL.len()],
        buried_settlements: 0,
        actions: Hand::NONE,
        persons: Hand::NONE,
        objectives: Hand::NONE,
        upper_done: Hand::NONE,
        lower_done: Hand::NONE,
        wonders: Wonders::NONE,
        points: 0,
        start,
        fewer: 0,
        peace: 0,
        achieved: Objectives::NONE,
        achieved_again: Objectives::NONE,
        claimed: Objectives::NONE,
        fought_at: tessera_kernel::hex::HexSet::EMPTY,
        won: 0,
        wonder_round: 0,
        founder_round: 0,
        writing_paid: false,
    }
}
