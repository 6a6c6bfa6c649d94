//! The worked examples: E1 to E13 from the rulebook, X1 to X18 our own.

#[path = "../support/mod.rs"]
mod support;

use tessera_kernel::Seat;
use tessera_tempus::event::Event;

use support::{BLACK, BLUE, Play, Playing, RED, Table, cards, hex};

/// Who drew cards, and how many, in order.
fn draws(play: &Play) -> Vec<(Seat, u8)> {
    let drawn = |event| match event {
        Event::Drew { seat, count, .. } => Some((seat, count)),
        _ => None,
    };
    play.told(BLACK).into_iter().filter_map(drawn).collect()
}

/// What one side's cards were worth in the last fight: their backgrounds, and Weapons and Fortifications.
fn card_points(play: &Play, attacks: bool) -> (u8, u8) {
    let side = |event| match event {
        Event::Fought { attack, defence, .. } => Some(if attacks { attack } else { defence }),
        _ => None,
    };
    let side = play.told(BLACK).into_iter().filter_map(side).next_back().expect("a fight");
    (side.matching, side.arms)
}

#[test]
fn e1_reading_a_row() {
    let table = || Table::new(3).rows("writing").tokens(RED, "C3 C4 G6 G7");
    let mut play = table().turn(RED);
    assert_eq!(play.view(RED).players[RED].tiles, 3);
    assert_eq!(play.cap(RED, "G6"), 2);
    play.choose("move, from C3");
    assert_eq!(play.offered("to"), ["C4", "D2", "D3"], "one step, and no ships");
    play.choose("to D2");
    assert_eq!(play.who(), BLUE, "one token");
    let mut play = table().turn(RED);
    play.choose("children, birth G6");
    assert_eq!(play.who(), BLUE, "one child, though G7 is a Meadow too");
    let mut play = table().hand(RED, "EDU-M EDU-F EDU-H EDU-W").turn(RED);
    play.choose("idea");
    assert_eq!((play.hand(RED).len(), play.offered("discard").is_empty()), (6, false), "two drawn");
    play.choose("discard EDU-M");
    assert_eq!((play.hand(RED).len(), play.offered("discard").is_empty()), (5, true), "five kept");
}

#[test]
fn e2_action_tiles() {
    // Red's token on a Meadow opens Cities.
    let play = Table::new(4).rows("agriculture").tokens(RED, "G6").progress();
    let tiles: Vec<u8> = play.view(RED).players.values().map(|player| player.tiles).collect();
    assert_eq!(play.row(RED), "cities");
    assert_eq!(tiles, [4, 3, 3, 3]);
}

#[test]
fn e3_land_and_lake() {
    let mut play = Table::new(3).rows("roads").tokens(RED, "D5").turn(RED);
    play.choose("move, from D5");
    let mut reached: Vec<&str> = "B5 B6 C4 C5 C6 C7 D3 D4 D6 D7 E4 E7".split(' ').collect();
    reached.extend(["F3", "F5", "F6", "G4", "G5"]);
    assert_eq!(play.offered("to"), reached, "two steps, or the shore and no step beyond");
    // C5 is one step from the shore. C7 can be reached from there through C6 only.
    for (owner, beyond) in [(RED, true), (BLUE, false)] {
        let mut play = Table::new(3).rows("roads").tokens(RED, "C5").city(owner, "C6", 2).turn(RED);
        play.choose("move, from C5");
        assert!(play.offers("to D5") && !play.offers("to F5"), "no crossing after a step");
        assert!(!play.offers("to C6"));
        assert_eq!(play.offers("to C7"), beyond);
    }
}

#[test]
fn e4_children() {
    let mut play = Table::new(3).rows("agriculture").tokens(RED, "G6 G5 H6").turn(RED);
    play.choose("children");
    assert_eq!(play.offered("birth"), ["G6"]);
    play.choose("birth G6");
    assert_eq!((play.tokens("G6"), play.who()), (2, BLUE));
}

#[test]
fn e5_combat_a() {
    let table = Table::new(3).rows("cities").tokens(RED, "G6 G6 G6").tokens(BLUE, "G5 G5 K5 K6 K7");
    let mut play = table.hand(RED, "WEA-F TRA-W").hand(BLUE, "FOR-M").turn(RED);
    play.choose("fight, attack G5, from G6, lay WEA-F, lay TRA-W, lay FOR-M");
    assert_eq!(play.fought(), (5, 4));
    assert_eq!((card_points(&play, true), card_points(&play, false)), ((1, 1), (0, 2)));
    play.choose("advance 2");
    assert_eq!((play.tokens("G6"), play.tokens("G5"), play.owner("G5")), (1, 2, Some(RED)));
    assert_eq!(play.supply(BLUE), 13);
    assert_eq!(play.view(BLACK).discard, cards("TRA-W WEA-F FOR-M"));
}

