//! The Carthaginians.

use super::*;
use tessera_clash::board::Side;
use tessera_clash::components::buildings::Unit;
use tessera_clash::event::Cause;
use tessera_clash::state::Task;

fn carthage(powers: &str) -> Table<Civilizations> {
    peoples("carthaginians", "greeks").powers(RED, powers)
}

#[test]
pub(super) fn c33_9_war_beasts_come_without_a_market_for_a_gold() {
    let mut play = carthage("war-beasts").goods(RED, "f1g1").turn(RED);
    play.choose("recruit, recruit elephant");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s1e1", "none"));
}

#[test]
fn c33_9_war_beasts_are_fed_with_culture_too() {
    let mut play = carthage("war-beasts").goods(RED, "c2").turn(RED);
    play.choose("recruit, recruit elephant");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s1e1", "none"));
}

#[test]
pub(super) fn c33_9_not_war_beasts_for_food_alone() {
    let mut play = carthage("war-beasts").goods(RED, "f2").turn(RED);
    play.choose("recruit");
    assert!(play.offers("recruit settler") && !play.offers("recruit elephant"));
    let mut market = carthage("war-beasts").city(RED, "D2", "market").goods(RED, "f2").turn(RED);
    market.choose("recruit, recruit elephant");
    assert_eq!(market.units("D2"), "s1e1", "with a Market food will do");
}

#[test]
pub(super) fn c33_10_hegemony_turns_a_ship_into_a_city() {
    let mut play = carthage("hegemony").units(RED, "F4", "n1i1").turn(RED);
    play.choose("invoke hegemony, at F3, squad s0i1");
    assert_eq!((play.owner("F3"), play.units("F3").as_str(), play.units("F4").as_str()), (RED.into(), "i1", ""));
    assert_eq!(play.state().turn.actions, 2);
    let mut still = carthage("hegemony").advances(RED, "tactics").units(RED, "F4", "n1i1").turn(RED);
    still.choose("invoke hegemony, at F3, squad s0i1, move");
    assert!(still.offers("march D2") && !still.offers("march F3"), "whoever went ashore cannot move any more");
}

#[test]
fn c33_10_hegemony_leaves_nobody_at_sea_without_a_ship() {
    let mut play = carthage("hegemony").units(RED, "F4", "n1i1").turn(RED);
    play.choose("invoke hegemony, at F3, done");
    assert_eq!((play.units("F3").as_str(), play.units("F4").as_str()), ("", ""));
    let mut two = carthage("hegemony").units(RED, "F4", "n2i1").turn(RED);
    two.choose("invoke hegemony, at F3, done");
    assert_eq!(two.units("F4"), "n1i1", "another Ship carries it");
}

#[test]
fn c33_10_hegemony_uses_pirates_too() {
    let mut play = carthage("hegemony pirate-allies").pirates("F4", 1).units(RED, "F4", "n1").turn(RED);
    play.choose("invoke hegemony, at F3, lose pirate");
    assert_eq!((play.owner("F3"), play.units("F4").as_str()), (RED.into(), "n1"));
    assert_eq!(play.state().pirates, 4);
}

#[test]
pub(super) fn c33_10_not_hegemony_where_no_city_can_stand() {
    assert!(!carthage("hegemony").turn(RED).offers("invoke hegemony"), "no Ship");
    let mut play = carthage("hegemony").units(RED, "F2", "n1").turn(RED);
    play.choose("invoke hegemony");
    assert_eq!(play.offered("at"), ["E2", "F3", "G3"], "E3 is a Desert");
}

#[test]
pub(super) fn c33_11_pirate_allies_share_a_space() {
    let mut play = carthage("pirate-allies").pirates("E7", 1).units(RED, "F6", "n1").turn(RED);
    play.choose("move, sail F6, at E7, yes");
    assert_eq!((play.units("E7").as_str(), play.side("E7")), ("n1p1", RED.into()));
    play.choose("done, move, sail E7, at F6, squad n1p1s0i0");
    assert_eq!((play.units("F6").as_str(), play.units("E7").as_str()), ("n1p1", ""), "they sail along");
}

