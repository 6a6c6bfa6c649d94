//! Everyone's points by source, to be looked up.

use maud::{Markup, html};
use tessera_kernel::{ScoreLine, points_text};

use super::Look;
use crate::seat::seat_mark;

pub(super) fn reference(look: &Look<'_>) -> Markup {
    let scores = look.scene.game.scores();
    let said = |points: i32| points_text(points, look.scene.game.point());
    let sources: &[ScoreLine] = scores.first().map_or(&[], Vec::as_slice);
    html! {
        details .reference {
            summary { (look.word("clash-table-points")) }
            div .scroll tabindex="0" role="region" aria-label=(look.word("clash-table-points")) {
                table {
                    thead { tr {
                        td {}
                        @for (seat, _) in look.view.players.iter() {
                            th .number title=(look.name(seat)) { (seat_mark(seat.index())) span .unseen { (look.name(seat)) } }
                        }
                    } }
                    tbody {
                        @for (place, line) in sources.iter().enumerate() {
                            tr {
                                th scope="row" { (look.word(line.source)) }
                                @for lines in &scores { td .number { (said(lines[place].points)) } }
                            }
                        }
                    }
                    tfoot { tr {
                        th scope="row" { (look.word("clash-table-total")) }
                        @for lines in &scores { td .number { b { (said(lines.iter().map(|line| line.points).sum())) } } }
                    } }
                }
            }
        }
    }
}
