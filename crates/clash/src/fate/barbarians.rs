//! Barbarians: they appear, march and attack (C17).

use serde::{Deserialize, Serialize};

use crate::actions::battle::{self, ATTACKER, DEFENDER};
use crate::actions::{conquer, rolls};
use crate::components::civilizations::Power;
use crate::marks::MOVED;
use crate::prelude::*;

/// Barbarians appear near a player's cities; then one of their cities gets a unit (C17).
pub(crate) fn appear(s: &mut State, ask: &mut Ask<'_>, seat: Seat, reinforced: bool) -> Flow {
    let open = landing_places(s, seat);
    if can_settle(s)
        && let Some(space) = ask.pick_if_any(seat, Prompt::BarbariansAppear, spaces(open), Choice::At)?
    {
        settle(s, ask, space);
    }
    if !reinforced {
        return Ok(());
    }
    let cities = filter(s.board.cities_of(Side::BARBARIANS), |space| has_room(s, space));
    if let Some(space) = ask.pick_if_any(seat, Prompt::ReinforceBarbarians, spaces(cities), Choice::At)? {
        grow(s, ask, seat, space)?;
    }
    Ok(())
}

/// Whether they could appear near a player, or one of their cities grow.
pub(crate) fn can_appear(s: &State, seat: Seat) -> bool {
    let lands = can_settle(s) && !landing_places(s, seat).is_empty();
    lands || spaces(s.board.cities_of(Side::BARBARIANS)).any(|space| has_room(s, space))
}

/// Whether they have a Settlement and a unit for it.
pub(crate) fn can_settle(s: &State) -> bool {
    s.barbarians.settlements > 0 && s.barbarians.units[Unit::Infantry] > 0
}

/// A Settlement of theirs with a unit.
pub(crate) fn settle(s: &mut State, ask: &mut Ask<'_>, space: Space) {
    s.barbarians.settlements -= 1;
    s.board.found(Side::BARBARIANS, space, Mood::Neutral);
    add_unit(s, space, Unit::Infantry);
    ask.log(|| Event::BarbariansAppeared { space });
}

/// Units of theirs that may join those in a space: besides Infantry, Cavalry and Elephants may (C32.13).
fn recruits(s: &State, space: Space) -> impl Iterator<Item = Unit> + '_ {
    let there = s.board.stack(space);
    let comes = |unit: &Unit| *unit == Unit::Infantry || there[Unit::Infantry] > 0;
    let room = there.army() < STACK_LIMIT;
    s.barbarians.units.kinds().map(|(unit, _)| unit).filter(move |unit| room && comes(unit))
}

/// Whether there is a unit of theirs for a space, and room.
fn has_room(s: &State, space: Space) -> bool {
    recruits(s, space).next().is_some()
}

fn add_unit(s: &mut State, space: Space, unit: Unit) {
    s.barbarians.units[unit] -= 1;
    s.board.add(Side::BARBARIANS, space, unit, 1);
}

/// One more unit of theirs, if there can be one; the player who places it says which.
pub(crate) fn grow(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let kinds: SmallVec<[Unit; 4]> = recruits(s, space).collect();
    if let Some(unit) = ask.pick_if_any(seat, Prompt::BarbarianUnit { space }, kinds, Choice::Recruit)? {
        add_unit(s, space, unit);
        ask.log(|| Event::BarbariansGrew { space, unit });
    }
    Ok(())
}

/// Where a Barbarian settlement may appear.
fn landing_places(s: &State, seat: Seat) -> HexSet {
    let land = s.board.land();
    let empty = land
        .without(s.board.ground(Terrain::Desert))
        .without(s.board.exhausted)
        .without(s.board.all_cities())
        .without(s.board.all_units());
    let cities = s.cities(seat);
    if s.edition.barbarians_raid() {
        return s.board.within(cities, 2, s.board.revealed).and(empty);
    }
    let others = s.others(seat).fold(HexSet::EMPTY, |all, other| all.or(s.cities(other)));
    let empty = empty.without(around_all(others));
    let next = around_all(cities);
    let beyond = s.board.within(cities, 2, land).without(next).and(empty);
    if beyond.is_empty() { next.and(empty) } else { beyond }
}

/// Barbarian armies near a player march on their nearest city (C17).
pub(crate) fn advance(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let near = s.board.within(s.cities(seat), 2, s.board.land());
    let armies = near.and(s.board.units_of(Side::BARBARIANS));
    if armies.is_empty() {
        return appear(s, ask, seat, false);
    }
    s.then_each([Task::March { seat }, Task::Reinforce { seat }]);
    muster(s, seat, armies, true);
    Ok(())
}

