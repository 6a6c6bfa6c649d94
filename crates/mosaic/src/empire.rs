//! Empire Scoring (M9), and the triggers of the end (M10.1, M10.2).

use tessera_kernel::{BySeat, Flow, Seat, options};

use crate::Ask;
use crate::agenda::Task;
use crate::choice::Choice;
use crate::components::governments::Government;
use crate::components::leaders::Leader;
use crate::components::map::hexes_of;
use crate::components::pieces::Unit;
use crate::components::regions::Region;
use crate::components::technologies::Tech;
use crate::effect::With;
use crate::effects::strike;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Player, State, Tile};

/// Scorings in a game, at most (M9.1).
pub const MOST: u8 = 3;

/// Begins a scoring if a card or the end calls for one; between actions only (M9.2).
pub(crate) fn is_due(s: &mut State, ask: &mut Ask<'_>) -> bool {
    if s.due > 0 {
        s.due -= 1;
        if s.scorings < MOST {
            begin(s, ask);
            return true;
        }
    }
    if s.ending.is_none() && tiles_exhausted(s) {
        trigger_end(s, ask);
        if s.scorings < MOST {
            begin(s, ask);
            return true;
        }
    }
    false
}

fn begin(s: &mut State, ask: &mut Ask<'_>) {
    s.scorings += 1;
    let number = s.scorings;
    ask.log(|| Event::ScoringBegan { number });
    s.agenda.then_each([Task::Before { place: 0, struck: false }, Task::Score]);
}

/// The round is finished, then everyone has one more turn (M10.3).
fn trigger_end(s: &mut State, ask: &mut Ask<'_>) {
    s.ending = Some(1);
    ask.log(|| Event::EndTriggered);
}

/// Whether all tiles of two of the three kinds are owned (M10.1).
fn tiles_exhausted(s: &State) -> bool {
    let wonders = s.wonders.iter().all(Option::is_some);
    let golden = s.golden.iter().all(Option::is_some);
    let achievements = !s.achievements.contains(&Tile::Free);
    u8::from(wonders) + u8::from(golden) + u8::from(achievements) >= 2
}

/// A player may strike as General and use Diplomats before the counting (M9.3).
pub(crate) fn before(s: &mut State, ask: &mut Ask<'_>, place: u8, struck: bool) -> Flow {
    let count = s.count();
    if usize::from(place) == count {
        return Ok(());
    }
    let seat = Seat::new((s.turn.seat.index() + usize::from(place)) % count);
    let player = &s.players[seat];
    let general = !struck && player.is(Leader::General) && strike::regions(s, seat, With::Either).next().is_some();
    let diplomats = player.has(Tech::Diplomats) && !player.diplomats_used && expulsions(s, seat).next().is_some();
    let deeds = [general.then_some(Deed::Power), diplomats.then_some(Deed::Diplomats), Some(Deed::Done)];
    let asked = general || diplomats;
    let deed = if asked { ask.one(seat, Prompt::Before, deeds.into_iter().flatten())? } else { Deed::Done };
    let next = match deed {
        Deed::Power => {
            strike::eliminate(s, ask, seat, 1, With::Either)?;
            Task::Before { place, struck: true }
        }
        Deed::Diplomats => {
            expel(s, ask, seat)?;
            Task::Before { place, struck }
        }
        Deed::Done => Task::Before { place: place + 1, struck: false },
    };
    s.agenda.then(next);
    Ok(())
}

options! {
    enum Deed: Choice { Power, Diplomats, Done }
}

/// Opponents' armies that could be sent to a neighbouring region.
fn expulsions(s: &State, seat: Seat) -> impl Iterator<Item = (Seat, Region)> + Clone + '_ {
    let victims = s.players.iter().filter(move |&(other, _)| other != seat);
    victims.flat_map(move |(victim, player)| {
        let armies = s.regions().filter(|&region| player.army(region) > 0);
        armies.filter(|&region| region.next(s.count()).next().is_some()).map(move |region| (victim, region))
    })
}

/// Diplomats: all units of one opponent leave one region for one next to it (M22.58).
fn expel(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let armies = expulsions(s, seat);
    let (victim, from) = ask.pick(seat, Prompt::Expel, armies, |(victim, region)| Choice::Expel(victim, region))?;
    let to = ask.pick(seat, Prompt::ExpelTo { from }, from.next(s.count()), Choice::In)?;
    s.players[seat].diplomats_used = true;
    for unit in Unit::ALL {
        let units = &mut s.players[victim].units;
        let moved = std::mem::take(&mut units[from.index()][unit.index()]);
        units[to.index()][unit.index()] += moved;
    }
    ask.log(|| Event::Expelled { seat, victim, from, to });
    Ok(())
}

/// Which influence counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// In an Empire Scoring: tactics and siege engines matter (M9.4).
    Scoring,
    /// At any other time: they do not (M9.7).
    Plain,
}

/// A player's influence in a region (M9.4).
#[must_use]
pub fn influence(s: &State, seat: Seat, region: Region, counting: Counting) -> u16 {
    let player = &s.players[seat];
    let land = hexes_of(region);
    let towns = player.farms.and(land).len() + player.crafts.and(land).len();
    let wonders = s.wonders_of(seat).filter(|(_, hex)| land.contains(hex.index())).count();
    let scoring = counting == Counting::Scoring;
    let besieged =
        scoring && s.players.iter().any(|(other, rival)| other != seat && rival.army_of(region, Unit::Siege) > 0);
    let cities = if besieged { 0 } else { player.cities.and(land).len() };
    let army = u16::from(player.army(region)) + if scoring { tactics(player, region) } else { 0 };
    weigh(cities + wonders, towns) + army
}