#[test]
fn c33_11_pirate_allies_are_pirates_again_when_left() {
    let mut play = carthage("pirate-allies").pirates("F6", 1).units(RED, "F6", "n1").turn(RED);
    play.choose("move, sail F6, at E7");
    assert_eq!(play.offered("squad"), ["n1p1s0i0", "n1s0i0"], "never alone");
    play.choose("squad n1s0i0");
    assert_eq!((play.side("F6"), play.side("E7")), (Side::PIRATES, RED.into()));
}

#[test]
fn c33_11_pirate_allies_may_be_attacked() {
    let mut play = carthage("pirate-allies").pirates("E7", 1).units(RED, "F6", "n1").turn(RED);
    play.choose("move, sail F6, at E7, no");
    assert_eq!(rolls(&play).map(|rolls| rolls[1].dice.len()), Some(1));
    // Ships that share the space already join, and after a retreat share it again.
    let table = || carthage("pirate-allies").pirates("E7", 2).units(RED, "E7", "n1").units(RED, "F6", "n1");
    let both = table().turn(RED).when("move, sail F6, at E7, no", |play| play.offers("retreat"));
    assert_eq!(rolls(&both).map(|rolls| rolls[0].dice.len()), Some(2), "both attack");
    let mut both = both;
    both.choose("retreat");
    assert_eq!((both.side("E7"), both.units("F6").as_str()), (RED.into(), ""));
    let inside = table().turn(RED).when("move, sail E7, at E7", |play| rolls(play).is_some());
    assert_eq!(rolls(&inside).map(|rolls| rolls[0].dice.len()), Some(1), "from within");
}

#[test]
fn c33_11_pirate_allies_carry_land_units() {
    let table = || carthage("pirate-allies").without_units("D2").pirates("F4", 1).units(RED, "E4", "i1");
    let mut play = table().advances(RED, "tactics").turn(RED);
    play.choose("move, march E4, at F4");
    assert_eq!((play.units("F4").as_str(), play.side("F4")), ("p1i1", RED.into()));
}

#[test]
fn c33_11_pirate_allies_who_carry_somebody_are_not_lost_alone() {
    let lost = |ships: u8| {
        let table = carthage("pirate-allies").pirates("E7", ships).units(RED, "E7", "i1");
        table.event(RED, "E2").offers("lose E7 pirate")
    };
    assert!(!lost(1), "who is aboard would drown");
    assert!(lost(2));
}

#[test]
fn c33_11_pirate_allies_fall_first_and_pay_nobody() {
    let table = carthage("pirate-allies").pirates("E7", 1).units(RED, "E7", "n1").units(BLUE, "F6", "n2");
    let lost = |play: &Play<Civilizations>| play.units("E7") == "n1" && play.side("E7") == RED.into();
    let play = table.goods(BLUE, "none").turn(BLUE).when("move, sail F6, at E7, squad n2s0i0", lost);
    assert_eq!(play.goods(BLUE), "none");
}

#[test]
pub(super) fn c33_11_not_pirate_allies_without_the_power() {
    let mut play = carthage("").pirates("E7", 1).units(RED, "F6", "n1").turn(RED);
    play.choose("move, sail F6, at E7");
    assert!(rolls(&play).is_some(), "a battle");
}

#[test]
fn c33_11_not_pirate_allies_beyond_four_ships_in_a_space() {
    let mut play = carthage("pirate-allies").pirates("E7", 4).units(RED, "F6", "n1").turn(RED);
    play.choose("move, sail F6, at E7");
    assert!(rolls(&play).is_some(), "no room to share");
}

#[test]
fn x48_pirates_have_no_effect_when_all_sail_with_carthage() {
    let table =
        carthage("pirate-allies").pirates("E7", 2).pirates("F6", 2).units(RED, "E7", "n2").units(RED, "F6", "n2");
    let table = table.city(BLUE, "F7", "").goods(BLUE, "f2");
    let play = table
        .with_state(|state| {
            state.agenda.then(Task::PirateRaid { seat: BLUE });
            state.agenda.then(Task::Pirates { seat: BLUE });
        })
        .turn(RED);
    assert_eq!(
        (play.units("E7").as_str(), play.units("F6").as_str(), play.goods(BLUE).as_str()),
        ("n2p2", "n2p2", "f2")
    );
}

