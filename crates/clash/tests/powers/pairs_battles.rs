//! Powers that meet in one battle, one Recruit, one activation, one price and one score; and the table of all that meet.

use super::*;
use tessera_clash::powers::questions;

/// Red attacks D4 from D3 with a Leader and others; Blue's army stands there.
fn meet(leader: &str, powers: &str, army: &str, foes: &str) -> Table<Civilizations> {
    let table = peoples("chinese", "greeks").without_units("D2").leader(RED, leader, "D3").powers(RED, powers);
    let table = table.units(RED, "D3", army).units(BLUE, "D4", foes);
    table.advances(RED, "tactics").advances(BLUE, "tactics")
}

fn hits_cancelled(play: &Play<Civilizations>, side: usize) -> Option<u8> {
    hits(play, side).map(|(_, cancelled)| cancelled)
}

#[test]
fn fireworks_and_the_tactician_cancel_a_hit_each() {
    let table = meet("qin-shi-huang", "fireworks", "i3", "i4").goods(RED, "o1w1c2");
    let two = |play: &Play<Civilizations>| {
        asks(play, Power::Fireworks) && play.state().battle.is_some_and(|battle| battle.values[1] >= 10)
    };
    let mut play = table.turn(RED).when("move, march D3, at D4, squad s0i3l1", two);
    play.choose("yes");
    assert!(asks(&play, Power::Tactician));
    play.choose("yes");
    assert_eq!((hits_cancelled(&play, 0), play.goods(RED).as_str()), (Some(2), "none"));
}

#[test]
fn fireworks_leave_the_tactician_nothing_to_cancel() {
    let table = meet("qin-shi-huang", "fireworks", "i3", "i4").goods(RED, "o1w1c2");
    let one = |play: &Play<Civilizations>| {
        asks(play, Power::Fireworks) && play.state().battle.is_some_and(|battle| battle.values[1] < 10)
    };
    let mut play = table.turn(RED).when("move, march D3, at D4, squad s0i3l1", one);
    play.choose("yes");
    assert!(!asks(&play, Power::Tactician));
    assert_eq!(play.goods(RED), "c2");
}

#[test]
fn sparta_and_the_battering_ram_hush_each_in_its_own_case() {
    // Whether Blue, who holds a card, may lay it.
    let asked = |foes: &str, city: bool| {
        let table = meet("bleda", "sparta", "i1", foes).cards(BLUE, "A6");
        let table = if city { table.city(BLUE, "D4", "") } else { table };
        let mut play = table.turn(RED);
        play.choose("move, march D3, at D4, squad s0i1l1");
        play.told(RED).iter().any(|event| matches!(event, Event::TacticsLaid { .. })) || play.offers("lay A6")
    };
    assert!(asked("i1", false), "fewer, in the open");
    assert!(!asked("i1", true), "the ram");
    assert!(!asked("i4", false), "Sparta");
    assert!(!asked("i4", true), "both");
}

#[test]
fn two_powers_that_hold_bonuses_down_do_so_once() {
    let table = peoples("persians", "celts").without_units("D2").units(RED, "D3", "i1e1").advances(RED, "tactics");
    let table = table.powers(RED, "grey-tide").leader(RED, "hannibal", "D3").units(BLUE, "D4", "i1s2");
    let table = table.leader(BLUE, "vercingetorix", "D4").powers(BLUE, "tribal-brothers");
    let mut play = table.barbarians("E4", 0).barbarians("C4", 0).turn(RED);
    play.choose("move, march D3, at D4, squad s0i1e1l1");
    let causes = &rolls(&play).expect("a roll")[1].causes;
    assert_eq!(causes.iter().filter(|(cause, _)| matches!(cause, Cause::EnemyPower(_))).count(), 1);
    assert_eq!(causes.iter().map(|(_, bonus)| bonus).sum::<i8>(), 2, "{causes:?}");
}

#[test]
fn the_bireme_and_a_fleet_commander_add_2_each() {
    let table = peoples("phoenicians", "greeks").powers(RED, "bireme").leader(RED, "hanno", "B4");
    let mut play = table.units(RED, "B4", "n1").units(BLUE, "C5", "n1").turn(RED);
    play.choose("move, sail B4, at C5, squad n1s0i0l1?");
    assert_eq!((adds(&play, 0, Power::Bireme), adds(&play, 0, Power::FleetCommander)), (2, 2));
}

#[test]
fn a_charger_of_the_shogun_gives_up_what_horsemanship_added() {
    let table = peoples("japanese", "greeks").without_units("D2").units(BLUE, "D3", "i4").advances(BLUE, "tactics");
    let table = table.city(RED, "D4", "fortress").units(RED, "D4", "c2").leader(RED, "attila", "D4");
    let one = |play: &Play<Civilizations>| {
        let spurred = rolls(play)
            .is_some_and(|rolls| rolls[1].causes.iter().any(|&(cause, _)| cause == Cause::Power(Power::Horsemanship)));
        let charging = |roll: &Roll| {
            let cavalry = Cause::Unit(tessera_clash::components::buildings::Unit::Cavalry);
            roll.causes.contains(&(cavalry, 2))
        };
        asks(play, Power::LordOfHorses) && spurred && rolls(play).is_some_and(|rolls| charging(&rolls[1]))
    };
    let mut play = table.powers(RED, "horsemanship").turn(BLUE).when("move, march D3, at D4, squad s0i4", one);
    let battle = play.state().battle.expect("it goes on");
    let die = battle.charger[1] - 3;
    assert!((1..=6).contains(&die), "the die, 2 for the Cavalry and 1 for the power");
    play.choose("yes");
    assert_eq!(hits(&play, 0).expect("casualties").0, (battle.values[1] - battle.charger[1]) / 5);
}

