//! Squads of land units: where they can go, who goes, and what the ground does to them (C10.1 to C10.8).

use super::attack::{can_attack, can_pay_toll, pay_toll, victim};
use super::boats::{boatbuilding, launch, launches, reshape};
use super::roads::{can_cross, crosses_grass, roads_from, take_road};
use super::roam::{can_roam, caravans, roam};
use super::{TIRED, able, land_squad};
use crate::actions::{battle, explore};
use crate::cards::events;
use crate::marks::{FOREST, GRASS, MOVED, Prefer, SPENT};
use crate::prelude::*;
use crate::state::{Band, Explorer, Exploring, Moving};

/// Whether land units in a space, or the city there, can go somewhere.
pub(crate) fn can_march_from(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    if can_roam(s, seat, from).is_err() {
        let able = able(s, from, TIRED);
        if able.land() == 0 {
            return Err(if s.board.stack(from).land() > 0 { Why::CannotMoveAgain } else { Why::NobodyThere });
        }
        if able.land() == able.army() {
            powers::commands(s, seat)?;
        }
    }
    ensure(targets(s, seat, from).next().is_some(), Why::NowhereToGo)
}

/// What moving into a space means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// Onto own Ships.
    Aboard,
    /// A region is explored.
    Explore,
    /// Nobody bars the way.
    Peaceful,
    /// Somebody does.
    Attack,
}

/// A way for a land squad.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Way {
    pub(super) to: Space,
    pub(super) entry: Entry,
    /// Whether it takes more steps than one, by Roads.
    pub(super) far: bool,
}

options! {
    // Who goes: these units, or the city with them.
    enum Party: Choice { Squad(units: Units), Roam(units: Units) }
}

/// Where the land units in a space can go.
fn targets(s: &State, seat: Seat, from: Space) -> impl Iterator<Item = Way> + '_ {
    let near = s.board.around(from);
    // Roads are looked at last, and mostly not at all.
    let roads = std::iter::once_with(move || roads_from(s, seat, from)).flat_map(spaces);
    let next = spaces(near).map(move |to| Way { to, entry: entry(s, seat, to), far: false });
    let beyond = roads.map(move |to| Way { to, entry: entry(s, seat, to), far: true });
    next.chain(beyond).filter(move |&way| parties(s, seat, from, way).next().is_some())
}

/// Whoever can take a way together.
fn parties(s: &State, seat: Seat, from: Space, way: Way) -> impl Iterator<Item = Party> + '_ {
    squads_for(s, seat, from, way).map(Party::Squad).chain(caravans(s, seat, from, way).map(Party::Roam))
}

/// Whether some of the land units in a space can go to a space next to it.
pub(crate) fn can_march_to(s: &State, seat: Seat, from: Space, to: Space) -> Result<(), Why> {
    let way = Way { to, entry: entry(s, seat, to), far: false };
    if parties(s, seat, from, way).next().is_some() {
        return Ok(());
    }
    match way.entry {
        Entry::Aboard => Err(Why::NoRoomAboard),
        Entry::Attack => can_attack(s, seat, to).and(Err(Why::CannotAttack)),
        Entry::Peaceful | Entry::Explore => Err(Why::StackLimit),
    }
}

pub(super) fn entry(s: &State, seat: Seat, to: Space) -> Entry {
    let side = Side::from(seat);
    if !s.board.revealed.contains(to.index()) {
        Entry::Explore
    } else if s.board.sea().contains(to.index()) {
        Entry::Aboard
    } else if s.board.enemies(side).contains(to.index()) {
        Entry::Attack
    } else {
        Entry::Peaceful
    }
}

