//! The Move action: up to three squads (C10.1, C10.14).

use super::sail::{self, Reach};
use super::{battle, explore};
use crate::marks::{FOREST, GRASS, MOVED, Prefer, SPENT};
use crate::objectives;
use crate::prelude::*;
use crate::state::{Explorer, Exploring, Moving};

/// Units so marked do not move.
const TIRED: u8 = MOVED | SPENT;

/// A Move action begins.
pub(crate) fn begin(s: &mut State, seat: Seat, warlord: bool) {
    s.moving = Moving { warlord, ..Moving::default() };
    s.then_each([Task::Squads { seat, left: 3 }, Task::EndMove { seat }]);
}

/// A Move action ends, and every unit may move again with the next one.
pub(crate) fn end(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let moved = std::mem::take(&mut s.moving);
    s.forget_moves();
    if let Some((cause, goods)) = powers::moved(s, seat, moved) {
        gain_by(s, ask, seat, goods, cause);
    }
}

/// Whether any unit can move anywhere.
pub(crate) fn can_move(s: &State, seat: Seat) -> Result<(), Why> {
    let any = spaces(s.board.units_of(seat))
        .any(|from| can_march_from(s, seat, from).is_ok() || can_sail_from(s, seat, from).is_ok());
    ensure(any, Why::NothingToMove)
}

/// Whether land units in a space can go somewhere.
pub(crate) fn can_march_from(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    let able = s.unmarked(from, TIRED);
    let nobody = if s.board.stack(from).land() > 0 { Why::CannotMoveAgain } else { Why::NobodyThere };
    ensure(able.land() > 0, nobody)?;
    if able.land() == able.army() {
        powers::commands(s, seat)?;
    }
    ensure(targets(s, seat, from).next().is_some(), Why::NowhereToGo)
}

/// Whether Ships in a space can go somewhere.
pub(crate) fn can_sail_from(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    ensure(s.board.stack(from)[Unit::Ship] > 0, Why::NobodyThere)?;
    ensure(fleets(s, from).next().is_some(), Why::CannotMoveAgain)?;
    ensure(!fleet_targets(s, seat, from, &sail::reach(s, seat, from)).is_empty(), Why::NowhereToGo)
}

/// One squad after another.
pub(crate) fn squads(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    let one_ship = s.moving.one_ship;
    let mine = s.board.units_of(seat);
    let marching = spaces(mine).filter(|&from| !one_ship && can_march_from(s, seat, from).is_ok());
    let mut options: SmallVec<[Next; 32]> = marching.map(Next::March).collect();
    options.extend(spaces(mine).filter(|&from| can_sail_from(s, seat, from).is_ok()).map(Next::Sail));
    if options.is_empty() {
        return Ok(());
    }
    options.push(Next::Done);
    options.extend(objectives::claims(s, seat).map(|(card, lower)| Next::Claim(card, lower)));
    let next = ask.pick(seat, Prompt::Squad { left }, options, Choice::from)?;
    if left > 1 && matches!(next, Next::March(_) | Next::Sail(_)) {
        s.then(Task::Squads { seat, left: left - 1 });
    }
    match next {
        Next::March(from) => march(s, ask, seat, from),
        Next::Sail(from) => set_sail(s, ask, seat, from),
        Next::Claim(card, lower) => {
            s.then(Task::Squads { seat, left });
            objectives::claim(s, ask, seat, card, lower)
        }
        Next::Done => Ok(()),
    }
}

options! {
    enum Next: Choice { March(from: Space), Sail(from: Space), Claim(card: ObjectiveCard, lower: bool), Done }
}

/// What moving into a space means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
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
    to: Space,
    entry: Entry,
    /// Whether it takes two steps, by Roads.
    far: bool,
}

/// Where the land units in a space can go.
fn targets(s: &State, seat: Seat, from: Space) -> impl Iterator<Item = Way> + '_ {
    let near = s.board.around(from);
    let roads = roads_from(s, seat, from);
    let next = spaces(near).map(move |to| Way { to, entry: entry(s, seat, to), far: false });
    let beyond = spaces(roads).map(move |to| Way { to, entry: entry(s, seat, to), far: true });
    next.chain(beyond).filter(move |&way| squads_for(s, seat, from, way).next().is_some())
}

