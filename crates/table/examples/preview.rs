//! Plays a seeded match and writes pages of it as files, one of every question, to be looked at without a server.
//!
//! `cargo run -p tessera-table --example preview -- FOLDER [GAME [SEED [SEATS [OPTIONS]]]]`, with options as
//! `civilizations=random`

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

use tessera_bots::{Kind, Mind};
use tessera_games::{begin, usual_setup};
use tessera_kernel::{AnyMatch, Outcome, Rng, Seat, Secret, Sight};
use tessera_table::maud::{Markup, PreEscaped, html};
use tessera_table::{
    BotPace, Palette, Prefs, Scene, SeatInfo, Shell, TextSize, Theme, Viewer, asset, board_svg, cover, end_screen,
    fragments, sheets, shell, table_body, why,
};
use tessera_words::{Language, Speaker};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "preview".to_owned());
    let id = env::args().nth(2).unwrap_or_else(|| tessera_games::IDS[0].to_owned());
    let seed = env::args().nth(3).and_then(|seed| seed.parse().ok()).unwrap_or(7);
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let scripts = [
        "table.js",
        "board.js",
        "pieces.js",
        "live.js",
        "asks.js",
        "said.js",
        "shelves.js",
        "laying.js",
        "alerts.js",
        "chat.js",
        "panels.js",
        "enlarge.js",
    ];
    for name in ["base.css", "icon.svg"].into_iter().chain(scripts).chain(sheets(&id)) {
        // Those of the server's pages are not ours.
        let Some(file) = asset(name) else { continue };
        fs::write(folder.join("assets").join(name), file.bytes)?;
    }
    let seats = env::args().nth(4).and_then(|seats| seats.parse().ok()).unwrap_or(4);
    let names: Vec<String> =
        ["Aspasia", "Cyrus", "Hypatia", "Ashoka"].map(str::to_owned).into_iter().take(seats).collect();
    let mut setup = usual_setup(&id, names.clone()).expect("it is a game");
    if let Some(options) = env::args().nth(5) {
        setup.options = options.parse().expect("options are written as key=value");
    }
    let new_match = || begin(&id, setup.clone(), Secret::from_number(seed)).expect("so many can play");

    // Once to know what is asked when, then again to draw each question where it is asked for the middle time.
    let mut game = new_match();
    let bot = |seat| Mind::new(&id, Kind::Greedy { slips: 10 }, Rng::from_number(seat)).expect("it is a game");
    let mut bots: Vec<Mind> = (0..).map(bot).take(names.len()).collect();
    let mut asked: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut played = Vec::new();
    let mut history = vec![points(game.as_ref())];
    while let Some(&seat) = game.waiting().first() {
        let question = game.question(seat).expect("whoever is waited for is asked").title.id;
        asked.entry(question).or_default().push(played.len());
        let choice = bots[seat.index()].choose(game.as_ref(), seat).expect("it is asked");
        game.answer(seat, &choice).expect("listed options are accepted");
        played.push((seat, choice));
        history.push(points(game.as_ref()));
    }
    let mut game = new_match();
    let mut told = false;
    for (at, (seat, choice)) in played.iter().enumerate() {
        for (question, times) in &asked {
            if times[times.len() / 2] == at {
                let file = question.split_once("-ask-").map_or(*question, |(_, file)| file);
                position(folder, file, game.as_ref(), &names, *seat)?;
            }
        }
        let parts = fragments(&scene(game.as_ref(), Viewer::Spectator, Language::English, &names, &[], None));
        if !told && parts.iter().any(|part| part.id == "scene" && !part.html.is_empty()) {
            told = true;
            position(folder, "scene", game.as_ref(), &names, *seat)?;
        }
        game.answer(*seat, choice).expect("it was accepted before");
    }
    position(folder, "over", game.as_ref(), &names, Seat::new(0))?;
    for (file, language, theme) in
        [("end", Language::English, Theme::Light), ("end-dark-fr", Language::French, Theme::Dark)]
    {
        let (infos, outcome) = (infos(), game.outcome());
        let scene = scene(game.as_ref(), Viewer::Seat(Seat::new(0)), language, &names, &infos, outcome.as_ref());
        write(folder, file, &id, prefs(language, theme), false, end_screen(&scene, &history, &Markup::default()))?;
    }
    write(folder, "cover", &id, prefs(Language::English, Theme::Light), false, covers())
}

