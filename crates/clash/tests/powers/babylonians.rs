//! The Babylonians.

use super::*;
use tessera_clash::board::Mood;
use tessera_clash::components::wonders::Wonder;

/// Red's first city, of a size.
fn canals(city: &str) -> Table<Civilizations> {
    peoples("babylonians", "greeks").city(RED, "D2", city).goods(RED, "none").powers(RED, "canals")
}

#[test]
pub(super) fn c33_5_canals_make_two_of_a_single_food() {
    let mut play = canals("neutral temple").turn(RED);
    play.choose("collect, take f2o1");
    assert_eq!(play.goods(RED), "f2o1");
}

#[test]
pub(super) fn c33_5_not_canals_for_more_than_one_food_or_none() {
    // Only the two grasslands are open.
    let table = canals("neutral temple").advances(RED, "storage").horde("E2", 1).horde("C2", 1).horde("C3", 1);
    let mut play = table.turn(RED);
    play.choose("collect");
    assert_eq!(play.goods(RED), "f2");
    let mut play = canals("neutral").turn(RED);
    play.choose("collect, take o1");
    assert_eq!(play.goods(RED), "o1");
}

#[test]
fn x42_canals_leave_the_rest_as_it_is() {
    let mut play = canals("happy temple").turn(RED);
    play.choose("collect, take f2o1w1");
    assert_eq!(play.goods(RED), "f2o1w1");
}

#[test]
pub(super) fn c33_7_star_catalogues_give_an_idea_or_a_culture_before_an_event() {
    let play = |take: &str| {
        let mut play = peoples("babylonians", "greeks").powers(RED, "star-catalogues").goods(RED, "none");
        play = play.next_event("E34");
        let mut play = play.event(RED, "E34");
        play.choose(&format!("take {take}"));
        play.goods(RED)
    };
    assert_eq!((play("i1"), play("c1")), ("i1g2".to_owned(), "g2c1".to_owned()));
}

#[test]
pub(super) fn c33_7_not_star_catalogues_for_somebody_elses_event() {
    let play = peoples("babylonians", "greeks").powers(RED, "star-catalogues").goods(RED, "none").event(BLUE, "E34");
    assert!(!asks(&play, Power::StarCatalogues));
    assert_eq!(play.goods(RED), "none");
}

/// Red may build a Temple and an Academy.
fn ziggurats(goods: &str) -> Table<Civilizations> {
    let table = peoples("babylonians", "greeks").city(RED, "D2", "neutral").city(RED, "B2", "");
    table.advances(RED, "myths writing dogma").goods(RED, goods)
}

#[test]
pub(super) fn c33_8_ziggurats_are_built_of_ideas() {
    let mut play = ziggurats("w1i2").powers(RED, "ziggurats").turn(RED);
    play.choose("construct, at D2, build temple, take c1");
    assert_eq!((play.size("D2"), play.goods(RED).as_str()), (2, "c1"));
}

#[test]
pub(super) fn c33_8_not_ziggurats_for_other_buildings() {
    let mut play = ziggurats("w1i2").powers(RED, "ziggurats").turn(RED);
    play.choose("construct, at D2");
    assert!(!play.offers("build academy"));
    assert!(!ziggurats("w1i2").turn(RED).offers("construct"));
}

#[test]
fn c33_8_ziggurats_lift_the_limit_of_dogma() {
    let mut play = ziggurats("f1o1w1i2").powers(RED, "ziggurats").turn(RED);
    play.choose("construct, at D2, build academy");
    assert_eq!(play.goods(RED), "i4");
}

#[test]
fn c33_8_not_the_limit_of_others() {
    let mut play = ziggurats("f1o1w1i2").turn(RED);
    play.choose("construct, at D2, build academy");
    assert_eq!(play.goods(RED), "i2");
}

/// Hammurabi somewhere, an Angry city at D2 and room for a Fortress.
fn hammurabi(place: &str) -> Table<Civilizations> {
    let table = peoples("babylonians", "greeks").city(RED, "B2", "").advances(RED, "tactics");
    table.leader(RED, "hammurabi", place)
}

#[test]
pub(super) fn c34_7_the_lawgiver_makes_his_city_happy_for_a_culture() {
    let mut play = hammurabi("D2").city(RED, "D2", "angry temple").goods(RED, "c1").turn(RED);
    play.choose("happiness, at D2");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str()), (Mood::Happy, "none"));
}

#[test]
fn c34_7_the_lawgiver_may_let_his_city_pay_as_usual() {
    let mut play = hammurabi("D2").city(RED, "D2", "angry").goods(RED, "c1m1").turn(RED);
    play.choose("happiness, at D2, no");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str()), (Mood::Neutral, "c1"));
}

