//! How far off a network was, and how its numbers change (Adam).

use crate::network::{IDLE, Network, OUT, Thought, add, stir};

/// A position and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    /// A row of inputs for each seat.
    pub rows: &'a [&'a [f32]],
    /// What the plain evaluation says of each seat's pull and points.
    pub base: &'a [(f32, f32)],
    /// The chances to be said; they add up to 1.
    pub chances: &'a [f32],
    /// The points to be said.
    pub points: &'a [f32],
}

/// What points count beside chances.
const POINTS: f32 = 0.5;
/// From so many units on, points that are far off count by how far, not by its square: one odd game is not the lesson.
const FAR: f32 = 1.0;

/// Changes a network, lesson by lesson.
#[derive(Clone, Debug)]
pub struct Teacher {
    gradient: Vec<f32>,
    shown: usize,
    adam: Adam,
    thought: Thought,
    deep: Deep,
}

/// What each unit is to blame for.
#[derive(Clone, Debug, Default)]
struct Deep {
    second: Vec<f32>,
    first: Vec<f32>,
    told: Vec<f32>,
}

impl Teacher {
    /// One for networks of this shape.
    #[must_use]
    pub fn new(network: &Network) -> Self {
        let count = network.shape.count();
        Self {
            gradient: vec![0.0; count],
            shown: 0,
            adam: Adam::new(count),
            thought: Thought::default(),
            deep: Deep::default(),
        }
    }

    /// Shows a lesson and says how far off the network was: the surprise at the chances (in nats, beyond what the lesson itself
    /// leaves open), and the mistake in points.
    pub fn show(&mut self, network: &Network, lesson: &Lesson<'_>) -> (f32, f32) {
        network.judge(lesson.rows, lesson.base, &mut self.thought);
        self.shown += 1;
        let mut surprise = 0.0;
        let mut off = 0.0;
        let seats = lesson.rows.len();
        let layout = network.shape.layout();
        let (hidden, second) = (network.shape.hidden, network.shape.second);
        let last = &network.numbers[layout.second_bias..layout.last];
        self.deep.first.clear();
        self.deep.first.resize(seats * hidden, 0.0);
        for seat in 0..seats {
            let (said, wanted) = (self.thought.chances[seat], lesson.chances[seat]);
            if wanted > 0.0 {
                surprise += wanted * (wanted / said.max(1e-6)).ln();
            }
            let far = (self.thought.points[seat] - lesson.points[seat]) / network.scale;
            off += far.abs() * network.scale / seats as f32;
            let blame = [said - wanted, POINTS * far.clamp(-FAR, FAR) / seats as f32];
            self.gradient[layout.all - 1] += blame[0] * lesson.base[seat].0;
            self.deep.second.clear();
            for unit in 0..second {
                let sum = self.thought.second[seat * second + unit];
                let out = stir(sum);
                let slope = if sum > 0.0 { 1.0 } else { IDLE };
                self.deep.second.push(slope * (blame[0] * last[unit] + blame[1] * last[second + unit]));
                self.gradient[layout.second_bias + unit] += blame[0] * out;
                self.gradient[layout.second_bias + second + unit] += blame[1] * out;
            }
            (0..OUT).for_each(|out| self.gradient[layout.last + out] += blame[out]);
            let weights = network.numbers[layout.first_bias..layout.second].chunks_exact(hidden);
            let gradient = self.gradient[layout.first_bias..layout.second].chunks_exact_mut(hidden);
            let stirred = &self.thought.stirred[seat * hidden..][..hidden];
            let blamed = &mut self.deep.first[seat * hidden..][..hidden];
            for ((weights, gradient), &blame) in weights.zip(gradient).zip(&self.deep.second) {
                add(gradient, stirred, blame);
                add(blamed, weights, blame);
            }
            add(&mut self.gradient[layout.second..layout.second_bias], &self.deep.second, 1.0);
            let sums = &self.thought.first[seat * hidden..][..hidden];
            blamed.iter_mut().zip(sums).for_each(|(blame, &sum)| *blame *= if sum > 0.0 { 1.0 } else { IDLE });
            add(&mut self.gradient[layout.first..layout.first_bias], blamed, 1.0);
        }
        self.blame_inputs(lesson.rows, hidden);
        (surprise, off)
    }

