//! The numbers, and what they make of a position.
//!
//! Every seat is judged by the same numbers: what stands on its own sheet, and what stands on its rivals' sheets on average,
//! make the first layer; a second, smaller one follows; and two numbers come out, how much the seat pulls ahead and the points
//! it can expect. Both are added to what a plain evaluation says, the `base`: a fresh network changes nothing, and learns
//! where that evaluation is wrong. The seats' pulls together make their chances, which add up to 1.

use crate::noise::Noise;

/// How large a network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Shape {
    /// Numbers on a seat's sheet.
    pub inputs: usize,
    /// Units of the first layer.
    pub hidden: usize,
    /// Units of the second.
    pub second: usize,
}

impl Shape {
    /// Where the parts of a network stand among its numbers.
    pub(crate) const fn layout(self) -> Layout {
        let first = 2 * self.hidden * self.inputs;
        let first_bias = first + self.hidden;
        let second = first_bias + self.hidden * self.second;
        let second_bias = second + self.second;
        let last = second_bias + OUT * self.second;
        Layout { first, first_bias, second, second_bias, last, all: last + OUT + 1 }
    }

    /// How many numbers make such a network.
    #[must_use]
    pub const fn count(self) -> usize {
        self.layout().all
    }
}

/// What comes out for a seat: its pull and its points.
pub(crate) const OUT: usize = 2;

/// Where each part of the numbers ends; it begins where the one before ends. The first layer stands input by input, the
/// seat's own half before the rivals'; the others unit by unit. The very last number is how much the base's pull counts.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    pub first: usize,
    pub first_bias: usize,
    pub second: usize,
    pub second_bias: usize,
    pub last: usize,
    pub all: usize,
}

/// What a unit makes of what it is told: below nothing, it hardly stirs.
pub(crate) fn stir(value: f32) -> f32 {
    if value > 0.0 { value } else { value * IDLE }
}

/// How much a unit still stirs below nothing, so that it can wake again.
pub(crate) const IDLE: f32 = 1.0 / 32.0;

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    pub(crate) shape: Shape,
    /// Points that make a unit of what it says of points.
    pub(crate) scale: f32,
    pub(crate) numbers: Vec<f32>,
}

/// What came of judging a position; kept from one to the next, so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    /// By seat: what it tells of itself, then what it tells its rivals.
    pub(crate) told: Vec<f32>,
    /// By seat: the first layer before and after it stirs.
    pub(crate) first: Vec<f32>,
    pub(crate) stirred: Vec<f32>,
    /// By seat: the second layer, before it stirs.
    pub(crate) second: Vec<f32>,
    pub(crate) pulls: Vec<f32>,
    pub(crate) chances: Vec<f32>,
    pub(crate) points: Vec<f32>,
}

impl Thought {
    /// Each seat's chance to win.
    #[must_use]
    pub fn chances(&self) -> &[f32] {
        &self.chances
    }

    /// The points each seat can expect.
    #[must_use]
    pub fn points(&self) -> &[f32] {
        &self.points
    }
}

impl Network {
    /// One that has learned nothing: it says what the base says.
    #[must_use]
    pub fn fresh(shape: Shape, scale: f32, seed: u64) -> Self {
        let mut noise = Noise::new(seed);
        let Layout { first, first_bias, second, second_bias, all, .. } = shape.layout();
        let mut numbers = vec![0.0; all];
        // A sheet is mostly nothing: what goes in counts as if a fifth of it were something.
        let spread = (3.0 / (0.2 * shape.inputs as f32).max(1.0)).sqrt();
        numbers[..first].iter_mut().for_each(|number| *number = spread * noise.draw());
        let spread = (3.0 / shape.hidden as f32).sqrt();
        numbers[first_bias..second].iter_mut().for_each(|number| *number = spread * noise.draw());
        numbers[second..second_bias].iter_mut().for_each(|number| *number = 0.1);
        numbers[all - 1] = 1.0;
        Self { shape, scale, numbers }
    }

    /// How large it is.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Points that make a unit of what it says of points.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// Judges a position: a row of inputs for each seat, and what the base says of its pull and its points.
    ///
    /// # Panics
    /// When a row has not as many numbers as the network has inputs, or there are not as many bases as rows.
    pub fn judge(&self, rows: &[&[f32]], base: &[(f32, f32)], thought: &mut Thought) {
        assert_eq!(rows.len(), base.len(), "a base for each seat");
        self.listen(rows, thought);
        let layout = self.shape.layout();
        let (hidden, second) = (self.shape.hidden, self.shape.second);
        let weights = &self.numbers[layout.first_bias..layout.second];
        let biases = &self.numbers[layout.second..layout.second_bias];
        let last = &self.numbers[layout.second_bias..layout.last];
        let ends = &self.numbers[layout.last..layout.last + OUT];
        let trust = self.numbers[layout.all - 1];
        thought.second.clear();
        thought.pulls.clear();
        thought.points.clear();
        for (stirred, &(pull, points)) in thought.stirred.chunks_exact(hidden).zip(base) {
            let mut said = [ends[0], ends[1]];
            for (unit, (weights, bias)) in weights.chunks_exact(hidden).zip(biases).enumerate() {
                let sum = bias + dot(weights, stirred);
                thought.second.push(sum);
                let out = stir(sum);
                said[0] += out * last[unit];
                said[1] += out * last[second + unit];
            }
            thought.pulls.push(trust * pull + said[0]);
            thought.points.push(points + self.scale * said[1]);
        }
        chances(&thought.pulls, &mut thought.chances);
    }

