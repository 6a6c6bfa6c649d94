//! What the box says of an advance. Each group's file has the rows of its four beside what they do.

pub(super) use tessera_kernel::Source::{self, P, R};

use super::{
    agriculture, construction, culture, economy, education, governments, science, seafaring, spirituality, warfare,
};
use crate::prelude::*;

/// A culture token comes with the advance, a mood token, or none.
pub(super) const C: Option<Good> = Some(Good::Culture);
pub(super) const M: Option<Good> = Some(Good::Mood);
pub(super) const N: Option<Good> = None;

/// What the box says of an advance. Pairs are for the Monumental Edition and for that of 2012.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// The token gained with it.
    pub bonus: Option<Good>,
    /// The source of its effect.
    pub source: Source,
    /// What must be owned besides the top of its group.
    pub needs: [Option<Advance>; 2],
    /// What makes it free of food.
    pub free_with: [Option<Advance>; 2],
    /// What is due in 2012 even where it is free, and what waives it.
    pub due: Option<(Goods, Advance)>,
    /// How it is used by itself.
    uses: [Option<Use>; 2],
}

impl Row {
    pub(super) const fn new(bonus: Option<Good>, source: Source) -> Self {
        Self { bonus, source, needs: [None; 2], free_with: [None; 2], due: None, uses: [None; 2] }
    }

    pub(super) const fn needs(self, advance: Advance) -> Self {
        Self { needs: [Some(advance); 2], ..self }
    }

    pub(super) const fn needs_2012(self, advance: Advance) -> Self {
        Self { needs: [None, Some(advance)], ..self }
    }

    pub(super) const fn free_with(self, advance: Advance) -> Self {
        Self { free_with: [Some(advance); 2], ..self }
    }

    pub(super) const fn free_with_2012(self, advance: Advance) -> Self {
        Self { free_with: [None, Some(advance)], ..self }
    }

    pub(super) const fn due_2012(self, goods: Goods, waived_by: Advance) -> Self {
        Self { due: Some((goods, waived_by)), ..self }
    }

    pub(super) const fn used(self, how: Use) -> Self {
        Self { uses: [Some(how), self.uses[0]], ..self }
    }

    /// Whether it can be used by itself in some edition.
    pub(crate) const fn is_usable(&self) -> bool {
        self.uses[0].is_some()
    }

    /// How it is used by itself in an edition.
    pub(crate) fn usage(&self, edition: Edition) -> Option<Use> {
        self.uses.into_iter().flatten().find(|usage| usage.is_known_in(edition))
    }
}

/// The rows of a group: its four advances in order.
pub(super) type Rows = [(Advance, Row); 4];

const ROWS: [Rows; 12] = [
    agriculture::ROWS,
    construction::ROWS,
    seafaring::ROWS,
    education::ROWS,
    warfare::ROWS,
    spirituality::ROWS,
    economy::ROWS,
    culture::ROWS,
    science::ROWS,
    governments::DEMOCRACY,
    governments::AUTOCRACY,
    governments::THEOCRACY,
];

/// What the box says of an advance.
pub(crate) const fn row(advance: Advance) -> &'static Row {
    static FLAT: [Row; Advance::ALL.len()] = {
        let mut rows = [ROWS[0][0].1; Advance::ALL.len()];
        let mut at = 0;
        while at < rows.len() {
            let (advance, row) = ROWS[at / 4][at % 4];
            assert!(advance as usize == at, "rows stand in the order of the advances");
            rows[at] = row;
            at += 1;
        }
        rows
    };
    &FLAT[advance as usize]
}
