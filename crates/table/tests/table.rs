//! What the table promises: every option is there once, nothing hidden is, and the markup is sound.

mod support;

use std::collections::HashSet;

use tessera_clash::Clash;
use tessera_kernel::{AnyMatch, Game, Match, Rng, Seat, Secret, Sight};
use tessera_mosaic::Mosaic;
use tessera_session::ByItself;
use tessera_table::maud::html;
use tessera_table::{
    Scene, SeatInfo, Viewer, board_svg, end_screen, fragments, log_early, log_lines, log_whole, table_body, why,
};
use tessera_tempus::Tempus;
use tessera_words::{Language, Speaker};

use support::scene;

/// Every promise is kept by every game.
macro_rules! promises {
    ($($promise:ident),+ $(,)?) => {
        mod every_game {$(
            #[test]
            fn $promise() {
                struct Kept(&'static str);

                impl tessera_games::Visitor for Kept {
                    type Out = ();

                    fn visit<G: tessera_kernel::Game>(self) {
                        super::$promise::<G>(self.0);
                    }
                }

                for id in tessera_games::IDS {
                    tessera_games::visit(id, Kept(id)).expect("registered");
                }
            }
        )+}
    };
}

promises! {
    every_option_is_a_button_exactly_once,
    every_place_on_the_board_is_an_option,
    nothing_hidden_is_drawn,
    others_get_no_buttons,
    pages_are_sound_and_say_everything,
    the_board_stands_alone,
    the_end_is_drawn,
    the_log_on_the_page_stays_short,
    choices_that_made_themselves_are_marked,
}

const SEATS: usize = 4;

fn names() -> Vec<String> {
    // Names that are markup, a coordinate, or look like a seat's number.
    ["<b>Eve</b>", "G5", "0", "Aspasia & co"].map(str::to_owned).to_vec()
}

fn new_match<G: Game>(id: &str, seed: u64) -> Match<G> {
    let setup = tessera_games::usual_setup(id, names()).expect("registered");
    Match::new(setup, Secret::from_number(seed)).expect("four can play")
}

/// Plays at random and looks at every `step`th position.
fn play<G: Game>(id: &str, seed: u64, step: usize, mut look: impl FnMut(&Match<G>)) {
    let mut game = new_match::<G>(id, seed);
    let mut rng = Rng::from_number(seed);
    let mut at = 0;
    loop {
        let Some(seat) = AnyMatch::waiting(&game).first().copied() else {
            look(&game);
            return;
        };
        if at % step == 0 {
            look(&game);
        }
        at += 1;
        let options = game.decision(seat).expect("whoever is waited for is asked").options.clone();
        game.answer(seat, &options[rng.index(options.len())]).expect("listed options are accepted");
    }
}

fn every_option_is_a_button_exactly_once<G: Game>(id: &'static str) {
    play::<G>(id, 1, 7, |game| {
        let names = names();
        for seat in AnyMatch::waiting(game) {
            let scene = scene(game, Viewer::Seat(seat), Language::English, &names);
            let prompt = fragments(&scene).into_iter().find(|part| part.id == "prompt").expect("there is a prompt");
            for option in AnyMatch::decision(game, seat).expect("asked").options {
                let button = format!("name=\"choice\" value=\"{}\"", option.choice);
                assert_eq!(prompt.html.matches(&button).count(), 1, "{button}");
            }
        }
    });
}

fn every_place_on_the_board_is_an_option<G: Game>(id: &'static str) {
    play::<G>(id, 2, 11, |game| {
        let names = names();
        for seat in AnyMatch::waiting(game) {
            let scene = scene(game, Viewer::Seat(seat), Language::English, &names);
            let marks = fragments(&scene).into_iter().find(|part| part.id == "board-marks").expect("there are marks");
            let options = AnyMatch::decision(game, seat).expect("asked").options;
            for spot in marks.html.split("data-choice=\"").skip(1) {
                let choice = spot.split('"').next().expect("the attribute ends");
                assert!(options.iter().any(|option| option.choice == choice), "{choice}");
            }
        }
    });
}

/// Two tables that differ only in what a viewer may not know are drawn the same for them, to the byte.
fn nothing_hidden_is_drawn<G: Game>(id: &'static str) {
    let mut compared = 0;
    play::<G>(id, 3, 5, |game| {
        let names = names();
        for viewer in Viewer::all(SEATS) {
            let mut elsewhere = game.state().clone();
            G::redeal(&mut elsewhere, viewer, &mut Rng::from_number(compared));
            let here = Match::<G>::from_state(game.setup().clone(), game.state().clone());
            let there = Match::<G>::from_state(game.setup().clone(), elsewhere);
            // Where chance decides something before the next question, two tables may go on differently.
            if AnyMatch::told(&here, viewer) > 0 {
                continue;
            }
            let drawn = |game: &Match<G>| fragments(&scene(game, viewer, Language::English, &names));
            for (here, there) in drawn(&here).iter().zip(drawn(&there)) {
                assert_eq!(here.html, there.html, "{} for {viewer:?}", here.id);
            }
            compared += 1;
        }
    });
    assert!(compared > 100);
}

/// Nobody is offered a choice but those who must choose, or may.
fn others_get_no_buttons<G: Game>(id: &'static str) {
    play::<G>(id, 4, 13, |game| {
        let names = names();
        let asked =
            |viewer: Viewer| Seat::all(SEATS).any(|seat| viewer.is(seat) && AnyMatch::decision(game, seat).is_some());
        for viewer in Viewer::all(SEATS).filter(|&viewer| !asked(viewer)) {
            let page = table_body(&scene(game, viewer, Language::English, &names), &html! {}, &html! {}).into_string();
            assert!(!page.contains("name=\"choice\"") && !page.contains("data-choice"), "{viewer:?}");
        }
    });
}

fn pages_are_sound_and_say_everything<G: Game>(id: &'static str) {
    for language in Language::ALL {
        play::<G>(id, 5, 29, |game| {
            let names = names();
            for viewer in Viewer::all(SEATS) {
                let scene = scene(game, viewer, language, &names);
                let page = table_body(&scene, &html! {}, &html! {}).into_string();
                assert_sound(&page);
                assert_sound(&why(&scene).html);
                let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
                let different: HashSet<&&str> = ids.iter().collect();
                assert_eq!(different.len(), ids.len(), "an id is there twice");
                assert!(!page.contains("<b>Eve</b>"), "names are escaped");
                assert!(!page.contains(" style=\"") && !page.contains(" onclick"), "the content policy forbids it");
            }
        });
    }
}

fn the_board_stands_alone<G: Game>(id: &'static str) {
    play::<G>(id, 6, 53, |game| {
        let names = names();
        let speaker = Speaker::new(Language::French, &names).of(id);
        let picture = board_svg(Sight::new(game, Viewer::Spectator), speaker);
        assert_sound(&picture);
        let defined: HashSet<&str> =
            picture.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        for used in picture.split("url(#").skip(1).chain(picture.split("href=\"#").skip(1)) {
            let id = used.split([')', '"']).next().expect("the reference ends");
            assert!(defined.contains(id), "{id} is used but not defined");
        }
    });
}

fn the_end_is_drawn<G: Game>(id: &'static str) {
    let mut history = Vec::new();
    play::<G>(id, 7, 1, |game| {
        let scores = AnyMatch::scores(game, Viewer::Spectator);
        history.push(scores.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect());
        if game.outcome().is_some() {
            let names = names();
            // As the table counts it: the winner by points has lost on time.
            let played = game.outcome().expect("it is over");
            let winner = played.winners().next().expect("somebody wins");
            let outcome = played.with_losses(|seat| (seat == winner).then_some(1));
            let mut seats: Vec<SeatInfo> = (0..SEATS).map(|_| SeatInfo::default()).collect();
            seats[winner.index()].late = Some("LOST".to_owned());
            let drawn = scene(game, Viewer::Seat(Seat::new(0)), Language::French, &names);
            let drawn = Scene { seats: &seats, outcome: Some(&outcome), ..drawn };
            let page = end_screen(&drawn, &history, &html! {}).into_string();
            assert_sound(&page);
            // By rows, or by columns where many things count: the last one is whoever has lost.
            let table = page.rfind("<table").expect("a ranking");
            let table = page[table..].split("</table>").next().expect("its end");
            let (name, place) = (table.rfind("seat-name").expect("names"), table.rfind("place\">").expect("places"));
            assert!(table[name..].contains("LOST") && table[place..].starts_with(&format!("place\">{SEATS}<")));
        }
    });
}

/// Whoever wins a tie is told why.
#[test]
fn the_end_says_what_broke_a_tie() {
    let mut told = 0;
    for seed in 0..40 {
        play::<Tempus>("tempus", seed, usize::MAX, |game| {
            let Some(outcome) = game.outcome() else { return };
            let names = names();
            let drawn = scene(game, Viewer::Spectator, Language::English, &names);
            let page = end_screen(&Scene { outcome: Some(&outcome), ..drawn }, &[], &html! {}).into_string();
            let ties = outcome.ties(&AnyMatch::tie_breaks(game)).len();
            assert_eq!(page.matches("With equal points").count(), ties);
            told += ties;
        });
    }
    assert!(told > 0, "some of many games are tied");
}

/// Every element is closed where it should be, and no message is missing.
fn assert_sound(markup: &str) {
    const VOID: [&str; 4] = ["input", "br", "meta", "link"];
    assert!(!markup.contains('⟨') && !markup.contains('\u{E000}'), "a word is missing");
    let mut open: Vec<&str> = Vec::new();
    for tag in markup.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).expect("a tag has a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "closed in the wrong order");
        } else if !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

/// However long a game is, its page holds the last lines; the lines before are there on demand, each once.
fn the_log_on_the_page_stays_short<G: Game>(id: &'static str) {
    let lines = |html: &str| html.matches("<li>").count() + html.matches("<li ").count();
    let mut cut = 0;
    play::<G>(id, 8, 3, |game| {
        let names = names();
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            let scene = scene(game, viewer, Language::French, &names);
            let parts = fragments(&scene);
            let part = |id: &str| &parts.iter().find(|part| part.id == id).expect("there is a log").html;
            let early = log_early(&scene);
            assert_sound(&early.html);
            let told = AnyMatch::told(game, viewer);
            let shown = lines(part("log")) + lines(part("log-past"));
            assert!(shown <= 84, "{shown} lines on the page");
            assert_eq!(shown + lines(&early.html), told.max(1), "every line is there once");
            assert_eq!(lines(&log_whole(&scene).into_string()), told);
            assert_eq!(part("log-past").contains("data-log"), lines(&early.html) > 0);
            cut += usize::from(part("log-past").contains("data-log"));
            // A replay stands still: it has the whole log.
            let replay = Scene { listening: false, ..scene };
            let parts = fragments(&replay);
            let whole: usize =
                parts.iter().filter(|part| part.id.starts_with("log")).map(|part| lines(&part.html)).sum();
            assert_eq!(whole, told.max(1));
        }
    });
    assert!(cut > 10, "the game was long enough");
}

