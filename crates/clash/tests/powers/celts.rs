//! The Celts.

use super::pairs_influence::rolled;
use super::*;
use tessera_clash::board::{Mood, Side};
use tessera_clash::prompt::Prompt;

fn celts() -> Table<Civilizations> {
    peoples("celts", "romans")
}

/// A Leader with some units beside Blue's Infantry at D4.
fn army(leader: &str, units: &str, foes: &str) -> Table<Civilizations> {
    let table = celts().without_units("D2").leader(RED, leader, "D3").units(RED, "D3", units);
    table.advances(RED, "tactics").units(BLUE, "D4", foes)
}

#[test]
pub(super) fn c33_13_druidic_influence_hallows_a_settlement() {
    let play = celts().powers(RED, "druidic-influence").barbarians("D3", 1).turn(RED);
    let before = play.half_points_of(RED, "pieces");
    let won = play.when("influence, at D3", |play| rolled(play) >= Some(5));
    assert_eq!((won.owner("D3"), won.half_points_of(RED, "pieces")), (Side::BARBARIANS, before + 2));
    assert!(won.view(BLUE).space(at("D3")).and_then(|space| space.city.clone()).is_some_and(|city| city.druid));
    assert!(!won.offers("influence"), "it was the success of the turn");
}

#[test]
fn c33_13_druidic_influence_or_a_building() {
    let table = celts().powers(RED, "druidic-influence").barbarians("D3", 1).building(BLUE, "D3", "temple");
    let mut won = table.turn(RED).when("influence, at D3", |play| rolled(play) >= Some(5));
    assert_eq!(won.options(), ["build temple", "invoke druidic-influence"]);
    won.choose("build temple");
    assert_eq!((won.colour("D3", "temple"), won.state().druids.is_empty()), (Side::from(RED), true));
}

#[test]
pub(super) fn c33_13_not_druidic_influence_twice_on_one_settlement() {
    let table = celts().powers(RED, "druidic-influence").barbarians("D3", 1);
    let play = table.with_state(|state| state.druids.insert(at("D3").index())).turn(RED);
    assert!(!play.offers("influence"));
    assert!(!celts().barbarians("D3", 1).turn(RED).offers("influence"), "others never can");
}

#[test]
fn c33_13_not_druidic_influence_after_a_conquest() {
    let table = celts().powers(RED, "druidic-influence").barbarians("D4", 0).units(RED, "D3", "i1");
    let table = table.with_state(|state| state.druids.insert(at("D4").index())).advances(RED, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!((play.owner("D4"), play.state().druids.is_empty()), (Side::from(RED), true));
}

#[test]
pub(super) fn c33_14_tribal_brothers_add_1_for_each_barbarian_city_near() {
    let table = celts().units(RED, "D3", "i1").units(BLUE, "D4", "i1").advances(RED, "tactics");
    let mut play = table.powers(RED, "tribal-brothers").barbarians("E4", 0).barbarians("B3", 1).turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(adds(&play, 0, Power::TribalBrothers), 2);
}

#[test]
pub(super) fn c33_14_not_tribal_brothers_against_barbarians() {
    let table = celts().units(RED, "D3", "i1").barbarians("D4", 1).advances(RED, "tactics");
    let mut play = table.powers(RED, "tribal-brothers").barbarians("E4", 0).turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(adds(&play, 0, Power::TribalBrothers), 0);
}

#[test]
pub(super) fn c33_15_tribal_allies_appear_for_an_action() {
    let mut play = celts().powers(RED, "tribal-allies").turn(RED);
    play.choose("invoke tribal-allies, at D4, recruit cavalry");
    assert_eq!((play.owner("D4"), play.units("D4").as_str()), (Side::BARBARIANS, "i1c1"));
    assert_eq!(play.state().turn.actions, 2);
}

#[test]
pub(super) fn c33_15_not_tribal_allies_twice_a_turn() {
    let mut play = celts().powers(RED, "tribal-allies").turn(RED);
    play.choose("invoke tribal-allies, at D4, recruit infantry");
    assert!(!play.offers("invoke tribal-allies"));
    assert_eq!(play.why_not("invoke tribal-allies"), Some("C4.4"));
}

#[test]
pub(super) fn c33_16_tribal_trade_links_with_barbarian_cities_for_food() {
    let table = celts().powers(RED, "tribal-trade").barbarians("D3", 1).goods(RED, "none");
    let mut play = table.advances(RED, "trade-routes currency").turn(RED);
    play.choose("link D2 D3");
    assert_eq!(play.goods(RED), "f1", "food, even with Currency");
}

#[test]
pub(super) fn c33_16_not_tribal_trade_with_an_angry_city() {
    let table = celts().powers(RED, "tribal-trade").barbarians("D3", 1).advances(RED, "trade-routes");
    let play = table.with_state(|state| state.board.city_mut(at("D3")).mood = Mood::Angry).turn(RED);
    assert!(matches!(play.prompt(), Prompt::Turn { .. }));
}

#[test]
pub(super) fn c34_19_the_warrior_queen_adds_2_against_more_warfare() {
    let mut play = army("boudicca", "i1", "i1").advances(BLUE, "tactics draft").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::WarriorQueen), 2);
}

