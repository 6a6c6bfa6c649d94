//! What the shelves of Clash of Cultures promise: everything there can be chosen where it lies, and every advance is told.

mod support;

use std::collections::HashSet;

use tessera_clash::Clash;
use tessera_clash::board::Side;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::components::civilizations::{Civilization, Leader, Power};
use tessera_clash::state::Phase;
use tessera_clash::view::PlayerView;
use tessera_kernel::{AnyMatch, Match, Rng, Seat, Secret, Setup};
use tessera_table::{Fragment, Hint, Scene, Viewer, end_screen, fragments, hint, maud::html, table_body};
use tessera_words::{Language, Speaker};

use support::scene;

const SEATS: usize = 3;

fn names() -> Vec<String> {
    ["Aspasia", "Cyrus", "Hypatia"].map(str::to_owned).to_vec()
}

/// Plays the base game at random and looks at every position.
fn play(edition: &str, seed: u64, look: impl FnMut(&Match<Clash>)) {
    let options = if edition == "monumental" { "civilizations=none" } else { "" };
    play_with(edition, options, seed, look);
}

/// The same with options.
fn play_with(edition: &str, options: &str, seed: u64, mut look: impl FnMut(&Match<Clash>)) {
    let mut setup = Setup::new::<Clash>(names()).in_edition(edition);
    setup.options = options.parse().expect("options are written as key=value");
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
fn things_are_buttons(edition: &str, options: &str) {
    const KINDS: [&str; 22] = [
        "learn", "use", "wield", "play", "person", "claim", "trade", "govern", "give", "want", "offer", "cancel",
        "accept", "refuse", "counter", "lay", "raise", "recruit", "build", "invoke", "people", "call",
    ];
    let mut found = HashSet::new();
    for seed in 0..4 {
        play_with(edition, options, seed, |game| {
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
    things_are_buttons("monumental", "civilizations=none");
}

#[test]
fn things_of_2012_are_buttons() {
    things_are_buttons("2012", "");
}

#[test]
fn things_of_the_expansion_are_buttons() {
    things_are_buttons("monumental", "civilizations=two");
}

/// Every people on offer is shown with its whole board: four advances, three Leaders, and what each of them does.
#[test]
fn a_people_is_chosen_by_its_whole_board() {
    let mut offered = Vec::new();
    let mut setup = Setup::new::<Clash>(names());
    setup.options = "civilizations=free".parse().expect("an option");
    let game = Match::<Clash>::new(setup, Secret::from_number(3)).expect("three can play");
    let seat = AnyMatch::waiting(&game)[0];
    for language in Language::ALL {
        let names = names();
        let parts = fragments(&scene(&game, Viewer::Seat(seat), language, &names));
        let boards = part(&parts, "people-choose");
        assert!(boards.matches("people-board can").count() == Civilization::ALL.len(), "{boards}");
        let speaker = Speaker::new(language, &names);
        for power in Power::ALL {
            let text = html! { (speaker.say(&power.text())) }.into_string();
            assert!(boards.contains(&text), "{power}: {text}");
        }
        for leader in Leader::ALL {
            let name = html! { (speaker.say_capital(&leader.name())) }.into_string();
            assert!(boards.contains(&name), "{leader}");
        }
        offered.push(boards.len());
        // Nobody else chooses there.
        let parts = fragments(&scene(&game, Viewer::Spectator, language, &names));
        assert!(!part(&parts, "people-choose").contains("people-board"));
    }
    assert_eq!(offered.len(), 2);
}

/// The board of a people says of each advance whether it is owned and of each Leader where he is, for every player.
#[test]
fn every_people_is_told() {
    let mut seen = HashSet::new();
    for seed in 0..12 {
        play_with("monumental", "civilizations=random", seed, |game| {
            // A Leader is rare where nobody wants one.
            let led = game.view(Viewer::Spectator).players.iter().any(|(_, player)| player.leader.is_some());
            if !led && game.choices() % 40 != 0 {
                return;
            }
            let (names, seat) = (names(), Seat::new(0));
            let parts = fragments(&scene(game, Viewer::Seat(seat), Language::French, &names));
            let view = game.view(Viewer::Seat(seat));
            for (id, of) in [("people-own", 0..1), ("people-others", 1..SEATS)] {
                let shown = part(&parts, id);
                let players: Vec<_> = of.map(|seat| &view.players[Seat::new(seat)]).collect();
                let count = |class: &str| shown.matches(class).count();
                let gained =
                    |player: &&PlayerView| player.powers.iter().filter(|power| power.leader().is_none()).count();
                let gained: usize = players.iter().map(gained).sum();
                let peoples = players.iter().filter(|player| player.people.is_some()).count();
                assert_eq!(count("class=\"power own"), gained);
                assert_eq!(count("class=\"power locked"), 4 * peoples - gained);
                assert_eq!(count("#lock"), 4 * peoples - gained, "every lock says what opens it");
                let playing = players.iter().filter(|player| player.leader.is_some()).count();
                assert_eq!(count("class=\"leader-card in-play"), playing);
                let waiting: usize = players.iter().map(|player| player.leaders.len()).sum();
                assert_eq!(count("class=\"leader-card lost"), 3 * peoples - playing - waiting);
                seen.insert((gained > 0, playing > 0));
            }
        });
    }
    assert!(seen.len() >= 3, "{seen:?}");
}

/// Without the expansion there is no people to be told of, and its tab stays away with its shelf.
#[test]
fn the_base_game_has_no_peoples() {
    play("monumental", 2, |game| {
        let names = names();
        let parts = fragments(&scene(game, Viewer::Seat(Seat::new(0)), Language::English, &names));
        for id in ["people-choose", "people-own", "people-others"] {
            assert_eq!(part(&parts, id), format!("<div id=\"{id}\"></div>"), "{id}");
        }
        assert!(!parts.iter().any(|part| part.html.contains("unit-cavalry")), "no pieces of the expansion");
    });
}

/// Each unit and building of each side has a figure, and each icon of a die a picture.
#[test]
fn everything_has_its_figure() {
    let names = names();
    let game = Match::<Clash>::new(Setup::new::<Clash>(names.clone()), Secret::from_number(1)).expect("three can play");
    let page =
        table_body(&scene(&game, Viewer::Spectator, Language::English, &names), &html! {}, &html! {}).into_string();
    let defined = |id: &str| page.contains(&format!("id=\"{id}\""));
    for side in (0..SEATS).chain([Side::BARBARIANS.index()]) {
        for unit in Unit::ALL {
            assert!(defined(&format!("{unit}-{side}")), "{unit}-{side}");
        }
        for building in Building::ALL {
            assert!(defined(&format!("built-{building}-{side}")), "built-{building}-{side}");
        }
    }
    assert!(defined("pirate-5"));
    for unit in [Unit::Infantry, Unit::Cavalry, Unit::Elephant, Unit::Leader] {
        assert!(defined(&format!("{unit}-icon")), "{unit}");
    }
    for people in Civilization::ALL {
        assert!(defined(&format!("people-{people}")), "{people}");
    }
}

/// Mixed armies fight: dice say which unit made use of them, what an Elephant took, what a Leader had rolled again.
#[test]
fn dice_say_what_they_did() {
    let mut found = HashSet::new();
    for seed in 0..12 {
        play_with("monumental", "civilizations=random", seed, |game| {
            if game.view(Viewer::Spectator).battle.is_none() {
                return;
            }
            let names = names();
            let parts = fragments(&scene(game, Viewer::Spectator, Language::English, &names));
            let told = part(&parts, "scene");
            for (what, mark) in [
                ("used", "class=\"die used\""),
                ("idle", "-icon\" x=\"18.5\" y=\"6.5\" width=\"15\" height=\"15\" opacity"),
                ("again", "rolled again"),
            ] {
                if told.contains(mark) {
                    found.insert(what);
                }
            }
        });
    }
    assert!(found.contains("used") && found.contains("idle"), "{found:?}");
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
            let said = Hint {
                choice: decision.options[0].choice.clone(),
                chance: 0.5,
                score: 42.0,
                why: None,
                plan: Vec::new(),
            };
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