/// Whether some of the land units in a space can go to a space next to it.
pub(crate) fn can_march_to(s: &State, seat: Seat, from: Space, to: Space) -> Result<(), Why> {
    let way = Way { to, entry: entry(s, seat, to), far: false };
    if squads_for(s, seat, from, way).next().is_some() {
        return Ok(());
    }
    match way.entry {
        Entry::Aboard => Err(Why::NoRoomAboard),
        Entry::Attack => can_attack(s, seat, to).and(Err(Why::CannotAttack)),
        Entry::Peaceful | Entry::Explore => Err(Why::StackLimit),
    }
}

fn entry(s: &State, seat: Seat, to: Space) -> Entry {
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

/// Land spaces two steps away that Roads open: the squad leaves or reaches one of its own cities (C22).
fn roads_from(s: &State, seat: Seat, from: Space) -> HexSet {
    let land = s.board.land();
    if !land.contains(from.index()) || powers::roads(s, seat, true, false).is_none() {
        return HexSet::EMPTY;
    }
    let cities = s.cities(seat);
    let free = land.without(s.board.enemies(seat.into()));
    let crossed = from.around().and(free);
    let beyond = around_all(crossed).and(land).without(from.around()).without(only(from));
    if cities.contains(from.index()) { beyond } else { beyond.and(cities) }
}

/// Spaces a two-step move can cross, with so many army units: free of enemies, the stack limit kept.
fn crossings(s: &State, seat: Seat, from: Space, to: Space, army: u8) -> SmallVec<[Space; 2]> {
    let mut free = s.board.land().without(s.board.enemies(seat.into()));
    if powers::keeps_off_grass(s, seat, to) {
        free = free.without(s.board.ground(Terrain::Grassland));
    }
    spaces(from.around().and(to.around()).and(free)).filter(|&space| has_room(s, space, army)).collect()
}

/// Whether so many army units may join those in a space.
fn has_room(s: &State, space: Space, army: u8) -> bool {
    army == 0 || s.board.stack(space).army() + army <= STACK_LIMIT
}

/// Every squad that can take a way, the largest first.
fn squads_for(s: &State, seat: Seat, from: Space, way: Way) -> impl Iterator<Item = Units> + '_ {
    let there = s.board.stack(way.to);
    let open = match way.entry {
        // From one Sea space to another, land units go with their Ships only.
        Entry::Aboard => there.side.is(seat) && !s.board.sea().contains(from.index()),
        Entry::Attack => can_attack(s, seat, way.to).is_ok(),
        Entry::Explore | Entry::Peaceful => true,
    };
    let (able, commands) = (s.unmarked(from, barred_marks(s, seat, way)), powers::commands(s, seat).is_ok());
    let goes = |unit: Unit| open && unit.is_land() && (commands || !unit.is_army());
    let able = Units::each(|unit| if goes(unit) { able[unit] } else { 0 });
    able.squads().filter(move |squad| {
        let army = squad.army();
        let fits = match way.entry {
            Entry::Aboard => squad.land() <= there.room(),
            Entry::Peaceful => has_room(s, way.to, army),
            Entry::Explore => army <= STACK_LIMIT,
            Entry::Attack => army > 0 && army <= STACK_LIMIT && can_pay_toll(s, seat, way.to, army),
        };
        fits && (!way.far || can_cross(s, seat, from, way, army))
    })
}

/// Whether some crossing serves; in 2012 a Mountain stops, and a Forest bars an attack, unless ore is paid.
fn can_cross(s: &State, seat: Seat, from: Space, way: Way, army: u8) -> bool {
    crossings(s, seat, from, way.to, army)
        .into_iter()
        .any(|by| !needs_ore(s, by, way) || powers::roads(s, seat, true, true).is_some())
}

fn needs_ore(s: &State, by: Space, way: Way) -> bool {
    let barred = s.board.is(by, Terrain::Mountain) || (s.board.is(by, Terrain::Forest) && way.entry == Entry::Attack);
    s.edition.roads_sell_apart() && barred
}

/// Whether a player may attack what is in a space at all.
pub(crate) fn can_attack(s: &State, seat: Seat, target: Space) -> Result<(), Why> {
    let city = s.board.city(target);
    let victim = city.map_or(s.board.stack(target).side, |city| city.owner);
    let Some(victim) = victim.seat() else { return Ok(()) };
    ensure(s.turn.truce & (1 << victim.index()) == 0, Why::Truce)?;
    powers::may_attack(s, seat, victim, city)
}

