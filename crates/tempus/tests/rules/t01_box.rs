//! The box (T1).

use tessera_tempus::components::epochs::EPOCHS;
use tessera_tempus::components::ideas::{Card, Kind};
use tessera_tempus::components::sea::Hex;
use tessera_tempus::components::terrain::Terrain;
use tessera_tempus::components::tiles::Tile;
use tessera_tempus::event::Event;

use crate::support::{BLUE, Play, Playing, RED, Table, hex};

#[test]
fn t1_1_tokens_off_the_map_wait_in_supply() {
    let mut play = Table::new(3).tokens(RED, "G6").turn(RED);
    assert_eq!(play.view(BLUE).players[RED].supply, 15);
    play.choose("children, birth G6");
    assert_eq!((play.tokens("G6"), play.supply(RED)), (2, 14));
}

#[test]
fn t1_1_sixteen_tokens_are_all() {
    let sixteen = "G5 G5 G6 G6 D5 D5 D6 D6 C5 C5 C6 C6 B6 B6 J5 K5";
    // The card keeps the question open, though no child can be born.
    let mut play = Table::new(3).tokens(RED, sixteen).hand(RED, "EDU-F").turn(RED);
    assert_eq!(play.supply(RED), 0);
    play.choose("children");
    assert_eq!(play.options(), ["stop"], "K5 is a Meadow with room");
}

#[test]
fn t1_2_three_cities_of_2_three_of_3_and_two_of_4() {
    let play = Play::from_seed(5, 1);
    for player in play.view(RED).players.values() {
        assert_eq!(player.cities, [3, 3, 2]);
    }
}

#[test]
fn t1_2_the_value_is_cost_defence_and_victory_points() {
    for value in 2..=4_u8 {
        let stack = vec!["G6"; usize::from(value)].join(" ");
        let mut play = Table::new(3)
            .rows("industry")
            .tokens(BLUE, &stack)
            .tokens(BLUE, "C3 C4 C5 C6")
            .tokens(RED, "G5")
            .turn(BLUE);
        let before = play.view(BLUE).players[BLUE].points;
        play.choose(&format!("build, site G6, city {value}"));
        let after = play.view(BLUE).players[BLUE].points;
        assert_eq!(after - before, i32::from(value) - 1, "the hex itself no longer scores");
        play.pass_until(|play| play.who() == RED);
        play.choose("fight, attack G6, from G5, name M");
        let defence = play.told(RED).into_iter().find_map(|event| match event {
            Event::Fought { defence, .. } => Some(defence.total()),
            _ => None,
        });
        assert_eq!(defence, Some(value));
    }
}

#[test]
fn t1_3_fifty_four_cards_six_of_each_kind() {
    let box_of_54 = [
        (Kind::Education, [1, 2, 2, 1]),
        (Kind::Fortifications, [2, 1, 1, 2]),
        (Kind::Medicine, [1, 2, 1, 2]),
        (Kind::MilitaryLeader, [2, 1, 2, 1]),
        (Kind::Transport, [1, 2, 2, 1]),
        (Kind::Sanitation, [2, 1, 1, 2]),
        (Kind::Weapons, [1, 2, 2, 1]),
        (Kind::Religion, [2, 1, 2, 1]),
        (Kind::Government, [1, 2, 1, 2]),
    ];
    let backgrounds = [Terrain::Meadow, Terrain::Field, Terrain::Hill, Terrain::Forest];
    let play = Play::from_seed(3, 1);
    let pile = &play.state().deck;
    assert_eq!(pile.len(), 54);
    for (kind, counts) in box_of_54 {
        for (background, count) in backgrounds.into_iter().zip(counts) {
            let card = Card::new(kind, background);
            let found = pile.iter().filter(|&&other| other == card).count();
            assert_eq!(found, count, "{card}");
        }
    }
}

/// Centre first, then clockwise from north.
const TILES: [&str; 12] = [
    "MFFWMHW", "WMFHWHF", "HMWWHMF", "MWWXHMF", "FHXHMFW", "XMHFMWH", "WFMXHFW", "HWXMFHW", "FMMHXWF", "MXHWXMF",
    "XHXMWFH", "WFXXFMH",
];

fn letters(tile: u8) -> String {
    Tile::number(tile).layout(0).map(Terrain::letter).iter().collect()
}

#[test]
fn t1_4_twelve_tiles_of_seven_hexes() {
    let found: Vec<String> = (1..=12).map(letters).collect();
    assert_eq!(found, TILES);
    let all = found.concat();
    let count = |letter| all.chars().filter(|&other| other == letter).count();
    assert_eq!(['M', 'F', 'H', 'W', 'X'].map(count), [18, 18, 18, 18, 12]);
}

#[test]
fn t1_4_every_tile_has_the_four_open_terrains_and_at_most_two_mountains() {
    let mut with_mountains = [0; 3];
    for tile in (1..=12).map(letters) {
        for open in ['M', 'F', 'H', 'W'] {
            assert!(tile.contains(open), "{tile} lacks {open}");
        }
        with_mountains[tile.matches('X').count()] += 1;
    }
    assert_eq!(with_mountains, [3, 6, 3]);
}

