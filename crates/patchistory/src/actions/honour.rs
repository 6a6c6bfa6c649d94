//! Honour heroes, honour wonders (P8.4, P8.5).

use tessera_kernel::Seat;

use super::cost;
use crate::choice::Deed;
use crate::components::features::{HEROES, WONDERS};
use crate::components::icons::Icon;
use crate::event::Event;
use crate::state::State;
use crate::why::Why;
use crate::{Ask, powers};

fn honoured(s: &State, seat: Seat, deed: Deed) -> u8 {
    let kind = if deed == Deed::HonourHeroes { HEROES } else { WONDERS };
    s.players[seat].features.and(kind).len() as u8
}

/// Whether a seat has somebody to honour, and can pay for it.
pub(crate) fn can_honour(s: &State, seat: Seat, deed: Deed) -> Result<(), Why> {
    if honoured(s, seat, deed) == 0 {
        return Err(if deed == Deed::HonourHeroes { Why::NoHero } else { Why::NoWonder });
    }
    cost::of(s, seat, deed, 0).check(s, seat)
}

/// Culture for each hero, or for each wonder.
pub(crate) fn honour(s: &mut State, ask: &mut Ask<'_>, seat: Seat, deed: Deed) {
    cost::of(s, seat, deed, 0).pay(s, seat);
    let culture = u16::from(honoured(s, seat, deed)) + u16::from(powers::earnings(s, seat, deed));
    s.gain(seat, Icon::Culture, culture);
    ask.log(|| Event::Honoured { seat, heroes: deed == Deed::HonourHeroes, culture });
}
