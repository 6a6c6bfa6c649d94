//! What each Prosperity card counts (P1.9).

use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::state::Space;

use crate::support::{ANN, BOB, CEM, Playing, Table};

/// Nobody has anything, and there are no routes.
fn bare() -> Table {
    Table::new(3).at(3, 2).no_routes().all_bare()
}

/// What a card counts for Ann.
fn counts(card: Prosperity, table: Table) -> u8 {
    table.administration(ANN).view(BOB).players[ANN].values[card.index()]
}

#[test]
fn p1_9_a_card_counts_nothing_where_nothing_is() {
    let play = bare().administration(ANN);
    let nothing = |card: &Prosperity| play.view(ANN).players[ANN].values[card.index()] == 0;
    let something: Vec<&str> = Prosperity::ALL.iter().filter(|card| !nothing(card)).map(|card| card.id()).collect();
    // The six squares of the capital, all of them wasteland.
    assert_eq!(something, ["wastelands", "extent"]);
}

#[test]
fn p1_9_levels() {
    let painted = |square: &str| bare().paint(ANN, &format!("H8 {square}"));
    assert_eq!(counts(Prosperity::Military, painted("3S1")), 3);
    assert_eq!(counts(Prosperity::Food, painted("3F2")), 4);
    assert_eq!(counts(Prosperity::Culture, painted("3C2")), 3);
    assert_eq!(counts(Prosperity::Politics, painted("3P2")), 2);
}

#[test]
fn p1_9_heroes() {
    let table = bare().feature(ANN, "homer").feature(ANN, "aristotle").feature(ANN, "stonehenge");
    assert_eq!(counts(Prosperity::Heroes, table.feature(ANN, "senate")), 2);
}

#[test]
fn p1_9_wonders() {
    let table = bare().feature(ANN, "stonehenge").feature(ANN, "petra").feature(ANN, "homer");
    assert_eq!(counts(Prosperity::Wonders, table.feature(ANN, "senate")), 2);
}

#[test]
fn p1_9_routes_that_start_here_and_those_one_shares() {
    let table = bare().route(ANN, BOB, None).route(ANN, BOB, None).route(BOB, ANN, None);
    assert_eq!(counts(Prosperity::Routes, table.allied([CEM, ANN], [None; 2]).allied([CEM, BOB], [None; 2])), 3);
}

#[test]
fn p1_9_money_produced_not_owned() {
    let table = || bare().paint(ANN, "H8 2M1").goods(ANN, [9, 0, 0, 0]);
    assert_eq!(counts(Prosperity::Money, table()), 2);
    // With its frame.
    assert_eq!(counts(Prosperity::Money, table().workers(ANN, "H8")), 4);
}

#[test]
fn p1_9_resources_produced_not_those_of_routes() {
    let table = bare().paint(ANN, "H8 3R2").goods(ANN, [0, 0, 9, 0]);
    assert_eq!(counts(Prosperity::Resource, table.route(ANN, BOB, Some(Space::On(3)))), 3);
}

#[test]
fn p1_9_transport() {
    assert_eq!(counts(Prosperity::Transport, bare().paint(ANN, "H8 3T2, I8 1T2")), 4);
}

#[test]
fn p1_9_swords_and_shields_together() {
    assert_eq!(counts(Prosperity::Defence, bare().paint(ANN, "H8 2S3, I8 3D1, J8 2S1")), 1 + 2 + 3 + 2);
}

#[test]
fn p1_9_special_and_constructed_buildings() {
    let table = bare().feature(ANN, "senate").feature(ANN, "homer").paint(ANN, "H8 1F1");
    assert_eq!(counts(Prosperity::Architecture, table.build(ANN, "I9", "B01").build(ANN, "J9", "B02")), 3);
}

#[test]
fn p1_9_squares_of_the_territory() {
    // Petra covers one square of the capital and adds three.
    assert_eq!(counts(Prosperity::Extent, bare()), 6);
    let petra = bare().feature(ANN, "petra");
    let squares = petra.state.players[ANN].territory.occupied().len();
    assert_eq!((squares, counts(Prosperity::Extent, petra)), (9, 9));
}

#[test]
fn p1_9_workers_at_home_and_on_routes() {
    let table = bare().workers(ANN, "H8 I8").route(ANN, BOB, Some(Space::Rest));
    assert_eq!(counts(Prosperity::People, table.allied([ANN, CEM], [Some(2), Some(3)])), 4);
}

#[test]
fn p1_9_what_features_add_to_a_level_counts() {
    let petra = bare().feature(ANN, "petra");
    let printed = counts(Prosperity::Money, petra);
    let petra = bare().feature(ANN, "petra").route(ANN, BOB, None).allied([ANN, CEM], [None; 2]);
    assert_eq!(counts(Prosperity::Money, petra), printed + 2);
    let wall = || bare().feature(ANN, "great-wall-of-china");
    assert_eq!(counts(Prosperity::Defence, wall().workers(ANN, "H8 I8")), counts(Prosperity::Defence, wall()) + 2);
    assert_eq!(counts(Prosperity::Politics, bare().feature(ANN, "che-guevara")), 6);
}

#[test]
fn p1_9_what_routes_and_wonders_bring_in_production_does_not_count() {
    let cyrus = || bare().feature(ANN, "cyrus-the-great").feature(ANN, "colosseum");
    let abroad = counts(Prosperity::Culture, cyrus().route(ANN, BOB, Some(Space::On(1))));
    assert_eq!(abroad, counts(Prosperity::Culture, cyrus()));
}
