//! One test a rule, carrying its number: `docs/rules/clash.md` says what each number means.

#[path = "../support/mod.rs"]
mod support;

mod c01_stocks;
mod c02_board;
mod c03_setup;
mod c04_turns;
mod c05_advances;
mod c06_cities;
mod c07_collect;
mod c08_construct;
mod c09_recruit;
mod c10_move;
mod c11_explore;
mod c12_happiness;
mod c13_influence;
mod c14_conflicts;
mod c15_conquest;
mod c16_wonders;
mod c17_barbarians;
mod c18_trade;
mod c19_status;
mod c20_end;
mod c21_cards;
mod c22_advances;
mod c23_wonders;
mod c24_action_cards;
mod c25_tactics;
mod c26_civilizations;
mod c26_objectives;
mod c27_civilizations;
mod c27_events;
mod c28_variants;
mod c29_many;
mod c29_peoples;
mod c30_units;
mod c31_buildings;
mod c32_pirates;
mod causes;
mod editions;
