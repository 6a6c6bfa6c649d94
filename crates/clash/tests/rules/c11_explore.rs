//! C11: exploring and Navigation.

use tessera_clash::board::Side;
use tessera_clash::components::terrain::Terrain;

use crate::support::*;

fn terrain<G: InEdition>(play: &Play<G>, place: &str) -> Option<Terrain> {
    play.state().board.terrain(at(place))
}

#[test]
fn c11_1_land_squads_explore_but_not_by_roads() {
    let mut play = Table::<Monumental>::dark().advances(RED, "roads").goods(RED, "f2o2").turn(RED);
    play.choose("move, march D2");
    assert_eq!(play.offered("at"), ["C2", "C3", "D1", "D3", "E2", "E3"], "nothing two steps away");
    play.choose("at D3, lie straight");
    assert!(terrain(&play, "D3").is_some());
}

#[test]
fn c11_2_the_entry_must_be_land() {
    // Tile 12 has its Sea on slot 1; entering R3 at slot 2 (C3) and slot 1 (A3) is decided by the turn.
    for tile in [10, 12, 13, 16] {
        let mut play = Table::<Monumental>::tiles([tile, 14, 20, 8, 11, 18, 19, 6]).turn(RED);
        play.choose("move, march D2, at C3");
        play.pass_until(|play| terrain(play, "C3").is_some());
        assert_ne!(terrain(&play, "C3"), Some(Terrain::Sea), "tile {tile}");
    }
}

#[test]
fn c11_3_sea_joins_sea_where_it_can() {
    // R5 (D3 C4 E4 D4) between; R4 is revealed with Sea at E3, next to E4.
    let table = Table::<Monumental>::tiles([19, 14, 12, 8, 11, 18, 16, 6]).with_state(|state| {
        state.board.reveal(3, true);
    });
    // Tile 14 turned: F2 grassland, E3 forest, G3 desert, F3 sea; tile 12 has its Sea on a far corner.
    let mut play = table.turn(RED);
    play.choose("move, march D2, at D3");
    let sea: Vec<&str> =
        ["D3", "C4", "E4", "D4"].into_iter().filter(|place| terrain(&play, place) == Some(Terrain::Sea)).collect();
    assert_eq!(sea, ["E4"], "the Sea of the tile touches F3: {:?}", play.prompt());
}

#[test]
fn c11_4_else_sea_lies_on_the_rim() {
    // R4 (F2 E3 G3 F3): tile 13 has its Sea on slot 1 or, turned, on slot 2 (G3, on the rim).
    let mut play = Table::<Monumental>::tiles([19, 13, 20, 8, 11, 18, 16, 6]).turn(RED);
    play.choose("move, march D2, at E3");
    assert_eq!(terrain(&play, "G3"), Some(Terrain::Sea));
}

#[test]
fn c11_5_else_the_explorer_chooses_and_stops() {
    let mut play = Table::<Monumental>::tiles([19, 14, 18, 8, 11, 20, 16, 6]).turn(RED);
    play.choose("move, march D2, at D3");
    assert_eq!(play.offered("lie"), ["straight", "turned"]);
    play.choose("lie turned");
    assert_eq!(terrain(&play, "D3"), Some(Terrain::Mountain));
    assert_eq!(play.units("D3"), "s1");
    assert!(!play.offers("move"), "a mountain stops; but a city may be founded");
    assert!(play.offers("found"));
}

#[test]
fn c11_6_icons_bring_barbarians_in_2012() {
    let mut play = Table::<Base2012>::tiles([19, 14, 20, 8, 11, 18, 16, 6]).turn(RED);
    play.choose("move, march D2, at D3");
    play.choose("lie straight");
    assert_eq!(play.offered("at"), ["C4", "E4"], "not the entry space");
    play.choose("at C4");
    assert_eq!(play.owner("C4"), Side::BARBARIANS);
    assert_eq!(play.units("C4"), "i1");
    let mut new = Table::<Monumental>::tiles([19, 14, 20, 8, 11, 18, 16, 6]).turn(RED);
    new.choose("move, march D2, at D3, lie straight");
    assert!(new.state().board.cities_of(Side::BARBARIANS).is_empty());
}

