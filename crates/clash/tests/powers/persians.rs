//! The Persians.

use super::pairs_influence::rolled;
use super::*;
use tessera_clash::board::Side;
use tessera_clash::prompt::Prompt;

fn persians() -> Table<Civilizations> {
    peoples("persians", "romans")
}

/// A Leader with some units beside Blue's at D4.
fn army(leader: &str, units: &str, foes: &str) -> Table<Civilizations> {
    let table = persians().without_units("D2").leader(RED, leader, "D3").units(RED, "D3", units);
    table.advances(RED, "tactics").units(BLUE, "D4", foes)
}

#[test]
pub(super) fn c33_45_the_grey_tide_is_recruited_next_to_deserts() {
    let mut play = persians().powers(RED, "grey-tide").goods(RED, "f2").turn(RED);
    play.choose("recruit, recruit elephant");
    assert_eq!(play.units("D2"), "s1e1", "D1 and E3 are Desert");
}

/// Blue attacks Red's Elephant with three bonuses of Celtic brothers.
fn tide(units: &str, round: u8) -> Option<i8> {
    let table = peoples("persians", "celts").without_units("D2").units(RED, "D3", units).powers(RED, "grey-tide");
    let table = table.units(BLUE, "D4", "i4").advances(BLUE, "tactics").powers(BLUE, "tribal-brothers");
    let table = table.barbarians("B3", 0).barbarians("E4", 0).barbarians("C4", 0);
    let play = table.turn(BLUE);
    let again = |play: &Play<Civilizations>| round == 1 || matches!(play.prompt(), Prompt::FightOn { .. });
    let mut play = play.when("move, march D4, at D3, squad s0i4", again);
    if round == 2 {
        play.choose("fight");
    }
    play.told(RED).iter().find_map(|event| match event {
        Event::Rolled { round: fought, rolls, .. } if *fought == round => {
            Some(rolls[0].causes.iter().map(|(_, bonus)| bonus).sum())
        }
        _ => None,
    })
}

#[test]
fn c33_45_the_grey_tide_holds_bonuses_down_to_2() {
    assert_eq!(tide("e1", 1), Some(2));
}

#[test]
pub(super) fn c33_45_not_the_grey_tide_without_elephants_or_in_the_second_round() {
    assert!(tide("i1", 1) >= Some(3));
    assert!(tide("e4", 2) >= Some(3));
    let mut far = persians().powers(RED, "grey-tide").city(RED, "B5", "").goods(RED, "f2").turn(RED);
    far.choose("recruit, at B5");
    assert!(!far.offers("recruit elephant"), "no Desert next to B5");
}

#[test]
pub(super) fn c33_46_immortals_add_as_much_as_is_paid() {
    let table = persians().powers(RED, "immortals").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.units(BLUE, "D4", "i1").goods(RED, "c5").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(play.offered("count"), ["0", "1", "2", "3", "4"]);
    play.choose("count 3");
    assert_eq!((adds(&play, 0, Power::Immortals), play.goods(RED).as_str()), (3, "c2"));
}

#[test]
fn c33_46_immortals_fight_at_sea_too() {
    let table = persians().powers(RED, "immortals").units(RED, "B4", "n1").units(BLUE, "C5", "n1").goods(RED, "c1");
    let mut play = table.turn(RED);
    play.choose("move, sail B4, at C5, count 1");
    assert_eq!(adds(&play, 0, Power::Immortals), 1);
}

#[test]
pub(super) fn c33_46_not_immortals_without_culture() {
    let table = persians().powers(RED, "immortals").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.units(BLUE, "D4", "i1").goods(RED, "none").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(adds(&play, 0, Power::Immortals), 0);
}

/// Blue's units in the open, next to Red's city.
fn heathens(units: &str) -> Table<Civilizations> {
    persians().powers(RED, "zoroastrianism").units(BLUE, "D3", units).goods(RED, "none")
}

#[test]
pub(super) fn c33_47_zoroastrianism_wins_a_unit_over() {
    let won = heathens("i1").turn(RED).when("influence, at D3", |play| rolled(play) >= Some(5));
    assert_eq!((won.side("D3"), won.units("D3").as_str()), (Side::from(RED), "i1"));
    assert!(!won.offers("influence"), "it is the success of the turn");
}

