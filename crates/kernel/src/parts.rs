//! What an estimate is made of, for those who want to know why. Computed only when somebody asks.

use crate::{BySeat, Game, Weights};

/// The part that no weight has a say in: what is already counted.
pub const COUNTED: &str = "points";

/// The names of the parts of a game's evaluation, in the order of [`Game::parts`]: what is counted already, then what each
/// weight stands for. An early and a late weight are one part; [measures](Game::MEASURES) are none.
#[must_use]
pub fn part_names<G: Game>() -> Vec<&'static str> {
    let mut names = vec![COUNTED];
    names.extend(groups(G::weights(), G::MEASURES).into_iter().map(|(name, _)| name));
    names
}

/// What each part of [`Game::evaluate`] adds to every seat's points.
///
/// A weight's part is what goes when it is taken away, the last of the list first: so all parts together are the whole, and
/// where one weight counts what others stand for, that is the part of the one listed later.
pub(crate) fn parts_by_weight<G: Game>(state: &G::State, weights: &[f32]) -> BySeat<Vec<f32>> {
    let scores = |weights: &[f32]| {
        let found = G::evaluate(state, weights);
        BySeat::from_fn(found.count(), |seat| found[seat].score)
    };
    let mut left = weights.to_vec();
    let mut with = scores(&left);
    let groups = groups(G::weights(), G::MEASURES);
    let mut parts = BySeat::from_fn(with.count(), |_| vec![0.0; groups.len() + 1]);
    for (part, (_, places)) in groups.iter().enumerate().rev() {
        places.iter().for_each(|&place| left[place] = 0.0);
        let without = scores(&left);
        for (seat, parts) in parts.iter_mut() {
            parts[part + 1] = with[seat] - without[seat];
        }
        with = without;
    }
    for (seat, parts) in parts.iter_mut() {
        parts[0] = with[seat];
    }
    parts
}

/// The weights that add something, by what they stand for, and where each stands in the list.
fn groups(weights: &'static Weights, measures: &[&str]) -> Vec<(&'static str, Vec<usize>)> {
    let mut groups: Vec<(&'static str, Vec<usize>)> = Vec::new();
    for (place, weight) in weights.weights.iter().enumerate() {
        let name = weight.name.as_str();
        let name = name.strip_suffix("_early").or_else(|| name.strip_suffix("_late")).unwrap_or(name);
        if measures.contains(&name) {
            continue;
        }
        match groups.last_mut() {
            Some((last, places)) if *last == name => places.push(place),
            _ => groups.push((name, vec![place])),
        }
    }
    groups
}
