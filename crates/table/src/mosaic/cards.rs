//! Cards and tiles: the same face everywhere they are seen.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_mosaic::components::build_cards::BuildCard;
use tessera_mosaic::components::leaders::Leader;
use tessera_mosaic::components::pieces::Wealth;
use tessera_mosaic::components::pillars::Pillar;
use tessera_mosaic::components::population_cards::PopulationCard;
use tessera_mosaic::components::tax_cards::{Levy, TaxCard};
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::market::Card;
use tessera_mosaic::payment::Cost;

use super::Look;
use super::art::{icon, named};

/// What a technology costs (M6.18).
const TECHNOLOGY: Cost = Cost::ideas(5);

/// The class of a card: its deck gives it the colour of its band.
pub(super) const fn class(card: Card) -> &'static str {
    match card {
        Card::Population(_) => "mcard deck-population",
        Card::Build(_) => "mcard deck-build",
        Card::Technology(_) => "mcard deck-technology",
        Card::Tax(_) => "mcard deck-tax",
    }
}

/// Icons of pillars, each with its name; those that are missing stand out.
pub(super) fn pillars(look: &Look<'_>, pillars: &[Pillar]) -> Markup {
    html! { @for &pillar in pillars { (named(&format!("pillar-{pillar}"), &look.title(&pillar.name()))) } }
}

/// What must be there, marked where the viewer lacks it.
fn needs(look: &Look<'_>, needs: &[Pillar]) -> Markup {
    let icons = look.subject().1.icons;
    let mut found = [0_u8; 9];
    html! {
        @for &pillar in needs {
            @let lacking = { found[pillar.index()] += 1; found[pillar.index()] > icons.of(pillar) };
            span class=(if lacking { "need lacking" } else { "need" }) {
                (named(&format!("pillar-{pillar}"), &look.title(&pillar.name())))
            }
        }
    }
}

/// A cost as numbers and pictures.
pub(super) fn cost(look: &Look<'_>, cost: Cost) -> Markup {
    html! {
        span .cost {
            @for wealth in Wealth::RESOURCES {
                @if cost.of(wealth) > 0 { b { (cost.of(wealth)) } (named(&format!("wealth-{wealth}"), &look.say(&wealth.name()))) }
            }
            @if cost.people > 0 { b { (cost.people) } (named("people", &look.word("mosaic-resource-population"))) }
            @if cost == Cost::NONE { span .free { (look.word("mosaic-table-free")) } }
        }
    }
}

/// The face of any card of a market.
pub(super) fn face(look: &Look<'_>, card: Card) -> Markup {
    match card {
        Card::Technology(tech) => technology(look, tech, true),
        Card::Build(card) => build(look, card),
        Card::Population(card) => population(look, card),
        Card::Tax(card) => tax(look, card),
    }
}

/// A technology; its price where it is for sale.
pub(super) fn technology(look: &Look<'_>, tech: Tech, priced: bool) -> Markup {
    html! {
        span .card-title { (look.title(&tech.name())) }
        span .card-head {
            @if priced { (cost(look, TECHNOLOGY)) }
            @if !tech.needs().is_empty() {
                span .needs { span .unseen { (look.word("mosaic-table-needs")) } (needs(look, tech.needs())) span .arrow aria-hidden="true" { "›" } }
            }
            span .grants { span .unseen { (look.word("mosaic-table-grants")) } (pillars(look, tech.grants())) }
        }
        span .card-text { (look.say(&tech.text())) }
    }
}

fn build(look: &Look<'_>, card: BuildCard) -> Markup {
    html! {
        span .card-title { (look.title(&card.name())) }
        span .card-head {
            (cost(look, card.cost()))
            span .grants { span .unseen { (look.word("mosaic-table-grants")) } (pillars(look, card.grants())) }
            @if let Some(goods) = card.wants() {
                span .wants { @for good in goods { (named(&format!("good-{good}"), &look.say(&good.name()))) } }
            }
        }
        span .card-text { (look.say(&card.text())) }
    }
}

fn population(look: &Look<'_>, card: PopulationCard) -> Markup {
    html! {
        span .card-title { (look.word("mosaic-resource-population-card")) }
        span .card-head { (cost(look, Cost::food(card.food()))) }
        span .card-big { "+" (card.people()) (icon("people")) }
        span .unseen { (look.say(&card.phrase())) }
    }
}

fn tax(look: &Look<'_>, card: TaxCard) -> Markup {
    let (a, b) = card.factors();
    let id = match card.levy() {
        Levy::Tax => "mosaic-tax-card-text",
        Levy::Tariff => "mosaic-tariff-card-text",
    };
    let text = Phrase::new(id).with("a", a).with("b", b).with("unrest", card.unrest());
    html! {
        span .card-title { (look.title(&card.levy().name())) " " (a) "/" (b) }
        span .card-head { (icon(match card.levy() { Levy::Tax => "track-tax", Levy::Tariff => "track-tariff" })) span .cost { b { (card.unrest()) } (named("unrest", &look.word("mosaic-table-unrest"))) } }
        span .card-big title=(look.word("mosaic-table-now")) { "+" (look.subject().1.taxable().income_of(card)) (icon("wealth-money")) span .unseen { (look.word("mosaic-table-now")) } }
        span .card-text { (look.say(&text)) }
    }
}

/// A leader with what it brings and what it can do.
pub(super) fn leader(look: &Look<'_>, leader: Leader) -> Markup {
    html! {
        span .card-title { (look.title(&leader.name())) }
        span .card-head { span .grants { (pillars(look, &[leader.pillar()])) } }
        span .card-text { b { (look.word("mosaic-table-start")) } " " (look.say(&leader.start_text())) }
        span .card-text { b { (look.word("mosaic-table-power")) } " " (look.say(&leader.power_text())) }
    }
}
