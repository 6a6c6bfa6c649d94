//! Setting up (T2).

use tessera_kernel::{Game, Seat, Setup};
use tessera_tempus::Tempus;
use tessera_tempus::board::Board;
use tessera_tempus::components::sea::Hex;
use tessera_tempus::event::Event;
use tessera_tempus::state::Phase;
use tessera_tempus::view::PhaseView;

use crate::support::{BLACK, BLUE, Play, Playing, RED, Table, hex};

/// Centres of a legal island of twelve tiles, in order.
const CENTRES: [&str; 12] = ["G6", "J5", "E8", "C6", "G3", "D3", "K8", "J2", "J10", "C10", "G11", "H8"];

/// Places the next tile without turning it.
fn lay(play: &mut Play, centre: &str) {
    play.choose(&format!("tile {centre}, turn 0"));
}

/// The reference island with nobody on it; Red places tokens first.
fn settlers() -> Table {
    Table::new(3).with(|state| {
        state.epoch = 0;
        state.phase = Phase::Settlers { settled: 0 };
    })
}

#[test]
fn t2_1_for_three_to_five_players() {
    let fits = |count| Setup::anonymous::<Tempus>(count).checked::<Tempus>().is_ok();
    assert_eq!([2, 3, 4, 5, 6].map(fits), [false, true, true, true, false]);
}

#[test]
fn t2_1_everyone_starts_with_the_same_things() {
    let play = Play::from_seed(5, 1);
    let view = play.view(RED);
    assert_eq!(view.players.count(), 5);
    for player in view.players.values() {
        assert_eq!((player.supply, player.row), (16, 0));
        assert_eq!(player.cities.iter().sum::<u8>(), 8);
    }
}

#[test]
fn t2_1_the_first_player_is_drawn_at_random() {
    for seats in 3..=5 {
        let mut found = vec![0; seats];
        for seed in 0..60 {
            found[Play::from_seed(seats, seed).view(RED).first.index()] += 1;
        }
        assert!(found.iter().all(|&times| times > 0), "{found:?}");
    }
}

#[test]
fn t2_1_turn_order_is_clockwise_from_the_first_player() {
    let mut play = settlers().with(|state| state.first = BLUE).begin();
    for seat in [BLUE, BLACK, RED] {
        assert_eq!(play.who(), seat);
        let place = play.offered("settle")[0].clone();
        play.choose(&format!("settle {place}, settle {place}"));
        let beside = play.offered("settle")[0].clone();
        play.choose(&format!("settle {beside}"));
    }
    assert_eq!(play.who(), BLUE, "the first epoch begins");
    assert_eq!(play.view(RED).epoch, 1);
}

#[test]
fn t2_2_in_turn_order_until_enough_tiles_lie() {
    for (seats, tiles) in [(3, 8), (4, 10), (5, 12)] {
        let mut play = Play::from_seed(seats, 7);
        let first = play.view(RED).first;
        for (number, centre) in CENTRES.into_iter().take(tiles).enumerate() {
            let placer = Seat::new((first.index() + number) % seats);
            assert_eq!(play.who(), placer, "tile {number} of {tiles}");
            lay(&mut play, centre);
        }
        assert_eq!(play.view(RED).tiles.len(), tiles);
        assert_eq!(play.view(RED).phase, PhaseView::Settlers);
    }
}

#[test]
fn t2_2_a_tile_is_drawn_seen_and_must_be_placed() {
    let mut play = Play::from_seed(3, 7);
    for centre in CENTRES.into_iter().take(8) {
        let drawn = play.view(play.who()).drawn.expect("a tile is drawn");
        let offered = play.offered("tile");
        assert_eq!(offered.len(), play.options().len(), "nothing else to do");
        lay(&mut play, centre);
        let placed = *play.view(RED).tiles.last().expect("it lies");
        assert_eq!((placed.tile, placed.centre), (drawn, hex(centre)));
    }
}

#[test]
fn t2_3_the_first_tile_goes_anywhere_wholly_on_the_board() {
    let mut anywhere: Vec<String> =
        ('B'..='L').flat_map(|column| (2..=11).map(move |row| format!("{column}{row}"))).collect();
    anywhere.sort();
    assert_eq!(Play::from_seed(3, 1).offered("tile"), anywhere);
}

#[test]
fn t2_4_later_tiles_touch_the_island_and_cover_nothing() {
    let mut play = Play::from_seed(3, 1);
    lay(&mut play, "G6");
    // All places three steps from the middle: nearer ones overlap, farther ones would be a second island.
    let ring =
        ["D4", "D5", "D6", "D7", "E4", "E8", "F3", "F8", "G3", "G9", "H3", "H8", "I4", "I8", "J4", "J5", "J6", "J7"];
    let mut ring = ring.map(String::from);
    ring.sort();
    assert_eq!(play.offered("tile"), ring);
}

#[test]
fn t2_4_later_tiles_lie_wholly_on_the_board() {
    let mut play = Play::from_seed(3, 1);
    lay(&mut play, "B2");
    let offered = play.offered("tile");
    assert!(offered.contains(&"B5".into()), "{offered:?}");
    for outside in ["A5", "E1", "A4"] {
        assert!(!offered.contains(&outside.into()), "{outside}");
    }
}

