//! Territory, levels, workers, screens (P3).

use std::collections::BTreeSet;

use tessera_kernel::{Game, Rng, Viewer};
use tessera_patchistory::Patchistory;
use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::squares::Square;
use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::state::{Space, State};

use crate::support::{ANN, BOB, CEM, Playing, Table, cell};

#[test]
fn p3_1_only_visible_squares_count() {
    // I-03 W: Mine R1, Field F1 [F1], Palisade D1, Stall M1 [M1]; its mine covers the temple.
    let play = Table::new(3).at(3, 1).lay(ANN, "I-03", Face::White, 2, 1, 0).administration(ANN);
    assert_eq!(play.levels(ANN), "M3 F3 R1 P1 T1 D1");
    let under = Table::new(3).at(3, 1).lay(ANN, "I-03", Face::White, 2, 1, 1).administration(ANN);
    assert_eq!(under.levels(ANN), "M3 F3 P1 T1 D1");
}

#[test]
fn p3_2_a_location_of_several_squares_is_one_place() {
    // I-12 B: Petra takes the upper row, K8 and L8.
    let play = Table::new(3).at(3, 1).lay(ANN, "I-12", Face::Black, 2, 0, 0).administration(ANN);
    let territory = &play.state().players[ANN].territory;
    assert_eq!(territory.location(cell("K8")).len(), 2);
    assert_eq!((territory.home(cell("K8")), territory.home(cell("H8"))), (cell("J8"), cell("H8")));
    assert_eq!(territory.locations().len(), territory.occupied().len() - 1);
    // Its Culture icon counts once, its Money is 1 for the one route.
    assert_eq!(play.level(ANN, 'C'), 1);
}

#[test]
fn p3_3_a_frame_counts_while_a_worker_stands_there() {
    let play = Table::new(3).workers(ANN, "H9 I9").administration(ANN);
    assert_eq!(play.levels(ANN), "M2 F3 R1 P1 T1");
    assert_eq!(play.levels(BOB), "M2 F2 P1 T1");
}

#[test]
fn p3_3_the_board_is_true_at_all_times() {
    let table = Table::new(3).with(|s| {
        s.players[ANN].levels = s.players[ANN].levels.plus(tessera_patchistory::components::icons::Icon::Food, 1);
    });
    assert!(Patchistory::check(&table.state).is_err_and(|broken| broken.contains("shows")));
}

#[test]
fn p3_4_workers_on_land_and_on_routes_are_controlled() {
    let play = Table::new(3)
        .workers(ANN, "H8 H9")
        .route(ANN, CEM, Some(Space::On(2)))
        .route(ANN, CEM, Some(Space::Rest))
        .route(ANN, CEM, Some(Space::Preparation))
        .allied([ANN, BOB], [Some(3), None])
        .administration(ANN);
    assert_eq!((play.state().controlled(ANN), play.track(ANN)), (6, 2));
    assert_eq!(play.state().workers_at_home(ANN), 2);
}

#[test]
fn p3_5_a_worker_comes_home_to_any_free_location() {
    let mut play = Table::new(3).workers(ANN, "H8 H9").route(ANN, CEM, Some(Space::Rested)).movement(ANN);
    play.choose("done");
    assert_eq!(play.offered("home"), ["I8", "I9", "J8", "J9"]);
    play.choose("home I9");
    assert_eq!((play.workers(ANN), play.level(ANN, 'R')), (vec!["H8".into(), "H9".into(), "I9".into()], 1));
}

#[test]
fn p3_5_without_a_free_location_it_goes_to_the_track() {
    let mut play = Table::new(3).workers(ANN, "H8 I8 J8 H9 I9 J9").route(ANN, CEM, Some(Space::Rested)).movement(ANN);
    play.choose("done");
    assert_eq!((play.track(ANN), play.workers(ANN).len()), (2, 6));
}

