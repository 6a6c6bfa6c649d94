//! Action cards that take several choices: Spy, New Plans, Hero General, Explorer, Cultural Takeover (C24).

use super::actions::ActionCard;
use super::events::EventCard;
use super::objectives::ObjectiveCard;
use crate::actions::explore;
use crate::actions::happiness::{self, sad_cities};
use crate::choice::Item;
use crate::hand::{Hand, draw};
use crate::prelude::*;
use crate::state::Player;

/// Hero General: a city grows happier, and for a mood token one more step.
pub(crate) fn hero(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    s.turn.heroes += 1;
    let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(sad_cities(s, seat)), Choice::At)?;
    happiness::lift(s, ask, seat, city);
    let sad = if s.can_spend(seat, 0, 1) { sad_cities(s, seat) } else { HexSet::EMPTY };
    if let Some(city) = ask.pick_or_not(seat, Prompt::CheerMore, spaces(sad), Choice::At, true)? {
        spend(s, ask, seat, 0, 1)?;
        happiness::lift(s, ask, seat, city);
    }
    Ok(())
}

/// Explorer: a Settler, a region, or both.
pub(crate) fn explorer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let regions: SmallVec<[Space; 8]> = spaces(explore::regions_near_cities(s, seat)).collect();
    let cities = if s.has_unit(seat, Unit::Settler) { s.cities(seat) } else { HexSet::EMPTY };
    let (prompt, optional) = (Prompt::PlaceUnit { unit: Unit::Settler }, !regions.is_empty());
    let placed = ask.pick_or_not(seat, prompt, spaces(cities), Choice::At, optional)?;
    if let Some(city) = placed {
        s.place_unit(seat, city, Unit::Settler);
    }
    if let Some(first) = ask.pick_or_not(seat, Prompt::ExploreRegion, regions, Choice::At, placed.is_some())? {
        explore::by_card(s, ask, seat, first, false);
    }
    Ok(())
}

/// The spy may swap a card for one of the same kind.
pub(crate) fn spy_swap(s: &mut State, ask: &mut Ask<'_>, seat: Seat, victim: Seat) -> Flow {
    let (mine, theirs) = (s.players[seat], s.players[victim]);
    let mut swaps: SmallVec<[Option<(Item, Item)>; 32]> = SmallVec::from_slice(&[None]);
    for a in action_cards(&mine) {
        swaps.extend(action_cards(&theirs).map(|b| Some((a, b))));
    }
    for a in mine.objectives.iter().map(ObjectiveCard::new) {
        let pairs = theirs.objectives.iter().map(ObjectiveCard::new);
        swaps.extend(pairs.map(|b| Some((Item::Objective(a), Item::Objective(b)))));
    }
    if s.edition.wonders_go_to_hand() {
        for a in mine.wonders.iter() {
            swaps.extend(theirs.wonders.iter().map(|b| Some((Item::Wonder(a), Item::Wonder(b)))));
        }
    }
    let swap = ask.pick(seat, Prompt::SpySwap { victim }, swaps, exchange)?;
    s.spying = None;
    let Some((given, taken)) = swap else { return Ok(()) };
    s.pass_card(seat, victim, given);
    s.pass_card(victim, seat, taken);
    ask.show(Audience::Seat(victim), || Event::SpySwapped { seat, victim });
    Ok(())
}

/// Two cards that change places, or none that do.
fn exchange(swap: Option<(Item, Item)>) -> Choice {
    swap.map_or(Choice::Done, |(given, taken)| Choice::Exchange(given, taken))
}

/// Action cards in a hand, Great Persons among them (C21.7).
fn action_cards(player: &Player) -> impl Iterator<Item = Item> + use<> {
    let actions = player.actions.iter().map(|card| Item::Action(ActionCard::new(card)));
    actions.chain(player.persons.iter().map(|card| Item::Person(EventCard::new(card))))
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

/// New Plans: two Objective cards are drawn to choose from.
pub(crate) fn draw_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    for _ in 0..2 {
        if let Some(card) = draw(&mut s.objectives, &mut s.objectives_discard, &mut s.rng) {
            s.looked_at.insert(card);
        }
    }
    ask.reveal(Audience::Seat(seat));
    s.then(Task::NewPlans { seat });
}

/// One of the two may be kept for one from hand; the rest is shuffled into the deck.
pub(crate) fn choose_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut swaps: SmallVec<[Option<(ObjectiveCard, ObjectiveCard)>; 32]> = SmallVec::from_slice(&[None]);
    for old in s.players[seat].objectives.iter().map(ObjectiveCard::new) {
        swaps.extend(s.looked_at.iter().map(|new| Some((old, ObjectiveCard::new(new)))));
    }
    let items = |(old, new)| (Item::Objective(old), Item::Objective(new));
    let swap = ask.pick(seat, Prompt::NewPlans, swaps, |swap| exchange(swap.map(items)))?;
    let mut back = std::mem::take(&mut s.looked_at);
    if let Some((old, new)) = swap {
        back.remove(new.index());
        back.insert(old.index());
        s.players[seat].objectives.remove(old.index());
        s.players[seat].objectives.insert(new.index());
    }
    for card in back.iter() {
        s.objectives.push(card);
    }
    s.rng.mix(&mut s.objectives);
    Ok(())
}

/// Whether Cultural Takeover opens a Barbarian city.
pub(crate) fn opens_camp(s: &State, seat: Seat, city: &City) -> bool {
    s.turn.used.has(Once::Takeover)
        && s.is_turn_of(seat)
        && city.owner == Side::BARBARIANS
        && city.size(s.edition) == 1
        && s.players[seat].settlements > 0
}

/// Cultural Takeover: the Barbarians' Settlement becomes the player's (C24).
pub(crate) fn take_over(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Space) -> Flow {
    let natives = *s.board.stack(target);
    let joins = |unit: &Unit| natives.army() > 0 && s.has_unit(seat, *unit);
    let pieces = [Unit::Settler, Unit::Infantry].into_iter().filter(joins);
    let unit = ask.pick_if_any(seat, Prompt::TakeOverUnit { target }, pieces, Choice::Recruit)?;
    s.eliminate_all(target);
    s.barbarians.settlements += 1;
    s.players[seat].settlements -= 1;
    s.board.hand_over(target, seat.into());
    let city = s.board.city_mut(target);
    city.mood = Mood::Neutral;
    city.activations = 0;
    city.angry_used = false;
    if let Some(unit) = unit {
        s.place_unit(seat, target, unit);
    }
    ask.log(|| Event::TakenOver { seat, space: target });
    Ok(())
}
