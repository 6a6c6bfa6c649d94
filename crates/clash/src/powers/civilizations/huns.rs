//! The Huns (C33.29 to C33.32, C34.43 to C34.48).

use super::conflicts::conquered_by_leader;
use super::offer_power;
use super::rows::{Fight, P, R, Row, Rows};
use crate::actions::activate::{Activation, Work, usual_mood};
use crate::actions::battle::ATTACKER;
use crate::actions::recruit::Levy;
use crate::actions::{move_units, rolls};
use crate::components::civilizations::Power;
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Storage, Power::Nomads, R).roams(wander).camps(graze),
    Row::gained_with(Advance::Husbandry, Power::MountedArchers, P).recruits(mount).recruited(ride_out),
    Row::gained_with(Advance::Tactics, Power::Raiders, P).pins(frighten),
    Row::of_government(Power::HunnicTribes, R)
        .musters(|_, seat, mover, event| event && seat == mover)
        .sequel(lead_tribes),
    Row::of_leader(Power::LordOfHorses, P).parries(rear_up),
    Row::of_leader(Power::Ruler, P).activates(rule),
    Row::of_leader(Power::BatteringRam, P).hushes(ram),
    Row::of_leader(Power::Enforcer, P).cheers(can_enforce).activates(enforce),
    Row::of_leader(Power::TributeOfRugila, P).follows(finds_tribute).sequel(take_tribute),
    Row::of_leader(Power::Unifier, P).pacifies(unify),
];

/// Nomads: Neutral and Happy cities of size 1 move.
fn wander(s: &State, city: &City) -> Result<(), Why> {
    ensure(city.size(s.edition) == 1 && city.mood != Mood::Angry, Why::CityStays)
}

/// Nomads: what the ground gives where each city has moved to; nothing in a Desert or an exhausted space.
fn graze(s: &State, cities: HexSet) -> Goods {
    let fresh = cities.without(s.board.exhausted);
    let on = |terrain: Terrain| fresh.and(s.board.ground(terrain)).len() as u8;
    Goods::resources(on(Terrain::Grassland), on(Terrain::Mountain), on(Terrain::Forest), 0, 0)
}

/// Mounted Archers: Cavalry without a Market in cities of size 1.
fn mount(s: &State, _: Seat, city: Space, unit: Unit) -> bool {
    unit == Unit::Cavalry && s.size(city) == 1
}

/// Mounted Archers: new Cavalry moves at once.
fn ride_out(s: &mut State, _: &mut Ask<'_>, seat: Seat, city: Space, levy: &Levy) -> Flow {
    let count = levy.units[Unit::Cavalry];
    if count > 0 && powers::commands(s, seat).is_ok() {
        move_units::ride_out(s, seat, city, count);
    }
    Ok(())
}

/// Raiders: an army of the Huns within two spaces.
fn frighten(s: &State, seat: Seat, space: Space) -> bool {
    spaces(s.board.within(only(space), 2, s.board.revealed).and(s.board.units_of(seat)))
        .any(|near| s.board.stack(near).army() > 0)
}

/// Hunnic Tribes: for a gold or a culture token the armies go where the player says.
fn lead_tribes(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let power = Power::HunnicTribes;
    let price =
        Price::by(Cause::Power(power), Goods::of(Good::Gold, 1)).or(Good::Culture, Good::Gold, Cause::Power(power));
    let prompt = Prompt::UsePower { power, cost: Goods::of(Good::Gold, 1) };
    s.steered = !s.marching.is_empty() && offer(s, ask, seat, price, prompt)?;
    Ok(())
}

/// Lord of Horses: a Cavalry that was triggered cancels a hit instead, and its die does not count.
fn rear_up(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    let worth = s.battle().charger[fight.side];
    let (hits, cancelled) = rolls::hits_on(s, fight.side);
    let helps = worth > 0 && hits > cancelled;
    if fight.leads_on_land(s) && helps && offer_power(s, ask, fight.seat, Power::LordOfHorses, Goods::NONE)? {
        let battle = s.battle_mut();
        battle.values[fight.side] = battle.values[fight.side].saturating_sub(worth);
        battle.cancels[fight.side] += 1;
        let seat = fight.seat;
        ask.log(|| Event::Invoked { seat, power: Power::LordOfHorses });
    }
    Ok(())
}

/// Ruler: the small city he stands in collects and recruits like a larger one.
fn rule(s: &mut State, _: &mut Ask<'_>, seat: Seat, activation: &mut Activation) -> Flow {
    let city = activation.city;
    let serves = matches!(activation.work, Work::Collect | Work::Recruit) && s.leader_city(seat) == Some(city);
    let mood = s.board.city(city).map_or(Mood::Angry, |city| city.mood);
    let content = if s.switches.moods_are_usual() { usual_mood(s, seat, city) } else { mood } != Mood::Angry;
    if serves && content && s.size(city) == 1 {
        activation.more += 1;
        Cause::Power(Power::Ruler).note();
    }
    Ok(())
}

/// Battering Ram: whoever defends a city plays no tactics in the first round.
fn ram(s: &State, fight: &Fight) -> bool {
    fight.leads_on_land(s) && fight.side == ATTACKER && fight.round == 1 && s.board.city(fight.at).is_some()
}

/// Enforcer: the city he stands in, before anything else it does in a turn.
fn can_enforce(s: &State, seat: Seat, city: Space) -> bool {
    s.leader_city(seat) == Some(city) && s.board.city(city).is_some_and(|city| city.activations == 0)
}

/// Enforcer: the player says so before a Collect or Recruit; what is built says so by itself.
fn enforce(s: &mut State, ask: &mut Ask<'_>, seat: Seat, activation: &mut Activation) -> Flow {
    let serves = matches!(activation.work, Work::Collect | Work::Recruit) && can_enforce(s, seat, activation.city);
    let sad = s.board.city(activation.city).is_some_and(|city| city.mood != Mood::Happy);
    if serves && sad {
        activation.cheered = offer_power(s, ask, seat, Power::Enforcer, Goods::NONE)?;
    }
    Ok(())
}

/// Tribute: he took part, a city was conquered, and another enemy city is near.
fn finds_tribute(s: &State, fight: &Fight, past: &Past) -> bool {
    let near = s.board.within(only(fight.at), 2, s.board.revealed);
    let enemies = s.board.all_cities().without(s.cities(fight.seat)).without(only(fight.at));
    let stays = s.switches.leaders_must_stay();
    let led = if stays { conquered_by_leader(s, fight, past) } else { past.battle.led[fight.side] };
    past.has_conquered(fight.side) && led && near.meets(enemies)
}

fn take_tribute(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    gain_by(s, ask, seat, Goods::of(Good::Gold, 2), Cause::Power(Power::TributeOfRugila));
    Ok(())
}

/// Unifier: a Barbarian city his army takes is Happy.
fn unify(_: &State, _: Seat, battle: &Battle, city: &City) -> Option<Mood> {
    (battle.led[ATTACKER] && city.owner == Side::BARBARIANS).then_some(Mood::Happy)
}
