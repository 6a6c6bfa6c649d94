//! C30: Cavalry, Elephants and Leaders.

use tessera_clash::board::Side;
use tessera_clash::components::buildings::Unit;
use tessera_clash::components::civilizations::Power;
use tessera_clash::event::{Cause, Event, Roll};
use tessera_clash::prompt::Prompt;
use tessera_kernel::Seat;

use crate::support::*;

fn table() -> Table<Civilizations> {
    peoples("romans", "greeks")
}

/// Every roll so far, attacker first.
fn rolls(play: &Play<Civilizations>) -> Vec<[Roll; 2]> {
    let told = play.told(RED).into_iter();
    told.filter_map(|event| if let Event::Rolled { rolls, .. } = event { Some(*rolls) } else { None }).collect()
}

/// What Red rolls in the first round with this army, as soon as it is as hoped.
fn rolled(red: &str, leader: bool, hoped: impl Fn(&Roll) -> bool) -> Roll {
    let table = table().without_units("D2").units(RED, "D3", red).advances(RED, "tactics").units(BLUE, "D4", "i4");
    let table = if leader { table.leader(RED, "hammurabi", "D3") } else { table };
    let mut squad: tessera_clash::units::Units = red.parse().expect("units");
    squad[Unit::Leader] += u8::from(leader);
    let choices = format!("move, march D3, at D4, squad {squad}?");
    let first = |play: &Play<Civilizations>| rolls(play).into_iter().next().map(|[red, _]| red);
    let play = table.turn(RED);
    let play = (0..2000_u64).map(|seed| {
        let mut again = play.state().clone();
        again.rng = tessera_kernel::Rng::from_number(seed);
        let mut play = Play::<Civilizations>::of(tessera_kernel::Match::from_state(play.game.setup().clone(), again));
        play.choose(&choices);
        play
    });
    play.filter_map(|play| first(&play)).find(hoped).expect("some seed gives that")
}

/// What a cause adds in a roll.
fn adds(roll: &Roll, cause: Cause) -> i8 {
    roll.causes.iter().filter(|(other, _)| *other == cause).map(|(_, bonus)| bonus).sum()
}

/// Dice that show an icon.
fn shown(roll: &Roll, unit: Unit) -> usize {
    roll.dice.iter().filter(|die| die.icon == Some(unit)).count()
}

/// The values of all dice.
fn sum(roll: &Roll) -> u8 {
    roll.dice.iter().map(|die| die.value).sum()
}

#[test]
fn c30_1_army_units_and_land_units() {
    let mut idle = table().without_units("D2").units(RED, "D3", "c1e1").turn(RED);
    assert_eq!(idle.why_not("move"), Some("C10.1"), "army units need Tactics");
    idle.choose("end");
    let full =
        table().city(RED, "D2", "market").units(RED, "D2", "i1c1e1").leader(RED, "augustus", "D2").goods(RED, "f2w2o2");
    let mut play = full.turn(RED);
    play.choose("recruit");
    assert_eq!(play.why_not("recruit cavalry"), Some("C10.10"));
    let mut aboard =
        table().without_units("D2").units(RED, "E6", "c1e1").units(RED, "F6", "n1").advances(RED, "tactics");
    aboard = aboard.units(RED, "E6", "i1");
    let mut boards = aboard.turn(RED);
    boards.choose("move, march E6, at F6");
    assert!(boards.offers("squad s0i0c1e1") && !boards.offers("squad s0i1c1e1"), "two to a Ship");
    assert_eq!(rolled("i0c1e1", true, |_| true).dice.len(), 3, "each rolls a die");
}

#[test]
fn c30_2_what_they_cost() {
    let recruits = |unit: &str, goods: &str| {
        let mut play = table().city(RED, "D2", "market").goods(RED, goods).turn(RED);
        play.choose("recruit");
        assert!(play.offers(&format!("recruit {unit}")), "{unit} for {goods}");
        play.choose(&format!("recruit {unit}, call augustus?, done?"));
        assert_eq!(play.goods(RED), "none");
    };
    recruits("cavalry", "f1w1");
    recruits("elephant", "f2");
    recruits("leader", "c1m1");
    let mut dear = table().city(RED, "D2", "market").goods(RED, "f1c1").turn(RED);
    assert_eq!(dear.why_not("recruit"), Some("C9.2"), "nothing can be paid for");
    dear.choose("end");
}

