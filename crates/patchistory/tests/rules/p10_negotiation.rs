//! Negotiation (P10).

use tessera_patchistory::event::Event;
use tessera_patchistory::state::Space;

use crate::support::{ANN, BOB, CEM, Playing, Table};

fn table() -> Table {
    Table::new(3).no_routes().route(ANN, BOB, Some(Space::Preparation))
}

#[test]
fn p10_1_workers_who_arrived_are_negotiated_in_turn_order() {
    let table = table().route(CEM, ANN, Some(Space::Preparation)).route(ANN, CEM, Some(Space::Preparation));
    let mut play = table.negotiation();
    // Ann has two and says which is first.
    assert_eq!((play.who(), play.options()), (ANN, vec!["meet r1".into(), "meet r3".into()]));
    play.choose("meet r3").all(&[(ANN, "blue"), (CEM, "blue"), (ANN, "no"), (CEM, "no")]);
    play.choose("home H8").all(&[(ANN, "blue"), (BOB, "blue"), (ANN, "no"), (BOB, "no")]);
    play.choose("home I8").all(&[(CEM, "blue"), (ANN, "blue"), (ANN, "no"), (CEM, "no")]);
    assert_eq!(play.who(), CEM);
}

#[test]
fn p10_1_allies_do_not_negotiate() {
    let mut play = table().allied([ANN, BOB], [None, None]).negotiation();
    assert_eq!(play.offered("home").len(), 6);
    play.choose("home H8");
    assert!(play.story().iter().all(|event| !matches!(event, Event::Negotiated { .. })));
}

#[test]
fn p10_2_both_choose_in_secret() {
    let mut play = table().negotiation();
    assert_eq!(play.game.decisions().len(), 2);
    play.answer(BOB, "red");
    assert!(play.story().iter().all(|event| !matches!(event, Event::Negotiated { .. })));
    play.answer(ANN, "blue");
    assert_eq!(play.route(1).unwrap().war, Some([false, true]));
}

#[test]
fn p10_2_red_only_with_what_the_preparation_costs() {
    let play = table().at(2, 1).goods(ANN, [0, 0, 0, 20]).goods(BOB, [0, 0, 1, 20]).negotiation();
    let options = |seat| play.game.decision(seat).unwrap().options.len();
    assert_eq!((options(ANN), options(BOB), play.why_not("red")), (1, 2, Some("P10.2")));
}

#[test]
fn p10_3_both_blue_may_ally() {
    let mut play = table().negotiation();
    play.all(&[(ANN, "blue"), (BOB, "blue"), (ANN, "ally"), (BOB, "ally")]);
    // The worker's owner chooses the end.
    assert_eq!((play.who(), play.options()), (ANN, vec!["end x".into(), "end y".into()]));
    play.choose("end y, home H8");
    assert_eq!(play.state().allied[0].unwrap().ends, [BOB, ANN]);
}

#[test]
fn p10_3_nobody_hears_an_answer_before_both_are_in() {
    let mut play = table().negotiation();
    play.all(&[(ANN, "blue"), (BOB, "blue")]);
    assert_eq!(play.game.decisions().len(), 2);
    let before = (play.view(BOB), play.told(BOB).len());
    play.answer(ANN, "ally");
    assert_eq!((play.view(BOB), play.told(BOB).len()), before);
    let open = play.game.decision(BOB).unwrap().options.iter().map(ToString::to_string).collect::<Vec<String>>();
    assert_eq!(open, ["ally", "no"]);
    play.answer(BOB, "no");
    assert!(play.told(CEM).iter().any(|event| matches!(event, Event::NotAllied { .. })));
}

#[test]
fn p10_3_one_no_is_enough_and_without_a_route_in_stock_nobody_is_asked() {
    let mut play = table().negotiation();
    play.all(&[(ANN, "blue"), (BOB, "blue"), (ANN, "ally"), (BOB, "no")]).choose("home H8");
    assert_eq!(play.state().alliances().count(), 0);
    let mut empty = Table::new(4).no_routes().route(ANN, BOB, Some(Space::Preparation));
    for pair in [[ANN, CEM], [BOB, CEM], [CEM, crate::support::DEE], [ANN, crate::support::DEE]] {
        empty = empty.allied(pair, [None, None]);
    }
    let mut empty = empty.negotiation();
    empty.all(&[(ANN, "blue"), (BOB, "blue")]);
    assert_eq!(empty.offered("home").len(), 6);
}

#[test]
fn p10_4_a_red_one_declares_war_and_pays_for_it() {
    for (era, cost) in [(1, 0), (2, 1), (3, 2)] {
        let mut play = table().at(era, 1).goods(ANN, [0, 0, 5, 20]).goods(BOB, [0, 0, 5, 20]).negotiation();
        play.all(&[(ANN, "red"), (BOB, "blue")]);
        assert_eq!((play.owned(ANN, 'R'), play.owned(BOB, 'R')), (5 - cost, 5));
        let route = play.route(1).unwrap();
        assert_eq!((route.worker, route.war), (Some(Space::Preparation), Some([true, false])));
    }
}

#[test]
fn p10_4_two_aggressors_both_pay() {
    let mut play = table().at(3, 1).goods(ANN, [0, 0, 5, 20]).goods(BOB, [0, 0, 5, 20]).negotiation();
    play.all(&[(ANN, "red"), (BOB, "red")]);
    assert_eq!((play.owned(ANN, 'R'), play.owned(BOB, 'R'), play.route(1).unwrap().war), (3, 3, Some([true, true])));
}

#[test]
fn p10_5_an_alliance_ends_the_pairs_wars_and_negotiations() {
    let mut table = table().route(BOB, ANN, Some(Space::Preparation)).route(BOB, ANN, Some(Space::Preparation));
    table.state.route_mut(1).war = Some([true, true]);
    let mut play = table.negotiation();
    play.all(&[(ANN, "blue"), (BOB, "blue"), (ANN, "ally"), (BOB, "ally")]).choose("end x");
    // Bob's worker of the war, Ann's own, then Bob's other one, without tokens.
    assert_eq!(play.who(), BOB);
    play.choose("home H8");
    assert_eq!(play.who(), ANN);
    play.choose("home H8");
    assert_eq!(play.who(), BOB);
    play.choose("home I8");
    assert!(play.state().routes().all(|(_, route)| route.war.is_none() && route.worker.is_none()));
    assert_eq!(play.story().iter().filter(|event| matches!(event, Event::Negotiated { .. })).count(), 1);
}
