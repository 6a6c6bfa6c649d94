//! The Egyptians (C33.21 to C33.24, C34.31 to C34.36).

use super::rows::{Fight, R, Row, Rows};
use super::take_one;
use crate::actions::activate::Work;
use crate::actions::battle::ATTACKER;
use crate::components::civilizations::Power;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Irrigation, Power::FloodPlains, R).settles(Terrain::Desert).grows(flood),
    Row::gained_with(Advance::Engineering, Power::Architecture, R)
        .builds(|_, _, _, _, price, cause| price.or_for_resources(Good::Mood, cause))
        .raises(|_, _, _, _, price, cause| {
            price.or_for_resources(Good::Mood, cause).or(Good::Mood, Good::Culture, cause)
        }),
    Row::gained_with(Advance::Rituals, Power::Embalming, R)
        .follows(|s, fight, _| s.switches.judges_conflicts_last() || is_modest(s, fight.seat))
        .mourns(keep)
        .sequel(embalm),
    Row::gained_with(Advance::Priesthood, Power::DivineAncestry, R).lends(descend),
    Row::of_leader(Power::Legendary, R).extends(radiate),
    Row::of_leader(Power::Seduction, R).used(Use::free(is_in_a_city, seduce).costs(1, 0)).once(),
    Row::of_leader(Power::Innovator, R)
        .acted(|s, seat, activation| activation.work != Work::Collect && s.leader_city(seat) == Some(activation.counts))
        .sequel(innovate),
    Row::of_leader(Power::Physician, R).builds(heal),
    Row::of_leader(Power::Grandiose, R)
        .built(|s, seat, space, building| building == Some(Building::Obelisk) && s.leader_city(seat) == Some(space))
        .sequel(boast),
    Row::of_leader(Power::SeaPower, R).combat(come_by_sea),
];

/// Legendary: Influence from her city reaches a space farther.
fn radiate(s: &State, seat: Seat, source: Space, _: Space) -> u8 {
    u8::from(s.leader_city(seat) == Some(source))
}

/// Flood Plains: food or wood from the Desert.
fn flood(terrain: Terrain) -> &'static [Good] {
    if terrain == Terrain::Desert { &[Good::Food, Good::Wood] } else { &[] }
}

/// Embalming: fewer than 5 culture tokens.
fn is_modest(s: &State, seat: Seat) -> bool {
    s.players[seat].goods.culture < 5
}

/// Embalming: a culture token at the end of a Conflict, when fallen Leaders and rewards have been counted (C29.12).
fn embalm(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    if is_modest(s, seat) || !s.switches.judges_conflicts_last() {
        keep(s, ask, seat);
    }
    Ok(())
}

/// Embalming: a culture token, for a Leader who is no more whatever the player has.
fn keep(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    gain_by(s, ask, seat, Goods::of(Good::Culture, 1), Cause::Power(Power::Embalming));
}

/// Divine Ancestry: Theocracy gives what Autocracy gives on the same level.
fn descend(owned: Advances) -> Advances {
    let levels = [
        (Advance::Dogma, Advance::Nationalism),
        (Advance::Devotion, Advance::Totalitarianism),
        (Advance::Conversion, Advance::AbsolutePower),
        (Advance::Fanaticism, Advance::ForcedLabor),
    ];
    levels.into_iter().filter(|(divine, _)| owned.has(*divine)).map(|(_, lent)| lent).collect()
}

fn is_in_a_city(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.leader_city(seat).is_some(), Why::NoLeaderCity)
}

/// Seduction: the token goes into her city.
fn seduce(s: &mut State, _: &mut Ask<'_>, seat: Seat) -> Flow {
    let city = s.leader_city(seat).expect("only a Leader in a city seduces");
    s.board.city_mut(city).charms += 1;
    Ok(())
}

/// Seduction: what a player must pay before a squad attacks a city.
pub(crate) fn charm(s: &State, target: Space) -> Option<Price> {
    let charms = s.board.city(target).map_or(0, |city| city.charms);
    (charms > 0).then(|| Price::by(Cause::Power(Power::Seduction), Goods::of(Good::Culture, charms)))
}

/// Innovator: an idea.
fn innovate(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    gain_by(s, ask, seat, Goods::of(Good::Ideas, 1), Cause::Power(Power::Innovator));
    Ok(())
}

/// Physician: an Academy or an Observatory in his city for its ore alone.
fn heal(s: &State, seat: Seat, space: Space, building: Building, price: Price, cause: Cause) -> Price {
    let learned = matches!(building, Building::Academy | Building::Observatory);
    if !learned || s.leader_city(seat) != Some(space) {
        return price;
    }
    price.without(Good::Food, cause).without(Good::Wood, cause)
}

/// Grandiose: a culture token or two ideas.
fn boast(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    take_one(s, ask, seat, Power::Grandiose, [Goods::of(Good::Culture, 1), Goods::of(Good::Ideas, 2)])
}

/// Sea Power: 2 more against a city on the coast, and against Pirates where he is aboard.
fn come_by_sea(s: &State, fight: &Fight) -> i8 {
    let coast = s.board.city(fight.at).is_some() && fight.at.around().meets(s.board.sea());
    let attacks = fight.leads_on_land(s) && fight.side == ATTACKER && coast;
    let hunts = fight.sea && fight.foe == Side::PIRATES && fight.is_led(s);
    2 * i8::from(attacks || hunts)
}
