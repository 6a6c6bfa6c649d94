//! Build (M6.8 to M6.14).

use tessera_mosaic::event::Event;

use crate::support::{BLUE, GREEN, Play, Playing, RED, Table, token};

/// Everything a city and a Great Project cost.
fn builder() -> Table {
    Table::with(3).stock(RED, 10, 0, 10, 0)
}

/// What happened since a count of events, in one word each.
fn course(play: &Play, since: usize) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::CardBuilt { .. } => "card",
        Event::Grown { .. } => "benefit",
        Event::Built { .. } => "piece",
        Event::Collected { .. } => "token",
        Event::Placed { .. } => "unit",
        Event::ChestFilled { .. } => "chest",
        Event::Gained { seat, .. } if *seat == RED => "own",
        Event::Gained { seat, .. } if *seat == BLUE => "blue",
        Event::Gained { .. } => "green",
        Event::Raised { .. } => "engineer",
        Event::Dealt { .. } => "refill",
        _ => "other",
    };
    play.told(RED)[since..].iter().map(word).filter(|&word| word != "other").collect()
}

#[test]
fn m6_8_a_card_gives_benefit_piece_and_icons() {
    let mut play = builder().on_top("build", "gp-walls").turn(RED);
    play.choose("act build, build teeming-city, at L5");
    assert_eq!((play.stock(RED, "stone"), play.population(RED)), (6, 5 - 2 + 1));
    assert_eq!(play.at("L5"), "0 city");
    assert_eq!((play.icons(RED, "pop"), play.icons(RED, "urb")), (1, 1));
    assert_eq!(play.view(BLUE).players[RED].builds.len(), 1, "face up before its owner");
    assert_eq!(play.market("build"), "farming-town capital port-city gp-walls gp-forum");
}

#[test]
fn m6_8_a_card_whose_piece_has_no_place_is_not_available() {
    let mut play = builder().turn(RED);
    play.choose("act build");
    assert!(!play.offers("build farming-town"), "no city, no town");
    assert_eq!(play.why_not("build farming-town"), Some("M6.9"));
    assert!(play.offers("build gp-forum"), "a Great Project needs no place");
}

#[test]
fn m6_9_what_can_be_built_without_a_card() {
    let table = || builder().cities(RED, "L5").market("build", "");
    let mut play = table().turn(RED);
    play.choose("act build");
    assert_eq!(play.options(), ["bare city", "bare port", "bare farm", "bare craft"], "no Great Project");
    for (piece, place, stocks, people, chest) in [
        ("city", "V6", [6, 0, 10, 0], 3, 5),
        ("port", "M7", [6, 0, 10, 0], 3, 10),
        ("farm", "M5", [10, 0, 10, 0], 5, 0),
        ("craft", "M5", [10, 0, 10, 0], 5, 0),
    ] {
        let mut play = table().turn(RED);
        play.choose(&format!("act build, bare {piece}, at {place}"));
        assert_eq!((play.stocks(RED), play.population(RED), play.chest()), (stocks, people, chest), "{piece}");
        assert_eq!(play.at(place), format!("0 {piece}"));
        assert_eq!(play.tracks(RED), [0; 5], "no benefit");
        assert_eq!(play.view(RED).players[RED].icons, Default::default(), "no icon");
    }
}

#[test]
fn m6_9_cities_anywhere_port_cities_in_ports() {
    let mut play = builder().cities(BLUE, "L5").turn(RED);
    play.choose("act build, bare city");
    assert_eq!(play.offered("at").len(), 119 + 24 - 1, "every free hex in play that is no port hex");
    let mut play = builder().cities(BLUE, "M7").turn(RED);
    play.choose("act build, bare port");
    assert_eq!(play.offered("at"), ["H5", "K10", "P10", "S8", "T6", "U12", "Z9"]);
}

#[test]
fn m6_9_towns_beside_ones_own_city_across_borders_too() {
    // The northernmost hexes of Italy and Greece touch.
    let mut play = builder().cities(RED, "N4").cities(BLUE, "V6").turn(RED);
    play.choose("act build, bare farm");
    assert_eq!(play.offered("at"), ["M4", "N5", "O3", "O4"], "O3 and O4 are Greek");
    let mut play = builder().cities(RED, "N7").farms(BLUE, "O7").turn(RED);
    play.choose("act build, bare craft");
    assert_eq!(play.offered("at"), ["M6", "M8", "N6", "N8"], "neither the port M7 nor Blue’s town");
}

#[test]
fn m6_9_a_port_citys_money_comes_from_its_card() {
    let mut play = builder().turn(RED);
    play.choose("act build, build port-city, at M7");
    assert_eq!((play.stock(RED, "money"), play.chest()), (10, 10));
    let mut play = builder().turn(RED);
    play.choose("act build, bare port, at M7");
    assert_eq!((play.stock(RED, "money"), play.chest()), (0, 10));
}

#[test]
fn m6_10_a_hex_holds_one_thing_and_units_none() {
    let table = builder().cities(BLUE, "L5").farms(BLUE, "M5").wonder(BLUE, "sphinx", "N5");
    let mut play = table.units(BLUE, "italy 5 infantry").turn(RED);
    play.choose("act build, bare city");
    for taken in ["L5", "M5", "N5"] {
        assert!(!play.offers(&format!("at {taken}")));
        assert_eq!(play.why_not(&format!("at {taken}")), Some("M6.10"));
    }
    assert_eq!((play.offers("at M7"), play.why_not("at M7")), (false, Some("M6.10")), "a port hex");
    assert!(play.offers("at K6"), "units take up no hex");
}

