//! What tactics cards do in a Conflict besides changing the roll (C25).

use super::aftermath::finish;
use super::battle::{ATTACKER, DEFENDER, give_up, lose, tell_fallen, uses};
use crate::cards::tactics::Tactic;
use crate::components::dice;
use crate::powers::Moment;
use crate::prelude::*;
use crate::state::Stage;

/// Whether a side may play a tactics effect now.
pub(crate) fn can_play(s: &State, side: usize, tactic: Tactic) -> Result<(), Why> {
    let battle = s.battle();
    let needs = tactic.needs();
    let army = !battle.sea && s.fighters(side) > 0;
    let fortress = side == DEFENDER && !battle.sea && s.works(battle.at, Building::Fortress);
    let ship = battle.sea && s.fighters(side) > 0;
    ensure((needs.army && army) || (needs.fortress && fortress) || (needs.ship && ship), Why::WrongPieces)?;
    let city = !battle.sea && s.board.city(battle.at).is_some();
    let fits = match tactic {
        Tactic::WedgeFormation | Tactic::Flanking => side == ATTACKER,
        Tactic::HeavyResistance | Tactic::DefensiveFormation => side == DEFENDER,
        Tactic::HighGround => !(side == ATTACKER && city),
        Tactic::Siege => side == ATTACKER && city,
        Tactic::ForThePeople | Tactic::ImprovedDefenses => side == DEFENDER && city,
        Tactic::TacticalRetreat => side == DEFENDER && !battle.raid && !ways_out(s).is_empty(),
        Tactic::Peltasts
        | Tactic::Encircled
        | Tactic::HighMorale
        | Tactic::Surprise
        | Tactic::Scout
        | Tactic::Martyr
        | Tactic::Archers => true,
    };
    ensure(fits, Why::WrongSide)
}

/// Land next to the battle where the defender can withdraw to.
fn ways_out(s: &State) -> HexSet {
    let battle = s.battle();
    let side = battle.sides[DEFENDER];
    let army = s.board.stack(battle.at).units;
    let free = s.board.around(battle.at).and(s.board.land()).without(s.board.enemies(side));
    filter(free, |space| space != battle.from && s.has_room(side, space, &army))
}

/// Cards are turned up; powers may have something to say before they do anything.
pub(crate) fn reveal(s: &mut State, ask: &mut Ask<'_>) {
    let battle = *s.battle();
    let open = !s.edition.hides_tactics();
    if battle.cards.iter().any(Option::is_some) && !open {
        ask.reveal(Audience::Everyone);
    }
    for side in [ATTACKER, DEFENDER] {
        s.battle_mut().works[side] = battle.cards[side].is_some();
        if let (Some(card), Some(seat), false) = (battle.cards[side], battle.hand(side), open) {
            ask.log(|| Event::TacticsPlayed { seat, card });
        }
    }
    let pondered = [ATTACKER, DEFENDER].into_iter().any(|side| powers::has_moment(s, side, Moment::Ponder));
    if pondered {
        s.battle_mut().stage = Stage::Ponder;
    } else {
        take_effect(s, ask);
    }
}

/// What cards do at once is done: Scout first, then Martyr, then dice.
pub(crate) fn take_effect(s: &mut State, ask: &mut Ask<'_>) {
    scout(s);
    martyr(s, ask);
    for side in [ATTACKER, DEFENDER] {
        shoot(s, ask, side);
    }
    s.battle_mut().stage = next_stage(s);
}

/// A Scout cancels the enemy's card and takes it; two Scouts change hands without effect (ruling).
fn scout(s: &mut State) {
    let scouts = [uses(s, ATTACKER, Tactic::Scout), uses(s, DEFENDER, Tactic::Scout)];
    let battle = *s.battle();
    for side in [ATTACKER, DEFENDER] {
        if scouts[side]
            && let (Some(card), Some(seat)) = (battle.cards[1 - side], battle.hand(side))
        {
            s.players[seat].actions.insert(card.index());
            s.battle_mut().cards[1 - side] = None;
            s.battle_mut().works[1 - side] = false;
        }
    }
}

