//! The Indians.

use super::pairs_influence::{paid, rolled};
use super::*;
use tessera_clash::board::Side;
use tessera_clash::prompt::Prompt;

fn indians() -> Table<Civilizations> {
    peoples("indians", "romans")
}

/// A Leader with some units beside Blue's at D4.
fn army(leader: &str, units: &str, foes: &str) -> Table<Civilizations> {
    let table = indians().without_units("D2").leader(RED, leader, "D3").units(RED, "D3", units);
    table.advances(RED, "tactics").units(BLUE, "D4", foes)
}

#[test]
pub(super) fn c33_33_proselytism_lets_settlers_influence() {
    let table = indians().powers(RED, "proselytism").without_units("D2").units(RED, "D5", "s1");
    let play = table.city(BLUE, "D7", "academy").goods(RED, "none").turn(RED);
    let tried = play.when("influence, at D7", |play| rolled(play) == Some(1));
    assert!(!tried.offers("influence"), "once a turn, success or not");
    let won = play.when("influence, at D7", |play| rolled(play) >= Some(5));
    assert_eq!(won.colour("D7", "academy"), Side::from(RED));
}

#[test]
fn c33_33_proselytism_makes_cities_with_settlers_reach_farther() {
    let table = indians().powers(RED, "proselytism").units(RED, "D2", "s1").city(BLUE, "D5", "academy");
    let mut play = table.goods(RED, "none").turn(RED);
    play.choose("influence");
    assert_eq!(play.offered("at"), ["D5"], "size 1 and two Settlers");
}

#[test]
pub(super) fn c33_33_not_proselytism_on_ones_own_cities() {
    let table = indians().powers(RED, "proselytism").without_units("D2").units(RED, "D5", "s1");
    let table = table.city(RED, "D6", "").building(BLUE, "D6", "academy").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("influence, at D6");
    assert!(rolled(&play).is_some(), "from the city itself alone: nobody was asked where from");
}

#[test]
fn x47_proselytism() {
    let reach = |table: Table<Civilizations>, place: &str| {
        let mut play = table.city(BLUE, place, "academy").goods(RED, "none").turn(RED);
        play.offers("influence") && play.choose("influence").offers(&format!("at {place}"))
    };
    let open = || indians().powers(RED, "proselytism").without_units("D2").units(RED, "D3", "s3");
    assert!(reach(open(), "D7"), "range 4");
    assert!(!reach(open(), "D8"), "not 5");
    let city = || indians().powers(RED, "proselytism").city(RED, "D2", "temple").units(RED, "D2", "s2");
    assert!(reach(city(), "D7"), "range 5");
    assert!(!reach(city(), "D8"), "not 6");
}

#[test]
pub(super) fn c33_34_indian_elephants_are_recruited_in_forests() {
    let table = indians().powers(RED, "indian-elephants").city(RED, "C2", "").goods(RED, "f2");
    let mut play = table.turn(RED);
    play.choose("recruit, at C2");
    assert!(play.offers("recruit elephant"));
    play.choose("recruit elephant");
    assert_eq!(play.units("C2"), "e1");
}

#[test]
fn c33_34_indian_elephants_form_links() {
    let table = indians().powers(RED, "indian-elephants").without_units("D2").units(RED, "D2", "e1");
    let play = table.city(BLUE, "D4", "").advances(RED, "trade-routes").goods(RED, "none").turn(RED);
    assert_eq!(play.goods(RED), "f1");
}

#[test]
pub(super) fn c33_34_not_indian_elephants_on_grassland_or_in_angry_cities() {
    let mut play = indians().powers(RED, "indian-elephants").goods(RED, "f2").turn(RED);
    play.choose("recruit");
    assert!(!play.offers("recruit elephant"));
    let table = indians().powers(RED, "indian-elephants").without_units("D2").units(RED, "D2", "e1");
    let table = table.city(RED, "D2", "angry").city(BLUE, "D4", "").advances(RED, "trade-routes");
    assert_eq!(table.goods(RED, "none").turn(RED).goods(RED), "none");
}

#[test]
pub(super) fn c33_35_prosperity_gives_mood_or_culture_for_a_link() {
    let table = || indians().powers(RED, "prosperity").advances(RED, "trade-routes").goods(RED, "none");
    let mut play = table().city(BLUE, "D4", "temple").turn(RED);
    play.choose("link D2 D4");
    assert_eq!(play.offered("take"), ["f1", "m1"]);
    play.choose("take m1");
    assert_eq!(play.goods(RED), "m1");
    let mut influenced = table().city(BLUE, "D4", "").building(RED, "D4", "temple").turn(RED);
    influenced.choose("link D2 D4, take c1");
    assert_eq!(influenced.goods(RED), "c1");
}

