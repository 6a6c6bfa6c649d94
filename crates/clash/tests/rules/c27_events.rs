//! C27: the Events.

use tessera_clash::board::{Mood, Side};
use tessera_clash::prompt::Prompt;

use crate::support::*;

/// Plays on quietly until the Event is over.
fn over<G: InEdition>(mut play: Play<G>) -> Play<G> {
    play.pass_until(|play| play.state().event.is_none() && play.state().agenda.is_empty());
    play
}

#[test]
fn c27_1_pestilence() {
    let table = || monumental().city(RED, "B2", "happy").goods(RED, "f1o1w1").advances(RED, "writing");
    let mut play = table().event(RED, "E1");
    assert!(matches!(play.prompt(), Prompt::LowerMood));
    play.choose("at B2");
    assert_eq!(play.mood("B2"), Mood::Neutral);
    play = over(play);
    assert_eq!(play.why_not("construct"), Some("C8.1"));
    let clean = over(table().advances(RED, "sanitation").event(RED, "E1"));
    assert!(clean.offers("construct"), "Sanitation helps");
}

#[test]
fn c27_2_epidemics() {
    let mut play = monumental().units(RED, "D2", "i2").event(RED, "E2");
    assert_eq!(play.options(), ["lose D2 settler", "lose D2 infantry"]);
    play.choose("lose D2 infantry");
    assert_eq!(play.units("D2"), "s1i1");
    let alone = monumental().event(RED, "E2");
    assert_eq!(alone.units("D2"), "s1", "a single unit is spared");
    let mut travelled = monumental().units(RED, "D2", "i2").advances(RED, "roads").event(RED, "E2");
    travelled.choose("lose D2 infantry, lose D2 infantry");
    assert_eq!(travelled.units("D2"), "s1");
}

#[test]
fn c27_3_famine() {
    let fed = over(monumental().barbarians("B6", 1).goods(RED, "f2g5").event(RED, "E3"));
    assert_eq!(fed.goods(RED), "f1g5");
    let hungry = over(monumental().barbarians("B6", 1).goods(RED, "g5").event(RED, "E3"));
    assert_eq!((hungry.mood("D2"), hungry.goods(RED).as_str()), (Mood::Angry, "g5"), "gold does not help");
}

#[test]
fn c27_6_severe_famine() {
    let play = over(monumental().barbarians("B6", 1).goods(RED, "f1").event(RED, "E6"));
    assert_eq!((play.mood("D2"), play.goods(RED).as_str()), (Mood::Angry, "none"));
    let fed = over(monumental().barbarians("B6", 1).goods(RED, "f2").event(RED, "E6"));
    assert_eq!(fed.mood("D2"), Mood::Happy);
}

/// What a good year gives to Red and Blue, who begin with nothing.
fn year(card: &str) -> (u8, u8) {
    let table = monumental().goods(RED, "none").goods(BLUE, "none").advances(RED, "storage").advances(BLUE, "storage");
    let play = over(table.event(RED, card));
    (play.state().players[RED].goods.food, play.state().players[BLUE].goods.food)
}

#[test]
fn c27_9_a_good_year_for_all() {
    assert_eq!(year("E9"), (1, 1));
}

#[test]
fn c27_10_a_good_year() {
    assert_eq!(year("E10"), (1, 0));
}

#[test]
fn c27_11_a_good_year_for_two() {
    assert_eq!(year("E11"), (1, 1));
}

#[test]
fn c27_12_an_awesome_year() {
    assert_eq!(year("E12"), (2, 0));
}

#[test]
fn c27_13_an_awesome_year_for_all() {
    assert_eq!(year("E13"), (2, 2));
}

#[test]
fn c27_14_an_awesome_year_to_share() {
    assert_eq!(year("E14"), (2, 2));
}

#[test]
fn c27_15_a_fantastic_year_for_all() {
    assert_eq!(year("E15"), (3, 3));
}

