//! The box unpacked (P2).

use arrayvec::ArrayVec;
use tessera_kernel::{Agenda, BySeat, Cells, Rng, Seat, Setup};

use crate::cell::CellSet;
use crate::components::buildings::{self, Building, Pile};
use crate::components::capitals::{Capital, Side};
use crate::components::features::Features;
use crate::components::icons::Icons;
use crate::components::people::WORKERS;
use crate::components::prosperity::{self, Cards, Prosperity};
use crate::components::routes::{ALLIED, PRINCIPAL};
use crate::components::tiles::{PER_ERA, Printing, Tile};
use crate::state::{Marks, Phase, Player, State};
use crate::territory::Territory;

/// Money, Food, Resources and Culture everyone begins with (P2.1).
pub const FIRST_GOODS: [u16; 4] = [3, 4, 0, 20];

/// The table before the first round.
pub(crate) fn unpack(setup: &Setup, mut rng: Rng) -> State {
    let count = setup.count();
    let side = Side::of(setup);
    let first = Seat::new(rng.index(count));
    let mut liberty = Capital::LIBERTY;
    rng.shuffle(&mut liberty);
    let tiles = Building::all().flat_map(|building| std::iter::repeat_n(building, buildings::COPIES.into()));
    let mut stock: ArrayVec<Building, { buildings::TILES }> = tiles.collect();
    rng.shuffle(&mut stock);
    let mut deck = Prosperity::ALL;
    rng.shuffle(&mut deck);
    let mut deck = deck.into_iter();
    let players = BySeat::from_fn(count, |seat| {
        let capital = match side {
            Side::Equality => Capital::Equality,
            Side::Liberty => liberty[seat.index()],
        };
        let hand: Pile = stock.drain(stock.len() - buildings::HAND..).collect();
        let cards: Cards = deck.by_ref().take(prosperity::HAND).collect();
        player(capital, hand, cards)
    });
    let printing = Printing::of(setup);
    let stack = shuffled(&mut rng, 0, printing);
    let mut state = State {
        rng,
        side,
        revision: setup.revision,
        printing,
        era: 0,
        round: 0,
        first,
        phase: Phase::Offer,
        agenda: Agenda::default(),
        players,
        principal: Cells([None; PRINCIPAL]),
        allied: [None; ALLIED],
        stack,
        offer: ArrayVec::new(),
        stock,
        scrapped: Pile::default(),
        spare_cards: deck.collect(),
        used_cards: Cards::NONE,
        fight: None,
        ballot: ArrayVec::new(),
    };
    for seat in state.players.seats() {
        // Two players begin without a route (P2.4).
        if count > 2 {
            state.lay_principal(seat, seat.next(count));
        }
        state.refresh(seat);
    }
    state
}

/// The land tiles of an Era in random order.
pub(crate) fn shuffled(rng: &mut Rng, era: u8, printing: Printing) -> ArrayVec<Tile, PER_ERA> {
    let mut stack: ArrayVec<Tile, PER_ERA> = Tile::of_era(era, printing).collect();
    rng.shuffle(&mut stack);
    stack
}

fn player(capital: Capital, hand: Pile, cards: Cards) -> Player {
    Player {
        territory: Territory::new(capital),
        workers: CellSet::NONE,
        levels: Icons::NONE,
        features: Features::NONE,
        used: Features::NONE,
        goods: FIRST_GOODS,
        votes: 0,
        track: WORKERS,
        in_hand: 0,
        hand,
        buried: Pile::default(),
        cards,
        stake: None,
        won: None,
        spent: 0,
        bonus: 0,
        marks: Marks::default(),
    }
}
