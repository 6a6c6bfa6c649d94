//! C14: Conflicts.

use tessera_clash::board::Side;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;

use crate::support::*;

/// Red's army in D3 next to something.
fn army(infantry: u8) -> Table<Monumental> {
    monumental().without_units("D2").units(RED, "D3", &format!("i{infantry}")).advances(RED, "tactics")
}

fn rolls<G: InEdition>(play: &Play<G>) -> Vec<[(usize, i8, u8); 2]> {
    let told = play.told(RED);
    let roll = |event: &Event| match event {
        Event::Rolled { rolls, .. } => {
            Some([0, 1].map(|side| (rolls[side].dice.len(), rolls[side].bonus, rolls[side].value)))
        }
        _ => None,
    };
    told.iter().filter_map(roll).collect()
}

fn losses<G: InEdition>(play: &Play<G>) -> Vec<[u8; 2]> {
    let told = play.told(RED);
    told.iter()
        .filter_map(|event| if let Event::Casualties { lost, .. } = event { Some(*lost) } else { None })
        .collect()
}

#[test]
fn c14_1_entering_an_enemy_space_starts_a_combat() {
    let mut play = army(2).units(BLUE, "D4", "i1s1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i2");
    let began = play.told(RED).iter().any(
        |event| matches!(event, Event::BattleBegan { attacker, defender, .. } if attacker.is(RED) && defender.is(BLUE)),
    );
    assert!(began);
}

#[test]
fn c14_2_the_attacker_decides_first_before_the_combat() {
    let table = army(1).units(BLUE, "D4", "i1").advances(RED, "steel-weapons").advances(BLUE, "steel-weapons");
    let mut play = table.goods(RED, "o1").goods(BLUE, "o1").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(play.who(), RED);
    assert!(matches!(play.prompt(), Prompt::SteelWeapons { bonus: 1, .. }));
    play.choose("yes");
    assert_eq!(play.who(), BLUE);
    play.choose("no");
    let [attack, defence] = rolls(&play)[0];
    assert!(attack.1 >= 1 && defence.1 <= 1);
}

