//! Special buildings (P19): what each of them does, a row each.

use tessera_kernel::Source::A;

use super::Effect::{Cheaper, EraEnd, FirstRank, FirstResource, FreeSeas, SafeDefence, Votes};
use super::{Count, Row};
use crate::choice::Deed::{Construct, Train};
use crate::components::features::Feature::*;
use crate::components::icons::Icon::{Food, Resource};

/// In the order of their tiles.
#[rustfmt::skip]
pub(super) const ROWS: [Row; 21] = [
    Row { feature: Aqueduct, icons: "F2", effects: &[Cheaper(Train, Food, 1)], sources: &[A] },
    Row { feature: GreatGranary, icons: "F4", effects: &[], sources: &[A] },
    Row { feature: CircusMaximus, icons: "C2", effects: &[FirstRank(1)], sources: &[A] },
    Row { feature: Senate, icons: "P2", effects: &[], sources: &[A] },
    Row { feature: LegionCamp, icons: "S2 D1", effects: &[], sources: &[A] },
    Row { feature: CityWalls, icons: "D4", effects: &[], sources: &[A] },
    Row { feature: RoyalRoad, icons: "M1 T2", effects: &[], sources: &[A] },
    Row { feature: University, icons: "C2 P1", effects: &[], sources: &[A] },
    Row { feature: Cathedral, icons: "C3", effects: &[Votes(1)], sources: &[A] },
    Row { feature: Castle, icons: "S3 D4", effects: &[SafeDefence], sources: &[A] },
    Row { feature: MerchantBank, icons: "M5", effects: &[], sources: &[A] },
    Row { feature: Guildhall, icons: "M1 R2", effects: &[], sources: &[A] },
    Row { feature: RoyalShipyard, icons: "R1 T2", effects: &[FreeSeas], sources: &[A] },
    Row { feature: Parliament, icons: "M2 P2", effects: &[], sources: &[A] },
    Row { feature: PowerStation, icons: "R4", effects: &[], sources: &[A] },
    Row { feature: GrandRailwayStation, icons: "M2 T4", effects: &[], sources: &[A] },
    Row { feature: AssemblyPlant, icons: "M4 R4", effects: &[Cheaper(Construct, Resource, 1)], sources: &[A] },
    Row { feature: UnitedNations, icons: "C1 P3", effects: &[], sources: &[A] },
    Row { feature: MilitaryComplex, icons: "S6 D4", effects: &[FirstResource(1)], sources: &[A] },
    Row { feature: NationalMuseum, icons: "C5", effects: &[EraEnd(Count::HeroesAndWonders, 1)], sources: &[A] },
    Row { feature: FalloutShelter, icons: "D7", effects: &[], sources: &[A] },
];
