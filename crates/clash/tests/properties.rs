//! What holds for any game holds for Clash of Cultures, in random play.

use tessera_clash::Clash;
use tessera_clash::choice::Choice;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::civilizations::Power;
use tessera_clash::prompt::Prompt;
use tessera_kernel::{Game, Offer, Policy, Position, Rng, Setup, conformance};

#[test]
fn conformance_with_two() {
    conformance::suite::<Clash>(&[2], 0..4);
}

#[test]
fn conformance_with_three() {
    conformance::suite::<Clash>(&[3], 0..3);
}

#[test]
fn conformance_with_four() {
    conformance::suite::<Clash>(&[4], 0..3);
}

/// The usual setup of the Monumental Edition with options.
fn agreed(seats: usize, options: &str) -> Setup {
    let setup = Setup::anonymous::<Clash>(seats).in_edition("monumental");
    Setup { options: options.parse().expect("options are key=value"), ..setup }
}

#[test]
fn conformance_of_the_base_game() {
    for seats in 2..=4 {
        conformance::suite_of::<Clash>(&agreed(seats, "civilizations=none"), 0..2);
    }
}

#[test]
fn conformance_with_civilizations() {
    conformance::suite_of::<Clash>(&agreed(3, "civilizations=two leaders=alternate-random"), 0..2);
    conformance::suite_of::<Clash>(&agreed(4, "civilizations=free leaders=random"), 0..2);
}

/// Takes any option, but seldom gives actions away or razes a city: games that go somewhere.
struct Busy(Rng);

impl Policy<Clash> for Busy {
    fn pick(&mut self, offer: Offer<'_, Clash>) -> usize {
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
fn keeps_its_invariants(edition: &str, options: &str, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let seats = 2 + (seed % 3) as usize;
        let mut setup = Setup::anonymous::<Clash>(seats).in_edition(edition);
        setup.options = options.parse().expect("options are key=value");
        let setup = setup.checked::<Clash>().expect("the setup is playable");
        let state = Clash::setup(&setup, Rng::from_number(seed));
        let played = Position::<Clash>::new(state, None).play_out(&mut Busy(Rng::from_number(seed)), |state| {
            if let Err(broken) = Clash::check(state) {
                panic!("{edition} {options}, {seats} seats, seed {seed}: {broken}");
            }
            true
        });
        assert!(Clash::outcome(&played.state).is_some());
    }
}

#[test]
fn invariants_hold_in_every_variant() {
    keeps_its_invariants("monumental", "civilizations=none", 0..30);
    keeps_its_invariants("2012", "", 0..30);
    for option in ["events=icons", "events=optional", "length=short", "length=roll", "length=wonder"] {
        keeps_its_invariants("monumental", &format!("civilizations=none {option}"), 0..6);
        keeps_its_invariants("2012", option, 0..6);
    }
    keeps_its_invariants("monumental", "civilizations=none wonders=announced", 0..6);
}

#[test]
fn invariants_hold_with_the_civilizations() {
    for peoples in ["random", "two", "free"] {
        for leaders in ["own", "random", "alternate", "alternate-random"] {
            keeps_its_invariants("monumental", &format!("civilizations={peoples} leaders={leaders}"), 0..9);
        }
    }
    for option in
        ["events=icons", "events=optional", "length=short", "length=roll", "length=wonder", "wonders=announced"]
    {
        keeps_its_invariants("monumental", &format!("civilizations=random {option}"), 0..6);
    }
}

#[test]
fn a_people_has_what_its_advances_have_brought() {
    let setup = agreed(4, "civilizations=random").checked::<Clash>().expect("the setup is playable");
    // What the box says of each power: `canals ← engineering`.
    let facts = Clash::components(&setup).into_iter().map(|component| component.facts);
    let triggers: Vec<(Power, Advance)> = facts
        .filter_map(|fact| {
            let (power, advance) = fact.split_once(" ← ")?;
            Some((power.parse().ok()?, advance.parse().ok()?))
        })
        .collect();
    assert_eq!(triggers.len(), 60 - 6, "any government brings six of them");
    // What came with an advance of a government stays when the government changes (C29.9).
    let lasting: Vec<_> = triggers.into_iter().filter(|(_, advance)| !advance.group().is_government()).collect();
    for seed in 0..12 {
        let state = Clash::setup(&setup, Rng::from_number(seed));
        Position::<Clash>::new(state, None).play_out(&mut Busy(Rng::from_number(seed)), |state| {
            for (seat, player) in state.players.iter() {
                for &(power, advance) in &lasting {
                    let due = Some(power.civilization()) == player.people && player.advances.has(advance);
                    assert_eq!(state.can(seat, power), due, "{power} of seat {seat}, seed {seed}");
                }
            }
            true
        });
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<tessera_clash::state::State>();
    assert!(size <= 6144, "a state takes {size} bytes");
}

#[test]
fn an_event_is_small() {
    let size = size_of::<tessera_clash::event::Event>();
    assert!(size <= 40, "an event takes {size} bytes, and a long game keeps a thousand");
}
