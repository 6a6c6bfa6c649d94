//! The four markets: face-up cards, the pile, and what may be known of its top.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_mosaic::choice::Choice;
use tessera_mosaic::market::{Card, Market};
use tessera_mosaic::prompt::Prompt;
use tessera_mosaic::view::MarketView;

use super::Look;
use super::art::icon;
use super::cards::{class, face};

/// The markets as they lie on the shelf: the large ones first.
pub(super) fn markets(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    [
        ("market-build", Market::Build),
        ("market-population", Market::Population),
        ("market-technology", Market::Technology),
        ("market-tax", Market::Tax),
    ]
    .into_iter()
    .map(|(id, market)| (id, of(look, look.view.market(market))))
    .collect()
}

/// What taking a card of a market is called.
const fn taking(card: Card) -> Choice {
    match card {
        Card::Population(card) => Choice::Grow(card),
        Card::Build(card) => Choice::Build(card),
        Card::Technology(tech) => Choice::Learn(tech),
        Card::Tax(card) => Choice::Levy(card),
    }
}

/// Whether the question is about this market's pile.
fn asked(look: &Look<'_>, market: Market) -> bool {
    match look.decision.map(|decision| decision.prompt) {
        Some(Prompt::Grow) => market == Market::Population,
        Some(Prompt::Build) => market == Market::Build,
        Some(Prompt::Learn) => market == Market::Technology,
        Some(Prompt::Levy) => market == Market::Tax,
        Some(Prompt::Look { market: at }) => market == at,
        _ => false,
    }
}

fn of(look: &Look<'_>, view: &MarketView) -> Markup {
    let market = view.market;
    let refresh = Choice::Refresh(market);
    let pile = if asked(look, market) && look.can(&Choice::Look) { Choice::Look } else { Choice::Top };
    html! {
        div .market.{ "market-" (market) } {
            div .market-head {
                h3 { (look.title(&market.name())) }
                @if look.can(&refresh) {
                    button .refresh type="submit" form="choose" name="choice" value=(refresh) data-option=(refresh) {
                        (look.word("mosaic-table-refresh"))
                    }
                }
                @if market == Market::Tax && look.view.chest > 0 {
                    span .chest title=(look.word("mosaic-table-chest")) {
                        (icon("wealth-money")) b { (look.view.chest) } span .unseen { (look.word("mosaic-table-chest")) }
                    }
                }
                span .pile { (look.say(&Phrase::new("mosaic-table-deck").with("count", view.deck))) }
            }
            div .row tabindex="0" role="group" aria-label=(look.title(&market.name())) {
                @for card in &view.cards {
                    @match card {
                        Some(card) => { (look.thing(class(*card), &taking(*card), "", &face(look, *card))) }
                        None => { div .mcard.gap { span .unseen { (look.word("mosaic-table-empty")) } } }
                    }
                }
                @if let Some(top) = view.top {
                    @let card = html! { span .top-mark { (look.word("mosaic-table-top")) } (face(look, top)) };
                    @if asked(look, market) { (look.thing(&format!("{} top", class(top)), &pile, "", &card)) }
                    @else { div class={ (class(top)) " top" } { (card) } }
                } @else if asked(look, market) && look.can(&Choice::Look) {
                    (look.thing("mcard back", &Choice::Look, "", &html! { span .card-title { (look.word("mosaic-table-look")) } }))
                }
            }
        }
    }
}