#[test]
fn c30_3_cavalry_and_elephants_need_a_market() {
    let mut play = table().goods(RED, "f2w2o1").turn(RED);
    play.choose("recruit");
    assert_eq!((play.why_not("recruit cavalry"), play.why_not("recruit elephant")), (Some("C30.3"), Some("C30.3")));
}

#[test]
fn c30_4_a_leader_in_any_city_one_per_recruit() {
    let mut play = table().city(RED, "D2", "happy temple academy").goods(RED, "c3m3f1o1").turn(RED);
    play.choose("recruit");
    assert!(matches!(play.prompt(), Prompt::Recruit { left: 4, .. }));
    play.choose("recruit leader, call sulla");
    assert!(matches!(play.prompt(), Prompt::Recruit { left: 3, .. }), "one of the units the city allows");
    assert!(!play.offers("recruit leader") && play.offers("recruit infantry"));
    play.choose("done");
    assert_eq!((play.units("D2").as_str(), play.view(BLUE).players[RED].leader.is_some()), ("s1l1", true));
}

#[test]
fn c30_5_from_the_board_when_none_is_left() {
    let table = table().city(RED, "D2", "market").units(RED, "D3", "c3").units(RED, "D4", "c1").goods(RED, "f1w1");
    let mut play = table.turn(RED);
    play.choose("recruit, recruit cavalry");
    assert_eq!(play.offered("at"), ["D3", "D4"]);
    play.choose("at D3, done?");
    assert_eq!((play.units("D2").as_str(), play.units("D3").as_str()), ("s1c1", "c2"));
    let captive = peoples("romans", "aztecs").city(RED, "D2", "market").units(RED, "D3", "c1").goods(RED, "f1w1");
    let mut play = captive.units(RED, "D2", "c1").prisoners(BLUE, Side::from(RED), "c2").turn(RED);
    play.choose("recruit, recruit cavalry");
    assert_eq!((play.units("D2").as_str(), play.units("D3").as_str()), ("s1c2", ""), "never a Prisoner");
}

#[test]
fn c30_5_a_ship_that_is_needed_stays() {
    let table = table().city(RED, "F3", "port").units(RED, "F6", "n4s2i2").goods(RED, "w2");
    let table = table.with_state(|state| state.board.city_mut(at("F3")).port = at("F2").index());
    let mut play = table.turn(RED);
    play.choose("recruit, at F3?, recruit ship, done?");
    assert_eq!((play.units("F6").as_str(), play.units("F2").as_str()), ("n3s2i2", "n1"));
    let full = peoples("romans", "greeks").without_units("D2").city(RED, "F3", "port").goods(RED, "w2f2o2");
    let full = full.units(RED, "F6", "n4s4i4").with_state(|state| {
        state.board.city_mut(at("F3")).port = at("F2").index();
    });
    let mut play = full.turn(RED);
    play.choose("recruit, at F3");
    assert_eq!(play.why_not("recruit ship"), Some("C1.7"));
}

#[test]
fn c30_6_another_leader() {
    let table = table().units(RED, "D2", "i3").leader(RED, "augustus", "D2").goods(RED, "c1m1");
    let mut play = table.turn(RED);
    play.choose("recruit, recruit leader");
    assert_eq!(play.options(), ["call caesar", "call sulla"]);
    play.choose("call sulla, done?");
    assert_eq!(play.units("D2"), "s1i3l1", "the old one has left its place");
    let red = &play.view(BLUE).players[RED];
    assert_eq!((red.leader.map(|leader| leader.to_string()), red.leaders.len()), (Some("sulla".to_owned()), 1));
    assert!(play.told(BLUE).iter().any(|event| matches!(event, Event::LeaderFell { seat: RED, .. })));
}

