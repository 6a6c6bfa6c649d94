//! The box (P1).

use std::collections::BTreeSet;

use tessera_kernel::{Game, Setup, Source};
use tessera_patchistory::Patchistory;
use tessera_patchistory::components::buildings::{self, Building};
use tessera_patchistory::components::capitals::{self, Capital};
use tessera_patchistory::components::features::{Feature, HEROES, SPECIALS, WONDERS};
use tessera_patchistory::components::icons::{Icon, Icons};
use tessera_patchistory::components::people::UPKEEP;
use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::routes::{ALLIED, ALLIED_GOODS, PRINCIPAL, PRINCIPAL_GOODS};
use tessera_patchistory::components::squares::{Kind, Square};
use tessera_patchistory::components::tiles::{Face, Printing, Tile};

/// Base and frame icons of all tiles of an Era on one side, features once.
fn totals(era: u8, face: Face, printing: Printing) -> (String, String) {
    let (mut base, mut frame) = (Icons::NONE, Icons::NONE);
    for tile in Tile::of_era(era, printing) {
        let mut feature = None;
        for square in tile.squares(face) {
            if square.as_feature().is_none() || feature.replace(square) != Some(square) {
                base += square.base();
                frame += square.frame();
            }
        }
    }
    (base.to_string(), frame.to_string())
}

#[test]
fn p1_1_eight_icons_four_of_them_goods() {
    let letters: String = Icon::ALL.iter().map(|icon| icon.letter()).collect();
    assert_eq!(letters, "MFRCPTSD");
    assert_eq!(Icon::GOODS, [Icon::Money, Icon::Food, Icon::Resource, Icon::Culture]);
    let icons = Icons::read("F1 C2").plus(Icon::Food, 3).with(Icon::Culture, 1);
    assert_eq!(icons.to_string(), "F4 C1");
}

#[test]
fn p1_2_the_box_holds_what_the_rules_say() {
    assert_eq!((PRINCIPAL, ALLIED), (14, 4));
    assert_eq!((buildings::TILES, Tile::all(Printing::Second).count(), Prosperity::ALL.len()), (36, 75, 15));
}

#[test]
fn p1_3_a_square_is_of_a_kind_and_a_frame_is_apart() {
    let field = Tile::new(2, Printing::First).squares(Face::White)[1];
    assert_eq!(
        (field.kind(), field.base().to_string(), field.frame().to_string()),
        (Kind::Food, "F1".into(), "F1".into())
    );
    for bare in [Square::SEA, Square::WASTELAND, Square::CLEARED, Square::RAZED] {
        assert!(bare.base().is_empty() && bare.frame().is_empty());
    }
}

#[test]
fn p1_4_capitals_give_what_the_examples_say() {
    let totals = |capital: Capital| {
        let squares = &capitals::TABLE[capital.index()].0;
        let base: Icons = squares.iter().map(|(_, _, base, _)| Icons::read(base)).sum();
        let frame: Icons = squares.iter().map(|(_, _, _, frame)| Icons::read(frame)).sum();
        (base.to_string(), frame.to_string())
    };
    let expected = [
        ("M2 F2 P1 T1", "M1 F1 R1 C1 P1"),
        ("M1 F1 C1 P1 T1 S1", "M1 F1 P1"),
        ("M1 F3 P1 T1 D1", "M1 F2 P1"),
        ("M2 F1 P1 T2", "M1 F1 R1 C1 T1"),
        ("M1 F1 R1 P1 T1 S1 D1", "M1 F1 S1"),
    ];
    for (capital, (base, frame)) in Capital::ALL.into_iter().zip(expected) {
        assert_eq!(totals(capital), (base.to_owned(), frame.to_owned()), "{capital}");
    }
}

#[test]
fn p1_5_twenty_five_tiles_an_era_with_the_icons_of_the_tables() {
    use Printing::{First, Second};
    let expected = [
        (First, 0, Face::White, "M17 F23 R8 C7 P6 T6 S9 D9", "M15 F15 R8 C7 P5 T2 S3 D3"),
        (First, 0, Face::Black, "M11 F20 R4 C14 P7 T6 S9 D10", "M6 F9 R3 C2 P2 T1 S1 D1"),
        (First, 1, Face::White, "M32 F36 R18 C15 P8 T12 S12 D15", "M14 F19 R11 C10 P10 T2 S6 D6"),
        (First, 1, Face::Black, "M26 F14 R10 C26 P12 T8 S8 D14", "M5 F11 R4 C1 P1 T1 S2 D2"),
        (First, 2, Face::White, "M41 F53 R28 C23 P11 T20 S21 D18", "M22 F26 R11 C13 P12 T2 S6 D6"),
        (First, 2, Face::Black, "M31 F20 R20 C33 P10 T14 S26 D17", "M7 F13 R4 C2 P4 T1 S2 D2"),
        (Second, 0, Face::White, "M17 F23 R8 C7 P6 T6 S9 D9", "M15 F15 R8 C7 P5 T2 S3 D3"),
        (Second, 0, Face::Black, "M9 F22 R4 C15 P7 T6 S8 D11", "M6 F9 R3 C3 P2 T1 D1"),
        (Second, 1, Face::White, "M32 F36 R18 C15 P7 T12 S12 D15", "M14 F19 R11 C10 P11 T2 S6 D6"),
        (Second, 1, Face::Black, "M26 F16 R10 C24 P12 T8 S8 D14", "M5 F12 R4 C1 P1 T1 S2 D2"),
        (Second, 2, Face::White, "M41 F53 R28 C23 P11 T20 S21 D18", "M22 F26 R11 C13 P12 T2 S6 D6"),
        (Second, 2, Face::Black, "M28 F20 R20 C35 P10 T14 S26 D17", "M5 F13 R4 C3 P4 T1 S2 D2"),
    ];
    for (printing, era, face, base, frame) in expected {
        let found = totals(era, face, printing);
        assert_eq!(found, (base.to_owned(), frame.to_owned()), "{printing:?} printing, Era {era} {face}");
    }
}

