//! The last Empire Scoring, region by region, so that everybody sees where points came from.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::event::Event;
use tessera_mosaic::view::PhaseView;

use super::Look;
use super::ground::stones;
use crate::icons::icon;
use crate::seat::seat_mark;

/// After so many choices a scoring is old news: it folds into a line that can be opened.
const NEWS: usize = 12;

/// A place in a region.
struct Placed {
    seat: Seat,
    region: Region,
    influence: u16,
    points: u16,
    first: bool,
}

pub(super) fn panel(look: &Look<'_>) -> Markup {
    let log = &look.log;
    let began = |event: &Event| if let Event::ScoringBegan { number } = event { Some(*number) } else { None };
    let Some((start, number)) =
        log.iter().enumerate().rev().find_map(|(place, line)| Some((place, began(&line.event)?)))
    else {
        return Markup::default();
    };
    let mut placed: Vec<Placed> = Vec::new();
    let mut governments: Vec<(Seat, Phrase, u16)> = Vec::new();
    for line in &log[start + 1..] {
        match line.event {
            Event::RegionWon { seat, region, influence, points, .. } => {
                placed.push(Placed { seat, region, influence, points, first: true });
            }
            Event::RegionSecond { seat, region, influence, points } => {
                placed.push(Placed { seat, region, influence, points, first: false });
            }
            Event::GovernmentScored { seat, government, points } => governments.push((seat, government.name(), points)),
            // Units may be struck or driven out just before it is counted.
            Event::Struck { .. } | Event::Expelled { .. } if placed.is_empty() => {}
            _ => break,
        }
    }
    if placed.is_empty() {
        return Markup::default();
    }
    let old = look.since(log[start].at) > NEWS || look.view.phase == PhaseView::Over;
    let title = look.say(&Phrase::new("mosaic-table-scoring").with("number", number));
    let told = table(look, &placed, &governments);
    html! {
        section .card.fight.done.scoring data-once={ "scoring-" (number) } {
            button .card-close type="button" data-dismiss="scene" aria-label=(look.word("table-close")) { (icon("close")) }
            @if old {
                details { summary { h2 { (icon("scales")) (title) } } (told) }
            } @else {
                h2 { (icon("scales")) (title) }
                (told)
            }
        }
    }
}

fn table(look: &Look<'_>, placed: &[Placed], governments: &[(Seat, Phrase, u16)]) -> Markup {
    let seats: Vec<Seat> = look.view.players.iter().map(|(seat, _)| seat).collect();
    let sum = |seat: Seat| {
        let regions: u16 = placed.iter().filter(|one| one.seat == seat).map(|one| one.points).sum();
        regions + governments.iter().filter(|one| one.0 == seat).map(|one| one.2).sum::<u16>()
    };
    html! {
        div .scroll tabindex="0" role="region" aria-label=(look.word("mosaic-table-by-source")) {
            // Many columns are narrow ones: what was gained stands below the influence.
            table .preview.many[seats.len() > 4] {
                thead { tr {
                    th { (look.word("mosaic-table-region")) }
                    @for &seat in &seats { th .number { (seat_mark(seat.index())) span .unseen { (look.name(seat)) } } }
                } }
                tbody {
                    @for region in Region::ALL {
                        @if placed.iter().any(|one| one.region == region) {
                            tr {
                                th scope="row" {
                                    svg .band width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" { rect width="14" height="14" fill={ "url(#m-" (stones(region).name) ")" } {} }
                                    (look.title(&region.name()))
                                }
                                @for &seat in &seats {
                                    @match placed.iter().find(|one| one.region == region && one.seat == seat) {
                                        Some(one) => {
                                            td class=(if one.first { "number first" } else { "number" }) {
                                                span .influence title=(look.word("mosaic-table-influence")) { (one.influence) }
                                                b .gain { "+" (one.points) }
                                            }
                                        }
                                        None => { td .number { span .quiet { "–" } } }
                                    }
                                }
                            }
                        }
                    }
                    @for (holder, name, points) in governments {
                        tr {
                            th scope="row" { (look.title(name)) }
                            @for &seat in &seats { td .number { @if seat == *holder { b .gain { "+" (points) } } } }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (look.word("mosaic-table-total")) }
                    @for &seat in &seats { td .number { b { "+" (sum(seat)) } } }
                } }
            }
        }
        p .quiet { (look.word("mosaic-table-scoring-rule")) }
    }
}
