//! What a decision costs: `cargo bench -p tessera-bots`.
//!
//! Each line plays one whole random game. Divide by the number of decisions in its name.

use divan::Bencher;
use divan::counter::ItemsCount;
use tessera_bots::Random;
use tessera_kernel::{Game, Position, Rng, Setup};
use tessera_tempus::Tempus;

fn main() {
    divan::main();
}

fn start<G: Game>(seats: usize) -> Position<G> {
    let setup = Setup::anonymous::<G>(seats).checked::<G>().expect("the usual setup works");
    Position::new(G::setup(&setup, Rng::from_number(7)), None)
}

/// Every question answered on the spot: simulation and playouts.
#[divan::bench(args = [3, 4, 5])]
fn tempus_played_out(bencher: Bencher<'_, '_>, seats: usize) {
    let position = start::<Tempus>(seats);
    let play = || position.clone().play_out(&mut Random(Rng::from_number(1)), |_| true);
    bencher.counter(ItemsCount::new(play().decisions)).bench(play);
}

/// Every question suspended and answered through a position: live play and tree search.
#[divan::bench(args = [3, 4, 5])]
fn tempus_step_by_step(bencher: Bencher<'_, '_>, seats: usize) {
    let position = start::<Tempus>(seats);
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

/// Copying a state.
#[divan::bench]
fn tempus_state_copied(bencher: Bencher<'_, '_>) {
    let position = start::<Tempus>(5);
    let mut copy = position.state().clone();
    bencher.bench_local(|| copy.clone_from(position.state()));
}
