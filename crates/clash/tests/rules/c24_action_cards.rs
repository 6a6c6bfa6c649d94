//! C24: the Action cards.

use tessera_clash::board::{Mood, Side};
use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn c24_1_quick_advance() {
    let mut play = monumental().cards(RED, "A1").goods(RED, "c1").turn(RED);
    play.choose("play A1, learn arts");
    assert!(play.has(RED, "arts"));
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("c1", 3), "one culture came with Arts");
    let poor = monumental().cards(RED, "A1").turn(RED);
    assert_eq!(poor.why_not("play A1"), Some("C1.6"));
}

#[test]
fn c24_3_inspiration() {
    let near = || monumental().units(BLUE, "D4", "i1").advances(BLUE, "tactics").cards(RED, "A3");
    let mut play = near().turn(RED);
    play.choose("play A3, learn tactics");
    assert!(play.has(RED, "tactics"));
    let far = monumental().advances(BLUE, "tactics").cards(RED, "A3").turn(RED);
    assert_eq!(far.why_not("play A3"), Some("C24.3"));
    let old = of_2012().units(BLUE, "D4", "i1").advances(BLUE, "tactics").cards(RED, "A3").turn(RED);
    assert!(!old.offers("play A3"), "2012: after capturing a city");
}

fn victory(cards: &str) -> Play<Monumental> {
    let table = monumental().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics").horde("D4", 1);
    let play = table.city(RED, "D2", "angry").goods(RED, "m1").cards(RED, cards).turn(RED);
    play.when("move, march D3, at D4, squad s0i4, pass, fight, pass, fight", |play| {
        play.state().battle.is_none() && play.side("D4") == Side::from(RED)
    })
}

#[test]
fn c24_5_hero_general() {
    let mut won = victory("A5");
    won.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    won.choose("play A5, at D2");
    assert_eq!((won.mood("D2"), won.state().players[RED].goods.mood), (Mood::Happy, 0));
    assert_eq!(monumental().city(RED, "D2", "angry").cards(RED, "A5").turn(RED).why_not("play A5"), Some("C21.2"));
}

#[test]
fn c24_7_spy() {
    let mut play = monumental().cards(RED, "A7 A5").cards(BLUE, "A9 O3").goods(RED, "c1").turn(RED);
    play.choose("play A7");
    assert_eq!(play.options(), ["done", "exchange A5 A9"]);
    assert_eq!(play.view(RED).spied.expect("seen").objectives.len(), 1);
    assert!(play.view(BLUE).spied.is_none());
    play.choose("exchange A5 A9");
    assert_eq!((play.hand(RED).as_str(), play.hand(BLUE).as_str()), ("A9", "A5 O3"));
    let nothing = monumental().cards(RED, "A7").goods(RED, "c1").turn(RED);
    assert_eq!(nothing.why_not("play A7"), Some("C21.1"));
}

#[test]
fn c24_9_ideas() {
    let table = monumental().city(RED, "D2", "academy").city(RED, "B2", "academy").cards(RED, "A9").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("play A9");
    assert_eq!(play.goods(RED), "i2");
    assert_eq!(monumental().cards(RED, "A9").turn(RED).why_not("play A9"), Some("C24.9"));
}

#[test]
fn c24_11_great_ideas() {
    let mut won = victory("A11 A12");
    won.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    won.choose("play A11");
    assert_eq!(won.state().players[RED].goods.ideas, 2);
    assert!(!won.offers("play A12"), "one victory, one card");
    assert_eq!(monumental().cards(RED, "A11").turn(RED).why_not("play A11"), Some("C21.2"));
}

#[test]
fn c24_13_mercenaries() {
    let table = monumental().barbarians("D4", 2).city(BLUE, "D5", "").cards(RED, "A13").goods(RED, "w1").turn(RED);
    let mut play = table;
    play.choose("play A13, at D4, at D5");
    assert_eq!((play.owner("D5"), play.goods(RED).as_str()), (Side::BARBARIANS, "none"));
    play.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert_eq!(play.units("D4"), "i1", "the city they left is refilled");
    let none = monumental().cards(RED, "A13").goods(RED, "w1").turn(RED);
    assert_eq!(none.why_not("play A13"), Some("C24.13"));
    let table = of_2012().barbarians("D4", 1).city(BLUE, "D5", "").cards(RED, "A13").goods(RED, "w1");
    let mut old = table.turn(RED);
    old.choose("play A13");
    old.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert!(old.units("D4").starts_with('i'), "2012: it raids, comes home and grows");
}