/// Choices that made themselves stand before what came of them, to whoever made them.
fn choices_that_made_themselves_are_marked<G: Game>(id: &'static str) {
    let mut marked = 0;
    play::<G>(id, 9, 17, |game| {
        let names = names();
        let text = std::sync::Arc::new(tessera_kernel::Phrase::new("table-undo"));
        let by_itself: Vec<ByItself> =
            (0..game.choices()).step_by(5).map(|at| ByItself { at, text: text.clone(), ordered: false }).collect();
        let viewer = Viewer::Seat(Seat::new(0));
        let drawn = Scene { by_itself: &by_itself, ..scene(game, viewer, Language::English, &names) };
        assert_eq!(log_whole(&drawn).into_string().matches("by-itself").count(), by_itself.len());
        let all = log_lines(drawn.game, &by_itself, &[], 0..usize::MAX);
        assert!(all.is_sorted_by_key(|line| line.at));
        for pair in all.windows(2).filter(|pair| pair[0].at == pair[1].at) {
            assert!(!pair[1].by_itself, "the choice comes first");
        }
        let parts: Vec<String> = fragments(&drawn).into_iter().map(|part| part.html).collect();
        let on_page: usize = parts.iter().map(|html| html.matches("class=\"by-itself\"").count()).sum();
        let early = log_early(&drawn).html.matches("class=\"by-itself\"").count();
        assert_eq!(on_page + early, by_itself.len());
        marked += by_itself.len();
    });
    assert!(marked > 50);
}

