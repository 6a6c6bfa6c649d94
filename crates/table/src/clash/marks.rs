//! What is chosen on the board, and what can be chosen there.

use maud::{Markup, html};
use tessera_clash::Clash;
use tessera_clash::board::{Mood, Side, Stack};
use tessera_clash::choice::Choice;
use tessera_clash::components::board::Space;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::components::terrain::Terrain;
use tessera_clash::prompt::Prompt;
use tessera_clash::units::Units;
use tessera_kernel::Decision;

use super::Look;
use super::art;
use super::banners::people_id;
use super::figures;
use super::geometry::{SIZE, between, centre, outline, region_of};
use super::reach::{collecting, nearest_city};
use super::routes::{arrow, points, tile};
use super::standing::{BACK_TO_FRONT, standing};
use crate::svg::N;

const ACCENT: &str = "#b4532a";
const GOLD: &str = "#c9982f";

/// Under the pieces: what is chosen, the tile being laid, spaces to choose.
pub(super) fn marks(look: &Look<'_>) -> Markup {
    let options: &[Choice] = look.decision.map_or(&[], |decision| &decision.options);
    html! {
        @for space in chosen(look) {
            path .chosen d=(outline(centre(space), SIZE - 1.5)) fill="#fff1c9" fill-opacity=".28" stroke=(ACCENT) stroke-width="5.5"
                stroke-linejoin="round" pointer-events="none" {}
        }
        (tiles(look, options))
        @for (space, choices) in &by_space(options) { (spot(look, *space, choices)) }
    }
}

/// The tile that was turned up, as it would lie.
fn tiles(look: &Look<'_>, options: &[Choice]) -> Markup {
    let Some((first, number)) = look.view.exploring else {
        return Markup::default();
    };
    let mut ways: Vec<bool> = options
        .iter()
        .filter_map(|choice| if let Choice::Lie(turned) = choice { Some(*turned) } else { None })
        .collect();
    if ways.is_empty() {
        ways.push(false);
    }
    html! {
        @for (place, &turned) in ways.iter().enumerate() {
            g class=(if place == 0 { "turning first" } else { "turning" }) data-for=(Choice::Lie(turned)) {
                (tile(look, first, number, turned))
            }
        }
    }
}

/// Over the pieces: ways, what a choice would bring, and several choices in one space.
pub(super) fn above(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(view) = &look.view.battle {
            @let (from, at) = (view.battle.from, view.battle.at);
            @let (x, y) = between(centre(from), centre(at), if from == at { 0.0 } else { 0.52 });
            use href="#swords" x=(N(x - 17.0)) y=(N(y - 17.0)) width="34" height="34" {}
        }
        @if let Some(decision) = look.decision { (offered(look, decision)) }
    }
}

fn offered(look: &Look<'_>, decision: &Decision<Clash>) -> Markup {
    let spaces = by_space(&decision.options);
    html! {
        @match decision.prompt {
            // All ways out of a space on land; a fleet's are many, and shown one by one.
            Prompt::MarchTo { from } | Prompt::WithdrawTo { at: from } | Prompt::MarchBarbarians { from } | Prompt::RaidOn { camp: from } => {
                @for (to, _) in &spaces { (hint(from, *to)) }
            }
            Prompt::Collect { city } | Prompt::FromGardens { city } => { (collecting(look, decision.seat, city)) }
            Prompt::MarchWho { from, to } => { (arrow(&points(look, from, to, false).0, ACCENT, false)) }
            Prompt::SailWho { from, to } => { @let (way, round) = points(look, from, to, true); (arrow(&way, ACCENT, round)) }
            _ => {}
        }
        @for (place, choice) in decision.options.iter().enumerate() {
            @let shown = ghost(look, decision, choice);
            @if !shown.0.is_empty() {
                @let always = place == 0 && matches!(decision.prompt, Prompt::MarchWho { .. } | Prompt::SailWho { .. });
                g class=(if always { "turning first" } else { "turning" }) data-for=(choice) { (shown) }
            }
        }
        @for (space, choices) in &spaces {
            @if choices.len() > 1 { (chips(look, *space, choices)) }
        }
    }
}