/// Every squad that can take a way, the largest first.
pub(super) fn squads_for(s: &State, seat: Seat, from: Space, way: Way) -> impl Iterator<Item = Units> + '_ {
    let open = match way.entry {
        // From one Sea space to another, land units go with their Ships only.
        Entry::Aboard => can_board(s, seat, way.to) && !s.board.sea().contains(from.index()),
        Entry::Attack => can_attack(s, seat, way.to).is_ok(),
        Entry::Explore | Entry::Peaceful => true,
    };
    let (able, commands) = (able(s, from, barred_marks(s, seat, way)), powers::commands(s, seat).is_ok());
    let goes = |unit: Unit| open && unit.is_land() && (commands || !unit.is_army());
    let able = Units::each(|unit| if goes(unit) { able[unit] } else { 0 });
    able.squads().filter(move |squad| {
        let army = squad.army();
        let fits = match way.entry {
            Entry::Aboard => !launches(s, seat, way.to, squad).is_empty(),
            Entry::Peaceful => s.has_room(seat.into(), way.to, squad),
            Entry::Explore => s.fits(seat.into(), squad),
            Entry::Attack => army > 0 && s.fits(seat.into(), squad) && can_pay_toll(s, seat, way.to, army),
        };
        fits && (!way.far || can_cross(s, seat, from, way, squad))
    })
}

/// Whether land units may enter a Sea space: there are Ships of their own, Pirates who are no enemies, or nobody, and some
/// become Ships.
fn can_board(s: &State, seat: Seat, sea: Space) -> bool {
    let there = s.board.stack(sea);
    there.side.is(seat)
        || there.side == Side::PIRATES && powers::befriends(s, seat).is_some()
        || there.is_empty() && boatbuilding(s, seat).is_some()
}

/// A land squad moves: where to, and who goes.
pub(super) fn march(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
    let ways: SmallVec<[Way; 12]> = targets(s, seat, from).collect();
    let way = ask.pick(seat, Prompt::MarchTo { from }, ways.iter().copied(), |way| Choice::At(way.to))?;
    let prompt = Prompt::MarchWho { from, to: way.to };
    match ask.pick_if_several(seat, prompt, parties(s, seat, from, way), Choice::from)? {
        Party::Squad(units) => march_by(s, ask, seat, from, way, units),
        Party::Roam(units) => roam(s, ask, seat, from, way, units),
    }
}

/// A squad takes a way: which of its kind go, by which road, who becomes a Ship.
fn march_by(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, way: Way, units: Units) -> Flow {
    let to = way.to;
    let prefer = which_go(s, ask, seat, from, barred_marks(s, seat, way), units)?;
    let (by, ignores) = take_road(s, ask, seat, from, way, &units)?;
    if way.entry == Entry::Attack {
        pay_toll(s, ask, seat, to, units.army())?;
        if let Some(victim) = victim(s, to) {
            events::break_peace(s, ask, seat, victim)?;
        }
    }
    let boats = launch(s, ask, seat, way, &units)?;
    let grass = by.is_some_and(|by| crosses_grass(s, seat, from, to, by, &units));
    let crossed = |s: &State, unit| by.map_or(0, |by| terrain_marks(s, seat, (&units, unit), by, ignores));
    let flags = Units::each(|unit| crossed(s, unit) | if grass { GRASS } else { 0 });
    leave(s, ask, seat, from, way, units, (prefer, flags, ignores));
    match way.entry {
        Entry::Aboard => {
            reshape(s, ask, seat, to, boats.kinds().map(|(unit, count)| (unit, Unit::Ship, count)));
            land_squad(s, to);
        }
        Entry::Peaceful => {
            land_squad(s, to);
            visit(s, ask, seat, to, &units);
        }
        Entry::Explore => explore_by_land(s, ask, seat, to),
        Entry::Attack => {
            let landed = s.board.sea().contains(from.index());
            battle::begin(s, ask, to, by.unwrap_or(from), landed);
        }
    }
    Ok(())
}

/// A squad leaves, with what happened to it and what its way does to it: the flags of each kind.
pub(super) fn leave(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    from: Space,
    way: Way,
    units: Units,
    (prefer, crossed, ignores): (Prefer, Units, bool),
) {
    let (to, barred) = (way.to, barred_marks(s, seat, way));
    for (unit, count) in units.kinds() {
        let peaceful = way.entry == Entry::Peaceful;
        let here = if peaceful { terrain_marks(s, seat, (&units, unit), to, ignores) } else { 0 };
        s.carry_marks((from, to), unit, count, (barred, MOVED | crossed[unit] | here), prefer);
    }
    s.set_out(from, units);
    if let Band::Levy { left, .. } = &mut s.moving.band {
        *left -= units[Unit::Cavalry];
    }
    if !units.is_empty() {
        ask.log(|| Event::Marched { seat, from, to, units });
    }
}

