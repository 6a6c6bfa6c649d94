//! What came of a tournament, as numbers and as a page people look at.

mod page;
pub(crate) mod plot;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::{Finished, Rating, Tournament, ratings};

pub use page::page;

/// What came of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// What was played.
    pub tournament: Tournament,
    /// How many games are over.
    pub games: usize,
    /// What a seat wins when all are equally strong.
    pub fair: f64,
    /// Everyone, the strongest first.
    pub players: Vec<Standing>,
    /// Who sat together, and what the first-named won.
    pub line_ups: Vec<LineUp>,
    /// Who finishes ahead of whom, where they sat together.
    pub duels: Vec<Duel>,
    /// Wins by seat, whoever sat there.
    pub seats: Vec<Share>,
    /// Wins by how a seat played: what it is about, then its value.
    pub tags: BTreeMap<String, BTreeMap<String, Share>>,
    /// Every game lost by playing foul.
    pub fouls: Vec<Fouled>,
    /// Choices in a game.
    pub choices_a_game: f64,
}

/// A share of wins and how sure we are of it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Share {
    /// Games counted, one for each seat.
    pub games: u64,
    /// How many of them say something of their own: the same seat with the same dice tells little more the second time.
    pub deals: u64,
    /// Wins; shared first places count in part.
    pub wins: f64,
    /// Wins by games.
    pub rate: f64,
    /// Nineteen times in twenty the true rate is at least this.
    pub low: f64,
    /// And at most this.
    pub high: f64,
}

/// How a player fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// Its wins.
    pub wins: Share,
    /// Its strength.
    pub rating: Rating,
    /// Points on average.
    pub mean_score: f64,
    /// Milliseconds a decision.
    pub millis: f64,
    /// Decisions a game.
    pub decisions: f64,
    /// Games lost by playing foul.
    pub fouls: u64,
}

/// Who sat together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LineUp {
    /// Everyone at the table.
    pub players: Vec<String>,
    /// What each of them won at its seats, in the order of `players` with repeated names left out.
    pub wins: Vec<(String, Share)>,
}

/// Who finishes ahead of whom.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The stronger one.
    pub ahead: String,
    /// The other.
    pub behind: String,
    /// How often the one was ahead of the other, for each pair of their seats; a shared place counts half.
    pub share: Share,
}

/// A game lost by playing foul.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fouled {
    /// The game's number.
    pub game: u64,
    /// Who.
    pub name: String,
    /// Why.
    pub reason: String,
}

impl Share {
    fn count(&mut self, win: f64) {
        self.count_deal(win, true);
    }

    /// Counts a game; `fresh` where nothing was counted of its dice before.
    fn count_deal(&mut self, win: f64, fresh: bool) {
        self.games += 1;
        self.deals += u64::from(fresh);
        self.wins += win;
    }

    /// With its rate and Wilson's interval.
    fn settled(mut self) -> Self {
        const Z: f64 = 1.96;
        let n = (self.deals as f64).max(1.0);
        let rate = self.wins / (self.games as f64).max(1.0);
        let middle = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        (self.rate, self.low, self.high) = (rate, (middle - half).max(0.0), (middle + half).min(1.0));
        self
    }
}

