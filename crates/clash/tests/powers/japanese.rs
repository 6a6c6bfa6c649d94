//! The Japanese.

use super::*;
use tessera_clash::prompt::Prompt;

fn japan(powers: &str) -> Table<Civilizations> {
    peoples("japanese", "greeks").powers(RED, powers)
}

/// D2 brings in three food or four.
fn potters() -> Table<Civilizations> {
    japan("pottery").city(RED, "D2", "happy temple").advances(RED, "storage irrigation").goods(RED, "none")
}

#[test]
pub(super) fn c33_37_pottery_gives_culture_for_three_food() {
    let mut play = potters().turn(RED);
    play.choose("collect, take f3c1");
    assert_eq!(play.goods(RED), "f3c1");
    play.choose("collect").first_until_turn();
    assert_eq!(play.state().players[RED].goods.culture, 1, "once a turn");
}

#[test]
pub(super) fn c33_37_not_pottery_for_less_food() {
    let mut play = potters().turn(RED);
    play.choose("collect, take f2o1");
    assert_eq!(play.goods(RED), "f2o1");
}

#[test]
pub(super) fn c33_38_horsemanship_recruits_cavalry_at_a_fortress() {
    let mut play = japan("horsemanship").city(RED, "D2", "fortress").goods(RED, "f1w1").turn(RED);
    play.choose("recruit, recruit cavalry");
    assert_eq!(play.units("D2"), "s1c1");
}

/// Blue attacks D2, and Cavalry charges there.
fn charge(fortress: &str) -> Play<Civilizations> {
    let table = japan("horsemanship").city(RED, "D2", fortress).units(RED, "D2", "c3");
    let table = table.units(BLUE, "D3", "i4").advances(BLUE, "tactics");
    let charges = |play: &Play<Civilizations>| {
        let cavalry = Cause::Unit(tessera_clash::components::buildings::Unit::Cavalry);
        rolls(play).is_some_and(|rolls| rolls[1].causes.iter().any(|(cause, _)| *cause == cavalry))
    };
    table.turn(BLUE).when("move, march D3, at D2, squad s0i4", charges)
}

#[test]
fn c33_38_horsemanship_spurs_one_cavalry_in_defence_of_a_fortress() {
    assert_eq!(adds(&charge("fortress"), 1, Power::Horsemanship), 1);
}

#[test]
pub(super) fn c33_38_not_horsemanship_without_a_fortress() {
    let mut play = japan("horsemanship").goods(RED, "f2w1").turn(RED);
    play.choose("recruit");
    assert!(!play.offers("recruit cavalry"));
    assert_eq!(adds(&charge(""), 1, Power::Horsemanship), 0);
}

/// Blue, with a unit at a place, is about to play Quick Advance and Assassination.
fn intrigue(place: &str) -> Table<Civilizations> {
    let table = japan("subterfuge").units(BLUE, place, "s1").cards(BLUE, "A1 A27 E18").cards(RED, "A9 E20");
    table.goods(BLUE, "c2")
}

#[test]
pub(super) fn c33_39_subterfuge_cancels_a_card() {
    let mut play = intrigue("D4").turn(BLUE);
    play.choose("play A1");
    assert_eq!((play.who(), play.options()), (RED, vec!["card A9".into(), "person E20".into(), "done".into()]));
    play.choose("card A9");
    assert_eq!((play.hand(RED).as_str(), play.hand(BLUE).as_str()), ("E20", "A27 E18"));
    assert_eq!((play.goods(BLUE).as_str(), play.who()), ("c2", BLUE), "nothing is paid");
    assert!(matches!(play.prompt(), Prompt::Turn { .. }), "nothing is learned");
}

#[test]
fn c33_39_subterfuge_comes_after_the_target_and_can_be_declined() {
    let mut play = intrigue("D4").turn(BLUE);
    play.choose("play A27");
    assert!(play.told(RED).contains(&Event::Named { seat: BLUE, other: RED }));
    play.choose("done");
    assert_eq!((play.state().players[RED].fewer, play.goods(BLUE).as_str()), (1, "c1"));
}

#[test]
fn c33_39_subterfuge_cancels_great_persons_with_great_persons() {
    let mut play = intrigue("D4").turn(BLUE);
    play.choose("person E18, person E20");
    assert_eq!((play.hand(RED).as_str(), play.hand(BLUE).as_str()), ("A9", "A1 A27"));
    assert_eq!((play.state().turn.actions, play.who()), (3, BLUE));
}

