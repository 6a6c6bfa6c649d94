//! What a learned judgement sees holds everywhere: as many numbers at every position, and none that a seat cannot know.

#[path = "support/mod.rs"]
mod support;

use tessera_kernel::{Game, Match, Rng, Seat, Secret, Setup, Sheet, Viewer, features_of};
use tessera_mosaic::Mosaic;
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::empire::{self, Counting};
use tessera_mosaic::state::State;

use support::{BLUE, Playing, RED, Table};

/// A sheet for each seat, with names.
fn named(state: &State) -> Vec<Sheet> {
    let mut sheets = vec![Sheet::named(); state.count()];
    Mosaic::features(state, &mut sheets);
    sheets
}

/// A number by its name on a seat's sheet.
#[track_caller]
fn seen(state: &State, seat: Seat, name: &str) -> f32 {
    let sheet = &named(state)[seat.index()];
    let at = sheet.names().iter().position(|known| known == name).unwrap_or_else(|| panic!("no '{name}'"));
    sheet.values()[at]
}

/// Plays at random and shows every state.
fn play(seats: usize, seed: u64, mut each: impl FnMut(&State)) {
    let setup = Setup::anonymous::<Mosaic>(seats);
    let mut game = Match::<Mosaic>::new(setup, Secret::from_number(seed)).expect("the setup is playable");
    let mut rng = Rng::from_number(seed);
    while game.outcome().is_none() {
        each(game.position().committed().0);
        each(game.state());
        let decisions = game.decisions();
        let decision = &decisions[rng.index(decisions.len())];
        let (seat, index) = (decision.seat, rng.index(decision.options.len()));
        game.answer_index(seat, index).expect("it is listed");
    }
}

#[test]
fn every_position_has_as_many_numbers() {
    let names = named(Table::with(2).turn(RED).state())[0].names().to_vec();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), names.len(), "a name stands for one number");
    for (seats, seed) in [(2, 1), (2, 2), (4, 3), (6, 4)] {
        play(seats, seed, |state| {
            for sheet in features_of::<Mosaic>(state, seats).values() {
                assert_eq!(sheet.values().len(), names.len());
                let odd = sheet.values().iter().position(|value| !value.is_finite() || value.abs() > 5.0);
                assert_eq!(odd.map(|at| (&names[at], sheet.values()[at])), None);
            }
        });
    }
}

#[test]
fn a_sheet_tells_nothing_its_seat_cannot_know() {
    let mut rng = Rng::from_number(5);
    play(3, 6, |state| {
        let real = features_of::<Mosaic>(state, 3);
        for seat in state.players.seats() {
            let mut redealt = state.clone();
            Mosaic::redeal(&mut redealt, Viewer::Seat(seat), &mut rng);
            assert_eq!(features_of::<Mosaic>(&redealt, 3)[seat], real[seat]);
        }
    });
}

#[test]
fn regions_are_seen_as_they_score() {
    play(4, 7, |state| {
        let sheets = named(state);
        for (seat, _) in state.players.iter() {
            let sheet = &sheets[seat.index()];
            let found = |name: &str| {
                let at = sheet.names().iter().position(|known| known == name).expect("the name");
                sheet.values()[at]
            };
            for region in Region::open(4) {
                let ranking = empire::ranking(state, region, Counting::Scoring);
                let influence = f32::from(ranking.influence[seat].min(16)) / 8.0;
                assert_eq!(found(&format!("influence in {}", region.index())), influence);
                let points = f32::from(ranking.points(seat)) / 8.0;
                assert_eq!(found(&format!("points in {}", region.index())), points);
                assert_eq!(found(&format!("prize in {}", region.index())), f32::from(ranking.prize) / 10.0);
            }
            let dominated = empire::dominated(state, seat).count() as f32 / 4.0;
            assert_eq!(found("dominated"), dominated);
        }
    });
}

#[test]
fn a_city_is_seen_in_its_region() {
    let before = Table::with(2).cities(RED, "L5").cities(BLUE, "M6").turn(RED);
    let after = Table::with(2).cities(RED, "L5 L6").cities(BLUE, "M6").turn(RED);
    let [before, after] = [before.state(), after.state()];
    let italy = Region::Italy.index();
    let (margin, points) = (format!("margin in {italy}"), "region points lead");
    assert!(seen(after, RED, &margin) > seen(before, RED, &margin));
    assert!(seen(after, BLUE, &margin) < seen(before, BLUE, &margin));
    assert!(seen(after, RED, points) > 0.0 && seen(before, RED, points) == 0.0);
    assert!(seen(after, RED, "points lead") > seen(before, RED, "points lead"));
}

#[test]
fn what_can_be_paid_is_seen() {
    let poor = Table::with(2).cities(RED, "L5").stock(RED, 10, 0, 0, 0).turn(RED);
    let rich = Table::with(2).cities(RED, "L5").stock(RED, 20, 1, 0, 8).turn(RED);
    let [poor, rich] = [poor.state(), rich.state()];
    assert_eq!((seen(poor, RED, "wonder payable"), seen(rich, RED, "wonder payable")), (0.0, 1.0));
    assert!((seen(poor, RED, "short of a wonder") - 15.0 / 20.0).abs() < 1e-6);
    assert_eq!((seen(poor, RED, "technology payable"), seen(rich, RED, "technology payable")), (0.0, 0.0));
    let wise = Table::with(2).cities(RED, "L5").stock(RED, 0, 0, 4, 2).turn(RED);
    assert_eq!(seen(wise.state(), RED, "technology payable"), 1.0);
}

#[test]
fn a_golden_age_is_seen_coming() {
    let bare = Table::with(2).turn(RED);
    let near = Table::with(2).up(RED, "agriculture agricultural-colony seeds").turn(RED);
    let [bare, near] = [bare.state(), near.state()];
    assert!(seen(near, RED, "golden ages within one") > seen(bare, RED, "golden ages within one"));
    let taken = Table::with(2).up(RED, "agriculture agricultural-colony seeds").golden(BLUE, "public-games").turn(RED);
    assert_eq!(seen(taken.state(), RED, "golden ages within one"), 0.0);
}
