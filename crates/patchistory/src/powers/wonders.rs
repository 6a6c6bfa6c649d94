//! Wonders (P18): what each of them does, a row each.

use tessera_kernel::Source::{A, P, R};

use super::Effect::{
    Cheaper, DearUpkeep, Earns, EraEnd, EraLoss, Feast, GameEnd, NeverCovered, NoLimit, NoThreat, PerHero, PerRoute,
    PerWasteland, PerWorker, Raze, RouteBonus, RouteFights, SeasAreWasteland, SendBack, SendBackAny, Votes,
};
use super::{Count, Row};
use crate::choice::Deed::{Aid, HonourWonders, Trade};
use crate::components::features::Feature::*;
use crate::components::icons::Icon::{Culture, Defence, Food, Money, Politics};

/// In the order of their tiles.
#[rustfmt::skip]
pub(super) const ROWS: [Row; 27] = [
    Row { feature: GreatWallOfChina, icons: "D1", effects: &[PerWorker(Defence)], sources: &[R, A] },
    Row { feature: HangingGardensOfBabylon, icons: "C1", effects: &[SendBack(Culture, 5)], sources: &[R, A] },
    Row { feature: Petra, icons: "C1", effects: &[PerRoute(Money)], sources: &[R, A] },
    Row { feature: PyramidsOfGiza, icons: "C1", effects: &[EraEnd(Count::Workers, 1)], sources: &[R, A] },
    Row { feature: ZigguratOfUr, icons: "F1 C2", effects: &[EraLoss(3)], sources: &[R, A] },
    Row { feature: Stonehenge, icons: "C1", effects: &[Votes(2)], sources: &[A] },
    Row { feature: LighthouseOfAlexandria, icons: "T1", effects: &[Cheaper(Trade, Food, 1)], sources: &[A] },
    Row { feature: Parthenon, icons: "C1", effects: &[Cheaper(HonourWonders, Politics, 1)], sources: &[A] },
    Row { feature: Colosseum, icons: "C1 S1", effects: &[Feast(3)], sources: &[A] },
    Row { feature: AngkorWat, icons: "C3", effects: &[SeasAreWasteland], sources: &[R, A] },
    Row { feature: ChichenItza, icons: "C1", effects: &[SendBackAny(5)], sources: &[R, A] },
    Row { feature: Kremlin, icons: "P1", effects: &[SendBack(Politics, 4)], sources: &[R, A] },
    Row { feature: MachuPicchu, icons: "C1", effects: &[PerWasteland(Food, 4)], sources: &[P, A] },
    Row { feature: NotreDameDeParis, icons: "C2", effects: &[Earns(HonourWonders, 2)], sources: &[A] },
    Row { feature: TajMahal, icons: "C5", effects: &[DearUpkeep(1)], sources: &[A] },
    Row { feature: ForbiddenCity, icons: "P2 D2", effects: &[NoThreat], sources: &[A] },
    Row { feature: HagiaSophia, icons: "C1", effects: &[EraEnd(Count::Alliances, 3)], sources: &[A] },
    Row { feature: SistineChapel, icons: "C1", effects: &[PerHero(Culture, 3)], sources: &[A] },
    Row { feature: Apollo11, icons: "C3", effects: &[PerRoute(Culture)], sources: &[R, A] },
    Row { feature: SchwererGustav, icons: "S3", effects: &[RouteFights(5)], sources: &[R, A] },
    Row { feature: StatueOfLiberty, icons: "C1", effects: &[NeverCovered, NoLimit, GameEnd(Count::Cleared, 3)], sources: &[R, A] },
    Row { feature: StealthBomber, icons: "S2", effects: &[Raze], sources: &[R, A] },
    Row { feature: WallStreet, icons: "M3", effects: &[GameEnd(Count::MoneyPairs, 1)], sources: &[R, A] },
    Row { feature: EiffelTower, icons: "M1 C4", effects: &[], sources: &[R, A] },
    Row { feature: RedCross, icons: "C1", effects: &[Earns(Aid, 2)], sources: &[P, A] },
    Row { feature: PanamaCanal, icons: "T3", effects: &[RouteBonus(Money, 2)], sources: &[A] },
    Row { feature: Hollywood, icons: "C4", effects: &[Votes(3)], sources: &[A] },
];
