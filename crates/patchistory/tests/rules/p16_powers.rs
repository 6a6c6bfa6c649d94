//! How heroes, wonders and special buildings work (P16).

use tessera_patchistory::cell::CellSet;
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::squares::Square;
use tessera_patchistory::event::Event;
use tessera_patchistory::state::Space;

use crate::support::{ANN, BOB, CEM, Play, Playing, Table};

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
fn p16_3_a_worker_who_rests_can_be_sent_back() {
    let table = Table::new(3).at(3, 1).feature(ANN, "hanging-gardens-of-babylon");
    let mut play = table.route(ANN, BOB, Some(Space::Rest)).administration(ANN);
    play.choose("use hanging-gardens-of-babylon");
    assert_eq!(play.offered("send"), ["r4"]);
    play.choose("send r4");
    assert_eq!((play.culture(ANN), play.track(ANN), play.route(4).unwrap().worker), (25, 8, None));
}

#[test]
fn p16_3_a_worker_of_a_declared_war_can_be_sent_back_and_the_war_is_off() {
    let table = |name: &str| {
        let table = Table::new(3).at(3, 5).no_routes().all_bare().feature(ANN, name);
        let mut table = table.route(ANN, BOB, Some(Space::Preparation));
        table.state.route_mut(0).war = Some([true, false]);
        table
    };
    let off = |mut play: Play, choices: &str| {
        play.choose(choices);
        let cancelled = play.story().iter().any(|event| matches!(event, Event::WarCancelled { .. }));
        cancelled && play.route(1).unwrap().worker.is_none() && play.track(ANN) == 8
    };
    assert!(off(table("christopher-columbus").administration(ANN), "use christopher-columbus, send r1"));
    assert!(off(table("kremlin").diplomacy(ANN), "use kremlin, send r1"));
    assert!(off(table("chichen-itza").vote(), "send r1"));
    // In a war, though not the worker of that very war.
    let play = table("yi-sun-sin").goods(BOB, [0; 4]).war(ANN, CEM, [true, false]).wars();
    assert_eq!(play.offered("spend"), ["r0", "r0 w r1"]);
    let mut play = play;
    play.all(&[(ANN, "spend r0 w r1"), (CEM, "spend r0")]);
    assert_eq!((play.route(1).unwrap().war, play.route(1).unwrap().worker), (None, None));
}

#[test]
fn p16_4_seas_can_count_as_wasteland() {
    let table = || Table::new(3).at(3, 1).paint(ANN, "H8 SEA, I8 WL").feature(ANN, "machu-picchu");
    // Machu Picchu draws Food from wasteland: how much more than the squares show, how many wastelands, how many seas.
    let drawn = |table: Table| {
        let territory = table.state.players[ANN].territory;
        let count = |holds: fn(Square) -> bool| territory.cells(holds).len() as u8;
        let printed = territory.icons(CellSet::NONE).of(Icon::Food);
        (table.state.level(ANN, Icon::Food) - printed, count(Square::is_wasteland), count(Square::is_sea))
    };
    let (food, wastelands, seas) = drawn(table());
    assert_eq!((food, seas), (wastelands, 1));
    let (food, wastelands, seas) = drawn(table().feature(ANN, "angkor-wat"));
    assert_eq!((food, seas), (wastelands + 1, 1));
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
