//! Events: a card is drawn, its icon resolved, then its text (C27), which stands in `cards/events/`.

pub(crate) mod barbarians;
pub(crate) mod pirates;

pub(crate) use barbarians::{RaidLoss, march, raid_casualties, raid_losses, reinforce};

use crate::cards::events::Icon;
use crate::hand;
use crate::prelude::*;
use crate::state::{EventSwitch, Foresight};

/// Draws an Event card and has it resolved.
pub(crate) fn draw(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let whole = match s.switches.events {
        EventSwitch::Full => true,
        EventSwitch::IconOnly => false,
        EventSwitch::Optional => ask.whether(seat, Prompt::WholeEvent)?,
    };
    powers::foretell(s, ask, seat)?;
    let reuse =
        powers::digs_up(s, seat) && !s.events_discard.is_empty() && ask.whether(seat, Prompt::TakeDiscardedEvent)?;
    let card = if reuse { s.events_discard.pop() } else { turn_up(s) };
    let Some(card) = card.map(EventCard::new) else { return Ok(()) };
    ask.reveal(Audience::Everyone);
    s.event = Some(card);
    tessera_kernel::census::note(card.name().id);
    ask.log(|| Event::EventDrawn { seat, card });
    match powers::averter(s, seat) {
        Some(power) => {
            let space = s.players[seat].start;
            s.then_each([Task::Sequel { seat, power, space }, Task::Resolve { card, seat, whole }]);
        }
        None => resolve(s, card, seat, whole),
    }
    Ok(())
}

/// The top Event card. Nobody has looked at the one under it; a deck made anew is known to nobody at all.
fn turn_up(s: &mut State) -> Option<u8> {
    let old = s.foresight.filter(|_| !s.events.is_empty());
    let card = hand::draw(&mut s.events, &mut s.events_discard, &mut s.rng);
    let left = s.events.len() as u8;
    s.foresight = old.map(|sight| Foresight { top: false, under: sight.under.min(left), ..sight });
    card
}

/// All of a card is to be resolved, unless it was called off.
pub(crate) fn resolve(s: &mut State, card: EventCard, seat: Seat, whole: bool) {
    if s.event == Some(card) {
        let text = whole.then_some(Task::Text { card, seat });
        s.then_each([Some(Task::Icon { card, seat }), text, Some(Task::PutAway { card, seat })].into_iter().flatten());
    }
}

/// The Event just drawn is discarded before anything of it is resolved, and another is drawn.
pub(crate) fn call_off(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let Some(card) = s.event.take() else { return };
    discard(s, card, seat);
    ask.log(|| Event::CalledOff { seat, card });
    s.then(Task::DrawEvent { seat });
}

/// The card is discarded, unless it stays on the table or somebody keeps it.
pub(crate) fn put_away(s: &mut State, card: EventCard, seat: Seat) {
    s.event = None;
    let kept = s.players.values().any(|player| player.persons.has(card.index()));
    if !kept && !s.events_staying.has(card.index()) {
        discard(s, card, seat);
    }
}

/// Puts an Event card on the discard pile; under it for the owner of the Great Mausoleum (C23).
pub(crate) fn discard(s: &mut State, card: EventCard, seat: Seat) {
    let under = powers::digs_up(s, seat);
    hand::lay(&mut s.events_discard, card.index(), under);
}

/// The icon, for whoever drew the card (C17).
pub(crate) fn icon(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    match card.icon() {
        Icon::None => Ok(()),
        Icon::GoldMine => {
            gain(s, ask, seat, Goods::of(Good::Gold, 2));
            Ok(())
        }
        Icon::Exhausted => exhaust(s, ask, seat),
        Icon::Pirates => {
            pirates::appear(s, seat);
            Ok(())
        }
        Icon::Appear => barbarians::appear(s, ask, seat, true),
        Icon::Advance if s.edition.barbarians_raid() => barbarians::raid(s, ask, seat),
        Icon::Advance => barbarians::advance(s, ask, seat),
    }
}

/// A marker on an empty Land space next to a city of the player (C17).
fn exhaust(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    if s.board.exhausted.len() >= usize::from(s.edition.exhausted_markers()) {
        return Ok(());
    }
    let open = around_all(s.cities(seat))
        .and(s.board.land())
        .without(s.board.ground(Terrain::Desert))
        .without(s.board.all_units())
        .without(s.board.all_cities())
        .without(s.board.exhausted);
    if let Some(space) = ask.pick_if_any(seat, Prompt::Exhaust, spaces(open), Choice::At)? {
        s.board.exhausted.insert(space.index());
        ask.log(|| Event::Exhausted { space });
    }
    Ok(())
}

/// Who an Event for all hits, in order: from the drawer on, in 2012 from the first player (C27).
pub(crate) fn everyone(s: &State, drawer: Seat) -> impl Iterator<Item = Seat> + use<> {
    let from = if s.edition.serves_the_first_player_first() { s.first } else { drawer };
    from.clockwise(s.count())
}

/// Whether a city's mood can fall.
fn can_drop(s: &State, space: Space) -> bool {
    s.board.city(space).is_some_and(|city| city.mood != Mood::Angry)
}

/// An Event's text lowers a city's mood, unless Myths prevent it (C22).
pub(crate) fn lower(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, to_angry: bool) -> Flow {
    if !can_drop(s, space) {
        return Ok(());
    }
    if powers::undo(s, ask, seat, space)? || powers::keeps_mood(s, ask, seat, space)? {
        return Ok(());
    }
    let city = s.board.city_mut(space);
    city.mood = if to_angry { Mood::Angry } else { city.mood.lowered() };
    let mood = city.mood;
    ask.log(|| Event::MoodFell { seat, space, mood });
    Ok(())
}

/// An Event's text eliminates a unit, unless a power undoes it; Leaders are lost in any case (C34.5). Whether it is lost.
pub(crate) fn lose_unit(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, unit: Unit) -> Flow<bool> {
    if unit != Unit::Leader && powers::undo(s, ask, seat, space)? {
        return Ok(false);
    }
    s.eliminate(space, unit, 1);
    ask.log(|| Event::Lost { seat, unit, space });
    Ok(true)
}

/// The player chooses a city whose mood falls; nothing happens where none can.
pub(crate) fn lower_one(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    among: HexSet,
    to_angry: bool,
) -> Flow<Option<Space>> {
    let open = spaces(among).filter(|&space| can_drop(s, space));
    let city = ask.pick_if_any(seat, Prompt::LowerMood, open, Choice::At)?;
    if let Some(space) = city {
        lower(s, ask, seat, space, to_angry)?;
    }
    Ok(city)
}
