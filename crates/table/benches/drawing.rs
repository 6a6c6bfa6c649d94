//! What it costs to draw a table for one player, in the middle of a game; `cargo bench -p tessera-table`.

use divan::{Bencher, black_box};
use tessera_kernel::{AnyMatch, Seat, Secret, Sight, Viewer};
use tessera_table::{Fragment, Scene, fragments};
use tessera_words::{Language, Speaker};

const SEATS: usize = 4;

fn main() {
    divan::main();
}

/// A game after 150 choices.
fn midgame(game: &str) -> Box<dyn AnyMatch> {
    let setup = tessera_games::usual_setup(game, names()).expect("a game");
    let mut playing = tessera_games::begin(game, setup, Secret::from_number(7)).expect("a match");
    let mut pick = 12_345_u64;
    for _ in 0..150 {
        let Some(&seat) = playing.waiting().first() else { break };
        let decision = playing.decision(seat).expect("they are asked");
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = decision.options[(pick >> 33) as usize % decision.options.len()].choice.clone();
        playing.answer(seat, &choice).expect("it is listed");
    }
    playing
}

fn names() -> Vec<String> {
    (1..=SEATS).map(|number| format!("Player {number}")).collect()
}

#[divan::bench(args = ["tempus", "mosaic", "clash-monumental", "patchistory"])]
fn drawn_and_hashed(bencher: Bencher<'_, '_>, game: &str) {
    let (playing, names) = (midgame(game), names());
    let game = Sight::new(&*playing, Viewer::Seat(Seat::new(0)));
    let speaker = Speaker::new(Language::English, &names).of(playing.title());
    let scene = Scene { base: "/t/bench", live: true, listening: true, ..Scene::alone(game, speaker) };
    bencher.bench_local(|| {
        for fragment in fragments(black_box(&scene)) {
            black_box(Fragment::hash(&fragment));
        }
    });
}
