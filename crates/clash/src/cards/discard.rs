//! A card goes from a hand to its discard pile. Great Persons count as Action cards (C21.7).

use crate::choice::Item;
use crate::prelude::*;
use crate::state::Player;

/// An Action card of a hand, or a Great Person, as the player likes; none where the hand is empty, or where that may be.
pub(crate) fn pick(
    ask: &mut Ask<'_>,
    seat: Seat,
    prompt: Prompt,
    player: &Player,
    optional: bool,
) -> Flow<Option<Item>> {
    let actions = player.actions.iter().map(|card| Item::Action(ActionCard::new(card)));
    let persons = player.persons.iter().map(|card| Item::Person(EventCard::new(card)));
    let choice = |card: Item| match card {
        Item::Person(card) => Choice::Person(card),
        Item::Action(card) => Choice::Card(card),
        _ => unreachable!("no other cards are listed"),
    };
    ask.pick_or_not(seat, prompt, actions.chain(persons), choice, optional)
}

/// It is discarded for all to see.
pub(crate) fn give_up(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: Item) {
    match card {
        Item::Action(card) => {
            s.players[seat].actions.remove(card.index());
            s.discard_action(seat, card);
            ask.show(Audience::Everyone, || Event::Discarded { seat, card });
        }
        Item::Person(card) => {
            s.players[seat].persons.remove(card.index());
            crate::fate::discard(s, card, seat);
            ask.log(|| Event::PersonDiscarded { seat, card });
        }
        Item::Objective(card) => {
            s.players[seat].objectives.remove(card.index());
            s.objectives_discard.push(card.index());
            ask.show(Audience::Everyone, || Event::ObjectiveDiscarded { seat, card });
        }
        _ => {}
    }
}