#[test]
pub(super) fn c33_12_mercenary_companies_are_paid_in_gold() {
    let mut play = carthage("mercenary-companies").advances(RED, "draft").goods(RED, "g1").turn(RED);
    play.choose("recruit, use draft");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s1i1", "none"));
}

#[test]
fn c33_12_mercenary_companies_bring_a_ship_to_a_port() {
    let table = || carthage("mercenary-companies").advances(RED, "draft").goods(RED, "m1");
    let mut play = table().city(RED, "E4", "port").turn(RED);
    play.choose("recruit, at E4, invoke mercenary-companies");
    assert_eq!(play.units("F4"), "n1");
}

#[test]
pub(super) fn c33_12_not_mercenary_companies_without_a_port_or_the_power() {
    let mut play = carthage("mercenary-companies").advances(RED, "draft").goods(RED, "m1").turn(RED);
    play.choose("recruit");
    assert!(play.offers("use draft") && !play.offers("invoke mercenary-companies"));
    let poor = carthage("").advances(RED, "draft").goods(RED, "g1").turn(RED);
    assert!(!poor.offers("recruit"), "gold is no mood");
}

/// Dido and two Infantry in D2, four of Blue's beside it.
fn dido() -> Table<Civilizations> {
    let table = carthage("").without_units("D2").leader(RED, "dido", "D2").units(RED, "D2", "i2");
    table.units(BLUE, "D3", "i4").advances(BLUE, "tactics")
}

const SIEGE: &str = "move, march D3, at D2, squad s0i4";

/// A round of it, in which Red loses nobody, and Blue fights on.
const FOUGHT: &str = "move, march D3, at D2, squad s0i4, fight";

#[test]
pub(super) fn c34_13_sacrifice_adds_2_in_defence_of_her_city() {
    let mut play = dido().turn(BLUE);
    play.choose(SIEGE);
    assert_eq!(adds(&play, 1, Power::Sacrifice), 2);
}

#[test]
fn c34_13_sacrifice_drives_the_attackers_back() {
    let mut play = dido().turn(BLUE).when(FOUGHT, |play| asks(play, Power::Sacrifice));
    let before = play.units("D2");
    let infantry = play.state().board.stack(at("D2"))[Unit::Infantry];
    play.choose("yes");
    assert_eq!(play.state().board.stack(at("D2"))[Unit::Infantry], infantry + 1, "an Infantry took her place");
    assert_eq!((play.owner("D2"), play.side("D3")), (RED.into(), BLUE.into()));
    assert!(before.contains("l1") && !play.units("D2").contains('l'), "{}", play.units("D2"));
    assert_eq!(play.state().players[BLUE].trophies.len(), 0, "nobody scores for her");
    assert!(play.state().players[RED].leader.is_none());
}

#[test]
pub(super) fn c34_13_not_sacrifice_outside_her_city() {
    let table = carthage("").without_units("D2").leader(RED, "dido", "D4").units(RED, "D4", "i2");
    let mut play = table.units(BLUE, "D3", "i4").advances(BLUE, "tactics").turn(BLUE);
    play.choose("move, march D3, at D4, squad s0i4");
    assert_eq!(adds(&play, 1, Power::Sacrifice), 0);
}

#[test]
pub(super) fn c34_14_foundress_founds_without_an_action() {
    let mut play = carthage("").leader(RED, "dido", "D3").units(RED, "D3", "s1").turn(RED);
    play.choose("invoke foundress");
    assert_eq!((play.owner("D3"), play.units("D3").as_str(), play.state().turn.actions), (RED.into(), "l1", 3));
    let mut sea = carthage("hegemony").leader(RED, "dido", "F4").units(RED, "F4", "n1").turn(RED);
    sea.choose("invoke foundress, at F3, squad s0i0l1");
    assert_eq!((sea.owner("F3"), sea.units("F3").as_str(), sea.state().turn.actions), (RED.into(), "l1", 3));
}

