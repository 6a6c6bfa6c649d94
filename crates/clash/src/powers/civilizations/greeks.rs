//! The Greeks (C33.25 to C33.28, C34.37 to C34.42).

use super::patrons::patron;
use super::rows::{Fight, P, R, Row, Rows, Sources};
use crate::actions::activate::{self, Activation, Work};
use crate::actions::recruit::Levy;
use crate::cards::{actions, events};
use crate::components::civilizations::Power;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::PublicEducation, Power::Study, R).recruited(study),
    Row::gained_with(Advance::Draft, Power::Sparta, P).pays_draft(Good::Culture).hushes(outnumbered),
    Row::gained_with(Advance::Arts, Power::Hellenization, R).sources(hellenized).buys(perform),
    Row::of_government(Power::CityStates, R).activates(take_turns),
    Row::of_leader(Power::Charismatic, R).used(Use::free(can_charm, charm)).hastened(enthuse),
    Row::of_leader(Power::TheKnownWorld, R).combat(conquer_the_world),
    Row::of_leader(Power::ThisIsSparta, P).recruited(cheer),
    Row::of_leader(Power::HeroOfThermopylae, P).combat(stand_firm),
    Row::of_leader(Power::Master, P).used(patron::<{ Group::Education as usize }>()),
    Row::of_leader(Power::Admiral, P).combat(sail),
];

/// Study: an idea for a Recruit where there is an Academy.
fn study(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, levy: &Levy) -> Flow {
    if !levy.units.is_empty() && s.works(city, Building::Academy) {
        gain_by(s, ask, seat, Goods::of(Good::Ideas, 1), Cause::Power(Power::Study));
    }
    Ok(())
}

/// Sparta: a larger army plays no tactics on land.
fn outnumbered(s: &State, fight: &Fight) -> bool {
    let ranks = s.battle().ranks;
    !fight.sea && ranks[fight.side] < ranks[1 - fight.side]
}

/// Hellenization: cities of others with a building of one's own colour reach as far as they are large.
fn hellenized(s: &State, seat: Seat, _: Space) -> Sources {
    let ours = |space: Space| {
        let city = s.board.city(space);
        city.is_some_and(|city| !city.owner.is(seat) && city.buildings().any(|(_, colour)| colour.is(seat)))
    };
    spaces(filter(s.board.all_cities(), ours)).map(|space| (space, s.size(space))).collect()
}

/// Hellenization: 2 mood pay for Arts.
fn perform(advance: Advance) -> Option<Goods> {
    (advance == Advance::Arts).then_some(Goods::of(Good::Mood, 2))
}

/// City-States: at a city's second activation of the turn another as large and as content counts as activated.
fn take_turns(s: &mut State, ask: &mut Ask<'_>, seat: Seat, activation: &mut Activation) -> Flow {
    let power = Power::CityStates;
    let Some(city) = s.board.city(activation.city).copied() else { return Ok(()) };
    if city.activations != 1 || s.turn.spent.has(power) {
        return Ok(());
    }
    let (size, mood) = (city.size(s.edition), city.mood);
    let stands_in = |space: Space| {
        let other = s.board.city(space).is_some_and(|city| city.size(s.edition) >= size && city.mood >= mood);
        other && space != activation.city && activate::can_activate(s, space).is_ok()
    };
    let open = spaces(filter(s.cities(seat), stands_in));
    if let Some(space) = ask.pick_or_not(seat, Prompt::PowerAt { power }, open, Choice::At, true)? {
        s.turn.spent.insert(power);
        activation.counts = space;
        Cause::Power(power).note();
        ask.log(|| Event::Invoked { seat, power });
    }
    Ok(())
}

options! {
    // Great Persons count as Action cards (C21.7).
    enum Card: Choice { Play(card: ActionCard), Person(card: EventCard) }
}

/// Charismatic: cards that could be played besides a culture token, and without an action.
fn promising(s: &State, seat: Seat) -> SmallVec<[Card; 8]> {
    let fee = |card: &ActionCard| card.title(s.edition).usage().tokens + Goods::of(Good::Culture, 1);
    let cards = actions::hasty(s, seat).filter(|card| s.can_pay(seat, fee(card))).map(Card::Play);
    cards.chain(events::hasty_persons(s, seat).map(Card::Person)).collect()
}

fn can_charm(s: &State, seat: Seat) -> Result<(), Why> {
    activate::can_activate(s, s.leader_city(seat).ok_or(Why::NoLeaderCity)?)?;
    ensure(s.can_spend(seat, 1, 0), Why::CannotPay)?;
    ensure(!promising(s, seat).is_empty(), Why::NoCard)
}

/// Charismatic: a card is played without its action.
fn charm(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let power = Power::Charismatic;
    match ask.pick(seat, Prompt::PlayFreely { power }, promising(s, seat), Choice::from)? {
        Card::Play(card) => actions::play_by(s, ask, seat, card, Some(power)),
        Card::Person(card) => events::play_person_by(s, ask, seat, card, Some(power)),
    }
}

/// Charismatic: what it takes, unless the card is cancelled.
fn enthuse(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    pay(s, ask, seat, Price::by(Cause::Power(Power::Charismatic), Goods::of(Good::Culture, 1)))?;
    let city = s.leader_city(seat).expect("it is used in his city");
    let activation = activate::begin(s, ask, seat, city, Work::Other)?;
    activate::finish(s, seat, activation);
    Ok(())
}

/// The Known World: 1 more for each region with a city of one's own, other than the one they came from.
fn conquer_the_world(s: &State, fight: &Fight) -> i8 {
    if !fight.leads_on_land(s) {
        return 0;
    }
    let layout = s.board.layout();
    let home = 1_u32 << layout.region(s.players[fight.seat].start);
    let known = spaces(s.cities(fight.seat)).fold(0_u32, |known, city| known | 1 << layout.region(city));
    (known & !home).count_ones() as i8
}

/// This Is Sparta: a culture token for a Recruit in his city.
fn cheer(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, levy: &Levy) -> Flow {
    if !levy.units.is_empty() && s.leader_city(seat) == Some(city) {
        gain_by(s, ask, seat, Goods::of(Good::Culture, 1), Cause::Power(Power::ThisIsSparta));
    }
    Ok(())
}

/// Hero of Thermopylae: 2 more for each army unit the enemy has more at the beginning of the round.
fn stand_firm(s: &State, fight: &Fight) -> i8 {
    let ranks = s.battle().ranks;
    let more = ranks[1 - fight.side].saturating_sub(ranks[fight.side]);
    if fight.leads_on_land(s) { 2 * more as i8 } else { 0 }
}

/// Admiral: 2 more in a Naval battle where he is aboard.
fn sail(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(fight.sea && fight.is_led(s))
}