#[test]
pub(super) fn c33_35_not_prosperity_without_a_link() {
    let table = indians().powers(RED, "prosperity").advances(RED, "trade-routes").goods(RED, "none");
    let play = table.city(BLUE, "D5", "").turn(RED);
    assert!(matches!(play.prompt(), Prompt::Turn { .. }));
    assert_eq!(play.goods(RED), "none");
}

#[test]
pub(super) fn c33_36_peace_and_poetry_pays_for_an_advance_with_mood() {
    let mut play = indians().powers(RED, "peace-and-poetry").goods(RED, "m1").turn(RED);
    play.choose("advance, learn writing");
    assert_eq!(play.goods(RED), "c1");
    assert_eq!(paid(&play), Some(("m1".to_owned(), Some(Cause::Power(Power::PeaceAndPoetry)))));
}

#[test]
pub(super) fn c33_36_not_peace_and_poetry_twice_a_turn() {
    let mut play = indians().powers(RED, "peace-and-poetry").goods(RED, "m2").turn(RED);
    play.choose("advance, learn writing");
    assert!(!play.offers("advance"));
}

#[test]
pub(super) fn c34_49_bladed_tusks_add_1_for_each_elephant() {
    let mut play = army("akbar", "e2", "i1").goods(RED, "o1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i0e2l1, yes");
    assert_eq!((adds(&play, 0, Power::BladedTusks), play.goods(RED).as_str()), (2, "none"));
}

#[test]
fn c34_49_bladed_tusks_last_when_he_falls() {
    let play = army("akbar", "e2", "i4").goods(RED, "o1").turn(RED);
    let fallen = |play: &Play<Civilizations>| {
        matches!(play.prompt(), Prompt::FightOn { .. }) && play.state().players[RED].leader.is_none()
    };
    let mut play = play.when("move, march D3, at D4, squad s0i0e2l1, yes, lose leader", fallen);
    let elephants = play.state().squad[tessera_clash::components::buildings::Unit::Elephant];
    play.choose("fight");
    let second = play.told(RED).into_iter().find_map(|event| match event {
        Event::Rolled { round: 2, rolls, .. } => Some(*rolls),
        _ => None,
    });
    let causes = &second.expect("a second roll")[0].causes;
    assert!(causes.contains(&(Cause::Power(Power::BladedTusks), elephants as i8)), "{causes:?}");
}

#[test]
pub(super) fn c34_49_not_bladed_tusks_without_elephants() {
    let mut play = army("akbar", "i1", "i1").goods(RED, "o1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!((adds(&play, 0, Power::BladedTusks), play.goods(RED).as_str()), (0, "o1"));
}

/// Ashoka's city of size 3, two spaces from Blue's.
fn stupa(buildings: &str, target: &str) -> Table<Civilizations> {
    let table = indians().city(RED, "D4", buildings).leader(RED, "ashoka", "D4").city(BLUE, "D6", target);
    table.goods(RED, "none")
}

#[test]
pub(super) fn c34_51_buddhism_rolls_again_from_a_city_with_a_temple() {
    let low = stupa("temple academy", "academy").turn(RED).when("influence, at D6", |play| rolled(play) == Some(2));
    assert!(low.offers("yes"));
    let won = low.when("yes", |play| rolled(play) >= Some(5));
    assert_eq!(won.colour("D6", "academy"), Side::from(RED));
    let lost = low.when("yes", |play| rolled(play) == Some(1));
    assert!(matches!(lost.prompt(), Prompt::Turn { .. }), "once a turn");
}

#[test]
fn c34_51_buddhism_rolls_again_for_a_temple_alone() {
    let play = stupa("fortress academy", "academy temple").turn(RED);
    let low = play.when("influence, at D6", |play| rolled(play) == Some(2));
    let won = low.when("yes", |play| rolled(play) >= Some(5));
    assert_eq!((won.colour("D6", "temple"), won.colour("D6", "academy")), (Side::from(RED), Side::from(BLUE)));
}

#[test]
pub(super) fn c34_51_not_buddhism_where_no_temple_is_concerned() {
    let play = stupa("fortress academy", "academy").turn(RED);
    let low = play.when("influence, at D6", |play| rolled(play) == Some(2));
    assert!(matches!(low.prompt(), Prompt::Turn { .. }));
}

/// Ashoka takes a city of Blue's that nobody defends.
fn conquest(buildings: &str, squad: &str) -> Play<Civilizations> {
    let table = army("ashoka", "i1", "s0i0").city(BLUE, "D4", buildings).goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose(&format!("move, march D3, at D4, squad {squad}"));
    play.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. }));
    play
}

