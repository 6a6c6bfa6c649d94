//! C4: Ages, Rounds and turns.

use tessera_clash::state::Phase;

use crate::support::*;

#[test]
fn c4_1_six_ages_of_three_rounds() {
    let mut play = monumental().turn(RED);
    let mut rounds = Vec::new();
    while play.game.outcome().is_none() {
        let now = (play.state().age, play.state().round);
        if rounds.last() != Some(&now) && matches!(play.state().phase, Phase::Turns { .. }) {
            rounds.push(now);
        }
        play.pass_until(|play| (play.state().age, play.state().round) != now);
    }
    assert_eq!(rounds.len(), 18);
    assert_eq!(rounds.last(), Some(&(6, 3)));
}

#[test]
fn c4_2_three_actions_in_any_order() {
    let mut play = monumental().goods(RED, "none").turn(RED);
    assert_eq!(play.state().turn.actions, 3);
    play.choose("collect, take o1w1, collect, take o1w1, collect").first_until_turn();
    assert_eq!(play.state().turn.actions, 0);
    assert!(!play.offers("collect"));
    assert_eq!(play.why_not("collect"), Some("C4.2"));
    play.choose("end");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn c4_3_the_rest_may_be_passed() {
    let mut play = monumental().turn(RED);
    play.choose("end");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn c4_4_free_actions_come_between_actions() {
    let table = monumental().cards(RED, "A25").goods(RED, "f2c2").advances(RED, "arts theaters");
    let mut play = table.turn(RED);
    play.choose("use theaters");
    assert_eq!(play.state().turn.actions, 3);
    assert!(!play.offers("use theaters"), "once a turn");
    assert_eq!(play.why_not("use theaters"), Some("C4.4"));
    play.choose("play A25");
    assert_eq!(play.state().turn.actions, 4);
    play.choose("advance");
    assert!(play.options().iter().all(|option| option.starts_with("learn")), "nothing comes inside an action");
}

#[test]
fn c4_5_an_advance_serves_its_owner() {
    let mut play = monumental().advances(BLUE, "fishing").city(RED, "F3", "").turn(RED);
    play.choose("collect, at F3");
    assert!(!play.offers("take f2"), "Red does not fish");
}

#[test]
fn c4_6_a_player_without_cities_plays_on() {
    let table = monumental().with_state(|state| {
        state.board.raze(at("D2"));
        state.players[RED].settlements += 1;
    });
    let mut play = table.turn(RED);
    assert_eq!(play.who(), RED);
    play.pass_until(|play| matches!(play.state().phase, Phase::Over));
    assert_eq!(play.state().age, 1, "the Status phase ends it");
}
