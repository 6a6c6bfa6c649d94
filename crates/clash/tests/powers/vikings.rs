//! The Vikings.

use super::*;
use tessera_clash::components::buildings::Building;
use tessera_clash::prompt::Prompt;

fn vikings(powers: &str) -> Table<Civilizations> {
    peoples("vikings", "greeks").powers(RED, powers)
}

#[test]
pub(super) fn c33_57_shipcraft_makes_navigation_cost_no_food() {
    let cost = |powers: &str| {
        let play = vikings(powers).advances(RED, "fishing").goods(RED, "none").turn(RED);
        play.offers("advance")
    };
    assert!(cost("shipcraft") && !cost(""));
}

#[test]
fn c33_57_shipcraft_turns_settlers_into_ships() {
    let mut play = vikings("shipcraft").without_units("D2").units(RED, "E4", "s1").turn(RED);
    play.choose("move, march E4, at F4");
    assert_eq!((play.units("F4").as_str(), play.units("E4").as_str()), ("n1", ""));
    // Some convert while the others embark.
    let table = vikings("shipcraft").without_units("D2").units(RED, "E4", "s1i2").advances(RED, "tactics");
    let mut mixed = table.turn(RED);
    mixed.choose("move, march E4, at F4, squad s1i2, squad s1i0");
    assert_eq!(mixed.units("F4"), "n1i2");
}

#[test]
fn x49_a_ship_that_became_a_settler_has_moved() {
    let mut play = vikings("shipcraft").without_units("D2").units(RED, "F4", "n1").turn(RED);
    play.choose("move, sail F4, at F3");
    assert_eq!(play.units("F3"), "s1");
    assert!(matches!(play.prompt(), Prompt::Turn { .. }), "nobody else moves in this action");
    play.choose("move, march F3, at E4");
    assert_eq!(play.units("E4"), "s1", "in another it does");
}

