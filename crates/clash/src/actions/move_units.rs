//! The Move action: up to three squads (C10.1, C10.14).

use super::activate::{self, Activation, Work};
use super::sail;
use super::{battle, explore};
use crate::board::Stack;
use crate::cards::events;
use crate::components::civilizations::Power;
use crate::marks::{FOREST, GRASS, MOVED, Prefer, SAILED, SPENT};
use crate::objectives;
use crate::prelude::*;
use crate::state::{Band, Explorer, Exploring, Moving};

/// Units so marked do not move.
const TIRED: u8 = MOVED | SPENT;

/// A Move action begins.
pub(crate) fn begin(s: &mut State, seat: Seat, warlord: bool) {
    set_off(s, seat, Moving { warlord, ..Moving::default() }, 3);
}

fn set_off(s: &mut State, seat: Seat, moving: Moving, squads: u8) {
    s.forget_moves();
    s.moving = moving;
    s.then_each([Task::Squads { seat, left: squads }, Task::EndMove { seat }]);
}

/// New Cavalry moves as in a Move action of its own.
pub(crate) fn ride_out(s: &mut State, seat: Seat, city: Space, count: u8) {
    set_off(s, seat, Moving { band: Band::Levy { city, left: count }, ..Moving::default() }, 3);
}

/// Whether Ships that carry the Leader and have not moved this turn can sail.
pub(crate) fn can_sail_led(s: &State, seat: Seat) -> Result<(), Why> {
    let from = s.leader_space(seat).filter(|space| s.board.sea().contains(space.index())).ok_or(Why::NotAboard)?;
    can_sail(s, seat, from, Band::Led)
}

/// They do, and no more this turn.
pub(crate) fn sail_led(s: &mut State, seat: Seat) {
    set_off(s, seat, Moving { band: Band::Led, ..Moving::default() }, 1);
}

/// A Move of Settlers out of cities (C33.18).
pub(crate) fn begin_exodus(s: &mut State, seat: Seat) {
    set_off(s, seat, Moving { band: Band::Exodus, ..Moving::default() }, 3);
}

/// A Move action ends, and every unit may move again with the next one.
pub(crate) fn end(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let moved = std::mem::take(&mut s.moving);
    s.forget_moves();
    if let Some((cause, goods)) = powers::moved(s, seat, moved) {
        gain_by(s, ask, seat, goods, cause);
    }
    if !moved.roamed.is_empty() {
        powers::camped(s, ask, seat, moved.roamed);
    }
    powers::marched(s, seat, &moved);
}

/// Whether any unit can move anywhere.
pub(crate) fn can_move(s: &State, seat: Seat) -> Result<(), Why> {
    let any = spaces(starts(s, seat))
        .any(|from| can_march_from(s, seat, from).is_ok() || can_sail_from(s, seat, from).is_ok());
    ensure(any, Why::NothingToMove)
}

/// Where squads can begin: units, and cities that move like them.
fn starts(s: &State, seat: Seat) -> HexSet {
    s.board.units_of(seat).or(powers::roaming(s, seat))
}

/// Units in a space that bear none of these marks and are among those who move.
fn able(s: &State, from: Space, barred: u8) -> Units {
    let able = s.unmarked(from, barred);
    match s.moving.band {
        Band::All => able,
        Band::Levy { city, left } if city == from => {
            Units::of(Unit::Cavalry, left.min(s.unmarked(from, u8::MAX)[Unit::Cavalry]))
        }
        Band::Exodus if s.board.city(from).is_some() => Units::of(Unit::Settler, able[Unit::Settler]),
        Band::Levy { .. } | Band::Led | Band::Exodus => Units::NONE,
    }
}

/// Whether land units in a space, or the city there, can go somewhere.
pub(crate) fn can_march_from(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    if can_roam(s, seat, from).is_err() {
        let able = able(s, from, TIRED);
        let nobody = if s.board.stack(from).land() > 0 { Why::CannotMoveAgain } else { Why::NobodyThere };
        ensure(able.land() > 0, nobody)?;
        if able.land() == able.army() {
            powers::commands(s, seat)?;
        }
    }
    ensure(targets(s, seat, from).next().is_some(), Why::NowhereToGo)
}

