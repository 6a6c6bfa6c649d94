//! The way to golden ages and achievements, and who else is on it.

use tessera_kernel::{BySeat, Seat, Sheet};

use super::Table;
use super::compare::Compared;
use super::regions::Outlook;
use crate::claims;
use crate::components::achievements::Achievement;
use crate::components::golden_ages::{GoldenAge, ICONS};
use crate::state::{State, Tile};

/// How many achievements there are, in play or not.
const FEATS: usize = 15;

/// Everyone's way to the achievements that are still free, as parts of what is needed; 0 for all others.
pub(super) struct Feats(Compared<FEATS>);

impl Feats {
    pub(super) fn of(s: &State, outlooks: &BySeat<Outlook>) -> Self {
        let part = |seat: Seat, tile: Achievement| {
            if s.achievements[tile.index()] != Tile::Free {
                return 0.0;
            }
            let progress = match tile {
                // Known already, and dear to find out.
                Achievement::Imperial => outlooks[seat].dominated,
                other => claims::progress(s, seat, other),
            };
            (f32::from(progress) / f32::from(tile.least(s.count()))).min(1.5)
        };
        Self(Compared::new(BySeat::from_fn(s.count(), |seat| Achievement::ALL.map(|tile| part(seat, tile)))))
    }
}

pub(super) fn write(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    golden_ages(s, table, seat, sheet);
    achievements(table, seat, sheet);
}

fn golden_ages(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let icons = table.icons.own(seat);
    let is_free = |age: GoldenAge| s.golden[age.index()].is_none();
    let lead = |age: GoldenAge| if is_free(age) { table.icons.lead(seat, age.pillar().index(), 3.0) } else { 0.0 };
    // How many lack so many icons, or none.
    let mut lacking = [0_u8; 3];
    for age in GoldenAge::ALL.into_iter().filter(|&age| is_free(age)) {
        let missing = (f32::from(ICONS) - icons[age.pillar().index()]).max(0.0) as usize;
        lacking.iter_mut().skip(missing).for_each(|count| *count += 1);
    }
    sheet.list("icons of", icons.map(|count| (count / f32::from(ICONS)).min(2.0)));
    sheet.list("golden age lead", GoldenAge::ALL.map(lead));
    sheet.put("golden ages to claim", f32::from(lacking[0]) / 2.0);
    sheet.put("golden ages within one", f32::from(lacking[1]) / 2.0);
    sheet.put("golden ages within two", f32::from(lacking[2]) / 3.0);
}

fn achievements(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let Feats(feats) = &table.feats;
    let own = feats.own(seat);
    let near = |part: f32| own.iter().filter(|&&own| own >= part).count() as f32;
    sheet.list("achievement", *own);
    sheet.list("achievement lead", (0..FEATS).map(|tile| feats.lead(seat, tile, 0.5)));
    sheet.put("achievements to claim", near(1.0) / 2.0);
    sheet.put("achievements near", near(0.75) / 3.0);
}
