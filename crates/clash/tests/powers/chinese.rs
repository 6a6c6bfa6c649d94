//! The Chinese.

use super::*;
use tessera_clash::components::buildings::Unit;
use tessera_clash::components::wonders::Wonder;

/// Red's first city, with a Settler on the grassland beside it.
fn paddies(settler: &str) -> Table<Civilizations> {
    let table = peoples("chinese", "greeks").without_units("D2").city(RED, "D2", "neutral temple");
    let table = table.advances(RED, "storage").powers(RED, "rice-paddies").goods(RED, "none");
    if settler.is_empty() { table } else { table.units(RED, settler, "s1") }
}

#[test]
pub(super) fn c33_17_rice_paddies_give_a_food_more() {
    let mut play = paddies("D3").turn(RED);
    play.choose("collect, take f3");
    assert_eq!(play.goods(RED), "f3");
    let mut play = paddies("D3").turn(RED);
    play.choose("collect, take f2o1");
    assert_eq!(play.goods(RED), "f2o1", "from D3 rather than from D2");
}

#[test]
pub(super) fn c33_17_not_rice_paddies_in_the_citys_own_space_or_without_settlers() {
    for settler in ["D2", "C3", ""] {
        let mut play = paddies(settler).turn(RED);
        play.choose("collect");
        assert!(play.offers("take f2") && !play.offers("take f2o1"), "{settler}: {:?}", play.options());
    }
}

#[test]
fn c33_17_not_more_than_two_foods_from_rice_paddies() {
    // B2, B3, C4 and D3 are grassland around C3 and B3; C4 touches D3, B3, B4 is sea.
    let table = peoples("chinese", "greeks").without_units("D2").city(RED, "C4", "temple academy fortress");
    let table = table.units(RED, "D3", "s1").units(RED, "B3", "s1").units(RED, "C3", "i1").units(RED, "B2", "s1");
    let table = table.advances(RED, "storage husbandry roads").powers(RED, "rice-paddies").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("collect, at C4");
    let most = play.offered("take").iter().map(|taken| goods(taken).food).max();
    assert_eq!(most, Some(6), "{:?}", play.options());
}

/// A city that can recruit a Settler.
fn growing() -> Table<Civilizations> {
    let table = peoples("chinese", "greeks").city(RED, "D2", "neutral").city(RED, "B2", "").units(RED, "B2", "s1");
    table
        .units(RED, "D2", "i1")
        .units(RED, "C4", "s1")
        .advances(RED, "tactics")
        .powers(RED, "expansion")
        .goods(RED, "f2")
}

#[test]
pub(super) fn c33_18_expansion_moves_settlers_out_of_cities_after_a_recruit() {
    let mut play = growing().turn(RED);
    play.choose("recruit, at D2, recruit settler");
    assert_eq!(play.offered("march"), ["B2", "D2"], "not C4, which is no city");
    play.choose("march D2, at D3");
    assert_eq!(play.offered("squad"), ["s1i0", "s2i0"], "Settlers alone");
    play.choose("squad s2i0, march B2, at B3");
    assert_eq!((play.units("D3").as_str(), play.units("B3").as_str(), play.units("D2").as_str()), ("s2", "s1", "i1"));
    assert_eq!(play.state().turn.actions, 2);
    play.choose("move");
    assert!(play.offers("march C4") && play.offers("march D3"), "a Move is as usual again");
}

#[test]
pub(super) fn c33_18_not_expansion_after_recruiting_an_army() {
    let mut play = growing().goods(RED, "f1o1").turn(RED);
    play.choose("recruit, at D2, recruit infantry");
    assert!(!play.offers("march D2"));
}

/// Red defends against Blue with Fireworks and what they cost.
fn fireworks(goods: &str) -> Play<Civilizations> {
    let table = peoples("chinese", "greeks").without_units("D2").units(RED, "D3", "i4").units(BLUE, "D4", "i4");
    table.advances(BLUE, "tactics").powers(RED, "fireworks").goods(RED, goods).turn(BLUE)
}

