//! What players want done without being asked.

use std::collections::BTreeSet;

use tessera_kernel::Seat;

use crate::{Deed, Session};

/// The most choices that make themselves in a row: no game has that many, and a wrong one shall not stop its host.
const MOST: usize = 500;

/// What is done for a seat without asking.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Orders {
    /// Choices that, as everybody can tell, have no alternative.
    pub obvious: bool,
    /// What others ask is declined, where the game offers that, until something else is asked.
    pub declines: bool,
    /// Turns end by themselves where the game offers that: nothing is left but what their player seldom wants.
    pub ends: bool,
    /// What is offered now and again and shall not be offered any more, by the ids of its names.
    pub waived: BTreeSet<String>,
}

impl Orders {
    /// What nobody wants to be asked is not asked.
    pub const USUAL: Self = Self { obvious: true, declines: false, ends: false, waived: BTreeSet::new() };
}

impl Session {
    /// What `seat` does under its orders now, if anything: the place of the option.
    #[must_use]
    pub fn ordered(&self, seat: Seat, orders: &Orders) -> Option<usize> {
        if *orders == Orders::default() {
            return None;
        }
        let asked = self.game.asked(seat)?;
        let obvious = (asked.makes_itself && orders.obvious).then_some(0);
        let waived = asked.offered.filter(|(what, _)| orders.waived.contains(*what)).map(|(_, declined)| declined);
        let declined = asked.decline.filter(|_| orders.declines);
        obvious.or(declined).or(waived).or(asked.idle.filter(|_| orders.ends))
    }

    /// Makes every choice that makes itself under the orders of the seats. Returns the deeds.
    pub fn resolve(&mut self, orders: &[Orders], at: i64) -> Vec<Deed> {
        let mut deeds = Vec::new();
        while deeds.len() < MOST {
            let ordered = |seat: Seat| Some((seat, self.ordered(seat, orders.get(seat.index())?)?));
            let next = self.game.waiting().into_iter().find_map(ordered);
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
