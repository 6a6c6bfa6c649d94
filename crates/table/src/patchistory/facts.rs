//! What is known of each player.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::people::WORKERS;
use tessera_patchistory::view::PlayerView;

use super::Look;
use super::art::{amount, icon, token_id};
use crate::drawing::{Fact, SeatFacts};

pub(super) fn facts(look: &Look<'_>) -> Vec<SeatFacts> {
    look.view.players.iter().map(|(seat, player)| of(look, seat, player)).collect()
}

fn of(look: &Look<'_>, seat: Seat, player: &PlayerView) -> SeatFacts {
    let out = WORKERS - player.track;
    let mut facts = vec![Fact {
        icon: icon("worker"),
        value: format!("{out}/{WORKERS}"),
        name: look.say(&Phrase::new("patchistory-table-people").with("out", out).with("food", player.upkeep)),
    }];
    for level in [Icon::Politics, Icon::Transport, Icon::Military, Icon::Defence] {
        facts.push(Fact {
            icon: icon(&token_id(level)),
            value: player.levels.of(level).to_string(),
            name: look.title(&level.name()),
        });
    }
    let mut badges = Vec::new();
    if look.view.first == seat {
        badges.push(("first", look.word("patchistory-table-first")));
    }
    let more = Some(compact(look, player));
    let standing = String::new();
    SeatFacts { standing, facts, actions: None, badges, more }
}

/// What can be looked up: production, hands, heroes and wonders with what they do.
fn compact(look: &Look<'_>, player: &PlayerView) -> Markup {
    html! {
        div .compact {
            div .line {
                @for level in Icon::GOODS { (amount(level, format_args!("+{}", player.levels.of(level)), &look.title(&level.name()))) }
            }
            p .quiet { (look.say(&Phrase::new("patchistory-table-hand").with("buildings", player.buildings).with("cards", player.cards))) }
            @for feature in &player.features {
                p .names { b { (look.title(&feature.name())) } " " (look.say(&feature.text())) }
            }
        }
    }
}
