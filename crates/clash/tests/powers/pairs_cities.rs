//! Powers that meet in one Collect, one price, one city.

use super::*;
use tessera_clash::board::{Mood, Side};

/// Red's first city, as it is written, with powers.
fn city(what: &str, powers: &str) -> Table<Civilizations> {
    let table = peoples("mayas", "greeks").without_units("D2").city(RED, "D2", what).goods(RED, "none");
    table.advances(RED, "storage").powers(RED, powers)
}

/// What a Collect may bring.
fn taken(table: Table<Civilizations>) -> Vec<String> {
    let mut play = table.turn(RED);
    play.choose("collect");
    match play.prompt() {
        tessera_clash::prompt::Prompt::Collect { .. } => play.offered("take"),
        _ => vec![play.goods(RED)],
    }
}

#[test]
pub(super) fn terraces_and_flood_plains_share_the_spaces_there_are() {
    // Two grasslands, two forests, a mountain, two deserts, and as many units as spaces.
    let table = city("happy temple academy fortress obelisk market", "terraces flood-plains");
    assert_eq!(taken(table), ["f2o1w4", "f2w5", "f3o1w3", "f3w4", "f4o1w2", "f4w3", "f5w2"]);
}

#[test]
fn canals_count_the_food_of_rice_paddies() {
    // D3, with a Settler, gives two foods by itself: nothing is single. The own space alone gives one, and canals another.
    let table = city("neutral", "canals rice-paddies").units(RED, "D3", "s1");
    assert_eq!(taken(table), ["f2", "o1", "w1"]);
    let table = city("neutral temple", "canals rice-paddies").units(RED, "D3", "s1");
    assert!(taken(table).contains(&"f2o1".to_owned()));
}

#[test]
fn rice_paddies_and_terraces_let_the_mountain_feed_the_city_too() {
    let table = city("neutral temple", "rice-paddies terraces").units(RED, "D3", "s1");
    let most = taken(table).iter().map(|taken| goods(taken).food).max();
    assert_eq!(most, Some(3), "two spaces, one of them rich");
}

#[test]
fn tribute_and_ball_courts_reach_one_space_more() {
    let table = city("neutral temple academy fortress market", "tribute ball-courts").city(BLUE, "D4", "");
    let mut play = table.goods(RED, "m1").turn(RED);
    play.choose("collect, yes");
    assert_eq!(play.goods(RED), "f2o1w3", "six spaces for a city of five");
}

#[test]
fn gardens_grow_anything_on_rice_paddies_and_the_food_comes_all_the_same() {
    let table = city("happy", "rice-paddies").wonder(RED, "D2", "gardens").units(RED, "D3", "s1");
    let mut play = table.city(RED, "D2", "neutral").turn(RED);
    play.choose("collect, take f2, take g1, take i1");
    assert_eq!(play.goods(RED), "f1i1g1", "both grasslands give something else, and D3 a food more");
}

