//! One test a rule, carrying its number: `docs/rules/mosaic.md` says what each number means.

#[path = "../support/mod.rs"]
mod support;

mod m02_box;
mod m03_setup;
mod m04_turn;
mod m05_free;
mod m06_build;
mod m06_tax_military_government;
mod m06_wonder_technology;
mod m06_work_population;
mod m07_cards;
mod m08_markets;
mod m22_standard;
mod m22_starting;
mod watched;