#[test]
fn c30_7_a_lost_leader_never_comes_back() {
    let table = table().leader(RED, "augustus", "D2").units(RED, "D2", "i1");
    let mut play = table.event(RED, "E2");
    play.choose("lose D2 leader");
    let red = &play.view(RED).players[RED];
    assert_eq!((red.leader, red.leaders.len(), red.units[Unit::Leader], red.powers.len()), (None, 2, 1, 0));
    let none = peoples("romans", "greeks").with_state(|state| state.players[RED].leaders = Default::default());
    let mut play = none.goods(RED, "f2c1m1").turn(RED);
    play.choose("recruit");
    assert_eq!(play.why_not("recruit leader"), Some("C30.7"));
}

fn trophies(play: &Play<Civilizations>, seat: Seat) -> usize {
    play.view(RED).players[seat].trophies.len()
}

#[test]
fn c30_8_whoever_eliminates_a_leader_scores() {
    let table = table().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics");
    let play = table.leader(BLUE, "pericles", "D4").turn(RED);
    let won = play.fought("move, march D3, at D4, squad s0i4", |play| play.side("D4") == Side::from(RED));
    assert_eq!((trophies(&won, RED), won.half_points_of(RED, "leaders")), (1, 4));
    assert_eq!(won.view(RED).players[BLUE].leaders.len(), 2);
}

#[test]
fn c30_9_a_leader_who_drowns() {
    let table = table().units(RED, "F6", "n2").units(BLUE, "E7", "n2s1i1").leader(BLUE, "pericles", "E7");
    let play = table
        .units(BLUE, "E7", "i1")
        .turn(RED)
        .when("move, sail F6, at E7, squad n2s0i0, retreat", |play| matches!(play.prompt(), Prompt::Drown { .. }));
    let mut play = play;
    assert_eq!(play.who(), BLUE);
    play.choose("lose leader");
    assert_eq!((trophies(&play, RED), play.half_points_of(RED, "leaders")), (1, 4));
}

#[test]
fn c30_10_nobody_scores_for_other_ends() {
    let mut event = table().leader(RED, "augustus", "D2").units(RED, "D2", "i1").event(RED, "E2");
    event.choose("lose D2 leader");
    assert_eq!(trophies(&event, BLUE), 0, "an Event");
    let mut heir = table().leader(RED, "augustus", "D2").goods(RED, "c1m1").turn(RED);
    heir.choose("recruit, recruit leader, call sulla");
    assert_eq!(trophies(&heir, BLUE), 0, "a successor");
    let table = table().without_units("D2").leader(RED, "augustus", "D3").advances(RED, "tactics").horde("D4", 4);
    let beaten = table.turn(RED).fought("move, march D3, at D4", |play| play.state().players[RED].leader.is_none());
    assert_eq!((trophies(&beaten, BLUE), trophies(&beaten, RED)), (0, 0), "Barbarians");
}

#[test]
fn c30_10_both_sides_may_score() {
    let table = table().without_units("D2").leader(RED, "augustus", "D3").leader(BLUE, "pericles", "D4");
    let play = table.advances(RED, "tactics").turn(RED);
    let both = play.fought("move, march D3, at D4", |play| play.units("D4").is_empty() && play.units("D3").is_empty());
    assert_eq!((trophies(&both, RED), trophies(&both, BLUE)), (1, 1), "even if both were wiped out");
}

#[test]
fn c30_11_each_side_chooses_its_losses() {
    let table = table().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics").units(BLUE, "D4", "i1c1e1");
    let play = table.leader(BLUE, "pericles", "D4").turn(RED);
    let mut play = play.when("move, march D3, at D4, squad s0i4", |play| {
        play.who() == BLUE && matches!(play.prompt(), Prompt::Fall { .. })
    });
    assert_eq!(play.options(), ["lose infantry", "lose cavalry", "lose elephant", "lose leader"]);
    play.choose("lose elephant");
    assert!(!play.units("D4").contains('e'));
}

