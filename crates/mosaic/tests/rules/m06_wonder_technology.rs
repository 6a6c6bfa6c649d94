//! Wonder and Technology (M6.15 to M6.20).

use crate::support::{BLUE, GREEN, Playing, RED, Table};

#[test]
fn m6_15_each_wonder_costs_more_than_the_last() {
    let mut play = Table::with(2).cities(RED, "L5").stock(RED, 75, 30, 0, 0).turn(RED);
    for (wonder, place, stone, food) in
        [("sphinx", "M5", 20, 5), ("stonehenge", "K5", 25, 10), ("colosseum", "K6", 30, 15)]
    {
        let before = play.stocks(RED);
        play.choose(&format!("act wonder, wonder {wonder}, at {place}, end?"));
        let after = play.stocks(RED);
        assert_eq!((before[0] - after[0], before[1] - after[1]), (stone, food), "{wonder}");
        play.idle();
    }
    assert_eq!(play.stocks(RED), [0, 0, 0, 0]);
}

#[test]
fn m6_15_others_wonders_do_not_count() {
    let table = Table::with(2).cities(RED, "L5").wonder(BLUE, "sphinx", "V6").stock(RED, 20, 5, 0, 0);
    let mut play = table.turn(RED);
    play.choose("act wonder");
    assert_eq!((play.offers("wonder sphinx"), play.why_not("wonder sphinx")), (false, Some("M6.15")), "it is built");
    play.choose("wonder stonehenge, at M5");
    assert_eq!(play.stocks(RED), [0, 0, 0, 0]);
}

#[test]
fn m6_16_a_free_hex_of_a_region_with_a_city_of_ones_own() {
    let table = || Table::with(2).cities(RED, "R9").cities(BLUE, "L5").farms(BLUE, "S7").stock(RED, 40, 20, 0, 0);
    let mut play = table().turn(RED);
    play.choose("act wonder, wonder sphinx");
    assert_eq!(play.offered("at").len(), 19 + 4 - 2, "Greece without its ports, Red’s city and Blue’s town");
    assert!(play.offers("at O3") && !play.offers("at M5"));
    assert_eq!(play.why_not("in italy"), Some("M6.16"));
    for wonder in ["colossus", "lighthouse"] {
        let mut play = table().turn(RED);
        play.choose(&format!("act wonder, wonder {wonder}"));
        assert_eq!(play.offered("at"), ["S8", "T6"], "a port hex and nowhere else");
    }
}

#[test]
fn m6_16_the_great_pyramid_needs_three_cities() {
    let table = || Table::with(2).cities(RED, "L5").stock(RED, 20, 5, 0, 0);
    let mut play = table().cities(BLUE, "M5").turn(RED);
    play.choose("act wonder");
    assert_eq!(play.why_not("wonder great-pyramid"), Some("M6.16"));
    assert!(!play.offers("wonder great-pyramid"));
    let mut play = table().cities(BLUE, "M5 N5").turn(RED);
    play.choose("act wonder, wonder great-pyramid, at K6");
    assert_eq!(play.at("K6"), "0 great-pyramid", "whoever owns the others");
}

#[test]
fn m6_17_the_token_is_collected_and_the_scribe_paid() {
    let table = Table::with(3).cities(RED, "L5").stock(RED, 20, 5, 0, 0).token("M5", "stone");
    let mut play = table.leader(GREEN, "scribe").turn(RED);
    play.choose("act wonder, wonder sphinx, at M5");
    assert_eq!((play.goods(RED, "stone"), play.track(RED, "stone")), (1, 2));
    assert_eq!((play.stock(GREEN, "money"), play.stock(RED, "money")), (10, 0));
    let table = Table::with(2).cities(RED, "L5").stock(RED, 20, 5, 0, 0).leader(RED, "scribe");
    let mut play = table.turn(RED);
    play.choose("act wonder, wonder sphinx, at M5");
    assert_eq!(play.stock(RED, "money"), 10, "for one’s own as well");
}