#[test]
fn m6_11_what_lies_on_the_hex_is_collected() {
    let table = || builder().cities(RED, "L5").token("M5", "stone").token("K5", "ideas-7").token("M7", "fish");
    let mut play = table().turn(RED);
    play.choose("act build, bare farm, at M5");
    assert_eq!((play.goods(RED, "stone"), play.track(RED, "stone"), play.lies("M5")), (1, 2, None));
    let mut play = table().turn(RED);
    play.choose("act build, bare craft, at K5");
    assert_eq!((play.stock(RED, "ideas"), play.lies("K5")), (17, None));
    let mut play = table().turn(RED);
    play.choose("act build, bare port, at M7");
    assert_eq!((play.goods(RED, "fish"), play.track(RED, "food")), (1, 3));
    let mut play = table().token("V6", "people-1").turn(RED);
    play.choose("act build, bare city, at V6");
    assert_eq!(play.population(RED), 5 - 2 + 1);
}

#[test]
fn m6_11_a_port_without_its_fish_gives_none() {
    let table = builder().token("M7", "fish").kept(RED, "fishing").track(RED, "food", 0);
    let mut play = table.turn(RED);
    assert_eq!(play.lies("M7"), Some(token("fish")));
    play.choose("play fishing, at M7, act build, bare port, at M7");
    assert_eq!((play.goods(RED, "fish"), play.track(RED, "food")), (1, 3 + 3), "one Fish, one bonus");
}

#[test]
fn m6_12_cities_fill_the_chest() {
    let mut play = builder().kept(RED, "cities").turn(RED);
    play.choose("play cities, at L5");
    assert_eq!(play.chest(), 5, "free cities too");
    play.choose("act build, bare port, at M7");
    assert_eq!(play.chest(), 15);
    assert_eq!(play.stocks(RED), [6, 0, 10, 0], "from the reserve");
}

#[test]
fn m6_13_the_order_of_building() {
    let table = builder().leader(RED, "engineer").up(RED, "merchants").token("L5", "wine");
    let mut play = table.turn(RED);
    let since = play.told(RED).len();
    play.choose("act build, build teeming-city, at L5");
    assert_eq!(course(&play, since), ["card", "benefit", "piece", "token", "chest", "own", "engineer", "refill"]);
    // The Garrison Town's unit comes before the chest; others' Merchants wait for what the builder sets off.
    let table = builder().market("build", "garrison-city").leader(RED, "engineer").up(GREEN, "merchants");
    let mut play = table.token("L5", "wine").turn(RED);
    let since = play.told(RED).len();
    play.choose("act build, build garrison-city, at L5, unit cavalry");
    let course = course(&play, since);
    assert_eq!(course[..7], ["card", "piece", "token", "unit", "chest", "engineer", "green"]);
    assert_eq!(course[7..], ["refill"; 5], "all empty slots, last");
}

#[test]
fn m6_13_the_capital_may_have_filled_its_slot() {
    let table = builder().on_top("build", "gp-walls gp-baths gp-roads gp-admin gp-hospital gp-quarries");
    let mut play = table.turn(RED);
    play.choose("act build, build capital, refresh build, at L5");
    assert_eq!(play.market("build"), "gp-walls gp-baths gp-roads gp-admin gp-hospital");
    let table = builder().on_top("build", "gp-walls").on_top("population", "f e");
    let mut play = table.turn(RED);
    play.choose("act build, build capital, refresh population");
    assert_eq!(play.market("build"), "farming-town - port-city teeming-city gp-forum", "the refill comes last");
    play.choose("at L5");
    assert_eq!(play.market("build"), "farming-town gp-walls port-city teeming-city gp-forum");
    assert_eq!(play.market("population"), "f e");
}

#[test]
fn m6_14_loyalty_keeps_cities_out() {
    let table = || builder().locked(BLUE, "italy");
    let mut play = table().turn(RED);
    play.choose("act build, bare city");
    assert_eq!((play.offers("at L5"), play.why_not("at L5")), (false, Some("M6.14")));
    assert!(play.offers("at V6"));
    let mut play = table().turn(RED);
    play.choose("act build, bare port");
    assert_eq!(play.why_not("at M7"), Some("M6.14"), "nor a port city");
    let mut play = table().kept(RED, "cities").turn(RED);
    play.choose("play cities");
    assert!(!play.offers("at L5"), "nor a free city");
    let mut play = table().stock(BLUE, 4, 0, 0, 0).turn(BLUE);
    play.choose("act build, bare city");
    assert!(play.offers("at L5"), "Blue may");
}

#[test]
fn m6_14_towns_wonders_units_and_the_priestess_are_not_stopped() {
    let locked = || Table::with(3).locked(BLUE, "italy").cities(BLUE, "K4 M4 N4 J5").cities(RED, "L5");
    let mut play = locked().turn(RED);
    play.choose("act build, bare farm, at M5");
    assert_eq!(play.at("M5"), "0 farm");
    let mut play = locked().stock(RED, 20, 5, 0, 0).turn(RED);
    play.choose("act wonder, wonder sphinx, at M5");
    assert_eq!(play.at("M5"), "0 sphinx");
    let mut play = locked().money(RED, 5).turn(RED);
    play.choose("act military, unit infantry, in italy");
    assert_eq!(play.units(RED, "italy"), [1, 0, 0]);
    let mut play = locked().leader(RED, "priestess").turn(RED);
    play.choose("power, at K4");
    assert_eq!(play.at("K4"), "0 city");
}
