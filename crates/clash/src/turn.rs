//! A turn: three actions, and whatever else may be done between them (C4.2).

use crate::actions::{advance, collect, construct, found, happiness, influence, move_units, recruit, trade};
use crate::ask::Asked;
use crate::cards::{actions, events};
use crate::choice::Act;
use crate::components::civilizations::Powers;
use crate::objectives;
use crate::powers::{civilizations, wonders};
use crate::prelude::*;
use crate::state::{Turn, Used};

/// Actions in a turn.
const ACTIONS: u8 = 3;

impl State {
    /// An action is taken: what just happened has passed.
    pub(crate) fn begin_action(&mut self, seat: Seat) {
        self.turn.actions -= 1;
        self.take_notice(seat);
    }

    fn take_notice(&mut self, seat: Seat) {
        self.turn.begun = true;
        self.turn.captures = [0; 4];
        objectives::forget(self, seat);
    }
}

/// A turn before it is taken.
pub(crate) fn blank(seat: Seat) -> Turn {
    Turn {
        seat,
        actions: 0,
        open: false,
        begun: false,
        used: Used::default(),
        spent: Powers::NONE,
        borrowed: None,
        collects: 0,
        drafts: 0,
        truce: 0,
        captures: [0; 4],
        wins: 0,
        glories: 0,
        heroes: 0,
        great_ideas: 0,
        corsairs: 0,
        talks: 0,
        mired: HexSet::EMPTY,
        marks: crate::hand::List::default(),
    }
}

/// A player's turn begins.
pub(crate) fn begin(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let player = &mut s.players[seat];
    let (fewer, truce) = (std::mem::take(&mut player.fewer), std::mem::take(&mut player.peace));
    s.turn = Turn { actions: ACTIONS.saturating_sub(fewer), open: true, truce, ..blank(seat) };
    for (_, player) in s.players.iter_mut() {
        player.fought_at = HexSet::EMPTY;
        player.won = 0;
    }
    for space in spaces(s.cities(seat)) {
        let city = s.board.city_mut(space);
        city.activations = 0;
        city.angry_used = false;
        city.closed = false;
    }
    let dawns = powers::dawns(s, seat);
    s.then_each(dawns.into_iter().chain([Task::Income { seat }]));
    let (age, round) = (s.age, s.round);
    ask.log(|| Event::TurnBegan { seat, age, round });
}

/// What can be done between actions.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let seat = s.turn.seat;
    objectives::after_action(s, seat);
    let mut options = Choices::new();
    list(s, seat, &mut options);
    let actions = s.turn.actions;
    let prompt = Prompt::Turn { actions };
    let (speaker, choice) = match others_who_may_talk(s, seat) {
        may if may.is_empty() => (seat, ask.one(seat, prompt, &options)?),
        may => ask.any(Asked { seat, prompt, options }, may)?,
    };
    match choice {
        Choice::Act(action) => act(s, ask, seat, action),
        Choice::Use(advance) => powers::use_advance(s, ask, seat, advance),
        Choice::UseWonder(wonder) => wonders::use_it(s, ask, seat, wonder),
        Choice::Invoke(power) => civilizations::use_power(s, ask, seat, power),
        Choice::WonderAt(space, wonder) => construct::build_wonder(s, ask, seat, space, wonder),
        Choice::Play(card) => actions::play(s, ask, seat, card),
        Choice::Person(card) => events::play_person(s, ask, seat, card),
        Choice::Claim(card, half) => objectives::claim(s, ask, seat, card, half),
        Choice::Trade(other) => {
            trade::begin(s, ask, speaker, other);
            Ok(())
        }
        _ => {
            end(s);
            Ok(())
        }
    }
}