#[test]
fn t1_4_no_two_tiles_are_alike_however_turned() {
    for one in 1..=12 {
        for other in one + 1..=12 {
            for turn in 0..6 {
                let alike = Tile::number(one).layout(0) == Tile::number(other).layout(turn);
                assert!(!alike, "tiles {one} and {other}, turned by {turn}");
            }
        }
    }
}

#[test]
fn t1_5_thirteen_columns_of_twelve() {
    assert_eq!(Hex::all().count(), 13 * 12);
    for column in 'A'..='M' {
        let rows = (1..=12).filter(|row| format!("{column}{row}").parse::<Hex>().is_ok());
        assert_eq!(rows.count(), 12, "column {column}");
    }
    for outside in ["N1", "A13", "A0"] {
        assert!(outside.parse::<Hex>().is_err(), "{outside}");
    }
}

#[test]
fn t1_5_a_flat_side_on_top_and_odd_columns_lower() {
    let around = |name| hex(name).neighbours().map(|hex| hex.map_or("-".into(), |hex| hex.to_string()));
    assert_eq!(around("G6"), ["G5", "H5", "H6", "G7", "F6", "F5"]);
    assert_eq!(around("H6"), ["H5", "I6", "I7", "H7", "G7", "G6"]);
    assert_eq!(around("A1"), ["-", "-", "B1", "A2", "-", "-"]);
    assert_eq!(around("M12"), ["M11", "-", "-", "-", "L12", "L11"]);
}

#[test]
fn t1_6_the_epoch_table() {
    let table: Vec<String> = EPOCHS
        .iter()
        .map(|row| {
            let terrain = row.terrain.map_or('-', Terrain::letter);
            format!(
                "{};{terrain};{};{};{};{};{};{};{};{}",
                row.name.trim_start_matches("tempus-epoch-"),
                row.moves,
                row.distance,
                row.children,
                row.stack,
                u8::from(row.ships),
                row.draw,
                row.limit,
                row.actions
            )
        })
        .collect();
    let expected = [
        "start;-;1;1;1;2;0;1;5;3",
        "writing;F;1;1;1;2;0;2;5;3",
        "agriculture;H;1;1;2;2;0;2;5;3",
        "cities;M;1;1;2;3;0;2;5;4",
        "roads;W;1;2;2;3;0;2;5;5",
        "trade;F;2;2;2;3;0;2;5;5",
        "ships;W;2;2;2;3;1;2;5;5",
        "printing;H;2;2;2;3;1;2;7;6",
        "industry;F;2;2;2;4;1;2;7;6",
        "trains;M;3;5;2;4;1;2;7;6",
        "flight;H;3;5;2;4;1;2;7;6",
    ];
    assert_eq!(table, expected);
}

#[test]
fn t1_6_neighbours_may_have_different_numbers() {
    let table =
        || Table::new(3).rows("agriculture").row(RED, "cities").tokens(RED, "G6 G6 G5").tokens(BLUE, "D5 D5 D6");
    let mut red = table().turn(RED);
    red.choose("move, from G5, to G6");
    assert_eq!(red.tokens("G6"), 3, "Red's stacks reach 3");
    let mut blue = table().turn(BLUE);
    blue.choose("move, from D6");
    assert_eq!(blue.why_not("to D5"), Some("T5.5"), "Blue's stop at 2");
}

#[test]
fn t1_6_the_row_counts_at_that_moment() {
    // Red alone reaches Agriculture, and has two children at once.
    let mut play = Table::new(3).rows("writing").tokens(RED, "G6 D5 C5").progress();
    assert_eq!(play.row(RED), "agriculture");
    play.pass_until(|play| play.who() == RED);
    play.choose("children, birth G6, birth D5");
    assert_eq!((play.tokens("G6"), play.tokens("D5")), (2, 2));
}

#[test]
fn t1_6_reading_the_row_of_writing() {
    let table = || Table::new(3).rows("writing").tokens(RED, "B6 B6 C5 G6 D5").hand(RED, "EDU-F EDU-H EDU-M EDU-W");
    assert_eq!(table().turn(RED).state().actions_of(RED), 3);

    let mut mover = table().turn(RED);
    mover.choose("move, from C5");
    assert_eq!(mover.offered("to"), ["B5", "C4", "C6", "D4", "D5"], "one hex far");
    mover.choose("to C6");
    assert!(mover.offers("end"), "one token");

    let mut sailor = table().turn(RED);
    sailor.choose("move, from B6");
    assert_eq!(sailor.offered("to"), ["B5", "C6", "C7"], "no sea");

    let mut parent = table().turn(RED);
    parent.choose("children, birth G6");
    assert!(parent.offers("end"), "one child");

    let mut thinker = table().turn(RED);
    thinker.choose("idea");
    assert_eq!(thinker.hand(RED).len(), 6, "two cards");
    thinker.choose("discard EDU-F");
    assert!(thinker.offers("end"), "five may be kept");
}