/// Armies are about to march: powers may have something to say before the first one does (C33, C34).
pub(crate) fn muster(s: &mut State, mover: Seat, armies: HexSet, event: bool) {
    s.marching = armies;
    let due = powers::musters(s, mover, event);
    s.then_each(due);
}

/// A player says which of these armies do not march.
pub(crate) fn hold_back(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, mut armies: HexSet) -> Flow {
    armies = armies.and(s.marching);
    while let Some(army) = ask.pick_or_not(seat, Prompt::PowerAt { power }, spaces(armies), Choice::At, true)? {
        armies.remove(army.index());
        s.marching.remove(army.index());
        ask.log(|| Event::HeldBack { seat, power, space: army });
    }
    Ok(())
}

/// One army after the other; the player who drew the Event chooses order and ties.
pub(crate) fn march(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let armies = s.marching.and(s.board.units_of(Side::BARBARIANS));
    if armies.is_empty() {
        halt(s);
        return Ok(());
    }
    let army = ask.pick_if_several(seat, Prompt::MarchNext, spaces(armies), Choice::At)?;
    s.marching = armies.without(only(army));
    s.then(Task::March { seat });
    let open = if s.steered { ways(s, army) } else { next_spaces(s, seat, army) };
    let open = spaces(open);
    if let Some(to) = ask.pick_if_any(seat, Prompt::MarchBarbarians { from: army }, open, Choice::At)? {
        move_army(s, ask, army, to);
    }
    Ok(())
}

/// Spaces one step nearer to the player's nearest city that have room for the army.
fn next_spaces(s: &State, seat: Seat, army: Space) -> HexSet {
    let land = s.board.land();
    let cities = s.cities(seat);
    let Some(distance) = s.board.distance(army, cities, land) else {
        return HexSet::EMPTY;
    };
    let nearer = s.board.within(cities, distance.saturating_sub(1), land);
    filter(army.around().and(nearer), |to| army_fits(s, army, to))
}

/// An army as it stood when the march began: units that have joined its space meanwhile have moved.
fn strength(s: &State, army: Space) -> Units {
    s.unmarked(army, MOVED)
}

/// The march is over, and with it what it left on those who moved.
pub(crate) fn halt(s: &mut State) {
    s.marching = HexSet::EMPTY;
    s.steered = false;
    s.forget_moves();
}

/// Where an army may go that is told where to go.
pub(crate) fn ways(s: &State, army: Space) -> HexSet {
    filter(army.around().and(s.board.land()), |to| army_fits(s, army, to))
}

/// Whether an army may go there without breaking the stack limit.
pub(crate) fn army_fits(s: &State, army: Space, to: Space) -> bool {
    let there = s.board.stack(to);
    there.side != Side::BARBARIANS || there.army() + strength(s, army).army() <= STACK_LIMIT
}

/// A Barbarian army moves as it stood; a player's units or city mean a Combat (C17.5).
pub(crate) fn move_army(s: &mut State, ask: &mut Ask<'_>, from: Space, to: Space) {
    let army = strength(s, from);
    s.set_out(from, army);
    let count = army.army();
    ask.log(|| Event::BarbariansMarched { from, to, count });
    if s.board.enemies(Side::BARBARIANS).contains(to.index()) {
        battle::begin(s, ask, to, from, false);
    } else {
        if s.marching.contains(to.index()) {
            army.kinds().for_each(|(unit, count)| s.mark(to, unit, MOVED, count));
        }
        crate::actions::move_units::land_squad(s, to);
    }
}

/// Barbarian cities near the player get a unit each (C17).
pub(crate) fn reinforce(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let near = s.board.within(s.cities(seat), 2, s.board.land());
    for space in spaces(near.and(s.board.cities_of(Side::BARBARIANS))) {
        grow(s, ask, seat, space)?;
    }
    Ok(())
}

/// The largest Barbarian settlement near a player attacks their nearest city (C17).
pub(crate) fn raid(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let near = s.board.within(powers::raidable(s, seat), 2, s.board.revealed);
    let camps = near.and(s.board.cities_of(Side::BARBARIANS)).and(s.board.units_of(Side::BARBARIANS));
    let largest = spaces(camps).map(|camp| s.board.stack(camp).army()).max().unwrap_or(0);
    if largest == 0 {
        return Ok(());
    }
    let largest = spaces(camps).filter(|&camp| s.board.stack(camp).army() == largest);
    let camp = ask.pick_if_several(seat, Prompt::RaidFrom, largest, Choice::At)?;
    raid_from(s, ask, seat, seat, camp)
}