#[test]
fn c33_47_zoroastrianism_starts_a_combat_with_those_who_stay() {
    let won = heathens("i2").turn(RED).when("influence, at D3", |play| rolled(play) >= Some(5));
    assert!(rolls(&won).is_some());
    let both = won.told(RED);
    let began = |event: &Event| matches!(event, Event::BattleBegan { attacker, .. } if attacker.is(RED));
    assert!(both.iter().any(began));
    assert!(!won.offers("retreat"));
}

#[test]
fn c33_47_zoroastrianism_beats_settlers_at_once() {
    let mut won = heathens("i1s1").turn(RED).when("influence, at D3", |play| rolled(play) >= Some(5));
    assert_eq!(won.options(), ["squad s1i0", "squad s0i1"]);
    won.choose("squad s0i1");
    assert_eq!((won.side("D3"), won.units("D3").as_str()), (Side::from(RED), "i1"));
}

#[test]
fn c33_47_zoroastrianism_loses_a_settler_among_an_army() {
    let mut won = heathens("i1s1").turn(RED).when("influence, at D3", |play| rolled(play) >= Some(5));
    won.choose("squad s1i0");
    assert_eq!((won.side("D3"), won.units("D3").as_str()), (Side::from(BLUE), "i1"));
}

#[test]
fn c33_47_zoroastrianism_wins_barbarians_over() {
    let table = persians().powers(RED, "zoroastrianism").wild("D3", "c1").goods(RED, "none");
    let won = table.turn(RED).when("influence, at D3", |play| rolled(play) >= Some(5));
    assert_eq!((won.side("D3"), won.units("D3").as_str()), (Side::from(RED), "c1"));
}

/// A Great Diplomat keeps the peace between Red and Blue.
fn at_peace(table: Table<Civilizations>) -> Table<Civilizations> {
    table.with_state(|state| {
        state.events_staying.insert(56);
        state.events = state.events.iter().copied().filter(|&card| card != 56).collect();
        state.embassy = Some(tessera_clash::state::Embassy { owner: BLUE, with: RED });
    })
}

#[test]
fn c33_47_zoroastrianism_breaks_a_peace_where_it_starts_a_combat() {
    assert!(!at_peace(heathens("i2")).goods(RED, "c1").turn(RED).offers("influence"), "2 culture are due");
    let won = at_peace(heathens("i2")).goods(RED, "c2").turn(RED);
    let won = won.when("influence, at D3", |play| rolled(play) >= Some(5));
    assert_eq!((won.goods(RED).as_str(), won.view(BLUE).embassy), ("none", None));
    let failed = at_peace(heathens("i2")).goods(RED, "c3").turn(RED);
    let failed = failed.when("influence, at D3", |play| rolled(play) == Some(3));
    assert!(!failed.offers("yes"), "what would be due for the Combat is no boost");
    let alone = at_peace(heathens("i1")).turn(RED).when("influence, at D3", |play| rolled(play) >= Some(5));
    assert!(alone.side("D3").is(RED) && alone.view(BLUE).embassy.is_some(), "nobody is attacked");
}

#[test]
fn c33_47_not_zoroastrianism_that_starts_a_combat_in_a_truce() {
    let truce = |what: &str| {
        let mut play = heathens(what).cards(RED, "A23").goods(RED, "c1").turn(RED);
        play.choose("play A23");
        play
    };
    assert!(!truce("i2").offers("influence"));
    assert!(truce("i1").offers("influence"));
}

#[test]
pub(super) fn c33_47_not_zoroastrianism_in_cities_or_on_leaders() {
    assert!(!heathens("").city(BLUE, "D3", "").units(BLUE, "D3", "i1").turn(RED).offers("influence"));
    assert!(!heathens("").leader(BLUE, "caesar", "D3").turn(RED).offers("influence"));
    let none = heathens("e1").with_state(|state| {
        let elephant = tessera_clash::components::buildings::Unit::Elephant;
        let spent = std::mem::take(&mut state.players[RED].units[elephant]);
        state.board.add(RED.into(), at("D2"), elephant, spent);
    });
    assert!(!none.turn(RED).offers("influence"), "no Elephant in supply");
}

#[test]
pub(super) fn c33_48_banking_gives_gold_or_culture_before_trade() {
    let mut play = persians().powers(RED, "banking").goods(RED, "g1").turn(RED);
    assert_eq!(play.options(), ["take g1", "take c1"]);
    play.choose("take c1");
    assert_eq!(play.goods(RED), "g1c1");
}

#[test]
pub(super) fn c33_48_not_banking_without_gold() {
    let play = persians().powers(RED, "banking").goods(RED, "f2").turn(RED);
    assert!(matches!(play.prompt(), Prompt::Turn { .. }));
}

