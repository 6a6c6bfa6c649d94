//! Strength for games of any number of players (Weng and Lin's method), and how sure we are of it.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tessera_kernel::Rng;

use crate::Finished;

/// Resampled tournaments from which intervals are read.
const RESAMPLED: usize = 200;

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Strength; everyone starts at 25.
    pub rating: f64,
    /// The method's own measure of doubt.
    pub uncertainty: f64,
    /// Nineteen tournaments in twenty would give at least this.
    pub low: f64,
    /// And at most this.
    pub high: f64,
}

/// Everyone's rating after these games.
#[must_use]
pub fn ratings(players: usize, games: &[Finished]) -> Vec<Rating> {
    let rated = rate(players, games.iter());
    let mut rng = Rng::from_number(games.len() as u64);
    let resampled: Vec<Vec<WengLinRating>> = (0..RESAMPLED)
        .map(|_| {
            let drawn: Vec<&Finished> = (0..games.len()).map(|_| &games[rng.index(games.len())]).collect();
            rate(players, drawn.into_iter())
        })
        .collect();
    let rating = |(player, rated): (usize, &WengLinRating)| {
        let mut seen: Vec<f64> = resampled.iter().map(|ratings| ratings[player].rating).collect();
        seen.sort_by(f64::total_cmp);
        let at = |share: f64| seen[((seen.len() - 1) as f64 * share).round() as usize];
        Rating { rating: rated.rating, uncertainty: rated.uncertainty, low: at(0.025), high: at(0.975) }
    };
    rated.iter().enumerate().map(rating).collect()
}

fn rate<'a>(players: usize, games: impl Iterator<Item = &'a Finished>) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); players];
    for game in games {
        let seats = &game.fixture.seats;
        let teams: Vec<[WengLinRating; 1]> = seats.iter().map(|&player| [ratings[player]]).collect();
        let results: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&game.ranks)
            .map(|(team, &rank)| (&team[..], MultiTeamOutcome::new(usize::from(rank))))
            .collect();
        let after = weng_lin_multi_team(&results, &config);
        for (player, rating) in ratings.iter_mut().enumerate() {
            // Whoever sits at several seats learns from all of them.
            let seen: Vec<WengLinRating> = after
                .iter()
                .zip(seats)
                .filter(|&(_, &sitter)| sitter == player)
                .filter_map(|(team, _)| team.first().copied())
                .collect();
            if !seen.is_empty() {
                let count = seen.len() as f64;
                *rating = WengLinRating {
                    rating: seen.iter().map(|one| one.rating).sum::<f64>() / count,
                    uncertainty: seen.iter().map(|one| one.uncertainty).sum::<f64>() / count,
                };
            }
        }
    }
    ratings
}