fn can_pay_toll(s: &State, seat: Seat, target: Space, army: u8) -> bool {
    let goods = &s.players[seat].goods;
    powers::toll(s, seat, target, army).is_none_or(|(_, toll)| goods.culture + goods.mood >= toll)
}

fn pay_toll(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Space, army: u8) -> Flow {
    let Some((cause, toll)) = powers::toll(s, seat, target, army) else { return Ok(()) };
    let mut paid = Goods::NONE;
    for _ in 0..toll {
        let goods = s.players[seat].goods;
        let kinds = [Good::Culture, Good::Mood].into_iter().filter(|&good| goods.get(good) > 0);
        let tokens = kinds.map(|good| Goods::of(good, 1));
        let token = ask.pick_if_several(seat, Prompt::Toll, tokens, Choice::Pay)?;
        s.take(seat, token);
        paid += token;
    }
    ask.log(|| Event::Paid { seat, goods: paid, cause: Some(cause) });
    Ok(())
}

/// A land squad moves: where to, who goes, by which road.
fn march(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
    let ways: SmallVec<[Way; 12]> = targets(s, seat, from).collect();
    let way = ask.pick(seat, Prompt::MarchTo { from }, ways.iter().copied(), |way| Choice::At(way.to))?;
    let prompt = Prompt::MarchWho { from, to: way.to };
    let units = ask.pick_if_several(seat, prompt, squads_for(s, seat, from, way), Choice::Squad)?;
    let barred = barred_marks(s, seat, way);
    let prefer = which_go(s, ask, seat, from, barred, units)?;
    let (by, ignores) = take_road(s, ask, seat, from, way, units.army())?;
    if way.entry == Entry::Attack {
        pay_toll(s, ask, seat, way.to, units.army())?;
    }
    let mut flags = MOVED;
    if way.entry == Entry::Peaceful {
        flags |= terrain_marks(s, way.to, ignores);
    }
    if let Some(by) = by {
        flags |= terrain_marks(s, by, ignores);
    }
    for (unit, count) in units.kinds() {
        s.carry_marks((from, way.to), unit, count, (barred, flags), prefer);
    }
    s.set_out(from, units);
    let to = way.to;
    ask.log(|| Event::Marched { seat, from, to, units });
    match way.entry {
        Entry::Aboard | Entry::Peaceful => land_squad(s, to),
        Entry::Explore => {
            let region = s.board.layout().region(to) as u8;
            explore::turn_up(s, ask, Exploring { seat, region, by: Explorer::Land { entry: to } });
        }
        Entry::Attack => {
            let landed = s.board.sea().contains(from.index());
            battle::begin(s, ask, to, by.unwrap_or(from), landed);
        }
    }
    Ok(())
}

fn barred_marks(s: &State, seat: Seat, way: Way) -> u8 {
    match way.entry {
        Entry::Attack if powers::keeps_off_grass(s, seat, way.to) => TIRED | FOREST | GRASS,
        Entry::Attack => TIRED | FOREST,
        _ => TIRED,
    }
}

/// Marks that the ground of a space leaves on whoever enters it (C10.8).
pub(crate) fn terrain_marks(s: &State, to: Space, ignores: bool) -> u8 {
    match s.board.terrain(to) {
        Some(Terrain::Mountain) if !ignores => SPENT,
        Some(Terrain::Forest) if !ignores => FOREST,
        Some(Terrain::Grassland) => GRASS,
        _ => 0,
    }
}

/// Where some army units of a kind are tired and some are not and not all go, the player says which.
fn which_go(s: &State, ask: &mut Ask<'_>, seat: Seat, from: Space, barred: u8, squad: Units) -> Flow<Prefer> {
    let able = s.unmarked(from, barred);
    let mut armies = squad.kinds().filter(|(unit, _)| unit.is_army());
    if !armies.any(|(unit, count)| count < able[unit] && s.are_mixed(from, unit, barred)) {
        return Ok(Prefer::Fresh);
    }
    let fresh = ask.whether(seat, Prompt::FreshOnes { from })?;
    Ok(if fresh { Prefer::Fresh } else { Prefer::Tired })
}

