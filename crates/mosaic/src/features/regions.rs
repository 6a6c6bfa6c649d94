//! The regions as they would be scored now, found for everyone in one pass.

use tessera_kernel::hex::HexSet;
use tessera_kernel::{BySeat, Seat, Sheet};

use crate::components::map::hexes;
use crate::components::pieces::Unit;
use crate::components::regions::Region;
use crate::empire::{SECOND, prize, tactics, weigh};
use crate::state::State;

/// How many regions there are.
pub(super) const REGIONS: usize = 7;

/// Everyone's standing in all regions; regions that are not played have nobody in them.
pub(super) struct Regions {
    standings: BySeat<[Standing; REGIONS]>,
    prizes: [u16; REGIONS],
}

/// A seat's standing in a region.
#[derive(Clone, Copy, Default)]
struct Standing {
    /// Influence in a scoring, and at any other time.
    influence: u16,
    plain: u16,
    /// The two greatest of rivals.
    rivals: [u16; 2],
    rival_plain: u16,
    cities: u8,
}

impl Standing {
    /// What an influence scores where rivals have so much (M9.5).
    const fn points_of(influence: u16, rivals: [u16; 2], prize: u16) -> u16 {
        if influence == 0 {
            0
        } else if influence >= rivals[0] {
            prize
        } else if influence > rivals[1] {
            // Alone behind a single first: two rivals in first place are both ahead.
            SECOND
        } else {
            0
        }
    }
}

/// What a scoring would bring a seat, and how firm that is.
#[derive(Clone, Copy, Default)]
pub(super) struct Outlook {
    /// Points of all regions.
    pub(super) points: u16,
    /// Regions dominated outside a scoring.
    pub(super) dominated: u16,
    /// Regions with cities.
    pub(super) settled: u8,
    /// The most that a city of one's own would add, and that one unit would.
    city: u16,
    unit: u16,
    /// The most that would be lost if a rival built a city, and in all regions together.
    loss: u16,
    losses: u16,
}

impl Regions {
    pub(super) fn of(s: &State) -> Self {
        let mut great = [0_usize; REGIONS];
        let mut wonders = BySeat::from_fn(s.count(), |_| [0_usize; REGIONS]);
        for standing in s.wonders.iter().flatten() {
            let region = standing.hex.region().index();
            wonders[standing.seat][region] += 1;
            great[region] += 1;
        }
        let mut standings = BySeat::from_fn(s.count(), |_| [Standing::default(); REGIONS]);
        let pieces = BySeat::from_fn(s.count(), |seat| {
            let player = &s.players[seat];
            (by_region(player.cities), by_region(player.farms.or(player.crafts)))
        });
        for region in s.regions() {
            let at = region.index();
            let sieges: u8 = s.players.values().map(|player| player.army_of(region, Unit::Siege)).sum();
            for (seat, player) in s.players.iter() {
                let (cities, towns) = (usize::from(pieces[seat].0[at]), usize::from(pieces[seat].1[at]));
                let army = u16::from(player.army(region));
                let besieged = sieges > player.army_of(region, Unit::Siege);
                let counted = if besieged { 0 } else { cities };
                let standing = &mut standings[seat][at];
                standing.plain = weigh(cities + wonders[seat][at], towns) + army;
                standing.influence = weigh(counted + wonders[seat][at], towns) + army + tactics(player, region);
                standing.cities = cities as u8;
                great[at] += cities;
            }
            rank(&mut standings, at);
        }
        Self { standings, prizes: great.map(prize) }
    }

    /// Cities of a seat by region.
    pub(super) fn cities(&self, seat: Seat) -> impl Iterator<Item = (Region, u8)> + '_ {
        Region::ALL.into_iter().zip(self.standings[seat].iter().map(|standing| standing.cities))
    }

    pub(super) fn outlook(&self, seat: Seat) -> Outlook {
        let mut outlook = Outlook::default();
        for (standing, &prize) in self.standings[seat].iter().zip(&self.prizes) {
            let &Standing { influence, plain, rivals: [first, second], rival_plain, cities } = standing;
            let now = Standing::points_of(influence, [first, second], prize);
            let better = |more, prize| Standing::points_of(influence + more, [first, second], prize) - now;
            let loss = now - Standing::points_of(influence, [first + 2, second], prize);
            outlook.points += now;
            outlook.dominated += u16::from(plain > rival_plain);
            outlook.settled += u8::from(cities > 0);
            outlook.city = outlook.city.max(better(2, prize + 1));
            outlook.unit = outlook.unit.max(better(1, prize));
            outlook.loss = outlook.loss.max(loss);
            outlook.losses += loss;
        }
        outlook
    }

    pub(super) fn write(&self, s: &State, seat: Seat, outlook: Outlook, sheet: &mut Sheet) {
        /// Influence counts up to here: more than this does not win a region twice.
        const ENOUGH: u16 = 16;
        let own = &self.standings[seat];
        let open = |at: usize| Region::ALL[at].is_open(s.count());
        let margin = |standing: &Standing| (f32::from(standing.influence) - f32::from(standing.rivals[0])) / 4.0;
        let scored = |at: usize| Standing::points_of(own[at].influence, own[at].rivals, self.prizes[at]);
        sheet.list("influence in", own.iter().map(|standing| f32::from(standing.influence.min(ENOUGH)) / 8.0));
        sheet.list("margin in", own.iter().map(|standing| margin(standing).clamp(-2.0, 2.0)));
        sheet.list("points in", (0..REGIONS).map(|at| f32::from(scored(at)) / 8.0));
        sheet.list("prize in", (0..REGIONS).map(|at| if open(at) { f32::from(self.prizes[at]) / 10.0 } else { 0.0 }));
        sheet.put("gain by a city", f32::from(outlook.city) / 8.0);
        sheet.put("gain by a unit", f32::from(outlook.unit) / 8.0);
        sheet.put("loss to a city", f32::from(outlook.loss) / 8.0);
        sheet.put("losses to cities", f32::from(outlook.losses) / 20.0);
    }
}

/// How many of some hexes lie in each region: there are few, and many regions.
fn by_region(places: HexSet) -> [u8; REGIONS] {
    let mut counts = [0; REGIONS];
    hexes(places).for_each(|hex| counts[hex.region().index()] += 1);
    counts
}

/// Tells everyone in a region what the greatest of the others have.
fn rank(standings: &mut BySeat<[Standing; REGIONS]>, at: usize) {
    let (mut best, mut plain) = ([0; 3], [0; 3]);
    for standings in standings.values() {
        place(&mut best, standings[at].influence);
        place(&mut plain, standings[at].plain);
    }
    for (_, standings) in standings.iter_mut() {
        let standing = &mut standings[at];
        standing.rivals = others(best, standing.influence);
        standing.rival_plain = others(plain, standing.plain)[0];
    }
}

/// Puts a number among the three greatest.
fn place(best: &mut [u16; 3], number: u16) {
    let [first, second, third] = *best;
    *best = if number > first {
        [number, first, second]
    } else if number > second {
        [first, number, second]
    } else {
        [first, second, third.max(number)]
    };
}

/// The two greatest of the others, for whoever has `own`, which is one of all.
const fn others([first, second, third]: [u16; 3], own: u16) -> [u16; 2] {
    if own == first {
        [second, third]
    } else if own == second {
        [first, third]
    } else {
        [first, second]
    }
}
