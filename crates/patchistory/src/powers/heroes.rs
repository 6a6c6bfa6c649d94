//! Heroes (P17): what each of them does, a row each.

use tessera_kernel::Source::{A, P, R};

use super::Effect::{
    Attack, Campaign, Cheaper, Earns, Exactly, Exchange, Fixed, FreeAlliance, FreePreparation, FreeWorker, GameEnd,
    GameEndUpTo, PerRoute, PerTwoAtHome, PointsLeft, Refine, RouteBonus, RouteReach, SendBack, SureThreat, TakesTile,
    ThreatCulture, VotePerWorker, VotesFight, WinsTies, WorkerFights, WorkerUpkeep,
};
use super::{Count, Row};
use crate::choice::Deed::{BuildRoute, Construct, HonourHeroes, Threat, Trade};
use crate::components::features::Feature::*;
use crate::components::icons::Icon::{Culture, Food, Military, Politics, Resource};

/// In the order of their tiles.
#[rustfmt::skip]
pub(super) const ROWS: [Row; 27] = [
    Row { feature: ConstantineI, icons: "P1", effects: &[FreeAlliance], sources: &[R, A] },
    Row { feature: CyrusTheGreat, icons: "T1", effects: &[RouteBonus(Culture, 1)], sources: &[R, A] },
    Row { feature: Moses, icons: "F1", effects: &[FreeWorker], sources: &[R, A] },
    Row { feature: Aristotle, icons: "C1", effects: &[PointsLeft(2)], sources: &[R, A] },
    Row { feature: AlexanderTheGreat, icons: "S1", effects: &[Attack(2)], sources: &[R, A] },
    Row { feature: Homer, icons: "C1", effects: &[Cheaper(HonourHeroes, Politics, 1)], sources: &[R, A] },
    Row { feature: JuliusCaesar, icons: "P1 S1", effects: &[Cheaper(Threat, Politics, 1)], sources: &[P, A] },
    Row { feature: Socrates, icons: "P1", effects: &[Campaign { from: 1, votes: 1 }], sources: &[P, A] },
    Row { feature: GwanggaetoTheGreat, icons: "S1 D1", effects: &[Cheaper(BuildRoute, Resource, 1)], sources: &[R, A] },
    Row { feature: ChristopherColumbus, icons: "T1", effects: &[SendBack(Resource, 3)], sources: &[R, A] },
    Row { feature: GenghisKhan, icons: "", effects: &[Exactly(Trade, Food, 1), PerRoute(Military)], sources: &[R] },
    Row { feature: JoanOfArc, icons: "S1 D1", effects: &[VotesFight], sources: &[R, A] },
    Row { feature: VascoDaGama, icons: "M1 T1", effects: &[TakesTile], sources: &[R, A] },
    Row { feature: YiSunSin, icons: "D2", effects: &[WorkerFights(4)], sources: &[R, A] },
    Row { feature: ElizabethI, icons: "M1 P1", effects: &[Exchange(2)], sources: &[R, A] },
    Row { feature: LeonardoDaVinci, icons: "C1", effects: &[Cheaper(Construct, Politics, 1), Earns(Construct, 2)], sources: &[A] },
    Row { feature: JohannesGutenberg, icons: "C1", effects: &[Campaign { from: 2, votes: 2 }], sources: &[A] },
    Row { feature: SejongTheGreat, icons: "F1", effects: &[PerTwoAtHome(Culture)], sources: &[A] },
    Row { feature: CheGuevara, icons: "", effects: &[Fixed(Politics, 6)], sources: &[R] },
    Row { feature: KarlMarx, icons: "R1", effects: &[WorkerUpkeep(5)], sources: &[R, A] },
    Row { feature: MahatmaGandhi, icons: "C1", effects: &[SureThreat, GameEnd(Count::Farms, 1)], sources: &[R, A] },
    Row { feature: OttoVonBismarck, icons: "S2", effects: &[ThreatCulture(5)], sources: &[R, A] },
    Row { feature: NapoleonBonaparte, icons: "S3", effects: &[FreePreparation, WinsTies], sources: &[R, A] },
    Row { feature: GeneralPatton, icons: "S3", effects: &[RouteReach(2)], sources: &[R, A] },
    Row { feature: AlbertEinstein, icons: "C2", effects: &[GameEndUpTo(Count::Buildings, 3, 15)], sources: &[A] },
    Row { feature: AbrahamLincoln, icons: "P1", effects: &[VotePerWorker], sources: &[A] },
    Row { feature: MarieCurie, icons: "C1", effects: &[Refine { resources: 2, culture: 5 }], sources: &[A] },
];
