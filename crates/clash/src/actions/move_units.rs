//! The Move action: up to three squads (C10.1, C10.14).

use smallvec::SmallVec;
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use super::sail::{self, Reach};
use super::{battle, explore};
use crate::ask::{Ask, Choices};
use crate::board::{Side, Stack, filter};
use crate::choice::Choice;
use crate::components::board::{Space, only, spaces};
use crate::components::buildings::{CARGO, STACK_LIMIT, Unit};
use crate::components::terrain::Terrain;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::marks::{FOREST, GRASS, MOVED, Prefer, SPENT};
use crate::powers;
use crate::prompt::Prompt;
use crate::purse::{gain, offer, pay};
use crate::state::{Explorer, Exploring, Moving, State, Task};
use crate::why::{Why, ensure};

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
    let goods = powers::moved(s, seat, moved);
    if !goods.is_none() {
        gain(s, ask, seat, goods);
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
    let settlers = s.unmarked(from, Unit::Settler, TIRED);
    let infantry = s.unmarked(from, Unit::Infantry, TIRED);
    ensure(
        settlers + infantry != 0,
        if s.board.stack(from).land() > 0 { Why::CannotMoveAgain } else { Why::NobodyThere },
    )?;
    if settlers == 0 {
        powers::commands(s, seat)?;
    }
    ensure(targets(s, seat, from).next().is_some(), Why::NowhereToGo)
}

/// Whether Ships in a space can go somewhere.
pub(crate) fn can_sail_from(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    ensure(s.board.stack(from).ships > 0, Why::NobodyThere)?;
    if s.unmarked(from, Unit::Ship, TIRED) == 0 || sizes_of_fleet(s, from).is_empty() {
        return Err(Why::CannotMoveAgain);
    }
    ensure(!fleet_targets(s, seat, from, &sail::reach(s, seat, from)).is_empty(), Why::NowhereToGo)
}

/// One squad after another.
pub(crate) fn squads(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    let one_ship = s.moving.one_ship;
    let mine = s.board.units_of(seat);
    let marching = spaces(mine).filter(|&from| !one_ship && can_march_from(s, seat, from).is_ok());
    let mut options: Choices = marching.map(Choice::March).collect();
    options.extend(spaces(mine).filter(|&from| can_sail_from(s, seat, from).is_ok()).map(Choice::Sail));
    if options.is_empty() {
        return Ok(());
    }
    options.push(Choice::Done);
    options.extend(crate::objectives::claims(s, seat));
    let choice = ask.one(seat, Prompt::Squad { left }, &options)?;
    if let Choice::Claim(card, half) = choice {
        s.then(Task::Squads { seat, left });
        return crate::objectives::claim(s, ask, seat, card, half);
    }
    if left > 1 && choice != Choice::Done {
        s.then(Task::Squads { seat, left: left - 1 });
    }
    match choice {
        Choice::March(from) => march(s, ask, seat, from),
        Choice::Sail(from) => set_sail(s, ask, seat, from),
        _ => Ok(()),
    }
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
    next.chain(beyond).filter(move |&way| !squads_for(s, seat, from, way).is_empty())
}