#[test]
fn c24_15_cultural_takeover() {
    let table = || monumental().city(RED, "D3", "temple").barbarians("D4", 1).cards(RED, "A15").goods(RED, "c9");
    let before = table().turn(RED);
    assert!(!before.offers("influence"));
    let mut play = table().turn(RED);
    play.choose("play A15");
    assert!(play.offers("influence"));
    let won = play.when("influence, at D4, yes", |play| matches!(play.prompt(), Prompt::TakeOverUnit { .. }));
    let mut won = won;
    won.choose("recruit infantry");
    assert_eq!((won.owner("D4"), won.mood("D4"), won.units("D4").as_str()), (Side::from(RED), Mood::Neutral, "i1"));
    let none = monumental().cards(RED, "A15").turn(RED);
    assert_eq!(none.why_not("play A15"), Some("C13.9"));
}

#[test]
fn c24_17_city_development() {
    let table = || monumental().city(RED, "B2", "").cards(RED, "A17").goods(RED, "c1");
    let mut play = table().advances(RED, "writing").turn(RED);
    play.choose("play A17, piece B2 academy");
    assert_eq!((play.size("B2"), play.goods(RED).as_str(), play.state().turn.actions), (2, "i2", 2));
    assert_eq!(table().turn(RED).why_not("play A17"), Some("C8.1"));
}

#[test]
fn c24_19_production_focus() {
    let table = monumental().city(RED, "D2", "happy temple").goods(RED, "none").cards(RED, "A19 A29");
    let mut play = table.turn(RED);
    play.choose("play A19");
    assert!(!play.offers("play A29"), "not with Mass Production");
    play.choose("collect");
    assert!(play.offers("take o3"), "{:?}", play.options());
}

#[test]
fn c24_21_explorer() {
    let table = Table::<Monumental>::tiles([19, 14, 18, 8, 11, 20, 16, 6]).cards(RED, "A21").goods(RED, "c1");
    let mut play = table.turn(RED);
    play.choose("play A21, at D2, at D3, lie straight");
    assert_eq!(play.units("D2"), "s2");
    assert!(play.state().board.revealed.contains(at("D3").index()));
    let table = monumental().units(RED, "B2", "s3").cards(RED, "A21").goods(RED, "c1");
    assert_eq!(table.turn(RED).why_not("play A21"), Some("C11.10"), "no Settler, nothing unknown");
}

#[test]
fn c24_23_negotiations() {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").city(BLUE, "D4", "").advances(RED, "tactics");
    let mut play = table.cards(RED, "A23").goods(RED, "c1").turn(RED);
    play.choose("play A23, move, march D3");
    assert!(!play.offers("at D4"));
    assert_eq!(play.why_not("at D4"), Some("C24.23"));
    let mut late = monumental().cards(RED, "A23").goods(RED, "c1").turn(RED);
    late.choose("collect").first_until_turn();
    assert_eq!(late.why_not("play A23"), Some("C24.23"));
}

#[test]
fn c24_23_new_ships_keep_a_truce_since_revision_2() {
    let recruits = |bound: bool| {
        let table = monumental().city(RED, "F7", "port").units(BLUE, "F6", "n1").cards(RED, "A23").goods(RED, "w2c1");
        let table = table.with_state(|state| {
            state.board.city_mut(at("F7")).port = at("F6").index();
            state.switches.truces_bind_ports = bound;
        });
        let mut play = table.turn(RED);
        play.choose("play A23");
        play.offers("recruit") && play.choose("recruit, at F7?").offers("recruit ship")
    };
    assert!(!recruits(true) && recruits(false));
}

#[test]
fn c24_25_leadership() {
    let mut play = monumental().cards(RED, "A25").goods(RED, "c1").turn(RED);
    play.choose("play A25");
    assert_eq!(play.state().turn.actions, 4);
    assert_eq!(monumental().cards(RED, "A25").turn(RED).why_not("play A25"), Some("C1.6"));
}

#[test]
fn c24_27_assassination() {
    let mut play = monumental().cards(RED, "A27 A28").goods(RED, "c2").turn(RED);
    play.choose("play A27");
    assert_eq!(play.why_not("play A28"), Some("C24.27"), "affected already");
    play.choose("end");
    assert_eq!((play.who(), play.state().turn.actions), (BLUE, 2));
}

#[test]
fn c24_29_mass_production() {
    let mut play = monumental().goods(RED, "none").cards(RED, "A29 A30").turn(RED);
    play.choose("play A29");
    assert!(!play.offers("play A30"));
    play.choose("collect");
    assert!(play.offered("take").iter().any(|taken| goods(taken).total() == 4), "{:?}", play.options());
}

