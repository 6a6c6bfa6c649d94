//! Whose powers they are: advances that come with others, Leaders who come and fall, what either scores (C29.5, C30.6).

use tessera_kernel::census;

use super::rows::{ASKED, Trigger, row};
use super::{answers, fired};
use crate::components::civilizations::{Leader, Power};
use crate::prelude::*;

impl State {
    /// A Leader comes into play, with all it can do (C30.6, C30.17).
    pub(crate) fn follow_leader(&mut self, seat: Seat, leader: Leader) {
        let player = &mut self.players[seat];
        player.leaders.remove(leader);
        player.leader = Some(leader);
        player.led += 1;
        census::note(leader.name().id);
        leader.abilities().into_iter().for_each(|power| player.powers.insert(power));
    }

    /// A Leader is gone, and with it what it could do; whoever eliminated it in a Conflict keeps the card (C30.7, C30.8).
    pub(crate) fn lose_leader(&mut self, seat: Seat, by: Side) {
        let player = &mut self.players[seat];
        let Some(leader) = player.leader.take() else { return };
        leader.abilities().into_iter().for_each(|power| player.powers.remove(power));
        if let Some(slayer) = by.seat() {
            self.players[slayer].trophies.insert(leader);
        }
        for space in spaces(self.cities(seat)) {
            self.board.city_mut(space).charms = 0;
        }
        self.then(Task::LeaderFell { seat, leader, by });
    }

    /// The space a player's Leader is in, on the map.
    pub(crate) fn leader_space(&self, seat: Seat) -> Option<Space> {
        self.players[seat].leader?;
        spaces(self.board.units_of(seat)).find(|&space| self.board.stack(space)[Unit::Leader] > 0)
    }

    /// The city of a player's own that the Leader stands in.
    pub(crate) fn leader_city(&self, seat: Seat) -> Option<Space> {
        self.leader_space(seat).filter(|space| self.cities(seat).contains(space.index()))
    }
}

/// An advance brings what waits for it on the board of the people (C29.5).
pub(crate) fn learned(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance) {
    for power in awaken(s, seat, advance) {
        ask.log(|| Event::Awakened { seat, power });
    }
}

/// The same, told to nobody. Returns what came.
pub(crate) fn awaken(s: &mut State, seat: Seat, advance: Advance) -> SmallVec<[Power; 4]> {
    let comes = |power: &Power| match row(*power).trigger {
        Some(Trigger::Advance(trigger)) => trigger == advance,
        Some(Trigger::Government) => advance.group().is_government(),
        None => false,
    };
    let Some(people) = s.players[seat].people else { return SmallVec::new() };
    let come: SmallVec<[Power; 4]> = people.advances().filter(|&power| !s.can(seat, power)).filter(comes).collect();
    come.iter().for_each(|&power| s.players[seat].powers.insert(power));
    lend(s, seat);
    come
}

/// Civilization advances that an advance within a player's reach would bring.
pub(crate) fn within_reach(s: &State, seat: Seat) -> usize {
    let player = &s.players[seat];
    let Some(people) = player.people else { return 0 };
    let near = |advance: Advance| advance.open_to(player.advances, s.edition).is_ok();
    let brought = |power: &Power| match row(*power).trigger {
        Some(Trigger::Advance(advance)) => near(advance),
        Some(Trigger::Government) => Group::GOVERNMENTS.into_iter().any(|group| near(group.top())),
        None => false,
    };
    people.advances().filter(|&power| !s.can(seat, power)).filter(brought).count()
}

/// What powers lend is theirs to lend anew whenever advances change.
pub(crate) fn lend(s: &mut State, seat: Seat) {
    let owned = s.players[seat].advances;
    let lent = answers(s, seat, ASKED.lends, |row| row.lends);
    let lent = lent.fold(Advances::NONE, |all, (power, lends)| all.or(fired(power, lends(owned))));
    s.players[seat].lent = lent.without(owned);
}

/// Civilization advances of a player's that go when the government does (C27.44, C29.10).
pub(crate) fn rest_on_government(s: &State, seat: Seat) -> SmallVec<[Power; 4]> {
    s.players[seat].powers.iter().filter(|&power| rests_on_government(power)).collect()
}

fn rests_on_government(power: Power) -> bool {
    match row(power).trigger {
        Some(Trigger::Government) => true,
        Some(Trigger::Advance(advance)) => advance.group().is_government(),
        None => false,
    }
}

/// What follows the end of a Leader.
pub(crate) fn leader_fell(s: &mut State, ask: &mut Ask<'_>, seat: Seat, leader: Leader, by: Side) {
    ask.log(|| Event::LeaderFell { seat, leader, by });
    for (power, mourns) in answers(s, seat, ASKED.mourns, |row| row.mourns) {
        Cause::Power(power).note();
        mourns(s, ask, seat);
    }
}

/// Half points of powers, for city pieces, objectives and events; explorer tokens outlive whoever laid them.
pub(crate) fn half_points(s: &State, seat: Seat) -> [i32; 3] {
    let explored = 2 * s.players[seat].explored.count_ones() as i32;
    let parts = answers(s, seat, ASKED.scores, |row| row.scores).map(|(power, scores)| fired(power, scores(s, seat)));
    parts.fold([0, explored, 0], |sum, part| [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]])
}

/// How many of a player's advances score nothing.
pub(crate) fn unscored(s: &State, seat: Seat) -> usize {
    let owned = s.players[seat].advances;
    let open = answers(s, seat, ASKED.unscored, |row| row.unscored);
    open.map(|(_, unscored)| owned.iter().filter(|&advance| unscored(advance)).count()).sum()
}