/// Whether a city can move like a unit: once in a Move action, and not after it has entered a Mountain (C33.29).
fn can_roam(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    powers::roams(s, seat, city)?;
    let halted = s.moving.roamed.or(s.turn.mired).contains(city.index());
    ensure(s.moving.band == Band::All && !halted, Why::CityHalted)?;
    activate::can_activate(s, city)
}

/// Whether a city can go somewhere.
pub(crate) fn can_roam_from(s: &State, seat: Seat, city: Space) -> Result<(), Why> {
    can_roam(s, seat, city)?;
    let ways = spaces(s.board.around(city)).map(|to| Way { to, entry: entry(s, seat, to), far: false });
    let goes = |way: Way| caravans(s, seat, city, way).next().is_some();
    ensure(ways.into_iter().any(goes), Why::NowhereToGo)
}

/// Whether a city can go to a space next to it.
pub(crate) fn can_roam_to(s: &State, seat: Seat, city: Space, to: Space) -> Result<(), Why> {
    can_roam(s, seat, city)?;
    ensure(s.board.city(to).is_none(), Why::CityThere)?;
    match entry(s, seat, to) {
        Entry::Aboard => Err(Why::NotLand),
        Entry::Attack => Err(Why::EnemyThere),
        Entry::Peaceful | Entry::Explore => Ok(()),
    }
}

/// Whether Ships in a space can go somewhere.
pub(crate) fn can_sail_from(s: &State, seat: Seat, from: Space) -> Result<(), Why> {
    can_sail(s, seat, from, s.moving.band)
}

fn can_sail(s: &State, seat: Seat, from: Space, band: Band) -> Result<(), Why> {
    ensure(s.board.stack(from).ships() > 0, Why::NobodyThere)?;
    ensure(fleets(s, from, band, 0).next().is_some(), Why::CannotMoveAgain)?;
    ensure(!fleet_targets(s, seat, from, band).is_empty(), Why::NowhereToGo)
}

/// One squad after another.
pub(crate) fn squads(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    let one_ship = s.moving.one_ship;
    let mine = starts(s, seat);
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
    /// Whether it takes more steps than one, by Roads.
    far: bool,
}

options! {
    // Who goes: these units, or the city with them.
    enum Party: Choice { Squad(units: Units), Roam(units: Units) }
}

/// Where the land units in a space can go.
fn targets(s: &State, seat: Seat, from: Space) -> impl Iterator<Item = Way> + '_ {
    let near = s.board.around(from);
    let roads = roads_from(s, seat, from);
    let next = spaces(near).map(move |to| Way { to, entry: entry(s, seat, to), far: false });
    let beyond = spaces(roads).map(move |to| Way { to, entry: entry(s, seat, to), far: true });
    next.chain(beyond).filter(move |&way| parties(s, seat, from, way).next().is_some())
}

/// Whoever can take a way together.
fn parties(s: &State, seat: Seat, from: Space, way: Way) -> impl Iterator<Item = Party> + '_ {
    squads_for(s, seat, from, way).map(Party::Squad).chain(caravans(s, seat, from, way).map(Party::Roam))
}

/// Units that can go with the city in a space, nobody last: not by Roads, not onto Ships, and nowhere where there is
/// another city or an enemy.
fn caravans(s: &State, seat: Seat, from: Space, way: Way) -> impl Iterator<Item = Units> + '_ {
    let goes = !way.far && can_roam_to(s, seat, from, way.to).is_ok();
    let with = goes.then(|| squads_for(s, seat, from, way)).into_iter().flatten();
    with.chain(goes.then_some(Units::NONE))
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

