//! One test a rule, carrying its number: `docs/rules/patchistory.md` says what each number means.

#[path = "../support/mod.rs"]
mod support;

mod p01_box;
mod p01_cards;
mod p02_setup;
mod p03_territory;
mod p04_course;
mod p05_auction;
mod p06_placing;
mod p07_diplomacy;
mod p08_administration;
mod p09_movement;
mod p10_negotiation;
mod p11_war;
mod p12_production;
mod p14_vote;
mod p15_end;
mod p16_powers;
mod p17_heroes;
mod p18_wonders;
mod p19_specials;
