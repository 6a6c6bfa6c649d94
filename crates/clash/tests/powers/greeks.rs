//! The Greeks.

use super::pairs_influence::rolled;
use super::*;
use tessera_clash::board::{Mood, Side};
use tessera_clash::prompt::Prompt;

fn greeks() -> Table<Civilizations> {
    peoples("greeks", "romans")
}

/// A Leader with some units beside Blue's at D4.
fn army(leader: &str, units: &str, foes: &str) -> Table<Civilizations> {
    let table = greeks().without_units("D2").leader(RED, leader, "D3").units(RED, "D3", units);
    table.advances(RED, "tactics").units(BLUE, "D4", foes)
}

#[test]
pub(super) fn c33_25_study_gives_an_idea_for_a_recruit_beside_an_academy() {
    let mut play = greeks().powers(RED, "study").city(RED, "D2", "academy").goods(RED, "f1o1").turn(RED);
    play.choose("recruit, recruit infantry");
    assert_eq!(play.goods(RED), "i1");
}

#[test]
pub(super) fn c33_25_not_study_without_an_academy() {
    let mut play = greeks().powers(RED, "study").city(RED, "D2", "temple").goods(RED, "f1o1").turn(RED);
    play.choose("recruit, recruit infantry");
    assert_eq!(play.goods(RED), "none");
}

/// Red's Infantry attacks so many of Blue's, who has a card.
fn phalanx(foes: &str) -> Play<Civilizations> {
    let table = greeks().powers(RED, "sparta").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.units(BLUE, "D4", foes).advances(BLUE, "tactics").cards(BLUE, "A6").turn(RED);
    play.choose("move, march D3, at D4");
    play
}

#[test]
pub(super) fn c33_26_sparta_hushes_a_larger_army() {
    assert!(rolls(&phalanx("i2")).is_some(), "Blue was not asked");
}

#[test]
pub(super) fn c33_26_not_sparta_against_as_many() {
    let play = phalanx("i1");
    assert_eq!(play.who(), BLUE);
    assert!(matches!(play.prompt(), Prompt::Tactics { .. }));
}

/// Blue's city of size 3 at D6 with Red's Temple, and another of Blue's three spaces away.
fn hellas() -> Table<Civilizations> {
    let table = greeks().powers(RED, "hellenization").city(BLUE, "D6", "academy").building(RED, "D6", "temple");
    table.city(BLUE, "A5", "academy").goods(RED, "none")
}

#[test]
pub(super) fn c33_27_hellenization_influences_from_a_foreign_city() {
    let mut play = hellas().turn(RED);
    play.choose("influence");
    assert_eq!(play.offered("at"), ["A5", "D6"]);
    let won = hellas().turn(RED).when("influence, at A5", |play| rolled(play) >= Some(5));
    assert_eq!(won.colour("A5", "academy"), Side::from(RED));
}

#[test]
fn c33_27_hellenization_boosts_as_usual() {
    let low = hellas().goods(RED, "c1").turn(RED).when("influence, at A5", |play| rolled(play) == Some(4));
    assert!(matches!(low.prompt(), Prompt::Boost { missing: 1, .. }));
}

#[test]
fn c33_27_hellenization_pays_for_arts_with_2_mood() {
    let play = hellas().advances(RED, "arts").goods(RED, "m2").turn(RED);
    let tried = play.when("use arts, at A5", |_| true);
    assert_eq!((tried.goods(RED).as_str(), tried.state().turn.actions), ("none", 3));
    assert!(!tried.offers("use arts"), "once a turn");
    let mut rich = hellas().advances(RED, "arts").goods(RED, "c1m2").turn(RED);
    rich.choose("use arts");
    assert_eq!(rich.offered("pay"), ["c1", "m2"]);
}

#[test]
pub(super) fn c33_27_not_hellenization_without_a_building_there() {
    let table = greeks().powers(RED, "hellenization").city(BLUE, "D6", "academy").city(BLUE, "A5", "academy");
    let table = table.goods(RED, "m1").advances(RED, "arts");
    let play = table.turn(RED);
    assert!(!play.offers("influence") && !play.offers("use arts"));
}

