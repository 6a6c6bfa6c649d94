//! The Status phase at the end of each Age (C19.1).

use crate::actions::conquer;
use crate::cards::objectives::Objectives;
use crate::prelude::*;
use crate::state::{Length, Phase};
use crate::{objectives, step};

/// The phase begins. A player without a city makes it the last (C20.1).
pub(crate) fn begin(s: &mut State, ask: &mut Ask<'_>) {
    s.ending |= s.players.seats().any(|seat| s.cities(seat).is_empty()) || s.age == s.last_age();
    for (_, player) in s.players.iter_mut() {
        player.claimed = Objectives::NONE;
    }
    s.phase = Phase::Status { step: 1, served: 0 };
    let age = s.age;
    ask.log(|| Event::StatusBegan { age });
}

/// The steps in order; each is taken by all players in turn order before the next.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, step: u8, served: u8) -> Flow {
    let rounds = if step == 2 && s.switches.length == Length::Short { 2 } else { 1 };
    if usize::from(served) >= s.count() * rounds {
        if step == 1 && s.ending {
            step::finish(s, ask);
        } else {
            s.phase = Phase::Status { step: step + 1, served: 0 };
        }
        return Ok(());
    }
    let seat = s.in_order(served % s.count() as u8);
    let next = Phase::Status { step, served: served + 1 };
    match step {
        1 => {
            if objectives::status(s, ask, seat)? {
                s.phase = next;
            }
        }
        2 => {
            s.phase = next;
            let boxed = usize::from(served) < s.count();
            s.then(Task::Learn { seat, lesson: Lesson::Status { boxed } });
        }
        3 => {
            s.phase = next;
            s.then_each([Task::DrawActions { seat, count: 1 }, Task::DrawObjectives { seat, count: 1 }]);
        }
        4 => {
            raze(s, ask, seat)?;
            s.phase = next;
        }
        5 if !s.edition.sells_governments() => {
            s.phase = next;
            s.then(Task::Reform { seat });
        }
        _ => choose_first(s, ask)?,
    }
    Ok(())
}

/// A player may raze a city of size 1 for a gold.
fn raze(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let small = spaces(s.cities(seat)).filter(|&city| s.size(city) == 1);
    if let Some(space) = ask.pick_or_not(seat, Prompt::Raze, small, Choice::At, true)? {
        conquer::destroy(s, space);
        s.gain(seat, Goods::of(Good::Gold, 1));
        ask.log(|| Event::Razed { seat, space });
    }
    Ok(())
}

/// Who goes first in the next Age is for the most cultured and merriest player to say (C19.1).
fn choose_first(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let merit = |seat: Seat| {
        let player = &s.players[seat];
        if s.edition.has_levels() {
            player.culture_level + player.mood_level
        } else {
            player.goods.culture + player.goods.mood
        }
    };
    let most = s.players.seats().map(merit).max().unwrap_or(0);
    let tied: SmallVec<[Seat; 4]> = s.first.clockwise(s.count()).filter(|&seat| merit(seat) == most).collect();
    let chooser = powers::guides(s).unwrap_or(tied[0]);
    let stays = s.edition.keeps_order_in_a_tie() && tied.len() > 1 && tied.contains(&s.first);
    if !stays {
        s.first = ask.pick(chooser, Prompt::ChooseFirst, Seat::all(s.count()), Choice::Seat)?;
    }
    let first = s.first;
    ask.log(|| Event::FirstChosen { chooser, first });
    s.age += 1;
    s.round = 1;
    s.phase = Phase::RoundBegins;
    Ok(())
}
