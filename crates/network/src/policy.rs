//! How likely a strong player is to take each option of a list.
//!
//! An option is described by a few traits, each a number below [`Policy::TRAITS`]: what kind of question it answers and what it
//! says. A trait holds one number for each unit of the network's first layer, and one of its own: so what speaks for an option
//! depends on how its seat stands. Like the network itself, a fresh policy says what it is told to begin with.

use crate::network::{Network, Thought, dot};

/// How likely options are.
#[derive(Clone, PartialEq, Debug)]
pub struct Policy {
    pub(crate) hidden: usize,
    pub(crate) numbers: Vec<f32>,
}

/// Options of a list as a policy is told of them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    traits: Vec<u16>,
    ends: Vec<usize>,
    base: Vec<f32>,
}

impl Options {
    /// No options.
    #[must_use]
    pub const fn new() -> Self {
        Self { traits: Vec::new(), ends: Vec::new(), base: Vec::new() }
    }

    /// Forgets them.
    pub fn clear(&mut self) {
        self.traits.clear();
        self.ends.clear();
        self.base.clear();
    }

    /// One more option: its traits, and how likely it is thought at first (above 0).
    pub fn push(&mut self, traits: impl IntoIterator<Item = u16>, likely: f32) {
        self.traits.extend(traits.into_iter().map(|one| one % Policy::TRAITS));
        self.ends.push(self.traits.len());
        self.base.push(likely.max(1e-4).ln());
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn iter(&self) -> impl Iterator<Item = (&[u16], f32)> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).zip(&self.base).map(|((begin, &end), &base)| (&self.traits[begin..end], base))
    }
}

impl Policy {
    /// How many traits there are.
    pub const TRAITS: u16 = 1024;

    /// One that has learned nothing.
    #[must_use]
    pub fn fresh(network: &Network) -> Self {
        let hidden = network.shape.hidden;
        let mut numbers = vec![0.0; Self::count(hidden)];
        *numbers.last_mut().expect("there is one at least") = 1.0;
        Self { hidden, numbers }
    }

    /// How many numbers make a policy; the very last is how much what it is told to begin with counts.
    pub(crate) const fn count(hidden: usize) -> usize {
        Self::TRAITS as usize * (hidden + 1) + 1
    }

    /// How likely `seat` is to take each option, given what the network [thought](Network::judge) of the position. All
    /// together make 1.
    pub fn weigh(&self, thought: &Thought, seat: usize, options: &Options, likely: &mut Vec<f32>) {
        let stirred = &thought.stirred[seat * self.hidden..][..self.hidden];
        self.weigh_by(stirred, options, likely);
    }

    fn weigh_by(&self, stirred: &[f32], options: &Options, likely: &mut Vec<f32>) {
        let trust = self.numbers[self.numbers.len() - 1];
        likely.clear();
        likely.extend(options.iter().map(|(traits, base)| {
            let told = traits.iter().map(|&one| {
                let row = self.row(one);
                dot(&row[..self.hidden], stirred) + row[self.hidden]
            });
            trust * base + told.sum::<f32>()
        }));
        let most = likely.iter().copied().fold(f32::MIN, f32::max);
        likely.iter_mut().for_each(|one| *one = (*one - most).exp());
        let all: f32 = likely.iter().sum();
        likely.iter_mut().for_each(|one| *one /= all);
    }

    fn row(&self, of: u16) -> &[f32] {
        &self.numbers[usize::from(of) * (self.hidden + 1)..][..=self.hidden]
    }
}

/// A list of options and how often a strong player took each.
#[derive(Clone, Copy, Debug)]
pub struct PolicyLesson<'a> {
    /// The seat that was asked.
    pub seat: usize,
    /// What it could choose.
    pub options: &'a Options,
    /// How likely each should be; all together make 1.
    pub likely: &'a [f32],
}

