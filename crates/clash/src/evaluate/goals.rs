//! How far objectives and Wonders are.

use tessera_kernel::BySeat;

use super::realm::Realm;
use crate::cards::objectives::When;
use crate::objectives;
use crate::powers::trade_routes;
use crate::prelude::*;

/// How near the nearer objective of a card is, from 0 to 1.
pub(crate) fn progress_of_card(s: &State, seat: Seat, card: u8, realms: &BySeat<Realm>) -> f32 {
    let [upper, lower] = ObjectiveCard::new(card).objectives();
    progress(s, seat, upper, realms).max(progress(s, seat, lower, realms))
}

/// How near an objective is: 1 where it is met, and less before.
fn progress(s: &State, seat: Seat, objective: Objective, realms: &BySeat<Realm>) -> f32 {
    let (player, realm) = (&s.players[seat], &realms[seat]);
    if objective.when() == When::Instant {
        if player.achieved.has(objective) {
            return 1.0;
        }
        return chance_of(objective, realm);
    }
    if player.claimed.has(objective) {
        return 0.0;
    }
    let (goods, advances) = (&player.goods, player.advances);
    let whole = |group: Group| advances.in_group(group) as f32 / 4.0;
    let others = || s.others(seat).map(|other| &realms[other]);
    let part = |have: u8, need: u8| f32::from(have.min(need)) / f32::from(need);
    let lead = |have: u8, most: u8| if have > most { 1.0 } else { 0.8 * part(have, most + 1) };
    let building = |building: Building| {
        let at = building as usize;
        lead(realm.buildings[at], others().map(|other| other.buildings[at]).max().unwrap_or(0))
    };
    let sure = |met: bool, before: f32| if met { 1.0 } else { before };
    match objective {
        Objective::LargeCivilization => part(realm.cities, 6),
        Objective::ScientificLead => building(Building::Academy),
        Objective::CoastalCulture => building(Building::Port),
        Objective::ReligiousFervor => building(Building::Temple),
        Objective::Fortifications => building(Building::Fortress),
        Objective::StarGazers => building(Building::Observatory),
        Objective::Traders => building(Building::Market),
        Objective::Legacy => building(Building::Obelisk),
        Objective::AdvancedCulture => {
            let owned = |seat: Seat| (s.players[seat].advances.len() + s.players[seat].own_advances()) as u8;
            let most = s.others(seat).map(owned).max().unwrap_or(0);
            lead(owned(seat), most.max(5))
        }
        Objective::CityPlanner => whole(Group::Construction),
        Objective::EducationLead => whole(Group::Education),
        Objective::Militarized => whole(Group::Warfare),
        Objective::CultureFocus => whole(Group::Culture),
        Objective::ScienceFocus => whole(Group::Science),
        Objective::TradeFocus => whole(Group::Economy),
        Objective::Seafarers => whole(Group::Seafaring),
        Objective::Government => Group::GOVERNMENTS.into_iter().map(whole).fold(0.0, f32::max),
        Objective::Eureka => part(goods.ideas, 5),
        Objective::Wealth => part(goods.gold, 5),
        Objective::OreSupplies => part(goods.ore, 5),
        Objective::WoodSupplies => part(goods.wood, 5),
        Objective::FoodSupplies => part(goods.food, 5),
        Objective::OptimizedStorage => part(goods.food.min(3) + goods.ore.min(3) + goods.wood.min(3), 9),
        Objective::HappyPopulation => part(realm.happy, 4),
        Objective::LargeFleet => {
            let most = others().map(|other| other.ships).max().unwrap_or(0);
            sure(realm.ships >= 4, lead(realm.ships, most.max(1)))
        }
        Objective::LargeArmy => {
            let most = others().map(|other| other.infantry).max().unwrap_or(0);
            part(realm.infantry.saturating_sub(most), 4)
        }
        Objective::StandingArmy => part(realm.guarded, 4),
        Objective::MilitaryMight => part(realm.infantry + realm.ships, 12),
        Objective::Architecture => part(realm.buildings.iter().map(|&count| count.min(1)).sum(), 4),
        Objective::GoalFocused => {
            let wholes = |seat: Seat| objectives::whole_groups(&s.players[seat]) as u8;
            lead(wholes(seat), s.others(seat).map(wholes).max().unwrap_or(0))
        }
        Objective::Metropolis => part(realm.largest, 5),
        Objective::DiversifiedResearch => {
            let own = u8::from(player.own_advances() > 0);
            part(Group::ALL.into_iter().filter(|&group| advances.in_group(group) > 0).count() as u8 + own, 9)
        }
        Objective::HorsePower
        | Objective::IvoryTower
        | Objective::Versatility
        | Objective::MigrationOfPeoples
        | Objective::HighCulture => {
            objectives::progress(s, seat, objective).map_or(0.0, |far| 0.9 * part(far.have, far.need))
        }
        Objective::TradePower => part(links(s, seat, realm, false), 3),
        Objective::ShippingRoutes => part(links(s, seat, realm, true), 2),
        Objective::Threat => sure(realm.infantry >= 4 && objectives::is_met(s, seat, objective), 0.1),
        Objective::Outpost => sure(realm.infantry >= 3 && objectives::is_met(s, seat, objective), 0.1),
        Objective::SeaBlockade => sure(realm.ships >= 2 && objectives::is_met(s, seat, objective), 0.1),
        Objective::Colony | Objective::Consulate | Objective::CulturePower | Objective::Expansionist => {
            sure(objectives::is_met(s, seat, objective), 0.25)
        }
        _ => sure(objectives::is_met(s, seat, objective), 0.1),
    }
}