    /// The first layer's share: what a seat's sheet told itself, and what it told its rivals.
    fn blame_inputs(&mut self, rows: &[&[f32]], hidden: usize) {
        let share = 1.0 / (rows.len().max(2) - 1) as f32;
        for (seat, row) in rows.iter().enumerate() {
            self.deep.told.clear();
            self.deep.told.resize(2 * hidden, 0.0);
            let (own, rivals) = self.deep.told.split_at_mut(hidden);
            for (other, blamed) in self.deep.first.chunks_exact(hidden).enumerate() {
                if other == seat { own.copy_from_slice(blamed) } else { add(rivals, blamed, share) }
            }
            for (&value, column) in row.iter().zip(self.gradient.chunks_exact_mut(2 * hidden)) {
                if value != 0.0 {
                    add(column, &self.deep.told, value);
                }
            }
        }
    }

    /// Changes the network by what was shown since the last time, as far as `rate` says.
    pub fn step(&mut self, network: &mut Network, rate: f32) {
        self.adam.step(&mut network.numbers, &mut self.gradient, self.shown, rate);
        self.shown = 0;
    }
}

/// Adam, with weights that fade a little.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub(crate) fn new(count: usize) -> Self {
        Self { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    /// Takes a step down a gradient added up over so many lessons, and clears it.
    pub(crate) fn step(&mut self, numbers: &mut [f32], gradient: &mut [f32], lessons: usize, rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        const FADE: f32 = 1e-4;
        if lessons == 0 {
            return;
        }
        self.steps += 1;
        let part = 1.0 / lessons as f32;
        let (short, long) = (1.0 - MEAN.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        let state = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in numbers.iter_mut().zip(gradient).zip(state) {
            let down = *slope * part;
            *slope = 0.0;
            *mean = MEAN * *mean + (1.0 - MEAN) * down;
            *square = SQUARE * *square + (1.0 - SQUARE) * down * down;
            *number -= rate * ((*mean / short) / ((*square / long).sqrt() + 1e-7) + FADE * *number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::Shape;

    /// What a lesson makes of a network: what [`Teacher::show`] follows down.
    fn loss(network: &Network, lesson: &Lesson<'_>) -> f64 {
        let mut thought = Thought::default();
        network.judge(lesson.rows, lesson.base, &mut thought);
        let mut sum = 0.0_f64;
        for seat in 0..lesson.rows.len() {
            sum -= f64::from(lesson.chances[seat]) * f64::from(thought.chances[seat]).ln();
            let far = f64::from((thought.points[seat] - lesson.points[seat]) / network.scale);
            let far = if far.abs() < 1.0 { far * far / 2.0 } else { far.abs() - 0.5 };
            sum += f64::from(POINTS) * far / lesson.rows.len() as f64;
        }
        sum
    }

    #[test]
    fn every_number_is_blamed_for_what_it_does() {
        let mut network = Network::fresh(Shape { inputs: 4, hidden: 5, second: 3 }, 4.0, 11);
        network.numbers.iter_mut().enumerate().for_each(|(at, number)| *number += 0.3 * ((at % 5) as f32 - 2.0) / 2.0);
        let rows = [[1.0, 0.0, 0.5, -1.0], [0.0, 0.4, 0.2, 0.0], [0.3, 0.7, 0.0, 1.0]];
        let rows: Vec<&[f32]> = rows.iter().map(|row| &row[..]).collect();
        let base = [(0.4, 1.0), (-0.2, 2.0), (0.1, 0.0)];
        let lesson = Lesson { rows: &rows, base: &base, chances: &[0.2, 0.5, 0.3], points: &[2.0, 3.0, -9.0] };
        let mut teacher = Teacher::new(&network);
        teacher.show(&network, &lesson);
        for at in 0..network.numbers.len() {
            const NUDGE: f32 = 2e-3;
            let mut moved = network.clone();
            moved.numbers[at] += NUDGE;
            let up = loss(&moved, &lesson);
            moved.numbers[at] -= 2.0 * NUDGE;
            let slope = (up - loss(&moved, &lesson)) / f64::from(2.0 * NUDGE);
            let blamed = f64::from(teacher.gradient[at]);
            assert!((slope - blamed).abs() < 2e-2 * (1.0 + slope.abs()), "number {at}: {slope} but blamed {blamed}");
        }
    }

    #[test]
    fn the_same_lessons_give_the_same_network() {
        let learned = || {
            let mut network = Network::fresh(Shape { inputs: 2, hidden: 4, second: 2 }, 1.0, 5);
            let mut teacher = Teacher::new(&network);
            let rows: [&[f32]; 2] = [&[1.0, 0.0], &[0.0, 1.0]];
            for round in 0..50 {
                let win = (round % 3 == 0) as u8 as f32;
                let chances = [win, 1.0 - win];
                teacher.show(
                    &network,
                    &Lesson { rows: &rows, base: &[(0.0, 0.0); 2], chances: &chances, points: &chances },
                );
                teacher.step(&mut network, 0.01);
            }
            network
        };
        assert_eq!(learned(), learned());
    }
}