/// What can be taken, picked, claimed or raised is a button where it lies, besides the list; and nothing else is.
#[test]
fn cards_of_mosaic_are_buttons() {
    const KINDS: [&str; 14] = [
        "leader", "draft", "grow", "build", "learn", "levy", "wonder", "govern", "golden", "claim", "raise", "lower",
        "pillar", "refresh",
    ];
    let mut found = HashSet::new();
    for seed in 0..3 {
        play::<Mosaic>("mosaic", 20 + seed, 1, |game| {
            let names = names();
            for seat in AnyMatch::waiting(game) {
                let options = AnyMatch::decision(game, seat).expect("asked").options;
                let scene = scene(game, Viewer::Seat(seat), Language::English, &names);
                let page: String = fragments(&scene).into_iter().map(|part| part.html).collect();
                for option in &options {
                    let kind = option.choice.split(' ').next().unwrap_or_default();
                    let button = format!("data-option=\"{}\"", option.choice);
                    if let Some(kind) = KINDS.into_iter().find(|&known| known == kind) {
                        assert!(page.contains(&button), "{button}");
                        found.insert(kind);
                    }
                }
                for card in page.split("data-option=\"").skip(1) {
                    let choice = card.split('"').next().expect("the attribute ends");
                    assert!(options.iter().any(|option| option.choice == choice), "{choice}");
                }
            }
        });
    }
    assert!(found.len() >= 11, "{found:?}");
}