#[test]
pub(super) fn c34_67_the_brilliant_strategist_gives_up_his_card_for_2() {
    let mut play = army("cyrus", "i1", "i1").cards(RED, "A26").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1, lay A26");
    assert!(matches!(play.prompt(), Prompt::UsePower { power: Power::BrilliantStrategist, .. }));
    play.choose("yes");
    assert_eq!(adds(&play, 0, Power::BrilliantStrategist), 2);
    assert!(!play.told(RED).iter().any(|event| matches!(event, Event::Shot { .. })), "Archers do not shoot");
}

#[test]
pub(super) fn c34_67_not_the_brilliant_strategist_without_a_card() {
    let mut play = army("cyrus", "i1", "i1").cards(RED, "A26").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1, pass");
    assert_eq!(adds(&play, 0, Power::BrilliantStrategist), 0);
}

#[test]
pub(super) fn c34_68_the_king_of_persia_gains_tokens_for_regions() {
    let table = persians().leader(RED, "cyrus", "D2").city(RED, "D2", "temple academy").city(RED, "B6", "");
    let mut play = table.goods(RED, "none").turn(RED);
    play.choose("invoke king-of-persia");
    assert_eq!(play.offered("take"), ["c1m1", "c2", "m2"]);
    play.choose("take c1m1");
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("c1m1", 2));
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 1);
}

#[test]
pub(super) fn c34_68_not_the_king_of_persia_beyond_the_size_of_his_city() {
    let mut play = persians().leader(RED, "cyrus", "D2").city(RED, "B6", "").goods(RED, "none").turn(RED);
    play.choose("invoke king-of-persia");
    assert_eq!(play.offered("take"), ["c1", "m1"]);
    assert!(!persians().leader(RED, "cyrus", "D3").turn(RED).offers("invoke king-of-persia"));
}

/// Darius near Blue's academy.
fn satrapy(place: &str) -> Play<Civilizations> {
    let table = persians().city(RED, "D4", "temple academy").city(BLUE, "D6", "academy").goods(RED, "none");
    let play = table.leader(RED, "darius", place).turn(RED);
    play.when("influence, at D6", |play| rolled(play) >= Some(5))
}

#[test]
pub(super) fn c34_69_cultural_unity_gains_mood_for_a_success() {
    assert_eq!(satrapy("D4").goods(RED), "m1");
}

#[test]
pub(super) fn c34_69_not_cultural_unity_from_another_city() {
    assert_eq!(satrapy("D2").goods(RED), "none");
}

#[test]
fn c34_69_cultural_unity_leaves_the_choice_of_the_source() {
    let table = persians().city(RED, "D4", "temple academy").city(RED, "D5", "").city(BLUE, "D6", "academy");
    let mut play = table.leader(RED, "darius", "D4").goods(RED, "none").turn(RED);
    play.choose("influence, at D6");
    assert_eq!(play.offered("at"), ["D4", "D5"]);
}

#[test]
pub(super) fn c34_70_the_architect_builds_without_an_action() {
    let table = persians().leader(RED, "darius", "D2").city(RED, "B2", "").advances(RED, "writing");
    let mut play = table.goods(RED, "f1o1w1c2").turn(RED);
    play.choose("invoke architect, build academy");
    assert_eq!((play.colour("D2", "academy"), play.state().turn.actions), (Side::from(RED), 3));
    assert_eq!(play.goods(RED), "i2");
    assert!(!play.offers("invoke architect"));
}

#[test]
pub(super) fn c34_70_not_the_architect_when_nothing_could_be_paid_afterwards() {
    let table = persians().leader(RED, "darius", "D2").city(RED, "B2", "").advances(RED, "writing");
    assert!(!table.goods(RED, "f1o1c2").turn(RED).offers("invoke architect"));
    // A Wonder alone could be built, and its culture is needed for it.
    let table = || persians().leader(RED, "darius", "D2").city(RED, "B2", "").wonder_card(RED, "wall");
    let table = || table().advances(RED, "engineering siegecraft storage");
    assert!(!table().goods(RED, "f3w2o7c6").turn(RED).offers("invoke architect"));
    assert!(table().goods(RED, "f3w2o7c7").turn(RED).offers("invoke architect"));
}

