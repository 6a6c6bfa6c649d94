//! C2: the board.

use tessera_clash::components::board::spaces;
use tessera_clash::components::terrain::Terrain;
use tessera_clash::components::tiles::{FACE_A, FACE_B, NORMAL, TILES, has_barbarians, terrain};
use tessera_kernel::hex::HexSet;

use crate::support::*;

#[test]
fn c2_1_land_is_everything_but_sea() {
    let play = monumental().turn(RED);
    let board = &play.state().board;
    assert!(board.land().contains(at("D1").index()), "a desert is land");
    assert!(!board.land().contains(at("F2").index()));
    assert_eq!(board.land().len() + board.sea().len(), 40);
}

#[test]
fn c2_2_a_region_lies_in_two_ways() {
    for slot in 0..4 {
        assert_eq!(terrain(3, slot, true), terrain(3, 3 - slot, false));
    }
}

#[test]
fn c2_3_the_sixteen_regions() {
    let count = |wanted| TILES[..NORMAL].iter().flatten().filter(|&&terrain| terrain == wanted).count();
    let terrains = [Terrain::Sea, Terrain::Grassland, Terrain::Mountain, Terrain::Forest, Terrain::Desert];
    assert_eq!(terrains.map(count), [16, 17, 14, 12, 5]);
    let icons: Vec<usize> = (0..NORMAL).filter(|&tile| has_barbarians(tile as u8)).map(|tile| tile + 5).collect();
    assert_eq!(icons, [15, 16, 19, 20]);
}

#[test]
fn c2_4_the_faces_of_a_start_region() {
    use Terrain::{Desert, Forest, Grassland, Mountain};
    assert_eq!(TILES[usize::from(FACE_A)], [Grassland, Mountain, Forest, Desert]);
    assert_eq!(TILES[usize::from(FACE_B)], [Grassland, Forest, Mountain, Desert]);
}

#[test]
fn c2_5_boards_of_ten_fifteen_and_eighteen_regions() {
    for (players, regions) in [(2, 10), (3, 15), (4, 18)] {
        assert_eq!(layout(players).regions.len(), regions);
        assert_eq!(layout(players).spaces.len(), regions * 4);
        assert_eq!(layout(players).homes, players);
    }
}

#[test]
fn c2_6_an_ocean_is_a_connected_group_of_sea() {
    let play = monumental().turn(RED);
    let ocean = |name: &str| -> Vec<String> {
        spaces(play.state().board.ocean(at(name), HexSet::EMPTY)).map(|space| space.to_string()).collect()
    };
    assert_eq!(ocean("B4"), ["B4", "C5"]);
    assert_eq!(ocean("F6"), ["E7", "F6"]);
    assert_eq!(ocean("F4"), ["F4"]);
}

#[test]
fn c2_7_distances_go_through_revealed_spaces() {
    let far = |play: &Play<Monumental>| {
        let board = &play.state().board;
        board.distance(at("D2"), std::iter::once(at("D7").index()).collect(), board.revealed)
    };
    assert_eq!(far(&monumental().turn(RED)), Some(5));
    assert_eq!(far(&Table::<Monumental>::dark().turn(RED)), None);
}

#[test]
fn c2_8_exhausted_land_gives_nothing_and_bears_no_city() {
    let table = monumental().units(RED, "D3", "s1").with_state(|state| {
        state.board.exhausted.insert(at("D3").index());
        state.board.exhausted.insert(at("E2").index());
    });
    let mut play = table.turn(RED);
    assert!(!play.offers("found"));
    play.choose("collect");
    assert!(play.offered("take").iter().all(|goods| !goods.contains('o')), "the mountain is exhausted");
}

#[test]
fn c2_9_the_start_space_stays() {
    let play = monumental().city(RED, "C4", "").turn(RED);
    assert_eq!(play.state().players[RED].start, at("D2"));
    let razed = monumental().city(RED, "C4", "").status().when("at D2", |_| true);
    assert_eq!(razed.state().players[RED].start, at("D2"));
}

#[test]
fn c2_10_turn_order_is_clockwise() {
    assert_eq!(layout(2).clockwise, [0, 1]);
    assert_eq!(layout(3).clockwise, [0, 2, 1]);
    assert_eq!(layout(4).clockwise, [0, 1, 3, 2]);
}
