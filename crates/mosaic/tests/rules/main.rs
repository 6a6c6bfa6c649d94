//! One test a rule, carrying its number: `docs/rules/mosaic.md` says what each number means.

#[path = "../support/mod.rs"]
mod support;

mod m02_box;
mod m03_opening;
mod m03_setup;
mod m04_turn;
mod m05_free;
mod m06_build;
mod m06_tax_military_government;
mod m06_wonder_technology;
mod m06_work_population;
mod m07_cards;
mod m08_markets;
mod m09_empire;
mod m10_end;
mod m11_secrets;
mod m12_map;
mod m13_goods;
mod m14_leaders;
mod m15_governments;
mod m16_wonders;
mod m17_golden_ages;
mod m18_achievements;
mod m19_build_cards;
mod m20_population_cards;
mod m21_tax_cards;
mod m22_standard_first_half;
mod m22_standard_second_half;
mod m22_starting;
mod watched;
