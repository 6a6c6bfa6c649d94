//! The Japanese (C33.37 to C33.40, C34.55 to C34.60).

use super::conflicts::swear;
use super::offer_power;
use super::rows::{Fight, P, R, Row, Rows};
use crate::actions::battle::DEFENDER;
use crate::actions::recruit::Gift;
use crate::actions::{advance, conquer};
use crate::components::civilizations::Power;
use crate::hand::Hand;
use crate::prelude::*;
use crate::state::Past;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Storage, Power::Pottery, R).adds(fire_clay).once(),
    Row::gained_with(Advance::Husbandry, Power::Horsemanship, P).recruits(ride).spurs(charge),
    Row::gained_with(Advance::Tactics, Power::Subterfuge, R).foils(is_near),
    Row::of_government(Power::Shogunate, R).hastens(|s, _| !s.turn.spent.has(Power::Shogunate)).drafts(Gift::Card),
    Row::of_leader(Power::WayOfTheSword, P).prepares(draw_swords).combat(swords),
    Row::of_leader(Power::Scholar, P).built(can_study).sequel(study),
    Row::of_leader(Power::Fortification, P).combat(fortify),
    Row::of_leader(Power::Mythical, P).follows(is_remembered).sequel(remember),
    Row::of_leader(Power::JapaneseBuddhism, R)
        .used(Use::action(can_convert, convert).costs(1, 0).unless(|s, seat| s.has(seat, Advance::StateReligion))),
    Row::of_leader(Power::Protectress, R).combat(protect),
];

/// Pottery: a culture token for a Collect that yields three foods or more.
fn fire_clay(yielded: &Goods) -> Goods {
    Goods::of(Good::Culture, u8::from(yielded.food >= 3))
}

/// Horsemanship: Cavalry without a Market in cities with a Fortress.
fn ride(s: &State, _: Seat, city: Space, unit: Unit) -> bool {
    unit == Unit::Cavalry && s.works(city, Building::Fortress)
}

/// Horsemanship: one Cavalry gives 1 more in the first round of defending a city with a Fortress.
fn charge(s: &State, fight: &Fight) -> u8 {
    let fortress = !fight.sea && s.works(fight.at, Building::Fortress);
    u8::from(fight.side == DEFENDER && fight.round == 1 && fortress)
}

/// Subterfuge: the opponent has a city or a unit within two spaces of a city or an army of the player's.
fn is_near(s: &State, seat: Seat, opponent: Seat) -> bool {
    let armies = filter(s.board.units_of(seat), |space| s.board.stack(space).army() > 0);
    let near = s.board.within(s.cities(seat).or(armies), 2, s.board.revealed);
    near.meets(s.cities(opponent).or(s.board.units_of(opponent)))
}

/// The Way of the Sword: an ore before the Combat.
fn draw_swords(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    if fight.leads_on_land(s) {
        swear(s, ask, fight, Power::WayOfTheSword, Goods::of(Good::Ore, 1))?;
    }
    Ok(())
}

/// The Way of the Sword: 2 more in every roll, even if he dies.
fn swords(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(s.battle().sworn[fight.side].has(Power::WayOfTheSword))
}

/// Scholar: an Academy or Observatory was built in his city.
fn can_study(s: &State, seat: Seat, space: Space, building: Option<Building>) -> bool {
    let school = matches!(building, Some(Building::Academy | Building::Observatory));
    school && s.leader_city(seat) == Some(space)
}

/// Scholar: an advance is bought without an action.
fn study(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    if advance::can_buy_any_aside(s, seat).is_ok() && offer_power(s, ask, seat, Power::Scholar, Goods::NONE)? {
        advance::buy_aside(s, ask, seat, true)?;
    }
    Ok(())
}

/// Fortification: 2 more for a city with a Fortress within two spaces of him.
fn fortify(s: &State, fight: &Fight) -> i8 {
    let fortress = !fight.sea && fight.side == DEFENDER && s.works(fight.at, Building::Fortress);
    let near = || s.board.within(only(fight.at), 2, s.board.revealed);
    2 * i8::from(fortress && s.leader_space(fight.seat).is_some_and(|space| near().contains(space.index())))
}

/// Tactics cards a player laid in a Conflict that is over and finds among those discarded.
fn laid(s: &State, seat: Seat, past: &Past) -> Hand {
    let side = past.battle.sides.iter().position(|side| side.is(seat));
    let laid = side.map_or_else(Hand::default, |side| past.battle.played[side]);
    s.actions_discard.iter().copied().filter(|&card| laid.has(card)).collect()
}

/// Mythical: he survived a Combat in which a card was laid.
fn is_remembered(s: &State, fight: &Fight, past: &Past) -> bool {
    !fight.sea && past.battle.led[fight.side] && !laid(s, fight.seat, past).is_empty()
}

/// Mythical: a culture token brings one of them back.
fn remember(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let Some(past) = s.past else { return Ok(()) };
    let power = Power::Mythical;
    let cards = laid(s, seat, &past);
    if cards.is_empty() || !offer_power(s, ask, seat, power, Goods::of(Good::Culture, 1))? {
        return Ok(());
    }
    let cards = cards.iter().map(ActionCard::new);
    let card = ask.pick_if_several(seat, Prompt::PowerTake { power }, cards, Choice::Card)?;
    s.actions_discard.retain(|&other| other != card.index());
    s.players[seat].actions.insert(card.index());
    ask.log(|| Event::DrewAction { seat, card: Some(card), open: true });
    Ok(())
}

/// Buildings of another colour in her city that can take the player's.
fn foreign(s: &State, seat: Seat) -> Option<(Space, SmallVec<[Building; 8]>)> {
    let space = s.leader_city(seat)?;
    let city = s.board.city(space)?;
    let open = |&(building, colour): &(Building, Side)| {
        !colour.is(seat) && s.players[seat].buildings[building as usize] > 0 && !powers::is_rooted(s, building, colour)
    };
    Some((space, city.buildings().filter(open).map(|(building, _)| building).collect()))
}

fn can_convert(s: &State, seat: Seat) -> Result<(), Why> {
    let (_, buildings) = foreign(s, seat).ok_or(Why::NoLeaderCity)?;
    ensure(!buildings.is_empty(), Why::NothingToInfluence)
}

/// Japanese Buddhism: a building takes the player's colour.
fn convert(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let (space, open) = foreign(s, seat).expect("she stands in a city");
    let prompt = Prompt::PowerTake { power: Power::JapaneseBuddhism };
    let building = ask.pick_if_several(seat, prompt, open, Choice::Build)?;
    conquer::recolour(s, seat, space, building);
    ask.log(|| Event::Influenced { seat, target: space, building });
    Ok(())
}

/// Protectress: 2 more in defence, in a city or not.
fn protect(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(fight.leads_on_land(s) && fight.side == DEFENDER)
}
