//! A player's own board: what is in hand, what is produced and why, pillars, warehouse, cards, government.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Viewer};
use tessera_mosaic::choice::Choice;
use tessera_mosaic::components::golden_ages::{GoldenAge, ICONS};
use tessera_mosaic::components::goods::Good;
use tessera_mosaic::components::pieces::{Piece, Track, Unit, Wealth};
use tessera_mosaic::components::pillars::Pillar;
use tessera_mosaic::components::tax_cards::Levy;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::market::Card;
use tessera_mosaic::state::Origin;
use tessera_mosaic::view::PlayerView;

use super::Look;
use super::art::{icon, named, track_id};
use super::cards::{class, face, technology};
use super::marks::made;
use crate::seat::seat_mark;

pub(super) fn realm(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    let (seat, player) = look.subject();
    let whose = html! {
        @if look.scene.game.viewer() == Viewer::Spectator {
            h3 .shelf-title { (seat_mark(seat.index())) (look.name(seat)) }
        }
    };
    vec![
        ("realm-whose", whose),
        ("realm-stock", stock(look, player)),
        ("realm-pillars", pillars(look, player)),
        ("realm-rest", html! { (warehouse(look, player)) (supply(look, player)) (rule(look, player)) }),
        ("realm-cards", cards(look)),
    ]
}

/// A choice that belongs to a number: the number is the button.
fn number(look: &Look<'_>, choices: &[Choice], face: &Markup) -> Markup {
    match choices.iter().find(|choice| look.can(choice)) {
        Some(choice) => look.thing("pick", choice, "", face),
        None => face.clone(),
    }
}

/// What is in hand, the five tracks, and what Work would bring.
fn stock(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        section .box {
            table .stock {
                thead { tr {
                    td {}
                    th .number { (look.word("mosaic-table-in-hand")) }
                    th .number { (look.word("mosaic-table-production")) }
                    th .number { (look.word("mosaic-table-work")) }
                } }
                tbody {
                    @for track in Track::ALL { (line(look, player, track)) }
                    tr {
                        th scope="row" { (number(look, &[Choice::Gain(Wealth::Money)], &html! { (icon("wealth-money")) (look.title(&Wealth::Money.name())) })) }
                        td .number { b { (player.stock(Wealth::Money)) } } td {} td {}
                    }
                    tr {
                        th scope="row" { (icon("people")) (look.word("mosaic-table-population")) }
                        td .number { b { (player.population) } } td {} td {}
                    }
                }
            }
            details .ledger {
                summary { (look.word("mosaic-table-ledger")) }
                (ledger(look, player))
            }
        }
    }
}

fn line(look: &Look<'_>, player: &PlayerView, track: Track) -> Markup {
    let wealth = made(track);
    let name = look.title(&match track {
        Track::Tax => Levy::Tax.name(),
        Track::Tariff => Levy::Tariff.name(),
        _ => wealth.map_or_else(|| track.name(), Wealth::name),
    });
    let choices: Vec<Choice> = [Choice::Raise(track), Choice::Lower(track)]
        .into_iter()
        .chain(wealth.into_iter().flat_map(|wealth| [Choice::Produce(wealth), Choice::Gain(wealth)]))
        .collect();
    html! {
        tr {
            th scope="row" { (number(look, &choices, &html! { (icon(&track_id(track))) (name) })) }
            td .number { @if let Some(wealth) = wealth { b { (player.stock(wealth)) } } }
            td .number title=(sources(look, player, track)) { (player.track(track)) }
            td .number { @if let Some(wealth) = wealth { "+" (player.work[wealth.index()]) } }
        }
    }
}

/// Where a track comes from, in a line.
pub(super) fn sources(look: &Look<'_>, player: &PlayerView, track: Track) -> String {
    let from = |origin: &Origin| (*origin, player.from(*origin, track));
    let parts: Vec<String> = Origin::ALL
        .iter()
        .map(from)
        .filter(|&(_, by)| by != 0)
        .map(|(origin, by)| format!("{} {by:+}", look.word(origin_word(origin))))
        .collect();
    format!("{}: {}", look.title(&track.name()), if parts.is_empty() { "0".to_owned() } else { parts.join(", ") })
}

const fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Leader => "mosaic-table-from-leader",
        Origin::Technology => "mosaic-table-from-technology",
        Origin::Build => "mosaic-table-from-build",
        Origin::Goods => "mosaic-table-from-goods",
        Origin::Government => "mosaic-table-from-government",
        Origin::Golden => "mosaic-table-from-golden",
        Origin::Engineer => "mosaic-table-from-engineer",
        Origin::Shifted => "mosaic-table-from-shifted",
    }
}

