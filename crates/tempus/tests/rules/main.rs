//! One test a rule, carrying its number: `docs/rules/tempus.md` says what each number means.

#[path = "../support/mod.rs"]
mod support;

mod t01_box;
mod t02_setup;
mod t03_waters;
mod t04_epoch;
mod t05_move;
mod t06_children;
mod t07_fight;
mod t08_ideas;
mod t09_cities;
mod t10_nine_ideas;
mod t11_progress;
mod t12_end;
mod t13_options;
