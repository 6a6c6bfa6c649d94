//! C26: the Objectives.

use tessera_clash::board::Side;
use tessera_clash::cards::objectives::{Objective, ObjectiveCard};
use tessera_clash::edition::Edition;
use tessera_clash::prompt::Prompt;

use crate::support::*;

/// Whether a half of an Objective card can be completed in the Status phase of this table.
fn status<G: InEdition>(table: Table<G>, card: &str, half: &str) -> bool {
    table.cards(RED, card).status().offers(&format!("claim {card} {half}"))
}

/// A group of advances alone completes an objective, three of them do not.
fn whole_group(card: &str, half: &str, words: &str) {
    assert!(status(monumental().advances(RED, words), card, half), "{words}");
    let three = words.rsplit_once(' ').expect("several").0;
    assert!(!status(monumental().advances(RED, three), card, half), "{three}");
}

/// More cities with a building than the opponent.
fn lead(card: &str, half: &str, building: &str) {
    let table = || monumental().city(RED, "F3", building);
    assert!(status(table(), card, half));
    assert!(!status(table().city(BLUE, "F7", building), card, half), "a tie is not more");
    assert!(!status(monumental().city(RED, "F3", "").building(BLUE, "F3", building), card, half), "the colour counts");
}

/// Five of a kind, of which two are paid.
fn supplies(card: &str, letter: char) {
    let table =
        |count: u8| monumental().advances(RED, "storage").goods(RED, &format!("{letter}{count}")).cards(RED, card);
    assert!(!table(4).status().offers(&format!("claim {card} upper")));
    let mut play = table(5).status();
    play.choose(&format!("claim {card} upper"));
    assert_eq!(play.goods(RED), format!("{letter}3"));
}

fn small_cities(table: Table<Monumental>, places: &[&str]) -> Table<Monumental> {
    places.iter().fold(table, |table, place| table.city(RED, place, ""))
}

#[test]
fn c26_1_large_civilization() {
    let five = ["B2", "C4", "E4", "B6", "C7"];
    assert!(status(small_cities(monumental(), &five), "O1", "upper"));
    assert!(!status(small_cities(monumental(), &five[1..]), "O1", "upper"));
}

#[test]
fn c26_2_scientific_lead() {
    lead("O2", "upper", "academy");
}

#[test]
fn c26_3_coastal_culture() {
    lead("O3", "upper", "port");
}

#[test]
fn c26_4_advanced_culture() {
    let words = "storage irrigation husbandry roads";
    assert!(status(monumental().advances(RED, words), "O4", "upper"));
    assert!(!status(monumental().advances(RED, "storage irrigation husbandry"), "O4", "upper"), "six at least");
    assert!(!status(monumental().advances(RED, words).advances(BLUE, words), "O4", "upper"));
}

#[test]
fn c26_5_religious_fervor() {
    lead("O5", "upper", "temple");
}

#[test]
fn c26_6_city_planner() {
    whole_group("O6", "upper", "engineering sanitation roads");
}

#[test]
fn c26_7_eureka() {
    supplies("O7", 'i');
}

#[test]
fn c26_8_happy_population() {
    let table = || monumental().city(RED, "B2", "happy").city(RED, "C4", "happy").city(RED, "E4", "happy");
    assert!(status(table(), "O8", "upper"));
    assert!(!status(table().city(RED, "E4", "neutral"), "O8", "upper"));
}

#[test]
fn c26_9_education_lead() {
    whole_group("O9", "upper", "writing public-education free-education philosophy");
}

#[test]
fn c26_10_optimized_storage() {
    let table = |goods: &str| monumental().advances(RED, "storage").goods(RED, goods);
    assert!(status(table("f3o3w3"), "O10", "upper"));
    assert!(!status(table("f3o3w2g7"), "O10", "upper"), "gold does not help");
}

#[test]
fn c26_11_wealth() {
    supplies("O11", 'g');
}

#[test]
fn c26_12_ore_supplies() {
    supplies("O12", 'o');
}

#[test]
fn c26_13_wood_supplies() {
    supplies("O13", 'w');
}

