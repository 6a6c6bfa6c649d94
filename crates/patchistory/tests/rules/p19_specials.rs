//! Special buildings (P19): each where it works, and where it does not.

use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::state::Phase;

use crate::support::{ANN, BOB, CEM, Playing, Table, feature};

fn bare() -> Table {
    let table = Table::new(3).at(3, 2).no_routes().all_bare().paint(ANN, "H8 3P2, I8 3P2, J8 3P2");
    table.goods(ANN, [9, 9, 9, 20]).goods(BOB, [9, 9, 9, 20])
}

fn with(building: &str) -> Table {
    bare().feature(ANN, building)
}

/// A special building shows these icons, counts them once, and adds nothing else.
fn icons_only(name: &str, icons: &str) {
    assert_eq!(feature(name).icons().to_string(), icons, "{name}");
    let play = with(name).administration(ANN);
    let player = &play.state().players[ANN];
    assert_eq!(player.levels, player.territory.icons(player.workers), "{name}");
    let (letter, count) = (icons.chars().next().expect("some icon"), icons.as_bytes()[1] - b'0');
    assert!(play.level(ANN, letter) >= count && play.has(ANN, name));
    assert!(bare().administration(ANN).level(ANN, letter) < play.level(ANN, letter), "{name}");
}

#[test]
fn p19_1_the_aqueduct_makes_training_cheaper() {
    let eaten = |table: Table| {
        let mut play = table.administration(ANN);
        play.choose("train, home H9");
        9 - play.owned(ANN, 'F')
    };
    assert_eq!((eaten(with("aqueduct")), eaten(bare())), (5, 6));
}

#[test]
fn p19_2_great_granary() {
    icons_only("great-granary", "F4");
}

#[test]
fn p19_3_the_circus_maximus_adds_culture_to_first_places() {
    let hands: [&[Prosperity]; 3] = [&[Prosperity::Politics], &[Prosperity::Military], &[Prosperity::People]];
    let culture = |card: &str| {
        let table = with("circus-maximus").paint(BOB, "H8 3S1").at(3, 5).cards(&hands).votes(ANN, 4).votes(BOB, 1);
        let mut play = table.vote();
        play.all(&[(ANN, "card politics"), (BOB, "card military"), (CEM, "card people")]);
        while let Phase::Stakes { at } = play.state().phase {
            let ballot = play.state().ballot[usize::from(at)].0.id();
            let (ann, bob) = (if ballot == card { 4 } else { 0 }, u8::from(ballot != card && ballot != "people"));
            play.all(&[(ANN, &format!("stake {ann}")), (BOB, &format!("stake {bob}")), (CEM, "stake 0")]);
        }
        play.culture(ANN)
    };
    // Politics 4 Votes, and one more for being first; military 1: half of it is nothing.
    assert_eq!(culture("politics"), 25);
    // Military 4 Votes: second with nobody, last of a tie; politics 1 Vote and one more.
    assert_eq!(culture("military"), 22);
}

#[test]
fn p19_4_senate() {
    icons_only("senate", "P2");
}

#[test]
fn p19_5_legion_camp() {
    icons_only("legion-camp", "S2 D1");
}

#[test]
fn p19_6_city_walls() {
    icons_only("city-walls", "D4");
}

#[test]
fn p19_7_royal_road() {
    icons_only("royal-road", "M1 T2");
}

#[test]
fn p19_8_university() {
    icons_only("university", "C2 P1");
}

#[test]
fn p19_9_the_cathedral_brings_a_vote() {
    let votes = |table: Table| table.at(3, 5).vote().votes(ANN);
    assert_eq!((votes(with("cathedral")), votes(with("university"))), (1, 0));
}

#[test]
fn p19_10_the_castle_saves_a_defender_from_a_memorable_victory() {
    let fought = |red, castle: bool| {
        let table = bare().paint(ANN, "H9 3S1, I9 3S1, J9 3S1").paint(BOB, "H8 WL");
        let table = if castle { table.feature(BOB, "castle") } else { table };
        let mut play = table.goods(ANN, [0, 0, 9, 20]).war(ANN, BOB, red).wars();
        play.all(&[(ANN, "spend r9"), (BOB, "spend r0")]);
        play.culture(BOB)
    };
    assert_eq!(fought([true, false], true), 20);
    assert_eq!((fought([true, true], true), fought([true, false], false)), (13, 13));
}

#[test]
fn p19_11_merchant_bank() {
    icons_only("merchant-bank", "M5");
}

#[test]
fn p19_12_guildhall() {
    icons_only("guildhall", "M1 R2");
}

#[test]
fn p19_13_the_royal_shipyard_makes_seas_free() {
    // From H8 over the sea on I8: with one step, J8 is reached.
    let table = || Table::new(3).at(3, 1).paint(ANN, "I8 SEA").workers(ANN, "H8");
    let mut plain = table().movement(ANN);
    plain.choose("move H8");
    assert!(plain.offers("to I8") && !plain.offers("to J8"));
    // The shipyard lies on the right; the road is gone, so that there are two steps.
    let mut yard = table().lay(ANN, "II-24", Face::Black, 2, 1, 0b0001).paint(ANN, "J8 WL").movement(ANN);
    let range = yard.level(ANN, 'T');
    assert_eq!(range, 2);
    yard.choose("move H8");
    // Two steps and the sea for nothing: I8, J8, J9.
    assert!(yard.offers("to J9"));
}

#[test]
fn p19_14_parliament() {
    icons_only("parliament", "M2 P2");
}

#[test]
fn p19_15_power_station() {
    icons_only("power-station", "R4");
}

#[test]
fn p19_16_grand_railway_station() {
    icons_only("grand-railway-station", "M2 T4");
}

#[test]
fn p19_17_the_assembly_plant_makes_buildings_cheaper() {
    let paid = |table: Table| {
        let mut play = table.hand(ANN, "B10").administration(ANN);
        play.choose("construct B10, on H9");
        9 - play.owned(ANN, 'R')
    };
    assert_eq!((paid(with("assembly-plant")), paid(bare())), (2, 3));
}

#[test]
fn p19_18_united_nations() {
    icons_only("united-nations", "C1 P3");
}

#[test]
fn p19_19_the_military_complex_doubles_the_first_resource() {
    let won = |spent: &str| {
        // Eight Power of Bob's against six swords.
        let table = with("military-complex").paint(BOB, "H8 3S1, I8 3S1, J8 2S1").war(ANN, BOB, [true, true]);
        let mut play = table.wars();
        play.all(&[(ANN, spent), (BOB, "spend r0")]);
        play.culture(ANN)
    };
    assert_eq!((won("spend r0"), won("spend r1"), won("spend r2")), (20, 20, 35));
}

#[test]
fn p19_20_the_national_museum_counts_heroes_and_wonders_at_the_end_of_an_era() {
    let ends = |table: Table| table.at(2, 5).phase(Phase::EraEnd).culture(ANN) - 20;
    let museum = with("national-museum");
    assert_eq!(ends(museum.feature(ANN, "homer").feature(ANN, "stonehenge").feature(ANN, "senate")), 2);
    assert_eq!(ends(with("national-museum")), 0);
}

#[test]
fn p19_21_fallout_shelter() {
    icons_only("fallout-shelter", "D7");
}
