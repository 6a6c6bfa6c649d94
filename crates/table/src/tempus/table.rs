//! The epoch table: what each row lets a player do, and who stands where.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_tempus::components::epochs::{EPOCHS, Epoch, name};
use tessera_words::Language;

use super::Look;
use super::board::terrain_name;
use super::cards::band;
use crate::icons::icon;
use crate::kept::Kept;
use crate::seat::seat_mark;

const COLUMNS: [&str; 7] = [
    "tempus-column-moves",
    "tempus-column-distance",
    "tempus-column-children",
    "tempus-column-stack",
    "tempus-column-ships",
    "tempus-column-ideas",
    "tempus-column-actions",
];

/// What stands in the rows, by row and actions.
static ROWS: Kept<(u8, u8, Language)> = Kept::new();

pub(super) fn epochs(look: &Look<'_>) -> Markup {
    html! {
        details .reference {
            summary { (look.word("tempus-table-table")) }
            div .scroll tabindex="0" role="region" aria-label=(look.word("tempus-table-table")) {
                table {
                    thead { tr {
                        th { (look.word("tempus-table-column-epoch")) }
                        @for column in COLUMNS { th .number { span .upright { (look.word(column)) } } }
                    } }
                    tbody { @for row in 0..EPOCHS.len() { (line(look, row)) } }
                }
            }
        }
    }
}

fn line(look: &Look<'_>, row: usize) -> Markup {
    let epoch = &EPOCHS[row];
    let number = row as u8;
    let actions = look.actions(number);
    html! {
        tr class=[(number == look.view.epoch).then_some("now")] {
            th {
                @if let Some(terrain) = epoch.terrain {
                    span title=(terrain_name(look, terrain)) { (band(terrain, 18, 18)) }
                }
                (look.say(&name(number)))
                span .cubes {
                    @for (seat, player) in look.view.players.iter() {
                        @if player.row == number {
                            span title=(look.scene.speaker.name(seat)) {
                                (seat_mark(seat.index())) span .unseen { (look.scene.speaker.name(seat)) }
                            }
                        }
                    }
                }
            }
            (ROWS.picture((number, actions, look.scene.speaker.language), || numbers(look, epoch, actions)))
        }
    }
}

/// What a row lets a player do.
fn numbers(look: &Look<'_>, epoch: &Epoch, actions: u8) -> Markup {
    let ideas = Phrase::new("tempus-table-ideas-value").with("draw", epoch.draw).with("limit", epoch.limit);
    html! {
        td .number { (epoch.moves) }
        td .number { (epoch.distance) }
        td .number { (epoch.children) }
        td .number { (epoch.stack) }
        td .number {
            @if epoch.ships { (icon("ship")) }
            span .unseen { (look.word(if epoch.ships { "tempus-table-yes" } else { "tempus-table-no" })) }
        }
        td .number title=(look.say(&ideas)) { (epoch.draw) "/" (epoch.limit) }
        td .number { (actions) }
    }
}
