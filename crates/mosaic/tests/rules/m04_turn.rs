//! The turn (M4).

use crate::support::{BLUE, Playing, RED, Table};

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

#[test]
fn m4_2_one_action_no_more_and_no_less() {
    // A technology to play keeps the turn open.
    let mut play = Table::with(2).kept(RED, "music").turn(RED);
    assert!(!play.offers("end"), "not before the action");
    play.choose("act work, produce food");
    assert!(play.offers("end") && play.offered("act").is_empty());
    assert_eq!(play.why_not("act work"), Some("M4.2"));
    play.choose("end");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn m4_2_work_is_always_possible() {
    let mut play = Table::with(2).population(RED, 0).turn(RED);
    assert!(play.offers("act work"), "even with nothing at all");
    play.choose("act work, produce ideas");
    assert_eq!(play.stock(RED, "ideas"), 0);
}

#[test]
fn m4_3_free_things_before_and_after_as_many_as_one_likes() {
    let mut play = Table::with(2).kept(RED, "music drama dance").money(RED, 60).turn(RED);
    play.choose("play music, claim opulent, act work, produce ideas, play drama, play dance");
    assert_eq!(play.stock(RED, "ideas"), 5 + 5 + 5 + 5);
    assert_eq!(play.who(), BLUE, "nothing is left to be said");
    let mut play = Table::with(2).kept(RED, "music").turn(RED);
    play.choose("act work, produce ideas");
    assert_eq!(play.who(), RED, "the turn is over when its player says so");
    play.choose("end");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn m4_4_the_scribe_acts_twice_on_the_first_turn() {
    let table = Table::with(2).leader(RED, "scribe").also(|state| state.turn.round = 0);
    let mut play = table.turn(BLUE);
    // Blue's turn ends a round; the first one begins.
    play.idle();
    assert_eq!((play.who(), play.view(RED).round), (RED, 1));
    play.choose("act work, produce stone, act work, produce stone");
    assert_eq!((play.stock(RED, "stone"), play.who()), (10, BLUE));
    play.idle();
    assert_eq!(play.stock(BLUE, "stone"), 10, "one action in each of two turns");
    play.choose("act work, produce stone");
    assert_eq!(play.who(), BLUE, "one action in the second round");
}