/// Changes a policy, lesson by lesson. Few traits occur in a lesson, so each number keeps count of how much it was blamed
/// (AdaGrad).
#[derive(Clone, Debug)]
pub struct PolicyTeacher {
    blamed: Vec<f32>,
    said: Vec<f32>,
}

impl PolicyTeacher {
    /// One for this policy.
    #[must_use]
    pub fn new(policy: &Policy) -> Self {
        Self { blamed: vec![1e-3; policy.numbers.len()], said: Vec::new() }
    }

    /// Shows a lesson, given what the network thought of the position, changes the policy as far as `rate` says, and tells
    /// how surprised it was (in nats, beyond what the lesson itself leaves open).
    pub fn show(&mut self, policy: &mut Policy, thought: &Thought, lesson: &PolicyLesson<'_>, rate: f32) -> f32 {
        let hidden = policy.hidden;
        let stirred = &thought.stirred[lesson.seat * hidden..][..hidden];
        policy.weigh_by(stirred, lesson.options, &mut self.said);
        let last = policy.numbers.len() - 1;
        let mut surprise = 0.0;
        let mut trust = 0.0;
        for (((traits, base), &said), &wanted) in lesson.options.iter().zip(&self.said).zip(lesson.likely) {
            if wanted > 0.0 {
                surprise += wanted * (wanted / said.max(1e-6)).ln();
            }
            let blame = said - wanted;
            trust += blame * base;
            for &one in traits {
                let from = usize::from(one) * (hidden + 1);
                let row = &mut policy.numbers[from..=from + hidden];
                let counts = &mut self.blamed[from..=from + hidden];
                for ((number, count), &input) in row.iter_mut().zip(counts).zip(stirred.iter().chain(&[1.0])) {
                    let slope = blame * input;
                    *count += slope * slope;
                    *number -= rate * slope / count.sqrt();
                }
            }
        }
        self.blamed[last] += trust * trust;
        policy.numbers[last] -= rate * trust / self.blamed[last].sqrt();
        surprise
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    #[test]
    fn what_speaks_for_an_option_depends_on_how_its_seat_stands() {
        let network = Network::fresh(Shape { inputs: 2, hidden: 16, second: 2 }, 1.0, 5);
        let mut policy = Policy::fresh(&network);
        let mut teacher = PolicyTeacher::new(&policy);
        let mut options = Options::new();
        options.push([7, 900], 0.5);
        options.push([7, 901], 0.5);
        let mut thought = Thought::default();
        let mut likely = Vec::new();
        let stands: [[&[f32]; 2]; 2] = [[&[1.0, 0.0], &[0.0, 0.0]], [&[0.0, 1.0], &[0.0, 0.0]]];
        for round in 0..2_000 {
            network.judge(&stands[round % 2], &[(0.0, 0.0); 2], &mut thought);
            let wanted = if round % 2 == 0 { [0.9, 0.1] } else { [0.2, 0.8] };
            let lesson = PolicyLesson { seat: 0, options: &options, likely: &wanted };
            teacher.show(&mut policy, &thought, &lesson, 0.1);
        }
        for (stand, wanted) in stands.iter().zip([0.9, 0.2]) {
            network.judge(stand, &[(0.0, 0.0); 2], &mut thought);
            policy.weigh(&thought, 0, &options, &mut likely);
            assert!((likely[0] - wanted).abs() < 0.05, "{likely:?}");
        }
    }

    #[test]
    fn a_fresh_policy_says_what_it_is_told() {
        let network = Network::fresh(Shape { inputs: 1, hidden: 3, second: 2 }, 1.0, 5);
        let mut thought = Thought::default();
        network.judge(&[&[1.0], &[1.0]], &[(0.0, 0.0); 2], &mut thought);
        let mut options = Options::new();
        options.push([1], 0.75);
        options.push([2], 0.25);
        let mut likely = Vec::new();
        Policy::fresh(&network).weigh(&thought, 1, &options, &mut likely);
        assert!((likely[0] - 0.75).abs() < 1e-5, "{likely:?}");
    }
}
