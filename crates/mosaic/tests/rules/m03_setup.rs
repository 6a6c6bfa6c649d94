//! Setting up the table (M3.1 to M3.11).

use tessera_kernel::{Seat, Setup};
use tessera_mosaic::Mosaic;
use tessera_mosaic::components::goods::{Good, Token};
use tessera_mosaic::components::map::Ground;
use tessera_mosaic::components::tax_cards::TaxCard;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::market::{Card, Market, SCORING};
use tessera_mosaic::view::PhaseView;

use crate::support::{BLUE, GREEN, Play, Playing, RED, Table, named};

/// Where in its whole deck the scoring card lay before the market was dealt, counted from the top.
fn scoring_place(play: &Play, market: Market) -> usize {
    let pile = &play.state().decks[market.index()].pile;
    let at = pile.iter().position(|&card| card == SCORING).expect("nobody has drawn it");
    pile.len() - at + market.slots()
}

/// All places of the scoring card over many games lie in a range, and reach into both of its halves.
fn is_shuffled_into(seats: usize, market: Market, from: usize, to: usize) {
    let places: Vec<usize> = (0..60).map(|seed| scoring_place(&Play::from_seed(seats, seed), market)).collect();
    let middle = usize::midpoint(from, to);
    assert!(places.iter().all(|place| (from..=to).contains(place)), "{market} of {seats}: {places:?}");
    assert!(places.iter().any(|&place| place < middle) && places.iter().any(|&place| place > middle));
}

#[test]
fn m3_1_two_to_six_players() {
    let fits = |count| Setup::anonymous::<Mosaic>(count).checked::<Mosaic>().is_ok();
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(fits), [false, true, true, true, true, true, false]);
}

#[test]
fn m3_1_closed_regions_take_nothing() {
    let closed: [&[&str]; 5] = [&["hispania", "gaul"], &["hispania"], &[], &[], &[]];
    let hexes = [(7, 20, 99), (8, 24, 119), (10, 28, 138), (10, 28, 138), (10, 28, 138)];
    for (seats, (closed, hexes)) in (2..=6).zip(closed.into_iter().zip(hexes)) {
        let view = Play::from_seed(seats, 1).view(RED);
        let count = |ground| view.hexes.iter().filter(|hex| hex.ground == ground).count();
        assert_eq!((count(Ground::Port), count(Ground::Cache), count(Ground::Land)), hexes, "{seats} players");
        for region in closed {
            assert!(view.region(named(region)).is_none());
            assert!(view.hexes.iter().all(|hex| hex.region != named(region)));
        }
        assert_eq!(view.regions.len(), 7 - closed.len());
    }
    let mut play = Table::with(3).kept(RED, "spears").cities(RED, "L5").units(RED, "numidia 1 cavalry").turn(RED);
    play.choose("play spears");
    assert!(!play.offers("in hispania") && play.offers("in gaul"));
    play.choose("done");
    let mut play = Table::with(3).money(RED, 5).units(RED, "numidia 1 cavalry").turn(RED);
    play.choose("act military, march cavalry numidia");
    assert_eq!(play.offered("in"), ["egypt", "italy"], "Hispania is adjacent to nothing");
}

#[test]
fn m3_2_a_fish_on_every_port_hex() {
    for seats in 2..=6 {
        let view = Play::from_seed(seats, 2).view(RED);
        let ports = view.hexes.iter().filter(|hex| hex.ground == Ground::Port);
        assert!(ports.clone().count() >= 7);
        assert!(ports.clone().all(|hex| hex.token == Some(Token::Good(Good::Fish))));
        let fish = view.hexes.iter().filter(|hex| hex.token == Some(Token::Good(Good::Fish)));
        assert_eq!(fish.count(), ports.count(), "and nowhere else");
    }
}

#[test]
fn m3_3_a_random_cache_on_every_cache_hex() {
    let caches = |seats, seed| -> Vec<Token> {
        let view = Play::from_seed(seats, seed).view(RED);
        let hexes = view.hexes.into_iter().filter(|hex| hex.ground == Ground::Cache);
        hexes.map(|hex| hex.token.expect("every cache hex has one")).collect()
    };
    let sorted = |mut tokens: Vec<Token>| {
        tokens.sort();
        tokens
    };
    assert!(caches(2, 1).iter().all(|token| matches!(token, Token::Cache(_))));
    assert_ne!(caches(4, 1), caches(4, 2), "mixed");
    assert_eq!(sorted(caches(4, 1)), sorted(caches(4, 2)), "with all hexes, every cache lies out");
    assert_ne!(sorted(caches(2, 1)), sorted(caches(2, 2)), "with fewer, chance leaves some in the box");
}

#[test]
fn m3_4_goods_and_blanks_on_the_other_hexes() {
    let land = |seats, seed| -> Vec<Option<Token>> {
        let view = Play::from_seed(seats, seed).view(RED);
        view.hexes.into_iter().filter(|hex| hex.ground == Ground::Land).map(|hex| hex.token).collect()
    };
    let goods = |tokens: &[Option<Token>]| tokens.iter().flatten().count();
    let all = land(4, 1);
    assert_eq!((goods(&all), all.len()), (58, 138), "every good that is no Fish");
    assert!(all.iter().flatten().all(|token| matches!(token, Token::Good(good) if *good != Good::Fish)));
    let counts: Vec<usize> = (0..20).map(|seed| goods(&land(2, seed))).collect();
    assert!(counts.iter().all(|count| (19..=58).contains(count)), "at most 80 of 99 hexes got a blank: {counts:?}");
    assert!(counts.iter().any(|&count| count != counts[0]), "chance leaves goods or blanks in the box");
}