#[test]
fn a_recruit_of_leonidas_brings_an_idea_and_culture() {
    let table = peoples("greeks", "romans").city(RED, "D2", "academy").leader(RED, "leonidas", "D2");
    let mut play = table.powers(RED, "study").goods(RED, "f1o1").turn(RED);
    play.choose("recruit, recruit infantry").first_until_turn();
    let goods = play.state().players[RED].goods;
    assert_eq!((goods.ideas, goods.culture), (1, 1));
}

#[test]
fn ball_courts_and_a_ruler_make_a_city_two_sizes_larger() {
    let table = peoples("mayas", "greeks").city(RED, "D2", "neutral").leader(RED, "attila", "D2");
    let mut play = table.powers(RED, "ball-courts").goods(RED, "m1").advances(RED, "storage").turn(RED);
    play.choose("collect, yes");
    let most = play.offered("take").iter().map(|taken| goods(taken).total()).max();
    assert_eq!(most, Some(3));
}

#[test]
fn architecture_pays_what_the_great_builder_does_not_save() {
    let builds = |powers: &str, leader: &str| {
        let table = peoples("egyptians", "greeks").city(RED, "D2", "happy").city(RED, "B2", "").powers(RED, powers);
        let table = table.leader(RED, leader, "D2").wonder_card(RED, "pyramids").goods(RED, "f2o7w3c2m1");
        table.advances(RED, "storage engineering rituals").turn(RED).offers("construct")
    };
    assert!(builds("architecture", "xerxes"), "two are saved, the third is paid in mood");
    assert!(!builds("", "xerxes") && !builds("architecture", "darius"));
}

#[test]
fn prisoners_and_the_ruler_of_the_north_score_together() {
    let table = || peoples("aztecs", "greeks").powers(RED, "prisoners").leader(RED, "knut", "D4");
    let plain = table().turn(RED).half_points(RED);
    let held = table().prisoners(RED, BLUE.into(), "i2").turn(RED).half_points(RED);
    let home =
        peoples("aztecs", "greeks").powers(RED, "prisoners").leader(RED, "knut", "D2").turn(RED).half_points(RED);
    assert_eq!((held - plain, plain - home), (2, 2));
}

/// A question that powers of one player answer together, and a test in which they do.
#[rustfmt::skip]
const MET: &[(&str, fn())] = &[
    ("combat", the_bireme_and_a_fleet_commander_add_2_each),
    ("caps", two_powers_that_hold_bonuses_down_do_so_once),
    ("hushes", sparta_and_the_battering_ram_hush_each_in_its_own_case),
    ("parries", fireworks_and_the_tactician_cancel_a_hit_each),
    ("spurs", a_charger_of_the_shogun_gives_up_what_horsemanship_added),
    ("recruited", a_recruit_of_leonidas_brings_an_idea_and_culture),
    ("activates", ball_courts_and_a_ruler_make_a_city_two_sizes_larger),
    ("raises", architecture_pays_what_the_great_builder_does_not_save),
    ("scores", prisoners_and_the_ruler_of_the_north_score_together),
    ("follows", pairs_moves::everything_a_conquest_brings_comes_together),
    ("recruits", pairs_moves::cavalry_comes_where_any_power_lets_it),
    ("pacifies", pairs_moves::the_best_mood_of_a_conquest_counts),
    ("musters", pairs_moves::barbarians_wait_for_whoever_has_a_word_before_they_march),
    ("climbs", pairs_moves::mountains_stop_neither_settlers_of_the_terraces_nor_hannibals_elephants),
    ("drafts", pairs_moves::draft_gives_one_thing_a_recruit_whoever_offers_it),
    ("pays_draft", pairs_moves::draft_gives_one_thing_a_recruit_whoever_offers_it),
    ("built", pairs_cities::an_obelisk_of_ramses_is_worth_a_stela_too),
    ("founded", pairs_cities::a_city_in_the_desert_brings_gold_and_a_stela),
    ("builds", pairs_cities::ziggurats_and_architecture_pay_for_one_temple_together),
    ("grows", pairs_cities::terraces_and_flood_plains_share_the_spaces_there_are),
    ("extends", pairs_influence::legendary_and_proselytism_add_their_ranges),
    ("favours", pairs_influence::cultural_unity_and_code_of_laws_both_follow_a_success),
    ("persuades", pairs_influence::cultural_unity_and_code_of_laws_both_follow_a_success),
    ("gives", pairs_influence::alphabet_counts_links_of_the_mediterranean_trader_too),
    ("spares", pairs_influence::trade_master_and_cedars_reach_five_links),
];

/// Questions about one power alone, however many answer: what it is used for, and what it does later.
const OF_ONE: [&str; 2] = ["used", "sequel"];

/// Whether one player can have both: one people, one Leader at a time, whosesoever (C28.7).
fn can_meet(one: Power, other: Power) -> bool {
    match (one.leader(), other.leader()) {
        (Some(one), Some(other)) => one == other,
        (None, None) => one.civilization() == other.civilization(),
        _ => true,
    }
}

#[test]
fn whatever_several_powers_answer_is_met_by_two_of_them() {
    for (question, powers) in questions() {
        let powers: Vec<Power> = powers.iter().collect();
        let pairs =
            powers.iter().enumerate().flat_map(|(at, &one)| powers[..at].iter().map(move |&other| (one, other)));
        let met = MET.iter().any(|&(name, _)| name == question) || OF_ONE.contains(&question);
        let apart = pairs.clone().all(|(one, other)| !can_meet(one, other));
        assert!(met || apart, "nobody tests {question}, which {:?} answer", pairs.collect::<Vec<_>>());
    }
}
