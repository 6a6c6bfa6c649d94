//! Production and upkeep (P12, P13).

use tessera_patchistory::state::{Phase, Space};

use crate::support::{ANN, BOB, CEM, Play, Playing, Table};

/// Everybody has produced; it is the next round.
fn produced(table: Table) -> Play {
    table.at(3, 1).production()
}

#[test]
fn p12_1_goods_as_the_levels_say() {
    let play = produced(Table::new(3).workers(ANN, "J9"));
    assert_eq!((play.goods(ANN), play.goods(BOB)), ([5, 5, 0, 21], [5, 6, 0, 20]));
}

#[test]
fn p12_2_workers_on_routes_bring_what_their_space_shows() {
    let base = produced(Table::new(3)).goods(ANN);
    let gain = |table: Table| {
        let goods = produced(table).goods(ANN);
        [0, 2, 3].map(|at: usize| goods[at] - base[at])
    };
    let on = |space| gain(Table::new(3).route(ANN, CEM, Some(space)));
    assert_eq!([1, 3, 4].map(|space| on(Space::On(space))), [[2, 0, 0], [0, 2, 0], [3, 0, 0]]);
    for space in [Space::On(0), Space::Rest, Space::Rested, Space::Preparation, Space::War] {
        assert_eq!(on(space), [0, 0, 0], "{space:?}");
    }
    // Two Food, of which the worker eats one.
    let food = |space| produced(Table::new(3).route(ANN, CEM, Some(space))).goods(ANN)[1];
    assert_eq!((food(Space::On(2)), food(Space::On(1))), (base[1] + 2 - 1, base[1] - 1));
    let allied = |space| gain(Table::new(3).allied([ANN, BOB], [Some(space), None]));
    assert_eq!([0, 1, 2, 3, 4].map(allied), [[0, 0, 0], [3, 0, 0], [0, 0, 2], [0, 2, 0], [0, 0, 3]]);
    // The board does not show it.
    assert_eq!(produced(Table::new(3).route(ANN, CEM, Some(Space::On(1)))).level(ANN, 'M'), 2);
}

#[test]
fn p12_2_who_came_home_brings_nothing() {
    let goods = |space| {
        let mut play = Table::new(3).at(1, 2).bare(ANN).route(ANN, CEM, Some(space)).movement(ANN);
        play.choose("home H8?");
        play.pass_until(|play| play.state().round == 2);
        play.goods(ANN)
    };
    // Rested on the way, and home from the far end of an Allied route: only the space of the moment counts.
    assert_eq!((goods(Space::Rested), goods(Space::On(1))), ([3, 3, 0, 20], [3, 3, 0, 20]));
    let mut far =
        Table::new(3).at(1, 2).bare(ANN).paint(ANN, "H8 1T2").allied([ANN, BOB], [Some(4), None]).movement(ANN);
    far.choose("go 1, home H9");
    far.pass_until(|play| play.state().round == 2);
    assert_eq!(far.goods(ANN), [3, 3, 0, 20]);
}

#[test]
fn p12_3_then_what_comes_after_production() {
    let mut play = produced(Table::new(3).feature(ANN, "colosseum").goods(ANN, [0, 0, 0, 0]));
    let food = play.level(ANN, 'F');
    assert_eq!(play.offered("feast").len(), usize::from(food.min(3)) + 1);
    play.choose("feast 1");
    assert_eq!(play.owned(ANN, 'F'), u16::from(food) - 1);
}

#[test]
fn p12_4_workers_eat_what_the_track_shows() {
    for (workers, due) in [("H8", 1), ("H8 I8 J8 H9", 4), ("H8 I8 J8 H9 I9 J9", 7)] {
        let table = Table::new(3).bare(ANN).goods(ANN, [0, 20, 0, 20]).workers(ANN, workers);
        assert_eq!(produced(table).owned(ANN, 'F'), 20 - due);
    }
}

#[test]
fn p12_4_what_is_missing_costs_three_culture_each() {
    let table = Table::new(3).bare(ANN).workers(ANN, "H8 I8 J8 H9").goods(ANN, [0, 2, 0, 10]);
    assert_eq!(produced(table).goods(ANN), [0, 0, 0, 4]);
    let poor = Table::new(3).bare(ANN).workers(ANN, "H8 I8 J8 H9").goods(ANN, [0, 0, 0, 10]);
    assert_eq!(produced(poor).goods(ANN), [0, 0, 0, 0]);
}

#[test]
fn p13_1_heroes_eat_and_wonders_are_kept() {
    let table = Table::new(3).at(3, 5).feature(ANN, "homer").feature(ANN, "socrates").feature(ANN, "stonehenge");
    let play = table.goods(ANN, [0, 3, 0, 20]).phase(Phase::Upkeep);
    assert_eq!(play.goods(ANN), [0, 0, 0, 11]);
    let rich = Table::new(3).at(3, 5).feature(ANN, "homer").feature(ANN, "stonehenge").goods(ANN, [0, 9, 9, 20]);
    assert_eq!(rich.phase(Phase::Upkeep).goods(ANN), [0, 7, 8, 20]);
    let special = Table::new(3).at(1, 5).feature(ANN, "aqueduct").goods(ANN, [0, 9, 9, 20]).phase(Phase::Upkeep);
    assert_eq!(special.goods(ANN), [0, 9, 9, 20]);
}

#[test]
fn p13_2_nobody_is_lost_for_want_of_upkeep() {
    let play = Table::new(3).at(1, 5).feature(ANN, "homer").goods(ANN, [0, 0, 0, 0]).phase(Phase::Upkeep);
    assert!(play.has(ANN, "homer"));
}
