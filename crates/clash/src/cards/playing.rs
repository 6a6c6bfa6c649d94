//! A card is played for its upper effect in spite of others: whoever may cancel it is asked first (C33.39).

use super::{actions, discard, events};
use crate::components::civilizations::Power;
use crate::prelude::*;
use crate::state::{Play, Played};

/// What a card that takes an action is played by without one, where its player can and wants to; whoever has no action left
/// has to.
pub(crate) fn haste(s: &State, ask: &mut Ask<'_>, seat: Seat, takes_action: bool) -> Flow<Option<Power>> {
    let Some(power) = powers::hastens(s, seat).filter(|_| takes_action) else { return Ok(None) };
    let wanted = s.turn.actions == 0 || ask.whether(seat, Prompt::UsePower { power, cost: Goods::NONE })?;
    if wanted {
        Cause::Power(power).note();
    }
    Ok(wanted.then_some(power))
}

/// Card and target are named: before anything else is done, others may cancel it.
pub(crate) fn announce(s: &mut State, play: Play) {
    s.then(Task::Play(play));
}

/// One after the other may discard a card to cancel it; then it is carried out.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, play: Play) -> Flow {
    let Play { seat, card, .. } = play;
    let Some(&(other, power)) = powers::foilers(s, seat).get(usize::from(play.asked)) else {
        return match card {
            Played::Action(card) => actions::resolve(s, ask, card, &play),
            Played::Person(card) => events::resolve_person(s, ask, card, &play),
        };
    };
    let prompt = match card {
        Played::Action(card) => Prompt::FoilAction { power, seat, card },
        Played::Person(card) => Prompt::FoilPerson { power, seat, card },
    };
    let hand = s.players[other];
    match discard::pick(ask, other, prompt, &hand, true)? {
        Some(card) => {
            Cause::Power(power).note();
            ask.log(|| Event::Foiled { seat: other, power, by: seat });
            discard::give_up(s, ask, other, card);
        }
        None => announce(s, Play { asked: play.asked + 1, ..play }),
    }
    Ok(())
}
