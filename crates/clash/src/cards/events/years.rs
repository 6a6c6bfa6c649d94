//! Good, awesome and fantastic years (C27).

use super::Sharing::{Everyone, Nobody, Opponents};
use super::{BS, E, EX, Row, row, spared};
use crate::fate::everyone;
use crate::prelude::*;

pub(super) const GOOD_YEAR_ALL: Row = row!("good-year", "-all", BS, E::GoodYear(1, Everyone), good_year, spared);
pub(super) const GOOD_YEAR: Row = row!("good-year", "", BS, E::GoodYear(1, Nobody), good_year, spared);
pub(super) const GOOD_YEAR_SHARED: Row = row!("good-year", "-shared", BS, E::GoodYear(1, Opponents), good_year, spared);
pub(super) const AWESOME_YEAR: Row = row!("awesome-year", "", BS, E::GoodYear(2, Nobody), good_year, spared);
pub(super) const AWESOME_YEAR_ALL: Row = row!("awesome-year", "-all", EX, E::GoodYear(2, Everyone), good_year, spared);
pub(super) const AWESOME_YEAR_SHARED: Row =
    row!("awesome-year", "-shared", EX, E::GoodYear(2, Opponents), good_year, spared);
pub(super) const FANTASTIC_YEAR_ALL: Row =
    row!("fantastic-year", "-all", BS, E::GoodYear(3, Everyone), good_year, spared);
pub(super) const FANTASTIC_YEAR_SHARED: Row =
    row!("fantastic-year", "-shared", BS, E::GoodYear(3, Opponents), good_year, spared);
pub(super) const FANTASTIC_YEAR: Row = row!("fantastic-year", "", BS, E::GoodYear(3, Nobody), good_year, spared);

fn good_year(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let E::GoodYear(food, sharing) = card.effect() else { return Ok(()) };
    let goods = Goods::of(Good::Food, food);
    match sharing {
        Nobody => gain(s, ask, seat, goods),
        Everyone => everyone(s, seat).for_each(|seat| gain(s, ask, seat, goods)),
        Opponents => {
            gain(s, ask, seat, goods);
            s.then(Task::ShareFood { seat, left: food });
        }
    }
    Ok(())
}

/// Food is shared among opponents, one by one, as the drawer likes.
pub(crate) fn share_food(s: &mut State, ask: &mut Ask<'_>, seat: Seat, left: u8) -> Flow {
    for left in (1..=left).rev() {
        let lucky = ask.pick_if_several(seat, Prompt::ShareFood { left }, s.others(seat), Choice::Seat)?;
        gain(s, ask, lucky, Goods::of(Good::Food, 1));
    }
    Ok(())
}
