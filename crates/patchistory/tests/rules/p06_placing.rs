//! Placing a land tile (P6).

use tessera_kernel::Game;
use tessera_patchistory::Patchistory;
use tessera_patchistory::components::squares::Square;
use tessera_patchistory::components::tiles::Face::{Black, White};
use tessera_patchistory::components::tiles::{Printing, Tile};
use tessera_patchistory::event::{Event, Under};
use tessera_patchistory::state::Phase;
use tessera_patchistory::territory::Placement;

use crate::support::{ANN, BOB, CEM, Playing, Table, cell, feature, square, tile};

#[test]
fn p6_1_a_tile_need_not_be_placed() {
    let mut play = Table::new(3).at(1, 2).begin();
    play.choose("bid 1 1, bid 2 1, bid 3 1");
    let won = play.view(ANN).offer[0].tile;
    play.choose("discard");
    assert_eq!((play.levels(ANN), play.state().stack.contains(&won)), ("M2 F2 P1 T1".into(), false));
    assert!(play.state().players[ANN].territory.patches().next().is_none());
}

#[test]
fn p6_1_a_tile_that_was_discarded_is_never_offered_again() {
    let mut play = Table::new(3).at(1, 2).begin();
    play.pass_until(|play| play.state().era == 1);
    let shown = |event| if let Event::TileShown { tile, .. } = event { Some(tile) } else { None };
    // Four rounds of Era I, and the first tiles of Era II.
    let tiles: Vec<Tile> = play.story().into_iter().filter_map(shown).collect();
    let different: std::collections::BTreeSet<Tile> = tiles.iter().copied().collect();
    assert_eq!((tiles.len(), different.len()), (15, 15));
}

#[test]
fn p6_2_at_least_one_square_meets_one_that_is_there() {
    let play = Table::new(3).at(1, 2).placing(ANN, "I-03", White);
    // Three wide and two high: four anchors across, three down.
    assert_eq!(play.offered("at").len(), 12);
    assert!(play.offers("at G7") && play.offers("at J9") && !play.offers("at K8") && !play.offers("at F8"));
}

#[test]
fn p6_2_tiles_are_not_turned() {
    let mut play = Table::new(3).at(1, 2).placing(ANN, "I-03", White);
    play.choose("at J9, layers oooo");
    let seen = ["J9", "K9", "J10", "K10"].map(|place| play.square(ANN, place));
    assert_eq!(seen, ["1R2", "1F1", "1D1", "1M1"].map(square));
}

#[test]
fn p6_3_over_or_under_alike_for_all_squares_of_one_tile() {
    let mut play = Table::new(3).at(1, 2).placing(ANN, "I-03", White);
    play.choose("at I8");
    assert_eq!(play.offered("layers"), ["oooo", "uuuu"]);
    play.choose("layers uuuu");
    assert_eq!((play.levels(ANN), play.state().players[ANN].territory.patches().count()), ("M2 F2 P1 T1".into(), 1));
}

#[test]
fn p6_3_how_much_of_it_slipped_under_is_told() {
    let told = |choices: &str| {
        let mut play = Table::new(3).at(1, 2).placing(ANN, "I-03", White);
        play.choose(choices);
        play.story()
            .into_iter()
            .find_map(|event| if let Event::Placed { under, .. } = event { Some(under) } else { None })
    };
    assert_eq!(told("at I8, layers oooo"), Some(Under::None));
    assert_eq!(told("at J8, layers uouo"), Some(Under::Part));
    assert_eq!(told("at I8, layers uuuu"), Some(Under::All));
}

#[test]
fn p6_3_over_one_tile_and_under_another() {
    // A tile lies on the right of the capital, below it; the new one meets both.
    let mut play = Table::new(3).at(3, 1).lay(ANN, "I-03", White, 2, 1, 0).placing(ANN, "I-13", White);
    play.choose("at I9");
    assert_eq!(play.offered("layers"), ["oooo", "ouou", "uooo", "uuou"]);
    play.choose("layers uooo");
    // I9 keeps its quarry; J9 shows the palisade of the new tile instead of the mine.
    assert_eq!((play.square(ANN, "J9"), play.square(ANN, "I10")), (square("1D1"), square("1P2")));
    assert_eq!(play.level(ANN, 'R'), 1);
}

