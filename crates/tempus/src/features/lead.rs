//! What can be compared: each seat's own, and its lead over the best rival, from what everybody knows.

use tessera_kernel::{BySeat, Seat, Sheet};

use super::ground::Ground;
use super::{CARD, may_lay};
use crate::components::epochs::{EPOCHS, FLIGHT, LAST};
use crate::progress;
use crate::scoring::FLIGHT_POINTS;
use crate::state::State;

/// How many measures there are.
const COUNT: usize = 18;

/// What is compared: its name, that of the lead, and how large each of them usually is.
#[rustfmt::skip]
static MEASURES: [(&str, &str, f32, f32); COUNT] = [
    ("points",             "points lead",          20.0, 8.0),
    ("land",               "land lead",            12.0, 5.0),
    ("city points",        "city points lead",     14.0, 6.0),
    ("cities",             "cities lead",           5.0, 3.0),
    ("row",                "row lead",             10.0, 1.0),
    ("tiles",              "tiles lead",            6.0, 3.0),
    ("hand",               "hand lead",             5.0, 4.0),
    ("people",             "people lead",          16.0, 6.0),
    ("spare people",       "spare people lead",     6.0, 4.0),
    ("nearest land",       "nearest land lead",    10.0, 5.0),
    ("highest stack",      "highest stack lead",    4.0, 2.0),
    ("meadow people",      "meadow people lead",    6.0, 4.0),
    ("field people",       "field people lead",     6.0, 4.0),
    ("hill people",        "hill people lead",      6.0, 4.0),
    ("forest people",      "forest people lead",    6.0, 4.0),
    ("progress",           "progress lead",         8.0, 4.0),
    ("progress after",     "progress after lead",   8.0, 4.0),
    ("prey",               "prey lead",             4.0, 4.0),
];

/// The measures that are looked up elsewhere.
const POINTS: usize = 0;
const PROGRESS: usize = 15;

/// Everyone's measures, and the two best of each.
pub(super) struct Leads {
    own: BySeat<[f32; COUNT]>,
    best: [[f32; 2]; COUNT],
}

impl Leads {
    pub(super) fn of(s: &State, grounds: &BySeat<Ground>) -> Self {
        let own = BySeat::from_fn(s.count(), |seat| measure(s, &grounds[seat], seat));
        let mut best = [[f32::NEG_INFINITY; 2]; COUNT];
        for values in own.values() {
            for (best, &value) in best.iter_mut().zip(values) {
                if value > best[0] {
                    *best = [value, best[0]];
                } else if value > best[1] {
                    best[1] = value;
                }
            }
        }
        Self { own, best }
    }

    /// The best of a seat's rivals in a measure.
    fn rival(&self, seat: Seat, measure: usize) -> f32 {
        let [first, second] = self.best[measure];
        if self.own[seat][measure] >= first { second } else { first }
    }

    /// The most Progress a rival can be thought to reach.
    pub(super) fn rival_progress(&self, seat: Seat) -> f32 {
        self.rival(seat, PROGRESS)
    }

    pub(super) fn write(&self, seat: Seat, sheet: &mut Sheet) {
        let own = &self.own[seat];
        for (at, &(name, lead, size, gap)) in MEASURES.iter().enumerate() {
            sheet.put(name, own[at] / size);
            sheet.put(lead, ((own[at] - self.rival(seat, at)) / gap).clamp(-2.0, 2.0));
        }
        let ahead = own[POINTS] - self.rival(seat, POINTS);
        let better = self.own.values().filter(|other| other[POINTS] > own[POINTS]).count();
        sheet.steps("points lead from", ahead, &[-10.0, -6.0, -3.0, -1.0, 0.0, 1.0, 3.0, 6.0, 10.0]);
        sheet.steps("rivals ahead from", better as f32, &[1.0, 2.0, 3.0, 4.0]);
    }
}

fn measure(s: &State, ground: &Ground, seat: Seat) -> [f32; COUNT] {
    let player = &s.players[seat];
    let cities = ground.built.len() as u8;
    let land = ground.land(s);
    let flight = if player.row == FLIGHT { FLIGHT_POINTS as u8 } else { 0 };
    let highest = ground.heights.iter().rposition(|&count| count > 0).map_or(0, |height| height + 1);
    let row = progress::new_epoch(s);
    let people_for = |row: u8| EPOCHS[usize::from(row)].terrain.map_or(0, |terrain| ground.tokens[terrain as usize]);
    let unlaid = if may_lay(s, seat) { player.hand.len() } else { 0 };
    let cards = CARD * (unlaid + player.laid.len()) as f32;
    let after = if row < LAST { f32::from(people_for(row + 1) + cities) } else { 0.0 };
    [
        (land + ground.city_points + flight).into(),
        land.into(),
        ground.city_points.into(),
        cities.into(),
        player.row.into(),
        player.tiles.into(),
        player.hand.len() as f32,
        ground.tokens.iter().sum::<u8>().into(),
        ground.spare.into(),
        ground.alone.iter().sum::<u8>().into(),
        highest as f32,
        ground.tokens[0].into(),
        ground.tokens[1].into(),
        ground.tokens[2].into(),
        ground.tokens[3].into(),
        f32::from(people_for(row) + cities) + cards,
        after,
        ground.border.prey.into(),
    ]
}
