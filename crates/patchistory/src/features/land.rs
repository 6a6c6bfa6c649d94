//! The territory, what is special in it, and the tile that comes next.

use tessera_kernel::{Seat, Sheet};

use super::{More, Table, by, icons};
use crate::components::features::{Feature, FeatureKind, Features, HEROES, SPECIALS, WONDERS};
use crate::components::icons::{Icon, Icons};
use crate::components::prosperity::Prosperity;
use crate::components::squares::Kind;
use crate::components::tiles::Face;
use crate::evaluate::awaited;
use crate::powers;
use crate::state::{Offer, State};

/// What can be seen, how it lies, and where there is room.
pub(super) fn territory(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, facts) = (table.s, table.of(seat));
    let territory = &s.players[seat].territory;
    let (occupied, bounds) = (territory.occupied(), territory.bounds());
    let (width, height) = (f32::from(bounds.right - bounds.left + 1), f32::from(bounds.bottom - bounds.top + 1));
    let squares = occupied.len() as f32;
    sheet.put("squares", squares / 30.0);
    sheet.put("locations", territory.locations().len() as f32 / 30.0);
    sheet.put("free locations", s.free_locations(seat).len() as f32 / 30.0);
    sheet.list("squares of kind", Kind::ALL.map(|kind| facts.squares(kind) / 5.0));
    sheet.list("frames idle", icons(facts.idle, 5.0));
    sheet.put("wastelands", facts.counted(Prosperity::Wastelands) / 6.0);
    sheet.put("buildings", facts.counted(Prosperity::Architecture) / 4.0);
    sheet.put("width", width / 8.0);
    sheet.put("height", height / 8.0);
    sheet.put("filled", squares / (width * height));
    sheet.put("shore", occupied.around().without(occupied).len() as f32 / 20.0);
    let room = |length: f32| s.limit(seat).map_or(1.0, |limit| by(f32::from(limit) - length, 3.0));
    sheet.put("room across", room(width));
    sheet.put("room down", room(height));
    sheet.flag("no limit", s.limit(seat).is_none());
}

/// Heroes, wonders and special buildings.
pub(super) fn special(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, facts) = (table.s, table.of(seat));
    let player = &s.players[seat];
    let of = |kind: Features| player.features.and(kind).len() as f32;
    sheet.put("heroes", of(HEROES) / 4.0);
    sheet.put("wonders", of(WONDERS) / 4.0);
    sheet.put("special buildings", of(SPECIALS) / 3.0);
    sheet.put("lasting powers", facts.more(More::Lasting) / 5.0);
    sheet.put("powers to use", powers::usable(player.features.without(player.used), false).count() as f32);
    sheet.flag("takes a tile", powers::takes_tile(s, seat).is_some() && !player.marks.took_tile);
    let bits = player.features.iter().fold(0, |bits, feature| bits | 1 << feature.index());
    sheet.set("has", bits, Feature::ALL.len());
}

/// The tile a seat has won or would win, and what the rest of the offer promises.
pub(super) fn next_tile(s: &State, seat: Seat, sheet: &mut Sheet) {
    let awaited = awaited(s, seat);
    let (base, frame) = awaited.map_or((Icons::NONE, Icons::NONE), |offer| shown(s, offer));
    let special = awaited.filter(|offer| shows_black(s, offer)).map(|offer| offer.tile.feature());
    let kind = special.map(Feature::kind);
    sheet.flag("has won a tile", s.players[seat].won.is_some());
    sheet.flag("tile ahead", awaited.is_some());
    sheet.list("tile", icons(base, 3.0));
    sheet.list("tile framed", icons(frame, 3.0));
    sheet.one_of("tile shows", kind.map(FeatureKind::index), FeatureKind::ALL.len());
    sheet.flag("tile has a power", special.is_some_and(|feature| powers::lasting(Features::from_iter([feature])) > 0));
}

/// Whether a tile on offer may be laid with its black side up: two players choose.
fn shows_black(s: &State, offer: &Offer) -> bool {
    s.count() == 2 || offer.face == Face::Black
}

/// Icons of a tile on offer and those in its frames; of both sides the better for each, where two players choose.
fn shown(s: &State, offer: &Offer) -> (Icons, Icons) {
    if s.count() > 2 {
        return offer.tile.icons(offer.face);
    }
    let [white, black] = Face::ALL.map(|face| offer.tile.icons(face));
    let better = |one: Icons, other: Icons| {
        Icon::ALL.into_iter().fold(one, |best, icon| best.with(icon, one.of(icon).max(other.of(icon))))
    };
    (better(white.0, black.0), better(white.1, black.1))
}
