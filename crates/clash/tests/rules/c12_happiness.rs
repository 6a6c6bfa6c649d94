//! C12: Increase happiness.

use tessera_clash::board::Mood;

use crate::support::*;

#[test]
fn c12_1_a_step_costs_the_size_in_mood() {
    let mut play = monumental().city(RED, "D2", "angry temple").goods(RED, "m4").turn(RED);
    play.choose("happiness, at D2");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str()), (Mood::Neutral, "m2"));
    play.choose("at D2");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str()), (Mood::Happy, "none"));
    let poor = monumental().city(RED, "D2", "angry temple").goods(RED, "m1").turn(RED);
    assert!(!poor.offers("happiness"));
    assert_eq!(poor.why_not("happiness"), Some("C12.1"));
}
