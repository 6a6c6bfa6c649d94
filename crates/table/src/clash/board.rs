//! The board: explored land and sea, the fog over the rest, and what stands there.

use maud::{Markup, html};
use tessera_clash::board::{Mood, Side, Stack};
use tessera_clash::components::board::{Space, spaces};
use tessera_clash::components::buildings::Building;
use tessera_clash::components::terrain::Terrain;
use tessera_clash::view::{CityView, SpaceView};
use tessera_kernel::{Arg, Phrase, Seat};

use super::Look;
use super::art;
use super::figures;
use super::geometry::{SIZE, between, centre, edge, outline};
use super::ground::{self, stones};
use super::standing::{BACK_TO_FRONT, Places, standing};
use crate::svg::N;
use crate::{seat, stones as laid};

/// How far the painted water reaches beyond the board, so that it fills any window.
const BEYOND: f64 = 3000.0;

/// Patterns, symbols and shapes.
pub(super) fn definitions(seats: usize) -> Markup {
    html! {
        (laid::patterns("c-", &ground::ALL))
        (ground::signs(""))
        (seat::shapes(seats))
        (art::symbols())
        (figures::definitions(seats))
        (super::emblems::symbols())
        (super::banners::symbols())
    }
}

/// The world as far as it is known. It changes when a region is explored.
pub(super) fn terrain(look: &Look<'_>) -> Markup {
    let board: String = look.view.spaces.iter().map(|there| outline(centre(there.space), SIZE)).collect();
    html! {
        rect x=(N(-BEYOND)) y=(N(-BEYOND)) width=(N(2.5 * BEYOND)) height=(N(2.5 * BEYOND)) fill="url(#c-deep)" {}
        path d=(board) fill="none" stroke="#1d3a49" stroke-opacity=".5" stroke-width="26" stroke-linejoin="round" {}
        path d=(board) fill="none" stroke="#e9dfc9" stroke-width="9" stroke-linejoin="round" {}
        @for there in &look.view.spaces { (ground(look, there)) }
        (borders(look))
        (coordinates(look))
        @for middle in unknown(look) { use href="#sign-fog" x=(N(middle.0)) y=(N(middle.1)) {} }
    }
}

fn ground(look: &Look<'_>, there: &SpaceView) -> Markup {
    let (x, y) = centre(there.space);
    let name = stones(there.terrain).name;
    html! {
        g .land data-hex=(there.space) {
            title { (look.title(&ground_name(there))) }
            path d=(outline((x, y), SIZE)) fill={ "url(#c-" (name) ")" } stroke=(if there.terrain.is_some() { "#fbf6ea" } else { "#a99d87" })
                stroke-width=(if there.terrain.is_some() { "2.6" } else { "1" }) stroke-linejoin="round" {}
            @if there.terrain.is_some() {
                use href={ "#sign-" (name) } x=(N(x)) y=(N(y)) {}
            }
        }
    }
}

/// What each known space is called, in its upper corner.
fn coordinates(look: &Look<'_>) -> Markup {
    html! {
        g .coordinates text-anchor="middle" font-size="13" font-weight="700" fill="#2b2622" fill-opacity=".8" stroke="#fbf6ea"
            stroke-opacity=".6" stroke-width="3" paint-order="stroke" {
            @for there in look.view.spaces.iter().filter(|there| there.terrain.is_some()) {
                @let (x, y) = centre(there.space);
                text x=(N(x - 22.0)) y=(N(y - 36.0)) { (there.space) }
            }
        }
    }
}

