//! General buildings (P1.5): the one-square locations of the land tiles.

use tessera_kernel::Source::{A, P};
use tessera_kernel::{Component, Phrase, Source};

use super::icons::Icons;
use super::squares::Kind::{self, Culture, Food, Military, Money, Politics, Resource, Transport};

/// Code, name, kind, icons, icons in the gold frame, sources. The code begins with the Era.
type Row = (&'static str, &'static str, Kind, &'static str, &'static str, &'static [Source]);

/// The sixty-nine general buildings.
#[rustfmt::skip]
pub const TABLE: [Row; 69] = [
    ("1F1", "patchistory-general-field", Food, "F1", "F1", &[A]),
    ("1F2", "patchistory-general-farm", Food, "F2", "", &[A]),
    ("1F3", "patchistory-general-irrigated-terraces", Food, "F1", "F2", &[A]),
    ("1R1", "patchistory-general-quarry", Resource, "", "R1", &[A]),
    ("1R2", "patchistory-general-mine", Resource, "R1", "", &[A]),
    ("1R3", "patchistory-general-smithy", Resource, "R1", "R1", &[A]),
    ("1M1", "patchistory-general-stall", Money, "M1", "M1", &[A]),
    ("1M2", "patchistory-general-market", Money, "M2", "", &[A]),
    ("1M3", "patchistory-general-caravanserai", Money, "M1", "M2", &[A]),
    ("1C1", "patchistory-general-shrine", Culture, "", "C1", &[A]),
    ("1C2", "patchistory-general-temple", Culture, "C1", "", &[A]),
    ("1C3", "patchistory-general-academy", Culture, "C1", "C1", &[A]),
    ("1P1", "patchistory-general-tribune", Politics, "", "P1", &[A]),
    ("1P2", "patchistory-general-council", Politics, "P1", "", &[A]),
    ("1P3", "patchistory-general-palace", Politics, "P1", "P1", &[A]),
    ("1T1", "patchistory-general-stable", Transport, "", "T1", &[A]),
    ("1T2", "patchistory-general-paved-road", Transport, "T1", "", &[A]),
    ("1T3", "patchistory-general-anchorage", Transport, "T1", "M1", &[A]),
    ("1S1", "patchistory-general-barracks", Military, "S1", "", &[A]),
    ("1S2", "patchistory-general-archery-range", Military, "S1", "S1", &[A]),
    ("1S3", "patchistory-general-fort", Military, "S1 D1", "", &[A]),
    ("1D1", "patchistory-general-palisade", Military, "D1", "", &[A]),
    ("1D2", "patchistory-general-watchtower", Military, "D1", "D1", &[A]),
    ("2F1", "patchistory-general-manor-farm", Food, "F2", "F1", &[A]),
    ("2F2", "patchistory-general-windmill", Food, "F3", "", &[A]),
    ("2F3", "patchistory-general-crop-rotation", Food, "F1", "F3", &[A]),
    ("2R1", "patchistory-general-sawmill", Resource, "R1", "R1", &[A]),
    ("2R2", "patchistory-general-foundry", Resource, "R2", "", &[A]),
    ("2R3", "patchistory-general-saltworks", Resource, "R1", "R2", &[A]),
    ("2M1", "patchistory-general-fair", Money, "M2", "M2", &[A]),
    ("2M2", "patchistory-general-counting-house", Money, "M3", "", &[A]),
    ("2M3", "patchistory-general-merchant-house", Money, "M2", "M1", &[A]),
    ("2C1", "patchistory-general-church", Culture, "C1", "C1", &[A]),
    ("2C2", "patchistory-general-theatre", Culture, "C2", "", &[A]),
    ("2C3", "patchistory-general-monastery", Culture, "C1", "C2", &[A]),
    ("2P1", "patchistory-general-town-hall", Politics, "P1", "P1", &[A]),
    ("2P2", "patchistory-general-royal-court", Politics, "P2", "", &[A]),
    ("2P3", "patchistory-general-chancellery", Politics, "", "P2", &[A]),
    ("2T1", "patchistory-general-post-relay", Transport, "T1", "T1", &[A]),
    ("2T2", "patchistory-general-port", Transport, "T2", "", &[A]),
    ("2T3", "patchistory-general-canal", Transport, "M1 T1", "", &[A]),
    ("2S1", "patchistory-general-armoury", Military, "S2", "", &[A]),
    ("2S2", "patchistory-general-tournament-ground", Military, "S1", "S2", &[A]),
    ("2S3", "patchistory-general-stronghold", Military, "S1 D2", "", &[A]),
    ("2D1", "patchistory-general-rampart", Military, "D2", "", &[A]),
    ("2D2", "patchistory-general-keep", Military, "D1", "D2", &[A]),
    ("3F1", "patchistory-general-mechanised-farm", Food, "F3", "F2", &[A]),
    ("3F2", "patchistory-general-cannery", Food, "F4", "", &[A]),
    ("3F3", "patchistory-general-agronomy-station", Food, "F2", "F3", &[A]),
    ("3R1", "patchistory-general-steelworks", Resource, "R2", "R1", &[A]),
    ("3R2", "patchistory-general-oil-field", Resource, "R3", "", &[A]),
    ("3R3", "patchistory-general-coal-mine", Resource, "R1", "R2", &[A]),
    ("3M1", "patchistory-general-department-store", Money, "M3", "M2", &[A]),
    ("3M2", "patchistory-general-investment-bank", Money, "M4", "", &[A]),
    ("3M3", "patchistory-general-shopping-street", Money, "M2", "M3", &[A]),
    ("3C1", "patchistory-general-cinema", Culture, "C2", "C1", &[A]),
    ("3C2", "patchistory-general-opera", Culture, "C3", "", &[A]),
    ("3C3", "patchistory-general-television-studio", Culture, "C1", "C3", &[A]),
    ("3P1", "patchistory-general-ministry", Politics, "P1", "P1", &[A]),
    ("3P2", "patchistory-general-embassy", Politics, "P2", "P1", &[A]),
    ("3P3", "patchistory-general-press-house", Politics, "P1", "P2", &[A]),
    ("3T1", "patchistory-general-railway", Transport, "T2", "T1", &[A]),
    ("3T2", "patchistory-general-airport", Transport, "T3", "", &[P, A]),
    ("3T3", "patchistory-general-motorway", Transport, "M1 T2", "", &[A]),
    ("3S1", "patchistory-general-tank-works", Military, "S3", "", &[A]),
    ("3S2", "patchistory-general-air-base", Military, "S2", "S2", &[A]),
    ("3S3", "patchistory-general-army-base", Military, "S2 D1", "", &[P, A]),
    ("3D1", "patchistory-general-bunker", Military, "D3", "", &[A]),
    ("3D2", "patchistory-general-radar-station", Military, "D2", "D2", &[A]),
];

pub(super) fn components() -> Vec<Component> {
    let row = |&(code, name, _, base, frame, sources): &Row| Component {
        group: Phrase::new("patchistory-box-general"),
        name: Phrase::new(name),
        facts: format!("{code} {base} [{frame}]"),
        sources,
    };
    TABLE.iter().map(row).collect()
}

/// What a square gives, in words.
pub(super) fn gives(kind: Kind, base: Icons, frame: Icons) -> Phrase {
    let id = match (base.is_empty(), frame.is_empty()) {
        (true, true) => "patchistory-facts-square-bare",
        (false, true) => "patchistory-facts-square",
        (true, false) => "patchistory-facts-square-framed",
        (false, false) => "patchistory-facts-square-both",
    };
    Phrase::new(id).with("kind", kind.name()).with("base", base.list()).with("frame", frame.list())
}

pub(super) fn facts() -> Vec<Phrase> {
    TABLE.iter().map(|&(_, _, kind, base, frame, _)| gives(kind, Icons::read(base), Icons::read(frame))).collect()
}
