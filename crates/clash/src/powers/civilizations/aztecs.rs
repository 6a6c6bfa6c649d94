//! The Aztecs (C33.1 to C33.4, C34.1 to C34.6).

use super::captives;
use super::rows::{Fight, P, R, Row, Rows, Subsidy};
use super::{distant, offer_power};
use crate::actions::{collect, construct};
use crate::components::civilizations::Power;
use crate::fate;
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Tactics, Power::Prisoners, R).follows(has_beaten).sequel(lead_away).scores(count_heads),
    Row::of_government(Power::Tribute, R).exacts(tributaries).takes(has_hostages).taken(take_hostage),
    Row::gained_with(Advance::Rituals, Power::HumanSacrifices, R)
        .ransoms(|s, seat| s.players[seat].captives())
        .averts(|s, seat| s.players[seat].captives() > 0)
        .sequel(appease),
    Row::gained_with(Advance::Arts, Power::AztecGold, P).founded(|_, _, _| true).sequel(dig),
    Row::of_leader(Power::Growth, R).subsidises(toil),
    Row::of_leader(Power::Offerings, R).used(Use::free(can_offer, gather).costs(0, 2)).once(),
    Row::of_leader(Power::Expansionism, P).shield(far_from_home),
    Row::of_leader(Power::MassSacrifice, P).used(Use::free(can_sacrifice, sacrifice)).once(),
    Row::of_leader(Power::StormMaster, P).undoes(|s, seat, space| s.leader_city(seat) == Some(space)),
    Row::of_leader(Power::SpreadOfFear, P).used(Use::action(can_frighten, frighten)).once(),
];

/// Army units a side lost that could be led away: never Leaders, and none that are no longer in supply.
fn beaten(s: &State, past: &Past, side: usize) -> Units {
    let (fallen, owner) = (past.battle.beaten(side), past.battle.sides[side]);
    let captive = |unit: Unit| unit.is_army() && unit != Unit::Leader;
    let supply = s.supply(owner);
    Units::each(|unit| if captive(unit) { fallen[unit].min(supply[unit]) } else { 0 })
}

/// Prisoners: a Combat was won and somebody beaten, and there is room.
fn has_beaten(s: &State, fight: &Fight, past: &Past) -> bool {
    let won = !fight.sea && past.winner == Some(fight.side as u8);
    won && s.cells(fight.seat) > 0 && !beaten(s, past, 1 - fight.side).is_empty()
}

/// Prisoners: whoever of the beaten is wanted.
fn lead_away(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let Some(past) = s.past else { return Ok(()) };
    let Some(side) = past.battle.sides.iter().position(|side| !side.is(seat)) else { return Ok(()) };
    let (room, prompt) = (s.cells(seat), Prompt::PowerWho { power: Power::Prisoners });
    let squads: SmallVec<[Units; 32]> = beaten(s, &past, side).squads().filter(|all| all.total() <= room).collect();
    if let Some(units) = ask.pick_or_not(seat, prompt, squads, Choice::Squad, true)? {
        captives::take(s, ask, seat, past.battle.sides[side], units);
    }
    Ok(())
}

/// Prisoners: half a point each, with the Events.
fn count_heads(s: &State, seat: Seat) -> [i32; 3] {
    [0, 0, i32::from(s.players[seat].captives())]
}

/// Tribute: enemy cities up to two spaces away, whoever stands in them; exhausted land stays closed.
fn tributaries(s: &State, seat: Seat, city: Space) -> HexSet {
    let near = s.board.within(only(city), 2, s.board.revealed);
    near.and(s.board.all_cities()).without(s.cities(seat)).without(s.board.exhausted)
}

/// Tribute: whether a Barbarian city has army units to be led away by a people that takes prisoners.
fn has_hostages(s: &State, seat: Seat, space: Space) -> bool {
    let wild = s.board.city(space).is_some_and(|city| city.owner == Side::BARBARIANS);
    wild && s.can(seat, Power::Prisoners) && s.cells(seat) > 0 && s.board.stack(space).army() > 0
}

/// Tribute: a Barbarian army unit instead of the resource.
fn take_hostage(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let kinds: SmallVec<[Unit; 8]> = s.board.stack(space).kinds().map(|(unit, _)| unit).collect();
    let prompt = Prompt::PowerWho { power: Power::Tribute };
    let unit = ask.pick_if_several(seat, prompt, kinds, |unit| Choice::LoseAt(space, unit))?;
    s.eliminate(space, unit, 1);
    captives::take(s, ask, seat, Side::BARBARIANS, Units::of(unit, 1));
    Ok(())
}

/// Human Sacrifices: a prisoner for an Event that was drawn.
fn appease(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let power = Power::HumanSacrifices;
    if s.players[seat].captives() > 0 && offer_power(s, ask, seat, power, Goods::NONE)? {
        captives::give_up(s, ask, seat, power)?;
        fate::call_off(s, ask, seat);
    }
    Ok(())
}