#[test]
fn e6_combat_b() {
    let table = Table::new(3).rows("cities").tokens(RED, "G6 G6 G6").tokens(BLUE, "J6 K5 K6 K7");
    let table = table.city(BLUE, "G5", 2).hand(RED, "EDU-W MIL-F").hand(BLUE, "FOR-W");
    let mut play = table.turn(RED);
    play.choose("fight, attack G5, from G6");
    assert_eq!(play.who(), BLUE);
    play.choose("name W, lay EDU-W, lay MIL-F, lay FOR-W");
    assert_eq!(play.fought(), (4, 5));
    assert_eq!((card_points(&play, true), card_points(&play, false)), ((1, 0), (1, 2)));
    assert_eq!((play.tokens("G6"), play.city("G5")), (2, 2));
    assert_eq!(play.view(BLACK).discard, cards("EDU-W MIL-F FOR-W"));
}

#[test]
fn e7_outnumbered_attack() {
    let table = Table::new(3).rows("industry").tokens(RED, "G6 G6").tokens(BLUE, "G5 G5 G5 G5 K5 K6 K7");
    let mut play = table.turn(RED);
    play.choose("fight, attack G5, from G6");
    assert_eq!(play.fought(), (2, 4));
    assert_eq!((play.tokens("G6"), play.tokens("G5")), (1, 4));
}

#[test]
fn e8_idea_then_leader() {
    let table = Table::new(3).tokens(RED, "G6 G6").tokens(BLUE, "G5 K5 K6 K7").on_top("MIL-H");
    let mut play = table.turn(RED);
    play.choose("idea, play MIL-H, attack G5, from G6, advance 1");
    assert_eq!(play.owner("G5"), Some(RED));
    assert_eq!(play.view(RED).players[RED].tiles, 2, "the attack was free");
}

#[test]
fn e9_religion_inside_a_move() {
    let table = Table::new(3).rows("trade").tokens(RED, "G7").tokens(BLUE, "I6 I6 K5 K6 K7");
    let mut play = table.hand(RED, "REL-M").turn(RED);
    play.choose("move, from G7, to H6, play REL-M, convert I6, into H6");
    assert_eq!((play.tokens("H6"), play.tokens("I6")), (2, 1));
    play.choose("from H6, to G6");
    assert_eq!((play.tokens("H6"), play.tokens("G6"), play.who()), (1, 1, BLUE));
}

#[test]
fn e10_city_values() {
    for value in [2, 3, 4] {
        let mut play = Table::new(3).rows("industry").tokens(RED, "G6 G6 G6 G6").turn(RED);
        play.choose("build, site G6");
        assert_eq!(play.offered("city"), ["2", "3", "4"]);
        play.choose(&format!("city {value}"));
        assert_eq!((play.city("G6"), play.tokens("G6"), play.supply(RED)), (value, 0, 16));
    }
}

#[test]
fn e11_progress() {
    let table = Table::new(3).rows("roads").row(RED, "trade").tokens(RED, "F5 F5 F5 H6 H6");
    let table = table.tokens(BLUE, "B6 C7 C7").city(BLUE, "D5", 2);
    let mut play = table.hand(RED, "MED-W").hand(BLUE, "EDU-F TRA-W").progress();
    assert_eq!(play.row(BLUE), "trade");
    play.choose("lay MED-W, lay EDU-F, lay TRA-W");
    assert_eq!((play.progress_points(RED), play.progress_points(BLUE)), (6, 6));
    assert_eq!((play.row(RED), play.row(BLUE), play.row(BLACK)), ("ships", "ships", "trade"));
    assert_eq!(draws(&play), []);
    play.choose("move, from B6");
    assert!(play.offers("to J1"), "Blue sails");
    play.choose("to J1, stop, children, move, from H6");
    assert!(play.offers("to K2"), "Red sails");
}

#[test]
fn e12_sanitation() {
    for (second, caps) in [("G6", (4, 2)), ("G7", (3, 3))] {
        let mut play = Table::new(3).tokens(RED, "G6 G7").hand(RED, "SAN-M SAN-F").turn(RED);
        play.choose(&format!("play SAN-M, raise G6, play SAN-F, raise {second}"));
        assert_eq!((play.cap(RED, "G6"), play.cap(RED, "G7")), caps);
    }
}

#[test]
fn e13_reward() {
    let mut play = Table::new(4).tokens(RED, "G5").tokens(BLUE, "H5").progress();
    assert_eq!((play.row(RED), play.row(BLUE), play.row(BLACK)), ("writing", "writing", "start"));
    assert_eq!(draws(&play), [(RED, 2), (BLUE, 2)]);
    play.pass_until(|play| play.view(RED).epoch == 3);
    assert_ne!(play.row(BLACK), "start");
    assert_eq!(draws(&play).len(), 2, "nobody else");
}

