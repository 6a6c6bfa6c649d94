//! Conflicts: Combats on land and Naval battles (C14.1, C14.16, C14.3, C14).
//!
//! The attackers are the squad under way; the defenders stand in the space. Progress is kept in the state, and each
//! stage is a step of its own.

use super::{aftermath, rolls, tactics};
use crate::cards::events;
use crate::cards::tactics::Tactic;
use crate::components::civilizations::Powers;
use crate::hand::Hand;
use crate::powers::Moment;
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
    let led = [s.squad[Unit::Leader] > 0, stack[Unit::Leader] > 0];
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
        laid: [false; 2],
        ally: powers::ally(s, at, [attacker, defender]),
        works: [false; 2],
        cancels: [0; 2],
        hampered: [false; 2],
        values: [0; 2],
        added: [0; 2],
        arena: [false; 2],
        fought: false,
        traders: [powers::could_trade(s, attacker, from, &s.squad), powers::could_trade(s, defender, at, &stack)],
        defended: start[DEFENDER] > 0 || fortress,
        legendary: !sea && wonders && s.size(at) >= legendary_size(s),
        ranks: start,
        due: [0; 2],
        offered: [0; 2],
        fallen: [Units::NONE; 2],
        given: [Units::NONE; 2],
        charger: [0; 2],
        sworn: [Powers::NONE; 2],
        invoked: [Powers::NONE; 2],
        ardour: [0; 2],
        tricked: false,
        eclipse: false,
        led,
        played: [Hand::default(); 2],
        toppled: [false; 2],
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

    /// Units of a side in the Conflict, carried ones and Settlers among them.
    pub(crate) fn troops(&self, side: usize) -> Units {
        if side == ATTACKER { self.squad.units } else { self.board.stack(self.battle().at).units }
    }

    /// Fighting units a side has left in the Conflict.
    pub(crate) fn fighters(&self, side: usize) -> u8 {
        let battle = self.battle();
        self.troops(side).fighters(battle.sea) - battle.due[side]
    }

    /// Whether the defender's Fortress takes part.
    pub(crate) fn fortress_fights(&self) -> bool {
        let battle = self.battle();
        !battle.sea && battle.round == 1 && self.works(battle.at, Building::Fortress)
    }
}

/// Removes fighting units of a side; settlers and cargo are seen to at the end. Where there are several kinds, their owner
/// says which before the Conflict goes on (C30.11); allied Pirates go first. Returns those who fell at once.
pub(crate) fn lose(s: &mut State, side: usize, count: u8) -> Units {
    remove(s, side, count, true)
}

/// The same as the price of the side's own effect: nobody scores for a Leader so lost.
pub(crate) fn give_up(s: &mut State, side: usize, count: u8) -> Units {
    remove(s, side, count, false)
}

fn remove(s: &mut State, side: usize, count: u8, beaten: bool) -> Units {
    let (sea, there) = (s.battle().sea, s.fighters(side));
    let count = count.min(there);
    if beaten || !s.switches.martyrs_are_no_kills {
        s.battle_mut().kills[1 - side] += count;
    }
    let troops = s.troops(side);
    let pirates = count.min(troops[Unit::Pirate]);
    fall(s, side, Unit::Pirate, pirates, beaten);
    let mut fell = Units::of(Unit::Pirate, pirates);
    let left = count - pirates;
    if left > 0 && (left < there - pirates || s.battle().due[side] > 0) && troops.are_mixed(sea) {
        let battle = s.battle_mut();
        battle.due[side] += left;
        battle.offered[side] += if beaten { 0 } else { left };
        return fell;
    }
    let mut left = left;
    for unit in Unit::ALL.into_iter().filter(|&unit| unit.fights(sea)) {
        let fallen = left.min(s.troops(side)[unit]);
        fall(s, side, unit, fallen, beaten);
        fell[unit] += fallen;
        left -= fallen;
    }
    fell
}

