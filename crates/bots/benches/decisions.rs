//! What a decision costs, in every game: `cargo bench -p tessera-bots`.
//!
//! Items are decisions, so the throughput column says decisions a second; each line of the first two plays a whole random
//! game.

use divan::Bencher;
use divan::counter::ItemsCount;
use tessera_bots::{Budget, Judge, Random, Search};
use tessera_clash::Clash;
use tessera_kernel::{Eyes, Game, Match, Position, Rng, Secret, Setup, Takebacks};
use tessera_mosaic::Mosaic;
use tessera_patchistory::Patchistory;
use tessera_tempus::Tempus;

fn main() {
    divan::main();
}

fn start<G: Game>(seats: usize) -> Position<G> {
    let setup = Setup::anonymous::<G>(seats).checked::<G>().expect("the usual setup works");
    Position::new(G::setup(&setup, Rng::from_number(7)), None)
}

/// Every question answered on the spot: simulation and playouts.
#[divan::bench(types = [Tempus, Mosaic, Clash, Patchistory], args = [3, 4])]
fn played_out<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let position = start::<G>(seats);
    let play = || position.clone().play_out(&mut Random(Rng::from_number(1)), |_| true);
    bencher.counter(ItemsCount::new(play().decisions)).bench(play);
}

/// Every question suspended and answered through a position: live play and tree search.
#[divan::bench(types = [Tempus, Mosaic, Clash, Patchistory], args = [3, 4])]
fn step_by_step<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let position = start::<G>(seats);
    let play = || {
        let mut position = position.clone();
        let mut rng = Rng::from_number(1);
        let mut decisions = 0_u64;
        while let Some(decision) = position.decisions().first() {
            let (seat, index) = (decision.seat, rng.index(decision.options.len()));
            position.answer(seat, index, None);
            decisions += 1;
        }
        decisions
    };
    bencher.counter(ItemsCount::new(play())).bench(play);
}

/// Tree search from the middle of a game, on one core, with what was learned: items are decisions in the tree.
#[divan::bench(types = [Tempus, Mosaic, Clash, Patchistory], args = [3], sample_count = 10)]
fn search<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    searched::<G>(bencher, seats, &Judge::newest::<G>());
}

/// The same with the evaluation alone, and playouts.
#[divan::bench(types = [Tempus, Mosaic, Clash, Patchistory], args = [3], sample_count = 10)]
fn search_plain<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    searched::<G>(bencher, seats, &Judge::plain::<G>());
}

fn searched<G: Game>(bencher: Bencher<'_, '_>, seats: usize, judge: &Judge) {
    let mut position = start::<G>(seats);
    let mut rng = Rng::from_number(1);
    for _ in 0..200 {
        let (seat, count) = (position.decisions()[0].seat, position.decisions()[0].options.len());
        position.answer(seat, rng.index(count), None);
    }
    while position.decisions()[0].options.len() < 2 {
        let seat = position.decisions()[0].seat;
        position.answer(seat, 0, None);
    }
    let seat = position.decisions()[0].seat;
    let think = || {
        let mut search = Search::new(Budget::iterations(4_000), judge.clone(), Rng::from_number(2));
        search.judge(Eyes::new(&position, seat));
        search.decisions()
    };
    bencher.counter(ItemsCount::new(think())).bench(think);
}

/// Judging a position from the middle of a game by what was learned.
#[divan::bench(types = [Tempus, Mosaic, Clash, Patchistory], args = [2, 3])]
fn judged<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let mut position = start::<G>(seats.max(*G::SEATS.start()));
    let mut rng = Rng::from_number(1);
    for _ in 0..300 {
        let (seat, count) = (position.decisions()[0].seat, position.decisions()[0].options.len());
        position.answer(seat, rng.index(count), None);
    }
    let judge = Judge::newest::<G>();
    bencher.bench_local(|| judge.of::<G>(position.state()));
}

/// Copying a state.
#[divan::bench(types = [Tempus, Mosaic, Clash, Patchistory])]
fn state_copied<G: Game>(bencher: Bencher<'_, '_>) {
    let position = start::<G>(*G::SEATS.end());
    let mut copy = position.state().clone();
    bencher.bench_local(|| copy.clone_from(position.state()));
}

/// Taking back the last choice of a whole game: it is played again from the beginning.
#[divan::bench(types = [Tempus, Mosaic, Clash, Patchistory])]
fn undo_at_the_end<G: Game>(bencher: Bencher<'_, '_>) {
    let setup = Setup { takebacks: Takebacks::Free, ..Setup::anonymous::<G>(*G::SEATS.end()) };
    let mut game = Match::<G>::new(setup, Secret::from_number(7)).expect("the usual setup works");
    let mut rng = Rng::from_number(1);
    let mut last = None;
    while let Some(decision) = game.decisions().first() {
        let (seat, choice) = (decision.seat, decision.options[rng.index(decision.options.len())].clone());
        game.answer(seat, &choice).expect("listed");
        last = Some(seat);
    }
    let seat = last.expect("somebody chose");
    bencher.with_inputs(|| game.clone()).bench_values(|mut game| game.undo(seat).map(|_| game.choices()));
}