/// Land spaces more than a step away that Roads open: the squad leaves or reaches one of its own cities (C22).
fn roads_from(s: &State, seat: Seat, from: Space) -> HexSet {
    let land = s.board.land();
    if !land.contains(from.index()) || powers::roads(s, seat, true, false).is_none() {
        return HexSet::EMPTY;
    }
    let cities = s.cities(seat);
    let free = land.without(s.board.enemies(seat.into()));
    let crossed = s.board.within(only(from), powers::road_length(s, seat) - 1, free);
    let beyond = around_all(crossed).and(land).without(from.around()).without(only(from));
    if cities.contains(from.index()) { beyond } else { beyond.and(cities) }
}

/// Spaces a squad can cross on its way by Roads: free of enemies, the stack limit kept.
fn road(s: &State, seat: Seat, from: Space, to: Space, squad: &Units) -> HexSet {
    let mut free = s.board.land().without(s.board.enemies(seat.into()));
    if powers::keeps_off_grass(s, seat, to) {
        free = free.without(s.board.ground(Terrain::Grassland));
    }
    let near = s.board.within(only(from), powers::road_length(s, seat) - 1, free).without(only(from));
    filter(near, |space| s.has_room(seat.into(), space, squad))
}

/// The last spaces a squad may have crossed when it arrives by Roads.
fn crossings(s: &State, seat: Seat, from: Space, to: Space, squad: &Units) -> SmallVec<[Space; 4]> {
    let road = road(s, seat, from, to, squad);
    let reached = s.board.within(only(from), powers::road_length(s, seat) - 1, road).without(only(from));
    spaces(reached.and(to.around())).collect()
}

/// Whether there is no way to the last space crossed but over Grassland.
fn crosses_grass(s: &State, seat: Seat, from: Space, to: Space, by: Space, squad: &Units) -> bool {
    let dry = road(s, seat, from, to, squad).without(s.board.ground(Terrain::Grassland));
    !s.board.within(only(from), powers::road_length(s, seat) - 1, dry).contains(by.index())
}

/// Every squad that can take a way, the largest first.
fn squads_for(s: &State, seat: Seat, from: Space, way: Way) -> impl Iterator<Item = Units> + '_ {
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

/// What lets land units become Ships.
fn boatbuilding(s: &State, seat: Seat) -> Option<Power> {
    powers::reshapes(s, seat, Unit::Settler, Unit::Ship)
}

/// Which of a squad may become Ships where it enters the Sea, so that the others can be carried; nobody first.
fn launches(s: &State, seat: Seat, sea: Space, squad: &Units) -> SmallVec<[Units; 8]> {
    let there = s.board.stack(sea);
    let carried = |boats: &Units| {
        let mut ships = there.units;
        ships[Unit::Ship] += boats.total();
        there.land() + squad.land() - boats.total() <= s.hold(seat.into(), &ships)
    };
    let mut found: SmallVec<[Units; 8]> = SmallVec::new();
    found.extend(Some(Units::NONE).filter(carried));
    if there[Unit::Pirate] == 0 && boatbuilding(s, seat).is_some() {
        let turns = |unit: Unit| powers::reshapes(s, seat, unit, Unit::Ship).is_some();
        let boats = Units::each(|unit| if turns(unit) { squad[unit] } else { 0 });
        let built = |boats: &Units| boats.total() <= s.players[seat].units[Unit::Ship];
        found.extend(boats.squads().filter(|boats| built(boats) && carried(boats)));
    }
    found
}

/// Units of the squad under way that have just come into a space become others.
fn reshape(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, turns: impl Iterator<Item = (Unit, Unit, u8)>) {
    let (mut from, mut into, mut by) = (Units::NONE, Units::NONE, None);
    for (unit, other, count) in turns {
        s.recast_marks(space, unit, other, count);
        s.squad.units[unit] -= count;
        s.squad.units[other] += count;
        s.players[seat].units[unit] += count;
        s.players[seat].units[other] -= count;
        from[unit] += count;
        into[other] += count;
        by = powers::reshapes(s, seat, unit, other);
    }
    if let Some(power) = by {
        ask.log(|| Event::Reshaped { seat, power, space, from, into });
    }
}

/// Some units, or nobody.
pub(crate) fn some_of(units: Units) -> Choice {
    if units.is_empty() { Choice::Done } else { Choice::Squad(units) }
}

