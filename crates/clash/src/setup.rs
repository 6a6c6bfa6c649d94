//! The box unpacked (C3.1).

use tessera_kernel::{Agenda, BySeat, Rng, Seat, Setup};

use crate::board::{Board, Mood, Side, Stack};
use crate::cards::objectives::Objectives;
use crate::cards::{actions, events, objectives};
use crate::components::advances::{Advance, Advances};
use crate::components::board::Layout;
use crate::components::buildings::{Building, SETTLEMENTS, Unit};
use crate::components::civilizations::{Leaders, Powers};
use crate::components::tiles::NORMAL;
use crate::components::wonders::{WONDERS, Wonder, Wonders};
use crate::edition::Edition;
use crate::goods::Goods;
use crate::hand::{Hand, Pile};
use crate::state::{Barbarians, Built, EventSwitch, Length, Moving, PeopleSwitch, Phase, Player, State, Switches};
use crate::units::Units;
use crate::{peoples, turn};

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
    let mut objectives: Pile<{ objectives::DECK }> = (0..edition.objective_cards()).collect();
    let mut events: Pile<{ events::DECK }> = (0..edition.event_cards()).collect();
    let mut wonders: Pile<WONDERS> = Wonder::of(edition).map(|wonder| wonder as u8).collect();
    rng.mix(&mut actions);
    rng.mix(&mut objectives);
    rng.mix(&mut events);
    rng.mix(&mut wonders);
    for (_, player) in players.iter_mut() {
        player.actions.insert(actions.pop().expect("42 cards are enough"));
        player.objectives.insert(objectives.pop().expect("32 cards are enough"));
    }
    let mut state = State {
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
            units: Units::each(|unit| edition.barbarians(unit)),
        },
        pirates: edition.pirates(),
        peoples: Pile::default(),
        druids: tessera_kernel::hex::HexSet::EMPTY,
        envoy: None,
        embassy: None,
        past: None,
        squad: Stack::default(),
        moving: Moving::default(),
        exploring: None,
        recruiting: None,
        battle: None,
        sinking: tessera_kernel::hex::HexSet::EMPTY,
        marching: tessera_kernel::hex::HexSet::EMPTY,
        steered: false,
        refill: tessera_kernel::hex::HexSet::EMPTY,
        spying: None,
        talk: None,
        looked_at: Hand::NONE,
        ending: false,
        event: None,
        foresight: None,
    };
    if edition.has_civilizations() {
        let mut rng = state.rng.fork();
        peoples::deal(&mut state, &mut rng);
    }
    state
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
        peoples: if is("civilizations", "two") {
            PeopleSwitch::Two
        } else if is("civilizations", "free") {
            PeopleSwitch::Free
        } else {
            PeopleSwitch::Random
        },
        alternate: is("leaders", "alternate") || is("leaders", "alternate-random"),
        chance_leads: is("leaders", "random") || is("leaders", "alternate-random"),
        truces_bind_ports: setup.revision >= 2,
        martyrs_are_no_kills: setup.revision >= 2,
        third: setup.revision >= 3,
    }
}

fn player(edition: Edition, start: crate::components::board::Space) -> Player {
    Player {
        goods: Goods::resources(2, 0, 0, 0, 0),
        culture_level: 0,
        mood_level: 0,
        advances: [Advance::Farming, Advance::Mining].into_iter().collect::<Advances>(),
        cubes: 3,
        units: Units::each(|unit| edition.pieces(unit)),
        settlements: SETTLEMENTS,
        buildings: Building::ALL.map(|building| edition.pieces_of(building)),
        buried: [0; Building::ALL.len()],
        buried_settlements: 0,
        actions: Hand::NONE,
        persons: Hand::NONE,
        objectives: Hand::NONE,
        upper_done: Hand::NONE,
        lower_done: Hand::NONE,
        wonders: Wonders::NONE,
        half_points: 0,
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
        people: None,
        powers: Powers::NONE,
        lent: Advances::NONE,
        leader: None,
        leaders: Leaders::NONE,
        led: 0,
        trophies: Leaders::NONE,
        prisoners: [Units::NONE; Side::COUNT],
        runes: 0,
        explored: 0,
        anarchy: 0,
        promised: None,
    }
}
