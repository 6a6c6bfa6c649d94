//! Plays a seeded match and writes pages of several positions as files, to be looked at without a server.
//!
//! `cargo run -p tessera-table --example preview -- FOLDER [GAME [SEED]]`

use std::path::Path;
use std::{env, fs, io};

use tessera_games::{begin, usual_setup};
use tessera_kernel::{AnyMatch, AnyOption, Arg, Outcome, Rng, Seat, Secret, Sight};
use tessera_table::maud::{Markup, PreEscaped, html};
use tessera_table::{
    Palette, Prefs, Scene, SeatInfo, Shell, TextSize, Theme, Viewer, asset, board_svg, cover, end_screen, fragments,
    sheets, shell, table_body, why,
};
use tessera_words::{Language, Speaker};

/// Positions by the question that is asked there, and how often it must have been asked before.
type Positions = &'static [(&'static str, &'static str, usize)];

const TEMPUS: Positions = &[
    ("tile", "tempus-ask-tile", 4),
    ("turn", "tempus-ask-turn", 5),
    ("settle", "tempus-ask-settle", 7),
    ("action", "tempus-ask-action", 60),
    ("move", "tempus-ask-move-to", 12),
    ("lay", "tempus-ask-lay-attack", 1),
    ("defend", "tempus-ask-defend", 0),
    ("progress", "tempus-ask-lay-progress", 20),
    ("birth", "tempus-ask-birth", 9),
];

const MOSAIC: Positions = &[
    ("leader", "mosaic-ask-leader", 2),
    ("draft", "mosaic-ask-draft", 6),
    ("city", "mosaic-ask-first-city", 1),
    ("unfold", "mosaic-ask-unfold", 2),
    ("early", "mosaic-ask-action", 3),
    ("action", "mosaic-ask-action", 60),
    ("late", "mosaic-ask-action", 110),
    ("build", "mosaic-ask-build", 8),
    ("site", "mosaic-ask-site", 6),
    ("learn", "mosaic-ask-learn", 6),
    ("wonder", "mosaic-ask-wonder", 0),
    ("campaign", "mosaic-ask-campaign", 9),
    ("march", "mosaic-ask-march", 3),
    ("deploy", "mosaic-ask-deploy", 1),
];