#[test]
fn c34_70_whether_the_architect_asks_for_tokens_tells_nothing_of_wonder_cards() {
    // An Academy leaves any tokens; with the Great Arena, either kind pays.
    let table = |wonder: &str| {
        let table = persians().leader(RED, "darius", "D2").city(RED, "D2", "happy").city(RED, "B2", "");
        let table = table.city(RED, "B3", "").wonder(RED, "B2", "arena");
        let table = table.wonder_card(RED, wonder).advances(RED, "engineering siegecraft storage irrigation");
        table.goods(RED, "f5w5o7c6m2").turn(RED)
    };
    let asked = |wonder: &str| {
        let mut play = table(wonder);
        play.choose("invoke architect");
        asks(&play, Power::Architect)
    };
    assert!(asked("wall") && asked("gardens"));
}

#[test]
fn c34_71_xerxes_may_be_recruited_beside_four_army_units() {
    let mut play = persians().units(RED, "D2", "i4").goods(RED, "c1m1").turn(RED);
    play.choose("recruit, recruit leader");
    assert_eq!(play.units("D2"), "s1i4l1", "nobody else would fit");
    assert!(play.state().players[RED].leader.is_some_and(|leader| leader.to_string() == "xerxes"));
    let chance = persians().with_state(|state| state.switches.chance_leads = true);
    let mut play = chance.units(RED, "D2", "i4").goods(RED, "f2c1m1").turn(RED);
    play.choose("recruit");
    assert_eq!(play.why_not("recruit leader"), Some("C10.10"), "chance might name another");
}

#[test]
pub(super) fn c34_71_the_mighty_host_is_five_strong() {
    let table = persians().leader(RED, "xerxes", "D2").units(RED, "D2", "i3").goods(RED, "f1o1");
    let mut play = table.turn(RED);
    play.choose("recruit, recruit infantry");
    assert_eq!(play.units("D2"), "s1i4l1");
}

#[test]
fn c34_71_the_mighty_host_uses_neither_tactics_nor_icons() {
    let table = army("xerxes", "i4", "i2").cards(RED, "A6");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i4l1");
    let roll = &rolls(&play).expect("a roll: no card was asked for")[0];
    assert!(roll.dice.iter().all(|die| !die.used && !die.again), "{roll:?}");
}

#[test]
pub(super) fn c34_71_not_the_mighty_host_without_him() {
    let table = persians().leader(RED, "xerxes", "D3").units(RED, "D2", "i4").goods(RED, "f1o1");
    assert!(!table.turn(RED).offers("recruit"));
    let mut four = army("xerxes", "i3", "i2").cards(RED, "A6").turn(RED);
    four.choose("move, march D3, at D4, squad s0i3l1");
    assert!(matches!(four.prompt(), Prompt::Tactics { .. }));
}

/// The Great Wall, for two tokens less than it costs.
fn builder(place: &str) -> Play<Civilizations> {
    let table = persians().leader(RED, "xerxes", place).city(RED, "B2", "").wonder_card(RED, "wall");
    table.advances(RED, "engineering siegecraft storage").goods(RED, "f3o6w2c4").turn(RED)
}

#[test]
pub(super) fn c34_72_the_great_builder_saves_two_on_a_wonder() {
    let mut play = builder("D2");
    play.choose("construct, raise wall");
    play.first_until_turn();
    assert_eq!((play.goods(RED).as_str(), play.size("D2")), ("none", 2), "an ore and a culture less");
}

#[test]
pub(super) fn c34_72_not_the_great_builder_in_another_city() {
    assert!(!builder("B2").offers("construct"));
}

#[test]
fn c34_69_cultural_unity_serves_his_own_influenced_city() {
    let table = persians().city(RED, "D4", "").building(BLUE, "D4", "academy").city(RED, "D5", "");
    let play = table.leader(RED, "darius", "D4").goods(RED, "none").turn(RED);
    let won = play.when("influence, at D4, at D4", |play| rolled(play) >= Some(5));
    assert_eq!((won.colour("D4", "academy"), won.goods(RED).as_str()), (Side::from(RED), "m1"));
}

#[test]
fn c34_67_not_the_brilliant_strategist_when_he_falls_before_the_roll() {
    // A24 is Martyr: each side gives up a unit before the dice are rolled.
    let table = army("cyrus", "i2", "i3").cards(RED, "A26").cards(BLUE, "A24").advances(BLUE, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i2l1, lay A26, lay A24, yes, lose leader");
    assert!(rolls(&play).is_some() && play.state().players[RED].leader.is_none());
    assert_eq!(adds(&play, 0, Power::BrilliantStrategist), 0);
}