fn points(game: &dyn AnyMatch) -> Vec<i32> {
    let scores = game.scores(Viewer::Spectator);
    scores.iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect()
}

fn infos() -> [SeatInfo; 4] {
    let mut infos =
        [const { SeatInfo { connected: true, bot: false, clock: None, until: None, left: None, late: None } }; 4];
    infos[1].bot = true;
    infos[2].connected = false;
    infos
}

fn covers() -> Markup {
    html! { div .cards { @for game in tessera_games::IDS { div .card { (cover(game)) h2 { (game) } } } } }
}

fn scene<'a>(
    game: &'a dyn AnyMatch,
    viewer: Viewer,
    language: Language,
    names: &'a [String],
    seats: &'a [SeatInfo],
    outcome: Option<&'a Outcome>,
) -> Scene<'a> {
    Scene {
        game: Sight::new(game, viewer),
        speaker: Speaker::new(language, names).of(game.title()),
        base: "/t/preview",
        csrf: "none",
        live: true,
        listening: true,
        seats,
        by_itself: &[],
        asked: None,
        notes: &[],
        outcome,
        ended: None,
        barred: None,
        lesson: None,
        first: None,
    }
}

const fn prefs(language: Language, theme: Theme) -> Prefs {
    Prefs {
        language,
        theme,
        palette: Palette::Standard,
        sound: true,
        animation: true,
        text_size: TextSize::Normal,
        bots: BotPace::Usual,
        coach: tessera_table::Coach::Off,
        hints: true,
    }
}

/// One position for everybody: the one who is asked, in both languages and themes, another player, a spectator.
fn position(folder: &Path, file: &str, game: &dyn AnyMatch, names: &[String], seat: Seat) -> io::Result<()> {
    let other = Viewer::Seat(seat.next(names.len()));
    let (infos, outcome) = (infos(), game.outcome());
    let pages = [
        ("", Viewer::Seat(seat), prefs(Language::English, Theme::Light)),
        ("-fr", Viewer::Seat(seat), prefs(Language::French, Theme::Light)),
        ("-dark", Viewer::Seat(seat), prefs(Language::English, Theme::Dark)),
        (
            "-blind",
            Viewer::Seat(seat),
            Prefs { palette: Palette::ColourBlind, ..prefs(Language::English, Theme::Light) },
        ),
        ("-other", other, prefs(Language::French, Theme::Light)),
        ("-watch", Viewer::Spectator, prefs(Language::English, Theme::Light)),
    ];
    for (suffix, viewer, prefs) in pages {
        let scene = scene(game, viewer, prefs.language, names, &infos, outcome.as_ref());
        write(folder, &format!("{file}{suffix}"), game.title(), prefs, true, table_body(&scene, &html! {}, &html! {}))?;
    }
    let scene = scene(game, Viewer::Seat(seat), Language::English, names, &infos, outcome.as_ref());
    let page =
        table_body(&scene, &html! {}, &html! {}).into_string().replace("<div id=\"why\"></div>", &why(&scene).html);
    write(
        folder,
        &format!("{file}-why"),
        game.title(),
        prefs(Language::English, Theme::Light),
        true,
        PreEscaped(page),
    )?;
    fs::write(folder.join(format!("{file}.svg")), board_svg(Sight::new(game, Viewer::Spectator), scene.speaker))
}

fn write(folder: &Path, file: &str, game: &str, prefs: Prefs, bare: bool, body: Markup) -> io::Result<()> {
    let page = shell(&Shell {
        title: file,
        prefs,
        me: Some("Aspasia"),
        csrf: "none",
        styles: &sheets(game),
        scripts: &["table.js"],
        bare,
        body,
    });
    fs::write(folder.join(format!("{file}.html")), page.into_string().replace("\"/assets/", "\"assets/"))
}
