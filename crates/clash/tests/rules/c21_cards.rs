//! C21: cards.

use tessera_clash::components::buildings::Unit;
use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn c21_1_any_number_between_actions() {
    let mut play = monumental().cards(RED, "A25 A26 A37").goods(RED, "c3").turn(RED);
    play.choose("play A25, play A26, play A37");
    assert_eq!(play.state().turn.actions, 5);
    assert_eq!(play.state().actions_discard.len(), 3);
}

#[test]
fn c21_2_one_card_a_trigger() {
    // One city conquered, two cards Teach Us!
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.city(BLUE, "D4", "").advances(BLUE, "fishing arts math").cards(RED, "A35 A36").turn(RED);
    play.choose("move, march D3, at D4, done");
    assert!(play.offers("play A35"), "{:?}", play.options());
    play.choose("play A35, learn fishing");
    assert!(!play.offers("play A36"));
}

/// Red has just conquered Blue's city and holds two cards that answer to it.
fn conquest<G: InEdition>(cards: &str) -> Play<G> {
    let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.city(BLUE, "D4", "").advances(BLUE, "fishing").cards(RED, cards).turn(RED);
    play.choose("move, march D3, at D4, done?");
    play
}

#[test]
fn c21_2_one_card_a_trigger_whatever_its_title_in_2012() {
    let mut old = conquest::<Base2012>("A3 A11");
    assert!(old.offers("play A3") && old.offers("play A11"));
    old.choose("play A11");
    assert_eq!(old.why_not("play A3"), Some("C21.2"));
    let mut other = conquest::<Base2012>("A3 A11");
    other.choose("play A3, learn fishing");
    assert_eq!(other.why_not("play A11"), Some("C21.2"));
    let mut new = conquest::<Monumental>("A35 A11");
    new.choose("play A11, play A35, learn fishing");
    assert!(new.has(RED, "fishing"), "Monumental: two titles may share a trigger");
}

#[test]
fn c21_3_an_action_card_may_cost_an_action() {
    let mut play = monumental().cards(RED, "A41").goods(RED, "f2").turn(RED);
    play.choose("play A41, learn storage");
    assert_eq!(play.state().turn.actions, 2);
    let table = monumental().cards(RED, "A41").goods(RED, "f2").with_state(|state| state.players[RED].fewer = 3);
    let spent = table.turn(RED);
    assert!(!spent.offers("play A41"));
    assert_eq!(spent.why_not("play A41"), Some("C4.2"));
}

#[test]
fn c21_4_one_of_two_objectives_for_two_points() {
    let mut play =
        monumental().cards(RED, "O9").advances(RED, "writing public-education free-education philosophy").status();
    play.choose("claim O9 upper");
    assert_eq!(play.half_points_of(RED, "objectives"), 4);
    assert!(!play.hand(RED).contains("O9"));
}

#[test]
fn c21_5_the_same_objective_once_a_trigger() {
    // O24 and O25 both ask for a whole government.
    let owned = "writing philosophy voting separation-of-power civil-liberties free-economy";
    let mut play = monumental().cards(RED, "O24 O25").advances(RED, owned).status();
    play.choose("claim O24 upper");
    assert_eq!(play.options(), ["done"]);
}

#[test]
fn c21_6_icon_first_then_the_text_in_order() {
    let mut play = monumental().city(BLUE, "F3", "happy").city(RED, "B5", "happy").event(RED, "E33");
    assert_eq!(play.mood("B5"), tessera_clash::board::Mood::Neutral, "the drawer first");
    assert_eq!(play.who(), BLUE);
    play.choose("at F3");
    let table = of_2012().city(BLUE, "F3", "happy").city(RED, "B5", "happy");
    let mut old = table.with_state(|state| state.first = BLUE).event(RED, "E33");
    assert_eq!(old.who(), BLUE, "2012: the first player first");
    old.choose("at F3");
    assert_eq!(old.mood("B5"), tessera_clash::board::Mood::Neutral);
    play = monumental().event(RED, "E12");
    assert!(matches!(play.prompt(), Prompt::BarbariansAppear), "the icon first");
    assert_eq!(play.goods(RED), "f2");
}

#[test]
fn c21_7_a_great_person_is_taken_for_culture() {
    let table =
        monumental().goods(RED, "c1").goods(BLUE, "c2").with_state(|state| state.barbarians.units[Unit::Infantry] = 20);
    let mut play = table.barbarians("B6", 1).event(RED, "E21");
    play.pass_until(|play| matches!(play.prompt(), Prompt::TakePerson { cost: 1, .. }));
    play.choose("no");
    assert_eq!(play.who(), BLUE);
    assert!(matches!(play.prompt(), Prompt::TakePerson { cost: 2, .. }));
    play.choose("yes");
    assert_eq!((play.goods(BLUE).as_str(), play.hand(BLUE).as_str()), ("none", "E21"));
}

#[test]
fn c21_7_a_great_person_in_hand_counts_as_an_action_card() {
    let mut barter = monumental().cards(RED, "E21").goods(RED, "none").advances(RED, "bartering").turn(RED);
    barter.choose("use bartering, person E21, take g1");
    assert_eq!((barter.hand(RED).as_str(), barter.goods(RED).as_str()), ("", "g1"));
    assert_eq!(barter.state().events_discard.last().copied(), Some(20));
    let mut spy = monumental().cards(RED, "A7 A5").cards(BLUE, "E21").goods(RED, "c1").turn(RED);
    spy.choose("play A7, exchange A5 E21");
    assert_eq!((spy.hand(RED).as_str(), spy.hand(BLUE).as_str()), ("E21", "A5"));
    let mut fight = monumental().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
    fight = fight.units(BLUE, "D4", "i2").cards(RED, "E21");
    let mut fight = fight.turn(RED);
    fight.choose("move, march D3, at D4, squad s0i2");
    assert!(!matches!(fight.prompt(), Prompt::Tactics { .. }), "it has no tactics");
}

#[test]
fn c21_8_a_great_person_is_an_action() {
    let mut play = monumental().cards(RED, "E21").goods(RED, "none").turn(RED);
    play.choose("person E21, learn writing");
    play.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert_eq!(play.state().turn.actions, 2);
    assert!(play.has(RED, "writing"));
    assert_eq!(play.goods(RED), "i2c1");
    assert_eq!(play.state().events_discard.last().copied(), Some(20));
}

#[test]
fn c21_9_some_events_stay() {
    let play = monumental().event(RED, "E29");
    assert!(play.state().events_staying.has(28));
    let gone = monumental().event(RED, "E32");
    assert!(gone.state().events_staying.is_empty());
}
