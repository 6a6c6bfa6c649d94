//! The auction (P5).

use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::event::Event;
use tessera_patchistory::state::Phase;

use crate::support::{ANN, BOB, CEM, Play, Playing, Table, tile};

/// Everybody has plenty of Money.
fn rich(seats: usize) -> Table {
    let mut table = Table::new(seats).at(1, 2);
    for seat in table.state.players.seats() {
        table = table.goods(seat, [10, 4, 0, 20]);
    }
    table
}

fn faces(play: &Play) -> Vec<Face> {
    play.state().offer.iter().map(|offer| offer.face).collect()
}

#[test]
fn p5_1_as_many_tiles_as_players() {
    for seats in 2..=4 {
        let play = rich(seats).begin();
        assert_eq!((play.state().offer.len(), play.state().stack.len()), (seats, 25 - seats));
    }
}

#[test]
fn p5_2_sides_alternate_and_each_round_begins_with_the_other() {
    use Face::{Black, White};
    assert_eq!(faces(&Table::new(3).at(1, 3).begin()), [White, Black, White]);
    assert_eq!(faces(&Table::new(3).at(1, 4).begin()), [Black, White, Black]);
    assert_eq!(faces(&Table::new(4).at(1, 4).begin()), [Black, White, Black, White]);
    assert_eq!(faces(&Table::new(4).at(1, 5).begin()), [White, Black, White, Black]);
    // Round 6 of the game is even: no restart at a new Era.
    assert_eq!(faces(&Table::new(3).at(2, 1).begin()), [Black, White, Black]);
}

#[test]
fn p5_3_whoever_may_take_a_tile_does_so_before_the_first_bid() {
    let mut play = rich(3).at(3, 2).feature(BOB, "vasco-da-gama").begin();
    assert_eq!((play.who(), play.offered("take")), (BOB, vec!["1".into(), "2".into(), "3".into()]));
    play.choose("take 2");
    // The others go on with the other tiles.
    assert_eq!(play.who(), ANN);
    assert!(!play.offers("bid 2 1") && play.offers("bid 1 1") && play.offers("bid 3 1"));
    play.choose("bid 1 1");
    assert_eq!(play.who(), CEM);
    play.choose("bid 3 1");
    assert!(matches!(play.state().phase, Phase::Placing { .. }));
    assert_eq!(play.owned(BOB, 'M'), 10);
}

#[test]
fn p5_4_the_highest_on_a_tile_passes_everybody_else_must_act() {
    let mut play = rich(3).begin();
    play.choose("bid 1 3");
    assert_eq!(play.who(), BOB);
    assert!(!play.offers("wait"));
    play.choose("bid 1 4");
    assert_eq!(play.who(), CEM);
    play.choose("bid 2 1");
    // Bob and Cem stand; Ann is outbid.
    assert_eq!(play.who(), ANN);
}

#[test]
fn p5_5_a_stake_beats_the_standing_one_and_never_shrinks() {
    let mut play = rich(3).begin();
    play.choose("bid 1 3");
    assert!(!play.offers("bid 1 3") && play.offers("bid 1 4") && play.offers("bid 2 1") && play.offers("bid 2 10"));
    assert!(!play.offers("bid 2 11"));
    play.choose("bid 1 4, bid 2 2");
    // Ann raises, or carries the whole 3 elsewhere.
    assert_eq!(play.who(), ANN);
    assert!(!play.offers("bid 3 1") && !play.offers("bid 3 2") && play.offers("bid 3 3"));
    assert!(!play.offers("bid 1 4") && play.offers("bid 1 5") && play.offers("bid 2 3") && play.offers("bid 1 10"));
    play.choose("bid 1 6");
    assert_eq!((play.who(), play.owned(ANN, 'M')), (BOB, 4));
}

#[test]
fn p5_6_it_ends_when_every_tile_has_one_standing_stake() {
    let mut play = rich(3).begin();
    play.choose("bid 1 3, bid 2 2, bid 3 1");
    assert!(matches!(play.state().phase, Phase::Placing { .. }));
    assert_eq!([ANN, BOB, CEM].map(|seat| play.owned(seat, 'M')), [7, 8, 9]);
    let won = |seat| play.story().iter().any(|event| matches!(event, Event::Won { seat: who, .. } if *who == seat));
    assert!([ANN, BOB, CEM].into_iter().all(won));
}

#[test]
fn p5_7_emergency_money_is_for_those_who_had_none() {
    let mut play = rich(3).goods(ANN, [0, 4, 0, 20]).goods(BOB, [0, 4, 0, 2]).begin();
    assert_eq!(
        (play.goods(ANN), play.options()),
        ([1, 4, 0, 17], vec!["bid 1 1".into(), "bid 2 1".into(), "bid 3 1".into()])
    );
    play.choose("bid 1 1");
    // Bob gives all his Culture for it.
    assert_eq!(play.goods(BOB), [1, 4, 0, 0]);
    play.choose("bid 2 1, bid 1 2");
    // Outbid, Ann gets no second one.
    assert_eq!((play.goods(ANN), play.options()), ([0, 4, 0, 17], vec!["bid 3 1".into()]));
}