/// Red's two tokens on G6 against Blue's two on the hex beside; both hold cards.
fn two_against_two(target: &str, red: &str, blue: &str) -> Play {
    let table = Table::new(3).tokens(RED, "G6 G6").tokens(BLUE, &format!("{target} {target} K5 K6 K7"));
    let mut play = table.hand(RED, red).hand(BLUE, blue).turn(RED);
    play.choose(&format!("fight, attack {target}, from G6"));
    play
}

#[test]
fn x1_a_tie_costs_the_attacker_a_token() {
    let play = two_against_two("G5", "", "");
    assert_eq!(play.fought(), (2, 2));
    assert_eq!((play.tokens("G6"), play.tokens("G5")), (1, 2));
}

#[test]
fn x2_fortifications_in_attack_count_their_background_only() {
    let mut play = two_against_two("F6", "FOR-H", "");
    play.choose("lay FOR-H");
    assert_eq!(play.fought(), (2 + 1, 2));
}

#[test]
fn x3_weapons_on_a_mountain_count_one() {
    let table = Table::new(3).tokens(RED, "G3 G3").tokens(BLUE, "F2 K5 K6 K7").hand(BLUE, "WEA-H");
    let mut play = table.turn(RED);
    play.choose("fight, attack F2, from G3, lay WEA-H");
    assert_eq!(play.fought(), (2, 1 + 1));
}

#[test]
fn x4_education_on_the_right_background_counts_two() {
    // Roads asks for Forest.
    let mut play = Table::new(3).rows("cities").hand(RED, "EDU-W").progress();
    play.choose("lay EDU-W");
    assert_eq!(play.progress_points(RED), 2);
}

#[test]
fn x5_three_hexes_and_four_cities_are_safe() {
    let table = Table::new(3).tokens(RED, "G6 G6").tokens(BLUE, "G5 K6 L7").hand(RED, "MIL-M REL-M");
    let table = table.city(BLUE, "H6", 2).city(BLUE, "F6", 2).city(BLUE, "J3", 3).city(BLUE, "C6", 4);
    let play = table.with(|s| s.board.raise_limit(hex("G6"))).turn(RED);
    assert_eq!(play.why_not("fight"), Some("T7.2"));
    assert_eq!(play.why_not("play MIL-M"), Some("T7.2"));
    assert!(!play.offers("play REL-M"), "though there is room on G6");
}

#[test]
fn x6_a_second_leader_finds_a_protected_player() {
    let table = Table::new(3).tokens(RED, "G6 G6").tokens(BLUE, "G5 H5 K6 K7").hand(RED, "MIL-M MIL-F");
    let mut play = table.turn(RED);
    play.choose("play MIL-M, attack G5, from G6, ready, advance 1");
    assert_eq!(play.why_not("play MIL-F"), Some("T7.2"));
}

/// Red's stack on G6 after so many Sanitation cards, with one more token next to it, after one has left.
fn one_leaves(cards: usize) -> Play {
    let table = Table::new(3).tokens(RED, &"G6 ".repeat(2 + cards)).tokens(RED, "G7").hand(RED, "TRA-H");
    let table = table.with(|s| (0..cards).for_each(|_| s.board.raise_limit(hex("G6"))));
    let mut play = table.turn(RED);
    play.choose("move, from G6, to G5, play TRA-H, from G7");
    play
}

#[test]
fn x7_one_sanitation_ends_when_a_token_leaves() {
    let mut play = Table::new(3).tokens(RED, "G6 G6 G7").hand(RED, "SAN-M").turn(RED);
    play.choose("move, play SAN-M, raise G6, from G7, to G6");
    assert_eq!((play.tokens("G6"), play.cap(RED, "G6")), (3, 3));
    let play = one_leaves(1);
    assert_eq!((play.tokens("G6"), play.cap(RED, "G6")), (2, 2));
}

#[test]
fn x8_of_two_sanitations_one_is_left_and_nobody_enters() {
    let play = one_leaves(2);
    assert_eq!((play.tokens("G6"), play.cap(RED, "G6")), (3, 3));
    assert_eq!(play.why_not("to G6"), Some("T5.5"));
}

#[test]
fn x9_government_doubles() {
    let mut play = Table::new(3).hand(RED, "GOV-F").turn(RED);
    play.choose("double GOV-F");
    let rounds = [vec![RED, RED, BLUE, BLACK], vec![RED, BLUE, BLACK], vec![BLUE, BLACK]];
    assert_eq!(play.actors(), rounds.concat());
}

