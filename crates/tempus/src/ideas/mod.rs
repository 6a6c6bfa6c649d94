//! What idea cards do when they are played for their ability (T10), and when that is possible.
//!
//! Education, Fortifications and Weapons have no ability of their own: they count in [`crate::progress`] and in
//! [fights](crate::actions::fight).

mod government;
mod religion;
mod sanitation;

use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::actions::{children, fight, move_people};
use crate::choice::Choice;
use crate::components::ideas::{Card, Kind};
use crate::event::Event;
use crate::state::{Doing, State};
use crate::why::Why;

pub(crate) use government::can_delay;
pub(crate) use religion::{can_convert, can_join};

/// When in a turn a card might be played (T8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Before, between and after actions.
    Open,
    /// While moving people.
    Moving,
    /// While having children.
    Birthing,
    /// After a won fight, before moving in.
    Advancing,
}

options! {
    /// A card played for its ability.
    pub enum Play: Choice {
        /// For what its kind does.
        Ability(card: Card) => Choice::Play(card),
        /// Government for one more action (T10.14).
        Double(card: Card),
        /// Government to act later (T10.16).
        Delay(card: Card),
    }
}

/// Everything in `seat`'s hand that can be played now.
pub(crate) fn playable(s: &State, seat: Seat, window: Window) -> impl Iterator<Item = Play> {
    let hand = &s.players[seat].hand;
    // Several cards of one kind stand together in a hand, so each kind is judged once.
    let mut judged: Option<(Kind, bool, bool)> = None;
    hand.different().flat_map(move |card| {
        let kind = card.kind();
        let (ability, delay) = match judged {
            Some((known, ability, delay)) if known == kind => (ability, delay),
            _ => (can_play(s, seat, window, kind).is_ok(), kind == Kind::Government && can_delay(s, window).is_ok()),
        };
        judged = Some((kind, ability, delay));
        let ability =
            ability.then_some(if kind == Kind::Government { Play::Double(card) } else { Play::Ability(card) });
        ability.into_iter().chain(delay.then_some(Play::Delay(card)))
    })
}

/// Whether a kind of card can be played for its ability (for Government: for one more action).
pub(crate) fn can_play(s: &State, seat: Seat, window: Window, kind: Kind) -> Result<(), Why> {
    match kind {
        Kind::Education => Err(Why::OnlyInProgress),
        Kind::Fortifications => Err(Why::OnlyInDefence),
        Kind::Weapons => Err(Why::OnlyInFights),
        Kind::Medicine => can_play_medicine(s, seat),
        Kind::Transport => can_play_transport(s, seat),
        Kind::MilitaryLeader if window != Window::Open => Err(Why::NotInsideAction),
        Kind::MilitaryLeader => fight::can_attack(s, seat),
        Kind::Sanitation => sanitation::can_play(s, seat),
        Kind::Religion => religion::can_play(s, seat),
        Kind::Government => government::can_double(s, seat, window),
    }
}

/// Whether the action of this kind could go on with `left` more: T10.2 to T10.4.
fn can_play_medicine(s: &State, seat: Seat) -> Result<(), Why> {
    let Some(Doing::Birthing { left, .. }) = s.turn().map(|turn| &turn.doing) else {
        return Err(Why::OnlyWithChildren);
    };
    let more = children::places(s, seat).len().min(usize::from(s.players[seat].supply));
    if more > usize::from(*left) { Ok(()) } else { Err(Why::NoBirthLeft) }
}

fn can_play_transport(s: &State, seat: Seat) -> Result<(), Why> {
    let Some(Doing::Moving { left, .. }) = s.turn().map(|turn| &turn.doing) else {
        return Err(Why::OnlyWithMoving);
    };
    if move_people::movable(s, seat) > *left { Ok(()) } else { Err(Why::NoMoveLeft) }
}

/// Plays a card: it leaves the hand and does what it does.
pub(crate) fn play(s: &mut State, ask: &mut Ask<'_>, seat: Seat, play: Play) -> Flow {
    match play {
        Play::Ability(card) => return use_ability(s, ask, seat, card),
        Play::Double(card) => government::double(s, ask, seat, card),
        Play::Delay(card) => government::delay(s, ask, seat, card),
    }
    Ok(())
}

fn use_ability(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: Card) -> Flow {
    s.spend(seat, card);
    ask.log(|| Event::Played { seat, card });
    match card.kind() {
        Kind::Medicine | Kind::Transport => match &mut s.turn_mut().doing {
            Doing::Moving { left, .. } | Doing::Birthing { left, .. } => *left += 1,
            Doing::Nothing => {}
        },
        Kind::MilitaryLeader => {
            s.turn_mut().doing = Doing::Nothing;
            return fight::declare(s, ask, seat);
        }
        Kind::Sanitation => return sanitation::raise(s, ask, seat),
        Kind::Religion => return religion::convert(s, ask, seat),
        Kind::Education | Kind::Fortifications | Kind::Weapons | Kind::Government => {}
    }
    Ok(())
}
