//! What the shelves of Clash of Cultures promise: everything there can be chosen where it lies, and every advance is told.

mod support;

use std::collections::HashSet;

use tessera_clash::Clash;
use tessera_clash::components::advances::Advance;
use tessera_clash::state::Phase;
use tessera_kernel::{AnyMatch, Match, Rng, Seat, Secret, Setup};
use tessera_table::{Fragment, Hint, Scene, Viewer, end_screen, fragments, hint, maud::html};
use tessera_words::Language;

use support::scene;

const SEATS: usize = 3;

fn names() -> Vec<String> {
    ["Aspasia", "Cyrus", "Hypatia"].map(str::to_owned).to_vec()
}

/// Plays at random and looks at every position.
fn play(edition: &str, seed: u64, mut look: impl FnMut(&Match<Clash>)) {
    let setup = Setup::new::<Clash>(names()).in_edition(edition);
    let mut game = Match::<Clash>::new(setup, Secret::from_number(seed)).expect("three can play");
    let mut rng = Rng::from_number(seed);
    loop {
        look(&game);
        let Some(seat) = AnyMatch::waiting(&game).first().copied() else { return };
        let options = game.decision(seat).expect("whoever is waited for is asked").options.clone();
        game.answer(seat, &options[rng.index(options.len())]).expect("listed options are accepted");
    }
}

fn part<'a>(parts: &'a [Fragment], id: &str) -> &'a str {
    &parts.iter().find(|part| part.id == id).unwrap_or_else(|| panic!("there is no {id}")).html
}

/// What lies on a shelf is a button there while it can be chosen, besides the list; and nothing else is.
fn things_are_buttons(edition: &str) {
    const KINDS: [&str; 19] = [
        "learn", "use", "wield", "play", "person", "claim", "trade", "govern", "give", "want", "offer", "cancel",
        "accept", "refuse", "counter", "lay", "raise", "recruit", "build",
    ];
    let mut found = HashSet::new();
    for seed in 0..4 {
        play(edition, seed, |game| {
            let names = names();
            for seat in AnyMatch::waiting(game) {
                let options = AnyMatch::decision(game, seat).expect("asked").options;
                let page: String = fragments(&scene(game, Viewer::Seat(seat), Language::English, &names))
                    .into_iter()
                    .map(|part| part.html)
                    .collect();
                for option in &options {
                    // The action of this name is no thing.
                    let kind =
                        option.choice.split(' ').next().filter(|_| option.choice != "recruit").unwrap_or_default();
                    if let Some(kind) = KINDS.into_iter().find(|&known| known == kind) {
                        assert!(page.contains(&format!("data-option=\"{}\"", option.choice)), "{}", option.choice);
                        found.insert(kind);
                    }
                }
                for thing in page.split("data-option=\"").skip(1) {
                    let choice = thing.split('"').next().expect("the attribute ends");
                    assert!(options.iter().any(|option| option.choice == choice), "{choice}");
                }
            }
        });
    }
    assert!(found.len() >= 14, "{found:?}");
}

#[test]
fn things_of_the_monumental_edition_are_buttons() {
    things_are_buttons("monumental");
}

#[test]
fn things_of_2012_are_buttons() {
    things_are_buttons("2012");
}

/// All 48 are there: owned, open with their price, or locked with the reason.
#[test]
fn every_advance_is_told() {
    let mut seen = HashSet::new();
    play("monumental", 11, |game| {
        let (names, seat) = (names(), Seat::new(0));
        let parts = fragments(&scene(game, Viewer::Seat(seat), Language::French, &names));
        let shelf: String =
            parts.iter().filter(|part| part.id.starts_with("advances-")).map(|part| &*part.html).collect();
        let count = |class: &str| shelf.matches(&format!("class=\"adv {class}")).count();
        let (own, open, locked) = (count("own"), count("open"), count("locked"));
        assert_eq!(own + open + locked, Advance::ALL.len());
        assert_eq!(shelf.matches("#lock").count(), locked, "every lock says why");
        let view = game.view(Viewer::Seat(seat));
        let borrowed = view.turn.is_some_and(|turn| turn.seat == seat && turn.borrowed.is_some());
        assert_eq!(own, view.players[seat].advances.len() + usize::from(borrowed));
        seen.insert((own > 3, locked < 30));
    });
    assert!(seen.len() >= 2, "{seen:?}");
}

