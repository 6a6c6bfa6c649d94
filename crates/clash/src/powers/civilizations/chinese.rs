//! The Chinese (C33.17 to C33.20, C34.25 to C34.30).

use super::conflicts::parry;
use super::patrons::patron;
use super::rows::{Fight, P, R, Row, Rows};
use super::seekers::{RAISE, cheaper};
use crate::actions::move_units;
use crate::actions::recruit::Levy;
use crate::components::civilizations::Power;
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Irrigation, Power::RicePaddies, R).enriches(paddies),
    Row::gained_with(Advance::Husbandry, Power::Expansion, R).recruited(spread),
    Row::gained_with(Advance::Metallurgy, Power::Fireworks, P).parries(dazzle),
    Row::of_government(Power::ImperialArmy, P).used(Use::action(can_reassign, reassign)).once(),
    Row::of_leader(Power::TheGreatWall, R).seeks(Wonder::Wall).raises(cheaper::<{ Wonder::Wall as usize }>).used(RAISE),
    Row::of_leader(Power::Tactician, P).parries(outwit),
    Row::of_leader(Power::TheArtOfWar, P).used(patron::<{ Group::Warfare as usize }>()),
    Row::of_leader(Power::SwiftWar, P).follows(was_swift).sequel(triumph),
    Row::of_leader(Power::AgrarianEconomist, P).used(patron::<{ Group::Agriculture as usize }>()),
    Row::of_leader(Power::ShrewdConqueror, P).combat(outnumber),
];

/// Rice Paddies: where Settlers of one's own stand, but for the city's own space.
fn paddies(s: &State, seat: Seat, city: Space) -> HexSet {
    let fields = s.board.units_of(seat).and(s.board.ground(Terrain::Grassland)).without(only(city));
    filter(fields, |space| s.board.stack(space)[Unit::Settler] > 0)
}

/// Expansion: Settlers leave the cities after a Recruit that brought one.
fn spread(s: &mut State, _: &mut Ask<'_>, seat: Seat, _: Space, levy: &Levy) -> Flow {
    if levy.units[Unit::Settler] > 0 {
        Cause::Power(Power::Expansion).note();
        move_units::begin_exodus(s, seat);
    }
    Ok(())
}

/// Fireworks: an ore and a wood for a hit of the first round.
fn dazzle(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    if fight.round > 1 {
        return Ok(());
    }
    parry(s, ask, fight, Power::Fireworks, Goods::resources(0, 1, 1, 0, 0))
}

/// Tactician: 2 culture for a hit, once in a round.
fn outwit(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    if !fight.leads_on_land(s) {
        return Ok(());
    }
    parry(s, ask, fight, Power::Tactician, Goods::of(Good::Culture, 2))
}

/// Imperial Army: Settlers and Infantry, each with what it turns into.
const TURNS: [(Unit, Unit); 2] = [(Unit::Settler, Unit::Infantry), (Unit::Infantry, Unit::Settler)];

/// Imperial Army: units that can turn into others where they stand, but for those that have just done so.
fn reassignable(s: &State, seat: Seat, turned: &[(Space, Unit)]) -> SmallVec<[(Space, Unit); 32]> {
    let mut open = SmallVec::new();
    for space in spaces(s.board.units_of(seat)) {
        for (from, into) in TURNS {
            let fresh = turned.iter().filter(|&&other| other == (space, from)).count();
            let some = usize::from(s.board.stack(space)[from]) > fresh && s.has_unit(seat, into);
            let at_sea = s.board.sea().contains(space.index());
            if some && (at_sea || s.has_room_for(seat, space, into)) {
                open.push((space, from));
            }
        }
    }
    open
}

fn can_reassign(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!reassignable(s, seat, &[]).is_empty(), Why::NobodyThere)
}

/// Imperial Army: one unit after another, as many as the player likes.
fn reassign(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut turned: SmallVec<[(Space, Unit); 8]> = SmallVec::new();
    loop {
        let open = reassignable(s, seat, &turned);
        let prompt = Prompt::PowerWho { power: Power::ImperialArmy };
        let unit = |(space, unit)| Choice::LoseAt(space, unit);
        let Some((space, from)) = ask.pick_or_not(seat, prompt, open, unit, !turned.is_empty())? else { return Ok(()) };
        let into = if from == Unit::Settler { Unit::Infantry } else { Unit::Settler };
        s.turn_unit(seat, space, from, into);
        let (power, [from, new]) = (Power::ImperialArmy, [from, into].map(|unit| Units::of(unit, 1)));
        ask.log(|| Event::Reshaped { seat, power, space, from, into: new });
        turned.push((space, into));
    }
}

/// Swift War: he led a Combat against army units that was won in its first round.
fn was_swift(_: &State, fight: &Fight, past: &Past) -> bool {
    let battle = &past.battle;
    let won = !battle.sea && past.winner == Some(fight.side as u8) && battle.round == 1;
    won && battle.led[fight.side] && battle.start[1 - fight.side] > 0
}

/// Swift War: a token of each kind.
fn triumph(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    gain_by(s, ask, seat, Goods { culture: 1, mood: 1, ..Goods::NONE }, Cause::Power(Power::SwiftWar));
    Ok(())
}

/// Shrewd Conqueror: 2 more in a round begun with at least as many army units.
fn outnumber(s: &State, fight: &Fight) -> i8 {
    let ranks = s.battle().ranks;
    2 * i8::from(fight.leads_on_land(s) && ranks[fight.side] >= ranks[1 - fight.side])
}
