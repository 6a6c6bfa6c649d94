//! What both sides of a Conflict roll, and what it costs them (C14.5 to C14.8, C25).

use super::battle::{ATTACKER, DEFENDER, lose, uses};
use crate::cards::tactics::Tactic;
use crate::components::dice;
use crate::event::Roll;
use crate::prelude::*;
use crate::state::Stage;

/// Both sides roll (C14.1).
pub(crate) fn roll(s: &mut State, ask: &mut Ask<'_>) {
    let mut rolls: [Roll; 2] = Default::default();
    for (side, roll) in rolls.iter_mut().enumerate() {
        *roll = roll_for(s, side);
        s.battle_mut().values[side] = roll.value;
    }
    let battle = s.battle_mut();
    battle.fought = true;
    battle.stage = Stage::Arena;
    let (sides, round) = (battle.sides, battle.round);
    ask.show(Audience::Everyone, || Event::Rolled { sides, round, rolls: Box::new(rolls.clone()) });
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
    let (mut sum, mut icons, mut sixes) = (0_u8, 0_u8, 0_u8);
    for _ in 0..count {
        let die = dice::roll(&mut s.rng, edition);
        sum += die.value;
        icons += u8::from(die.infantry);
        sixes += u8::from(die.value == 6);
        roll.dice.push((die.value, die.infantry));
    }
    // High Ground of 2012: each six gives a further die (C25).
    if !edition.tactics_spoil_icons() && uses(s, side, Tactic::HighGround) {
        for _ in 0..sixes {
            let die = dice::roll(&mut s.rng, edition);
            sum += die.value;
            roll.dice.push((die.value, false));
        }
        if sixes > 0 {
            roll.further.push((Cause::Card(Tactic::HighGround), sixes));
        }
    }
    let clashes = icons.min(units);
    if clashes > 0 && edition.has_icons() && !battle.sea && !battle.hampered[side] {
        roll.causes.push((Cause::Icons, clashes as i8));
    }
    roll.bonus = roll.causes.iter().map(|(_, bonus)| bonus).sum();
    roll.value = (i16::from(sum) + i16::from(roll.bonus)).max(0) as u8;
    roll
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

/// Hits on a side, and how many of them are cancelled.
pub(crate) fn hits_on(s: &State, side: usize) -> (u8, u8) {
    let battle = s.battle();
    let hits = battle.values[1 - side] / 5 + powers::further_hits(s, 1 - side);
    let mut cancelled = battle.cancels[side] + powers::cancelled_hits(s, side);
    if side == DEFENDER && s.fortress_fights() && !battle.fortress_breached {
        cancelled += 1;
    }
    cancelled += u8::from(uses(s, side, Tactic::ImprovedDefenses));
    (hits, cancelled.min(hits))
}

/// Both sides lose units at the same time; then what cards do after that (C14.1).
pub(crate) fn casualties(s: &mut State, ask: &mut Ask<'_>) {
    if s.battle().raid {
        crate::fate::raid_casualties(s, ask);
        return;
    }
    let [(first, spared), (second, saved)] = [hits_on(s, ATTACKER), hits_on(s, DEFENDER)];
    let (hits, cancelled) = ([first, second], [spared, saved]);
    let mut lost = [first - spared, second - saved];
    for (side, lost) in lost.iter_mut().enumerate() {
        *lost = (*lost).min(s.fighters(side));
        lose(s, side, *lost);
    }
    let sides = s.battle().sides;
    let in_all = after_cards(s, lost);
    ask.log(|| Event::Casualties { sides, hits, cancelled, lost });
    if in_all != lost {
        let extra = [in_all[0] - lost[0], in_all[1] - lost[1]];
        ask.log(|| Event::Encircled { sides, lost: extra });
    }
    s.battle_mut().stage = Stage::Decide;
}

/// What Encircled and Surprise do after casualties (C25). Returns the losses with theirs.
pub(crate) fn after_cards(s: &mut State, mut lost: [u8; 2]) -> [u8; 2] {
    for side in [ATTACKER, DEFENDER] {
        if uses(s, side, Tactic::Encircled) && lost[1 - side] >= lost[side] && s.fighters(1 - side) > 0 {
            let edition = s.edition;
            if dice::roll(&mut s.rng, edition).value >= 5 {
                lose(s, 1 - side, 1);
                lost[1 - side] += 1;
            }
        }
        if uses(s, side, Tactic::Surprise)
            && lost[1 - side] > 0
            && let Some(seat) = s.battle().sides[side].seat()
        {
            s.then(Task::DrawActions { seat, count: 1 });
        }
    }
    lost
}