#[test]
fn p6_4_never_half_a_feature() {
    // Petra lies on J8 and K8.
    let table = || Table::new(3).at(3, 1).lay(ANN, "I-12", Black, 2, 0, 0);
    let territory = table().state.players[ANN].territory;
    let judge = |x, y, under| {
        territory
            .can_place_so(tile("I-03"), White, Placement { x, y, under }, Some(7))
            .map_err(tessera_patchistory::why::Why::rule)
    };
    assert_eq!(judge(3, -1, 0), Err("P6.4"));
    assert_eq!(judge(2, -1, 0), Ok(()));
    // Slipping under half of it is no covering.
    assert_eq!(judge(3, -1, 0b0100), Ok(()));
    let mut play = table().placing(ANN, "I-03", White);
    play.choose("at J7, layers oooo");
    assert!(!play.has(ANN, "petra"));
}

#[test]
fn p6_4_nor_is_the_new_one_half_hidden() {
    let territory = Table::new(3).state.players[ANN].territory;
    let judge = |under| {
        territory
            .can_place_so(tile("I-12"), Black, Placement { x: 1, y: 1, under }, Some(7))
            .map_err(tessera_patchistory::why::Why::rule)
    };
    // Both squares of Petra meet the capital: all over or all under.
    assert_eq!((judge(0), judge(0b0011)), (Ok(()), Ok(())));
    let corner = |under| {
        territory
            .can_place_so(tile("I-12"), Black, Placement { x: 2, y: 1, under }, Some(7))
            .map_err(tessera_patchistory::why::Why::rule)
    };
    assert_eq!((corner(0), corner(0b0001)), (Ok(()), Err("P6.4")));
}

#[test]
fn p6_5_a_sea_is_never_under_and_nothing_meets_a_sea() {
    let table = Table::new(3).paint(ANN, "J9 SEA");
    let territory = table.state.players[ANN].territory;
    let judge = |number: &str, x, y, under| {
        territory
            .can_place_so(tile(number), White, Placement { x, y, under }, Some(7))
            .map_err(tessera_patchistory::why::Why::rule)
    };
    assert_eq!(judge("I-03", 2, 1, 0), Err("P6.5"));
    assert_eq!(judge("I-03", 2, 0, 0), Err("P6.5"));
    // I-08 W has its sea in the upper left: over the palace, not under it.
    let plain = Table::new(3).state.players[ANN].territory;
    let sea = |under| {
        plain
            .can_place_so(tile("I-08"), White, Placement { x: 0, y: 1, under }, Some(7))
            .map_err(tessera_patchistory::why::Why::rule)
    };
    assert_eq!((sea(0), sea(0b0011)), (Ok(()), Err("P6.5")));
}

#[test]
fn p6_5_a_sea_that_was_sanitised_is_a_wasteland_in_every_respect() {
    let judge = |square, under| {
        let mut territory = Table::new(3).state.players[ANN].territory;
        territory.cover(cell("J9"), square);
        territory.can_place_so(tile("I-03"), White, Placement { x: 2, y: 1, under }, Some(7)).is_ok()
    };
    assert_eq!([judge(Square::SEA, 0), judge(Square::SEA, 1)], [false, false]);
    assert_eq!([judge(Square::CLEARED, 0), judge(Square::CLEARED, 1)], [true, true]);
}

#[test]
fn p6_6_no_two_seas_side_by_side() {
    let territory = Table::new(3).paint(ANN, "I9 SEA").state.players[ANN].territory;
    // The sea of I-08 W is its upper left square: beside the sea, or corner to corner with it.
    let judge = |x, y| {
        territory
            .can_place_so(tile("I-08"), White, Placement { x, y, under: 0 }, Some(7))
            .map_err(tessera_patchistory::why::Why::rule)
    };
    assert_eq!((judge(2, 1), judge(2, 0)), (Err("P6.6"), Ok(())));
}

