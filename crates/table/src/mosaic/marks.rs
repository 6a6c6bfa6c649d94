//! What can be chosen on the map, and which shelf has the rest.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tessera_kernel::Seat;
use tessera_mosaic::choice::{Action, Choice, Place};
use tessera_mosaic::components::map::{Hex, hexes, hexes_of};
use tessera_mosaic::components::pieces::{Piece, Track, Wealth};
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::prompt::Prompt;

use super::Look;
use super::art::{icon, track_id};
use super::board::{building, monument};
use super::cards::technology;
use super::geometry::{PLATE, SIZE, centre, outline, plate};
use super::plates;
use crate::drawing::{OptionLook, Within};
use crate::svg::N;

/// The map, as a shelf.
pub(super) const MAP: &str = "map";

/// Where the eye should go for this question.
pub(super) fn wanted(look: &Look<'_>) -> Option<&'static str> {
    let decision = look.decision.filter(|decision| !decision.options.is_empty())?;
    if decision.options.iter().any(|choice| choice.place().is_some()) {
        return Some(MAP);
    }
    match decision.prompt {
        Prompt::Leader | Prompt::Draft { .. } | Prompt::Unfold | Prompt::Benefit => Some("shelf-picks"),
        Prompt::Grow
        | Prompt::Build
        | Prompt::Learn
        | Prompt::Levy
        | Prompt::Look { .. }
        | Prompt::Refresh
        | Prompt::PlayNow { .. } => Some("shelf-markets"),
        Prompt::Wonder | Prompt::Govern => Some("shelf-tiles"),
        Prompt::Work
        | Prompt::Raise { .. }
        | Prompt::Lower
        | Prompt::RaiseInstead { .. }
        | Prompt::ShiftBy { .. }
        | Prompt::Gain { .. }
        | Prompt::Library => Some("shelf-realm"),
        Prompt::Before => Some("shelf-points"),
        _ => None,
    }
}

/// The card that the question is about.
pub(super) fn art(look: &Look<'_>) -> Option<Markup> {
    let Prompt::PlayNow { tech } = look.decision?.prompt else {
        return None;
    };
    Some(html! { div .mcard.deck-technology { (technology(look, tech, false)) } })
}

/// How the options are shown beside their labels.
pub(super) fn options(look: &Look<'_>) -> BTreeMap<String, OptionLook> {
    let Some(decision) = look.decision else {
        return BTreeMap::new();
    };
    let art = |choice: &Choice| {
        let id = match *choice {
            Choice::Act(action) => sign(action).to_owned(),
            Choice::Produce(wealth) | Choice::Gain(wealth) => format!("wealth-{wealth}"),
            Choice::Raise(track) | Choice::Lower(track) => track_id(track),
            Choice::Pillar(pillar) => format!("pillar-{pillar}"),
            Choice::Unit(unit) | Choice::March(unit, _) | Choice::Strike(_, unit) => format!("unit-{unit}"),
            Choice::Wonder(wonder) => format!("wonder-{wonder}"),
            _ => return None,
        };
        Some(icon(&id))
    };
    let placed = |choice: &Choice| matches!(choice.place(), Some(Place::Hex(_)));
    let show = |choice: &Choice| OptionLook { within: Within::on_board(placed(choice)), art: art(choice) };
    decision.options.iter().map(|choice| (choice.to_string(), show(choice))).collect()
}

/// The picture of an action.
fn sign(action: Action) -> &'static str {
    match action {
        Action::Work => "wealth-stone",
        Action::Population => "people",
        Action::Build => "pillar-con",
        Action::Wonder => "wonder-great-pyramid",
        Action::Technology => "wealth-ideas",
        Action::Tax => "wealth-money",
        Action::Military => "pillar-mil",
        Action::Government => "pillar-gov",
    }
}

/// Everything that can be chosen on the map.
pub(super) fn marks(look: &Look<'_>) -> Markup {
    let Some(decision) = look.decision else {
        return Markup::default();
    };
    let options = &decision.options;
    let mut regions: Vec<(Region, Vec<Choice>)> = Vec::new();
    for &choice in options {
        if let Some(Place::Region(region)) = choice.place() {
            match regions.iter_mut().find(|known| known.0 == region) {
                Some(known) => known.1.push(choice),
                None => regions.push((region, vec![choice])),
            }
        }
    }
    html! {
        @if let Prompt::March { from, .. } | Prompt::ExpelTo { from } = decision.prompt {
            path .chosen d=(all(from)) fill="none" stroke="#b4532a" stroke-width="4" stroke-linejoin="round" pointer-events="none" {}
        }
        @for (region, choices) in &regions {
            @match choices.as_slice() {
                [choice] => { (region_spot(look, *region, *choice)) }
                _ => { @for (place, choice) in choices.iter().enumerate() { (chip(look, *region, *choice, place)) } }
            }
        }
        @for &choice in options {
            @if let Some(Place::Hex(hex)) = choice.place() { (hex_spot(look, decision.seat, choice, hex)) }
        }
    }
}

fn all(region: Region) -> String {
    hexes(hexes_of(region)).map(|hex| outline(centre(hex), SIZE - 1.0)).collect()
}

