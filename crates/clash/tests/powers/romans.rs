//! The Romans.

use super::*;
use tessera_clash::board::{Mood, Side};
use tessera_clash::components::buildings::Unit;
use tessera_clash::prompt::Prompt;

fn rome(powers: &str) -> Table<Civilizations> {
    peoples("romans", "greeks").powers(RED, powers)
}

fn until_turn(play: &mut Play<Civilizations>) -> &mut Play<Civilizations> {
    play.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }))
}

#[test]
pub(super) fn c33_53_aqueducts_ignore_famine() {
    let famine = |powers: &str| {
        let mut play = rome(powers).barbarians("B6", 1).goods(RED, "f2").event(RED, "E3");
        play.pass_until(|play| play.state().event.is_none());
        play.goods(RED)
    };
    assert_eq!(famine("aqueducts"), "f2");
    assert_ne!(famine(""), "f2");
}

#[test]
fn c33_53_aqueducts_give_sanitation_without_food_or_without_an_action() {
    let mut free = rome("aqueducts").goods(RED, "none").turn(RED);
    free.choose("advance, learn sanitation");
    assert!(free.has(RED, "sanitation"));
    let mut quick = rome("aqueducts").goods(RED, "f2").turn(RED);
    quick.choose("invoke aqueducts");
    assert!(quick.has(RED, "sanitation"));
    assert_eq!((quick.state().turn.actions, quick.state().players[RED].goods.food), (3, 0));
}

#[test]
pub(super) fn c33_53_not_aqueducts_for_other_advances() {
    let play = rome("aqueducts").goods(RED, "none").advances(RED, "sanitation").turn(RED);
    assert!(!play.offers("advance") && !play.offers("invoke aqueducts"));
}

#[test]
pub(super) fn c33_54_roman_roads_lead_four_spaces_far() {
    let table = || rome("roman-roads").without_units("D2").units(RED, "D2", "i1").advances(RED, "tactics roads");
    let mut play = table().goods(RED, "f1o1").turn(RED);
    play.choose("move, march D2, at D6, at D5?, at C6?, at E6?");
    assert_eq!((play.units("D6").as_str(), play.goods(RED).as_str()), ("i1", "none"));
    let mut again = table().goods(RED, "f1o1").turn(RED);
    again.choose("move, march D2, at D6, at D5?, done?, move?");
    assert!(again.offers("march D6"), "a Mountain by Roads is no hindrance");
}

#[test]
pub(super) fn c33_54_not_roman_roads_past_enemies_or_without_the_power() {
    let table = |powers: &str| {
        let table = rome(powers).without_units("D2").units(RED, "D2", "i1").advances(RED, "tactics roads");
        table.goods(RED, "f1o1")
    };
    let mut usual = table("").turn(RED);
    usual.choose("move, march D2");
    assert!(usual.offers("at D4") && !usual.offers("at D5"));
    let walls = ["C3", "D3", "E3", "C2", "E2", "D1"];
    let wall = walls.into_iter().fold(table("roman-roads"), |table, place| table.wild(place, "i1"));
    let mut barred = wall.turn(RED);
    barred.choose("move, march D2");
    assert!(!barred.offers("at D4"), "no way is free");
}

#[test]
fn c33_54_roman_roads_lead_home_too() {
    let table = |powers: &str| {
        let table = rome(powers).without_units("D2").units(RED, "D6", "i1").advances(RED, "tactics roads");
        let mut play = table.goods(RED, "f1o1").turn(RED);
        play.choose("move, march D6");
        play.offers("at D2")
    };
    assert!(table("roman-roads") && !table(""));
}

/// Red takes a city of Blue's at D4, or one of the Barbarians', by an army with a Leader or without.
fn conquest(powers: &str, leader: &str, goods: &str, city: &str) -> Play<Civilizations> {
    let table = rome(powers).without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics").goods(RED, goods);
    let table = if leader.is_empty() { table } else { table.leader(RED, leader, "D3") };
    let table = if city == "barbarians" { table.barbarians("D4", 0) } else { table.city(BLUE, "D4", city) };
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1?, squad s0i1?");
    play
}