/// Lists what can be done. The list is long and made all the time: it stays where it is.
fn list(s: &State, seat: Seat, options: &mut Choices) {
    options.extend(Act::ALL.into_iter().filter(|&action| can_act(s, seat, action).is_ok()).map(Choice::Act));
    let player = &s.players[seat];
    options
        .extend(powers::usable(s, seat).filter(|&advance| powers::can_use(s, seat, advance).is_ok()).map(Choice::Use));
    let wonders = wonders::USABLE.into_iter().filter(|&wonder| wonders::can_use(s, seat, wonder).is_ok());
    options.extend(wonders.map(Choice::UseWonder));
    let powers = civilizations::usable(s, seat).filter(|&power| civilizations::can_use(s, seat, power).is_ok());
    options.extend(powers.map(Choice::Invoke));
    let reserved = construct::reserved_sites(s, seat);
    options.extend(reserved.iter().map(|&(space, wonder)| Choice::WonderAt(space, wonder)));
    let cards = player.actions.iter().map(ActionCard::new);
    options.extend(cards.filter(|&card| actions::can_play(s, seat, card).is_ok()).map(Choice::Play));
    let persons = events::playable(s, seat);
    options.extend(persons.filter(|&card| events::can_play_person(s, seat, card).is_ok()).map(Choice::Person));
    options.extend(objectives::claims(s, seat).map(|(card, lower)| Choice::Claim(card, lower)));
    let partners = s.others(seat).filter(|&other| trade::can_talk(s, seat, other).is_ok());
    options.extend(partners.map(Choice::Trade));
    options.push(Choice::End);
}

/// In 2012 the others may speak up too (C18.1).
fn others_who_may_talk(s: &State, seat: Seat) -> Vec<Asked> {
    if !s.edition.lets_others_speak_up() {
        return Vec::new();
    }
    let willing = s.others(seat).filter(|&other| trade::can_talk(s, seat, other).is_ok());
    willing
        .map(|other| Asked {
            seat: other,
            prompt: Prompt::MayTalk { with: seat },
            options: Choices::from_slice(&[Choice::Trade(seat)]),
        })
        .collect()
}

/// Whether an action can be taken now.
pub(crate) fn can_act(s: &State, seat: Seat, action: Act) -> Result<(), Why> {
    let free = action == Act::Collect && powers::collects_freely(s, seat);
    ensure(free || s.turn.actions > 0, Why::NoActionLeft)?;
    match action {
        Act::Advance => advance::can_buy_any(s, seat),
        Act::Found => found::can_found(s, seat),
        Act::Collect => {
            powers::may_collect(s, seat)?;
            collect::can_collect(s, seat)
        }
        Act::Construct => construct::can_construct(s, seat),
        Act::Recruit => recruit::can_recruit(s, seat),
        Act::Move => move_units::can_move(s, seat),
        Act::Happiness => happiness::can_raise(s, seat),
        Act::Influence => influence::can_influence(s, seat, 0),
    }
}

/// Whether there is anything to do in this turn besides ending it, as everybody can tell: Wonders may be built from hand.
pub(crate) fn can_act_without_cards(s: &State) -> bool {
    let seat = s.turn.seat;
    s.turn.open && Act::ALL.into_iter().any(|action| action != Act::Construct && can_act(s, seat, action).is_ok())
}

fn act(s: &mut State, ask: &mut Ask<'_>, seat: Seat, action: Act) -> Flow {
    let free = action == Act::Collect && powers::collects_freely(s, seat);
    let price = powers::collect_price(s, seat);
    if free {
        s.take_notice(seat);
    } else {
        s.begin_action(seat);
    }
    ask.log(|| Event::Acted { seat, action });
    match action {
        Act::Advance => {
            advance::buy(s, ask, seat, true)?;
            Ok(())
        }
        Act::Found => found::found(s, ask, seat),
        Act::Collect => {
            if let Some(price) = price {
                pay(s, ask, seat, price)?;
            }
            collect::collect(s, ask, seat)
        }
        Act::Construct => construct::construct(s, ask, seat),
        Act::Recruit => recruit::recruit(s, ask, seat),
        Act::Move => {
            move_units::begin(s, seat, false);
            Ok(())
        }
        Act::Happiness => happiness::raise(s, ask, seat),
        Act::Influence => influence::influence(s, ask, seat, None),
    }
}

/// The turn is over.
fn end(s: &mut State) {
    let seat = s.turn.seat;
    objectives::forget(s, seat);
    s.turn = blank(seat);
    // Storage may have been the Great Library's (C23.3).
    s.shed(seat);
}
