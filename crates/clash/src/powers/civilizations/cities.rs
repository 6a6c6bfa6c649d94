//! What rules ask of cities: activating, collecting, founding, building (C6, C7, C8).

use super::rows::{ASKED, row};
use super::{answers, fired, is_fresh};
use crate::actions::activate::Activation;
use crate::components::civilizations::Power;
use crate::prelude::*;

/// What powers make of a city that is about to be activated.
pub(crate) fn activates(s: &mut State, ask: &mut Ask<'_>, seat: Seat, activation: &mut Activation) -> Flow {
    for (_, activates) in answers(s, seat, ASKED.activates, |row| row.activates) {
        activates(s, ask, seat, activation)?;
    }
    Ok(())
}

/// What follows the activation of a city.
pub(crate) fn has_acted(s: &mut State, seat: Seat, activation: Activation) {
    let due =
        answers(s, seat, ASKED.acted, |row| row.acted).filter(|(power, due)| fired(*power, due(s, seat, &activation)));
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space: activation.city }).collect();
    s.then_each(due);
}

/// Whether the Settler that founds a city stays.
pub(crate) fn remains(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow<bool> {
    for (_, remains) in answers(s, seat, ASKED.remains, |row| row.remains) {
        if remains(s, ask, seat, space)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What follows founding a city.
pub(crate) fn founded(s: &mut State, seat: Seat, space: Space) {
    let due =
        answers(s, seat, ASKED.founded, |row| row.founded).filter(|(power, due)| fired(*power, due(s, seat, space)));
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space }).collect();
    s.then_each(due);
}

/// What follows adding a building to a city, or a Wonder.
pub(crate) fn built(s: &mut State, seat: Seat, space: Space, building: Option<Building>) {
    let due = answers(s, seat, ASKED.built, |row| row.built)
        .filter(|(power, due)| fired(*power, due(s, seat, space, building)));
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space }).collect();
    s.then_each(due);
}

/// Whether a building of this colour never changes colour: an Obelisk, or what a power roots (C31.5).
pub(crate) fn is_rooted(s: &State, building: Building, colour: Side) -> bool {
    building == Building::Obelisk
        || colour.seat().is_some_and(|seat| {
            answers(s, seat, ASKED.roots, |row| row.roots).any(|(power, roots)| fired(power, roots(building)))
        })
}

/// Closed spaces a city collects from all the same.
pub(crate) fn exacts(s: &State, seat: Seat, city: Space) -> HexSet {
    let exacts = answers(s, seat, ASKED.exacts, |row| row.exacts);
    exacts.fold(HexSet::EMPTY, |all, (_, exacts)| all.or(exacts(s, seat, city)))
}

/// What opens them.
pub(crate) fn exacted_by(s: &State, seat: Seat) -> Option<Cause> {
    s.players[seat].powers.and(ASKED.exacts).iter().next().map(Cause::Power)
}

/// What lets something else be taken from some of these spaces instead of their resources, and from which.
pub(crate) fn taken_instead(s: &State, seat: Seat, among: HexSet) -> Option<(Power, HexSet)> {
    let takes = answers(s, seat, ASKED.takes, |row| row.takes);
    let mut open = takes.map(|(power, takes)| (power, filter(among, |space| takes(s, seat, space))));
    open.find(|(_, open)| !open.is_empty())
}

/// Takes something else from a space instead of its resource.
pub(crate) fn take_instead(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, space: Space) -> Flow {
    row(power).taken.map_or(Ok(()), |taken| taken(s, ask, seat, space))
}

/// What a space of a terrain gives, besides what advances make of it.
pub(crate) fn grows(s: &State, seat: Seat, terrain: Terrain) -> impl Iterator<Item = Good> + use<> {
    let grows = answers(s, seat, ASKED.grows, |row| row.grows);
    grows.flat_map(move |(power, grows)| fired(power, grows(terrain)).iter().copied())
}

/// Grassland that gives a city a food more when it is collected from.
pub(crate) fn enriched(s: &State, seat: Seat, city: Space) -> HexSet {
    let enriches = answers(s, seat, ASKED.enriches, |row| row.enriches);
    enriches.fold(HexSet::EMPTY, |all, (_, enriches)| all.or(enriches(s, seat, city)))
}

/// What makes it rich.
pub(crate) fn enriched_by(s: &State, seat: Seat) -> Option<Cause> {
    s.players[seat].powers.and(ASKED.enriches).iter().next().map(Cause::Power)
}

/// Whether anything is added to what a Collect yields.
pub(crate) fn has_adds(s: &State, seat: Seat) -> bool {
    !s.players[seat].powers.and(ASKED.adds).is_empty()
}

/// What is added to what a Collect yields in all.
pub(crate) fn adds(s: &State, seat: Seat, yielded: &Goods) -> SmallVec<[Part; 2]> {
    let adds = answers(s, seat, ASKED.adds, |row| row.adds).filter(|&(power, _)| is_fresh(s, power));
    let adds = adds.map(|(power, adds)| (Cause::Power(power), adds(yielded)));
    adds.filter(|(_, more)| !more.is_none()).collect()
}

/// It was added: what serves once a turn has served.
pub(crate) fn added(s: &mut State, parts: &[Part]) {
    for &(cause, _) in parts {
        if let Cause::Power(power) = cause {
            s.turn.spent.insert(power);
        }
    }
}

/// Whether a side founds cities on ground where others cannot.
pub(crate) fn settles(s: &State, side: Side, terrain: Terrain) -> bool {
    side.seat().is_some_and(|seat| answers(s, seat, ASKED.settles, |row| row.settles).any(|(_, on)| on == terrain))
}

/// Whether a stock is free of the bounds that advances set.
pub(crate) fn is_unbound(s: &State, seat: Seat, good: Good) -> bool {
    answers(s, seat, ASKED.unbounds, |row| row.unbounds).any(|(_, stock)| stock == good)
}

/// What makes a city Happy for a culture token.
pub(crate) fn decree(s: &State, seat: Seat, space: Space) -> Option<Power> {
    let decrees = answers(s, seat, ASKED.decrees, |row| row.decrees);
    decrees.filter(|(_, decrees)| decrees(s, seat, space)).map(|(power, _)| power).next()
}

/// Whether Settlers of a player's in a space can found cities and trade: not where an opponent's power keeps them from it,
/// unless an army or a city of their own is with them.
pub(crate) fn may_settle(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    let guarded = s.board.stack(space).army() > 0 || s.cities(seat).contains(space.index());
    let pinned =
        |other| answers(s, other, ASKED.pins, |row| row.pins).any(|(power, pins)| fired(power, pins(s, other, space)));
    ensure(guarded || !s.others(seat).any(pinned), Why::Pinned)
}

/// Whether a city may act as Happy, whatever its mood.
#[inline]
pub(crate) fn cheers(s: &State, seat: Seat, city: Space) -> bool {
    answers(s, seat, ASKED.cheers, |row| row.cheers).any(|(power, cheers)| fired(power, cheers(s, seat, city)))
}
