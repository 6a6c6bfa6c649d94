//! How heroes, wonders and special buildings work (P16).

use crate::support::{ANN, BOB, Playing, Table};

#[test]
fn p16_1_a_feature_works_while_it_can_be_seen() {
    let mut play = Table::new(3)
        .at(3, 1)
        .feature(ANN, "homer")
        .paint(ANN, "H8 3P2, I8 3P2")
        .hand(ANN, "B01")
        .goods(ANN, [0, 9, 9, 20])
        .administration(ANN);
    let homer = play.state().players[ANN].territory.features().next().unwrap().1.iter().next().unwrap();
    assert!(play.offers("honour heroes"));
    play.choose(&format!("sanitise, with B01, on {homer}"));
    assert!(!play.offers("honour heroes"));
}

#[test]
fn p16_2_what_a_tile_says_beats_the_rules() {
    // The rules want swords that exceed; the tile does without.
    let table = Table::new(3).at(3, 1).all_bare().paint(ANN, "H8 3P2, I8 3P2").paint(BOB, "H8 3D1");
    assert!(!Table::diplomacy(table, ANN).offers("threaten 1"));
    let table = Table::new(3).at(3, 1).all_bare().paint(ANN, "H8 3P2, I8 3P2").paint(BOB, "H8 3D1");
    assert!(table.feature(ANN, "mahatma-gandhi").diplomacy(ANN).offers("threaten 1"));
}

#[test]
fn p16_3_once_a_round() {
    let mut play = Table::new(3).at(3, 1).feature(ANN, "marie-curie").goods(ANN, [0, 0, 9, 20]).administration(ANN);
    play.choose("use marie-curie");
    assert_eq!((play.offers("use marie-curie"), play.why_not("use marie-curie")), (false, Some("P16.3")));
    play.pass_until(|play| play.state().round == 1);
    play.pass_until(|play| play.who() == ANN && play.offers("use marie-curie"));
}

#[test]
fn p16_4_seas_can_count_as_wasteland() {
    let table = || Table::new(3).at(3, 1).paint(ANN, "H8 SEA, I8 WL").feature(ANN, "machu-picchu");
    let without = table().administration(ANN).level(ANN, 'F');
    let with = table().feature(ANN, "angkor-wat").administration(ANN);
    let seas =
        with.state().players[ANN].territory.cells(tessera_patchistory::components::squares::Square::is_sea).len() as u8;
    assert!(seas >= 1 && with.level(ANN, 'F') > 0 && without > 0);
}

#[test]
fn p16_5_what_is_fixed_cannot_be_raised() {
    let table = || Table::new(3).at(3, 1).feature(ANN, "kremlin").workers(ANN, "H8");
    assert!(table().diplomacy(ANN).offers("use kremlin"));
    let fixed = table().feature(ANN, "che-guevara").diplomacy(ANN);
    assert_eq!(
        (fixed.points(ANN), fixed.offers("use kremlin"), fixed.why_not("use kremlin")),
        (6, false, Some("P16.5"))
    );
}