#[test]
fn p5_7_not_for_those_who_had_money_and_lost_it() {
    let mut play = rich(3).goods(ANN, [2, 4, 0, 20]).begin();
    play.choose("bid 1 2, bid 1 3, bid 2 1");
    assert_eq!(
        (play.who(), play.goods(ANN), play.options()),
        (ANN, [0, 4, 0, 20], vec!["bid 2 2".to_owned(), "bid 3 2".to_owned()])
    );
}

#[test]
fn p5_8_in_the_first_auction_tiles_come_one_by_one_and_one_may_wait() {
    let mut play = Table::new(4).begin();
    assert_eq!((play.state().offer.len(), play.who(), faces(&play)), (1, ANN, vec![Face::White]));
    assert!(play.offers("wait") && play.offers("bid 1 3"));
    play.choose("wait");
    assert_eq!((play.state().offer.len(), play.who()), (2, BOB));
    play.choose("bid 2 1");
    assert_eq!((play.state().offer.len(), play.who()), (3, CEM));
    // Bidding over a standing stake is possible from the start.
    assert!(play.offers("bid 2 2"));
    play.choose("wait");
    assert_eq!(play.state().offer.len(), 4);
    assert!(!play.offers("wait"));
    play.choose("bid 4 1");
    assert!(!play.offers("wait") && play.who() == ANN);
    assert_eq!(faces(&play), [Face::White, Face::Black, Face::White, Face::Black]);
}

#[test]
fn p5_7_whoever_takes_a_tile_needs_no_emergency_money() {
    let mut play = rich(3).at(3, 2).feature(ANN, "vasco-da-gama").goods(ANN, [0, 4, 0, 20]).begin();
    assert_eq!((play.who(), play.goods(ANN)), (ANN, [0, 4, 0, 20]));
    play.choose("take 1, bid 2 1, bid 3 1");
    assert_eq!(play.goods(ANN), [0, 4, 0, 20]);
    // Whoever takes none pays at the first turn.
    let mut play = rich(3).at(3, 2).feature(ANN, "vasco-da-gama").goods(ANN, [0, 4, 0, 20]).begin();
    play.choose("no");
    assert_eq!((play.who(), play.goods(ANN)), (ANN, [1, 4, 0, 17]));
}

#[test]
fn p5_7_two_get_it_before_they_bid_in_secret() {
    let play = rich(2).goods(BOB, [0, 4, 0, 20]).begin();
    assert_eq!(play.goods(BOB), [1, 4, 0, 17]);
    assert!(play.told(ANN).iter().any(|event| matches!(event, Event::Emergency { seat: BOB, culture: 3 })));
    let bids = play.game.decision(BOB).unwrap().options.iter().map(ToString::to_string).collect::<Vec<String>>();
    assert_eq!(bids, ["bid 1 1", "bid 2 1"]);
}

#[test]
fn p5_9_two_bid_in_secret_and_see_both_sides() {
    let mut play = rich(2).begin();
    assert!(play.view(ANN).offer.iter().all(|offer| offer.face.is_none()));
    assert_eq!(play.game.decisions().len(), 2);
    play.answer(BOB, "bid 2 3");
    assert!(
        play.view(ANN).players[BOB].stake.is_none()
            && play.story().iter().all(|event| !matches!(event, Event::Bid { .. }))
    );
    play.answer(ANN, "bid 1 1");
    assert_eq!([ANN, BOB].map(|seat| play.owned(seat, 'M')), [9, 7]);
}

#[test]
fn p5_10_the_larger_bid_takes_the_tile_both_pay_and_the_winner_turns_it() {
    let mut play = rich(2).offer("I-03 I-04");
    play.all(&[(ANN, "bid 1 2"), (BOB, "bid 1 5")]);
    assert_eq!([ANN, BOB].map(|seat| play.owned(seat, 'M')), [8, 5]);
    let offer = play.view(ANN).offer;
    assert_eq!((offer[0].tile, offer[0].owner), (tile("I-03"), Some(BOB)));
    assert_eq!(play.options(), ["side white", "side black", "discard"]);
}

#[test]
fn p5_10_a_tie_is_the_first_players() {
    let mut play = rich(2).begin();
    play.all(&[(ANN, "bid 2 2"), (BOB, "bid 2 2")]);
    let offer = play.view(ANN).offer;
    assert_eq!((offer[1].owner, offer[0].owner), (Some(ANN), Some(BOB)));
}
