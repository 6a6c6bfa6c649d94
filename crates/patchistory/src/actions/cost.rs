//! What actions cost (P7.2, P8.10).

use tessera_kernel::Seat;

use crate::choice::Deed;
use crate::components::eras;
use crate::components::icons::Icon;
use crate::powers;
use crate::state::State;
use crate::why::Why;

/// What an action costs somebody now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Politics points.
    pub points: u8,
    /// Food.
    pub food: u8,
    /// Resources.
    pub resources: u8,
}

/// What an action costs a seat; `resources` where that depends on what is built.
pub(crate) fn of(s: &State, seat: Seat, deed: Deed, resources: u8) -> Cost {
    let era = s.era_row();
    let (points, food, resources) = match deed {
        Deed::Aid => (2, 0, 0),
        Deed::Threat => (3, 0, 0),
        Deed::Trade => (1, era.trade, 0),
        Deed::Exchange | Deed::Campaign => (1, 0, 0),
        Deed::Train => (2, era.train, 0),
        Deed::HonourHeroes => (2, era.heroes, 0),
        Deed::HonourWonders => (2, 0, era.wonders),
        Deed::BuildRoute => (2, 0, eras::ROUTE),
        Deed::Sanitise => (2, 0, eras::SANITATION),
        Deed::Construct => (3, 0, resources),
    };
    Cost {
        points: powers::price(s, seat, deed, Icon::Politics, points),
        food: powers::price(s, seat, deed, Icon::Food, food),
        resources: powers::price(s, seat, deed, Icon::Resource, resources),
    }
}

impl Cost {
    /// Whether a seat has all that (P7.2).
    ///
    /// # Errors
    /// What is missing.
    pub fn check(self, s: &State, seat: Seat) -> Result<(), Why> {
        if s.points(seat) < self.points {
            return Err(Why::NoPoints);
        }
        if s.good(seat, Icon::Food) < self.food.into() {
            return Err(Why::NoFood);
        }
        if s.good(seat, Icon::Resource) < self.resources.into() {
            return Err(Why::NoResources);
        }
        Ok(())
    }

    /// A seat pays it.
    pub fn pay(self, s: &mut State, seat: Seat) {
        s.players[seat].spent += self.points;
        s.pay(seat, Icon::Food, self.food.into());
        s.pay(seat, Icon::Resource, self.resources.into());
    }
}
