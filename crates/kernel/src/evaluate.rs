//! What a bot needs to judge a position: what everyone can expect, and the numbers that judgement is made of.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Game, Outcome};

/// What a seat can expect of the rest of the game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// Points at the end.
    pub score: f32,
    /// The chance to win, from 0 to 1. All seats' chances add up to 1.
    pub chance: f32,
}

impl Estimate {
    /// What each seat can expect: its result where the game is over, elsewhere what the game [makes of
    /// it](Game::evaluate).
    #[must_use]
    pub fn of<G: Game>(state: &G::State, weights: &[f32]) -> BySeat<Self> {
        G::outcome(state).map_or_else(|| G::evaluate(state, weights), |outcome| Self::of_outcome(&outcome))
    }

    /// What is known once the game is over: those who share the first place share the win.
    #[must_use]
    pub fn of_outcome(outcome: &Outcome) -> BySeat<Self> {
        let winners = outcome.winners().count().max(1) as f32;
        BySeat::from_fn(outcome.scores.count(), |seat| Self {
            score: outcome.scores[seat] as f32,
            chance: if outcome.ranks[seat] == 1 { 1.0 / winners } else { 0.0 },
        })
    }

    /// Chances from expected points: `spread` points ahead make a win about e times as likely.
    #[must_use]
    pub fn of_scores(scores: &BySeat<f32>, spread: f32) -> BySeat<Self> {
        let best = scores.values().copied().fold(f32::MIN, f32::max);
        let pull = BySeat::from_fn(scores.count(), |seat| ((scores[seat] - best) / spread.max(0.01)).exp());
        let all: f32 = pull.values().sum();
        BySeat::from_fn(scores.count(), |seat| Self { score: scores[seat], chance: pull[seat] / all })
    }
}

/// How a searching bot plays on from where its tree ends, before it judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playout {
    /// So many choices at the game's [urges](crate::Game::urge): many where urges play well, none where the evaluation
    /// sees further.
    Choices(u32),
    /// So many actions, each the best of some that the urges come up with: dearer, and closer to how people play.
    Actions {
        /// How many actions of all seats together.
        count: u32,
        /// How many are tried for each.
        tries: u32,
    },
}

/// The numbers an evaluation is made of, by name, and the command that produced them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// How these numbers came about.
    pub command: String,
    /// What each is called and how much it counts, in the order the evaluation reads them.
    pub weights: Vec<Weight>,
}

/// One of the numbers an evaluation is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weight {
    /// What it is about.
    pub name: String,
    /// How much it counts.
    pub value: f32,
}

impl Weights {
    /// The weights of a game that has none.
    #[must_use]
    pub const fn none() -> Self {
        Self { command: String::new(), weights: Vec::new() }
    }

    /// Reads a game's weights, which must have exactly these names in this order.
    ///
    /// # Errors
    /// When the text is not of that form or a name is not the expected one.
    pub fn read(text: &str, names: &[&str]) -> Result<Self, WeightsError> {
        let read: Self = serde_json::from_str(text).map_err(|error| WeightsError::Form(error.to_string()))?;
        read.expect_names(names)?;
        Ok(read)
    }

    /// Whether these are the weights called so, in this order.
    ///
    /// # Errors
    /// The first that is not.
    pub fn expect_names<S: AsRef<str>>(&self, names: &[S]) -> Result<(), WeightsError> {
        for at in 0..names.len().max(self.weights.len()) {
            let found = self.weights.get(at).map(|weight| weight.name.as_str());
            let wanted = names.get(at).map(AsRef::as_ref);
            if found != wanted {
                let said = |name: Option<&str>| name.unwrap_or("none").to_owned();
                return Err(WeightsError::Name { at, wanted: said(wanted), found: said(found) });
            }
        }
        Ok(())
    }

    /// The numbers alone, as [`Game::evaluate`](crate::Game::evaluate) takes them.
    #[must_use]
    pub fn values(&self) -> Vec<f32> {
        self.weights.iter().map(|weight| weight.value).collect()
    }

    /// The same weights with other numbers.
    #[must_use]
    pub fn with_values(&self, values: &[f32]) -> Self {
        let weights = self.weights.iter().zip(values);
        let weights = weights.map(|(weight, &value)| Weight { name: weight.name.clone(), value }).collect();
        Self { command: self.command.clone(), weights }
    }
}

