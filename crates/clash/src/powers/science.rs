//! Math, Astronomy, Medicine, Metallurgy (C22.33 to C22.36). What they make free stands in their rows.

use tessera_kernel::{Flow, Seat};

use crate::ask::{Ask, Choices};
use crate::choice::Choice;
use crate::components::advances::Advance;
use crate::goods::{Good, Goods};
use crate::prompt::Prompt;
use crate::state::State;

/// Medicine: one resource paid for a Recruit comes back.
pub(super) fn heal(s: &mut State, ask: &mut Ask<'_>, seat: Seat, paid: Goods) -> Flow {
    if !s.edition.medicine_gives_back() || !s.has(seat, Advance::Medicine) {
        return Ok(());
    }
    let kinds = Good::RESOURCES.into_iter().filter(|&good| paid.get(good) > 0);
    let options: Choices = kinds.map(|good| Choice::Take(Goods::of(good, 1))).collect();
    let back = match options[..] {
        [] => return Ok(()),
        [single] => single,
        _ => ask.one(seat, Prompt::UseMedicine, &options)?,
    };
    if let Choice::Take(goods) = back {
        s.gain(seat, goods);
    }
    Ok(())
}

/// Metallurgy with a Collect: one of at least two ore may be gold.
pub(crate) fn smelts(s: &State, seat: Seat) -> bool {
    s.edition.metallurgy_smelts() && s.has(seat, Advance::Metallurgy)
}

/// Metallurgy when gained: ore for whoever owns Steel Weapons.
pub(super) fn refund(s: &mut State, seat: Seat) {
    if !s.edition.metallurgy_smelts() && s.players[seat].advances.has(Advance::SteelWeapons) {
        s.gain(seat, Goods::of(Good::Ore, 2));
    }
}