#[test]
pub(super) fn c33_55_slave_trade_pays_for_victories() {
    let mut play = conquest("slave-trade", "", "none", "");
    assert_eq!(until_turn(&mut play).goods(RED), "g2m1", "one of them for the city");
}

#[test]
fn c33_55_slave_trade_builds_for_mood() {
    let table = rome("slave-trade").city(RED, "B3", "").advances(RED, "myths").goods(RED, "f1m2");
    let mut play = table.turn(RED);
    play.choose("construct, at D2, build temple");
    assert_eq!(play.size("D2"), 2);
}

#[test]
pub(super) fn c33_55_not_slave_trade_for_the_beaten_or_without_it() {
    let mut play = conquest("", "", "none", "");
    assert_eq!(until_turn(&mut play).goods(RED), "g1");
    let table = rome("").city(RED, "B3", "").advances(RED, "myths").goods(RED, "f1m2");
    assert!(!table.turn(RED).offers("construct"));
    let table = rome("slave-trade").without_units("D2").units(RED, "D3", "i1").units(BLUE, "D4", "i4");
    let play = table.advances(RED, "tactics").goods(RED, "none").turn(RED);
    let lost = play.fought("move, march D3, at D4", |play| play.state().players[RED].units[Unit::Infantry] == 16);
    assert_eq!((lost.side("D4"), lost.goods(RED).as_str()), (BLUE.into(), "none"), "the beaten sell nobody");
}

#[test]
pub(super) fn c33_56_provinces_recruit_cavalry_far_from_home() {
    let mut play = rome("provinces").city(RED, "D5", "").goods(RED, "f1w1").turn(RED);
    play.choose("recruit, recruit cavalry");
    assert_eq!(play.units("D5"), "c1");
}

#[test]
fn c33_56_provinces_are_neutral_or_happy() {
    let mut poor = conquest("provinces", "", "none", "");
    assert_eq!(until_turn(&mut poor).mood("D4"), Mood::Neutral);
    let mut rich = conquest("provinces", "", "c1", "barbarians");
    rich.choose("yes");
    assert_eq!((rich.mood("D4"), rich.state().players[RED].goods.culture), (Mood::Happy, 0));
}

#[test]
pub(super) fn c33_56_not_provinces_near_home_or_for_others() {
    let near = rome("provinces").city(RED, "D4", "").goods(RED, "f1w1").turn(RED);
    assert!(!near.offers("recruit"));
    let mut angry = conquest("", "", "none", "");
    assert_eq!(until_turn(&mut angry).mood("D4"), Mood::Angry);
}

#[test]
pub(super) fn c34_79_princeps_changes_cards() {
    let mut play = rome("").leader(RED, "augustus", "D2").cards(RED, "A5 O3").goods(RED, "c1").turn(RED);
    play.choose("invoke princeps, card A5, objective O3");
    assert_eq!((play.state().players[RED].actions.len(), play.state().players[RED].objectives.len()), (1, 1));
    assert_eq!((play.state().turn.actions, play.goods(RED).as_str()), (2, "none"));
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 1);
}

#[test]
pub(super) fn c34_79_not_princeps_outside_a_city() {
    assert!(!rome("").leader(RED, "augustus", "D3").goods(RED, "c1").turn(RED).offers("invoke princeps"));
    assert!(!rome("").leader(RED, "augustus", "D2").goods(RED, "none").turn(RED).offers("invoke princeps"));
}

