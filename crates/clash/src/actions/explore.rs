//! Exploring: a tile is turned up, laid as the rules allow, and entered (C11.5).

use super::move_units::{arrive, land_squad, move_city};
use crate::components::tiles;
use crate::fate::barbarians;
use crate::prelude::*;
use crate::state::{Explorer, Exploring};

/// Turns a tile up for all to see.
pub(crate) fn turn_up(s: &mut State, ask: &mut Ask<'_>, exploring: Exploring) {
    s.board.show(usize::from(exploring.region));
    s.exploring = Some(exploring);
    s.then(Task::Explore);
    ask.reveal(Audience::Everyone);
    let Exploring { seat, region, .. } = exploring;
    let tile = s.board.tile(usize::from(region));
    let space = s.board.layout().regions[usize::from(region)][0];
    ask.log(|| Event::TurnedUp { seat, space, tile });
}

/// Spaces of a region that would be of a terrain if its tile lay like this.
fn lying(s: &State, region: usize, turned: bool, terrain: Terrain) -> HexSet {
    let places = s.board.layout().regions[region].into_iter().enumerate();
    let tile = s.board.tile(region);
    let fits = places.filter(|&(slot, _)| tiles::terrain(tile, slot as u8, turned) == terrain);
    fits.map(|(_, space)| space.index()).collect()
}

/// Sea of the tile that Ships could enter.
fn enterable(s: &State, from: Space, rim: bool, sea: HexSet) -> HexSet {
    if rim {
        return sea.and(s.board.layout().rim);
    }
    let enemies = s.squad.side.seat().map_or(HexSet::EMPTY, |seat| powers::foes_at_sea(s, seat));
    let passable = s.board.ocean(from, enemies).without(enemies).or(only(from));
    sea.and(around_all(passable))
}

/// The ways a tile may lie.
fn orientations(s: &State, exploring: Exploring) -> SmallVec<[bool; 2]> {
    let region = usize::from(exploring.region);
    let sea = |turned: bool| lying(s, region, turned, Terrain::Sea);
    let mut ways: SmallVec<[bool; 2]> = SmallVec::from_slice(&[false, true]);
    match exploring.by {
        Explorer::Land { entry } => ways.retain(|turned| !sea(*turned).contains(entry.index())),
        Explorer::Ship { from, rim } => {
            let open = |turned: bool| !enterable(s, from, rim, sea(turned)).is_empty();
            if ways.iter().any(|&turned| open(turned)) {
                ways.retain(|turned| open(*turned));
                return different(s, region, ways);
            }
        }
        Explorer::Card { .. } => {}
    }
    let joins = |turned: bool| around_all(sea(turned)).meets(s.board.sea());
    let on_rim = |turned: bool| sea(turned).meets(s.board.layout().rim);
    if ways.iter().any(|&turned| joins(turned)) {
        ways.retain(|turned| joins(*turned));
    } else if ways.iter().any(|&turned| on_rim(turned)) {
        ways.retain(|turned| on_rim(*turned));
    }
    different(s, region, ways)
}

/// Two ways that look the same are one.
fn different(s: &State, region: usize, mut ways: SmallVec<[bool; 2]>) -> SmallVec<[bool; 2]> {
    let same =
        |slot| tiles::terrain(s.board.tile(region), slot, false) == tiles::terrain(s.board.tile(region), slot, true);
    if ways.len() == 2 && (0..4).all(same) {
        ways.pop();
    }
    ways
}