#[test]
pub(super) fn c34_19_not_the_warrior_queen_against_as_much() {
    let mut play = army("boudicca", "i1", "i1").advances(BLUE, "tactics").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::WarriorQueen), 0);
}

#[test]
pub(super) fn c34_20_great_numbers_keep_the_settler_for_a_food() {
    let mut play = celts().leader(RED, "boudicca", "D3").units(RED, "D3", "s1").goods(RED, "f1").turn(RED);
    play.choose("found, at D3, yes");
    assert_eq!((play.units("D3").as_str(), play.goods(RED).as_str()), ("s1l1", "none"));
    assert_eq!(play.owner("D3"), Side::from(RED));
}

#[test]
pub(super) fn c34_20_not_great_numbers_away_from_her() {
    let mut play = celts().leader(RED, "boudicca", "D2").units(RED, "D3", "s1").goods(RED, "f1").turn(RED);
    play.choose("found, at D3");
    assert_eq!((play.units("D3").as_str(), play.goods(RED).as_str()), ("", "f1"));
}

#[test]
pub(super) fn c34_21_the_warrior_people_adds_1_for_each_settler_near() {
    let mut play = army("vercingetorix", "i1s1", "i1").units(RED, "D2", "s1").turn(RED);
    play.choose("move, march D3, at D4, squad s1i1l1");
    assert_eq!(adds(&play, 0, Power::WarriorPeople), 2, "one marches along");
}

#[test]
pub(super) fn c34_21_not_the_warrior_people_without_him() {
    let mut play = army("vercingetorix", "i1s1", "i1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1");
    assert_eq!(adds(&play, 0, Power::WarriorPeople), 0);
}

#[test]
pub(super) fn c34_22_rapid_recruitment_places_units_next_to_his_city() {
    let mut play = celts().leader(RED, "vercingetorix", "D2").goods(RED, "f1o1").turn(RED);
    play.choose("recruit, recruit infantry");
    assert_eq!(play.offered("at"), ["C2", "C3", "D1", "D2", "D3", "E2", "E3"]);
    play.choose("at D3");
    assert_eq!(play.units("D3"), "i1");
}

#[test]
pub(super) fn c34_22_not_rapid_recruitment_in_another_city() {
    let mut play = celts().leader(RED, "vercingetorix", "D3").goods(RED, "f1o1").turn(RED);
    play.choose("recruit, recruit infantry");
    assert_eq!(play.units("D2"), "s1i1");
}

/// The first round is over and both sides stand.
fn second_round(table: Table<Civilizations>) -> Play<Civilizations> {
    let play = table.goods(RED, "m2").turn(RED);
    let fought = "move, march D3, at D4, squad s0i3l1, lose infantry";
    play.when(fought, |play| matches!(play.prompt(), Prompt::FightOn { .. }))
}