#[test]
fn c26_14_food_supplies() {
    supplies("O14", 'f');
}

#[test]
fn c26_15_architecture() {
    let table = || monumental().city(RED, "D2", "temple academy fortress");
    assert!(status(table().city(RED, "F3", "port"), "O15", "upper"));
    assert!(!status(table(), "O15", "upper"));
}

#[test]
fn c26_16_goal_focused() {
    let words = "storage irrigation husbandry";
    assert!(status(monumental().advances(RED, words), "O16", "upper"));
    assert!(!status(monumental().advances(RED, words).advances(BLUE, words), "O16", "upper"));
}

#[test]
fn c26_17_colony() {
    assert!(status(monumental().city(RED, "B6", ""), "O17", "upper"));
    assert!(!status(monumental().city(RED, "D5", ""), "O17", "upper"), "three spaces away");
}

#[test]
fn c26_18_culture_focus() {
    whole_group("O18", "upper", "arts sports monuments theaters");
}

#[test]
fn c26_19_consulate() {
    let table = || monumental().city(BLUE, "D6", "").building(RED, "D6", "academy");
    assert!(status(table().building(RED, "D7", "temple"), "O19", "upper"));
    assert!(!status(table(), "O19", "upper"));
}

#[test]
fn c26_20_science_focus() {
    whole_group("O20", "upper", "math astronomy medicine metallurgy");
}

#[test]
fn c26_21_trade_focus() {
    whole_group("O21", "upper", "bartering trade-routes taxes currency");
}

#[test]
fn c26_22_metropolis() {
    assert!(status(monumental().city(RED, "F3", "temple academy fortress port"), "O22", "upper"));
    assert!(!status(monumental().city(RED, "F3", "temple academy fortress"), "O22", "upper"));
}

#[test]
fn c26_23_seafarers() {
    whole_group("O23", "upper", "fishing navigation war-ships cartography");
}

#[test]
fn c26_24_government() {
    whole_group("O24", "upper", "nationalism totalitarianism absolute-power forced-labor");
    assert!(status(monumental().advances(RED, "dogma devotion conversion fanaticism"), "O25", "upper"));
}

#[test]
fn c26_26_expansionist() {
    let apart = ["B2", "D4", "E7", "B6"];
    let table = small_cities(monumental(), &["B2", "D4", "B6"]);
    assert!(status(table, "O26", "upper"), "{apart:?}");
    assert!(!status(small_cities(monumental(), &["B2", "D4", "B6", "D3"]), "O26", "upper"));
}

#[test]
fn c26_27_city_founder() {
    let mut play = monumental().units(RED, "B6", "s1").cards(RED, "O27").turn(RED);
    play.choose("found, at B6");
    assert!(play.offers("claim O27 upper"));
    play.choose("claim O27 upper");
    assert_eq!(play.half_points_of(RED, "objectives"), 4);
    let mut near = monumental().units(RED, "D4", "s1").cards(RED, "O27").turn(RED);
    near.choose("found, at D4");
    assert!(!near.offers("claim O27 upper"));
}

#[test]
fn c26_28_trade_power() {
    let table = || monumental().city(BLUE, "D4", "").city(BLUE, "D5", "").units(RED, "D3", "s1").units(RED, "E4", "s1");
    let table = || table().units(RED, "E6", "s1");
    assert!(status(table(), "O28", "upper"), "with D7 there are three cities");
    assert!(!status(table().without_units("E6"), "O28", "upper"));
}

#[test]
fn c26_29_shipping_routes() {
    let table = || monumental().city(BLUE, "D4", "").city(BLUE, "D5", "").units(RED, "C5", "n1");
    assert!(status(table().units(RED, "F4", "n1"), "O29", "upper"));
    assert!(!status(table().units(RED, "D3", "s1"), "O29", "upper"), "Ships only");
}

#[test]
fn c26_30_diversified_research() {
    let words = "fishing writing tactics myths bartering arts math";
    assert!(status(monumental().advances(RED, words), "O30", "upper"));
    assert!(!status(monumental().advances(RED, "fishing writing tactics myths bartering arts"), "O30", "upper"));
}