#[test]
fn tribute_reaches_where_husbandry_does_and_spares_it() {
    let table = city("neutral temple academy fortress obelisk", "tribute").advances(RED, "husbandry");
    let mut play = table.city(BLUE, "D4", "").turn(RED);
    play.choose("collect, take f2w3");
    let causes = play.told(RED).into_iter().find_map(|event| match event {
        Event::Collected { parts, .. } => Some(parts.iter().map(|&(cause, _)| cause).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(causes, Some(vec![Cause::Power(Power::Tribute)]));
}

/// A city with room for a Temple, and what it is paid with.
fn site(goods: &str) -> Table<Civilizations> {
    let table = peoples("babylonians", "greeks").city(RED, "D2", "neutral").city(RED, "B2", "angry");
    table.advances(RED, "myths rituals state-religion").goods(RED, goods)
}

#[test]
pub(super) fn ziggurats_and_architecture_pay_for_one_temple_together() {
    let mut play = site("i1m1").powers(RED, "ziggurats architecture").turn(RED);
    play.choose("construct, build temple, take c1");
    assert_eq!(play.goods(RED), "c1", "State Religion spares the food, an idea and a mood are the rest");
}

#[test]
fn a_guardian_who_is_an_architect_pays_his_fortress_in_mood() {
    let table = site("m1").advances(RED, "tactics").leader(RED, "hammurabi", "D2").powers(RED, "architecture");
    let mut play = table.turn(RED);
    play.choose("construct, build fortress");
    assert_eq!(play.goods(RED), "none");
}

#[test]
fn growth_and_human_sacrifices_share_the_prisoners() {
    // The Pyramids: 12 resources and 5 culture. Four captives, each two resources or one token.
    let builder = |goods: &str| {
        let table = peoples("aztecs", "greeks").city(RED, "D2", "happy").city(RED, "B2", "angry").goods(RED, goods);
        let table = table.leader(RED, "acamapichtli", "D2").prisoners(RED, Side::BARBARIANS, "i4");
        let table = table.powers(RED, "prisoners human-sacrifices").wonder_card(RED, "pyramids");
        table.advances(RED, "storage engineering rituals").turn(RED)
    };
    let mut play = builder("o7w1c3");
    play.choose("construct, raise pyramids");
    assert_eq!((play.size("D2"), play.goods(RED).as_str()), (2, "none"), "two for food and wood, two for culture");
    assert!(!builder("o7c3").offers("construct"), "one captive too few");
}

#[test]
fn art_and_architecture_leave_the_rest_to_a_lent_idea() {
    let table = peoples("mayas", "greeks").leader(RED, "pakal", "D2").city(RED, "D2", "neutral");
    let table = table.city(RED, "B2", "angry").advances(RED, "myths").powers(RED, "ziggurats").goods(RED, "i1c1");
    let mut play = table.turn(RED);
    play.choose("construct, build temple, take m1");
    assert_eq!(play.goods(RED), "m1");
}

#[test]
pub(super) fn an_obelisk_of_ramses_is_worth_a_stela_too() {
    let table = peoples("egyptians", "greeks").leader(RED, "ramses-ii", "D2").city(RED, "D2", "neutral");
    let table = table.city(RED, "B2", "angry").advances(RED, "arts").powers(RED, "stelae").goods(RED, "f1o1w1");
    let mut play = table.turn(RED);
    play.choose("construct, build obelisk, take i2, take c1");
    assert_eq!(play.goods(RED), "i2c1");
}

#[test]
pub(super) fn a_city_in_the_desert_brings_gold_and_a_stela() {
    let table = peoples("egyptians", "greeks").units(RED, "E3", "s1").powers(RED, "flood-plains aztec-gold stelae");
    let mut play = table.goods(RED, "none").turn(RED);
    // E2 is a mountain, and there is nothing to turn into gold.
    play.choose("found, at E3");
    play.first_until_turn();
    assert!(play.goods(RED).contains("g1") && (play.goods(RED).contains('c') || play.goods(RED).contains('i')));
}

#[test]
fn a_prisoner_and_the_great_arena_pay_for_a_leader() {
    let table = peoples("aztecs", "greeks").city(RED, "D2", "happy").wonder(RED, "D2", "arena").goods(RED, "c1");
    let table = table.powers(RED, "prisoners human-sacrifices").prisoners(RED, Side::BARBARIANS, "i1");
    let mut play = table.turn(RED);
    play.choose("recruit, recruit leader");
    assert_eq!(play.options(), ["count 0", "count 1"], "for the culture");
    play.choose("count 0");
    let player = &play.state().players[RED];
    assert_eq!((player.captives(), player.goods.culture), (0, 0), "then he stands for the mood");
}

#[test]
fn a_lawgiver_pays_his_culture_with_a_prisoner() {
    let table =
        peoples("aztecs", "greeks").leader(RED, "hammurabi", "D2").city(RED, "D2", "angry temple").goods(RED, "none");
    let table = table.powers(RED, "human-sacrifices").prisoners(RED, Side::BARBARIANS, "i1");
    let mut play = table.turn(RED);
    play.choose("happiness, at D2");
    assert_eq!((play.mood("D2"), play.state().players[RED].captives()), (Mood::Happy, 0));
}
