//! How an option is put to a player.

use tessera_kernel::{Label, Phrase};

use super::{amounts, place, say, who};
use crate::choice::Item;
use crate::prelude::*;
use crate::view::View;

/// How an option is put to a player.
pub(crate) fn label(view: &View, prompt: &Prompt, choice: &Choice) -> Label {
    let edition = view.edition;
    match *choice {
        Choice::Act(action) => Label::new(action.name()).under(say("clash-group-actions")),
        Choice::No if matches!(prompt, Prompt::Tuition { .. }) => Label::new(say("clash-do-usual-price")),
        Choice::Use(advance) => using(prompt, advance.name(edition), "clash-group-advances"),
        Choice::UseWonder(wonder) => {
            Label::new(say("clash-do-use").with("name", wonder.name())).under(say("clash-group-advances"))
        }
        Choice::Invoke(power) => using(prompt, power.name(), "clash-group-powers"),
        Choice::People(people) => Label::new(people.name()),
        Choice::Call(leader) => Label::new(leader.name()),
        Choice::WonderAt(space, wonder) => {
            let id = if matches!(prompt, Prompt::Earthquake { .. }) { "clash-do-piece" } else { "clash-do-wonder-at" };
            Label::new(say(id).with("name", wonder.name()).with("place", place(view, space)))
        }
        Choice::Play(card) => {
            Label::new(say("clash-do-play").with("name", card.name(edition))).under(say("clash-group-cards"))
        }
        Choice::Person(card) if is_discard(prompt) => Label::new(card.name()),
        Choice::Person(card) => {
            Label::new(say("clash-do-play").with("name", card.name())).under(say("clash-group-cards"))
        }
        Choice::Claim(card, lower) => {
            let objective = card.objectives()[usize::from(lower)];
            Label::new(say("clash-do-claim").with("name", objective.name())).under(say("clash-group-objectives"))
        }
        Choice::Trade(seat) => Label::new(say("clash-do-trade").with("who", seat)).under(say("clash-group-trade")),
        Choice::End => Label::finishing(say("clash-do-end")),
        Choice::Learn(advance) => Label::new(advance.name(edition)).under(advance.group().name()),
        Choice::Govern(group) => Label::new(group.name()),
        Choice::At(space) => Label::new(place(view, space)),
        Choice::Link(from, city) => {
            Label::new(say("clash-do-link").with("from", place(view, from)).with("city", place(view, city)))
        }
        Choice::March(space) => {
            let units = view.space(space).map(|there| there.units).unwrap_or_default();
            let units = squad(units.without(Unit::Ship).without(Unit::Pirate));
            Label::new(say("clash-do-march").with("place", place(view, space)).with("units", units))
        }
        Choice::Sail(space) => {
            let ships = view.space(space).map_or(0, |there| there.units.ships());
            let units = Unit::Ship.amount(ships);
            Label::new(say("clash-do-sail").with("place", place(view, space)).with("units", units))
        }
        Choice::Squad(units) => Label::new(say("clash-do-squad").with("units", squad(units))),
        Choice::Roam(units) if units.is_empty() => Label::new(say("clash-do-roam-alone")),
        Choice::Roam(units) => Label::new(say("clash-do-roam").with("units", squad(units))),
        Choice::Seat(seat) => Label::new(say("clash-do-seat").with("who", seat)),
        Choice::Pay(goods) => Label::new(say("clash-do-pay").with("goods", amounts(&goods))),
        Choice::Take(goods) => Label::new(say("clash-do-take").with("goods", amounts(&goods))),
        Choice::Count(count) => Label::new(say(count_id(prompt)).with("count", count)),
        Choice::Build(building) => Label::new(building.name()),
        Choice::Wonder(wonder) => Label::new(wonder.name()),
        Choice::Piece(space, building) => {
            let name = building.map_or_else(|| say("clash-settlement"), Building::name);
            Label::new(say("clash-do-piece").with("name", name).with("place", place(view, space)))
        }
        Choice::Recruit(unit) => Label::new(unit.name()),
        Choice::Lose(unit) => Label::new(say("clash-do-lose").with("unit", unit.name())),
        Choice::LoseAt(space, unit) => {
            Label::new(say("clash-do-lose-at").with("unit", unit.name()).with("place", place(view, space)))
        }
        Choice::Captive(side, unit) => {
            Label::new(say("clash-do-captive").with("unit", unit.name()).with("who", who(side)))
        }
        Choice::Lay(card) => {
            Label::new(say("clash-do-lay").with("name", card.tactic().name()).with("text", card.tactic().text(edition)))
        }
        Choice::Pass => Label::finishing(say("clash-do-pass")),
        Choice::Lie(turned) => Label::new(say(if turned { "clash-do-lie-turned" } else { "clash-do-lie-straight" })),
        Choice::Fight => Label::new(say("clash-do-fight")),
        Choice::Retreat => Label::new(say("clash-do-retreat")),
        Choice::Card(card) => Label::new(card.name(edition)),
        Choice::Objective(card) => Label::new(card.name()),
        Choice::Swap(give, take) => {
            Label::new(say("clash-do-swap").with("give", give.amount(1)).with("take", take.amount(1)))
        }
        Choice::Give(given) => Label::new(item(view, given)).under(say("clash-group-give")),
        Choice::Want(wanted) => Label::new(item(view, wanted)).under(say("clash-group-want")),
        Choice::Offer => Label::finishing(say("clash-do-offer")),
        Choice::Cancel => Label::finishing(say("clash-do-cancel")),
        Choice::Accept => Label::new(say("clash-do-accept")),
        Choice::Refuse => Label::finishing(say("clash-do-refuse")),
        Choice::Counter => Label::new(say("clash-do-counter")),
        Choice::Exchange(mine, theirs) => {
            Label::new(say("clash-do-exchange").with("mine", item(view, mine)).with("theirs", item(view, theirs)))
        }
        Choice::Yes if matches!(prompt, Prompt::ShareSpace { .. }) => Label::new(say("clash-do-share-space")),
        Choice::No if matches!(prompt, Prompt::ShareSpace { .. }) => Label::new(say("clash-do-attack-pirates")),
        Choice::Yes => Label::new(say("clash-do-yes")),
        Choice::No => Label::finishing(say("clash-do-no")),
        Choice::Done => Label::finishing(say(match prompt {
            Prompt::Revolution { .. } => "clash-do-lose-action",
            Prompt::Guillotine => "clash-do-no-leader",
            _ => "clash-do-done",
        })),
    }
}

