//! Administration (P8).

use tessera_kernel::Viewer;
use tessera_patchistory::components::squares::Square;
use tessera_patchistory::event::Event;
use tessera_patchistory::state::{Phase, Space, State};

use crate::support::{ANN, BOB, CEM, Play, Playing, Table, square};

/// Ann has six Politics points and plenty of goods.
fn table(era: u8) -> Table {
    Table::new(3).at(era, 1).bare(ANN).paint(ANN, "H8 3P2, I8 3P2, J8 3P2").goods(ANN, [20, 20, 20, 20])
}

fn administration(era: u8) -> Play {
    table(era).administration(ANN)
}

#[test]
fn p8_1_a_worker_sets_out_for_a_point_and_food() {
    for (era, food) in [(1, 2), (2, 3), (3, 4)] {
        let mut play = table(era).workers(ANN, "H9").administration(ANN);
        play.choose("trade, from H9, by r1");
        assert_eq!((play.owned(ANN, 'F'), play.points(ANN), play.workers(ANN).len()), (20 - food, 5, 0));
        assert_eq!(play.route(1).unwrap().worker, Some(Space::On(0)));
    }
}

#[test]
fn p8_1_on_a_free_route_that_starts_here_or_an_allied_one() {
    let mut play = table(1)
        .workers(ANN, "H9 I9")
        .route(ANN, CEM, Some(Space::Rested))
        .allied([BOB, ANN], [Some(2), None])
        .administration(ANN);
    play.choose("trade, from H9");
    // r1 leads to Bob and is free, r3 comes from Cem, r4 is taken.
    assert_eq!(play.offered("by"), ["a1", "r1"]);
    play.choose("by a1");
    assert_eq!(play.state().allied[0].unwrap().workers, [Some(2), Some(5)]);
    play.choose("trade, from I9");
    assert_eq!(play.offered("by"), ["r1"]);
}

#[test]
fn p8_1_without_a_worker_or_a_route_there_is_no_trade() {
    assert_eq!(administration(1).why_not("trade"), Some("P8.1"));
    let taken = table(1).workers(ANN, "H9").no_routes().administration(ANN);
    assert_eq!(taken.why_not("trade"), Some("P8.1"));
}

#[test]
fn p8_2_goods_for_goods_of_the_same_value() {
    let mut play = table(1).paint(ANN, "H9 3T2").administration(ANN);
    play.choose("exchange");
    assert!(play.offers("give r3") && !play.offers("give r4") && play.offers("give m1"));
    play.choose("give r2");
    assert_eq!(play.offered("get"), ["f4", "m1f3", "m2f2", "m3f1", "m4"]);
    play.choose("get m1f3");
    assert_eq!((play.goods(ANN), play.points(ANN)), ([21, 23, 18, 20], 5));
    play.choose("exchange, give f3");
    // Nothing may be left over.
    assert_eq!(play.offered("get"), ["m1r1", "m3"]);
}

#[test]
fn p8_2_transport_counts_at_that_moment() {
    // A stable: [T1].
    let mut play = table(1).paint(ANN, "H9 1T1").administration(ANN);
    assert_eq!(play.why_not("exchange"), Some("P8.2"));
    play.choose("train, home H9, exchange");
    assert!(play.offers("give r1") && !play.offers("give r2"));
    play.choose("give r1, get f2");
    // Covered, it carries nothing any more.
    let mut play = table(1).paint(ANN, "H9 3T2").hand(ANN, "B01").administration(ANN);
    assert!(play.offers("exchange"));
    play.choose("sanitise, with B01, on H9");
    assert_eq!(play.why_not("exchange"), Some("P8.2"));
    let broke = table(1).paint(ANN, "H9 3T2").goods(ANN, [0, 0, 0, 20]).administration(ANN);
    assert_eq!(broke.why_not("exchange"), Some("P8.2"));
}

#[test]
fn p8_3_a_new_worker_goes_to_any_free_location() {
    for (era, food) in [(1, 4), (2, 5), (3, 6)] {
        let mut play = table(era).workers(ANN, "H9").administration(ANN);
        play.choose("train");
        assert!(!play.offers("home H9"));
        play.choose("home I9");
        assert_eq!((play.owned(ANN, 'F'), play.points(ANN), play.track(ANN)), (20 - food, 4, 6));
    }
}

