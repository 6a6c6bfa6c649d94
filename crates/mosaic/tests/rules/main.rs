//! One test a rule, carrying its number: `docs/rules/mosaic.md` says what each number means.

#[path = "../support/mod.rs"]
mod support;

mod m04_turn;
mod m22_standard;
mod m22_starting;
mod watched;
