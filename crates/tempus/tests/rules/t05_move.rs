//! Move people (T5).

use crate::support::{BLUE, RED, Table};

#[test]
fn t5_1_up_to_so_many_tokens_each_once() {
    let mut play = Table::new(3).rows("trade").tokens(RED, "G6 G7").turn(RED);
    play.choose("move, from G6, to G5");
    assert_eq!(play.offered("from"), ["G7"], "the token on G5 has moved");
    play.choose("from G7, to H6");
    assert_eq!(
        play.who(),
        BLUE,
        "two tokens have moved, and Red holds no cards"
    );
}

#[test]
fn t5_2_by_land_up_to_the_distance_over_mountains_too() {
    let mut play = Table::new(3).rows("roads").tokens(RED, "C5").turn(RED);
    play.choose("move, from C5");
    // B5 is a mountain two steps never cost more for; D5 beyond C4 is two steps away.
    for reached in ["B5", "C6", "D5", "D6", "C3"] {
        assert!(play.offers(&format!("to {reached}")), "{reached}");
    }
    assert!(!play.offers("to C8"), "three steps");
}
