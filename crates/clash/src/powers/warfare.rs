//! Tactics, Siegecraft, Steel Weapons, Draft (C22.17 to C22.20).

use super::rows::{C, N, R, Row, Rows};
use super::{Extra, civilizations, governments};
use crate::actions::battle::ATTACKER;
use crate::actions::recruit::Gift;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (Advance::Tactics, Row::new(C, R)),
    (Advance::Siegecraft, Row::new(N, R)),
    (
        Advance::SteelWeapons,
        Row::new(N, R)
            .free_with_2012(Advance::Metallurgy)
            .due_2012(Goods::resources(0, 2, 0, 0, 0), Advance::Metallurgy),
    ),
    (Advance::Draft, Row::new(C, R)),
];

/// Tactics: army units move, and cards serve in Conflicts (C10.3, C14.3).
pub(crate) fn commands(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.has(seat, Advance::Tactics), Why::Needs(Advance::Tactics))
}

/// Siegecraft: wood for the die of a Fortress, ore for its protection.
pub(super) fn besiege(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let battle = *s.battle();
    let besieger = battle.sides[ATTACKER].seat().filter(|&seat| s.has(seat, Advance::Siegecraft));
    let Some(seat) = besieger.filter(|_| s.fortress_fights()) else {
        return Ok(());
    };
    let at = battle.at;
    let die = offer(s, ask, seat, Goods::of(Good::Wood, 2), Prompt::Siegecraft { protection: false, at })?;
    let protection = offer(s, ask, seat, Goods::of(Good::Ore, 2), Prompt::Siegecraft { protection: true, at })?;
    let battle = s.battle_mut();
    (battle.fortress_silenced, battle.fortress_breached) = (die, protection);
    Ok(())
}

fn is_armed(s: &State, side: Side) -> bool {
    side.seat().is_some_and(|seat| s.has(seat, Advance::SteelWeapons))
}

/// Steel Weapons before a Combat: an ore, or nothing with Metallurgy, for a better combat value.
pub(super) fn take_up_arms(s: &mut State, ask: &mut Ask<'_>, side: usize) -> Flow {
    let battle = *s.battle();
    let helps = !battle.sea && s.edition.steel_is_paid_in_battle() && is_armed(s, battle.sides[side]);
    let Some(seat) = battle.sides[side].seat().filter(|_| helps) else { return Ok(()) };
    let bonus = if is_armed(s, battle.sides[1 - side]) { 1 } else { 2 };
    let prompt = Prompt::SteelWeapons { bonus, at: battle.at };
    if s.has(seat, Advance::Metallurgy) || offer(s, ask, seat, Goods::of(Good::Ore, 1), prompt)? {
        s.battle_mut().steel[side] = bonus;
    }
    Ok(())
}

/// Steel Weapons that cost nothing in battle: one more hit in the first round on land, against those without.
pub(crate) fn further_hits(s: &State, side: usize) -> u8 {
    let battle = s.battle();
    let first = !s.edition.steel_is_paid_in_battle() && !battle.sea && battle.round == 1 && s.fighters(side) > 0;
    u8::from(first && is_armed(s, battle.sides[side]) && !is_armed(s, battle.sides[1 - side]))
}

/// Draft twice in a turn is an objective.
pub(super) fn drafted(s: &mut State, seat: Seat, extras: Advances) {
    if extras.has(Advance::Draft) {
        s.turn.drafts += 1;
        if s.turn.drafts == 2 {
            s.achieve(seat, Objective::DraftTwice);
        }
    }
}

/// Draft: mood for one Infantry more, or for what a people has instead.
pub(super) fn drafted_extras(s: &State, seat: Seat) -> impl Iterator<Item = Extra> + use<> {
    let (cause, more) = governments::draft_surcharge(s, seat).unwrap_or((Cause::Advance(Advance::Draft), 0));
    let usual = civilizations::draft_price(s, seat, Price::by(cause, Goods::of(Good::Mood, 1 + more)));
    let extra = move |power, gift| {
        // A card costs one mood token, whatever a unit costs (C33.40).
        let price = if gift == Gift::Card {
            Price::by(Cause::Advance(Advance::Draft), Goods::of(Good::Mood, 1))
        } else {
            usual
        };
        Extra { by: Advance::Draft, power, gift, price }
    };
    let others = civilizations::drafts(s, seat).map(move |(power, gift)| extra(Some(power), gift));
    let all = [extra(None, Gift::Unit(Unit::Infantry))].into_iter().chain(others);
    all.filter({
        let drafts = s.has(seat, Advance::Draft);
        move |_| drafts
    })
}
