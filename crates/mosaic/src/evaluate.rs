//! What a bot needs to judge a position: what a strong player of Mosaic looks at.
//!
//! A seat's expected points are its points as if the game ended now, what its regions and government will score in the
//! Empire Scorings to come, and what its engine promises. What it promises fades as the turns run out: each weight has a
//! value for the first turn of the game and one for the last.

use tessera_kernel::{BySeat, Estimate, Fading, Match, Seat, Tag, weights};

use crate::Mosaic;
use crate::choice::{Action, Choice};
use crate::claims;
use crate::components::achievements::Achievement;
use crate::components::golden_ages::{GoldenAge, ICONS};
use crate::components::governments::Government;
use crate::components::pieces::{Piece, Track, Wealth};
use crate::components::pillars::Pillar;
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::empire::{self, Counting, MOST};
use crate::prompt::Prompt;
use crate::scoring;
use crate::state::{State, Tile};

#[rustfmt::skip]
weights! { "../weights.json":
    stone_early, stone_late,               // a stone in hand
    food_early, food_late,                 // a food in hand
    ideas_early, ideas_late,               // an idea in hand
    money_early, money_late,               // money in hand
    people_early, people_late,             // population
    stone_track_early, stone_track_late,   // a level of each track
    food_track_early, food_track_late,
    ideas_track_early, ideas_track_late,
    tax_track_early, tax_track_late,
    tariff_track_early, tariff_track_late,
    goods_early, goods_late,               // a kind of good
    icon_early, icon_late,                 // an icon
    golden_early, golden_late,             // the way to a golden age, as a square
    feat_early, feat_late,                 // the way to an achievement, as a square
    technology_early, technology_late,     // a technology face up
    kept_early, kept_late,                 // a technology face down
    city_early, city_late,                 // a city, beyond its points
    wonder_early, wonder_late,             // a wonder, beyond its points
    unit_early, unit_late,                 // a unit
    government_early, government_late,     // having a government at all
    region,                                // points of a region in a scoring to come
    margin,                                // a point of influence in a region, in a scoring to come
    office,                                // points of a government in a scoring to come
    turns,                                 // turns between two scorings
    spread_early, spread_late,             // points that make a lead tell
}

/// Influence counts up to here: more than this does not win a region twice.
const ENOUGH: f32 = 12.0;

/// Everyone's expected points and chances.
pub(crate) fn evaluate(s: &State, weights: &[f32]) -> BySeat<Estimate> {
    let judge = Judge::new(s, weights);
    let mut scores = BySeat::from_fn(s.count(), |seat| scoring::points(s, seat) as f32 + judge.engine(s, seat));
    judge.regions(s, &mut scores);
    Estimate::of_scores(&scores, judge.weights.weight(At::spread_early))
}

/// The weights as they stand at one moment of the game.
struct Judge<'a> {
    weights: Fading<'a>,
    /// Empire Scorings still to come.
    scorings: f32,
}

impl<'a> Judge<'a> {
    fn new(s: &State, weights: &'a [f32]) -> Self {
        let between = weights[At::turns as usize].max(1.0);
        let left = turns_left(s, between);
        let early = (left / (f32::from(MOST) * between)).min(1.0);
        let scorings = match s.ending {
            // After the end was triggered a scoring card may still come up, but seldom does.
            Some(_) => 0.15 * f32::from(MOST - s.scorings),
            None => f32::from(MOST - s.scorings),
        };
        Self { weights: Fading::new(weights, early, (left / 3.0).min(1.0)), scorings }
    }

    /// What production, cards and tiles within reach promise.
    fn engine(&self, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        let stock = |wealth: Wealth, at| hoard(f32::from(player.stock(wealth))) * self.weights.hope(at);
        let level = |track: Track, at| f32::from(player.track(track)) * self.weights.hope(at);
        let icons: u8 = Pillar::ALL.into_iter().map(|pillar| player.icons.of(pillar)).sum();
        let golden: f32 = GoldenAge::ALL
            .into_iter()
            .filter(|age| s.golden[age.index()].is_none())
            .map(|age| square(f32::from(player.icons.of(age.pillar())) / f32::from(ICONS)))
            .sum();
        let feats: f32 = Achievement::ALL
            .into_iter()
            .filter(|tile| s.achievements[tile.index()] == Tile::Free)
            .map(|tile| square(f32::from(claims::progress(s, seat, tile)) / f32::from(tile.least(s.count()))))
            .sum();
        stock(Wealth::Stone, At::stone_early)
            + stock(Wealth::Food, At::food_early)
            + stock(Wealth::Ideas, At::ideas_early)
            + stock(Wealth::Money, At::money_early)
            + f32::from(player.population) * self.weights.hope(At::people_early)
            + level(Track::Stone, At::stone_track_early)
            + level(Track::Food, At::food_track_early)
            + level(Track::Ideas, At::ideas_track_early)
            + level(Track::Tax, At::tax_track_early)
            + level(Track::Tariff, At::tariff_track_early)
            + f32::from(player.unique_goods()) * self.weights.hope(At::goods_early)
            + f32::from(icons) * self.weights.hope(At::icon_early)
            + golden * self.weights.hope(At::golden_early)
            + feats * self.weights.hope(At::feat_early)
            + player.up.len() as f32 * self.weights.hope(At::technology_early)
            + player.face_down().count() as f32 * self.weights.hope(At::kept_early)
            + player.cities.len() as f32 * self.weights.hope(At::city_early)
            + f32::from(s.wonder_count(seat)) * self.weights.hope(At::wonder_early)
            + f32::from(s.units_on_map(seat)) * self.weights.hope(At::unit_early)
            + self.office(s, seat)
    }

