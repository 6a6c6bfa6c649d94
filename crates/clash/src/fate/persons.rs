//! Great Persons: taken for culture, kept in hand, played as an action (C27).

use crate::actions::construct::{Terms, construct_by_card};
use crate::actions::{explore, happiness, move_units};
use crate::cards::events::Effect;
use crate::prelude::*;
use crate::purse;

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

/// Whether a Great Person can be played.
pub(crate) fn can_play_person(s: &State, _seat: Seat, _card: EventCard) -> Result<(), Why> {
    ensure(s.turn.actions > 0, Why::NoActionLeft)
}

/// Plays a Great Person: an advance of the group, then the service (C27).
pub(crate) fn play_person(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: EventCard) {
    s.begin_action(seat);
    s.players[seat].persons.remove(card.index());
    super::discard(s, card, seat);
    ask.log(|| Event::PersonPlayed { seat, card });
    if let Effect::Person(group) = card.effect() {
        let lesson = Lesson::Group { group };
        s.then_each([Task::Learn { seat, lesson }, Task::Service { card, seat }]);
    }
}

/// What the person does after bringing an advance.
pub(crate) fn service(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let Effect::Person(group) = card.effect() else {
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
    let regions = spaces(explore::regions_near_cities(s, seat));
    if let Some(first) = ask.pick_or_not(seat, Prompt::ExploreRegion, regions, Choice::At, true)? {
        explore::by_card(s, ask, seat, first, true);
    }
    Ok(())
}

/// The Great Artist makes a city Happy.
fn artist(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let sad = spaces(happiness::sad_cities(s, seat));
    if let Some(city) = ask.pick_if_any(seat, Prompt::Cheer, sad, Choice::At)? {
        s.board.city_mut(city).mood = Mood::Happy;
        ask.log(|| Event::MoodRose { seat, space: city, mood: Mood::Happy });
    }
    Ok(())
}
