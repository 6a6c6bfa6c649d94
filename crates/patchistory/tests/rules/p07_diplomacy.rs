//! Diplomacy (P7).

use tessera_patchistory::state::Space;

use crate::support::{ANN, BOB, CEM, DEE, Playing, Table};

/// Ann has so many Politics points, swords and nothing else; the others nothing at all.
fn points(seats: usize, ann: &str) -> Table {
    Table::new(seats).at(3, 1).all_bare().paint(ANN, ann)
}

#[test]
fn p7_1_points_are_the_level_of_the_round() {
    let mut play = points(3, "H8 3P2, I8 3P2").goods(ANN, [9, 9, 9, 9]).diplomacy(ANN);
    assert_eq!(play.points(ANN), 4);
    play.choose("aid 1, offer m3, refuse");
    assert_eq!((play.points(ANN), play.who()), (2, ANN));
    play.choose("aid 2, offer f3, refuse");
    assert_eq!(play.points(ANN), 0);
    assert_eq!(play.options(), ["end"]);
}

#[test]
fn p7_1_points_are_those_of_the_moment() {
    // A worker trained onto a Politics frame gives its point at once.
    let mut play = Table::new(3).paint(ANN, "H8 1P3, I8 3P2").goods(ANN, [0, 9, 0, 20]).administration(ANN);
    assert_eq!(play.points(ANN), 3);
    play.choose("train, home H8");
    assert_eq!(play.points(ANN), 2);
}

#[test]
fn p7_2_nothing_that_cannot_be_paid_in_full() {
    let play = Table::new(3).goods(ANN, [3, 1, 0, 20]).workers(ANN, "H9").paint(ANN, "I9 3P2").administration(ANN);
    assert!(!play.offers("trade") && !play.offers("train") && !play.offers("route 1"));
    assert_eq!(
        (play.why_not("trade"), play.why_not("train"), play.why_not("route 1")),
        (Some("P7.2"), Some("P7.2"), Some("P7.2"))
    );
    let poor = Table::new(3).goods(ANN, [3, 9, 9, 20]).administration(ANN);
    assert_eq!(poor.why_not("train"), Some("P7.2"));
}

#[test]
fn p7_3_three_units_for_culture_to_whoever_is_connected() {
    let mut play = points(4, "H8 3P2").goods(ANN, [1, 2, 1, 10]).diplomacy(ANN);
    // Bob is a neighbour, Dee another by her own route; Cem sits opposite.
    assert_eq!(play.offered("aid"), ["1", "3"]);
    assert_eq!(play.why_not("aid 2"), Some("P7.3"));
    play.choose("aid 1");
    assert_eq!(play.offered("offer"), ["f2r1", "m1f1r1", "m1f2"]);
    play.choose("offer f2r1, accept");
    assert_eq!((play.goods(ANN), play.goods(BOB)), ([1, 0, 0, 15], [3, 6, 1, 20]));
    let few = points(4, "H8 3P2").goods(ANN, [1, 1, 0, 10]).diplomacy(ANN);
    assert_eq!(few.why_not("aid 1"), Some("P7.3"));
}

#[test]
fn p7_3_an_allied_route_connects_too() {
    let play = points(4, "H8 3P2").no_routes().allied([CEM, ANN], [None, None]).goods(ANN, [3, 0, 0, 0]).diplomacy(ANN);
    assert_eq!(play.offered("aid"), ["2"]);
}

#[test]
fn p7_3_two_players_need_a_route_first() {
    let play = points(2, "H8 3P2, I8 3P2, J8 2S1").goods(ANN, [3, 3, 3, 20]).diplomacy(ANN);
    assert_eq!(play.options(), ["end"]);
    assert_eq!((play.why_not("aid 1"), play.why_not("threaten 1")), (Some("P7.3"), Some("P7.5")));
}

#[test]
fn p7_4_refused_the_goods_stay_and_two_culture_come() {
    let mut play = points(3, "H8 3P2").goods(ANN, [3, 0, 0, 10]).diplomacy(ANN);
    play.choose("aid 1, offer m3");
    assert_eq!(play.who(), BOB);
    play.choose("refuse");
    assert_eq!((play.goods(ANN), play.goods(BOB)), ([3, 0, 0, 12], [3, 4, 0, 20]));
}