/// The influence of pieces: two for each city and wonder, one for each town (M9.4).
pub(crate) const fn weigh(great: usize, small: usize) -> u16 {
    (2 * great + small) as u16
}

/// What an army counts for more in a scoring (M9.4).
pub(crate) fn tactics(player: &Player, region: Region) -> u16 {
    let drilled = |tech, unit| if player.has(tech) && player.army_of(region, unit) > 0 { 2 } else { 0 };
    drilled(Tech::Formations, Unit::Infantry) + drilled(Tech::CavalryTactics, Unit::Cavalry)
}

/// The points of the first place in a region with so many cities and wonders (M9.5).
pub(crate) const fn prize(great: usize) -> u16 {
    3 + great as u16
}

/// How a region stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// Everyone's influence.
    pub influence: BySeat<u16>,
    /// The points of the first place: three, and one for each city and wonder whoever owns them (M9.5).
    pub prize: u16,
    /// Who is first; nobody without influence is.
    pub first: Vec<Seat>,
    /// Who is alone in second place behind a single first.
    pub second: Option<Seat>,
}

/// Points of a lone second place (M9.5).
pub const SECOND: u16 = 2;

impl Ranking {
    /// Who dominates: whoever is alone in first place.
    #[must_use]
    pub fn dominator(&self) -> Option<Seat> {
        if let [seat] = self.first[..] { Some(seat) } else { None }
    }

    /// What a player would score here.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        if self.first.contains(&seat) {
            self.prize
        } else if self.second == Some(seat) {
            SECOND
        } else {
            0
        }
    }
}

/// How a region stands now.
#[must_use]
pub fn ranking(s: &State, region: Region, counting: Counting) -> Ranking {
    let influence = BySeat::from_fn(s.count(), |seat| influence(s, seat, region, counting));
    let land = hexes_of(region);
    let cities: usize = s.players.values().map(|player| player.cities.and(land).len()).sum();
    let wonders = s.wonders.iter().flatten().filter(|standing| land.contains(standing.hex.index())).count();
    let holders = |level: u16| -> Vec<Seat> {
        influence.iter().filter(|&(_, &own)| own == level && own > 0).map(|(seat, _)| seat).collect()
    };
    let best = influence.values().copied().max().unwrap_or(0);
    let first = holders(best);
    let next = influence.values().copied().filter(|&own| own < best).max().unwrap_or(0);
    let second = match holders(next)[..] {
        [seat] if first.len() == 1 => Some(seat),
        _ => None,
    };
    Ranking { prize: prize(cities + wonders), influence, first, second }
}

/// The regions a player dominates now, outside a scoring (M9.7).
pub fn dominated(s: &State, seat: Seat) -> impl Iterator<Item = Region> + '_ {
    s.regions().filter(move |&region| dominates(s, seat, region))
}

/// Whether a player has strictly more influence than every other in a region, outside a scoring.
pub(crate) fn dominates(s: &State, seat: Seat, region: Region) -> bool {
    let own = influence(s, seat, region, Counting::Plain);
    let rivals = s.players.seats().filter(|&other| other != seat);
    own > 0 && rivals.into_iter().all(|other| influence(s, other, region, Counting::Plain) < own)
}

/// Regions, then governments (M9.5, M9.6); the third scoring triggers the end (M10.1).
pub(crate) fn score(s: &mut State, ask: &mut Ask<'_>) {
    let mut dominations = BySeat::from_fn(s.count(), |_| 0_u16);
    for region in s.regions() {
        let ranking = ranking(s, region, Counting::Scoring);
        if let Some(seat) = ranking.dominator() {
            dominations[seat] += 1;
        }
        let alone = ranking.first.len() == 1;
        for &seat in &ranking.first {
            let (influence, points) = (ranking.influence[seat], ranking.prize);
            award(s, seat, points);
            ask.log(|| Event::RegionWon { seat, region, influence, points, alone });
        }
        if let Some(seat) = ranking.second {
            let influence = ranking.influence[seat];
            award(s, seat, SECOND);
            ask.log(|| Event::RegionSecond { seat, region, influence, points: SECOND });
        }
    }
    for seat in s.first.clockwise(s.count()) {
        let Some(government) = s.players[seat].government else { continue };
        let points = government_points(s, seat, government, dominations[seat]);
        if points > 0 {
            award(s, seat, points);
            ask.log(|| Event::GovernmentScored { seat, government, points });
        }
    }
    if s.scorings == MOST && s.ending.is_none() {
        trigger_end(s, ask);
    }
}

fn award(s: &mut State, seat: Seat, points: u16) {
    let player = &mut s.players[seat];
    player.points += i32::from(points);
    player.empire_points += i32::from(points);
}

/// What a government scores in each Empire Scoring (M15).
#[must_use]
pub fn government_points(s: &State, seat: Seat, government: Government, dominated: u16) -> u16 {
    let player = &s.players[seat];
    let many = s.count() >= 4;
    match government {
        Government::Tyranny => dominated * if many { 3 } else { 2 },
        Government::CityState => s.regions().map(|region| u16::from(player.cities_in(region))).max().unwrap_or(0),
        Government::Theocracy => 2 * s.regions().filter(|&region| player.cities_in(region) > 0).count() as u16,
        Government::Monarchy => 3 * u16::from(s.wonder_count(seat)),
        Government::Oligarchy => {
            let tiles = s.golden_of(seat).count() + s.achievements_of(seat).count();
            tiles as u16 * if many { 2 } else { 1 }
        }
        Government::Republic => u16::from(player.population / 2),
    }
}
