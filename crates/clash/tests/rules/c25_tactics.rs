//! C25: the tactics.

use tessera_clash::board::Side;
use tessera_clash::cards::actions::ActionCard;
use tessera_clash::cards::tactics::Tactic;
use tessera_clash::components::buildings::Unit;
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;
use tessera_clash::units::Units;

use crate::support::*;

/// Red attacks D4 from D3 with some Infantry; Blue defends with some, perhaps in a city.
fn field(red: u8, blue: u8, city: Option<&str>) -> Table<Monumental> {
    let table = monumental().without_units("D2").units(RED, "D3", &format!("i{red}")).advances(RED, "tactics");
    let table = table.units(BLUE, "D4", &format!("i{blue}")).advances(BLUE, "tactics");
    match city {
        Some(what) => table.city(BLUE, "D4", what),
        None => table,
    }
}

/// Dice and what is added to them besides icons, attacker first.
fn rolled(play: &Play<Monumental>) -> Option<[(usize, i8, u8); 2]> {
    play.told(RED).iter().find_map(|event| match event {
        Event::Rolled { rolls, .. } => Some([0, 1].map(|side| {
            let roll = &rolls[side];
            (roll.dice.len(), roll.bonus, roll.value)
        })),
        _ => None,
    })
}

fn icons(play: &Play<Monumental>, side: usize) -> i8 {
    play.told(RED)
        .iter()
        .find_map(|event| match event {
            Event::Rolled { rolls, .. } => {
                Some(rolls[side].dice.iter().filter(|die| die.shows_infantry()).count() as i8)
            }
            _ => None,
        })
        .expect("a roll")
}

fn fight(table: Table<Monumental>, red: u8, cards: &str) -> Play<Monumental> {
    let choices = format!("move, march D3, at D4, squad s0i{red}, {cards}");
    table.turn(RED).when(&choices, |play| rolled(play).is_some())
}

#[test]
fn c25_1_peltasts() {
    let play = fight(field(4, 4, None).cards(RED, "A1"), 4, "lay A1");
    assert!(play.told(BLUE).iter().any(|event| matches!(event, Event::Shielded { .. })));
}

#[test]
fn c25_2_encircled() {
    let table = field(4, 4, None).cards(RED, "A2").turn(RED);
    let seen = table.when("move, march D3, at D4, squad s0i4, lay A2", |play| {
        play.told(RED).iter().any(|event| matches!(event, Event::Encircled { lost: [0, 1], .. }))
    });
    assert!(rolled(&seen).is_some());
}

#[test]
fn c25_3_wedge_formation() {
    let play = fight(field(2, 3, None).cards(RED, "A5"), 2, "lay A5");
    assert_eq!(rolled(&play).expect("a roll")[0].1 - icons(&play, 0), 3);
    let mut blue = field(2, 3, None).cards(BLUE, "A5").turn(RED);
    blue.choose("move, march D3, at D4, squad s0i2");
    assert!(!blue.offers("lay A5"), "attackers only");
}

#[test]
fn c25_4_high_morale() {
    let play = fight(field(2, 3, None).cards(RED, "A6"), 2, "lay A6");
    assert_eq!(rolled(&play).expect("a roll")[0].1 - icons(&play, 0), 2);
}

#[test]
fn c25_5_heavy_resistance() {
    let play = fight(field(3, 3, None).cards(BLUE, "A7"), 3, "lay A7");
    assert_eq!(rolled(&play).expect("a roll")[0].1 - icons(&play, 0), -3);
}

#[test]
fn c25_6_high_ground() {
    let play = fight(field(4, 3, None).cards(BLUE, "A9"), 4, "lay A9");
    assert_eq!(rolled(&play).expect("a roll")[0].1, 0, "no icon counts");
    let mut city = field(2, 1, Some("")).cards(RED, "A9").turn(RED);
    city.choose("move, march D3, at D4, squad s0i2");
    assert!(!city.offers("lay A9"), "not against a city");
}

#[test]
fn c25_7_surprise() {
    let play = field(4, 4, None).cards(RED, "A10").turn(RED);
    let drew = play.when("move, march D3, at D4, squad s0i4, lay A10", |play| {
        play.told(RED).iter().any(|event| matches!(event, Event::DrewAction { seat: RED, .. }))
    });
    assert!(drew.told(RED).iter().any(|event| matches!(event, Event::Casualties { lost, .. } if lost[1] > 0)));
}

#[test]
fn c25_8_siege() {
    let table = field(3, 2, Some("")).cards(RED, "A11").goods(BLUE, "f2").turn(RED);
    let mut play = table;
    play.choose("move, march D3, at D4, squad s0i3, lay A11");
    assert_eq!(play.who(), BLUE);
    assert!(matches!(play.prompt(), Prompt::PaySiege));
    play.choose("yes");
    assert_eq!(play.goods(BLUE), "none");
    let mut open = field(3, 2, None).cards(RED, "A11").turn(RED);
    open.choose("move, march D3, at D4, squad s0i3");
    assert!(!open.offers("lay A11"), "cities only");
}

#[test]
fn c25_9_for_the_people() {
    let play = fight(field(2, 2, Some("")).cards(BLUE, "A13"), 2, "lay A13");
    assert_eq!(rolled(&play).expect("a roll")[1].0, 3);
    let mut open = field(2, 2, None).cards(BLUE, "A13").turn(RED);
    open.choose("move, march D3, at D4, squad s0i2");
    assert!(!open.offers("lay A13"));
}

