//! A plate for each region: who has influence there, with which armies, and who dominates.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};
use tessera_mosaic::components::map::{hexes, hexes_of};
use tessera_mosaic::components::pieces::Unit;
use tessera_mosaic::view::RegionView;

use super::Look;
use super::geometry::{PLATE, centre, plate, plate_height};
use super::ground::stones;
use crate::svg::N;

pub(super) fn plates(look: &Look<'_>) -> Markup {
    html! {
        @for region in &look.view.regions { (of(look, region)) }
        @for region in &look.view.regions { (from_afar(look, region)) }
    }
}

/// What is read of a region where the whole map is as wide as a phone: its name, and who has how much influence.
fn from_afar(look: &Look<'_>, region: &RegionView) -> Markup {
    const IN_A_LINE: usize = 3;
    let hexes: Vec<(f64, f64)> = hexes(hexes_of(region.region)).map(centre).collect();
    let count = hexes.len().max(1) as f64;
    let (x, y) = (hexes.iter().map(|at| at.0).sum::<f64>() / count, hexes.iter().map(|at| at.1).sum::<f64>() / count);
    let there = present(region);
    html! {
        g .afar aria-hidden="true" pointer-events="none" transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            text .afar-name y="-14" text-anchor="middle" { (look.title(&region.region.name())) }
            @for (row, seats) in there.chunks(IN_A_LINE).enumerate() {
                @let left = -66.0 * seats.len() as f64;
                @for (place, &seat) in seats.iter().enumerate() {
                    g transform={ "translate(" (N(left + 132.0 * place as f64)) " " (N(32.0 + 72.0 * row as f64)) ")" } {
                        @if region.dominator == Some(seat) { circle .afar-first cx="30" r="36" {} }
                        use href={ "#seat-" (seat.index()) } transform="translate(30 0) scale(2)" {}
                        text .afar-count x="66" y="22" { (region.influence[seat]) }
                    }
                }
            }
        }
    }
}

fn of(look: &Look<'_>, region: &RegionView) -> Markup {
    let (x, y) = plate(region.region);
    let there: Vec<Seat> = present(region);
    let columns = columns(region, &there);
    let height = height(region);
    let name = look.title(&region.region.name());
    html! {
        g .plate pointer-events="none" role="img" aria-label=(said(look, region)) transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            rect .plate-ground width=(N(PLATE.0)) height=(N(height)) rx="12" fill="#fffdf8" fill-opacity=".93" stroke="#8d7b5e" stroke-width="2" {}
            path d={ "M0 12a12 12 0 0 1 12-12h" (N(PLATE.0 - 24.0)) "a12 12 0 0 1 12 12v26H0z" }
                fill={ "url(#m-" (stones(region.region).name) ")" } {}
            text .plate-name x="14" y="28" font-size="25" font-weight="700" font-family="Georgia, Noto Serif, serif" fill="#2b2622"
                stroke="#fffdf8" stroke-opacity=".75" stroke-width="5" stroke-linejoin="round" paint-order="stroke" { (name) }
            @if let Some(owner) = region.locked {
                use href="#lock" x=(N(PLATE.0 - 132.0)) y="7" width="24" height="24" {}
                use href={ "#seat-" (owner.index()) } transform={ "translate(" (N(PLATE.0 - 92.0)) " 19) scale(.72)" } {}
            }
            text .plate-prize x=(N(PLATE.0 - 12.0)) y="28" text-anchor="end" font-size="23" font-weight="800" fill="#2b2622"
                stroke="#fffdf8" stroke-opacity=".75" stroke-width="5" stroke-linejoin="round" paint-order="stroke" {
                (look.say(&Phrase::new("mosaic-table-prize").with("points", region.prize)))
            }
            @for (place, &seat) in there.iter().enumerate() {
                @let (column, row) = (place % columns, place / columns);
                // Whoever has too much for half a line among many is drawn a little smaller.
                @let scale = if columns == 1 { 1.0 } else { (COLUMN / width(region, seat)).min(1.0) };
                g transform={ "translate(" (N(12.0 + column as f64 * COLUMN)) " " (N(60.0 + row as f64 * 34.0)) ")"
                    @if scale < 1.0 { " scale(" (N(scale)) ")" } } {
                    (presence(region, seat))
                }
            }
            @if there.is_empty() {
                text .plate-empty x="14" y="78" font-size="22" fill="#6f655a" { (look.word("mosaic-table-nobody")) }
            }
        }
    }
}

/// Half a line of a plate.
const COLUMN: f64 = 148.0;

/// How high the plate of a region is now.
pub(super) fn height(region: &RegionView) -> f64 {
    let there = present(region);
    plate_height(there.len().div_ceil(columns(region, &there)))
}

/// Two players share a line, but for a few with large armies: they have a line each while three lines are enough.
fn columns(region: &RegionView, there: &[Seat]) -> usize {
    let large = there.iter().any(|&seat| width(region, seat) > COLUMN);
    if large && there.len() <= 3 { 1 } else { 2 }
}

/// Whoever has influence or units there.
pub(super) fn present(region: &RegionView) -> Vec<Seat> {
    let army = |seat: Seat| region.units[seat].iter().sum::<u8>();
    region
        .influence
        .iter()
        .filter(|&(seat, &influence)| influence > 0 || army(seat) > 0)
        .map(|(seat, _)| seat)
        .collect()
}

/// A player's units with their numbers, and how far they and what stands before them reach to the right.
fn army(region: &RegionView, seat: Seat) -> (Vec<(Unit, u8, f64)>, f64) {
    let mut x = if region.influence[seat] > 9 { 66.0 } else { 52.0 };
    let mut units = Vec::new();
    for (unit, count) in Unit::ALL.into_iter().zip(region.units[seat]).filter(|&(_, count)| count > 0) {
        units.push((unit, count, x));
        x += if count > 1 { 41.0 } else { 28.0 };
    }
    (units, x)
}

/// How wide it is what a player has in a region.
fn width(region: &RegionView, seat: Seat) -> f64 {
    army(region, seat).1
}

/// A player's influence and units; a crown for who dominates.
fn presence(region: &RegionView, seat: Seat) -> Markup {
    let (units, _) = army(region, seat);
    html! {
        use href={ "#seat-" (seat.index()) } transform="translate(13 4) scale(.86)" {}
        @if region.dominator == Some(seat) { use href="#crown" x="1" y="-21" width="24" height="18" {} }
        text x="32" y="13" font-size="25" font-weight="800" fill="#2b2622" { (region.influence[seat]) }
        @for (unit, count, x) in units {
            use href={ "#unit-" (unit) } x=(N(x)) y="-10" width="27" height="27" {}
            @if count > 1 { text x=(N(x + 26.0)) y="16" font-size="20" font-weight="700" fill="#2b2622" { (count) } }
        }
    }
}

/// The whole plate in words.
fn said(look: &Look<'_>, region: &RegionView) -> String {
    let mut parts = vec![look.title(&region.region.name())];
    for seat in present(region) {
        let units = region.units[seat];
        parts.push(
            look.say(
                &Phrase::new("mosaic-table-presence")
                    .with("who", seat)
                    .with("influence", region.influence[seat])
                    .with("infantry", units[0])
                    .with("cavalry", units[1])
                    .with("siege", units[2]),
            ),
        );
    }
    if let Some(seat) = region.dominator {
        parts.push(look.say(&Phrase::new("mosaic-table-dominates").with("who", seat)));
    }
    if let Some(seat) = region.locked {
        parts.push(look.say(&Phrase::new("mosaic-table-locked").with("who", seat)));
    }
    parts.join(". ")
}
