//! Decks and markets (M8).

use crate::support::{BLUE, Playing, RED, Table};

#[test]
fn m8_1_a_technology_is_replaced_before_it_is_played() {
    let table = Table::with(2).stock(RED, 0, 0, 5, 0).on_top("technology", "poetry drama");
    let mut play = table.turn(RED);
    play.choose("act technology, learn numerals");
    assert_eq!(play.market("technology"), "alphabet poetry music taxation mining", "in the same slot");
    assert!(play.offers("play numerals"));
}

#[test]
fn m8_1_other_cards_after_the_gains() {
    let table = Table::with(2).stock(RED, 4, 0, 0, 0).on_top("build", "gp-walls");
    let mut play = table.turn(RED);
    play.choose("act build, build capital");
    assert_eq!(play.market("build"), "farming-town - port-city teeming-city gp-forum");
    play.choose("done, at L5");
    assert_eq!(play.market("build"), "farming-town gp-walls port-city teeming-city gp-forum");
}

#[test]
fn m8_2_a_scoring_card_is_laid_aside() {
    let table = Table::with(2).cities(RED, "L5").on_top("tax", "scoring tax-1");
    let mut play = table.turn(RED);
    let left = play.left("tax");
    play.choose("act tax, levy tax-4");
    assert_eq!((play.market("tax"), play.left("tax")), ("tax-1 tariff-4".into(), left - 2), "another card is drawn");
    assert_eq!((play.view(RED).scorings, play.points(RED)), (1, 4), "scored when the action is over");
}

#[test]
fn m8_2_if_it_was_the_last_card_the_slot_stays_empty() {
    let mut play = Table::with(2).deck("tax", "scoring").turn(RED);
    play.choose("act tax, levy tax-4");
    assert_eq!((play.market("tax"), play.left("tax")), ("- tariff-4".into(), 0));
    assert_eq!(play.view(RED).scorings, 1);
}

#[test]
fn m8_3_an_empty_deck_refills_nothing() {
    let table = Table::with(2).stock(RED, 0, 0, 10, 0).market("technology", "music drama").deck("technology", "");
    let mut play = table.turn(RED);
    play.choose("act technology, learn music, keep, end?");
    assert_eq!(play.market("technology"), "- drama - - -");
    play.choose("act work, produce stone, end?").choose("act technology, learn drama, keep, end?");
    play.choose("act work, produce stone, end?");
    assert_eq!(play.who(), RED);
    assert_eq!((play.offers("act technology"), play.why_not("act technology")), (false, Some("M8.3")));
}

#[test]
fn m8_3_building_without_a_card_remains() {
    let table = Table::with(2).market("build", "").deck("build", "").stock(RED, 4, 0, 0, 0);
    let mut play = table.turn(RED);
    play.choose("act build, bare city, at L5");
    assert_eq!(play.at("L5"), "0 city");
    assert_eq!(play.market("build"), "- - - - -");
}

#[test]
fn m8_4_a_refresh_puts_the_old_cards_under_the_deck() {
    let table = Table::with(2).government(RED, "tyranny").deck("population", "f e a");
    let mut play = table.turn(RED);
    assert_eq!(play.market("population"), "b d");
    play.choose("refresh population");
    assert_eq!(play.market("population"), "f e");
    assert_eq!(play.left("population"), 3);
    // Under the last card lie the old ones, in the order of their slots.
    let table = Table::with(2).government(RED, "tyranny").deck("population", "f").stock(RED, 0, 40, 0, 0);
    let mut play = table.turn(RED);
    play.choose("refresh population");
    assert_eq!(play.market("population"), "f b", "with a thin deck they return at once");
    play.choose("act population, grow f");
    assert_eq!(play.market("population"), "d b");
}

#[test]
fn m8_4_a_scoring_card_counts_there_too() {
    let table = Table::with(2).government(RED, "tyranny").cities(RED, "L5").on_top("population", "f scoring e");
    let mut play = table.turn(RED);
    play.choose("refresh population");
    assert_eq!(play.market("population"), "f e");
    assert_eq!((play.view(RED).scorings, play.points(RED)), (1, 4 + 2), "as soon as the refresh is done; Tyranny 2");
    assert!(play.offers("act work"), "the turn goes on");
}

#[test]
fn m8_5_only_population_cards_leave_the_game() {
    let table = Table::with(2).stock(RED, 20, 20, 20, 0).market("population", "a").deck("population", "");
    let mut play = table.turn(RED);
    play.choose("act population, grow a, end?").idle();
    play.choose("act build, build capital, done, at L5, end?").idle();
    play.choose("act technology, learn music, play music, end?").idle();
    play.choose("act tax, levy tax-4, end?");
    let red = &play.view(BLUE).players[RED];
    assert_eq!((red.builds.len(), red.technologies.len(), red.taxes.len()), (1, 1, 1));
    play.idle();
    assert_eq!(play.market("population"), "- -", "no deck is reshuffled");
    play.choose("act population");
    assert_eq!(play.options()[0], "fallback");
}