/// Whether some crossing serves; in 2012 a Mountain stops, and a Forest bars an attack, unless ore is paid.
fn can_cross(s: &State, seat: Seat, from: Space, way: Way, squad: &Units) -> bool {
    crossings(s, seat, from, way.to, squad)
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
    let Some(victim) = victim(s, target) else { return Ok(()) };
    may_break_peace(s, seat, victim)?;
    powers::may_attack(s, seat, victim, city)
}

/// Whether nothing agreed on keeps a player from attacking another, or only a price (C24.23, C27.57).
pub(crate) fn may_break_peace(s: &State, seat: Seat, victim: Seat) -> Result<(), Why> {
    ensure(s.turn.truce & (1 << victim.index()) == 0, Why::Truce)?;
    ensure(events::peace_price(s, seat, victim).is_none_or(|price| s.can_pay(seat, price)), Why::Peace)
}

/// Whose city or units somebody attacks in a space.
fn victim(s: &State, target: Space) -> Option<Seat> {
    s.board.city(target).map_or(s.board.stack(target).side, |city| city.owner).seat()
}

fn can_pay_toll(s: &State, seat: Seat, target: Space, army: u8) -> bool {
    let goods = &s.players[seat].goods;
    // A charmed city of somebody a Diplomat keeps the peace with costs both.
    let peace = victim(s, target).and_then(|victim| events::peace_price(s, seat, victim));
    let due = [powers::charm(s, target), peace].into_iter().flatten();
    let due = due.map(|price| price.goods).fold(Goods::NONE, |sum, goods| sum + goods);
    let pays = due.is_none() || s.can_pay(seat, due);
    pays && powers::toll(s, seat, target, army).is_none_or(|(_, toll)| goods.culture + goods.mood >= toll)
}