#[test]
fn c27_16_a_fantastic_year_to_share() {
    assert_eq!(year("E16"), (3, 3));
}

#[test]
fn c27_17_a_fantastic_year() {
    assert_eq!(year("E17"), (3, 0));
}

/// A Great Person in Red's hand is played and brings an advance.
fn person(table: Table<Monumental>, card: &str, advance: &str) -> Play<Monumental> {
    let mut play = table.cards(RED, card).turn(RED);
    play.choose(&format!("person {card}, learn {advance}"));
    assert!(play.has(RED, advance));
    play
}

#[test]
fn c27_18_great_explorer() {
    let table = Table::<Monumental>::tiles([19, 14, 18, 8, 11, 20, 16, 6]).goods(RED, "f2");
    let mut play = person(table, "E18", "fishing");
    play.choose("at D3, lie straight");
    assert!(matches!(play.prompt(), Prompt::SettleExplored));
    play.choose("at D3");
    assert_eq!((play.owner("D3"), play.goods(RED).as_str()), (Side::from(RED), "m1"));
}

#[test]
fn c27_19_great_artist() {
    let play = person(monumental().city(RED, "D2", "angry"), "E19", "arts");
    assert_eq!(play.mood("D2"), Mood::Happy);
}

#[test]
fn c27_20_great_prophet() {
    let mut play = person(monumental().city(RED, "B2", "").goods(RED, "f1o1w1"), "E20", "myths");
    play.choose("piece B2 temple, take c1");
    assert_eq!(play.state().board.city(at("B2")).expect("a city").activations, 0, "without activating it");
    assert_eq!(play.goods(RED), "c1m1");
}

#[test]
fn c27_21_great_philosopher() {
    let play = over(person(monumental().goods(RED, "none"), "E21", "writing"));
    assert_eq!(play.state().players[RED].goods.ideas, 2);
}

#[test]
fn c27_22_great_scientist() {
    let play = over(person(monumental().goods(RED, "none"), "E22", "math"));
    assert_eq!((play.state().players[RED].goods.ideas, play.state().players[RED].actions.len()), (1, 1));
}

#[test]
fn c27_23_elder_statesman() {
    let play = over(person(monumental().advances(RED, "writing philosophy"), "E23", "voting"));
    assert_eq!(play.state().players[RED].actions.len(), 2);
    let mut none = monumental().cards(RED, "E23").turn(RED);
    none.choose("person E23");
    assert_eq!(over(none).state().players[RED].actions.len(), 2, "no government is open");
}

#[test]
fn c27_24_great_warlord() {
    let table = monumental().without_units("D2").units(RED, "D3", "i2").horde("D4", 2).advances(RED, "tactics");
    let mut play = person(table, "E24", "draft");
    assert!(matches!(play.prompt(), Prompt::Squad { .. }), "a Move action");
    play.choose("march D3, at D4, squad s0i2");
    let bonus = play.told(RED).iter().find_map(|event| match event {
        tessera_clash::event::Event::Rolled { rolls, .. } => {
            Some(rolls[0].bonus - rolls[0].dice.iter().filter(|die| die.shows_infantry()).count() as i8)
        }
        _ => None,
    });
    assert_eq!(bonus, Some(2));
}

#[test]
fn c27_25_great_merchant() {
    let table = monumental().city(BLUE, "D4", "").units(RED, "D3", "s1").goods(RED, "none").advances(RED, "bartering");
    let play = person(table, "E25", "trade-routes");
    assert_eq!(play.goods(RED), "f1");
}

#[test]
fn c27_26_great_engineer() {
    let table = monumental().city(RED, "B2", "").goods(RED, "f1o1w1").advances(RED, "writing");
    let mut play = person(table, "E26", "sanitation");
    play.choose("piece D2 academy");
    assert_eq!(play.size("D2"), 2);
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 0);
}

#[test]
fn c27_27_population_boom() {
    let play = over(monumental().event(RED, "E27"));
    assert_eq!((play.units("D2").as_str(), play.units("D7").as_str()), ("s2", "s2"));
}