/// Links of Trade Routes, where there are units for some.
fn links(s: &State, seat: Seat, realm: &Realm, ships_only: bool) -> u8 {
    let any = realm.ships > 0 || (!ships_only && realm.settlers > 0.0);
    if any { trade_routes::links(s, seat, ships_only) } else { 0 }
}

/// How likely something is that must happen rather than be there.
fn chance_of(objective: Objective, realm: &Realm) -> f32 {
    let army = 0.06 * f32::from(realm.infantry.min(6));
    match objective {
        Objective::CityFounder => 0.4,
        Objective::TerrorRegime => 0.05,
        Objective::DraftTwice => 0.1,
        Objective::NavalAssault | Objective::Brutus => 0.05,
        Objective::SeaCleansing => 0.03 * f32::from(realm.ships.min(4)),
        _ => 0.05 + army,
    }
}

/// How far a seat is on the way to a Wonder, from 0 to 1: advances, resources, culture, a city for it.
pub(crate) fn way_to_wonder(s: &State, seat: Seat, wonder: Wonder) -> f32 {
    way_by_steps(steps_to_wonder(s, seat, wonder))
}

/// The whole way, by its steps.
pub(crate) fn way_by_steps([learned, stocked, cultured]: [f32; 3]) -> f32 {
    0.25 * learned + 0.4 * stocked + 0.35 * cultured
}

/// The same step by step: advances, resources, culture, each from 0 to 1.
pub(crate) fn steps_to_wonder(s: &State, seat: Seat, wonder: Wonder) -> [f32; 3] {
    let player = &s.players[seat];
    let cost = wonder.cost();
    let known = |advance| if player.advances.has(advance) { 0.5 } else { 0.0 };
    let learned: f32 = known(Advance::Engineering) + known(wonder.needs());
    let have = [Good::Food, Good::Ore, Good::Wood].map(|good| player.goods.get(good).min(cost.get(good)));
    let needed = cost.food + cost.ore + cost.wood;
    let stocked = f32::from((have.iter().sum::<u8>() + player.goods.gold).min(needed)) / f32::from(needed);
    let cultured = f32::from(player.goods.culture.min(cost.culture)) / f32::from(cost.culture);
    [learned, stocked, cultured]
}
