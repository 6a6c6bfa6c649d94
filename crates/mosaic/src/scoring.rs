//! Every point at the end (M10.5 to M10.7).

use tessera_kernel::{ScoreLine, Seat, TieBreak, Viewer};

use crate::components::build_cards::BuildCard;
use crate::components::leaders::Leader;
use crate::components::map::{Hex, hexes_of};
use crate::components::pieces::Wealth;
use crate::components::pillars::Pillar;
use crate::components::tax_cards::TaxCard;
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::effect::{Count, End};
use crate::empire;
use crate::state::{Player, State};

/// Points of a golden age or an achievement.
const TILE: i32 = 6;
/// Points of a manufacturing town card whose goods are there.
const WORKSHOP: i32 = 5;

/// A player's points by source, as if the game ended now.
pub(crate) fn lines(s: &State, seat: Seat, _: Viewer) -> Vec<ScoreLine> {
    by_source(s, seat).into_iter().map(|(source, points)| ScoreLine { source, points }).collect()
}

/// A player's points as if the game ended now.
pub(crate) fn points(s: &State, seat: Seat) -> i32 {
    by_source(s, seat).iter().map(|line| line.1).sum()
}

/// Where points come from.
pub(crate) const SOURCES: usize = 12;

/// The sources with the points of each.
pub(crate) fn by_source(s: &State, seat: Seat) -> [(&'static str, i32); SOURCES] {
    let player = &s.players[seat];
    let tiles = |count: usize| TILE * count as i32;
    [
        ("mosaic-score-empire", player.empire_points),
        ("mosaic-score-cards", player.points - player.empire_points),
        ("mosaic-score-cities", 2 * player.cities.len() as i32),
        ("mosaic-score-towns", (player.farms.len() + player.crafts.len()) as i32),
        ("mosaic-score-wonders", s.wonders_of(seat).map(|(wonder, hex)| wonder_points(s, seat, wonder, hex)).sum()),
        ("mosaic-score-golden", tiles(s.golden_of(seat).count())),
        ("mosaic-score-achievements", tiles(s.achievements_of(seat).count())),
        ("mosaic-score-projects", projects(player).sum()),
        ("mosaic-score-technologies", player.up.iter().map(|tech| technology_points(s, seat, tech)).sum()),
        ("mosaic-score-workshops", workshops(player)),
        ("mosaic-score-leader", leader_points(player)),
        ("mosaic-score-unrest", -i32::from(unrest(player).saturating_sub(calm(s, seat)))),
    ]
}

/// What a wonder is worth (M16).
fn wonder_points(s: &State, seat: Seat, wonder: Wonder, hex: Hex) -> i32 {
    let player = &s.players[seat];
    let region = hex.region();
    match wonder {
        Wonder::Colosseum => 4 * empire::dominated(s, seat).count() as i32,
        Wonder::HangingGardens => 3 * player.cities.and(hex.around()).len() as i32,
        Wonder::Stonehenge => i32::from(player.population / 2),
        Wonder::Colossus => 2 * i32::from(player.cities_in(region)),
        Wonder::GreatLibrary => 5,
        Wonder::Lighthouse => player.unique_goods().into(),
        Wonder::TempleArtemis => s.players.values().map(|player| i32::from(player.army(region))).sum(),
        Wonder::GreatPyramid => 12,
        Wonder::Sphinx => {
            let land = hexes_of(region);
            4 * s.wonders_of(seat).filter(|(_, at)| land.contains(at.index())).count() as i32
        }
    }
}

/// What each Great Project is worth: one for each icon of its pillar, its own included (M19.1).
fn projects(player: &Player) -> impl Iterator<Item = i32> + '_ {
    BuildCard::PROJECTS.into_iter().filter_map(|card| {
        let pillar = card.project()?;
        Some(i32::from(player.icons.of(pillar)) * i32::from(player.builds[card.index()]))
    })
}

/// The points of the best single Great Project (Q39).
fn best_project(player: &Player) -> i32 {
    let owned = BuildCard::PROJECTS.into_iter().filter(|card| player.builds[card.index()] > 0);
    owned.filter_map(BuildCard::project).map(|pillar| i32::from(player.icons.of(pillar))).max().unwrap_or(0)
}

/// What a technology face up is worth.
fn technology_points(s: &State, seat: Seat, tech: Tech) -> i32 {
    let worth = |end: &End| match *end {
        End::Flat(points) => points.into(),
        End::Per(what, each) => i32::from(each) * i32::from(s.tally(seat, what)),
        End::BestProject => best_project(&s.players[seat]),
        End::Calm(_) | End::CalmPer(_) => 0,
    };
    tech.end().iter().map(worth).sum()
}

/// Manufacturing town cards whose three goods are there; the wild good stands for one on each (M13.1).
fn workshops(player: &Player) -> i32 {
    let scores = |card: &BuildCard| {
        let missing = |goods: [crate::components::goods::Good; 3]| {
            goods.into_iter().filter(|good| player.goods[good.index()] == 0).count()
        };
        card.wants().is_some_and(|goods| missing(goods) <= usize::from(player.wild))
    };
    let cards = BuildCard::WORKSHOPS.into_iter().filter(scores);
    cards.map(|card| WORKSHOP * i32::from(player.builds[card.index()])).sum()
}

fn leader_points(player: &Player) -> i32 {
    if player.is(Leader::Artist) { player.icons.of(Pillar::Cul).into() } else { 0 }
}

/// Unrest on a player's Tax & Tariff cards.
pub(crate) fn unrest(player: &Player) -> u16 {
    TaxCard::ALL.into_iter().map(|card| u16::from(card.unrest()) * u16::from(player.taxes[card.index()])).sum()
}

/// Unrest a player may ignore.
pub(crate) fn calm(s: &State, seat: Seat) -> u16 {
    let player = &s.players[seat];
    let leader = player.leader.map_or(0, Leader::calm);
    let wonders: u8 = s.wonders_of(seat).map(|(wonder, _)| wonder.calm()).sum();
    let cities = BuildCard::ALL.into_iter().map(|card| card.calm() * player.builds[card.index()]).sum::<u8>();
    let ends = player.up.iter().flat_map(Tech::end);
    let technologies: u16 = ends
        .map(|end| match *end {
            End::Calm(count) => count.into(),
            End::CalmPer(pillar) => s.tally(seat, Count::Pillar(pillar)),
            _ => 0,
        })
        .sum();
    u16::from(leader + wonders + cities) + technologies
}

/// Most wonders, then most money (M10.7).
pub(crate) fn tie_breaks(s: &State) -> Vec<TieBreak> {
    vec![
        TieBreak::new("mosaic-tie-wonders", s.count(), |seat| s.wonder_count(seat) as i32),
        TieBreak::new("mosaic-tie-money", s.count(), |seat| s.players[seat].stock(Wealth::Money) as i32),
    ]
}