const COME: &str = "move, march D4, at D3, squad s0i4";

#[test]
pub(super) fn c33_19_fireworks_cancel_a_hit_for_an_ore_and_a_wood() {
    let mut play = fireworks("o1w1").when(COME, |play| asks(play, Power::Fireworks));
    play.choose("yes");
    assert_eq!(hits(&play, 1).map(|(_, cancelled)| cancelled), Some(1));
    assert_eq!(play.goods(RED), "none");
}

#[test]
pub(super) fn c33_19_not_fireworks_without_the_price_or_after_the_first_round() {
    let play = fireworks("o1").when(COME, |play| is_hit(play, 1));
    assert_eq!(hits(&play, 1).map(|(_, cancelled)| cancelled), Some(0));
    let play = fireworks("o1w1").when(&format!("{COME}, no, fight"), |play| {
        play.game.state().battle.is_some_and(|battle| battle.round > 1) && !asks(play, Power::Fireworks)
    });
    assert_eq!(play.goods(RED), "o1w1");
}

#[test]
pub(super) fn c33_20_the_imperial_army_turns_settlers_and_infantry() {
    let table = peoples("chinese", "greeks").units(RED, "D2", "i1").powers(RED, "imperial-army");
    let mut play = table.turn(RED);
    play.choose("invoke imperial-army, lose D2 settler, lose D2 infantry");
    assert_eq!((play.units("D2").as_str(), play.state().turn.actions), ("s1i1", 2));
    let table = peoples("chinese", "greeks").units(RED, "D2", "i1").powers(RED, "imperial-army");
    let mut play = table.turn(RED);
    play.choose("invoke imperial-army, lose D2 settler, done");
    assert_eq!(play.units("D2"), "i2");
    assert_eq!(play.why_not("invoke imperial-army"), Some("C4.4"), "once a turn");
}

#[test]
pub(super) fn c33_20_not_the_imperial_army_beyond_the_stack_limit_or_the_supply() {
    let table = peoples("chinese", "greeks").units(RED, "D2", "i4").powers(RED, "imperial-army");
    let mut full = table.turn(RED);
    full.choose("invoke imperial-army");
    assert_eq!(full.options(), ["lose D2 infantry"]);
    let table = peoples("chinese", "greeks").units(RED, "D2", "s3i1").powers(RED, "imperial-army");
    let mut none = table.turn(RED);
    none.choose("invoke imperial-army");
    assert_eq!(none.options(), ["lose D2 settler"], "all four Settlers are on the board");
}

/// Qin Shi Huang in Red's first city.
fn wall() -> Table<Civilizations> {
    let table = peoples("chinese", "greeks").leader(RED, "qin-shi-huang", "D2").city(RED, "D2", "happy");
    table.city(RED, "B2", "happy").goods(RED, "f2")
}

#[test]
pub(super) fn c34_25_the_great_wall_is_found_and_raised_for_two_culture_less() {
    let mut play = wall().turn(RED);
    play.choose("advance, learn engineering");
    assert!(play.state().players[RED].wonders.has(Wonder::Wall));
    let table = wall().wonder_card(RED, "wall").advances(RED, "storage siegecraft engineering").goods(RED, "f3o7w2c3");
    let mut play = table.turn(RED);
    play.choose("invoke the-great-wall, raise wall");
    assert_eq!((play.size("D2"), play.goods(RED).as_str(), play.state().turn.actions), (2, "none", 3));
}

#[test]
pub(super) fn c34_25_not_the_great_wall_when_he_is_gone_or_the_city_is_not_happy() {
    let mut play = peoples("chinese", "greeks").goods(RED, "f2").wonder_card(BLUE, "wall").turn(RED);
    play.choose("advance, learn engineering");
    assert!(play.state().players[BLUE].wonders.has(Wonder::Wall));
    let table = wall().city(RED, "D2", "neutral").wonder_card(RED, "wall");
    let table = table.advances(RED, "storage siegecraft engineering").goods(RED, "f3o7w2c5");
    assert!(!table.turn(RED).offers("invoke the-great-wall"));
}

