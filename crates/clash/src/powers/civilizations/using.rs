//! Powers that are used by themselves, as an action or a free one.

use super::rows::{ASKED, row};
use crate::components::civilizations::Power;
use crate::prelude::*;

/// The ones a player has.
pub(crate) fn usable(s: &State, seat: Seat) -> impl Iterator<Item = Power> + use<> {
    s.players[seat].powers.and(ASKED.used).iter()
}

/// What using a power by itself costs, where it costs anything.
pub(crate) fn use_price(power: Power) -> Option<Price> {
    let tokens = row(power).used?.tokens;
    (!tokens.is_none()).then(|| Price::by(Cause::Power(power), tokens))
}

/// Whether a power can be used by itself now.
pub(crate) fn can_use(s: &State, seat: Seat, power: Power) -> Result<(), Why> {
    let row = row(power);
    let usage = row.used.ok_or(Why::NotUsable)?;
    ensure(s.can(seat, power), Why::NotUsable)?;
    ensure(!(row.once && s.turn.spent.has(power)), Why::OncePerTurn)?;
    usage.is_open(s, seat)
}

/// Uses a power by itself.
pub(crate) fn use_power(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power) -> Flow {
    let usage = row(power).used.expect("only usable powers are offered");
    s.turn.spent.insert(power);
    tessera_kernel::census::note(power.name().id);
    usage.begin(s, seat);
    ask.log(|| Event::Invoked { seat, power });
    if let Some(price) = use_price(power) {
        pay(s, ask, seat, price)?;
    }
    (usage.deed)(s, ask, seat)
}
