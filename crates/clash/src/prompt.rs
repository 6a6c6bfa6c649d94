//! Why a player is asked. Public facts only: everyone may see them.

use serde::Serialize;
use tessera_kernel::Seat;

use crate::cards::events::EventCard;
use crate::components::advances::{Advance, Group};
use crate::components::board::Space;
use crate::components::buildings::Unit;
use crate::event::Cause;
use crate::goods::{Good, Goods};
use crate::state::Bundle;

/// Why a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say what is asked, the fields where, what and how many")]
pub enum Prompt {
    Turn { actions: u8 },
    MayTalk { with: Seat },
    // Advances
    Learn,
    LearnFree,
    LearnFrom,
    UsePriesthood { advance: Advance },
    UseFreeEducation,
    Borrow,
    Reform,
    ReformInto { group: Group },
    // Paying and taking
    Pay { cost: Goods, cause: Option<Cause> },
    GoldFor { good: Good, amount: u8 },
    PayMood { left: u8 },
    PayHire,
    TakeToken,
    TakeReward,
    TakeResource { left: u8 },
    TradeGold { count: u8 },
    Theater,
    Barter { left: u8 },
    // Cities
    Found,
    CollectWith,
    Collect { city: Space },
    FromGardens { city: Space },
    UseHusbandry { cost: Goods },
    ConstructIn,
    Construct { city: Space },
    ConstructByCard,
    PortAt { city: Space },
    UseSanitation { city: Space },
    RecruitIn,
    Recruit { city: Space, left: u8 },
    TakeUnitFrom { unit: Unit },
    UseMedicine,
    PlaceUnit { unit: Unit },
    Raise,
    Cheer,
    CheerMore,
    CheerSteps { city: Space },
    Lighthouse,
    Reserve,
    Raze,
    KeepCity { space: Space },
    // Influence
    Influence,
    InfluenceFrom { target: Space },
    Boost { target: Space, missing: u8 },
    Exchange { target: Space },
    TakeOverUnit { target: Space },
    PyramidsInfluence { left: u8 },
    // Moving
    Squad { left: u8 },
    MarchTo { from: Space },
    MarchWho { from: Space, to: Space },
    FreshOnes { from: Space },
    UseRoads { to: Space },
    RoadBy { to: Space },
    SailTo { from: Space },
    SailWho { from: Space, to: Space },
    Toll,
    Lie { space: Space },
    Moor,
    NativesAt,
    ExploreRegion,
    SettleExplored,
    // Conflicts
    Siegecraft { protection: bool, at: Space },
    SteelWeapons { bonus: u8, at: Space },
    Tactics { at: Space, attacking: bool, round: u8 },
    WithdrawTo { at: Space },
    PaySiege,
    UseArena { value: u8 },
    FightOn { at: Space, round: u8 },
    Drown { space: Space },
    RaidLoss { city: Space },
    // Cards
    DiscardAction,
    DiscardObjective,
    TakeDiscardedAction,
    TakeDiscardedEvent,
    SpyOn,
    SpySwap { victim: Seat },
    NewPlans,
    NegotiateWith,
    Assassinate,
    Hire,
    Claim,
    StatusObjectives,
    // Events
    WholeEvent,
    Exhaust,
    BarbariansAppear,
    ReinforceBarbarians,
    MarchNext,
    MarchBarbarians { from: Space },
    RaidFrom,
    RaidOn { camp: Space },
    LowerMood,
    UseMyths { space: Space },
    LoseUnit,
    CivilWar,
    Volcano,
    Earthquake { count: u8 },
    Revolution { step: u8 },
    ShareFood { left: u8 },
    ChooseOpponent,
    TakePerson { card: EventCard, cost: u8 },
    // Trading
    PutTogether { to: Seat, give: Bundle, want: Bundle },
    AnswerOffer { from: Seat, give: Bundle, want: Bundle },
    PartWith,
    // Status phase
    ChooseFirst,
}