#[test]
fn c30_12_cavalry() {
    let one = rolled("i0c2", false, |roll| shown(roll, Unit::Cavalry) == 1);
    assert_eq!(adds(&one, Cause::Unit(Unit::Cavalry)), 2);
    assert_eq!(one.value, sum(&one) + 2, "the value of the die counts too");
    let without = rolled("i2", false, |roll| shown(roll, Unit::Cavalry) == 2);
    assert_eq!(without.value, sum(&without), "nobody to ride");
}

#[test]
fn c30_13_elephants() {
    let roll = rolled("i0e2", false, |roll| shown(roll, Unit::Elephant) == 1);
    let spent: u8 = roll.dice.iter().filter(|die| die.is_spent()).map(|die| die.value).sum();
    assert!(spent > 0);
    assert_eq!((roll.shields, roll.value), (1, sum(&roll) - spent));
    let many = rolled("i2e1", false, |roll| {
        let values: Vec<u8> =
            roll.dice.iter().filter(|die| die.icon == Some(Unit::Elephant)).map(|die| die.value).collect();
        values.len() == 2 && values[0] != values[1]
    });
    let elephants: Vec<u8> =
        many.dice.iter().filter(|die| die.icon == Some(Unit::Elephant)).map(|die| die.value).collect();
    let kept: u8 = *elephants.iter().max().expect("two");
    assert!(
        many.dice.iter().any(|die| die.value == kept && die.icon == Some(Unit::Elephant) && !die.used),
        "the lowest"
    );
}

#[test]
fn c30_14_leaders() {
    let roll = rolled("i1", true, |roll| roll.dice.iter().any(|die| die.again));
    assert!(roll.dice.iter().filter(|die| die.again).all(|die| die.icon != Some(Unit::Leader)));
    let icon = rolled("i1", true, |roll| roll.dice.iter().any(|die| die.again && die.icon == Some(Unit::Infantry)));
    assert!(adds(&icon, Cause::Icons) >= 1, "the new face counts in full");
    let alone = rolled("i2", false, |roll| shown(roll, Unit::Leader) == 2);
    assert!(alone.dice.iter().all(|die| !die.again) && alone.value == 2, "nobody leads");
}

#[test]
fn c30_15_each_unit_once_and_each_icon_once() {
    let roll = rolled("i3c1", false, |roll| shown(roll, Unit::Cavalry) == 2);
    assert_eq!(adds(&roll, Cause::Unit(Unit::Cavalry)), 2, "one Cavalry");
    let led = rolled("i2", true, |roll| roll.dice.iter().any(|die| die.again) && shown(roll, Unit::Leader) == 1);
    assert_eq!(led.dice.iter().filter(|die| die.again).count(), 1, "one die is rolled again");
}

#[test]
fn c30_16_the_order_of_a_roll() {
    let table = || {
        let table = table().without_units("D2").units(RED, "D3", "i1c1e1").leader(RED, "hammurabi", "D3");
        table.advances(RED, "tactics").units(BLUE, "D4", "i1").advances(BLUE, "tactics").cards(BLUE, "A9")
    };
    // High Ground: icons do nothing.
    let play = table().turn(RED).when("move, march D3, at D4, squad s0i1c1e1l1, lay A9", |play| {
        rolls(play).first().is_some_and(|[red, _]| shown(red, Unit::Leader) > 0 && shown(red, Unit::Elephant) > 0)
    });
    let [red, _] = &rolls(&play)[0];
    assert!(red.dice.iter().all(|die| !die.used && !die.again) && red.value == sum(red) && red.shields == 0);
    // A Fortress alone has no unit for an icon.
    let fortress = peoples("romans", "greeks").without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics");
    let fortress = fortress.city(BLUE, "D4", "fortress").turn(RED).when("move, march D3, at D4, squad s0i4", |play| {
        rolls(play).first().is_some_and(|[_, blue]| shown(blue, Unit::Infantry) == 1)
    });
    let [_, blue] = &rolls(&fortress)[0];
    assert_eq!((blue.dice.len(), blue.value), (1, sum(blue)));
    // An extra die serves a unit of its icon (A32 is Flanking, for the attacker).
    let extra = peoples("romans", "greeks").without_units("D2").units(RED, "D3", "c1").advances(RED, "tactics");
    let extra = extra.units(BLUE, "D4", "i1").cards(RED, "A42").turn(RED);
    let extra = extra.when("move, march D3, at D4, lay A42", |play| {
        rolls(play)
            .first()
            .is_some_and(|[red, _]| red.dice.len() == 2 && red.dice[0].icon != red.dice[1].icon && red.dice[1].used)
    });
    assert_eq!(adds(&rolls(&extra)[0][0], Cause::Unit(Unit::Cavalry)), 2);
}

