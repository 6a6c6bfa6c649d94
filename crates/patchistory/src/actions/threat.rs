//! Threats (P7.5, P7.6).

use tessera_kernel::{Flow, Seat};

use super::cost;
use crate::choice::{Choice, Deed};
use crate::components::eras::{DEMAND, FAR, LARGE_DEMAND};
use crate::components::icons::Icon;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;
use crate::{Ask, powers};

/// By how much a seat's swords exceed what another can set against them.
pub(crate) fn margin(s: &State, seat: Seat, target: Seat) -> i16 {
    let defence = if powers::sure_threat(s, seat) { 0 } else { s.defence_power(target) };
    i16::from(s.level(seat, Icon::Military)) - i16::from(defence)
}

/// Whether a seat may threaten another. A Threat that must fail is not offered: levels are public.
pub(crate) fn can_threaten(s: &State, seat: Seat, target: Seat) -> Result<(), Why> {
    if !s.has_principal(seat, target) {
        return Err(Why::NoPrincipal);
    }
    if s.are_allied(seat, target) {
        return Err(Why::Allied);
    }
    if powers::safe_from_threats(s, target) {
        return Err(Why::Untouchable);
    }
    if margin(s, seat, target) <= 0 && !powers::sure_threat(s, seat) {
        return Err(Why::TooWeak);
    }
    cost::of(s, seat, Deed::Threat, 0).check(s, seat)
}

/// The target pays Culture or Money, as much as it can.
pub(crate) fn threaten(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Seat) -> Flow {
    let large = margin(s, seat, target) >= FAR.into();
    let (culture, money) = if large { LARGE_DEMAND } else { DEMAND };
    let goods = [Icon::Culture, Icon::Money];
    let icon = ask.pick(seat, Prompt::Demand { of: target, large }, goods, Choice::Demand)?;
    cost::of(s, seat, Deed::Threat, 0).pay(s, seat);
    let paid = s.pay(target, icon, if icon == Icon::Culture { culture } else { money }.into());
    s.gain(seat, icon, paid);
    let culture = powers::threat_culture(s, seat).into();
    s.gain(seat, Icon::Culture, culture);
    ask.log(|| Event::Threatened { seat, target, icon, paid, culture });
    Ok(())
}