/// Lines where regions meet: bold and broken around what is unknown.
fn borders(look: &Look<'_>) -> Markup {
    let (mut known, mut fog) = (String::new(), String::new());
    for there in &look.view.spaces {
        for next in spaces(there.space.around()).filter(|&next| next > there.space) {
            let Some(next) = look.view.space(next).filter(|next| next.region != there.region) else {
                continue;
            };
            let seen = there.terrain.is_some() && next.terrain.is_some();
            (if seen { &mut known } else { &mut fog }).push_str(&edge(there.space, next.space));
        }
    }
    html! {
        path d=(known) fill="none" stroke="#4a3a28" stroke-opacity=".34" stroke-width="3.4" stroke-linecap="round" {}
        path d=(fog) fill="none" stroke="#fbf6ea" stroke-width="5" stroke-linecap="round" {}
        path d=(fog) fill="none" stroke="#7a6a50" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="1 7" {}
    }
}

/// The middles of the regions that nobody has explored.
fn unknown(look: &Look<'_>) -> Vec<(f64, f64)> {
    let mut regions: Vec<(usize, Vec<(f64, f64)>)> = Vec::new();
    for there in look.view.spaces.iter().filter(|there| there.terrain.is_none()) {
        match regions.iter_mut().find(|known| known.0 == there.region) {
            Some(known) => known.1.push(centre(there.space)),
            None => regions.push((there.region, vec![centre(there.space)])),
        }
    }
    regions.iter().map(|(_, at)| middle(at)).collect()
}

/// Exhausted land: cracked, and darker than the rest. Regions an explorer has marked.
pub(super) fn lying(look: &Look<'_>) -> Markup {
    html! {
        @for there in look.view.spaces.iter().filter(|there| there.exhausted) {
            @let (x, y) = centre(there.space);
            g .exhausted pointer-events="none" {
                title { (look.word("clash-table-exhausted")) }
                path d=(outline((x, y), SIZE - 1.0)) fill="#2f2214" fill-opacity=".4" {}
                use href="#sign-cracks" x=(N(x)) y=(N(y)) {}
                use href="#exhausted" x=(N(x + 16.0)) y=(N(y - 50.0)) width="22" height="22" {}
            }
        }
        @for (seat, player) in look.view.players.iter() {
            @for &region in &player.explored { (marked_region(look, seat, region)) }
        }
    }
}

/// The token of whoever has marked a region, in its middle.
fn marked_region(look: &Look<'_>, seat: Seat, region: usize) -> Markup {
    let spaces: Vec<(f64, f64)> =
        look.view.spaces.iter().filter(|there| there.region == region).map(|there| centre(there.space)).collect();
    let (x, y) = middle(&spaces);
    html! {
        g transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (look.title(&Phrase::new("clash-table-marked-by").with("who", seat))) }
            circle class={ "s" (seat.index()) } r="17" fill=(seat::COLOURS[seat.index()]) stroke="#fffdf8" stroke-width="2.4" {}
            circle r="12" fill="#fffdf8" {}
            use href="#compass" x="-11" y="-11" width="22" height="22" {}
            use href={ "#seat-" (seat.index()) } transform="translate(13 -13) scale(.5)" {}
        }
    }
}

/// The middle of some points.
fn middle(at: &[(f64, f64)]) -> (f64, f64) {
    let count = at.len().max(1) as f64;
    (at.iter().map(|at| at.0).sum::<f64>() / count, at.iter().map(|at| at.1).sum::<f64>() / count)
}

/// A space by its ground alone.
fn ground_name(there: &SpaceView) -> Phrase {
    let place = match there.terrain {
        Some(terrain) => Phrase::new("clash-place").with("terrain", terrain.name()),
        None => Phrase::new("clash-place-unknown"),
    };
    place.with("space", there.space.to_string())
}

/// A player by name, the Barbarians or the Pirates.
pub(super) fn who(side: Side) -> Arg {
    side.seat().map_or_else(|| Phrase::new(neutral(side)).into(), Arg::from)
}

/// What those are called who are no player.
pub(super) fn neutral(side: Side) -> &'static str {
    if side == Side::PIRATES { "clash-pirates" } else { "clash-barbarians" }
}

