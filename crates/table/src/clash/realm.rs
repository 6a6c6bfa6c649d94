//! A player's own board: resources against their limits, tokens, cities, pieces left.

use maud::{Markup, html};
use tessera_clash::board::Mood;
use tessera_clash::choice::Choice;
use tessera_clash::components::advances::{Advance, Group};
use tessera_clash::components::board::Space;
use tessera_clash::components::buildings::{BUILDING_COST, SETTLEMENTS};
use tessera_clash::goods::{Good, Goods};
use tessera_clash::view::{CityView, PlayerView};
use tessera_kernel::{Phrase, Seat, Viewer};

use super::Look;
use super::art::{good_id, icon, named};
use super::cards::{Reasons, good_name, goods};
use super::emblems::group_id;
use super::quoted::Quoted;
use crate::seat::seat_mark;

/// From here on a limit is none.
const PLENTY: u8 = 100;
/// Cubes a full event box holds (C5.5).
const CUBES: u8 = 3;

pub(super) fn realm(look: &Look<'_>, reasons: &Reasons) -> Vec<(&'static str, Markup)> {
    let (seat, player) = look.subject();
    let whose = html! {
        @if look.scene.game.viewer() == Viewer::Spectator { h3 .shelf-title { (seat_mark(seat.index())) (look.name(seat)) } }
    };
    vec![
        ("realm-whose", whose),
        ("realm-stock", stock(look, player)),
        ("realm-cities", cities(look, reasons, seat)),
        ("realm-supply", html! { (supply(look, reasons, player)) (rule(look, player)) }),
    ]
}

/// Each resource and token with a bar to its limit.
fn stock(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        section .box.stock-box aria-label=(look.word("clash-table-stock")) {
            h4 { (look.word("clash-table-stock")) }
            @for good in Good::ALL {
                @let (have, limit) = (player.goods.get(good), player.limits.get(good));
                @let limited = limit < PLENTY;
                @let cause = player.limited_by.iter().find(|(what, _)| *what == good);
                @let said = if let Some((_, cause)) = cause {
                    Phrase::new("clash-table-have-of-by").with("what", good_name(look, good)).with("have", have).with("limit", limit)
                        .with("cause", cause.name(look.view.edition))
                } else if limited {
                    Phrase::new("clash-table-have-of").with("what", good_name(look, good)).with("have", have).with("limit", limit)
                } else {
                    Phrase::new("clash-table-have").with("what", good_name(look, good)).with("have", have)
                };
                @let take = Choice::Take(Goods::of(good, 1));
                @let class = match (limited && limit > 0 && have >= limit, good == Good::Culture) {
                    (true, false) => "holding full",
                    (true, true) => "holding full first-token",
                    (false, true) => "holding first-token",
                    _ => "holding",
                };
                @let face = html! {
                    (icon(good_id(good)))
                    span .holding-name aria-hidden="true" { (good_name(look, good)) }
                    span .gauge aria-hidden="true" {
                        @if limited { @for step in 0..limit.max(have) { i class=[(step < have).then_some("on")] {} } }
                    }
                    span .holding-count aria-hidden="true" { b { (have) } @if limited { small { "/" (limit) } } }
                    span .unseen { (look.say(&said)) }
                };
                (look.thing(class, &take, "", &face))
            }
            @if look.view.edition.has_levels() { (levels(look, player)) } @else { (cubes(look, player)) }
        }
    }
}

/// Culture and mood levels: 3, 5 and 7 bring an event (C5.7).
fn levels(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        @for (level, good) in [(player.levels.0, Good::Culture), (player.levels.1, Good::Mood)] {
            @let said = Phrase::new("clash-table-level").with("what", good_name(look, good)).with("level", level);
            div .level title=(look.word("clash-table-level-events")) {
                span .level-name { (look.say(&said)) }
                span .level-track aria-hidden="true" {
                    @for step in 1..=8_u8 {
                        i class={ @if step <= level { "on" } @if matches!(step, 3 | 5 | 7) { " event" } } {}
                    }
                }
            }
        }
    }
}

/// The event box: the last cube brings an event (C5.5).
fn cubes(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        div .level {
            span .level-name { (look.say(&Phrase::new("clash-table-cubes").with("count", player.cubes))) }
            span .level-track aria-hidden="true" { @for step in 0..CUBES { i class=[(step < player.cubes).then_some("on")] {} } }
        }
    }
}

/// The symbol and name of a mood.
fn mood(look: &Look<'_>, mood: Mood) -> Markup {
    match mood {
        Mood::Angry => named("mood-angry", &look.word("clash-angry")),
        Mood::Neutral => named("mood-neutral", &look.word("clash-neutral")),
        Mood::Happy => named("mood-happy", &look.word("clash-happy")),
    }
}

fn cities(look: &Look<'_>, reasons: &Reasons, seat: Seat) -> Markup {
    let own = |city: &CityView| city.owner.is(seat);
    let all: Vec<(Space, &CityView)> = look
        .view
        .spaces
        .iter()
        .filter_map(|space| Some((space.space, space.city.as_ref().filter(|city| own(city))?)))
        .collect();
    html! {
        section .box {
            h4 { (look.say(&Phrase::new("clash-table-cities").with("count", all.len()))) }
            @if all.is_empty() { p .quiet { (look.word("clash-table-no-city")) } }
            div .cities { @for (space, city) in all { (town(look, reasons, space, city)) } }
        }
    }
}