#[test]
fn x44_hellenization() {
    let three = hellas().turn(RED).choose("influence").offered("at");
    assert!(three.contains(&"A5".to_owned()), "range 3");
    let table = greeks().powers(RED, "hellenization").city(BLUE, "D6", "").building(RED, "D6", "temple");
    let play = table.city(BLUE, "A5", "academy").goods(RED, "none").turn(RED);
    assert!(!play.offers("influence"), "of size 2: range 2, and nothing else to take there");
}

/// D2 of size 2, Neutral, was activated; others beside it; a Building can be had.
fn league(other: &str) -> Play<Civilizations> {
    let table = greeks().powers(RED, "city-states").city(RED, "D2", "neutral temple").city(RED, "B2", other);
    let table = table.city(RED, "B5", "").advances(RED, "writing").goods(RED, "f2o2w2");
    let mut play = table.turn(RED);
    play.choose("collect, at D2");
    play.first_until_turn();
    play.choose("construct, at D2?");
    play
}

#[test]
fn x45_city_states() {
    let mut play = league("neutral academy");
    assert_eq!(play.options(), ["at B2", "done"], "as large and as content: not B5");
    play.choose("at B2, build academy?");
    assert_eq!((play.size("D2"), play.mood("D2"), play.mood("B2")), (3, Mood::Neutral, Mood::Neutral));
    let city = |name: &str| play.state().board.city(at(name)).expect("a city").activations;
    assert_eq!((city("D2"), city("B2")), (1, 1), "B2 counts as activated");
}

#[test]
pub(super) fn c33_28_city_states_let_another_city_count_as_activated() {
    let mut play = league("happy academy");
    play.choose("at B2, build academy?");
    assert_eq!(play.mood("D2"), Mood::Neutral);
}

#[test]
pub(super) fn c33_28_not_city_states_with_a_less_content_city() {
    let mut play = league("angry academy");
    assert!(!play.offers("at B2"));
    play.choose("build academy?");
    assert_eq!(play.mood("D2"), Mood::Angry);
}

#[test]
pub(super) fn c34_38_the_known_world_adds_1_for_each_other_region() {
    let table = army("alexander", "i1", "i1").city(RED, "B6", "").city(RED, "E6", "");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::TheKnownWorld), 2);
}

#[test]
pub(super) fn c34_38_not_the_known_world_from_home() {
    let mut play = army("alexander", "i1", "i1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::TheKnownWorld), 0);
}

#[test]
pub(super) fn c34_39_this_is_sparta_gives_culture_for_a_recruit_in_his_city() {
    let mut play = greeks().leader(RED, "leonidas", "D2").goods(RED, "f1o1").turn(RED);
    play.choose("recruit, recruit infantry");
    assert_eq!(play.goods(RED), "c1");
}

#[test]
pub(super) fn c34_39_not_this_is_sparta_elsewhere() {
    let mut play = greeks().leader(RED, "leonidas", "D3").goods(RED, "f1o1").turn(RED);
    play.choose("recruit, recruit infantry");
    assert_eq!(play.goods(RED), "none");
}

#[test]
pub(super) fn c34_40_the_hero_of_thermopylae_adds_2_for_each_enemy_more() {
    let mut play = army("leonidas", "", "i3").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(adds(&play, 0, Power::HeroOfThermopylae), 4);
}

#[test]
pub(super) fn c34_40_not_the_hero_of_thermopylae_against_as_many() {
    let mut play = army("leonidas", "i1", "i2").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::HeroOfThermopylae), 0);
}

#[test]
pub(super) fn c34_41_the_master_teaches_education_for_a_token() {
    let mut play = greeks().leader(RED, "pericles", "D2").goods(RED, "m1").turn(RED);
    play.choose("invoke master, learn writing");
    assert!(play.has(RED, "writing"));
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("c1", 2));
    assert_eq!(play.state().players[RED].cubes, 2, "the cube comes from the event box");
}