#[test]
pub(super) fn c34_14_not_foundress_for_settlers_elsewhere() {
    let play = carthage("").leader(RED, "dido", "D3").units(RED, "C4", "s1").turn(RED);
    assert!(play.offers("found") && !play.offers("invoke foundress"));
}

/// Hannibal, or an army without him, against an army with Steel Weapons.
fn hannibal(squad: &str) -> [Roll; 2] {
    let table = carthage("").without_units("D2").leader(RED, "hannibal", "D3").units(RED, "D3", "i2");
    let table = table.advances(RED, "tactics").advances(BLUE, "steel-weapons metallurgy").units(BLUE, "D4", "i4");
    let strong = |play: &Play<Civilizations>| {
        rolls(play).is_some_and(|rolls| rolls[1].causes.iter().map(|&(_, bonus)| bonus.max(0)).sum::<i8>() > 2)
    };
    let play = table.turn(RED).when(&format!("move, march D3, at D4, squad {squad}"), strong);
    rolls(&play).expect("a roll")
}

#[test]
pub(super) fn c34_15_military_genius_holds_bonuses_down_to_2() {
    let rolls = hannibal("s0i2l1");
    assert_eq!(rolls[1].bonus, 2);
    assert!(rolls[1].causes.iter().any(|(cause, _)| *cause == Cause::EnemyPower(Power::MilitaryGenius)));
}

#[test]
pub(super) fn c34_15_not_military_genius_where_he_does_not_fight() {
    assert!(hannibal("s0i2")[1].bonus > 2);
}

/// Hannibal and others go up a Mountain; whether they can move on.
fn climbs(units: &str, squad: &str) -> bool {
    let table = carthage("").without_units("D2").leader(RED, "hannibal", "D2").units(RED, "D2", units);
    let mut play = table.advances(RED, "tactics").turn(RED);
    play.choose(&format!("move, march D2, at E2, squad {squad}, done?, move?"));
    play.offers("march E2")
}

#[test]
pub(super) fn c34_16_hannibal_ad_portas_crosses_mountains_with_elephants() {
    assert!(climbs("e1i1", "s0i1e1l1"));
}

#[test]
pub(super) fn c34_16_not_hannibal_ad_portas_without_elephants() {
    assert!(!climbs("i1", "s0i1l1"));
    assert!(!climbs("e1", "s0i0e1"), "nor without him");
}

#[test]
pub(super) fn c34_17_fleet_commander_adds_2_aboard() {
    let mut play = carthage("").leader(RED, "hanno", "F6").units(RED, "F6", "n1").pirates("E7", 1).turn(RED);
    play.choose("move, sail F6, at E7");
    assert_eq!(adds(&play, 0, Power::FleetCommander), 2);
}

#[test]
pub(super) fn c34_17_not_fleet_commander_from_ashore() {
    let mut play = carthage("").leader(RED, "hanno", "D2").units(RED, "F6", "n1").pirates("E7", 1).turn(RED);
    play.choose("move, sail F6, at E7");
    assert_eq!(adds(&play, 0, Power::FleetCommander), 0);
}

#[test]
pub(super) fn c34_18_navigator_sails_without_an_action() {
    let mut play = carthage("").without_units("D2").leader(RED, "hanno", "F6").units(RED, "F6", "n1").turn(RED);
    play.choose("invoke navigator, sail F6, at E7");
    assert_eq!((play.units("E7").as_str(), play.state().turn.actions), ("n1l1", 3));
    assert!(!play.offers("invoke navigator") && !play.offers("move"), "and no more this turn");
}

