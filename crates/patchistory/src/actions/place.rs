//! Placing a land tile (P6). The judgement of where it may go is in `territory.rs`.

use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::cell::{Cell, CellSet};
use crate::choice::Choice;
use crate::components::tiles::{Face, Tile};
use crate::event::{Event, Under};
use crate::powers::{self, OnPlacing};
use crate::prompt::Prompt;
use crate::state::{Phase, State, Task};
use crate::territory::Placement;

options! {
    /// Which side is up, where that is open (P5.10).
    enum Turned: Choice { Side(face: Face), Discard }
}

/// The next player places the tile won, or discards it (P6.1).
pub(crate) fn place(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    let seat = s.in_order(served);
    s.phase = Phase::Placing { served: served + 1 };
    let Some(won) = s.players[seat].won else { return Ok(()) };
    let (tile, shown) = s.offered(won);
    let chosen = choose(s, ask, seat, tile, shown)?;
    s.players[seat].won = None;
    let Some((face, placement)) = chosen else {
        ask.log(|| Event::TileDiscarded { seat, tile, face: shown });
        return Ok(());
    };
    lay(s, ask, seat, tile, face, placement)
}

fn choose(
    s: &State,
    ask: &mut Ask<'_>,
    seat: Seat,
    tile: Tile,
    shown: Option<Face>,
) -> Flow<Option<(Face, Placement)>> {
    let (territory, limit) = (&s.players[seat].territory, s.limit(seat));
    let face = if let Some(face) = shown {
        face
    } else {
        let faces = Face::ALL.into_iter().filter(|&face| territory.can_place(tile, face, limit));
        match ask.one(seat, Prompt::Side { tile }, faces.map(Turned::Side).chain([Turned::Discard]))? {
            Turned::Side(face) => face,
            Turned::Discard => return Ok(None),
        }
    };
    let placements = territory.placements(tile, face, limit);
    let mut anchors = placements.clone();
    anchors.dedup_by_key(|placement| (placement.x, placement.y));
    let prompt = Prompt::At { tile, face };
    let at = |placement: Placement| Choice::At(placement.at());
    let anchor = if shown.is_none() {
        ask.pick(seat, prompt, anchors, at)?
    } else {
        let Some(anchor) = ask.pick_or(Choice::Discard, seat, prompt, anchors, at)? else { return Ok(None) };
        anchor
    };
    let mut ways = placements.into_iter().filter(|way| (way.x, way.y) == (anchor.x, anchor.y));
    let prompt = Prompt::Layers { tile, face, at: anchor.at() };
    let placement = match (ways.next(), ways.clone().next()) {
        (Some(only), None) => only,
        (first, _) => ask.pick(seat, prompt, first.into_iter().chain(ways), |way| Choice::Layers(way.under))?,
    };
    Ok(Some((face, placement)))
}

/// The tile is laid; workers stay where they are (P6.9); then what it does when placed (P6.10).
fn lay(s: &mut State, ask: &mut Ask<'_>, seat: Seat, tile: Tile, face: Face, placement: Placement) -> Flow {
    let at = placement.at();
    let over: CellSet =
        (0..4).filter(|quarter| placement.under >> quarter & 1 == 0).map(|quarter| at.quarter(quarter)).collect();
    let before = s.players[seat].territory;
    let lost = before.features().filter(|(_, cells)| cells.meets(over));
    // Two such locations may be covered at once: nobody moves before everything is said.
    let mut stays: Vec<(Cell, Cell)> = Vec::new();
    for (feature, cells) in lost.clone() {
        let stood = before.home(cells.iter().next().expect("a feature has a place"));
        if cells.len() > 1 && s.players[seat].workers.has(stood) {
            // A worker has no place of its own inside a larger location: its owner names one now.
            stays.push((stood, ask.pick(seat, Prompt::Stay { feature }, cells.iter(), Choice::Stay)?));
        }
    }
    for (stood, cell) in stays {
        s.players[seat].workers.remove(stood);
        s.players[seat].workers.insert(cell);
    }
    let under = Under::of(placement.under);
    ask.log(|| Event::Placed { seat, tile, face, at, under });
    for (feature, _) in lost {
        ask.log(|| Event::FeatureLost { seat, feature });
    }
    for (_, square) in s.players[seat].territory.place(tile, face, placement) {
        s.scrap(square);
    }
    let shape = tile.shape(face);
    let seen = shape != 0 && placement.under & shape == 0;
    match (seen, powers::on_placing(tile.feature())) {
        (true, OnPlacing::Alliance) => s.agenda.then(Task::Partner(seat, tile.feature())),
        (true, OnPlacing::Worker) => s.agenda.then(Task::Recruit(seat)),
        _ => {}
    }
    settle_workers(s, seat);
    s.refresh(seat);
    Ok(())
}

/// Workers who have come to share a location make room at once.
fn settle_workers(s: &mut State, seat: Seat) {
    let mut settled = CellSet::NONE;
    for cell in s.players[seat].workers.iter() {
        let home: Cell = s.players[seat].territory.home(cell);
        if settled.has(home) {
            s.players[seat].in_hand += 1;
            s.agenda.then(Task::Home(seat));
        } else {
            settled.insert(home);
        }
    }
    s.players[seat].workers = settled;
}
