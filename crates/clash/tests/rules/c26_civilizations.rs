//! C26.57 to C26.69: the Objectives of the Civilizations expansion.

use tessera_clash::board::Side;
use tessera_clash::cards::objectives::{Objective, ObjectiveCard};
use tessera_clash::edition::Edition;

use crate::support::*;

fn table() -> Table<Civilizations> {
    peoples("romans", "greeks")
}

/// Whether a half of an Objective card can be completed in the Status phase of this table.
fn status(table: Table<Civilizations>, card: &str, half: &str) -> bool {
    table.cards(RED, card).status().offers(&format!("claim {card} {half}"))
}

/// More cities with a building than the opponent.
fn lead(card: &str, building: &str) {
    let table = || table().city(RED, "F3", building);
    assert!(status(table(), card, "upper"));
    assert!(!status(table().city(BLUE, "F7", building), card, "upper"), "a tie is not more");
    let foreign = peoples("romans", "greeks").city(RED, "F3", "").building(BLUE, "F3", building);
    assert!(!status(foreign, card, "upper"), "the colour counts");
}

/// Units of a kind in three spaces, at sea too.
fn spread(card: &str, unit: &str) {
    let two = || table().units(RED, "D3", unit).units(RED, "D4", unit);
    let aboard = two().units(RED, "F4", "n1").units(RED, "F4", unit);
    assert!(status(aboard, card, "lower"));
    assert!(!status(two().units(RED, "D4", unit), card, "lower"), "two spaces");
}

/// Red attacks D4 from D3 with this squad; the game after the Combat that ends as hoped.
fn attack(
    table: Table<Civilizations>,
    squad: &str,
    card: &str,
    hoped: fn(&Play<Civilizations>) -> bool,
) -> Play<Civilizations> {
    let play = table.advances(RED, "tactics").cards(RED, card).turn(RED);
    play.fought(&format!("move, march D3, at D4, squad {squad}?"), hoped)
}

fn red_won(play: &Play<Civilizations>) -> bool {
    play.side("D4") == Side::from(RED)
}

#[test]
fn c26_57_star_gazers() {
    lead("O33", "observatory");
}

#[test]
fn c26_58_horse_power() {
    spread("O33", "c1");
}

#[test]
fn c26_59_traders() {
    lead("O34", "market");
}

#[test]
fn c26_60_great_commander() {
    let led = |red: &str, blue: &str| {
        let table = table().without_units("D2").units(RED, "D3", red).units(BLUE, "D4", blue);
        table.leader(RED, "augustus", "D3")
    };
    assert!(attack(led("i2", "i3"), "s0i2l1", "O34", red_won).offers("claim O34 lower"), "as many");
    assert!(!attack(led("i2", "i2"), "s0i2l1", "O34", red_won).offers("claim O34 lower"), "more");
    let play = led("i2", "i3").advances(RED, "tactics").cards(RED, "O34").turn(RED);
    let fallen = play.when("move, march D3, at D4, squad s0i2l1, lose leader", |play| {
        red_won(play) && play.state().players[RED].leader.is_none()
    });
    assert!(fallen.offers("claim O34 lower"), "the Leader may have fallen");
    let alone = table().without_units("D2").units(RED, "D3", "i2").units(BLUE, "D4", "i2");
    assert!(!attack(alone, "s0i2", "O34", red_won).offers("claim O34 lower"), "nobody led");
    let mut unfought = led("i1", "s1").advances(RED, "tactics").cards(RED, "O34").turn(RED);
    unfought.choose("move, march D3, at D4, squad s0i1l1");
    assert!(!unfought.offers("claim O34 lower"), "no roll was made");
}

#[test]
fn c26_60_great_commander_as_the_defender() {
    let table = table().without_units("D2").units(RED, "D3", "i1").units(BLUE, "D4", "i1");
    let table = table.leader(BLUE, "pericles", "D4").cards(BLUE, "O34").advances(RED, "tactics");
    let play = table.units(RED, "D3", "i1").turn(RED);
    let mut won = play.when("move, march D3, at D4, squad s0i2", |play| play.who() == BLUE && play.offers("pass"));
    assert!(won.offers("claim O34 lower"), "at once, in another's turn");
    won.choose("claim O34 lower");
    assert_eq!(won.half_points_of(BLUE, "objectives"), 4);
}

#[test]
fn c26_61_versatility() {
    let most = || table().units(RED, "D2", "i1c1").units(RED, "F2", "n1").leader(RED, "sulla", "D3");
    assert!(status(most().units(RED, "D3", "e1"), "O35", "upper"));
    assert!(!status(most(), "O35", "upper"), "no Elephant");
}

