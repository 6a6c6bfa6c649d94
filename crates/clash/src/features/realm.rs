//! Cities and the land around them, stocks, advances.

use tessera_kernel::Sheet;

use super::{Size, Table, by};
use crate::components::buildings::SETTLEMENTS;
use crate::objectives::whole_groups;
use crate::prelude::*;

/// Cities, their sizes, moods and buildings.
pub(super) fn cities(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, realm) = (table.s, &table.realms[seat]);
    let player = &s.players[seat];
    let cities = f32::from(realm.cities);
    sheet.put("cities", cities / 6.0);
    sheet.steps("cities", cities, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    sheet.list("cities of size", realm.sizes.map(|count| f32::from(count) / 2.0));
    sheet.put("largest", f32::from(realm.largest) / 5.0);
    sheet.put("happy", f32::from(realm.happy) / 4.0);
    sheet.put("angry", f32::from(realm.angry) / 3.0);
    sheet.flag("all happy", realm.happy == realm.cities);
    sheet.put("guarded", f32::from(realm.guarded) / 4.0);
    sheet.put("unguarded", f32::from(realm.cities - realm.guarded) / 4.0);
    sheet.list("buildings", realm.buildings.map(|count| f32::from(count) / 3.0));
    // Pieces that lie neither in supply nor on Event cards nor in own cities stand in those of others.
    let laid = |building: Building| {
        let at = building as usize;
        s.edition.pieces_of(building).saturating_sub(player.buildings[at] + player.buried[at] + realm.buildings[at])
    };
    let abroad: u8 = Building::ALL.map(laid).iter().sum();
    sheet.put("buildings abroad", by(f32::from(abroad.saturating_sub(player.runes)), 3.0));
    sheet.put("foreign buildings", by(realm.foreign.into(), 3.0));
    sheet.put("settlements left", f32::from(player.settlements) / f32::from(SETTLEMENTS));
    let short = |building: &Building| s.edition.pieces_of(*building) > 0 && player.buildings[*building as usize] == 0;
    sheet.put("buildings used up", Building::ALL.iter().filter(|building| short(building)).count() as f32 / 2.0);
}

/// What the land brings in, and what it still promises.
pub(super) fn land(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (realm, settlements) = (&table.realms[seat], table.s.players[seat].settlements);
    sheet.put("income", table.facts[seat].size(Size::Income) / 10.0);
    sheet.put("ground", by(realm.ground, 20.0));
    sheet.put("room", by(realm.room, 5.0));
    sheet.flag("any room", realm.room > 0.0);
    sheet.put("settlers", realm.settlers / 3.0);
    sheet.steps("settlers", realm.settlers, &[1.0, 2.0]);
    sheet.put("settling", realm.settling / 3.0);
    sheet.put("sites", by(realm.sites, 10.0));
    sheet.put("cities to come", realm.settlers.min(f32::from(settlements)) / 3.0);
    sheet.put("frontier", by(realm.frontier, 6.0));
}

/// Resources and tokens, and how near the next Event is.
pub(super) fn stocks(s: &State, seat: Seat, sheet: &mut Sheet) {
    const NAMES: [&str; Good::ALL.len()] = ["food", "ore", "wood", "ideas", "gold", "culture", "mood"];
    let player = &s.players[seat];
    for (good, name) in Good::ALL.into_iter().zip(NAMES) {
        let amount = f32::from(player.goods.get(good));
        sheet.put(name, by(amount, 5.0));
        sheet.steps(name, amount, &[1.0, 2.0, 3.0, 5.0, 7.0]);
    }
    sheet.put("resources", f32::from(player.goods.total_resources()) / 12.0);
    sheet.put("tokens", by(f32::from(player.goods.culture + player.goods.mood), 6.0));
    let full = |good: &Good| player.goods.get(*good) >= powers::limit(s, seat, *good);
    sheet.put("stocks full", Good::RESOURCES.iter().filter(|good| full(good)).count() as f32 / 2.0);
    sheet.put("culture level", f32::from(player.culture_level) / 8.0);
    sheet.put("mood level", f32::from(player.mood_level) / 8.0);
    // The next step brings an Event.
    let near = |level: u8| s.edition.has_levels() && matches!(level, 2 | 4 | 6);
    sheet.flag("culture event near", near(player.culture_level));
    sheet.flag("mood event near", near(player.mood_level));
    let cubes = (!s.edition.has_levels()).then(|| usize::from(player.cubes.saturating_sub(1)));
    sheet.one_of("cubes", cubes, 3);
}

/// Advances, what they open and what they are good for.
pub(super) fn advances(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, facts) = (table.s, &table.facts[seat]);
    let player = &s.players[seat];
    let owned = player.advances;
    let bits = owned.iter().fold(0_u128, |bits, advance| bits | 1 << advance.index());
    sheet.set("knows", bits, Advance::ALL.len());
    sheet.list("group", Group::ALL.map(|group| owned.in_group(group) as f32 / 4.0));
    let government = owned.government().map(|group| group.index() - Group::Democracy.index());
    sheet.one_of("government", government, Group::GOVERNMENTS.len());
    sheet.put("advances", facts.size(Size::Advances) / 20.0);
    sheet.put("whole groups", whole_groups(player) as f32 / 3.0);
    sheet.put("advances in reach", owned.within_reach().len() as f32 / 15.0);
    sheet.put("engine", facts.size(Size::Engine) / 15.0);
    sheet.flag("lent", s.turn.borrowed.is_some() && s.is_turn_of(seat) || !player.lent.is_empty());
}