#[test]
fn x50_a_ship_that_became_infantry_on_a_mountain_stays_there() {
    let table = vikings("shipcraft").without_units("D2").units(RED, "F4", "n1").advances(RED, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, sail F4, at F5, squad s0i1");
    assert_eq!(play.units("F5"), "i1");
    assert!(!play.offers("move"));
}

#[test]
fn x51_infantry_from_a_forest_attacks_neither_as_a_ship_nor_again_as_infantry() {
    let table = vikings("shipcraft").without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let table = table.units(BLUE, "B4", "n1").units(BLUE, "B3", "i1").cards(RED, "A25").goods(RED, "c1");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, done?, move, march D4, at C5");
    assert_eq!(play.units("C5"), "n1");
    play.choose("done?, play A25, move, sail C5");
    assert!(play.offers("at C4") && !play.offers("at B4"), "{:?}", play.options());
    play.choose("at C4, squad s0i1, done?, move, march C4");
    assert!(play.offers("at C3") && !play.offers("at B3"), "{:?}", play.options());
}

#[test]
fn c33_57_shipcraft_lands_whoever_is_aboard() {
    let table = vikings("shipcraft").without_units("D2").units(RED, "F4", "n1i2").advances(RED, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, sail F4, at F3");
    assert_eq!(play.offered("squad"), ["s0i1", "s1i0"], "both go ashore: nobody else carries them");
    play.choose("squad s1i0");
    assert_eq!((play.units("F3").as_str(), play.units("F4").as_str()), ("s1i2", ""));
}

#[test]
pub(super) fn c33_57_not_shipcraft_beside_enemies_or_without_tactics() {
    let mut pirates = vikings("shipcraft").without_units("D2").units(RED, "E4", "s1").pirates("F4", 1).turn(RED);
    pirates.choose("move, march E4");
    assert!(!pirates.offers("at F4"));
    let mut land = vikings("shipcraft").without_units("D2").units(RED, "F4", "n1").units(BLUE, "F3", "s1").turn(RED);
    land.choose("move, sail F4");
    assert!(!land.offers("at F3") && land.offers("at E4"));
    assert!(!vikings("shipcraft").without_units("D2").units(RED, "E4", "i1").turn(RED).offers("move"));
    assert!(!vikings("").without_units("D2").units(RED, "F4", "n1").turn(RED).offers("move"), "nor without the power");
}

#[test]
pub(super) fn c33_58_longships_carry_three() {
    let table = |powers: &str| {
        let table = vikings(powers).without_units("D2").units(RED, "F4", "n1").units(RED, "E4", "i3");
        table.advances(RED, "tactics").turn(RED)
    };
    let mut long = table("longships");
    long.choose("move, march E4, at F4, squad s0i3");
    assert_eq!(long.units("F4"), "n1i3");
    let mut short = table("");
    short.choose("move, march E4, at F4");
    assert!(!short.offers("squad s0i3"));
}

/// A Ship that has beaten Pirates, with two actions left.
fn after_battle(powers: &str) -> Play<Civilizations> {
    let table = vikings(powers).without_units("D2").units(RED, "F6", "n4").pirates("E7", 1);
    let mut play = table.turn(RED).when("move, sail F6, at E7, squad n4s0i0", |play| {
        play.state().battle.is_none() && play.units("E7").starts_with('n')
    });
    play.choose("take m1?, take c1?, done?");
    play
}

#[test]
fn c33_58_longships_sail_on_after_a_battle() {
    let mut play = after_battle("longships");
    play.choose("move, sail E7, at F6").first_until_turn();
    assert!(play.units("F6").starts_with('n'));
}

#[test]
pub(super) fn c33_58_not_longships_for_others() {
    assert!(!after_battle("").offers("move"));
}

/// Blue's stock at the beginning of Red's turn, with a Ship of Red's at a place.
fn marauded(place: &str) -> String {
    let table = vikings("marauders").without_units("D2").advances(RED, "trade-routes").units(RED, place, "n1");
    let mut play = table.goods(BLUE, "f2").goods(RED, "none").turn(RED);
    play.choose(&format!("link {place} D7")).first_until_turn();
    assert_eq!(play.goods(RED), "f1", "a link all the same");
    play.goods(BLUE)
}

#[test]
pub(super) fn c33_59_marauders_take_a_resource_from_cities_beside_their_ships() {
    assert_eq!(marauded("E7"), "f1");
}

#[test]
pub(super) fn c33_59_not_marauders_from_two_spaces_away() {
    assert_eq!(marauded("F6"), "f2");
}

/// Red loses so many army units in an attack.
fn fallen(count: u8) -> Play<Civilizations> {
    let table = vikings("runes").without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics");
    let table = table.units(BLUE, "D4", "i3");
    table.turn(RED).when("move, march D3, at D4, squad s0i4, fight, fight", |play| {
        let past = play.state().past;
        play.state().battle.is_none() && past.is_some_and(|past| past.battle.fallen[0].army() == count)
    })
}

#[test]
pub(super) fn c33_60_runes_are_carved_for_the_fallen() {
    let mut play = fallen(2);
    let before = play.half_points(RED);
    play.choose("yes");
    assert_eq!((play.state().players[RED].runes, play.half_points(RED) - before), (1, 2));
}

#[test]
pub(super) fn c33_60_not_runes_for_one() {
    let play = fallen(1);
    assert!(!play.offers("yes"));
}

#[test]
pub(super) fn c34_85_legendary_explorer_marks_a_region() {
    let table = vikings("").leader(RED, "erik", "F4").units(RED, "F4", "n1").goods(RED, "c2");
    let mut play = table.turn(RED);
    let before = play.half_points_of(RED, "objectives");
    play.choose("invoke legendary-explorer");
    assert_eq!(play.half_points_of(RED, "objectives") - before, 2);
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("c1", 2));
    assert!(!play.offers("invoke legendary-explorer"), "one token a region");
}

#[test]
pub(super) fn c34_85_not_legendary_explorer_ashore() {
    assert!(!vikings("").leader(RED, "erik", "D2").goods(RED, "c1").turn(RED).offers("invoke legendary-explorer"));
}

/// Erik and an Infantry aboard beside F3.
fn colonists() -> Table<Civilizations> {
    vikings("").without_units("D2").leader(RED, "erik", "F4").units(RED, "F4", "n1i1")
}

#[test]
pub(super) fn c34_86_new_colonies_land_everyone_without_an_action() {
    let mut play = colonists().advances(RED, "tactics").turn(RED);
    play.choose("invoke new-colonies, at F3");
    assert_eq!((play.units("F3").as_str(), play.units("F4").as_str()), ("i1l1", "n1"));
    assert_eq!(play.state().turn.actions, 3);
    play.choose("move, march F3, at E4, squad s0i1l1");
    assert_eq!(play.units("E4"), "i1l1", "they may move on");
    let mut fight = colonists().advances(RED, "tactics").units(BLUE, "F3", "s1").turn(RED);
    fight.choose("invoke new-colonies, at F3");
    assert_eq!((fight.units("F3").as_str(), fight.side("F3")), ("i1l1", RED.into()), "a Combat");
}

#[test]
pub(super) fn c34_86_not_new_colonies_without_tactics_or_ashore() {
    assert!(!colonists().turn(RED).offers("invoke new-colonies"));
    let ashore = vikings("").leader(RED, "erik", "D2").advances(RED, "tactics").turn(RED);
    assert!(!ashore.offers("invoke new-colonies"));
}

#[test]
pub(super) fn c34_87_ruler_of_the_north_scores_his_distance() {
    let points = |table: Table<Civilizations>| table.turn(RED).half_points_of(RED, "events");
    assert_eq!(points(vikings("").leader(RED, "knut", "D5")), 3);
}

#[test]
pub(super) fn c34_87_not_ruler_of_the_north_at_home_or_out_of_play() {
    let points = |table: Table<Civilizations>| table.turn(RED).half_points_of(RED, "events");
    assert_eq!((points(vikings("").leader(RED, "knut", "D2")), points(vikings(""))), (0, 0));
}

#[test]
pub(super) fn c34_88_danegeld_taxes_without_mood() {
    let table = vikings("").leader(RED, "knut", "D2").advances(RED, "taxes").goods(RED, "m1");
    let mut play = table.turn(RED);
    play.choose("invoke danegeld, take f1");
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("f1m1", 2));
    assert!(!play.offers("use taxes") && !play.offers("invoke danegeld"), "one of the two a turn");
}

