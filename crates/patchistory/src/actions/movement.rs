//! Movement: on the territory, then on routes (P9).

use arrayvec::ArrayVec;
use tessera_kernel::{Flow, Seat, options};

use crate::cell::{Cell, CellSet};
use crate::choice::{Choice, Way};
use crate::components::icons::Icon;
use crate::components::people::WORKERS;
use crate::components::routes::{ALLIED, FAR_END, PREPARATION, PRINCIPAL, WAR};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Moving, Phase, Space, State, Task};
use crate::territory::Territory;
use crate::why::Why;
use crate::{Ask, powers};

/// The next part of a player's Movement.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, served: u8, stage: Moving) -> Flow {
    let seat = s.in_order(served);
    let at = |stage| Phase::Movement { served, stage };
    match stage {
        Moving::Begin => {
            let range = s.level(seat, Icon::Transport);
            s.phase = at(Moving::Land { range, moved: CellSet::NONE });
        }
        Moving::Land { range, moved } => return on_land(s, ask, seat, served, range, moved),
        Moving::Principal { range, next } if usize::from(next) < PRINCIPAL => {
            s.phase = at(Moving::Principal { range, next: next + 1 });
            return on_principal(s, ask, seat, next, range);
        }
        Moving::Principal { range, .. } => s.phase = at(Moving::Allied { range, next: 0 }),
        Moving::Allied { range, next } if usize::from(next) < ALLIED => {
            s.phase = at(Moving::Allied { range, next: next + 1 });
            return on_allied(s, ask, seat, next, range);
        }
        Moving::Allied { .. } => s.phase = at(Moving::Rested),
        Moving::Rested => {
            s.phase = Phase::Movement { served: served + 1, stage: Moving::Begin };
            rested(s, ask, seat);
        }
    }
    Ok(())
}

/// One worker after another moves, until the player has enough or nobody can (P9.1).
fn on_land(s: &mut State, ask: &mut Ask<'_>, seat: Seat, served: u8, range: u8, moved: CellSet) -> Flow {
    let ground = Ground::new(s, seat, range);
    let waiting = s.players[seat].workers;
    let movers: ArrayVec<(Cell, CellSet), { WORKERS as usize }> = waiting
        .iter()
        .map(|cell| (cell, ground.destinations(waiting, moved, cell)))
        .filter(|(_, destinations)| !destinations.is_empty())
        .collect();
    let crowded = waiting.meets(moved);
    let prompt = Prompt::Move { range };
    let mover = if crowded {
        // Two workers share a location: one of them has to move on (P9.2).
        Some(ask.pick(seat, prompt, movers, |(cell, _)| Choice::Move(cell))?)
    } else if movers.is_empty() {
        None
    } else {
        ask.pick_or(Choice::Done, seat, prompt, movers, |(cell, _)| Choice::Move(cell))?
    };
    let Some((from, destinations)) = mover else {
        s.players[seat].workers = waiting.or(moved);
        s.phase = Phase::Movement { served, stage: Moving::Principal { range, next: 0 } };
        s.refresh(seat);
        return Ok(());
    };
    let to = ask.pick(seat, Prompt::MoveTo { from, range }, destinations.iter(), Choice::To)?;
    let mut moved = moved;
    moved.insert(to);
    s.players[seat].workers.remove(from);
    s.phase = Phase::Movement { served, stage: Moving::Land { range, moved } };
    s.refresh(seat);
    ask.log(|| Event::Moved { seat, from, to });
    Ok(())
}

/// A territory as workers walk over it.
pub(crate) struct Ground<'a> {
    territory: &'a Territory,
    locations: CellSet,
    /// Locations of several squares: one step whatever their size.
    blocks: ArrayVec<CellSet, 15>,
    /// Seas, where they cost nothing.
    free: CellSet,
    range: u8,
}