/// What Augustus adds in a battle at D4.
fn emperor(table: Table<Civilizations>) -> i8 {
    let table = table.without_units("D2").leader(RED, "augustus", "D3").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.units(BLUE, "D4", "i1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    adds(&play, 0, Power::Emperor)
}

#[test]
pub(super) fn c34_80_emperor_adds_2_in_foreign_regions() {
    assert_eq!(emperor(rome("")), 2);
}

#[test]
pub(super) fn c34_80_not_emperor_where_a_city_of_his_is() {
    let layout = layout(2);
    let region = layout.regions[layout.region(at("D4"))];
    let other = region.into_iter().find(|space| !["D3", "D4"].contains(&space.to_string().as_str()));
    let place = other.expect("another space of the region").to_string();
    assert_eq!(emperor(rome("").city(RED, &place, "")), 0);
}

#[test]
pub(super) fn c34_81_statesman_raises_the_mood_of_his_city() {
    let table = rome("").leader(RED, "caesar", "D2").city(RED, "D2", "angry").goods(RED, "m2");
    let mut play = table.turn(RED);
    play.choose("invoke statesman, invoke statesman");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str(), play.state().turn.actions), (Mood::Happy, "none", 3));
}

#[test]
pub(super) fn c34_81_not_statesman_for_other_cities() {
    let table = rome("").leader(RED, "caesar", "D2").city(RED, "B3", "angry").goods(RED, "m2");
    assert!(!table.turn(RED).offers("invoke statesman"));
}

#[test]
pub(super) fn c34_82_proconsul_leaves_an_infantry() {
    let mut play = conquest("", "caesar", "none", "");
    play.choose("done, yes");
    assert_eq!((play.units("D4").as_str(), play.goods(RED).as_str()), ("i2l1", "none"));
}

#[test]
pub(super) fn c34_82_not_proconsul_without_him() {
    let table = rome("").without_units("D2").leader(RED, "caesar", "D2").units(RED, "D3", "i1");
    let mut play = table.advances(RED, "tactics").city(BLUE, "D4", "").goods(RED, "none").turn(RED);
    play.choose("move, march D3, at D4");
    assert!(!play.offers("yes"));
}

#[test]
pub(super) fn c34_83_dictator_holds_barbarians_back() {
    let mut play = rome("").leader(RED, "sulla", "D2").barbarians("D4", 2).event(RED, "E21");
    assert_eq!(play.offered("at"), ["D4"]);
    play.choose("at D4").pass_until(|play| play.state().event.is_none());
    assert!(play.units("D4").starts_with("i"), "{}", play.units("D4"));
    assert_eq!(play.units("D3"), "");
}

#[test]
fn c34_83_dictator_shelters_his_city() {
    let table = || rome("").city(RED, "D2", "temple").city(BLUE, "D4", "temple academy").goods(BLUE, "none");
    let play = table().leader(RED, "sulla", "D2").turn(BLUE);
    assert!(!play.offers("influence"));
    assert!(table().leader(RED, "sulla", "D3").turn(BLUE).offers("influence"), "not where he is not");
}

#[test]
pub(super) fn c34_83_not_dictator_for_armies_far_away() {
    let mut play = rome("").city(RED, "B6", "").leader(RED, "sulla", "D2").barbarians("C6", 1).event(RED, "E21");
    play.pass_until(|play| play.state().event.is_none());
    assert_ne!(play.side("C6"), Side::BARBARIANS, "they march");
}

/// What Sulla adds against whoever is at D4.
fn civilizer(wild: bool) -> i8 {
    let table = rome("").without_units("D2").leader(RED, "sulla", "D3").units(RED, "D3", "i1").advances(RED, "tactics");
    let table = if wild { table.wild("D4", "i1") } else { table.units(BLUE, "D4", "i1") };
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    adds(&play, 0, Power::Civilizer)
}

#[test]
pub(super) fn c34_84_civilizer_adds_2_against_barbarians() {
    assert_eq!(civilizer(true), 2);
}

#[test]
pub(super) fn c34_84_not_civilizer_against_players() {
    assert_eq!(civilizer(false), 0);
}

#[test]
fn c34_83_dictator_holds_back_mercenaries_too() {
    let table = rome("").leader(RED, "sulla", "D2").barbarians("D4", 2).city(BLUE, "D6", "").cards(BLUE, "A13");
    let mut play = table.goods(BLUE, "w1").turn(BLUE);
    play.choose("play A13, at D4");
    assert_eq!((play.who(), play.offered("at")), (RED, vec!["D4".to_owned()]));
}