#[test]
fn p1_5_nine_heroes_nine_wonders_and_seven_special_buildings_an_era() {
    assert_eq!([HEROES, WONDERS, SPECIALS].map(tessera_patchistory::components::features::Features::len), [27, 27, 21]);
    let feature_squares =
        |era| Tile::of_era(era, Printing::Second).map(|tile| tile.shape(Face::Black).count_ones()).sum::<u32>();
    assert_eq!([0, 1, 2].map(feature_squares), [51, 59, 55]);
    for feature in Feature::ALL {
        assert!((1..=4).contains(&feature.size()), "{feature}");
    }
}

#[test]
fn p1_5_no_two_white_sides_are_alike_and_no_side_has_two_seas() {
    for printing in [Printing::First, Printing::Second] {
        let whites: BTreeSet<[Square; 4]> = Tile::all(printing).map(|tile| tile.squares(Face::White)).collect();
        assert_eq!(whites.len(), 75);
        for tile in Tile::all(printing) {
            for face in Face::ALL {
                let squares = tile.squares(face);
                let seas = squares.iter().filter(|square| square.is_sea()).count();
                let wastes = squares.iter().filter(|square| square.is_wasteland()).count();
                assert!(seas + wastes <= 1, "{tile} {face}");
            }
        }
    }
}

#[test]
fn p1_5_six_tiles_are_printed_again_with_other_buildings() {
    let pairs = Tile::all(Printing::First).zip(Tile::all(Printing::Second));
    let changed: Vec<String> =
        pairs.clone().filter(|(one, other)| one != other).map(|(_, new)| new.to_string()).collect();
    assert_eq!(changed, ["I-05b", "I-07b", "I-23b", "II-11b", "II-16b", "III-02b"]);
    for (old, new) in pairs {
        assert_eq!((old.index(), old.feature()), (new.index(), new.feature()), "{new}");
        assert_eq!(old.shape(Face::Black), new.shape(Face::Black), "{new}: what is special stays where it was");
        let same = Face::ALL.into_iter().filter(|&face| old.squares(face) == new.squares(face)).count();
        assert_eq!(same, if old == new { 2 } else { 1 }, "{new}: one side is printed otherwise");
        assert_eq!(new.to_string().parse(), Ok(new));
    }
}

#[test]
fn p1_5_a_match_that_began_before_goes_on_with_the_tiles_it_had() {
    let tiles = |revision| {
        let setup = Setup { revision, ..Setup::anonymous::<Patchistory>(3) };
        let state = Patchistory::setup(&setup, tessera_kernel::Rng::from_number(5));
        state.stack.iter().filter(|tile| tile.to_string().ends_with('b')).count()
    };
    assert_eq!(tiles(1), 0);
    assert!(tiles(2) > 0);
}

#[test]
fn p1_6_eighteen_kinds_of_buildings_two_of_each() {
    let costs = |cost| Building::all().filter(|building| building.cost() == cost).count();
    assert_eq!((costs(2), costs(3)), (9, 9));
    let sum = |read: fn(Square) -> Icons| {
        let icons: Icons = Building::all().map(|building| read(Square::building(building))).sum();
        (icons + icons).to_string()
    };
    assert_eq!(sum(Square::base), "M10 F12 R6 C8 P8 T6 S8 D8");
    assert_eq!(sum(Square::frame), "M8 F12 R4 C6 P4 T4 S8 D8");
}

#[test]
fn p1_7_the_people_track() {
    assert_eq!(UPKEEP, [0, 1, 2, 3, 4, 5, 7, 9, 12]);
}

#[test]
fn p1_8_spaces_of_the_routes() {
    let written = |goods: &[Option<(Icon, u8)>]| -> Vec<String> {
        goods
            .iter()
            .map(|goods| goods.map_or(String::new(), |(icon, count)| format!("{}{count}", icon.letter())))
            .collect()
    };
    assert_eq!(written(&PRINCIPAL_GOODS), ["", "M2", "F2", "R2", "M3", "", ""]);
    assert_eq!(written(&ALLIED_GOODS), ["", "M3", "C2", "R2", "C3", ""]);
}

#[test]
fn p1_9_fifteen_different_cards() {
    let names: BTreeSet<&str> = Prosperity::ALL.iter().map(|card| card.id()).collect();
    assert_eq!(names.len(), 15);
}

#[test]
fn every_row_has_a_source_and_facts_in_words() {
    for options in ["capital=equality", "capital=liberty"] {
        let setup = Setup { options: options.parse().unwrap(), ..Setup::anonymous::<Patchistory>(2) };
        let setup = setup.checked::<Patchistory>().unwrap();
        let rows = Patchistory::components(&setup);
        assert_eq!(rows.len(), Patchistory::facts(&setup).len());
        assert!(rows.iter().all(|row| !row.sources.is_empty() && !row.facts.is_empty()));
        assert!(rows.iter().any(|row| row.sources == [Source::R]));
    }
}
