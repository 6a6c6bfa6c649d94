//! How options are shown beside their labels, and where the eye should go.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tessera_clash::choice::{Choice, Item};
use tessera_clash::goods::{Good, Goods};
use tessera_clash::prompt::Prompt;

use super::Look;
use super::art::{act_id, good_id, icon};
use super::banners::people_id;
use super::quoted::Quoted;
use super::routes::tile_picture;
use crate::drawing::{OptionLook, Within};

/// How the options are shown beside their labels.
pub(super) fn options(look: &Look<'_>) -> BTreeMap<String, OptionLook> {
    let show =
        |choice: &Choice| OptionLook { within: Within::on_board(choice.place().is_some()), art: art(look, choice) };
    look.options().iter().map(|choice| (choice.to_string(), show(choice))).collect()
}

/// What is said under the names of options.
pub(super) fn notes(look: &Look<'_>) -> BTreeMap<String, String> {
    look.options().iter().filter_map(|choice| Some((choice.to_string(), note(look, choice)?))).collect()
}

/// What a power or a Leader does, what a power has made of a price.
fn note(look: &Look<'_>, choice: &Choice) -> Option<String> {
    match choice {
        Choice::Invoke(power) => Some(look.say(&power.text())),
        Choice::Call(leader) => {
            let names = leader.abilities().map(|power| look.title(&power.name()));
            Some(names.join(" · "))
        }
        Choice::People(people) => {
            let names: Vec<String> = people.leaders().map(|leader| look.title(&leader.name())).collect();
            Some(names.join(" · "))
        }
        // A price is on the shelf; one that a power has changed is told here too.
        Choice::Recruit(_) | Choice::Build(_) | Choice::Wonder(_) | Choice::Learn(_) => {
            Quoted::of(look, look.subject().1, choice, Goods::NONE).note(look)
        }
        _ => None,
    }
}

fn art(look: &Look<'_>, choice: &Choice) -> Option<Markup> {
    let id = match *choice {
        Choice::Act(act) => act_id(act).to_owned(),
        Choice::UseWonder(wonder) | Choice::Wonder(wonder) | Choice::WonderAt(_, wonder) => format!("wonder-{wonder}"),
        Choice::Invoke(power) => people_id(power.civilization()),
        Choice::People(people) => people_id(people),
        Choice::Call(_) => "unit-leader".to_owned(),
        Choice::Play(_) => "card-action".to_owned(),
        Choice::Person(_) => "person".to_owned(),
        Choice::Claim(..) | Choice::Objective(_) => "card-objective".to_owned(),
        Choice::Trade(_) => "offer".to_owned(),
        Choice::Build(building) | Choice::Piece(_, Some(building)) => format!("building-{building}"),
        Choice::Piece(_, None) => "building-settlement".to_owned(),
        Choice::Recruit(unit) | Choice::Lose(unit) | Choice::LoseAt(_, unit) => format!("unit-{unit}"),
        Choice::Give(item) | Choice::Want(item) => item_id(item)?,
        Choice::Squad(units) => {
            return Some(counts(units.kinds().rev().map(|(unit, count)| (format!("unit-{unit}"), count))));
        }
        Choice::Pay(goods) | Choice::Take(goods) => return amounts(&goods),
        Choice::Swap(give, take) => {
            return Some(html! { span .art-row { (icon(good_id(give))) span { "→" } (icon(good_id(take))) } });
        }
        Choice::Lie(turned) => {
            let (first, tile) = look.view.exploring?;
            return Some(tile_picture(look, first, tile, turned));
        }
        _ => return None,
    };
    Some(icon(&id))
}

fn item_id(item: Item) -> Option<String> {
    Some(match item {
        Item::Good(good) => good_id(good).to_owned(),
        Item::Action(_) | Item::AnyAction => "card-action".to_owned(),
        Item::Objective(_) | Item::AnyObjective => "card-objective".to_owned(),
        Item::Wonder(wonder) => format!("wonder-{wonder}"),
        Item::AnyWonder => "card-wonder".to_owned(),
        Item::Person(_) => "person".to_owned(),
    })
}

/// Pictures with numbers.
fn counts(things: impl Iterator<Item = (String, u8)>) -> Markup {
    html! {
        span .art-row {
            @for (id, count) in things.filter(|thing| thing.1 > 0) { span { (icon(&id)) b { (count) } } }
        }
    }
}

fn amounts(goods: &Goods) -> Option<Markup> {
    let some = Good::ALL.into_iter().any(|good| goods.get(good) > 0);
    some.then(|| counts(Good::ALL.into_iter().map(|good| (good_id(good).to_owned(), goods.get(good)))))
}

/// Where the eye should go for this question.
pub(super) fn wanted(look: &Look<'_>) -> Option<&'static str> {
    let decision = look.decision.filter(|decision| !decision.options.is_empty())?;
    if decision.options.iter().any(|choice| choice.place().is_some()) {
        return Some("map");
    }
    match decision.prompt {
        Prompt::MarchWho { .. }
        | Prompt::SailWho { .. }
        | Prompt::Lie { .. }
        | Prompt::FreshOnes { .. }
        | Prompt::PowerWho { .. }
        | Prompt::Fall { .. }
        | Prompt::BarbarianUnit { .. }
        | Prompt::FightOn { .. } => Some("map"),
        Prompt::Learn
        | Prompt::LearnFree
        | Prompt::LearnFrom
        | Prompt::UsePriesthood { .. }
        | Prompt::UseFreeEducation
        | Prompt::Borrow
        | Prompt::Reform
        | Prompt::ReformInto { .. }
        | Prompt::Revolution { .. } => Some("shelf-advances"),
        Prompt::ChoosePeople | Prompt::ChooseLeader { .. } => Some("shelf-people"),
        Prompt::Pay { .. }
        | Prompt::Instead { .. }
        | Prompt::Waive { .. }
        | Prompt::PayToken
        | Prompt::PowerTake { .. }
        | Prompt::PowerPay { .. }
        | Prompt::PirateRaid
        | Prompt::GoldFor { .. }
        | Prompt::PayMood { .. }
        | Prompt::PayHire
        | Prompt::TakeToken
        | Prompt::TakeReward
        | Prompt::TakeResource { .. }
        | Prompt::TradeGold { .. }
        | Prompt::Theater
        | Prompt::Barter { .. }
        | Prompt::Collect { .. }
        | Prompt::FromGardens { .. }
        | Prompt::UseHusbandry { .. }
        | Prompt::Boost { .. }
        | Prompt::PaySiege
        | Prompt::Toll
        | Prompt::ShareFood { .. } => Some("shelf-realm"),
        Prompt::Tactics { .. }
        | Prompt::DiscardAction
        | Prompt::DiscardObjective
        | Prompt::TakeDiscardedAction
        | Prompt::TakeDiscardedEvent
        | Prompt::SpySwap { .. }
        | Prompt::NewPlans
        | Prompt::Claim
        | Prompt::StatusObjectives => Some("shelf-hand"),
        Prompt::Reserve => Some("shelf-wonders"),
        Prompt::MayTalk { .. } | Prompt::PutTogether { .. } | Prompt::AnswerOffer { .. } | Prompt::PartWith => {
            Some("shelf-trade")
        }
        _ => None,
    }
}