/// R6 (B4 A5 C5 B5) is open with Sea at B4 and C5; its neighbours are not.
fn ship_at_c5(tiles: [u8; 8]) -> Table<Monumental> {
    Table::<Monumental>::tiles(tiles).with_state(|state| state.board.reveal(5, false)).units(RED, "C5", "n1")
}

#[test]
fn c11_7_ships_enter_sea_they_can_reach() {
    // R8 (D5 C6 E6 D6) with tile 5: Sea on slots 0 and 2, or 3 and 1 when turned: D5 or C6 touch C5 either way.
    let mut play = ship_at_c5([19, 14, 20, 8, 11, 5, 16, 6]).turn(RED);
    play.choose("move, sail C5, at D5");
    assert_eq!(play.offered("lie"), ["straight", "turned"]);
    play.choose("lie straight");
    assert_eq!(play.offered("at"), ["D5", "E6"], "either Sea space of the tile");
    play.choose("at E6");
    assert_eq!(play.units("E6"), "n1");
}

#[test]
fn c11_8_without_sea_the_ships_return() {
    let mut play = ship_at_c5([19, 14, 20, 8, 11, 18, 16, 6]).turn(RED);
    play.choose("move, sail C5, at D5");
    assert_eq!(play.offered("lie"), ["straight", "turned"]);
    play.choose("lie straight");
    assert_eq!(play.units("C5"), "n1");
}

#[test]
fn c11_9_exploring_ends_the_move() {
    let mut play = ship_at_c5([19, 14, 20, 8, 11, 18, 16, 6]).turn(RED);
    play.choose("move, sail C5, at D5, lie straight");
    assert!(!play.offers("sail C5"), "it has moved in this action");
    play.pass_until(|play| matches!(play.prompt(), tessera_clash::prompt::Prompt::Turn { .. }));
    play.choose("move");
    assert!(play.offers("sail C5"));
}

#[test]
fn c11_10_a_card_explores_without_entering() {
    let table = Table::<Monumental>::tiles([19, 14, 18, 8, 11, 20, 16, 6]).cards(RED, "A21").goods(RED, "c1");
    let mut play = table.without_units("D2").turn(RED);
    play.choose("play A21, done");
    assert_eq!(play.offered("at"), ["B2", "D3", "F2"]);
    play.choose("at D3, lie straight");
    assert!(terrain(&play, "D3").is_some());
}

/// Everything explored; a ship at A7 on the rim.
fn rim(place: &str) -> Table<Monumental> {
    monumental().units(RED, place, "n1").advances(RED, "navigation")
}

#[test]
fn c11_11_round_the_rim_to_the_next_ocean() {
    let mut still = monumental().units(RED, "A7", "n1").without_units("D2").turn(RED);
    assert!(!still.offers("move"), "A7 is an Ocean of its own");
    still = rim("A7").turn(RED);
    still.choose("move, sail A7");
    // One way round lies E7 and with it F6; the other way round B4 and with it C5.
    assert_eq!(still.offered("at"), ["B4", "C5", "E7", "F6"]);
}

#[test]
fn c11_12_an_unexplored_region_may_be_explored_not_passed() {
    let table = Table::<Monumental>::dark().with_state(|state| {
        state.board.reveal(8, false);
    });
    let mut play = table.units(RED, "A7", "n1").advances(RED, "navigation").turn(RED);
    play.choose("move, sail A7");
    let offered = play.offered("at");
    assert!(offered.contains(&"B4".to_owned()), "the next region on the rim: {offered:?}");
    assert!(!offered.contains(&"F2".to_owned()), "not beyond it");
}

#[test]
fn c11_13_an_enemy_in_the_only_entry_stops_the_ships() {
    let mut play = rim("A7").units(BLUE, "B4", "n1").turn(RED);
    play.choose("move, sail A7");
    // B4 and C5 are one Ocean, and B4 is its only space on the rim.
    assert!(play.offers("at B4"));
    assert!(!play.offers("at C5"));
    let mut beside = rim("A7").units(BLUE, "E7", "n1").turn(RED);
    beside.choose("move, sail A7");
    assert!(beside.offers("at F6"), "F6 is another entry of that Ocean");
}
