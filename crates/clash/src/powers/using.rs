//! Advances that are used by themselves, as an action or a free one.

use super::rows::row;
use crate::prelude::*;

/// Advances that can be used by themselves, in some edition.
pub const USABLE: Advances = {
    let mut usable = Advances::NONE;
    let mut at = 0;
    while at < Advance::ALL.len() {
        if row(Advance::ALL[at]).is_usable() {
            usable.insert(Advance::ALL[at]);
        }
        at += 1;
    }
    usable
};

/// The ones a player has the effect of.
pub(crate) fn usable(s: &State, seat: Seat) -> impl Iterator<Item = Advance> + use<> {
    s.effects(seat).and(USABLE).iter()
}

/// What using an advance by itself costs, where it costs anything.
pub(crate) fn use_price(s: &State, advance: Advance) -> Option<Price> {
    let tokens = row(advance).usage(s.edition)?.tokens;
    (!tokens.is_none()).then(|| Price::by(Cause::Advance(advance), tokens))
}

/// Whether an advance can be used by itself now.
pub(crate) fn can_use(s: &State, seat: Seat, advance: Advance) -> Result<(), Why> {
    let usage = row(advance).usage(s.edition).ok_or(Why::NotUsable)?;
    ensure(s.has(seat, advance), Why::Needs(advance))?;
    usage.is_open(s, seat)
}

/// Uses an advance by itself.
pub(crate) fn use_advance(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance) -> Flow {
    let usage = row(advance).usage(s.edition).expect("only usable advances are offered");
    usage.begin(s, seat);
    ask.log(|| Event::Used { seat, advance });
    if let Some(price) = use_price(s, advance).filter(|_| !usage.pays) {
        pay(s, ask, seat, price)?;
    }
    (usage.deed)(s, ask, seat)
}