/// Qin Shi Huang defends against Blue.
fn tactician(place: &str) -> Play<Civilizations> {
    let table = peoples("chinese", "greeks").without_units("D2").units(RED, "D3", "i3").units(BLUE, "D4", "i4");
    table.leader(RED, "qin-shi-huang", place).advances(BLUE, "tactics").goods(RED, "c4").turn(BLUE)
}

#[test]
pub(super) fn c34_26_the_tactician_cancels_a_hit_for_two_culture() {
    let mut play = tactician("D3").when(COME, |play| asks(play, Power::Tactician));
    play.choose("yes");
    assert_eq!(hits(&play, 1).map(|(_, cancelled)| cancelled), Some(1));
    assert_eq!(play.goods(RED), "c2", "once a round");
}

#[test]
pub(super) fn c34_26_not_the_tactician_who_is_not_there() {
    let play = tactician("C2").when(COME, |play| is_hit(play, 1));
    assert_eq!(hits(&play, 1).map(|(_, cancelled)| cancelled), Some(0));
}

/// A patron in a city of some mood, with a token.
fn patron(leader: &str, mood: &str) -> Play<Civilizations> {
    let table = peoples("chinese", "greeks").leader(RED, leader, "D2").city(RED, "D2", mood).goods(RED, "c1");
    table.turn(RED)
}

#[test]
pub(super) fn c34_27_the_art_of_war_teaches_warfare() {
    let mut play = patron("sun-tzu", "happy");
    let cubes = play.state().players[RED].cubes;
    play.choose("invoke the-art-of-war, learn tactics");
    assert!(play.has(RED, "tactics"));
    assert_eq!((play.state().turn.actions, play.state().players[RED].cubes), (2, cubes - 1));
    assert_eq!(play.state().board.city(at("D2")).map(|city| city.activations), Some(0));
}

#[test]
pub(super) fn c34_27_not_the_art_of_war_in_a_city_that_is_not_happy() {
    assert_eq!(patron("sun-tzu", "neutral").why_not("invoke the-art-of-war"), Some("C16.2"));
}

/// Sun Tzu attacks.
fn swift(defender: &str) -> Play<Civilizations> {
    let table = peoples("chinese", "greeks").without_units("D2").units(RED, "D3", "i3").advances(RED, "tactics");
    table.leader(RED, "sun-tzu", "D3").units(BLUE, "D4", defender).goods(RED, "none").turn(RED)
}

const STRIKE: &str = "move, march D3, at D4, squad s0i3l1";

#[test]
pub(super) fn c34_28_swift_war_rewards_a_victory_in_the_first_round() {
    let play = swift("i1").when(STRIKE, |play| play.side("D4").is(RED) && play.units("D4").contains('l'));
    assert_eq!(play.goods(RED), "c1m1");
}

#[test]
pub(super) fn c34_28_not_swift_war_against_settlers_or_in_a_later_round() {
    let play = swift("s1").when(STRIKE, |play| play.side("D4").is(RED));
    assert_eq!(play.goods(RED), "none");
    let late = format!("{STRIKE}, fight, fight, fight");
    let play = swift("i3").when(&late, |play| {
        let rounds = play.told(RED).iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
        rounds > 1 && play.side("D4").is(RED) && play.units("D4").contains('l')
    });
    assert_eq!(play.goods(RED), "none");
}

#[test]
pub(super) fn c34_29_the_agrarian_economist_teaches_agriculture() {
    let mut play = patron("wu-zetian", "happy");
    play.choose("invoke agrarian-economist, learn storage");
    assert!(play.has(RED, "storage"));
}