/// How high a region's plate is now.
fn plate_height(look: &Look<'_>, region: Region) -> f64 {
    look.view.regions.iter().find(|view| view.region == region).map_or(PLATE.1, plates::height)
}

/// A whole region: its hexes and its plate.
fn region_spot(look: &Look<'_>, region: Region, choice: Choice) -> Markup {
    let (x, y) = plate(region);
    let height = plate_height(look, region);
    let land = all(region);
    let middle = hexes(hexes_of(region)).map(centre).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let count = hexes_of(region).len() as f64;
    html! {
        g .spot role="button" tabindex="0" data-choice=(choice) data-x=(N(middle.0 / count)) data-y=(N(middle.1 / count))
            aria-label=(look.label(&choice)) {
            path .wash d=(land) fill="#fff6d8" fill-opacity=".3" stroke="none" {}
            path .rim d=(land) fill="none" stroke="#f2c24d" stroke-width="3" stroke-dasharray="7 4.5" stroke-linejoin="round" {}
            rect .wash x=(N(x - 6.0)) y=(N(y - 6.0)) width=(N(PLATE.0 + 12.0)) height=(N(height + 12.0)) rx="16"
                fill="#fff6d8" fill-opacity=".4" stroke="#4a3510" stroke-opacity=".5" stroke-width="7" {}
            rect .rim x=(N(x - 6.0)) y=(N(y - 6.0)) width=(N(PLATE.0 + 12.0)) height=(N(height + 12.0)) rx="16"
                fill="none" stroke="#f2c24d" stroke-width="5" stroke-dasharray="12 7" {}
        }
    }
}

/// One of several things to do in a region: a button beside its plate.
fn chip(look: &Look<'_>, region: Region, choice: Choice, place: usize) -> Markup {
    let (x, y) = plate(region);
    // Under the plate, but for those on the lower edge.
    let beside =
        if matches!(region, Region::Egypt | Region::Numidia) { -38.0 } else { plate_height(look, region) + 30.0 };
    let (x, y) = (x + 34.0 + place as f64 * 74.0, y + beside);
    html! {
        g .spot role="button" tabindex="0" data-choice=(choice) data-x=(N(x)) data-y=(N(y)) aria-label=(look.label(&choice))
            transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            title { (look.label(&choice)) }
            circle .wash r="32" fill="#fffdf8" fill-opacity=".96" stroke="#4a3510" stroke-opacity=".5" stroke-width="5" {}
            circle .rim r="32" fill="none" stroke="#f2c24d" stroke-width="5" stroke-dasharray="9 5" {}
            @match choice {
                Choice::March(unit, _) => { use href={ "#unit-" (unit) } x="-19" y="-19" width="38" height="38" {} }
                Choice::Expel(seat, _) => { use href={ "#seat-" (seat.index()) } {} }
                _ => { circle r="9" fill="#c9982f" {} }
            }
        }
    }
}

/// A hex: a dashed rim, a light wash, a dot; hovered or focused, a ghost of what would come.
fn hex_spot(look: &Look<'_>, seat: Seat, choice: Choice, hex: Hex) -> Markup {
    let (x, y) = centre(hex);
    let rim = outline((0.0, 0.0), SIZE - 3.5);
    let free = look.view.hex(hex).is_some_and(|land| land.token.is_none() && land.built.is_none());
    html! {
        g .spot role="button" tabindex="0" data-choice=(choice) data-hex=(hex) data-x=(N(x)) data-y=(N(y))
            aria-label=(look.label(&choice)) transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            path .wash d=(rim) fill="#fff6d8" fill-opacity=".36" stroke="#4a3510" stroke-opacity=".5" stroke-width="5.5"
                stroke-linejoin="round" {}
            path .rim d=(rim) fill="none" stroke="#f2c24d" stroke-width="3.5" stroke-dasharray="7 4.5"
                stroke-linejoin="round" {}
            @if free { circle .dot r="7" fill="#c9982f" stroke="#fffdf8" stroke-width="2" {} }
            g .ghost pointer-events="none" { (ghost(look, seat)) }
        }
    }
}

/// What choosing a hex would leave there.
fn ghost(look: &Look<'_>, seat: Seat) -> Markup {
    let index = seat.index();
    match look.decision.map(|decision| decision.prompt) {
        Some(Prompt::FirstCity | Prompt::FreeCity | Prompt::Convert) => building(index, Piece::City),
        Some(Prompt::Site { piece, .. } | Prompt::FreeTown { piece }) => building(index, piece),
        Some(Prompt::ExploreTown { .. }) => building(index, Piece::Farm),
        Some(Prompt::WonderSite { wonder }) => monument(index, wonder),
        _ => Markup::default(),
    }
}

/// The picture of what is produced or gained, for those who choose among them.
pub(super) const fn made(track: Track) -> Option<Wealth> {
    match track {
        Track::Stone => Some(Wealth::Stone),
        Track::Food => Some(Wealth::Food),
        Track::Ideas => Some(Wealth::Ideas),
        Track::Tax | Track::Tariff => None,
    }
}
