//! One test a rule, carrying its number: `docs/rules/tempus.md` says what each number means.

#[path = "../support/mod.rs"]
mod support;

mod t05_move;
