//! C31: Markets, Obelisks, Observatories.

use tessera_clash::board::Side;
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;

use crate::support::*;

fn table() -> Table<Civilizations> {
    peoples("romans", "greeks")
}

#[test]
fn c31_1_buildings_like_the_others() {
    for (building, advance) in [("market", "bartering"), ("obelisk", "arts"), ("observatory", "math")] {
        let town = || table().city(RED, "B2", "").goods(RED, "f1o1w1");
        let mut play = town().advances(RED, advance).turn(RED);
        play.choose(&format!("construct, at D2?, build {building}"));
        assert_eq!((play.colour("D2", building), play.goods(RED).as_str()), (Side::from(RED), "none"));
        let mut ignorant = town().advances(RED, "writing").turn(RED);
        ignorant.choose("construct, at D2?");
        assert_eq!(ignorant.why_not(&format!("build {building}")), Some("C5.2"), "{advance} is needed");
    }
}

#[test]
fn c31_2_a_market_brings_cavalry_and_elephants() {
    let mut play = table().city(RED, "D2", "market").goods(RED, "f2w1").turn(RED);
    play.choose("recruit");
    assert!(play.offers("recruit cavalry") && play.offers("recruit elephant"));
}

/// Red takes Blue's city at D4.
fn conquest(table: Table<Civilizations>) -> Play<Civilizations> {
    let mut play = table.without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics").turn(RED);
    play.choose("move, march D3, at D4");
    play.pass_until(|play| play.who() == RED && matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. }));
    play
}

#[test]
fn c31_5_an_obelisk_stays_in_its_colour() {
    let play = conquest(table().city(BLUE, "D4", "obelisk temple"));
    assert_eq!(play.owner("D4"), Side::from(RED));
    assert_eq!((play.colour("D4", "obelisk"), play.colour("D4", "temple")), (Side::from(BLUE), Side::from(RED)));
    assert_eq!((play.size("D4"), play.half_points_of(BLUE, "pieces")), (3, 4), "for size and for Blue's points");
    let near = || table().city(RED, "D4", "").city(BLUE, "D5", "academy").goods(RED, "none");
    assert!(near().turn(RED).offers("influence"));
    let influenced = near().building(BLUE, "D4", "obelisk").turn(RED);
    assert_eq!(influenced.why_not("influence"), Some("C13.9"), "an influenced city can only win back its own");
    let closed = table().city(RED, "D2", "").building(BLUE, "D2", "obelisk").city(RED, "B2", "");
    let mut closed = closed.goods(RED, "f1o1w1").advances(RED, "arts writing").city(RED, "C4", "").turn(RED);
    closed.choose("construct, at D2");
    assert_eq!(closed.why_not("build obelisk"), Some("C8.4"));
}

#[test]
fn c31_5_an_obelisk_cannot_be_influenced() {
    let table = table().city(BLUE, "D3", "obelisk academy temple").goods(RED, "none");
    let won = |play: &Play<Civilizations>| matches!(play.prompt(), Prompt::Exchange { .. });
    let mut play = table.turn(RED).when("influence, at D3", won);
    assert_eq!(play.offered("build"), ["academy", "temple"], "a success takes anything else");
    play.choose("build academy");
    assert!(play.told(RED).iter().any(|event| matches!(event, Event::Influenced { .. })));
    assert_eq!((play.colour("D3", "obelisk"), play.colour("D3", "academy")), (Side::from(BLUE), Side::from(RED)));
}

#[test]
fn c31_6_a_city_with_nothing_but_an_obelisk_is_no_target() {
    let mut play = table().city(BLUE, "D3", "obelisk").city(BLUE, "D4", "academy").goods(RED, "c5").turn(RED);
    play.choose("influence");
    assert!(!play.offers("at D3") && play.offers("at D4"));
    assert_eq!(play.why_not("at D3"), Some("C13.4"));
}

#[test]
fn c31_7_an_observatory_brings_a_card() {
    let mut play = table().city(RED, "B2", "").goods(RED, "f1o1w1").advances(RED, "math").turn(RED);
    play.choose("construct, at D2?, build observatory");
    assert_eq!(play.state().players[RED].actions.len(), 1);
    let taken = conquest(table().city(BLUE, "D4", "observatory"));
    assert_eq!((taken.colour("D4", "observatory"), taken.state().players[RED].actions.len()), (Side::from(RED), 0));
}

#[test]
fn c31_8_a_conquered_market_works() {
    let mut play = conquest(table().city(BLUE, "D4", "market").goods(RED, "f2w2"));
    play.choose("done?, recruit, at D4");
    assert!(!play.has(RED, "bartering") && play.offers("recruit cavalry"));
}

/// Red trades with Blue's cities at D4 and D5, which have Markets.
fn trader() -> Table<Civilizations> {
    let table = table().advances(RED, "trade-routes").goods(RED, "none").goods(BLUE, "none").without_units("D2");
    let table = table.city(BLUE, "D4", "market").city(BLUE, "D5", "").building(RED, "D5", "market");
    table.units(RED, "D3", "s1").units(RED, "E4", "s1")
}

#[test]
fn c31_3_a_market_pays_its_owner() {
    let mut linked = trader().turn(RED);
    assert!(matches!(linked.prompt(), Prompt::Link { .. }));
    while let Some(link) = linked.options().into_iter().find(|choice| choice.starts_with("link")) {
        linked.choose(&link);
    }
    linked.choose("done?");
    assert_eq!((linked.goods(RED).as_str(), linked.goods(BLUE).as_str()), ("f2", "g1"), "once per use, of any colour");
}

#[test]
fn c31_4_nobody_has_to_link() {
    let mut play = trader().turn(RED);
    play.choose("done");
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("none", "none"));
}

#[test]
fn c31_7_an_observatory_of_city_development_brings_a_card_too() {
    let table = table().city(RED, "B2", "").cards(RED, "A17").goods(RED, "c1").advances(RED, "math");
    let mut play = table.turn(RED);
    play.choose("play A17, piece B2 observatory");
    assert_eq!(play.state().players[RED].actions.len(), 1);
}