/// Nabopolassar of the Babylonians, who adds 2 against Blue, and two Infantry; who goes into battle is the squad's.
fn liberator(squad: &str) -> Play<Civilizations> {
    let table = peoples("babylonians", "greeks").without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
    let mut play = table.leader(RED, "nabopolassar", "D3").units(BLUE, "D4", "i4").turn(RED);
    play.choose(&format!("move, march D3, at D4, squad {squad}"));
    play
}

#[test]
fn c30_17_abilities_work_where_the_leader_is() {
    let bonus = |play: &Play<Civilizations>| adds(&rolls(play)[0][0], Cause::Power(Power::Liberator));
    assert_eq!(bonus(&liberator("s0i2l1")), 2);
    assert_eq!(bonus(&liberator("s0i2")), 0, "the Leader stays behind");
    let table = peoples("babylonians", "greeks").leader(RED, "nabopolassar", "D2").units(RED, "D2", "i1");
    let mut lost = table.event(RED, "E2");
    assert_eq!(lost.view(BLUE).players[RED].powers.len(), 2);
    lost.choose("lose D2 leader");
    assert!(lost.view(BLUE).players[RED].powers.is_empty(), "they stop the moment it is eliminated");
}

#[test]
fn c30_18_a_bonus_is_for_the_side_and_every_round() {
    let table = peoples("babylonians", "greeks").without_units("D2").units(RED, "D3", "i3").advances(RED, "tactics");
    let play = table.leader(RED, "nabopolassar", "D3").units(BLUE, "D4", "i4").turn(RED);
    let choices = |lost: &str| format!("move, march D3, at D4, squad s0i3l1, lose {lost}, fight");
    let bonus = |play: &Play<Civilizations>, round: usize| adds(&rolls(play)[round][0], Cause::Power(Power::Liberator));
    let led = play.when(&choices("infantry"), |play| rolls(play).len() == 2);
    assert_eq!([bonus(&led, 0), bonus(&led, 1)], [2, 2]);
    let lost =
        play.when(&choices("leader"), |play| rolls(play).len() == 2 && play.state().players[RED].leader.is_none());
    assert_eq!([bonus(&lost, 0), bonus(&lost, 1)], [2, 0], "not after the Leader has fallen");
}

#[test]
fn c30_21_what_was_paid_for_a_whole_combat_stays() {
    let table = peoples("japanese", "greeks").without_units("D2").units(RED, "D3", "i3").advances(RED, "tactics");
    let play = table.leader(RED, "go-toba", "D3").goods(RED, "o1").units(BLUE, "D4", "i4").turn(RED);
    let lost = play.when("move, march D3, at D4, squad s0i3l1, yes, lose leader, fight", |play| {
        rolls(play).len() == 2 && play.state().players[RED].leader.is_none()
    });
    let bonus = |round: usize| adds(&rolls(&lost)[round][0], Cause::Power(Power::WayOfTheSword));
    assert_eq!([bonus(0), bonus(1)], [2, 2]);
}

#[test]
fn c30_19_a_patron_teaches_a_group() {
    let table = |mood: &str| {
        let table = peoples("greeks", "romans").city(RED, "D2", mood).leader(RED, "pericles", "D2");
        table.goods(RED, "f2c1").turn(RED)
    };
    let mut play = table("happy");
    play.choose("invoke master");
    assert_eq!(play.options(), ["learn writing"], "of Education, under the usual conditions");
    play.choose("learn writing");
    assert!(play.has(RED, "writing") && matches!(play.prompt(), Prompt::Turn { actions: 2 }));
    assert_eq!(
        (play.goods(RED).as_str(), play.state().players[RED].cubes),
        ("f2c1", 2),
        "Writing brings culture again"
    );
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 0, "it is not activated");
    assert_eq!(table("neutral").why_not("invoke master"), Some("C16.2"), "the city must be Happy");
}

