//! Action cards that take several choices: Spy, New Plans, Hero General, Explorer, Cultural Takeover (C24).

use super::actions::ActionCard;
use super::events::EventCard;
use super::objectives::ObjectiveCard;
use crate::actions::explore;
use crate::actions::happiness::{self, sad_cities};
use crate::ask::{Ask, Choices};
use crate::board::{City, Mood, Side};
use crate::choice::{Choice, Item};
use crate::components::board::{Space, spaces};
use crate::components::buildings::Unit;
use crate::event::Event;
use crate::hand::shuffle;
use crate::prompt::Prompt;
use crate::purse::spend;
use crate::state::{Once, Player, State, Task};
use smallvec::SmallVec;
use tessera_kernel::{Audience, Flow, Seat};

/// Hero General: a city grows happier, and for a mood token one more step.
pub(crate) fn hero(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    s.turn.heroes += 1;
    let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(sad_cities(s, seat)), Choice::At)?;
    happiness::lift(s, ask, seat, city);
    let mut options: Choices = spaces(sad_cities(s, seat)).map(Choice::At).collect();
    if options.is_empty() || !s.can_spend(seat, 0, 1) {
        return Ok(());
    }
    options.push(Choice::Done);
    if let Choice::At(city) = ask.one(seat, Prompt::CheerMore, &options)? {
        spend(s, ask, seat, 0, 1)?;
        happiness::lift(s, ask, seat, city);
    }
    Ok(())
}

/// Explorer: a Settler, a region, or both.
pub(crate) fn explorer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let regions: SmallVec<[Space; 8]> = spaces(explore::regions_near_cities(s, seat)).collect();
    let mut placed = false;
    if s.has_unit(seat, Unit::Settler) && !s.cities(seat).is_empty() {
        let mut options: Choices = spaces(s.cities(seat)).map(Choice::At).collect();
        if !regions.is_empty() {
            options.push(Choice::Done);
        }
        if let Choice::At(city) = ask.one(seat, Prompt::PlaceUnit { unit: Unit::Settler }, &options)? {
            s.place_unit(seat, city, Unit::Settler);
            placed = true;
        }
    }
    if regions.is_empty() {
        return Ok(());
    }
    let mut options: Choices = regions.iter().copied().map(Choice::At).collect();
    if placed {
        options.push(Choice::Done);
    }
    if let Choice::At(first) = ask.one(seat, Prompt::ExploreRegion, &options)? {
        explore::by_card(s, ask, seat, first, false);
    }
    Ok(())
}

/// The spy may swap a card for one of the same kind.
pub(crate) fn spy_swap(s: &mut State, ask: &mut Ask<'_>, seat: Seat, victim: Seat) -> Flow {
    let (mine, theirs) = (s.players[seat], s.players[victim]);
    let mut options = Choices::new();
    options.push(Choice::Done);
    for a in action_cards(&mine) {
        options.extend(action_cards(&theirs).map(|b| Choice::Exchange(a, b)));
    }
    for a in mine.objectives.iter().map(ObjectiveCard::new) {
        let pairs = theirs.objectives.iter().map(ObjectiveCard::new);
        options.extend(pairs.map(|b| Choice::Exchange(Item::Objective(a), Item::Objective(b))));
    }
    if s.edition.wonders_go_to_hand() {
        for a in mine.wonders.iter() {
            options.extend(theirs.wonders.iter().map(|b| Choice::Exchange(Item::Wonder(a), Item::Wonder(b))));
        }
    }
    let choice = ask.one(seat, Prompt::SpySwap { victim }, &options)?;
    s.spying = None;
    let Choice::Exchange(given, taken) = choice else { return Ok(()) };
    hand_over(s, seat, victim, given);
    hand_over(s, victim, seat, taken);
    ask.reveal(Audience::Seat(victim));
    ask.log(|| Event::SpySwapped { seat, victim });
    Ok(())
}

/// Action cards in a hand, Great Persons among them (C21.7).
fn action_cards(player: &Player) -> impl Iterator<Item = Item> + use<> {
    let actions = player.actions.iter().map(|card| Item::Action(ActionCard::new(card)));
    actions.chain(player.persons.iter().map(|card| Item::Person(EventCard::new(card))))
}

/// A card changes hands.
fn hand_over(s: &mut State, from: Seat, to: Seat, card: Item) {
    match card {
        Item::Action(card) => {
            s.players[from].actions.remove(card.index());
            s.players[to].actions.insert(card.index());
        }
        Item::Person(card) => {
            s.players[from].persons.remove(card.index());
            s.players[to].persons.insert(card.index());
        }
        Item::Objective(card) => {
            s.players[from].objectives.remove(card.index());
            s.players[to].objectives.insert(card.index());
        }
        Item::Wonder(wonder) => {
            s.players[from].wonders.remove(wonder);
            s.players[to].wonders.insert(wonder);
        }
        Item::Good(_) | Item::AnyAction | Item::AnyObjective | Item::AnyWonder => {}
    }
}

/// New Plans: two Objective cards are drawn to choose from.
pub(crate) fn draw_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    for _ in 0..2 {
        if s.objectives.is_empty() {
            std::mem::swap(&mut s.objectives, &mut s.objectives_discard);
            shuffle(&mut s.objectives, &mut s.rng);
        }
        if let Some(card) = s.objectives.pop() {
            s.looked_at.insert(card);
        }
    }
    ask.reveal(Audience::Seat(seat));
    s.then(Task::NewPlans { seat });
}

/// One of the two may be kept for one from hand; the rest is shuffled into the deck.
pub(crate) fn choose_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut options = Choices::new();
    options.push(Choice::Done);
    for old in s.players[seat].objectives.iter().map(ObjectiveCard::new) {
        let new = s.looked_at.iter().map(ObjectiveCard::new);
        options.extend(new.map(|new| Choice::Exchange(Item::Objective(old), Item::Objective(new))));
    }
    let choice = ask.one(seat, Prompt::NewPlans, &options)?;
    let mut back = std::mem::take(&mut s.looked_at);
    if let Choice::Exchange(Item::Objective(old), Item::Objective(new)) = choice {
        back.remove(new.index());
        back.insert(old.index());
        s.players[seat].objectives.remove(old.index());
        s.players[seat].objectives.insert(new.index());
    }
    for card in back.iter() {
        s.objectives.push(card);
    }
    shuffle(&mut s.objectives, &mut s.rng);
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
    let unit = if natives.army() > 0 {
        let pieces = [Unit::Settler, Unit::Infantry].into_iter().filter(|&unit| s.has_unit(seat, unit));
        let options: Choices = pieces.map(Choice::Recruit).collect();
        match options[..] {
            [] => None,
            [single] => Some(single),
            _ => Some(ask.one(seat, Prompt::TakeOverUnit { target }, &options)?),
        }
    } else {
        None
    };
    s.eliminate_all(target);
    s.barbarians.settlements += 1;
    s.players[seat].settlements -= 1;
    s.board.hand_over(target, seat.into());
    let city = s.board.city_mut(target);
    city.mood = Mood::Neutral;
    city.activations = 0;
    city.angry_used = false;
    if let Some(Choice::Recruit(unit)) = unit {
        s.place_unit(seat, target, unit);
    }
    ask.log(|| Event::TakenOver { seat, space: target });
    Ok(())
}
