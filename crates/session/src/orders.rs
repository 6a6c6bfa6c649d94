//! What players want done without being asked.

use tessera_kernel::Seat;

use crate::{Deed, Session};

/// The most choices that make themselves in a row: no game has that many, and a wrong one shall not stop its host.
const MOST: usize = 500;

/// What is done for a seat without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Orders {
    /// Choices that, as everybody can tell, have no alternative.
    pub obvious: bool,
    /// What others ask is declined, where the game offers that, until something else is asked.
    pub declines: bool,
    /// Turns end by themselves where the game offers that: nothing is left but what their player seldom wants.
    pub ends: bool,
}

impl Orders {
    /// What nobody wants to be asked is not asked.
    pub const USUAL: Self = Self { obvious: true, declines: false, ends: false };
}

impl Session {
    /// What `seat` does under its orders now, if anything: the place of the option.
    #[must_use]
    pub fn ordered(&self, seat: Seat, orders: Orders) -> Option<usize> {
        if orders == Orders::default() {
            return None;
        }
        let asked = self.game.asked(seat)?;
        let obvious = (asked.makes_itself && orders.obvious).then_some(0);
        obvious.or(asked.decline.filter(|_| orders.declines)).or(asked.idle.filter(|_| orders.ends))
    }

    /// Makes every choice that makes itself under the orders of the seats. Returns the deeds.
    pub fn resolve(&mut self, orders: &[Orders], at: i64) -> Vec<Deed> {
        let mut deeds = Vec::new();
        while deeds.len() < MOST {
            let orders = |seat: Seat| orders.get(seat.index()).copied().unwrap_or_default();
            let next = self.game.waiting().into_iter().find_map(|seat| Some((seat, self.ordered(seat, orders(seat))?)));
            let done = next.and_then(|(seat, index)| self.answer_index(seat, index, true, at).ok());
            let Some(deed) = done else { break };
            deeds.push(deed);
        }
        deeds
    }

    /// Seats whose order to decline has come to its end: others were waited for `before`, now they are asked something
    /// else.
    #[must_use]
    pub fn orders_ended(&self, before: &[Seat], orders: &[Orders]) -> Vec<Seat> {
        let asked = self.game.waiting().into_iter().filter(|seat| !before.contains(seat));
        asked.filter(|seat| orders.get(seat.index()).is_some_and(|orders| orders.declines)).collect()
    }
}
