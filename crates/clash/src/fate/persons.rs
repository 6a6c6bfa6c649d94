//! Great Persons: taken for culture, kept in hand, played as an action (C27).

use tessera_kernel::{Flow, Seat};

use crate::actions::construct::{Terms, construct_by_card};
use crate::actions::{explore, move_units};
use crate::ask::{Ask, Choices};
use crate::board::{Mood, filter};
use crate::cards::events::EventCard;
use crate::choice::Choice;
use crate::components::advances::Group;
use crate::components::board::spaces;
use crate::components::buildings::Building;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::powers;
use crate::prompt::Prompt;
use crate::purse::{self, gain};
use crate::state::{State, Task};

/// One player after another may take the person: for 1 culture whoever drew it, for 2 the others.
pub(crate) fn offer(s: &mut State, ask: &mut Ask<'_>, card: EventCard, drawer: Seat, seat: Seat) -> Flow {
    let cost = if seat == drawer { 1 } else { 2 };
    if purse::offer(s, ask, seat, Goods::of(Good::Culture, cost), Prompt::TakePerson { card, cost })? {
        s.players[seat].persons.insert(card.index());
        ask.log(|| Event::PersonTaken { seat, card });
        return Ok(());
    }
    let next = seat.next(s.count());
    if next != drawer {
        s.then(Task::Person { card, drawer, seat: next });
    }
    Ok(())
}

/// What the person does after bringing an advance.
pub(crate) fn service(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let crate::cards::events::Effect::Person(group) = card.effect() else {
        return Ok(());
    };
    match group {
        Some(Group::Seafaring) => explorer(s, ask, seat)?,
        Some(Group::Culture) => artist(s, ask, seat)?,
        Some(Group::Spirituality) => construct_by_card(s, ask, seat, Terms::Paid, false, Some(Building::Temple))?,
        Some(Group::Education) => gain(s, ask, seat, Goods::of(Good::Ideas, 2)),
        Some(Group::Science) => {
            gain(s, ask, seat, Goods::of(Good::Ideas, 1));
            s.then(Task::DrawActions { seat, count: 1 });
        }
        None => s.then(Task::DrawActions { seat, count: 2 }),
        Some(Group::Warfare) => move_units::begin(s, seat, true),
        Some(Group::Economy) => powers::trade_income(s, ask, seat)?,
        Some(_) => construct_by_card(s, ask, seat, Terms::Paid, false, None)?,
    }
    Ok(())
}

/// The Great Explorer reveals a region near a city, and may have one founded there.
fn explorer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut options: Choices = spaces(explore::regions_near_cities(s, seat)).map(Choice::At).collect();
    if options.is_empty() {
        return Ok(());
    }
    options.push(Choice::Done);
    if let Choice::At(first) = ask.one(seat, Prompt::ExploreRegion, &options)? {
        explore::by_card(s, ask, seat, first, true);
    }
    Ok(())
}

/// The Great Artist makes a city Happy.
fn artist(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let sad = filter(s.cities(seat), |city| s.board.city(city).is_some_and(|city| city.mood != Mood::Happy));
    if sad.is_empty() {
        return Ok(());
    }
    let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(sad), Choice::At)?;
    s.board.city_mut(city).mood = Mood::Happy;
    ask.log(|| Event::MoodRose { seat, space: city, mood: Mood::Happy });
    Ok(())
}
