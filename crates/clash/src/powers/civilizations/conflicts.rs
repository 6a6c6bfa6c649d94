//! What rules ask in a Conflict (C14, C30).

use super::rows::{ASKED, Count, Fight, Row, row};
use super::{answers, fired, offer_power};
use crate::actions::battle::ATTACKER;
use crate::actions::rolls;
use crate::components::civilizations::{Power, Powers};
use crate::prelude::*;
use crate::state::Past;

impl Fight {
    /// A side of a Conflict, if it is a player's.
    pub(crate) fn of(battle: &Battle, side: usize) -> Option<Self> {
        let seat = battle.sides[side].seat()?;
        let Battle { at, sea, round, .. } = *battle;
        Some(Self { side, seat, foe: battle.sides[1 - side], at, sea, round })
    }

    /// Whether the player's Leader takes part; at sea, whether the Leader is aboard.
    pub(crate) fn is_led(&self, s: &State) -> bool {
        s.troops(self.side)[Unit::Leader] > 0
    }

    /// Whether it is a Combat on land in which the player's Leader takes part.
    pub(crate) fn leads_on_land(&self, s: &State) -> bool {
        !self.sea && self.is_led(s)
    }
}

/// What powers of a side say to a question of number.
fn counted<'a, T: Copy + PartialEq + Default + 'a>(
    s: &'a State,
    side: usize,
    asked: Powers,
    answer: fn(&Row) -> Option<Count<T>>,
) -> impl Iterator<Item = (Power, T)> + 'a {
    let battle = s.battle();
    let fight = Fight::of(battle, side);
    // What was paid for a whole Combat lasts, whatever becomes of the Leader (C30.21).
    let lasting = battle.sworn[side];
    let lasting = if s.switches.short_bonuses_die() { lasting } else { lasting.or(battle.invoked[side]) };
    let asked = fight.map_or(Powers::NONE, |fight| s.players[fight.seat].powers.or(lasting).and(asked));
    asked.iter().filter_map(move |power| Some((power, fired(power, answer(row(power))?(s, &fight?)))))
}

/// What powers add to a side's combat value.
pub(crate) fn combat_values(s: &State, side: usize) -> impl Iterator<Item = (Cause, i8)> + '_ {
    counted(s, side, ASKED.combat, |row| row.combat).map(|(power, bonus)| (Cause::Power(power), bonus))
}

/// Hits that powers cancel for a side.
pub(crate) fn shields(s: &State, side: usize) -> impl Iterator<Item = (Cause, u8)> + '_ {
    counted(s, side, ASKED.shield, |row| row.shield).map(|(power, hits)| (Cause::Power(power), hits))
}

/// What holds the bonuses of a side down to 2, of the other side's powers.
pub(crate) fn capped(s: &State, side: usize) -> Option<Power> {
    counted(s, 1 - side, ASKED.caps, |row| row.caps).find(|&(_, caps)| caps).map(|(power, _)| power)
}

/// Whether a side cannot play tactics this round.
pub(crate) fn is_hushed(s: &State, side: usize) -> bool {
    counted(s, 1 - side, ASKED.hushes, |row| row.hushes).any(|(_, hushed)| hushed) || is_bound(s, side)
}

/// Whether a side can use neither tactics nor clash abilities.
pub(crate) fn is_bound(s: &State, side: usize) -> bool {
    counted(s, side, ASKED.binds, |row| row.binds).any(|(_, bound)| bound)
}

/// What one Cavalry of a side adds beyond the usual.
pub(crate) fn spurs(s: &State, side: usize) -> Option<(Power, u8)> {
    counted(s, side, ASKED.spurs, |row| row.spurs).find(|&(_, more)| more > 0)
}

/// A moment of a Conflict in which powers may do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    Prepare,
    Open,
    Ponder,
    Brace,
    Parry,
    Hold,
}

impl Moment {
    fn asked(self) -> Powers {
        match self {
            Self::Prepare => ASKED.prepares,
            Self::Open => ASKED.opens,
            Self::Ponder => ASKED.ponders,
            Self::Brace => ASKED.braces,
            Self::Parry => ASKED.parries,
            Self::Hold => ASKED.holds,
        }
    }

    fn answer(self, row: &Row) -> Option<fn(&mut State, &mut Ask<'_>, &Fight) -> Flow> {
        match self {
            Self::Prepare => row.prepares,
            Self::Open => row.opens,
            Self::Ponder => row.ponders,
            Self::Brace => row.braces,
            Self::Parry => row.parries,
            Self::Hold => row.holds,
        }
    }
}

