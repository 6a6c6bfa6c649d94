//! Action cards that bring advances and ideas (C24).

use super::{Row, is_unanswered};
use crate::actions::advance::{self, lesson_offers};
use crate::cards::tactics::Tactic::*;
use crate::prelude::*;

pub(super) const QUICK_ADVANCE: Row = Row([Peltasts, Encircled], Use::free(can_hurry, hurry).costs(1, 0));

fn can_hurry(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!lesson_offers(s, seat, Lesson::Quick).is_empty(), Why::NothingToLearn)
}

fn hurry(s: &mut State, _: &mut Ask<'_>, seat: Seat) -> Flow {
    s.then(Task::Learn { seat, lesson: Lesson::Quick });
    Ok(())
}

pub(super) const INSPIRATION: Row =
    Row([Encircled, Peltasts], Use::free(can_learn, noted).at(Prompt::LearnFrom, teachers, learn));
pub(super) const TECHNOLOGY_TRADE: Row =
    Row([Surprise, HighGround], Use::free(can_learn, noted).at(Prompt::LearnFrom, teachers, trade));

/// Opponents near enough to learn from who own something to be learned.
fn teachers(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    let mine = s.cities(seat).or(s.board.units_of(seat));
    let near = s.board.within(mine, 2, s.board.revealed);
    let is_near = |other: Seat| near.meets(s.cities(other).or(s.board.units_of(other)));
    let teaches = |other: Seat| !lesson_offers(s, seat, Lesson::From { seat: other }).is_empty();
    s.others(seat).filter(|&other| is_near(other) && teaches(other)).collect()
}

fn can_learn(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!teachers(s, seat).is_empty(), Why::NobodyToLearnFrom)
}

/// Inspiration: an advance a near opponent owns.
fn learn(s: &mut State, _: &mut Ask<'_>, seat: Seat, teacher: Seat) -> Flow {
    s.then(Task::Learn { seat, lesson: Lesson::From { seat: teacher } });
    Ok(())
}

/// Technology Trade: the same for both.
fn trade(s: &mut State, _: &mut Ask<'_>, seat: Seat, other: Seat) -> Flow {
    let lesson = |seat, from| Task::Learn { seat, lesson: Lesson::From { seat: from } };
    s.then_each([lesson(seat, other), lesson(other, seat)]);
    Ok(())
}

pub(super) const TEACH_US: Row =
    Row([DefensiveFormation, Archers], Use::free(can_be_taught, noted).at(Prompt::LearnFrom, conquered, be_taught));

/// Opponents a city was just conquered from who own something to be learned.
fn conquered(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    let teaches = |other: Seat| !lesson_offers(s, seat, Lesson::From { seat: other }).is_empty();
    s.others(seat).filter(|&other| s.turn.captures[other.index()] > 0 && teaches(other)).collect()
}

fn can_be_taught(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(!conquered(s, seat).is_empty(), Why::NoConquest)?;
    ensure(is_unanswered(s), Why::NoVictory)
}

fn be_taught(s: &mut State, _: &mut Ask<'_>, seat: Seat, teacher: Seat) -> Flow {
    s.turn.captures[teacher.index()] -= 1;
    s.turn.great_ideas += u8::from(s.edition.answers_a_victory_once());
    s.then(Task::Learn { seat, lesson: Lesson::From { seat: teacher } });
    Ok(())
}

pub(super) const SYNERGIES: Row = Row([DefensiveFormation, Archers], Use::action(can_learn_two, learn_two));

/// Advances that can be bought first so that a second of the same group can follow.
fn pairs(s: &State, seat: Seat) -> impl Iterator<Item = Advance> + '_ {
    let pays = advance::pays_for_both(s, seat);
    let second = move |first: Advance| {
        let both = |second: Advance| {
            let owned = s.players[seat].advances;
            let open = second != first
                && !owned.has(second)
                && (first.is_top() || owned.has(first.group().top()))
                && second.needs(s.edition).is_none_or(|needed| needed == first || owned.has(needed));
            open && pays(first, second)
        };
        first.group().advances().any(both)
    };
    let moves = move |first: Advance| {
        // A government that is only moved over adds nothing a second could follow.
        let old = s.players[seat].advances.government();
        first.group().is_government() && old.is_some_and(|old| old != first.group())
    };
    advance::on_sale_aside(s, seat).filter(move |&first| !moves(first) && second(first))
}

fn can_learn_two(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(pairs(s, seat).next().is_some(), Why::NothingToLearn)
}

fn learn_two(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let open: SmallVec<[Advance; 32]> = pairs(s, seat).collect();
    let first = ask.pick(seat, Prompt::Learn, open.iter().copied(), Choice::Learn)?;
    s.then(Task::Learn { seat, lesson: Lesson::Second { group: first.group() } });
    advance::buy_this(s, ask, seat, first, false)
}

pub(super) const NEW_IDEAS: Row =
    Row([HighMorale, Flanking], Use::action(advance::can_buy_any_aside, advance_and_think));

fn advance_and_think(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    advance::buy_aside(s, ask, seat, false)?;
    gain(s, ask, seat, Goods::of(Good::Ideas, 2));
    Ok(())
}

pub(super) const IDEAS: Row = Row([HighGround, Surprise], Use::free(can_think, think));

fn academies(s: &State, seat: Seat) -> u8 {
    spaces(s.cities(seat)).filter(|&city| s.works(city, Building::Academy)).count() as u8
}

fn can_think(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(academies(s, seat) > 0, Why::NoAcademy)
}

fn think(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let count = academies(s, seat);
    gain(s, ask, seat, Goods::of(Good::Ideas, count));
    Ok(())
}

pub(super) const GREAT_IDEAS: Row = Row([Siege, HighGround], Use::free(can_think_greatly, think_greatly));

fn can_think_greatly(s: &State, _: Seat) -> Result<(), Why> {
    ensure(s.turn.great_ideas < s.turn.glories && is_unanswered(s), Why::NoVictory)
}

fn think_greatly(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    s.turn.great_ideas += 1;
    gain(s, ask, seat, Goods::of(Good::Ideas, 2));
    Ok(())
}
