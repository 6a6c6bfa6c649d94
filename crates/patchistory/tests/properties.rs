//! What holds for any game holds for Patchistory, in random play.

use tessera_kernel::{Game, Match, Record, Rng, Seat, Secret, Setup, Viewer, conformance};
use tessera_patchistory::choice::Choice;
use tessera_patchistory::components::features::Feature;
use tessera_patchistory::prompt::Prompt;
use tessera_patchistory::state::State;
use tessera_patchistory::{Patchistory, preview};

#[test]
fn conformance_with_two() {
    conformance::suite::<Patchistory>(&[2], 0..6);
}

#[test]
fn conformance_with_three() {
    conformance::suite::<Patchistory>(&[3], 0..6);
}

#[test]
fn conformance_with_four() {
    conformance::suite::<Patchistory>(&[4], 0..6);
}

/// The suite plays the usual setup; these play the other side of the capitals.
#[test]
fn liberty_is_played_to_its_end() {
    for (seats, seed) in [2, 3, 4].into_iter().flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let options = "capital=liberty".parse().unwrap();
        let setup = Setup { options, ..Setup::anonymous::<Patchistory>(seats) };
        let mut game = Match::<Patchistory>::new(setup, Secret::from_number(seed)).unwrap();
        let mut rng = Rng::from_number(seed);
        while game.outcome().is_none() {
            let decision = &game.decisions()[0];
            let (seat, count) = (decision.seat, decision.options.len());
            game.answer_index(seat, rng.index(count)).unwrap();
            assert_eq!(Patchistory::check(game.state()), Ok(()), "{seats} seats, seed {seed}, {}", game.choices());
        }
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 4096, "a state takes {size} bytes");
}

#[test]
fn an_event_is_small() {
    let size = size_of::<tessera_patchistory::event::Event>();
    assert!(size <= 40, "an event takes {size} bytes, and a long game keeps a thousand");
}

#[test]
fn whoever_has_more_is_thought_to_stand_better() {
    let setup = Setup::anonymous::<Patchistory>(3).checked::<Patchistory>().unwrap();
    let state = Patchistory::setup(&setup, Rng::from_number(1));
    let weights = Patchistory::weights().values();
    let chances =
        |state: &State| Patchistory::evaluate(state, &weights).values().map(|seat| seat.chance).collect::<Vec<f32>>();
    let ann = Seat::new(0);
    let even = chances(&state);
    assert!((even.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    for good in 0..4 {
        let mut richer = state.clone();
        richer.players[ann].goods[good] += 10;
        assert!(chances(&richer)[0] > even[0], "good {good}");
    }
    let mut armed = state.clone();
    armed.players[ann].votes += 5;
    assert!(chances(&armed)[0] > even[0]);
}

/// What is not a choice is refused, whatever it is; what is read is written the same again.
#[test]
fn only_plain_notation_is_read() {
    let words = [
        "bid",
        "take",
        "side",
        "at",
        "layers",
        "stay",
        "home",
        "aid",
        "offer",
        "threaten",
        "demand",
        "break",
        "use",
        "send",
        "from",
        "by",
        "give",
        "get",
        "honour",
        "route",
        "with",
        "on",
        "against",
        "construct",
        "campaign",
        "move",
        "to",
        "go",
        "meet",
        "fight",
        "ally",
        "end",
        "give-up",
        "spend",
        "feast",
        "card",
        "stake",
        "wait",
        "no",
        "é",
        "",
    ];
    let objects = [
        "",
        " ",
        "1",
        "01",
        "+1",
        "-1",
        "9",
        "1 2",
        "1 0",
        "65536",
        "99999999999",
        "H8",
        "h8",
        "H17",
        "r1",
        "r15",
        "a4",
        "a5",
        "f1",
        "f0",
        "m1f2r3",
        "r3m1",
        "ff",
        "f1é",
        "é",
        "r1 v1 w",
        "r1 v0",
        "r1 w v1",
        "r1 w w",
        "r1 w H8",
        "r1 v2 w a1",
        "r0 w r14",
        "r0 w r15",
        "r0 w H8 w",
        "oouo",
        "oou",
        "ooué",
        "x",
        "white",
        "culture",
        "kremlin",
        "B01",
        "B19",
        "heroes",
        "\n",
        "H8 ",
        "1  2",
    ];
    for word in words {
        for object in objects {
            for text in [format!("{word} {object}"), format!("{word}{object}"), format!(" {word} {object}")] {
                if let Ok(choice) = text.parse::<Choice>() {
                    assert_eq!(choice.to_string(), text);
                }
            }
        }
    }
}

/// Games that were stored play as they did, to the same end.
#[test]
fn stored_games_replay() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut stored = 0;
    for file in std::fs::read_dir(folder).unwrap().flatten() {
        let text = std::fs::read_to_string(file.path()).unwrap();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text, "{:?}", file.path());
        assert!(record.replay::<Patchistory>().unwrap().outcome().is_some(), "{:?}", file.path());
        stored += 1;
    }
    assert!(stored >= 4);
}

/// What the table promises of a tile before it is laid is what comes of it.
#[test]
fn a_preview_tells_what_comes_of_a_tile() {
    let mut compared = 0;
    for (seats, seed) in [2, 3, 4].into_iter().flat_map(|seats| (0..4).map(move |seed| (seats, seed))) {
        let mut game =
            Match::<Patchistory>::new(Setup::anonymous::<Patchistory>(seats), Secret::from_number(seed)).unwrap();
        let mut rng = Rng::from_number(seed);
        while game.outcome().is_none() {
            let decision = &game.decisions()[0];
            let (seat, count) = (decision.seat, decision.options.len());
            let Prompt::At { tile, face } = decision.prompt else {
                game.answer_index(seat, rng.index(count)).unwrap();
                continue;
            };
            let view = game.view(Viewer::Seat(seat));
            let ways = preview::laid(&view, seat, tile, face);
            let listed: Vec<Choice> =
                decision.options.iter().copied().filter(|choice| *choice != Choice::Discard).collect();
            let mut places: Vec<Choice> = ways.iter().map(|way| Choice::At(way.placement.at())).collect();
            places.dedup();
            assert_eq!(places, listed, "every place is listed, and no other");
            let barred = preview::barred(&view, seat, tile, face);
            assert!(barred.iter().all(|(placement, _)| !listed.contains(&Choice::At(placement.at()))));
            let Some(way) = (!ways.is_empty()).then(|| ways[rng.index(ways.len())].clone()) else {
                game.answer(seat, &Choice::Discard).unwrap();
                continue;
            };
            game.answer(seat, &Choice::At(way.placement.at())).unwrap();
            if matches!(game.decisions()[0].prompt, Prompt::Layers { .. }) {
                game.answer(seat, &Choice::Layers(way.placement.under)).unwrap();
            }
            // A worker who may stay on any of several squares, and what happens when a tile is placed, come later.
            let later = matches!(game.decisions()[0].prompt, Prompt::Stay { .. })
                || matches!(tile.feature(), Feature::Moses | Feature::ConstantineI);
            if !later {
                let player = &game.view(Viewer::Spectator).players[seat];
                assert_eq!(player.levels, way.levels, "{tile} {face}, {:?}", way.placement);
                assert!(way.lost.iter().all(|feature| !player.features.contains(feature)));
                compared += 1;
            }
        }
    }
    assert!(compared > 300, "{compared} tiles");
}