/// Names the weights of a game: an index for each, and `kept`, which reads them from the game's `weights.json`.
///
/// A name that ends in `_early` is followed by the same one ending in `_late`: what it is worth fades from the one to the
/// other as the game goes on.
#[macro_export]
macro_rules! weights {
    ($file:literal: $($name:ident),+ $(,)?) => {
        /// Where each weight stands in the list.
        #[derive(Clone, Copy)]
        #[expect(non_camel_case_types, reason = "written as in the file of weights")]
        #[expect(dead_code, reason = "a late value is found after its early one")]
        enum At { $($name),+ }

        impl From<At> for usize {
            fn from(at: At) -> Self {
                at as Self
            }
        }

        /// The weights kept with the game.
        pub(crate) fn kept() -> &'static $crate::Weights {
            static KEPT: ::std::sync::LazyLock<$crate::Weights> = ::std::sync::LazyLock::new(|| {
                $crate::Weights::read(include_str!($file), &[$(stringify!($name)),+])
                    .expect("the game's own weights can be read")
            });
            &KEPT
        }

        #[cfg(test)]
        mod weights_tests {
            #[test]
            fn weights_are_kept_for_every_name() {
                assert_eq!(super::kept().values().len(), [$(stringify!($name)),+].len());
            }
        }
    };
}

/// Weights as they stand at one moment of a game: those that come in pairs fade from their early value to the late one
/// that follows it.
#[derive(Clone, Copy, Debug)]
pub struct Fading<'a> {
    weights: &'a [f32],
    early: f32,
    alive: f32,
}

impl<'a> Fading<'a> {
    /// Weights at a moment: how much of the game is still to come, and how much of what brings no points is still worth
    /// something, both from 1 to 0.
    #[must_use]
    pub const fn new(weights: &'a [f32], early: f32, alive: f32) -> Self {
        Self { weights, early, alive }
    }

    /// How much of what brings no points is still worth something.
    #[must_use]
    pub const fn alive(&self) -> f32 {
        self.alive
    }

    /// A weight that stays as it is.
    #[must_use]
    pub fn single(&self, at: impl Into<usize>) -> f32 {
        self.weights[at.into()]
    }

    /// A weight between its early and its late value.
    #[must_use]
    pub fn weight(&self, early: impl Into<usize>) -> f32 {
        let early = early.into();
        let (at_start, at_end) = (self.weights[early], self.weights[early + 1]);
        at_end + (at_start - at_end) * self.early
    }

    /// A weight that is worth nothing in the end.
    #[must_use]
    pub fn hope(&self, early: impl Into<usize>) -> f32 {
        self.weight(early) * self.alive
    }
}

/// Why weights could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// Not of the right form.
    #[error("not a file of weights: {0}")]
    Form(String),
    /// Another weight was expected.
    #[error("weight {at} should be '{wanted}', not '{found}'")]
    Name {
        /// Its place.
        at: usize,
        /// The name expected there.
        wanted: String,
        /// The name found there.
        found: String,
    },
}

/// A fact about how a seat played, by which results can be counted: a leader, a government, an epoch reached first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Tag {
    /// What it is about.
    pub about: String,
    /// What it was.
    pub value: String,
}

impl Tag {
    /// A fact.
    #[must_use]
    pub fn new(about: impl Into<String>, value: impl Into<String>) -> Self {
        Self { about: about.into(), value: value.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        r#"{"command": "by hand", "weights": [{"name": "land", "value": 1.5}, {"name": "hand", "value": -2}]}"#;

    #[test]
    fn weights_are_read_by_name() {
        let weights = Weights::read(TEXT, &["land", "hand"]).unwrap();
        assert_eq!(weights.values(), [1.5, -2.0]);
        assert!(matches!(Weights::read(TEXT, &["land"]), Err(WeightsError::Name { at: 1, .. })));
        assert!(matches!(Weights::read(TEXT, &["land", "sea"]), Err(WeightsError::Name { at: 1, .. })));
        assert!(matches!(Weights::read("[]", &[]), Err(WeightsError::Form(_))));
    }

    #[test]
    fn chances_add_up_and_follow_points() {
        let scores = BySeat::from_fn(3, |seat| 10.0 + 4.0 * seat.index() as f32);
        let estimates = Estimate::of_scores(&scores, 4.0);
        let sum: f32 = estimates.values().map(|estimate| estimate.chance).sum();
        assert!((sum - 1.0).abs() < 1e-5);
        let [a, b, c] = [0, 1, 2].map(|seat| estimates[crate::Seat::new(seat)].chance);
        assert!(a < b && b < c && (b / a - std::f32::consts::E).abs() < 1e-3);
    }
}
