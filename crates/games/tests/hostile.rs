//! Nothing anybody sends makes a game panic: arbitrary bytes, damaged records, foolish choices and options.

use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use tessera_kernel::{AnyMatch, Record, Rng, Seat, Secret, Setup, Takebacks};

/// A whole game with a takeback in it.
static SOUND: LazyLock<String> = LazyLock::new(|| {
    let mut game = begin(3, 5).expect("the usual setup works");
    let mut rng = Rng::from_number(9);
    while let Some(&seat) = game.waiting().first() {
        let options = game.decision(seat).expect("asked").options;
        let choice = options[rng.index(options.len())].choice.clone();
        game.answer(seat, &choice).expect("listed");
        if game.sequence() == 150 {
            game.undo(seat).expect("takebacks are free");
        }
    }
    game.record(true).to_string()
});

fn begin(seats: usize, seed: u64) -> Option<Box<dyn AnyMatch>> {
    let names = (1..=seats).map(|number| format!("P{number}")).collect();
    let setup = tessera_games::usual_setup("tempus", names).ok()?;
    tessera_games::begin("tempus", Setup { takebacks: Takebacks::Free, ..setup }, Secret::from_number(seed)).ok()
}

/// Reads and replays; whatever comes of it, it comes back.
fn swallow(text: &str) {
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record), "what was read is written the same");
        if let Err(error) = tessera_games::replay(&record) {
            assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}");
        }
    }
}

#[derive(Clone, Debug)]
enum Damage {
    Replace(usize, String),
    Remove(usize),
    Repeat(usize),
    Swap(usize, usize),
    Cut(usize),
    Byte(usize, u8),
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        (any::<usize>(), "[ -~]{0,30}").prop_map(|(line, text)| Damage::Replace(line, text)),
        any::<usize>().prop_map(Damage::Remove),
        any::<usize>().prop_map(Damage::Repeat),
        (any::<usize>(), any::<usize>()).prop_map(|(one, other)| Damage::Swap(one, other)),
        any::<usize>().prop_map(Damage::Cut),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Damage::Byte(at, byte)),
    ]
}

fn damaged(text: &str, damage: &Damage) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let count = lines.len().max(1);
    match damage {
        _ if lines.is_empty() => {}
        Damage::Replace(line, new) => lines[line % count].clone_from(new),
        Damage::Remove(line) => drop(lines.remove(line % count)),
        Damage::Repeat(line) => lines.insert(line % count, lines[line % count].clone()),
        Damage::Swap(one, other) => lines.swap(one % count, other % count),
        Damage::Cut(line) => lines.truncate(line % count),
        Damage::Byte(at, byte) => {
            let mut bytes = text.as_bytes().to_vec();
            let at = at % bytes.len();
            bytes[at] = *byte;
            return String::from_utf8_lossy(&bytes).into_owned();
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A choice's verb with something else behind it, or plain noise.
fn choice() -> impl Strategy<Value = String> {
    let verb = prop::sample::select(vec![
        "tile", "turn", "settle", "move", "children", "fight", "idea", "build", "play", "double", "delay", "from",
        "to", "birth", "stop", "end", "attack", "name", "lay", "ready", "advance", "site", "city", "discard",
        "convert", "into", "raise", "undo", "",
    ]);
    let object = prop_oneof!["[A-N][0-9]{0,3}", "[0-9]{0,4}", "[A-Z]{3}-[MFHWX]", ".{0,12}"];
    (verb, object).prop_map(|(verb, object)| format!("{verb} {object}"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_are_no_record(bytes in vec(any::<u8>(), 0..400)) {
        swallow(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_damaged_record_is_refused_or_means_something(damages in vec(damage(), 1..4)) {
        let mut text = SOUND.clone();
        for damage in &damages {
            text = damaged(&text, damage);
        }
        swallow(&text);
    }

    #[test]
    fn foolish_choices_change_nothing(
        seed in 0..50_u64,
        warm_up in 0..300_usize,
        choices in vec((0..6_usize, choice()), 1..20),
    ) {
        let mut game = begin(3, seed).expect("the usual setup works");
        let mut rng = Rng::from_number(seed);
        for _ in 0..warm_up {
            let Some(&seat) = game.waiting().first() else { break };
            let options = game.decision(seat).expect("asked").options;
            let choice = options[rng.index(options.len())].choice.clone();
            game.answer(seat, &choice).expect("listed");
        }
        for (seat, choice) in choices {
            let seat = Seat::new(seat);
            let listed = game.decision(seat).is_some_and(|asked| asked.options.iter().any(|option| option.choice == choice));
            let before = game.record(true);
            let accepted = game.answer(seat, &choice).is_ok();
            prop_assert_eq!(accepted, listed, "{}", choice);
            if !accepted {
                prop_assert_eq!(game.record(true), before);
            }
        }
    }

    #[test]
    fn foolish_setups_are_refused(
        names in vec(".{0,50}", 0..9),
        options in "[a-z =]{0,40}",
        edition in ".{0,8}",
        revision in any::<u32>(),
    ) {
        let setup = tessera_games::usual_setup("tempus", names).expect("registered");
        let Ok(options) = options.parse() else { return Ok(()) };
        let setup = Setup { options, edition, revision, ..setup };
        if let Ok(game) = tessera_games::begin("tempus", setup, Secret::from_number(1)) {
            swallow(&game.record(true).to_string());
        }
    }
}
