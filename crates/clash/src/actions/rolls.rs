//! What both sides of a Conflict roll, and what it costs them (C14.5 to C14.8, C25).

use super::battle::{ATTACKER, DEFENDER, lose, uses};
use crate::cards::events;
use crate::cards::tactics::Tactic;
use crate::components::dice;
use crate::event::{Roll, Thrown};
use crate::powers::Moment;
use crate::prelude::*;
use crate::state::Stage;

/// Both sides roll (C14.1).
pub(crate) fn roll(s: &mut State, ask: &mut Ask<'_>) {
    let mut rolls: [Roll; 2] = Default::default();
    for (side, roll) in rolls.iter_mut().enumerate() {
        *roll = roll_for(s, side);
        let spur = powers::spurs(s, side).map_or(0, |(_, more)| more);
        let battle = s.battle_mut();
        battle.values[side] = roll.value;
        battle.added[side] = added(&roll.causes);
        battle.cancels[side] += roll.shields;
        battle.charger[side] = roll.charger(spur);
    }
    let eclipse = events::darkens(s, s.battle());
    let battle = s.battle_mut();
    battle.eclipse |= eclipse;
    battle.fought = true;
    battle.stage = Stage::Arena;
    let (sides, round) = (battle.sides, battle.round);
    ask.show(Audience::Everyone, || Event::Rolled { sides, round, rolls: Box::new(rolls.clone()) });
}

/// Whether the icons of a side's dice do something (C14.6).
fn clashes(s: &State, side: usize) -> bool {
    let battle = s.battle();
    s.edition.has_icons() && !battle.sea && !battle.hampered[side] && !powers::is_bound(s, side)
}

/// Icons meet the units of their kind, each unit once: Infantry and Cavalry add to the combat value, an Elephant cancels a
/// hit instead of its die's value. Of several dice it could have, the Elephant takes the lowest, which is what its owner
/// would choose (C30.12, C30.13, C30.15).
fn clash(s: &State, side: usize, roll: &mut Roll) {
    let mut fresh = s.troops(side);
    for unit in [Unit::Infantry, Unit::Cavalry] {
        let shown = roll.dice.iter_mut().filter(|die| die.icon == Some(unit));
        for die in shown.take(usize::from(fresh[unit])) {
            die.used = true;
        }
    }
    while fresh[Unit::Elephant] > 0 {
        let free = roll.dice.iter_mut().filter(|die| die.icon == Some(Unit::Elephant) && !die.used);
        let Some(die) = free.min_by_key(|die| die.value) else { break };
        die.used = true;
        fresh[Unit::Elephant] -= 1;
    }
    let used = |unit: Unit| roll.dice.iter().filter(|die| die.used && die.icon == Some(unit)).count() as u8;
    let (infantry, cavalry) = (used(Unit::Infantry), used(Unit::Cavalry));
    roll.shields = used(Unit::Elephant);
    if infantry > 0 {
        roll.causes.push((Cause::Icons, infantry as i8));
    }
    if cavalry > 0 {
        roll.causes.push((Cause::Unit(Unit::Cavalry), 2 * cavalry as i8));
        if let Some((power, more)) = powers::spurs(s, side) {
            roll.causes.push((Cause::Power(power), more as i8));
        }
    }
}

/// What all bonuses of a side share where the enemy holds them down (C30.22).
const CAP: u8 = 2;

/// What is added to the dice, without what is taken off.
fn added(causes: &[(Cause, i8)]) -> u8 {
    causes.iter().map(|&(_, bonus)| bonus.max(0) as u8).sum()
}

/// The enemy may hold down what is added to the dice: all bonuses share 2, what is taken off stays (C30.22).
fn hold_down(s: &State, side: usize, causes: &mut Vec<(Cause, i8)>) {
    let Some(power) = powers::capped(s, side) else { return };
    let bonus = added(causes);
    if bonus > CAP {
        causes.push((Cause::EnemyPower(power), CAP as i8 - bonus as i8));
    }
}

