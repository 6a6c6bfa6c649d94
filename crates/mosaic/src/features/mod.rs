//! What a learned judgement sees of a position: the clock, the turn, regions, holdings, tiles within reach, markets.
//!
//! A judgement sees its own sheet and the mean of the others'. So what a seat has is told twice: as it is, and as the lead
//! over the best rival. A sheet tells nothing that its seat cannot know: neither the order of piles nor others' secrets.

mod clock;
mod compare;
mod holdings;
mod reach;
mod regions;
mod tiles;

use tessera_kernel::hex::HexSet;
use tessera_kernel::{BySeat, Seat, Sheet};

use crate::components::pieces::Wealth;
use crate::components::pillars::Pillar;
use crate::empire;
use crate::scoring::{self, SOURCES};
use crate::state::{State, Tile};
use clock::Clock;
use compare::Compared;
use regions::{Outlook, Regions};
use tiles::Feats;

/// The features of a position, a sheet for each seat.
pub(crate) fn features(s: &State, sheets: &mut [Sheet]) {
    let table = Table::of(s);
    for (seat, sheet) in Seat::all(s.count()).zip(sheets) {
        table.clock.write(s, seat, sheet);
        write_measures(&table, seat, sheet);
        holdings::write(s, &table, seat, sheet);
        tiles::write(s, &table, seat, sheet);
        table.regions.write(s, seat, table.outlooks[seat], sheet);
        reach::write(s, &table, seat, sheet);
    }
}

/// What is found out once for all sheets.
struct Table {
    /// Hexes that are played and empty.
    free: HexSet,
    regions: Regions,
    outlooks: BySeat<Outlook>,
    /// Points by source.
    sources: BySeat<[i32; SOURCES]>,
    /// What the government would score now.
    offices: BySeat<u16>,
    measures: Compared<{ MEASURES.len() }>,
    icons: Compared<9>,
    feats: Feats,
    clock: Clock,
    /// Governments that somebody holds, as bits.
    held: u8,
}

impl Table {
    fn of(s: &State) -> Self {
        let regions = Regions::of(s);
        let outlooks = BySeat::from_fn(s.count(), |seat| regions.outlook(seat));
        let sources = BySeat::from_fn(s.count(), |seat| scoring::by_source(s, seat).map(|line| line.1));
        let offices = BySeat::from_fn(s.count(), |seat| {
            let government = s.players[seat].government;
            government.map_or(0, |office| empire::government_points(s, seat, office, outlooks[seat].dominated))
        });
        let icons = BySeat::from_fn(s.count(), |seat| {
            let icons = &s.players[seat].icons;
            Pillar::ALL.map(|pillar| f32::from(icons.of(pillar)))
        });
        let measures = BySeat::from_fn(s.count(), |seat| {
            let icons: f32 = icons[seat].iter().sum();
            measure(s, seat, outlooks[seat], &sources[seat], offices[seat], icons)
        });
        let feats = Feats::of(s, &outlooks);
        let (measures, icons) = (Compared::new(measures), Compared::new(icons));
        let free = s.free_hexes();
        let clock = Clock::of(s, free);
        let offices_held = s.players.values().filter_map(|player| player.government);
        let held = offices_held.fold(0, |held, office| held | 1 << office.index());
        Self { free, regions, outlooks, sources, offices, measures, icons, feats, clock, held }
    }
}

/// What is compared: its name, that of the lead, and how large each of them usually is.
#[rustfmt::skip]
const MEASURES: [(&str, &str, f32, f32); 18] = [
    ("points",        "points lead",         80.0, 20.0),
    ("region points", "region points lead",  20.0, 10.0),
    ("office points", "office points lead",  10.0,  6.0),
    ("people",        "people lead",         15.0,  6.0),
    ("cities",        "cities lead",          8.0,  3.0),
    ("wonders",       "wonders lead",         3.0,  2.0),
    ("tiles",         "tiles lead",           4.0,  2.0),
    ("technologies",  "technologies lead",   15.0,  5.0),
    ("icons",         "icons lead",          30.0, 10.0),
    ("wealth",        "wealth lead",         60.0, 30.0),
    ("stone track",   "stone track lead",    15.0,  8.0),
    ("food track",    "food track lead",     15.0,  8.0),
    ("ideas track",   "ideas track lead",    15.0,  8.0),
    ("tax track",     "tax track lead",      12.0,  8.0),
    ("tariff track",  "tariff track lead",   12.0,  8.0),
    ("goods",         "goods lead",           8.0,  4.0),
    ("units",         "units lead",           8.0,  4.0),
    ("dominated",     "dominated lead",       4.0,  2.0),
];

/// The measure that decides.
const POINTS: usize = 0;

fn measure(
    s: &State,
    seat: Seat,
    outlook: Outlook,
    sources: &[i32; SOURCES],
    office: u16,
    icons: f32,
) -> [f32; MEASURES.len()] {
    let player = &s.players[seat];
    let resources: u32 = Wealth::RESOURCES.into_iter().map(|wealth| u32::from(player.stock(wealth))).sum();
    let golden = s.golden.iter().filter(|owner| **owner == Some(seat)).count();
    let tiles = golden + s.achievements.iter().filter(|tile| **tile == Tile::Claimed(seat)).count();
    let [stone, food, ideas, tax, tariff] = player.tracks.map(f32::from);
    [
        sources.iter().sum::<i32>() as f32,
        outlook.points.into(),
        office.into(),
        player.population.into(),
        player.cities.len() as f32,
        s.wonder_count(seat).into(),
        tiles as f32,
        player.up.len() as f32,
        icons,
        // Two money stand for one resource (M6.1).
        resources as f32 + f32::from(player.stock(Wealth::Money)) / 2.0,
        stone,
        food,
        ideas,
        tax,
        tariff,
        player.unique_goods().into(),
        s.units_on_map(seat).into(),
        outlook.dominated.into(),
    ]
}

fn write_measures(table: &Table, seat: Seat, sheet: &mut Sheet) {
    /// Beyond twice its usual size, more of something is hardly worth more.
    const MOST: f32 = 2.5;
    let measures = &table.measures;
    for (at, &(name, lead, size, gap)) in MEASURES.iter().enumerate() {
        sheet.put(name, (measures.own(seat)[at] / size).min(MOST));
        sheet.put(lead, measures.lead(seat, at, gap));
    }
    let ahead = measures.ahead(seat, POINTS);
    sheet.steps("points lead from", ahead, &[-40.0, -20.0, -10.0, -5.0, 0.0, 5.0, 10.0, 20.0, 40.0]);
    sheet.steps("rivals ahead from", measures.better(seat, POINTS) as f32, &[1.0, 2.0, 3.0]);
}
