//! Every lesson is played through, by what is right and by "show me"; every choice that is not right has a reason, and
//! everything that is said can be said in both languages.

use std::collections::{BTreeMap, BTreeSet};

use tessera_kernel::{Seat, Secret};
use tessera_lessons::{Answer, Course, FILES, Lesson, Path, Stand, course, read};
use tessera_words::{Language, Speaker};

/// The most ways through a lesson that are tried.
const WAYS: usize = 600;

/// The words a learner reads at once.
const WORDS: usize = 60;

fn courses() -> Vec<&'static Course> {
    tessera_games::IDS.iter().map(|id| course(id).unwrap_or_else(|| panic!("{id} has no course"))).collect()
}

fn lessons() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    let taught = |lesson: &&'static Lesson| lesson.game.is_none();
    courses().into_iter().flat_map(move |course| course.iter().filter(taught).map(|lesson| (course.title, lesson)))
}

#[test]
fn every_file_can_be_read_for_every_title() {
    for (text, game, titles) in FILES {
        for title in *titles {
            if let Err(error) = read(text, game, title.name, title.editions[0]) {
                panic!("lessons/{game}.lessons, {}: {error}", title.name);
            }
        }
    }
}

#[test]
fn what_cannot_be_read_says_where() {
    for (text, line) in [
        ("step x", 1),
        ("position a\nseats many", 2),
        ("lesson a\nfrom nowhere", 2),
        ("lesson A", 1),
        ("lesson a\nstep b\nnot x : y", 3),
        ("lesson a\nstep b\ndo x\nothers maybe", 4),
        ("lesson a\nlesson a", 2),
        ("position a\n\n# a comment\nnonsense", 4),
        ("lesson a\nstep b\ndo x", 1),
        ("position p\nlesson a\nfrom p only 2013\nstep b\ndo x", 2),
        ("position p\nlesson a\nfrom p", 2),
        ("position p\nlesson a\nfrom p\nstep b\nlesson c\ngame 2", 2),
    ] {
        let error = read(text, "tempus", "tempus", "2006").expect_err("it cannot be read");
        assert_eq!(error.line, line, "{text}: {error}");
    }
}

#[test]
fn a_lesson_without_a_position_is_told_in_words_and_a_game_has_the_usual_one() {
    let error = read("\nlesson adrift\nstep b\ndo x", "tempus", "tempus", "2006").expect_err("it begins nowhere");
    assert_eq!(error.to_string(), "line 2: lesson 'adrift' lacks a line 'from POSITION'");
    let course = read("lesson last\ngame 3", "tempus", "tempus", "2006").expect("a game needs no position");
    assert!(course[0].begin().is_over(), "nothing is asked in it");
}

#[test]
fn a_course_has_eight_to_twelve_lessons_and_ends_with_a_game() {
    for course in courses() {
        assert!((8..=12).contains(&course.len()), "{}: {} lessons", course.title, course.len());
        let (last, taught) = course.split_last().expect("lessons");
        assert!(taught.iter().all(|lesson| lesson.game.is_none() && !lesson.steps.is_empty()), "{}", course.title);
        let game = last.game.as_ref().unwrap_or_else(|| panic!("{} ends without a game", course.title));
        let names = (1..=game.seats).map(|number| format!("Player {number}")).collect();
        let mut setup = tessera_games::usual_setup(course.title, names).expect("a title");
        setup.options = game.options.clone();
        tessera_games::begin(course.title, setup, Secret::from_number(1)).expect("it can begin");
    }
}

#[test]
fn every_lesson_is_played_by_showing() {
    for (title, lesson) in lessons() {
        lesson.check().unwrap_or_else(|misfit| panic!("{title} {}: {misfit}", lesson.name));
        let mut stand = lesson.begin();
        while !stand.is_over() {
            let place =
                stand.shown().unwrap_or_else(|misfit| panic!("{title} {} {}: {misfit}", lesson.name, stand.path()));
            stand = stand.take(place).unwrap_or_else(|misfit| panic!("{title} {}: {misfit}", lesson.name));
            assert_eq!(
                lesson.at(stand.path()).expect("a way").session().game().choices(),
                stand.session().game().choices()
            );
        }
        assert!(stand.step().is_none() && stand.decision().is_none());
    }
}