    /// The first layer of every seat.
    fn listen(&self, rows: &[&[f32]], thought: &mut Thought) {
        let hidden = self.shape.hidden;
        let layout = self.shape.layout();
        let columns = &self.numbers[..layout.first];
        let seats = rows.len();
        thought.told.clear();
        thought.told.resize(seats * 2 * hidden, 0.0);
        for (row, told) in rows.iter().zip(thought.told.chunks_exact_mut(2 * hidden)) {
            assert_eq!(row.len(), self.shape.inputs, "as many numbers as the network has inputs");
            for (&value, column) in row.iter().zip(columns.chunks_exact(2 * hidden)) {
                if value != 0.0 {
                    add(told, column, value);
                }
            }
        }
        let biases = &self.numbers[layout.first..layout.first_bias];
        thought.first.clear();
        let share = 1.0 / (seats.max(2) - 1) as f32;
        for seat in 0..seats {
            let from = thought.first.len();
            thought.first.extend_from_slice(biases);
            let own = &mut thought.first[from..];
            for (other, told) in thought.told.chunks_exact(2 * hidden).enumerate() {
                if other == seat {
                    add(own, &told[..hidden], 1.0);
                } else {
                    add(own, &told[hidden..], share);
                }
            }
        }
        thought.stirred.clear();
        thought.stirred.extend(thought.first.iter().map(|&value| stir(value)));
    }
}

/// Chances from pulls: they add up to 1.
fn chances(pulls: &[f32], chances: &mut Vec<f32>) {
    let most = pulls.iter().copied().fold(f32::MIN, f32::max);
    chances.clear();
    chances.extend(pulls.iter().map(|pull| (pull - most).exp()));
    let all: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= all);
}

/// Lanes that are added up side by side.
const LANES: usize = 8;

/// Adds a list, so many times, to another.
#[inline]
pub(crate) fn add(to: &mut [f32], list: &[f32], times: f32) {
    for (to, value) in to.iter_mut().zip(list) {
        *to += value * times;
    }
}

/// The products of two lists of the same length, added up lane by lane: in the same order on every machine.
#[inline]
pub(crate) fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; LANES];
    let (ones, others) = (one.chunks_exact(LANES), other.chunks_exact(LANES));
    let rest: f32 = ones.remainder().iter().zip(others.remainder()).map(|(one, other)| one * other).sum();
    for (one, other) in ones.zip(others) {
        for lane in 0..LANES {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { inputs: 5, hidden: 11, second: 3 };

    fn rows() -> [[f32; 5]; 3] {
        [[1.0, 0.0, 0.5, 0.0, -1.0], [0.0, 0.0, 0.2, 1.0, 0.0], [0.3, 0.7, 0.0, 0.0, 0.0]]
    }

    fn judged(network: &Network, rows: &[[f32; 5]], base: &[(f32, f32)]) -> Thought {
        let rows: Vec<&[f32]> = rows.iter().map(|row| &row[..]).collect();
        let mut thought = Thought::default();
        network.judge(&rows, base, &mut thought);
        thought
    }

    #[test]
    fn a_fresh_network_says_what_the_base_says() {
        let thought = judged(&Network::fresh(SHAPE, 10.0, 3), &rows(), &[(0.0, 7.0), (1.0, 8.0), (-1.0, 2.0)]);
        assert_eq!(thought.points(), [7.0, 8.0, 2.0]);
        let ratio = thought.chances()[1] / thought.chances()[0];
        assert!((ratio - std::f32::consts::E).abs() < 1e-4, "{ratio}");
        assert!((thought.chances().iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }

    #[test]
    fn who_sits_where_changes_nothing_for_anybody() {
        let mut network = Network::fresh(SHAPE, 10.0, 3);
        network.numbers.iter_mut().enumerate().for_each(|(at, number)| *number += 0.01 * (at % 7) as f32);
        let [a, b, c] = rows();
        let one = judged(&network, &[a, b, c], &[(0.1, 0.0), (0.2, 0.0), (0.3, 0.0)]);
        let other = judged(&network, &[c, a, b], &[(0.3, 0.0), (0.1, 0.0), (0.2, 0.0)]);
        for (seat, moved) in [(0, 1), (1, 2), (2, 0)] {
            assert!((one.chances()[seat] - other.chances()[moved]).abs() < 1e-5);
        }
    }

    #[test]
    fn products_are_added_up_whatever_the_length() {
        let list: Vec<f32> = (0..19).map(|value| value as f32).collect();
        assert_eq!(dot(&list, &list), (0..19).map(|value| (value * value) as f32).sum::<f32>());
    }
}