/// Whether 1 more can be added to what a side has rolled: not beyond what the enemy holds it down to (C30.22).
pub(crate) fn may_add(s: &State, side: usize) -> bool {
    s.battle().added[side] < CAP || !s.switches.caps_later_bonuses() || powers::capped(s, side).is_none()
}

/// The dice of a side and all that is added to them.
pub(crate) fn roll_for(s: &mut State, side: usize) -> Roll {
    let battle = *s.battle();
    let units = s.fighters(side);
    let cards = [Tactic::Flanking, Tactic::DefensiveFormation, Tactic::ForThePeople].into_iter();
    let mut further: Vec<(Cause, u8)> =
        cards.filter(|&tactic| uses(s, side, tactic)).map(|tactic| (Cause::Card(tactic), 1)).collect();
    if side == DEFENDER && s.fortress_fights() && !battle.fortress_silenced {
        further.push((Cause::Building(Building::Fortress), 1));
    }
    let count = units + further.iter().map(|(_, dice)| dice).sum::<u8>();
    let edition = s.edition;
    let mut roll = Roll { further, causes: modifiers(s, side), ..Roll::default() };
    roll.dice.extend((0..count).map(|_| Thrown::from(dice::roll(&mut s.rng, edition))));
    // High Ground of 2012: each six gives a further die (C25).
    if !edition.tactics_spoil_icons() && uses(s, side, Tactic::HighGround) {
        let sixes = roll.dice.iter().filter(|die| die.value == 6).count() as u8;
        roll.dice.extend((0..sixes).map(|_| Thrown::from(dice::roll(&mut s.rng, edition))));
        if sixes > 0 {
            roll.further.push((Cause::Card(Tactic::HighGround), sixes));
        }
    }
    if clashes(s, side) {
        roll_again(s, side, &mut roll);
        clash(s, side, &mut roll);
    }
    hold_down(s, side, &mut roll.causes);
    tally(&mut roll);
    roll
}

/// A Leader has one die with his icon rolled again until it shows another (C30.14).
fn roll_again(s: &mut State, side: usize, roll: &mut Roll) {
    let edition = s.edition;
    if s.troops(side)[Unit::Leader] == 0 {
        return;
    }
    if let Some(die) = roll.dice.iter_mut().find(|die| die.icon == Some(Unit::Leader)) {
        while die.icon == Some(Unit::Leader) {
            *die = Thrown { again: true, ..dice::roll(&mut s.rng, edition).into() };
        }
    }
}

/// The combat value: dice, but for those Elephants took, and all that is added.
pub(crate) fn tally(roll: &mut Roll) {
    let sum: u8 = roll.dice.iter().filter(|die| !die.is_spent()).map(|die| die.value).sum();
    roll.bonus = roll.causes.iter().map(|(_, bonus)| bonus).sum();
    roll.value = (i16::from(sum) + i16::from(roll.bonus)).max(0) as u8;
}

/// Everything that changes a side's combat value besides dice.
pub(crate) fn modifiers(s: &State, side: usize) -> Vec<(Cause, i8)> {
    let battle = s.battle();
    let (units, foes) = (s.fighters(side) as i8, s.fighters(1 - side) as i8);
    let mut causes = powers::combat_values(s, side).to_vec();
    if side == ATTACKER {
        causes.push((Cause::Warlord, battle.warlord as i8));
    }
    let cards = [(Tactic::HighMorale, 2), (Tactic::WedgeFormation, foes), (Tactic::Surprise, 1), (Tactic::Siege, 1)]
        .into_iter();
    causes
        .extend(cards.filter(|&(tactic, _)| uses(s, side, tactic)).map(|(tactic, bonus)| (Cause::Card(tactic), bonus)));
    if uses(s, 1 - side, Tactic::HeavyResistance) {
        causes.push((Cause::EnemyCard(Tactic::HeavyResistance), -units));
    }
    if !s.edition.tactics_spoil_icons() && battle.hampered[side] && uses(s, 1 - side, Tactic::Siege) {
        causes.push((Cause::EnemyCard(Tactic::Siege), -2));
    }
    causes.retain(|&(_, bonus)| bonus != 0);
    causes
}

