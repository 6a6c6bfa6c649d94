//! Every power of every people and Leader, met twice: where it does what it says, and where it does nothing.
//!
//! A file a people. A test carries the number of its power: `c33_1_…` where it works, `c33_1_not_…` where it does not.

#[path = "../support/mod.rs"]
mod support;

mod aztecs;
mod babylonians;
mod carthaginians;
mod celts;
mod chinese;
mod egyptians;
mod greeks;
mod huns;
mod indians;
mod japanese;
mod mayas;
mod pairs_battles;
mod pairs_cities;
mod pairs_influence;
mod pairs_moves;
mod persians;
mod phoenicians;
mod romans;
mod table;
mod vikings;

use support::*;
use tessera_clash::components::civilizations::Power;
use tessera_clash::event::{Cause, Event, Roll};

/// The first roll of a Conflict, attacker first.
fn rolls(play: &Play<Civilizations>) -> Option<[Roll; 2]> {
    play.told(RED).into_iter().find_map(|event| match event {
        Event::Rolled { rolls, .. } => Some(*rolls),
        _ => None,
    })
}

/// What a power adds to a side's combat value in the first roll: attacker 0, defender 1.
fn adds(play: &Play<Civilizations>, side: usize, power: Power) -> i8 {
    let rolls = rolls(play).expect("a roll");
    rolls[side].causes.iter().filter(|(cause, _)| *cause == Cause::Power(power)).map(|(_, bonus)| bonus).sum()
}

/// The first hits on a side, and how many of them were cancelled: attacker 0, defender 1.
fn hits(play: &Play<Civilizations>, side: usize) -> Option<(u8, u8)> {
    play.told(RED).into_iter().find_map(|event| match event {
        Event::Casualties { hits, cancelled, .. } => Some((hits[side], cancelled[side])),
        _ => None,
    })
}

/// Whether a player has hits to fear in the first round.
fn is_hit(play: &Play<Civilizations>, side: usize) -> bool {
    hits(play, side).is_some_and(|(hits, _)| hits > 0)
}

/// Whether a player is asked about a power.
fn asks(play: &Play<Civilizations>, power: Power) -> bool {
    use tessera_clash::prompt::Prompt as Ask;
    match play.prompt() {
        Ask::UsePower { power: asked, .. }
        | Ask::ShareSpace { power: asked, .. }
        | Ask::PowerAt { power: asked }
        | Ask::PowerWho { power: asked }
        | Ask::PowerTake { power: asked }
        | Ask::PowerPay { power: asked }
        | Ask::PowerCount { power: asked } => asked == power,
        _ => false,
    }
}
