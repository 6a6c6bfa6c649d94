//! The table in real Chromium: whole games by clicking, secrets kept, keyboard, phone, French, takebacks, crashes, replays.

mod access;
mod chromium;
mod clash;
mod coach;
mod help;
mod learn;
mod mosaic;
mod patchistory;
mod records;
mod shelves;
#[path = "../site/mod.rs"]
mod site;
mod together;

use chromium::{Browser, DESK, Kind};
use serde_json::Value;
use site::Site;

/// The smoke test of `./test-browsers`: every engine plays so much of every game.
#[tokio::test(flavor = "multi_thread")]
async fn forty_decisions_of_every_game() {
    let site = Site::start("forty");
    let mut browser = Browser::open(DESK).await;
    for game in tessera_games::IDS {
        browser.play_game(&site, game).await;
        for decision in 0..40 {
            if !browser.my_turn().await {
                break;
            }
            let seen =
                browser.run("return document.querySelector('#prompt').getBoundingClientRect().height > 40").await;
            assert_eq!(seen, true, "{game}: the question is on the page at decision {decision}");
            browser.choose_something().await;
        }
        let players = "return [...document.querySelectorAll('.player')].every((one) => one.checkVisibility() && one.offsetHeight > 20)";
        assert_eq!(browser.run(players).await, true, "{game}: every player has a panel");
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_from_its_box() {
    let site = Site::start("every-game");
    let mut browser = Browser::open(DESK).await;
    for game in tessera_games::IDS {
        browser.play_game(&site, game).await;
        for _ in 0..12 {
            assert!(browser.my_turn().await, "{game} is over too soon");
            browser.choose_something().await;
        }
        for part in ["board-terrain", "board-pieces", "log"] {
            let drawn = format!("return !!document.querySelector('#{part} > *')");
            assert_eq!(browser.run(&drawn).await, true, "{game}: nothing in {part}");
        }
        assert!(!browser.text("body").await.contains('⟨'), "{game}: a message is missing");
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_clicking() {
    let site = Site::start("whole");
    let mut browser = Browser::open(DESK).await;
    browser.play_now(&site).await;
    let mut choices = 0;
    while browser.my_turn().await {
        browser.choose_something().await;
        choices += 1;
        assert!(choices < 2000, "the game never ends");
    }
    assert!(choices > 40, "a whole game has more than {choices} choices");
    // The log: the early lines come on demand, show their places, and what made itself says so.
    assert!(
        browser.run("return document.querySelectorAll('#log li, #log-past li').length < 120").await
            == Value::Bool(true)
    );
    browser.click("[data-log]").await;
    browser.until("return document.querySelectorAll('#log-early li').length > 20").await;
    browser.until("return getComputedStyle(document.querySelector('[data-log]')).display === 'none'").await;
    let lit = "for (const line of document.querySelectorAll('#log-early [data-hexes]')) { \
               line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); \
               if (document.querySelector('#board-lit > *')) return true; } return false";
    assert!(browser.run(lit).await == Value::Bool(true), "a line shows its places");
    assert!(browser.run("return !!document.querySelector('.log .by-itself .tag[title]')").await == Value::Bool(true));
    // The log is one stop for the Tab key; arrows lead from line to line.
    assert_eq!(browser.run("return document.querySelectorAll('#page-log li[tabindex=\"0\"]').length").await, 1);
    browser.run("window.first = document.querySelector('#page-log li[tabindex=\"0\"]'); first.focus()").await;
    let line = browser.page.active_element().await.expect("a line has the focus");
    line.send_keys(&fantoccini::key::Key::Down.to_string()).await.expect("a key is pressed");
    let walked = "const stop = document.querySelector('#page-log li[tabindex=\"0\"]'); \
                  return stop === document.activeElement && stop !== first";
    browser.until(walked).await;
    assert_eq!(browser.run("return !!document.querySelector('[data-undo]')").await, false, "nothing to take back");
    // Over: who won, points by source, the seed to check, the record to keep, and a rematch.
    browser.click("#prompt a[href$='/end']").await;
    browser.until("return location.pathname.endsWith('/end')").await;
    let text = browser.text("main").await;
    assert!(text.contains("Flight") && text.contains("Cities"), "{text}");
    let record = browser.run("return fetch(location.pathname.replace('/end', '/record')).then(r => r.text())").await;
    let record: tessera_kernel::Record = record.as_str().expect("text").parse().expect("a record");
    assert!(record.result.is_some() && record.secret.is_some(), "a finished record tells its seed");
    tessera_games::replay(&record).expect("the record holds");

    // Replay: step back, then play on from there against bots.
    browser.click("a[href$='/replay']").await;
    browser.until("return location.pathname.endsWith('/replay')").await;
    let url = browser.page.current_url().await.expect("an address");
    browser.go(&format!("{}?at=60", url.as_str().split('?').next().expect("a path"))).await;
    assert!(browser.run("return !!document.querySelector('svg .s0, svg [data-piece]')").await == Value::Bool(true));
    browser.run("document.querySelector('.timeline-more').open = true").await;
    browser.click("form[action$='/play-on'] button").await;
    browser.until("return !location.pathname.includes('replay')").await;
    assert!(browser.my_turn().await, "the new match goes on where the old one was");
    browser.choose_something().await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_a_spectator_keep_their_secrets() {
    let site = Site::start("secrets");
    let mut ann = Browser::open(DESK).await;
    let mut bob = Browser::open(DESK).await;
    let watcher = Browser::open(DESK).await;
    ann.go(&format!("{}/new?game=tempus", site.url)).await;
    ann.run(
        "const set = (n, v) => document.querySelector(`[name=${n}]`).value = v; \
         set('seat-0', 'me'); set('seat-1', 'invite'); set('seat-2', 'bot-beginner'); set('takebacks', 'strict'); \
         set('listed', 'listed'); document.querySelector('form.new-table').requestSubmit();",
    )
    .await;
    let invite = ann.until("return document.querySelector('.invite input')?.value").await;
    bob.go(invite.as_str().expect("a link")).await;
    bob.click("main form button.primary").await;
    bob.until("return !!document.querySelector('#prompt')").await;
    ann.until("return !!document.querySelector('#prompt')").await;
    let table = ann.page.current_url().await.expect("an address");
    watcher.go(table.as_str()).await;

    for browser in [&ann, &bob, &watcher] {
        browser.hear_everything().await;
    }
    let hand = "return [...document.querySelectorAll('.hand [data-card]')].map(card => card.dataset.card)";
    let seen = "const heard = window.heard; window.heard = ''; return document.documentElement.outerHTML + heard";
    let mut compared = 0;
    let begun = std::time::Instant::now();
    let mut choices = 0;
    while choices < 140 {
        assert!(begun.elapsed() < chromium::PATIENCE * 2, "the bot never moves: {choices} choices");
        let ready = "const p = document.querySelector('#prompt'); return p.querySelector('.over') ? 'over' : p.dataset.mine ? 'mine' : 'wait'";
        let (ann_now, bob_now) = (ann.run(ready).await, bob.run(ready).await);
        if ann_now == "over" || bob_now == "over" {
            break;
        }
        if ann_now == "mine" {
            ann.choose_something().await;
        } else if bob_now == "mine" {
            bob.choose_something().await;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            continue;
        }
        choices += 1;
        let hands: Vec<Vec<String>> = [ann.run(hand).await, bob.run(hand).await]
            .into_iter()
            .map(|cards| serde_json::from_value(cards).expect("cards by name"))
            .collect();
        let pages = [ann.run(seen).await, bob.run(seen).await, watcher.run(seen).await];
        // A card is named in notation only where it can be used or is held: by whoever holds it.
        for (holder, cards) in hands.iter().enumerate() {
            for (reader, page) in pages.iter().enumerate().filter(|(reader, _)| *reader != holder) {
                let page = page.as_str().expect("text");
                for card in cards.iter().filter(|card| !hands.get(reader).is_some_and(|own| own.contains(card))) {
                    let public = page.contains(&format!("data-public=\"{card}\""));
                    assert!(public || !page.contains(&format!("{card}\"")), "reader {reader} sees {card} of {holder}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 0, "somebody held a card nobody else held");
    assert!(watcher.run("return !document.querySelector('#choose')").await == Value::Bool(true));
    ann.close().await;
    bob.close().await;
    watcher.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_is_enough() {
    let site = Site::start("keyboard");
    let browser = Browser::open(DESK).await;
    browser.play_now(&site).await;
    for _ in 0..25 {
        if !browser.my_turn().await {
            break;
        }
        let before = browser.asked().await;
        // The finishing option by Enter, an option by its number, a place on the board by focus and Enter.
        let key = browser
            .run(
                "document.activeElement.blur(); \
                 if (document.querySelector('#choose button[data-key=\"1\"]')) return '1'; \
                 const spot = document.querySelector('[data-choice]'); if (spot) { spot.focus(); return 'Enter'; } return 'Enter';",
            )
            .await;
        let target = if key == "Enter" {
            browser.page.active_element().await.expect("something has the focus")
        } else {
            browser.page.find(fantoccini::Locator::Css("body")).await.expect("a body")
        };
        let key = if key == "Enter" {
            fantoccini::key::Key::Enter.to_string()
        } else {
            key.as_str().expect("a key").to_owned()
        };
        target.send_keys(&key).await.expect("a key is pressed");
        browser.asked_anew(before).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_on_a_phone_plays() {
    let site = Site::start("phone");
    let mut browser = Browser::open(Kind { language: "en", phone: true }).await;
    browser.play_now(&site).await;
    for _ in 0..12 {
        if browser.my_turn().await {
            browser.choose_something().await;
        }
    }
    let wide = browser.run("return document.documentElement.scrollWidth").await;
    assert!(wide.as_i64().expect("a number") <= 390, "the page is {wide} wide");
    assert!(browser.my_turn().await);
    let small = browser
        .run(
            "return [...document.querySelectorAll('#choose button.option')].filter(b => b.offsetParent) \
             .filter(b => b.getBoundingClientRect().height < 44).length",
        )
        .await;
    assert_eq!(small, 0, "every option is large enough for a thumb");
    // The board shows where something can be done, unless that is everywhere.
    let sight = "const b = document.getElementById('board').getBoundingClientRect(); \
        return [...document.querySelectorAll('.spot .rim')].every(s => { const r = s.getBoundingClientRect(); \
        return r.left >= b.left && r.right <= b.right && r.top >= b.top && r.bottom <= b.bottom })";
    browser.until(sight).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn french_is_spoken_throughout() {
    let site = Site::start("french");
    let mut browser = Browser::open(Kind { language: "fr", phone: false }).await;
    browser.go(&site.url).await;
    assert_eq!(browser.run("return document.documentElement.lang").await, "fr");
    browser.play_now(&site).await;
    for _ in 0..30 {
        if browser.my_turn().await {
            browser.choose_something().await;
        }
    }
    let told = browser.run("return document.getElementById('said').textContent").await;
    assert!(told.as_str().is_some_and(|told| !told.is_empty()), "those who hear the page are told what is new");
    let text = browser.text("body").await;
    for english in ["Where does", "tokens", "Your ", "Undo", "Settings", "Log", " turn", "⟨"] {
        assert!(!text.contains(english), "'{english}' is left in the French page: {text}");
    }
    for page in ["/rules/tempus", "/about/tempus", "/settings", "/account", "/new?game=tempus", "/upload"] {
        browser.go(&format!("{}{page}", site.url)).await;
        let text = browser.text("body").await;
        assert!(!text.contains('⟨') && !text.contains("Settings"), "{page}: {text}");
    }
    // And back to English by the switch in the bar.
    browser.go(&site.url).await;
    browser.click("button[name=language][value=en]").await;
    browser.until("return document.documentElement.lang === 'en'").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slip_is_taken_back() {
    let site = Site::start("undo");
    let mut browser = Browser::open(DESK).await;
    browser.play_now(&site).await;
    assert!(browser.my_turn().await);
    let question = browser.text("#prompt-title").await;
    browser.choose_something().await;
    assert!(browser.my_turn().await);
    assert_ne!(browser.text("#prompt-title").await, question, "the tile lies somewhere: which way round?");
    browser.click("#choose [data-undo]").await;
    browser.until(&format!("return document.querySelector('#prompt-title').textContent === {question:?}")).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_of_the_server_loses_nothing() {
    let mut site = Site::start("crash");
    let mut browser = Browser::open(DESK).await;
    browser.play_now(&site).await;
    for _ in 0..6 {
        if browser.my_turn().await {
            browser.choose_something().await;
        }
    }
    assert!(browser.my_turn().await);
    let before = browser.sequence().await;
    // What the page says of its connection, as it is said.
    let listen = "window.told = []; const place = document.getElementById('connection'); \
        new MutationObserver(() => told.push(place.textContent)).observe(place, { childList: true });";
    browser.run(listen).await;
    site.kill();
    browser.until("return told.some(text => text.includes('is lost'))").await;
    site.restart();
    // The page finds its way back by itself and says so; nothing that was acknowledged is gone.
    browser.until("return told.some(text => text.includes('is back'))").await;
    assert!(browser.sequence().await >= before);
    assert!(browser.my_turn().await);
    browser.choose_something().await;
    // A lost connection is bound to be told in the console; anything else is not.
    let complaints = browser.complaints().await;
    let other: Vec<_> =
        complaints.iter().filter(|line| !line.contains("net::ERR_") && !line.contains("Failed to load")).collect();
    assert!(other.is_empty(), "{other:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_past_a_slip_is_taken_back_when_the_other_agrees() {
    let site = Site::start("consent");
    let mut ann = Browser::open(DESK).await;
    let mut bob = Browser::open(Kind { language: "fr", phone: true }).await;
    ann.go(&format!("{}/new?game=tempus", site.url)).await;
    ann.run(
        "const set = (n, v) => document.querySelector(`[name=${n}]`).value = v; \
         set('seat-0', 'me'); set('seat-1', 'invite'); set('seat-2', 'bot-beginner'); \
         document.querySelector('form.new-table').requestSubmit();",
    )
    .await;
    let invite = ann.until("return document.querySelector('.invite input')?.value").await;
    bob.go(invite.as_str().expect("a link")).await;
    assert!(bob.text(".terms").await.contains("si toute la table est d’accord"), "said before one sits down");
    bob.click("main form button.primary").await;
    bob.until("return !!document.querySelector('#prompt')").await;
    ann.until("return !!document.querySelector('#prompt')").await;

    // Both play until Ann has something that only the other can give back.
    let offered =
        "return !document.querySelector('#choose [data-undo]') && !!document.querySelector('#proposal details')";
    let ready = "const p = document.querySelector('#prompt'); return p.dataset.mine ? 'mine' : 'wait'";
    let begun = std::time::Instant::now();
    while ann.run(offered).await != Value::Bool(true) {
        assert!(begun.elapsed() < chromium::PATIENCE * 2, "Ann can always take back");
        if ann.run(ready).await == "mine" {
            ann.choose_something().await;
        } else if bob.run(ready).await == "mine" {
            bob.choose_something().await;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
    }
    // The bot has nothing to do: whoever is asked is one of the two.
    for browser in [&ann, &bob] {
        browser.until("return !document.querySelector('#prompt .thinking')").await;
    }
    let asked = "const p = document.querySelector('#proposal .proposal'); return p ? p.textContent : null";
    ann.click("#proposal summary").await;
    ann.click("#proposal form[action$='/propose'] button").await;
    assert!(ann.until(asked).await.as_str().expect("text").contains("Waiting for"));
    assert!(bob.until(asked).await.as_str().expect("text").contains("reprendre le dernier choix"), "live, in French");
    let seen = "const b = document.querySelector('#proposal [value=agree]').getBoundingClientRect(); \
                return b.top >= 0 && b.bottom <= innerHeight && b.height >= 44";
    bob.until(seen).await;
    let wide = bob.run("return document.documentElement.scrollWidth").await;
    assert!(wide.as_i64().expect("a number") <= 390, "the page is {wide} wide");

    // Refused: nothing has changed, and Ann is told when she asks again.
    let before = ann.sequence().await;
    bob.click("#proposal [value=refuse]").await;
    ann.until("return !document.querySelector('#proposal .proposal')").await;
    assert_eq!(ann.sequence().await, before);
    ann.run("document.querySelector('#proposal details').open = true").await;
    ann.click("#proposal form[action$='/propose'] button").await;
    ann.until("return document.getElementById('notice').textContent.includes('before you ask again')").await;

    // Bob asks in turn, and Ann agrees: his page asks him again what it had asked.
    while bob.run("return !!document.querySelector('#proposal details')").await != Value::Bool(true) {
        assert!(begun.elapsed() < chromium::PATIENCE * 3, "Bob can always take back");
        if bob.run(ready).await == "mine" {
            bob.choose_something().await;
        } else if ann.run(ready).await == "mine" {
            ann.choose_something().await;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
    }
    for browser in [&ann, &bob] {
        browser.until("return !document.querySelector('#prompt .thinking')").await;
    }
    bob.run("document.querySelector('#proposal summary').scrollIntoView({ block: 'center' })").await;
    bob.click("#proposal summary").await;
    bob.run(
        "document.querySelector('#proposal form[action$=\"/propose\"] button').scrollIntoView({ block: 'center' })",
    )
    .await;
    bob.click("#proposal form[action$='/propose'] button").await;
    let before = ann.sequence().await;
    ann.click("#proposal [value=agree]").await;
    for browser in [&ann, &bob] {
        browser.until(&format!("return +document.querySelector('#prompt').dataset.sequence > {before}")).await;
        browser.until("return !document.querySelector('#proposal .proposal')").await;
    }
    bob.until("return document.querySelector('#prompt').dataset.mine === 'yes'").await;
    // A refused request is bound to be told in the console; anything else is not.
    let other: Vec<_> = ann.complaints().await.into_iter().filter(|line| !line.contains("409")).collect();
    assert!(other.is_empty(), "{other:#?}");
    bob.close().await;
}