#[test]
pub(super) fn c34_7_not_the_lawgiver_for_other_cities() {
    let play = hammurabi("B2").city(RED, "D2", "angry").city(RED, "B2", "happy").goods(RED, "c1").turn(RED);
    assert_eq!(play.why_not("happiness"), Some("C12.1"));
}

#[test]
pub(super) fn c34_8_the_guardian_builds_a_fortress_for_its_ore() {
    let mut play = hammurabi("D2").city(RED, "D2", "neutral").goods(RED, "o1").turn(RED);
    play.choose("construct, build fortress");
    assert_eq!((play.size("D2"), play.goods(RED).as_str()), (2, "none"));
}

#[test]
pub(super) fn c34_8_not_the_guardian_elsewhere_or_for_something_else() {
    assert!(!hammurabi("D3").city(RED, "D2", "neutral").goods(RED, "o1").turn(RED).offers("construct"));
    let play = hammurabi("D2").city(RED, "D2", "neutral fortress").city(RED, "C4", "").advances(RED, "myths");
    assert!(!play.goods(RED, "o1").turn(RED).offers("construct"));
}

/// Nabopolassar with an Infantry beside Blue.
fn liberator() -> Table<Civilizations> {
    let table = peoples("babylonians", "greeks").without_units("D2").units(RED, "D3", "i1");
    table.leader(RED, "nabopolassar", "D3").advances(RED, "tactics").units(BLUE, "D4", "i1")
}

#[test]
pub(super) fn c34_9_liberator_adds_2_against_a_player_with_as_many_cities() {
    let mut play = liberator().turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::Liberator), 2);
}

#[test]
pub(super) fn c34_9_not_liberator_against_a_player_with_fewer_cities() {
    let mut play = liberator().city(RED, "B2", "").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::Liberator), 0);
}

/// Blue takes the undefended city at D2 while Nabopolassar is elsewhere.
fn bereaved(army: &str) -> Table<Civilizations> {
    let table = peoples("babylonians", "greeks").without_units("D2").city(RED, "D2", "happy").city(RED, "A5", "");
    let table = table.leader(RED, "nabopolassar", "B3").units(BLUE, "D3", "i1").advances(BLUE, "tactics");
    if army.is_empty() { table } else { table.units(RED, "B3", army) }
}

/// The city falls; nobody flees from it.
const TAKE: &str = "move, march D3, at D2, done";

#[test]
pub(super) fn c34_10_revolt_raises_an_infantry_where_he_is() {
    let mut play = bereaved("").turn(BLUE);
    play.choose(TAKE).choose("done");
    assert_eq!(play.units("B3"), "i1l1");
}

#[test]
fn c34_10_revolt_raises_it_in_a_city_where_his_army_is_full() {
    let mut play = bereaved("i3").turn(BLUE);
    play.choose(TAKE);
    play.pass_until(|play| play.who() == BLUE);
    assert_eq!(
        (play.units("B3").as_str(), play.units("A5").starts_with("i1") || play.units("A5").ends_with("i1")),
        ("i3l1", true)
    );
}

#[test]
pub(super) fn c34_10_not_revolt_when_somebody_elses_city_falls() {
    let table = bereaved("").barbarians("D4", 0);
    let mut play = table.turn(BLUE);
    play.choose("move, march D3, at D4");
    assert_eq!(play.units("B3"), "l1");
}

/// Nebuchadnezzar in Red's first city, Engineering within reach.
fn gardener() -> Table<Civilizations> {
    let table = peoples("babylonians", "greeks").leader(RED, "nebuchadnezzar", "D2").city(RED, "D2", "happy");
    table.city(RED, "B2", "happy").goods(RED, "f2")
}

fn holds(play: &Play<Civilizations>, seat: tessera_kernel::Seat) -> bool {
    play.state().players[seat].wonders.has(Wonder::Gardens)
}

#[test]
pub(super) fn c34_11_hanging_gardens_are_found_in_the_deck() {
    let mut play = gardener().turn(RED);
    play.choose("advance, learn engineering");
    assert!(holds(&play, RED));
    assert_eq!(play.state().wonders.len(), 7);
}

#[test]
fn c34_11_hanging_gardens_are_taken_from_an_opponent_who_draws_another() {
    let mut play = gardener().wonder_card(BLUE, "gardens").turn(RED);
    play.choose("advance, learn engineering");
    assert!(holds(&play, RED) && !holds(&play, BLUE));
    assert_eq!((play.state().players[BLUE].wonders.len(), play.state().wonders.len()), (1, 6));
}

