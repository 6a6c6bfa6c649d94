//! The course of the game: Ages of three Rounds and a Status phase (C4.2, C20.1).

use crate::actions::{advance, aftermath, battle, conquer, explore, influence, move_units, recruit, trade};
use crate::cards::{actions, draw, events, playing};
use crate::components::dice;
use crate::powers::civilizations;
use crate::prelude::*;
use crate::state::{Length, Phase};
use crate::{fate, objectives, peoples, status, turn};

/// Plays from one commit point to the next.
pub(crate) fn step(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    if let Some(task) = s.agenda.take_up() {
        return run(s, ask, task);
    }
    match s.phase {
        Phase::Peoples { served } => return peoples::choose(s, ask, served),
        Phase::RoundBegins => begin_round(s, ask),
        Phase::Turns { .. } if s.turn.open => return turn::go_on(s, ask),
        Phase::Turns { served } => next_turn(s, ask, served),
        Phase::Status { step, served } => return status::go_on(s, ask, step, served),
        Phase::Over => {}
    }
    Ok(())
}

/// Does what is on the agenda.
fn run(s: &mut State, ask: &mut Ask<'_>, task: Task) -> Flow {
    match task {
        Task::Income { seat } => powers::trade_income(s, ask, seat)?,
        Task::Squads { seat, left } => move_units::squads(s, ask, seat, left)?,
        Task::EndMove { seat } => move_units::end(s, ask, seat),
        Task::Explore => explore::lay(s, ask)?,
        Task::Battle => battle::go_on(s, ask)?,
        Task::Refugee { seat } => conquer::refugee(s, ask, seat)?,
        Task::Settle { seat } => conquer::settler_in_city(s, ask, seat, false)?,
        Task::Volunteer { seat } => aftermath::volunteer(s, ask, seat)?,
        Task::Lighthouse { seat } => powers::wonders::lighthouse(s, ask, seat)?,
        Task::Overboard { seat, space, by } => aftermath::drown(s, ask, seat, space, by)?,
        Task::LeaderFell { seat, leader, by } => civilizations::leader_fell(s, ask, seat, leader, by),
        Task::LeaderByChance { seat, city } => recruit::lead_by_chance(s, ask, seat, city),
        Task::Recruit { seat } => recruit::go_on(s, ask, seat)?,
        Task::Sequel { seat, power, space } => civilizations::go_on(s, ask, seat, power, space)?,
        Task::Pirates { seat } => fate::pirates::place(s, ask, seat)?,
        Task::PirateRaid { seat } => fate::pirates::raid(s, ask, seat)?,
        Task::Booty { seat, left } => aftermath::booty(s, ask, seat, left)?,
        Task::Boost { seat, bid, roll } => influence::boost(s, ask, seat, bid, roll)?,
        Task::Pyramids { seat, city, left } => powers::wonders::pyramids(s, ask, seat, city, left)?,
        Task::DrawActions { seat, count } => draw::draw_actions(s, ask, seat, count)?,
        Task::DrawObjectives { seat, count } => draw::draw_objectives(s, ask, seat, count),
        Task::DrawWonder { seat, reserve } => draw::draw_wonder(s, ask, seat, reserve)?,
        Task::Reserve { seat } => draw::reserve(s, ask, seat)?,
        Task::DrawEvent { seat } => fate::draw(s, ask, seat)?,
        Task::Resolve { card, seat, whole } => fate::resolve(s, card, seat, whole),
        Task::Icon { card, seat } => fate::icon(s, ask, card, seat)?,
        Task::Text { card, seat } => events::begin(s, ask, card, seat)?,
        Task::Suffer { card, seat } => events::follow(s, ask, card, seat)?,
        Task::PutAway { card, seat } => fate::put_away(s, card, seat),
        Task::Person { card, drawer, seat } => events::offer(s, ask, card, drawer, seat)?,
        Task::Service { card, seat } => events::follow(s, ask, card, seat)?,
        Task::LoseThing { seat, left } => events::lose_thing(s, ask, seat, left)?,
        Task::Sadden { seat, space } => events::sadden(s, ask, seat, space)?,
        Task::Convert { seat, owner } => events::convert(s, ask, seat, owner)?,
        Task::Foretell { seat } => events::foretell(s, ask, seat)?,
        Task::March { seat } => fate::march(s, ask, seat)?,
        Task::Reinforce { seat } => fate::reinforce(s, ask, seat)?,
        Task::Play(play) => playing::go_on(s, ask, play)?,
        Task::Hired { seat } => actions::hired(s, ask, seat)?,
        Task::SpySwap { seat, victim } => actions::spy_swap(s, ask, seat, victim)?,
        Task::NewPlans { seat } => actions::choose_plans(s, ask, seat)?,
        Task::Learn { seat, lesson } => advance::take_lesson(s, ask, seat, lesson)?,
        Task::Claim { seat } => objectives::claim_now(s, ask, seat)?,
        Task::Reform { seat } => advance::reform(s, ask, seat)?,
        Task::Talk => trade::go_on(s, ask)?,
        Task::RaidLosses(loss) => fate::raid_losses(s, ask, loss)?,
        Task::KeepOrRaze { seat, space } => conquer::keep_or_raze(s, ask, seat, space)?,
        Task::Revolt { seat, step } => events::revolt(s, ask, seat, step)?,
        Task::ShareFood { seat, left } => events::share_food(s, ask, seat, left)?,
    }
    Ok(())
}

impl State {
    /// The last Age there can be.
    #[must_use]
    pub const fn last_age(&self) -> u8 {
        match self.switches.length {
            Length::Standard => 6,
            Length::Short => 4,
            Length::EndRoll | Length::WonderfulEnd => 7,
        }
    }

    /// Whether this is one of the last five Rounds of a game with a variable end (C28).
    pub(crate) const fn end_is_near(&self) -> bool {
        self.rounds() >= 17
    }
}

/// A Round begins; with a variable end a die may say it does not (C28).
fn begin_round(s: &mut State, ask: &mut Ask<'_>) {
    if s.switches.length == Length::EndRoll && s.end_is_near() {
        let edition = s.edition;
        let roll = dice::roll(&mut s.rng, edition).value;
        ask.reveal(Audience::Everyone);
        let ends = roll <= s.rounds() - 16;
        ask.log(|| Event::EndRolled { roll, ends });
        if ends {
            last_status(s, ask);
            return;
        }
    }
    s.phase = Phase::Turns { served: 0 };
    let (age, round, first) = (s.age, s.round, s.first);
    ask.log(|| Event::RoundBegan { age, round, first });
}

/// No more turns: the objectives of a last Status phase, or in 2012 nothing at all.
fn last_status(s: &mut State, ask: &mut Ask<'_>) {
    if s.edition.ends_with_objectives() {
        s.ending = true;
        status::begin(s, ask);
    } else {
        finish(s, ask);
    }
}

/// The game is over.
pub(crate) fn finish(s: &mut State, ask: &mut Ask<'_>) {
    s.phase = Phase::Over;
    ask.log(|| Event::Ended);
}

fn next_turn(s: &mut State, ask: &mut Ask<'_>, served: u8) {
    if usize::from(served) < s.count() {
        s.phase = Phase::Turns { served: served + 1 };
        let seat = s.in_order(served);
        turn::begin(s, ask, seat);
    } else if s.ending {
        last_status(s, ask);
    } else if s.round < 3 {
        s.round += 1;
        s.phase = Phase::RoundBegins;
    } else {
        status::begin(s, ask);
    }
}
