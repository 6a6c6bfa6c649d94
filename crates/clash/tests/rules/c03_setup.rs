//! C3: setting up.

use tessera_clash::board::Mood;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::board::spaces;
use tessera_clash::components::buildings::Unit;
use tessera_kernel::{Game, Rng};

use crate::support::*;

fn fresh<G: InEdition>(seats: usize, seed: u64) -> tessera_clash::state::State {
    let setup = G::setup(seats).checked::<Clash>().expect("the usual setup works");
    Clash::setup(&setup, Rng::from_number(seed))
}

#[test]
fn c3_1_start_regions_are_open_and_the_rest_is_drawn() {
    for seats in 2..=4 {
        let state = fresh::<Monumental>(seats, 3);
        assert_eq!(state.board.revealed.len(), 4 * seats);
    }
    let firsts: std::collections::BTreeSet<usize> =
        (0..20).map(|seed| fresh::<Monumental>(3, seed).first.index()).collect();
    assert_eq!(firsts.len(), 3, "anybody may go first");
    let (one, other) = (fresh::<Monumental>(2, 1), fresh::<Monumental>(2, 2));
    assert!((2..10).any(|region| one.board.tile(region) != other.board.tile(region)));
}

#[test]
fn c3_2_two_food_farming_and_mining() {
    for state in [fresh::<Monumental>(2, 1), fresh::<Base2012>(2, 1)] {
        let player = &state.players[RED];
        assert_eq!(player.goods, goods("f2"));
        assert_eq!(player.advances.iter().collect::<Vec<_>>(), [Advance::Farming, Advance::Mining]);
    }
}

#[test]
fn c3_3_a_city_and_a_settler() {
    for (state, mood) in [(fresh::<Monumental>(2, 1), Mood::Happy), (fresh::<Base2012>(2, 1), Mood::Neutral)] {
        let start = state.players[RED].start;
        assert_eq!(state.board.city(start).expect("a city").mood, mood);
        assert_eq!(state.board.stack(start)[Unit::Settler], 1);
        assert_eq!(spaces(state.cities(RED)).count(), 1);
    }
}

#[test]
fn c3_4_three_cubes_or_levels_at_nought() {
    assert_eq!(fresh::<Monumental>(2, 1).players[RED].cubes, 3);
    let old = fresh::<Base2012>(2, 1);
    assert_eq!((old.players[RED].culture_level, old.players[RED].mood_level), (0, 0));
}

#[test]
fn c3_5_one_action_and_one_objective_card() {
    let state = fresh::<Base2012>(4, 1);
    assert!(state.players.values().all(|player| player.actions.len() == 1 && player.objectives.len() == 1));
    assert_eq!((state.actions.len(), state.objectives.len()), (38, 28));
}
