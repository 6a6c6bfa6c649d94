//! The board: explored land and sea, and what nobody has seen yet.

use maud::{Markup, html};
use tessera_clash::components::terrain::Terrain;
use tessera_clash::view::SpaceView;

use super::Look;
use super::geometry::{SIZE, centre, outline};
use crate::stones::{self, Stones};
use crate::{seat, stones as laid};

/// Patterns, symbols and shapes.
pub(crate) fn definitions(seats: usize) -> Markup {
    html! {
        (laid::patterns("c-", &[&stones::MEADOW, &stones::FOREST, &stones::MOUNTAIN, &stones::FIELD, &stones::SEA, &stones::HILL]))
        (seat::shapes(seats))
        (super::goods_art::symbols())
    }
}

/// Every space.
pub(super) fn terrain(look: &Look<'_>) -> Markup {
    html! { @for space in &look.view.spaces { (ground(space)) } }
}

fn ground(space: &SpaceView) -> Markup {
    html! {
        g .land data-hex=(space.space) {
            path d=(outline(centre(space.space), SIZE)) fill={ "url(#c-" (stones(space.terrain).name) ")" } stroke="#fbf6ea"
                stroke-width="2.4" {}
        }
    }
}

fn stones(terrain: Option<Terrain>) -> &'static Stones {
    match terrain {
        Some(Terrain::Grassland) => &stones::MEADOW,
        Some(Terrain::Forest) => &stones::FOREST,
        Some(Terrain::Mountain) => &stones::MOUNTAIN,
        Some(Terrain::Desert) => &stones::FIELD,
        Some(Terrain::Sea) => &stones::SEA,
        None => &stones::HILL,
    }
}
