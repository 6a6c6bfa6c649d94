//! What things cost now: the printed price, or the one a power makes of it, with the power's name.

use maud::{Markup, html};
use tessera_clash::choice::Choice;
use tessera_clash::components::board::Space;
use tessera_clash::goods::{Good, Goods};
use tessera_clash::prompt::Prompt;
use tessera_clash::quotes::{Quote, StandIn};
use tessera_clash::view::PlayerView;
use tessera_kernel::Phrase;

use super::Look;

/// A price, and what has changed it.
pub(super) struct Quoted<'a> {
    pub(super) goods: Goods,
    by: Option<&'a Quote>,
}

impl<'a> Quoted<'a> {
    /// What something costs a player: in the city that is asked about, or else where it is cheapest.
    pub(super) fn of(look: &Look<'_>, player: &'a PlayerView, choice: &Choice, printed: Goods) -> Self {
        let city = city_asked(look);
        let here = |quote: &&Quote| {
            quote.choice == *choice && (quote.cities.is_empty() || city.is_none_or(|city| quote.cities.contains(&city)))
        };
        let by = player.quotes.iter().filter(here).min_by_key(|quote| quote.goods.total().saturating_sub(quote.waived));
        Self { goods: by.map_or(printed, |quote| quote.goods), by }
    }

    /// The price that something has changed, in words.
    pub(super) fn note(&self, look: &Look<'_>) -> Option<String> {
        let quote = self.by?;
        let amounts: Vec<Phrase> = Good::ALL
            .into_iter()
            .filter(|&good| quote.goods.get(good) > 0)
            .map(|good| good.amount(quote.goods.get(good)))
            .collect();
        let price = if amounts.is_empty() { look.word("clash-table-free") } else { amounts_said(look, amounts) };
        Some(std::iter::once(price).chain(self.causes(look)).collect::<Vec<_>>().join(" · "))
    }

    /// What makes the price so, and where it is so.
    pub(super) fn because(&self, look: &Look<'_>) -> Markup {
        let causes = self.causes(look);
        html! { @if !causes.is_empty() { span .because { (causes.join(" · ")) } } }
    }

    fn causes(&self, look: &Look<'_>) -> Vec<String> {
        let Some(quote) = self.by else { return Vec::new() };
        let mut parts: Vec<String> =
            quote.cause.iter().map(|cause| look.title(&cause.name(look.view.edition))).collect();
        if quote.waived > 0 {
            parts.push(look.say(&Phrase::new("clash-table-waived").with("count", quote.waived)));
        }
        parts.extend(quote.stand_ins.iter().map(|one| look.title(&stand_in(one))));
        // Where every city gives the same price, none need be named.
        let (seat, _) = look.subject();
        let cities =
            look.view.spaces.iter().filter(|there| there.city.as_ref().is_some_and(|city| city.owner.is(seat)));
        if city_asked(look).is_none() && !quote.cities.is_empty() && quote.cities.len() < cities.count() {
            let names: Vec<String> = quote.cities.iter().map(Space::to_string).collect();
            parts.push(look.say(&Phrase::new("clash-table-only-in").with("spaces", names.join(", "))));
        }
        parts
    }
}

/// "Growth: a prisoner for 2 resources".
fn stand_in(one: &StandIn) -> Phrase {
    let id = match (one.prisoner, one.resources) {
        (true, 0) => "clash-table-prisoner-for-token",
        (true, _) => "clash-table-prisoner-for-resources",
        (false, _) => "clash-table-culture-for-resources",
    };
    Phrase::new(id).with("name", one.by.name()).with("count", one.resources).with("most", one.most)
}

fn amounts_said(look: &Look<'_>, amounts: Vec<Phrase>) -> String {
    look.say(&Phrase::new("clash-table-amounts").with("amounts", amounts))
}

/// The city in which something is being built or recruited.
fn city_asked(look: &Look<'_>) -> Option<Space> {
    match look.decision?.prompt {
        Prompt::Construct { city } | Prompt::Recruit { city, .. } => Some(city),
        _ => None,
    }
}
