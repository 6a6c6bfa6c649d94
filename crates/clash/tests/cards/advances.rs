//! The advances that are used by themselves, between the actions of a turn (C22).

use tessera_clash::board::Mood;
use tessera_clash::components::advances::Advance;
use tessera_clash::edition::Edition;
use tessera_clash::powers::USABLE;

use crate::support::*;
use crate::{does, edition, quietly, refuses};

#[test]
fn every_usable_advance_of_the_monumental_edition() {
    USABLE.iter().for_each(meet::<Monumental>);
}

#[test]
fn every_usable_advance_of_2012() {
    USABLE.iter().for_each(meet::<Base2012>);
}

/// The advance is used, then refused; where an edition gives it no use of its own, it is never offered.
fn meet<G: InEdition>(advance: Advance) {
    let choice = format!("use {advance}");
    let table = || Table::<G>::new().advances(RED, &advance.to_string());
    // In 2012 tokens need levels.
    let levels = |table: Table<G>| {
        table.with_state(|state| {
            state.players[RED].culture_level = 5;
            state.players[RED].mood_level = 5;
        })
    };
    let uses = |table: Table<G>, then: &str| does(levels(table), &choice, then);
    let cannot = |table: Table<G>, rule: &str| refuses(&table.turn(RED), &choice, rule);
    let never = |table: Table<G>| {
        let play = levels(table).turn(RED);
        assert!(!play.offers(&choice) && play.why_not(&choice).is_none(), "{advance} works by itself");
    };
    let actions = |play: &Play<G>| play.state().turn.actions;
    let poor = || table().goods(RED, "none");
    match (advance, edition::<G>()) {
        (Advance::Cartography, Edition::Base2012) => {
            let play = uses(poor().units(RED, "B4", "n1").units(RED, "F2", "n1"), "");
            assert_eq!((play.goods(RED).as_str(), actions(&play)), ("i2c2", 2));
            refuses(&play, &choice, "C4.4");
            cannot(poor(), "C10.1");
        }
        (Advance::Cartography, Edition::Monumental) => never(table().units(RED, "B4", "n1")),
        (Advance::Bartering, Edition::Monumental) => {
            let play = uses(poor().cards(RED, "A5"), "card A5, take g1");
            assert_eq!((play.goods(RED).as_str(), play.hand(RED).as_str(), actions(&play)), ("g1", "", 3));
            cannot(poor(), "C21.1");
        }
        (Advance::Bartering, Edition::Base2012) => {
            let play = quietly(uses(table().goods(RED, "f1"), "swap f g"));
            assert_eq!((play.goods(RED).as_str(), actions(&play)), ("g1", 2));
            cannot(poor(), "C1.6");
        }
        (Advance::Taxes, edition) => {
            let play = uses(table().goods(RED, "m1"), if edition == Edition::Monumental { "take o1" } else { "" });
            let taxes = if edition == Edition::Monumental { "o1" } else { "g1" };
            assert_eq!((play.goods(RED).as_str(), actions(&play)), (taxes, 2));
            cannot(poor(), "C1.6");
        }
        (Advance::Arts, _) => {
            let near = || table().city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
            let play = uses(near().goods(RED, "c1"), "at D6");
            assert_eq!((play.goods(RED).as_str(), actions(&play)), ("none", 3));
            cannot(near().goods(RED, "none"), "C1.6");
        }
        (Advance::Sports, Edition::Monumental) => {
            let play = uses(table().city(RED, "D2", "angry temple").goods(RED, "c2"), "count 2");
            assert_eq!((play.mood("D2"), play.goods(RED).as_str(), actions(&play)), (Mood::Happy, "none", 2));
            cannot(table().city(RED, "D2", "happy").goods(RED, "c2"), "C6.3");
        }
        (Advance::Sports, Edition::Base2012) => never(table().city(RED, "D2", "angry").goods(RED, "c2")),
        (Advance::Theaters, _) => {
            let play = uses(table().goods(RED, "m1"), "");
            assert_eq!((play.goods(RED).as_str(), actions(&play)), ("c1", 3));
            refuses(&play, &choice, "C4.4");
            cannot(poor(), "C1.6");
        }
        (Advance::Voting, _) => {
            let sad = || table().city(RED, "D2", "neutral");
            let play = uses(sad().goods(RED, "m2"), "at D2");
            assert_eq!((play.mood("D2"), play.goods(RED).as_str(), actions(&play)), (Mood::Happy, "none", 3));
            cannot(sad().goods(RED, "m1"), "C12.1");
        }
        (Advance::CivilLiberties, _) => {
            let play = uses(poor(), "");
            assert_eq!((play.goods(RED).as_str(), actions(&play)), ("m3", 2));
            cannot(table().with_state(|state| state.players[RED].fewer = 3), "C4.2");
        }
        (Advance::FreeEconomy, Edition::Monumental) => {
            let play = quietly(uses(table().goods(RED, "m1"), ""));
            assert_eq!((actions(&play), play.state().turn.collects), (3, 1));
            refuses(&quietly(does(table().goods(RED, "m1"), "collect", "")), &choice, "C22.40");
        }
        (Advance::FreeEconomy, Edition::Base2012) => never(table().goods(RED, "m1")),
        (Advance::AbsolutePower, _) => {
            let play = uses(table().goods(RED, "m2"), "");
            assert_eq!((play.goods(RED).as_str(), actions(&play)), ("none", 4));
            cannot(table().goods(RED, "m1"), "C1.6");
        }
        (Advance::ForcedLabor, _) => {
            let angry = table().city(RED, "D2", "angry temple").goods(RED, "m1");
            let mut play = uses(angry, "collect");
            assert!(play.offered("take").iter().all(|taken| goods(taken).total() == 2), "as if Neutral");
            play.first_until_turn();
            cannot(table().city(RED, "D2", "neutral").goods(RED, "m1"), "C22.44");
        }
        (other, _) => panic!("{other} is used by itself, but no pair of positions shows it"),
    }
}
