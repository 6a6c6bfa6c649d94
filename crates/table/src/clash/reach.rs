//! How far a city reaches: where it collects from, and whom it influences.

use maud::{Markup, html};
use tessera_clash::board::Side;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::board::{Space, spaces};
use tessera_clash::components::terrain::Terrain;
use tessera_clash::goods::Good;
use tessera_kernel::Seat;

use super::Look;
use super::art::good_id;
use super::geometry::{HALF, SIZE, centre, outline};
use crate::svg::N;

/// What each space near a city would bring in, so far as everyone sees it (C7.2).
fn yields(look: &Look<'_>, seat: Seat, city: Space) -> Vec<(Space, Good)> {
    let knows = |advance: Advance| look.view.players[seat].advances.contains(&advance);
    let brings = |terrain: Terrain| match terrain {
        Terrain::Grassland if knows(Advance::Farming) => Some(Good::Food),
        Terrain::Forest if knows(Advance::Farming) => Some(Good::Wood),
        Terrain::Mountain if knows(Advance::Mining) => Some(Good::Ore),
        Terrain::Desert if knows(Advance::Irrigation) => Some(Good::Food),
        Terrain::Sea if knows(Advance::Fishing) => Some(Good::Food),
        _ => None,
    };
    let near = spaces(city.around()).chain([city]);
    let open = near.filter_map(|space| look.view.space(space)).filter(|there| {
        let enemies = !there.units.is_empty() && there.units.side != Side::from(seat);
        !there.exhausted && !enemies && (there.space == city || there.city.is_none())
    });
    open.filter_map(|there| Some((there.space, brings(there.terrain?)?))).collect()
}

/// The spaces a city collects from, each with what it gives.
pub(super) fn collecting(look: &Look<'_>, seat: Seat, city: Space) -> Markup {
    html! {
        g pointer-events="none" {
            @for (space, good) in yields(look, seat, city) {
                @let (x, y) = centre(space);
                path d=(outline((x, y), SIZE - 6.0)) fill="none" stroke="#fffdf8" stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round" {}
                circle cx=(N(x - 40.0)) cy=(N(y)) r="15" fill="#fffdf8" stroke="#c9982f" stroke-width="2.4" {}
                use href={ "#" (good_id(good)) } x=(N(x - 51.0)) y=(N(y - 11.0)) width="22" height="22" {}
            }
        }
    }
}

/// The player's city that lies nearest to another.
pub(super) fn nearest_city(look: &Look<'_>, seat: Seat, target: Space) -> Option<Space> {
    let (x, y) = centre(target);
    let far = |space: Space| {
        let (cx, cy) = centre(space);
        ((cx - x).hypot(cy - y) / HALF).round() as u32
    };
    let own = look.view.spaces.iter().filter(|there| there.city.as_ref().is_some_and(|city| city.owner.is(seat)));
    own.map(|there| there.space).filter(|&space| space != target).min_by_key(|&space| far(space))
}