/// Everyone sees an offer; only the one it is made to can answer it.
#[test]
fn an_offer_is_shown_to_all() {
    let mut offers = 0;
    for seed in 0..4 {
        play("monumental", seed, |game| {
            let Some(talk) = game.view(Viewer::Spectator).talk else { return };
            let names = names();
            for viewer in Viewer::all(SEATS) {
                let parts = fragments(&scene(game, viewer, Language::English, &names));
                let shelf = part(&parts, "trade-talk");
                // Whoever has accepted may still have to pick the cards they part with.
                let asked =
                    AnyMatch::question(game, talk.to).is_some_and(|asked| asked.title.id == "clash-ask-answer-offer");
                let answers = shelf.contains("data-option=\"accept\"");
                assert_eq!(answers, talk.made && asked && viewer.is(talk.to));
                assert_eq!(shelf.contains("data-option=\"cancel\""), !talk.made && viewer.is(talk.from));
                assert!(shelf.contains(&names[talk.from.index()]) || viewer.is(talk.from), "{shelf}");
            }
            offers += usize::from(talk.made);
        });
    }
    assert!(offers > 10, "{offers}");
}

/// The Status phase shows its steps, and who has still to act.
#[test]
fn the_status_phase_is_told() {
    let mut steps = HashSet::new();
    for seed in 0..3 {
        play("monumental", seed, |game| {
            let names = names();
            let parts = fragments(&scene(game, Viewer::Spectator, Language::French, &names));
            let told = part(&parts, "news-status");
            let Phase::Status { step, .. } = game.view(Viewer::Spectator).phase else {
                assert!(!told.contains("<li"));
                return;
            };
            assert_eq!(told.matches("<li").count(), 6);
            assert_eq!(told.matches("step now").count(), usize::from(step <= 6));
            if step < 6 {
                let acting = AnyMatch::waiting(game).len();
                assert_eq!(told.matches("class=\"acting\"").count(), acting);
            }
            steps.insert(step);
        });
    }
    assert!(steps.len() >= 4, "{steps:?}");
}

/// Points are halves in the rules and never on the page: not in the list, nor in a hint, nor in the chart of the end.
#[test]
fn half_points_are_written_as_halves() {
    let mut history: Vec<Vec<i32>> = Vec::new();
    let mut halves = 0;
    play("monumental", 5, |game| {
        let scores = AnyMatch::scores(game, Viewer::Spectator);
        let totals: Vec<i32> = scores.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect();
        let names = names();
        let drawn = scene(game, Viewer::Seat(Seat::new(0)), Language::English, &names);
        let parts = fragments(&drawn);
        for (id, &total) in ["player-0", "player-1", "player-2"].into_iter().zip(&totals) {
            let (whole, half) = (total / 2, if total % 2 == 1 { "½" } else { "" });
            let shown = if whole == 0 && total == 1 { "½".to_owned() } else { format!("{whole}{half}") };
            assert!(part(&parts, id).contains(&format!(">{shown}</span>")), "{shown} in {id}");
            halves += usize::from(total % 2 == 1);
        }
        if let Some(decision) = AnyMatch::decision(game, Seat::new(0)) {
            let said = Hint { choice: decision.options[0].choice.clone(), chance: 0.5, score: 42.0 };
            assert!(hint(&drawn, &[said], true).html.contains("about 21 points"));
        }
        history.push(totals);
        if let Some(outcome) = game.outcome() {
            let drawn = Scene { outcome: Some(&outcome), ..drawn };
            let page = end_screen(&drawn, &history, &html! {}).into_string();
            let last = history.last().expect("it was played");
            let best = tessera_kernel::points_text(*last.iter().max().expect("three play"), 2);
            assert!(page.contains(&format!("· {best}<")), "{best} at the end of a line");
        }
    });
    assert!(halves > 0);
}
