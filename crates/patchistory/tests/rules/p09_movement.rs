//! Movement (P9).

use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::state::{Phase, Space};

use crate::support::{ANN, BOB, CEM, Play, Playing, Table};

fn movement(table: Table) -> Play {
    table.movement(ANN)
}

/// Ann's whole Movement, each other question answered quietly.
fn finish(play: &mut Play) {
    play.pass_until(|play| !matches!(play.state().phase, Phase::Movement { served: 0, .. }));
}

#[test]
fn p9_1_as_many_steps_as_transport_and_none_across_corners() {
    let mut play = movement(Table::new(3).workers(ANN, "H8"));
    play.choose("move H8");
    assert_eq!(play.offered("to"), ["H9", "I8"]);
    assert_eq!(play.why_not("to I9"), Some("P9.1"));
    assert_eq!(play.counted("to I9"), [("away", 2), ("range", 1)]);
    let mut far = movement(Table::new(3).paint(ANN, "J8 2T2").workers(ANN, "H8"));
    far.choose("move H8");
    assert_eq!(far.offered("to"), ["H9", "I8", "I9", "J8"]);
}

#[test]
fn p9_1_a_large_location_is_one_step_and_seas_are_crossed() {
    // Petra on J8 and K8: from I8 it is one step, and the next leads beyond it.
    let table =
        Table::new(3).at(3, 1).lay(ANN, "I-12", Face::Black, 2, 0, 0).paint(ANN, "I8 2T2, J9 SEA").workers(ANN, "I8");
    let mut play = movement(table);
    play.choose("move I8");
    let reached = play.offered("to");
    assert!(
        reached.contains(&"J8".to_owned()) && reached.contains(&"K9".to_owned()) && !reached.contains(&"K8".to_owned())
    );
}

#[test]
fn p9_1_the_range_is_that_of_the_start() {
    // The worker leaves the stable that gave the second step: it still goes two steps.
    let mut play = movement(Table::new(3).paint(ANN, "H8 2T1").workers(ANN, "H8 H9"));
    assert_eq!(play.level(ANN, 'T'), 3);
    play.choose("move H8, to J9");
    assert_eq!(play.level(ANN, 'T'), 2);
    play.choose("move H9");
    assert!(play.offers("to J8"));
}

#[test]
fn p9_1_a_level_that_rises_on_the_way_carries_nobody_further() {
    // A stable [T1] on I8: whoever comes there raises the level, but not the range.
    let mut play = movement(Table::new(3).paint(ANN, "I8 1T1").workers(ANN, "H8 H9"));
    play.choose("move H8, to I8");
    assert_eq!(play.level(ANN, 'T'), 2);
    play.choose("move H9");
    assert_eq!(play.offered("to"), ["H8", "I9"]);
}

#[test]
fn p9_2_in_the_end_nobody_shares_but_workers_may_change_places() {
    let mut play = movement(Table::new(3).workers(ANN, "H8 I8"));
    play.choose("move H8, to I8");
    // The other one must move on now.
    assert_eq!(play.options(), ["move I8"]);
    play.choose("move I8, to H8");
    assert_eq!(play.workers(ANN), ["H8", "I8"]);
}

#[test]
fn p9_2_nobody_goes_where_somebody_has_settled() {
    let mut play = movement(Table::new(3).workers(ANN, "H8 I9"));
    play.choose("move H8, to I8, move I9");
    assert_eq!(play.offered("to"), ["H9", "J9"]);
    assert_eq!(play.why_not("to I8"), Some("P9.2"));
}

#[test]
fn p9_2_a_full_territory_can_only_be_rearranged() {
    let mut play = movement(Table::new(3).workers(ANN, "H8 I8 J8 H9 I9 J9"));
    play.choose("move H8, to I8, move I8, to I9, move I9, to H9");
    // The circle closes: H9 has only H8 left.
    assert!(!play.offers("done") && play.offers("move H9"));
    play.choose("move H9");
    assert_eq!(play.offered("to"), ["H8"]);
}