#[test]
fn c26_62_brutus() {
    let led = |blue: &str| {
        let table = table().without_units("D2").units(RED, "D3", "i4").units(BLUE, "D4", blue);
        table.leader(BLUE, "pericles", "D4")
    };
    assert!(attack(led("i2"), "s0i4", "O35", red_won).offers("claim O35 lower"));
    assert!(!attack(led("i1"), "s0i4", "O35", red_won).offers("claim O35 lower"), "one other");
    let table = table().without_units("D2").units(RED, "D3", "i4").units(BLUE, "D4", "i3");
    assert!(!attack(table, "s0i4", "O35", red_won).offers("claim O35 lower"), "no Leader");
}

#[test]
fn c26_62_brutus_at_sea() {
    let table = table().units(RED, "F6", "n4").units(BLUE, "E7", "n2").leader(BLUE, "pericles", "E7");
    let play = table.cards(RED, "O35").turn(RED);
    let won = play.fought("move, sail F6, at E7, squad n4s0i0", |play| play.side("E7") == Side::from(RED));
    assert!(won.offers("claim O35 lower"), "a Leader aboard goes down with the Ships");
}

#[test]
fn c26_63_legacy() {
    lead("O36", "obelisk");
}

#[test]
fn c26_64_ivory_tower() {
    spread("O36", "e1");
}

#[test]
fn c26_65_migration() {
    let two = || table().without_units("D2").units(RED, "D4", "s1").units(RED, "B6", "s1");
    assert!(status(two().units(RED, "F7", "s1"), "O37", "upper"));
    assert!(!status(two().units(RED, "D3", "s1"), "O37", "upper"), "D3 touches a city");
    assert!(status(two().units(RED, "A7", "n1s1"), "O37", "upper"), "a Settler aboard is in the space of its Ship");
}

#[test]
fn c26_66_trample() {
    let army = |red: &str| table().without_units("D2").units(RED, "D3", red).units(BLUE, "D4", "i1");
    assert!(attack(army("i1c2"), "s0i1c2", "O37", red_won).offers("claim O37 lower"));
    assert!(attack(army("e3"), "s0i0e3", "O37", red_won).offers("claim O37 lower"));
    assert!(!attack(army("i3"), "s0i3", "O37", red_won).offers("claim O37 lower"), "Infantry tramples nobody");
    let play = army("i2c1").advances(RED, "tactics").cards(RED, "O37").turn(RED);
    let lost = play.when("move, march D3, at D4, squad s0i2c1, lose cavalry", |play| {
        red_won(play) && !play.units("D4").contains('c')
    });
    assert!(!lost.offers("claim O37 lower"), "it did not survive");
}

#[test]
fn c26_67_high_culture() {
    let culture = |powers: &str, led: u8| {
        let table = table().powers(RED, powers).with_state(move |state| state.players[RED].led = led);
        status(table, "O38", "upper")
    };
    assert!(culture("aqueducts roman-roads slave-trade provinces", 2));
    assert!(!culture("aqueducts roman-roads slave-trade provinces", 1), "one Leader");
    assert!(!culture("aqueducts roman-roads slave-trade", 2), "three advances");
}

#[test]
fn c26_68_sea_cleansing() {
    let table = table().units(RED, "B4", "n2").units(RED, "F6", "n2").pirates("C5", 1).pirates("E7", 1);
    let won = |count: u8| move |play: &Play<Civilizations>| play.state().turn.corsairs == count;
    let one = table.cards(RED, "O38").turn(RED).fought("move, sail B4, at C5, squad n2s0i0", won(1));
    assert!(!one.offers("claim O38 lower"));
    assert!(one.fought("sail F6, at E7, squad n2s0i0", won(2)).offers("claim O38 lower"));
}

#[test]
fn c26_69_the_six_cards() {
    let cards: Vec<[Objective; 2]> = ObjectiveCard::of(Edition::Civilizations).map(ObjectiveCard::objectives).collect();
    assert_eq!(cards.len(), 38);
    assert_eq!(cards[32], [Objective::StarGazers, Objective::HorsePower]);
    assert_eq!(cards[37], [Objective::HighCulture, Objective::SeaCleansing]);
    for objective in Objective::ALL {
        assert!(cards.iter().flatten().any(|other| other == objective), "{objective:?}");
    }
}

#[test]
fn c26_69_what_is_counted_tells_how_far_one_is() {
    let progress = |table: Table<Civilizations>, card: &str| {
        let view = table.cards(RED, card).turn(RED).view(RED);
        view.objectives[0].progress.map(|progress| progress.map(|progress| (progress.have, progress.need)))
    };
    assert_eq!(progress(table().units(RED, "D3", "c1"), "O33"), [Some((0, 1)), Some((1, 3))]);
    assert_eq!(progress(table().units(RED, "D3", "i1e1"), "O35"), [Some((3, 6)), None]);
    assert_eq!(progress(table().powers(RED, "aqueducts"), "O38"), [Some((1, 6)), Some((0, 2))]);
}
