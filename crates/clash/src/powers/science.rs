//! Math, Astronomy, Medicine, Metallurgy (C22.33 to C22.36). What they make free stands in their rows.

use super::rows::{C, P, R, Row, Rows};
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (Advance::Math, Row::new(C, P)),
    (Advance::Astronomy, Row::new(C, P)),
    (Advance::Medicine, Row::new(C, R)),
    (Advance::Metallurgy, Row::new(C, R).needs_2012(Advance::Medicine).free_with_2012(Advance::Medicine)),
];

/// Medicine: one resource paid for a Recruit comes back.
pub(super) fn heal(s: &mut State, ask: &mut Ask<'_>, seat: Seat, paid: Goods) -> Flow {
    if !s.edition.medicine_gives_back() || !s.has(seat, Advance::Medicine) {
        return Ok(());
    }
    let kinds = Good::RESOURCES.into_iter().filter(|&good| paid.get(good) > 0).map(|good| Goods::of(good, 1));
    if let Some(goods) = ask.pick_if_any(seat, Prompt::UseMedicine, kinds, Choice::Take)? {
        gain_by(s, ask, seat, goods, Cause::Advance(Advance::Medicine));
    }
    Ok(())
}

/// Metallurgy with a Collect: one of at least two ore may be gold.
pub(crate) fn smelts(s: &State, seat: Seat) -> Option<Cause> {
    let smelts = s.edition.metallurgy_smelts() && s.has(seat, Advance::Metallurgy);
    smelts.then_some(Cause::Advance(Advance::Metallurgy))
}

/// Metallurgy when gained: ore for whoever owns Steel Weapons.
pub(super) fn refund(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    if !s.edition.metallurgy_smelts() && s.players[seat].advances.has(Advance::SteelWeapons) {
        gain_by(s, ask, seat, Goods::of(Good::Ore, 2), Cause::Advance(Advance::Metallurgy));
    }
}