/// Whether some of the land units in a space can go to a space next to it.
pub(crate) fn can_march_to(s: &State, seat: Seat, from: Space, to: Space) -> Result<(), Why> {
    let way = Way { to, entry: entry(s, seat, to), far: false };
    if !squads_for(s, seat, from, way).is_empty() {
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
    let beyond = crate::components::board::around_all(crossed).and(land).without(from.around()).without(only(from));
    if cities.contains(from.index()) { beyond } else { beyond.and(cities) }
}

/// Spaces a two-step move can cross, with so many Infantry: free of enemies, the stack limit kept.
fn crossings(s: &State, seat: Seat, from: Space, to: Space, infantry: u8) -> SmallVec<[Space; 2]> {
    let mut free = s.board.land().without(s.board.enemies(seat.into()));
    if powers::keeps_off_grass(s, seat, to) {
        free = free.without(s.board.ground(Terrain::Grassland));
    }
    let fits = |space: Space| s.board.stack(space).infantry + infantry <= STACK_LIMIT;
    spaces(from.around().and(to.around()).and(free)).filter(|&space| infantry == 0 || fits(space)).collect()
}

/// A squad of land units.
type Squad = (u8, u8);

/// Every squad that can take a way, the largest first.
fn squads_for(s: &State, seat: Seat, from: Space, way: Way) -> SmallVec<[Squad; 24]> {
    let mut barred = TIRED;
    if way.entry == Entry::Attack {
        barred |= FOREST;
        if can_attack(s, seat, way.to).is_err() {
            return SmallVec::new();
        }
        if powers::keeps_off_grass(s, seat, way.to) {
            barred |= GRASS;
        }
    }
    let settlers = s.unmarked(from, Unit::Settler, barred);
    let infantry = if powers::commands(s, seat).is_ok() { s.unmarked(from, Unit::Infantry, barred) } else { 0 };
    let room = match way.entry {
        Entry::Aboard => {
            let ships = s.board.stack(way.to);
            if ships.side.is(seat) { ships.room() } else { 0 }
        }
        _ => u8::MAX,
    };
    let fits = |infantry: u8| match way.entry {
        Entry::Peaceful => infantry == 0 || s.board.stack(way.to).infantry + infantry <= STACK_LIMIT,
        Entry::Explore | Entry::Attack => infantry <= STACK_LIMIT,
        Entry::Aboard => true,
    };
    // From one Sea space to another, land units go with their Ships only.
    if way.entry == Entry::Aboard && (room == 0 || s.board.sea().contains(from.index())) {
        return SmallVec::new();
    }
    let least = u8::from(way.entry == Entry::Attack);
    let mut squads = SmallVec::new();
    for i in (least..=infantry).rev() {
        if !fits(i) || (way.entry == Entry::Attack && !can_pay_toll(s, seat, way.to, i)) {
            continue;
        }
        if way.far && !can_cross(s, seat, from, way, i) {
            continue;
        }
        for c in (0..=settlers).rev() {
            if i + c > 0 && i + c <= room {
                squads.push((c, i));
            }
        }
    }
    squads
}

/// Whether some crossing serves; in 2012 a Mountain stops, and a Forest bars an attack, unless ore is paid.
fn can_cross(s: &State, seat: Seat, from: Space, way: Way, infantry: u8) -> bool {
    crossings(s, seat, from, way.to, infantry)
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

fn can_pay_toll(s: &State, seat: Seat, target: Space, infantry: u8) -> bool {
    let goods = &s.players[seat].goods;
    goods.culture + goods.mood >= powers::toll(s, seat, target, infantry)
}

fn pay_toll(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Space, infantry: u8) -> Flow {
    for _ in 0..powers::toll(s, seat, target, infantry) {
        let goods = s.players[seat].goods;
        let kinds = [Good::Culture, Good::Mood].into_iter().filter(|&good| goods.get(good) > 0);
        let tokens = kinds.map(|good| Goods::of(good, 1));
        let token = ask.pick_if_several(seat, Prompt::Toll, tokens, Choice::Pay)?;
        s.take(seat, token);
    }
    Ok(())
}

/// A land squad moves: where to, who goes, by which road.
fn march(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
    let ways: SmallVec<[Way; 12]> = targets(s, seat, from).collect();
    let way = ask.pick(seat, Prompt::MarchTo { from }, ways.iter().copied(), |way| Choice::At(way.to))?;
    let squads = squads_for(s, seat, from, way);
    let prompt = Prompt::MarchWho { from, to: way.to };
    let squad = |(settlers, infantry): Squad| Choice::Squad { settlers, infantry, ships: 0 };
    let (settlers, infantry) = ask.pick_if_several(seat, prompt, squads.iter().copied(), squad)?;
    let barred = barred_marks(s, seat, way);
    let prefer = which_go(s, ask, seat, from, barred, infantry)?;
    let (by, ignores) = take_road(s, ask, seat, from, way, infantry)?;
    if way.entry == Entry::Attack {
        pay_toll(s, ask, seat, way.to, infantry)?;
    }
    let mut flags = MOVED;
    if way.entry == Entry::Peaceful {
        flags |= terrain_marks(s, way.to, ignores);
    }
    if let Some(by) = by {
        flags |= terrain_marks(s, by, ignores);
    }
    let leaving = [(Unit::Settler, settlers), (Unit::Infantry, infantry)];
    for (unit, count) in leaving {
        s.carry_marks((from, way.to), unit, count, (barred, flags), prefer);
        s.board.remove(from, unit, count);
    }
    let to = way.to;
    ask.log(|| Event::Marched { seat, from, to, settlers, infantry });
    match way.entry {
        Entry::Aboard | Entry::Peaceful => {
            for (unit, count) in leaving {
                s.board.add(seat.into(), to, unit, count);
            }
        }
        Entry::Explore => {
            s.squad = Stack { side: seat.into(), settlers, infantry, ships: 0 };
            let region = s.board.layout().region(to) as u8;
            explore::turn_up(s, ask, Exploring { seat, region, by: Explorer::Land { entry: to } });
        }
        Entry::Attack => {
            s.squad = Stack { side: seat.into(), settlers, infantry, ships: 0 };
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

/// Where some Infantry are tired and some are not and not all go, the player says which.
fn which_go(s: &State, ask: &mut Ask<'_>, seat: Seat, from: Space, barred: u8, infantry: u8) -> Flow<Prefer> {
    let open = infantry > 0
        && infantry < s.unmarked(from, Unit::Infantry, barred)
        && s.are_mixed(from, Unit::Infantry, barred);
    if !open {
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
    infantry: u8,
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
            Some(price) => offer(s, ask, seat, price, Prompt::UseRoads { to: way.to })?,
            None => false,
        };
        return Ok((None, ignores));
    }
    let ore = powers::roads(s, seat, true, true).is_some();
    let open: SmallVec<[Space; 2]> =
        crossings(s, seat, from, way.to, infantry).into_iter().filter(|&by| ore || !needs_ore(s, by, way)).collect();
    // The space crossed matters for a retreat, for the price in 2012, and for the Great Gardens.
    let by = ask.pick_if_several(seat, Prompt::RoadBy { to: way.to }, open.iter().copied(), Choice::At)?;
    let (needs_ore, all_in) = (needs_ore(s, by, way), !s.edition.roads_sell_apart());
    // A Forest crossed leaves its penalty on the squad as one entered does (2012).
    let rough = rough || s.board.is(by, Terrain::Forest);
    let ignores = all_in || needs_ore || (rough && ore && ask.whether(seat, Prompt::UseRoads { to: way.to })?);
    let price = powers::roads(s, seat, true, ignores).expect("only roads that can be paid are offered");
    pay(s, ask, seat, price)?;
    Ok((Some(by), ignores))
}

/// Squads of Ships that can leave a space without leaving more land units than the rest can carry (C10.14).
fn sizes_of_fleet(s: &State, from: Space) -> SmallVec<[(u8, u8, u8); 16]> {
    let stack = s.board.stack(from);
    let able = s.unmarked(from, Unit::Ship, TIRED);
    let most = if s.moving.one_ship { able.min(1) } else { able };
    let mut fleets = SmallVec::new();
    for ships in (1..=most).rev() {
        let (room, staying) = (CARGO * ships, CARGO * (stack.ships - ships));
        for infantry in (0..=stack.infantry).rev() {
            for settlers in (0..=stack.settlers).rev() {
                let aboard = infantry + settlers;
                if aboard <= room && stack.land() - aboard <= staying {
                    fleets.push((ships, settlers, infantry));
                }
            }
        }
    }
    fleets
}

/// Sea spaces and regions a fleet may be sent to; a truce bars battles.
fn fleet_targets(s: &State, seat: Seat, from: Space, reach: &Reach) -> HexSet {
    let barred = |space: Space| {
        let stack = s.board.stack(space);
        let foe = stack.side.seat().filter(|&foe| foe != seat && stack.ships > 0);
        foe.is_some_and(|foe| s.turn.truce & (1 << foe.index()) != 0)
    };
    filter(reach.all().without(only(from)), |space| !barred(space))
}

/// A squad of Ships moves.
fn set_sail(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
    let reach = sail::reach(s, seat, from);
    let to = ask.pick(seat, Prompt::SailTo { from }, spaces(fleet_targets(s, seat, from, &reach)), Choice::At)?;
    let fleets = sizes_of_fleet(s, from);
    let prompt = Prompt::SailWho { from, to };
    let squad = |(ships, settlers, infantry)| Choice::Squad { settlers, infantry, ships };
    let (ships, settlers, infantry) = ask.pick_if_several(seat, prompt, fleets.iter().copied(), squad)?;
    let rim = reach.round.contains(to.index()) || reach.round_regions.contains(to.index());
    let region = !s.board.revealed.contains(to.index());
    s.moving.sailed = true;
    s.moving.navigated |= rim;
    s.carry_marks((from, to), Unit::Ship, ships, (TIRED, MOVED), Prefer::Fresh);
    // Carried units go along without making a move of their own.
    for (unit, count) in [(Unit::Settler, settlers), (Unit::Infantry, infantry)] {
        s.carry_marks((from, to), unit, count, (0, 0), Prefer::Fresh);
    }
    for (unit, count) in [(Unit::Ship, ships), (Unit::Settler, settlers), (Unit::Infantry, infantry)] {
        s.board.remove(from, unit, count);
    }
    ask.log(|| Event::Sailed { seat, from, to, ships });
    s.squad = Stack { side: seat.into(), settlers, infantry, ships };
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
    for unit in Unit::ALL {
        s.board.add(squad.side, to, unit, squad.get(unit));
    }
}
