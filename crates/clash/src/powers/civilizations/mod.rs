//! What a people can do, and its Leaders (C33, C34). A file a people: its rows, and under them all that its powers do.
//! What rules ask, and who is asked, is in a file an area: `tenure`, `conflicts`, `moves`, `cities`, `prices`, `dealings`, `cards`.

mod aztecs;
mod babylonians;
pub(crate) mod captives;
mod cards;
mod carthaginians;
mod celts;
mod chinese;
mod cities;
mod conflicts;
mod dealings;
mod egyptians;
mod greeks;
mod huns;
mod indians;
mod japanese;
mod mayas;
mod moves;
mod patrons;
mod persians;
mod phoenicians;
mod prices;
mod romans;
pub(crate) mod rows;
mod seekers;
mod tenure;
mod using;
mod vikings;

pub(crate) use cards::*;
pub(crate) use cities::*;
pub(crate) use conflicts::*;
pub(crate) use dealings::*;
pub(crate) use egyptians::charm;
pub(crate) use moves::*;
pub(crate) use prices::*;
pub(crate) use tenure::*;
pub(crate) use using::{can_use, usable, use_power, use_price};

use tessera_kernel::census;

use rows::{Row, row};

use crate::components::civilizations::{Power, Powers};
use crate::prelude::*;

/// The powers of a player that answer a question, with their answers.
fn answers<T: Copy>(
    s: &State,
    seat: Seat,
    asked: Powers,
    answer: fn(&Row) -> Option<T>,
) -> impl Iterator<Item = (Power, T)> + use<T> {
    s.players[seat].powers.and(asked).iter().filter_map(move |power| Some((power, answer(row(power))?)))
}

/// An answer of a power's; one that says something is noted for whoever counts.
fn fired<T: PartialEq + Default>(power: Power, answer: T) -> T {
    if answer != T::default() {
        census::note(power.name().id);
    }
    answer
}

/// A power does what it was set off to do.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, space: Space) -> Flow {
    match row(power).sequel.filter(|_| s.can(seat, power)) {
        Some(sequel) => {
            census::note(power.name().id);
            sequel(s, ask, seat, space)
        }
        None => Ok(()),
    }
}

/// Offers a power for a price to whoever can pay it, and says so when it is taken.
fn offer_power(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, cost: Goods) -> Flow<bool> {
    let price = Price::by(Cause::Power(power), cost);
    Ok(fired(power, offer(s, ask, seat, price, Prompt::UsePower { power, cost })?))
}

/// One of these, as the player likes.
fn take_one(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, kinds: [Goods; 2]) -> Flow {
    let goods = ask.pick(seat, Prompt::PowerTake { power }, kinds, Choice::Take)?;
    gain_by(s, ask, seat, goods, Cause::Power(power));
    Ok(())
}

/// How far a space is from the nearest of some, over revealed spaces.
fn distant(s: &State, from: Space, to: HexSet) -> Option<u8> {
    s.board.distance(from, to, s.board.revealed)
}

/// Whether a power that serves once a turn has not served yet.
fn is_fresh(s: &State, power: Power) -> bool {
    !row(power).once || !s.turn.spent.has(power)
}
