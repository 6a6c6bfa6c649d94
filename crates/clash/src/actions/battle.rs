//! Conflicts: Combats on land and Naval battles (C14.1, C14.16, C14.3, C14).
//!
//! The attackers are the squad under way; the defenders stand in the space. Progress is kept in the state, and each
//! stage is a step of its own.

use super::{aftermath, rolls, tactics};
use crate::cards::tactics::Tactic;
use crate::prelude::*;
use crate::state::Stage;

/// The attacker's place in pairs.
pub(crate) const ATTACKER: usize = 0;
/// The defender's.
pub(crate) const DEFENDER: usize = 1;

/// The squad under way attacks a space, coming from another.
pub(crate) fn begin(s: &mut State, ask: &mut Ask<'_>, at: Space, from: Space, landed: bool) {
    let battle = prepare_battle(s, at, from, landed);
    let [attacker, defender] = battle.sides;
    s.battle = Some(battle);
    ask.log(|| Event::BattleBegan { attacker, defender, at });
    if powers::wins_at_once(s, &battle) {
        let battle = s.battle_mut();
        battle.fought = true;
        battle.kills[DEFENDER] = battle.start[ATTACKER];
        aftermath::finish(s, ask, Some(DEFENDER));
    } else if !battle.defended {
        // Settlers alone, or an undefended city: a Combat lost at once (C14.14, C14.15).
        aftermath::finish(s, ask, Some(ATTACKER));
    } else {
        s.then(Task::Battle);
    }
}

/// Barbarians attack a city for one round (C17).
pub(crate) fn begin_raid(s: &mut State, ask: &mut Ask<'_>, at: Space, from: Space) {
    let battle = Battle { raid: true, ..prepare_battle(s, at, from, false) };
    let [attacker, defender] = battle.sides;
    s.battle = Some(battle);
    s.then(Task::Battle);
    ask.log(|| Event::BattleBegan { attacker, defender, at });
}

fn prepare_battle(s: &mut State, at: Space, from: Space, landed: bool) -> Battle {
    let sea = s.board.sea().contains(at.index());
    let stack = *s.board.stack(at);
    let city = s.board.city(at);
    let defender = if sea { stack.side } else { city.map_or(stack.side, |city| city.owner) };
    let attacker = s.squad.side;
    let start = [s.squad.fighters(sea), stack.fighters(sea)];
    let fortress = !sea && s.works(at, Building::Fortress);
    let wonders = city.is_some_and(|city| !city.wonders.is_empty());
    Battle {
        sea,
        at,
        from,
        sides: [attacker, defender],
        retreat: from != at && attacker.seat().is_some(),
        landed,
        raid: false,
        round: 1,
        stage: Stage::Prepare,
        start,
        kills: [0; 2],
        steel: [0; 2],
        fortress_silenced: false,
        fortress_breached: false,
        warlord: if attacker.seat().is_some() && std::mem::take(&mut s.moving.warlord) { 2 } else { 0 },
        cards: [None; 2],
        works: [false; 2],
        cancels: [0; 2],
        hampered: [false; 2],
        values: [0; 2],
        arena: [false; 2],
        fought: false,
        traders: [powers::could_trade(s, attacker, from, &s.squad), powers::could_trade(s, defender, at, &stack)],
        defended: start[DEFENDER] > 0 || fortress,
        legendary: !sea && wonders && s.size(at) >= legendary_size(s),
    }
}

/// The size a city with a Wonder must have for a Legendary Battle; in 2012 less if no such city is larger (C26).
fn legendary_size(s: &State) -> u8 {
    let whole = |space| s.size(space) >= 5 && s.board.city(space).is_some_and(|city| !city.wonders.is_empty());
    let any = spaces(s.board.all_cities()).any(whole);
    if s.edition.wonders_count_for_size() || any { 5 } else { 4 }
}

impl State {
    /// The Conflict that is going on.
    pub(crate) fn battle(&self) -> &Battle {
        self.battle.as_ref().expect("a Conflict is going on")
    }

    /// The Conflict that is going on, to change.
    pub(crate) fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a Conflict is going on")
    }

    /// Fighting units a side has left in the Conflict.
    pub(crate) fn fighters(&self, side: usize) -> u8 {
        let battle = self.battle();
        let stack = if side == ATTACKER { &self.squad } else { self.board.stack(battle.at) };
        stack.fighters(battle.sea)
    }

    /// Whether the defender's Fortress takes part.
    pub(crate) fn fortress_fights(&self) -> bool {
        let battle = self.battle();
        !battle.sea && battle.round == 1 && self.works(battle.at, Building::Fortress)
    }
}

/// Removes fighting units of a side; settlers and cargo are seen to at the end.
pub(crate) fn lose(s: &mut State, side: usize, count: u8) {
    let battle = *s.battle();
    let mut left = count;
    for unit in Unit::ALL.into_iter().filter(|unit| unit.fights(battle.sea)) {
        let there = if side == ATTACKER { s.squad[unit] } else { s.board.stack(battle.at)[unit] };
        let fallen = left.min(there);
        if side == ATTACKER {
            s.squad.units[unit] -= fallen;
            s.to_supply(battle.sides[side], unit, fallen);
        } else {
            s.eliminate(battle.at, unit, fallen);
        }
        left -= fallen;
    }
    s.battle_mut().kills[1 - side] += count - left;
}