fn ledger(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        table {
            thead { tr { td {} @for track in Track::ALL { th .number { (named(&track_id(track), &look.title(&track.name()))) } } } }
            tbody {
                @for origin in Origin::ALL {
                    @if Track::ALL.iter().any(|&track| player.from(origin, track) != 0) {
                        tr {
                            th scope="row" { (look.word(origin_word(origin))) }
                            @for track in Track::ALL {
                                @let by = player.from(origin, track);
                                td .number { @if by != 0 { (format!("{by:+}")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The nine pillars and how far each is from its golden age.
fn pillars(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        section .box.pillars aria-label=(look.word("mosaic-table-pillars")) {
            @for pillar in Pillar::ALL {
                @let count = player.icons.of(pillar);
                @let age = GoldenAge::ALL.into_iter().find(|age| age.pillar() == pillar);
                @let owner = age.and_then(|age| look.view.golden.iter().find(|tile| tile.0 == age)?.1);
                @let said = Phrase::new("mosaic-table-pillar").with("pillar", pillar.name()).with("count", count);
                @let face = html! {
                    (icon(&format!("pillar-{pillar}")))
                    span .pillar-name { (look.title(&pillar.name())) }
                    b { (count) }
                    span .pips aria-hidden="true" { @for step in 0..ICONS { i class=[(step < count).then_some("on")] {} } }
                    @if let Some(seat) = owner { span .pillar-owner title=(look.say(&Phrase::new("mosaic-table-golden-of").with("who", seat))) { (seat_mark(seat.index())) } }
                    span .unseen { (look.say(&said)) }
                };
                (look.thing("pillar", &Choice::Pillar(pillar), "", &face))
            }
        }
    }
}

/// Goods by kind; what is missing stays pale.
pub(super) fn warehouse(look: &Look<'_>, player: &PlayerView) -> Markup {
    let count = |good: Good| player.goods.iter().find(|owned| owned.0 == good).map_or(0, |owned| owned.1);
    html! {
        section .box {
            h4 { (look.say(&Phrase::new("mosaic-table-warehouse").with("count", player.unique_goods))) }
            div .goods {
                @for good in Good::ALL {
                    @let count = count(good);
                    span class=(if count > 0 { "good" } else { "good none" }) {
                        (named(&format!("good-{good}"), &look.say(&good.name())))
                        @if count > 1 { b { (count) } }
                        @if count == 0 { span .unseen { "0" } }
                    }
                }
                @if player.wild { span .good { (named("good-wild", &look.word("mosaic-good-wild"))) } }
            }
        }
    }
}

/// Pieces on the map and units still in supply.
fn supply(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        section .box.supply {
            @for (piece, count) in Piece::ALL.into_iter().zip(player.pieces) {
                span title=(look.word("mosaic-table-on-map")) { (look.title(&piece.name())) " " b { (count) } "/" (piece.supply()) }
            }
            @for (unit, left) in Unit::ALL.into_iter().zip(player.reserve) {
                span title=(look.word("mosaic-table-units-left")) {
                    (icon(&format!("unit-{unit}"))) (look.title(&unit.name().with("n", 2_u8))) " " b { (unit.supply() - left) } "/" (unit.supply())
                }
            }
        }
    }
}

/// Government, leader, unrest.
fn rule(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        section .box.rule-box {
            p {
                b { (look.word("mosaic-table-government")) } " "
                @match player.government {
                    Some(government) => {
                        (look.title(&government.name())) " · "
                        span .quiet { (look.say(&government.text())) } " "
                        @if player.refresh { span .tag { (look.word("mosaic-table-refresh-left")) } }
                    }
                    None => { span .quiet { (look.word("mosaic-table-no-government")) } }
                }
            }
            @if let Some(leader) = player.leader {
                p {
                    b { (look.title(&leader.name())) } " "
                    span .quiet { (look.say(&leader.power_text())) } " "
                    @if leader.has_power() { span .tag { (look.word(if player.power_used { "mosaic-table-used" } else { "mosaic-table-unused" })) } }
                }
            }
            p {
                (icon("unrest")) " "
                (look.say(&Phrase::new("mosaic-table-unrest-calm").with("unrest", player.unrest).with("calm", player.calm)))
            }
            @for said in standing(look, player) { p .quiet { (said) } }
        }
    }
}

/// What waits to be used.
pub(super) fn standing(look: &Look<'_>, player: &PlayerView) -> Vec<String> {
    let mut said = Vec::new();
    if player.flood_plain {
        said.push(look.word("mosaic-table-flood-plain"));
    }
    if player.diplomats {
        said.push(look.word("mosaic-table-diplomats"));
    }
    if let Some(region) = player.locked {
        said.push(look.say(&Phrase::new("mosaic-table-loyal").with("region", region.name())));
    }
    said
}

/// Cards that lie before the player: those that wait first.
fn cards(look: &Look<'_>) -> Markup {
    let (seat, player) = look.subject();
    let secret: &[Tech] = if look.scene.game.viewer().is(seat) { &look.view.secret } else { &[] };
    let down = |tech: Tech, class: &str| {
        look.thing(class, &Choice::Play(tech), &look.say(&tech.text()), &technology(look, tech, false))
    };
    html! {
        @if !player.kept.is_empty() || !secret.is_empty() {
            h3 .shelf-title { (look.word("mosaic-table-face-down")) }
            div .wrap {
                @for &tech in &player.kept { (down(tech, "mcard deck-technology down")) }
                @for &tech in secret {
                    @let face = html! { (technology(look, tech, false)) span .tag { (look.word("mosaic-table-secret")) } };
                    (look.thing("mcard deck-technology down", &Choice::Play(tech), &look.say(&tech.text()), &face))
                }
            }
        }
        @if !player.technologies.is_empty() {
            h3 .shelf-title { (look.say(&Phrase::new("mosaic-table-technologies").with("count", player.technologies.len()))) }
            div .wrap {
                @for &tech in &player.technologies { div .mcard.deck-technology { (technology(look, tech, false)) } }
            }
        }
        @if !player.builds.is_empty() {
            h3 .shelf-title { (look.word("mosaic-table-builds")) }
            div .wrap { @for &(card, copies) in &player.builds { (pile(look, Card::Build(card), copies)) } }
        }
        @if !player.taxes.is_empty() {
            h3 .shelf-title { (look.word("mosaic-table-taxes")) }
            div .wrap { @for &(card, copies) in &player.taxes { (pile(look, Card::Tax(card), copies)) } }
        }
    }
}

fn pile(look: &Look<'_>, card: Card, copies: u8) -> Markup {
    html! { div class=(class(card)) { (face(look, card)) @if copies > 1 { span .copies { "×" (copies) } } } }
}
