//! Every card of both editions, met twice: where it does what it says, and where it cannot be played or does nothing,
//! with the reason players are told where the game gives one.
//!
//! The tables of these files are matches without a catch-all: a card without its two positions does not compile.

#[path = "../support/mod.rs"]
mod support;

mod actions;
mod advances;
mod events;
mod learned;
mod objectives;
mod persons;
mod tactics;
mod wonders;

use support::*;
use tessera_clash::edition::Edition;
use tessera_clash::event::{Event, Roll};
use tessera_clash::prompt::Prompt;

/// The edition a game plays.
fn edition<G: InEdition>() -> Edition {
    Table::<G>::new().state.edition
}

/// Takes a choice of Red's turn that must be listed, and what follows.
#[track_caller]
fn does<G: InEdition>(table: Table<G>, choice: &str, then: &str) -> Play<G> {
    let mut play = table.turn(RED);
    assert!(play.offers(choice), "{choice} is not offered: {:?}", play.options());
    play.choose(choice);
    if !then.is_empty() {
        play.choose(then);
    }
    play
}

/// A choice of Red's turn is not listed, and this rule says why.
#[track_caller]
fn refuses<G: InEdition>(play: &Play<G>, choice: &str, rule: &str) {
    assert!(!play.offers(choice), "{choice} is offered");
    assert_eq!(play.why_not(choice), Some(rule), "{choice}");
}

/// Plays on quietly until Red is between actions again.
fn quietly<G: InEdition>(mut play: Play<G>) -> Play<G> {
    play.pass_until(|play| play.who() == RED && matches!(play.prompt(), Prompt::Turn { .. }));
    play
}

/// The first roll of a Conflict, attacker first.
fn rolls<G: InEdition>(play: &Play<G>) -> Option<[Roll; 2]> {
    play.told(RED).into_iter().find_map(|event| match event {
        Event::Rolled { rolls, .. } => Some(*rolls),
        _ => None,
    })
}

/// What is added to the dice of a roll besides icons.
fn added(roll: &Roll) -> i8 {
    roll.bonus - roll.dice.iter().filter(|die| die.shows_infantry()).count() as i8
}