/// Goes on with the Conflict: one stage.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    if s.battle.is_none() {
        return Ok(());
    }
    s.then(Task::Battle);
    match s.battle().stage {
        Stage::Prepare => before(s, ask, ATTACKER, Stage::Arm),
        Stage::Arm => before(s, ask, DEFENDER, Stage::AttackCard),
        Stage::AttackCard => play_card(s, ask, ATTACKER, Stage::DefendCard),
        Stage::DefendCard => play_card(s, ask, DEFENDER, Stage::Reveal),
        Stage::Reveal => {
            tactics::reveal(s, ask);
            Ok(())
        }
        Stage::TacticalRetreat => tactics::retreat(s, ask),
        Stage::Siege => tactics::siege(s, ask),
        Stage::Roll => {
            rolls::roll(s, ask);
            Ok(())
        }
        Stage::Arena => {
            s.battle_mut().stage = Stage::Casualties;
            powers::after_roll(s, ask)
        }
        Stage::Casualties => {
            rolls::casualties(s, ask);
            Ok(())
        }
        Stage::Decide => decide(s, ask),
    }
}

/// What a side decides before the first round, in a step of its own (C14.2).
fn before(s: &mut State, ask: &mut Ask<'_>, side: usize, next: Stage) -> Flow {
    powers::before_combat(s, ask, side)?;
    s.battle_mut().stage = next;
    Ok(())
}

/// One card each, the attacker first; face down in Monumental, open in 2012 (C14.3, C14).
fn play_card(s: &mut State, ask: &mut Ask<'_>, side: usize, next: Stage) -> Flow {
    let battle = *s.battle();
    let seat = battle.sides[side].seat();
    // Whoever holds cards is asked, whichever they are.
    let asked = seat.filter(|&seat| powers::commands(s, seat).is_ok() && !s.players[seat].actions.is_empty());
    s.battle_mut().stage = next;
    let Some(seat) = asked else { return Ok(()) };
    let hand = s.players[seat].actions.iter().map(ActionCard::new);
    let mut options: Choices =
        hand.filter(|&card| tactics::can_play(s, side, card.tactic()).is_ok()).map(Choice::Lay).collect();
    options.push(Choice::Pass);
    let prompt = Prompt::Tactics { at: battle.at, attacking: side == ATTACKER, round: battle.round };
    let card = match ask.one(seat, prompt, &options)? {
        Choice::Lay(card) => Some(card),
        _ => None,
    };
    if let Some(card) = card {
        s.players[seat].actions.remove(card.index());
        s.battle_mut().cards[side] = Some(card);
    }
    if s.edition.hides_tactics() {
        let laid = card.is_some();
        ask.log(|| Event::TacticsLaid { seat, laid });
    } else {
        ask.reveal(Audience::Everyone);
        if let Some(card) = card {
            ask.log(|| Event::TacticsPlayed { seat, card });
        }
    }
    Ok(())
}

/// Whether a side's tactics card counts in this round.
pub(crate) fn uses(s: &State, side: usize, tactic: Tactic) -> bool {
    let battle = s.battle();
    battle.works[side] && battle.cards[side].is_some_and(|card| card.tactic() == tactic)
}

/// Who has won, or whether it goes on (C14.1).
fn decide(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let battle = *s.battle();
    discard_cards(s);
    let left = [s.fighters(ATTACKER), s.fighters(DEFENDER)];
    match left {
        [0, 0] if battle.start[DEFENDER] == 0 => aftermath::finish(s, ask, Some(DEFENDER)),
        [0, 0] => aftermath::finish(s, ask, None),
        [0, _] => aftermath::finish(s, ask, Some(DEFENDER)),
        [_, 0] => aftermath::finish(s, ask, Some(ATTACKER)),
        _ => {
            if let Some(seat) = battle.sides[ATTACKER].seat().filter(|_| battle.retreat) {
                let prompt = Prompt::FightOn { at: battle.at, round: battle.round };
                if ask.one(seat, prompt, &[Choice::Fight, Choice::Retreat])? == Choice::Retreat {
                    aftermath::go_back(s, ask);
                    return Ok(());
                }
            }
            let battle = s.battle_mut();
            battle.round += 1;
            battle.stage = Stage::AttackCard;
            battle.works = [false; 2];
            battle.cancels = [0; 2];
            battle.hampered = [false; 2];
        }
    }
    Ok(())
}

/// Cards of the round are discarded.
pub(crate) fn discard_cards(s: &mut State) {
    let battle = *s.battle();
    for (side, card) in battle.cards.into_iter().enumerate() {
        if let (Some(card), Some(seat)) = (card, battle.sides[side].seat()) {
            s.discard_action(seat, card);
        }
    }
    s.battle_mut().cards = [None; 2];
}