#[test]
fn p7_4_whoever_accepted_aid_offers_none_in_the_round() {
    let mut play =
        points(3, "H8 3P2").paint(BOB, "H8 3P2").paint(CEM, "H8 3P2").goods(ANN, [3, 0, 0, 10]).diplomacy(ANN);
    play.choose("aid 1, offer m3, accept, end");
    assert_eq!((play.who(), play.why_not("aid 0")), (BOB, Some("P7.4")));
    // Having offered does not bar from accepting.
    play.choose("end");
    assert_eq!(play.who(), CEM);
    play.choose("aid 0, offer m3");
    assert_eq!((play.who(), play.options()), (ANN, vec!["accept".into(), "refuse".into()]));
}

#[test]
fn p7_5_swords_must_exceed_swords_and_shields() {
    let threat = |bob: &str| points(3, "H8 3P2, I8 3P2, J8 2S1, J9 2S1").paint(BOB, bob).diplomacy(ANN);
    assert!(threat("H8 2S1, I8 1D1").offers("threaten 1"));
    let equal = threat("H8 2S1, I8 2D1");
    assert_eq!((equal.offers("threaten 1"), equal.why_not("threaten 1")), (false, Some("P7.5")));
}

#[test]
fn p7_5_a_principal_route_whichever_way_it_leads_and_no_ally() {
    let table = || points(4, "H8 3P2, I8 3P2, J8 2S1");
    let play = table().diplomacy(ANN);
    assert_eq!(play.offered("threaten"), ["1", "3"]);
    assert_eq!(play.why_not("threaten 2"), Some("P7.5"));
    let allied = table().allied([ANN, DEE], [None, None]).diplomacy(ANN);
    assert_eq!((allied.offered("threaten"), allied.why_not("threaten 3")), (vec!["1".to_owned()], Some("P7.5")));
}

#[test]
fn p7_6_two_culture_or_three_money_more_if_by_far() {
    let demand = |swords: &str, goods: &str| {
        let mut play = points(3, swords).diplomacy(ANN);
        play.choose("threaten 1");
        play.choose(goods);
        (play.goods(ANN), play.goods(BOB), play.points(ANN))
    };
    assert_eq!(demand("H8 3P2, I8 3P2, J8 2S1", "demand culture"), ([3, 4, 0, 22], [3, 4, 0, 18], 1));
    assert_eq!(demand("H8 3P2, I8 3P2, J8 2S1", "demand money"), ([6, 4, 0, 20], [0, 4, 0, 20], 1));
    assert_eq!(demand("H8 3P2, I8 3P2, J8 2S1, J9 3S1", "demand culture"), ([3, 4, 0, 24], [3, 4, 0, 16], 1));
    // Bob owns 3 of the 5 Money.
    assert_eq!(demand("H8 3P2, I8 3P2, J8 2S1, J9 3S1", "demand money"), ([6, 4, 0, 20], [0, 4, 0, 20], 1));
}

#[test]
fn p7_7_breaking_an_alliance_costs_all_points_and_brings_votes() {
    let table = || points(3, "H8 3P2, I8 3P2").allied([ANN, BOB], [Some(2), Some(3)]);
    let mut play = table().diplomacy(ANN);
    assert_eq!(play.offered("break"), ["1"]);
    play.choose("break 1");
    // Ann's worker comes home first, then Bob's.
    assert_eq!((play.who(), play.votes(ANN), play.points(ANN)), (ANN, 4, 0));
    play.choose("home J9");
    assert_eq!(play.who(), BOB);
    play.choose("home H8");
    assert!(!play.state().are_allied(ANN, BOB));
    assert_eq!(play.options(), ["end"]);
}

#[test]
fn p7_7_only_before_any_other_diplomacy_and_with_a_point() {
    let mut play = points(3, "H8 3P2, I8 3P2").goods(ANN, [3, 0, 0, 0]).allied([ANN, BOB], [None, None]).diplomacy(ANN);
    play.choose("aid 1, offer m3, refuse");
    assert_eq!((play.offers("break 1"), play.why_not("break 1")), (false, Some("P7.7")));
    let none =
        Table::new(3).all_bare().allied([ANN, BOB], [None, None]).route(ANN, BOB, Some(Space::On(1))).diplomacy(ANN);
    assert_eq!(none.why_not("break 1"), Some("P7.2"));
}
