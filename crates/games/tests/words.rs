//! Everything that can be said can be said in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tessera_kernel::{AnyMatch, Rng, Secret, Viewer};
use tessera_words::{Language, Speaker};

fn ids(language: Language) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    let files = fs::read_dir(folder).expect("locales are there").flatten();
    let texts = files.map(|file| fs::read_to_string(file.path()).expect("locales are text"));
    let is_id = |id: &str| id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    texts
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .filter(|id| !id.is_empty() && is_id(id))
        .collect()
}

#[test]
fn both_languages_have_the_same_messages() {
    let (english, french) = (ids(Language::English), ids(Language::French));
    // A language may have a name of an edition's own where another has not: `clash-ship-2012` stands in for `clash-ship`.
    let stands_in = |id: &str| {
        let base = id.rsplit_once('-').map_or("", |(base, _)| base);
        english.contains(base) && french.contains(base)
    };
    let only: Vec<_> = english.symmetric_difference(&french).filter(|id| !stands_in(id)).collect();
    assert!(only.is_empty(), "in one language only: {only:?}");
}

fn assert_said(text: &str, what: &str) {
    assert!(!text.contains('⟨') && !text.contains("{ $") && !text.contains("{$"), "{what}: {text}");
    assert!(!text.trim().is_empty(), "{what} is empty");
}

/// Plays a random game and says everything there is to say at each decision, in every language.
fn say_everything(game: &mut dyn AnyMatch, rng: &mut Rng) {
    let names = game.setup().seats.clone();
    let seats: Vec<_> = tessera_kernel::Seat::all(names.len()).collect();
    while let Some(&seat) = game.waiting().first() {
        let decision = game.decision(seat).expect("whoever is waited for is asked");
        for language in Language::ALL {
            let speaker = Speaker::new(language, &names).of(game.title());
            assert_said(&speaker.say(&decision.question.title), decision.question.title.id);
            decision.question.context.iter().for_each(|context| assert_said(&speaker.say(context), context.id));
            for option in &decision.options {
                assert_said(&speaker.say(&option.label.text), &option.choice);
                option.label.group.iter().for_each(|group| assert_said(&speaker.say(group), group.id));
            }
            for blocked in game.blocked(seat) {
                assert_said(&speaker.say(&blocked.reason), blocked.reason.id);
                assert_said(&speaker.say(&blocked.label.text), &blocked.choice);
                let listed = decision.options.iter().any(|option| option.choice == blocked.choice);
                assert!(!listed, "{} is listed and blocked at once", blocked.choice);
            }
        }
        let choice = decision.options[rng.index(decision.options.len())].choice.clone();
        game.answer(seat, &choice).expect("listed options are accepted");
    }
    for language in Language::ALL {
        let speaker = Speaker::new(language, &names).of(game.title());
        for viewer in seats.iter().map(|&seat| Viewer::Seat(seat)).chain([Viewer::Spectator]) {
            game.log(viewer, 0).iter().for_each(|line| assert_said(&speaker.say(&line.phrase), line.phrase.id));
            for line in game.scores(viewer).concat() {
                assert_said(&speaker.word(line.source), line.source);
            }
        }
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    for id in tessera_games::IDS {
        let info = tessera_games::info(id).expect("registered");
        for (seed, seats) in (1..).zip(info.min_seats..=info.max_seats) {
            let names = (1..=seats).map(|number| format!("P{number}")).collect();
            let setup = tessera_games::usual_setup(id, names).expect("registered");
            let mut game = tessera_games::begin(id, setup, Secret::from_number(seed)).expect("the usual setup works");
            say_everything(game.as_mut(), &mut Rng::from_number(seed));
        }
    }
}

#[test]
fn every_part_of_an_evaluation_has_a_name() {
    struct Parts;

    impl tessera_games::Visitor for Parts {
        type Out = Vec<String>;

        fn visit<G: tessera_kernel::Game>(self) -> Vec<String> {
            let names = tessera_kernel::part_names::<G>();
            names.into_iter().map(|name| format!("{}-part-{}", G::ID, name.replace('_', "-"))).collect()
        }
    }

    for id in tessera_games::IDS {
        let parts = tessera_games::visit(id, Parts).expect("registered");
        assert!(parts.len() > 10, "{id}");
        for language in Language::ALL {
            let speaker = Speaker::new(language, &[]).of(id);
            parts.iter().for_each(|part| assert_said(&speaker.word(part), part));
        }
    }
}

/// Whoever meets a kind of question for the first time is told in a sentence or two what it is about.
#[test]
fn every_kind_of_question_has_a_hint() {
    struct Kinds;

    impl tessera_games::Visitor for Kinds {
        type Out = Vec<String>;

        fn visit<G: tessera_kernel::Game>(self) -> Vec<String> {
            G::KINDS.iter().map(|name| tessera_kernel::Kind { game: G::ID, name }.hint()).collect()
        }
    }

    for id in tessera_games::IDS {
        let hints = tessera_games::visit(id, Kinds).expect("registered");
        assert!(hints.len() >= 20, "{id}");
        for language in Language::ALL {
            let speaker = Speaker::new(language, &[]).of(id);
            for hint in &hints {
                assert_said(&speaker.word(hint), hint);
                assert!(speaker.word(hint).chars().count() <= 170, "{hint} is too long: {}", speaker.word(hint));
            }
        }
        let (english, french) = (Speaker::new(Language::English, &[]), Speaker::new(Language::French, &[]));
        hints.iter().for_each(|hint| assert_ne!(english.word(hint), french.word(hint), "{hint} is not in French"));
    }
}

#[test]
fn everything_about_a_game_can_be_said() {
    for id in tessera_games::IDS {
        let info = tessera_games::info(id).expect("registered");
        for language in Language::ALL {
            let speaker = Speaker::new(language, &[]);
            let say = |id: String| assert_said(&speaker.word(&id), &id);
            for part in ["name", "tagline", "about", "what", "length", "weight"] {
                say(format!("{id}-{part}"));
            }
            info.editions.iter().for_each(|edition| say(format!("{id}-edition-{edition}")));
            for option in &info.options {
                say(format!("{id}-option-{}", option.key));
                option.values.iter().for_each(|value| say(format!("{id}-option-{}-{value}", option.key)));
            }
            assert!(
                info.facts.is_empty() || info.facts.len() == info.components.len(),
                "{id}: a phrase a row, or none"
            );
            info.facts.iter().for_each(|facts| assert_said(&speaker.say(facts), facts.id));
            for component in &info.components {
                assert_said(&speaker.say(&component.group), component.group.id);
                assert_said(&speaker.say(&component.name), component.name.id);
                assert!(!component.sources.is_empty(), "{:?} has no source", component.name);
            }
        }
    }
}