#[test]
pub(super) fn c34_29_not_the_agrarian_economist_without_a_city_or_a_token() {
    let table = peoples("chinese", "greeks").leader(RED, "wu-zetian", "D3").city(RED, "D2", "happy").goods(RED, "c1");
    assert_eq!(table.turn(RED).why_not("invoke agrarian-economist"), Some("C30.17"));
    let table = peoples("chinese", "greeks").leader(RED, "wu-zetian", "D2").city(RED, "D2", "happy");
    assert_eq!(table.goods(RED, "none").turn(RED).why_not("invoke agrarian-economist"), Some("C1.6"));
}

/// Wu Zetian and an Infantry against some of Blue.
fn shrewd(defender: &str) -> Play<Civilizations> {
    let table = peoples("chinese", "greeks").without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.leader(RED, "wu-zetian", "D3").units(BLUE, "D4", defender).turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    play
}

#[test]
pub(super) fn c34_30_the_shrewd_conqueror_adds_2_with_as_many_units() {
    assert_eq!(adds(&shrewd("i2"), 0, Power::ShrewdConqueror), 2);
}

#[test]
pub(super) fn c34_30_not_the_shrewd_conqueror_against_more() {
    assert_eq!(adds(&shrewd("i3"), 0, Power::ShrewdConqueror), 0);
}

#[test]
fn c33_20_the_imperial_army_leaves_the_marks_of_other_units_alone() {
    // One of the two at C3 has come out of the open and entered a Forest.
    let table = peoples("chinese", "greeks").units(RED, "D3", "i1").units(RED, "C3", "i1").advances(RED, "tactics");
    let mut play = table.powers(RED, "imperial-army").turn(RED);
    play.choose("move, march D3, at C3, done, invoke imperial-army, lose C3 infantry, done");
    let marks = |play: &Play<Civilizations>| {
        let there = play.state().turn.marks.iter().filter(|mark| mark.space == at("C3").index());
        there.map(|mark| (mark.unit, mark.flags, mark.count)).collect::<Vec<_>>()
    };
    let infantry = (Unit::Infantry as u8, tessera_clash::marks::FOREST, 1);
    assert_eq!(marks(&play), [infantry], "the fresh one has become a Settler, the other cannot attack");
    let table = peoples("chinese", "greeks").units(RED, "D3", "i2").advances(RED, "tactics");
    let mut play = table.powers(RED, "imperial-army").turn(RED);
    play.choose("move, march D3, at C3, squad s0i2, done, invoke imperial-army, lose C3 infantry, done");
    let settler = (Unit::Settler as u8, tessera_clash::marks::FOREST, 1);
    assert_eq!(marks(&play), [infantry, settler], "a tired one takes its mark along");
}

#[test]
fn c33_18_expansion_uses_roads_explores_and_boards() {
    let mut roads = growing().advances(RED, "roads").goods(RED, "f3o1").turn(RED);
    roads.choose("recruit, at D2, recruit settler, march D2");
    assert!(roads.offers("at D4"), "two spaces by Roads");
    let table = peoples("chinese", "greeks").city(RED, "B3", "").units(RED, "B3", "s1").units(RED, "B4", "n1");
    let mut aboard = table.powers(RED, "expansion").goods(RED, "f2").turn(RED);
    aboard.choose("recruit, at D2, recruit settler, march B3, at B4");
    assert_eq!(aboard.units("B4"), "n1s1");
    let table = Table::<Civilizations>::dark().people(RED, "chinese").powers(RED, "expansion").goods(RED, "f2");
    let mut far = table.turn(RED);
    far.choose("recruit, recruit settler, march D2");
    let unknown = |play: &Play<Civilizations>, place: &str| !play.state().board.revealed.contains(at(place).index());
    let beyond = far.offered("at").into_iter().find(|place| unknown(&far, place)).expect("an unexplored region");
    far.choose(&format!("at {beyond}, squad s1i0?"));
    far.pass_until(|play| matches!(play.prompt(), tessera_clash::prompt::Prompt::Turn { .. }));
    assert!(!unknown(&far, &beyond), "it was explored");
}