fn pay_toll(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Space, army: u8) -> Flow {
    if let Some(price) = powers::charm(s, target) {
        pay(s, ask, seat, price)?;
        s.board.city_mut(target).charms = 0;
    }
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

/// A land squad moves: where to, and who goes.
fn march(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
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

/// A city takes a way, and units with it (C33.29).
fn roam(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, way: Way, units: Units) -> Flow {
    let prefer = which_go(s, ask, seat, from, barred_marks(s, seat, way), units)?;
    leave(s, ask, seat, from, way, units, (prefer, Units::NONE, false));
    if way.entry == Entry::Explore {
        s.squad.side = seat.into();
        s.moving.caravan = Some(from);
        explore_by_land(s, ask, seat, way.to);
    } else {
        land_squad(s, way.to);
        move_city(s, ask, seat, from, way.to);
    }
    Ok(())
}

/// A city comes to another space, which activates it.
pub(crate) fn move_city(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, to: Space) {
    s.board.move_city(from, to);
    s.moving.roamed.insert(to.index());
    if s.board.is(to, Terrain::Mountain) {
        s.turn.mired.insert(to.index());
    }
    ask.log(|| Event::Roamed { seat, from, to });
    activate::finish(s, seat, Activation::of(to, Work::Other));
}

/// A squad leaves, with what happened to it and what its way does to it: the flags of each kind.
fn leave(
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

/// Who of a squad becomes a Ship where it enters the Sea.
fn launch(s: &State, ask: &mut Ask<'_>, seat: Seat, way: Way, units: &Units) -> Flow<Units> {
    match boatbuilding(s, seat).filter(|_| way.entry == Entry::Aboard) {
        Some(power) => ask.pick_if_several(seat, Prompt::PowerWho { power }, launches(s, seat, way.to, units), some_of),
        None => Ok(Units::NONE),
    }
}

fn explore_by_land(s: &mut State, ask: &mut Ask<'_>, seat: Seat, entry: Space) {
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
fn visit(s: &mut State, ask: &mut Ask<'_>, seat: Seat, to: Space, units: &Units) {
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

fn barred_marks(s: &State, seat: Seat, way: Way) -> u8 {
    match way.entry {
        Entry::Attack if powers::keeps_off_grass(s, seat, way.to) => TIRED | FOREST | GRASS,
        Entry::Attack => TIRED | FOREST,
        _ => TIRED,
    }
}

/// Marks that the ground of a space leaves on a kind of unit of a squad that enters it (C10.8).
fn terrain_marks(s: &State, seat: Seat, (squad, unit): (&Units, Unit), to: Space, ignores: bool) -> u8 {
    match s.board.terrain(to) {
        Some(Terrain::Mountain) if !ignores && !powers::climbs(s, seat, squad, unit) => SPENT,
        Some(Terrain::Forest) if !ignores => FOREST,
        Some(Terrain::Grassland) => GRASS,
        _ => 0,
    }
}

/// Where some army units of a kind are tired and some are not and not all go, the player says which.
fn which_go(s: &State, ask: &mut Ask<'_>, seat: Seat, from: Space, barred: u8, squad: Units) -> Flow<Prefer> {
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

/// Pays for Roads where they are needed or wanted. Returns the space crossed, and whether penalties are ignored.
fn take_road(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    from: Space,
    way: Way,
    squad: &Units,
) -> Flow<(Option<Space>, bool)> {
    if matches!(way.entry, Entry::Aboard | Entry::Explore) {
        return Ok((None, false));
    }
    let harms = |unit: Unit| terrain_marks(s, seat, (squad, unit), way.to, false) & (SPENT | FOREST) != 0;
    let rough = way.entry == Entry::Peaceful && squad.kinds().any(|(unit, _)| harms(unit));
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
    let open: SmallVec<[Space; 4]> =
        crossings(s, seat, from, way.to, squad).into_iter().filter(|&by| ore || !needs_ore(s, by, way)).collect();
    // The space crossed matters for a retreat, for the price in 2012, and for the Great Gardens.
    let by = ask.pick_if_several(seat, Prompt::RoadBy { to: way.to }, open.iter().copied(), Choice::At)?;
    let (needs_ore, all_in) = (needs_ore(s, by, way), !s.edition.roads_sell_apart());
    // A Forest crossed leaves its penalty on the squad as one entered does (2012).
    let rough = rough || s.board.is(by, Terrain::Forest);
    let prompt = Prompt::UseRoads { to: way.to, cost: Goods::of(Good::Ore, 1) };
    let ignores = all_in || needs_ore || (rough && ore && ask.whether(seat, prompt)?);
    let price = powers::roads(s, seat, true, ignores).expect("only roads that can be paid are offered");
    pay(s, ask, seat, price)?;
    powers::paved(s, seat);
    Ok((Some(by), ignores))
}

/// Squads of Ships that can leave a space without leaving more land units than the rest can carry (C10.14), and bear none
/// of these marks besides those that bar any move. Pirates sail only with somebody of the player's (C33.11).
fn fleets(s: &State, from: Space, band: Band, barred: u8) -> impl Iterator<Item = Units> + '_ {
    let Stack { side, units: stack } = *s.board.stack(from);
    let led = band == Band::Led;
    let fresh = s.unmarked(from, TIRED | barred | if led { SAILED } else { 0 });
    let mut able = stack;
    able[Unit::Ship] = fresh[Unit::Ship].min(if s.moving.one_ship { 1 } else { u8::MAX });
    able[Unit::Pirate] = fresh[Unit::Pirate];
    let sails = move |fleet: &Units| match band {
        Band::All => fleet[Unit::Pirate] < fleet.total(),
        Band::Led => fleet[Unit::Leader] > 0,
        Band::Levy { .. } | Band::Exodus => false,
    };
    able.squads().filter(move |fleet| fleet.ships() > 0 && sails(fleet)).filter(move |fleet| {
        let (going, staying) = (s.hold(side, fleet), s.hold(side, &stack) - s.hold(side, fleet));
        fleet.land() <= going && stack.land() - fleet.land() <= staying
    })
}

/// Squads of Ships that can go to a space: whoever has been in a Forest does not attack, and there may be too many Ships.
fn fleets_to(s: &State, seat: Seat, from: Space, to: Space, band: Band) -> impl Iterator<Item = Units> + '_ {
    let attacks = powers::foes_at_sea(s, seat).contains(to.index());
    let fits = move |fleet: &Units| attacks || sail::has_room(s, seat, to, fleet.ships());
    let lures = sail::can_attack(s, seat, to);
    fleets(s, from, band, if attacks { FOREST } else { 0 }).filter(move |fleet| lures || fits(fleet))
}

/// Where a fleet may be sent to; a truce bars battles. Pirates who are no enemies may be attacked where they are, and Ships
/// may go ashore where they become something else.
fn fleet_targets(s: &State, seat: Seat, from: Space, band: Band) -> HexSet {
    let barred = |space: Space| {
        let stack = s.board.stack(space);
        let foe = stack.side.seat().filter(|&foe| foe != seat && stack.ships() > 0);
        foe.is_some_and(|foe| may_break_peace(s, seat, foe).is_err())
    };
    let reach = sail::reach(s, seat, from).all().without(only(from));
    let (foes, allied) = (powers::foes_at_sea(s, seat), powers::befriends(s, seat).is_some());
    let any = fleets(s, from, band, 0).next().is_some();
    let open = |space: Space| {
        let looked_at = allied || foes.contains(space.index());
        !barred(space) && if looked_at { fleets_to(s, seat, from, space, band).next().is_some() } else { any }
    };
    let mut targets = filter(reach, open);
    if band == Band::All {
        if sail::can_attack(s, seat, from) && s.unmarked(from, TIRED | FOREST)[Unit::Ship] > 0 {
            targets.insert(from.index());
        }
        targets = targets.or(beaches(s, seat, from));
    }
    targets
}

/// Land beside Ships that can become something else there.
fn beaches(s: &State, seat: Seat, from: Space) -> HexSet {
    if powers::reshapes(s, seat, Unit::Ship, Unit::Settler).is_none() {
        return HexSet::EMPTY;
    }
    let free = from.around().and(s.board.land()).without(s.board.enemies(seat.into()));
    filter(free, |to| landings(s, seat, from, to).next().is_some())
}

/// Ships that can go ashore in a space, and who of those they carry goes with them.
fn landings(s: &State, seat: Seat, from: Space, to: Space) -> impl Iterator<Item = Units> + '_ {
    let stack = s.board.stack(from).units;
    let commands = powers::commands(s, seat).is_ok();
    let goes = |unit: Unit| unit == Unit::Ship || unit.is_land() && (commands || !unit.is_army());
    let fresh = s.unmarked(from, TIRED);
    let able = Units::each(|unit| if goes(unit) { fresh[unit] } else { 0 });
    able.squads().filter(move |squad| {
        let staying = s.hold(seat.into(), &stack) - s.hold(seat.into(), &Units::of(Unit::Ship, squad[Unit::Ship]));
        let left = stack.land() - squad.land();
        squad[Unit::Ship] > 0 && left <= staying && !crews(s, seat, to, squad).is_empty()
    })
}

/// What the Ships of a squad that goes ashore can become: so many of each kind, as supply and room allow.
fn crews(s: &State, seat: Seat, to: Space, squad: &Units) -> SmallVec<[Units; 8]> {
    let (ships, supply) = (squad[Unit::Ship], s.players[seat].units);
    let turns = |unit: Unit| unit.is_land() && powers::reshapes(s, seat, Unit::Ship, unit).is_some();
    let all = Units::each(|unit| if turns(unit) { supply[unit].min(ships) } else { 0 });
    let fits = |crew: &Units| {
        let mut landed = squad.without(Unit::Ship);
        landed += *crew;
        crew.total() == ships && s.has_room(seat.into(), to, &landed)
    };
    all.squads().filter(fits).collect()
}

/// A squad of Ships moves.
fn set_sail(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space) -> Flow {
    let (reach, band) = (sail::reach(s, seat, from), s.moving.band);
    let targets = spaces(fleet_targets(s, seat, from, band));
    let to = ask.pick(seat, Prompt::SailTo { from }, targets, Choice::At)?;
    if to == from {
        s.squad = Stack { side: seat.into(), units: Units::NONE };
        sail::attack(s, ask, seat, to, from);
        return Ok(());
    }
    if s.board.land().contains(to.index()) {
        return go_ashore(s, ask, seat, from, to);
    }
    let prompt = Prompt::SailWho { from, to };
    let units = ask.pick_if_several(seat, prompt, fleets_to(s, seat, from, to, band), Choice::Squad)?;
    let attacks = meets_foes(s, ask, seat, to, &units)?;
    let rim = reach.round.contains(to.index()) || reach.round_regions.contains(to.index());
    let region = !s.board.revealed.contains(to.index());
    let foe = victim(s, to).filter(|&foe| foe != seat);
    if let Some(foe) = foe {
        events::break_peace(s, ask, seat, foe)?;
    }
    s.moving.sailed = true;
    s.moving.navigated |= rim;
    let flags = MOVED | sailed(s) | if band == Band::Led { SPENT } else { 0 };
    for (unit, count) in units.kinds() {
        // Carried units go along without making a move of their own.
        let marks = if unit.is_land() { (0, 0) } else { (TIRED, flags) };
        s.carry_marks((from, to), unit, count, marks, Prefer::Fresh);
    }
    s.set_out(from, units);
    let ships = units.ships();
    ask.log(|| Event::Sailed { seat, from, to, ships });
    if region {
        let region = s.board.layout().region(to) as u8;
        explore::turn_up(s, ask, Exploring { seat, region, by: Explorer::Ship { from, rim } });
    } else if attacks {
        sail::attack(s, ask, seat, to, from);
    } else {
        land_squad(s, to);
    }
    Ok(())
}

/// Powers may ask later in the turn whether a Ship has moved in it.
fn sailed(s: &State) -> u8 {
    if s.edition.has_civilizations() { SAILED } else { 0 }
}

/// Whether a fleet has to fight where it goes, or wants to: Pirates who are no enemies may share their space.
fn meets_foes(s: &State, ask: &mut Ask<'_>, seat: Seat, to: Space, fleet: &Units) -> Flow<bool> {
    if powers::foes_at_sea(s, seat).contains(to.index()) {
        return Ok(true);
    }
    Ok(sail::can_attack(s, seat, to) && !sail::share(s, ask, seat, to, fleet.ships())?)
}

/// Ships go ashore and become something else; whoever they carry may go with them.
fn go_ashore(s: &mut State, ask: &mut Ask<'_>, seat: Seat, from: Space, to: Space) -> Flow {
    let prompt = Prompt::SailWho { from, to };
    let units = ask.pick_if_several(seat, prompt, landings(s, seat, from, to), Choice::Squad)?;
    let power = powers::reshapes(s, seat, Unit::Ship, Unit::Settler).expect("Ships become Settlers");
    let crews = crews(s, seat, to, &units);
    let crew = ask.pick_if_several(seat, Prompt::PowerWho { power }, crews, Choice::Squad)?;
    s.moving.sailed = true;
    for (unit, count) in units.kinds() {
        s.carry_marks((from, to), unit, count, (TIRED, MOVED), Prefer::Fresh);
    }
    s.set_out(from, units);
    ask.log(|| Event::Marched { seat, from, to, units });
    reshape(s, ask, seat, to, crew.kinds().map(|(unit, count)| (Unit::Ship, unit, count)));
    let squad = s.squad.units;
    for (unit, _) in squad.kinds() {
        let flags = terrain_marks(s, seat, (&squad, unit), to, false);
        s.add_flags(to, unit, flags);
    }
    land_squad(s, to);
    visit(s, ask, seat, to, &units);
    Ok(())
}

/// The squad under way arrives in a space.
pub(crate) fn land_squad(s: &mut State, to: Space) {
    let squad = std::mem::take(&mut s.squad);
    for (unit, count) in squad.kinds() {
        s.board.add(squad.side, to, unit, count);
    }
}
