//! Clash of Cultures in real Chromium: a whole short game, exploring, takebacks, French, a phone, halves of points; peoples.

mod peoples;
mod position;
mod together;

use serde_json::Value;
use tessera_clash::choice::{Act, Choice};
use tessera_clash::prompt::Prompt;
use tessera_kernel::{AnyMatch, Takebacks, Viewer, points_text};

use crate::chromium::{Browser, DESK, Kind};
use crate::records::{look_back, take_over};
use crate::site::Site;
use position::{Game, record_for, search, way_to, whole};

/// Clicks an option where it lies: on the board, on a card, or in the list. Waits until the page has it.
async fn click_choice(browser: &Browser, choice: &str) {
    let before = browser.asked().await;
    let lying = format!("#board [data-choice='{choice}']");
    let found = format!("return !!document.querySelector(`{lying}`)");
    if browser.run(&found).await == Value::Bool(true) {
        browser.click(&lying).await;
    } else {
        browser.click(&format!("#choose button[value='{choice}']")).await;
    }
    browser.asked_anew(before).await;
}

/// Whether it is somebody's turn and they could begin this action.
fn may(game: &Game, act: Act) -> bool {
    game.decisions()
        .first()
        .is_some_and(|asked| matches!(asked.prompt, Prompt::Turn { .. }) && asked.options.contains(&Choice::Act(act)))
}

