//! What rules ask when something is paid for (C1.6, C4.2).

use super::rows::{ASKED, Subsidy, row};
use super::{answers, captives, is_fresh};
use crate::components::civilizations::Power;
use crate::prelude::*;

/// What a unit costs where only a power recruits it, if that is another price.
pub(crate) fn levy_price(s: &State, seat: Seat, city: Space, unit: Unit) -> Option<Price> {
    answers(s, seat, ASKED.levies, |row| row.levies).find_map(|(_, price)| price(s, seat, city, unit))
}

/// What powers make of the price of a building.
pub(crate) fn builds(s: &State, seat: Seat, space: Space, building: Building, price: Price) -> Price {
    let builds = answers(s, seat, ASKED.builds, |row| row.builds);
    builds.fold(price, |price, (power, builds)| builds(s, seat, space, building, price, Cause::Power(power)))
}

/// What powers make of the price of a Wonder.
pub(crate) fn raises(s: &State, seat: Seat, space: Space, wonder: Wonder, price: Price) -> Price {
    let raises = answers(s, seat, ASKED.raises, |row| row.raises);
    raises.fold(price, |price, (power, raises)| raises(s, seat, space, wonder, price, Cause::Power(power)))
}

/// What may be given for resources where something is built, and thanks to what.
pub(crate) fn subsidy(s: &State, seat: Seat, space: Space, building: Option<Building>) -> Option<(Power, Subsidy)> {
    let mut all = answers(s, seat, ASKED.subsidises, |row| row.subsidises);
    all.find_map(|(power, subsidises)| Some((power, subsidises(s, seat, space, building)?)))
}

/// A price when something is given so often for its resources.
fn subsidised(price: Price, power: Power, subsidy: Subsidy, count: u8) -> Price {
    if count == 0 {
        return price;
    }
    price
        .in_culture(price.goods.culture + subsidy.culture * count)
        .waiving(subsidy.resources * count, Cause::Power(power))
}

/// How often something can be given, so that the rest can be paid; never for nothing.
fn subsidy_counts(s: &State, seat: Seat, price: Price, power: Power, subsidy: Subsidy) -> SmallVec<[u8; 8]> {
    let useful = |count: &u8| *count == 0 || subsidy.resources * (count - 1) < price.goods.total_resources();
    let held = |count: u8| s.players[seat].captives().saturating_sub(subsidy.captives * count);
    let payable = |count: &u8| {
        s.can_pay_with(seat, subsidised(price, power, subsidy, *count), held(*count).min(ransoms(s, seat)))
    };
    (0..=subsidy.most).filter(useful).filter(payable).collect()
}

/// Whether a building or a Wonder can be paid for in a city.
pub(crate) fn affords(s: &State, seat: Seat, space: Space, building: Option<Building>, price: Price) -> bool {
    let subsidised = || {
        let (power, subsidy) = subsidy(s, seat, space, building)?;
        Some(!subsidy_counts(s, seat, price, power, subsidy).is_empty())
    };
    s.can_pay(seat, price) || subsidised().unwrap_or(false)
}

/// Something may be given for resources of a building or a Wonder. Returns what is left to pay.
pub(crate) fn subsidise(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    space: Space,
    building: Option<Building>,
    price: Price,
) -> Flow<Price> {
    let Some((power, subsidy)) = subsidy(s, seat, space, building) else { return Ok(price) };
    let counts = subsidy_counts(s, seat, price, power, subsidy);
    let count = ask.pick_if_several(seat, Prompt::PowerCount { power }, counts.iter().copied(), Choice::Count)?;
    for _ in 0..count * subsidy.captives {
        captives::give_up(s, ask, seat, power)?;
    }
    Ok(subsidised(price, power, subsidy, count))
}

/// How many tokens of either kind something else can be given for.
#[inline]
pub(crate) fn ransoms(s: &State, seat: Seat) -> u8 {
    answers(s, seat, ASKED.ransoms, |row| row.ransoms).map(|(_, ransoms)| ransoms(s, seat)).sum()
}

/// What can be given for tokens.
pub(crate) fn ransomer(s: &State, seat: Seat) -> Option<Power> {
    s.players[seat].powers.and(ASKED.ransoms).iter().next()
}

/// What Draft costs a player who may pay otherwise than in mood.
pub(crate) fn draft_price(s: &State, seat: Seat, price: Price) -> Price {
    let ways = answers(s, seat, ASKED.pays_draft, |row| row.pays_draft);
    ways.fold(price, |price, (power, good)| price.or(good, Good::Mood, Cause::Power(power)))
}

/// How much less food an advance costs a player, and thanks to what.
pub(crate) fn cheapens(s: &State, seat: Seat, advance: Advance) -> Option<(Power, u8)> {
    let open = answers(s, seat, ASKED.cheapens, |row| row.cheapens).filter(|&(power, _)| is_fresh(s, power));
    open.map(|(power, cheapens)| (power, cheapens(s, seat, advance))).find(|&(_, less)| less > 0)
}

/// Whether any power of a player's makes advances cheaper, or lets something else be paid for them.
pub(crate) fn helps_learning(s: &State, seat: Seat) -> bool {
    !s.players[seat].powers.and(ASKED.cheapens.or(ASKED.tuition)).is_empty()
}

/// Whether a power serves once a turn.
pub(crate) fn serves_once(power: Power) -> bool {
    row(power).once
}

/// What may be paid for an advance instead of its food, and thanks to what.
pub(crate) fn tuitions(s: &State, seat: Seat) -> impl Iterator<Item = (Power, Goods)> + '_ {
    answers(s, seat, ASKED.tuition, |row| row.tuition).filter(|&(power, _)| is_fresh(s, power))
}

/// What else may be paid for using an advance by itself, and thanks to what.
pub(crate) fn other_price(s: &State, seat: Seat, advance: Advance) -> Option<Price> {
    let open = answers(s, seat, ASKED.buys, |row| row.buys);
    open.filter_map(|(power, buys)| Some(Price::by(Cause::Power(power), buys(advance)?))).next()
}