    /// What the government will score.
    fn office(&self, s: &State, seat: Seat) -> f32 {
        let Some(government) = s.players[seat].government else { return 0.0 };
        let dominated = if government == Government::Tyranny { empire::dominated(s, seat).count() as u16 } else { 0 };
        let points = empire::government_points(s, seat, government, dominated);
        f32::from(points) * self.scorings * self.weights.single(At::office) + self.weights.hope(At::government_early)
    }

    /// What the regions will score, and how sure that is.
    fn regions(&self, s: &State, scores: &mut BySeat<f32>) {
        for region in s.regions() {
            let ranking = empire::ranking(s, region, Counting::Scoring);
            let best = ranking.influence.values().copied().max().unwrap_or(0);
            if best == 0 {
                continue;
            }
            for (seat, score) in scores.iter_mut() {
                let influence = f32::from(ranking.influence[seat]).min(ENOUGH);
                *score += self.scorings
                    * (f32::from(ranking.points(seat)) * self.weights.single(At::region)
                        + influence * self.weights.single(At::margin));
            }
        }
    }
}

/// What is in hand is worth less the more there is: nobody can spend it all.
fn hoard(amount: f32) -> f32 {
    /// With so much in hand, two thirds of what it could ever be worth.
    const PLENTY: f32 = 22.0;
    PLENTY * (1.0 - (-amount / PLENTY).exp())
}

/// An achievement or a golden age is worth little until it is near.
fn square(part: f32) -> f32 {
    let part = part.min(1.0);
    part * part
}

/// Turns each player still has, about: the nearest scoring cards set the pace.
pub(crate) fn turns_left(s: &State, between: f32) -> f32 {
    if let Some(rounds) = s.ending {
        return f32::from(rounds) + 0.5;
    }
    let due = f32::from(MOST - s.scorings);
    let since = f32::from(s.turn.round) - f32::from(s.scorings) * between;
    (due * between - since.clamp(0.0, between * 0.8)).max(2.0)
}

/// How readily an option is taken in a playout: what is usually a mistake is rarely done.
pub(crate) fn urge(prompt: &Prompt, choice: &Choice) -> f32 {
    match (prompt, choice) {
        (_, Choice::Golden(_) | Choice::Claim(_)) => 1.0,
        (Prompt::Turn { .. } | Prompt::Bonus, Choice::Act(action)) => match action {
            Action::Wonder => 1.0,
            Action::Build => 0.8,
            Action::Technology => 0.7,
            Action::Population => 0.45,
            Action::Tax => 0.4,
            Action::Government => 0.5,
            Action::Work => 0.3,
            Action::Military => 0.08,
        },
        (Prompt::Turn { .. }, Choice::Play(_)) => 1.0,
        (Prompt::Turn { .. }, Choice::Power) => 0.3,
        (Prompt::Turn { .. }, Choice::Refresh(_)) => 0.02,
        (Prompt::Turn { .. }, Choice::End) => 0.5,
        (_, Choice::Barter) => 0.02,
        (_, Choice::Keep | Choice::Leave) => 0.05,
        (Prompt::Build, Choice::Bare(_)) => 0.15,
        (Prompt::Build, Choice::Build(card)) if card.piece().is_some_and(Piece::is_city) => 1.0,
        (Prompt::Build, Choice::Build(_)) => 0.6,
        (Prompt::Campaign { .. }, Choice::March(..)) => 0.1,
        (Prompt::Campaign { .. }, Choice::Done) => 0.6,
        (Prompt::Unfold | Prompt::Before, Choice::Done) => 0.05,
        (_, Choice::Done) => 0.05,
        (_, Choice::Look) => 0.3,
        _ => 0.9,
    }
}

/// How a finished match was played.
pub(crate) fn tags(game: &Match<Mosaic>, seat: Seat) -> Vec<Tag> {
    let s = game.state();
    let player = &s.players[seat];
    let count = s.count();
    let place = (seat.index() + count - s.first.index()) % count;
    let mut tags = vec![
        Tag::new("leader", player.leader.map_or("none", |leader| leader.id())),
        Tag::new("government at the end", player.government.map_or("none", |government| government.id())),
        Tag::new("place in turn order", (place + 1).to_string()),
        Tag::new("cities", player.cities.len().to_string()),
        Tag::new("wonders", s.wonder_count(seat).to_string()),
    ];
    tags.extend(s.wonders_of(seat).map(|(wonder, _): (Wonder, _)| Tag::new("wonder", wonder.id())));
    tags.extend(s.golden_of(seat).map(|age| Tag::new("golden age", age.id())));
    tags.extend(player.up.iter().map(|tech: Tech| Tag::new("technology", tech.id())));
    tags
}
