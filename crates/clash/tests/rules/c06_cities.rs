//! C6: cities.

use tessera_clash::board::{Mood, Side};

use crate::support::*;

#[test]
fn c6_1_wonders_count_for_the_size_in_monumental_only() {
    let new = monumental().city(RED, "D2", "temple academy").wonder(RED, "D2", "wall").turn(RED);
    assert_eq!(new.size("D2"), 4);
    let old = of_2012().city(RED, "D2", "temple academy").wonder(RED, "D2", "wall").turn(RED);
    assert_eq!(old.size("D2"), 3);
}

#[test]
fn c6_2_happy_counts_one_more_and_angry_as_one() {
    for (mood, units) in [("happy", 3), ("neutral", 2), ("angry", 1)] {
        let table = monumental().city(RED, "D2", &format!("{mood} temple")).goods(RED, "none").advances(RED, "storage");
        let mut play = table.turn(RED);
        play.choose("collect");
        let best = goods(&play.offered("take")[0]).total();
        assert_eq!(best, units, "{mood}");
    }
    let table = monumental().city(RED, "D2", "angry").city(RED, "B2", "angry").goods(RED, "f1o1w1");
    assert!(!table.advances(RED, "myths").turn(RED).offers("construct"));
}

#[test]
fn c6_3_mood_stops_at_both_ends() {
    let table = monumental().city(RED, "D2", "happy").goods(RED, "m9");
    assert!(!table.turn(RED).offers("happiness"));
    let play = monumental().city(RED, "D2", "angry").city(RED, "F3", "happy").event(RED, "E32");
    assert_eq!(play.mood("F3"), Mood::Neutral, "the only coastal city that can drop");
    let none = monumental().city(RED, "D2", "angry").event(RED, "E32");
    assert_eq!(none.mood("D2"), Mood::Angry);
}

#[test]
fn c6_4_an_activation_does_one_thing() {
    let mut play = monumental().goods(RED, "f2").turn(RED);
    play.choose("recruit, recruit settler");
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 1);
    assert_eq!(play.state().turn.actions, 2);
}

#[test]
fn c6_5_further_activations_lower_the_mood() {
    let mut play = monumental().goods(RED, "none").city(RED, "D2", "happy").turn(RED);
    let mut moods = Vec::new();
    for actions in [2, 1, 0] {
        play.choose("collect");
        if !matches!(play.prompt(), tessera_clash::prompt::Prompt::Turn { .. }) {
            let first = play.options()[0].clone();
            play.choose(&first);
        }
        assert_eq!(play.state().turn.actions, actions);
        moods.push(play.mood("D2"));
    }
    assert_eq!(moods, [Mood::Happy, Mood::Neutral, Mood::Angry]);
}

#[test]
fn c6_6_an_angry_city_once_a_turn() {
    let mut play = monumental().city(RED, "D2", "angry").goods(RED, "none").turn(RED);
    play.choose("collect");
    let first = play.options()[0].clone();
    play.choose(&first);
    assert!(!play.offers("collect"));
    // A city that has become Angry this turn may be activated once more.
    let table = monumental().city(RED, "D2", "neutral").goods(RED, "none").cards(RED, "A25").goods(RED, "c1");
    let mut again = table.turn(RED);
    again.choose("play A25");
    for _ in 0..3 {
        again.choose("collect");
        if !matches!(again.prompt(), tessera_clash::prompt::Prompt::Turn { .. }) {
            let first = again.options()[0].clone();
            again.choose(&first);
        }
    }
    assert_eq!(again.mood("D2"), Mood::Angry);
    assert!(!again.offers("collect"), "the third was as an Angry city");
}

#[test]
fn c6_7_where_a_city_may_be_founded() {
    let table = monumental().units(RED, "C4", "s1").units(RED, "E3", "s1");
    let mut play = table.turn(RED);
    play.choose("found");
    assert_eq!(play.offered("at"), ["C4"], "not in the desert, not in a city");
    assert_eq!(play.why_not("at E3"), Some("C6.7"));
    assert_eq!(play.why_not("at D2"), Some("C6.7"));
}

#[test]
fn c6_8_a_settler_becomes_a_settlement() {
    let mut play = monumental().units(RED, "C4", "s1").turn(RED);
    play.choose("found, at C4");
    assert_eq!(play.owner("C4"), Side::from(RED));
    assert_eq!((play.mood("C4"), play.size("C4")), (Mood::Neutral, 1));
    assert_eq!(play.units("C4"), "");
    assert_eq!(play.state().turn.actions, 2);
}