#[test]
fn p8_3_not_without_a_worker_on_the_track() {
    let full = table(1).workers(ANN, "H8 I8 J8 H9 I9 J9").administration(ANN);
    assert_eq!(full.why_not("train"), Some("P8.3"));
    let out =
        table(1).workers(ANN, "H8 I8 J8 H9 I9").route(ANN, CEM, Some(Space::On(1))).route(ANN, CEM, Some(Space::On(1)));
    let out = out.route(ANN, CEM, Some(Space::On(1))).administration(ANN);
    assert_eq!(out.why_not("train"), Some("P8.3"));
}

#[test]
fn p8_4_culture_for_each_hero() {
    for (era, food) in [(1, 1), (2, 2), (3, 3)] {
        let mut play = table(era).feature(ANN, "aristotle").feature(ANN, "socrates").administration(ANN);
        let points = play.points(ANN);
        play.choose("honour heroes");
        assert_eq!((play.culture(ANN), play.owned(ANN, 'F'), play.points(ANN)), (22, 20 - food, points - 2));
    }
    assert_eq!(administration(1).why_not("honour heroes"), Some("P8.4"));
}

#[test]
fn p8_5_culture_for_each_wonder() {
    for (era, resources) in [(1, 0), (2, 1), (3, 2)] {
        let mut play = table(era).feature(ANN, "stonehenge").administration(ANN);
        let points = play.points(ANN);
        play.choose("honour wonders");
        assert_eq!((play.culture(ANN), play.owned(ANN, 'R'), play.points(ANN)), (21, 20 - resources, points - 2));
        // Again, each time paid in full.
        assert_eq!(play.offers("honour wonders"), points >= 4);
    }
    assert_eq!(administration(1).why_not("honour wonders"), Some("P8.5"));
}

#[test]
fn p8_6_one_route_a_round_to_anybody() {
    let mut play = administration(1);
    assert_eq!(play.offered("route"), ["1", "2"]);
    play.choose("route 1");
    assert_eq!((play.owned(ANN, 'R'), play.points(ANN), play.state().routes().count()), (18, 4, 4));
    assert_eq!((play.offers("route 2"), play.why_not("route 2")), (false, Some("P8.6")));
    let none_left = (0..11).fold(table(1), |table, _| table.route(BOB, CEM, None)).administration(ANN);
    assert_eq!(none_left.why_not("route 1"), Some("P8.6"));
}

#[test]
fn p8_6_a_route_that_was_given_up_can_be_built_again() {
    // All fourteen lie on the table; Ann gives one up in a war.
    let table = (0..10).fold(table(3).feature(ANN, "schwerer-gustav"), |table, _| table.route(BOB, CEM, None));
    let mut play = table.war(ANN, BOB, [true, false]).wars();
    assert_eq!((play.state().routes().count(), play.options()), (14, vec!["give-up r1".to_owned(), "no".into()]));
    play.choose("give-up r1");
    play.pass_until(|play| matches!(play.state().phase, Phase::Administration { .. }) && play.who() == ANN);
    assert!(play.offers("route 1"));
    play.choose("route 1");
    assert_eq!(play.state().routes().count(), 14);
}

#[test]
fn p8_7_a_square_becomes_wasteland_even_a_sea() {
    let mut play = table(1).paint(ANN, "H9 SEA").hand(ANN, "B01 B01 B02 B03").workers(ANN, "H9").administration(ANN);
    play.choose("sanitise");
    assert_eq!(play.offered("with"), ["B01", "B02", "B03"]);
    play.choose("with B02");
    assert_eq!(play.offered("on").len(), 6);
    play.choose("on H9");
    assert_eq!((play.square(ANN, "H9"), play.owned(ANN, 'R'), play.points(ANN)), (Square::CLEARED, 19, 4));
    // The worker stays, and a new tile comes.
    assert_eq!((play.workers(ANN), play.state().players[ANN].hand.len()), (vec!["H9".to_owned()], 4));
}

#[test]
fn p8_7_not_on_a_larger_location_and_its_face_stays_hidden() {
    let mut play = table(3).feature(ANN, "petra").hand(ANN, "B01 B02").administration(ANN);
    play.choose("sanitise, with B01");
    let territory = play.state().players[ANN].territory;
    let petra = territory.features().next().unwrap().1.iter().next().unwrap();
    assert!(!play.offers(&format!("on {petra}")));
    assert_eq!(play.why_not(&format!("on {}", territory.home(petra))), Some("P8.7"));
    play.choose("on H9");
    let seen = |viewer| {
        let log = play.game.log(viewer);
        log.into_iter()
            .find_map(|line| if let Event::Sanitised { building, .. } = line.event { Some(building) } else { None })
    };
    assert_eq!(seen(Viewer::Seat(BOB)), Some(None));
    assert!(seen(Viewer::Seat(ANN)).unwrap().is_some());
}

