//! The Vote (P14).

use tessera_kernel::Rng;
use tessera_patchistory::components::prosperity::Prosperity::{self, Food, Military, Transport};
use tessera_patchistory::event::Event;
use tessera_patchistory::scoring;
use tessera_patchistory::state::Phase;

use crate::support::{ANN, BOB, CEM, DEE, Play, Playing, Table};

/// Everybody has three cards of a known hand.
fn table(seats: usize) -> Table {
    let hands: [&[Prosperity]; 4] = [
        &[Military, Prosperity::Culture, Prosperity::Wonders],
        &[Food, Prosperity::Money, Prosperity::Extent],
        &[Transport, Prosperity::Routes, Prosperity::People],
        &[Prosperity::Defence, Prosperity::Heroes, Prosperity::Politics],
    ];
    Table::new(seats).at(1, 5).all_bare().cards(&hands[..seats])
}

/// Puts cards forward, then stakes: for each card, by seat.
fn voted(table: Table, cards: &[&str], stakes: &[(Prosperity, &[u16])]) -> Play {
    let mut play = table.vote();
    for (seat, card) in play.state().players.seats().zip(cards) {
        play.answer(seat, &format!("card {card}"));
    }
    while let Phase::Stakes { at } = play.state().phase {
        let card = play.state().ballot[usize::from(at)].0;
        let staked = stakes.iter().find(|(other, _)| *other == card).map_or(&[][..], |(_, staked)| staked);
        for seat in play.state().players.seats() {
            let votes = staked.get(seat.index()).copied().unwrap_or(0);
            play.answer(seat, &format!("stake {votes}"));
        }
    }
    play
}

#[test]
fn p14_1_votes_come_before_the_cards_and_can_be_staked_at_once() {
    let mut play = table(3).feature(BOB, "stonehenge").vote();
    assert_eq!((play.votes(BOB), play.votes(ANN)), (2, 0));
    play.all(&[(ANN, "card military"), (BOB, "card food"), (CEM, "card people")]);
    play.all(&[(ANN, "stake 0"), (BOB, "stake 2"), (CEM, "stake 0")]);
    assert_eq!((play.view(ANN).ballot[0].1, play.votes(BOB)), (2, 0));
}

#[test]
fn p14_2_a_card_each_in_secret_and_nobody_is_told_whose() {
    let mut play = table(3).vote();
    assert_eq!(play.game.decisions().len(), 3);
    play.answer(BOB, "card extent");
    assert!(play.view(ANN).ballot.is_empty() && play.view(BOB).own().unwrap().cards.len() == 3);
    play.answer(ANN, "card military");
    play.answer(CEM, "card people");
    let shown: Vec<Prosperity> = play.view(ANN).ballot.iter().map(|(card, _)| *card).collect();
    assert_eq!(shown.len(), 3);
    assert!([Military, Prosperity::Extent, Prosperity::People].iter().all(|card| shown.contains(card)));
    assert!(play.story().iter().any(|event| matches!(event, Event::CardsShown { .. })));
}

#[test]
fn p14_2_the_order_they_are_shown_in_is_chances() {
    let orders: std::collections::BTreeSet<Vec<&str>> = (0..30)
        .map(|seed| {
            let mut play = table(3).with(|s| s.rng = Rng::from_number(seed)).vote();
            play.all(&[(ANN, "card military"), (BOB, "card food"), (CEM, "card people")]);
            play.view(ANN).ballot.iter().map(|(card, _)| card.id()).collect()
        })
        .collect();
    // Every order there is, and nothing else.
    assert_eq!(orders.len(), 6);
}

#[test]
fn p14_3_those_who_tie_share_the_lowest_of_their_places() {
    let rank = |values: &[u8]| {
        let values = tessera_kernel::BySeat::from_fn(values.len(), |seat| values[seat.index()]);
        scoring::ranked(&values).values().copied().collect::<Vec<u8>>()
    };
    assert_eq!(rank(&[4, 3, 2, 1]), [1, 2, 3, 4]);
    assert_eq!(rank(&[4, 3, 3, 1]), [1, 3, 3, 4]);
    assert_eq!(rank(&[4, 3, 3, 3]), [1, 4, 4, 4]);
    assert_eq!(rank(&[3, 3, 3, 3]), [4, 4, 4, 4]);
    assert_eq!(rank(&[3, 3, 1]), [2, 2, 3]);
    assert_eq!(rank(&[3, 1, 1]), [1, 3, 3]);
    assert_eq!(rank(&[3, 3]), [2, 2]);
}

