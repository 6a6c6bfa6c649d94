//! Democracy, Autocracy, Theocracy (C22.37 to C22.48).

use super::rows::{N, R, Row, Rows};
use crate::actions::{collect, construct, happiness};
use crate::prelude::*;

/// Free Economy as a free action.
const COLLECT: Use = Use::free(can_collect_freely, collect::collect)
    .once(Once::FreeEconomy)
    .costs(0, 1)
    .given(Edition::liberty_frees_the_first_collect, false);
const COMMAND: Use = Use::free(always, command).once(Once::AbsolutePower).costs(0, 2);
const FORCE: Use = Use::free(can_force_labor, noted).once(Once::ForcedLabor).costs(0, 1);

pub(super) const DEMOCRACY: Rows = [
    (
        Advance::Voting,
        Row::new(N, R).needs(Advance::Philosophy).used(Use::free(can_vote, happiness::raise).costs(0, 1)),
    ),
    (Advance::SeparationOfPower, Row::new(N, R)),
    (Advance::CivilLiberties, Row::new(N, R).used(Use::action(always, enjoy))),
    (Advance::FreeEconomy, Row::new(N, R).used(COLLECT)),
];

pub(super) const AUTOCRACY: Rows = [
    (Advance::Nationalism, Row::new(N, R).needs(Advance::Draft)),
    (Advance::Totalitarianism, Row::new(N, R)),
    (Advance::AbsolutePower, Row::new(N, R).used(COMMAND)),
    (Advance::ForcedLabor, Row::new(N, R).used(FORCE)),
];

pub(super) const THEOCRACY: Rows = [
    (Advance::Dogma, Row::new(N, R).needs(Advance::StateReligion)),
    (Advance::Devotion, Row::new(N, R)),
    (Advance::Conversion, Row::new(N, R)),
    (Advance::Fanaticism, Row::new(N, R)),
];

/// Voting, one Increase happiness, needs a step that can be paid after its own token.
fn can_vote(s: &State, seat: Seat) -> Result<(), Why> {
    let goods = &s.players[seat].goods;
    let resources: u8 = super::mood_replacements(s, seat).map(|good| goods.get(good)).sum();
    let culture = if s.has_wonder(seat, Wonder::Arena) { goods.culture } else { 0 };
    let means = (goods.mood + super::ransoms(s, seat)).saturating_sub(1) + resources + culture;
    let decreed = |space: Space| super::decree(s, seat, space).is_some() && s.can_spend(seat, 1, 1);
    let open = |space: Space| happiness::step_cost(s, seat, space) <= means || decreed(space);
    let open = spaces(happiness::sad_cities(s, seat)).any(open);
    ensure(open, Why::NoMoodToRaise)
}

/// Separation of Power guards Happy cities, Totalitarianism garrisons, Devotion Temples against boosted Influence.
pub(crate) fn forbids_boosts(s: &State, owner: Seat, target: Space, city: &City) -> bool {
    (city.mood == Mood::Happy && s.has(owner, Advance::SeparationOfPower))
        || (s.board.stack(target).army() > 0 && s.has(owner, Advance::Totalitarianism))
        || (s.works(target, Building::Temple) && s.has(owner, Advance::Devotion))
}

/// Civil Liberties as an action.
fn enjoy(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    gain(s, ask, seat, Goods::of(Good::Mood, 3));
    Ok(())
}

/// Civil Liberties make Draft dearer.
pub(super) fn draft_surcharge(s: &State, seat: Seat) -> Option<(Cause, u8)> {
    s.has(seat, Advance::CivilLiberties).then_some((Cause::Advance(Advance::CivilLiberties), 1))
}

/// Free Economy that frees the first Collect of a turn.
pub(crate) fn collects_freely(s: &State, seat: Seat) -> bool {
    s.edition.liberty_frees_the_first_collect() && s.turn.collects == 0 && s.has(seat, Advance::FreeEconomy)
}

/// What it asks for further ones; nothing in a turn that had seen a Collect before it was gained.
pub(crate) fn collect_price(s: &State, seat: Seat) -> Option<Price> {
    let late = s.turn.collects == 0 || s.turn.used.has(Once::LateLiberty);
    let due = s.edition.liberty_frees_the_first_collect() && !late && s.has(seat, Advance::FreeEconomy);
    due.then(|| Price::by(Cause::Advance(Advance::FreeEconomy), Goods::of(Good::Mood, 2)))
}

/// Free Economy may make another Collect impossible, or too dear.
pub(crate) fn may_collect(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!s.turn.used.has(Once::FreeEconomy), Why::OnlyCollect)?;
    ensure(collect_price(s, seat).is_none_or(|price| s.can_pay(seat, price)), Why::CannotPay)
}

/// It does nothing, good or bad, in such a turn.
pub(super) fn await_liberty(s: &mut State, seat: Seat) {
    if s.is_turn_of(seat) && s.turn.collects > 0 {
        s.turn.used.set(Once::LateLiberty);
    }
}

/// Free Economy as a free action is the only Collect of the turn.
fn can_collect_freely(s: &State, seat: Seat) -> Result<(), Why> {
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

/// Absolute Power: one action more.
fn command(s: &mut State, _: &mut Ask<'_>, _: Seat) -> Flow {
    s.turn.actions += 1;
    Ok(())
}

/// Forced Labor lets Angry cities work like Neutral ones.
pub(crate) fn working_mood(s: &State, seat: Seat, mood: Mood) -> Mood {
    let forced = s.turn.used.has(Once::ForcedLabor) && s.is_turn_of(seat);
    if forced && mood == Mood::Angry { Mood::Neutral } else { mood }
}

/// Forced Labor needs an Angry city.
fn can_force_labor(s: &State, seat: Seat) -> Result<(), Why> {
    let angry = |space: Space| s.board.city(space).is_some_and(|city| city.mood == Mood::Angry);
    ensure(spaces(s.cities(seat)).any(angry), Why::NobodyAngry)
}

/// Dogma allows 2 ideas.
pub(super) fn ideas_limit(s: &State, seat: Seat) -> u8 {
    if bounded_by(s, seat).is_some() { 2 } else { s.edition.most() }
}

/// Dogma.
pub(super) fn bounded_by(s: &State, seat: Seat) -> Option<Cause> {
    let bound = s.has(seat, Advance::Dogma) && !super::civilizations::is_unbound(s, seat, Good::Ideas);
    bound.then_some(Cause::Advance(Advance::Dogma))
}

/// Dogma: a Temple brings an advance of Theocracy.
pub(super) fn preach(s: &mut State, seat: Seat, building: Building) {
    if building == Building::Temple && s.has(seat, Advance::Dogma) {
        s.then(Task::Learn { seat, lesson: Lesson::Dogma });
    }
}

/// Conversion adds 1 to Influence rolls, which is no boost.
pub(crate) fn influence_bonus(s: &State, seat: Seat) -> Option<(Cause, u8)> {
    s.has(seat, Advance::Conversion).then_some((Cause::Advance(Advance::Conversion), 1))
}

/// Conversion: each success brings a culture token.
pub(crate) fn influenced(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    if let Some((cause, _)) = influence_bonus(s, seat) {
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