#[test]
fn c26_31_culture_power() {
    let table = || monumental().building(RED, "D7", "temple");
    assert!(status(table(), "O31", "upper"));
    assert!(!status(table().building(BLUE, "D2", "temple"), "O31", "upper"));
}

#[test]
fn c26_32_magnificent_culture() {
    let table = monumental().city(RED, "B2", "").goods(RED, "f7o7w7c9").advances(RED, "storage engineering irrigation");
    let mut play = table.wonder_card(RED, "gardens").cards(RED, "O32").turn(RED);
    assert!(!play.offers("claim O32 upper"));
    play.choose("construct");
    if play.offers("at D2") {
        play.choose("at D2");
    }
    play.choose("raise gardens");
    assert!(play.offers("claim O32 upper"));
    let round = |seat: tessera_kernel::Seat| monumental().with_state(move |state| state.players[seat].wonder_round = 3);
    assert!(status(round(RED), "O32", "upper"), "or in the last Round, alone");
    assert!(!status(round(BLUE), "O32", "upper"));
}

#[test]
fn c26_33_draft() {
    let table = monumental().goods(RED, "m2").advances(RED, "tactics draft").cards(RED, "O1").turn(RED);
    let mut play = table;
    play.choose("recruit, use draft");
    assert!(!play.offers("claim O1 lower"));
    play.choose("recruit, use draft");
    assert!(play.offers("claim O1 lower"));
}

/// Red attacks D4 from D3 and wins.
fn won(red: u8, table: Table<Monumental>, card: &str) -> Play<Monumental> {
    let table =
        table.without_units("D2").units(RED, "D3", &format!("i{red}")).advances(RED, "tactics").cards(RED, card);
    let who = if red > 1 { format!("squad s0i{red}, ") } else { String::new() };
    let squad = format!("move, march D3, at D4, {who}fight, fight, fight, fight");
    let play = table.turn(RED);
    play.when(&squad, |play| play.state().battle.is_none() && play.side("D4") == Side::from(RED))
}

fn claims(mut play: Play<Monumental>, choice: &str) -> bool {
    play.pass_until(|play| play.who() == RED && matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. }));
    play.offers(choice)
}

#[test]
fn c26_34_conqueror() {
    let defended = monumental().city(BLUE, "D4", "").units(BLUE, "D4", "i1");
    assert!(claims(won(4, defended, "O2"), "claim O2 lower"));
    assert!(!claims(won(4, monumental().city(BLUE, "D4", ""), "O2"), "claim O2 lower"), "it was not defended");
}

#[test]
fn c26_35_warmonger() {
    let table = monumental().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics").cards(RED, "O3");
    let mut play = table.city(BLUE, "D4", "").city(BLUE, "E4", "").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1, done");
    assert!(!play.offers("claim O3 lower"));
    play.choose("march D3, at E4");
    play.pass_until(|play| play.who() == RED);
    assert!(play.offers("claim O3 lower"));
}

#[test]
fn c26_36_general() {
    assert!(claims(won(4, monumental().horde("D4", 3), "O5"), "claim O5 lower"));
    assert!(!claims(won(4, monumental().horde("D4", 2), "O5"), "claim O5 lower"));
}

#[test]
fn c26_37_great_battle() {
    assert!(claims(won(4, monumental().horde("D4", 2), "O6"), "claim O6 lower"));
    assert!(!claims(won(4, monumental().horde("D4", 1), "O6"), "claim O6 lower"));
}

#[test]
fn c26_38_defiance() {
    assert!(claims(won(2, monumental().units(BLUE, "D4", "i3"), "O7"), "claim O7 lower"));
    assert!(!claims(won(2, monumental().units(BLUE, "D4", "i2"), "O7"), "claim O7 lower"));
}

#[test]
fn c26_39_sea_blockade() {
    let table = || monumental().city(BLUE, "F3", "port");
    assert!(status(table().units(RED, "F2", "n2"), "O9", "lower"));
    assert!(!status(table().units(RED, "F2", "n1").units(RED, "F4", "n1"), "O9", "lower"));
}