#[test]
fn m6_17_without_a_legal_hex_the_wonder_cannot_be_taken() {
    // All ports of Greece are taken.
    let table = Table::with(2).cities(RED, "R9").cities(BLUE, "S8 T6").stock(RED, 20, 5, 0, 0);
    let mut play = table.turn(RED);
    play.choose("act wonder");
    assert!(!play.offers("wonder colossus") && !play.offers("wonder lighthouse"));
    assert!(play.why_not("wonder colossus").is_some());
    assert!(play.offers("wonder sphinx"));
    let play = Table::with(2).stock(RED, 20, 5, 0, 0).turn(RED);
    assert!(!play.offers("act wonder"), "without a city, none at all");
}

#[test]
fn m6_18_five_ideas_for_a_face_up_technology() {
    let mut play = Table::with(2).stock(RED, 0, 0, 6, 0).on_top("technology", "poetry").turn(RED);
    play.choose("act technology");
    assert_eq!(play.offered("learn"), ["alphabet", "mining", "music", "numerals", "taxation"]);
    play.choose("learn music");
    assert_eq!(play.stock(RED, "ideas"), 1);
    assert_eq!(play.market("technology"), "alphabet numerals poetry taxation mining", "refilled at once");
    play.choose("keep");
    let play = Table::with(2).stock(RED, 0, 0, 4, 1).turn(RED);
    assert_eq!(play.why_not("act technology"), Some("M6.1"));
}

#[test]
fn m6_19_played_at_once_if_the_pillars_are_there() {
    let learner = || Table::with(2).stock(RED, 0, 0, 5, 0).market("technology", "astronomy");
    let mut play = learner().up(RED, "alphabet").turn(RED);
    play.choose("act technology, learn astronomy, end?");
    assert!(play.is_kept(RED, "astronomy"), "one Science of two");
    let mut play = learner().up(RED, "alphabet numerals").turn(RED);
    play.choose("act technology, learn astronomy, play astronomy");
    assert!(play.is_up(RED, "astronomy"));
    assert_eq!((play.icons(RED, "sci"), play.track(RED, "ideas")), (3, 3), "nothing is used up");
}

#[test]
fn m6_19_or_kept_face_down_if_one_would_rather_wait() {
    let mut play = Table::with(2).stock(RED, 0, 0, 5, 0).turn(RED);
    play.choose("act technology, learn music, keep");
    assert!(play.is_kept(RED, "music") && !play.is_up(RED, "music"));
    assert_eq!((play.stock(RED, "ideas"), play.who()), (0, BLUE));
    play.idle().choose("play music");
    assert_eq!(play.stock(RED, "ideas"), 5);
}

#[test]
fn m6_20_face_down_it_is_worth_nothing() {
    let kept = "music royal-house alphabet art dance drama poetry philosophy agriculture seeds villages wheel quarrying \
                law-code magistrates";
    let table = Table::with(2).achievements("scientific").kept(RED, kept);
    let mut play = table.turn(RED);
    assert_eq!((play.icons(RED, "cul"), play.score(RED, "technologies"), play.tracks(RED)), (0, 0, [0; 5]));
    assert!(!play.offers("claim scientific"), "nor does it count as a technology");
    play.choose("play music");
    assert_eq!((play.icons(RED, "cul"), play.score(RED, "technologies")), (1, 3));
    let play = Table::with(2).achievements("scientific").up(RED, kept).turn(RED);
    assert!(play.offers("claim scientific"), "fifteen face up");
}

#[test]
fn m6_20_an_ability_waits_too() {
    let mut play = Table::with(2).kept(RED, "crop-rotation").turn(RED);
    play.choose("act work, produce stone");
    assert_eq!(play.stocks(RED), [5, 0, 0, 0]);
    assert_eq!(play.who(), BLUE, "Agriculture is missing");
}
