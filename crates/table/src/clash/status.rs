//! The Status phase: its steps in order, the one being taken, and who has still to take it.

use maud::{Markup, html};
use tessera_clash::edition::Edition;
use tessera_clash::state::{Length, Phase};
use tessera_kernel::{Phrase, Seat};

use super::Look;
use crate::seat::seat_mark;

const OBJECTIVES: &str = "clash-table-step-objectives";
const ADVANCE: &str = "clash-table-step-advance";
const CARDS: &str = "clash-table-step-cards";
const RAZE: &str = "clash-table-step-raze";
const GOVERNMENT: &str = "clash-table-step-government";
const FIRST: &str = "clash-table-step-first";

/// The steps of an edition (C19.1).
const fn steps(edition: Edition) -> &'static [&'static str] {
    if edition.sells_governments() {
        &[OBJECTIVES, ADVANCE, CARDS, RAZE, FIRST]
    } else {
        &[OBJECTIVES, ADVANCE, CARDS, RAZE, GOVERNMENT, FIRST]
    }
}

/// Where a player is in a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Done,
    Now,
    Later,
}

pub(super) fn status(look: &Look<'_>) -> Markup {
    let Phase::Status { step, served } = look.view.phase else {
        return Markup::default();
    };
    let last = steps(look.view.edition).len();
    let number = usize::from(step).min(last);
    html! {
        section .box.status-box aria-label=(look.word("clash-table-status")) {
            h3 .shelf-title { (look.say(&Phrase::new("clash-table-status-of").with("age", look.view.age))) }
            ol .steps {
                @for (place, word) in (1..).zip(steps(look.view.edition)) {
                    @let now = place == number;
                    li class=(if now { "step now" } else if place < number { "step past" } else { "step" }) aria-current=[now.then_some("step")] {
                        span .step-name { (look.word(word)) }
                        @if now && place < last { (order(look, step, served)) }
                        // Who goes first is for one player to say.
                        @else if now { span .step-seats { @for seat in look.scene.game.waiting() { (one(look, seat, Turn::Now)) } } }
                    }
                }
            }
        }
    }
}

fn order(look: &Look<'_>, step: u8, served: u8) -> Markup {
    let count = look.view.players.seats().count();
    let waiting = look.scene.game.waiting();
    let twice = step == 2 && look.view.switches.length == Length::Short;
    let round = usize::from(served) / count;
    let served = if twice && round == 1 { usize::from(served) - count } else { usize::from(served) };
    let turn = |place: usize, seat: Seat| match (waiting.contains(&seat), place < served) {
        (true, _) => Turn::Now,
        (false, true) => Turn::Done,
        (false, false) => Turn::Later,
    };
    html! {
        span .step-seats {
            @if twice { span .quiet { (look.say(&Phrase::new("clash-table-step-round").with("round", round.min(1) + 1))) } }
            @for (place, seat) in look.view.first.clockwise(count).enumerate() {
                (one(look, seat, turn(place, seat)))
            }
        }
    }
}

/// A player with a sign of where they are.
fn one(look: &Look<'_>, seat: Seat, turn: Turn) -> Markup {
    let (class, sign, word) = match turn {
        Turn::Done => ("done", "✓", "clash-table-step-done"),
        Turn::Now => ("acting", "…", "clash-table-step-now"),
        Turn::Later => ("later", "", "clash-table-step-later"),
    };
    let said = look.say(&Phrase::new(word).with("who", seat));
    html! {
        span class=(class) title=(said) {
            (seat_mark(seat.index())) span aria-hidden="true" { (look.name(seat)) " " (sign) } span .unseen { (said) }
        }
    }
}
