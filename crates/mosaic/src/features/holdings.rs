//! What a seat has: points by source, goods and money, people, pieces, cards and their lasting gifts.

use tessera_kernel::{Seat, Sheet};

use super::Table;
use crate::components::build_cards::BuildCard;
use crate::components::goods::Good;
use crate::components::governments::Government;
use crate::components::leaders::Leader;
use crate::components::pieces::{Piece, Unit, Wealth};
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::empire::MOST;
use crate::scoring::{self, SOURCES};
use crate::state::{Player, State};

/// How many points each source usually gives.
const USUAL: [f32; SOURCES] = [30.0, 15.0, 20.0, 8.0, 20.0, 12.0, 12.0, 15.0, 15.0, 10.0, 10.0, 10.0];

/// Technologies that go on giving while they are face up, or that count something at the end.
const LASTING: [Tech; 25] = [
    Tech::Armor,
    Tech::CasteSystem,
    Tech::CavalryTactics,
    Tech::Cement,
    Tech::CitizenLevy,
    Tech::ConstructionTech,
    Tech::CropRotation,
    Tech::Diplomats,
    Tech::Dynasty,
    Tech::Empires,
    Tech::Fermentation,
    Tech::Festivals,
    Tech::Formations,
    Tech::History,
    Tech::Horsemanship,
    Tech::Literature,
    Tech::Luxury,
    Tech::Merchants,
    Tech::Metallurgy,
    Tech::Monuments,
    Tech::Philosophy,
    Tech::PublicGames,
    Tech::Religion,
    Tech::SiegeEngines,
    Tech::Tiles,
];

pub(super) fn write(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    points(table, seat, sheet);
    wealth(player, sheet);
    pieces(s, table, seat, sheet);
    rule(s, table, seat, sheet);
    cards(s, seat, sheet);
}

fn points(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let sources = table.sources[seat].iter().zip(USUAL);
    sheet.list("points of", sources.map(|(&points, usual)| (points as f32 / usual).clamp(-2.0, 2.5)));
}

fn wealth(player: &Player, sheet: &mut Sheet) {
    /// More than this in hand cannot be spent soon.
    const PLENTY: u16 = 60;
    const STEPS: [f32; 3] = [5.0, 12.0, 25.0];
    sheet.list("stock", player.stock.map(|amount| f32::from(amount.min(PLENTY)) / 25.0));
    for wealth in Wealth::ALL {
        let name = match wealth {
            Wealth::Stone => "stone from",
            Wealth::Food => "food from",
            Wealth::Ideas => "ideas from",
            Wealth::Money => "money from",
        };
        sheet.steps(name, player.stock(wealth).into(), &STEPS);
    }
    sheet.steps("people from", player.population.into(), &[2.0, 4.0, 6.0, 9.0, 12.0]);
    sheet.flag("wild good", player.wild);
}

fn pieces(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let cities = player.cities.len() as f32;
    let [infantry, cavalry, siege] = Unit::ALL.map(|unit| f32::from(player.fielded(unit)));
    sheet.steps("cities from", cities, &[1.0, 2.0, 3.0, 5.0, 7.0]);
    sheet.put("ports", f32::from(player.standing(Piece::Port)) / 3.0);
    sheet.put("farms", player.farms.len() as f32 / 3.0);
    sheet.put("crafts", player.crafts.len() as f32 / 3.0);
    sheet.put("settled regions", f32::from(table.outlooks[seat].settled) / 5.0);
    sheet.put(
        "cities of a region",
        f32::from(table.regions.cities(seat).map(|(_, count)| count).max().unwrap_or(0)) / 4.0,
    );
    sheet.put("infantry", infantry / 5.0);
    sheet.put("cavalry", cavalry / 5.0);
    sheet.put("siege", siege / 2.0);
    sheet.flag("region locked", player.locked.is_some());
}

/// Leader, government and wonders.
fn rule(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let owned = Wonder::ALL.map(|wonder| s.wonders[wonder.index()].is_some_and(|standing| standing.seat == seat));
    let refresh = player.government.is_some_and(|office| player.refreshed & (1 << office.index()) == 0);
    sheet.one_of("leader", player.leader.map(Leader::index), Leader::ALL.len());
    sheet.flag("power left", !player.power_used && player.leader.is_some_and(Leader::has_power));
    sheet.one_of("government", player.government.map(Government::index), Government::ALL.len());
    sheet.flag("refresh left", refresh);
    // Once for each scoring to come.
    let scorings = f32::from(MOST.saturating_sub(s.scorings));
    sheet.put("office to come", f32::from(table.offices[seat]) * scorings / 20.0);
    sheet.list("wonder", owned.map(|owned| f32::from(u8::from(owned))));
}

fn cards(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let built = |card: BuildCard| f32::from(player.builds[card.index()]) / 2.0;
    let held = |good: Good| f32::from(u8::from(player.goods[good.index()] > 0));
    let goods = |card: BuildCard| card.wants().map_or(0.0, |goods| goods.map(held).iter().sum::<f32>() / 3.0);
    sheet.list("lasting technology", LASTING.iter().map(|&tech| f32::from(u8::from(player.has(tech)))));
    sheet.flag("flood plain", player.flood_plain);
    sheet.list("workshop", BuildCard::WORKSHOPS.map(built));
    sheet.list("goods for a workshop", BuildCard::WORKSHOPS.map(goods));
    sheet.put("unrest", (f32::from(scoring::unrest(player)) / 10.0).min(2.5));
}