/// Lays the tile, and the explorers enter.
pub(crate) fn lay(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let exploring = s.exploring.expect("a tile was turned up");
    let Exploring { seat, region, by } = exploring;
    let region = usize::from(region);
    let first = s.board.layout().regions[region][0];
    let ways = orientations(s, exploring);
    let turned = ask.pick_if_several(seat, Prompt::Lie { space: first }, ways.iter().copied(), Choice::Lie)?;
    let haven = match by {
        Explorer::Ship { from, rim } => enterable(s, from, rim, lying(s, region, turned, Terrain::Sea)),
        _ => HexSet::EMPTY,
    };
    // Until now everyone sees the tile beside the board.
    s.exploring = None;
    s.board.reveal(region, turned);
    ask.log(|| Event::Explored { seat, space: first });
    let entry = match by {
        Explorer::Land { entry } => Some(entry),
        _ => None,
    };
    natives(s, ask, seat, region, entry)?;
    match by {
        Explorer::Land { entry } => {
            arrive(s, seat, entry);
            if let Some(home) = s.moving.caravan.take() {
                move_city(s, ask, seat, home, entry);
            }
        }
        Explorer::Ship { from, .. } => moor(s, ask, seat, region, from, haven)?,
        Explorer::Card { settle: true } => settle_there(s, ask, seat, region)?,
        Explorer::Card { settle: false } => {}
    }
    Ok(())
}

/// The squad is put on a Sea space of the tile, or returns (C11.5).
fn moor(s: &mut State, ask: &mut Ask<'_>, seat: Seat, region: usize, from: Space, haven: HexSet) -> Flow {
    let under_way = s.board.layout().regions[region][0];
    let tile_sea = s.board.layout().region_sets[region].and(s.board.sea());
    let open = haven.or(around_all(haven).and(tile_sea)).and(tile_sea);
    let to = if open.is_empty() { from } else { ask.pick_if_several(seat, Prompt::Moor, spaces(open), Choice::At)? };
    s.rename_marks(under_way, to);
    land_squad(s, to);
    Ok(())
}

/// Tiles with the icon bring a Barbarian settlement in 2012 (C17).
fn natives(s: &mut State, ask: &mut Ask<'_>, seat: Seat, region: usize, entry: Option<Space>) -> Flow {
    let due = s.edition.barbarians_await_explorers() && tiles::has_barbarians(s.board.tile(region));
    if !due || !barbarians::can_settle(s) {
        return Ok(());
    }
    let grass = s.board.layout().region_sets[region].and(s.board.ground(Terrain::Grassland));
    let open = spaces(grass).filter(|&space| Some(space) != entry);
    let space = ask.pick_if_several(seat, Prompt::NativesAt, open, Choice::At)?;
    barbarians::settle(s, ask, space);
    Ok(())
}

/// The Great Explorer may found a city in the new region for 2 food (C27).
fn settle_there(s: &mut State, ask: &mut Ask<'_>, seat: Seat, region: usize) -> Flow {
    let food = Goods::of(Good::Food, 2);
    if s.players[seat].settlements == 0 || !s.can_pay(seat, food) {
        return Ok(());
    }
    let places = spaces(s.board.layout().region_sets[region]);
    let open = places.filter(|&space| super::found::can_stand(s, seat.into(), space).is_ok());
    if let Some(space) = ask.pick_or_not(seat, Prompt::SettleExplored, open, Choice::At, true)? {
        pay(s, ask, seat, food)?;
        super::found::settle(s, ask, seat, space);
    }
    Ok(())
}

/// Unexplored regions next to a region with a city of the player, each by its first space.
pub(crate) fn regions_near_cities(s: &State, seat: Seat) -> HexSet {
    let layout = s.board.layout();
    let homes = spaces(s.cities(seat)).fold(HexSet::EMPTY, |all, city| all.or(layout.region_sets[layout.region(city)]));
    let unknown = around_all(homes).and(s.board.unexplored());
    spaces(unknown).map(|space| layout.regions[layout.region(space)][0].index()).collect()
}

/// A card explores the region that begins with a space.
pub(crate) fn by_card(s: &mut State, ask: &mut Ask<'_>, seat: Seat, first: Space, settle: bool) {
    let region = s.board.layout().region(first) as u8;
    turn_up(s, ask, Exploring { seat, region, by: Explorer::Card { settle } });
}