#[test]
fn c30_20_a_free_action_as_often_as_one_likes() {
    let table = peoples("romans", "greeks").city(RED, "D2", "angry").leader(RED, "caesar", "D2").goods(RED, "m3");
    let mut play = table.turn(RED);
    for _ in 0..2 {
        play.choose("invoke statesman");
        play.choose("count 1?, at D2?, done?");
    }
    assert_eq!(play.mood("D2"), tessera_clash::board::Mood::Happy);
    assert!(matches!(play.prompt(), Prompt::Turn { actions: 3 }), "no action is taken");
}

#[test]
fn c30_22_bonuses_that_are_held_down_count_together() {
    let table = peoples("carthaginians", "greeks").without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
    let table = table.leader(RED, "hannibal", "D3").units(BLUE, "D4", "i2c2").city(BLUE, "D5", "");
    let table = table.advances(BLUE, "tactics").cards(BLUE, "A22");
    let play = table.turn(RED).when("move, march D3, at D4, squad s0i2l1, lay A22", |play| {
        let held = |roll: &Roll| adds(roll, Cause::EnemyPower(Power::MilitaryGenius)) < -2;
        rolls(play).first().is_some_and(|[_, blue]| held(blue))
    });
    let [_, blue] = &rolls(&play)[0];
    assert_eq!((blue.bonus, blue.dice.len()), (2, 5), "icons and all share 2; the extra die is not capped");
}

#[test]
fn c30_10_nobody_scores_for_pirates_martyrs_and_revolutions() {
    let table = || table().without_units("D2").leader(RED, "augustus", "D3").units(RED, "D3", "i1");
    let sea = peoples("romans", "greeks").units(RED, "F6", "n1").leader(RED, "augustus", "F6").pirates("E7", 4);
    let sunk = sea.turn(RED).fought("move, sail F6, at E7", |play| play.state().players[RED].leader.is_none());
    assert_eq!((trophies(&sunk, BLUE), trophies(&sunk, RED)), (0, 0), "Pirates");
    let martyr = table().units(BLUE, "D4", "i2").advances(RED, "tactics").cards(RED, "A24");
    let mut martyr = martyr.turn(RED);
    martyr.choose("move, march D3, at D4, squad s0i1l1, lay A24, lose leader");
    assert!(martyr.state().players[RED].leader.is_none());
    assert_eq!(trophies(&martyr, BLUE), 0, "a Martyr");
    let mut revolt = table().advances(RED, "writing philosophy voting").event(RED, "E38");
    revolt.choose("lose D3 leader");
    assert!(revolt.state().players[RED].leader.is_none());
    assert_eq!(trophies(&revolt, BLUE), 0, "a Revolution");
}

#[test]
fn c30_9_a_leader_goes_down_with_the_last_ship() {
    let table = table().units(RED, "F6", "n4").units(BLUE, "E7", "n1").leader(BLUE, "pericles", "E7");
    let sunk = |play: &Play<Civilizations>| play.side("E7") == Side::from(RED);
    let play = table.turn(RED).fought("move, sail F6, at E7, squad n4s0i0", sunk);
    assert_eq!((play.state().players[BLUE].leader, trophies(&play, RED)), (None, 1));
}

#[test]
fn c30_6_the_present_leader_goes_wherever_he_is() {
    for (place, ships) in [("D4", ""), ("F4", "n1")] {
        let table = table().leader(RED, "augustus", place).goods(RED, "c1m1");
        let table = if ships.is_empty() { table } else { table.units(RED, place, ships) };
        let mut play = table.turn(RED);
        play.choose("recruit, recruit leader, call sulla");
        assert_eq!((play.units(place).as_str(), play.units("D2").as_str()), (ships, "s1l1"));
    }
}