#[test]
fn c25_10_improved_defenses() {
    let table = field(4, 4, Some("")).cards(BLUE, "A16").turn(RED);
    let seen = table
        .when("move, march D3, at D4, squad s0i4, lay A16", |play| rolled(play).is_some_and(|roll| roll[0].2 >= 10));
    let lost = seen.told(RED).into_iter().find_map(|event| match event {
        Event::Casualties { lost, .. } => Some(lost[1]),
        _ => None,
    });
    assert_eq!(lost, Some(rolled(&seen).expect("a roll")[0].2 / 5 - 1));
}

#[test]
fn c25_11_tactical_retreat() {
    let mut play = field(2, 2, Some("")).cards(BLUE, "A17").turn(RED);
    play.choose("move, march D3, at D4, squad s0i2, lay A17");
    assert!(matches!(play.prompt(), Prompt::WithdrawTo { .. }));
    play.choose("at D5");
    assert_eq!((play.units("D5").as_str(), play.owner("D4")), ("i2", Side::from(RED)));
}

#[test]
fn c25_12_defensive_formation() {
    let play = fight(field(2, 2, None).cards(BLUE, "A22"), 2, "lay A22");
    assert_eq!(rolled(&play).expect("a roll")[1].0, 3);
    let mut red = field(2, 2, None).cards(RED, "A22").turn(RED);
    red.choose("move, march D3, at D4, squad s0i2");
    assert!(!red.offers("lay A22"), "defenders only");
}

#[test]
fn c25_13_scout() {
    let play = fight(field(3, 3, None).cards(RED, "A23").cards(BLUE, "A6"), 3, "lay A23, lay A6");
    assert_eq!(rolled(&play).expect("a roll")[1].1 - icons(&play, 1), 0, "no High Morale");
    assert!(play.hand(RED).contains("A6"));
}

#[test]
fn c25_14_martyr() {
    let play = fight(field(3, 3, None).cards(RED, "A24").cards(BLUE, "A6"), 3, "lay A24, lay A6");
    let roll = rolled(&play).expect("a roll");
    assert_eq!((roll[0].0, roll[1].0), (2, 2));
    assert_eq!(roll[1].1 - icons(&play, 1), 0);
}

#[test]
fn c25_14_what_a_martyr_gives_up_is_nobodys_kill() {
    // What each side has killed besides the casualties of the first round.
    let kills = |no_kills: bool| {
        let table = field(4, 4, None).cards(RED, "A24");
        let table = table.with_state(|state| state.switches.martyrs_are_no_kills = no_kills);
        let play = table
            .turn(RED)
            .when("move, march D3, at D4, squad s0i4, lay A24", |play| matches!(play.prompt(), Prompt::FightOn { .. }));
        let lost = play.told(RED).into_iter().find_map(|event| match event {
            Event::Casualties { lost, .. } => Some(lost),
            _ => None,
        });
        let (lost, battle) = (lost.expect("casualties"), play.state().battle.expect("it goes on"));
        [battle.kills[0] - lost[1], battle.kills[1] - lost[0]]
    };
    assert_eq!(kills(true), [1, 0]);
    assert_eq!(kills(false), [1, 1], "before revision 2");
}

#[test]
fn c14_8_losses_are_told_by_kind() {
    let play = field(4, 4, None).cards(RED, "A24").turn(RED);
    let play = play.when("move, march D3, at D4, squad s0i4, lay A24", |play| {
        play.told(BLUE).iter().any(|event| matches!(event, Event::Casualties { lost: [1, 2], .. }))
    });
    let infantry = |count| Units::of(Unit::Infantry, count);
    let told: Vec<Event> = play.told(BLUE).into_iter().filter(|event| matches!(event, Event::Fell { .. })).collect();
    let [first, second] = [RED, BLUE].map(|seat| Event::Fell { side: seat.into(), units: infantry(1) });
    assert_eq!(told[..2], [first, second], "the martyr and whom he takes along");
    let fell = play.told(BLUE).into_iter().find_map(|event| match event {
        Event::Casualties { fell, .. } => Some(fell),
        _ => None,
    });
    assert_eq!(fell, Some([infantry(1), infantry(2)]));
}

#[test]
fn c25_15_archers() {
    let play = field(3, 3, None).cards(RED, "A26").turn(RED);
    let hit = play.when("move, march D3, at D4, squad s0i3, lay A26", |play| {
        play.told(RED).iter().any(|event| matches!(event, Event::Shot { hit: true, .. }))
    });
    assert_eq!(rolled(&hit).expect("a roll")[1].0, 2);
}

#[test]
fn c25_16_flanking() {
    let play = fight(field(2, 2, None).cards(RED, "A31"), 2, "lay A31");
    assert_eq!(rolled(&play).expect("a roll")[0].0, 3);
    let mut blue = field(2, 2, None).cards(BLUE, "A31").turn(RED);
    blue.choose("move, march D3, at D4, squad s0i2");
    assert!(!blue.offers("lay A31"));
}

#[test]
fn c25_17_the_deck() {
    let copies = |tactic| ActionCard::all().filter(|card| card.tactic() == tactic).count();
    let expected = [
        (Tactic::Peltasts, 4),
        (Tactic::Encircled, 4),
        (Tactic::WedgeFormation, 2),
        (Tactic::HighMorale, 5),
        (Tactic::HeavyResistance, 3),
        (Tactic::HighGround, 5),
        (Tactic::Surprise, 2),
        (Tactic::Siege, 1),
        (Tactic::ForThePeople, 1),
        (Tactic::ImprovedDefenses, 1),
        (Tactic::TacticalRetreat, 2),
        (Tactic::DefensiveFormation, 4),
        (Tactic::Scout, 1),
        (Tactic::Martyr, 1),
        (Tactic::Archers, 4),
        (Tactic::Flanking, 2),
    ];
    for (tactic, count) in expected {
        assert_eq!(copies(tactic), count, "{tactic:?}");
    }
}