/// Cities, then units, then those on their way.
pub(super) fn pieces(look: &Look<'_>, way: Option<(Space, Space)>) -> Markup {
    html! {
        @for there in &look.view.spaces {
            @if let Some(city) = &there.city { (city_at(look, there.space, city)) }
        }
        @for there in &look.view.spaces {
            @if !there.units.is_empty() { (units_at(look, there)) }
        }
        @if let Some(at) = under_way(look, way).filter(|_| !look.view.squad.is_empty()) {
            (group(look, &look.view.squad, at, &look.word("clash-table-under-way"), "way", standing(&look.view.squad, false, look.view.squad.ships() > 0)))
        }
    }
}

/// Where units are that have left a space and not reached another: at the edge of what they attack or explore.
pub(super) fn under_way(look: &Look<'_>, way: Option<(Space, Space)>) -> Option<(f64, f64)> {
    if let Some(battle) = &look.view.battle {
        let part = if battle.battle.from == battle.battle.at { 0.0 } else { 0.22 };
        return Some(between(centre(battle.battle.from), centre(battle.battle.at), part));
    }
    let entered = look.view.exploring.map(|(space, _)| centre(space));
    way.map(|(from, to)| between(centre(from), centre(to), 0.36)).or(entered)
}

fn city_at(look: &Look<'_>, space: Space, city: &CityView) -> Markup {
    let (x, y) = centre(space);
    let slots = [(-40.0, -15.0), (40.0, -15.0), (-38.0, 13.0), (38.0, 13.0), (30.0, 36.0), (-30.0, 36.0)];
    let port = city.port.map(|sea| between((0.0, 0.0), minus(centre(sea), (x, y)), 0.6));
    let inside = city.buildings.iter().filter(|(building, _)| *building != Building::Port);
    let count = inside.clone().count();
    html! {
        g .piece data-seat=(city.owner.index()) data-kind="city" data-hex=(space) data-count="0" data-city=(city.size)
            transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (look.title(&city_name(space, city))) }
            @if let (Some((px, py)), Some(&(_, side))) = (port, city.buildings.iter().find(|(building, _)| *building == Building::Port)) {
                path d={ "M" (N(px * 0.4)) " " (N(py * 0.4)) "L" (N(px)) " " (N(py)) } stroke="#6b4a2a" stroke-width="7" stroke-linecap="round" {}
                g transform={ "translate(" (N(px)) " " (N(py)) ")" } { (figures::building(side, Building::Port, city.owner)) }
            }
            use href={ "#city-" (city.owner.index()) "-" (city.size.clamp(1, 5)) } transform="translate(0 -7) scale(1.08)" {}
            @for (&(building, side), (dx, dy)) in inside.zip(slots) {
                g transform={ "translate(" (N(dx)) " " (N(dy)) ")" } { (figures::building(side, building, city.owner)) }
            }
            @for (wonder, (dx, dy)) in city.wonders.iter().zip(slots.into_iter().skip(count)) {
                use href={ "#stands-" (wonder) } x=(N(dx)) y=(N(dy)) {}
            }
            @if city.mood != Mood::Neutral {
                use href={ "#" (art::mood_id(city.mood)) } x="12" y="-52" width="27" height="27" {}
            }
            (tokens(city))
        }
    }
}

