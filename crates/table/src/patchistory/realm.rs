//! A player's own things: goods behind the screen, what this round brings and costs, the People track, tiles and cards in hand.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};
use tessera_patchistory::choice::Choice;
use tessera_patchistory::components::eras::MISSING;
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::people::{UPKEEP, WORKERS};
use tessera_patchistory::view::{PlayerView, ScreenView};

use super::Look;
use super::art::{icon, named, token_id};
use super::board::figure;
use super::cards;
use crate::seat::seat_mark;

pub(super) fn realm(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    let seat = look.subject();
    let player = &look.view.players[seat];
    let screen = look.view.screens.iter().find(|(owner, _)| *owner == seat).map(|(_, screen)| screen);
    let whose = html! {
        @if screen.is_none() || !look.scene.game.viewer().is(seat) { h3 .shelf-title { (seat_mark(seat.index())) (look.name(seat)) } }
    };
    vec![
        ("realm-whose", whose),
        ("realm-goods", goods(look, player, screen)),
        ("realm-people", people(look, seat, player)),
        ("realm-hand", hand(look, screen)),
    ]
}

/// What is there, what comes and what goes, as things stand.
fn goods(look: &Look<'_>, player: &PlayerView, screen: Option<&ScreenView>) -> Markup {
    let owned = screen.map(|screen| [screen.money, screen.food, screen.resources, screen.culture]);
    let last = look.view.round == 4;
    let over = look.view.phase >= 6;
    // After production nothing more comes in this round.
    let comes = |icon: Icon| if over { 0 } else { u16::from(player.levels.of(icon)) + player.brought[icon.index()] };
    let (era_food, era_resources) = if last && look.view.phase < 7 { player.era_upkeep } else { (0, 0) };
    let upkeep = if over { 0 } else { u16::from(player.upkeep) };
    let goes = [0, upkeep + era_food, era_resources, 0];
    let missing = owned.map(|owned| {
        let short = |at: usize| goes[at].saturating_sub(owned[at] + comes(Icon::GOODS[at]));
        short(1) * u16::from(MISSING.0) + short(2) * u16::from(MISSING.1)
    });
    html! {
        section .box.goods-box {
            h4 { (look.word("patchistory-table-goods")) }
            table .stock {
                thead { tr {
                    th { span .unseen { (look.word("patchistory-table-good")) } }
                    @if owned.is_some() { th .number { (look.word("patchistory-table-owned")) } }
                    th .number { (look.word("patchistory-table-comes")) }
                    th .number { (look.word("patchistory-table-goes")) }
                    @if owned.is_some() { th .number { (look.word("patchistory-table-then")) } }
                } }
                tbody {
                    @for (at, good) in Icon::GOODS.into_iter().enumerate() {
                        tr {
                            th scope="row" { (icon(&token_id(good))) (look.title(&good.name())) }
                            @if let Some(owned) = owned { td .number { b { (owned[at]) } } }
                            td .number title=(look.say(&Phrase::new("patchistory-table-comes-from").with("level", player.levels.of(good)).with("routes", player.brought[at]))) {
                                @if comes(good) > 0 { "+" (comes(good)) } @else { span .quiet { "–" } }
                            }
                            td .number { @if goes[at] > 0 { "−" (goes[at]) } @else { span .quiet { "–" } } }
                            @if let Some(owned) = owned {
                                @let sum = owned[at] + comes(good);
                                @let short = goes[at] > sum;
                                td class=(if short { "number short" } else { "number" }) { (sum.saturating_sub(goes[at])) }
                            }
                        }
                    }
                    @if let Some(screen) = screen {
                        tr { th scope="row" { (icon("vote")) (look.word("patchistory-table-votes")) } td .number { b { (screen.votes) } } td {} td {} td {} }
                    }
                }
            }
            @if let Some(missing) = missing.filter(|&missing| missing > 0) {
                p .short { (look.say(&Phrase::new("patchistory-table-missing").with("culture", missing))) }
            }
        }
    }
}

/// The People track: who waits there, and what those who left it eat.
fn people(look: &Look<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let out = WORKERS - player.track;
    let said = Phrase::new("patchistory-table-people").with("out", out).with("food", player.upkeep);
    html! {
        section .box {
            h4 { (look.word("patchistory-table-track")) }
            ol .people aria-label=(look.say(&said)) {
                @for place in 0..WORKERS {
                    @let gone = place < out;
                    li class=(if gone { "gone" } else { "" }) {
                        @if gone { b { (UPKEEP[usize::from(place) + 1]) } (icon(&token_id(Icon::Food))) }
                        @else { svg viewBox="-19 -24 38 44" aria-hidden="true" { (figure(seat.index())) } }
                    }
                }
            }
            p .quiet { (look.say(&said)) }
            div .points-left {
                (named(&token_id(Icon::Politics), &look.title(&Icon::Politics.name())))
                span { (look.say(&Phrase::new("patchistory-table-points-left").with("points", player.points))) }
            }
            @if !player.features.is_empty() {
                ul .features {
                    @for feature in &player.features {
                        @let choice = Choice::Use(*feature);
                        @let face = html! { b { (look.title(&feature.name())) } " " span { (look.say(&feature.text())) } };
                        li { (look.thing(if player.used.contains(feature) { "feature used" } else { "feature" }, &choice, "", &face)) }
                    }
                }
            }
        }
    }
}

/// Building tiles and Prosperity cards in hand.
fn hand(look: &Look<'_>, screen: Option<&ScreenView>) -> Markup {
    let Some(screen) = screen else { return Markup::default() };
    html! {
        section .box.hand-box {
            h4 { (look.word("patchistory-table-buildings")) }
            div .buildings {
                @for (at, &tile) in screen.buildings.iter().enumerate() {
                    @let first = !screen.buildings[..at].contains(&tile);
                    @let choice = if look.can(&Choice::With(tile)) { Choice::With(tile) } else { Choice::Construct(tile) };
                    @if first { (look.thing("bt", &choice, "", &cards::building(look, tile))) }
                    @else { div .bt { (cards::building(look, tile)) } }
                }
            }
            @if !screen.cards.is_empty() {
                h4 { (look.word("patchistory-table-cards")) }
                div .pcards { @for &card in &screen.cards { (look.thing("pcard", &Choice::Card(card), "", &cards::prosperity(look, card))) } }
            }
        }
    }
}