#[test]
fn x10_government_delays() {
    let mut play = Table::new(3).hand(RED, "GOV-F").turn(RED);
    play.choose("delay GOV-F");
    let rounds = [vec![BLUE, BLACK], vec![RED, BLUE, BLACK], vec![RED, BLUE, BLACK], vec![RED]];
    assert_eq!(play.actors(), rounds.concat());
}

#[test]
fn x11_no_sea_before_ships() {
    let mut play = Table::new(5).rows("trade").tokens(RED, "J1").turn(RED);
    play.choose("move, from J1");
    assert_eq!(play.offered("to"), ["H2", "I2", "I3", "J2", "J3", "K2", "K3"], "two steps by land");
}

#[test]
fn x12_one_sea_around_the_island() {
    let coast = "B10 B5 B6 B9 C11 C3 C4 C5 C7 C9 D10 D2 D7 D8 D9 E3 E9 F10 F11 F2 F8 G10 G12 G2 G9 H11 H2 \
                 I11 I2 J1 J11 J3 J4 K10 K11 K2 K3 K5 K6 K7 K9 L7 L8";
    assert_eq!(coast.split_whitespace().count(), 43);
    // J1 is the hex on the rim; K7 and B6 lie on different pieces of open water.
    for (from, by_land) in [("J1", vec!["I3", "J2"]), ("K7", vec!["I6", "I8", "J5", "J6", "J7", "J8", "K8"])] {
        let mut play = Table::new(5).rows("ships").tokens(RED, from).turn(RED);
        play.choose(&format!("move, from {from}"));
        let mut reached: Vec<&str> = coast.split_whitespace().filter(|&hex| hex != from).chain(by_land).collect();
        reached.sort_unstable();
        assert_eq!(play.offered("to"), reached, "from {from}");
    }
}

#[test]
fn x13_a_hex_on_two_lakes() {
    let mut play = Table::new(5).tokens(RED, "G5").turn(RED);
    play.choose("move, from G5");
    let mut shores = "D4 D5 D6 E4 E7 F3 F5 F6 G4 H3 H5 I3 I5 J3 J4".split(' ').collect::<Vec<_>>();
    assert_eq!(shores.len(), 15);
    shores.insert(9, "G6"); // The one neighbour that is on no shore.
    assert_eq!(play.offered("to"), shores);
}

#[test]
fn x14_printing_allows_seven_cards_at_once() {
    let table = Table::new(3).rows("ships").city(RED, "G6", 2);
    let mut play = table.hand(RED, "EDU-M EDU-F EDU-H EDU-W MED-M").progress();
    play.choose("ready");
    assert_eq!((play.row(RED), play.hand(RED).len()), ("printing", 7));
    assert_eq!(play.view(RED).epoch, 8, "nothing to discard");
}

#[test]
fn x15_sixteen_tokens_on_the_map() {
    let red = "G6 G6 G6 G7 G7 G7 G7 C6 C6 C6 C6 C7 C7 C7 C7 D6";
    let table = Table::new(3).rows("industry").tokens(RED, red).tokens(BLUE, "G5 K5 K6 K7");
    let mut play = table.hand(RED, "REL-M").turn(RED);
    assert_eq!(play.why_not("play REL-M"), Some("T10.11"));
    play.choose("children");
    assert_eq!(play.why_not("birth G6"), Some("T6.5"));
    assert_eq!(play.options(), ["stop"]);
}

#[test]
fn x16_a_final_tie_goes_to_more_cards() {
    let table = Table::new(3).rows("trains").tokens(RED, "G6").tokens(BLUE, "C6");
    let mut play = table.hand(RED, "EDU-M EDU-F").hand(BLUE, "EDU-H EDU-W MED-M").progress();
    play.choose("ready, ready");
    let outcome = play.game.outcome().unwrap();
    assert_eq!((outcome.scores[RED], outcome.scores[BLUE]), (4, 4));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [BLUE]);
}

#[test]
fn x17_action_tiles_in_a_whole_game() {
    // A city makes Red lead every time.
    let mut play = Table::new(3).city(RED, "G6", 2).turn(RED);
    let mut taken = (0, 0);
    for epoch in 1..=10 {
        play.pass_until(|play| play.view(RED).epoch == epoch);
        let players = play.view(RED).players;
        taken = (taken.0 + players[RED].tiles, taken.1 + players[BLUE].tiles);
    }
    assert_eq!(taken, (46, 43));
}

#[test]
fn x18_final_score() {
    let table = Table::new(3).rows("trains").tokens(RED, "D2 E3 E4 F3 G3 G4 G5 D3 F2");
    let table = table.city(RED, "C6", 4).city(RED, "K5", 3).city(RED, "J2", 2);
    let play = table.progress();
    assert_eq!(play.row(RED), "flight");
    assert_eq!(play.game.outcome().unwrap().scores[RED], 19);
}
