//! An epoch (T4).

use tessera_kernel::Seat;
use tessera_tempus::view::PhaseView;

use crate::support::{BLACK, BLUE, Play, Playing, RED, Table, cards};

/// The action tiles of everyone, as all can see.
fn tiles(play: &Play) -> Vec<u8> {
    let players = play.view(RED).players;
    players.values().map(|player| player.tiles).collect()
}

#[test]
fn t4_1_as_many_tiles_as_the_own_row_says() {
    // Only Red has a token on a Meadow, so only Red reaches Cities.
    let play = Table::new(3).rows("agriculture").tokens(RED, "G6").tokens(BLUE, "D6").progress();
    assert_eq!(play.view(RED).epoch, 4);
    assert_eq!([RED, BLUE, BLACK].map(|seat| play.row(seat)), ["cities", "agriculture", "agriculture"]);
    assert_eq!(tiles(&play), [4, 3, 3]);
}

#[test]
fn t4_1_four_phases_one_after_the_other() {
    let mut play = Table::new(3).hand(BLUE, "EDU-F").turn(RED);
    assert_eq!(play.view(RED).phase, PhaseView::Actions);
    play.pass_until(|play| play.view(RED).phase == PhaseView::Progress);
    assert_eq!(tiles(&play), [0, 0, 0], "all tiles are used first");
    assert_eq!((play.who(), play.view(RED).epoch), (BLUE, 1));
    play.choose("ready");
    assert_eq!(play.view(RED).phase, PhaseView::Actions);
    assert_eq!((tiles(&play), play.view(RED).epoch), (vec![3, 3, 3], 2));
}

#[test]
fn t4_1_leaders_take_46_tiles_in_ten_epochs_and_followers_43() {
    // Red stands on every terrain, the others nowhere.
    let mut play = Table::new(3).tokens(RED, "G5 D7 G6 H6").turn(RED);
    let mut taken = [0, 0, 0];
    for epoch in 1..=10 {
        assert_eq!(play.view(RED).epoch, epoch);
        for (sum, count) in taken.iter_mut().zip(tiles(&play)) {
            *sum += count;
        }
        play.pass_until(|play| play.view(RED).epoch > epoch);
    }
    assert_eq!(taken, [46, 43, 43]);
}

#[test]
fn t4_2_one_tile_a_round_until_nobody_has_one() {
    let mut play = Table::new(3).tiles(RED, 2).tiles(BLUE, 1).tiles(BLACK, 4).begin();
    let mut turns: Vec<Seat> = Vec::new();
    while play.view(RED).epoch == 1 {
        turns.push(play.who());
        play.choose("children");
    }
    let rounds = [RED, BLUE, BLACK, RED, BLACK, BLACK, BLACK];
    assert_eq!(turns, rounds, "whoever has no tile is skipped");
}

#[test]
fn t4_2_in_turn_order_from_the_first_player() {
    let mut play = Table::new(3).with(|state| state.first = BLACK).turn(BLACK);
    for seat in [BLACK, RED, BLUE, BLACK] {
        assert_eq!(play.who(), seat);
        play.choose("children");
    }
}

