//! What is known of each player.

use tessera_clash::components::advances::Group;
use tessera_clash::components::civilizations::Civilization;
use tessera_clash::goods::Good;
use tessera_clash::view::PlayerView;
use tessera_kernel::{Phrase, Seat};

use super::Look;
use super::art::{good_id, icon};
use super::cards::good_name;
use super::compact::compact;
use crate::drawing::{Fact, SeatFacts};

/// Actions of a turn (C4.2).
const ACTIONS: u8 = 3;

pub(super) fn facts(look: &Look<'_>) -> Vec<SeatFacts> {
    look.view.players.iter().map(|(seat, player)| of(look, seat, player)).collect()
}

fn of(look: &Look<'_>, seat: Seat, player: &PlayerView) -> SeatFacts {
    let fact = |id: &str, value: usize, name: String| Fact { icon: icon(id), value: value.to_string(), name };
    let counted =
        |id: &str, word: &'static str, count: usize| fact(id, count, look.say(&Phrase::new(word).with("count", count)));
    let mut facts: Vec<Fact> = Good::ALL
        .into_iter()
        .map(|good| fact(good_id(good), player.goods.get(good).into(), good_name(look, good)))
        .collect();
    let cities = look.view.spaces.iter().filter(|space| space.city.as_ref().is_some_and(|city| city.owner.is(seat)));
    facts.push(counted("city", "clash-table-cities", cities.count()));
    facts.push(counted("advance", "clash-table-advances-count", player.advances.len()));
    facts.push(counted("card-action", "clash-table-actions", player.actions + player.persons.len()));
    facts.push(counted("card-objective", "clash-table-objectives", player.objectives));
    if player.wonders > 0 {
        facts.push(counted("card-wonder", "clash-table-wonders-held", player.wonders));
    }
    let mut badges = Vec::new();
    if look.view.first == seat {
        badges.push(("first", look.word("clash-table-first")));
    }
    let owned = look.view.built.iter().filter(|(_, built)| built.owner.is(seat));
    badges.extend(owned.map(|(wonder, _)| ("wonder", look.title(&wonder.name()))));
    let turn = look.view.turn.filter(|turn| turn.seat == seat);
    let actions = turn.map(|turn| {
        let left = look.say(&Phrase::new("clash-table-actions-left").with("count", turn.actions));
        (turn.actions, turn.actions.max(ACTIONS), left)
    });
    let government =
        Group::GOVERNMENTS.into_iter().find(|group| player.advances.iter().any(|one| one.group() == *group));
    let standing = [player.people.map(Civilization::name), government.map(Group::name)];
    let standing: Vec<String> = standing.into_iter().flatten().map(|name| look.title(&name)).collect();
    let standing = standing.join(" · ");
    if let Some(leader) = player.leader {
        badges.push(("crown", look.title(&leader.name())));
    }
    // One's own things lie on a shelf.
    let more = (!look.scene.game.viewer().is(seat)).then(|| compact(look, player));
    SeatFacts { standing, facts, actions, badges, more }
}