#[test]
fn p6_6_a_sea_may_lie_beside_one_that_was_sanitised() {
    let judge = |square| {
        let mut territory = Table::new(3).state.players[ANN].territory;
        territory.cover(cell("I9"), square);
        territory.can_place_so(tile("I-08"), White, Placement { x: 2, y: 1, under: 0 }, Some(7)).is_ok()
    };
    assert_eq!([Square::SEA, Square::CLEARED, Square::RAZED].map(judge), [false, true, true]);
}

#[test]
fn p6_7_a_building_tile_belongs_to_the_tile_below_it_and_leaves_the_game_when_covered() {
    let mut play = Table::new(3).at(1, 2).build(ANN, "J9", "B05").placing(ANN, "I-03", White);
    play.choose("at I8");
    // One tile, one layer: nothing goes between the building and the capital.
    assert_eq!(play.offered("layers"), ["oooo", "uuuu"]);
    play.choose("layers oooo");
    assert_eq!(play.state().scrapped.len(), 1);
}

#[test]
fn p6_8_the_territory_is_at_most_as_large_as_the_era_allows() {
    let table = |era| Table::new(3).at(era, 2).lay(ANN, "I-04", White, 2, 0, 0).lay(ANN, "I-09", White, 3, 0, 0);
    // Five wide now: columns 0 to 4.
    assert_eq!(table(1).state.players[ANN].territory.bounds().size(), 5);
    let first = table(1).placing(ANN, "I-03", White);
    assert!(!first.offers("at L8") && first.offers("at K8"));
    assert_eq!(first.why_not("at L8"), Some("P6.8"));
    assert!(table(2).placing(ANN, "I-03", White).offers("at L8"));
}

#[test]
fn p6_9_a_worker_stays_in_its_place() {
    let mut play = Table::new(3).at(1, 2).workers(ANN, "J9").placing(ANN, "I-05", White);
    // I-05 W: Field F1 [F1] comes to lie under the worker.
    play.choose("at J9, layers oooo");
    assert_eq!((play.workers(ANN), play.levels(ANN)), (vec!["J9".to_owned()], "M3 F4 P2 T1".into()));
}

#[test]
fn p6_9_even_where_a_sea_comes_to_lie() {
    let mut play = Table::new(3).at(1, 2).workers(ANN, "J9").placing(ANN, "I-08", White);
    // I-08 W has its sea in the upper left.
    play.choose("at J9");
    assert_eq!((play.workers(ANN), play.square(ANN, "J9")), (vec!["J9".to_owned()], Square::SEA));
}

#[test]
fn p6_9_the_worker_of_a_large_location_that_is_covered_stays_where_its_owner_says() {
    let mut play =
        Table::new(3).at(3, 1).lay(ANN, "I-12", Black, 2, 0, 0).workers(ANN, "J8").placing(ANN, "I-20", White);
    // I-20 W: wasteland and Irrigated terraces F1 [F2] below; laid from J7, its lower row covers Petra.
    play.choose("at J7, layers oooo");
    assert_eq!(play.offered("stay"), ["J8", "K8"]);
    play.choose("stay K8");
    assert_eq!(play.workers(ANN), ["K8"]);
    assert!(!play.has(ANN, "petra"));
}