pub(super) fn explore_by_land(s: &mut State, ask: &mut Ask<'_>, seat: Seat, entry: Space) {
    let region = s.board.layout().region(entry) as u8;
    explore::turn_up(s, ask, Exploring { seat, region, by: Explorer::Land { entry } });
}

/// Explorers enter the space they were on their way to, and its ground does to them what it does.
pub(crate) fn arrive(s: &mut State, seat: Seat, entry: Space) {
    let squad = s.squad.units;
    for (unit, _) in squad.kinds() {
        let flags = terrain_marks(s, seat, (&squad, unit), entry, false);
        s.add_flags(entry, unit, flags);
    }
    land_squad(s, entry);
}

/// A Leader who comes into a city of the player's may bring something.
pub(super) fn visit(s: &mut State, ask: &mut Ask<'_>, seat: Seat, to: Space, units: &Units) {
    if units[Unit::Leader] > 0 && s.cities(seat).contains(to.index()) {
        powers::visited(s, ask, seat);
    }
}

/// Where all land units of a Sea space can go ashore together.
fn shores(s: &State, seat: Seat, from: Space) -> impl Iterator<Item = Way> + '_ {
    let all = s.board.stack(from).without(Unit::Ship).without(Unit::Pirate);
    let near = spaces(s.board.around(from).and(s.board.land()));
    let ways = near.map(move |to| Way { to, entry: entry(s, seat, to), far: false });
    ways.filter(move |&way| squads_for(s, seat, from, way).next() == Some(all))
}

/// Whether all land units of a Sea space can go ashore together.
pub(crate) fn can_land_all(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    ensure(shores(s, seat, from).next().is_some(), Why::NowhereToGo)
}

/// They do, outside a Move action.
pub(crate) fn land_all(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, prompt: Prompt) -> Flow {
    let ways: SmallVec<[Way; 8]> = shores(s, seat, from).collect();
    let way = ask.pick_if_several(seat, prompt, ways.iter().copied(), |way| Choice::At(way.to))?;
    let all = s.board.stack(from).without(Unit::Ship).without(Unit::Pirate);
    s.moving = Moving::default();
    s.then(Task::EndMove { seat });
    march_by(s, ask, seat, from, way, all)
}

pub(super) fn barred_marks(s: &State, seat: Seat, way: Way) -> u8 {
    match way.entry {
        Entry::Attack if powers::keeps_off_grass(s, seat, way.to) => TIRED | FOREST | GRASS,
        Entry::Attack => TIRED | FOREST,
        _ => TIRED,
    }
}

/// Marks that the ground of a space leaves on a kind of unit of a squad that enters it (C10.8).
pub(super) fn terrain_marks(s: &State, seat: Seat, (squad, unit): (&Units, Unit), to: Space, ignores: bool) -> u8 {
    match s.board.terrain(to) {
        Some(Terrain::Mountain) if !ignores && !powers::climbs(s, seat, squad, unit) => SPENT,
        Some(Terrain::Forest) if !ignores => FOREST,
        Some(Terrain::Grassland) => GRASS,
        _ => 0,
    }
}

/// Where some army units of a kind are tired and some are not and not all go, the player says which.
pub(super) fn which_go(
    s: &State,
    ask: &mut Ask<'_>,
    seat: Seat,
    from: Space,
    barred: u8,
    squad: Units,
) -> Flow<Prefer> {
    if s.moving.band != Band::All {
        return Ok(Prefer::Fresh);
    }
    let able = s.unmarked(from, barred);
    let mut armies = squad.kinds().filter(|(unit, _)| unit.is_army());
    if !armies.any(|(unit, count)| count < able[unit] && s.are_mixed(from, unit, barred)) {
        return Ok(Prefer::Fresh);
    }
    let fresh = ask.whether(seat, Prompt::FreshOnes { from })?;
    Ok(if fresh { Prefer::Fresh } else { Prefer::Tired })
}
