//! What things cost, and how money stands in for resources (M6.1, M6.2).

use arrayvec::ArrayVec;
use serde::Serialize;
use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::choice::Choice;
use crate::components::pieces::{Piece, Wealth};
use crate::prompt::Prompt;
use crate::state::{Player, State};
use crate::why::Why;

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Cost {
    /// Stone.
    pub stone: u8,
    /// Food.
    pub food: u8,
    /// Ideas.
    pub ideas: u8,
    /// Population, which nothing can replace.
    pub people: u8,
}

impl Cost {
    /// Nothing at all.
    pub const NONE: Self = Self { stone: 0, food: 0, ideas: 0, people: 0 };

    /// So many ideas.
    #[must_use]
    pub const fn ideas(ideas: u8) -> Self {
        Self { ideas, ..Self::NONE }
    }

    /// So much food.
    #[must_use]
    pub const fn food(food: u8) -> Self {
        Self { food, ..Self::NONE }
    }

    /// What a piece costs, with a card or without (M6.9).
    #[must_use]
    pub const fn of_piece(piece: Piece) -> Self {
        match piece {
            Piece::City | Piece::Port => Self { stone: 4, people: 2, ..Self::NONE },
            Piece::Farm | Piece::Craft => Self::NONE,
        }
    }

    /// What the next wonder of a player costs who has `built` (M6.15).
    #[must_use]
    pub const fn of_wonder(built: u8) -> Self {
        Self { stone: 20 + 5 * built, food: 5 + 5 * built, ..Self::NONE }
    }

    /// How much of a resource.
    #[must_use]
    pub const fn of(self, resource: Wealth) -> u8 {
        match resource {
            Wealth::Stone => self.stone,
            Wealth::Food => self.food,
            Wealth::Ideas => self.ideas,
            Wealth::Money => 0,
        }
    }
}

/// Money for one unit of a resource (M6.1).
pub const MONEY_FOR_ONE: u16 = 2;

/// How a cost is paid: how many units of each resource money stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bill {
    replaced: [u8; 3],
}

impl Bill {
    fn money(self) -> u16 {
        self.replaced.iter().map(|&units| u16::from(units) * MONEY_FOR_ONE).sum()
    }
}

/// The bill with as little money as possible, or why the cost cannot be paid.
pub(crate) fn bill(player: &Player, cost: Cost) -> Result<Bill, Why> {
    if player.population < cost.people {
        return Err(Why::TooFewPeople);
    }
    let short = |resource: Wealth| u16::from(cost.of(resource)).saturating_sub(player.stock(resource)) as u8;
    let bill = Bill { replaced: Wealth::RESOURCES.map(short) };
    if bill.money() <= player.stock(Wealth::Money) {
        return Ok(bill);
    }
    let scarce = Wealth::RESOURCES.into_iter().zip(bill.replaced).find(|&(_, short)| short > 0);
    Err(match scarce {
        Some((Wealth::Stone, _)) => Why::TooLittleStone,
        Some((Wealth::Food, _)) => Why::TooLittleFood,
        _ => Why::TooFewIdeas,
    })
}

/// Whether money could stand for more than it must.
fn has_slack(player: &Player, cost: Cost) -> bool {
    bill(player, cost).is_ok_and(|bill| {
        let in_kind =
            Wealth::RESOURCES.into_iter().zip(bill.replaced).any(|(resource, units)| cost.of(resource) > units);
        in_kind && player.stock(Wealth::Money) >= bill.money() + MONEY_FOR_ONE
    })
}

/// What can be bought, with its cost.
pub(crate) type Wares<T> = ArrayVec<(T, Cost), 16>;

/// Asks which of `wares` is bought and says how it is paid: with as little money as possible, unless the player
/// would rather [`Barter`](Choice::Barter). Only wares that can be paid are offered; there must be one.
pub(crate) fn choose<T: Copy>(
    s: &State,
    ask: &mut Ask<'_>,
    seat: Seat,
    prompt: Prompt,
    wares: &[(T, Cost)],
    choice: impl Fn(T) -> Choice,
) -> Flow<(T, Cost, Bill)> {
    let player = &s.players[seat];
    let plain = wares.iter().filter(|ware| bill(player, ware.1).is_ok()).map(Some);
    let barter = wares.iter().any(|ware| has_slack(player, ware.1)).then_some(None);
    let named = |ware: Option<&(T, Cost)>| ware.map_or(Choice::Barter, |ware| choice(ware.0));
    if let Some(&(ware, cost)) = ask.pick(seat, prompt, plain.chain(barter), named)? {
        let bill = bill(player, cost).expect("only what can be paid is offered");
        return Ok((ware, cost, bill));
    }
    let slack = wares.iter().filter(|ware| has_slack(player, ware.1));
    let &(ware, cost) = ask.pick(seat, Prompt::Bartered, slack, |ware| choice(ware.0))?;
    let mut bill = bill(player, cost).expect("slack is judged by the bill");
    for (at, resource) in Wealth::RESOURCES.into_iter().enumerate() {
        let least = bill.replaced[at];
        let spare = (player.stock(Wealth::Money) - bill.money()) / MONEY_FOR_ONE;
        let most = cost.of(resource).min(least.saturating_add(u8::try_from(spare).unwrap_or(u8::MAX)));
        if most > least {
            let prompt = Prompt::Replace { resource, cost: cost.of(resource) };
            bill.replaced[at] = ask.pick(seat, prompt, least..=most, |units| Choice::Replace(resource, units))?;
        }
    }
    Ok((ware, cost, bill))
}

impl State {
    /// Pays a cost as billed.
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost, bill: Bill) {
        let player = &mut self.players[seat];
        for (resource, units) in Wealth::RESOURCES.into_iter().zip(bill.replaced) {
            player.spend(resource, u16::from(cost.of(resource) - units));
        }
        player.spend(Wealth::Money, bill.money());
        player.population -= cost.people;
    }
}
