//! What a learned judgement sees of a position: numbers by name, a sheet of them for each seat.

use crate::{BySeat, Game};

/// The numbers that describe a position for one seat, in an order that never changes within a game.
///
/// Numbers are best between −2 and 2, and 0 where there is nothing to tell: nothing costs nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sheet {
    values: Vec<f32>,
    /// What each is called, on a sheet that is read by people.
    names: Option<Vec<String>>,
}

impl Sheet {
    /// An empty sheet.
    #[must_use]
    pub const fn new() -> Self {
        Self { values: Vec::new(), names: None }
    }

    /// An empty sheet that keeps the names, too.
    #[must_use]
    pub const fn named() -> Self {
        Self { values: Vec::new(), names: Some(Vec::new()) }
    }

    /// What was put down so far.
    #[must_use]
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// What the values are called, if it keeps names.
    #[must_use]
    pub fn names(&self) -> &[String] {
        self.names.as_deref().unwrap_or_default()
    }

    /// Wipes it, names included.
    pub fn clear(&mut self) {
        self.values.clear();
        if let Some(names) = &mut self.names {
            names.clear();
        }
    }

    /// Puts down a number.
    #[inline]
    pub fn put(&mut self, name: &'static str, value: f32) {
        self.values.push(value);
        if self.names.is_some() {
            self.name(name, None);
        }
    }

    /// Names are kept for people only: what it takes stands aside from what is done by the million.
    #[cold]
    #[inline(never)]
    fn name(&mut self, name: &str, count: Option<usize>) {
        let Some(names) = &mut self.names else { return };
        match count {
            Some(count) => names.extend((0..count).map(|place| format!("{name} {place}"))),
            None => names.push(name.to_owned()),
        }
    }

    /// Puts down whether something is so.
    #[inline]
    pub fn flag(&mut self, name: &'static str, so: bool) {
        self.put(name, f32::from(u8::from(so)));
    }

    /// Puts down as many numbers as the list has; it must always have as many.
    #[inline]
    pub fn list(&mut self, name: &'static str, values: impl IntoIterator<Item = f32>) {
        let from = self.values.len();
        self.values.extend(values);
        if self.names.is_some() {
            self.name(name, Some(self.values.len() - from));
        }
    }

    /// Puts down which of so many things it is: 1 at its place, 0 elsewhere, and 0 everywhere for none of them.
    #[inline]
    pub fn one_of(&mut self, name: &'static str, place: Option<usize>, count: usize) {
        self.list(name, (0..count).map(|at| f32::from(u8::from(place == Some(at)))));
    }

    /// Puts down which of so many things are there, by the bits of a set.
    #[inline]
    pub fn set(&mut self, name: &'static str, bits: u128, count: usize) {
        self.list(name, (0..count).map(|at| f32::from((bits >> at & 1) as u8)));
    }

    /// Puts down a count by steps: 1 for every step it reaches. A network sees at once how the first differs from the fifth.
    #[inline]
    pub fn steps(&mut self, name: &'static str, value: f32, steps: &[f32]) {
        self.list(name, steps.iter().map(|step| f32::from(u8::from(value >= *step))));
    }
}

/// The features of a position, a sheet for each seat.
#[must_use]
pub fn features_of<G: Game>(state: &G::State, seats: usize) -> BySeat<Sheet> {
    let mut sheets: Vec<Sheet> = (0..seats).map(|_| Sheet::new()).collect();
    G::features(state, &mut sheets);
    BySeat::from_fn(seats, |seat| std::mem::take(&mut sheets[seat.index()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_names_every_number() {
        let mut sheet = Sheet::named();
        sheet.put("points", 0.5);
        sheet.flag("first", true);
        sheet.one_of("phase", Some(1), 3);
        sheet.set("advances", 0b101, 3);
        sheet.steps("cities", 2.0, &[1.0, 2.0, 3.0]);
        assert_eq!(sheet.values(), [0.5, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0]);
        assert_eq!(sheet.names().len(), sheet.values().len());
        assert_eq!(sheet.names()[3], "phase 1");
        sheet.clear();
        assert!(sheet.values().is_empty() && sheet.names().is_empty());
    }
}
