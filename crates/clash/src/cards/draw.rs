//! Drawing cards, and passing them on (C1.9, C1.10, C16.1).

use super::actions::ActionCard;
use super::events;
use super::objectives::ObjectiveCard;
use crate::choice::Item;
use crate::hand::{Hand, draw};
use crate::prelude::*;
use crate::state::Player;

/// Draws Action cards one by one; the Great Mausoleum may take the last discarded one (C23).
pub(crate) fn draw_actions(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) -> Flow {
    let reuse =
        powers::digs_up(s, seat) && !s.actions_discard.is_empty() && ask.whether(seat, Prompt::TakeDiscardedAction)?;
    let drawn = if reuse { s.actions_discard.pop() } else { draw(&mut s.actions, &mut s.actions_discard, &mut s.rng) };
    if let Some(card) = drawn.map(ActionCard::new) {
        s.players[seat].actions.insert(card.index());
        ask.show(if reuse { Audience::Everyone } else { Audience::Seat(seat) }, || Event::DrewAction {
            seat,
            card: Some(card),
            open: reuse,
        });
        if count > 1 {
            s.then(Task::DrawActions { seat, count: count - 1 });
        }
    }
    Ok(())
}

/// Draws Objective cards.
pub(crate) fn draw_objectives(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) {
    for _ in 0..count {
        if let Some(card) = next_objective(s, seat) {
            s.players[seat].objectives.insert(card.index());
            ask.show(Audience::Seat(seat), || Event::DrewObjective { seat, card: Some(card) });
        }
    }
}

/// The Objective card a player draws next: one that is promised to them, or the deck's (C27.58).
pub(crate) fn next_objective(s: &mut State, seat: Seat) -> Option<ObjectiveCard> {
    let promised = s.players[seat].promised.take().map(|promise| promise.card);
    promised.or_else(|| draw(&mut s.objectives, &mut s.objectives_discard, &mut s.rng).map(ObjectiveCard::new))
}

/// Draws a Wonder card, takes the one a power seeks, or the Envoy's: to hand, or laid open for all (C22, C28).
pub(crate) fn draw_wonder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, reserve: bool) -> Flow {
    let sought = powers::sought(s, seat).filter(|&(_, wonder)| fetch_wonder(s, ask, seat, wonder));
    let sought = sought.map(|(power, wonder)| {
        Cause::Power(power).note();
        wonder
    });
    let met = if sought.is_some() { None } else { events::meet_envoy(s, ask, seat)? };
    // What a player seeks, and what lay beside the Envoy, is known to all.
    let known = sought.or(met);
    if let Some(wonder) = known.or_else(|| s.wonders.pop().map(Wonder::new)) {
        let laid = !s.edition.wonders_go_to_hand() || s.switches.announced;
        if laid {
            s.wonders_open.insert(wonder);
        } else {
            s.players[seat].wonders.insert(wonder);
        }
        let open = laid || known.is_some();
        ask.reveal(if open { Audience::Everyone } else { Audience::Seat(seat) });
        ask.log(|| Event::DrewWonder { seat, wonder: Some(wonder), open });
    }
    if reserve && !s.wonders_open.is_empty() {
        s.then(Task::Reserve { seat });
    }
    Ok(())
}

/// Finds a Wonder card for a player who does not hold it: with an opponent, who draws another; beside the Envoy, where
/// another is laid; in the deck, which is shuffled. Whether it was found.
fn fetch_wonder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, wonder: Wonder) -> bool {
    if let Some(holder) = s.others(seat).find(|&other| s.players[other].wonders.has(wonder)) {
        s.players[holder].wonders.remove(wonder);
        s.then(Task::DrawWonder { seat: holder, reserve: false });
        true
    } else if s.envoy == Some(wonder) {
        events::relieve_envoy(s, ask);
        true
    } else if let Some(at) = s.wonders.iter().position(|&card| card == wonder as u8) {
        s.wonders.remove(at);
        s.rng.shuffle(&mut s.wonders);
        true
    } else {
        false
    }
}

/// Monuments of 2012: an open Wonder is reserved for the player (C22).
pub(crate) fn reserve(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let wonder = ask.pick_if_several(seat, Prompt::Reserve, s.wonders_open.iter(), Choice::Wonder)?;
    s.wonders_open.remove(wonder);
    s.players[seat].wonders.insert(wonder);
    ask.log(|| Event::Reserved { seat, wonder });
    Ok(())
}

impl State {
    /// A card changes hands.
    pub(crate) fn pass_card(&mut self, from: Seat, to: Seat, card: Item) {
        let hand = |player: &mut Player, card: Item, comes: bool| {
            let change = |hand: &mut Hand, card: u8| if comes { hand.insert(card) } else { hand.remove(card) };
            match card {
                Item::Action(card) => change(&mut player.actions, card.index()),
                Item::Person(card) => change(&mut player.persons, card.index()),
                Item::Objective(card) => change(&mut player.objectives, card.index()),
                Item::Wonder(wonder) if comes => player.wonders.insert(wonder),
                Item::Wonder(wonder) => player.wonders.remove(wonder),
                Item::Good(_) | Item::AnyAction | Item::AnyObjective | Item::AnyWonder => {}
            }
        };
        hand(&mut self.players[from], card, false);
        hand(&mut self.players[to], card, true);
    }
}
