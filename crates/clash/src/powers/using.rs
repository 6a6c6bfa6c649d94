//! Advances that are used by themselves, as an action or a free one.

use tessera_kernel::{Flow, Seat};

use super::{culture, economy, governments, seafaring};
use crate::actions::{collect, happiness, influence};
use crate::ask::Ask;
use crate::components::advances::Advance;
use crate::edition::Edition;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::purse::{gain, spend};
use crate::state::{Once, State};
use crate::why::{Why, ensure};

/// Advances that can be used by themselves, in either edition.
pub const USABLE: [Advance; 11] = [
    Advance::Cartography,
    Advance::Bartering,
    Advance::Taxes,
    Advance::Arts,
    Advance::Sports,
    Advance::Theaters,
    Advance::Voting,
    Advance::CivilLiberties,
    Advance::FreeEconomy,
    Advance::AbsolutePower,
    Advance::ForcedLabor,
];

/// Whether using it costs one of the three actions; `None` when it cannot be used by itself in this edition.
pub(crate) fn costs_action(edition: Edition, advance: Advance) -> Option<bool> {
    match advance {
        Advance::Taxes | Advance::CivilLiberties => Some(true),
        Advance::Arts | Advance::Theaters | Advance::Voting | Advance::AbsolutePower | Advance::ForcedLabor => {
            Some(false)
        }
        Advance::Bartering => Some(!edition.barters_cards()),
        Advance::Sports => (!edition.sports_shrink_cities()).then_some(true),
        Advance::Cartography => edition.cartography_is_an_action().then_some(true),
        Advance::FreeEconomy => (!edition.liberty_frees_the_first_collect()).then_some(false),
        _ => None,
    }
}

/// Whether it is used once a turn.
fn once(edition: Edition, advance: Advance) -> Option<Once> {
    match advance {
        Advance::Bartering => edition.barters_cards().then_some(Once::Bartering),
        Advance::Taxes => Some(Once::Taxes),
        Advance::Arts => Some(Once::Arts),
        Advance::Theaters => Some(Once::Theaters),
        Advance::FreeEconomy => Some(Once::FreeEconomy),
        Advance::AbsolutePower => Some(Once::AbsolutePower),
        Advance::ForcedLabor => Some(Once::ForcedLabor),
        Advance::Cartography => Some(Once::Cartography),
        _ => None,
    }
}

/// Tokens its use costs, culture and mood.
const fn tokens(advance: Advance) -> (u8, u8) {
    match advance {
        Advance::Arts | Advance::Sports => (1, 0),
        Advance::Taxes | Advance::Voting | Advance::FreeEconomy | Advance::ForcedLabor => (0, 1),
        Advance::AbsolutePower => (0, 2),
        _ => (0, 0),
    }
}

/// Whether an advance can be used by itself now.
pub(crate) fn can_use(s: &State, seat: Seat, advance: Advance) -> Result<(), Why> {
    let action = costs_action(s.edition, advance).ok_or(Why::NotUsable)?;
    ensure(s.has(seat, advance), Why::Needs(advance))?;
    ensure(!action || s.turn.actions > 0, Why::NoActionLeft)?;
    ensure(once(s.edition, advance).is_none_or(|once| !s.turn.used.has(once)), Why::OncePerTurn)?;
    let (culture, mood) = tokens(advance);
    ensure(s.can_spend(seat, culture, mood), Why::CannotPay)?;
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

/// Uses an advance by itself; the action it may cost is already spent.
pub(crate) fn use_advance(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance) -> Flow {
    if let Some(once) = once(s.edition, advance) {
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
