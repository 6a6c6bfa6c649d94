//! Reading the cards (M7).

use crate::support::{BLUE, GREEN, Playing, RED, Table};

#[test]
fn m7_1_in_order_and_as_far_as_possible() {
    // Bronze: 3 infantry, then a Bronze; there is none, and only 1 infantry is left.
    let table = Table::with(2).kept(RED, "bronze").up(RED, "alphabet arch").units(RED, "greece 9 infantry");
    let mut play = table.turn(RED);
    play.choose("play bronze, in italy");
    assert_eq!(play.units(RED, "italy"), [1, 0, 0]);
    assert!(play.offers("act work"), "there is no Bronze to take");
}

#[test]
fn m7_1_gains_must_be_taken_placing_may_be_declined() {
    let table = Table::with(2).kept(RED, "cartography spears cities").token("K5", "people-1").cities(RED, "L5");
    let mut play = table.units(BLUE, "italy 1 cavalry").turn(RED);
    play.choose("play cartography");
    assert_eq!(play.options(), ["at K5"], "no way around");
    play.choose("at K5");
    assert_eq!(play.stock(RED, "money"), 5);
    play.choose("play cities, done, play spears");
    assert!(play.offers("done"));
    play.choose("in italy");
    assert_eq!(play.options(), ["in italy", "done"], "nor must one eliminate");
    play.choose("in italy");
    assert_eq!(play.options(), ["strike 1 cavalry", "done"]);
    play.choose("done");
    assert_eq!((play.units(BLUE, "italy"), play.units(RED, "italy")), ([0, 1, 0], [2, 0, 0]));
    assert_eq!(play.view(RED).players[RED].pieces[0], 1, "no city was founded");
}

#[test]
fn m7_2_what_is_counted_is_ones_own_and_counted_once() {
    let table = Table::with(2).kept(RED, "irrigation seeds").up(BLUE, "agriculture villages");
    let mut play = table.turn(RED);
    play.choose("play irrigation");
    assert_eq!(play.track(RED, "food"), 2, "its own icon counts, Blue’s do not");
    play.choose("play seeds");
    assert_eq!(play.track(RED, "food"), 2 + 3, "never again");
}

#[test]
fn m7_3_where_one_has_a_city_each_unit_by_itself() {
    let table = Table::with(2).kept(RED, "food-preservation").up(RED, "seeds").cities(RED, "L5 V6");
    let mut play = table.turn(RED);
    play.choose("play food-preservation, unit infantry");
    assert_eq!(play.offered("in"), ["assyria", "italy"]);
    play.choose("in italy, unit cavalry, in assyria");
    assert_eq!((play.units(RED, "italy"), play.units(RED, "assyria")), ([1, 0, 0], [0, 1, 0]));
    assert_eq!(play.stock(RED, "money"), 0, "for nothing");
    let mut play = Table::with(2).kept(RED, "food-preservation").up(RED, "seeds").turn(RED);
    play.choose("play food-preservation");
    assert!(play.offers("act work"), "no city, no units");
}

#[test]
fn m7_3_together_in_any_region() {
    let mut play = Table::with(2).kept(RED, "bows").units(RED, "greece 9 cavalry").turn(RED);
    play.choose("play bows");
    assert_eq!(play.offered("in"), ["assyria", "egypt", "greece", "italy", "numidia"], "with or without a city");
    play.choose("in egypt");
    assert_eq!(play.units(RED, "egypt"), [0, 1, 0], "what the supply holds");
}

#[test]
fn m7_4_eliminating_in_one_region() {
    let table = Table::with(3).kept(RED, "iron").up(RED, "quarrying").units(RED, "italy 1 infantry, egypt 1 siege");
    let table = table.units(RED, "greece 1 cavalry").units(BLUE, "italy 1 siege, egypt 1 infantry, greece 1 cavalry");
    let table = table.units(GREEN, "italy 2 infantry, assyria 1 cavalry").track(RED, "stone", 0);
    let mut play = table.turn(RED);
    play.choose("play iron");
    assert_eq!(play.offered("in"), ["greece", "italy"], "a siege engine is neither infantry nor cavalry");
    play.choose("in italy, strike 1 siege, strike 2 infantry");
    assert_eq!((play.units(BLUE, "italy"), play.units(GREEN, "italy")), ([0, 0, 0], [1, 0, 0]), "two, owners mixed");
    assert_eq!(play.view(RED).players[BLUE].reserve, [9, 9, 2], "back with its owner");
    assert!(play.offers("act work"), "one region only");
}