#[test]
fn c14_3_cards_are_laid_face_down_or_played_openly() {
    let table = army(1).units(BLUE, "D4", "i1").cards(RED, "A6 A25").cards(BLUE, "A8").advances(BLUE, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, lay A6");
    assert_eq!(play.who(), BLUE);
    let view = play.view(BLUE).battle.expect("a battle");
    assert_eq!(view.face_down, [true, false]);
    assert_eq!(view.battle.cards, [None, None], "Blue does not see it");
    assert!(play.view(RED).battle.expect("a battle").battle.cards[0].is_some());
    let table = of_2012().units(RED, "D3", "i1").advances(RED, "tactics").units(BLUE, "D4", "i1");
    let mut old = table.cards(RED, "A6").cards(BLUE, "A8").advances(BLUE, "tactics").turn(RED);
    old.choose("move, march D3, at D4, lay A6");
    assert!(old.view(BLUE).battle.expect("a battle").battle.cards[0].is_some(), "2012: played openly");
}

#[test]
fn c14_4_a_card_needs_tactics_and_its_pieces() {
    // A1 is Peltasts: army only. At sea it cannot be played, High Morale can.
    let table = monumental().units(RED, "B4", "n1").units(BLUE, "C5", "n1").cards(RED, "A1 A6");
    let mut play = table.advances(RED, "tactics").turn(RED);
    play.choose("move, sail B4, at C5");
    assert_eq!(play.options(), ["lay A6", "pass"]);
    assert_eq!(play.why_not("lay A1"), Some("C14.4"));
    let table = monumental().units(RED, "B4", "n1").units(BLUE, "C5", "n1").cards(RED, "A6");
    let mut plain = table.turn(RED);
    plain.choose("move, sail B4, at C5");
    assert!(!matches!(plain.prompt(), Prompt::Tactics { .. }), "without Tactics nobody is asked");
}

#[test]
fn c14_5_a_die_a_unit_and_a_hit_for_each_five() {
    let play = army(3).units(BLUE, "D4", "i4").turn(RED);
    let seen = play.when("move, march D3, at D4, squad s0i3", |play| !rolls(play).is_empty());
    let [attack, defence] = rolls(&seen)[0];
    assert_eq!((attack.0, defence.0), (3, 4));
    let lost = losses(&seen)[0];
    assert_eq!(lost, [(defence.2 / 5).min(3), (attack.2 / 5).min(4)]);
}

#[test]
fn c14_6_infantry_icons_add_one_each_in_monumental() {
    let play = army(3).units(BLUE, "D4", "i4").turn(RED);
    let seen = play.when("move, march D3, at D4, squad s0i3", |play| !rolls(play).is_empty());
    let told = seen.told(RED);
    let (dice, bonus) = told
        .iter()
        .find_map(|event| match event {
            Event::Rolled { rolls, .. } => Some((rolls[0].dice.clone(), rolls[0].bonus)),
            _ => None,
        })
        .expect("a roll");
    assert_eq!(bonus as usize, dice.iter().filter(|die| die.shows_infantry()).count());
}

#[test]
fn c14_7_both_sides_lose_at_the_same_time() {
    // One against one: whoever is hit strikes back all the same.
    let play = army(1).units(BLUE, "D4", "i1").turn(RED);
    let both = play.when("move, march D3, at D4", |play| losses(play).first() == Some(&[1, 1]));
    assert_eq!((both.units("D3").as_str(), both.units("D4").as_str()), ("", ""));
}

#[test]
fn c14_8_each_effect_cancels_one_hit() {
    // The Fortress and Improved Defenses together cancel two.
    let table =
        army(4).city(BLUE, "D4", "fortress").units(BLUE, "D4", "i4").cards(BLUE, "A16").advances(BLUE, "tactics");
    let play = table.turn(RED);
    let seen = play.when("move, march D3, at D4, squad s0i4, lay A16", |play| {
        rolls(play).first().is_some_and(|roll| roll[0].2 >= 15)
    });
    let hits = rolls(&seen)[0][0].2 / 5;
    assert_eq!(losses(&seen)[0][1], hits - 2);
}

#[test]
fn c14_9_nobody_wins_when_both_are_gone() {
    let play = army(1).city(BLUE, "D4", "").units(BLUE, "D4", "i1").turn(RED);
    let gone = play.when("move, march D3, at D4, fight, fight, fight", |play| {
        play.state().battle.is_none() && play.units("D4").is_empty() && play.units("D3").is_empty()
    });
    assert_eq!(gone.owner("D4"), Side::from(BLUE), "the city stays");
}

#[test]
fn c14_10_the_attacker_may_retreat() {
    let play = army(2).units(BLUE, "D4", "i2").turn(RED);
    let mut asked =
        play.when("move, march D3, at D4, squad s0i2", |play| matches!(play.prompt(), Prompt::FightOn { .. }));
    assert_eq!(asked.options(), ["fight", "retreat"]);
    asked.choose("retreat");
    assert!(asked.units("D3").starts_with('i'));
    assert!(!asked.offers("march D3"), "it has fought");
}

#[test]
fn c14_11_a_fortress_adds_a_die_and_cancels_a_hit_in_round_one() {
    let table = army(4).city(BLUE, "D4", "fortress").units(BLUE, "D4", "i4");
    let play = table.turn(RED);
    let seen = play.when("move, march D3, at D4, squad s0i4, fight", |play| rolls(play).len() >= 2);
    assert_eq!(rolls(&seen)[0][1].0, 5);
    let left = 4 - losses(&seen)[0][1];
    assert_eq!(rolls(&seen)[1][1].0, usize::from(left), "only in round one");
    let hits = rolls(&seen)[0][0].2 / 5;
    assert_eq!(losses(&seen)[0][1], hits.saturating_sub(1).min(4));
}

#[test]
fn c14_12_a_fortress_alone() {
    let play = army(2).city(BLUE, "D4", "fortress").turn(RED);
    let seen = play.when("move, march D3, at D4, squad s0i2", |play| losses(play).first() == Some(&[1, 0]));
    assert_eq!(seen.owner("D4"), Side::from(RED), "one was left: the city falls");
    let single = army(1).city(BLUE, "D4", "fortress").turn(RED);
    let held = single.when("move, march D3, at D4", |play| losses(play).first() == Some(&[1, 0]));
    assert_eq!(held.owner("D4"), Side::from(BLUE));
}

#[test]
fn c14_13_settlers_die_with_the_last_army_unit() {
    let play = army(4).units(BLUE, "D4", "i1s2").turn(RED);
    let won = play.when("move, march D3, at D4, squad s0i4, fight, fight", |play| {
        play.state().battle.is_none() && play.side("D4") == Side::from(RED)
    });
    assert_eq!(won.state().players[BLUE].units[Unit::Settler], 3, "both are back in supply; one stays in D7");
}

#[test]
fn c14_14_lone_settlers_lose_at_once() {
    let mut play = army(1).units(BLUE, "D4", "s1").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(play.units("D4"), "i1");
    assert!(rolls(&play).is_empty());
    assert!(!play.offers("move"), "the army has fought");
}

#[test]
fn c14_15_an_undefended_city_falls() {
    let mut play = army(1).city(BLUE, "D4", "").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!(play.owner("D4"), Side::from(RED));
    assert!(rolls(&play).is_empty());
}

#[test]
fn c14_16_ships_fight_without_icons() {
    let play = monumental().units(RED, "B4", "n2").units(BLUE, "C5", "n2").turn(RED);
    let seen = play.when("move, sail B4, at C5, squad n2s0i0", |play| !rolls(play).is_empty());
    let [attack, defence] = rolls(&seen)[0];
    assert_eq!((attack.0, attack.1, defence.0, defence.1), (2, 0, 2, 0));
}

#[test]
fn c14_17_ships_retreat_to_where_they_began() {
    let play = monumental().units(RED, "B4", "n2").units(BLUE, "C5", "n2").turn(RED);
    let mut asked =
        play.when("move, sail B4, at C5, squad n2s0i0", |play| matches!(play.prompt(), Prompt::FightOn { .. }));
    asked.choose("retreat");
    assert!(asked.units("B4").starts_with('n'));
    assert!(!asked.offers("sail B4"));
}

#[test]
fn c14_18_units_aboard_lost_ships_are_lost() {
    let play = monumental().units(RED, "B4", "n2s2i2").units(BLUE, "C5", "n2").turn(RED);
    let asked = play.when("move, sail B4, at C5, squad n2s2i2, fight, fight, fight", |play| {
        matches!(play.prompt(), Prompt::Drown { .. })
    });
    assert_eq!(asked.options(), ["lose settler", "lose infantry"]);
    let mut asked = asked;
    asked.choose("lose settler, lose settler");
    assert!(asked.units("C5") == "n1i2" || asked.units("B4") == "n1i2");
}

#[test]
fn c14_5_every_point_of_a_combat_value_has_a_cause() {
    use tessera_clash::cards::tactics::Tactic;
    use tessera_clash::components::advances::Advance;
    use tessera_clash::event::Cause;
    // Steel Weapons and a card for the attacker, a Fortress for the defender.
    let table = army(2).city(BLUE, "D4", "fortress").units(BLUE, "D4", "i1").advances(RED, "steel-weapons");
    let mut play = table.goods(RED, "o1").cards(RED, "A6").turn(RED);
    play.choose("move, march D3, at D4, squad s0i2, yes, lay A6");
    let told = play.told(RED);
    let rolls = told.iter().find_map(|event| if let Event::Rolled { rolls, .. } = event { Some(rolls) } else { None });
    let [attack, defence] = rolls.expect("both rolled").as_ref();
    for roll in [attack, defence] {
        assert_eq!(roll.bonus, roll.causes.iter().map(|cause| cause.1).sum::<i8>());
        let dice: i16 = roll.dice.iter().map(|die| i16::from(die.value)).sum();
        assert_eq!(i16::from(roll.value), (dice + i16::from(roll.bonus)).max(0));
    }
    assert!(attack.causes.contains(&(Cause::Advance(Advance::SteelWeapons), 2)));
    assert!(attack.causes.contains(&(Cause::Card(Tactic::HighMorale), 2)), "{:?}", attack.causes);
    assert_eq!(defence.further, [(Cause::Building(Building::Fortress), 1)]);
    assert_eq!(defence.dice.len(), 2);
    let struck = told.iter().find_map(|event| match event {
        Event::Casualties { hits, cancelled, lost, .. } => Some((*hits, *cancelled, *lost)),
        _ => None,
    });
    let (hits, cancelled, lost) = struck.expect("both were struck");
    assert_eq!(hits, [defence.value / 5, attack.value / 5]);
    assert_eq!(cancelled, [0, hits[1].min(1)], "the Fortress protects");
    assert_eq!(lost, [hits[0].min(2), (hits[1] - cancelled[1]).min(1)]);
}
