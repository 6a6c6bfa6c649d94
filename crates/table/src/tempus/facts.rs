//! What is known of each player.

use tessera_kernel::{Phrase, Seat};
use tessera_tempus::components::cities::VALUES;
use tessera_tempus::components::epochs;
use tessera_tempus::view::PlayerView;

use super::Look;
use crate::drawing::{Fact, SeatFacts};
use crate::icons::icon;

pub(super) fn facts(look: &Look<'_>) -> Vec<SeatFacts> {
    look.view.players.iter().map(|(seat, player)| of(look, seat, player)).collect()
}

fn of(look: &Look<'_>, seat: Seat, player: &PlayerView) -> SeatFacts {
    let count = |name, id, count: usize| Fact {
        icon: icon(name),
        value: count.to_string(),
        name: look.say(&Phrase::new(id).with("count", count)),
    };
    let cities: Vec<String> =
        VALUES.iter().zip(player.cities).map(|(value, copies)| format!("{copies} × {value}")).collect();
    let left: u8 = player.cities.iter().sum();
    let mut facts = vec![
        count("hex", "tempus-table-hexes", player.hexes),
        count("card", "tempus-table-cards", player.cards),
        count("token", "tempus-table-supply", usize::from(player.supply)),
        Fact {
            icon: icon("city"),
            value: left.to_string(),
            name: look.say(&Phrase::new("tempus-table-cities-left").with("list", cities.join(", "))),
        },
    ];
    if player.laid > 0 {
        facts.push(count("idea", "tempus-table-laid", player.laid));
    }
    let mut badges = Vec::new();
    let mut badge = |shown: bool, icon, id| {
        if shown {
            badges.push((icon, look.word(id)));
        }
    };
    badge(look.view.first == seat, "first", "tempus-table-first");
    badge(player.protected && look.view.epoch > 0, "shield", "tempus-table-protected");
    badge(player.delayed, "later", "tempus-table-delayed");
    let of = look.actions(player.row).max(player.tiles);
    let name = look.say(&Phrase::new("tempus-table-actions").with("count", player.tiles));
    let actions = (look.view.epoch > 0).then_some((player.tiles, of, name));
    SeatFacts { standing: look.say(&epochs::name(player.row)), facts, actions, badges, more: None }
}
