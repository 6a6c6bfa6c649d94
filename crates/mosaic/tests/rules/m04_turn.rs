//! M4: the turn.

use crate::support::{RED, Table};

#[test]
fn m4_1_turns_go_round_in_order_and_then_again() {
    let mut play = Table::with(3).turn(RED);
    assert_eq!(play.view(RED).round, 2);
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push(play.who().index());
        play.idle();
    }
    assert_eq!(seats, [0, 1, 2, 0]);
    assert_eq!(play.view(RED).round, 3);
}
