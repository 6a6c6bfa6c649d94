//! Action cards against opponents, and for Barbarian cities (C24).

use super::{ActionCard, Row, exchange};
use crate::cards::tactics::Tactic::*;
use crate::choice::Item;
use crate::prelude::*;
use crate::state::Player;

pub(super) const SPY: Row =
    Row([HeavyResistance, HighMorale], Use::action(can_spy, noted).costs(1, 0).at(Prompt::SpyOn, spied, spy));

/// Opponents who hold cards; a Great Person counts as an Action card (C21.7).
fn spied(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    let holds = |other: Seat| {
        let player = &s.players[other];
        let wonders = s.edition.wonders_go_to_hand() && !player.wonders.is_empty();
        !player.actions.is_empty() || !player.persons.is_empty() || !player.objectives.is_empty() || wonders
    };
    s.others(seat).filter(|&other| holds(other)).collect()
}

fn can_spy(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!spied(s, seat).is_empty(), Why::NoCard)
}

fn spy(s: &mut State, ask: &mut Ask<'_>, seat: Seat, victim: Seat) -> Flow {
    s.spying = Some(victim);
    ask.reveal(Audience::Seat(seat));
    s.then(Task::SpySwap { seat, victim });
    Ok(())
}

/// The spy may swap a card for one of the same kind.
pub(crate) fn spy_swap(s: &mut State, ask: &mut Ask<'_>, seat: Seat, victim: Seat) -> Flow {
    let (mine, theirs) = (s.players[seat], s.players[victim]);
    let mut swaps: SmallVec<[Option<(Item, Item)>; 32]> = SmallVec::from_slice(&[None]);
    for a in action_cards(&mine) {
        swaps.extend(action_cards(&theirs).map(|b| Some((a, b))));
    }
    for a in mine.objectives.iter().map(ObjectiveCard::new) {
        let pairs = theirs.objectives.iter().map(ObjectiveCard::new);
        swaps.extend(pairs.map(|b| Some((Item::Objective(a), Item::Objective(b)))));
    }
    if s.edition.wonders_go_to_hand() {
        for a in mine.wonders.iter() {
            swaps.extend(theirs.wonders.iter().map(|b| Some((Item::Wonder(a), Item::Wonder(b)))));
        }
    }
    let swap = ask.pick(seat, Prompt::SpySwap { victim }, swaps, exchange)?;
    s.spying = None;
    let Some((given, taken)) = swap else { return Ok(()) };
    s.pass_card(seat, victim, given);
    s.pass_card(victim, seat, taken);
    ask.show(Audience::Seat(victim), || Event::SpySwapped { seat, victim });
    Ok(())
}

/// Action cards in a hand, Great Persons among them (C21.7).
fn action_cards(player: &Player) -> impl Iterator<Item = Item> + use<> {
    let actions = player.actions.iter().map(|card| Item::Action(ActionCard::new(card)));
    actions.chain(player.persons.iter().map(|card| Item::Person(EventCard::new(card))))
}

pub(super) const NEGOTIATIONS: Row =
    Row([Scout, Martyr], Use::free(can_negotiate, noted).costs(1, 0).at(Prompt::NegotiateWith, rivals, negotiate));

fn can_negotiate(s: &State, _: Seat) -> Result<(), Why> {
    ensure(!s.turn.begun, Why::TooLate)
}

fn rivals(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    s.others(seat).collect()
}

fn negotiate(s: &mut State, _: &mut Ask<'_>, seat: Seat, rival: Seat) -> Flow {
    s.turn.truce |= 1 << rival.index();
    s.players[rival].peace |= 1 << seat.index();
    Ok(())
}

pub(super) const ASSASSINATION: Row = Row(
    [HighGround, Archers],
    Use::free(can_assassinate, noted).costs(1, 0).at(Prompt::Assassinate, marked, assassinate),
);

/// Opponents whose next turn is not yet shortened.
fn marked(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    s.others(seat).filter(|&other| s.players[other].fewer == 0).collect()
}

fn can_assassinate(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!marked(s, seat).is_empty(), Why::AlreadyAffected)
}

fn assassinate(s: &mut State, _: &mut Ask<'_>, _: Seat, rival: Seat) -> Flow {
    s.players[rival].fewer += 1;
    Ok(())
}

pub(super) const CULTURAL_TAKEOVER: Row =
    Row([HeavyResistance, ImprovedDefenses], Use::free(can_turn_camps, noted).once(Once::Takeover));

fn can_turn_camps(s: &State, seat: Seat) -> Result<(), Why> {
    let camps = spaces(s.board.cities_of(Side::BARBARIANS)).any(|space| s.size(space) == 1);
    ensure(!s.turn.used.has(Once::Influenced), Why::InfluencedAlready)?;
    ensure(camps && s.players[seat].settlements > 0, Why::NobodyToInfluence)
}

/// Whether Cultural Takeover opens a Barbarian city.
pub(crate) fn opens_camp(s: &State, seat: Seat, city: &City) -> bool {
    s.turn.used.has(Once::Takeover)
        && s.is_turn_of(seat)
        && city.owner == Side::BARBARIANS
        && city.size(s.edition) == 1
        && s.players[seat].settlements > 0
}

/// Cultural Takeover: the Barbarians' Settlement becomes the player's (C24).
pub(crate) fn take_over(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Space) -> Flow {
    let natives = *s.board.stack(target);
    let joins = |unit: &Unit| natives.army() > 0 && s.has_unit(seat, *unit);
    let pieces = [Unit::Settler, Unit::Infantry].into_iter().filter(joins);
    let unit = ask.pick_if_any(seat, Prompt::TakeOverUnit { target }, pieces, Choice::Recruit)?;
    s.eliminate_all(target);
    s.barbarians.settlements += 1;
    s.players[seat].settlements -= 1;
    s.board.hand_over(target, seat.into());
    // The Druids' token goes with the Barbarians (C33.13).
    s.druids.remove(target.index());
    let city = s.board.city_mut(target);
    city.mood = Mood::Neutral;
    city.activations = 0;
    city.angry_used = false;
    if let Some(unit) = unit {
        s.place_unit(seat, target, unit);
    }
    ask.log(|| Event::TakenOver { seat, space: target });
    Ok(())
}
