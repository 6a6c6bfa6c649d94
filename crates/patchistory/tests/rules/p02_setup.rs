//! Setting up (P2).

use tessera_kernel::{Setup, Viewer};
use tessera_patchistory::Patchistory;
use tessera_patchistory::components::capitals::Side;
use tessera_patchistory::state::Phase;

use crate::support::{ANN, BOB, CEM, Play, Playing, Table};

#[test]
fn p2_1_everyone_begins_with_the_same_goods() {
    let play = Play::from_seed(4, 3);
    for seat in play.state().players.seats() {
        assert_eq!((play.goods(seat), play.votes(seat), play.track(seat)), ([3, 4, 0, 20], 0, 8));
    }
}

#[test]
fn p2_2_equality_is_alike_for_all_and_liberty_differs() {
    let equal = Table::new(4).begin();
    assert!(equal.state().players.seats().all(|seat| equal.levels(seat) == "M2 F2 P1 T1"));
    let free = Table::with_options(4, "capital=liberty").begin();
    let mut levels: Vec<String> = free.state().players.seats().map(|seat| free.levels(seat)).collect();
    levels.sort();
    levels.dedup();
    assert_eq!((levels.len(), free.state().side), (4, Side::Liberty));
    let unknown = Setup { options: "capital=fraternity".parse().unwrap(), ..Setup::anonymous::<Patchistory>(2) };
    assert!(unknown.checked::<Patchistory>().is_err());
}

#[test]
fn p2_3_four_building_tiles_and_three_cards_each() {
    for (seats, stock, spare) in [(2, 28, 9), (3, 24, 6), (4, 20, 3)] {
        let play = Play::from_seed(seats, 5);
        let state = play.state();
        assert_eq!((state.stock.len(), state.spare_cards.len()), (stock, spare));
        assert!(state.players.values().all(|player| player.hand.len() == 4 && player.cards.len() == 3));
    }
}

#[test]
fn p2_4_a_route_to_the_left_hand_neighbour_with_three_or_four() {
    for (seats, routes) in [(2, 0), (3, 3), (4, 4)] {
        let play = Play::from_seed(seats, 5);
        let laid: Vec<_> = play.state().routes().map(|(_, route)| (route.from, route.to)).collect();
        assert_eq!(laid.len(), routes);
        assert!(laid.iter().all(|(from, to)| *to == from.next(seats)));
        assert_eq!(play.state().alliances().count(), 0);
    }
    let four = Play::from_seed(4, 5);
    assert!(four.state().has_principal(ANN, BOB) && !four.state().has_principal(ANN, CEM));
}

#[test]
fn p2_5_tiles_of_the_first_era_in_random_order_and_a_random_first_player() {
    let games: Vec<Play> = (0..20).map(|seed| Play::from_seed(2, seed)).collect();
    let firsts: Vec<_> = games.iter().map(|play| play.state().first).collect();
    assert!(firsts.contains(&ANN) && firsts.contains(&BOB));
    for play in &games {
        assert!(matches!(play.state().phase, Phase::SecretAuction));
        assert!(play.game.view(Viewer::Spectator).offer.iter().all(|offer| offer.tile.index() < 25));
    }
    assert_ne!(games[0].state().stack, games[1].state().stack);
}