#[test]
pub(super) fn c34_23_mortal_dread_drives_a_unit_out_from_the_second_round() {
    let mut play = second_round(army("viriathus", "i3", "i4"));
    let foes = play.state().board.stack(at("D4")).army();
    play.choose("fight, yes");
    assert_eq!(play.offered("at"), ["C4", "D3", "D5", "E4", "E5"], "Land without Red");
    play.choose("at D5");
    assert_eq!((play.units("D5").as_str(), play.goods(RED).as_str()), ("i1", "none"));
    let told = play.told(RED);
    let second = told.iter().filter_map(|event| match event {
        Event::Rolled { round: 2, rolls, .. } => Some(rolls[1].dice.len()),
        _ => None,
    });
    assert!(foes == 1 || second.collect::<Vec<_>>() == [usize::from(foes) - 1], "one fewer rolls");
}

#[test]
fn c34_23_mortal_dread_wins_when_nobody_is_left() {
    let play = army("viriathus", "i3", "i2").goods(RED, "m2").turn(RED);
    let last = |play: &Play<Civilizations>| matches!(play.prompt(), Prompt::FightOn { .. }) && play.units("D4") == "i1";
    let mut play = play.when("move, march D3, at D4, squad s0i3l1", last);
    play.choose("fight, yes, at D5");
    assert_eq!((play.side("D4"), play.units("D5").as_str()), (Side::from(RED), "i1"));
    assert!(play.state().battle.is_none());
}

#[test]
pub(super) fn c34_23_not_mortal_dread_in_the_first_round() {
    let mut play = army("viriathus", "i3", "i4").goods(RED, "m2").turn(RED);
    play.choose("move, march D3, at D4, squad s0i3l1");
    assert!(rolls(&play).is_some(), "nothing was asked before the dice fell");
}

#[test]
pub(super) fn c34_24_loyalty_plays_tactics_for_barbarians() {
    let table = celts().leader(RED, "viriathus", "D2").advances(RED, "tactics").cards(RED, "A6");
    let table = table.units(BLUE, "D5", "i2").advances(BLUE, "tactics").barbarians("D4", 2);
    let mut play = table.turn(BLUE);
    play.choose("move, march D5, at D4, squad s0i2");
    assert_eq!(play.who(), RED);
    play.choose("lay A6");
    let causes = &rolls(&play).expect("a roll")[1].causes;
    assert!(causes.iter().any(|(cause, bonus)| matches!(cause, Cause::Card(_)) && *bonus == 2), "{causes:?}");
    assert_eq!(play.hand(RED), "");
}

#[test]
pub(super) fn c34_24_not_loyalty_three_spaces_away() {
    let table = celts().leader(RED, "viriathus", "B2").advances(RED, "tactics").cards(RED, "A6");
    let table = table.units(BLUE, "D5", "i2").advances(BLUE, "tactics").barbarians("D4", 2);
    let mut play = table.turn(BLUE);
    play.choose("move, march D5, at D4, squad s0i2");
    assert!(rolls(&play).is_some(), "nobody was asked");
}

#[test]
fn c33_15_tribal_allies_stay_where_they_are_for_a_food() {
    let table = celts().powers(RED, "tribal-allies").barbarians("D4", 2).goods(RED, "f1");
    let mut play = table.event(RED, "E21");
    assert!(matches!(play.prompt(), Prompt::UsePower { power: Power::TribalAllies, .. }));
    play.choose("yes, at D4");
    play.pass_until(|play| play.state().event.is_none());
    assert_eq!((play.units("D3").as_str(), play.goods(RED).as_str()), ("", "none"));
    assert!(play.units("D4").starts_with('i'), "the army is where it was");
}

#[test]
fn c33_15_not_tribal_allies_without_food() {
    let mut play = celts().powers(RED, "tribal-allies").barbarians("D4", 2).goods(RED, "none").event(RED, "E21");
    assert!(!matches!(play.prompt(), Prompt::UsePower { .. }));
    play.pass_until(|play| play.state().event.is_none());
    assert_eq!(play.units("D3"), "i2", "they march");
}
