//! Positions of the last games, and how they are shown.

use std::collections::VecDeque;

use tessera_kernel::Rng;
use tessera_network::{Lesson, Network, Policy, PolicyLesson, PolicyTeacher, Teacher, Thought};

use super::game::Moment;

/// What is remembered of the last games.
#[derive(Default)]
pub(super) struct Memory {
    moments: VecDeque<Moment>,
}

/// How far off the network was, on average.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Loss {
    pub lessons: u64,
    /// Of chances, in nats beyond what the lessons leave open.
    pub surprise: f64,
    /// In points.
    pub off: f64,
    pub choices: u64,
    /// Of choices, in nats.
    pub choice: f64,
}

/// Lessons between two changes.
const BATCH: usize = 128;

impl Memory {
    /// Remembers, and forgets the oldest beyond `most`.
    pub(super) fn remember(&mut self, moments: Vec<Moment>, most: usize) {
        self.moments.extend(moments);
        let over = self.moments.len().saturating_sub(most);
        self.moments.drain(..over);
    }

    /// Shows so many lessons, drawn at random.
    pub(super) fn show(
        &self,
        lessons: usize,
        (network, teacher): (&mut Network, &mut Teacher),
        (policy, choices): (&mut Policy, &mut PolicyTeacher),
        rate: f32,
        rng: &mut Rng,
    ) -> Loss {
        let mut loss = Loss::default();
        let mut thought = Thought::default();
        if self.moments.is_empty() {
            return loss;
        }
        for number in 1..=lessons {
            let moment = &self.moments[rng.index(self.moments.len())];
            let rows: Vec<&[f32]> = moment.inputs.chunks_exact(network.shape().inputs).collect();
            let lesson = Lesson { rows: &rows, base: &moment.base, chances: &moment.chances, points: &moment.points };
            let (surprise, off) = teacher.show(network, &lesson);
            loss.lessons += 1;
            loss.surprise += f64::from(surprise);
            loss.off += f64::from(off);
            if let Some((seat, options, likely)) = &moment.choice {
                network.judge(&rows, &moment.base, &mut thought);
                let lesson = PolicyLesson { seat: *seat, options, likely };
                loss.choices += 1;
                // A policy learns fast and needs few lessons.
                loss.choice += f64::from(choices.show(policy, &thought, &lesson, 20.0 * rate));
            }
            if number % BATCH == 0 {
                teacher.step(network, rate);
            }
        }
        loss
    }
}
