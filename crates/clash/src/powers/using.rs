//! Advances that are used by themselves, as an action or a free one.

use super::rows::row;
use super::{culture, economy, governments, seafaring};
use crate::actions::{collect, happiness, influence};
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

/// Whether an advance can be used by itself now.
pub(crate) fn can_use(s: &State, seat: Seat, advance: Advance) -> Result<(), Why> {
    let usage = row(advance).usage(s.edition).ok_or(Why::NotUsable)?;
    ensure(s.has(seat, advance), Why::Needs(advance))?;
    ensure(!usage.action || s.turn.actions > 0, Why::NoActionLeft)?;
    ensure(usage.once.is_none_or(|once| !s.turn.used.has(once)), Why::OncePerTurn)?;
    ensure(s.can_spend(seat, usage.culture, usage.mood), Why::CannotPay)?;
    match advance {
        Advance::Cartography => ensure(!seafaring::survey(s, seat).is_none(), Why::NobodyThere),
        Advance::Bartering => economy::can_barter(s, seat),
        Advance::Taxes => ensure(!s.cities(seat).is_empty(), Why::CannotPay),
        Advance::Arts => influence::can_influence(s, seat, 1),
        Advance::Sports => ensure(!happiness::sad_cities(s, seat).is_empty(), Why::AlreadyHappy),
        Advance::Theaters => ensure(s.players[seat].goods.culture + s.players[seat].goods.mood > 0, Why::CannotPay),
        Advance::Voting => governments::can_vote(s, seat),
        Advance::FreeEconomy => governments::can_collect_freely(s, seat),
        Advance::ForcedLabor => governments::can_force_labor(s, seat),
        _ => Ok(()),
    }
}

/// Uses an advance by itself.
pub(crate) fn use_advance(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance) -> Flow {
    let usage = row(advance).usage(s.edition).expect("only usable advances are offered");
    if usage.action {
        s.begin_action(seat);
    }
    if let Some(once) = usage.once {
        s.turn.used.set(once);
    }
    ask.log(|| Event::Used { seat, advance });
    match advance {
        Advance::Cartography => {
            let found = seafaring::survey(s, seat);
            gain(s, ask, seat, found);
        }
        Advance::Bartering => economy::barter(s, ask, seat)?,
        Advance::Taxes => economy::taxes(s, ask, seat)?,
        Advance::Arts => culture::perform(s, ask, seat)?,
        Advance::Sports => culture::compete(s, ask, seat)?,
        Advance::Theaters => culture::play(s, ask, seat)?,
        Advance::Voting => governments::vote(s, ask, seat)?,
        Advance::CivilLiberties => gain(s, ask, seat, Goods::of(Good::Mood, 3)),
        Advance::FreeEconomy => {
            spend(s, ask, seat, 0, 1)?;
            collect::collect(s, ask, seat)?;
        }
        Advance::AbsolutePower => {
            spend(s, ask, seat, 0, 2)?;
            s.turn.actions += 1;
        }
        Advance::ForcedLabor => {
            spend(s, ask, seat, 0, 1)?;
        }
        _ => unreachable!("only usable advances are offered"),
    }
    Ok(())
}