#[test]
fn c27_29_volcano() {
    let table = || monumental().city(RED, "B2", "temple").city(RED, "C4", "").units(RED, "B2", "i1");
    let spared = over(table().event(RED, "E29"));
    assert_eq!(spared.size("B2"), 2, "fewer than four cities");
    let mut play = table().city(RED, "E4", "").event(RED, "E29");
    play.choose("at B2");
    assert_eq!((play.owner("B2"), play.units("B2").as_str()), (Side::NOBODY, ""));
    assert_eq!(play.half_points_of(RED, "events"), 2 * 4, "2 points a piece");
}

#[test]
fn c27_30_earthquake() {
    let table = || monumental().city(RED, "B2", "happy temple academy").city(RED, "C4", "");
    let mut play = table().event(RED, "E30");
    assert!(!play.offers("piece B2 settlement"), "a Settlement only as the last piece");
    play.choose("piece B2 temple, done");
    assert_eq!((play.size("B2"), play.mood("B2")), (2, Mood::Neutral));
    assert_eq!(play.half_points_of(RED, "events"), 4);
    let two = over(monumental().city(RED, "B2", "temple").event(RED, "E30"));
    assert_eq!(two.size("B2"), 2, "fewer than three cities");
}

#[test]
fn c27_31_heavy_earthquake() {
    let table = monumental().city(RED, "B2", "").city(RED, "C4", "").city(BLUE, "B6", "").city(BLUE, "C7", "");
    let mut play = table.event(RED, "E31");
    play.choose("piece B2 settlement, done");
    assert_eq!(play.who(), BLUE);
    play.choose("piece B6 settlement, done");
    assert_eq!((play.owner("B2"), play.owner("B6")), (Side::NOBODY, Side::NOBODY));
}

#[test]
fn c27_32_flood() {
    let play = monumental().city(RED, "F3", "happy").event(RED, "E32");
    assert_eq!((play.mood("F3"), play.mood("D2")), (Mood::Neutral, Mood::Happy), "coastal cities only");
}

#[test]
fn c27_33_heavy_flood() {
    let play = over(monumental().city(RED, "F3", "happy").event(RED, "E33"));
    assert_eq!((play.mood("F3"), play.mood("D7")), (Mood::Neutral, Mood::Neutral), "everybody's");
}

#[test]
fn c27_34_migration() {
    let play = over(monumental().event(RED, "E34"));
    assert_eq!((play.units("D7").as_str(), play.mood("D2")), ("s2", Mood::Neutral));
    assert!(play.goods(RED).contains("g2"));
}

#[test]
fn c27_36_civil_war() {
    let torn = over(monumental().city(RED, "D2", "neutral").units(RED, "D2", "i1").event(RED, "E36"));
    assert_eq!((torn.units("D2").as_str(), torn.mood("D2")), ("s1", Mood::Angry));
    let peaceful = over(monumental().event(RED, "E36"));
    assert_eq!(peaceful.mood("D2"), Mood::Neutral, "no city with Infantry: one mood falls");
}

#[test]
fn c27_38_revolution() {
    let table = || monumental().units(RED, "D2", "i2").advances(RED, "writing philosophy tactics draft voting");
    let mut play =
        table().with_state(|state| state.players[RED].cubes = 1).goods(RED, "f2").next_event("E38").turn(RED);
    play.choose("advance, learn arts");
    assert_eq!(play.options(), ["done", "lose D2 infantry"]);
    play.choose("done");
    assert_eq!(play.state().turn.actions, 1, "an action is lost");
    assert_eq!(play.options(), ["govern autocracy", "lose D2 infantry"]);
    play.choose("lose D2 infantry");
    assert!(play.has(RED, "voting"));
    let mut other = table().event(RED, "E38");
    other.choose("lose D2 infantry, govern autocracy");
    assert!(other.has(RED, "nationalism") && !other.has(RED, "voting"));
}