/// A scoring is told with the points that the rules gave.
#[test]
fn scorings_of_mosaic_are_told() {
    let mut told = 0;
    play::<Mosaic>("mosaic", 30, 1, |game| {
        let names = names();
        let parts = fragments(&scene(game, Viewer::Spectator, Language::French, &names));
        let panel = &parts.iter().find(|part| part.id == "scene").expect("there is a place for it").html;
        let scorings = game.view(Viewer::Spectator).scorings;
        if let Some(number) = panel.split("data-once=\"scoring-").nth(1).and_then(|rest| rest.split('"').next()) {
            assert_eq!(number, scorings.to_string());
            let sum: i32 = game.scores(Viewer::Spectator).iter().map(|lines| lines[0].points).sum();
            let total: i32 = panel
                .split("<tfoot>")
                .nth(1)
                .expect("totals")
                .split("<b>+")
                .skip(1)
                .map(|rest| rest.split('<').next().and_then(|points| points.parse::<i32>().ok()).expect("a number"))
                .sum();
            assert!(scorings > 1 || total == sum, "{total} of {sum}");
            told += 1;
        }
    });
    assert!(told > 10);
}

/// Every choice of a space is a button on Clash's board, once.
#[test]
fn spaces_of_clash_are_buttons() {
    let mut found = HashSet::new();
    for seed in 0..12 {
        play::<Clash>("clash-monumental", 40 + seed, 1, |game| {
            let names = names();
            for seat in AnyMatch::waiting(game) {
                let decision = game.decision(seat).expect("asked");
                if decision.options.iter().all(|choice| choice.place().is_none()) {
                    continue;
                }
                let scene = scene(game, Viewer::Seat(seat), Language::English, &names);
                let parts = fragments(&scene);
                let board: String =
                    parts.iter().filter(|part| part.id.starts_with("board-")).map(|part| part.html.as_str()).collect();
                for choice in &decision.options {
                    let button = format!("data-choice=\"{choice}\"");
                    let expected = usize::from(choice.place().is_some());
                    assert_eq!(board.matches(&button).count(), expected, "{button}");
                    found.extend(choice.place().and(choice.to_string().split(' ').next().map(str::to_owned)));
                }
            }
        });
    }
    assert!(found.len() >= 4, "{found:?}");
}

/// A battle is told with what the rules rolled, and its casualties.
#[test]
fn battles_of_clash_are_told() {
    use tessera_clash::event::Event;
    let mut told = 0;
    for seed in 0..4 {
        play::<Clash>("clash-monumental", 50 + seed, 1, |game| {
            let log = game.log(Viewer::Spectator);
            let Some(start) = log.iter().rposition(|line| matches!(line.event, Event::BattleBegan { .. })) else {
                return;
            };
            let names = names();
            let parts = fragments(&scene(game, Viewer::Spectator, Language::French, &names));
            let panel = &parts.iter().find(|part| part.id == "scene").expect("there is a place for it").html;
            let rolled = log[start..].iter().filter_map(|line| match &line.event {
                Event::Rolled { rolls, .. } => Some([rolls[0].value, rolls[1].value]),
                _ => None,
            });
            let values: Vec<String> = rolled.flatten().map(|value| value.to_string()).collect();
            if AnyMatch::waiting(game).is_empty() || panel.is_empty() {
                return;
            }
            let shown: Vec<&str> = panel
                .split("class=\"total-row\"")
                .skip(1)
                .filter_map(|row| row.split("<b>").nth(1)?.split('<').next())
                .collect();
            assert_eq!(shown, values);
            assert_eq!(panel.contains("data-once"), game.view(Viewer::Spectator).battle.is_none());
            told += values.len();
        });
    }
    assert!(told > 20, "{told}");
}
