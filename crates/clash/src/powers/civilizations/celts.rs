//! The Celts (C33.13 to C33.16, C34.19 to C34.24).

use super::offer_power;
use super::rows::{Fight, P, R, Row, Rows};
use crate::actions::battle::ATTACKER;
use crate::components::civilizations::Power;
use crate::fate::barbarians;
use crate::marks::SPENT;
use crate::prelude::*;
use crate::state::Stage;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Priesthood, Power::DruidicInfluence, R).sways(is_pagan).swayed(hallow).scores(hallowed),
    Row::gained_with(Advance::Tactics, Power::TribalBrothers, P).combat(brothers),
    Row::gained_with(Advance::Draft, Power::TribalAllies, P)
        .used(Use::action(can_call, call))
        .once()
        .musters(|_, seat, mover, event| event && seat == mover)
        .sequel(parley),
    Row::gained_with(Advance::TradeRoutes, Power::TribalTrade, P).deals(Side::BARBARIANS),
    Row::of_leader(Power::WarriorQueen, P).combat(defy),
    Row::of_leader(Power::GreatNumbers, P).remains(multiply),
    Row::of_leader(Power::WarriorPeople, P).combat(rise),
    Row::of_leader(Power::RapidRecruitment, P).spreads(swarm),
    Row::of_leader(Power::MortalDread, P).opens(frighten),
    Row::of_leader(Power::Loyalty, P).allies(is_near),
];

/// Spaces within two of one, over whatever is revealed.
fn around(s: &State, space: Space) -> HexSet {
    s.board.within(only(space), 2, s.board.revealed)
}

/// Druidic Influence: a Settlement of the Barbarians that is not hallowed yet.
fn is_pagan(s: &State, _: Seat, space: Space) -> bool {
    s.board.cities_of(Side::BARBARIANS).contains(space.index()) && !s.druids.contains(space.index())
}

fn hallow(s: &mut State, _: &mut Ask<'_>, _: Seat, space: Space) -> Flow {
    s.druids.insert(space.index());
    Ok(())
}

/// Druidic Influence: a point for each Settlement that is still hallowed, with the city pieces.
fn hallowed(s: &State, _: Seat) -> [i32; 3] {
    [2 * s.druids.len() as i32, 0, 0]
}

/// Tribal Brothers: 1 more for each Barbarian city near the battle, 4 at most, against an opponent.
fn brothers(s: &State, fight: &Fight) -> i8 {
    let near = around(s, fight.at).and(s.board.cities_of(Side::BARBARIANS)).len().min(4) as i8;
    if !fight.sea && fight.foe.seat().is_some() { near } else { 0 }
}

/// Tribal Allies: whether Barbarians could appear, or one of their cities grow.
fn can_call(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(barbarians::can_appear(s, seat), Why::NoSite)
}

fn call(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    barbarians::appear(s, ask, seat, true)
}

/// Tribal Allies: a food, and armies that an Event would move stay where they are.
fn parley(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let power = Power::TribalAllies;
    if !s.marching.is_empty() && offer_power(s, ask, seat, power, Goods::of(Good::Food, 1))? {
        barbarians::hold_back(s, ask, seat, power, s.marching)?;
    }
    Ok(())
}

/// Warrior Queen: 2 more against whoever owns more Warfare advances.
fn defy(s: &State, fight: &Fight) -> i8 {
    let warfare = |seat: Seat| s.players[seat].advances.in_group(Group::Warfare);
    let learned = fight.foe.seat().is_some_and(|foe| warfare(foe) > warfare(fight.seat));
    2 * i8::from(fight.leads_on_land(s) && learned)
}

/// Great Numbers: a food keeps the Settler that founds a city in her space.
fn multiply(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow<bool> {
    if s.leader_space(seat) != Some(space) {
        return Ok(false);
    }
    offer_power(s, ask, seat, Power::GreatNumbers, Goods::of(Good::Food, 1))
}

/// Warrior People: 1 more for each Settler near the battle, those who march along included.
fn rise(s: &State, fight: &Fight) -> i8 {
    if !fight.leads_on_land(s) {
        return 0;
    }
    let near = around(s, fight.at).and(s.board.units_of(fight.seat));
    let settled: u8 = spaces(near).map(|space| s.board.stack(space)[Unit::Settler]).sum();
    let marching = if fight.side == ATTACKER { s.squad[Unit::Settler] } else { 0 };
    (settled + marching) as i8
}

/// Rapid Recruitment: land units of his city appear on Land next to it, where no enemy is.
fn swarm(s: &State, seat: Seat, city: Space, unit: Unit) -> HexSet {
    if !unit.is_land() || s.leader_city(seat) != Some(city) {
        return HexSet::EMPTY;
    }
    let free = s.board.around(city).and(s.board.land()).without(s.board.enemies(seat.into()));
    filter(free, |space| !unit.is_army() || s.has_room_for(seat, space, unit))
}

/// Where a unit that is driven out of a battle can go: Land next to it, free of everyone but its own.
fn refuges(s: &State, side: Side, at: Space, unit: Unit) -> HexSet {
    let free = s.board.around(at).and(s.board.land()).without(s.board.enemies(side));
    filter(free, |space| s.has_room(side, space, &Units::of(unit, 1)))
}

/// Mortal Dread: from the second round on, 2 mood drive a unit of the enemy's out of the battle.
fn frighten(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    if fight.round < 2 || !fight.leads_on_land(s) {
        return Ok(());
    }
    let (power, foe) = (Power::MortalDread, 1 - fight.side);
    let armies = s.troops(foe).kinds().map(|(unit, _)| unit).filter(|unit| unit.is_army());
    let open: SmallVec<[Unit; 4]> = armies.filter(|&unit| !refuges(s, fight.foe, fight.at, unit).is_empty()).collect();
    if open.is_empty() || !offer_power(s, ask, fight.seat, power, Goods::of(Good::Mood, 2))? {
        return Ok(());
    }
    let squad = |unit| Choice::Squad(Units::of(unit, 1));
    let unit = ask.pick_if_several(fight.seat, Prompt::PowerWho { power }, open, squad)?;
    let refuges = spaces(refuges(s, fight.foe, fight.at, unit));
    let to = ask.pick_if_several(fight.seat, Prompt::PowerAt { power }, refuges, Choice::At)?;
    if foe == ATTACKER {
        s.squad.units[unit] -= 1;
    } else {
        s.board.remove(fight.at, unit, 1);
        s.lose_marks(fight.at, unit, 1);
    }
    s.board.add(fight.foe, to, unit, 1);
    if fight.foe.seat().is_some_and(|seat| s.is_turn_of(seat)) {
        s.mark(to, unit, SPENT, 1);
    }
    ask.log(|| Event::Routed { side: fight.foe, unit, to });
    if s.fighters(foe) == 0 {
        s.battle_mut().stage = Stage::Decide;
    }
    Ok(())
}

/// Loyalty: Barbarians who fight another within two spaces of him.
fn is_near(s: &State, seat: Seat, at: Space) -> bool {
    s.leader_space(seat).is_some_and(|leader| around(s, leader).contains(at.index()))
}
