//! C13: Influence culture.

use tessera_clash::board::Side;
use tessera_clash::event::Event;

use crate::support::*;

/// Red's city of size 3 at D4, Blue's at D6 with an academy, two spaces apart.
fn near() -> Table<Monumental> {
    monumental().city(RED, "D4", "temple academy").city(BLUE, "D6", "academy")
}

fn rolled(play: &Play<Monumental>) -> Option<u8> {
    play.told(RED).iter().rev().find_map(|event| match event {
        Event::InfluenceRolled { roll, .. } => Some(*roll),
        _ => None,
    })
}

#[test]
fn c13_1_targets_within_the_size_of_the_source() {
    let mut play = near().turn(RED);
    play.choose("influence");
    assert_eq!(play.offered("at"), ["D6"]);
    let far = monumental().city(BLUE, "D6", "academy").turn(RED);
    assert!(!far.offers("influence"), "D2 has size 1");
    assert_eq!(far.counted("influence"), [("away", 4), ("range", 1), ("need", 3), ("have", 0)]);
}

#[test]
fn c13_2_culture_boosts_range_and_roll() {
    // From D2 (size 1) to D6 are 4 spaces.
    let play = monumental().city(BLUE, "D6", "academy").goods(RED, "c5").turn(RED);
    assert!(play.offers("influence"));
    let low = play.when("influence, at D6", |play| rolled(play) == Some(3));
    assert_eq!(low.goods(RED), "c2", "three for the range");
    let mut low = low;
    low.choose("yes");
    assert_eq!(low.goods(RED), "none", "two for the roll");
    assert_eq!(low.colour("D6", "academy"), Side::from(RED));
}

#[test]
fn c13_3_five_or_more_succeeds() {
    let play = near().turn(RED);
    let won = play.when("influence, at D6", |play| rolled(play) == Some(5));
    assert_eq!(won.colour("D6", "academy"), Side::from(RED));
    let lost = play.when("influence, at D6", |play| rolled(play) == Some(4));
    assert_eq!(lost.colour("D6", "academy"), Side::from(BLUE));
}

#[test]
fn c13_4_a_building_is_exchanged() {
    let play = near().city(BLUE, "D6", "temple fortress").turn(RED);
    let mut won = play.when("influence, at D6", |play| rolled(play) >= Some(5));
    assert_eq!(won.offered("build"), ["academy", "fortress", "temple"]);
    won.choose("build temple");
    assert_eq!(won.colour("D6", "temple"), Side::from(RED));
    assert_eq!(won.state().players[BLUE].buildings[3], 5, "back in Blue's supply");
    let none =
        near().with_state(|state| state.players[RED].buried[0] = std::mem::take(&mut state.players[RED].buildings[0]));
    assert!(!none.turn(RED).offers("influence"), "no academy of Red's is left");
}

#[test]
fn c13_5_one_success_a_turn() {
    let play = near().city(BLUE, "D6", "temple").turn(RED);
    let mut won = play.when("influence, at D6", |play| rolled(play) >= Some(5));
    won.choose("build temple");
    assert!(!won.offers("influence"));
    assert_eq!(won.why_not("influence"), Some("C13.5"));
    let lost = play.when("influence, at D6", |play| rolled(play) == Some(1));
    assert!(lost.offers("influence"), "after a failure one may try again");
}

#[test]
fn c13_6_an_influenced_city_only_helps_itself() {
    let table = monumental().city(RED, "D4", "temple").building(BLUE, "D4", "academy").city(BLUE, "D6", "academy");
    let mut play = table.goods(RED, "c9").city(RED, "D2", "").turn(RED);
    play.choose("influence");
    assert!(play.offers("at D4"), "its own building may be won back");
    let old = of_2012().city(RED, "D2", "temple").building(BLUE, "D2", "academy").turn(RED);
    assert!(!old.offers("influence"), "2012: no source at all");
}

#[test]
fn c13_7_the_colour_scores() {
    let play = near().turn(RED);
    let before = (play.half_points_of(RED, "pieces"), play.half_points_of(BLUE, "pieces"));
    let won = play.when("influence, at D6", |play| rolled(play) >= Some(5));
    let after = (won.half_points_of(RED, "pieces"), won.half_points_of(BLUE, "pieces"));
    assert_eq!(after, (before.0 + 2, before.1 - 2));
    assert_eq!(won.owner("D6"), Side::from(BLUE));
}

#[test]
fn c13_8_never_through_the_unknown() {
    let table = Table::<Monumental>::dark().with_state(|state| state.board.reveal(7, false));
    let play = table.city(BLUE, "D6", "academy").goods(RED, "c9").turn(RED);
    assert!(!play.offers("influence"), "no known way");
}

#[test]
fn c13_9_which_cities_can_be_targeted() {
    let play = near().advances(BLUE, "arts monuments").wonder(BLUE, "D6", "wall").turn(RED);
    assert!(!play.offers("influence"), "Monuments shelter cities with Wonders");
    let mut barbarian = monumental().city(RED, "D4", "temple academy").barbarians("D5", 0);
    barbarian = barbarian.building(BLUE, "D5", "academy");
    let mut play = barbarian.turn(RED);
    play.choose("influence");
    assert_eq!(play.offered("at"), ["D5"], "a Barbarian city with a building");
}

#[test]
fn c13_6_a_clean_city_wins_a_building_back_with_boosts() {
    // D4 is influenced; D2 (size 1) is two spaces away.
    let table = monumental().city(RED, "D4", "temple").building(BLUE, "D4", "academy").goods(RED, "c3");
    let mut play = table.turn(RED);
    play.choose("influence, at D4");
    assert_eq!(play.offered("at"), ["D2", "D4"], "from the clean city or from the city itself");
    let (committed, _) = play.game.position().committed();
    assert_eq!(committed.players[RED].goods, goods("c3"));
    let fresh = || monumental().city(RED, "D4", "temple").building(BLUE, "D4", "academy").goods(RED, "c3").turn(RED);
    let mut low = fresh().when("influence, at D4, at D2", |play| rolled(play) == Some(3));
    assert_eq!(low.goods(RED), "c2", "one for the range");
    low.choose("yes");
    assert_eq!((low.goods(RED).as_str(), low.colour("D4", "academy")), ("none", Side::from(RED)));
    let own = fresh().when("influence, at D4, at D4", |play| rolled(play) == Some(3));
    assert_eq!((own.goods(RED).as_str(), own.colour("D4", "academy")), ("c3", Side::from(BLUE)), "no boost");
}