/// A small arrow over the edge between two spaces.
fn hint(from: Space, to: Space) -> Markup {
    let (a, b) = (centre(from), centre(to));
    let far = (a.0 - b.0).hypot(a.1 - b.1) > 2.0 * SIZE;
    let (x, y) = between(a, b, if far { 0.72 } else { 0.5 });
    let angle = (b.1 - a.1).atan2(b.0 - a.0).to_degrees();
    html! {
        path pointer-events="none" d="M-9-11L9 0-9 11-4 0z" fill=(GOLD) stroke="#fffdf8" stroke-width="2.4" stroke-linejoin="round"
            transform={ "translate(" (N(x)) " " (N(y)) ") rotate(" (N(angle)) ")" } {}
    }
}

/// Choices with a place, by their space.
fn by_space(options: &[Choice]) -> Vec<(Space, Vec<Choice>)> {
    let mut spaces: Vec<(Space, Vec<Choice>)> = Vec::new();
    for &choice in options {
        if let Some(space) = choice.place() {
            match spaces.iter_mut().find(|known| known.0 == space) {
                Some(known) => known.1.push(choice),
                None => spaces.push((space, vec![choice])),
            }
        }
    }
    spaces
}

/// What has been chosen already, or is fought over.
fn chosen(look: &Look<'_>) -> Vec<Space> {
    let mut chosen = Vec::new();
    if let Some(battle) = &look.view.battle {
        chosen.push(battle.battle.at);
    }
    if let Some(decision) = look.decision {
        chosen.extend(about(&decision.prompt));
    }
    chosen.sort_unstable();
    chosen.dedup();
    chosen
}

/// The spaces a question is about.
fn about(prompt: &Prompt) -> Vec<Space> {
    match *prompt {
        Prompt::MarchWho { from, to } | Prompt::SailWho { from, to } => vec![from, to],
        Prompt::Collect { city: space }
        | Prompt::FromGardens { city: space }
        | Prompt::Construct { city: space }
        | Prompt::PortAt { city: space }
        | Prompt::UseSanitation { city: space }
        | Prompt::Recruit { city: space, .. }
        | Prompt::CheerSteps { city: space }
        | Prompt::KeepCity { space }
        | Prompt::Boost { target: space, .. }
        | Prompt::Exchange { target: space }
        | Prompt::TakeOverUnit { target: space }
        | Prompt::MarchTo { from: space }
        | Prompt::FreshOnes { from: space }
        | Prompt::UseRoads { to: space, .. }
        | Prompt::RoadBy { to: space }
        | Prompt::SailTo { from: space }
        | Prompt::Siegecraft { at: space, .. }
        | Prompt::SteelWeapons { at: space, .. }
        | Prompt::Tactics { at: space, .. }
        | Prompt::WithdrawTo { at: space }
        | Prompt::FightOn { at: space, .. }
        | Prompt::Fall { at: space, .. }
        | Prompt::ChooseLeader { city: space }
        | Prompt::BarbarianUnit { space }
        | Prompt::Drown { space }
        | Prompt::RaidLoss { city: space }
        | Prompt::MarchBarbarians { from: space }
        | Prompt::RaidOn { camp: space }
        | Prompt::UseMyths { space } => vec![space],
        _ => Vec::new(),
    }
}

/// Whether a choice of a space means its whole region.
fn is_region(look: &Look<'_>, space: Space) -> bool {
    let asked = look.decision.map(|decision| decision.prompt);
    matches!(asked, Some(Prompt::SailTo { .. } | Prompt::ExploreRegion))
        && look.view.space(space).is_some_and(|there| there.terrain.is_none())
}

/// A space to choose: a dashed rim, a light wash, a dot. Several choices in it are buttons above the pieces.
fn spot(look: &Look<'_>, space: Space, choices: &[Choice]) -> Markup {
    let (x, y) = centre(space);
    let region = is_region(look, space);
    let rim: String = if region {
        region_of(&look.view, space).into_iter().map(|one| outline(from(centre(one), (x, y)), SIZE - 4.0)).collect()
    } else {
        outline((0.0, 0.0), SIZE - 5.0)
    };
    let there = look.view.space(space);
    let free = there.is_some_and(|there| there.city.is_none() && there.units.is_empty());
    let shown = html! {
        path .wash d=(rim) fill="#fff6d8" fill-opacity=".4" stroke="#4a3510" stroke-opacity=".55" stroke-width="8"
            stroke-linejoin="round" {}
        path .rim d=(rim) fill="none" stroke="#f2c24d" stroke-width="5" stroke-dasharray="10 6" stroke-linejoin="round" {}
    };
    let [choice] = choices else {
        return html! { g .several transform={ "translate(" (N(x)) " " (N(y)) ")" } pointer-events="none" { (shown) } };
    };
    html! {
        g .spot role="button" tabindex="0" data-choice=(choice) data-hex=(space) data-x=(N(x)) data-y=(N(y))
            aria-label=(look.label(choice)) transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (look.label(choice)) }
            (shown)
            @if free { circle .dot r="10" fill=(GOLD) stroke="#fffdf8" stroke-width="2.6" {} }
        }
    }
}