#[test]
fn c26_40_naval_assault() {
    let table = monumental().without_units("D2").units(RED, "C5", "n1i2").advances(RED, "tactics").cards(RED, "O10");
    let mut play = table.city(BLUE, "D4", "").turn(RED);
    play.choose("move, march C5, at D4, squad s0i2");
    assert!(claims(play, "claim O10 lower"));
    assert!(!claims(won(1, monumental().city(BLUE, "D4", ""), "O10"), "claim O10 lower"), "over land");
}

#[test]
fn c26_41_large_fleet() {
    assert!(status(monumental().units(RED, "F2", "n2"), "O11", "lower"));
    assert!(!status(monumental().units(RED, "F2", "n2").units(BLUE, "F4", "n2"), "O11", "lower"));
    assert!(status(monumental().units(RED, "F2", "n4").units(BLUE, "F4", "n4"), "O11", "lower"));
}

#[test]
fn c26_42_large_army() {
    assert!(status(monumental().units(RED, "D2", "i4"), "O12", "lower"));
    assert!(!status(monumental().units(RED, "D2", "i4").units(BLUE, "D7", "i1"), "O12", "lower"));
}

#[test]
fn c26_43_fortifications() {
    lead("O13", "lower", "fortress");
}

#[test]
fn c26_44_standing_army() {
    let table = || {
        small_cities(monumental(), &["B2", "C4", "E4"])
            .units(RED, "B2", "i1")
            .units(RED, "C4", "i1")
            .units(RED, "E4", "i1")
    };
    assert!(status(table().units(RED, "D2", "i1"), "O14", "lower"));
    assert!(!status(table(), "O14", "lower"));
}

#[test]
fn c26_45_militarized() {
    whole_group("O15", "lower", "tactics siegecraft steel-weapons draft");
}

#[test]
fn c26_46_bold() {
    let learned = monumental().units(BLUE, "D4", "i1").advances(BLUE, "tactics siegecraft draft");
    assert!(claims(won(4, learned, "O16"), "claim O16 lower"));
    assert!(!claims(won(4, monumental().units(BLUE, "D4", "i1"), "O16"), "claim O16 lower"));
}

#[test]
fn c26_47_threat() {
    assert!(status(monumental().units(RED, "D6", "i4"), "O17", "lower"));
    assert!(!status(monumental().units(RED, "D6", "i3"), "O17", "lower"));
}

#[test]
fn c26_48_legendary_battle() {
    let city = || monumental().city(BLUE, "D4", "temple academy fortress").units(BLUE, "D4", "i1");
    assert!(claims(won(4, city().wonder(BLUE, "D4", "library"), "O18"), "claim O18 lower"));
    assert!(!claims(won(4, city(), "O18"), "claim O18 lower"));
}

#[test]
fn c26_49_scavenger() {
    let settler = || monumental().units(BLUE, "D4", "s1");
    assert!(claims(won(1, settler().advances(BLUE, "trade-routes"), "O21"), "claim O21 lower"));
    assert!(!claims(won(1, settler(), "O21"), "claim O21 lower"), "Blue does not trade");
}

#[test]
fn c26_50_aggressor() {
    assert!(claims(won(4, monumental().horde("D4", 2), "O23"), "claim O23 lower"));
    assert!(!claims(won(4, monumental().horde("D4", 1), "O23"), "claim O23 lower"));
}

#[test]
fn c26_51_barbarian_conquest() {
    assert!(claims(won(4, monumental().barbarians("D4", 2), "O24"), "claim O24 lower"));
    assert!(!claims(won(4, monumental().barbarians("D4", 1), "O24"), "claim O24 lower"));
}

#[test]
fn c26_52_military_might() {
    let table = || monumental().units(RED, "D2", "i4").units(RED, "D3", "i4");
    let mut play = table().units(RED, "F2", "n4").cards(RED, "O26 O14").status();
    assert!(play.offers("claim O26 lower"));
    assert!(!status(table().units(RED, "F2", "n3"), "O26", "lower"));
    play.choose("claim O26 lower");
    assert!(!play.offers("claim O14 lower"), "not together with Standing Army");
}