#[test]
fn p6_9_workers_of_two_large_locations_are_asked_after_one_by_one() {
    // The Senate on J8 and K8, the Royal Road on J9 and K9, a worker on each: one tile covers both.
    let table = Table::new(3).at(3, 1).lay(ANN, "I-22", Black, 2, 0, 0).lay(ANN, "I-25", Black, 2, 1, 0);
    let mut play = table.workers(ANN, "J8 J9").placing(ANN, "I-05", White);
    play.choose("at J8, layers oooo, stay K8");
    // Until the tile lies there, everybody stands where they stood.
    assert_eq!(
        (play.offered("stay"), play.workers(ANN)),
        (vec!["J9".to_owned(), "K9".into()], vec!["J8".to_owned(), "J9".into()])
    );
    assert_eq!(Patchistory::check(play.state()), Ok(()));
    play.choose("stay K9");
    assert_eq!(play.workers(ANN), ["K8", "K9"]);
    assert!(!play.has(ANN, "senate") && !play.has(ANN, "royal-road"));
}

#[test]
fn p6_9_two_workers_on_one_location_make_room() {
    // Petra comes to lie on I9 and J9, where two workers stand.
    let mut play = Table::new(3).at(3, 1).workers(ANN, "I9 J9").placing(ANN, "I-12", Black);
    play.choose("at I9, layers oooo");
    assert_eq!(play.offered("home").len(), 6);
    play.choose("home H9");
    assert_eq!(play.workers(ANN), ["H9", "I9"]);
}

#[test]
fn p6_10_levels_change_at_once_and_then_what_it_does_when_placed() {
    let mut play = Table::new(3).at(1, 2).placing(ANN, "I-03", Black);
    play.choose("at J9, layers oooo");
    assert!(play.has(ANN, "moses"));
    assert_eq!((play.who(), play.track(ANN)), (ANN, 7));
    // Hidden altogether, it does nothing.
    let mut hidden = Table::new(3).at(1, 2).placing(ANN, "I-03", Black);
    hidden.choose("at I8, layers uuuu");
    assert_eq!((hidden.has(ANN, "moses"), hidden.track(ANN)), (false, 8));
}

#[test]
fn p6_10_what_lies_wholly_under_does_nothing() {
    let mut play = Table::new(3).at(1, 2).placing(ANN, "I-03", Black);
    let before = play.levels(ANN);
    play.choose("at H8, layers uuuu");
    assert_eq!((play.has(ANN, "moses"), play.track(ANN), play.levels(ANN)), (false, 8, before));
    assert!(play.offered("home").is_empty());
}

#[test]
fn p6_11_the_first_workers_are_free_one_or_two_by_the_side() {
    for (options, count) in [("capital=equality", 1), ("capital=liberty", 2)] {
        let mut play = Table::with_options(3, options).phase(Phase::Placing { served: 3 });
        for seat in [ANN, BOB, CEM] {
            for _ in 0..count {
                assert_eq!(play.who(), seat);
                let place = play.offered("home")[0].clone();
                play.choose(&format!("home {place}"));
            }
            assert_eq!((play.track(seat), play.goods(seat)[1]), (8 - count, 4));
        }
        assert!(matches!(play.state().phase, Phase::Diplomacy { .. }));
    }
    let mut later = Table::new(3).at(1, 2).phase(Phase::Placing { served: 3 });
    later.choose("end");
    assert_eq!(later.track(ANN), 8);
}

#[test]
fn placements_are_the_same_however_they_are_asked_for() {
    let table = Table::new(3).at(3, 1).feature(ANN, "petra").feature(ANN, "colosseum").paint(ANN, "H9 SEA");
    let territory = table.state.players[ANN].territory;
    for tile in Tile::all(Printing::Second) {
        for face in [White, Black] {
            let listed = territory.placements(tile, face, Some(6));
            assert_eq!(territory.can_place(tile, face, Some(6)), !listed.is_empty());
            for placement in &listed {
                assert_eq!(territory.can_place_so(tile, face, *placement, Some(6)), Ok(()));
                let mut placed = territory;
                placed.place(tile, face, *placement);
                let seas = placed.cells(Square::is_sea);
                assert!(!seas.meets(seas.around()) && placed.bounds().size() <= 6);
                assert!(placed.features().all(|(feature, cells)| cells.len() == usize::from(feature.size())));
            }
        }
    }
    assert!(territory.feature_set().has(feature("petra")) && territory.square(cell("H9")).is_sea());
}
