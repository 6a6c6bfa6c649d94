//! Progress (T11).

use tessera_kernel::Seat;
use tessera_tempus::event::Event;
use tessera_tempus::hand::Hand;
use tessera_tempus::state::State;

use crate::support::{BLACK, BLUE, Play, Playing, RED, Table, cards, hex};

/// Who drew cards, and how many, in order.
fn draws(play: &Play) -> Vec<(Seat, u8)> {
    let drawn = |event| match event {
        Event::Drew { seat, count, .. } => Some((seat, count)),
        _ => None,
    };
    play.told(BLACK).into_iter().filter_map(drawn).collect()
}

/// Puts the whole draw pile away, as Government cards before the players.
fn empty_deck(s: &mut State) {
    let seats = s.players.seats();
    let mut piles = s.deck.chunks(s.deck.len().div_ceil(seats.len()));
    for seat in seats {
        let pile = piles.next().unwrap_or_default();
        s.players[seat].government = pile.iter().copied().collect::<Hand>();
    }
    s.deck.clear();
}

#[test]
fn t11_1_cubes_behind_first_move_up_to_the_leading_row() {
    let table = Table::new(3).rows("agriculture").row(RED, "cities");
    assert_eq!(table.state.cap(BLUE, hex("G6")), 2);
    let play = table.hand(RED, "EDU-M").progress();
    assert_eq!(play.who(), RED, "no card is laid yet");
    assert_eq!((play.row(BLUE), play.row(BLACK)), ("cities", "cities"));
    assert_eq!(play.cap(BLUE, "G6"), 3, "the new numbers hold at once");
}

#[test]
fn t11_1_catching_up_brings_no_reward() {
    let play = Table::new(3).row(RED, "writing").city(RED, "G6", 2).progress();
    assert_eq!((play.row(RED), play.row(BLUE)), ("agriculture", "writing"));
    assert_eq!(draws(&play), []);
}

#[test]
fn t11_2_each_epoch_opens_the_next_row_and_only_that() {
    // Red's city leads every time, and the others are always one row behind.
    let mut play = Table::new(3).city(RED, "G6", 2).turn(RED);
    for epoch in 2..=10 {
        play.pass_until(|play| play.view(RED).epoch == epoch);
        let view = play.view(BLUE);
        assert_eq!((view.players[RED].row, view.players[BLUE].row), (epoch - 1, epoch - 2));
        assert_eq!(view.new_epoch, epoch);
    }
}

#[test]
fn t11_3_in_turn_order_each_lays_any_number_of_cards_or_none() {
    let table = Table::new(3).rows("writing").with(|s| s.first = BLUE);
    let table = table.hand(RED, "EDU-M").hand(BLUE, "EDU-F MED-F TRA-F").hand(BLACK, "GOV-W");
    let mut play = table.progress();
    assert_eq!(play.who(), BLUE);
    assert_eq!(play.options(), ["lay EDU-F", "lay MED-F", "lay TRA-F", "ready"]);
    play.choose("lay EDU-F, lay TRA-F, ready");
    assert_eq!(play.who(), BLACK);
    play.choose("ready");
    assert_eq!(play.who(), RED);
    play.choose("lay EDU-M");
    assert_eq!(play.hand(BLUE), ["MED-F"], "what was not laid is kept");
    assert_eq!(play.hand(BLACK), ["GOV-W"]);
}

#[test]
fn t11_3_numbers_are_seen_at_once_but_faces_only_when_all_have_chosen() {
    let table = Table::new(3).rows("writing").hand(RED, "EDU-F MED-F").hand(BLACK, "GOV-W");
    let mut play = table.progress();
    play.choose("lay EDU-F, lay MED-F");
    assert_eq!(play.who(), BLACK);
    let view = play.view(BLACK);
    assert_eq!((view.players[RED].laid, view.laid, view.discard), (2, vec![], vec![]));
    let laid = Event::LaidProgress { seat: RED, count: 2, cards: vec![] };
    assert!(play.told(BLACK).contains(&laid));
    assert_eq!(play.view(RED).laid, cards("EDU-F MED-F"), "Red knows them");
    play.choose("ready");
    let shown = play.told(BLACK).into_iter().find_map(|event| match event {
        Event::ProgressCounted { seat: RED, points } => Some(points.cards),
        _ => None,
    });
    assert_eq!(shown, Some(cards("EDU-F MED-F")));
}

