//! Tiles: wonders, golden ages, achievements, governments, with owners and how far everyone is.

use maud::{Markup, html};
use tessera_kernel::Seat;
use tessera_mosaic::choice::Choice;
use tessera_mosaic::components::golden_ages::ICONS;
use tessera_mosaic::components::governments::Government;
use tessera_mosaic::payment::Cost;
use tessera_mosaic::view::PhaseView;

use super::Look;
use super::art::icon;
use super::cards::{cost, pillars};
use crate::seat::seat_mark;

pub(super) fn tiles(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    vec![
        ("tiles-wonders", wonders(look)),
        ("tiles-golden", golden(look)),
        ("tiles-achievements", achievements(look)),
        ("tiles-governments", governments(look)),
    ]
}

fn group(title: &str, extra: &Markup, content: &Markup) -> Markup {
    html! { h3 .shelf-title { (title) (extra) } div .wrap { (content) } }
}

fn owner(look: &Look<'_>, owner: Option<Seat>) -> Markup {
    html! { @if let Some(seat) = owner { span .owner { (seat_mark(seat.index())) (look.name(seat)) } } }
}

fn wonders(look: &Look<'_>) -> Markup {
    let (seat, _) = look.subject();
    let own = look.view.wonders.iter().filter(|wonder| wonder.owner == Some(seat)).count() as u8;
    let next =
        html! { span .next-cost { (look.word("mosaic-table-next-wonder")) " " (cost(look, Cost::of_wonder(own))) } };
    let all = html! {
        @for view in &look.view.wonders {
            @let wonder = view.wonder;
            @let face = html! {
                span .card-title { (look.title(&wonder.name())) }
                span .emblem { (icon(&format!("wonder-{wonder}"))) }
                span .card-text { (look.say(&wonder.text())) }
                (owner(look, view.owner))
            };
            (look.thing(if view.owner.is_some() { "mcard tile taken" } else { "mcard tile" }, &Choice::Wonder(wonder), &look.say(&wonder.text()), &face))
        }
    };
    group(&look.word("mosaic-box-wonders"), &next, &all)
}

/// Everyone's progress as little bars.
fn progress(look: &Look<'_>, least: u16, reached: &[(Seat, u16)]) -> Markup {
    html! {
        span .progress {
            @for &(seat, reached) in reached {
                span .bar {
                    (seat_mark(seat.index()))
                    progress .{ "p" (seat.index()) } value=(reached.min(least)) max=(least) aria-label=(look.name(seat)) {}
                    span { (reached) "/" (least) }
                }
            }
        }
    }
}

fn golden(look: &Look<'_>) -> Markup {
    let all = html! {
        @for &(age, holder) in &look.view.golden {
            @let reached: Vec<(Seat, u16)> = look.view.players.iter().map(|(seat, player)| (seat, player.icons.of(age.pillar()).into())).collect();
            @let face = html! {
                span .card-title { (look.title(&age.name())) }
                span .card-head { (pillars(look, &[age.pillar()])) }
                span .card-text { (look.say(&age.text())) }
                @if holder.is_some() { (owner(look, holder)) } @else if started(look) { (progress(look, ICONS.into(), &reached)) }
            };
            (look.thing(if holder.is_some() { "mcard tile taken" } else { "mcard tile" }, &Choice::Golden(age), &look.say(&age.text()), &face))
        }
    };
    group(&look.word("mosaic-box-golden"), &Markup::default(), &all)
}

fn achievements(look: &Look<'_>) -> Markup {
    let players = look.view.players.count();
    let all = html! {
        @for &(tile, holder) in &look.view.achievements {
            @let reached: Vec<(Seat, u16)> = look.view.players.iter().map(|(seat, player)| {
                (seat, player.progress.iter().find(|progress| progress.0 == tile).map_or(0, |progress| progress.1))
            }).collect();
            @let face = html! {
                span .card-title { (look.title(&tile.name())) }
                span .card-text { (look.say(&tile.text())) }
                @if holder.is_some() { (owner(look, holder)) } @else if started(look) { (progress(look, tile.least(players), &reached)) }
            };
            (look.thing(if holder.is_some() { "mcard tile taken" } else { "mcard tile" }, &Choice::Claim(tile), &look.say(&tile.text()), &face))
        }
    };
    group(&look.word("mosaic-box-achievements"), &Markup::default(), &all)
}

/// Nobody has made any progress before the first turn.
fn started(look: &Look<'_>) -> bool {
    !matches!(look.view.phase, PhaseView::Leaders | PhaseView::Draft)
}

fn governments(look: &Look<'_>) -> Markup {
    let all = html! {
        @for government in Government::ALL {
            @let holder = look.view.players.iter().find(|(_, player)| player.government == Some(government)).map(|(seat, _)| seat);
            @let face = html! {
                span .card-title { (look.title(&government.name())) }
                span .card-head { (cost(look, Cost::ideas(government.cost()))) span .needs { (pillars(look, government.needs())) } }
                span .card-text { (look.say(&government.text())) }
                (owner(look, holder))
            };
            (look.thing(if holder.is_some() { "mcard tile taken" } else { "mcard tile" }, &Choice::Govern(government), &look.say(&government.text()), &face))
        }
    };
    group(
        &look.word("mosaic-box-governments"),
        &html! { span .next-cost { (look.word("mosaic-government-refresh")) } },
        &all,
    )
}