#[test]
fn p9_3_a_worker_on_a_principal_route_goes_forward() {
    let mut play = movement(Table::new(3).paint(ANN, "J8 3T2").route(ANN, BOB, Some(Space::On(0))));
    assert_eq!(play.options(), ["go 1", "go 2", "go 3", "rest"]);
    play.choose("go 2");
    assert_eq!(play.route(4).unwrap().worker, Some(Space::On(2)));
}

#[test]
fn p9_4_it_stops_on_preparation() {
    let mut play = movement(Table::new(3).paint(ANN, "J8 3T2").route(ANN, BOB, Some(Space::On(3))));
    assert_eq!(play.options(), ["go 1", "go 2", "rest"]);
    play.choose("go 2");
    assert_eq!(play.route(4).unwrap().worker, Some(Space::Preparation));
}

#[test]
fn p9_5_aside_it_rests_and_comes_home_in_the_next_movement() {
    let mut play = movement(Table::new(3).route(ANN, BOB, Some(Space::On(3))));
    play.choose("rest");
    assert_eq!(play.route(4).unwrap().worker, Some(Space::Rested));
    assert_eq!(play.track(ANN), 7);
    let mut next = movement(Table::new(3).route(ANN, BOB, Some(Space::Rested)));
    assert_eq!(next.offered("home").len(), 6);
    next.choose("home H9");
    assert_eq!((next.route(4).unwrap().worker, next.level(ANN, 'F')), (None, 3));
}

#[test]
fn p9_6_a_war_that_was_declared_goes_on_whatever_the_transport() {
    let mut table = Table::new(3).bare(ANN).route(ANN, BOB, Some(Space::Preparation));
    table.state.route_mut(3).war = Some([true, false]);
    let play = movement(table);
    assert!(matches!(play.route(4).unwrap().worker, Some(Space::War) | None));
    assert!(matches!(play.game.decisions()[0].prompt, tessera_patchistory::prompt::Prompt::Spend { .. }));
}

#[test]
fn p9_7_without_transport_workers_rest() {
    let mut play =
        movement(Table::new(3).bare(ANN).route(ANN, BOB, Some(Space::On(2))).route(ANN, CEM, Some(Space::Rested)));
    // The one who rested comes home as planned.
    assert_eq!(play.offered("home").len(), 6);
    play.choose("home H8");
    assert_eq!(play.route(4).unwrap().worker, Some(Space::Rested));
    let mut allied = movement(Table::new(3).bare(ANN).allied([BOB, ANN], [None, Some(4)]));
    allied.choose("home H8");
    assert_eq!(allied.state().allied[0].unwrap().workers, [None, None]);
}

#[test]
fn p9_8_allies_walk_towards_each_other() {
    let table = || Table::new(3).paint(ANN, "J8 3T2").paint(BOB, "J8 3T2").allied([ANN, BOB], [Some(1), Some(4)]);
    let mut play = movement(table());
    assert_eq!(play.options(), ["go 1", "go 2", "go 3"]);
    play.choose("go 2");
    assert_eq!((play.who(), play.options().len()), (BOB, 3));
    play.choose("go 1");
    assert_eq!(play.state().allied[0].unwrap().workers, [Some(3), Some(3)]);
    let mut far = movement(Table::new(3).paint(ANN, "J8 3T2").allied([BOB, ANN], [None, Some(2)]));
    assert_eq!(far.options(), ["go 1", "go 2"]);
    far.choose("go 2");
    assert_eq!(far.offered("home").len(), 6);
}

#[test]
fn p9_9_whoever_comes_home_works_there_and_moves_no_more() {
    let mut play = movement(Table::new(3).at(1, 2).route(ANN, BOB, Some(Space::Rested)));
    play.choose("home I9");
    assert_eq!(play.workers(ANN), ["I9"]);
    finish(&mut play);
    play.pass_until(|play| play.state().round == 2);
    assert_eq!(play.owned(ANN, 'R'), 1);
}
