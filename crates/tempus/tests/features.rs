//! What a learned judgement sees holds everywhere: as many numbers at every position, and none that a seat cannot know.

#[path = "support/mod.rs"]
mod support;

use tessera_kernel::{BySeat, Game, Match, Rng, Seat, Secret, Setup, Sheet, Viewer, features_of};
use tessera_tempus::Tempus;
use tessera_tempus::state::State;

use support::{BLUE, Playing, RED, Table};

/// The options that change what is seen.
const OPTIONS: [&str; 2] = ["", "actions=late protection=cities"];

/// A sheet for each seat, with names.
fn named(state: &State) -> Vec<Sheet> {
    let mut sheets = vec![Sheet::named(); state.count()];
    Tempus::features(state, &mut sheets);
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
fn play(seats: usize, options: &str, seed: u64, mut each: impl FnMut(&State)) {
    let setup = Setup { options: options.parse().expect("options are key=value"), ..Setup::anonymous::<Tempus>(seats) };
    let mut game = Match::<Tempus>::new(setup, Secret::from_number(seed)).expect("the setup is playable");
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
    let names = named(Table::new(3).turn(RED).state())[0].names().to_vec();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), names.len(), "a name stands for one number");
    for (seats, options, seed) in [(3, OPTIONS[0], 1), (5, OPTIONS[1], 2), (4, OPTIONS[0], 3), (3, OPTIONS[1], 4)] {
        play(seats, options, seed, |state| {
            for sheet in features_of::<Tempus>(state, seats).values() {
                assert_eq!(sheet.values().len(), names.len());
                let odd = sheet.values().iter().position(|value| !value.is_finite() || value.abs() > 4.0);
                assert_eq!(odd.map(|at| (&names[at], sheet.values()[at])), None);
            }
        });
    }
}

#[test]
fn a_sheet_tells_nothing_its_seat_cannot_know() {
    let mut rng = Rng::from_number(5);
    play(4, OPTIONS[0], 6, |state| {
        let real = features_of::<Tempus>(state, 4);
        for seat in state.players.seats() {
            let mut redealt = state.clone();
            Tempus::redeal(&mut redealt, Viewer::Seat(seat), &mut rng);
            let imagined: BySeat<Sheet> = features_of::<Tempus>(&redealt, 4);
            assert_eq!(imagined[seat], real[seat]);
        }
    });
}

#[test]
fn land_and_cities_are_seen() {
    let table = || Table::new(3).tokens(RED, "G6 G6 H6 G5").tokens(BLUE, "C6 C6").tokens(support::BLACK, "D3");
    let before = table().turn(RED);
    let after = table().city(RED, "J5", 3).tokens(RED, "F5").turn(RED);
    let [before, after] = [before.state(), after.state()];
    assert!((seen(after, RED, "points") - seen(before, RED, "points") - 4.0 / 20.0).abs() < 1e-6);
    assert!(seen(after, RED, "points lead") > seen(before, RED, "points lead"));
    assert!(seen(after, BLUE, "points lead") < seen(before, BLUE, "points lead"));
    assert_eq!((seen(before, RED, "to move"), seen(before, BLUE, "to move")), (1.0, 0.0));
}

#[test]
fn a_stronger_neighbour_is_seen() {
    let table = |red: &str| Table::new(3).rows("cities").tokens(RED, red).tokens(BLUE, "G5 G5 G5 C6 D6 E8 K7");
    let weak = table("G6 H6 J4 J5 K6").turn(RED);
    let strong = table("G6 G6 G6 H6 J4 J5 K6").turn(RED);
    let [weak, strong] = [weak.state(), strong.state()];
    assert!(seen(weak, RED, "danger") > 0.0 && seen(strong, RED, "danger") == 0.0);
    assert!(seen(strong, RED, "close danger") > 0.0, "a card is enough");
    assert!(seen(weak, BLUE, "prey") > seen(strong, BLUE, "prey"));
    let few = Table::new(3).rows("cities").tokens(RED, "G6 H6").tokens(BLUE, "G5 G5 G5 C6 D6").turn(RED);
    assert_eq!((seen(few.state(), RED, "danger"), seen(few.state(), RED, "protected")), (0.0, 1.0));
}

#[test]
fn cards_in_hand_lead_to_the_next_epoch() {
    let bare = Table::new(3).tokens(RED, "G6").tokens(BLUE, "C6").turn(RED);
    let rich = Table::new(3).tokens(RED, "G6").tokens(BLUE, "C6").hand(RED, "EDU-F EDU-H").turn(RED);
    let [bare, rich] = [bare.state(), rich.state()];
    // Two for the field of Writing, one for Education alone.
    assert!((seen(rich, RED, "progress in hand") - 1.0).abs() < 1e-6);
    assert!(seen(rich, RED, "progress ahead") > seen(bare, RED, "progress ahead"));
    assert!(
        seen(rich, BLUE, "progress ahead") < seen(bare, BLUE, "progress ahead"),
        "it sees how many cards there are"
    );
}
