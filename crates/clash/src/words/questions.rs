//! How a prompt is put to the player who must choose.

use tessera_kernel::{Phrase, Question};

use super::{amounts, bundle, caused, place, say};
use crate::prelude::*;
use crate::state::PeopleSwitch;
use crate::view::View;

/// How a prompt is put to the player who must choose.
pub(crate) fn question(view: &View, prompt: &Prompt) -> Question {
    let (title, rule) = title(view, prompt);
    Question { title, context: context(view, prompt), rule }
}

fn title(view: &View, prompt: &Prompt) -> (Phrase, &'static str) {
    let at = |id: &'static str, space| say(id).with("place", place(view, space));
    match *prompt {
        Prompt::Turn { actions: 0 } => (say("clash-ask-turn-free"), "C4.2"),
        Prompt::Turn { .. } => (say("clash-ask-turn"), "C4.2"),
        Prompt::MayTalk { with } => (say("clash-ask-may-talk").with("who", with), "C18.1"),
        Prompt::ChoosePeople => {
            let freely = view.switches.peoples == PeopleSwitch::Free;
            (say("clash-ask-people"), if freely { "C29.14" } else { "C29.13" })
        }
        Prompt::ChooseLeader { city } => (at("clash-ask-leader", city), "C30.6"),
        Prompt::UsePower { power, cost } if cost.is_none() => {
            (say("clash-ask-power-free").with("name", power.name()), power.rule())
        }
        Prompt::UsePower { power, cost } => {
            (say("clash-ask-power").with("name", power.name()).with("goods", amounts(&cost)), power.rule())
        }
        Prompt::ShareSpace { power, space } => (at("clash-ask-share-space", space), power.rule()),
        Prompt::PowerAt { power } => (say("clash-ask-power-at").with("name", power.name()), power.rule()),
        Prompt::PowerWho { power } => (say("clash-ask-power-who").with("name", power.name()), power.rule()),
        Prompt::PowerTake { power } => (say("clash-ask-power-take").with("name", power.name()), power.rule()),
        Prompt::PowerPay { power } => (say("clash-ask-power-pay").with("name", power.name()), power.rule()),
        Prompt::PowerCount { power } => (say("clash-ask-power-count").with("name", power.name()), power.rule()),
        Prompt::PlacePirate { .. } => (say("clash-ask-place-pirate"), "C32.2"),
        Prompt::TakePirate => (say("clash-ask-take-pirate"), "C32.3"),
        Prompt::PirateRaid => (say("clash-ask-pirate-raid"), "C32.5"),
        Prompt::Fall { at: space, .. } => (at("clash-ask-fall", space), "C30.11"),
        Prompt::BarbarianUnit { space } => (at("clash-ask-barbarian-unit", space), "C32.13"),
        Prompt::Learn => (say("clash-ask-learn"), "C5.1"),
        Prompt::LearnFree => (say("clash-ask-learn-free"), "C5.2"),
        Prompt::LearnFrom => (say("clash-ask-learn-from"), "C24.3"),
        Prompt::UsePriesthood { advance } => {
            (say("clash-ask-priesthood").with("advance", advance.name(view.edition)), "C22.23")
        }
        Prompt::Tuition { advance } => (say("clash-ask-tuition").with("advance", advance.name(view.edition)), "C5.1"),
        Prompt::UseFreeEducation => (say("clash-ask-free-education"), "C22.15"),
        Prompt::Borrow => (say("clash-ask-borrow"), "C23.3"),
        Prompt::Reform => (say("clash-ask-reform"), "C19.5"),
        Prompt::ReformInto { group } => (say("clash-ask-reform-into").with("group", group.name()), "C5.10"),
        Prompt::Pay { cost, cause } => (say("clash-ask-pay").with("goods", caused(view.edition, &cost, cause)), "C1.5"),
        Prompt::GoldFor { good, amount } => (say("clash-ask-gold-for").with("goods", good.amount(amount)), "C1.5"),
        Prompt::Instead { by, good, amount } => {
            (say("clash-ask-instead").with("goods", good.amount(amount)).with("by", good_name(by)), "C1.5")
        }
        Prompt::Waive { good, amount, cause } => {
            let cause = cause.map_or_else(|| say("clash-nothing"), |cause| cause.name(view.edition));
            (say("clash-ask-waive").with("goods", good.amount(amount)).with("cause", cause), "C1.5")
        }
        Prompt::PayMood { left } => (say("clash-ask-pay-mood").with("left", left), "C22.22"),
        Prompt::PayHire => (say("clash-ask-pay-hire"), "C24.13"),
        Prompt::TakeToken => (say("clash-ask-take-token"), "C8.7"),
        Prompt::PayToken => (say("clash-ask-pay-token"), "C30.19"),
        Prompt::TakeReward => (say("clash-ask-take-reward"), "C22.25"),
        Prompt::TakeResource { left } => (say("clash-ask-take-resource").with("left", left), "C22.27"),
        Prompt::TradeGold { count } => (say("clash-ask-trade-gold").with("count", count), "C22.28"),
        Prompt::Link { .. } => (say("clash-ask-link"), "C22.26"),
        Prompt::LinkGives { from, city } => {
            (at("clash-ask-link-gives", from).with("city", place(view, city)), "C22.26")
        }
        Prompt::Theater => (say("clash-ask-theater"), "C22.32"),
        Prompt::Barter { left } => (say("clash-ask-barter").with("left", left), "C22.25"),
        Prompt::Found => (say("clash-ask-found"), "C6.7"),
        Prompt::CollectWith => (say("clash-ask-collect-with"), "C6.4"),
        Prompt::Collect { city } => (at("clash-ask-collect", city), "C7.2"),
        Prompt::FromGardens { .. } => (say("clash-ask-from-gardens"), "C23.2"),
        Prompt::UseHusbandry { cost } => (say("clash-ask-husbandry").with("goods", amounts(&cost)), "C22.4"),
        Prompt::ConstructIn => (say("clash-ask-construct-in"), "C8.1"),
        Prompt::Construct { city } => (at("clash-ask-construct", city), "C8.1"),
        Prompt::ConstructByCard => (say("clash-ask-construct-by-card"), "C8.1"),
        Prompt::PortAt { city } => (at("clash-ask-port-at", city), "C8.6"),
        Prompt::UseSanitation { city } => (at("clash-ask-sanitation", city), "C22.7"),
        Prompt::RecruitIn => (say("clash-ask-recruit-in"), "C9.1"),
        Prompt::Recruit { city, .. } => (at("clash-ask-recruit", city), "C9.2"),
        Prompt::TakeUnitFrom { unit } => (say("clash-ask-take-unit-from").with("unit", unit.name()), "C9.6"),
        Prompt::UseMedicine => (say("clash-ask-medicine"), "C22.35"),
        Prompt::PlaceUnit { unit } => (say("clash-ask-place-unit").with("unit", unit.name()), "C9.3"),
        Prompt::Raise => (say("clash-ask-raise"), "C12.1"),
        Prompt::Cheer => (say("clash-ask-cheer"), "C6.3"),
        Prompt::CheerMore => (say("clash-ask-cheer-more"), "C24.5"),
        Prompt::CheerSteps { city } => (at("clash-ask-cheer-steps", city), "C22.30"),
        Prompt::Lighthouse => (say("clash-ask-lighthouse"), "C23.4"),
        Prompt::Reserve => (say("clash-ask-reserve"), "C22.31"),
        Prompt::Raze => (say("clash-ask-raze"), "C19.4"),
        Prompt::KeepCity { space } => (at("clash-ask-keep-city", space), "C17.12"),
        Prompt::Influence => (say("clash-ask-influence"), "C13.1"),
        Prompt::InfluenceFrom { target } => (at("clash-ask-influence-from", target), "C13.6"),
        Prompt::Boost { target, missing } => {
            let have = view.turn.map_or(0, |turn| view.players[turn.seat].goods.culture);
            (at("clash-ask-boost", target).with("count", missing).with("have", have), "C13.2")
        }
        Prompt::Exchange { target } => (at("clash-ask-exchange", target), "C13.4"),
        Prompt::TakeOverUnit { target } => (at("clash-ask-take-over-unit", target), "C24.15"),
        Prompt::PyramidsInfluence { left } => (say("clash-ask-pyramids").with("left", left), "C23.6"),
        Prompt::Squad { .. } => (say("clash-ask-squad"), "C10.1"),
        Prompt::MarchTo { from } | Prompt::SailTo { from } => (at("clash-ask-move-to", from), "C10.4"),
        Prompt::MarchWho { to, .. } | Prompt::SailWho { to, .. } => (at("clash-ask-move-who", to), "C10.2"),
        Prompt::FreshOnes { from } => (at("clash-ask-fresh-ones", from), "C10.8"),
        Prompt::UseRoads { to, cost } => (at("clash-ask-roads", to).with("goods", amounts(&cost)), "C22.8"),
        Prompt::RoadBy { to } => (at("clash-ask-road-by", to), "C22.8"),
        Prompt::Toll => (say("clash-ask-toll"), "C23.5"),
        Prompt::Lie { space } => (at("clash-ask-lie", space), "C11.5"),
        Prompt::Moor => (say("clash-ask-moor"), "C11.7"),
        Prompt::NativesAt => (say("clash-ask-natives"), "C11.6"),
        Prompt::ExploreRegion => (say("clash-ask-explore-region"), "C11.10"),
        Prompt::SettleExplored => (say("clash-ask-settle-explored"), "C27.18"),
        Prompt::Siegecraft { protection: false, .. } => (say("clash-ask-siege-die"), "C22.18"),
        Prompt::Siegecraft { protection: true, .. } => (say("clash-ask-siege-protection"), "C22.18"),
        Prompt::SteelWeapons { bonus, .. } => (say("clash-ask-steel").with("bonus", bonus), "C22.19"),
        Prompt::Tactics { attacking, .. } => {
            (say(if attacking { "clash-ask-tactics-attack" } else { "clash-ask-tactics-defend" }), "C14.3")
        }
        Prompt::PlayFreely { power } => (say("clash-ask-play-freely").with("name", power.name()), power.rule()),
        Prompt::WithdrawTo { at: from } => (at("clash-ask-withdraw", from), "C25.11"),
        Prompt::PaySiege => (say("clash-ask-pay-siege"), "C25.8"),
        Prompt::UseArena { value } => (say("clash-ask-arena").with("value", value), "C23.1"),
        Prompt::FightOn { at: space, round } => (at("clash-ask-fight-on", space).with("round", round), "C14.10"),
        Prompt::Drown { space } => (at("clash-ask-drown", space), "C14.18"),
        Prompt::RaidLoss { city } => (at("clash-ask-raid-loss", city), "C17.8"),
        Prompt::FoilAction { power, seat, card } => {
            (say("clash-ask-foil").with("who", seat).with("name", card.name(view.edition)), power.rule())
        }
        Prompt::FoilPerson { power, seat, card } => {
            (say("clash-ask-foil").with("who", seat).with("name", card.name()), power.rule())
        }
        Prompt::DiscardAction => (say("clash-ask-discard-action"), "C22.25"),
        Prompt::DiscardObjective => (say("clash-ask-discard-objective"), "C23.7"),
        Prompt::TakeDiscardedAction => (say("clash-ask-take-discarded-action"), "C23.5"),
        Prompt::TakeDiscardedEvent => (say("clash-ask-take-discarded-event"), "C23.5"),
        Prompt::SpyOn => (say("clash-ask-spy-on"), "C24.7"),
        Prompt::SpySwap { victim } => (say("clash-ask-spy-swap").with("who", victim), "C24.7"),
        Prompt::NewPlans => (say("clash-ask-new-plans"), "C24.31"),
        Prompt::NegotiateWith => (say("clash-ask-negotiate"), "C24.23"),
        Prompt::Assassinate => (say("clash-ask-assassinate"), "C24.27"),
        Prompt::Hire => (say("clash-ask-hire"), "C24.13"),
        Prompt::Claim => (say("clash-ask-claim"), "C21.4"),
        Prompt::StatusObjectives => (say("clash-ask-status-objectives"), "C19.1"),
        Prompt::WholeEvent => (say("clash-ask-whole-event"), "C28.2"),
        Prompt::Exhaust => (say("clash-ask-exhaust"), "C17.2"),
        Prompt::BarbariansAppear => (say("clash-ask-barbarians-appear"), "C17.3"),
        Prompt::ReinforceBarbarians => (say("clash-ask-barbarians-reinforce"), "C17.4"),
        Prompt::MarchNext => (say("clash-ask-barbarians-next"), "C17.5"),
        Prompt::MarchBarbarians { from } => (at("clash-ask-barbarians-march", from), "C17.5"),
        Prompt::RaidFrom => (say("clash-ask-raid-from"), "C17.7"),
        Prompt::RaidOn { camp } => (at("clash-ask-raid-on", camp), "C17.7"),
        Prompt::LowerMood => (say("clash-ask-lower-mood"), "C6.3"),
        Prompt::UseMyths { space } => (at("clash-ask-myths", space), "C22.21"),
        Prompt::LoseUnit => (say("clash-ask-lose-unit"), "C27.2"),
        Prompt::CivilWar => (say("clash-ask-civil-war"), "C27.36"),
        Prompt::Volcano => (say("clash-ask-volcano"), "C27.29"),
        Prompt::Earthquake { .. } => (say("clash-ask-earthquake"), "C27.30"),
        Prompt::Revolution { step: 1 } => (say("clash-ask-revolution-action"), "C27.38"),
        Prompt::Revolution { .. } => (say("clash-ask-revolution-government"), "C27.38"),
        Prompt::ShareFood { left } => (say("clash-ask-share-food").with("left", left), "C27.14"),
        Prompt::ChooseOpponent => (say("clash-ask-choose-opponent"), "C21.6"),
        Prompt::TakePerson { card, cost } => {
            (say("clash-ask-take-person").with("card", card.name()).with("count", cost), "C21.7")
        }
        Prompt::Uprising => (say("clash-ask-uprising"), "C27.39"),
        Prompt::TakeEnvoy { wonder } => (say("clash-ask-take-envoy").with("name", wonder.name()), "C27.40"),
        Prompt::TrojanHorse { at: city } => (at("clash-ask-trojan-horse", city), "C27.42"),
        Prompt::Guillotine => (say("clash-ask-guillotine"), "C27.43"),
        Prompt::TakeTokens { count } => (say("clash-ask-take-tokens").with("count", count), "C27.47"),
        Prompt::Convert { owner } => (say("clash-ask-convert").with("who", owner), "C27.48"),
        Prompt::LoseThing { left } => (say("clash-ask-lose-thing").with("left", left), "C27.49"),
        Prompt::Fire => (say("clash-ask-fire"), "C27.53"),
        Prompt::Architect => (say("clash-ask-architect"), "C27.55"),
        Prompt::Athlete => (say("clash-ask-athlete"), "C27.56"),
        Prompt::Foretell { to } => (say("clash-ask-foretell").with("who", to), "C27.58"),
        Prompt::PutTogether { to, .. } => (say("clash-ask-put-together").with("who", to), "C18.2"),
        Prompt::AnswerOffer { from, .. } => (say("clash-ask-answer-offer").with("who", from), "C18.3"),
        Prompt::PartWith => (say("clash-ask-part-with"), "C18.2"),
        Prompt::ChooseFirst => (say("clash-ask-choose-first"), "C19.6"),
    }
}

