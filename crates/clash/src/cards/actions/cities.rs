//! Action cards for one's own cities and plans (C24).

use super::{Row, exchange, is_unanswered};
use crate::actions::construct::{Terms, card_sites, construct_by_card};
use crate::actions::happiness::{self, sad_cities};
use crate::actions::{aftermath, collect, explore};
use crate::cards::draw::next_objective;
use crate::cards::tactics::Tactic::*;
use crate::choice::Item;
use crate::prelude::*;

pub(super) const CITY_DEVELOPMENT: Row = Row([TacticalRetreat, Peltasts], Use::action(can_grow, grow).costs(1, 0));

fn can_grow(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!card_sites(s, seat, Terms::Free, true, None).is_empty(), Why::NothingToBuild)
}

fn grow(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    construct_by_card(s, ask, seat, Terms::Free, true, None)
}

pub(super) const PRODUCTION_FOCUS: Row =
    Row([TacticalRetreat, Peltasts], Use::free(can_produce, noted).once(Once::ProductionFocus));
pub(super) const MASS_PRODUCTION: Row =
    Row([DefensiveFormation, Encircled], Use::free(can_produce, noted).once(Once::MassProduction));

/// Either serves the next Collect, and there is one of them a turn.
fn can_produce(s: &State, seat: Seat) -> Result<(), Why> {
    let used = |once| s.turn.used.has(once);
    ensure(!used(Once::ProductionFocus) && !used(Once::MassProduction), Why::OncePerTurn)?;
    collect::can_collect(s, seat)
}

/// Production Focus: in the next Collect of the turn a space gives as often as one likes.
pub(crate) fn focuses(s: &State, seat: Seat) -> bool {
    s.is_turn_of(seat) && s.turn.used.has(Once::ProductionFocus)
}

/// Mass Production: the next Collect of the turn brings so much more.
pub(crate) fn mass(s: &State, seat: Seat) -> u8 {
    if s.is_turn_of(seat) && s.turn.used.has(Once::MassProduction) { 2 } else { 0 }
}

/// Both serve one Collect.
pub(crate) fn collected(s: &mut State) {
    s.turn.used.clear(Once::ProductionFocus);
    s.turn.used.clear(Once::MassProduction);
}

pub(super) const HERO_GENERAL: Row = Row([WedgeFormation, HighMorale], Use::free(can_cheer, cheer));

fn can_cheer(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(s.turn.heroes < s.turn.wins && is_unanswered(s), Why::NoVictory)?;
    ensure(!sad_cities(s, seat).is_empty(), Why::AlreadyHappy)
}

/// Hero General: a city grows happier, and for a mood token one more step.
fn cheer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    s.turn.heroes += 1;
    let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(sad_cities(s, seat)), Choice::At)?;
    happiness::lift(s, ask, seat, city);
    let sad = if s.can_spend(seat, 0, 1) { sad_cities(s, seat) } else { HexSet::EMPTY };
    if let Some(city) = ask.pick_or_not(seat, Prompt::CheerMore, spaces(sad), Choice::At, true)? {
        pay(s, ask, seat, Goods::of(Good::Mood, 1))?;
        happiness::lift(s, ask, seat, city);
    }
    Ok(())
}

pub(super) const MILITIA: Row = Row([WedgeFormation, HighMorale], Use::free(can_arm, aftermath::volunteer).costs(1, 0));

fn can_arm(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!aftermath::volunteer_cities(s, seat).is_empty(), Why::NoPiece)
}

pub(super) const EXPLORER: Row = Row([Encircled, DefensiveFormation], Use::action(can_explore, set_out).costs(1, 0));

fn can_explore(s: &State, seat: Seat) -> Result<(), Why> {
    let settler = s.has_unit(seat, Unit::Settler) && !s.cities(seat).is_empty();
    ensure(settler || !explore::regions_near_cities(s, seat).is_empty(), Why::NothingToExplore)
}

/// Explorer: a Settler, a region, or both.
fn set_out(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let regions: SmallVec<[Space; 8]> = spaces(explore::regions_near_cities(s, seat)).collect();
    let cities = if s.has_unit(seat, Unit::Settler) { s.cities(seat) } else { HexSet::EMPTY };
    let (prompt, optional) = (Prompt::PlaceUnit { unit: Unit::Settler }, !regions.is_empty());
    let placed = ask.pick_or_not(seat, prompt, spaces(cities), Choice::At, optional)?;
    if let Some(city) = placed {
        s.place_unit(seat, city, Unit::Settler);
    }
    if let Some(first) = ask.pick_or_not(seat, Prompt::ExploreRegion, regions, Choice::At, placed.is_some())? {
        explore::by_card(s, ask, seat, first, false);
    }
    Ok(())
}

pub(super) const LEADERSHIP: Row = Row([HighGround, Archers], Use::free(always, lead).costs(1, 0));

fn lead(s: &mut State, _: &mut Ask<'_>, _: Seat) -> Flow {
    s.turn.actions += 1;
    Ok(())
}

pub(super) const NEW_PLANS: Row = Row([Flanking, HighMorale], Use::action(can_plan, draw_plans).costs(1, 0));

fn can_plan(s: &State, seat: Seat) -> Result<(), Why> {
    let some = s.objectives.len() + s.objectives_discard.len() > 0 || s.players[seat].promised.is_some();
    ensure(some && !s.players[seat].objectives.is_empty(), Why::NoCard)
}

/// New Plans: two Objective cards are drawn to choose from.
fn draw_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    for _ in 0..2 {
        if let Some(card) = next_objective(s, seat) {
            s.looked_at.insert(card.index());
        }
    }
    ask.reveal(Audience::Seat(seat));
    s.then(Task::NewPlans { seat });
    Ok(())
}

/// One of the two may be kept for one from hand; the rest is shuffled into the deck.
pub(crate) fn choose_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut swaps: SmallVec<[Option<(ObjectiveCard, ObjectiveCard)>; 32]> = SmallVec::from_slice(&[None]);
    for old in s.players[seat].objectives.iter().map(ObjectiveCard::new) {
        swaps.extend(s.looked_at.iter().map(|new| Some((old, ObjectiveCard::new(new)))));
    }
    let items = |(old, new)| (Item::Objective(old), Item::Objective(new));
    let swap = ask.pick(seat, Prompt::NewPlans, swaps, |swap| exchange(swap.map(items)))?;
    let mut back = std::mem::take(&mut s.looked_at);
    if let Some((old, new)) = swap {
        back.remove(new.index());
        back.insert(old.index());
        s.players[seat].objectives.remove(old.index());
        s.players[seat].objectives.insert(new.index());
    }
    for card in back.iter() {
        s.objectives.push(card);
    }
    s.rng.mix(&mut s.objectives);
    Ok(())
}
