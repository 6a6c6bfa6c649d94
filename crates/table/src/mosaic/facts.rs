//! What is known of each player.

use tessera_kernel::{Phrase, Seat};
use tessera_mosaic::components::pieces::Wealth;
use tessera_mosaic::view::{PhaseView, PlayerView};

use super::Look;
use super::art::icon;
use super::compact::compact;
use crate::drawing::{Fact, SeatFacts};

pub(super) fn facts(look: &Look<'_>) -> Vec<SeatFacts> {
    look.view.players.iter().map(|(seat, player)| of(look, seat, player)).collect()
}

fn of(look: &Look<'_>, seat: Seat, player: &PlayerView) -> SeatFacts {
    let early = matches!(look.view.phase, PhaseView::Leaders | PhaseView::Draft | PhaseView::Cities);
    let mut facts = Vec::new();
    if !early {
        for wealth in Wealth::ALL {
            facts.push(Fact {
                icon: icon(&format!("wealth-{wealth}")),
                value: player.stock(wealth).to_string(),
                name: look.title(&wealth.name()),
            });
        }
        facts.push(Fact {
            icon: icon("people"),
            value: player.population.to_string(),
            name: look.word("mosaic-table-population"),
        });
        let cities = player.pieces[0] + player.pieces[1];
        facts.push(Fact {
            icon: crate::icons::icon("city"),
            value: cities.to_string(),
            name: look.say(&Phrase::new("mosaic-table-cities").with("count", cities)),
        });
    }
    let mut badges = Vec::new();
    if look.view.first == seat {
        badges.push(("first", look.word("mosaic-table-first")));
    }
    let standing = match (player.leader, player.government) {
        (Some(leader), Some(government)) => {
            format!("{} · {}", look.title(&leader.name()), look.title(&government.name()))
        }
        (Some(leader), None) => look.title(&leader.name()),
        _ => String::new(),
    };
    // One's own things lie on a shelf.
    let more = (!early && !look.scene.game.viewer().is(seat)).then(|| compact(look, seat, player));
    SeatFacts { standing, facts, actions: None, badges, more }
}