/// A good without a number.
const fn good_name(good: Good) -> Phrase {
    say(match good {
        Good::Food => "clash-good-food",
        Good::Ore => "clash-good-ore",
        Good::Wood => "clash-good-wood",
        Good::Ideas => "clash-good-ideas",
        Good::Gold => "clash-good-gold",
        Good::Culture => "clash-good-culture",
        Good::Mood => "clash-good-mood",
    })
}

fn context(view: &View, prompt: &Prompt) -> Option<Phrase> {
    Some(match *prompt {
        Prompt::Turn { actions } => {
            say("clash-ask-turn-context").with("actions", actions).with("age", view.age).with("round", view.round)
        }
        Prompt::Learn if !view.edition.has_levels() => {
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
        Prompt::UsePower { power, .. }
        | Prompt::ShareSpace { power, .. }
        | Prompt::PowerAt { power }
        | Prompt::PowerWho { power }
        | Prompt::PowerTake { power }
        | Prompt::PowerPay { power }
        | Prompt::PowerCount { power } => power.text(),
        Prompt::Fall { left, .. } => say("clash-ask-fall-context").with("left", left),
        Prompt::Earthquake { count } => say("clash-ask-earthquake-context").with("count", count),
        // Whatever else is asked while an Event is resolved is asked because of it.
        _ => {
            let card = view.event?;
            say("clash-ask-event-context").with("name", card.name()).with("text", card.face(view.edition))
        }
    })
}