#[test]
fn p8_7_a_hero_of_one_square_is_lost() {
    let mut play = table(3).feature(ANN, "homer").hand(ANN, "B01").administration(ANN);
    let territory = play.state().players[ANN].territory;
    let homer = territory.features().next().unwrap().1.iter().next().unwrap();
    play.choose(&format!("sanitise, with B01, on {homer}"));
    assert!(!play.has(ANN, "homer"));
    let empty = table(1).hand(ANN, "").administration(ANN);
    assert_eq!(empty.why_not("sanitise"), Some("P8.7"));
}

#[test]
fn p8_8_a_building_for_what_it_costs() {
    let mut play = table(1).paint(ANN, "H9 SEA").hand(ANN, "B05 B13").administration(ANN);
    assert_eq!(play.offered("construct"), ["B05", "B13"]);
    play.choose("construct B13");
    assert!(!play.offers("on H9"));
    assert_eq!(play.why_not("on H9"), Some("P8.8"));
    play.choose("on I9");
    assert_eq!((play.owned(ANN, 'R'), play.points(ANN), play.level(ANN, 'C')), (17, 3, 2));
    play.choose("construct B05, on J9");
    assert_eq!((play.owned(ANN, 'R'), play.points(ANN), play.level(ANN, 'C')), (15, 0, 3));
}

#[test]
fn p8_8_a_building_can_be_built_over_and_leaves_the_game() {
    let mut play = table(1).hand(ANN, "B05 B13").administration(ANN);
    play.choose("construct B13, on I9, construct B05, on I9");
    assert_eq!((play.level(ANN, 'C'), play.state().scrapped.len()), (1, 1));
    assert_ne!(play.square(ANN, "I9"), square("WL"));
}

#[test]
fn p8_8_a_hero_of_one_square_that_is_built_over_is_lost() {
    let mut play = table(3).feature(ANN, "homer").hand(ANN, "B05").administration(ANN);
    let homer = play.state().players[ANN].territory.features().next().unwrap().1.iter().next().unwrap();
    play.choose(&format!("construct B05, on {homer}"));
    assert!(!play.has(ANN, "homer") && !play.offers("honour heroes"));
    assert!(play.story().iter().any(|event| matches!(event, Event::FeatureLost { seat: ANN, .. })));
}

#[test]
fn p8_8_not_on_a_sea_but_on_one_that_was_sanitised() {
    let mut play = table(1).paint(ANN, "H9 SEA").hand(ANN, "B01 B05").administration(ANN);
    play.choose("sanitise, with B01, on H9, construct B05, on H9");
    assert_eq!(play.level(ANN, 'C'), 1);
}

#[test]
fn p8_8_without_a_tile_in_the_stock_the_hand_shrinks() {
    let empty = |s: &mut State| {
        let stock = std::mem::take(&mut s.stock);
        stock.into_iter().for_each(|building| s.scrapped.add(building));
    };
    let mut play = table(1).hand(ANN, "B05 B13").with(empty).administration(ANN);
    play.choose("construct B05, on I9");
    assert_eq!(play.state().players[ANN].hand.len(), 1);
    play.choose("construct B13, on J9");
    assert_eq!((play.state().players[ANN].hand.len(), play.why_not("sanitise")), (0, Some("P8.7")));
}

#[test]
fn p8_9_once_a_round_points_become_votes() {
    let mut play = administration(1);
    assert_eq!(play.offered("campaign"), ["1", "2", "3", "4", "5", "6"]);
    play.choose("campaign 4");
    assert_eq!((play.votes(ANN), play.points(ANN)), (4, 2));
    assert_eq!((play.offers("campaign 1"), play.why_not("campaign 1")), (false, Some("P8.9")));
}

#[test]
fn p8_10_reductions_add_up_but_a_point_is_always_due() {
    // Nobody makes the same action cheaper twice in the box: what is there goes down to one point, goods to nothing.
    let play = table(3).feature(ANN, "parthenon").administration(ANN);
    let points = play.points(ANN);
    let mut play = play;
    play.choose("honour wonders");
    assert_eq!(play.points(ANN), points - 1);
    let mut free = Table::new(3)
        .at(1, 2)
        .workers(ANN, "H9")
        .goods(ANN, [0, 1, 0, 0])
        .feature(ANN, "lighthouse-of-alexandria")
        .administration(ANN);
    free.choose("trade, from H9, by r1");
    assert_eq!(free.owned(ANN, 'F'), 0);
}
