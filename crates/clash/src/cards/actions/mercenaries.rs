//! Mercenaries: Barbarian armies are hired (C24.13).

use super::Row;
use crate::cards::tactics::Tactic::*;
use crate::fate::barbarians;
use crate::prelude::*;

pub(super) const MERCENARIES: Row = Row([ForThePeople, HeavyResistance], Use::action(can_hire, hire));

fn can_hire(s: &State, seat: Seat) -> Result<(), Why> {
    if s.edition.barbarians_raid() {
        return ensure(!raids(s, seat).is_empty(), Why::NobodyToHire);
    }
    let hired = spaces(armies_for_hire(s, seat)).any(|army| !barbarians::ways(s, army).is_empty());
    ensure(hired && can_pay_hire(s, seat, 1), Why::NobodyToHire)
}

const HIRE: [Good; 5] = [Good::Food, Good::Ore, Good::Wood, Good::Gold, Good::Culture];

fn can_pay_hire(s: &State, seat: Seat, count: u8) -> bool {
    HIRE.into_iter().map(|good| s.players[seat].goods.get(good)).sum::<u8>() + powers::ransoms(s, seat) >= count
}

fn pay_hire(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let open = HIRE.into_iter().map(|good| Goods::of(good, 1)).filter(|&goods| can_give_up(s, seat, goods));
    let goods = ask.pick_if_several(seat, Prompt::PayHire, open, Choice::Pay)?;
    give_up(s, ask, seat, goods)?;
    Ok(())
}

/// Barbarian armies within two spaces of the player's cities or armies.
fn armies_for_hire(s: &State, seat: Seat) -> HexSet {
    let army = |space: Space| s.board.stack(space).army() > 0;
    let mine = s.cities(seat).or(filter(s.board.units_of(seat), army));
    s.board.within(mine, 2, s.board.revealed).and(s.board.units_of(Side::BARBARIANS))
}

/// Any number of armies are paid for, then each moves (C24).
fn hire(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    if s.edition.barbarians_raid() {
        return hire_raid(s, ask, seat);
    }
    let mut hired = HexSet::EMPTY;
    loop {
        let open = filter(armies_for_hire(s, seat).without(hired), |army| !barbarians::ways(s, army).is_empty());
        let open = if can_pay_hire(s, seat, 1) { open } else { HexSet::EMPTY };
        let army = ask.pick_or_not(seat, Prompt::Hire, spaces(open), Choice::At, !hired.is_empty())?;
        let Some(army) = army else { break };
        pay_hire(s, ask, seat)?;
        hired.insert(army.index());
    }
    s.refill = HexSet::EMPTY;
    s.then(Task::Hired { seat });
    barbarians::muster(s, seat, hired, false);
    Ok(())
}

/// Hired armies move one after the other; then the cities they left get a unit.
pub(crate) fn hired(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let armies = s.marching.and(s.board.units_of(Side::BARBARIANS));
    let Some(army) = spaces(armies).next() else {
        barbarians::halt(s);
        let cities = std::mem::replace(&mut s.refill, HexSet::EMPTY).and(s.board.cities_of(Side::BARBARIANS));
        for space in spaces(cities) {
            barbarians::grow(s, ask, seat, space)?;
        }
        return Ok(());
    };
    s.marching = armies.without(only(army));
    s.then(Task::Hired { seat });
    let open = barbarians::ways(s, army);
    if !open.is_empty() {
        let to = ask.pick_if_several(seat, Prompt::MarchBarbarians { from: army }, spaces(open), Choice::At)?;
        if s.board.cities_of(Side::BARBARIANS).contains(army.index()) {
            s.refill.insert(army.index());
        }
        barbarians::move_army(s, ask, army, to);
    }
    Ok(())
}

/// Camps that can be hired in 2012, each with an opponent they can attack (C24).
fn raids(s: &State, seat: Seat) -> SmallVec<[(Space, Seat); 8]> {
    let camps = armies_for_hire(s, seat).and(s.board.cities_of(Side::BARBARIANS));
    spaces(camps)
        .filter(|&camp| can_pay_hire(s, seat, s.board.stack(camp).army()))
        .flat_map(|camp| s.others(seat).map(move |victim| (camp, victim)))
        .filter(|&(camp, victim)| !barbarians::raid_targets(s, victim, camp).is_empty())
        .collect()
}

/// In 2012 a camp attacks an opponent's nearest city (C24).
fn hire_raid(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let open = raids(s, seat);
    let camps: HexSet = open.iter().map(|(camp, _)| camp.index()).collect();
    let camp = ask.pick_if_several(seat, Prompt::Hire, spaces(camps), Choice::At)?;
    let victims = open.iter().filter(|raid| raid.0 == camp).map(|raid| raid.1);
    let victim = ask.pick_if_several(seat, Prompt::ChooseOpponent, victims, Choice::Seat)?;
    for _ in 0..s.board.stack(camp).army() {
        pay_hire(s, ask, seat)?;
    }
    s.refill = only(camp);
    s.marching = HexSet::EMPTY;
    s.then(Task::Hired { seat });
    barbarians::raid_from(s, ask, seat, victim, camp)
}
