//! What an estimate is made of adds up to it, in every game: nothing is left out of a reason or counted twice.

use tessera_kernel::{Game, Match, Rng, Secret, Setup, part_names};

struct AddsUp {
    edition: &'static str,
    seed: u64,
}

impl tessera_games::Visitor for AddsUp {
    type Out = ();

    fn visit<G: Game>(self) {
        let Self { edition, seed } = self;
        let setup = Setup::anonymous::<G>(*G::SEATS.start()).in_edition(edition);
        let mut game = Match::<G>::new(setup, Secret::from_number(seed)).expect("playable");
        let mut rng = Rng::from_number(seed);
        let weights = G::weights().values();
        let mut telling = vec![false; part_names::<G>().len()];
        while let Some(decision) = game.decisions().first() {
            let (seat, index) = (decision.seat, rng.index(decision.options.len()));
            if game.choices().is_multiple_of(7) {
                let whole = G::evaluate(game.state(), &weights);
                for (seat, parts) in G::parts(game.state(), &weights).iter() {
                    assert_eq!(parts.len(), telling.len());
                    let sum: f32 = parts.iter().sum();
                    let score = whole[seat].score;
                    let near = 0.01 + 0.001 * score.abs();
                    assert!((sum - score).abs() < near, "{}: {sum} is not {score} after {}", G::ID, game.choices());
                    telling.iter_mut().zip(parts).for_each(|(telling, part)| *telling |= part.abs() > 1e-4);
                }
            }
            game.answer_index(seat, index).expect("listed");
        }
        let told = telling.iter().filter(|&&telling| telling).count();
        assert!(told * 2 > telling.len(), "{}: only {told} of {} parts ever count", G::ID, telling.len());
    }
}

#[test]
fn the_parts_of_an_estimate_add_up_to_it() {
    for id in tessera_games::IDS {
        let edition = tessera_games::info(id).expect("registered").editions[0];
        for seed in 1..3 {
            tessera_games::visit(id, AddsUp { edition, seed }).expect("registered");
        }
    }
}
