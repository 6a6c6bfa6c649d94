//! Setting up (M3).

use tessera_kernel::{Seat, Setup};
use tessera_mosaic::Mosaic;
use tessera_mosaic::components::goods::{Good, Token};
use tessera_mosaic::components::map::Ground;
use tessera_mosaic::components::tax_cards::TaxCard;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::event::Event;
use tessera_mosaic::market::{Card, Market, SCORING};
use tessera_mosaic::state::Phase;
use tessera_mosaic::view::PhaseView;

use crate::support::{BLUE, GREEN, Play, RED, Table, named};

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

/// Everyone picks the first leader left and drafts the first card, until `phase`.
fn until(mut play: Play, phase: PhaseView) -> Play {
    while play.view(RED).phase != phase {
        let choice = play.options()[0].clone();
        play.choose(&choice);
    }
    play
}

/// A table whose players are about to turn up the drafted cards they are given.
fn opening(seats: usize) -> Table {
    Table::with(seats).also(|state| {
        state.phase = Phase::Unfold { served: 0 };
        state.turn.round = 0;
        state.turn.actions = 0;
        for (_, player) in state.players.iter_mut() {
            player.started = false;
        }
    })
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
    let play = until(Play::from_seed(2, 1), PhaseView::Cities);
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

#[test]
fn m3_12_leaders_are_picked_from_the_last_seat_backwards() {
    let mut play = Play::from_seed(4, 1);
    let first = play.view(RED).first;
    let order: Vec<Seat> = first.clockwise(4).collect();
    for (seat, leader) in order.iter().rev().zip(["scribe", "general", "artist", "farmer"]) {
        assert_eq!(play.who(), *seat);
        play.choose(&format!("leader {leader}"));
        assert_eq!(play.view(BLUE).players[*seat].leader, Some(named(leader)), "openly");
        assert!(!play.offers(&format!("leader {leader}")), "each leader once");
    }
    assert_eq!(play.view(RED).phase, PhaseView::Draft, "nobody picks a second leader");
}

#[test]
fn m3_13_everyone_keeps_one_at_a_time_and_passes_left() {
    let mut play = until(Play::from_seed(3, 1), PhaseView::Draft);
    let hand = |play: &Play, seat: Seat| play.view(seat).hand;
    for round in 0..5 {
        assert_eq!(play.game.decisions().len(), 3, "all at the same time");
        let before: Vec<Vec<Tech>> = Seat::all(3).map(|seat| hand(&play, seat)).collect();
        for seat in Seat::all(3) {
            assert_eq!(before[seat.index()].len(), 5 - round);
            let mut offered: Vec<String> = before[seat.index()].iter().map(|tech| format!("draft {tech}")).collect();
            let decision = play.game.decision(seat).expect("everyone is asked");
            let mut options: Vec<String> = decision.options.iter().map(ToString::to_string).collect();
            options.sort();
            offered.sort();
            assert_eq!(options, offered);
        }
        for seat in Seat::all(3) {
            play.play(seat, &format!("draft {}", before[seat.index()][0]));
        }
        for seat in Seat::all(3).filter(|_| round < 4) {
            // What is left goes to the next player clockwise.
            assert_eq!(hand(&play, seat.next(3)), before[seat.index()][1..]);
        }
    }
    assert_eq!(play.view(RED).phase, PhaseView::Cities);
    assert!(Seat::all(3).all(|seat| play.view(seat).secret.len() == 5 && play.view(seat).hand.is_empty()));
}

#[test]
fn m3_13_in_secret() {
    let mut play = until(Play::from_seed(2, 1), PhaseView::Draft);
    let card = play.view(BLUE).hand[0];
    play.play(BLUE, &format!("draft {card}"));
    assert_eq!(play.view(BLUE).players[BLUE].hand, 5, "nothing shows until all have kept one");
    let kept = play.view(RED).hand[0];
    play.play(RED, &format!("draft {kept}"));
    assert_eq!(play.view(RED).secret, [kept]);
    let told = play.told(RED);
    assert!(told.contains(&Event::Drafted { seat: BLUE, tech: None }), "{told:?}");
    assert!(told.contains(&Event::Drafted { seat: RED, tech: Some(kept) }));
}

#[test]
fn m3_14_first_cities_are_placed_in_turn_order() {
    let placing = |state: &mut tessera_mosaic::state::State| state.phase = Phase::Cities { placed: 0 };
    let table = Table::with(3).also(placing).also(|state| state.first = BLUE).token("L5", "stone");
    let table = table.token("K5", "money-10").leader(BLUE, "engineer").up(GREEN, "merchants");
    let mut play = table.begin();
    assert_eq!(play.who(), BLUE);
    assert!(!play.offers("at M7"), "no port hex");
    assert!(!play.offers("at A8") && play.offers("at F3"), "Hispania is closed, Gaul is not");
    assert_eq!(play.offered("at").len(), 119 + 24, "every other hex");
    play.play(BLUE, "at L5");
    assert_eq!((play.goods(BLUE, "stone"), play.track(BLUE, "stone")), (1, 2), "the good; no stone for the Engineer");
    assert!(!play.offers("at L5"), "taken");
    play.play(GREEN, "at K5");
    assert_eq!(play.stock(GREEN, "money"), 10, "the cache, and nothing for Merchants");
    play.play(RED, "at V6");
    assert_eq!((play.at("L5"), play.at("K5"), play.at("V6")), ("1 city".into(), "2 city".into(), "0 city".into()));
    assert_eq!((play.chest(), play.population(BLUE), play.stock(GREEN, "money")), (0, 5, 10), "placed, not built");
}

#[test]
fn m3_15_cards_and_leader_open_each_other() {
    let table = opening(2).leader(RED, "artist").secret(RED, "history writing tiles irrigation agriculture");
    let mut play = table.secret(BLUE, "music").leader(BLUE, "general").cities(BLUE, "L5").begin();
    assert_eq!(play.who(), RED, "one after another in turn order");
    assert_eq!(play.offered("play"), ["agriculture", "history", "irrigation"], "the Artist has Culture");
    assert_eq!(play.why_not("play writing"), Some("M6.19"));
    play.choose("play history");
    assert!(play.offers("play writing"), "History has brought Science");
    play.choose("play writing, play irrigation, play agriculture");
    assert_eq!(play.tracks(RED), [0; 5], "all are turned up before anything is taken");
    assert_eq!(play.options(), ["done"], "nobody has Construction for Tiles");
    play.choose("done");
    let mut waiting = play.options();
    waiting.sort();
    assert_eq!(waiting, ["play agriculture", "play history", "play irrigation", "play writing", "start"]);
    play.choose("play irrigation");
    assert_eq!(play.track(RED, "food"), 6, "Agriculture’s two icons count though its turn is still to come");
    play.choose("start, play agriculture, play history, play writing");
    assert_eq!(play.tracks(RED), [0, 9, 5 + 2, 0, 0]);
    assert_eq!(play.view(BLUE).players[RED].secret, 1, "Tiles waits face down");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn m3_15_turning_up_is_optional_and_the_game_then_begins() {
    let mut play =
        opening(2).leader(RED, "artist").leader(BLUE, "general").cities(BLUE, "L5").secret(RED, "music").begin();
    play.play(RED, "done, start");
    assert_eq!(play.view(RED).players[RED].technologies, []);
    assert_eq!(play.stocks(RED), [0, 0, 5, 15]);
    assert_eq!(play.who(), BLUE);
    play.play(BLUE, "done, start");
    assert_eq!((play.view(RED).phase, play.who()), (PhaseView::Turns, RED));
}

#[test]
fn m3_16_nothing_else_at_the_start() {
    let mut play = until(Play::from_seed(2, 3), PhaseView::Cities);
    for _ in 0..2 {
        let view = play.view(RED);
        let bare = view.hexes.iter().find(|hex| hex.token.is_none() && hex.built.is_none()).expect("a bare hex").hex;
        play.choose(&format!("at {bare}"));
    }
    for player in play.view(RED).players.values() {
        assert_eq!((player.stock, player.tracks, player.population), ([0; 4], [0; 5], 5));
        assert!(player.goods.is_empty() && !player.wild && player.technologies.is_empty());
        assert!(player.builds.is_empty() && player.taxes.is_empty() && player.points == 0);
        assert_eq!(player.reserve, [10, 10, 2]);
    }
}