fn from((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> (f64, f64) {
    (ax - bx, ay - by)
}

/// Several choices in one space, side by side.
fn chips(look: &Look<'_>, space: Space, choices: &[Choice]) -> Markup {
    let (x, y) = centre(space);
    let rows = choices.len().div_ceil(3);
    html! {
        @for (place, choice) in choices.iter().enumerate() {
            @let (row, column) = (place / 3, place % 3);
            @let in_row = (choices.len() - row * 3).min(3) as f64;
            @let cx = x + (column as f64 - (in_row - 1.0) / 2.0) * 46.0;
            // A single row leaves the city's head free.
            @let lower = if rows == 1 { 26.0 } else { 0.0 };
            @let cy = y + lower + (row as f64 - (rows as f64 - 1.0) / 2.0) * 46.0;
            g .spot.pick role="button" tabindex="0" data-choice=(choice) data-x=(N(cx)) data-y=(N(cy)) aria-label=(look.label(choice))
                transform={ "translate(" (N(cx)) " " (N(cy)) ")" } {
                title { (look.label(choice)) }
                // A thumb needs more room than the eye.
                circle r="24.6" fill="#fffdf8" fill-opacity="0" {}
                circle .wash r="21" fill="#fffdf8" fill-opacity=".95" stroke="#4a3510" stroke-opacity=".55" stroke-width="6" {}
                circle .rim r="21" fill="none" stroke="#f2c24d" stroke-width="4" stroke-dasharray="8 5" {}
                use href={ "#" (sign(choice)) } x="-14" y="-14" width="28" height="28" {}
            }
        }
    }
}

/// The picture of one of several choices in a space.
fn sign(choice: &Choice) -> String {
    match *choice {
        Choice::LoseAt(_, unit) => format!("unit-{unit}"),
        Choice::March(_) => "unit-infantry".to_owned(),
        Choice::Sail(_) => "unit-ship".to_owned(),
        Choice::Piece(_, Some(building)) => format!("building-{building}"),
        Choice::Piece(_, None) => "building-settlement".to_owned(),
        Choice::WonderAt(_, wonder) => format!("wonder-{wonder}"),
        _ => "act-found".to_owned(),
    }
}

/// What choosing it would bring, where it would stand.
fn ghost(look: &Look<'_>, decision: &Decision<Clash>, choice: &Choice) -> Markup {
    let side = Side::from(decision.seat);
    if let (Prompt::MarchWho { to, .. } | Prompt::SailWho { to, .. }, &Choice::Squad(units)) = (decision.prompt, choice)
    {
        return troops(look, &Stack { side, units }, to);
    }
    let Some(space) = choice.place() else {
        return Markup::default();
    };
    let units = |space: Space| look.view.space(space).map(|there| there.units).unwrap_or_default();
    let one = |side: Side, unit: Unit| troops(look, &Stack { side, units: Units::of(unit, 1) }, space);
    let went = |from: Space, by_sea: bool| {
        let (way, round) = points(look, from, space, by_sea);
        arrow(&way, ACCENT, round)
    };
    match decision.prompt {
        Prompt::Found | Prompt::SettleExplored => piece(space, &format!("city-{}-1", side.index())),
        Prompt::BarbariansAppear | Prompt::NativesAt => piece(space, &format!("city-{}-1", Side::BARBARIANS.index())),
        Prompt::PortAt { city } => {
            let (x, y) = between(centre(city), centre(space), 0.6);
            html! { g transform={ "translate(" (N(x)) " " (N(y)) ")" } { (figures::building(side, Building::Port, side)) } }
        }
        Prompt::PlaceUnit { unit } => one(side, unit),
        Prompt::ReinforceBarbarians => one(Side::BARBARIANS, Unit::Infantry),
        Prompt::PlacePirate { .. } => one(Side::PIRATES, Unit::Pirate),
        Prompt::TakePirate => badge(space, "hit"),
        Prompt::Moor => troops(look, &look.view.squad, space),
        Prompt::MarchTo { from } => {
            let there = look.view.space(space);
            let foe = |other: Side| other.is_somebody() && other != side;
            let attacked = there.is_some_and(|there| {
                foe(there.city.as_ref().map_or(Side::NOBODY, |city| city.owner))
                    || (!there.units.is_empty() && foe(there.units.side))
            });
            let all = units(from);
            let marching = Stack { units: all.without(Unit::Ship).without(Unit::Pirate), ..all };
            html! {
                (went(from, false))
                @if attacked { (badge(space, "swords")) } @else { (troops(look, &marching, space)) }
            }
        }
        Prompt::SailTo { from } => {
            let there = units(space);
            let attacked = !there.is_empty() && there.side != side;
            html! {
                (went(from, true))
                @if attacked { (badge(space, "swords")) } @else { (troops(look, &units(from), space)) }
            }
        }
        Prompt::WithdrawTo { at } => {
            html! { (went(at, false)) (troops(look, &units(at), space)) }
        }
        Prompt::MarchBarbarians { from } => html! { (went(from, false)) (troops(look, &units(from), space)) },
        Prompt::RaidOn { camp } => html! { (went(camp, false)) (badge(space, "swords")) },
        Prompt::Exhaust => badge(space, "exhausted"),
        Prompt::Cheer | Prompt::CheerMore => badge(space, art::mood_id(mood(look, space).raised())),
        Prompt::LowerMood => badge(space, art::mood_id(mood(look, space).lowered())),
        Prompt::Influence | Prompt::PyramidsInfluence { .. } => html! {
            @if let Some(from) = nearest_city(look, decision.seat, space) { (went(from, false)) }
            (badge(space, "good-culture"))
        },
        Prompt::CollectWith => collecting(look, decision.seat, space),
        Prompt::ConstructIn => badge(space, "act-construct"),
        Prompt::RecruitIn => badge(space, "act-recruit"),
        Prompt::Squad { .. } => badge(space, "act-move"),
        Prompt::ExploreRegion => badge(space, "compass"),
        Prompt::PowerAt { power } => badge(space, &people_id(power.civilization())),
        Prompt::Raze | Prompt::Volcano | Prompt::CivilWar | Prompt::RaidFrom => badge(space, "hit"),
        _ => Markup::default(),
    }
}

fn mood(look: &Look<'_>, space: Space) -> Mood {
    look.view.space(space).and_then(|there| there.city.as_ref()).map_or(Mood::Neutral, |city| city.mood)
}

fn piece(space: Space, id: &str) -> Markup {
    let (x, y) = centre(space);
    html! { use href={ "#" (id) } x=(N(x)) y=(N(y)) {} }
}

/// A sign in the upper corner of a space.
fn badge(space: Space, id: &str) -> Markup {
    let (x, y) = centre(space);
    html! {
        g pointer-events="none" transform={ "translate(" (N(x + 28.0)) " " (N(y - 30.0)) ")" } {
            circle r="20" fill="#fffdf8" stroke=(ACCENT) stroke-width="3" {}
            use href={ "#" (id) } x="-14" y="-14" width="28" height="28" {}
        }
    }
}

/// Units as they would stand in a space, beside those who are there.
fn troops(look: &Look<'_>, stack: &Stack, space: Space) -> Markup {
    let there = look.view.space(space);
    let at_sea = there.is_some_and(|there| there.terrain == Some(Terrain::Sea));
    let city = there.is_some_and(|there| there.city.is_some());
    let (x, y) = centre(space);
    let places = standing(stack, city, at_sea);
    html! {
        g pointer-events="none" {
            @for unit in BACK_TO_FRONT.into_iter().filter(|&unit| stack[unit] > 0) {
                @let ((dx, dy), scale) = places[unit as usize];
                g transform={ "translate(" (N(x + dx)) " " (N(y + dy)) ")" } { (figures::unit(stack.side, unit, stack[unit], scale)) }
            }
        }
    }
}
