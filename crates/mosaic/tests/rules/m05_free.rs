//! Free things (M5).

use tessera_kernel::Record;
use tessera_mosaic::Mosaic;
use tessera_mosaic::components::achievements::Achievement;

use crate::support::{BLUE, GREEN, Playing, RED, Table};

/// Technologies that bring six icons of Culture.
const CULTURED: &str = "art dance drama music poetry oral-tradition";

#[test]
fn m5_1_several_tiles_in_one_turn() {
    let table = Table::with(2).up(RED, CULTURED).money(RED, 60).population(RED, 12);
    let mut play = table.turn(RED);
    let before = play.total(RED);
    play.choose("golden art, gain stone");
    assert_eq!(play.stock(RED, "stone"), 10, "what it brings comes at once");
    play.choose("claim opulent, claim natalist");
    assert_eq!(play.total(RED) - before, 18, "6 VP each, at the end");
    assert_eq!(play.points(RED), 0, "not now");
}

#[test]
fn m5_1_only_while_the_condition_is_met() {
    let play = Table::with(2).money(RED, 59).up(RED, "art dance drama music poetry").turn(RED);
    assert_eq!((play.offers("claim opulent"), play.why_not("claim opulent")), (false, Some("M5.1")));
    assert_eq!((play.offers("golden art"), play.why_not("golden art")), (false, Some("M5.1")));
}

#[test]
fn m5_1_one_owner_who_keeps_the_tile() {
    let table = Table::with(2).money(RED, 60).money(BLUE, 60).cities(RED, "L5");
    let mut play = table.turn(RED);
    play.choose("claim opulent");
    assert_eq!(play.stock(RED, "money"), 60, "nothing is spent");
    play.choose("act military, unit infantry, in italy, done, end?");
    assert_eq!(play.who(), BLUE);
    assert!(!play.offers("claim opulent"), "the tile is gone");
    play.idle();
    assert_eq!(play.stock(RED, "money"), 55, "the condition no longer holds");
    assert!(play.view(RED).achievements.contains(&(Achievement::Opulent, Some(RED))));
    assert_eq!(play.score(RED, "achievements"), 6);
}

#[test]
fn m5_1_only_on_ones_own_turn() {
    let mut play = Table::with(3).money(GREEN, 60).money(BLUE, 60).turn(RED);
    assert!(!play.offers("claim opulent"));
    play.idle();
    assert_eq!(play.who(), BLUE, "whose turn comes first");
    assert!(play.offers("claim opulent"));
}

#[test]
fn m5_2_nothing_is_claimed_by_itself() {
    let mut play = Table::with(2).money(RED, 60).money(BLUE, 60).turn(RED);
    play.choose("act work, produce stone, end");
    assert!(play.view(RED).achievements.contains(&(Achievement::Opulent, None)));
    play.play(BLUE, "claim opulent");
    assert_eq!((play.score(RED, "achievements"), play.score(BLUE, "achievements")), (0, 6), "the risk of waiting");
}

#[test]
fn m5_3_a_technology_is_turned_up_later() {
    let table = Table::with(2).kept(RED, "writing alphabet").secret(RED, "tiles");
    let mut play = table.turn(RED);
    assert_eq!(play.offered("play"), ["alphabet"]);
    assert_eq!((play.why_not("play writing"), play.why_not("play tiles")), (Some("M6.19"), Some("M6.19")));
    play.choose("play alphabet");
    assert_eq!(play.track(RED, "ideas"), 3);
    assert!(play.offers("play writing"));
    play.choose("play writing");
    assert_eq!(play.track(RED, "ideas"), 5, "at once: 1 for each of two Science icons");
    assert!(play.is_up(RED, "writing") && !play.is_kept(RED, "writing"));
    play.choose("act work, produce food");
    assert_eq!(play.options(), ["end"], "and it is never turned down again");
}

#[test]
fn m5_4_the_arrow_refreshes_one_market() {
    let table = Table::with(2).government(RED, "tyranny").on_top("population", "f e");
    let mut play = table.turn(RED);
    assert_eq!(play.offered("refresh"), ["build", "population", "tax", "technology"]);
    play.choose("refresh population");
    assert_eq!(play.market("population"), "f e");
    assert!(play.offered("refresh").is_empty(), "spent");
    assert_eq!(play.why_not("refresh build"), Some("M6.31"));
    assert!(play.offers("act work"), "the action is still to come");
    let play = Table::with(2).turn(RED);
    assert!(play.offered("refresh").is_empty(), "no government, no arrow");
}

#[test]
fn m5_5_the_magistrate_once() {
    let mut play = Table::with(2).leader(RED, "magistrate").turn(RED);
    play.choose("power, gain food");
    assert_eq!((play.stock(RED, "food"), play.population(RED)), (20, 4));
    assert_eq!((play.offers("power"), play.why_not("power")), (false, Some("M5.5")));
    play.idle().idle();
    assert!(!play.offers("power"), "nor in a later turn");
}

#[test]
fn m5_5_the_priestess_once() {
    let mut play = Table::with(2).leader(RED, "priestess").cities(BLUE, "L5 M5 N5 K6 L6").turn(RED);
    play.choose("power, at L5");
    assert_eq!(play.at("L5"), "0 city");
    assert!(!play.offers("power") && play.offers("act work"), "Blue still has four cities");
}

#[test]
fn m5_6_nothing_free_inside_an_action() {
    let table = Table::with(2).kept(RED, "drama").money(RED, 70).stock(RED, 0, 0, 5, 70).cities(RED, "L5");
    let mut play = table.leader(RED, "magistrate").government(RED, "tyranny").turn(RED);
    assert!(play.offers("play drama") && play.offers("claim opulent") && play.offers("power"));
    let free = |options: Vec<String>| {
        options.iter().any(|option| {
            ["play drama", "claim opulent", "power"].contains(&option.as_str()) || option.starts_with("refresh")
        })
    };
    play.choose("act military");
    assert!(!free(play.options()));
    play.choose("unit infantry");
    assert!(!free(play.options()));
    play.choose("in italy");
    assert!(!free(play.options()));
    play.choose("done");
    assert!(free(play.options()), "after it, again");
}

#[test]
fn m5_6_the_technology_just_taken_may_be_played() {
    let mut play = Table::with(2).kept(RED, "drama").stock(RED, 0, 0, 5, 0).turn(RED);
    play.choose("act technology, learn music");
    assert_eq!(play.options(), ["play music", "keep"]);
}

#[test]
fn m5_3_a_technology_kept_face_down_waits_for_another_turn() {
    let table = Table::with(2).stock(RED, 0, 0, 5, 0);
    let mut play = table.turn(RED);
    play.choose("act technology, learn alphabet, keep");
    assert!(!play.offers("play alphabet"));
    if play.who() == RED {
        assert_eq!(play.why_not("play alphabet"), Some("M5.3"));
        play.choose("end");
    }
    play.play(BLUE, "act work, produce stone");
    assert!(play.offers("play alphabet"), "in the next turn");
}

/// A match keeps the revision it began under: this one was played before kept technologies had to wait.
#[test]
fn m5_3_an_old_record_plays_by_the_rules_of_its_time() {
    let old = include_str!("../records/random-2-seats.tessera");
    let replay = |text: &str| text.parse::<Record>().expect("a record").replay::<Mosaic>();
    assert!(old.contains("\nrules 1\n"));
    assert!(replay(old).is_ok());
    assert!(replay(&old.replace("\nrules 1\n", "\nrules 2\n")).is_err(), "it turns up what it has just kept");
}