#[test]
fn t2_4_closing_off_a_lake_is_allowed() {
    let mut play = Play::from_seed(3, 1);
    for centre in ["I6", "F7", "F4"] {
        lay(&mut play, centre);
    }
    let land = play.state().board.land();
    assert!(!land.contains(hex("G6").index()));
    assert_eq!(land.and(hex("G6").around()).len(), 6, "land all around G6");
}

#[test]
fn t2_4_turned_in_six_ways_but_never_mirrored() {
    for turn in 0..6 {
        let mut play = Play::from_seed(3, 1);
        let tile = play.view(RED).drawn.expect("a tile is drawn");
        play.choose("tile G6");
        assert_eq!(play.offered("turn"), ["0", "1", "2", "3", "4", "5"]);
        play.choose(&format!("turn {turn}"));
        let ground = |board: &Board, at: Hex| board.ground(at).expect("land");
        let board = &play.state().board;
        let mut ring = tile.layout(0)[1..].to_vec();
        ring.rotate_right(turn);
        let found = hex("G6").neighbours().map(|at| at.expect("on the board"));
        assert_eq!(found.map(|at| ground(board, at)).to_vec(), ring);
        assert_eq!(ground(board, hex("G6")), tile.layout(0)[0]);
    }
}

#[test]
fn t2_5_no_place_left_ends_the_island() {
    let mut play = Play::from_seed(5, 1);
    let first = play.who();
    let crowded = ["I3", "L4", "K7", "G5", "D6", "D3", "K10", "H9", "F11", "C10"];
    for centre in crowded {
        assert_eq!(play.view(RED).phase, PhaseView::Island);
        lay(&mut play, centre);
    }
    let view = play.view(RED);
    assert_eq!(view.phase, PhaseView::Settlers, "two tiles before the twelfth");
    assert_eq!((view.tiles.len(), view.drawn), (10, None));
    assert_eq!(play.who(), first, "tokens are placed from the first player on");
}

#[test]
fn t2_6_three_tokens_at_once_in_turn_order() {
    let mut play = settlers().begin();
    for (seat, places) in [
        (RED, "settle G6, settle G7, settle H6"),
        (BLUE, "settle D5, settle D5, settle D6"),
        (BLACK, "settle K5, settle K6, settle K7"),
    ] {
        assert_eq!(play.who(), seat);
        play.choose(places);
        assert_eq!(play.supply(seat), 13);
    }
    assert_eq!((play.tokens("D5"), play.tokens("D6")), (2, 1));
    assert_eq!(play.view(RED).epoch, 1);
}

#[test]
fn t2_6_at_most_two_on_a_hex() {
    let mut play = settlers().begin();
    play.choose("settle G6");
    assert!(play.offers("settle G6"));
    play.choose("settle G6");
    let beside = ["F5", "F6", "G5", "G7", "H5", "H6"];
    assert_eq!(play.offered("settle"), beside);
}

#[test]
fn t2_6_the_hexes_form_one_group() {
    let mut play = settlers().begin();
    assert_eq!(play.offered("settle").len(), 56, "any land to begin with");
    play.choose("settle K7");
    assert_eq!(play.offered("settle"), ["J6", "J7", "K6", "K7", "K8", "L7"], "beside or on the first, L6 is water");
    play.choose("settle K6");
    let third = play.offered("settle");
    assert!(third.contains(&"K5".into()), "three in a row: {third:?}");
    assert!(third.contains(&"L7".into()), "a bend: {third:?}");
    assert!(!third.contains(&"K9".into()), "two steps off: {third:?}");
}

#[test]
fn t2_6_mountains_are_land_and_water_is_not() {
    let play = settlers().begin();
    assert!(play.offers("settle D3"), "a mountain");
    assert!(!play.offers("settle H4"), "a lake");
    assert!(!play.offers("settle A1"), "the sea");
}

#[test]
fn t2_6_no_start_where_two_hexes_cannot_be_joined() {
    let mut play = settlers().begin();
    play.choose("settle I2, settle J2, settle K2");
    // All three neighbours of J1 are taken: three tokens could not stand there.
    assert!(!play.offers("settle J1"));
}

#[test]
fn t2_7_not_on_hexes_with_tokens_of_others() {
    let mut play = settlers().begin();
    play.choose("settle G6, settle G7, settle G7");
    assert_eq!(play.who(), BLUE);
    let taken = |play: &Play| play.offers("settle G6") || play.offers("settle G7");
    assert!(!taken(&play));
    play.choose("settle H6");
    assert!(!taken(&play), "not for the second token either");
}

#[test]
fn t2_8_the_cards_are_shuffled_and_nobody_holds_one() {
    let one = Play::from_seed(3, 1);
    let other = Play::from_seed(3, 2);
    assert_ne!(one.state().deck, other.state().deck, "another order each time");
    for play in [one, other] {
        let view = play.view(RED);
        assert_eq!((view.deck, view.discard.len()), (54, 0));
        assert!(view.players.values().all(|player| player.cards == 0));
    }
}

#[test]
fn t2_6_the_log_tells_which_hex_got_two_tokens() {
    let hexes = [hex("G7"), hex("G6"), hex("G6")];
    let told = <Tempus as Game>::tell(&Setup::anonymous::<Tempus>(3), &Event::Settled { seat: RED, hexes });
    let said = format!("{told:?}");
    assert!(said.contains("tempus-log-settled-two") && said.contains("tempus-log-settled-one"), "{said}");
}