fn town(look: &Look<'_>, reasons: &Reasons, space: Space, city: &CityView) -> Markup {
    let face = html! {
        (mood(look, city.mood))
        b .town-name { (space) }
        span .town-size { (look.say(&Phrase::new("clash-table-size").with("size", city.size))) }
        span .town-pieces {
            (named("building-settlement", &look.title(&Phrase::new("clash-settlement"))))
            @for (building, colour) in &city.buildings {
                @let name = look.title(&building.name());
                @match colour.seat().filter(|_| *colour != city.owner) {
                    Some(other) => {
                        @let said = look.say(&Phrase::new("clash-table-piece-of").with("name", name).with("who", other));
                        span .under title=(said) { (named(&format!("building-{building}"), &said)) (seat_mark(other.index())) }
                    }
                    None => { (named(&format!("building-{building}"), &name)) }
                }
            }
            @for wonder in &city.wonders { (named("card-wonder", &look.title(&wonder.name()))) }
        }
        @if let Some(reason) = reasons.of(&Choice::At(space)) { span .reason { (reason) } }
        @else if city.activations > 0 {
            span .tag { (look.say(&Phrase::new("clash-table-activated").with("count", city.activations))) }
        }
    };
    look.thing("town", &Choice::At(space), "", &face)
}

/// A kind of piece.
struct Piece {
    id: String,
    name: Phrase,
    /// Left in supply, and of how many.
    left: (u8, u8),
    cost: Option<Goods>,
    /// The advance that opens it.
    needs: Option<Advance>,
    choice: Option<Choice>,
}

/// Pieces left, with what each costs.
fn supply(look: &Look<'_>, reasons: &Reasons, player: &PlayerView) -> Markup {
    let units = look.view.edition.units().map(|unit| Piece {
        id: format!("unit-{unit}"),
        name: unit.name(),
        left: (player.units[unit], unit.pieces()),
        cost: Some(unit.cost()),
        needs: None,
        choice: Some(Choice::Recruit(unit)),
    });
    let settlement = Piece {
        id: "building-settlement".to_owned(),
        name: Phrase::new("clash-settlement"),
        left: (player.settlements, SETTLEMENTS),
        cost: None,
        needs: None,
        choice: None,
    };
    let buildings = look.view.edition.building_kinds().map(|building| Piece {
        id: format!("building-{building}"),
        name: building.name(),
        left: (player.buildings[building as usize], look.view.edition.pieces_of(building)),
        cost: Some(BUILDING_COST),
        needs: Some(building.unlocked_by()).filter(|needed| !player.advances.contains(needed)),
        choice: Some(Choice::Build(building)),
    });
    html! {
        section .box.supply-box {
            h4 { (look.word("clash-table-supply")) }
            @for piece in units.chain([settlement]).chain(buildings) { (line(look, reasons, player, &piece)) }
        }
    }
}

/// A kind of piece: what it costs, or why it cannot be had.
fn line(look: &Look<'_>, reasons: &Reasons, player: &PlayerView, piece: &Piece) -> Markup {
    let cost = piece.choice.as_ref().zip(piece.cost).map(|(choice, printed)| Quoted::of(look, player, choice, printed));
    let face = html! {
        (icon(&piece.id))
        span .piece-name { (look.title(&piece.name)) }
        @if let Some(needed) = piece.needs {
            span .reason {
                (icon("lock")) span .unseen { (look.word("clash-table-needs")) " " } (look.title(&needed.name(look.view.edition)))
            }
        } @else if let Some(reason) = piece.choice.as_ref().and_then(|choice| reasons.of(choice)) {
            span .reason { (reason) }
        } @else if let Some(cost) = cost { span .piece-cost { (goods(look, &cost.goods)) (cost.because(look)) } }
        span .piece-left { b { (piece.left.0) } small { "/" (piece.left.1) } }
    };
    match &piece.choice {
        Some(choice) => look.thing("piece-line", choice, "", &face),
        None => html! { div .piece-line { (face) } },
    }
}

/// Government, what happens next turn.
fn rule(look: &Look<'_>, player: &PlayerView) -> Markup {
    let government =
        Group::GOVERNMENTS.into_iter().find(|group| player.advances.iter().any(|one| one.group() == *group));
    html! {
        section .box.rule-box {
            p {
                @match government {
                    Some(group) => { (icon(&group_id(group))) " " b { (look.title(&group.name())) } }
                    None => { span .quiet { (look.word("clash-table-no-government")) } }
                }
            }
            @if player.fewer > 0 { p .warn { (look.say(&Phrase::new("clash-table-fewer").with("count", player.fewer))) } }
            @if !player.completed.is_empty() {
                p {
                    b { (look.word("clash-table-completed")) } " "
                    @for (place, (_, objective)) in player.completed.iter().enumerate() {
                        @if place > 0 { ", " }
                        span title=(look.say(&objective.text(look.view.edition))) { (look.title(&objective.name())) }
                    }
                }
            }
        }
    }
}