#[test]
fn c26_53_resistance() {
    assert!(claims(won(4, monumental().barbarians("D4", 2), "O27"), "claim O27 lower"));
    assert!(!claims(won(4, monumental().horde("D4", 2), "O27"), "claim O27 lower"), "not in a city");
}

#[test]
fn c26_54_terror_regime() {
    let angry = || monumental().city(RED, "D2", "angry").city(RED, "B2", "angry").city(RED, "C4", "angry");
    assert!(angry().city(RED, "E4", "angry").cards(RED, "O29").turn(RED).offers("claim O29 lower"));
    assert!(!angry().city(RED, "E4", "").cards(RED, "O29").turn(RED).offers("claim O29 lower"));
}

#[test]
fn c26_55_outpost() {
    let table = || monumental().units(RED, "D4", "i1").units(RED, "B6", "i1");
    assert!(status(table().units(RED, "F7", "i1"), "O32", "lower"));
    assert!(!status(table().units(RED, "D3", "i1"), "O32", "lower"), "D3 touches a city");
}

#[test]
fn c26_56_the_32_cards() {
    let cards: Vec<[Objective; 2]> = ObjectiveCard::of(Edition::Monumental).map(ObjectiveCard::objectives).collect();
    assert_eq!(cards.len(), 32);
    assert_eq!(cards[0], [Objective::LargeCivilization, Objective::DraftTwice]);
    assert_eq!(cards[31], [Objective::MagnificentCulture, Objective::Outpost]);
    // Those of the expansion come last (C26.69).
    let base = Objective::ALL.iter().take_while(|&&objective| objective != Objective::StarGazers);
    for objective in base {
        assert!(cards.iter().flatten().any(|other| other == objective), "{objective:?}");
    }
}

/// How far Red is with the halves of a card: what there is of what is needed.
fn progress(table: Table<Monumental>, card: &str) -> [Option<(u8, u8)>; 2] {
    let view = table.cards(RED, card).turn(RED).view(RED);
    view.objectives[0].progress.map(|progress| progress.map(|progress| (progress.have, progress.need)))
}

#[test]
fn c26_56_what_is_counted_tells_how_far_one_is() {
    let plain = monumental;
    assert_eq!(progress(small_cities(plain(), &["B2", "C4"]), "O1"), [Some((3, 6)), Some((0, 2))]);
    // A lead needs one more than the best opponent has.
    let ahead = plain().city(RED, "F3", "academy").city(BLUE, "F7", "academy");
    assert_eq!(progress(ahead, "O2"), [Some((1, 2)), None]);
    assert_eq!(progress(plain().advances(RED, "storage"), "O4")[0], Some((3, 6)), "six at least");
    assert_eq!(progress(plain().advances(RED, "engineering roads"), "O6")[0], Some((3, 4)));
    assert_eq!(progress(plain().advances(RED, "storage").goods(RED, "f7o1w3"), "O10")[0], Some((7, 9)));
    assert_eq!(progress(plain().goods(RED, "g4"), "O11"), [Some((4, 5)), Some((0, 2))]);
    let army = plain().without_units("D2").units(RED, "D2", "i3").units(BLUE, "D6", "i2");
    assert_eq!(progress(army, "O12")[1], Some((3, 6)), "four more than the opponent");
    assert_eq!(progress(plain().city(RED, "F3", "port temple"), "O15")[0], Some((2, 4)));
    assert_eq!(progress(plain().city(RED, "D2", "angry"), "O29")[1], Some((1, 4)));
    // What is there or not, and what happens in a moment, has no number.
    assert_eq!(progress(plain(), "O17")[0], None);
    assert_eq!(progress(plain(), "O32")[0], None);
    assert_eq!(progress(plain(), "O19")[1], None);
}

#[test]
fn c26_56_others_learn_nothing_of_it() {
    let play = monumental().cards(RED, "O1").turn(RED);
    assert!(play.view(BLUE).objectives.is_empty());
}
