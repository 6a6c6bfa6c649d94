//! What each region would score now, and everyone's points by source.

use maud::{Markup, html};
use tessera_kernel::{Phrase, ScoreLine, Seat};
use tessera_mosaic::components::pieces::Unit;
use tessera_mosaic::view::RegionView;

use super::Look;
use super::art::{icon, named};
use super::ground::stones;
use crate::seat::seat_mark;

pub(super) fn points(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    vec![("points-regions", regions(look)), ("points-sources", sources(look))]
}

fn heads(look: &Look<'_>) -> Markup {
    html! {
        @for (seat, _) in look.view.players.iter() {
            th .number title=(look.name(seat)) { (seat_mark(seat.index())) span .unseen { (look.name(seat)) } }
        }
    }
}

/// Influence and points, region by region.
fn regions(look: &Look<'_>) -> Markup {
    let total = |seat: Seat| look.view.regions.iter().map(|region| region.points[seat]).sum::<u16>();
    html! {
        h3 .shelf-title { (look.word("mosaic-table-if-scored")) span .next-cost { (look.word("mosaic-table-if-scored-hint")) } }
        div .scroll tabindex="0" role="region" aria-label=(look.word("mosaic-table-if-scored")) {
            table .preview {
                thead { tr {
                    th { (look.word("mosaic-table-region")) }
                    th .number { (look.word("mosaic-table-first-place")) }
                    (heads(look))
                } }
                tbody {
                    @for region in &look.view.regions { (line(look, region)) }
                }
                tfoot { tr {
                    th scope="row" { (look.word("mosaic-table-total")) } td {}
                    @for (seat, _) in look.view.players.iter() { td .number { b { "+" (total(seat)) } } }
                } }
            }
        }
    }
}

fn line(look: &Look<'_>, region: &RegionView) -> Markup {
    html! {
        tr {
            th scope="row" {
                svg .band width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" { rect width="18" height="18" fill={ "url(#m-" (stones(region.region).name) ")" } {} }
                (look.title(&region.region.name()))
                @if let Some(seat) = region.locked {
                    " " span .locked title=(look.say(&Phrase::new("mosaic-table-locked").with("who", seat))) { (icon("lock")) (seat_mark(seat.index())) }
                }
            }
            td .number { (region.prize) }
            @for (seat, _) in look.view.players.iter() {
                @let influence = region.influence[seat];
                @let points = region.points[seat];
                td class=(if region.dominator == Some(seat) { "number first" } else { "number" }) {
                    @if region.dominator == Some(seat) { (named("crown", &look.say(&Phrase::new("mosaic-table-dominates").with("who", seat)))) }
                    @if influence > 0 || region.units[seat] != [0; 3] {
                        span .influence title=(look.word("mosaic-table-influence")) { (influence) }
                        @for (unit, count) in Unit::ALL.into_iter().zip(region.units[seat]) {
                            @if count > 0 { span .troop { (named(&format!("unit-{unit}"), &look.say(&unit.name().with("n", count)))) (count) } }
                        }
                    } @else { span .quiet { "–" } }
                    @if points > 0 { b .gain { "+" (points) } }
                }
            }
        }
    }
}

/// Points by source, as if the game ended now.
fn sources(look: &Look<'_>) -> Markup {
    let scores = look.scene.game.scores();
    let lines: &[ScoreLine] = scores.first().map_or(&[], Vec::as_slice);
    let total = |lines: &[ScoreLine]| lines.iter().map(|line| line.points).sum::<i32>();
    html! {
        h3 .shelf-title { (look.word("mosaic-table-by-source")) }
        div .scroll tabindex="0" role="region" aria-label=(look.word("mosaic-table-by-source")) {
            table .preview {
                thead { tr { td {} (heads(look)) } }
                tbody {
                    @for (place, line) in lines.iter().enumerate() {
                        @if scores.iter().any(|lines| lines[place].points != 0) {
                            tr {
                                th scope="row" { (look.word(line.source)) }
                                @for lines in &scores { td .number { (lines[place].points) } }
                            }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (look.word("mosaic-table-total")) }
                    @for lines in &scores { td .number { b { (total(lines)) } } }
                } }
            }
        }
    }
}
