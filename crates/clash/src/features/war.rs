//! Points and the lead over the best rival, armies and what they threaten.

use tessera_kernel::Sheet;

use super::{Size, Table, by};
use crate::prelude::*;

/// Points as if the game ended now, by source.
pub(super) fn points(table: &Table, seat: Seat, sheet: &mut Sheet) {
    const SOURCES: [(&str, f32); 6] = [
        ("points of pieces", 12.0),
        ("points of advances", 10.0),
        ("points of objectives", 8.0),
        ("points of wonders", 8.0),
        ("points of events", 4.0),
        ("points of leaders", 4.0),
    ];
    let facts = &table.facts[seat];
    sheet.put("points", facts.size(Size::Points) / 30.0);
    for ((name, typical), points) in SOURCES.into_iter().zip(facts.points) {
        sheet.put(name, by(points, typical));
    }
    let lead = facts.lead(Size::Points);
    let better = |other: &Seat| table.facts[*other].size(Size::Points) > facts.size(Size::Points);
    sheet.put("lead", by(lead, 8.0));
    sheet.put("close lead", by(lead, 2.5).clamp(-1.0, 1.0));
    sheet.flag("leads", lead > 0.0);
    sheet.put("ahead", table.s.others(seat).filter(better).count() as f32 / 3.0);
}

/// The lead over whoever else has most of something.
pub(super) fn leads(table: &Table, seat: Seat, sheet: &mut Sheet) {
    const LEADS: [(&str, Size, f32); 19] = [
        ("lead in pieces", Size::Pieces, 4.0),
        ("lead in advances", Size::Advances, 4.0),
        ("lead in objectives", Size::Objectives, 2.0),
        ("lead in wonders", Size::Wonders, 4.0),
        ("lead in cities", Size::Cities, 2.0),
        ("lead in happy cities", Size::Happy, 2.0),
        ("lead in size", Size::Largest, 2.0),
        ("lead in income", Size::Income, 4.0),
        ("lead in engine", Size::Engine, 4.0),
        ("lead in stock", Size::Stock, 5.0),
        ("lead in culture", Size::Culture, 3.0),
        ("lead in mood", Size::Mood, 3.0),
        ("lead in merit", Size::Merit, 4.0),
        ("lead in army", Size::Army, 4.0),
        ("lead in strongest army", Size::Strongest, 2.0),
        ("lead in ships", Size::Ships, 2.0),
        ("lead in settlers", Size::Settlers, 2.0),
        ("lead in cards", Size::Cards, 3.0),
        ("lead in powers", Size::Powers, 3.0),
    ];
    for (name, size, typical) in LEADS {
        sheet.put(name, by(table.facts[seat].lead(size), typical));
    }
    // Whoever has most chooses who goes first in the next Age.
    sheet.flag("chooses the first", table.facts[seat].lead(Size::Merit) > 0.0);
}

/// Units on the map and in supply.
pub(super) fn armies(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, realm) = (table.s, &table.realms[seat]);
    let supply = &s.players[seat].units;
    let out = |unit: Unit| f32::from(s.edition.pieces(unit).saturating_sub(supply[unit]));
    sheet.put("infantry", out(Unit::Infantry) / 5.0);
    sheet.put("cavalry", out(Unit::Cavalry) / 2.0);
    sheet.put("elephants", out(Unit::Elephant) / 2.0);
    sheet.put("ships", out(Unit::Ship) / 2.0);
    sheet.put("army", f32::from(realm.infantry) / 6.0);
    sheet.steps("army", realm.infantry.into(), &[1.0, 2.0, 4.0, 7.0]);
    sheet.put("strongest army", f32::from(realm.strongest) / 4.0);
    sheet.put("army for each city", by(realm.infantry.into(), 2.0 * f32::from(realm.cities.max(1))));
    sheet.put("infantry left", f32::from(supply[Unit::Infantry]) / 16.0);
    sheet.put("settlers left", f32::from(supply[Unit::Settler]) / 4.0);
    sheet.flag("marches", s.has(seat, Advance::Tactics));
    let fight = s.battle.as_ref().map(|battle| battle.sides);
    sheet.flag("attacks", fight.is_some_and(|sides| sides[0].is(seat)));
    sheet.flag("is attacked", fight.is_some_and(|sides| sides[1].is(seat)));
}

/// Who stands beside whose cities.
pub(super) fn neighbours(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, at) = (table.s, seat.index());
    let (board, cities) = (&s.board, s.cities(seat));
    let (land, ring) = (board.land(), table.rings[seat]);
    let strongest = |set: HexSet| spaces(set).map(|space| board.stack(space).army()).max().unwrap_or(0);
    let rivals = |of: &dyn Fn(Seat) -> HexSet| s.others(seat).fold(HexSet::EMPTY, |all, other| all.or(of(other)));
    let foes = rivals(&|other| board.units_of(other)).and(land);
    let wild = board.units_of(Side::BARBARIANS).and(land);
    let own = board.units_of(seat).and(land);
    let camps = board.cities_of(Side::BARBARIANS);
    let prizes = rivals(&|other| s.cities(other));
    let fronts = rivals(&|other| table.rings[other]);
    let bare = |set: HexSet| spaces(set).filter(|&city| board.stack(city).army() == 0).count() as f32;
    sheet.put("prey", by(table.outlook.prey[at], 10.0));
    sheet.put("danger", by(table.outlook.danger[at], 10.0));
    sheet.put("foe beside", f32::from(strongest(foes.and(ring))) / 4.0);
    sheet.put(
        "barbarians beside",
        by(f32::from(spaces(wild.and(ring)).map(|space| board.stack(space).army()).sum::<u8>()), 4.0),
    );
    sheet.put("camps beside", by(camps.and(ring).len() as f32, 2.0));
    sheet.put("camps", by(camps.len() as f32, 6.0));
    sheet.put("beside a foe", f32::from(strongest(own.and(fronts))) / 4.0);
    sheet.put("beside a camp", f32::from(strongest(own.and(around_all(camps)))) / 4.0);
    sheet.put("open to attack", by(bare(cities.and(around_all(foes.and(ring)))), 2.0));
    sheet.put("bare prey", by(bare(prizes.and(around_all(own.and(fronts)))), 2.0));
}
