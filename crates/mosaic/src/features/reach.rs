//! What a seat could take or build with its next action: at the markets, on the map, among governments.

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Seat, Sheet};

use super::Table;
use crate::actions::military::{RECRUIT, recruits};
use crate::actions::{population, tax, technology};
use crate::building;
use crate::components::governments::Government;
use crate::components::map::{hexes_of, ports};
use crate::components::pieces::{Piece, Track, Wealth};
use crate::components::pillars::Icons;
use crate::components::tax_cards::Levy;
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::effect::Effect;
use crate::empire;
use crate::market::{Card, Market};
use crate::payment::{Cost, MONEY_FOR_ONE, bill};
use crate::state::State;

pub(super) fn write(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    technologies(s, seat, sheet);
    hidden_technologies(s, seat, sheet);
    builds(s, table, seat, sheet);
    wonders(s, table, seat, sheet);
    levies(s, seat, sheet);
    governments(s, table, seat, sheet);
}

/// How many units of a resource money would have to stand for, beyond what it can.
fn shortage(s: &State, seat: Seat, cost: Cost) -> f32 {
    let player = &s.players[seat];
    let short = |wealth: Wealth| u16::from(cost.of(wealth)).saturating_sub(player.stock(wealth));
    let missing: u16 = Wealth::RESOURCES.into_iter().map(short).sum();
    f32::from(missing.saturating_sub(player.stock(Wealth::Money) / MONEY_FOR_ONE))
}

fn can_pay(s: &State, seat: Seat, cost: Cost) -> bool {
    bill(&s.players[seat], cost).is_ok()
}

/// The best that some technologies would bring.
#[derive(Default)]
struct Offer {
    playable: u8,
    icons: usize,
    production: u16,
    /// Pieces or units on the map.
    presence: bool,
    points: bool,
}

impl Offer {
    /// Of those whose icons are there.
    fn of(icons: &Icons, techs: impl Iterator<Item = Tech>) -> Self {
        let mut offer = Self::default();
        for tech in techs.filter(|tech| icons.cover(tech.needs())) {
            offer.playable += 1;
            offer.icons = offer.icons.max(tech.grants().len());
            offer.production = offer.production.max(tech.effects().iter().map(production).sum());
            offer.presence |= tech.effects().iter().any(is_presence);
            offer.points |= !tech.end().is_empty();
        }
        offer
    }
}

/// What an effect raises, where that is plain.
const fn production(effect: &Effect) -> u16 {
    match *effect {
        Effect::Raise(_, by) | Effect::RaiseOne(by, _) => by as u16,
        Effect::RaiseAll(by) => by as u16 * Track::ALL.len() as u16,
        _ => 0,
    }
}

const fn is_presence(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::City(_)
            | Effect::Town(_)
            | Effect::Deploy(..)
            | Effect::Muster(..)
            | Effect::MusterPer(..)
            | Effect::Explore
            | Effect::Migrate
    )
}

fn technologies(s: &State, seat: Seat, sheet: &mut Sheet) {
    let face_up = s.deck(Market::Technology).face_up().flatten();
    let techs = face_up.filter_map(|card| if let Card::Technology(tech) = card { Some(tech) } else { None });
    let offer = Offer::of(&s.players[seat].icons, techs);
    sheet.flag("technology payable", can_pay(s, seat, technology::COST));
    sheet.steps("technologies to play from", offer.playable.into(), &[1.0, 2.0, 3.0, 4.0, 5.0]);
    sheet.put("best icons", offer.icons as f32 / 3.0);
    sheet.put("best production", f32::from(offer.production) / 5.0);
    sheet.flag("technology for the map", offer.presence);
    sheet.flag("technology with points", offer.points);
}

/// Its own technologies lying face down; those drafted nobody else knows.
fn hidden_technologies(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let offer = Offer::of(&player.icons, player.face_down());
    let icons: usize = player.face_down().map(|tech| tech.grants().len()).sum();
    sheet.put("technologies kept", player.kept.len() as f32 / 3.0);
    sheet.put("technologies in secret", player.secret().count() as f32 / 3.0);
    sheet.steps("technologies to turn up from", offer.playable.into(), &[1.0, 2.0, 3.0]);
    sheet.put("best production face down", f32::from(offer.production) / 5.0);
    sheet.put("icons face down", icons as f32 / 6.0);
}