#[test]
pub(super) fn c34_41_not_the_master_in_a_neutral_city() {
    let table = greeks().leader(RED, "pericles", "D2").city(RED, "D2", "neutral").goods(RED, "m1");
    assert!(!table.turn(RED).offers("invoke master"));
}

/// Pericles aboard or not, against a Ship of Blue's.
fn fleet(place: &str) -> Play<Civilizations> {
    let table = greeks().units(RED, "B4", "n1").leader(RED, "pericles", place).units(BLUE, "C5", "n1");
    let mut play = table.turn(RED);
    play.choose("move, sail B4, at C5, squad n1s0i0l1?");
    play
}

#[test]
pub(super) fn c34_42_the_admiral_adds_2_at_sea() {
    assert_eq!(adds(&fleet("B4"), 0, Power::Admiral), 2);
}

#[test]
pub(super) fn c34_42_not_the_admiral_ashore() {
    assert_eq!(adds(&fleet("D2"), 0, Power::Admiral), 0);
}

#[test]
fn c33_26_sparta_pays_for_draft_with_culture() {
    let mut play = greeks().powers(RED, "sparta").advances(RED, "tactics draft").goods(RED, "c1").turn(RED);
    play.choose("recruit, use draft");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s1i1", "none"));
}

#[test]
fn c33_26_not_sparta_not_culture_for_draft() {
    assert!(!greeks().advances(RED, "tactics draft").goods(RED, "c1").turn(RED).offers("recruit"));
}

/// Alexander with New Ideas in hand and what an advance costs.
fn alexander(place: &str, goods: &str) -> Play<Civilizations> {
    greeks().leader(RED, "alexander", place).cards(RED, "A41 A25").goods(RED, goods).turn(RED)
}

#[test]
pub(super) fn c34_37_charismatic_plays_a_card_without_an_action() {
    let mut play = alexander("D2", "f2c1");
    play.choose("invoke charismatic");
    assert_eq!(play.options(), ["play A41"], "Leadership takes no action anyway");
    play.choose("play A41, learn writing");
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("i2c1", 3));
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 1, "his city is activated");
}

#[test]
fn c34_37_charismatic_plays_a_great_person_too() {
    let mut play = greeks().leader(RED, "alexander", "D2").cards(RED, "E21").goods(RED, "c1").turn(RED);
    play.choose("invoke charismatic, person E21, learn writing?");
    assert!(play.has(RED, "writing"));
    assert_eq!((play.state().turn.actions, play.hand(RED).contains("E21")), (3, false));
}

#[test]
pub(super) fn c34_37_not_charismatic_away_from_a_city_or_without_culture() {
    assert!(!alexander("D3", "f2c1").offers("invoke charismatic"));
    assert!(!alexander("D2", "f2").offers("invoke charismatic"));
    assert!(!alexander("D2", "c1").offers("invoke charismatic"), "nothing to pay the advance with");
}

#[test]
fn c33_28_not_city_states_twice_a_turn() {
    let table = greeks().powers(RED, "city-states").city(RED, "D2", "happy temple").city(RED, "B2", "happy temple");
    let table = table.city(RED, "B5", "happy temple").advances(RED, "storage").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("collect, at D2").first_until_turn();
    play.choose("collect, at D2, at B2").first_until_turn();
    play.choose("collect, at D2");
    assert!(!asks(&play, Power::CityStates), "{:?}", play.prompt());
    play.first_until_turn();
    assert_eq!(play.mood("D2"), Mood::Neutral, "its own mood falls now");
}

#[test]
fn c34_37_charismatic_activates_his_city_like_anything_else() {
    let busy = |mood: &str| {
        let table = greeks().leader(RED, "alexander", "D2").city(RED, "D2", mood).cards(RED, "A41").goods(RED, "f2c1");
        let mut play = table.turn(RED);
        play.choose("collect").first_until_turn();
        play
    };
    let mut play = busy("neutral");
    play.choose("invoke charismatic, play A41, learn writing").first_until_turn();
    assert_eq!((play.has(RED, "writing"), play.mood("D2")), (true, Mood::Angry), "the second time costs mood");
    assert!(!busy("angry").offers("invoke charismatic"), "an Angry city acts once");
}
