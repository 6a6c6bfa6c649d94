//! The Wonders: in hand, open, built by whom; what each costs and what is missing.

use maud::{Markup, html};
use tessera_clash::choice::{Choice, Item};
use tessera_clash::components::advances::Advance;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::state::{Built, WonderPlace};
use tessera_kernel::{Phrase, Seat};

use super::Look;
use super::art::icon;
use super::cards::{Reasons, goods, price, wonder as face};
use super::quoted::Quoted;
use crate::seat::seat_mark;

/// Where a Wonder is, as far as the viewer knows; what matters most comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Whereabouts {
    Held,
    Open,
    /// Beside the Envoy, for whoever is first to take it.
    Envoy,
    Reserved(Seat),
    Built,
    Unseen,
}

pub(super) fn wonders(look: &Look<'_>, reasons: &Reasons) -> Vec<(&'static str, Markup)> {
    let mut all: Vec<(Whereabouts, Wonder, Built)> =
        look.view.built.iter().map(|&(wonder, built)| (whereabouts(look, wonder, built), wonder, built)).collect();
    all.sort_by_key(|&(place, wonder, _)| (place, wonder));
    let content = html! {
        h3 .shelf-title {
            (look.word("clash-table-wonders"))
            span .next-cost { (look.say(&Phrase::new("clash-table-deck").with("count", look.view.decks[3]))) }
        }
        div .wrap.wide { @for (place, wonder, built) in all { (tile(look, reasons, place, wonder, built)) } }
    };
    vec![("wonders-all", content)]
}

fn whereabouts(look: &Look<'_>, wonder: Wonder, built: Built) -> Whereabouts {
    let reserved = look.view.players.iter().find(|(_, player)| player.reserved.contains(&wonder));
    if built.place != WonderPlace::Unbuilt {
        Whereabouts::Built
    } else if let Some((seat, _)) = reserved {
        if look.scene.game.viewer().is(seat) { Whereabouts::Held } else { Whereabouts::Reserved(seat) }
    } else if look.view.wonders.contains(&wonder) {
        Whereabouts::Held
    } else if look.view.envoy == Some(wonder) {
        Whereabouts::Envoy
    } else if look.view.wonders_open.contains(&wonder) {
        Whereabouts::Open
    } else {
        Whereabouts::Unseen
    }
}

fn tile(look: &Look<'_>, reasons: &Reasons, place: Whereabouts, wonder: Wonder, built: Built) -> Markup {
    let choices = [Choice::Wonder(wonder), Choice::UseWonder(wonder), Choice::Give(Item::Wonder(wonder))];
    let class = match place {
        Whereabouts::Held | Whereabouts::Open | Whereabouts::Envoy => "ccard deck-wonder",
        Whereabouts::Built => "ccard deck-wonder standing-wonder",
        Whereabouts::Reserved(_) | Whereabouts::Unseen => "ccard deck-wonder away",
    };
    let content = html! {
        (face(look, wonder))
        @if place != Whereabouts::Built { (needs(look, place, wonder)) }
        (whose(look, place, built))
    };
    if let Some(choice) = choices.iter().find(|choice| look.can(choice)) {
        return look.thing(class, choice, &look.say(&wonder.text(look.view.edition)), &content);
    }
    let reason = choices.iter().find_map(|choice| reasons.of(choice));
    html! { div class=(class) { (content) @if let Some(reason) = reason { span .reason { (reason) } } } }
}

/// The price with what is missing of it, and the advances it takes.
fn needs(look: &Look<'_>, place: Whereabouts, wonder: Wonder) -> Markup {
    let (_, player) = look.subject();
    let needed = [Advance::Engineering, wonder.needs()];
    let cost = Quoted::of(look, player, &Choice::Wonder(wonder), wonder.cost());
    html! {
        @if matches!(place, Whereabouts::Held | Whereabouts::Open | Whereabouts::Envoy) {
            (price(look, &cost.goods, &player.goods))
            (cost.because(look))
        } @else { (goods(look, &wonder.cost())) }
        span .needed {
            @for advance in needed {
                @let has = player.advances.contains(&advance);
                span class=(if has { "need" } else { "need lacking" }) {
                    @if has { span aria-hidden="true" { "✓ " } } @else { (icon("lock")) }
                    (look.title(&advance.name(look.view.edition)))
                    @if !has { span .unseen { " (" (look.word("clash-table-missing")) ")" } }
                }
            }
        }
    }
}

fn whose(look: &Look<'_>, place: Whereabouts, built: Built) -> Markup {
    let mark = |seat: Seat, word: &'static str| {
        html! { span .owner { (seat_mark(seat.index())) (look.say(&Phrase::new(word).with("who", seat))) } }
    };
    html! {
        @match place {
            Whereabouts::Held => { span .owner { (look.word("clash-table-wonder-held")) } }
            Whereabouts::Open => { span .owner { (look.word("clash-table-wonder-open")) } }
            Whereabouts::Envoy => { span .owner { (look.word("clash-table-wonder-envoy")) } }
            Whereabouts::Reserved(seat) => { (mark(seat, "clash-table-wonder-reserved")) }
            Whereabouts::Unseen => { span .owner.quiet { (look.word("clash-table-wonder-unseen")) } }
            Whereabouts::Built => {
                @if let Some(seat) = built.builder.seat() { (mark(seat, "clash-table-wonder-built")) }
                @if built.owner != built.builder { @if let Some(seat) = built.owner.seat() { (mark(seat, "clash-table-wonder-owned")) } }
                @match built.place {
                    WonderPlace::City(space) => { span .next-cost { (look.say(&Phrase::new("clash-table-wonder-at").with("space", space.to_string()))) } }
                    WonderPlace::Buried => { span .next-cost { (look.word("clash-table-wonder-buried")) } }
                    WonderPlace::Gone => { span .next-cost { (look.word("clash-table-wonder-gone")) } }
                    WonderPlace::Unbuilt => {}
                }
            }
        }
    }
}
