//! The box (M2).

use tessera_mosaic::components::build_cards::BuildCard;
use tessera_mosaic::components::goods::Token;
use tessera_mosaic::components::population_cards::PopulationCard;
use tessera_mosaic::components::tax_cards::TaxCard;
use tessera_mosaic::components::technologies::Tech;

use crate::support::{BLUE, Play, Playing, RED, Table};

/// Twelve land hexes of Italy.
const TWELVE: &str = "K4 M4 N4 J5 L5 M5 N5 K6 L6 M6 N7 O7";

#[test]
fn m2_1_cards_in_the_box() {
    assert_eq!(Tech::ALL.into_iter().filter(|tech| tech.is_starting()).count(), 39);
    assert_eq!(Tech::ALL.into_iter().filter(|tech| !tech.is_starting()).count(), 66);
    assert_eq!(BuildCard::ALL.into_iter().map(BuildCard::copies).sum::<u8>(), 38);
    assert_eq!(PopulationCard::ALL.into_iter().map(PopulationCard::copies).sum::<u8>(), 20);
    assert_eq!(TaxCard::ALL.into_iter().map(TaxCard::copies).sum::<u8>(), 20);
}

#[test]
fn m2_1_what_lies_on_the_table() {
    let play = Play::from_seed(4, 3);
    let view = play.view(RED);
    assert_eq!(play.offered("leader").len(), 9);
    assert_eq!((view.wonders.len(), view.golden.len()), (9, 9));
    let lies = |wanted: fn(Option<Token>) -> bool| view.hexes.iter().filter(|hex| wanted(hex.token)).count();
    assert_eq!(lies(|token| matches!(token, Some(Token::Good(_)))), 68);
    assert_eq!(lies(|token| matches!(token, Some(Token::Cache(_)))), 28);
    assert_eq!(lies(|token| token.is_none()), 80, "where a blank was");
    assert!(view.wild);
    // Each deck has one scoring card: technologies are dealt out wholly, and so are build cards.
    let hands: usize = view.players.values().map(|player| player.hand).sum();
    assert_eq!(hands + play.left("technology") + 5, 105 + 1);
    assert_eq!(play.left("build") + 5, 38 + 1);
    assert_eq!((play.left("population") + 2, play.left("tax") + 2), (12 + 1, 12 + 1));
}

#[test]
fn m2_1_six_governments_and_fifteen_achievements() {
    let mut play = Table::with(2).up(RED, "caste-system").stock(RED, 0, 0, 20, 0).turn(RED);
    play.choose("act government");
    assert_eq!(play.offered("govern").len(), 6);
    let mut seen: Vec<String> = (0..40)
        .flat_map(|seed| Play::from_seed(2, seed).view(RED).achievements)
        .map(|(tile, _)| tile.to_string())
        .collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 15);
}

#[test]
fn m2_2_resources_money_and_tracks_never_run_out() {
    let table = Table::with(2).stock(RED, 5000, 0, 0, 9000).track(RED, "stone", 1000).chest(4000);
    let mut play = table.track(RED, "tax", 2000).turn(RED);
    play.choose("act work, produce stone, end?");
    assert_eq!(play.stock(RED, "stone"), 6005);
    play.idle().choose("act tax, levy tax-4, end?");
    assert_eq!(play.stock(RED, "money"), 9000 + 2 * 5 + 2000 + 4000);
}

#[test]
fn m2_3_without_the_piece_nothing_is_built_or_recruited() {
    let spent = Table::with(2).cities(RED, TWELVE).stock(RED, 20, 0, 0, 50);
    let spent = spent.units(RED, "italy 10 infantry").up(RED, "siege-engines").units(RED, "greece 2 siege");
    let mut play = spent.turn(RED);
    play.choose("act build");
    assert_eq!((play.offers("bare city"), play.why_not("bare city")), (false, Some("M2.3")));
    assert_eq!(play.why_not("build capital"), Some("M2.3"), "nor with a card");
    assert!(play.offers("bare port"), "a port city is another piece");
    play.choose("bare farm, at K5, end?").idle().choose("act military");
    assert_eq!(play.offered("unit"), ["cavalry"]);
    assert_eq!(play.why_not("unit infantry"), Some("M2.3"));
    assert_eq!(play.why_not("unit siege"), Some("M2.3"));
}

#[test]
fn m2_3_three_port_cities_and_six_towns_of_each_kind() {
    let table = Table::with(2).cities(RED, "M7 P10 S8 L5").stock(RED, 20, 0, 0, 0);
    let mut play = table.farms(RED, "K4 L4 K5 M5 K6 L6").crafts(RED, "V5 V6 W6 X6 V7 X7").turn(RED);
    play.choose("act build");
    let pieces = play.view(RED).players[RED].pieces;
    assert_eq!(pieces, [1, 3, 6, 6]);
    for piece in ["port", "farm", "craft"] {
        assert_eq!(play.why_not(&format!("bare {piece}")), Some("M2.3"), "{piece}");
    }
    assert_eq!(play.offered("bare"), ["city"]);
}

#[test]
fn m2_3_what_leaves_the_map_returns_to_its_owner() {
    let table = Table::with(2).leader(BLUE, "priestess").cities(RED, TWELVE).stock(RED, 20, 0, 0, 0);
    let table = table.units(RED, "greece 10 infantry").kept(BLUE, "spears");
    let mut play = table.turn(BLUE);
    assert_eq!(play.view(RED).players[RED].reserve[0], 0);
    play.choose("power, at K4, play spears, in greece, in greece, strike 0 infantry");
    assert_eq!(play.at("K4"), "1 city");
    assert_eq!(play.view(RED).players[RED].reserve[0], 1);
    play.idle().choose("act build, bare city");
    assert!(!play.offered("at").is_empty(), "the converted city is in supply again");
}

#[test]
fn m2_4_five_people_and_empty_tracks() {
    let play = Play::from_seed(3, 5);
    for player in play.view(RED).players.values() {
        assert_eq!((player.population, player.tracks), (5, [0; 5]));
    }
}
