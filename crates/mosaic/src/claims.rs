//! Free things of one's own turn: golden ages, achievements, the government's refresh, leader powers (M5).

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::agenda::{Source, Task};
use crate::building;
use crate::choice::Choice;
use crate::components::achievements::Achievement;
use crate::components::golden_ages::{GoldenAge, ICONS};
use crate::components::leaders::Leader;
use crate::components::map::{Hex, hexes, ports};
use crate::components::pieces::{Piece, Track, Wealth};
use crate::components::pillars::Pillar;
use crate::effect::Count;
use crate::empire;
use crate::event::Event;
use crate::market::{self, Market};
use crate::prompt::Prompt;
use crate::state::{State, Tile};
use crate::why::Why;

/// Whether a golden age is free and its icons are there (M5.1, M17).
pub(crate) fn can_claim_golden(s: &State, seat: Seat, age: GoldenAge) -> Result<(), Why> {
    if s.golden[age.index()].is_some() {
        Err(Why::TileClaimed)
    } else if s.players[seat].icons.of(age.pillar()) < ICONS {
        Err(Why::ConditionNotMet)
    } else {
        Ok(())
    }
}

pub(crate) fn claim_golden(s: &mut State, ask: &mut Ask<'_>, seat: Seat, age: GoldenAge) {
    s.golden[age.index()] = Some(seat);
    ask.log(|| Event::GoldenClaimed { seat, age });
    s.agenda.then(Task::Effects { of: Source::Golden(age), at: 0 });
}

/// Whether an achievement is in play, free, and its condition met now (M5.1, M18).
pub(crate) fn can_claim(s: &State, seat: Seat, achievement: Achievement) -> Result<(), Why> {
    match s.achievements[achievement.index()] {
        Tile::Out | Tile::Claimed(_) => Err(Why::TileClaimed),
        Tile::Free if progress(s, seat, achievement) < achievement.least(s.count()) => Err(Why::ConditionNotMet),
        Tile::Free => Ok(()),
    }
}

/// How far a player is towards an achievement.
#[must_use]
pub fn progress(s: &State, seat: Seat, achievement: Achievement) -> u16 {
    let player = &s.players[seat];
    match achievement {
        Achievement::Natalist => player.population.into(),
        Achievement::Administrative => player.track(Track::Tax),
        Achievement::Builder => s.tally(seat, Count::Projects) + s.tally(seat, Count::Wonders),
        Achievement::MerchantCiv => player.unique_goods().into(),
        Achievement::Maritime => player.standing(Piece::Port).into(),
        Achievement::Opulent => player.stock(Wealth::Money),
        Achievement::Imperial => empire::dominated(s, seat).count() as u16,
        Achievement::Eclectic => Pillar::ALL.into_iter().filter(|&pillar| player.icons.of(pillar) > 0).count() as u16,
        Achievement::Erudite => player.track(Track::Ideas),
        Achievement::Agricultural => player.track(Track::Food),
        Achievement::Urban => player.cities.len() as u16,
        Achievement::QuarryingCiv => player.track(Track::Stone),
        Achievement::Warlike => s.units_on_map(seat),
        Achievement::Trading => player.track(Track::Tariff),
        Achievement::Scientific => player.up.len() as u16,
    }
}

pub(crate) fn claim(s: &mut State, ask: &mut Ask<'_>, seat: Seat, achievement: Achievement) {
    s.achievements[achievement.index()] = Tile::Claimed(seat);
    ask.log(|| Event::AchievementClaimed { seat, achievement });
}

/// Whether the government's refresh is still to be had (M5.4, M6.31).
pub(crate) fn can_refresh(s: &State, seat: Seat, market: Market) -> Result<(), Why> {
    let player = &s.players[seat];
    let government = player.government.ok_or(Why::NoGovernment)?;
    if player.refreshed & (1 << government.index()) != 0 {
        Err(Why::RefreshUsed)
    } else if !market::can_refresh(s, market) {
        Err(Why::NothingToDeal)
    } else {
        Ok(())
    }
}

pub(crate) fn refresh(s: &mut State, ask: &mut Ask<'_>, seat: Seat, market: Market) {
    let player = &mut s.players[seat];
    if let Some(government) = player.government {
        player.refreshed |= 1 << government.index();
    }
    market::refresh(s, ask, seat, market);
}

/// Whether the leader has a power that can be used now (M5.5).
pub(crate) fn can_use_power(s: &State, seat: Seat) -> Result<(), Why> {
    let player = &s.players[seat];
    match player.leader {
        Some(leader) if leader.has_power() && player.power_used => Err(Why::PowerUsed),
        Some(Leader::Magistrate) if player.population == 0 => Err(Why::TooFewPeople),
        Some(Leader::Priestess) if convertible(s, seat).is_empty() => Err(Why::NoCityToConvert),
        Some(leader) if leader.has_power() => Ok(()),
        _ => Err(Why::PowerUsed),
    }
}

/// The Magistrate's trade (M14.5), the Priestess's conversion (M14.2).
pub(crate) fn power(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    if s.players[seat].is(Leader::Magistrate) {
        let prompt = Prompt::Gain { amount: 20 };
        let wealth = ask.pick(seat, prompt, Wealth::RESOURCES, Choice::Gain)?;
        s.players[seat].power_used = true;
        s.players[seat].population -= 1;
        ask.log(|| Event::Traded { seat, wealth });
        building::gain(s, ask, seat, wealth, 20);
        return Ok(());
    }
    let hex = ask.pick(seat, Prompt::Convert, hexes(convertible(s, seat)), Choice::At)?;
    let victim = s.city_owner(hex).expect("somebody's city is converted");
    s.players[seat].power_used = true;
    s.players[victim].cities.remove(hex.index());
    s.players[seat].cities.insert(hex.index());
    ask.log(|| Event::Converted { seat, victim, hex });
    Ok(())
}

/// Cities of opponents who have at least four, where the right piece is in one's supply (M14.2).
pub(crate) fn convertible(s: &State, seat: Seat) -> HexSet {
    let player = &s.players[seat];
    let rivals = s.players.iter().filter(|&(other, rival)| other != seat && rival.cities.len() >= 4);
    let cities = rivals.fold(HexSet::EMPTY, |found, (_, rival)| found.or(rival.cities));
    let fits = |hex: Hex| {
        let piece = if ports().contains(hex.index()) { Piece::Port } else { Piece::City };
        player.supply(piece) > 0
    };
    hexes(cities).filter(|&hex| fits(hex)).map(Hex::index).collect()
}