const CLASH: Positions = &[
    ("start", "clash-ask-turn", 0),
    ("turn", "clash-ask-turn", 60),
    ("late", "clash-ask-turn", 260),
    ("found", "clash-ask-found", 2),
    ("squad", "clash-ask-squad", 6),
    ("move", "clash-ask-move-to", 20),
    ("far", "clash-ask-move-to", 60),
    ("who", "clash-ask-move-who", 5),
    ("lie", "clash-ask-lie", 3),
    ("tactics", "clash-ask-tactics-attack", 3),
    ("defend", "clash-ask-tactics-defend", 2),
    ("fight-on", "clash-ask-fight-on", 0),
    ("learn", "clash-ask-learn", 4),
    ("collect", "clash-ask-collect", 8),
    ("construct", "clash-ask-construct", 3),
    ("port", "clash-ask-port-at", 0),
    ("recruit", "clash-ask-recruit", 5),
    ("influence", "clash-ask-influence", 2),
    ("cheer", "clash-ask-raise", 2),
    ("exhaust", "clash-ask-exhaust", 0),
    ("barbarians", "clash-ask-barbarians-appear", 0),
    ("march", "clash-ask-barbarians-march", 1),
    ("earthquake", "clash-ask-earthquake", 0),
    ("offer", "clash-ask-answer-offer", 0),
];

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "preview".to_owned());
    let id = env::args().nth(2).unwrap_or_else(|| "tempus".to_owned());
    let positions = match id.as_str() {
        "mosaic" => MOSAIC,
        "clash-monumental" | "clash-2012" => CLASH,
        _ => TEMPUS,
    };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let files = [
        "base.css",
        "table.css",
        "mosaic.css",
        "clash.css",
        "table.js",
        "board.js",
        "pieces.js",
        "live.js",
        "said.js",
        "shelves.js",
        "alerts.js",
        "icon.svg",
    ];
    for name in files {
        fs::write(folder.join("assets").join(name), asset(name).expect("it is compiled in").bytes)?;
    }
    let names = ["Aspasia", "Cyrus", "Hypatia", "Ashoka"].map(str::to_owned).to_vec();
    let setup = usual_setup(&id, names.clone()).expect("it is a game");
    let mut game =
        begin(&id, setup, Secret::from_number(env::args().nth(3).and_then(|seed| seed.parse().ok()).unwrap_or(7)))
            .expect("four can play");
    let mut rng = Rng::from_number(11);
    let mut seen = vec![0; positions.len()];
    let mut scored = false;
    let mut history = vec![points(game.as_ref())];
    while let Some(&seat) = game.waiting().first() {
        let decision = game.decision(seat).expect("whoever is waited for is asked");
        for (place, (file, id, wanted)) in positions.iter().enumerate() {
            if decision.question.title.id == *id {
                seen[place] += 1;
                if seen[place] == wanted + 1 {
                    position(folder, file, game.as_ref(), &names, seat)?;
                }
            }
        }
        let likes = if id.starts_with("clash") { clash_liking } else { liking };
        let weights: Vec<u32> = decision.options.iter().map(likes).collect();
        let mut left = rng.below(weights.iter().sum());
        let pick = weights.iter().position(|&weight| left.checked_sub(weight).inspect(|&rest| left = rest).is_none());
        let choice = &decision.options[pick.expect("the weights are positive")].choice;
        game.answer(seat, choice).expect("listed options are accepted");
        history.push(points(game.as_ref()));
        let told = fragments(&scene(game.as_ref(), Viewer::Spectator, Language::English, &names, &[], None));
        if !scored && told.iter().any(|part| part.id == "scene" && part.html.contains("scoring-1")) {
            scored = true;
            if let Some(&seat) = game.waiting().first() {
                position(folder, "scoring", game.as_ref(), &names, seat)?;
            }
        }
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

/// Quarrelsome peoples that grow and spread show more of the game than aimless ones.
fn liking(option: &AnyOption) -> u32 {
    let crowded = option.label.text.args.iter().any(|(_, arg)| matches!(arg, Arg::Number(2..)));
    match option.choice.split(' ').next().unwrap_or_default() {
        "act" => match option.choice.as_str() {
            "act build" | "act technology" | "act wonder" | "act military" => 40,
            "act government" => 60,
            _ => 12,
        },
        "keep" | "done" => 1,
        "golden" | "claim" | "play" => 80,
        "build" | "learn" | "at" | "unit" => 10,
        "fight" => 60,
        "lay" => 20,
        "children" | "move" => 30,
        "from" if crowded => 60,
        "idea" => 12,
        "advance" if crowded => 20,
        "city" | "attack" | "settle" | "birth" | "to" | "tile" | "turn" => 10,
        _ => 4,
    }
}

/// Peoples that learn, build and spread rather than talk.
fn clash_liking(option: &AnyOption) -> u32 {
    let (verb, object) = option.choice.split_once(' ').unwrap_or((&option.choice, ""));
    let amount: u32 = object.bytes().filter(u8::is_ascii_digit).map(|digit| u32::from(digit - b'0')).sum();
    match verb {
        "trade" | "end" | "give" | "want" | "pass" | "swap" => 1,
        "done" | "retreat" | "use" | "happiness" => 8,
        "learn" => match object {
            "fishing" | "writing" | "tactics" | "myths" | "engineering" | "sanitation" | "roads" | "storage" => 240,
            _ => 30,
        },
        "take" => 4_u32.pow(amount.min(6)),
        "advance" | "move" | "collect" | "recruit" => 60,
        "construct" | "found" | "influence" | "raise" | "build" | "wonder" => 400,
        "squad" => 10 + amount,
        "play" | "claim" | "fight" | "lay" | "sail" => 90,
        _ => 30,
    }
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
    html! { div .cards { @for game in ["tempus", "mosaic", "clash-monumental"] { div .card { (cover(game)) h2 { (game) } } } } }
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
        speaker: Speaker::new(language, names),
        base: "/t/preview",
        csrf: "none",
        live: true,
        listening: true,
        seats,
        by_itself: &[],
        outcome,
        barred: None,
    }
}

const fn prefs(language: Language, theme: Theme) -> Prefs {
    Prefs { language, theme, palette: Palette::Standard, sound: true, animation: true, text_size: TextSize::Normal }
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
        write(folder, &format!("{file}{suffix}"), game.game(), prefs, true, table_body(&scene, &html! {}, &html! {}))?;
    }
    let scene = scene(game, Viewer::Seat(seat), Language::English, names, &infos, outcome.as_ref());
    let page =
        table_body(&scene, &html! {}, &html! {}).into_string().replace("<div id=\"why\"></div>", &why(&scene).html);
    write(folder, &format!("{file}-why"), game.game(), prefs(Language::English, Theme::Light), true, PreEscaped(page))?;
    fs::write(folder.join(format!("{file}.svg")), board_svg(Sight::new(game, Viewer::Spectator), scene.speaker))
}

fn write(folder: &Path, file: &str, game: &str, prefs: Prefs, bare: bool, body: Markup) -> io::Result<()> {
    let page = shell(&Shell {
        title: file,
        prefs,
        me: Some("Aspasia"),
        csrf: "none",
        styles: sheets(game),
        scripts: &["table.js"],
        bare,
        body,
    });
    fs::write(folder.join(format!("{file}.html")), page.into_string().replace("\"/assets/", "\"assets/"))
}
