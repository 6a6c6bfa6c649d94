//! End and scoring (T12).

use tessera_kernel::Seat;
use tessera_tempus::event::Event;
use tessera_tempus::view::PhaseView;

use crate::support::{BLACK, BLUE, Play, Playing, RED, Table};

/// The last Progress phase, in which everybody lays nothing.
fn finish(table: Table) -> Play {
    let mut play = table.rows("trains").progress();
    play.pass_until(|play| play.game.outcome().is_some());
    play
}

fn winners(play: &Play) -> Vec<Seat> {
    play.game.outcome().expect("the game is over").winners().collect()
}

#[test]
fn t12_1_the_game_ends_when_somebody_reaches_flight() {
    let play = Table::new(3).rows("industry").progress();
    assert!(play.game.outcome().is_none(), "Trains is not the end");
    let play = Table::new(3).rows("trains").city(RED, "G6", 2).progress();
    assert_eq!((play.row(RED), play.row(BLUE)), ("flight", "trains"));
    assert_eq!(play.view(BLUE).phase, PhaseView::Over);
    assert!(play.game.decisions().is_empty() && play.game.outcome().is_some());
}

#[test]
fn t12_1_that_is_always_the_tenth_epoch() {
    let mut play = Table::new(3).turn(RED);
    play.pass_until(|_| false);
    let begun = |event: &Event| matches!(event, Event::EpochBegan { .. });
    assert_eq!(play.told(RED).iter().filter(|event| begun(event)).count(), 9, "after the first");
    assert_eq!((play.view(RED).epoch, play.row(RED)), (10, "flight"));
}

#[test]
fn t12_2_each_hex_with_tokens_is_a_point_but_no_mountain() {
    let table = Table::new(3).rows("cities").tokens(RED, "G6 G6 G6 G5 D3 F2");
    let play = table.tokens(BLUE, "K3").turn(RED);
    let points = |seat| play.view(BLACK).players[seat].points;
    assert_eq!(points(RED), 2, "G6 and G5, whatever the height; D3 and F2 are Mountains");
    assert_eq!(points(BLUE), 0);
}

#[test]
fn t12_3_a_city_scores_its_value_and_its_hex_nothing() {
    for value in [2, 3, 4] {
        let play = Table::new(3).city(RED, "G6", value).city(RED, "C6", 2).turn(RED);
        assert_eq!(play.view(BLUE).players[RED].points, i32::from(value) + 2);
    }
}

#[test]
fn t12_4_a_cube_on_flight_scores_three() {
    let play = finish(Table::new(3).city(RED, "G6", 2).tokens(BLUE, "G5"));
    let scores = play.game.outcome().unwrap().scores;
    assert_eq!((scores[RED], scores[BLUE], scores[BLACK]), (2 + 3, 1, 0));
}

#[test]
fn t12_5_the_most_points_win() {
    let table = Table::new(3).tokens(RED, "G6 G7").tokens(BLUE, "C6");
    let play = finish(table.hand(BLUE, "EDU-M EDU-F").city(BLUE, "C3", 2).city(RED, "K5", 3));
    assert_eq!(winners(&play), [RED], "Blue's cards matter only in a tie");
}

#[test]
fn t12_5_a_tie_goes_to_the_most_cards_in_hand() {
    // Both have 4 points besides Flight; Blue has the cards, Red the cities.
    let table = Table::new(3).city(RED, "G6", 2).city(RED, "C6", 2).city(BLUE, "K5", 3).tokens(BLUE, "I2");
    let play = finish(table.hand(BLUE, "EDU-M"));
    let scores = play.game.outcome().unwrap().scores;
    assert_eq!((scores[RED], scores[BLUE]), (7, 7));
    assert_eq!(winners(&play), [BLUE]);
}

#[test]
fn t12_5_then_to_the_most_cities_on_the_map() {
    let table = Table::new(3).city(RED, "G6", 2).city(RED, "C6", 2).city(BLUE, "K5", 3).tokens(BLUE, "I2");
    let play = finish(table.hand(BLUE, "EDU-M").hand(RED, "EDU-F"));
    assert_eq!(winners(&play), [RED]);
}

#[test]
fn t12_5_then_the_win_is_shared() {
    let play = finish(Table::new(3).tokens(RED, "G6").tokens(BLUE, "C6"));
    assert_eq!(winners(&play), [RED, BLUE]);
    assert_eq!(play.game.outcome().unwrap().ranks[BLACK], 3);
}
