//! A player's things in small print, for the list of players.

use maud::{Markup, html};
use tessera_clash::components::advances::Group;
use tessera_clash::view::PlayerView;
use tessera_kernel::Phrase;

use super::Look;
use super::art::{icon, named};
use super::emblems::group_id;

/// Advances by group, pieces left, what was completed and reserved.
pub(super) fn compact(look: &Look<'_>, player: &PlayerView) -> Markup {
    let edition = look.view.edition;
    let of = |group: Group| player.advances.iter().filter(move |advance| advance.group() == group);
    html! {
        div .compact {
            @for group in Group::ALL.into_iter().filter(|&group| of(group).next().is_some()) {
                p .names {
                    (named(&group_id(group), &look.title(&group.name()))) " "
                    @for (place, advance) in of(group).enumerate() {
                        @if place > 0 { ", " }
                        span title=(look.say(&advance.text(edition))) { (look.title(&advance.name(edition))) }
                    }
                }
            }
            @if player.advances.is_empty() { p .quiet { (look.word("clash-table-no-advances")) } }
            div .line title=(look.word("clash-table-supply")) {
                span .unseen { (look.word("clash-table-supply")) }
                @for unit in edition.units() {
                    span .fact { (named(&format!("unit-{unit}"), &look.title(&unit.name()))) (player.units[unit]) }
                }
                span .fact { (named("building-settlement", &look.title(&Phrase::new("clash-settlement")))) (player.settlements) }
                @for building in edition.building_kinds() {
                    span .fact { (named(&format!("building-{building}"), &look.title(&building.name()))) (player.buildings[building as usize]) }
                }
            }
            @if edition.has_levels() {
                p { (look.say(&Phrase::new("clash-table-levels").with("culture", player.levels.0).with("mood", player.levels.1))) }
            } @else {
                p { (look.say(&Phrase::new("clash-table-cubes").with("count", player.cubes))) }
            }
            (list(look, "clash-table-completed", player.completed.iter().map(|(_, objective)| (objective.name(), objective.text(look.view.edition)))))
            (list(look, "clash-table-reserved", player.reserved.iter().map(|wonder| (wonder.name(), wonder.text(edition)))))
            @if !player.persons.is_empty() {
                p { b { (look.word("clash-table-persons")) } " "
                    @for (place, card) in player.persons.iter().enumerate() { @if place > 0 { ", " } (look.title(&card.name())) }
                }
            }
            @if player.fewer > 0 { p { (icon("lock")) (look.say(&Phrase::new("clash-table-fewer").with("count", player.fewer))) } }
        }
    }
}

/// Names in a line, each with its text to be looked up.
fn list(look: &Look<'_>, title: &str, items: impl ExactSizeIterator<Item = (Phrase, Phrase)>) -> Markup {
    html! {
        @if items.len() > 0 {
            p .names {
                b { (look.word(title)) } " "
                @for (place, (name, text)) in items.enumerate() {
                    @if place > 0 { ", " }
                    span title=(look.say(&text)) { (look.title(&name)) }
                }
            }
        }
    }
}