/// What cancels hits on a side without having been asked for in this round, and how many each.
fn guards(s: &State, side: usize) -> impl Iterator<Item = (Cause, u8)> + '_ {
    let fortress = side == DEFENDER && s.fortress_fights() && !s.battle().fortress_breached;
    let fortress = fortress.then_some((Cause::Building(Building::Fortress), 1));
    let card = uses(s, side, Tactic::ImprovedDefenses).then_some((Cause::Card(Tactic::ImprovedDefenses), 1));
    powers::shields(s, side).chain(fortress).chain(card)
}

/// Hits on a side, and how many of them are cancelled.
pub(crate) fn hits_on(s: &State, side: usize) -> (u8, u8) {
    let battle = s.battle();
    let hits = battle.values[1 - side] / 5 + powers::further_hits(s, 1 - side);
    let cancelled = battle.cancels[side] + guards(s, side).map(|(_, hits)| hits).sum::<u8>();
    (hits, cancelled.min(hits))
}

/// Tells what cancels hits on both sides, where there are any to cancel.
pub(crate) fn tell_guards(s: &State, ask: &mut Ask<'_>, cancelled: [u8; 2]) {
    let sides = s.battle().sides;
    for (side, &cancelled) in cancelled.iter().enumerate().filter(|(_, cancelled)| **cancelled > 0) {
        for (by, hits) in guards(s, side).filter(|&(_, hits)| hits > 0) {
            ask.log(|| Event::Guarded { side: sides[side], by, hits: hits.min(cancelled) });
        }
    }
}

/// Both sides lose units at the same time; then what cards do after that (C14.1).
pub(crate) fn casualties(s: &mut State, ask: &mut Ask<'_>) {
    if s.battle().raid {
        crate::fate::raid_casualties(s, ask);
        return;
    }
    let [(first, spared), (second, saved)] = [hits_on(s, ATTACKER), hits_on(s, DEFENDER)];
    let (hits, cancelled) = ([first, second], [spared, saved]);
    tell_guards(s, ask, cancelled);
    let mut lost = [first - spared, second - saved];
    let mut fell = [Units::NONE; 2];
    for side in [ATTACKER, DEFENDER] {
        lost[side] = lost[side].min(s.fighters(side));
        fell[side] = lose(s, side, lost[side]);
    }
    let sides = s.battle().sides;
    let (more, fell_more) = after_cards(s, lost);
    ask.log(|| Event::Casualties { sides, hits, cancelled, lost, fell });
    if more != [0; 2] {
        ask.log(|| Event::Encircled { sides, lost: more, fell: fell_more });
    }
    let holds = !s.switches.attackers_decide_first() && powers::has_moment(s, DEFENDER, Moment::Hold);
    s.battle_mut().stage = if holds { Stage::Hold } else { Stage::Decide };
}

/// What Encircled and Surprise do after casualties (C25). Returns further losses, and who of them fell at once.
pub(crate) fn after_cards(s: &mut State, mut lost: [u8; 2]) -> ([u8; 2], [Units; 2]) {
    let (mut more, mut fell) = ([0; 2], [Units::NONE; 2]);
    for side in [ATTACKER, DEFENDER] {
        if uses(s, side, Tactic::Encircled) && lost[1 - side] >= lost[side] && s.fighters(1 - side) > 0 {
            let edition = s.edition;
            if dice::roll(&mut s.rng, edition).value >= 5 {
                fell[1 - side] = lose(s, 1 - side, 1);
                lost[1 - side] += 1;
                more[1 - side] += 1;
            }
        }
        if uses(s, side, Tactic::Surprise)
            && lost[1 - side] > 0
            && let Some(seat) = s.battle().hand(side)
        {
            s.then(Task::DrawActions { seat, count: 1 });
        }
    }
    (more, fell)
}