#[test]
pub(super) fn c34_88_not_danegeld_without_taxes_or_a_city() {
    assert!(!vikings("").leader(RED, "knut", "D2").turn(RED).offers("invoke danegeld"));
    assert!(!vikings("").leader(RED, "knut", "D3").advances(RED, "taxes").turn(RED).offers("invoke danegeld"));
}

/// Ragnar takes a city of Blue's; Red's stock after it.
fn prey(mood: &str) -> String {
    let table =
        vikings("").without_units("D2").leader(RED, "ragnar", "D3").advances(RED, "tactics").city(BLUE, "D4", mood);
    let mut play = table.goods(RED, "none").turn(RED);
    play.choose("move, march D3, at D4").pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    play.goods(RED)
}

#[test]
pub(super) fn c34_89_prey_brings_two_gold_more() {
    assert_eq!(prey("neutral"), "g3");
}

#[test]
pub(super) fn c34_89_not_prey_from_angry_cities() {
    assert_eq!(prey("angry"), "g1");
}

/// What Ragnar adds, coming from a place.
fn terror(place: &str) -> i8 {
    let table = vikings("").without_units("D2").leader(RED, "ragnar", place).advances(RED, "tactics");
    let table = if place == "F4" { table.units(RED, "F4", "n1") } else { table };
    let mut play = table.units(BLUE, "F3", "i1").turn(RED);
    play.choose(&format!("move, march {place}, at F3"));
    adds(&play, 0, Power::TerrorOfTheNorth)
}

#[test]
pub(super) fn c34_90_terror_of_the_north_adds_2_after_landing() {
    assert_eq!(terror("F4"), 2);
}

#[test]
pub(super) fn c34_90_not_terror_of_the_north_over_land() {
    assert_eq!(terror("E4"), 0);
}

#[test]
fn c33_59_marauders_take_one_resource_from_each_player() {
    let table = vikings("marauders").without_units("D2").advances(RED, "trade-routes").units(RED, "E7", "n2");
    let mut play = table.city(BLUE, "E6", "").goods(BLUE, "f3").goods(RED, "none").turn(RED);
    play.choose("link E7 D7, link E7 E6").first_until_turn();
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("f2", "f2"), "once, however many cities");
}

#[test]
fn c33_60_an_obelisk_of_the_runes_cannot_be_built_any_more() {
    let mut play = fallen(2);
    let supply = |play: &Play<Civilizations>| play.state().players[RED].buildings[Building::Obelisk as usize];
    let before = supply(&play);
    play.choose("yes");
    assert_eq!(supply(&play), before - 1);
}