#[test]
pub(super) fn c34_18_not_navigator_for_ships_that_have_moved() {
    let mut play = carthage("").leader(RED, "hanno", "F6").units(RED, "F6", "n1").turn(RED);
    play.choose("move, sail F6, at E7, done");
    assert!(!play.offers("invoke navigator"));
    assert!(!carthage("").leader(RED, "hanno", "D2").units(RED, "F6", "n1").turn(RED).offers("invoke navigator"));
}

#[test]
fn c34_18_navigator_is_no_move_action_for_cartography() {
    let table = || carthage("").without_units("D2").leader(RED, "hanno", "F6").units(RED, "F6", "n1");
    let table = || table().advances(RED, "fishing cartography").goods(RED, "none");
    let mut free = table().turn(RED);
    free.choose("invoke navigator, sail F6, at E7");
    assert_eq!(free.goods(RED), "none");
    let mut action = table().turn(RED);
    action.choose("move, sail F6, at E7");
    assert_eq!(action.goods(RED), "i1");
}

/// Blue defends a city with more than 2 to add, and owns the Great Arena; the values of its dice say it would help.
fn arena(squad: &str) -> Play<Civilizations> {
    let table = carthage("").without_units("D2").leader(RED, "hannibal", "D3").units(RED, "D3", "i2");
    let table = table.advances(RED, "tactics").city(BLUE, "D4", "temple").units(BLUE, "D4", "i2").goods(BLUE, "m1");
    let table = table.advances(BLUE, "fanaticism").wonder(BLUE, "D7", "arena");
    let helps = |play: &Play<Civilizations>| rolls(play).is_some_and(|rolls| rolls[1].value % 5 == 4);
    table.turn(RED).when(&format!("move, march D3, at D4, squad {squad}"), helps)
}

#[test]
fn c30_22_the_great_arena_adds_nothing_beyond_the_cap() {
    let asked = |play: &Play<Civilizations>| matches!(play.prompt(), tessera_clash::prompt::Prompt::UseArena { .. });
    assert!(!asked(&arena("s0i2l1")), "Fanaticism has added 2");
    assert!(asked(&arena("s0i2")), "without Hannibal nothing is held down");
}

#[test]
fn c34_13_sacrifice_waits_until_the_attackers_fight_on() {
    let stands = |play: &Play<Civilizations>| matches!(play.prompt(), tessera_clash::prompt::Prompt::FightOn { .. });
    let play = dido().turn(BLUE).when(SIEGE, |play| stands(play) && play.units("D2").contains('l'));
    assert_eq!(play.who(), BLUE, "whether the Combat goes on comes first");
    let mut back = play.when("retreat", |_| true);
    assert!(!asks(&back, Power::Sacrifice) && back.units("D2").contains('l'));
    back = play.when("fight", |_| true);
    assert!(asks(&back, Power::Sacrifice) && back.who() == RED);
    back.choose("no");
    let second = |event: &Event| matches!(event, Event::Rolled { round: 2, .. });
    assert!(back.told(RED).iter().any(second));
}

#[test]
fn c34_13_not_sacrifice_where_a_solar_eclipse_ends_the_combat() {
    let table = dido().with_state(|state| {
        state.events_staying.insert(40);
        state.events = state.events.iter().copied().filter(|&card| card != 40).collect();
    });
    let play = table.turn(BLUE).when(SIEGE, |play| {
        play.state().battle.is_none() && play.units("D2").contains('l') && play.units("D3").starts_with('i')
    });
    assert!(!play.told(RED).iter().any(|event| matches!(event, Event::Invoked { .. })));
    assert_eq!(play.who(), BLUE);
}

#[test]
fn c33_11_the_great_lighthouse_keeps_the_limit_of_four_ships() {
    let table = carthage("pirate-allies").city(RED, "F3", "port").wonder(RED, "F3", "lighthouse").goods(RED, "none");
    let mut play = table.pirates("A7", 2).units(RED, "A7", "n2").turn(RED);
    play.choose("collect, at F3");
    play.pass_until(|play| matches!(play.prompt(), tessera_clash::prompt::Prompt::Lighthouse));
    assert!(play.offers("at F4") && !play.offers("at A7"), "two of Red's lie there, and two Pirates");
}