#[test]
pub(super) fn c34_11_not_hanging_gardens_that_stand_or_are_held() {
    let mut play = gardener().city(BLUE, "D7", "happy").wonder(BLUE, "D7", "gardens").turn(RED);
    play.choose("advance, learn engineering");
    assert!(!holds(&play, RED) && play.state().players[RED].wonders.len() == 1);
    let mut play = gardener().wonder_card(RED, "gardens").turn(RED);
    play.choose("advance, learn engineering");
    assert_eq!(play.state().players[RED].wonders.len(), 2);
}

/// Red can build the Gardens, but for what it has.
fn planter(goods: &str) -> Play<Civilizations> {
    let table = gardener().wonder_card(RED, "gardens").advances(RED, "storage irrigation engineering");
    table.goods(RED, goods).turn(RED)
}

#[test]
fn c34_11_hanging_gardens_rise_between_actions_for_two_culture_less() {
    let mut play = planter("f5o2w5c3");
    play.choose("invoke hanging-gardens, raise gardens");
    assert_eq!((play.size("D2"), play.goods(RED).as_str(), play.state().turn.actions), (2, "none", 3));
    assert_eq!(play.state().board.city(at("D2")).map(|city| city.activations), Some(1));
}

#[test]
fn c34_11_not_hanging_gardens_elsewhere_or_for_other_wonders() {
    assert!(!planter("f5o2w5c2").offers("invoke hanging-gardens"));
    let table = peoples("babylonians", "greeks").leader(RED, "nebuchadnezzar", "D3").city(RED, "D2", "happy");
    let table = table.city(RED, "B2", "happy").wonder_card(RED, "gardens");
    let play = table.advances(RED, "storage irrigation engineering").goods(RED, "f5o2w5c5").turn(RED);
    assert_eq!(play.why_not("invoke hanging-gardens"), Some("C30.17"));
    let table = gardener().wonder_card(RED, "pyramids").advances(RED, "storage rituals engineering");
    let table = table.goods(RED, "f2o7w3c4");
    assert!(!table.turn(RED).offers("invoke hanging-gardens"), "5 culture, like everyone");
}

/// Nebuchadnezzar attacks a city of Blue's.
fn iconoclast(city: &str) -> Play<Civilizations> {
    let table = peoples("babylonians", "greeks").leader(RED, "nebuchadnezzar", "D3").advances(RED, "tactics");
    let mut play = table.city(BLUE, "D4", city).units(BLUE, "D4", "i1").turn(RED);
    play.choose("move, march D3, at D4");
    play
}

#[test]
pub(super) fn c34_12_the_iconoclast_adds_2_against_a_temple() {
    assert_eq!(adds(&iconoclast("temple"), 0, Power::Iconoclast), 2);
}

#[test]
pub(super) fn c34_12_not_the_iconoclast_without_a_temple() {
    assert_eq!(adds(&iconoclast("academy"), 0, Power::Iconoclast), 0);
}

#[test]
fn c34_11_hanging_gardens_are_taken_from_beside_the_envoy_who_brings_another() {
    let table = gardener().with_state(|s| {
        s.wonders.retain(|&card| card != Wonder::Gardens as u8);
        s.envoy = Some(Wonder::Gardens);
    });
    let mut play = table.turn(RED);
    play.choose("advance, learn engineering");
    let envoy = play.state().envoy;
    assert!(holds(&play, RED) && envoy.is_some_and(|wonder| wonder != Wonder::Gardens));
    assert_eq!(play.state().wonders.len(), 6);
}

#[test]
fn c34_10_revolt_raises_it_in_a_city_where_his_ships_are_full() {
    let table = peoples("babylonians", "greeks").without_units("D2").city(RED, "A5", "").units(RED, "B4", "n1i1");
    let table = table.leader(RED, "nabopolassar", "B4").units(BLUE, "D3", "i1").advances(BLUE, "tactics");
    let mut play = table.turn(BLUE);
    play.choose(TAKE);
    assert_eq!((play.units("B4").as_str(), play.units("A5").as_str()), ("n1i1l1", "i1"));
}

#[test]
fn c33_8_ziggurats_come_before_the_limit_of_dogma() {
    let table = peoples("babylonians", "greeks").advances(RED, "myths rituals state-religion").goods(RED, "f2i5");
    let mut play = table.turn(RED);
    play.choose("advance, learn dogma, pay f2");
    assert!(play.state().can(RED, Power::Ziggurats));
    assert_eq!(play.goods(RED), "i5");
}
