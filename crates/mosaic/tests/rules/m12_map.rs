//! The map (M12).

use std::collections::BTreeMap;
use std::path::Path;

use tessera_mosaic::components::map::{Ground, Hex};
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::view::HexView;

use crate::support::{Play, Playing, RED, Table, named};

/// The page of rules that players read.
fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/mosaic.md");
    std::fs::read_to_string(path).expect("the rules are there")
}

/// The text of the page from a rule on.
fn from_rule(number: &str) -> String {
    let page = page();
    let at = page.find(&format!("**{number}**")).expect("the rule is on the page");
    page[at..].to_owned()
}

/// Every hex as players see it.
fn hexes() -> Vec<HexView> {
    Play::from_seed(4, 1).view(RED).hexes
}

/// The region, the kind of ground, and the place of every hex as the table of M12.7 has it.
fn listed() -> BTreeMap<(i32, i32), (Region, Ground)> {
    let text = from_rule("M12.7");
    let rows = text.lines().filter(|line| line.starts_with("| ")).skip(1).take(21);
    let mut listed = BTreeMap::new();
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let (region, ground) = (named(&cells[0].to_lowercase()), named(cells[1]));
        for pair in cells[2].replace('−', "-").split(' ') {
            let (q, r) = pair.split_once(',').expect("q,r");
            let twice = listed.insert((named(q), named(r)), (region, ground));
            assert_eq!(twice, None, "{pair} is listed twice");
        }
    }
    listed
}

/// The hexes where a town could stand beside a single city.
fn beside(city: &str) -> Vec<String> {
    let mut play = Table::with(4).cities(RED, city).turn(RED);
    play.choose("act build, bare farm");
    play.offered("at")
}

#[test]
fn m12_1_six_neighbours() {
    let axial = |name: &str| {
        let place = named::<Hex>(name).axial();
        (place.x, place.y)
    };
    let (q, r) = axial("L5");
    assert_eq!((q, r), (9, 4));
    let mut found: Vec<(i32, i32)> = beside("L5").iter().map(|name| axial(name)).collect();
    found.sort_unstable();
    let mut expected = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)].map(|(dq, dr)| (q + dq, r + dr));
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn m12_2_nothing_happens_off_the_map() {
    let listed = listed();
    for q in -10..40 {
        for r in -5..20 {
            assert_eq!(Hex::from_axial(q, r).is_some(), listed.contains_key(&(q, r)), "{q},{r}");
        }
    }
    assert_eq!(beside("R9"), ["R8"], "sea around the tip of Greece, whose port takes no town");
}

#[test]
fn m12_3_the_picture() {
    let text = from_rule("M12.3");
    let rows = text.lines().filter(|line| line.starts_with("r="));
    let mut drawn = BTreeMap::new();
    for (row, line) in rows.enumerate() {
        for (column, sign) in line.split_whitespace().skip(1).enumerate().filter(|cell| cell.1 != ".") {
            drawn.insert((row as u8, column as u8), sign.to_owned());
        }
    }
    let sign = |hex: &HexView| {
        let letter = match hex.region.id() {
            "greece" => "R".to_owned(),
            other => other[..1].to_uppercase(),
        };
        match hex.ground {
            Ground::Land => letter,
            Ground::Cache => letter.to_lowercase(),
            Ground::Port => "@".to_owned(),
        }
    };
    let place = |hex: &HexView| {
        let (column, row) = (hex.hex.column(), hex.hex.row());
        (row, column)
    };
    let seen: BTreeMap<(u8, u8), String> = hexes().iter().map(|hex| (place(hex), sign(hex))).collect();
    assert_eq!(seen, drawn);
}

#[test]
fn m12_4_adjacent_regions() {
    let expected = [
        ("hispania", vec!["gaul", "numidia"]),
        ("gaul", vec!["hispania", "italy"]),
        ("italy", vec!["gaul", "greece", "numidia"]),
        ("greece", vec!["assyria", "italy"]),
        ("assyria", vec!["egypt", "greece"]),
        ("egypt", vec!["assyria", "numidia"]),
        ("numidia", vec!["egypt", "hispania", "italy"]),
    ];
    for (region, next) in expected {
        let mut play = Table::with(4).units(RED, &format!("{region} 1 infantry")).money(RED, 1).turn(RED);
        play.choose(&format!("act military, march infantry {region}"));
        assert_eq!(play.offered("in"), next, "from {region}");
    }
}

#[test]
fn m12_5_hexes_touch_across_borders_but_not_across_the_sea() {
    assert_eq!(beside("N4"), ["M4", "N5", "O3", "O4"], "Italy and Greece touch");
    assert_eq!(named::<Hex>("O4").region(), Region::Greece);
    assert_eq!(beside("P9"), ["O10", "O8", "O9"], "Greece lies across the water");
}

#[test]
fn m12_6_counts_and_ports() {
    let text = from_rule("M12.6");
    let rows = text.lines().filter(|line| line.starts_with("| ")).skip(1).take(7);
    let hexes = hexes();
    let mut ports = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let region: Region = named(&cells[0].to_lowercase());
        let count = |ground| hexes.iter().filter(|hex| hex.region == region && hex.ground == ground).count();
        let expected: Vec<usize> = cells[1..4].iter().map(|cell| named(cell)).collect();
        assert_eq!([Ground::Land, Ground::Cache, Ground::Port].map(count).to_vec(), expected, "{region}");
        for port in cells[4].replace('−', "-").split("), ") {
            let (name, place) = port.trim_end_matches(')').split_once(" (").expect("name (q, r)");
            let (q, r) = place.split_once(", ").expect("q, r");
            let hex = Hex::from_axial(named(q), named(r)).expect("a hex");
            assert_eq!(hex.port().map(|port| port.id.to_owned()), Some(format!("mosaic-port-{}", name.to_lowercase())));
            ports += 1;
        }
    }
    assert_eq!((ports, hexes.len()), (10, 138 + 28 + 10));
}

#[test]
fn m12_7_every_hex() {
    let place = |hex: &HexView| {
        let axial = hex.hex.axial();
        (axial.x, axial.y)
    };
    let seen: BTreeMap<(i32, i32), (Region, Ground)> =
        hexes().iter().map(|hex| (place(hex), (hex.region, hex.ground))).collect();
    assert_eq!(seen.len(), 176);
    assert_eq!(seen, listed());
}
