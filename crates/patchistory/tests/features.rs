//! What a learned judgement sees: as many finite numbers for every seat anywhere, and the telling ones tell.

#[path = "support/mod.rs"]
mod support;

use tessera_kernel::{Game, Match, Rng, Seat, Secret, Setup, Sheet, Viewer};
use tessera_patchistory::Patchistory;
use tessera_patchistory::components::prosperity::Prosperity::{Food, Heroes, Military, Wonders};
use tessera_patchistory::state::State;

use crate::support::{ANN, BOB, CEM, Table};

/// Numbers of a sheet.
const COUNT: usize = 318;

fn sheets(state: &State) -> Vec<Sheet> {
    let mut sheets = vec![Sheet::named(); state.count()];
    Patchistory::features(state, &mut sheets);
    sheets
}

/// What a sheet says of something.
fn said(state: &State, seat: Seat, name: &str) -> f32 {
    let sheet = &sheets(state)[seat.index()];
    let at = sheet.names().iter().position(|known| known == name);
    sheet.values()[at.unwrap_or_else(|| panic!("no sheet says '{name}'"))]
}

/// Plays at random and shows every position before the end.
fn play(seats: usize, options: &str, seed: u64, mut show: impl FnMut(&Match<Patchistory>)) {
    let setup =
        Setup { options: options.parse().expect("options are key=value"), ..Setup::anonymous::<Patchistory>(seats) };
    let mut game = Match::<Patchistory>::new(setup, Secret::from_number(seed)).expect("the setup is playable");
    let mut rng = Rng::from_number(seed);
    while game.outcome().is_none() {
        show(&game);
        let decision = &game.decisions()[0];
        let (seat, count) = (decision.seat, decision.options.len());
        game.answer_index(seat, rng.index(count)).expect("an option can be taken");
    }
}

#[test]
fn every_sheet_has_as_many_numbers() {
    let first = sheets(&Table::new(2).state)[0].names().to_vec();
    assert_eq!(first.len(), COUNT);
    let mut sorted = first.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), COUNT, "every name stands once");
    for (seats, options) in [(2, ""), (3, "capital=liberty"), (4, "")] {
        play(seats, options, 7, |game| {
            for sheet in sheets(game.state()) {
                assert_eq!(sheet.names(), first);
                for (name, value) in sheet.names().iter().zip(sheet.values()) {
                    assert!(value.is_finite() && value.abs() <= 8.0, "{name} is {value}");
                }
            }
        });
    }
}

#[test]
fn what_a_seat_sees_of_itself_does_not_depend_on_what_it_cannot_know() {
    let mut number = 0;
    play(3, "", 5, |game| {
        number += 1;
        if number % 20 != 0 {
            return;
        }
        for seat in game.state().players.seats() {
            let redealt = |seed| {
                let mut state = game.state().clone();
                Patchistory::redeal(&mut state, Viewer::Seat(seat), &mut Rng::from_number(seed));
                sheets(&state).swap_remove(seat.index())
            };
            assert_eq!(redealt(1), redealt(2));
            assert_eq!(redealt(1), sheets(game.state())[seat.index()]);
        }
    });
}

#[test]
fn culture_tells_who_leads() {
    let state = Table::new(3).goods(ANN, [1, 2, 3, 40]).goods(BOB, [0, 0, 0, 25]).goods(CEM, [9, 0, 0, 10]).state;
    let lead = |seat| said(&state, seat, "culture lead");
    assert_eq!((lead(ANN), lead(BOB), lead(CEM)), (0.5, -0.5, -1.0));
    assert_eq!([ANN, BOB, CEM].map(|seat| said(&state, seat, "leads")), [1.0, 0.0, 0.0]);
    assert_eq!([ANN, BOB, CEM].map(|seat| said(&state, seat, "ahead") * 3.0), [0.0, 1.0, 2.0]);
    assert_eq!((said(&state, ANN, "resources"), said(&state, CEM, "money")), (0.3, 0.9));
}

#[test]
fn swords_are_danger_to_one_and_prey_to_the_other() {
    let peace = Table::new(3).all_bare().state;
    let war = Table::new(3).all_bare().paint(ANN, "H8 3S1").state;
    assert_eq!(said(&war, BOB, "danger") - said(&peace, BOB, "danger"), 0.6);
    assert_eq!(said(&war, ANN, "prey") - said(&peace, ANN, "prey"), 0.6);
    assert_eq!(said(&war, ANN, "level 6"), 3.0 / 8.0);
}

#[test]
fn cards_in_hand_count_by_rank() {
    let hands: &[&[_]] = &[&[Military, Food, Heroes], &[Wonders]];
    let table = Table::new(3).all_bare().paint(ANN, "H8 3S1").paint(BOB, "H8 3S1").paint(BOB, "I8 1S1").cards(hands);
    // Second on Military, last but with everybody else on the others.
    assert_eq!(said(&table.state, ANN, "best card"), 0.5);
    assert_eq!(said(&table.state, BOB, "best card"), 0.0);
    assert_eq!(said(&table.state, ANN, "cards"), 1.0);
    let bob = table.state.players[BOB].levels;
    assert!(bob.of(tessera_patchistory::components::icons::Icon::Military) > 3);
}

#[test]
fn something_special_is_seen_by_name() {
    let plain = Table::new(2).state;
    let table = Table::new(2).feature(ANN, "homer").state;
    assert_eq!((said(&plain, ANN, "has 5"), said(&table, ANN, "has 5")), (0.0, 1.0));
    assert_eq!((said(&table, ANN, "heroes"), said(&table, BOB, "heroes")), (0.25, 0.0));
    assert_eq!(said(&table, ANN, "special lead"), 1.0 / 3.0);
}