/// Tells which units of a side fell, where some did.
pub(crate) fn tell_fallen(ask: &mut Ask<'_>, side: Side, units: Units) {
    if !units.is_empty() {
        ask.log(|| Event::Fell { side, units });
    }
}

/// Units of a kind fall.
pub(crate) fn fall(s: &mut State, side: usize, unit: Unit, count: u8, beaten: bool) {
    if count == 0 {
        return;
    }
    let battle = *s.battle();
    let by = if beaten { battle.sides[1 - side] } else { Side::NOBODY };
    s.battle_mut().note_fallen(side, unit, count, beaten);
    if side == ATTACKER {
        s.squad.units[unit] -= count;
        s.resupply(battle.sides[side], unit, count, by);
    } else {
        s.slay(battle.at, unit, count, by);
    }
}

/// Who speaks for a side: its player, or for Barbarians and Pirates the next player who is not involved, if there is one
/// (C14.11).
pub(crate) fn speaker(s: &State, battle: &Battle, side: usize) -> Seat {
    let other = battle.sides[1 - side].seat();
    battle.sides[side].seat().unwrap_or_else(|| other.unwrap_or(s.turn.seat).next(s.count()))
}

/// The owner says which unit falls, one after the other.
fn choose_losses(s: &mut State, ask: &mut Ask<'_>, side: usize) -> Flow {
    let battle = *s.battle();
    let seat = speaker(s, &battle, side);
    let mut fell = Units::NONE;
    for left in (1..=battle.due[side]).rev() {
        let troops = s.troops(side);
        let kinds = troops.kinds().map(|(unit, _)| unit).filter(|unit| unit.fights(battle.sea));
        let unit = ask.pick_if_several(seat, Prompt::Fall { at: battle.at, left }, kinds, Choice::Lose)?;
        let offered = battle.offered[side] >= left;
        s.battle_mut().due[side] -= 1;
        fall(s, side, unit, 1, !offered);
        fell[unit] += 1;
    }
    tell_fallen(ask, battle.sides[side], fell);
    s.battle_mut().offered[side] = 0;
    Ok(())
}

/// Goes on with the Conflict: one stage.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let Some(battle) = &s.battle else { return Ok(()) };
    let (stage, due) = (battle.stage, battle.due);
    s.then(Task::Battle);
    if let Some(side) = due.into_iter().position(|due| due > 0) {
        return choose_losses(s, ask, side);
    }
    match stage {
        Stage::Prepare => before(s, ask, ATTACKER, Stage::Arm),
        Stage::Arm => before(s, ask, DEFENDER, Stage::Open),
        Stage::Open => moment(s, ask, ATTACKER, Moment::Open, Stage::Answer),
        Stage::Answer => moment(s, ask, DEFENDER, Moment::Open, Stage::AttackCard),
        Stage::AttackCard => play_card(s, ask, ATTACKER, Stage::DefendCard),
        Stage::DefendCard => play_card(s, ask, DEFENDER, Stage::Reveal),
        Stage::Reveal => {
            tactics::reveal(s, ask);
            Ok(())
        }
        Stage::Ponder => moment(s, ask, ATTACKER, Moment::Ponder, Stage::PonderToo),
        Stage::PonderToo => moment(s, ask, DEFENDER, Moment::Ponder, Stage::TakeEffect),
        Stage::TakeEffect => {
            tactics::take_effect(s, ask);
            Ok(())
        }
        Stage::TacticalRetreat => tactics::retreat(s, ask),
        Stage::Siege => tactics::siege(s, ask),
        Stage::Brace => moment(s, ask, ATTACKER, Moment::Brace, Stage::BraceToo),
        Stage::BraceToo => moment(s, ask, DEFENDER, Moment::Brace, Stage::Roll),
        Stage::Roll => {
            rolls::roll(s, ask);
            Ok(())
        }
        Stage::Arena => {
            s.battle_mut().stage = Stage::Rally;
            powers::after_roll(s, ask, ATTACKER)
        }
        Stage::Rally => {
            s.battle_mut().stage = Stage::Parry;
            powers::after_roll(s, ask, DEFENDER)
        }
        Stage::Parry => moment(s, ask, ATTACKER, Moment::Parry, Stage::ParryToo),
        Stage::ParryToo => moment(s, ask, DEFENDER, Moment::Parry, Stage::Casualties),
        Stage::Casualties => {
            rolls::casualties(s, ask);
            Ok(())
        }
        Stage::Hold => {
            s.battle_mut().stage = Stage::Decide;
            if s.fighters(ATTACKER) > 0 && s.fighters(DEFENDER) > 0 {
                powers::at_moment(s, ask, DEFENDER, Moment::Hold)?;
            }
            if s.switches.attackers_decide_first() && s.battle.is_some() {
                next_round(s);
            }
            Ok(())
        }
        Stage::Decide => decide(s, ask),
    }
}

