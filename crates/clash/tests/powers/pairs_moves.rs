//! Powers that meet where units move and are recruited, where cards are played, and where a city falls.

use super::*;
use tessera_clash::board::Mood;
use tessera_clash::prompt::Prompt;

#[test]
pub(super) fn draft_gives_one_thing_a_recruit_whoever_offers_it() {
    let table = peoples("carthaginians", "greeks").powers(RED, "mercenary-companies shogunate sparta");
    let mut play = table.city(RED, "E4", "happy port").advances(RED, "draft").goods(RED, "g1c1m1w2").turn(RED);
    play.choose("recruit, at E4");
    for choice in ["use draft", "invoke mercenary-companies", "invoke shogunate"] {
        assert!(play.offers(choice), "{choice}");
    }
    play.choose("invoke mercenary-companies");
    assert_eq!(play.options(), ["pay m1", "pay g1", "pay c1"], "mood, or gold, or culture");
    play.choose("pay c1");
    assert!(!play.offers("use draft") && !play.offers("invoke shogunate") && play.offers("recruit ship"));
}

#[test]
pub(super) fn cavalry_comes_where_any_power_lets_it() {
    let table = || peoples("romans", "greeks").powers(RED, "provinces horsemanship mounted-archers").goods(RED, "f1w1");
    let offers = |city: &str, what: &str| {
        let mut play = table().city(RED, "D2", "temple").city(RED, city, what).turn(RED);
        play.choose(&format!("recruit?, at {city}?"));
        play.offers("recruit cavalry")
    };
    assert!(offers("D5", "temple"), "far from home");
    assert!(offers("D4", "fortress"), "a Fortress");
    assert!(offers("D4", ""), "a small city");
    assert!(!offers("D4", "temple"), "none of the three");
}

#[test]
pub(super) fn the_best_mood_of_a_conquest_counts() {
    let table = peoples("romans", "greeks").powers(RED, "provinces").without_units("D2");
    let table = table.leader(RED, "rugila", "D3").advances(RED, "tactics").barbarians("D4", 0).goods(RED, "c1");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(play.mood("D4"), Mood::Happy);
    assert!(!play.offers("yes"), "nothing is left to pay for");
    assert_eq!(play.state().players[RED].goods.culture, 1);
}

#[test]
pub(super) fn everything_a_conquest_brings_comes_together() {
    let table = peoples("romans", "greeks").powers(RED, "slave-trade").without_units("D2");
    let table = table.leader(RED, "ragnar", "D3").advances(RED, "tactics").city(BLUE, "D4", "").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4").pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert_eq!(play.goods(RED), "g4m1", "the city, the prey and the slaves");
}

#[test]
fn long_ships_and_pirates_carry_what_each_can() {
    let table = peoples("vikings", "greeks").powers(RED, "longships pirate-allies").without_units("D2");
    let table = table.pirates("F4", 1).units(RED, "F4", "n1s2").units(RED, "E4", "i4").advances(RED, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march E4, at F4");
    assert!(play.offers("squad s0i3") && !play.offers("squad s0i4"), "three and two");
}

#[test]
fn a_new_long_ship_carries_three_at_once() {
    let table = peoples("vikings", "greeks").powers(RED, "shipcraft longships").without_units("D2");
    let mut play = table.units(RED, "E4", "s1i3").advances(RED, "tactics").turn(RED);
    play.choose("move, march E4, at F4, squad s1i3, squad s1i0");
    assert_eq!(play.units("F4"), "n1i3");
}

#[test]
pub(super) fn barbarians_wait_for_whoever_has_a_word_before_they_march() {
    let table = peoples("huns", "romans").powers(RED, "hunnic-tribes").leader(BLUE, "sulla", "D4");
    let table = table.barbarians("C4", 1).barbarians("D3", 1).goods(RED, "g1");
    let mut play = table.event(RED, "E21");
    assert_eq!((play.who(), play.offers("yes")), (RED, true), "whoever drew the Event first");
    play.choose("yes");
    assert_eq!((play.who(), play.offered("at")), (BLUE, vec!["C4".into(), "D3".into()]));
    play.choose("at D3, done");
    assert_eq!(play.who(), RED);
    play.choose("at B3");
    assert_eq!((play.units("B3").as_str(), play.side("D3")), ("i1", tessera_clash::board::Side::BARBARIANS));
}

#[test]
fn a_cancelled_card_uses_up_no_shogunate() {
    let table = peoples("japanese", "greeks").powers(RED, "shogunate").powers(BLUE, "subterfuge");
    let table = table.units(BLUE, "D4", "i1").cards(RED, "A7 A8").cards(BLUE, "A9 A10").goods(RED, "c2");
    let mut play = table.turn(RED);
    play.choose("play A7, yes, card A9");
    assert_eq!((play.who(), play.state().turn.actions, play.goods(RED).as_str()), (RED, 3, "c2"));
    play.choose("play A8, yes, done, done");
    assert_eq!((play.state().turn.actions, play.goods(RED).as_str()), (3, "c1"));
}

#[test]
fn a_city_that_has_moved_is_not_enforced() {
    let table = peoples("huns", "greeks").powers(RED, "nomads").without_units("D2").leader(RED, "bleda", "D2");
    let table = table.city(RED, "D2", "neutral").advances(RED, "tactics").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("move, march D2, at D3, roam s0i0l1, collect");
    assert!(!play.offers("yes"), "{:?}", play.prompt());
}

#[test]
fn hanno_takes_pirates_along() {
    let table = peoples("carthaginians", "greeks").powers(RED, "pirate-allies").leader(RED, "hanno", "F6");
    let mut play = table.pirates("F6", 1).turn(RED);
    play.choose("invoke navigator, sail F6, at E7");
    assert_eq!((play.units("E7").as_str(), play.side("E7")), ("p1l1", RED.into()));
    assert_eq!(play.state().turn.actions, 3);
}

#[test]
pub(super) fn mountains_stop_neither_settlers_of_the_terraces_nor_hannibals_elephants() {
    let table = peoples("mayas", "greeks").powers(RED, "terraces").without_units("D2");
    let table = table.leader(RED, "hannibal", "D2").units(RED, "D2", "s1i1e1").advances(RED, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march D2, at E2, squad s1i1, march D2, at E2, squad s0i0e1l1, done?, move, march E2, at D1");
    assert_eq!(
        play.offered("squad").first().map(String::as_str),
        Some("s0i0e1"),
        "the Infantry that came without him stays"
    );
    assert!(play.offers("squad s1i0e1l1") && !play.options().iter().any(|option| option.contains("i1")));
}
