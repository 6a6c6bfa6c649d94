//! Mining, Engineering, Sanitation, Roads (C22.5 to C22.8).

use super::Extra;
use super::rows::{C, M, N, R, Row, Rows};
use crate::actions::recruit::Gift;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (Advance::Mining, Row::new(N, R)),
    (Advance::Engineering, Row::new(N, R).free_with(Advance::Math)),
    (Advance::Sanitation, Row::new(M, R)),
    (Advance::Roads, Row::new(C, R).free_with(Advance::Math).needs_2012(Advance::Engineering)),
];

/// Mining serves the Mountain.
pub(super) fn yields(s: &State, seat: Seat, terrain: Terrain) -> Option<Good> {
    (terrain == Terrain::Mountain && s.has(seat, Advance::Mining)).then_some(Good::Ore)
}

/// Engineering: Wonders are built (C16.1).
pub(crate) fn raises_wonders(has: impl Fn(Advance) -> bool) -> Result<(), Why> {
    ensure(has(Advance::Engineering), Why::Needs(Advance::Engineering))
}

/// Roads bring diseases home.
pub(super) fn travels(owned: Advances) -> bool {
    owned.has(Advance::Roads)
}

/// Sanitation with a Recruit: a mood token for one Settler more.
pub(super) fn extra_settler(s: &State, seat: Seat) -> Option<Extra> {
    let cleans = s.edition.sanitation_recruits() && s.has(seat, Advance::Sanitation);
    let price = Price::by(Cause::Advance(Advance::Sanitation), Goods::of(Good::Mood, 1));
    cleans.then_some(Extra { by: Advance::Sanitation, power: None, gift: Gift::Unit(Unit::Settler), price })
}

/// Sanitation with an enlarged city: 1 food for a Settler there.
pub(super) fn settle(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space) -> Flow {
    let cleans = !s.edition.sanitation_recruits() && s.has(seat, Advance::Sanitation);
    let food = Goods::of(Good::Food, 1);
    if cleans && s.has_unit(seat, Unit::Settler) && offer(s, ask, seat, food, Prompt::UseSanitation { city })? {
        s.place_unit(seat, city, Unit::Settler);
    }
    Ok(())
}

/// Sanitation keeps Pestilence and Epidemics away.
pub(crate) fn stays_healthy(s: &State, seat: Seat) -> bool {
    s.has(seat, Advance::Sanitation)
}

/// Nothing is built under Pestilence without Sanitation (C27.1).
pub(crate) fn may_build(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!crate::cards::events::is_pestilent(s) || stays_healthy(s, seat), Why::Pestilence(Advance::Sanitation))
}

/// Pestilence ends once every player owns Sanitation.
pub(crate) fn everyone_is_healthy(s: &State) -> bool {
    s.players.values().all(|player| player.advances.has(Advance::Sanitation))
}

/// Roads: what they cost for distance and for ignoring the terrain, one price for all or each by itself.
pub(crate) fn roads(s: &State, seat: Seat, distance: bool, terrain: bool) -> Option<Price> {
    let goods = if s.edition.roads_sell_apart() {
        Goods::resources(u8::from(distance), u8::from(terrain), 0, 0, 0)
    } else {
        Goods::resources(1, 1, 0, 0, 0)
    };
    let price = Price::by(Cause::Advance(Advance::Roads), goods);
    (s.has(seat, Advance::Roads) && s.can_pay(seat, price)).then_some(price)
}
