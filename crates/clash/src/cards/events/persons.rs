//! Great Persons: taken for culture, kept in hand, played as an action (C27).

use super::{BM, E, EX, Row, row};
use crate::actions::construct::{Terms, construct_by_card};
use crate::actions::{explore, happiness, move_units};
use crate::components::advances::Group::*;
use crate::prelude::*;
use crate::purse;

pub(super) const GREAT_EXPLORER: Row = row!("great-explorer", "", EX, E::Person(Some(Seafaring)), appear, serve);
pub(super) const GREAT_ARTIST: Row = row!("great-artist", "", BM, E::Person(Some(Culture)), appear, serve);
pub(super) const GREAT_PROPHET: Row = row!("great-prophet", "", BM, E::Person(Some(Spirituality)), appear, serve);
pub(super) const GREAT_PHILOSOPHER: Row = row!("great-philosopher", "", BM, E::Person(Some(Education)), appear, serve);
pub(super) const GREAT_SCIENTIST: Row = row!("great-scientist", "", BM, E::Person(Some(Science)), appear, serve);
pub(super) const ELDER_STATESMAN: Row = row!("elder-statesman", "", BM, E::Person(None), appear, serve);
pub(super) const GREAT_WARLORD: Row = row!("great-warlord", "", EX, E::Person(Some(Warfare)), appear, serve);
pub(super) const GREAT_MERCHANT: Row = row!("great-merchant", "", BM, E::Person(Some(Economy)), appear, serve);
pub(super) const GREAT_ENGINEER: Row = row!("great-engineer", "", BM, E::Person(Some(Construction)), appear, serve);

/// Whoever drew the person is asked first.
fn appear(s: &mut State, _: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    s.then(Task::Person { card, drawer: seat, seat });
    Ok(())
}

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
    crate::fate::discard(s, card, seat);
    ask.log(|| Event::PersonPlayed { seat, card });
    if let E::Person(group) = card.effect() {
        let lesson = Lesson::Group { group };
        s.then_each([Task::Learn { seat, lesson }, Task::Service { card, seat }]);
    }
}

/// What the person does after bringing an advance.
fn serve(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let E::Person(group) = card.effect() else {
        return Ok(());
    };
    match group {
        Some(Seafaring) => explorer(s, ask, seat)?,
        Some(Culture) => artist(s, ask, seat)?,
        Some(Spirituality) => construct_by_card(s, ask, seat, Terms::Paid, false, Some(Building::Temple))?,
        Some(Education) => gain(s, ask, seat, Goods::of(Good::Ideas, 2)),
        Some(Science) => {
            gain(s, ask, seat, Goods::of(Good::Ideas, 1));
            s.then(Task::DrawActions { seat, count: 1 });
        }
        None => s.then(Task::DrawActions { seat, count: 2 }),
        Some(Warfare) => move_units::begin(s, seat, true),
        Some(Economy) => powers::trade_income(s, ask, seat)?,
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
