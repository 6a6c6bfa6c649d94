//! Land and water (T3).

use tessera_kernel::hex::HexSet;
use tessera_tempus::board::Board;
use tessera_tempus::components::sea::hexes;
use tessera_tempus::components::terrain::Terrain;
use tessera_tempus::components::tiles::Tile;

use crate::support::{BLUE, Playing, RED, Table, hex};

/// The names of the hexes of a set, by column and row.
fn names(set: HexSet) -> String {
    let names: Vec<String> = hexes(set).map(|hex| hex.to_string()).collect();
    names.join(" ")
}

/// The shores of all lakes, sorted.
fn shores(board: &Board) -> Vec<String> {
    let mut shores: Vec<String> = board.shores().iter().map(|&shore| names(shore)).collect();
    shores.sort();
    shores
}

/// An island of these tiles instead of the reference island.
fn island(centres: &str) -> Table {
    Table::new(3).with(|state| {
        state.board = Board::default();
        for (number, centre) in (1..).zip(centres.split_whitespace()) {
            state.board.place(Tile::number(number), hex(centre), 0);
        }
        state.board.survey();
    })
}

const WEST_LAKE: &str = "D4 D5 D6 E4 E7 F3 F5 F6 G4 G5";
const NORTH_LAKE: &str = "G4 G5 H3 H5 I3 I5 J3 J4";

#[test]
fn t3_1_land_is_what_tiles_cover_mountains_included() {
    let board = Table::new(5).state.board;
    let rows = [
        ".........W...",
        "...H.XHMHHW..",
        "..MXFHFFFMX..",
        "..HWM.W..F...",
        ".XHM.WFFHWM..",
        ".WMF.HMWWHF..",
        "..WHMFMX.WFM.",
        "...WHMFWXFWX.",
        ".WXMW.HMFWH..",
        ".HMF.XMWXFF..",
        "..X..HXFHMM..",
        "......H......",
    ];
    for (row, expected) in (1..).zip(rows) {
        let found: String = ('A'..='M')
            .map(|column| board.ground(hex(&format!("{column}{row}"))))
            .map(|ground| ground.map_or('.', Terrain::letter))
            .collect();
        assert_eq!(found, expected, "row {row}");
    }
    let mountain = hex("D3").index();
    assert!(board.land().contains(mountain));
}

#[test]
fn t3_1_a_lake_is_wholly_surrounded_by_land() {
    // Three tiles around the single hex G6.
    let board = island("I6 F7 F4").state.board;
    assert_eq!(shores(&board), ["F5 F6 G5 G7 H5 H6"]);
}

#[test]
fn t3_1_lakes_of_the_reference_island() {
    for seats in [3, 4] {
        let board = Table::new(seats).state.board;
        assert_eq!(shores(&board), [WEST_LAKE, NORTH_LAKE], "{seats} seats");
    }
}

#[test]
fn t3_1_water_at_the_edge_of_the_board_is_no_lake() {
    // Land shuts A6 in on every side but the edge.
    let mut play = island("B4 B7").tokens(RED, "B5").turn(RED);
    assert_eq!(play.state().board.shores(), []);
    play.choose("move, from B5");
    assert_eq!(play.offered("to"), ["A5", "B4", "B6", "C5"], "no way to A7");
}

#[test]
fn t3_2_the_open_sea_is_one_even_where_tiles_cut_it() {
    // J1 and G12 on the rim part the water of the board in two: B6 lies in the west, L7 in the east.
    let mut play = Table::new(5).rows("ships").tokens(RED, "B6").turn(RED);
    play.choose("move, from B6");
    assert!(play.offers("to L7"));
    assert!(play.offers("to C11"), "in the west as well");
}

#[test]
fn t3_2_water_shut_in_at_the_edge_belongs_to_the_sea() {
    let mut play = island("B4 B7").rows("ships").tokens(RED, "B5").turn(RED);
    play.choose("move, from B5");
    assert!(play.offers("to C8"), "from the bay A6 around the island");
}

#[test]
fn t3_3_the_shore_is_all_land_beside_the_lake() {
    let board = Table::new(5).state.board;
    let small_lake = "H6 H7 I6 I8 J6 J7";
    assert_eq!(shores(&board), [WEST_LAKE, NORTH_LAKE, small_lake]);
}

#[test]
fn t3_3_one_hex_may_lie_on_two_shores() {
    let mut play = Table::new(3).tokens(RED, "G4").turn(RED);
    play.choose("move, from G4");
    assert!(play.offers("to D6"), "across the western lake");
    assert!(play.offers("to J4"), "across the northern lake");
}

#[test]
fn t3_4_coastal_hexes_lie_by_the_open_sea() {
    let coast = |seats| Table::new(seats).state.board.coast();
    assert_eq!(
        names(coast(3)),
        "B5 B6 C3 C4 C5 C7 D2 D7 D8 E3 E9 F2 F7 F8 G2 G7 H2 H6 I2 I6 J1 J3 J4 J6 J7 J8 K2 K3 K5 K6 K7 K9 L7 L8"
    );
    assert_eq!([3, 4, 5].map(|seats| coast(seats).len()), [34, 46, 43]);
}

#[test]
fn t3_4_a_lake_alone_makes_no_coast() {
    let coast = Table::new(5).state.board.coast();
    for inland in ["G5", "D5", "H6", "I8"] {
        assert!(!coast.contains(hex(inland).index()), "{inland}");
    }
    // J4 touches both a lake and the sea.
    assert!(coast.contains(hex("J4").index()));
}

#[test]
fn t3_4_land_on_the_rim_is_coastal() {
    // All neighbours of G1 that are on the board are land.
    let mut play = island("G2 G5").rows("ships").tokens(RED, "G1").turn(RED);
    play.choose("move, from G1");
    assert!(play.offers("to G6"));
}

#[test]
fn t3_5_no_hex_is_shared_and_cities_stand_alone() {
    let mut play = Table::new(3).tokens(RED, "G6").tokens(BLUE, "G5").city(RED, "H6", 2).city(BLUE, "F6", 2).turn(RED);
    play.choose("move, from G6");
    for taken in ["to G5", "to H6", "to F6"] {
        assert_eq!(play.why_not(taken), Some("T5.3"), "{taken}");
        assert!(!play.offers(taken));
    }
    assert_eq!(play.offered("to"), ["F5", "G7", "H5"]);
}

#[test]
fn t3_5_a_city_replaces_the_tokens_on_its_hex() {
    let mut play = Table::new(3).tokens(RED, "G6 G6").turn(RED);
    play.choose("build, site G6, city 2");
    let view = play.view(RED);
    let built = view.hex(hex("G6")).expect("land");
    assert_eq!((built.owner, built.tokens, built.city), (Some(RED), 0, 2));
}

#[test]
fn t3_5_tokens_never_stand_on_water() {
    let table = Table::new(3).rows("trains").tokens(RED, "J4");
    let land = names(table.state.board.land());
    let mut play = table.turn(RED);
    play.choose("move, from J4");
    assert!(play.offered("to").len() > 40, "by land, lake and sea");
    for end in play.offered("to") {
        assert!(land.split(' ').any(|name| name == end), "{end} is water");
    }
}
