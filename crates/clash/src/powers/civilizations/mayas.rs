//! The Mayas (C33.41 to C33.44, C34.61 to C34.66).

use super::rows::{Fight, P, R, Row, Rows, Subsidy};
use super::{distant, offer_power, take_one};
use crate::actions::activate::{Activation, Work, usual_mood, working_mood};
use crate::actions::battle::ATTACKER;
use crate::actions::{collect, construct, influence, recruit};
use crate::components::civilizations::Power;
use crate::prelude::*;
use crate::state::{Foresight, Moving, Past};

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Irrigation, Power::Terraces, P)
        .grows(terrace)
        .climbs(|_, unit| matches!(unit, Unit::Settler | Unit::Leader)),
    Row::gained_with(Advance::Sports, Power::BallCourts, R).activates(play_ball).cheapens(play_for_gods).once(),
    Row::gained_with(Advance::Astronomy, Power::Calendar, R).used(Use::free(can_foresee, foresee)).sequel(delay),
    Row::gained_with(Advance::Arts, Power::Stelae, P)
        .built(|_, _, _, building| building == Some(Building::Obelisk))
        .founded(|_, _, _| true)
        .follows(has_conquered)
        .sequel(carve),
    Row::of_leader(Power::ShieldOfTheSun, P).shield(shine),
    Row::of_leader(Power::ArtAndArchitecture, P).subsidises(adorn),
    Row::of_leader(Power::BornOfFire, P).combat(burn),
    Row::of_leader(Power::CulturalInflux, P)
        .built(|s, seat, space, _| s.leader_city(seat) == Some(space))
        .sequel(attract),
    Row::of_leader(Power::NewDynasty, P).combat(stay_near),
    Row::of_leader(Power::Reconstruction, P).marched(has_triumphed).sequel(rebuild),
];

/// Ball Courts: a Spirituality advance costs a food less, once a turn.
fn play_for_gods(_: &State, _: Seat, advance: Advance) -> u8 {
    u8::from(advance.group() == Group::Spirituality)
}

/// Terraces: anything that grows or is mined, from Mountains.
fn terrace(terrain: Terrain) -> &'static [Good] {
    if terrain == Terrain::Mountain { &[Good::Food, Good::Ore, Good::Wood] } else { &[] }
}

/// Ball Courts: a mood token makes a city larger for a Collect or a Recruit, where that can help.
fn play_ball(s: &mut State, ask: &mut Ask<'_>, seat: Seat, activation: &mut Activation) -> Flow {
    let (city, size) = (activation.city, activation.size(s, seat));
    let helps = match activation.work {
        Work::Collect => collect::has_more(s, seat, city, size),
        Work::Recruit => recruit::could_pay_for(s, seat, city, size + 1, Goods::of(Good::Mood, 1)),
        Work::Construct | Work::Other => false,
    };
    let mood = if s.switches.moods_are_usual() { usual_mood } else { working_mood };
    let calm = activation.cheered || mood(s, seat, city) != Mood::Angry;
    if helps && calm && offer_power(s, ask, seat, Power::BallCourts, Goods::of(Good::Mood, 1))? {
        activation.more += 1;
    }
    Ok(())
}

/// Calendar: there is a card that has not been looked at, or it can be put under the deck.
fn can_foresee(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!s.events.is_empty(), Why::NoCard)?;
    ensure(!s.foresees(seat) || can_delay(s, seat), Why::CannotPay)
}

/// Calendar: a look at the next Event card.
fn foresee(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    if !s.foresees(seat) {
        look(s, ask, seat, 0);
    }
    await_delay(s, seat);
    Ok(())
}

/// The card on top is looked at, when so many more were put under the deck.
fn look(s: &mut State, ask: &mut Ask<'_>, seat: Seat, more: u8) {
    let under = s.foresight.filter(|sight| sight.seat == seat).map_or(0, |sight| sight.under);
    s.foresight = Some(Foresight { seat, top: true, under: (under + more).min(s.events.len() as u8) });
    let card = s.events.last().map(|&card| EventCard::new(card));
    ask.show(Audience::Seat(seat), || Event::Foresaw { seat, card });
}

fn can_delay(s: &State, seat: Seat) -> bool {
    s.events.len() > 1 && s.can_spend(seat, 1, 0)
}

fn await_delay(s: &mut State, seat: Seat) {
    if can_delay(s, seat) {
        s.then(Task::Sequel { seat, power: Power::Calendar, space: s.players[seat].start });
    }
}