#[test]
pub(super) fn c33_39_not_subterfuge_from_afar_or_without_cards() {
    let mut far = intrigue("B6").turn(BLUE);
    far.choose("play A1");
    assert_eq!(far.who(), BLUE);
    let table = japan("subterfuge").units(BLUE, "D4", "s1").cards(BLUE, "A1").goods(BLUE, "c1");
    let mut empty = table.turn(BLUE);
    empty.choose("play A1");
    assert_eq!(empty.who(), BLUE);
}

#[test]
pub(super) fn c33_40_shogunate_plays_a_card_without_an_action() {
    let table = japan("shogunate").cards(RED, "A7 A8 E18").cards(BLUE, "A9").goods(RED, "c2");
    let mut play = table.turn(RED);
    play.choose("play A7, yes, done");
    assert_eq!(play.state().turn.actions, 3);
    play.choose("play A8, done");
    assert_eq!(play.state().turn.actions, 2, "once a turn");
    let mut person = japan("shogunate").cards(RED, "E18").turn(RED);
    person.choose("person E18, yes").first_until_turn();
    assert_eq!(person.state().turn.actions, 3);
}

#[test]
fn c33_40_shogunate_drafts_a_card() {
    let table = japan("shogunate").advances(RED, "draft nationalism").goods(RED, "m1");
    let mut play = table.turn(RED);
    play.choose("recruit, invoke shogunate");
    assert_eq!((play.state().players[RED].actions.len(), play.goods(RED).as_str()), (1, "none"));
    assert_eq!(play.units("D2"), "s1", "and Nationalism gives nothing");
}

#[test]
fn c33_40_shogunate_drafts_a_card_for_1_mood_whatever_a_unit_costs() {
    let table = japan("shogunate").advances(RED, "draft voting civil-liberties").goods(RED, "m1");
    let mut play = table.turn(RED);
    play.choose("recruit");
    assert!(!play.offers("use draft"), "an Infantry costs 2 mood now");
    play.choose("invoke shogunate?");
    assert_eq!((play.state().players[RED].actions.len(), play.goods(RED).as_str()), (1, "none"));
}

#[test]
pub(super) fn c33_40_not_shogunate_for_free_effects_or_without_draft() {
    let mut free = japan("shogunate").cards(RED, "A1").goods(RED, "c1").turn(RED);
    free.choose("play A1");
    assert!(matches!(free.prompt(), Prompt::LearnFree));
    let mut play = japan("shogunate").goods(RED, "f2m1").turn(RED);
    play.choose("recruit");
    assert!(!play.offers("invoke shogunate"));
}

/// Go-Toba with an Infantry beside Blue, and an ore.
fn swordsman() -> Table<Civilizations> {
    let table = peoples("japanese", "greeks").without_units("D2").units(RED, "D3", "i1");
    table.leader(RED, "go-toba", "D3").advances(RED, "tactics").units(BLUE, "D4", "i1").goods(RED, "o1")
}

#[test]
pub(super) fn c34_55_the_way_of_the_sword_adds_2_for_an_ore() {
    let mut play = swordsman().turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1, yes");
    assert_eq!(adds(&play, 0, Power::WayOfTheSword), 2);
    assert_eq!(play.goods(RED), "none");
}

#[test]
pub(super) fn c34_55_not_the_way_of_the_sword_where_he_does_not_fight() {
    let mut play = swordsman().turn(RED);
    play.choose("move, march D3, at D4, squad s0i1");
    assert_eq!(adds(&play, 0, Power::WayOfTheSword), 0);
    assert_eq!(play.goods(RED), "o1");
}

/// Red can build an Academy in two cities; Go-Toba is in D2.
fn scholar() -> Play<Civilizations> {
    let table = japan("").leader(RED, "go-toba", "D2").city(RED, "B3", "").advances(RED, "writing");
    table.goods(RED, "f1o1w1").turn(RED)
}

#[test]
pub(super) fn c34_56_scholar_buys_an_advance_with_an_academy() {
    let mut play = scholar();
    play.choose("construct, at D2, build academy, yes, learn fishing");
    assert!(play.has(RED, "fishing"));
    assert_eq!(play.state().turn.actions, 2);
}