#[test]
fn t11_4_tokens_cards_education_and_cities_count() {
    // The New Epoch is Agriculture, with Hill. D2 and C4 are Hills, as is the ground under the city on J2.
    let table = Table::new(3).rows("writing").tokens(RED, "D2 C4 C4 G6 K3").city(RED, "J2", 2).city(RED, "G4", 4);
    let mut play = table.hand(RED, "EDU-H EDU-W MED-H TRA-F").progress();
    play.choose("lay EDU-H, lay EDU-W, lay MED-H, lay TRA-F");
    let told = play.told(BLUE);
    let red = told.iter().find_map(|event| match event {
        Event::ProgressCounted { seat: RED, points } => Some(points),
        _ => None,
    });
    let red = red.unwrap();
    assert_eq!((red.tokens, red.matching, red.education, red.cities), (3, 2, 2, 2));
    assert_eq!(play.progress_points(RED), 9);
}

#[test]
fn t11_4_every_token_of_a_stack_counts() {
    let table = Table::new(3).rows("cities").tokens(RED, "F5 F5 F5").tokens(BLUE, "H6 I6");
    let play = table.progress();
    assert_eq!((play.progress_points(RED), play.progress_points(BLUE)), (3, 2));
}

#[test]
fn t11_5_whoever_has_most_moves_alone() {
    let play = Table::new(3).rows("cities").tokens(RED, "F5").tokens(BLUE, "H6 H6").progress();
    assert_eq!((play.row(RED), play.row(BLUE), play.row(BLACK)), ("cities", "roads", "cities"));
}

#[test]
fn t11_5_all_who_tie_for_most_move() {
    let play = Table::new(3).rows("cities").tokens(RED, "F5").city(BLUE, "H6", 4).progress();
    assert_eq!((play.row(RED), play.row(BLUE), play.row(BLACK)), ("roads", "roads", "cities"));
}

#[test]
fn t11_5_everybody_moves_when_everybody_has_nothing() {
    let play = Table::new(3).rows("cities").progress();
    assert_eq!((play.row(RED), play.row(BLUE), play.row(BLACK)), ("roads", "roads", "roads"));
}

#[test]
fn t11_6_all_cards_laid_are_discarded() {
    let table = Table::new(3).rows("writing").hand(RED, "EDU-H MED-F").hand(BLUE, "TRA-W");
    let mut play = table.progress();
    play.choose("lay EDU-H, lay MED-F, lay TRA-W");
    assert_eq!(play.view(BLACK).discard, cards("EDU-H MED-F TRA-W"), "the winner's and the losers'");
}

#[test]
fn t11_6_the_cards_go_before_any_reward_is_drawn() {
    let mut play = Table::new(4).hand(RED, "EDU-F MED-F").with(empty_deck).progress();
    play.choose("lay EDU-F, lay MED-F");
    assert_eq!(play.row(RED), "writing");
    assert_eq!(play.hand(RED), ["EDU-F", "MED-F"], "both piles held nothing else");
}

#[test]
fn t11_7_the_first_at_writing_or_printing_draw_two_cards_in_turn_order() {
    for row in ["start", "ships"] {
        let table = Table::new(3).rows(row).city(RED, "G6", 2).city(BLUE, "C6", 2);
        let play = table.with(|s| s.first = BLUE).progress();
        assert_eq!(draws(&play), [(BLUE, 2), (RED, 2)], "after {row}");
        assert!(play.hand(BLACK).is_empty());
    }
}

#[test]
fn t11_7_no_other_epoch_rewards_with_cards() {
    for row in ["writing", "agriculture", "cities", "roads", "trade", "printing", "industry", "trains"] {
        let play = Table::new(3).rows(row).progress();
        assert_eq!(draws(&play), [], "after {row}");
    }
}

#[test]
fn t11_7_the_hand_limit_of_the_new_row_applies() {
    let hand = "EDU-M EDU-F EDU-H EDU-W MED-M";
    let mut play = Table::new(3).hand(RED, hand).progress();
    play.choose("ready");
    assert_eq!(play.who(), RED);
    assert_eq!(play.hand(RED).len(), 7, "two too many on Writing");
    play.choose("discard EDU-M, discard EDU-F");
    assert_eq!((play.hand(RED).len(), play.view(RED).epoch), (5, 2));
    let mut play = Table::new(3).rows("ships").hand(RED, hand).progress();
    play.choose("ready");
    assert_eq!((play.hand(RED).len(), play.view(RED).epoch), (7, 8), "Printing allows seven");
}