/// Cities of a player a camp can attack: the nearest, within two spaces.
pub(crate) fn raid_targets(s: &State, victim: Seat, camp: Space) -> HexSet {
    let cities = powers::raidable(s, victim);
    (0..=2)
        .map(|steps| s.board.within(only(camp), steps, s.board.revealed).and(cities))
        .find(|found| !found.is_empty())
        .unwrap_or(HexSet::EMPTY)
}

/// A camp attacks the nearest city of a player for one round; `chooser` breaks ties.
pub(crate) fn raid_from(s: &mut State, ask: &mut Ask<'_>, chooser: Seat, victim: Seat, camp: Space) -> Flow {
    let open = spaces(raid_targets(s, victim, camp));
    if let Some(city) = ask.pick_if_any(chooser, Prompt::RaidOn { camp }, open, Choice::At)? {
        s.set_out(camp, s.board.stack(camp).units);
        battle::begin_raid(s, ask, city, camp);
    }
    Ok(())
}

/// What a raid still takes from a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RaidLoss {
    /// Whose city.
    pub seat: Seat,
    /// Which.
    pub city: Space,
    /// Hits that are left.
    pub hits: u8,
    /// Barbarians that fell.
    pub kills: u8,
    /// Whether a building was lost.
    pub reduced: bool,
}

/// The single round of a raid: Barbarians fall, go home, and the city takes its hits (C17).
pub(crate) fn raid_casualties(s: &mut State, ask: &mut Ask<'_>) {
    let [(first, spared), (second, saved)] = [rolls::hits_on(s, ATTACKER), rolls::hits_on(s, DEFENDER)];
    rolls::tell_guards(s, ask, [spared, saved]);
    let fallen = (first - spared).min(s.fighters(ATTACKER));
    let suffered = second - saved;
    let mut fell = battle::lose(s, ATTACKER, fallen);
    let (_, more) = rolls::after_cards(s, [fallen, suffered]);
    fell += more[ATTACKER];
    let battle = *s.battle();
    let sides = battle.sides;
    let (hits, cancelled, lost) = ([first, second], [spared, saved], [fallen, suffered]);
    ask.log(|| Event::Casualties { sides, hits, cancelled, lost, fell: [fell, Units::NONE] });
    battle::discard_cards(s);
    s.battle = None;
    crate::actions::move_units::land_squad(s, battle.from);
    crate::objectives::after_battle(s, &battle, None);
    if let Some(seat) = sides[DEFENDER].seat() {
        if s.is_turn_of(seat) {
            Unit::ALL.into_iter().for_each(|unit| s.exhaust(battle.at, unit));
        }
        let loss = RaidLoss { seat, city: battle.at, hits: suffered, kills: battle.kills[DEFENDER], reduced: false };
        s.then(Task::RaidLosses(loss));
    }
}

/// Units first, as the owner chooses, then buildings; a city below size 1 is destroyed (C17).
pub(crate) fn raid_losses(s: &mut State, ask: &mut Ask<'_>, mut loss: RaidLoss) -> Flow {
    let RaidLoss { seat, city, .. } = loss;
    while loss.hits > 0 && s.board.city(city).is_some() {
        loss.hits -= 1;
        let stack = *s.board.stack(city);
        let mut options: Choices = stack.kinds().rev().map(|(unit, _)| Choice::Lose(unit)).collect();
        if options.is_empty() {
            let there = *s.board.city(city).expect("the city stands");
            options.extend(there.buildings().map(|(building, _)| Choice::Piece(city, Some(building))));
            if options.is_empty() {
                options.push(Choice::Piece(city, None));
            }
        }
        let choice = match options[..] {
            [single] => single,
            _ => ask.one(seat, Prompt::RaidLoss { city }, &options)?,
        };
        match choice {
            Choice::Lose(unit) => {
                s.eliminate(city, unit, 1);
                battle::tell_fallen(ask, seat.into(), Units::of(unit, 1));
            }
            Choice::Piece(_, Some(building)) => {
                let colour = s.board.city(city).map_or(Side::NOBODY, |city| city.colour(building));
                s.board.city_mut(city).buildings[building as usize] = Side::NOBODY;
                conquer::give_back(s, building, colour);
                loss.reduced = true;
            }
            _ => {
                conquer::destroy(s, city);
                ask.log(|| Event::CityDestroyed { space: city });
            }
        }
    }
    if s.board.city(city).is_some() {
        if loss.reduced {
            s.board.city_mut(city).mood = Mood::Angry;
        }
        if loss.kills > 0 {
            s.achieve(seat, Objective::Resistance);
        }
    }
    Ok(())
}
