//! The Carthaginians (C33.9 to C33.12, C34.13 to C34.18).

use super::offer_power;
use super::rows::{Fight, P, R, Row, Rows};
use crate::actions::battle::{self, DEFENDER};
use crate::actions::recruit::Gift;
use crate::actions::{aftermath, found, move_units};
use crate::components::civilizations::Power;
use crate::marks::SPENT;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Husbandry, Power::WarBeasts, P).recruits(tame).levies(feed),
    Row::gained_with(Advance::Cartography, Power::Hegemony, R).used(Use::action(can_colonize, colonize)),
    Row::gained_with(Advance::Navigation, Power::PirateAllies, R).befriends(|side| side == Side::PIRATES),
    Row::gained_with(Advance::Draft, Power::MercenaryCompanies, P)
        .pays_draft(Good::Gold)
        .drafts(Gift::Unit(Unit::Ship)),
    Row::of_leader(Power::Sacrifice, R).combat(defend).holds(sacrifice),
    Row::of_leader(Power::Foundress, P).used(Use::free(can_found, found_freely)),
    Row::of_leader(Power::MilitaryGenius, P).caps(outwit),
    Row::of_leader(Power::HannibalAdPortas, P).climbs(|squad, _| squad[Unit::Leader] > 0 && squad[Unit::Elephant] > 0),
    Row::of_leader(Power::FleetCommander, P).combat(command),
    Row::of_leader(Power::Navigator, P).used(Use::free(can_steer, steer)).once(),
];

/// War Beasts: Elephants without a Market.
fn tame(_: &State, _: Seat, _: Space, unit: Unit) -> bool {
    unit == Unit::Elephant
}

/// War Beasts: of an Elephant's 2 food at least one is paid in gold or culture.
fn feed(_: &State, _: Seat, _: Space, unit: Unit) -> Option<Price> {
    let cause = Cause::Power(Power::WarBeasts);
    let price = Price::by(cause, Goods { food: 1, gold: 1, ..Goods::NONE });
    (unit == Unit::Elephant).then(|| price.or(Good::Culture, Good::Gold, cause).or(Good::Culture, Good::Food, cause))
}

/// Hegemony: Land beside a Ship where a city can stand.
fn colonies(s: &State, seat: Seat, harbour: HexSet) -> HexSet {
    if s.players[seat].settlements == 0 {
        return HexSet::EMPTY;
    }
    filter(around_all(harbour).and(s.board.land()), |space| found::can_stand(s, seat.into(), space).is_ok())
}

/// Sea spaces with Ships of a player's, Pirates that sail with them included.
fn harbours(s: &State, seat: Seat) -> HexSet {
    s.board.units_of(seat).and(s.board.sea())
}

fn can_colonize(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.players[seat].settlements > 0, Why::NoSettlement)?;
    ensure(!colonies(s, seat, harbours(s, seat)).is_empty(), Why::NoSite)
}

fn colonize(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    colonize_from(s, ask, seat, harbours(s, seat), Power::Hegemony)
}

/// A Ship of these becomes a city beside it. Whoever is aboard may go ashore, or stays if there is room.
fn colonize_from(s: &mut State, ask: &mut Ask<'_>, seat: Seat, harbours: HexSet, power: Power) -> Flow {
    let prompt = Prompt::PowerAt { power };
    let city = ask.pick_if_several(seat, prompt, spaces(colonies(s, seat, harbours)), Choice::At)?;
    let from = ask.pick_if_several(seat, prompt, spaces(city.around().and(harbours)), Choice::At)?;
    let stack = *s.board.stack(from);
    let ships = stack.kinds().map(|(unit, _)| unit).filter(|unit| !unit.is_land());
    let ship = ask.pick_if_several(seat, Prompt::PowerWho { power }, ships, Choice::Lose)?;
    let aboard = stack.without(Unit::Ship).without(Unit::Pirate);
    let ashore = aboard.squads().filter(|units| s.has_room(seat.into(), city, units)).chain([Units::NONE]);
    let ashore = ask.pick_if_several(seat, Prompt::PowerWho { power }, ashore, move_units::some_of)?;
    for (unit, count) in ashore.kinds() {
        s.lose_marks(from, unit, count);
        s.board.remove(from, unit, count);
        s.board.add(seat.into(), city, unit, count);
        s.mark(city, unit, SPENT, count);
    }
    s.eliminate(from, ship, 1);
    found::settle(s, ask, seat, city);
    aftermath::overboard(s, seat.into(), from, Side::NOBODY);
    Ok(())
}

/// Sacrifice: 2 more in defence of her city.
fn defend(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(defends_her_city(s, fight))
}

fn defends_her_city(s: &State, fight: &Fight) -> bool {
    fight.side == DEFENDER && fight.leads_on_land(s) && s.cities(fight.seat).contains(fight.at.index())
}

/// Sacrifice: she gives her life and the attackers retreat; an Infantry takes her place.
fn sacrifice(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    if !defends_her_city(s, fight) || !offer_power(s, ask, fight.seat, Power::Sacrifice, Goods::NONE)? {
        return Ok(());
    }
    let seat = fight.seat;
    ask.log(|| Event::Invoked { seat, power: Power::Sacrifice });
    battle::fall(s, fight.side, Unit::Leader, 1, false);
    s.place_unit(seat, fight.at, Unit::Infantry);
    battle::discard_cards(s);
    aftermath::go_back(s, ask);
    Ok(())
}

/// Foundress: a Settler where she stands, or a Ship where she sails.
fn can_found(s: &State, seat: Seat) -> Result<(), Why> {
    let space = s.leader_space(seat).ok_or(Why::NoSite)?;
    if sails_as_hegemon(s, seat, space) {
        return ensure(!colonies(s, seat, only(space)).is_empty(), Why::NoSite);
    }
    found::can_found_at(s, seat, space)
}

fn sails_as_hegemon(s: &State, seat: Seat, space: Space) -> bool {
    s.board.sea().contains(space.index()) && s.can(seat, Power::Hegemony)
}

fn found_freely(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let space = s.leader_space(seat).expect("she is somewhere");
    if sails_as_hegemon(s, seat, space) {
        return colonize_from(s, ask, seat, only(space), Power::Foundress);
    }
    found::found_at(s, ask, seat, space)
}

/// Military Genius: the enemy's bonuses are worth 2 at most in the first round.
fn outwit(s: &State, fight: &Fight) -> bool {
    fight.round == 1 && fight.leads_on_land(s)
}

/// Fleet Commander: 2 more at sea where he is aboard.
fn command(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(fight.sea && fight.is_led(s))
}

/// Navigator: Ships that carry him and have not moved this turn.
fn can_steer(s: &State, seat: Seat) -> Result<(), Why> {
    move_units::can_sail_led(s, seat)
}

fn steer(s: &mut State, _: &mut Ask<'_>, seat: Seat) -> Flow {
    move_units::sail_led(s, seat);
    Ok(())
}
