//! A player's things in small print, for the list of players.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};
use tessera_mosaic::components::pieces::{Track, Unit};
use tessera_mosaic::components::pillars::Pillar;
use tessera_mosaic::view::PlayerView;

use super::Look;
use super::art::{icon, named, track_id};
use super::realm::{sources, standing};

/// Tracks, pillars, goods, units, cards.
pub(super) fn compact(look: &Look<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        div .compact {
            div .line {
                @for track in Track::ALL {
                    span .fact title=(sources(look, player, track)) { (icon(&track_id(track))) "+" (player.track(track)) span .unseen { (look.title(&track.name())) } }
                }
            }
            div .line {
                @for pillar in Pillar::ALL {
                    @let count = player.icons.of(pillar);
                    @if count > 0 {
                        span .fact { (named(&format!("pillar-{pillar}"), &look.title(&pillar.name()))) (count) }
                    }
                }
            }
            @if !player.goods.is_empty() || player.wild {
                div .line {
                    @for &(good, count) in &player.goods { span .fact { (named(&format!("good-{good}"), &look.say(&good.name()))) @if count > 1 { (count) } } }
                    @if player.wild { span .fact { (named("good-wild", &look.word("mosaic-good-wild"))) } }
                }
            }
            div .line {
                @for (unit, left) in Unit::ALL.into_iter().zip(player.reserve) {
                    span .fact title=(look.word("mosaic-table-units-left")) { (icon(&format!("unit-{unit}"))) (unit.supply() - left) "/" (unit.supply()) span .unseen { (look.title(&unit.name().with("n", 2_u8))) } }
                }
                span .fact { (named("unrest", &look.word("mosaic-table-unrest"))) (player.unrest) "−" (player.calm) }
            }
            @if let Some(government) = player.government {
                p { b { (look.title(&government.name())) } @if player.refresh { " " span .tag { (look.word("mosaic-table-refresh-left")) } } }
            }
            @for said in standing(look, player) { p .quiet { (said) } }
            (names(look, "mosaic-table-technologies", player.technologies.iter().map(|tech| (tech.name(), tech.text()))))
            (names(look, "mosaic-table-kept", player.kept.iter().map(|tech| (tech.name(), tech.text()))))
            @if player.secret > 0 && !look.scene.game.viewer().is(seat) {
                p .quiet { (look.say(&Phrase::new("mosaic-table-secret-count").with("count", player.secret))) }
            }
            (names(look, "mosaic-table-built-cards", player.builds.iter().map(|(card, _)| (card.name(), card.text()))))
        }
    }
}

/// Names in a line, each with its text to be looked up.
fn names(look: &Look<'_>, title: &'static str, items: impl ExactSizeIterator<Item = (Phrase, Phrase)>) -> Markup {
    if items.len() == 0 {
        return Markup::default();
    }
    html! {
        p .names {
            b { (look.say(&Phrase::new(title).with("count", items.len()))) } " "
            @for (place, (name, text)) in items.enumerate() {
                @if place > 0 { ", " }
                span title=(look.say(&text)) { (look.say(&name)) }
            }
        }
    }
}