/// What lies at a city for a while: that it was activated, culture that guards it, culture of the Druids.
fn tokens(city: &CityView) -> Markup {
    let there = [city.activations > 0, city.charms > 0, city.druid];
    let first = -9.5 * (there.into_iter().filter(|&there| there).count() as f64 - 1.0);
    let at = |place: usize| first + 19.0 * there[..place].iter().filter(|&&there| there).count() as f64;
    html! {
        @if there[0] {
            g transform={ "translate(" (N(at(0))) " -42)" } {
                circle r="8" fill="#c9982f" stroke="#fffdf8" stroke-width="1.8" {}
                path d="M-3.500-4.500h7L-3.500 4.500h7z" fill="#3b2a08" {}
            }
        }
        @if there[1] {
            g transform={ "translate(" (N(at(1))) " -42)" } {
                circle r="10" fill="#fffdf8" stroke="#7d3f8f" stroke-width="2" {}
                use href="#good-culture" x="-7" y="-7" width="14" height="14" {}
                @if city.charms > 1 { text x="9" y="12" text-anchor="middle" font-size="12" font-weight="800" fill="#2b2622" stroke="#fffdf8" stroke-width="3" paint-order="stroke" { (city.charms) } }
            }
        }
        @if there[2] {
            g transform={ "translate(" (N(at(2))) " -42)" } {
                circle r="10" fill="#3f7a3a" stroke="#fffdf8" stroke-width="2" {}
                path d="M0 7V-1M0 2c-4 0-6-2-6-6 4 0 6 2 6 6zM0-1c0-4 2-6 6-6 0 4-2 6-6 6z" fill="none" stroke="#fffdf8" stroke-width="1.6" stroke-linejoin="round" {}
            }
        }
    }
}

fn minus((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> (f64, f64) {
    (ax - bx, ay - by)
}

/// A city with all that is in it, in words.
fn city_name(space: Space, city: &CityView) -> Phrase {
    let mood = match city.mood {
        Mood::Angry => "clash-angry",
        Mood::Neutral => "clash-neutral",
        Mood::Happy => "clash-happy",
    };
    let place = Phrase::new("clash-place-city")
        .with("space", space.to_string())
        .with("size", city.size)
        .with("mood", Phrase::new(mood))
        .with("who", who(city.owner));
    let owned = |&(building, side): &(Building, Side)| {
        if side == city.owner {
            building.name()
        } else {
            Phrase::new("clash-table-foreign").with("name", building.name()).with("who", who(side))
        }
    };
    let mut things: Vec<Phrase> = city.buildings.iter().map(owned).collect();
    things.extend(city.wonders.iter().map(|wonder| wonder.name()));
    if city.activations > 0 {
        things.push(Phrase::new("clash-table-city-activated").with("count", city.activations));
    }
    if city.charms > 0 {
        things.push(Phrase::new("clash-table-charmed").with("count", city.charms));
    }
    if city.druid {
        things.push(Phrase::new("clash-table-druid"));
    }
    if things.is_empty() { place } else { Phrase::new("clash-table-city").with("place", place).with("things", things) }
}

fn units_at(look: &Look<'_>, there: &SpaceView) -> Markup {
    let at_sea = there.terrain == Some(Terrain::Sea);
    let place = look.say(&ground_name(there));
    let mut places = standing(&there.units, there.city.is_some(), at_sea);
    // A Port on the lower edge takes the room below the city.
    let below = there.city.as_ref().and_then(|city| city.port).is_some_and(|port| is_below(there.space, port));
    if below && there.units.kinds().count() == 1 {
        for place in &mut places {
            place.0.0 -= 26.0;
        }
    }
    group(look, &there.units, centre(there.space), &place, &there.space.to_string(), places)
}

fn is_below(space: Space, other: Space) -> bool {
    let ((x, y), (other_x, other_y)) = (centre(space), centre(other));
    (x - other_x).abs() < 1.0 && other_y > y
}

/// A group of units: a stack for each kind.
fn group(look: &Look<'_>, units: &Stack, (x, y): (f64, f64), place: &str, hex: &str, places: Places) -> Markup {
    html! {
        @for unit in BACK_TO_FRONT.into_iter().filter(|&unit| units[unit] > 0) {
            @let count = units[unit];
            @let ((dx, dy), scale) = places[unit as usize];
            g .piece data-seat=(units.side.index()) data-kind=(unit) data-hex=(hex) data-count=(count) data-city="0"
                transform={ "translate(" (N(x + dx)) " " (N(y + dy)) ")" } {
                title { (look.title(&Phrase::new("clash-table-units").with("who", who(units.side)).with("place", place.to_owned()).with("units", unit.amount(count)))) }
                (figures::unit(units.side, unit, count, scale))
            }
        }
    }
}
