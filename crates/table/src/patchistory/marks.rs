//! What can be chosen on the board, and which shelf has the rest.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tessera_kernel::Seat;
use tessera_patchistory::choice::{Choice, Deed, Spot};
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::squares::Square;
use tessera_patchistory::prompt::Prompt;

use super::Look;
use super::art::{icon, token_id};
use super::board::figure;
use super::geometry::{Kind, Layout};
use super::squares::{picture, small};
use super::{cards, laying};
use crate::drawing::{OptionLook, Within};
use crate::svg::{N, Two};

/// The board, as a shelf.
const MAP: &str = "map";

/// Where the eye should go for this question.
pub(super) fn wanted(look: &Look<'_>) -> Option<&'static str> {
    let decision = look.decision.filter(|decision| !decision.options.is_empty())?;
    match decision.prompt {
        Prompt::Take { .. } | Prompt::Bid { .. } | Prompt::SecretBid => Some("shelf-offer"),
        Prompt::Card { .. } | Prompt::Stake { .. } => Some("shelf-vote"),
        Prompt::With => Some("shelf-realm"),
        Prompt::Diplomacy { .. } | Prompt::Administration { .. } => None,
        _ => Some(MAP),
    }
}

/// A picture of what the question is about.
pub(super) fn art(look: &Look<'_>) -> Option<Markup> {
    match look.decision?.prompt {
        Prompt::At { tile, face } | Prompt::Layers { tile, face, .. } => Some(picture(look, tile, face)),
        Prompt::Stake { card, .. } => Some(html! { div .pcard { (cards::prosperity(look, card)) } }),
        _ => None,
    }
}

/// How the options are shown beside their labels.
pub(super) fn options(look: &Look<'_>) -> BTreeMap<String, OptionLook> {
    let Some(decision) = look.decision else {
        return BTreeMap::new();
    };
    let art = |choice: &Choice| match (*choice, decision.prompt) {
        (Choice::Side(face), Prompt::Side { tile }) => Some(picture(look, tile, face)),
        (Choice::Layers(under), Prompt::Layers { tile, face, .. }) => Some(laying::layers(look, tile, face, under)),
        (Choice::With(building) | Choice::Construct(building), _) => Some(small(Square::building(building))),
        (Choice::Demand(good), _) => Some(icon(&token_id(good))),
        (choice, _) => sign(choice).map(|id| icon(&id)),
    };
    let within = |choice: &Choice| match choice {
        Choice::Bid(..) | Choice::Stake(_) => Within::Amount,
        Choice::Spend(spending) if spending.is_plain() => Within::Amount,
        Choice::Go(_) | Choice::Rest => Within::Board,
        other => Within::on_board(other.place().is_some()),
    };
    let show = |choice: &Choice| OptionLook { within: within(choice), art: art(choice) };
    decision.options.iter().map(|choice| (choice.to_string(), show(choice))).collect()
}

/// The sign of an action.
fn sign(choice: Choice) -> Option<String> {
    let token = |icon: Icon| Some(token_id(icon));
    match choice {
        Choice::Trade | Choice::By(_) | Choice::Route(_) => token(Icon::Transport),
        Choice::Exchange => token(Icon::Money),
        Choice::Train => Some("worker".to_owned()),
        Choice::Honour(Deed::HonourHeroes) => Some("k-hero".to_owned()),
        Choice::Honour(_) => Some("k-wonder".to_owned()),
        Choice::Sanitise => Some("k-wasteland".to_owned()),
        Choice::Campaign(_) | Choice::Stake(_) => Some("vote".to_owned()),
        Choice::Aid(_) => token(Icon::Food),
        Choice::Threaten(_) | Choice::Red => token(Icon::Military),
        Choice::Blue => token(Icon::Defence),
        _ => None,
    }
}

/// Everything that is marked.
pub(super) fn marks(look: &Look<'_>, layout: &Layout) -> Markup {
    let Some(decision) = look.decision else {
        return Markup::default();
    };
    let owner = match decision.prompt {
        Prompt::On { owner, .. } => owner,
        _ => decision.seat,
    };
    html! {
        (laying::ghost(look, layout))
        @if let Prompt::MoveTo { from, .. } = decision.prompt { (chosen(layout.plot(decision.seat).stand(from), 26.0)) }
        @if let Prompt::Along { way, .. } = decision.prompt {
            @if let Some(at) = layout.spot(decision.seat, Spot::Route(way)) { (chosen(at, 26.0)) }
        }
        @if !matches!(decision.prompt, Prompt::At { .. }) {
            @for choice in &decision.options { (spot(look, layout, decision.seat, owner, *choice)) }
        }
    }
}

fn chosen((x, y): (f64, f64), size: f64) -> Markup {
    html! { circle .chosen cx=(N(x)) cy=(N(y)) r=(N(size)) fill="none" stroke="#b4532a" stroke-width="4.500" pointer-events="none" {} }
}

/// An option with a place.
fn spot(look: &Look<'_>, layout: &Layout, seat: Seat, owner: Seat, choice: Choice) -> Markup {
    if let Some(cell) = choice.place() {
        let plot = layout.plot(owner);
        let (x, y) = plot.middle(cell);
        let whole = matches!(choice, Choice::On(_) | Choice::Stay(_) | Choice::Home(_) | Choice::To(_));
        if !whole {
            // A worker is chosen by itself, not by its square.
            return round(look, choice, plot.stand(cell), 24.0 * plot.scale.max(0.6), &Markup::default());
        }
        let half = plot.side() / 2.0 - 3.0;
        let ghost = if matches!(choice, Choice::On(_)) { Markup::default() } else { figure(seat.index()) };
        let (gx, gy) = plot.stand(cell);
        return html! {
            g .spot role="button" tabindex="0" data-choice=(choice) data-hex={ (owner) ":" (cell) } data-x=(N(x)) data-y=(N(y)) aria-label=(look.label(&choice))
                transform={ "translate(" (N(x)) " " (N(y)) ")" } {
                rect .wash x=(N(-half)) y=(N(-half)) width=(N(2.0 * half)) height=(N(2.0 * half)) rx="7" fill="#fff6d8" fill-opacity=".3" stroke="#4a3510" stroke-opacity=".5" stroke-width="5" {}
                rect .rim x=(N(-half)) y=(N(-half)) width=(N(2.0 * half)) height=(N(2.0 * half)) rx="7" fill="none" stroke="#f2c24d" stroke-width="3.500" stroke-dasharray="7 4.500" {}
                circle .dot cx=(N(gx - x)) cy=(N(gy - y)) r=(N(7.0 * plot.scale.max(0.6))) fill="#c9982f" stroke="#fffdf8" stroke-width="2" {}
                g .ghost pointer-events="none" transform={ "translate(" (N(gx - x)) " " (N(gy - y)) ") scale(" (Two(plot.scale)) ")" } { (ghost) }
            }
        };
    }
    let place = match choice {
        Choice::Send(Spot::Route(way)) | Choice::Meet(way) | Choice::Fight(way) => {
            let from = look.view.route(way).map_or(seat, |route| route.from);
            layout.spot(if matches!(choice, Choice::Send(_)) { seat } else { from }, Spot::Route(way))
        }
        Choice::By(way) | Choice::GiveUp(way) => layout.road(way).map(|road| match road.kind {
            Kind::Principal(_) => road.space(1),
            Kind::Allied(alliance) => road.space(if alliance.ends[0] == seat { 0 } else { 5 }),
        }),
        Choice::Go(_) | Choice::Rest => along(look, layout, seat, choice),
        _ => None,
    };
    place.map(|at| round(look, choice, at, 23.0, &figure(seat.index()))).unwrap_or_default()
}

/// Where a worker comes to that goes along its road.
fn along(look: &Look<'_>, layout: &Layout, seat: Seat, choice: Choice) -> Option<(f64, f64)> {
    let Prompt::Along { way, .. } = look.decision?.prompt else { return None };
    let road = layout.road(way)?;
    let (_, now) = road.workers().into_iter().find(|(owner, _)| *owner == seat)?;
    let up = match road.kind {
        Kind::Principal(_) => true,
        Kind::Allied(alliance) => alliance.ends[0] == seat,
    };
    Some(match choice {
        Choice::Go(spaces) if up => road.space(now + usize::from(spaces)),
        Choice::Go(spaces) => road.space(now.saturating_sub(usize::from(spaces))),
        _ => road.space(0),
    })
}

fn round(look: &Look<'_>, choice: Choice, (x, y): (f64, f64), size: f64, ghost: &Markup) -> Markup {
    html! {
        g .spot role="button" tabindex="0" data-choice=(choice) data-x=(N(x)) data-y=(N(y)) aria-label=(look.label(&choice))
            transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            circle .wash r=(N(size)) fill="#fff6d8" fill-opacity=".3" stroke="#4a3510" stroke-opacity=".5" stroke-width="5" {}
            circle .rim r=(N(size)) fill="none" stroke="#f2c24d" stroke-width="3.500" stroke-dasharray="7 4.500" {}
            g .ghost pointer-events="none" { (ghost) }
        }
    }
}
