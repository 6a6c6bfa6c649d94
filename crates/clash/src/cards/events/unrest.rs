//! Uprising, Guillotine, Anarchy, Reformation (C27.39, C27.43, C27.44, C27.48).

use super::{BS, E, NO, Row, row, spared, stay};
use crate::components::civilizations::{Leader, Leaders};
use crate::powers::civilizations::captives;
use crate::prelude::*;

pub(super) const UPRISING: Row = row!("uprising", "", NO, E::Uprising, uprising, spared);

/// One to four tokens in any mix are laid on the card, where each scores a half; nobody without tokens need care.
fn uprising(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    stay(s, card);
    let of = |count: u8| (0..=count).map(move |culture| Goods { culture, mood: count - culture, ..Goods::NONE });
    let mixes = (1..=4).flat_map(of).filter(|&tokens| can_give_up(s, seat, tokens));
    let mixes: SmallVec<[Goods; 16]> = mixes.collect();
    let tokens = if captives::are_all_there_is(s, seat, &mixes) {
        ask.pick_or_not(seat, Prompt::Uprising, mixes, Choice::Pay, true)?
    } else {
        ask.pick_if_any(seat, Prompt::Uprising, mixes, Choice::Pay)?
    };
    if let Some(tokens) = tokens {
        give_up_for(s, ask, seat, tokens, Some(Cause::Event(card)))?;
        let halves = tokens.culture + tokens.mood;
        s.players[seat].half_points += halves;
        ask.log(|| Event::Scored { seat, halves, cause: Cause::Event(card) });
    }
    Ok(())
}

pub(super) const GUILLOTINE: Row = row!("guillotine", "", BS, E::Guillotine, behead, crown);

/// The Leader in play is eliminated; then the people looks for another.
fn behead(s: &mut State, _: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    s.then(Task::Suffer { card, seat });
    if let Some(place) = s.leader_space(seat) {
        s.eliminate(place, Unit::Leader, 1);
    }
    Ok(())
}

options! {
    enum Heir: Choice { Call(leader: Leader), Nobody => Choice::Done }
}

/// One of the Leaders left comes into play for nothing, or 2 points are gained; there is none after that (C27.43).
fn crown(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let leaders = s.players[seat].leaders;
    let open = leaders.iter().filter(|&leader| !thrones(s, seat, leader).is_empty()).map(Heir::Call);
    let heir = ask.pick_if_several(seat, Prompt::Guillotine, open.chain([Heir::Nobody]), Choice::from)?;
    let Heir::Call(leader) = heir else {
        s.players[seat].leaders = Leaders::NONE;
        s.players[seat].half_points += 4;
        ask.log(|| Event::Scored { seat, halves: 4, cause: Cause::Event(card) });
        return Ok(());
    };
    let thrones = spaces(thrones(s, seat, leader));
    let city = ask.pick_if_several(seat, Prompt::PlaceUnit { unit: Unit::Leader }, thrones, Choice::At)?;
    s.place_unit(seat, city, Unit::Leader);
    s.follow_leader(seat, leader);
    s.players[seat].leaders = Leaders::NONE;
    ask.log(|| Event::LeaderCame { seat, leader, city });
    Ok(())
}

/// Cities of a player, and places of armies, that have room for a Leader.
fn thrones(s: &State, seat: Seat, leader: Leader) -> HexSet {
    let armies = filter(s.board.units_of(seat), |space| s.board.stack(space).army() > 0);
    filter(s.cities(seat).or(armies), |space| {
        let stack = s.board.stack(space);
        let at_sea = s.board.sea().contains(space.index());
        if at_sea { stack.land() < s.hold(stack.side, stack) } else { stack.army() < powers::stack_limit_under(leader) }
    })
}

pub(super) const ANARCHY: Row = row!("anarchy", "", NO, E::Anarchy, overthrow, spared);

/// The government falls, and with it what a people has by it; the cubes lie on the card (C27.44).
fn overthrow(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    stay(s, card);
    let Some(group) = s.players[seat].advances.government() else { return Ok(()) };
    let lost = powers::rest_on_government(s, seat);
    let player = &mut s.players[seat];
    player.anarchy += player.advances.clear_group(group) as u8 + lost.len() as u8;
    lost.iter().for_each(|&power| player.powers.remove(power));
    powers::lend(s, seat);
    ask.log(|| Event::Overthrown { seat, group });
    Ok(())
}

/// A cube for an advance of a government comes from the Anarchy card while there is one (C27.44).
pub(crate) fn cube_back(s: &mut State, seat: Seat, advance: Advance) -> bool {
    let cubes = &mut s.players[seat].anarchy;
    let back = advance.group().is_government() && *cubes > 0;
    *cubes -= u8::from(back);
    back
}

pub(super) const REFORMATION: Row = row!("reformation", "", BS, E::Reformation, reform, spared);

/// Cities of a player with a Temple of their own colour.
fn devout(s: &State, seat: Seat) -> HexSet {
    filter(s.cities(seat), |city| s.board.city(city).is_some_and(|city| city.colour(Building::Temple).is(seat)))
}

/// An opponent with a Temple in supply is to take one of the player's; who has none passes the Event on (C27.48).
fn reform(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    if devout(s, seat).is_empty() {
        let others = s.others(seat).filter(|&other| !devout(s, other).is_empty());
        if let Some(other) = ask.pick_if_any(seat, Prompt::ChooseOpponent, others, Choice::Seat)? {
            ask.log(|| Event::Named { seat, other });
            s.then(Task::Text { card, seat: other });
        }
        return Ok(());
    }
    let others = s.others(seat).filter(|&other| s.players[other].buildings[Building::Temple as usize] > 0);
    if let Some(other) = ask.pick_if_any(seat, Prompt::ChooseOpponent, others, Choice::Seat)? {
        ask.log(|| Event::Named { seat, other });
        s.then(Task::Convert { seat: other, owner: seat });
    }
    Ok(())
}

/// The opponent says which Temple becomes theirs; nothing prevents it.
pub(crate) fn convert(s: &mut State, ask: &mut Ask<'_>, seat: Seat, owner: Seat) -> Flow {
    let temple = Building::Temple;
    let target = ask.pick_if_several(seat, Prompt::Convert { owner }, spaces(devout(s, owner)), Choice::At)?;
    s.players[owner].buildings[temple as usize] += 1;
    s.players[seat].buildings[temple as usize] -= 1;
    s.board.city_mut(target).buildings[temple as usize] = seat.into();
    ask.log(|| Event::Influenced { seat, target, building: temple });
    Ok(())
}