/// Whether cards are to be discarded rather than played.
const fn is_discard(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::DiscardAction | Prompt::LoseThing { .. } | Prompt::FoilAction { .. } | Prompt::FoilPerson { .. }
    )
}

fn count_id(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::GoldFor { .. } | Prompt::TradeGold { .. } => "clash-do-count-gold",
        Prompt::CheerSteps { .. } => "clash-do-count-steps",
        _ => "clash-do-count",
    }
}

/// Units in words.
pub(super) fn squad(units: Units) -> Vec<Phrase> {
    units.kinds().rev().map(|(unit, count)| unit.amount(count)).collect()
}

fn item(view: &View, item: Item) -> Phrase {
    match item {
        Item::Good(good) => good.amount(1),
        Item::Action(card) => card.name(view.edition),
        Item::Objective(card) => ObjectiveCard::name(card),
        Item::Wonder(wonder) => wonder.name(),
        Item::Person(card) => card.name(),
        Item::AnyAction => say("clash-action-cards").with("count", 1_u8),
        Item::AnyObjective => say("clash-objective-cards").with("count", 1_u8),
        Item::AnyWonder => say("clash-wonder-cards").with("count", 1_u8),
    }
}

/// Something is used: between actions under a heading of its own, in a Recruit among the units, else alone.
fn using(prompt: &Prompt, name: Phrase, group: &'static str) -> Label {
    let label = Label::new(say("clash-do-use").with("name", name));
    match prompt {
        Prompt::Turn { .. } => label.under(say(group)),
        Prompt::Recruit { .. } => label.under(say("clash-group-units")),
        _ => label,
    }
}
