//! The end (M10).

use tessera_kernel::Seat;
use tessera_mosaic::view::PhaseView;

use crate::support::{BLUE, GREEN, Play, Playing, RED, Table};

/// All golden ages but the last in the list.
const EIGHT_AGES: &str = "medicine architecture art kings public-games city-states science commerce";

/// Eight wonders of Blue's, all but the Sphinx, in Assyria and its port.
fn eight_wonders(table: Table) -> Table {
    let standing = [
        ("colosseum", "V5"),
        ("hanging-gardens", "X5"),
        ("stonehenge", "Y5"),
        ("colossus", "Z9"),
        ("lighthouse", "U12"),
        ("temple-artemis", "V6"),
        ("great-pyramid", "W6"),
    ];
    let table = standing.into_iter().fold(table, |table, (wonder, place)| table.wonder(BLUE, wonder, place));
    table.library(BLUE, "X6", "sci")
}

/// Whoever takes a turn until the game is over.
fn remaining(play: &mut Play) -> Vec<Seat> {
    let mut seats = Vec::new();
    while play.game.outcome().is_none() {
        seats.push(play.who());
        play.idle();
    }
    seats
}

/// The last turn of a game.
fn last_turn(table: Table) -> Play {
    let last = Seat::new(table.state.count() - 1);
    table.also(|state| state.ending = Some(0)).turn(last)
}

#[test]
fn m10_1_the_third_scoring_card_brings_the_end() {
    for (before, ending) in [(1, false), (2, true)] {
        let mut play = Table::with(2).scorings(before).on_top("tax", "scoring").turn(RED);
        play.choose("act tax, levy tax-4");
        assert_eq!(play.view(RED).ending.is_some(), ending, "after {before} scorings");
    }
}

#[test]
fn m10_1_two_of_three_kinds_of_tiles() {
    let claimed = "natalist administrative builder merchant-civ maritime imperial eclectic erudite";
    let rich = || Table::with(2).money(RED, 60).claimed(BLUE, claimed);
    let mut play = rich().turn(RED);
    play.choose("claim opulent");
    assert_eq!(play.view(RED).ending, None, "all achievements alone do not");
    let mut play = rich().golden(BLUE, EIGHT_AGES).golden(BLUE, "heroes").turn(RED);
    play.choose("claim opulent");
    assert!(play.view(RED).ending.is_some(), "with the golden ages they do");
    let mut play = rich().golden(BLUE, EIGHT_AGES).turn(RED);
    play.choose("claim opulent");
    assert_eq!(play.view(RED).ending, None, "one golden age is left");
    let mut play = eight_wonders(rich()).wonder(BLUE, "sphinx", "Y6").turn(RED);
    play.choose("claim opulent");
    assert!(play.view(RED).ending.is_some(), "with the wonders too");
}

#[test]
fn m10_1_the_last_wonder() {
    let table = Table::with(2).golden(BLUE, EIGHT_AGES).golden(BLUE, "heroes").cities(RED, "L5");
    let mut play = eight_wonders(table).stock(RED, 20, 5, 0, 0).turn(RED);
    play.choose("act wonder, wonder sphinx, at M5");
    assert_eq!((play.view(RED).ending.is_some(), play.view(RED).scorings), (true, 1));
}

#[test]
fn m10_2_the_third_cards_scoring_is_the_third() {
    let mut play = Table::with(2).scorings(2).on_top("tax", "scoring").cities(RED, "L5").turn(RED);
    play.choose("act tax, levy tax-4");
    assert_eq!((play.view(RED).scorings, play.points(RED)), (3, 4), "one scoring, not two");
}

#[test]
fn m10_2_with_the_tiles_once_the_last_has_brought_its_gain() {
    let tiles = "natalist administrative builder merchant-civ maritime opulent imperial eclectic erudite";
    let ages = "medicine architecture art kings public-games science commerce heroes";
    let table = Table::with(2).claimed(BLUE, tiles).golden(BLUE, ages);
    let table = table.up(RED, "architecture villages agricultural-colony craft-town city-state-tech plumbing");
    let mut play = table.turn(RED);
    play.choose("golden city-states");
    assert_eq!(play.view(RED).scorings, 0, "its gain comes first");
    play.choose("at L5");
    assert_eq!((play.view(RED).scorings, play.points(RED)), (1, 4), "the new city counts");
    assert!(play.offers("act work"), "the action is still to come");
    let table = Table::with(2).claimed(BLUE, tiles).golden(BLUE, ages).scorings(3).cities(RED, "L5");
    let mut play =
        table.up(RED, "architecture villages agricultural-colony craft-town city-state-tech plumbing").turn(RED);
    play.choose("golden city-states, done");
    assert_eq!((play.view(RED).scorings, play.points(RED)), (3, 0), "three in a game");
}