/// Aztec Gold: 1 gold, and what the player likes turned into gold, once for each Mountain next to the city.
fn dig(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let (power, gold) = (Power::AztecGold, Goods::of(Good::Gold, 1));
    gain_by(s, ask, seat, gold, Cause::Power(power));
    for _ in spaces(space.around().and(s.board.ground(Terrain::Mountain))) {
        let room = !s.within_limits(seat, gold).is_none();
        let kinds = Good::ALL.into_iter().filter(|&good| room && good != Good::Gold).map(|good| Goods::of(good, 1));
        let kinds: SmallVec<[Goods; 8]> = kinds.filter(|&goods| can_give_up(s, seat, goods)).collect();
        let turned = ask.pick_or_not(seat, Prompt::PowerPay { power }, kinds, Choice::Pay, true)?;
        let Some(goods) = turned else { break };
        give_up_for(s, ask, seat, goods, Some(Cause::Power(power)))?;
        gain_by(s, ask, seat, gold, Cause::Power(power));
    }
    Ok(())
}

/// Growth: a prisoner for two resources of whatever is built in his city.
fn toil(s: &State, seat: Seat, space: Space, _: Option<Building>) -> Option<Subsidy> {
    let most = s.players[seat].captives();
    let here = most > 0 && s.leader_city(seat) == Some(space);
    here.then_some(Subsidy { most, resources: 2, culture: 0, captives: 1 })
}

/// Offerings: his city is no larger than 3 and brings in something.
fn can_offer(s: &State, seat: Seat) -> Result<(), Why> {
    let city = s.leader_city(seat).ok_or(Why::NoLeaderCity)?;
    ensure(s.size(city) <= 3, Why::TooLarge)?;
    powers::may_collect(s, seat)?;
    collect::can_collect_at(s, seat, city)
}

/// Offerings: a Collect.
fn gather(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = s.leader_city(seat).expect("only a Leader in a city collects");
    collect::collect_with(s, ask, seat, city)
}

/// Expansionism: a hit less in every round, two spaces or more from all cities of one's own.
fn far_from_home(s: &State, fight: &Fight) -> u8 {
    u8::from(fight.leads_on_land(s) && distant(s, fight.at, s.cities(fight.seat)).is_none_or(|far| far >= 2))
}

/// Mass Sacrifice: his city can build, even when two prisoners are gone.
fn can_sacrifice(s: &State, seat: Seat) -> Result<(), Why> {
    let city = s.leader_city(seat).ok_or(Why::NoLeaderCity)?;
    ensure(s.players[seat].captives() >= 2, Why::NoPrisoners)?;
    construct::can_construct_at(s, seat, city)?;
    // Prisoners may stand for resources and tokens as well: what is paid must be there without these two.
    let mut after = s.clone();
    for _ in 0..2 {
        captives::release_any(&mut after, seat);
    }
    construct::can_construct_at(&after, seat, city)
}

/// Mass Sacrifice: two prisoners for a Construct.
fn sacrifice(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    for _ in 0..2 {
        captives::give_up(s, ask, seat, Power::MassSacrifice)?;
    }
    let city = s.leader_city(seat).expect("only a Leader in a city builds");
    construct::construct_in(s, ask, seat, city)
}

/// Spread of Fear: Land spaces an enemy unit can be moved to, where nobody would fight it.
fn refuges(s: &State, space: Space, unit: Unit) -> HexSet {
    let side = s.board.stack(space).side;
    let open = s.board.around(space).and(s.board.land()).without(s.board.enemies(side));
    filter(open, |to| s.has_room(side, to, &Units::of(unit, 1)))
}

/// Spread of Fear: enemy land units beside him that have somewhere to go.
fn fearful(s: &State, seat: Seat) -> SmallVec<[(Space, Unit); 16]> {
    let Some(leader) = s.leader_space(seat) else { return SmallVec::new() };
    let near = s.board.around(leader).and(s.board.land()).and(s.board.enemy_units(seat.into()));
    let units = spaces(near).flat_map(|space| s.board.stack(space).kinds().map(move |(unit, _)| (space, unit)));
    units.filter(|&(space, unit)| !refuges(s, space, unit).is_empty()).collect()
}

fn can_frighten(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!fearful(s, seat).is_empty(), Why::NobodyThere)
}

/// Spread of Fear: an enemy unit moves a space.
fn frighten(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let power = Power::SpreadOfFear;
    let who = fearful(s, seat);
    let unit = |(space, unit)| Choice::LoseAt(space, unit);
    let (space, unit) = ask.pick_if_several(seat, Prompt::PowerWho { power }, who, unit)?;
    let open = spaces(refuges(s, space, unit));
    let to = ask.pick_if_several(seat, Prompt::PowerAt { power }, open, Choice::At)?;
    let side = s.board.stack(space).side;
    s.board.remove(space, unit, 1);
    s.board.add(side, to, unit, 1);
    ask.log(|| Event::Fled { seat, side, unit, from: space, to });
    Ok(())
}
