//! The box unpacked, the island built, the first people placed (T2).

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Audience, BySeat, Flow, Rng, Seat, Setup};

use crate::Ask;
use crate::board::Board;
use crate::choice::Choice;
use crate::components::ideas::Card;
use crate::components::sea::{Hex, hexes};
use crate::components::tiles::Tile;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Phase, Player, State, Switches};
use crate::step::begin_epoch;

/// Tokens each player starts with (T2.6).
const FIRST_TOKENS: u8 = 3;

/// The table before the first tile is drawn (T2.1, T2.8).
pub(crate) fn unpack(setup: &Setup, mut rng: Rng) -> State {
    let count = setup.count();
    let first = Seat::new(rng.index(count));
    let mut tiles: arrayvec::ArrayVec<Tile, 12> = Tile::all().collect();
    rng.shuffle(&mut tiles);
    let mut deck: arrayvec::ArrayVec<Card, 54> = Card::box_of_54().collect();
    rng.shuffle(&mut deck);
    State {
        rng,
        switches: Switches::of(setup),
        first,
        epoch: 0,
        phase: Phase::Island { drawn: None },
        board: Board::default(),
        players: BySeat::from_fn(count, |_| Player::new()),
        deck,
        discard: arrayvec::ArrayVec::new(),
        tiles,
        combat: None,
        discarding: None,
    }
}

/// Tiles on the finished island (T2.2).
#[must_use]
pub fn island_size(players: usize) -> usize {
    match players {
        3 => 8,
        4 => 10,
        _ => 12,
    }
}

/// The next player draws a tile for all to see (T2.2), or the island is whole (T2.5).
pub(crate) fn draw_tile(s: &mut State, ask: &mut Ask<'_>) {
    let placed = s.board.placed().len();
    let whole = placed == island_size(s.count()) || s.board.tile_places().is_empty();
    if let (false, Some(tile)) = (whole, s.tiles.pop()) {
        s.phase = Phase::Island { drawn: Some(tile) };
        let seat = s.in_order((placed % s.count()) as u8);
        ask.show(Audience::Everyone, || Event::TileDrawn { seat, tile });
        return;
    }
    s.board.survey();
    s.phase = Phase::Settlers { settled: 0 };
    let lakes = s.board.shores().len() as u8;
    ask.log(|| Event::IslandDone { tiles: placed as u8, lakes });
}

/// The player who drew a tile places it (T2.3, T2.4).
pub(crate) fn place_tile(s: &mut State, ask: &mut Ask<'_>, tile: Tile) -> Flow {
    let seat = s.in_order((s.board.placed().len() % s.count()) as u8);
    let centre = ask.pick(seat, Prompt::Tile { tile }, hexes(s.board.tile_places()), Choice::Tile)?;
    let turn = ask.pick(seat, Prompt::TileTurn { tile, centre }, 0..6, Choice::Turn)?;
    s.board.place(tile, centre, turn);
    s.phase = Phase::Island { drawn: None };
    ask.log(|| Event::TilePlaced { seat, tile, centre });
    Ok(())
}

/// The next player places three tokens as one connected group (T2.6, T2.7).
pub(crate) fn settle(s: &mut State, ask: &mut Ask<'_>, settled: u8) -> Flow {
    if usize::from(settled) == s.count() {
        begin_epoch(s, ask);
        return Ok(());
    }
    let seat = s.in_order(settled);
    let mut chosen = [None; FIRST_TOKENS as usize];
    for place in 0..FIRST_TOKENS {
        let prompt = Prompt::Settle { left: FIRST_TOKENS - place };
        let hex = ask.pick(seat, prompt, hexes(settling_places(s, seat)), Choice::Settle)?;
        s.bring(seat, hex, 1);
        chosen[usize::from(place)] = Some(hex);
    }
    s.phase = Phase::Settlers { settled: settled + 1 };
    ask.log(|| Event::Settled { seat, hexes: chosen.map(|hex| hex.expect("three were chosen")) });
    Ok(())
}

/// Where the next starting token may go: beside or on the ones already there, never so that the rest cannot follow.
pub(crate) fn settling_places(s: &State, seat: Seat) -> HexSet {
    let free = s.board.land().without(s.board.foreign(seat));
    let mine = s.board.peopled(seat);
    if mine.is_empty() {
        return free.into_iter().filter(|&index| Hex::new(index).around().meets(free)).collect();
    }
    let near = mine.or(crate::components::sea::around_all(mine)).and(free);
    near.and(s.enterable(seat))
}