#[test]
fn m10_3_the_round_is_finished_then_everyone_has_one_more_turn() {
    let ending = |seat| {
        let mut play = Table::with(3).scorings(2).on_top("tax", "scoring").turn(seat);
        play.choose("act tax, levy tax-4");
        remaining(&mut play)
    };
    assert_eq!(ending(RED), [BLUE, GREEN, RED, BLUE, GREEN]);
    assert_eq!(ending(BLUE), [GREEN, RED, BLUE, GREEN]);
    assert_eq!(ending(GREEN), [RED, BLUE, GREEN]);
}

#[test]
fn m10_3_nothing_lengthens_the_game_but_cards_still_score() {
    let table = Table::with(2).scorings(1).cities(RED, "L5").also(|state| state.ending = Some(0));
    let mut play = table.on_top("tax", "scoring").on_top("build", "scoring").stock(BLUE, 5, 0, 5, 0).turn(RED);
    play.choose("act tax, levy tax-4");
    assert_eq!((play.view(RED).scorings, play.points(RED)), (2, 4));
    play.play(BLUE, "act build, build gp-forum");
    assert_eq!((play.view(RED).scorings, play.points(RED)), (3, 8), "even the third");
    assert!(play.game.outcome().is_some(), "and the game is over");
}

#[test]
fn m10_4_the_scribe_acts_twice_more() {
    let table = Table::with(2).leader(RED, "scribe").kept(RED, "music").on_top("tax", "scoring").cities(BLUE, "L5");
    let mut play = last_turn(table);
    play.idle();
    assert_eq!((play.who(), play.view(BLUE).phase), (RED, PhaseView::Epilogue), "after the very last turn");
    assert!(play.game.outcome().is_none());
    play.play(RED, "play music, act tax, levy tax-4");
    assert_eq!((play.view(RED).scorings, play.points(BLUE)), (1, 4), "a scoring card counts here too");
    play.play(RED, "act work, produce stone");
    let outcome = play.game.outcome().expect("over");
    assert_eq!(outcome.scores[RED], 3 - 3, "Music, and the unrest of the card");
}

#[test]
fn m10_5_what_is_counted() {
    let table = Table::with(2).points(RED, 7).cities(RED, "L5 V6 M7").farms(RED, "M5 K6").crafts(RED, "K5");
    let table = table.wonder(RED, "stonehenge", "L6").population(RED, 7).golden(RED, "kings");
    let table = table.achievements("urban warlike").claimed(RED, "urban warlike").leader(RED, "artist");
    let table =
        table.builds(RED, "gp-baths gp-baths mt-jewellers mt-jewellers mt-weavers").up(RED, "music royal-house");
    let table = table.goods(RED, "bronze gems ivory textiles").taxes(RED, "tax-4 tariff-6").kept(RED, "drama");
    let play = table.turn(RED);
    let lines = [
        ("cards", 7),
        ("cities", 3 * 2),
        ("towns", 3),
        ("wonders", 3),
        ("golden", 6),
        ("achievements", 12),
        ("projects", 4 + 4), // two Baths, Music and the Artist bring four Culture icons
        ("technologies", 3 + 2),
        ("workshops", 5 + 5),
        ("leader", 4),
        ("unrest", -(3 + 5 - 3)),
    ];
    for (line, points) in lines {
        assert_eq!(play.score(RED, line), points, "{line}");
    }
    assert_eq!(play.total(RED), lines.iter().map(|line| line.1).sum::<i32>());
}

#[test]
fn m10_6_whose_icons_count() {
    let table = Table::with(2).leader(RED, "artist").up(RED, "music").builds(RED, "capital").library(RED, "L5", "cul");
    let table = table.golden(RED, "art").achievements("eclectic").claimed(RED, "eclectic").kept(RED, "drama");
    let play = table.government(RED, "theocracy").turn(RED);
    assert_eq!(play.icons(RED, "cul"), 1 + 1 + 1 + 2);
    assert_eq!(play.score(RED, "leader"), 5);
}

#[test]
fn m10_7_most_points_then_wonders_then_money() {
    let result = |table: Table| -> Vec<usize> {
        let mut play = last_turn(table);
        play.idle();
        let outcome = play.game.outcome().expect("over");
        outcome.winners().map(Seat::index).collect()
    };
    let even = || Table::with(2).points(RED, 20).points(BLUE, 20).money(BLUE, 3).money(RED, 3);
    assert_eq!(result(even().points(RED, 21)), [0]);
    // Stonehenge without people is a wonder worth nothing.
    let wonder = even().wonder(RED, "stonehenge", "L5").population(RED, 0).money(BLUE, 30);
    assert_eq!(result(wonder), [0], "wonders before money");
    assert_eq!(result(even().money(BLUE, 4)), [1]);
    assert_eq!(result(even()), [0, 1], "then the victory is shared");
}

#[test]
fn m10_7_below_zero_but_nothing_for_spare_calm() {
    let play = Table::with(2).taxes(RED, "tax-6").leader(BLUE, "priestess").taxes(BLUE, "tax-1").turn(RED);
    assert_eq!((play.total(RED), play.total(BLUE)), (-5, 0));
}