/// Pays for Roads where they are needed or wanted. Returns the space crossed, and whether penalties are ignored.
fn take_road(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    from: Space,
    way: Way,
    army: u8,
) -> Flow<(Option<Space>, bool)> {
    if matches!(way.entry, Entry::Aboard | Entry::Explore) {
        return Ok((None, false));
    }
    let rough = way.entry == Entry::Peaceful && terrain_marks(s, way.to, false) & (SPENT | FOREST) != 0;
    if !way.far {
        let cities = s.cities(seat);
        let touches = cities.contains(from.index()) || cities.contains(way.to.index());
        let by_land = s.board.land().contains(from.index());
        let price = powers::roads(s, seat, false, true).filter(|_| rough && touches && by_land);
        let ignores = match price {
            Some(price) => offer(s, ask, seat, price, Prompt::UseRoads { to: way.to, cost: price.goods })?,
            None => false,
        };
        return Ok((None, ignores));
    }
    let ore = powers::roads(s, seat, true, true).is_some();
    let open: SmallVec<[Space; 2]> =
        crossings(s, seat, from, way.to, army).into_iter().filter(|&by| ore || !needs_ore(s, by, way)).collect();
    // The space crossed matters for a retreat, for the price in 2012, and for the Great Gardens.
    let by = ask.pick_if_several(seat, Prompt::RoadBy { to: way.to }, open.iter().copied(), Choice::At)?;
    let (needs_ore, all_in) = (needs_ore(s, by, way), !s.edition.roads_sell_apart());
    // A Forest crossed leaves its penalty on the squad as one entered does (2012).
    let rough = rough || s.board.is(by, Terrain::Forest);
    let prompt = Prompt::UseRoads { to: way.to, cost: Goods::of(Good::Ore, 1) };
    let ignores = all_in || needs_ore || (rough && ore && ask.whether(seat, prompt)?);
    let price = powers::roads(s, seat, true, ignores).expect("only roads that can be paid are offered");
    pay(s, ask, seat, price)?;
    Ok((Some(by), ignores))
}

/// Squads of Ships that can leave a space without leaving more land units than the rest can carry (C10.14).
fn fleets(s: &State, from: Space) -> impl Iterator<Item = Units> {
    let stack = s.board.stack(from).units;
    let mut able = stack;
    able[Unit::Ship] = s.unmarked(from, TIRED)[Unit::Ship].min(if s.moving.one_ship { 1 } else { u8::MAX });
    able.squads()
        .take_while(|fleet| fleet[Unit::Ship] > 0)
        .filter(move |fleet| fleet.land() <= fleet.hold() && stack.land() - fleet.land() <= stack.hold() - fleet.hold())
}

/// Sea spaces and regions a fleet may be sent to; a truce bars battles.
fn fleet_targets(s: &State, seat: Seat, from: Space, reach: &Reach) -> HexSet {
    let barred = |space: Space| {
        let stack = s.board.stack(space);
        let foe = stack.side.seat().filter(|&foe| foe != seat && stack[Unit::Ship] > 0);
        foe.is_some_and(|foe| s.turn.truce & (1 << foe.index()) != 0)
    };
    filter(reach.all().without(only(from)), |space| !barred(space))
}

/// A squad of Ships moves.
fn set_sail(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
    let reach = sail::reach(s, seat, from);
    let to = ask.pick(seat, Prompt::SailTo { from }, spaces(fleet_targets(s, seat, from, &reach)), Choice::At)?;
    let prompt = Prompt::SailWho { from, to };
    let units = ask.pick_if_several(seat, prompt, fleets(s, from), Choice::Squad)?;
    let rim = reach.round.contains(to.index()) || reach.round_regions.contains(to.index());
    let region = !s.board.revealed.contains(to.index());
    s.moving.sailed = true;
    s.moving.navigated |= rim;
    for (unit, count) in units.kinds() {
        // Carried units go along without making a move of their own.
        let marks = if unit.is_land() { (0, 0) } else { (TIRED, MOVED) };
        s.carry_marks((from, to), unit, count, marks, Prefer::Fresh);
    }
    s.set_out(from, units);
    let ships = units[Unit::Ship];
    ask.log(|| Event::Sailed { seat, from, to, ships });
    if region {
        let region = s.board.layout().region(to) as u8;
        explore::turn_up(s, ask, Exploring { seat, region, by: Explorer::Ship { from, rim } });
    } else if s.board.enemy_units(seat.into()).contains(to.index()) {
        battle::begin(s, ask, to, from, false);
    } else {
        land_squad(s, to);
    }
    Ok(())
}

/// The squad under way arrives in a space.
pub(crate) fn land_squad(s: &mut State, to: Space) {
    let squad = std::mem::take(&mut s.squad);
    for (unit, count) in squad.kinds() {
        s.board.add(squad.side, to, unit, count);
    }
}