#[test]
fn t4_2_exactly_one_tile_a_turn() {
    // The card gives Red a moment after the action.
    let mut play = Table::new(3).hand(RED, "EDU-F").turn(RED);
    play.choose("children, stop");
    assert_eq!(tiles(&play), [2, 3, 3]);
    assert_eq!(play.options(), ["end"]);
    play.choose("end");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn t4_3_one_of_the_five_actions_must_be_taken() {
    let play = Table::new(3).tokens(RED, "G6 G6").tokens(BLUE, "G5 C4 C5 C6").hand(RED, "EDU-F").turn(RED);
    assert_eq!(play.options(), ["move", "children", "fight", "idea", "build"]);
}

#[test]
fn t4_3_only_government_holds_a_tile_back() {
    let mut play = Table::new(3).hand(RED, "GOV-F").turn(RED);
    assert!(!play.offers("end"));
    play.choose("delay GOV-F");
    assert_eq!((play.who(), tiles(&play)), (BLUE, vec![3, 3, 3]));
}

#[test]
fn t4_3_the_same_action_again_and_after_others() {
    let mut play = Table::new(3).tokens(RED, "G6").turn(RED);
    for seat in [RED, BLUE, BLACK, RED, BLUE, BLACK] {
        assert_eq!(play.who(), seat);
        play.choose("idea");
        if play.who() == seat {
            play.choose("end");
        }
    }
    assert_eq!(play.hand(RED).len(), 2);
}

#[test]
fn t4_4_fewer_tokens_and_a_shorter_way() {
    let mut play = Table::new(3).rows("trade").tokens(RED, "C5 G7").turn(RED);
    play.choose("move, from C5, to C6, stop");
    assert_eq!((play.tokens("C6"), play.tokens("G7")), (1, 1), "one of two, one step of two");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn t4_4_fewer_children() {
    let mut play = Table::new(3).rows("agriculture").tokens(RED, "G6 G7").turn(RED);
    play.choose("children, birth G6, stop");
    assert_eq!((play.tokens("G6"), play.tokens("G7")), (2, 1));
    assert_eq!(play.who(), BLUE);
}

#[test]
fn t4_4_passing_is_moving_nobody_or_having_no_child() {
    for pass in ["move, stop", "children, stop"] {
        let mut play = Table::new(3).tokens(RED, "G6").turn(RED);
        play.choose(pass);
        assert_eq!((play.who(), play.tokens("G6")), (BLUE, 1), "{pass}");
        assert_eq!(tiles(&play), [2, 3, 3], "{pass}");
    }
}

#[test]
fn t4_4_whoever_can_do_nothing_passes_too() {
    let mut play = Table::new(3).turn(RED);
    assert_eq!(play.options(), ["move", "children", "idea"]);
    play.choose("move");
    assert_eq!((play.who(), tiles(&play)), (BLUE, vec![2, 3, 3]));
}

#[test]
fn t4_5_fight_needs_a_legal_attack() {
    let near = |blue| Table::new(3).tokens(RED, "G6").tokens(BLUE, blue).turn(RED);
    assert!(near("G5 C4 C5 C6").offers("fight"));
    let protected = near("G5 C4 C5");
    assert!(!protected.offers("fight"));
    assert_eq!(protected.why_not("fight"), Some("T7.2"));
    let far = near("C3 C4 C5 C6");
    assert!(!far.offers("fight"));
    assert_eq!(far.why_not("fight"), Some("T7.1"));
}

#[test]
fn t4_5_build_needs_a_legal_site() {
    let with = |red| Table::new(3).tokens(RED, red).turn(RED);
    assert!(with("G6 G6").offers("build"));
    for (red, why) in [("G6 G7", "too few"), ("D3 D3", "a mountain")] {
        let play = with(red);
        assert!(!play.offers("build"), "{why}");
        assert_eq!(play.why_not("build"), Some("T4.5"), "{why}");
    }
}

#[test]
fn t4_6_the_epoch_ends_for_all() {
    let mut play = Table::new(3).hand(RED, "GOV-F").tiles(RED, 2).tiles(BLUE, 1).tiles(BLACK, 1).turn(RED);
    play.choose("double GOV-F, children, children, children");
    assert_eq!((play.who(), tiles(&play)), (BLACK, vec![0, 0, 1]));
    assert_eq!(play.view(BLUE).players[RED].government, cards("GOV-F"));
    assert!(play.view(BLUE).discard.is_empty());
    play.choose("children");
    let view = play.view(BLUE);
    assert_eq!(view.epoch, 2);
    assert_eq!(tiles(&play), [3, 3, 3], "tiles are taken again");
    assert!(view.players[RED].government.is_empty());
    assert_eq!(view.discard, cards("GOV-F"));
    assert_eq!((view.first, play.who()), (BLUE, BLUE), "the marker passes");
}

#[test]
fn t4_6_the_marker_passes_clockwise() {
    let mut play = Table::new(3).turn(RED);
    for (epoch, first) in [(2, BLUE), (3, BLACK), (4, RED)] {
        play.pass_until(|play| play.view(RED).epoch == epoch);
        assert_eq!((play.view(RED).first, play.who()), (first, first));
    }
}
