//! M15: governments.

use tessera_mosaic::event::Event;

use crate::support::{BLUE, Play, Playing, RED, Table, named};
use crate::watched::{Watched, draw_scoring, with_icons, without};

/// Every government.
const ALL: [&str; 6] = ["tyranny", "city-state", "theocracy", "monarchy", "oligarchy", "republic"];

/// Red takes a government with exactly the icons and the ideas it asks for. On the way it is proved that no icon and no
/// idea may be missing.
#[track_caller]
fn govern(government: &str, ideas: u16, needs: &str) -> Watched {
    let ready = |icons: &str, ideas: u16| with_icons(Table::with(2), icons).stock(RED, 0, 0, ideas, 0).turn(RED);
    for at in 0..needs.split_whitespace().count() {
        let play = ready(&without(needs, at), ideas);
        assert_eq!(play.why_not("act government"), Some("M6.29"), "{government} needs all of {needs}");
    }
    assert_eq!(ready(needs, ideas - 1).why_not("act government"), Some("M6.1"), "{government} costs {ideas} ideas");
    let taken = Watched::new(ready(needs, ideas)).then(&format!("act government, govern {government}"));
    assert_eq!(taken.view(BLUE).players[RED].government, Some(named(government)));
    taken
}

/// What Red's government scores in an Empire Scoring.
#[track_caller]
fn scored(government: &str, table: Table) -> u16 {
    let play = draw_scoring(table.government(RED, government));
    assert_eq!(play.view(RED).scorings, 1);
    let scored = play.told(RED).into_iter().find_map(|event| match event {
        Event::GovernmentScored { seat: RED, points, .. } => Some(points),
        _ => None,
    });
    let regions: u16 = play.told(RED).iter().map(points_of_red).sum();
    let points = scored.unwrap_or(0);
    assert_eq!(play.points(RED), i32::from(regions + points), "all that was told was scored");
    points
}

/// What a region gave Red.
fn points_of_red(event: &Event) -> u16 {
    match *event {
        Event::RegionWon { seat: RED, points, .. } | Event::RegionSecond { seat: RED, points, .. } => points,
        _ => 0,
    }
}

#[test]
fn m15_1_every_government_refreshes_one_market_once() {
    for government in ALL {
        let table = Table::with(2).government(RED, government).on_top("tax", "tax-1 tariff-1");
        let mut play = table.turn(RED);
        assert_eq!(play.offered("refresh"), ["build", "population", "tax", "technology"], "{government}");
        play.choose("refresh tax");
        assert_eq!(play.market("tax"), "tax-1 tariff-1");
        assert_eq!(play.why_not("refresh build"), Some("M6.31"));
        assert!(play.offers("act work"), "it is no action");
    }
}

/// Red's Republic, with the Alphabet on top of the technologies.
fn republic(ideas: u16) -> Play {
    let table = Table::with(2).government(RED, "republic").stock(RED, 0, 0, ideas, 0);
    table.market("technology", "music numerals").on_top("technology", "alphabet").turn(RED)
}

#[test]
fn m15_2_the_republic_looks_at_the_top_card_and_takes_it() {
    let mut play = republic(5);
    play.choose("act technology");
    assert_eq!(play.options(), ["look", "done"], "it may");
    play.choose("look");
    assert_eq!(play.view(RED).market(named("technology")).top.map(|card| card.name().id), Some("mosaic-tech-alphabet"));
    assert_eq!(play.view(BLUE).market(named("technology")).top, None, "nobody else sees it");
    assert_eq!(play.options(), ["learn music", "learn numerals", "top"]);
    play.choose("top, play alphabet");
    assert!(play.is_up(RED, "alphabet"));
    assert_eq!(play.stock(RED, "ideas"), 0, "at its usual cost");
    assert!(play.market("technology").starts_with("music numerals "), "no slot was emptied");
}

#[test]
fn m15_2_the_republic_puts_the_card_back_and_takes_a_face_up_one() {
    let mut play = republic(5);
    play.choose("act technology, look, learn music, keep");
    assert!(play.is_kept(RED, "music"));
    assert_eq!(play.market("technology").split(' ').next(), Some("alphabet"), "it was still on top");
}

#[test]
fn m15_2_the_republic_may_look_before_four_actions_and_still_build_without_a_card() {
    let table = Table::with(2).government(RED, "republic").cities(RED, "M5").stock(RED, 20, 20, 20, 20);
    let mut play = table.turn(RED);
    play.choose("act build, look");
    assert!(play.offers("bare farm") && play.offers("build farming-town"));
    for action in ["population", "technology", "tax"] {
        let table = Table::with(2).government(RED, "republic").stock(RED, 20, 20, 20, 20);
        let mut play = table.turn(RED);
        play.choose(&format!("act {action}"));
        assert!(play.offers("look"), "{action}");
    }
    let mut play = Table::with(2).government(RED, "republic").turn(RED);
    play.choose("act work");
    assert!(!play.offers("look"), "work has no deck");
}

