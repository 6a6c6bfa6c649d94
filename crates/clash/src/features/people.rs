//! The people, its Leader and its captives, and Pirates: nothing where the expansion is not played.

use tessera_kernel::Sheet;

use super::by;
use crate::components::civilizations::{Civilization, LEADERS};
use crate::prelude::*;

/// What a people can do, who leads it, whom it holds captive.
pub(super) fn people(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let people = player.people;
    let brink = if people.is_some() { powers::civilizations::within_reach(s, seat) } else { 0 };
    let own =
        |place: usize| people.and_then(|people| people.advances().nth(place)).is_some_and(|power| s.can(seat, power));
    sheet.one_of("people", people.map(Civilization::index), Civilization::ALL.len());
    sheet.list("own advance", [0, 1, 2, 3].map(|place| f32::from(u8::from(own(place)))));
    sheet.put("powers", player.powers.len() as f32 / 4.0);
    sheet.put("brink", brink as f32 / 2.0);
    sheet.flag("leader", player.leader.is_some());
    sheet.put("leaders left", player.leaders.len() as f32 / LEADERS as f32);
    sheet.put("led", f32::from(player.led) / 2.0);
    sheet.put("captives", by(player.captives().into(), 3.0));
    let pirates = s.board.units_of(Side::PIRATES);
    let raided = if pirates.is_empty() { 0 } else { s.cities(seat).and(around_all(pirates)).len() };
    sheet.put("pirates beside", raided as f32 / 2.0);
    sheet.put("pirates", pirates.len() as f32 / 2.0);
    sheet.put("explored", by(player.explored.count_ones() as f32, 3.0));
    sheet.put("runes", by(player.runes.into(), 2.0));
    sheet.put("cubes lost", by(player.anarchy.into(), 2.0));
}
