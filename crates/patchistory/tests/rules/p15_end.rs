//! The end of an Era and of the game (P15).

use tessera_patchistory::components::tiles::{Printing, Tile};
use tessera_patchistory::state::Phase;

use crate::support::{ANN, BOB, CEM, Play, Playing, Table};

#[test]
fn p15_1_effects_of_the_eras_end_then_a_new_stack() {
    let table =
        Table::new(3).at(1, 5).feature(ANN, "pyramids-of-giza").workers(ANN, "H8 H9").feature(BOB, "ziggurat-of-ur");
    let play = table.phase(Phase::EraEnd);
    assert_eq!((play.culture(ANN), play.culture(BOB), play.culture(CEM)), (22, 17, 20));
    let state = play.state();
    assert_eq!((state.era, state.round, state.stack.len() + state.offer.len()), (1, 0, 25));
    let second: Vec<Tile> = Tile::of_era(1, Printing::Second).collect();
    assert!(state.stack.iter().all(|tile| second.contains(tile)));
}

#[test]
fn p15_2_after_the_third_era_effects_of_the_games_end() {
    let table =
        Table::new(3).at(3, 5).feature(ANN, "wall-street").goods(ANN, [11, 9, 9, 20]).feature(BOB, "ziggurat-of-ur");
    let play = table.phase(Phase::EraEnd);
    assert_eq!((play.culture(ANN), play.culture(BOB)), (25, 17));
    assert_eq!(play.state().phase, Phase::Over);
    // Nothing else that is left is worth anything, and all screens are lifted.
    assert_eq!((play.culture(CEM), play.view(CEM).screens.len()), (20, 3));
}

#[test]
fn p15_3_most_culture_wins_and_a_tie_is_shared() {
    let ranks = |culture: [u16; 3]| {
        let mut table = Table::new(3).at(3, 5);
        for (seat, culture) in [ANN, BOB, CEM].into_iter().zip(culture) {
            table = table.goods(seat, [0, 0, 0, culture]);
        }
        let outcome = table.phase(Phase::EraEnd).game.outcome().unwrap();
        outcome.ranks.values().copied().collect::<Vec<u8>>()
    };
    assert_eq!(ranks([10, 30, 20]), [3, 1, 2]);
    assert_eq!(ranks([30, 30, 20]), [1, 1, 3]);
}

#[test]
fn a_whole_game_ends() {
    for seats in 2..=4 {
        let mut play = Play::from_seed(seats, 7);
        play.pass_until(|_| false);
        assert!(play.game.outcome().is_some());
    }
}