#[test]
fn c24_31_new_plans() {
    let mut play = monumental().cards(RED, "A31 O5").goods(RED, "c1").turn(RED);
    play.choose("play A31");
    assert_eq!(play.view(RED).looked_at.len(), 2);
    assert!(play.view(BLUE).looked_at.is_empty());
    let swap = play.offered("exchange")[0].clone();
    play.choose(&format!("exchange {swap}"));
    assert!(!play.hand(RED).contains("O5"));
    assert_eq!(play.state().objectives.len(), 31);
    assert_eq!(monumental().cards(RED, "A31").goods(RED, "c1").turn(RED).why_not("play A31"), Some("C21.1"));
}

#[test]
fn c24_33_synergies() {
    let mut play = monumental().cards(RED, "A33").goods(RED, "f4").advances(RED, "storage").turn(RED);
    play.choose("play A33, learn fishing");
    assert!(
        play.offered("learn").iter().all(|word| ["navigation", "war-ships", "cartography"].contains(&word.as_str()))
    );
    play.choose("learn war-ships");
    assert_eq!(play.goods(RED), "m1");
    let poor = monumental().cards(RED, "A33").goods(RED, "f2").turn(RED);
    assert_eq!(poor.why_not("play A33"), Some("C5.2"));
}

#[test]
fn c24_35_teach_us() {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics").city(BLUE, "D4", "");
    let mut play = table.advances(BLUE, "fishing").cards(RED, "A35").turn(RED);
    assert_eq!(play.why_not("play A35"), Some("C24.35"));
    play.choose("move, march D3, at D4, done, play A35, learn fishing");
    assert!(play.has(RED, "fishing") && play.has(BLUE, "fishing"));
    let table = of_2012().units(BLUE, "D4", "i1").advances(BLUE, "tactics").cards(RED, "A35");
    let mut old = table.turn(RED);
    old.choose("play A35, learn tactics");
    assert!(old.has(RED, "tactics"), "2012: Exchange of Ideas");
}

#[test]
fn c24_37_militia() {
    let mut play = monumental().cards(RED, "A37").goods(RED, "c1").turn(RED);
    play.choose("play A37");
    assert_eq!(play.units("D2"), "s1i1");
    let full = monumental().units(RED, "D2", "i4").cards(RED, "A37").goods(RED, "c1").turn(RED);
    assert_eq!(full.why_not("play A37"), Some("C1.7"));
}

#[test]
fn c24_39_technology_trade() {
    let table =
        monumental().units(BLUE, "D4", "i1").advances(BLUE, "tactics").advances(RED, "storage").cards(RED, "A39");
    let mut play = table.turn(RED);
    play.choose("play A39, learn tactics");
    assert_eq!(play.who(), BLUE);
    play.choose("learn storage");
    assert!(play.has(BLUE, "storage"));
    assert_eq!(monumental().cards(RED, "A39").turn(RED).why_not("play A39"), Some("C24.3"));
}

#[test]
fn c24_41_new_ideas() {
    let mut play = monumental().cards(RED, "A41").goods(RED, "f2").turn(RED);
    play.choose("play A41, learn engineering");
    assert_eq!(play.state().players[RED].goods.ideas, 2);
    assert_eq!(play.state().players[RED].cubes, 3);
    assert_eq!(monumental().cards(RED, "A41").goods(RED, "none").turn(RED).why_not("play A41"), Some("C5.2"));
}

#[test]
fn c24_13_hired_armies_that_are_joined_still_march_as_they_stood() {
    let table = monumental().horde("D3", 2).horde("D4", 1).goods(RED, "f2").cards(RED, "A13");
    let mut play = table.turn(RED);
    play.choose("play A13, at D3, at D4");
    let joined = if play.offers("at D4") { ("D4", "i3") } else { ("D3", "i3") };
    play.choose(&format!("at {}", joined.0));
    assert_eq!(play.units(joined.0), joined.1);
    assert!(matches!(play.prompt(), Prompt::MarchBarbarians { from } if from == at(joined.0)));
    let away = play.offered("at").into_iter().find(|space| play.units(space).is_empty()).expect("room");
    let left = if joined.0 == "D4" { "i2" } else { "i1" };
    play.choose(&format!("at {away}"));
    assert_eq!(play.units(joined.0), left, "who joined stays");
}

#[test]
fn c24_33_synergies_lets_priesthood_and_free_education_help() {
    let table = monumental().goods(RED, "i6").advances(RED, "writing free-education").cards(RED, "A33");
    let mut play = table.turn(RED);
    play.choose("play A33, learn storage, yes, learn irrigation, yes");
    assert_eq!(play.goods(RED), "m4", "two came with the advances");
    let table = monumental().goods(RED, "f2").advances(RED, "priesthood math").cards(RED, "A33");
    let mut blessed = table.turn(RED);
    blessed.choose("play A33, learn astronomy, yes, learn medicine");
    assert!(blessed.has(RED, "astronomy") && blessed.has(RED, "medicine"));
    assert_eq!(blessed.goods(RED), "c2", "one of the two was paid");
}
