//! The reference board: eight levels, everybody's marker on each.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_patchistory::components::eras::TABLE;
use tessera_patchistory::components::icons::Icon;

use super::Look;
use super::art::{icon, token_id};
use crate::seat::seat_mark;

/// Levels the board shows; more are told by their number.
const SHOWN: u8 = 20;

pub(super) fn levels(look: &Look<'_>) -> Vec<(&'static str, Markup)> {
    let (goods, powers) = Icon::ALL.split_at(4);
    let board = html! {
        div .levels {
            (section(look, "patchistory-table-produced", goods))
            (section(look, "patchistory-table-capacity", powers))
        }
    };
    vec![("levels-board", board), ("levels-era", prices(look))]
}

fn section(look: &Look<'_>, title: &'static str, icons: &[Icon]) -> Markup {
    html! {
        section .box {
            h4 { (look.word(title)) }
            table .ref-board {
                thead { tr { th { span .unseen { (look.word("patchistory-table-level")) } } @for (seat, _) in look.view.players.iter() { th .number title=(look.name(seat)) { (seat_mark(seat.index())) span .unseen { (look.name(seat)) } } } th { span .unseen { (look.word("patchistory-table-side-by-side")) } } } }
                tbody { @for &level in icons { (line(look, level)) } }
            }
        }
    }
}

/// A level: everybody's number, and the markers on their track.
fn line(look: &Look<'_>, level: Icon) -> Markup {
    let most = look.view.players.values().map(|player| player.levels.of(level)).max().unwrap_or(0);
    html! {
        tr {
            th scope="row" { (icon(&token_id(level))) (look.title(&level.name())) }
            @for (_, player) in look.view.players.iter() {
                @let value = player.levels.of(level);
                td class=(if value == most && most > 0 { "number most" } else { "number" }) { (value) }
            }
            td .ref-track aria-hidden="true" {
                svg viewBox="-6 0 212 22" preserveAspectRatio="none" {
                    @for at in 0..=SHOWN { path d={ "M" (u16::from(at) * 10) " 7v8" } stroke="currentColor" stroke-opacity=(if at % 5 == 0 { ".55" } else { ".22" }) stroke-width="1" {} }
                    path d="M0 11h200" stroke="currentColor" stroke-opacity=".25" stroke-width="1" {}
                    @for (seat, player) in look.view.players.iter() {
                        @let at = player.levels.of(level).min(SHOWN);
                        @let up = [-4.5, 4.5, -1.5, 1.5][seat.index() % 4];
                        g transform={ "translate(" (u16::from(at) * 10) " " (11.0 + up) ") scale(.34)" } { use href={ "#seat-" (seat.index()) } {} }
                    }
                }
            }
        }
    }
}

/// What the Era asks for what.
fn prices(look: &Look<'_>) -> Markup {
    let era = &TABLE[usize::from(look.view.era)];
    html! {
        p .quiet.era-prices { b { (look.word(era.name)) } " · " (look.say(&Phrase::new("patchistory-facts-era")
            .with("size", era.size).with("trade", era.trade).with("train", era.train).with("heroes", era.heroes)
            .with("wonders", era.wonders).with("preparation", era.preparation).with("attack", era.attack).with("defence", era.defence))) }
    }
}
