//! Nothing anybody sends makes a game panic: arbitrary bytes, damaged records, foolish choices and options.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tessera_games::{IDS, Visitor};
use tessera_kernel::{AnyMatch, Game, MAX_SEATS, Match, Options, Record, Rng, Seat, Secret, Setup, Takebacks};

/// Plays at random, by type and therefore fast, with a takeback on the way.
struct Play {
    edition: &'static str,
    seats: usize,
    seed: u64,
    choices: usize,
}

impl Visitor for Play {
    type Out = Box<dyn AnyMatch>;

    fn visit<G: Game>(self) -> Box<dyn AnyMatch> {
        let seats = self.seats.clamp(*G::SEATS.start(), *G::SEATS.end());
        let setup = Setup { takebacks: Takebacks::Free, ..Setup::anonymous::<G>(seats).in_edition(self.edition) };
        let mut game = Match::<G>::new(setup, Secret::from_number(self.seed)).expect("the usual setup works");
        let mut rng = Rng::from_number(self.seed);
        for number in 1..=self.choices {
            let Some(decision) = game.decisions().first() else { break };
            let (seat, choice) = (decision.seat, decision.options[rng.index(decision.options.len())].clone());
            game.answer(seat, &choice).expect("listed");
            if number == 150 {
                game.undo(seat).expect("takebacks are free");
            }
        }
        Box::new(game)
    }
}

fn played(id: &str, seats: usize, seed: u64, choices: usize) -> Box<dyn AnyMatch> {
    let edition = tessera_games::info(id).expect("registered").editions[0];
    tessera_games::visit(id, Play { edition, seats, seed, choices }).expect("registered")
}

/// A whole game of each, by its name.
static SOUND: LazyLock<BTreeMap<&str, Record>> = LazyLock::new(|| {
    let whole = |&id: &&'static str| {
        let record = played(id, 2, 5, usize::MAX).record(true);
        assert!(record.result.is_some(), "{id}: a whole game");
        (id, record)
    };
    IDS.iter().map(whole).collect()
});

fn game() -> impl Strategy<Value = &'static str> {
    select(IDS)
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
    // The head of a record is short and says the most.
    let line = || prop_oneof![0..14_usize, any::<usize>()];
    let head = prop_oneof![
        game().prop_map(|id| format!("game {id}")),
        Just("game clash".to_owned()),
        (0..4_u32).prop_map(|revision| format!("rules {revision}")),
        select(vec!["edition 2012", "options ", "seat 1 P", "content x", "takebacks strict", "begin", "1 1 undo"])
            .prop_map(str::to_owned),
        "[ -~]{0,30}",
    ];
    prop_oneof![
        (line(), head).prop_map(|(line, text)| Damage::Replace(line, text)),
        line().prop_map(Damage::Remove),
        line().prop_map(Damage::Repeat),
        (line(), line()).prop_map(|(one, other)| Damage::Swap(one, other)),
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

/// What becomes of a choice that was once possible.
#[derive(Clone, Debug)]
enum Twist {
    AsItWas,
    Object(String),
    Letter(Index, char),
    Noise(String),
}

fn twist() -> impl Strategy<Value = Twist> {
    prop_oneof![
        Just(Twist::AsItWas),
        prop_oneof!["[A-N][0-9]{0,3}", "[0-9]{0,4}", "[a-z]{0,9}", ".{0,12}"].prop_map(Twist::Object),
        (any::<Index>(), any::<char>()).prop_map(|(at, letter)| Twist::Letter(at, letter)),
        ".{0,12}".prop_map(Twist::Noise),
    ]
}

fn twisted(choice: &str, twist: &Twist) -> String {
    match twist {
        Twist::AsItWas => choice.to_owned(),
        Twist::Object(object) => format!("{} {object}", choice.split(' ').next().unwrap_or_default()),
        Twist::Letter(at, letter) => {
            let mut letters: Vec<char> = choice.chars().collect();
            let at = at.index(letters.len());
            letters[at] = *letter;
            letters.into_iter().collect()
        }
        Twist::Noise(noise) => noise.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_are_no_record(bytes in vec(any::<u8>(), 0..400)) {
        swallow(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_damaged_record_is_refused_or_means_something(id in game(), damages in vec(damage(), 1..4)) {
        let mut text = SOUND[id].to_string();
        for damage in &damages {
            text = damaged(&text, damage);
        }
        swallow(&text);
    }

    #[test]
    fn foolish_choices_change_nothing(
        id in game(),
        (seats, seed) in (2..7_usize, 0..50_u64),
        warm_up in 0..400_usize,
        choices in vec((0..MAX_SEATS, any::<Index>(), twist()), 1..12),
    ) {
        let mut game = played(id, seats, seed, warm_up);
        for (seat, deed, twist) in choices {
            let seat = Seat::new(seat);
            let choice = twisted(&deed.get(&SOUND[id].deeds).1, &twist);
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
        id in game(),
        names in vec(prop_oneof!["[A-Z][a-z]{1,5}", ".{0,50}"], 0..9),
        options in prop_oneof!["[a-z =]{0,40}", Just(String::new())],
        value in any::<Option<(Index, Index)>>(),
        edition in any::<Option<String>>(),
        revision in prop_oneof![0..4_u32, any::<u32>()],
    ) {
        let info = tessera_games::info(id).expect("registered");
        let setup = tessera_games::usual_setup(id, names).expect("registered");
        let Ok(mut options) = options.parse::<Options>() else { return Ok(()) };
        if let Some((option, value)) = value.filter(|_| !info.options.is_empty()) {
            let option = option.get(&info.options);
            options.set(option.key, *value.get(option.values));
        }
        let setup = Setup { options, revision, edition: edition.unwrap_or(setup.edition), ..setup };
        if let Ok(game) = tessera_games::begin(id, setup, Secret::from_number(1)) {
            swallow(&game.record(true).to_string());
        }
    }
}