#[test]
pub(super) fn c34_52_the_expansionist_gains_culture_for_a_city() {
    assert_eq!(conquest("", "s0i1l1").state().players[RED].goods.culture, 1);
    assert_eq!(conquest("temple", "s0i1l1").state().players[RED].goods.culture, 2);
}

#[test]
pub(super) fn c34_52_not_the_expansionist_when_others_take_it() {
    assert_eq!(conquest("temple", "s0i1").state().players[RED].goods.culture, 0);
}

#[test]
pub(super) fn c34_53_careful_planning_adds_2_without_tactics() {
    let mut play = army("shri-gupta", "i1", "i1").cards(RED, "A6").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1, pass");
    assert_eq!(adds(&play, 0, Power::CarefulPlanning), 2);
}

#[test]
pub(super) fn c34_53_not_careful_planning_with_tactics() {
    let mut play = army("shri-gupta", "i1", "i1").cards(RED, "A6").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1, lay A6");
    assert_eq!(adds(&play, 0, Power::CarefulPlanning), 0);
}

#[test]
fn c34_53_not_careful_planning_when_a_scout_took_the_card() {
    let table = army("shri-gupta", "i1", "i1").cards(RED, "A6").cards(BLUE, "A23").advances(BLUE, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1, lay A6, lay A23");
    assert_eq!(adds(&play, 0, Power::CarefulPlanning), 0, "it was played all the same");
}

#[test]
pub(super) fn c34_54_a_golden_age_opens_a_new_group_without_an_action() {
    let mut play = indians().leader(RED, "shri-gupta", "D2").goods(RED, "f2c1").turn(RED);
    play.choose("invoke golden-age");
    assert!(play.offers("learn writing") && !play.offers("learn storage"));
    play.choose("learn writing");
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("c1", 3));
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 1, "his city is activated");
}

#[test]
pub(super) fn c34_54_not_a_golden_age_without_food_or_culture() {
    assert!(!indians().leader(RED, "shri-gupta", "D2").goods(RED, "f2").turn(RED).offers("invoke golden-age"));
    assert!(!indians().leader(RED, "shri-gupta", "D2").goods(RED, "f1c2").turn(RED).offers("invoke golden-age"));
    assert!(!indians().leader(RED, "shri-gupta", "D3").goods(RED, "f2c1").turn(RED).offers("invoke golden-age"));
}

/// Akbar moves from D3.
fn journey(to: &str) -> Play<Civilizations> {
    let table = indians().leader(RED, "akbar", "D3").advances(RED, "tactics").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose(&format!("move, march D3, at {to}"));
    play
}

#[test]
pub(super) fn c34_50_the_prosperous_gains_gold_in_ones_city() {
    assert_eq!(journey("D2").goods(RED), "g1");
}

#[test]
pub(super) fn c34_50_not_the_prosperous_in_the_open() {
    assert_eq!(journey("D4").goods(RED), "none");
}

#[test]
fn c33_36_not_peace_and_poetry_but_with_the_advance_action() {
    let table = || indians().powers(RED, "peace-and-poetry").goods(RED, "c1m1");
    let play = table().leader(RED, "shri-gupta", "D2").turn(RED);
    assert!(play.offers("advance") && !play.offers("invoke golden-age"), "Golden Age asks for the usual price");
    let play = table().cards(RED, "A41").turn(RED);
    assert!(!play.offers("play A41"), "so do New Ideas");
    let play = table().goods(RED, "f2c1m1").cards(RED, "A33").turn(RED);
    assert!(!play.offers("play A33"), "and Synergies");
    let mut play = table().goods(RED, "f2m1").cards(RED, "A41").turn(RED);
    play.choose("play A41, learn writing");
    assert_eq!(play.goods(RED), "i2c1m1", "nothing else is asked for");
}

#[test]
fn c34_51_buddhism_serves_his_own_influenced_city() {
    let table = indians().city(RED, "D4", "temple").building(BLUE, "D4", "academy").city(RED, "D5", "");
    let play = table.leader(RED, "ashoka", "D4").goods(RED, "none").turn(RED);
    let asked = play.when("influence, at D4", |_| true);
    assert_eq!(asked.offered("at"), ["D4", "D5"]);
    let low = play.when("influence, at D4, at D4", |play| rolled(play) == Some(2));
    assert!(asks(&low, Power::Buddhism));
}
