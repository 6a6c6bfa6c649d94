//! Democracy, Autocracy, Theocracy (C22.37 to C22.48).

use super::rows::{N, R, Row, Rows, Use};
use crate::actions::{collect, construct, happiness};
use crate::prelude::*;

/// Free Economy as a free action.
const COLLECT: Use =
    Use::FREE.once(Once::FreeEconomy).for_tokens(0, 1).given(Edition::liberty_frees_the_first_collect, false);

pub(super) const DEMOCRACY: Rows = [
    (Advance::Voting, Row::new(N, R).needs(Advance::Philosophy).used(Use::FREE.for_tokens(0, 1))),
    (Advance::SeparationOfPower, Row::new(N, R)),
    (Advance::CivilLiberties, Row::new(N, R).used(Use::ACTION)),
    (Advance::FreeEconomy, Row::new(N, R).used(COLLECT)),
];

pub(super) const AUTOCRACY: Rows = [
    (Advance::Nationalism, Row::new(N, R).needs(Advance::Draft)),
    (Advance::Totalitarianism, Row::new(N, R)),
    (Advance::AbsolutePower, Row::new(N, R).used(Use::FREE.once(Once::AbsolutePower).for_tokens(0, 2))),
    (Advance::ForcedLabor, Row::new(N, R).used(Use::FREE.once(Once::ForcedLabor).for_tokens(0, 1))),
];

pub(super) const THEOCRACY: Rows = [
    (Advance::Dogma, Row::new(N, R).needs(Advance::StateReligion)),
    (Advance::Devotion, Row::new(N, R)),
    (Advance::Conversion, Row::new(N, R)),
    (Advance::Fanaticism, Row::new(N, R)),
];

/// Voting needs a step that can be paid after its own token.
pub(super) fn can_vote(s: &State, seat: Seat) -> Result<(), Why> {
    let goods = &s.players[seat].goods;
    let resources: u8 = super::mood_replacements(s, seat).map(|good| goods.get(good)).sum();
    let culture = if s.has_wonder(seat, Wonder::Arena) { goods.culture } else { 0 };
    let means = goods.mood.saturating_sub(1) + resources + culture;
    let open = spaces(happiness::sad_cities(s, seat)).any(|space| happiness::step_cost(s, seat, space) <= means);
    ensure(open, Why::NoMoodToRaise)
}

/// Voting: a mood token for one Increase happiness.
pub(super) fn vote(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    spend(s, ask, seat, 0, 1)?;
    happiness::raise(s, ask, seat)
}

/// Separation of Power guards Happy cities, Totalitarianism garrisons, Devotion Temples against boosted Influence.
pub(crate) fn forbids_boosts(s: &State, owner: Seat, target: Space, city: &City) -> bool {
    (city.mood == Mood::Happy && s.has(owner, Advance::SeparationOfPower))
        || (s.board.stack(target).army() > 0 && s.has(owner, Advance::Totalitarianism))
        || (s.works(target, Building::Temple) && s.has(owner, Advance::Devotion))
}

/// Civil Liberties make Draft dearer.
pub(super) fn draft_surcharge(s: &State, seat: Seat) -> u8 {
    u8::from(s.has(seat, Advance::CivilLiberties))
}

/// Free Economy that frees the first Collect of a turn.
pub(crate) fn collects_freely(s: &State, seat: Seat) -> bool {
    s.edition.liberty_frees_the_first_collect() && s.turn.collects == 0 && s.has(seat, Advance::FreeEconomy)
}

/// The mood tokens it asks for further ones; none in a turn that had seen a Collect before it was gained.
pub(crate) fn collect_price(s: &State, seat: Seat) -> u8 {
    let late = s.turn.collects == 0 || s.turn.used.has(Once::LateLiberty);
    let due = s.edition.liberty_frees_the_first_collect() && !late && s.has(seat, Advance::FreeEconomy);
    if due { 2 } else { 0 }
}