/// Goes every way that is right, and looks at every choice that is not.
fn explore(title: &str, lesson: &Lesson, stand: &Stand<'_>, ways: &mut usize) {
    if stand.is_over() {
        *ways += 1;
        return;
    }
    let place = format!("{title}, {} at {}", lesson.name, stand.path());
    let decision = stand.decision().unwrap_or_else(|| panic!("{place}: nobody asks the learner"));
    let mut right = 0;
    for option in &decision.options {
        match stand.answer(&option.choice).expect("it is an option") {
            Answer::Right(next) => {
                right += 1;
                if *ways < WAYS {
                    explore(title, lesson, &next, ways);
                }
            }
            Answer::NotYet(reason) => {
                assert!(reason.is_some(), "{place}: '{}' is not right, and nobody says why", option.choice);
            }
        }
    }
    assert!(right > 0, "{place}: nothing is right among {:?}", decision.options);
}

#[test]
fn every_lesson_is_played_by_what_is_right_and_every_wrong_choice_has_a_reason() {
    for (title, lesson) in lessons() {
        explore(title, lesson, &lesson.begin(), &mut 0);
    }
}

#[test]
fn a_wrong_choice_changes_nothing_and_nonsense_is_refused() {
    for (title, lesson) in lessons() {
        let stand = lesson.begin();
        assert!(stand.answer("nonsense").is_err(), "{title} {}", lesson.name);
        for path in ["9999", "0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0", "65535.1"] {
            let path: Path = path.parse().expect("a path");
            assert!(lesson.at(&path).is_err(), "{title} {}: {path}", lesson.name);
        }
        assert_eq!(stand.session().game().choices(), lesson.begin().session().game().choices());
    }
    for text in ["", "x", "-1", "1..2", "65536", &"1.".repeat(5000)] {
        assert!(text.parse::<Path>().is_err(), "{text}");
    }
    let long = vec!["1"; 65].join(".");
    assert!(long.parse::<Path>().is_err(), "no lesson is so long");
}

#[test]
fn a_path_is_the_same_read_again() {
    for text in ["start", "0", "3.0.12"] {
        let path: Path = text.parse().expect("a path");
        assert_eq!(path.to_string(), text);
    }
    assert_eq!("3.0.12".parse::<Path>().expect("a path").back().map(|path| path.to_string()).as_deref(), Some("3.0"));
    assert_eq!(Path::default().back(), None);
}

/// The messages of a lesson: those that are read at once, and replies.
fn messages(lesson: &Lesson) -> (Vec<&str>, Vec<&str>) {
    let mut texts = vec![lesson.title.as_str()];
    texts.extend(lesson.steps.iter().map(|step| step.text.as_str()));
    if lesson.game.is_none() {
        texts.push(&lesson.end);
    }
    let replies = lesson.steps.iter().flat_map(|step| {
        let wrong = step.moments.iter().flat_map(|moment| moment.wrong.iter().map(|reply| reply.text.as_str()));
        wrong.chain(step.otherwise.as_deref())
    });
    (texts, replies.collect())
}

#[test]
fn everything_is_said_in_both_languages_and_nothing_twice() {
    for language in Language::ALL {
        for course in courses() {
            let speaker = Speaker::new(language, &[]).of(course.title);
            let mut said = BTreeMap::new();
            for lesson in course.iter() {
                let (texts, replies) = messages(lesson);
                for id in texts.iter().chain(&replies) {
                    let text = speaker.word(id);
                    assert!(!text.contains('⟨'), "{language}: {id} is missing");
                    let words = text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
                    assert!(words <= WORDS, "{language}: {id} has {words} words");
                    if let Some(other) = said.insert(text, (*id).to_owned()).filter(|other| other != id) {
                        panic!("{language}: {id} says what {other} says");
                    }
                }
            }
        }
    }
}

#[test]
fn no_message_of_a_lesson_is_left_over() {
    let mut used = BTreeSet::new();
    for lesson in courses().into_iter().flat_map(|course| course.iter()) {
        let (texts, replies) = messages(lesson);
        used.extend(texts.into_iter().chain(replies).map(str::to_owned));
    }
    let locales = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in Language::ALL {
        for (_, game, _) in FILES {
            for name in [format!("lessons-{game}.ftl"), format!("lessons-{game}-2012.ftl")] {
                let Ok(text) = std::fs::read_to_string(locales.join(language.code()).join(&name)) else { continue };
                for id in text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id) {
                    let plain = id.strip_suffix("-2012").unwrap_or(id);
                    let known = !id.contains("-lesson-") || used.contains(plain);
                    assert!(known, "{language}/{name}: nothing names {id}");
                }
            }
        }
    }
}

#[test]
fn a_learner_sees_only_what_their_seat_may_see() {
    for (title, lesson) in lessons() {
        let stand = lesson.begin();
        assert_eq!(stand.sight().viewer().seat(), Some(lesson.you), "{title} {}", lesson.name);
        assert!(lesson.you < Seat::new(lesson.position.seats));
    }
}