#[test]
fn m3_4_an_empty_hex_is_free() {
    let play = Play::from_seed(2, 1).until(PhaseView::Cities);
    let view = play.view(RED);
    let empty = view.hexes.iter().find(|hex| hex.token.is_none()).expect("blanks left empty hexes");
    assert!(play.offers(&format!("at {}", empty.hex)));
}

#[test]
fn m3_5_the_wild_good_waits_for_crafts() {
    let mut play = Table::with(2).kept(RED, "crafts").turn(RED);
    assert!(play.view(RED).wild && !play.view(RED).players[RED].wild);
    play.choose("play crafts");
    assert!(!play.view(RED).wild && play.view(RED).players[RED].wild);
}

#[test]
fn m3_6_five_starting_technologies_each_and_five_face_up() {
    for (seats, cards) in (2..=6).zip([95, 90, 85, 80, 75]) {
        let play = Play::from_seed(seats, 4);
        let hands: Vec<Tech> = Seat::all(seats).flat_map(|seat| play.view(seat).hand).collect();
        assert_eq!(hands.len(), 5 * seats);
        assert!(hands.iter().all(|tech| tech.is_starting()));
        let view = play.view(RED);
        let market = view.market(Market::Technology);
        assert_eq!(market.cards.iter().flatten().count(), 5);
        assert_eq!(market.deck + 5, cards + 1, "with the scoring card");
    }
}

#[test]
fn m3_6_the_scoring_card_is_in_the_middle_or_the_bottom_pile() {
    for (seats, from, to) in [(2, 33, 65), (3, 31, 61), (4, 58, 86), (5, 55, 81), (6, 51, 76)] {
        is_shuffled_into(seats, Market::Technology, from, to);
    }
}

#[test]
fn m3_7_the_build_deck() {
    let play = Play::from_seed(3, 1);
    assert_eq!((play.left("build"), play.market("build").split(' ').count()), (38 + 1 - 5, 5));
    is_shuffled_into(3, Market::Build, 20, 39);
}

#[test]
fn m3_8_the_population_deck() {
    for (seats, cards) in (2..=6).zip([10, 10, 12, 12, 14]) {
        let play = Play::from_seed(seats, 1);
        assert_eq!(play.left("population"), cards + 1 - 2, "{seats} players");
        assert_eq!(play.market("population").split(' ').count(), 2);
        is_shuffled_into(seats, Market::Population, cards / 2 + 1, cards + 1);
    }
    let markets: Vec<String> = (0..20).map(|seed| Play::from_seed(2, seed).market("population")).collect();
    assert!(markets.iter().any(|market| *market != markets[0]), "random cards");
}

#[test]
fn m3_9_the_tax_and_tariff_deck() {
    for (seats, each) in (2..=6).zip([5, 5, 6, 6, 7]) {
        let play = Play::from_seed(seats, 1);
        assert_eq!(play.left("tax"), 2 * each + 1 - 2, "{seats} players");
        let deck = &play.state().decks[Market::Tax.index()];
        let cards = deck.pile.iter().copied().chain(deck.slots.iter().flatten().copied());
        let taxes = cards.filter(|&card| card <= Card::Tax(TaxCard::Tax6).number()).count();
        assert_eq!(taxes, each, "as many of both kinds");
        is_shuffled_into(seats, Market::Tax, each + 1, 2 * each + 1);
    }
}

#[test]
fn m3_10_tiles_are_laid_out() {
    let tiles = |seed| Play::from_seed(4, seed).view(RED).achievements;
    let view = Play::from_seed(4, 1).view(RED);
    assert!(view.wonders.iter().all(|wonder| wonder.owner.is_none()) && view.wonders.len() == 9);
    assert!(view.golden.iter().all(|golden| golden.1.is_none()) && view.golden.len() == 9);
    assert!(view.players.values().all(|player| player.government.is_none()));
    assert_eq!((tiles(1).len(), tiles(2).len()), (9, 9));
    assert_ne!(tiles(1), tiles(2), "at random");
}

#[test]
fn m3_10_an_achievement_that_is_not_laid_out_cannot_be_claimed() {
    let rich = || Table::with(2).money(RED, 60);
    assert!(rich().turn(RED).offers("claim opulent"));
    let without = "natalist administrative builder merchant-civ maritime imperial eclectic erudite urban";
    assert!(!rich().achievements(without).turn(RED).offers("claim opulent"));
}

#[test]
fn m3_11_the_first_player_is_drawn_and_stays_first() {
    let mut found = [0; 4];
    for seed in 0..60 {
        found[Play::from_seed(4, seed).view(RED).first.index()] += 1;
    }
    assert!(found.iter().all(|&times| times > 0), "{found:?}");
    let mut play = Table::with(3).also(|state| state.first = GREEN).turn(GREEN);
    let mut order = Vec::new();
    for _ in 0..6 {
        order.push(play.who());
        play.idle();
    }
    assert_eq!(order, [GREEN, RED, BLUE, GREEN, RED, BLUE]);
    assert_eq!((play.view(RED).first, play.view(RED).round), (GREEN, 4));
}