impl<'a> Ground<'a> {
    pub(crate) fn new(s: &'a State, seat: Seat, range: u8) -> Self {
        let territory = &s.players[seat].territory;
        let free = if powers::free_seas(s, seat) { territory.seas() } else { CellSet::NONE };
        let blocks = territory.features().map(|(_, cells)| cells).filter(|cells| cells.len() > 1).collect();
        Self { territory, locations: territory.locations(), blocks, free, range }
    }

    /// Locations a worker can come to from here, its own left out.
    fn reach(&self, from: Cell) -> CellSet {
        let mut reached = self.close(self.territory.location(from));
        for _ in 0..self.range {
            let next = self.close(reached.or(reached.around().and(self.territory.occupied())));
            if next == reached {
                break;
            }
            reached = next;
        }
        let mut reached = reached.and(self.locations);
        reached.remove(from);
        reached
    }

    /// How many steps it is to a location, where it can be walked to at all.
    pub(crate) fn steps(&self, from: Cell, to: Cell) -> Option<u8> {
        let mut reached = self.close(self.territory.location(from));
        for steps in 0.. {
            if reached.has(to) {
                return Some(steps);
            }
            let next = self.close(reached.or(reached.around().and(self.territory.occupied())));
            if next == reached {
                return None;
            }
            reached = next;
        }
        None
    }

    /// Whole locations, and the seas beside them where those cost nothing.
    fn close(&self, reached: CellSet) -> CellSet {
        let touched = self.blocks.iter().filter(|block| block.meets(reached));
        let whole = touched.fold(reached, |all, &block| all.or(block));
        whole.or(whole.around().and(self.free))
    }

    /// Where a worker may go so that in the end nobody has to share (P9.2).
    pub(crate) fn destinations(&self, waiting: CellSet, moved: CellSet, from: Cell) -> CellSet {
        let mut others = waiting;
        others.remove(from);
        let reach = self.reach(from).without(moved);
        if others.meets(moved) {
            return reach.iter().filter(|&to| self.fits(others, moved, to)).collect();
        }
        // Nobody is crowded: only a place where somebody stands who has not moved needs thought.
        let taken = reach.and(others);
        let possible = taken.iter().filter(|&to| self.fits(others, moved, to)).collect();
        reach.without(taken).or(possible)
    }

    /// Whether everybody who has not moved finds a location of their own once `to` is taken, too.
    fn fits(&self, waiting: CellSet, moved: CellSet, to: Cell) -> bool {
        let mut gone = moved;
        gone.insert(to);
        let walkers: ArrayVec<(Cell, CellSet), { WORKERS as usize }> = waiting
            .iter()
            .map(|cell| {
                let mut places = self.reach(cell);
                places.insert(cell);
                (cell, places.without(gone))
            })
            .collect();
        let mut placed: ArrayVec<(Cell, usize), { WORKERS as usize }> = ArrayVec::new();
        (0..walkers.len()).all(|walker| find_place(&walkers, &mut placed, walker, &mut CellSet::default()))
    }
}

/// Finds a location for a walker, moving those who have one already where that helps.
fn find_place(
    walkers: &[(Cell, CellSet)],
    placed: &mut ArrayVec<(Cell, usize), { WORKERS as usize }>,
    walker: usize,
    tried: &mut CellSet,
) -> bool {
    let (own, places) = walkers[walker];
    // One's own location first: then most are done at once.
    let own_first = places.has(own).then_some(own);
    for cell in own_first.into_iter().chain(places.iter()) {
        if tried.has(cell) {
            continue;
        }
        tried.insert(cell);
        match placed.iter().position(|&(taken, _)| taken == cell) {
            None => {
                placed.push((cell, walker));
                return true;
            }
            Some(at) => {
                let holder = placed[at].1;
                if find_place(walkers, placed, holder, tried) {
                    // The holder has a new entry now; this one is the walker's.
                    let at = placed.iter().position(|&(taken, who)| taken == cell && who == holder);
                    if let Some(at) = at {
                        placed[at].1 = walker;
                    }
                    return true;
                }
            }
        }
    }
    false
}