/// Calendar: a culture token puts it under the deck, and the next one is looked at.
fn delay(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    if !offer_power(s, ask, seat, Power::Calendar, Goods::of(Good::Culture, 1))? {
        return Ok(());
    }
    if let Some(card) = s.events.pop() {
        s.events.push_under(card);
        ask.log(|| Event::PutUnder { seat });
    }
    look(s, ask, seat, 1);
    await_delay(s, seat);
    Ok(())
}

/// Stelae: a city was conquered.
fn has_conquered(_: &State, fight: &Fight, past: &Past) -> bool {
    past.conquered && past.winner == Some(fight.side as u8)
}

/// Stelae: a culture token or an idea.
fn carve(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    take_one(s, ask, seat, Power::Stelae, [Goods::of(Good::Culture, 1), Goods::of(Good::Ideas, 1)])
}

/// Shield of the Sun: a hit less in the first round in a city with an Obelisk.
fn shine(s: &State, fight: &Fight) -> u8 {
    let obelisk = s.board.city(fight.at).is_some_and(|city| city.has(Building::Obelisk));
    u8::from(fight.round == 1 && fight.leads_on_land(s) && obelisk)
}

/// Art and Architecture: a culture token for two resources of a building in his city.
fn adorn(s: &State, seat: Seat, space: Space, building: Option<Building>) -> Option<Subsidy> {
    let here = building.is_some() && s.leader_city(seat) == Some(space);
    here.then_some(Subsidy { most: 1, resources: 2, culture: 1, captives: 0 })
}

/// Born of Fire: as much as the city's size in the first round of an attack on it.
fn burn(s: &State, fight: &Fight) -> i8 {
    let storms = fight.round == 1 && fight.side == ATTACKER && fight.leads_on_land(s);
    if storms { s.size(fight.at) as i8 } else { 0 }
}

/// Cultural Influx: an attempt to influence from the city that has grown.
fn attract(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let open = !s.turn.used.has(Once::Influenced) && s.leader_city(seat) == Some(space);
    if !open || influence::attempts(s, seat, 0, Some(space)).next().is_none() {
        return Ok(());
    }
    if offer_power(s, ask, seat, Power::CulturalInflux, Goods::NONE)? {
        influence::influence(s, ask, seat, Some(space))?;
    }
    Ok(())
}

/// New Dynasty: 2 more within two spaces of a city of one's own.
fn stay_near(s: &State, fight: &Fight) -> i8 {
    let near = distant(s, fight.at, s.cities(fight.seat)).is_some_and(|far| far <= 2);
    2 * i8::from(fight.leads_on_land(s) && near)
}

/// Reconstruction: her army has conquered a city in this Move, and she is in a city that can be rebuilt.
fn has_triumphed(s: &State, seat: Seat, moved: &Moving) -> bool {
    moved.triumph && !replacements(s, seat).is_empty()
}

/// Reconstruction: buildings of one's colour in her city, and what each could become.
fn replacements(s: &State, seat: Seat) -> SmallVec<[(Building, Building); 8]> {
    let Some(space) = s.leader_city(seat) else { return SmallVec::new() };
    let Some(city) = s.board.city(space) else { return SmallVec::new() };
    let own = city.buildings().filter(|(_, colour)| colour.is(seat)).map(|(building, _)| building);
    let open = |&into: &Building| construct::can_replace(s, seat, space, into).is_ok();
    own.flat_map(|from| s.edition.building_kinds().filter(open).map(move |into| (from, into))).collect()
}

/// Reconstruction: one of them becomes another.
fn rebuild(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let (power, open) = (Power::Reconstruction, replacements(s, seat));
    let Some(space) = s.leader_city(seat) else { return Ok(()) };
    let mut old: SmallVec<[Building; 8]> = open.iter().map(|&(from, _)| from).collect();
    old.dedup();
    let piece = |building| Choice::Piece(space, Some(building));
    let Some(from) = ask.pick_or_not(seat, Prompt::PowerAt { power }, old, piece, true)? else { return Ok(()) };
    let new = open.iter().filter(|&&(other, _)| other == from).map(|&(_, into)| into);
    let into = ask.pick_if_several(seat, Prompt::PowerTake { power }, new, Choice::Build)?;
    construct::replace(s, ask, seat, space, from, into)
}