#[test]
fn m15_2_if_nothing_can_be_paid_another_action_is_chosen_without_another_look() {
    let mut play = republic(4);
    assert!(play.offers("act technology"), "one may look even so");
    play.choose("act technology");
    assert_eq!(play.options(), ["look"]);
    play.choose("look");
    assert_eq!(play.options(), ["leave"]);
    play.choose("leave");
    assert_eq!(play.why_not("act technology"), Some("M6.1"), "the look is used up");
    play.choose("act work, produce ideas");
    assert_eq!((play.stock(RED, "ideas"), play.who()), (9, RED), "the refresh is still to be had");
}

#[test]
fn m15_2_what_is_on_top_shows_in_no_option_before_it_is_looked_at() {
    // Five food pay for neither of the face-up cards; a card that they pay for, or one that they do not, is on top.
    for top in ["a", "f"] {
        let position = || {
            let table = Table::with(2).government(RED, "republic").stock(RED, 0, 5, 0, 0);
            table.market("population", "e f").on_top("population", top).turn(RED)
        };
        let mut play = position();
        play.choose("act population");
        assert_eq!(play.options(), ["look"], "with {top} on top");
        let mut play = position();
        play.choose("act technology, look, leave");
        assert_eq!(play.why_not("act population"), Some("M6.1"), "with {top} on top");
    }
}

#[test]
fn m15_2_a_scoring_card_on_top_is_set_aside_and_the_next_one_looked_at() {
    let table = Table::with(2).government(RED, "republic").stock(RED, 0, 0, 5, 0);
    let mut play = table.on_top("technology", "scoring alphabet").turn(RED);
    play.choose("act technology, look");
    assert_eq!(play.view(RED).market(named("technology")).top.map(|card| card.name().id), Some("mosaic-tech-alphabet"));
    assert_eq!(play.view(RED).scorings, 0, "the action is finished first");
    play.choose("top, keep");
    assert_eq!(play.view(RED).scorings, 1);
}

#[test]
fn m15_3_a_government_carries_no_icons_and_scores_nothing_at_the_end() {
    let without = Table::with(2).population(RED, 9).wonder(RED, "sphinx", "M5").turn(RED);
    for government in ALL {
        let table = Table::with(2).population(RED, 9).wonder(RED, "sphinx", "M5").government(RED, government);
        let play = table.turn(RED);
        assert_eq!(play.view(RED).players[RED].icons, without.view(RED).players[RED].icons, "{government}");
        assert_eq!(play.total(RED), without.total(RED), "{government}");
    }
}

#[test]
fn m15_4_tyranny_scores_dominated_regions() {
    assert_eq!(govern("tyranny", 5, "mil mil gov").brought(), "ideas -5");
    // Red dominates Italy and Egypt; Greece is shared.
    for (players, points) in [(2, 4), (3, 4), (4, 6), (5, 6)] {
        let table = Table::with(players).cities(RED, "M5 V12 Q5").cities(BLUE, "Q6");
        assert_eq!(scored("tyranny", table), points, "{players} players");
    }
}

#[test]
fn m15_5_city_state_scores_the_cities_of_the_best_region() {
    assert_eq!(govern("city-state", 15, "gov urb urb").brought(), "ideas -15");
    let table = Table::with(2).cities(RED, "M5 M6 M7 V12 V13").cities(BLUE, "L5");
    assert_eq!(scored("city-state", table), 3);
}

#[test]
fn m15_6_theocracy_scores_regions_with_a_city() {
    assert_eq!(govern("theocracy", 15, "gov cul cul").brought(), "ideas -15");
    let table = Table::with(2).cities(RED, "M5 M6 V12").farms(RED, "Q5").cities(BLUE, "J11");
    assert_eq!(scored("theocracy", table), 4);
}

#[test]
fn m15_7_monarchy_raises_food_and_stone_and_scores_wonders() {
    assert_eq!(govern("monarchy", 15, "gov gov con").brought(), "ideas -15, stone track +5, food track +5");
    let table = Table::with(2).wonder(RED, "sphinx", "M5").wonder(RED, "stonehenge", "V12");
    assert_eq!(scored("monarchy", table.wonder(BLUE, "colosseum", "M6")), 6);
}

#[test]
fn m15_7_monarchys_production_is_lost_with_it() {
    let table = with_icons(Table::with(2), "gov cul cul").government(RED, "monarchy").track(RED, "stone", 7);
    let mut play = table.stock(RED, 0, 0, 15, 0).turn(RED);
    assert_eq!(play.tracks(RED), [7, 5, 0, 0, 0]);
    play.choose("act government, govern theocracy");
    assert_eq!(play.tracks(RED), [2, 0, 0, 0, 0]);
}

#[test]
fn m15_8_oligarchy_raises_tax_and_tariff_and_scores_tiles() {
    assert_eq!(govern("oligarchy", 15, "gov eco eco").brought(), "ideas -15, tax track +5, tariff track +5");
    for (players, points) in [(2, 3), (3, 3), (4, 6), (6, 6)] {
        let table = Table::with(players).golden(RED, "art kings").claimed(RED, "natalist").claimed(BLUE, "opulent");
        assert_eq!(scored("oligarchy", table), points, "{players} players");
    }
}

#[test]
fn m15_9_republic_scores_half_the_population() {
    assert_eq!(govern("republic", 20, "gov gov pop urb").brought(), "ideas -20");
    for (people, points) in [(7, 3), (8, 4), (1, 0)] {
        assert_eq!(scored("republic", Table::with(2).population(RED, people)), points);
    }
}