/// Free Economy may make another Collect impossible, or too dear.
pub(crate) fn may_collect(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!s.turn.used.has(Once::FreeEconomy), Why::OnlyCollect)?;
    ensure(s.can_spend(seat, 0, collect_price(s, seat)), Why::CannotPay)
}

/// It does nothing, good or bad, in such a turn.
pub(super) fn await_liberty(s: &mut State, seat: Seat) {
    if s.is_turn_of(seat) && s.turn.collects > 0 {
        s.turn.used.set(Once::LateLiberty);
    }
}

/// Free Economy as a free action: a mood token for the only Collect of the turn.
pub(super) fn can_collect_freely(s: &State, seat: Seat) -> Result<(), Why> {
    if s.turn.collects > 0 { Err(Why::OnlyCollect) } else { collect::can_collect(s, seat) }
}

/// Nationalism: a token after a Recruit with an army unit or a Ship.
pub(super) fn parade(s: &mut State, ask: &mut Ask<'_>, seat: Seat, recruits: Units) -> Flow {
    if recruits.army() + recruits[Unit::Ship] > 0 && s.has(seat, Advance::Nationalism) {
        construct::take_token(s, ask, seat, Cause::Advance(Advance::Nationalism))
    } else {
        Ok(())
    }
}

/// Forced Labor lets Angry cities work like Neutral ones.
pub(crate) fn working_mood(s: &State, seat: Seat, mood: Mood) -> Mood {
    let forced = s.turn.used.has(Once::ForcedLabor) && s.is_turn_of(seat);
    if forced && mood == Mood::Angry { Mood::Neutral } else { mood }
}

/// Forced Labor needs an Angry city.
pub(super) fn can_force_labor(s: &State, seat: Seat) -> Result<(), Why> {
    let angry = |space: Space| s.board.city(space).is_some_and(|city| city.mood == Mood::Angry);
    ensure(spaces(s.cities(seat)).any(angry), Why::NobodyAngry)
}

/// Dogma allows 2 ideas.
pub(super) fn ideas_limit(s: &State, seat: Seat) -> u8 {
    if s.has(seat, Advance::Dogma) { 2 } else { s.edition.most() }
}

/// Dogma.
pub(super) fn bounded_by(s: &State, seat: Seat) -> Option<Cause> {
    s.has(seat, Advance::Dogma).then_some(Cause::Advance(Advance::Dogma))
}

/// Dogma: a Temple brings an advance of Theocracy.
pub(super) fn preach(s: &mut State, seat: Seat, building: Building) {
    if building == Building::Temple && s.has(seat, Advance::Dogma) {
        s.then(Task::Learn { seat, lesson: Lesson::Dogma });
    }
}

/// Conversion adds 1 to Influence rolls.
pub(super) fn convinces(s: &State, seat: Seat) -> Option<(Cause, u8)> {
    s.has(seat, Advance::Conversion).then_some((Cause::Advance(Advance::Conversion), 1))
}

/// Conversion: each success brings a culture token.
pub(crate) fn influenced(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    if let Some((cause, _)) = convinces(s, seat) {
        gain_by(s, ask, seat, Goods::of(Good::Culture, 1), cause);
    }
}

/// Fanaticism: 2 more in the first round in a city with a Temple.
pub(super) fn zeal(s: &State, battle: &Battle, seat: Seat) -> Option<(Cause, i8)> {
    let temple = battle.round == 1 && !battle.sea && s.works(battle.at, Building::Temple);
    (temple && s.has(seat, Advance::Fanaticism)).then_some((Cause::Advance(Advance::Fanaticism), 2))
}

/// Fanaticism: whoever loses a Combat fought in a city with a Temple gets an Infantry.
pub(crate) fn avenged(s: &mut State, battle: &Battle, loser: usize) {
    if let Some(seat) = battle.sides[loser].seat().filter(|&seat| s.has(seat, Advance::Fanaticism)) {
        s.then(Task::Volunteer { seat });
    }
}
