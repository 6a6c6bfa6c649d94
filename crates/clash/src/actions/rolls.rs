//! What both sides of a Conflict roll, and what it costs them (C14.5 to C14.8, C25).

use tessera_kernel::{Audience, Flow};

use super::battle::{ATTACKER, DEFENDER, lose, uses};
use crate::ask::Ask;
use crate::cards::tactics::Tactic;
use crate::components::advances::Advance;
use crate::components::buildings::Building;
use crate::components::dice;
use crate::components::wonders::Wonder;
use crate::event::{Cause, Event, Roll};
use crate::goods::{Good, Goods};
use crate::prompt::Prompt;
use crate::state::{Stage, State, Task};

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
    ask.reveal(Audience::Everyone);
    ask.log(|| Event::Rolled { sides, round, rolls: Box::new(rolls.clone()) });
}

/// The dice of a side and all that is added to them.
pub(crate) fn roll_for(s: &mut State, side: usize) -> Roll {
    let battle = *s.battle();
    let units = s.fighters(side);
    let cards = [Tactic::Flanking, Tactic::DefensiveFormation, Tactic::ForThePeople].into_iter();
    let mut further: Vec<(Cause, u8)> =
        cards.filter(|&tactic| uses(s, side, tactic)).map(|tactic| (Cause::Card(tactic), 1)).collect();
    if side == DEFENDER && s.fortress_fights() && !battle.siege[0] {
        further.push((Cause::Fortress, 1));
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
    let mut causes = vec![(Cause::SteelWeapons, battle.steel[side] as i8)];
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
    if battle.round == 1 && !battle.sea {
        let seat = battle.sides[side].seat();
        if s.works(battle.at, Building::Temple) && seat.is_some_and(|seat| s.has(seat, Advance::Fanaticism)) {
            causes.push((Cause::Fanaticism, 2));
        }
        let walled = side == ATTACKER
            && s.edition.wall_fights()
            && s.board.city(battle.at).is_some_and(|city| city.mood == crate::board::Mood::Happy)
            && battle.sides[DEFENDER].seat().is_some_and(|seat| s.has_wonder(seat, Wonder::Wall));
        if walled {
            causes.push((Cause::GreatWall, -2));
        }
    }
    causes.retain(|&(_, bonus)| bonus != 0);
    causes
}

/// The Great Arena: once in a Combat a token adds 1, offered where it makes a hit (C23).
pub(crate) fn arena(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    s.battle_mut().stage = Stage::Casualties;
    for side in [ATTACKER, DEFENDER] {
        let battle = *s.battle();
        let Some(seat) = battle.sides[side].seat() else { continue };
        let possible =
            !battle.sea && s.has_wonder(seat, Wonder::Arena) && !battle.arena[side] && battle.values[side] % 5 == 4;
        let prompt = Prompt::UseArena { value: battle.values[side] };
        if possible && crate::purse::offer(s, ask, seat, Goods::of(Good::Mood, 1), prompt)? {
            let battle = s.battle_mut();
            battle.arena[side] = true;
            battle.values[side] += 1;
        }
    }
    Ok(())
}

/// Hits on a side, and how many of them are cancelled.
pub(crate) fn hits_on(s: &State, side: usize) -> (u8, u8) {
    let battle = s.battle();
    let mut hits = battle.values[1 - side] / 5;
    if !s.edition.steel_is_paid_in_battle() && steel_hits(s, 1 - side) {
        hits += 1;
    }
    let mut cancelled = battle.cancels[side];
    if side == DEFENDER && s.fortress_fights() && !battle.siege[1] {
        cancelled += 1;
    }
    let warships = battle.round == 1
        && (battle.sea || (side == ATTACKER && battle.landed))
        && battle.sides[side].seat().is_some_and(|seat| s.has(seat, Advance::WarShips));
    cancelled += u8::from(warships);
    cancelled += u8::from(uses(s, side, Tactic::ImprovedDefenses));
    (hits, cancelled.min(hits))
}

/// Steel Weapons of 2012: one more hit in the first round on land, against those without (C22).
pub(crate) fn steel_hits(s: &State, side: usize) -> bool {
    let battle = s.battle();
    let armed = |side: usize| battle.sides[side].seat().is_some_and(|seat| s.has(seat, Advance::SteelWeapons));
    !battle.sea && battle.round == 1 && s.fighters(side) > 0 && armed(side) && !armed(1 - side)
}

/// Both sides lose units at the same time; then what cards do after that (C14.1).
pub(crate) fn casualties(s: &mut State, ask: &mut Ask<'_>) {
    if s.battle().raid {
        crate::events::raid_casualties(s, ask);
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