/// What powers of a side do at a moment; where they have nothing to do, the next stage follows at once.
fn moment(s: &mut State, ask: &mut Ask<'_>, side: usize, moment: Moment, next: Stage) -> Flow {
    s.battle_mut().stage = next;
    if powers::has_moment(s, side, moment) {
        return powers::at_moment(s, ask, side, moment);
    }
    s.agenda.take_up();
    go_on(s, ask)
}

/// What a side decides before the first round, in a step of its own (C14.2).
fn before(s: &mut State, ask: &mut Ask<'_>, side: usize, next: Stage) -> Flow {
    if side == ATTACKER {
        events::trick(s, ask)?;
    }
    powers::before_combat(s, ask, side)?;
    s.battle_mut().stage = next;
    Ok(())
}

/// One card each, the attacker first; face down in Monumental, open in 2012 (C14.3, C14).
fn play_card(s: &mut State, ask: &mut Ask<'_>, side: usize, next: Stage) -> Flow {
    let battle = *s.battle();
    let seat = battle.hand(side);
    // Whoever holds cards is asked, whichever they are.
    let asked = seat.filter(|&seat| may_play(s, side, seat).is_ok() && !s.players[seat].actions.is_empty());
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
        s.battle_mut().played[side].insert(card.index());
        s.battle_mut().laid[side] = true;
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

/// Whether a side may play tactics at all this round (C14.3).
pub(crate) fn may_play(s: &State, side: usize, seat: Seat) -> Result<(), Why> {
    powers::commands(s, seat)?;
    let battle = s.battle();
    let tricked = battle.tricked && side == DEFENDER && battle.round == 1;
    ensure(!tricked && !powers::is_hushed(s, side), Why::NoTactics)
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
    // Whoever has nowhere to go back to fights on.
    let parts = battle.eclipse && battle.round == 1 && battle.from != battle.at;
    if parts && left[ATTACKER] > 0 && left[DEFENDER] > 0 {
        aftermath::go_back(s, ask);
        return Ok(());
    }
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
            if s.switches.attackers_decide_first() && powers::has_moment(s, DEFENDER, Moment::Hold) {
                s.battle_mut().stage = Stage::Hold;
            } else {
                next_round(s);
            }
        }
    }
    Ok(())
}

/// Both sides stand and fight on.
fn next_round(s: &mut State) {
    let left = [s.fighters(ATTACKER), s.fighters(DEFENDER)];
    let battle = s.battle_mut();
    battle.round += 1;
    battle.stage = Stage::Open;
    battle.ranks = left;
    battle.works = [false; 2];
    battle.laid = [false; 2];
    battle.cancels = [0; 2];
    battle.hampered = [false; 2];
    battle.invoked = [Powers::NONE; 2];
    battle.ardour = [0; 2];
}

/// Cards of the round are discarded.
pub(crate) fn discard_cards(s: &mut State) {
    let battle = *s.battle();
    for (side, card) in battle.cards.into_iter().enumerate() {
        if let (Some(card), Some(seat)) = (card, battle.hand(side)) {
            s.discard_action(seat, card);
        }
    }
    s.battle_mut().cards = [None; 2];
}