/// A Martyr gives one unit for one of the enemy's and cancels their card; two cancel each other (ruling).
fn martyr(s: &mut State, ask: &mut Ask<'_>) {
    match [uses(s, ATTACKER, Tactic::Martyr), uses(s, DEFENDER, Tactic::Martyr)] {
        [false, false] => {}
        [true, true] => s.battle_mut().works = [false; 2],
        [attacker, _] => {
            let side = if attacker { ATTACKER } else { DEFENDER };
            let sides = s.battle().sides;
            let (given, beaten) = (give_up(s, side, 1), lose(s, 1 - side, 1));
            tell_fallen(ask, sides[side], given);
            tell_fallen(ask, sides[1 - side], beaten);
            s.battle_mut().works[1 - side] = false;
        }
    }
}

/// Archers and Peltasts roll at once; High Ground and Siege spoil the enemy's roll.
fn shoot(s: &mut State, ask: &mut Ask<'_>, side: usize) {
    let edition = s.edition;
    if uses(s, side, Tactic::Archers) {
        let die = dice::roll(&mut s.rng, edition).value;
        let hit = die >= 5 && s.fighters(1 - side) > 0;
        let sides = s.battle().sides;
        ask.log(|| Event::Shot { by: sides[side], die, hit });
        if hit {
            let fell = lose(s, 1 - side, 1);
            tell_fallen(ask, sides[1 - side], fell);
        }
    }
    if uses(s, side, Tactic::Peltasts) {
        let mut best = 0;
        for _ in 0..s.fighters(side) {
            best = best.max(dice::roll(&mut s.rng, edition).value);
        }
        let shielded = best >= 5;
        s.battle_mut().cancels[side] += u8::from(shielded);
        let by = s.battle().sides[side];
        ask.log(|| Event::Shielded { by, die: best, shielded });
    }
    if uses(s, side, Tactic::HighGround) && s.edition.tactics_spoil_icons() {
        s.battle_mut().hampered[1 - side] = true;
    }
}

fn next_stage(s: &State) -> Stage {
    let nobody_left = s.fighters(ATTACKER) == 0 || (s.fighters(DEFENDER) == 0 && !s.fortress_fights());
    if nobody_left && !s.battle().raid {
        Stage::Decide
    } else if uses(s, DEFENDER, Tactic::TacticalRetreat) {
        Stage::TacticalRetreat
    } else if uses(s, ATTACKER, Tactic::Siege) {
        Stage::Siege
    } else {
        Stage::Brace
    }
}

/// The defender withdraws with all units; the enemy counts as winner.
pub(crate) fn retreat(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let battle = *s.battle();
    let seat = battle.hand(DEFENDER).expect("whoever played the card");
    let open = ways_out(s);
    if open.is_empty() {
        s.battle_mut().stage = Stage::Brace;
        return Ok(());
    }
    let to = ask.pick_if_several(seat, Prompt::WithdrawTo { at: battle.at }, spaces(open), Choice::At)?;
    let stack = *s.board.stack(battle.at);
    for (unit, count) in stack.kinds() {
        s.board.remove(battle.at, unit, count);
        s.board.add(stack.side, to, unit, count);
    }
    ask.log(|| Event::Retreated { side: stack.side, to });
    super::battle::discard_cards(s);
    finish(s, ask, Some(ATTACKER));
    Ok(())
}

/// Siege: the defender pays 2 food or fights badly (C25).
pub(crate) fn siege(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let battle = *s.battle();
    s.battle_mut().stage = Stage::Brace;
    let food = Goods::of(Good::Food, 2);
    let fed = match battle.sides[DEFENDER].seat() {
        Some(seat) => offer(s, ask, seat, food, Prompt::PaySiege)?,
        None => false,
    };
    s.battle_mut().hampered[DEFENDER] |= !fed;
    Ok(())
}