#[test]
fn p3_6_what_is_behind_a_screen_is_in_no_other_view() {
    let play = Table::new(3).goods(BOB, [7, 8, 9, 10]).votes(BOB, 3).administration(ANN);
    let own = play.view(BOB).own().cloned().unwrap();
    assert_eq!((own.money, own.food, own.resources, own.culture, own.votes), (7, 8, 9, 10, 3));
    assert_eq!((own.buildings.len(), own.cards.len()), (4, 3));
    let others = play.view(ANN);
    assert!(others.screens.iter().all(|(seat, _)| *seat == ANN));
    assert!(play.game.view(Viewer::Spectator).screens.is_empty());
    assert_eq!((others.players[BOB].buildings, others.players[BOB].cards), (4, 3));
    let points = Patchistory::scores(play.state(), Viewer::Seat(ANN));
    assert!(points[BOB].is_empty() && points[ANN].len() == 1);
}

/// Everybody has two building tiles face down in a territory, and others' hands are full.
fn hidden() -> State {
    let table = Table::new(3).goods(BOB, [7, 8, 9, 10]).votes(BOB, 3).with(|s| {
        for seat in [ANN, BOB, CEM] {
            for place in ["H8", "I8"] {
                let building = s.players[seat].hand.kinds().next().expect("a hand of four");
                s.players[seat].hand.remove(building);
                s.players[seat].buried.add(building);
                s.players[seat].territory.cover(cell(place), Square::CLEARED);
            }
            s.refresh(seat);
        }
    });
    table.administration(ANN).state().clone()
}

/// What a thing of the table is in tables imagined by Ann, over many seeds: each once.
fn imagined(read: impl Fn(&State) -> String) -> BTreeSet<String> {
    let table = hidden();
    let seeds = (0..40).map(|seed| {
        let mut state = table.clone();
        Patchistory::redeal(&mut state, Viewer::Seat(ANN), &mut Rng::from_number(seed));
        assert_eq!(Patchistory::check(&state), Ok(()));
        read(&state)
    });
    seeds.collect()
}

#[test]
fn p3_6_what_others_hold_is_imagined_anew() {
    for seat in [BOB, CEM] {
        assert!(imagined(|s| format!("{:?}", s.players[seat].cards)).len() > 10, "cards of {seat}");
        assert!(imagined(|s| format!("{:?}", s.players[seat].hand)).len() > 10, "hand of {seat}");
        assert!(imagined(|s| format!("{:?}", s.players[seat].buried)).len() > 10, "face down of {seat}");
    }
    assert!(imagined(|s| format!("{:?}", s.stack)).len() > 30);
    assert!(imagined(|s| format!("{:?}", s.stock)).len() > 30);
    assert!(imagined(|s| format!("{:?}", s.spare_cards)).len() > 10);
}

#[test]
fn p3_6_what_one_knows_is_never_imagined_otherwise() {
    let own = |s: &State| format!("{:?}", s.players[ANN]);
    let open = |s: &State| {
        let others = [BOB, CEM].map(|seat| {
            let player = &s.players[seat];
            (player.goods, player.votes, player.territory, player.levels, player.hand.len(), player.cards.len())
        });
        format!("{others:?} {:?} {:?} {:?}", s.principal, s.used_cards, s.scrapped)
    };
    assert_eq!(imagined(own), BTreeSet::from([own(&hidden())]));
    assert_eq!(imagined(open), BTreeSet::from([open(&hidden())]));
}

#[test]
fn p3_6_how_often_a_card_is_imagined_with_somebody_tells_nothing() {
    // Of the twelve cards Ann cannot see, Bob has three: each of them in about a quarter of the tables.
    let table = hidden();
    let mut times = [0; 15];
    for seed in 0..400 {
        let mut state = table.clone();
        Patchistory::redeal(&mut state, Viewer::Seat(ANN), &mut Rng::from_number(seed));
        state.players[BOB].cards.iter().for_each(|card| times[card.index()] += 1);
    }
    for card in Prosperity::ALL {
        let known = table.players[ANN].cards.has(card);
        assert!(if known { times[card.index()] == 0 } else { (60..140).contains(&times[card.index()]) }, "{times:?}");
    }
}

#[test]
fn p3_7_culture_never_falls_below_nothing() {
    let mut table = Table::new(3).goods(BOB, [0, 0, 0, 2]);
    let icon = tessera_patchistory::components::icons::Icon::Culture;
    assert_eq!(table.state.pay(BOB, icon, 7), 2);
    assert_eq!(table.state.good(BOB, icon), 0);
    table.state.gain(BOB, icon, 500);
    assert_eq!(table.state.good(BOB, icon), 500);
}