#[test]
fn m7_4_the_cards_own_units_count_and_armor_protects() {
    let table = || Table::with(3).kept(RED, "spears").units(BLUE, "italy 1 infantry").units(GREEN, "italy 1 cavalry");
    let mut play = table().turn(RED);
    play.choose("play spears, in italy, in italy");
    assert_eq!(play.offered("strike"), ["1 infantry", "2 cavalry"]);
    let mut play = table().up(BLUE, "armor").turn(RED);
    play.choose("play spears, in italy, in italy");
    assert_eq!(play.offered("strike"), ["2 cavalry"]);
}

#[test]
fn m7_5_tokens_are_taken_from_anywhere_on_the_map() {
    let table = || Table::with(2).token("M7", "fish").token("V6", "stone").token("K5", "ideas-7");
    let mut play = table().kept(RED, "astronomy").up(RED, "alphabet numerals").turn(RED);
    play.choose("play astronomy");
    assert_eq!(play.offered("at"), ["M7", "V6"], "any good, Fish included, but no cache");
    play.choose("at M7");
    assert_eq!((play.goods(RED, "fish"), play.track(RED, "food"), play.lies("M7")), (1, 3, None));
    let mut play = table().kept(RED, "cartography").turn(RED);
    play.choose("play cartography, at K5");
    assert_eq!((play.stock(RED, "ideas"), play.lies("K5")), (7, None), "a cache pays at once");
    let mut play = table().kept(RED, "textiles").up(RED, "trade-routes").turn(RED);
    play.choose("play textiles");
    assert!(play.offers("act work"), "no Textiles lie there");
}

#[test]
fn m7_6_a_free_city() {
    let table = Table::with(2).kept(RED, "cities").population(RED, 0).token("L5", "wine").cities(BLUE, "V6");
    let table = table.up(BLUE, "merchants").locked(BLUE, "assyria");
    let mut play = table.leader(RED, "engineer").turn(RED);
    play.choose("play cities");
    assert!(!play.offers("at M7"), "never a port city");
    assert!(!play.offers("at V6") && !play.offers("at W6"), "neither on a city nor where Loyalty closes");
    play.choose("at L5");
    assert_eq!((play.at("L5").as_str(), play.goods(RED, "wine"), play.chest()), ("0 city", 1, 5));
    assert_eq!((play.stock(BLUE, "money"), play.track(RED, "stone")), (5, 1), "Merchants and the Engineer");
    assert_eq!(play.population(RED), 0, "nothing is paid");
    let mut play = Table::with(2).kept(RED, "masonry").up(RED, "arch architecture").cities(RED, "L5").turn(RED);
    play.choose("play masonry");
    assert_eq!(play.offered("at"), ["K4", "K5", "K6", "L4", "L6", "M5"], "within the limits on the card");
}

#[test]
fn m7_7_a_free_town() {
    let table = Table::with(2).kept(RED, "engineering").up(RED, "arch alphabet").leader(RED, "engineer");
    let mut play = table.cities(RED, "L5").token("K5", "food-5").track(RED, "stone", 0).turn(RED);
    play.choose("play engineering");
    assert_eq!(play.offered("town"), ["craft", "farm"]);
    play.choose("town craft");
    assert_eq!(play.offered("at"), ["K4", "K5", "K6", "L4", "L6", "M5"]);
    play.choose("at K5");
    assert_eq!((play.at("K5").as_str(), play.stock(RED, "food"), play.stock(RED, "money")), ("0 craft", 5, 0));
    assert_eq!(play.tracks(RED), [3 + 1, 0, 0, 0, 0], "the Engineer, and no benefit of a card");
    let mut play = Table::with(2).kept(RED, "exploration").up(RED, "alphabet").turn(RED);
    play.choose("play exploration, in egypt, at W12");
    assert_eq!(play.at("W12"), "0 farm", "the card waives the city");
}

#[test]
fn m7_8_now_and_at_the_end() {
    let table = Table::with(2).kept(RED, "citizenship music").up(RED, "law-code villages").population(RED, 7);
    let mut play = table.turn(RED);
    assert_eq!(play.score(RED, "technologies"), 0);
    play.choose("play citizenship");
    assert_eq!(play.points(RED), 7, "now");
    play.choose("play music");
    assert_eq!((play.points(RED), play.score(RED, "technologies")), (7, 3), "a bare number belongs to the end");
}