/// Whether a worker may go somewhere, for those who ask why not.
pub(crate) fn can_go(s: &State, seat: Seat, range: u8, from: Cell, to: Cell) -> Result<(), Why> {
    let ground = Ground::new(s, seat, range);
    let moved = match s.phase {
        Phase::Movement { stage: Moving::Land { moved, .. }, .. } => moved,
        _ => CellSet::NONE,
    };
    if ground.destinations(s.players[seat].workers, moved, from).has(to) {
        Ok(())
    } else if ground.reach(from).has(to) {
        Err(Why::Shared)
    } else {
        Err(Why::OutOfReach)
    }
}

options! {
    /// What a worker on a route does.
    enum Step: Choice { Go(spaces: u8), Rest }
}

/// A worker on a Principal route goes on, or aside to rest (P9.3 to P9.7).
fn on_principal(s: &mut State, ask: &mut Ask<'_>, seat: Seat, at: u8, range: u8) -> Flow {
    let Some(route) = s.principal[usize::from(at)].filter(|route| route.from == seat) else { return Ok(()) };
    let way = Way::Principal(at);
    match route.worker {
        Some(Space::On(space)) => {
            let range = range + powers::route_reach(s, seat);
            let most = range.min(PREPARATION - space);
            let step = if most == 0 {
                Step::Rest
            } else {
                ask.one(seat, Prompt::Along { way, range }, (1..=most).map(Step::Go).chain([Step::Rest]))?
            };
            match step {
                Step::Go(spaces) => {
                    let space = space + spaces;
                    s.route_mut(at).worker =
                        Some(if space == PREPARATION { Space::Preparation } else { Space::On(space) });
                    ask.log(|| Event::WentAlong { seat, way, space });
                }
                Step::Rest => {
                    s.route_mut(at).worker = Some(Space::Rest);
                    ask.log(|| Event::Rested { seat, way });
                }
            }
        }
        // A war that was declared is fought, whatever the Transport (P9.6).
        Some(Space::Preparation) => {
            s.route_mut(at).worker = Some(Space::War);
            ask.log(|| Event::WentAlong { seat, way, space: WAR });
        }
        Some(Space::War | Space::Rest | Space::Rested) | None => {}
    }
    Ok(())
}

/// A worker on an Allied route goes on; at the far end it comes home at once (P9.8).
fn on_allied(s: &mut State, ask: &mut Ask<'_>, seat: Seat, at: u8, range: u8) -> Flow {
    let way = Way::Allied(at);
    let Some(alliance) = s.allied[usize::from(at)] else { return Ok(()) };
    let Some(end) = alliance.end_of(seat) else { return Ok(()) };
    let Some(space) = alliance.workers[end] else { return Ok(()) };
    let left = if end == 0 { FAR_END - space } else { space };
    let most = range.min(left);
    let spaces = if most == 0 { 0 } else { ask.pick(seat, Prompt::Along { way, range }, 1..=most, Choice::Go)? };
    let home = spaces == left || spaces == 0;
    let space = if end == 0 { space + spaces } else { space - spaces };
    if let Some(alliance) = &mut s.allied[usize::from(at)] {
        alliance.workers[end] = (!home).then_some(space);
    }
    if home {
        s.players[seat].in_hand += 1;
        s.agenda.then(Task::Home(seat));
        ask.log(|| Event::CameHome { seat, way });
    } else {
        ask.log(|| Event::WentAlong { seat, way, space });
    }
    Ok(())
}

/// Those who have rested since the last Movement come home (P9.5).
fn rested(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    for at in 0..PRINCIPAL as u8 {
        let Some(route) = s.principal[usize::from(at)].filter(|route| route.from == seat) else { continue };
        match route.worker {
            Some(Space::Rested) => {
                s.call_home(at);
                ask.log(|| Event::CameHome { seat, way: Way::Principal(at) });
            }
            Some(Space::Rest) => s.route_mut(at).worker = Some(Space::Rested),
            _ => {}
        }
    }
}