/// Begins a short game against a beginner and plays it to its end by clicks; says how many choices that took.
async fn short_game(browser: &Browser, site: &Site) -> u32 {
    browser.go(&format!("{}/new?game=clash-monumental", site.url)).await;
    browser
        .run(
            "const set = (n, v) => document.querySelector(`[name=${n}]`).value = v; \
             set('seat-0', 'me'); set('seat-1', 'bot-beginner'); set('option-length', 'short'); \
             document.querySelector('form.new-table').requestSubmit();",
        )
        .await;
    browser.until("return !!document.querySelector('#prompt')").await;
    let mut choices = 0;
    while browser.my_turn().await {
        // An action or two, then the turn ends: on the board, on cards and in the list by turns.
        let before = browser.asked().await;
        let pick = format!(
            "const named = (all) => [...all].filter((one) => !/^(trade|use|claim|play) /.test(one.dataset.choice ?? one.value)); \
             const listed = named(document.querySelectorAll('#choose button[name=choice]')); \
             const lying = named(document.querySelectorAll('#board [data-choice], .stage .can')); \
             const end = listed.find((one) => one.value === 'end'); \
             const all = {choices} % 2 && lying.length ? lying : listed; \
             const chosen = end && {choices} % 3 ? end : all[({choices} * 7919) % all.length]; \
             chosen.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));"
        );
        browser.run(&pick).await;
        browser.asked_anew(before).await;
        choices += 1;
        assert!(choices < 600, "the game never ends");
    }
    choices
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_game_is_played_to_its_end() {
    let site = Site::start("clash-whole");
    let browser = Browser::open(DESK).await;
    // Whoever clicks about may lose all cities, which ends the game early: then another one is played.
    let mut choices = 0;
    for _ in 0..4 {
        choices = short_game(&browser, &site).await;
        if choices > 20 {
            break;
        }
    }
    assert!(choices > 20, "a whole game has more than {choices} choices");
    browser.click("#prompt a[href$='/end']").await;
    browser.until("return location.pathname.endsWith('/end')").await;
    let record = browser.run("return fetch(location.pathname.replace('/end', '/record')).then(r => r.text())").await;
    let record: tessera_kernel::Record = record.as_str().expect("text").parse().expect("a record");
    assert!(record.setup.options.is("length", "short"), "{:?}", record.setup.options);
    let game = tessera_games::replay(&record).expect("the record holds");
    assert_points(&browser, game.as_ref()).await;
    browser.click("a[href$='/replay']").await;
    browser.until("return location.pathname.endsWith('/replay') && !!document.querySelector('#board .piece')").await;
    // Rounds are counted anew in every Age.
    let rounds =
        "return [...document.querySelectorAll('#timeline .rounds a')].map((one) => one.textContent).slice(0, 4)";
    assert_eq!(browser.run(rounds).await, serde_json::json!(["1.1", "1.2", "1.3", "2.1"]));
    browser.close().await;
}

/// The end page says everyone's points as people write them, in the ranking and at the ends of the chart's lines.
async fn assert_points(browser: &Browser, game: &dyn AnyMatch) {
    let totals = game.scores(Viewer::Spectator).into_iter();
    let totals: Vec<i32> = totals.map(|lines| lines.iter().map(|line| line.points).sum()).collect();
    let mut said: Vec<String> = totals.iter().map(|&points| points_text(points, game.point())).collect();
    said.sort();
    let told = "return [...document.querySelectorAll('.ranking .total')].map((one) => one.textContent.trim()).sort()";
    assert_eq!(browser.run(told).await, serde_json::json!(said));
    let drawn =
        "return [...document.querySelectorAll('.chart.narrow .end-name')].map((one) => one.textContent.trim()).sort()";
    assert_eq!(browser.run(drawn).await, serde_json::json!(said));
}

#[tokio::test(flavor = "multi_thread")]
async fn half_points_are_told_as_halves() {
    let site = Site::start("clash-halves");
    let browser = Browser::open(DESK).await;
    let odd = |game: &Game| {
        let sums = AnyMatch::scores(game, Viewer::Spectator).into_iter();
        sums.map(|lines| lines.iter().map(|line| line.points).sum::<i32>()).any(|points| points % 2 != 0)
    };
    let record = whole(2, odd);
    let game = tessera_games::replay(&record).expect("the record holds");
    look_back(&browser, &site, &record).await;
    browser.run("location.pathname = location.pathname.replace('/replay', '/end')").await;
    browser.until("return !!document.querySelector('.ranking .total')").await;
    assert_points(&browser, game.as_ref()).await;
    assert!(browser.text(".ranking").await.contains('½'));
    // The chart's lines are at whole points.
    let ticks = browser
        .run("return [...document.querySelectorAll('.chart.narrow .tick')].map((one) => one.textContent).slice(0, -1)")
        .await;
    let ticks: Vec<String> = serde_json::from_value(ticks).expect("texts");
    assert!(
        ticks.len() > 1 && ticks.iter().all(|tick| tick.parse::<i32>().is_ok_and(|points| points % 5 == 0)),
        "{ticks:?}"
    );
    browser.close().await;

    // At the table: what players have, and what a hint promises.
    let (game, ()) = search(2, |game| (may(game, Act::Advance) && odd(game)).then_some(()));
    let seat = game.decisions()[0].seat;
    let browser = Browser::open(DESK).await;
    take_over(&browser, &site, &record_for(&game, &[seat])).await;
    for (index, lines) in AnyMatch::scores(&game, Viewer::Spectator).into_iter().enumerate() {
        let points = points_text(lines.iter().map(|line| line.points).sum(), AnyMatch::point(&game));
        assert_eq!(browser.text(&format!("#player-{index} .points")).await, points);
    }
    browser.click("#choose [data-hint]").await;
    let hint = browser.until("return document.querySelector('#hint li p')?.textContent").await;
    let hint = hint.as_str().expect("text");
    let numbers: Vec<u32> =
        hint.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    // Games in a hundred, and whole points of the size that games end with.
    assert!(matches!(numbers.as_slice(), [0..=100, 100, 0..=60]), "{hint}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_region_is_explored() {
    let site = Site::start("clash-explore");
    let browser = Browser::open(DESK).await;
    // Somebody can march into the unknown, and the tile can lie in two ways.
    let two_ways = |game: &Game| matches!(game.decisions().first().map(|asked| asked.prompt), Some(Prompt::Lie { .. }));
    let found = |game: &Game| {
        may(game, Act::Move).then(|| way_to(game, 4, &["move", "march", "at", "squad"], &two_ways)).flatten()
    };
    let (mut game, way) = search(2, found);
    let seat = game.decisions()[0].seat;
    let mut record = record_for(&game, &[seat]);
    record.setup.takebacks = Takebacks::Strict;
    take_over(&browser, &site, &record).await;
    for (seat, deed) in &way {
        game.answer_text(*seat, deed).expect("the way leads on");
    }
    let (first, _) = game.view(Viewer::Spectator).exploring.expect("a tile was turned up");
    let view = game.view(Viewer::Spectator);
    let region = view.space(first).expect("a space of the board").region;
    let spaces: Vec<String> =
        view.spaces.iter().filter(|there| there.region == region).map(|there| there.space.to_string()).collect();
    assert_eq!(spaces.len(), 4);
    let titles = format!(
        "return {}.map((space) => document.querySelector(`#board .land[data-hex='${{space}}'] title`).textContent)",
        serde_json::json!(spaces)
    );
    let told = async || -> Vec<String> { serde_json::from_value(browser.run(&titles).await).expect("texts") };
    let fog = "return document.querySelectorAll(`#board use[href='#sign-fog']`).length";
    let clouds = browser.run(fog).await.as_u64().expect("a number");
    // Before: fog.
    for (_, deed) in &way {
        assert!(told().await.iter().all(|title| title.starts_with("Unknown")), "{:?}", told().await);
        click_choice(&browser, deed).await;
    }
    // The tile is up and not laid: both ways are pictures, each shown on the board too; and it cannot be taken back.
    for lie in ["lie straight", "lie turned"] {
        let shown = format!(
            "return !!document.querySelector(`#choose button[value='{lie}'] svg.tile`) \
             && !!document.querySelector(`#board [data-for='{lie}'] path`)"
        );
        assert_eq!(browser.run(&shown).await, true, "{lie}");
    }
    assert_eq!(browser.run("return document.querySelector('#undo [data-undo]').disabled").await, true);
    assert!(told().await.iter().all(|title| title.starts_with("Unknown")), "{:?}", told().await);
    click_choice(&browser, "lie turned").await;
    // After: land and sea, as the tile lies.
    game.answer_text(seat, "lie turned").expect("both ways were open");
    let names: Vec<String> = spaces
        .iter()
        .map(|space| {
            let view = game.view(Viewer::Spectator);
            let there = view.spaces.iter().find(|there| there.space.to_string() == *space).expect("a space");
            format!("{:?}", there.terrain.expect("it is explored"))
        })
        .collect();
    for (title, name) in told().await.iter().zip(&names) {
        assert!(title.starts_with(name.as_str()), "{title} is {name}");
    }
    assert_eq!(browser.run(fog).await.as_u64().expect("a number"), clouds - 1);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_march_is_taken_back() {
    let site = Site::start("clash-undo");
    let browser = Browser::open(DESK).await;
    // Some of a group march to free land; nothing is revealed by that.
    let moved = |game: &Game| {
        let asked = game.decisions().first().map(|asked| asked.prompt);
        matches!(asked, Some(Prompt::Squad { left: 2 })) && game.view(Viewer::Spectator).exploring.is_none()
    };
    let found = |game: &Game| {
        let way = may(game, Act::Move).then(|| way_to(game, 4, &["move", "march", "at", "squad"], &moved)).flatten()?;
        (way.len() == 4).then_some(way)
    };
    let (game, way) = search(2, found);
    let mut record = record_for(&game, &[game.decisions()[0].seat]);
    record.setup.takebacks = Takebacks::Strict;
    take_over(&browser, &site, &record).await;
    let pieces = "return [...document.querySelectorAll('#board .piece')].map((one) => `${one.dataset.seat} ${one.dataset.kind} \
                  ${one.dataset.hex} ${one.dataset.count}`).sort().join()";
    let begun = browser.run(pieces).await;
    let mut seen = Vec::new();
    for (_, deed) in &way {
        seen.push((browser.text("#prompt-title").await, browser.run(pieces).await));
        click_choice(&browser, deed).await;
    }
    let from = way[1].1.strip_prefix("march ").expect("units march from somewhere");
    let to = way[2].1.strip_prefix("at ").expect("and to somewhere");
    let marched = browser.run(pieces).await;
    assert_ne!(marched, begun);
    assert!(marched.as_str().is_some_and(|all| all.contains(&format!(" {to} "))), "{marched}");
    // Back step by step: every question and every piece is where it was.
    for (question, before) in seen.iter().rev() {
        browser.click("#undo [data-undo]").await;
        browser.until(&format!("return document.querySelector('#prompt-title').textContent === {question:?}")).await;
        browser.until(&format!("return ((() => {{ {pieces} }})()) === {before}")).await;
    }
    assert_eq!(browser.run(pieces).await, begun, "from {from} to {to}");
    browser.close().await;
}

/// A game that has come far, and somebody's turn in it.
fn developed() -> Game {
    search(2, |game| {
        let view = game.view(Viewer::Spectator);
        let busy = view.built.iter().any(|(_, built)| built.owner.seat().is_some()) || view.age > 4;
        (view.age >= 4 && busy && may(game, Act::Move) && may(game, Act::Construct)).then_some(())
    })
    .0
}

const SHELVES: [&str; 6] =
    ["shelf-realm", "shelf-advances", "shelf-hand", "shelf-wonders", "shelf-trade", "shelf-news"];

#[tokio::test(flavor = "multi_thread")]
async fn french_is_all_there_is() {
    assert_french(
        "clash-french",
        &developed(),
        &["Merveille", "cité", "Vivres", "Époque", "manche", "Objectif", "Progrès"],
    )
    .await;
}

/// A game goes on for a while in French, and not a word of English is read or heard; these words are.
async fn assert_french(name: &str, game: &Game, words_there: &[&str]) {
    let site = Site::start(name);
    let mut browser = Browser::open(Kind { language: "fr", phone: false }).await;
    take_over(&browser, &site, &record_for(game, &[game.decisions()[0].seat])).await;
    // What is read and what is heard: texts, labels, titles, on every shelf and in the log.
    let words = "const said = [...document.querySelectorAll('[aria-label], [title], svg title')] \
                 .map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title') ?? one.textContent); \
                 return (document.body.textContent + ' ' + said.join(' ')).replaceAll('Clash of Cultures', '')";
    let english = [
        "the", "of", "and", "your", "you", "with", "from", "to", "city", "cities", "cards", "food", "wood", "ore",
        "gold", "ideas", "turn", "wonder", "units", "choose", "where", "which", "who",
    ];
    for _ in 0..25 {
        let text = browser.run(words).await;
        let text = text.as_str().expect("text");
        assert!(!text.contains('⟨'), "a message is missing");
        for word in text.split(|letter: char| !letter.is_alphabetic()) {
            let place = || text.find(&format!(" {word} ")).map(|at| text[at..].chars().take(80).collect::<String>());
            assert!(
                !english.contains(&word.to_lowercase().as_str()),
                "'{word}' is left in the French page: {:?}",
                place()
            );
        }
        if !browser.my_turn().await {
            break;
        }
        browser.choose_something().await;
    }
    let text = browser.run(words).await;
    for french in words_there {
        assert!(text.as_str().expect("text").contains(french), "'{french}' is not in the French page");
    }
    for page in [
        "/rules/clash-monumental",
        "/about/clash-monumental",
        "/new?game=clash-monumental",
        "/rules/clash",
        "/about/clash-2012",
        "/new?game=clash-2012",
    ] {
        browser.go(&format!("{}{page}", site.url)).await;
        let text = browser.text("body").await;
        assert!(!text.contains('⟨') && !text.contains(" the "), "{page}: {text}");
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_room_for_it() {
    assert_fits_a_phone("clash-phone", "en", &developed(), &SHELVES).await;
}

/// On a phone everything can be seen and reached while a game goes on.
async fn assert_fits_a_phone(name: &str, language: &'static str, game: &Game, shelves: &[&str]) {
    let site = Site::start(name);
    let mut browser = Browser::open(Kind { language, phone: true }).await;
    take_over(&browser, &site, &record_for(game, &[game.decisions()[0].seat])).await;
    // Board and question are seen at once.
    let seen = "const inside = (id) => { const r = document.getElementById(id).getBoundingClientRect(); \
                return r.width > 200 && r.height > 100 && r.top >= 0 && r.top < innerHeight - 60 }; \
                const r = document.getElementById('prompt-title').getBoundingClientRect(); \
                return inside('board') && r.top >= 0 && r.bottom <= innerHeight";
    browser.until(seen).await;
    for _ in 0..12 {
        if !browser.my_turn().await {
            break;
        }
        let wide = browser.run("return document.documentElement.scrollWidth").await;
        assert!(wide.as_i64().expect("a number") <= 390, "the page is {wide} wide");
        // Whatever can be touched is large enough for a thumb, and nothing lies over it once it is scrolled to.
        let small = "return [...document.querySelectorAll('#choose button.option, .shelf-tabs button, .shelf.shown .can, #board .spot')] \
                     .filter((one) => one.getClientRects().length).map((one) => [one.value || one.dataset.shelfTab || one.dataset.choice, one.getBoundingClientRect()]) \
                     .filter(([, r]) => r.height < 44 || r.width < 44).map(([name, r]) => `${name} ${r.width}×${r.height}`)";
        assert_eq!(browser.run(small).await, serde_json::json!([]), "too small for a thumb");
        // Those folded away are on a shelf.
        let covered = "return [...document.querySelectorAll('#choose button.option')].filter((one) => one.checkVisibility()) \
                       .filter((one) => { one.scrollIntoView({ block: 'center', behavior: 'instant' }); const r = one.getBoundingClientRect(); \
                       const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2); \
                       return !(top && (one === top || one.contains(top))) }).map((one) => one.value)";
        assert_eq!(browser.run(covered).await, serde_json::json!([]), "not to be reached");
        browser.choose_something().await;
    }
    // Every shelf opens with a finger, nothing on it is cut off, and the map comes back.
    for shelf in shelves {
        browser.click(&format!("[data-shelf-tab={shelf}]")).await;
        browser.until(&format!("return document.getElementById('{shelf}').offsetHeight > 60")).await;
        let cut = "return document.documentElement.scrollWidth > innerWidth \
            || [...document.querySelectorAll('.shelf.shown .ccard')].some((card) => card.scrollWidth > card.offsetWidth + 1)";
        assert_eq!(browser.run(cut).await, Value::Bool(false), "something on {shelf} is cut off");
    }
    browser.click("[data-shelf-tab=map]").await;
    browser.until("return document.getElementById('board').getBoundingClientRect().height > 100").await;
    browser.close().await;
}