#[test]
fn p14_4_stakes_are_secret_card_by_card() {
    let mut play = table(3).votes(ANN, 3).votes(BOB, 1).vote();
    play.all(&[(ANN, "card military"), (BOB, "card food"), (CEM, "card people")]);
    assert_eq!(play.game.decision(ANN).unwrap().options.len(), 4);
    play.answer(ANN, "stake 2");
    assert_eq!(play.view(BOB).ballot[0].1, 0);
    play.all(&[(BOB, "stake 1"), (CEM, "stake 0")]);
    assert_eq!((play.view(BOB).ballot[0].1, play.votes(ANN)), (3, 1));
    assert_eq!(play.game.decision(ANN).unwrap().options.len(), 2);
}

#[test]
fn p14_5_the_card_with_the_fewest_votes_is_dropped_and_a_tie_for_it_drops_all() {
    let cards = [(Military, 4), (Food, 2), (Transport, 2)];
    assert!(scoring::counted(3, &cards).is_empty());
    let cards = [(Military, 4), (Food, 2), (Transport, 1)];
    assert_eq!(scoring::counted(3, &cards), [(Military, 4, 2), (Food, 2, 1)]);
    assert!(scoring::counted(3, &[(Military, 0), (Food, 0), (Transport, 0)]).is_empty());
    // With two players both are scored.
    assert_eq!(scoring::counted(2, &cards[..2]), [(Military, 4, 0), (Food, 1, 0)]);
    assert_eq!(scoring::counted(2, &[(Military, 4), (Food, 4)]), [(Military, 4, 0), (Food, 4, 0)]);
}

#[test]
fn p14_6_culture_by_rank() {
    let rewards = |seats| (1..=seats as u8).map(|rank| scoring::reward(seats, rank, 7, 3)).collect::<Vec<i32>>();
    assert_eq!((rewards(2), rewards(3), rewards(4)), (vec![7, 0], vec![7, 3, 0], vec![7, 3, 0, -3]));
}

#[test]
fn p14_6_a_whole_vote_of_three() {
    let table =
        table(3).paint(ANN, "H8 3S1").paint(BOB, "H8 1S1, I8 3F2").paint(CEM, "H8 3F1").votes(ANN, 9).votes(BOB, 5);
    let stakes: [(Prosperity, &[u16]); 2] = [(Military, &[5]), (Food, &[0, 3])];
    let play = voted(table, &["military", "food", "people"], &stakes);
    // Military 5: Ann 5, Bob 2. Food 3: Bob 3, Cem 1. People is dropped.
    assert_eq!([ANN, BOB, CEM].map(|seat| play.culture(seat)), [25, 25, 21]);
}

#[test]
fn p14_6_the_last_loses_what_is_there_and_that_is_what_is_told() {
    let table = table(4).paint(ANN, "H8 3S1").paint(BOB, "H8 2S1").paint(CEM, "H8 1S1").votes(ANN, 9).votes(BOB, 3);
    let table = table.goods(DEE, [0, 0, 0, 3]);
    let stakes: [(Prosperity, &[u16]); 3] = [(Military, &[9]), (Food, &[0, 1]), (Prosperity::Defence, &[0, 2])];
    let play = voted(table, &["military", "food", "people", "defence"], &stakes);
    // Four for the swords and one for the shields would be due.
    let lost = |event| if let Event::CardScored { seat: DEE, culture, .. } = event { Some(culture) } else { None };
    assert_eq!(play.story().into_iter().filter_map(lost).sum::<i32>(), -3);
    assert_eq!(play.culture(DEE), 0);
}

#[test]
fn p14_7_all_votes_and_the_cards_are_gone_the_others_stay() {
    let play = voted(table(3).votes(ANN, 9), &["military", "food", "people"], &[(Military, &[5])]);
    assert_eq!((play.votes(ANN), play.state().used_cards.len(), play.state().era), (0, 3, 1));
    assert!(play.state().players.values().all(|player| player.cards.len() == 2));
}
