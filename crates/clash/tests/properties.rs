//! What holds for any game holds for Clash of Cultures, in random play.

use tessera_clash::choice::Choice;
use tessera_clash::prompt::Prompt;
use tessera_clash::{Base2012, Monumental};
use tessera_kernel::{Game, Offer, Policy, Position, Rng, Setup, conformance};

#[test]
fn conformance_of_the_monumental_edition_with_two() {
    conformance::suite::<Monumental>(&[2], 0..4);
}

#[test]
fn conformance_of_the_monumental_edition_with_three() {
    conformance::suite::<Monumental>(&[3], 0..3);
}

#[test]
fn conformance_of_the_monumental_edition_with_four() {
    conformance::suite::<Monumental>(&[4], 0..3);
}

#[test]
fn conformance_of_2012_with_two() {
    conformance::suite::<Base2012>(&[2], 0..4);
}

#[test]
fn conformance_of_2012_with_three() {
    conformance::suite::<Base2012>(&[3], 0..3);
}

#[test]
fn conformance_of_2012_with_four() {
    conformance::suite::<Base2012>(&[4], 0..3);
}

/// Takes any option, but seldom gives actions away or razes a city: games that go somewhere.
struct Busy(Rng);

impl<G: Game<Choice = Choice, Prompt = Prompt>> Policy<G> for Busy {
    fn pick(&mut self, offer: Offer<'_, G>) -> usize {
        let mut index = self.0.index(offer.count);
        for _ in 0..6 {
            if matches!(offer.choice(index), Choice::End | Choice::Trade(_)) {
                index = self.0.index(offer.count);
            }
        }
        if *offer.prompt == Prompt::Raze { offer.count - 1 } else { index }
    }
}

/// Random games with these options, the invariants checked at every commit.
fn keeps_its_invariants<G: Game<Choice = Choice, Prompt = Prompt>>(options: &str, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let seats = 2 + (seed % 3) as usize;
        let setup = Setup { options: options.parse().expect("options are key=value"), ..Setup::anonymous::<G>(seats) };
        let setup = setup.checked::<G>().expect("the setup is playable");
        let state = G::setup(&setup, Rng::from_number(seed));
        let played = Position::<G>::new(state, None).play_out(&mut Busy(Rng::from_number(seed)), |state| {
            if let Err(broken) = G::check(state) {
                panic!("{} {options}, {seats} seats, seed {seed}: {broken}", G::ID);
            }
            true
        });
        assert!(G::outcome(&played.state).is_some());
    }
}

#[test]
fn invariants_hold_in_every_variant() {
    keeps_its_invariants::<Monumental>("", 0..30);
    keeps_its_invariants::<Base2012>("", 0..30);
    for option in ["events=icons", "events=optional", "length=short", "length=roll", "length=wonder"] {
        keeps_its_invariants::<Monumental>(option, 0..6);
        keeps_its_invariants::<Base2012>(option, 0..6);
    }
    keeps_its_invariants::<Monumental>("wonders=announced", 0..6);
}

#[test]
fn a_state_is_small() {
    let size = size_of::<tessera_clash::state::State>();
    assert!(size <= 4096, "a state takes {size} bytes");
}

#[test]
fn an_event_is_small() {
    let size = size_of::<tessera_clash::event::Event>();
    assert!(size <= 40, "an event takes {size} bytes, and a long game keeps a thousand");
}
