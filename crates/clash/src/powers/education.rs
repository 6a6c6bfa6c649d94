//! Writing, Public Education, Free Education, Philosophy (C22.13 to C22.16).

use super::rows::{C, M, P, R, Row, Rows};
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    (Advance::Writing, Row::new(C, P)),
    (Advance::PublicEducation, Row::new(M, R)),
    (Advance::FreeEducation, Row::new(M, R)),
    (Advance::Philosophy, Row::new(M, R)),
];

/// Writing gives an Action and an Objective card, at once or with the first government.
pub(super) fn write(s: &mut State, seat: Seat, advance: Advance, governed: bool) {
    let player = &mut s.players[seat];
    let governed = governed || advance.group().is_government();
    let due = if s.edition.writing_awaits_a_government() {
        player.advances.has(Advance::Writing) && governed && !player.writing_paid
    } else {
        advance == Advance::Writing
    };
    if due {
        player.writing_paid = true;
        s.then_each([Task::DrawActions { seat, count: 1 }, Task::DrawObjectives { seat, count: 1 }]);
    }
}

/// Public Education: an idea with a Collect where there is an Academy.
pub(super) fn lesson(s: &mut State, seat: Seat, city: Space) -> Option<Part> {
    let rested = !s.edition.public_education_rests() || !s.turn.used.has(Once::PublicEducation);
    if !(rested && s.works(city, Building::Academy) && s.has(seat, Advance::PublicEducation)) {
        return None;
    }
    s.turn.used.set(Once::PublicEducation);
    Some((Cause::Advance(Advance::PublicEducation), Goods::of(Good::Ideas, 1)))
}

/// Free Education: once another advance is gained, mood for whoever paid with ideas or gold.
pub(crate) fn bought(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, paid: Goods) -> Flow {
    let learned = paid.ideas + paid.gold > 0 && advance != Advance::FreeEducation;
    if !learned || !s.has(seat, Advance::FreeEducation) {
        return Ok(());
    }
    let rewarded = if s.edition.free_education_sells() {
        offer(s, ask, seat, Goods::of(Good::Ideas, 1), Prompt::UseFreeEducation)?
    } else {
        paid.food == 0 && !s.turn.used.has(Once::FreeEducation)
    };
    if rewarded {
        s.turn.used.set(Once::FreeEducation);
        gain_by(s, ask, seat, Goods::of(Good::Mood, 1), Cause::Advance(Advance::FreeEducation));
    }
    Ok(())
}

/// Philosophy: an idea with itself and with every Science advance after it.
pub(super) fn ponder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance) {
    let thinks = advance.group() == Group::Science && s.players[seat].advances.has(Advance::Philosophy);
    if thinks || advance == Advance::Philosophy {
        gain_by(s, ask, seat, Goods::of(Good::Ideas, 1), Cause::Advance(Advance::Philosophy));
    }
}
