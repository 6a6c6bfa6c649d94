//! How a prompt is put to the player who must choose.

use tessera_kernel::{Phrase, Question};

use super::{amounts, bundle, place, say};
use crate::edition::Edition;
use crate::prompt::Prompt;
use crate::view::View;

/// How a prompt is put to the player who must choose.
pub(crate) fn question(view: &View, prompt: &Prompt) -> Question {
    let (title, rule) = title(view, prompt);
    Question { title, context: context(view, prompt), rule }
}

fn title(view: &View, prompt: &Prompt) -> (Phrase, &'static str) {
    let at = |id: &'static str, space| say(id).with("place", place(view, space));
    match *prompt {
        Prompt::Turn { actions: 0 } => (say("clash-ask-turn-free"), "C7.1"),
        Prompt::Turn { .. } => (say("clash-ask-turn"), "C7.1"),
        Prompt::MayTalk { with } => (say("clash-ask-may-talk").with("who", with), "C7.14"),
        Prompt::Learn => (say("clash-ask-learn"), "C7.1"),
        Prompt::LearnFree => (say("clash-ask-learn-free"), "C7.1"),
        Prompt::LearnFrom => (say("clash-ask-learn-from"), "C7.1"),
        Prompt::UsePriesthood { advance } => {
            (say("clash-ask-priesthood").with("advance", advance.name(view.edition)), "C7.1")
        }
        Prompt::UseFreeEducation => (say("clash-ask-free-education"), "C7.1"),
        Prompt::Borrow => (say("clash-ask-borrow"), "C7.1"),
        Prompt::Reform => (say("clash-ask-reform"), "C7.1"),
        Prompt::ReformInto { group } => (say("clash-ask-reform-into").with("group", group.name()), "C7.1"),
        Prompt::Pay { cost } => (say("clash-ask-pay").with("goods", amounts(&cost)), "C7.1"),
        Prompt::GoldFor { good, amount } => (say("clash-ask-gold-for").with("goods", good.amount(amount)), "C7.1"),
        Prompt::PayMood { left } => (say("clash-ask-pay-mood").with("left", left), "C7.11"),
        Prompt::PayHire => (say("clash-ask-pay-hire"), "C7.1"),
        Prompt::TakeToken => (say("clash-ask-take-token"), "C7.1"),
        Prompt::TakeReward => (say("clash-ask-take-reward"), "C7.1"),
        Prompt::TakeResource { left } => (say("clash-ask-take-resource").with("left", left), "C7.1"),
        Prompt::TradeGold { count } => (say("clash-ask-trade-gold").with("count", count), "C7.1"),
        Prompt::Theater => (say("clash-ask-theater"), "C7.1"),
        Prompt::Barter { left } => (say("clash-ask-barter").with("left", left), "C7.1"),
        Prompt::Found => (say("clash-ask-found"), "C7.6"),
        Prompt::CollectWith => (say("clash-ask-collect-with"), "C7.3"),
        Prompt::Collect { city } => (at("clash-ask-collect", city), "C7.3"),
        Prompt::FromGardens { .. } => (say("clash-ask-from-gardens"), "C7.3"),
        Prompt::UseHusbandry { cost } => (say("clash-ask-husbandry").with("goods", amounts(&cost)), "C7.3"),
        Prompt::ConstructIn => (say("clash-ask-construct-in"), "C7.4"),
        Prompt::Construct { city } => (at("clash-ask-construct", city), "C7.4"),
        Prompt::ConstructByCard => (say("clash-ask-construct-by-card"), "C7.4"),
        Prompt::PortAt { city } => (at("clash-ask-port-at", city), "C7.4"),
        Prompt::UseSanitation { city } => (at("clash-ask-sanitation", city), "C7.4"),
        Prompt::RecruitIn => (say("clash-ask-recruit-in"), "C7.5"),
        Prompt::Recruit { city, .. } => (at("clash-ask-recruit", city), "C7.5"),
        Prompt::TakeUnitFrom { unit } => (say("clash-ask-take-unit-from").with("unit", unit.name()), "C7.5"),
        Prompt::UseMedicine => (say("clash-ask-medicine"), "C7.5"),
        Prompt::PlaceUnit { unit } => (say("clash-ask-place-unit").with("unit", unit.name()), "C7.5"),
        Prompt::Raise => (say("clash-ask-raise"), "C7.11"),
        Prompt::Cheer => (say("clash-ask-cheer"), "C7.2"),
        Prompt::CheerMore => (say("clash-ask-cheer-more"), "C7.2"),
        Prompt::CheerSteps { city } => (at("clash-ask-cheer-steps", city), "C7.2"),
        Prompt::Lighthouse => (say("clash-ask-lighthouse"), "C7.5"),
        Prompt::Reserve => (say("clash-ask-reserve"), "C7.4"),
        Prompt::Raze => (say("clash-ask-raze"), "C7.2"),
        Prompt::KeepCity { space } => (at("clash-ask-keep-city", space), "C7.12"),
        Prompt::Influence => (say("clash-ask-influence"), "C7.1"),
        Prompt::Boost { target, missing } => (at("clash-ask-boost", target).with("count", missing), "C7.1"),
        Prompt::Exchange { target } => (at("clash-ask-exchange", target), "C7.1"),
        Prompt::TakeOverUnit { target } => (at("clash-ask-take-over-unit", target), "C7.1"),
        Prompt::PyramidsInfluence { left } => (say("clash-ask-pyramids").with("left", left), "C7.1"),
        Prompt::Squad { .. } => (say("clash-ask-squad"), "C7.7"),
        Prompt::MarchTo { from } | Prompt::SailTo { from } => (at("clash-ask-move-to", from), "C7.7"),
        Prompt::MarchWho { to, .. } | Prompt::SailWho { to, .. } => (at("clash-ask-move-who", to), "C7.7"),
        Prompt::FreshOnes { from } => (at("clash-ask-fresh-ones", from), "C7.8"),
        Prompt::UseRoads { to } => (at("clash-ask-roads", to), "C7.8"),
        Prompt::RoadBy { to } => (at("clash-ask-road-by", to), "C7.8"),
        Prompt::Toll => (say("clash-ask-toll"), "C7.7"),
        Prompt::Lie { space } => (at("clash-ask-lie", space), "C2.6"),
        Prompt::Moor => (say("clash-ask-moor"), "C2.6"),
        Prompt::NativesAt => (say("clash-ask-natives"), "C2.6"),
        Prompt::ExploreRegion => (say("clash-ask-explore-region"), "C2.6"),
        Prompt::SettleExplored => (say("clash-ask-settle-explored"), "C7.6"),
        Prompt::Siegecraft { protection: false, .. } => (say("clash-ask-siege-die"), "C7.12"),
        Prompt::Siegecraft { protection: true, .. } => (say("clash-ask-siege-protection"), "C7.12"),
        Prompt::SteelWeapons { bonus, .. } => (say("clash-ask-steel").with("bonus", bonus), "C7.12"),
        Prompt::Tactics { attacking, .. } => {
            (say(if attacking { "clash-ask-tactics-attack" } else { "clash-ask-tactics-defend" }), "C7.12")
        }
        Prompt::WithdrawTo { at: from } => (at("clash-ask-withdraw", from), "C7.12"),
        Prompt::PaySiege => (say("clash-ask-pay-siege"), "C7.12"),
        Prompt::UseArena { value } => (say("clash-ask-arena").with("value", value), "C7.12"),
        Prompt::FightOn { at: space, round } => (at("clash-ask-fight-on", space).with("round", round), "C7.12"),
        Prompt::Drown { space } => (at("clash-ask-drown", space), "C7.13"),
        Prompt::RaidLoss { city } => (at("clash-ask-raid-loss", city), "C7.12"),
        Prompt::DiscardAction => (say("clash-ask-discard-action"), "C7.1"),
        Prompt::DiscardObjective => (say("clash-ask-discard-objective"), "C7.1"),
        Prompt::TakeDiscardedAction => (say("clash-ask-take-discarded-action"), "C7.1"),
        Prompt::TakeDiscardedEvent => (say("clash-ask-take-discarded-event"), "C7.1"),
        Prompt::SpyOn => (say("clash-ask-spy-on"), "C7.1"),
        Prompt::SpySwap { victim } => (say("clash-ask-spy-swap").with("who", victim), "C7.1"),
        Prompt::NewPlans => (say("clash-ask-new-plans"), "C7.1"),
        Prompt::NegotiateWith => (say("clash-ask-negotiate"), "C7.1"),
        Prompt::Assassinate => (say("clash-ask-assassinate"), "C7.1"),
        Prompt::Hire => (say("clash-ask-hire"), "C7.1"),
        Prompt::Claim => (say("clash-ask-claim"), "C7.1"),
        Prompt::StatusObjectives => (say("clash-ask-status-objectives"), "C7.1"),
        Prompt::WholeEvent => (say("clash-ask-whole-event"), "C7.1"),
        Prompt::Exhaust => (say("clash-ask-exhaust"), "C7.3"),
        Prompt::BarbariansAppear => (say("clash-ask-barbarians-appear"), "C7.1"),
        Prompt::ReinforceBarbarians => (say("clash-ask-barbarians-reinforce"), "C7.1"),
        Prompt::MarchNext => (say("clash-ask-barbarians-next"), "C7.1"),
        Prompt::MarchBarbarians { from } => (at("clash-ask-barbarians-march", from), "C7.1"),
        Prompt::RaidFrom => (say("clash-ask-raid-from"), "C7.1"),
        Prompt::RaidOn { camp } => (at("clash-ask-raid-on", camp), "C7.1"),
        Prompt::LowerMood => (say("clash-ask-lower-mood"), "C7.2"),
        Prompt::UseMyths { space } => (at("clash-ask-myths", space), "C7.2"),
        Prompt::LoseUnit => (say("clash-ask-lose-unit"), "C7.1"),
        Prompt::CivilWar => (say("clash-ask-civil-war"), "C7.1"),
        Prompt::Volcano => (say("clash-ask-volcano"), "C7.1"),
        Prompt::Earthquake { .. } => (say("clash-ask-earthquake"), "C7.1"),
        Prompt::Revolution { step: 1 } => (say("clash-ask-revolution-action"), "C7.1"),
        Prompt::Revolution { .. } => (say("clash-ask-revolution-government"), "C7.1"),
        Prompt::ShareFood { left } => (say("clash-ask-share-food").with("left", left), "C7.1"),
        Prompt::ChooseOpponent => (say("clash-ask-choose-opponent"), "C7.1"),
        Prompt::TakePerson { card, cost } => {
            (say("clash-ask-take-person").with("card", card.name()).with("count", cost), "C7.1")
        }
        Prompt::PutTogether { to, .. } => (say("clash-ask-put-together").with("who", to), "C7.14"),
        Prompt::AnswerOffer { from, .. } => (say("clash-ask-answer-offer").with("who", from), "C7.14"),
        Prompt::PartWith => (say("clash-ask-part-with"), "C7.14"),
        Prompt::ChooseFirst => (say("clash-ask-choose-first"), "C7.1"),
    }
}

fn context(view: &View, prompt: &Prompt) -> Option<Phrase> {
    Some(match *prompt {
        Prompt::Turn { actions } => say("clash-ask-turn-context")
            .with("actions", actions)
            .with("age", view.age)
            .with("round", view.round),
        Prompt::Learn if view.edition == Edition::Monumental => {
            let cubes = view.turn.map_or(0, |turn| view.players[turn.seat].cubes);
            say("clash-ask-learn-context").with("cubes", cubes)
        }
        Prompt::Recruit { left, .. } | Prompt::Squad { left } => say("clash-ask-left").with("left", left),
        Prompt::Siegecraft { at, .. } | Prompt::SteelWeapons { at, .. } => {
            say("clash-ask-battle-context").with("place", place(view, at)).with("round", 1_u8)
        }
        Prompt::Tactics { at, round, .. } => {
            say("clash-ask-battle-context").with("place", place(view, at)).with("round", round)
        }
        Prompt::PutTogether { give, want, .. } | Prompt::AnswerOffer { give, want, .. } => {
            say("clash-ask-offer-context").with("give", bundle(&give)).with("want", bundle(&want))
        }
        Prompt::Earthquake { count } => say("clash-ask-earthquake-context").with("count", count),
        _ => return None,
    })
}
