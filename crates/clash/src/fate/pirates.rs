//! Pirates: they appear at sea and raid the coast (C32).

use super::{can_drop, everyone};
use crate::powers::civilizations::captives;
use crate::prelude::*;

/// The icon: Pirate Ships are placed, then they raid everyone, beginning with whoever drew the card.
pub(crate) fn appear(s: &mut State, seat: Seat) {
    let raids: SmallVec<[Task; 5]> = everyone(s, seat).map(|seat| Task::PirateRaid { seat }).collect();
    s.then_each([Task::Pirates { seat }].into_iter().chain(raids).collect::<SmallVec<[Task; 5]>>());
}

/// Sea spaces where no player's Ships lie.
fn open_sea(s: &State) -> HexSet {
    s.players.seats().fold(s.board.sea(), |open, seat| open.without(s.board.units_of(seat)))
}

/// Two Pirate Ships, one of them next to a city of the player's if that can be; what is missing in supply comes from the
/// map. Those that sail with a player stay where they are.
pub(crate) fn place(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let at_large = |s: &State| s.board.units_of(Side::PIRATES);
    let loose: u8 = spaces(at_large(s)).map(|space| s.board.stack(space)[Unit::Pirate]).sum();
    let count = (s.pirates + loose).min(2);
    if open_sea(s).is_empty() {
        return Ok(());
    }
    while s.pirates < count {
        let from = ask.pick_if_several(seat, Prompt::TakePirate, spaces(at_large(s)), Choice::At)?;
        s.eliminate(from, Unit::Pirate, 1);
    }
    for left in (1..=count).rev() {
        let open = open_sea(s);
        let near = around_all(s.cities(seat)).and(open);
        let open = if left == count && !near.is_empty() { near } else { open };
        let space = ask.pick_if_several(seat, Prompt::PlacePirate { left }, spaces(open), Choice::At)?;
        s.pirates -= 1;
        s.board.add(Side::PIRATES, space, Unit::Pirate, 1);
        ask.log(|| Event::PiratesAppeared { space });
    }
    Ok(())
}

/// Whoever has a city beside Pirates loses a resource or a token, or else the mood of such a city.
pub(crate) fn raid(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let raided = s.cities(seat).and(around_all(s.board.units_of(Side::PIRATES)));
    if raided.is_empty() {
        return Ok(());
    }
    let kinds = Good::ALL.into_iter().map(|good| Goods::of(good, 1)).filter(|&goods| can_give_up(s, seat, goods));
    let kinds: SmallVec<[Goods; 8]> = kinds.collect();
    let lost = if captives::are_all_there_is(s, seat, &kinds) {
        ask.pick_or_not(seat, Prompt::PirateRaid, kinds, Choice::Pay, true)?
    } else {
        ask.pick_if_any(seat, Prompt::PirateRaid, kinds, Choice::Pay)?
    };
    if let Some(lost) = lost {
        let lost = give_up(s, ask, seat, lost)?;
        ask.log(|| Event::Raided { seat, goods: lost });
        return Ok(());
    }
    let open = spaces(raided).filter(|&space| can_drop(s, space));
    if let Some(space) = ask.pick_if_any(seat, Prompt::LowerMood, open, Choice::At)? {
        let city = s.board.city_mut(space);
        city.mood = city.mood.lowered();
        let mood = city.mood;
        ask.log(|| Event::MoodFell { seat, space, mood });
    }
    Ok(())
}