fn builds(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let sites = |piece| building::sites_among(s, seat, piece, table.free);
    let [land, port, farms] = [Piece::City, Piece::Port, Piece::Farm].map(sites);
    // Towns of both kinds stand on the same ground (M6.10), but one kind may have run out.
    let crafts = if player.supply(Piece::Craft) > 0 && !farms.is_empty() { farms } else { sites(Piece::Craft) };
    let sites = [land, port, farms, crafts];
    let city = Cost::of_piece(Piece::City);
    let (mut great, mut small, mut projects) = (0_u8, 0_u8, 0_u8);
    for card in s.deck(Market::Build).face_up().flatten() {
        let Card::Build(card) = card else { continue };
        let fits = card.piece().is_none_or(|piece| !sites[piece.index()].is_empty());
        let kind = match card.piece() {
            Some(piece) if piece.is_city() => &mut great,
            Some(_) => &mut small,
            None => &mut projects,
        };
        *kind += u8::from(fits && can_pay(s, seat, card.cost()));
    }
    sheet.flag("city payable", can_pay(s, seat, city));
    sheet.put("stone short of a city", shortage(s, seat, city) / 4.0);
    sheet.flag("land for a city", !land.is_empty());
    sheet.flag("port for a city", !port.is_empty());
    sheet.put("land for towns", (farms.or(crafts).len() as f32 / 15.0).min(2.0));
    sheet.put("cities in supply", f32::from(player.supply(Piece::City)) / 12.0);
    sheet.put("city cards", f32::from(great) / 3.0);
    sheet.put("town cards", f32::from(small) / 3.0);
    sheet.put("project cards", f32::from(projects) / 3.0);
}

fn wonders(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let cost = Cost::of_wonder(s.wonder_count(seat));
    let homes = table.regions.cities(seat).filter(|&(_, cities)| cities > 0);
    let homes = homes.fold(HexSet::EMPTY, |land, (region, _)| land.or(hexes_of(region)));
    let land = homes.and(table.free);
    let (port, inland) = (!land.and(ports()).is_empty(), !land.without(ports()).is_empty());
    let fits = |wonder: &Wonder| s.wonders[wonder.index()].is_none() && if wonder.in_port() { port } else { inland };
    let short = shortage(s, seat, cost);
    sheet.flag("wonder payable", can_pay(s, seat, cost));
    sheet.put("short of a wonder", (short / 20.0).min(2.0));
    sheet.steps("short of a wonder from", short, &[1.0, 5.0, 10.0, 20.0]);
    sheet.put("wonders with a place", Wonder::ALL.iter().filter(|wonder| fits(wonder)).count() as f32 / 9.0);
}

/// People and money to be had at the markets.
fn levies(s: &State, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let mut people = 0;
    for card in s.deck(Market::Population).face_up().flatten() {
        let Card::Population(card) = card else { continue };
        if can_pay(s, seat, Cost::food(card.food())) {
            people = people.max(population::people(player, card));
        }
    }
    let taxable = tax::taxable(player);
    let mut income = Levy::ALL.map(|_| 0);
    for card in s.deck(Market::Tax).face_up().flatten() {
        let Card::Tax(card) = card else { continue };
        let best = &mut income[card.levy().index()];
        *best = taxable.income_of(card).max(*best);
    }
    let [tax, tariff] = income.map(|income| (f32::from(income) / 40.0).min(2.5));
    let hired = recruits(player).min((player.stock(Wealth::Money) / RECRUIT).min(9) as u8);
    sheet.put("people to be had", (f32::from(people) / 4.0).min(2.0));
    sheet.put("tax to be had", tax);
    sheet.put("tariff to be had", tariff);
    sheet.put("recruits to be had", if player.cities.is_empty() { 0.0 } else { f32::from(hired) / 3.0 });
}

/// Governments that could be taken, and what the best of them would score more than the present one.
fn governments(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let fits = |government: Government| {
        let held = table.held & (1 << government.index()) != 0;
        !held && (player.has(Tech::CasteSystem) || player.icons.cover(government.needs()))
    };
    let now = f32::from(table.offices[seat]);
    let mut gain = 0.0_f32;
    let free = Government::ALL.map(|government| {
        if !fits(government) {
            return 0.0;
        }
        let points = empire::government_points(s, seat, government, table.outlooks[seat].dominated);
        gain = gain.max(f32::from(points) - now);
        // Half for one that must still be saved for.
        if can_pay(s, seat, Cost::ideas(government.cost())) { 1.0 } else { 0.5 }
    });
    sheet.list("government to take", free);
    sheet.put("office to gain", gain / 6.0);
}