/// Whether a side has powers for a moment.
pub(crate) fn has_moment(s: &State, side: usize, moment: Moment) -> bool {
    let seat = s.battle().sides[side].seat();
    seat.is_some_and(|seat| !s.players[seat].powers.and(moment.asked()).is_empty())
}

/// What powers of a side do at a moment, one after the other.
pub(crate) fn at_moment(s: &mut State, ask: &mut Ask<'_>, side: usize, moment: Moment) -> Flow {
    let Some(fight) = Fight::of(s.battle(), side) else { return Ok(()) };
    for power in s.players[fight.seat].powers.and(moment.asked()).iter() {
        // What one of them does may end the Conflict, or the Leader.
        let goes_on = s.battle.is_some() && s.can(fight.seat, power);
        if let Some(deed) = moment.answer(row(power)).filter(|_| goes_on) {
            deed(s, ask, &fight)?;
        }
    }
    Ok(())
}

/// Who may play tactics for the Barbarians in a Conflict of theirs with a player, if anybody else may.
pub(crate) fn ally(s: &State, at: Space, sides: [Side; 2]) -> Option<Seat> {
    let barbarians = sides.iter().position(|&side| side == Side::BARBARIANS)?;
    let enemy = sides[1 - barbarians].seat()?;
    let allies = |seat: Seat| {
        answers(s, seat, ASKED.allies, |row| row.allies).any(|(power, allies)| fired(power, allies(s, seat, at)))
    };
    s.others(enemy).find(|&seat| allies(seat))
}

/// Offers to cancel a hit for a price, where there is one left to cancel.
pub(super) fn parry(s: &mut State, ask: &mut Ask<'_>, fight: &Fight, power: Power, cost: Goods) -> Flow {
    let (hits, cancelled) = rolls::hits_on(s, fight.side);
    if hits > cancelled && s.fighters(fight.side) > 0 && offer_power(s, ask, fight.seat, power, cost)? {
        s.battle_mut().cancels[fight.side] += 1;
    }
    Ok(())
}

/// Offers a power for a price, for the whole Conflict.
pub(super) fn swear(s: &mut State, ask: &mut Ask<'_>, fight: &Fight, power: Power, cost: Goods) -> Flow<bool> {
    let sworn = offer_power(s, ask, fight.seat, power, cost)?;
    if sworn {
        s.battle_mut().sworn[fight.side].insert(power);
    }
    Ok(sworn)
}

/// What follows a Conflict for its players, the attacker's first.
pub(crate) fn after_battle(s: &mut State, past: &Past) {
    let mut due: SmallVec<[Task; 8]> = SmallVec::new();
    for side in [0, 1] {
        let Some(fight) = Fight::of(&past.battle, side) else { continue };
        let follows = answers(s, fight.seat, ASKED.follows, |row| row.follows);
        let follows = follows.filter(|(power, follows)| fired(*power, follows(s, &fight, past)));
        let mut follows: SmallVec<[Power; 8]> = follows.map(|(power, _)| power).collect();
        if s.switches.judges_conflicts_last() {
            // Civilization advances before the Leader, whosever Leader it is (C29.12).
            follows.sort_by_key(|power| power.leader().is_some());
        }
        due.extend(follows.into_iter().map(|power| Task::Sequel { seat: fight.seat, power, space: fight.at }));
    }
    if past.conquered
        && let Some(loser) = past.city.and_then(|city| city.owner.seat())
    {
        let bereaved = answers(s, loser, ASKED.bereaved, |row| row.bereaved);
        let bereaved = bereaved.filter(|(power, due)| fired(*power, due(s, loser, past.battle.at)));
        due.extend(bereaved.map(|(power, _)| Task::Sequel { seat: loser, power, space: past.battle.at }));
    }
    s.then_each(due);
}

/// Whether a side's Leader has survived a Combat in which its army conquered a city.
pub(super) fn conquered_by_leader(s: &State, fight: &Fight, past: &Past) -> bool {
    fight.side == ATTACKER && past.conquered && s.leader_space(fight.seat) == Some(fight.at)
}

/// The mood of a city that was conquered.
pub(crate) fn pacified(s: &State, battle: &Battle, city: &City) -> Mood {
    let Some(seat) = battle.sides[ATTACKER].seat() else { return Mood::Angry };
    let moods = answers(s, seat, ASKED.pacifies, |row| row.pacifies);
    moods.filter_map(|(power, pacifies)| fired(power, pacifies(s, seat, battle, city))).max().unwrap_or(Mood::Angry)
}
