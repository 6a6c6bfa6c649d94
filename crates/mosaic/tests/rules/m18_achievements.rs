//! M18: achievements.

use crate::support::{BLUE, Playing, RED, Table};
use crate::watched::Watched;

/// Red cannot claim a tile on one table, can on the other, and has six more points for it and nothing else.
#[track_caller]
fn claims(tile: &str, short: Table, enough: Table) {
    let choice = format!("claim {tile}");
    let play = short.achievements(tile).turn(RED);
    assert!(!play.offers(&choice), "not yet");
    assert_eq!(play.why_not(&choice), Some("M5.1"));
    let play = enough.achievements(tile).turn(RED);
    let total = play.total(RED);
    let claimed = Watched::new(play).then(&choice);
    assert_eq!((claimed.score(RED, "achievements"), claimed.total(RED)), (6, total + 6));
    assert_eq!(claimed.brought(), "");
    assert!(claimed.view(BLUE).achievements.iter().any(|claimed| claimed.0.id() == tile && claimed.1 == Some(RED)));
}

fn table() -> Table {
    Table::with(2)
}

#[test]
fn m18_1_natalist_has_a_population_of_twelve() {
    claims("natalist", table().population(RED, 11), table().population(RED, 12));
}

#[test]
fn m18_2_administrative_has_a_tax_production_of_twelve() {
    claims("administrative", table().track(RED, "tax", 11), table().track(RED, "tax", 12));
}

#[test]
fn m18_3_builder_has_five_great_projects_and_wonders() {
    let four = || table().builds(RED, "gp-forum gp-forum gp-roads").wonder(RED, "sphinx", "M5");
    claims("builder", four().builds(RED, "capital"), four().wonder(RED, "stonehenge", "M6"));
}

#[test]
fn m18_4_merchant_has_seven_unique_goods() {
    let six = || table().goods(RED, "fish food stone bronze wine gems");
    claims("merchant-civ", six().goods(RED, "gems"), six().goods(RED, "dyes"));
    claims("merchant-civ", six(), six().wild(RED));
}

#[test]
fn m18_5_maritime_has_three_port_cities() {
    claims("maritime", table().cities(RED, "M7 P10 M5"), table().cities(RED, "M7 P10 T6"));
}

#[test]
fn m18_6_opulent_has_sixty_money_and_keeps_it() {
    claims("opulent", table().money(RED, 59), table().money(RED, 60));
}

#[test]
fn m18_7_imperial_dominates_four_regions_and_three_with_four_players() {
    claims("imperial", table().cities(RED, "M5 Q5 V12"), table().cities(RED, "M5 Q5 V12 J11"));
    let three = || Table::with(3);
    claims("imperial", three().cities(RED, "M5 Q5 V12"), three().cities(RED, "M5 Q5 V12 J11"));
    for players in [4, 5, 6] {
        let many = || Table::with(players);
        claims("imperial", many().cities(RED, "M5 Q5"), many().cities(RED, "M5 Q5 V12"));
    }
    let rivals = || table().cities(RED, "M5 Q5 V12 J11").cities(BLUE, "M6");
    claims("imperial", rivals(), rivals().farms(RED, "L5"));
}

#[test]
fn m18_8_eclectic_has_an_icon_of_every_pillar() {
    let eight =
        || table().builds(RED, "gp-walls gp-aqueduct gp-granaries gp-quarries gp-baths gp-roads gp-admin gp-forum");
    claims("eclectic", eight(), eight().up(RED, "alphabet"));
}

#[test]
fn m18_9_erudite_has_an_ideas_production_of_fifteen() {
    claims("erudite", table().track(RED, "ideas", 14), table().track(RED, "ideas", 15));
}

#[test]
fn m18_10_agricultural_has_a_food_production_of_fifteen() {
    claims("agricultural", table().track(RED, "food", 14), table().track(RED, "food", 15));
}

#[test]
fn m18_11_urban_has_five_cities_port_cities_included() {
    claims("urban", table().cities(RED, "M5 M7 V12 Q5").farms(RED, "M6"), table().cities(RED, "M5 M7 V12 Q5 Q6"));
}

#[test]
fn m18_12_quarrying_has_a_stone_production_of_fifteen() {
    claims("quarrying-civ", table().track(RED, "stone", 14), table().track(RED, "stone", 15));
}

#[test]
fn m18_13_warlike_has_six_units_siege_engines_included() {
    let five = || table().units(RED, "italy 2 infantry, egypt 3 cavalry");
    claims("warlike", five(), five().units(RED, "greece 1 siege"));
}

#[test]
fn m18_14_trading_has_a_tariff_production_of_twelve() {
    claims("trading", table().track(RED, "tariff", 11), table().track(RED, "tariff", 12));
}

#[test]
fn m18_15_scientific_has_fifteen_technologies_face_up() {
    let fourteen = || {
        let names = "alphabet arch art bows crafts dance drama fishing music numerals poetry seeds spears wheel";
        table().up(RED, names)
    };
    claims("scientific", fourteen().kept(RED, "villages"), fourteen().up(RED, "villages"));
}
