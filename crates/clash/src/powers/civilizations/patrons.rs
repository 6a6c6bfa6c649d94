//! Patrons: Leaders who teach what they know, from a Happy city (C30.19).

use crate::actions::advance;
use crate::actions::construct;
use crate::prelude::*;

/// An action and a token for an advance of a group: how a patron of that group is used.
pub(super) const fn patron<const GROUP: usize>() -> Use {
    Use::action(can_teach::<GROUP>, teach::<GROUP>)
}

fn lesson<const GROUP: usize>() -> Lesson {
    Lesson::Patron { group: Group::ALL[GROUP] }
}

/// The patron's city is Happy, there is something to learn and a token to pay.
fn can_teach<const GROUP: usize>(s: &State, seat: Seat) -> Result<(), Why> {
    let city = s.leader_city(seat).and_then(|space| s.board.city(space)).ok_or(Why::NoLeaderCity)?;
    ensure(city.mood == Mood::Happy, Why::NotHappy)?;
    ensure(s.can_spend(seat, 1, 0) || s.can_spend(seat, 0, 1), Why::CannotPay)?;
    ensure(!advance::lesson_offers(s, seat, lesson::<GROUP>()).is_empty(), Why::NothingToLearn)
}

fn teach<const GROUP: usize>(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    construct::pay_token(s, ask, seat)?;
    s.then(Task::Learn { seat, lesson: lesson::<GROUP>() });
    Ok(())
}