impl Report {
    /// The report of these games.
    #[must_use]
    pub fn new(tournament: &Tournament, games: &[Finished]) -> Self {
        let names: Vec<String> = tournament.players.iter().map(ToString::to_string).collect();
        let rated = ratings(names.len(), games);
        let mut players: Vec<Standing> = names
            .iter()
            .zip(&rated)
            .enumerate()
            .map(|(player, (name, rating))| standing(player, name, *rating, games))
            .collect();
        players.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
        let mut seats = vec![Share::default(); tournament.seats];
        let mut tags: BTreeMap<String, BTreeMap<String, Share>> = BTreeMap::new();
        let mut fouls = Vec::new();
        // Line-ups and rotations share their dice: what a seat's box is worth is seen once in each.
        let mut dealt = BTreeSet::new();
        for game in games {
            for (seat, &win) in game.wins.iter().enumerate() {
                let dice = (game.fixture.opening, game.fixture.dice);
                seats[seat].count_deal(win, dealt.insert((None, seat, dice)));
                for tag in &game.tags[seat] {
                    let fresh = dealt.insert((Some((&tag.about, &tag.value)), seat, dice));
                    let values = tags.entry(tag.about.clone()).or_default();
                    values.entry(tag.value.clone()).or_default().count_deal(win, fresh);
                }
                if let Some(foul) = &game.fouls[seat] {
                    let name = names[game.fixture.seats[seat]].clone();
                    fouls.push(Fouled { game: game.fixture.number, name, reason: foul.to_string() });
                }
            }
        }
        let settle =
            |values: BTreeMap<String, Share>| values.into_iter().map(|(value, share)| (value, share.settled()));
        let choices: usize = games.iter().map(|game| game.choices).sum();
        Self {
            tournament: tournament.clone(),
            games: games.len(),
            fair: 1.0 / tournament.seats.max(1) as f64,
            players,
            line_ups: tournament.line_ups().iter().map(|line_up| met(line_up, &names, games)).collect(),
            duels: duels(&names, games),
            seats: seats.into_iter().map(Share::settled).collect(),
            tags: tags.into_iter().map(|(about, values)| (about, settle(values).collect())).collect(),
            fouls,
            choices_a_game: choices as f64 / games.len().max(1) as f64,
        }
    }
}

fn standing(player: usize, name: &str, rating: Rating, games: &[Finished]) -> Standing {
    let mut wins = Share::default();
    let (mut score, mut asked, mut seconds, mut fouls) = (0.0, 0.0, 0.0, 0);
    for game in games {
        for (seat, _) in game.fixture.seats.iter().enumerate().filter(|&(_, &sitter)| sitter == player) {
            wins.count(game.wins[seat]);
            score += f64::from(game.scores[seat]);
            asked += f64::from(game.asked[seat]);
            seconds += game.seconds[seat];
            fouls += u64::from(game.fouls[seat].is_some());
        }
    }
    let count = (wins.games as f64).max(1.0);
    Standing {
        name: name.to_owned(),
        wins: wins.settled(),
        rating,
        mean_score: score / count,
        millis: 1000.0 * seconds / asked.max(1.0),
        decisions: asked / count,
        fouls,
    }
}

/// Every pair that sat together, each with the stronger one first, the clearest first.
fn duels(names: &[String], games: &[Finished]) -> Vec<Duel> {
    let mut duels = Vec::new();
    for one in 0..names.len() {
        for other in one + 1..names.len() {
            let mut share = Share::default();
            for game in games {
                let seats = || game.fixture.seats.iter().zip(&game.ranks);
                for (_, mine) in seats().filter(|&(&sitter, _)| sitter == one) {
                    for (_, theirs) in seats().filter(|&(&sitter, _)| sitter == other) {
                        share.count(match mine.cmp(theirs) {
                            std::cmp::Ordering::Less => 1.0,
                            std::cmp::Ordering::Equal => 0.5,
                            std::cmp::Ordering::Greater => 0.0,
                        });
                    }
                }
            }
            if share.games == 0 {
                continue;
            }
            let turned = share.wins * 2.0 < share.games as f64;
            let (ahead, behind) = if turned { (other, one) } else { (one, other) };
            if turned {
                share.wins = share.games as f64 - share.wins;
            }
            duels.push(Duel { ahead: names[ahead].clone(), behind: names[behind].clone(), share: share.settled() });
        }
    }
    duels.sort_by(|one, other| other.share.rate.total_cmp(&one.share.rate));
    duels
}

fn met(line_up: &[usize], names: &[String], games: &[Finished]) -> LineUp {
    let mut sorted = line_up.to_vec();
    sorted.sort_unstable();
    let mut different = line_up.to_vec();
    let mut seen = Vec::new();
    different.retain(|player| {
        !seen.contains(player) && {
            seen.push(*player);
            true
        }
    });
    let mut shares = vec![Share::default(); names.len()];
    for game in games {
        let mut seated = game.fixture.seats.clone();
        seated.sort_unstable();
        if seated == sorted {
            for (&player, &win) in game.fixture.seats.iter().zip(&game.wins) {
                shares[player].count(win);
            }
        }
    }
    LineUp {
        players: line_up.iter().map(|&player| names[player].clone()).collect(),
        wins: different.into_iter().map(|player| (names[player].clone(), shares[player].settled())).collect(),
    }
}