#[test]
pub(super) fn c34_56_not_scholar_in_another_city() {
    let mut play = scholar();
    play.choose("construct, at B3, build academy");
    assert!(matches!(play.prompt(), Prompt::Turn { .. }));
}

/// Blue attacks the Fortress of D2 with Jimmu somewhere.
fn fortified(jimmu: &str) -> i8 {
    let table = japan("").without_units("D2").leader(RED, "jimmu", jimmu).city(RED, "D2", "fortress");
    let mut play = table.units(BLUE, "C3", "i4").advances(BLUE, "tactics").turn(BLUE);
    play.choose("move, march C3, at D2, squad s0i4");
    adds(&play, 1, Power::Fortification)
}

#[test]
pub(super) fn c34_57_fortification_adds_2_near_him() {
    assert_eq!((fortified("D2"), fortified("D4")), (2, 2));
}

#[test]
pub(super) fn c34_57_not_fortification_far_from_him() {
    assert_eq!(fortified("D5"), 0);
}

/// Jimmu wins a Combat with a card.
fn mythical(goods: &str) -> Play<Civilizations> {
    let table =
        japan("").without_units("D2").leader(RED, "jimmu", "D3").units(RED, "D3", "i3").advances(RED, "tactics");
    let table = table.units(BLUE, "D4", "i1").cards(RED, "A5").goods(RED, goods);
    table.turn(RED).when("move, march D3, at D4, squad s0i3l1, lay A5", |play| {
        play.state().battle.is_none() && play.units("D4").contains("l1")
    })
}

#[test]
pub(super) fn c34_58_mythical_takes_a_card_back() {
    let mut play = mythical("c1");
    play.choose("yes");
    assert_eq!((play.hand(RED).as_str(), play.goods(RED).as_str()), ("A5", "none"));
}

#[test]
pub(super) fn c34_58_not_mythical_without_culture() {
    let play = mythical("none");
    assert_eq!((play.hand(RED).as_str(), play.offers("yes")), ("", false));
}

/// A Temple of Blue's in D2, with Suiko.
fn temple(building: &str) -> Table<Civilizations> {
    japan("").leader(RED, "suiko", "D2").building(BLUE, "D2", building).goods(RED, "c1")
}

#[test]
pub(super) fn c34_59_japanese_buddhism_turns_a_building() {
    let mut play = temple("temple").turn(RED);
    play.choose("invoke japanese-buddhism");
    assert_eq!((play.colour("D2", "temple"), play.state().turn.actions), (RED.into(), 2));
    assert_eq!(play.goods(RED), "none");
    let mut religious = temple("temple").advances(RED, "state-religion").turn(RED);
    religious.choose("invoke japanese-buddhism");
    assert_eq!(religious.state().turn.actions, 3, "a free action with State Religion");
    let mut beside = temple("temple").city(BLUE, "D3", "academy").turn(RED);
    beside.choose("invoke japanese-buddhism");
    assert!(beside.offers("influence"), "it was not the success of the turn");
    assert!(
        !beside.told(RED).iter().any(|event| matches!(event, Event::InfluenceRolled { .. })),
        "nor was it rolled for"
    );
}

#[test]
pub(super) fn c34_59_not_japanese_buddhism_for_obelisks_or_elsewhere() {
    assert!(!temple("obelisk").turn(RED).offers("invoke japanese-buddhism"));
    let table = japan("").leader(RED, "suiko", "D3").building(BLUE, "D2", "temple").goods(RED, "c1");
    assert!(!table.turn(RED).offers("invoke japanese-buddhism"));
}

#[test]
pub(super) fn c34_60_protectress_adds_2_in_defence() {
    let table = japan("").without_units("D2").leader(RED, "suiko", "D3").units(RED, "D3", "i1");
    let mut play = table.units(BLUE, "D4", "i3").advances(BLUE, "tactics").turn(BLUE);
    play.choose("move, march D4, at D3, squad s0i3");
    assert_eq!(adds(&play, 1, Power::Protectress), 2);
}

#[test]
pub(super) fn c34_60_not_protectress_in_attack() {
    let table = japan("").without_units("D2").leader(RED, "suiko", "D3").units(RED, "D3", "i1");
    let mut play = table.units(BLUE, "D4", "i3").advances(RED, "tactics").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::Protectress), 0);
}
