//! Mosaic in real Chromium: a whole game, a draft at two tables' ends, markets that change, a scoring inside an action.

use serde_json::{Value, json};
use tessera_kernel::{Record, Viewer};

use crate::chromium::{Browser, DESK, Kind};
use crate::site::Site;

/// A table for two of Mosaic, made with the form: the second seat is `other`.
async fn table_for_two(browser: &Browser, site: &Site, other: &str) {
    browser.go(&format!("{}/new?game=mosaic", site.url)).await;
    let fill = format!(
        "const set = (n, v) => document.querySelector(`[name=${{n}}]`).value = v; \
         set('seat-0', 'me'); set('seat-1', '{other}'); document.querySelector('form.new-table').requestSubmit();"
    );
    browser.run(&fill).await;
}

/// A game that was played before.
fn played() -> Record {
    include_str!("../../../mosaic/tests/records/random-2-seats.tessera").parse().expect("the corpus is sound")
}

/// A game up to one of its choices: a person sits where it was made, a bot across the table.
fn up_to(mut record: Record, at: usize) -> Record {
    let seat = record.deeds[at].0;
    record.deeds.truncate(at);
    record.result = None;
    for (index, name) in record.setup.seats.iter_mut().enumerate() {
        *name = if index == seat.index() { "Ada".to_owned() } else { "Cyrus (beginner)".to_owned() };
    }
    record
}

/// Uploads a record through the page and sits down at its table.
async fn take_over(browser: &Browser, site: &Site, record: &Record) {
    browser.go(&format!("{}/upload", site.url)).await;
    let script = format!(
        "const input = document.querySelector('input[type=file]'); const box = new DataTransfer(); \
         box.items.add(new File([{}], 'game.tessera')); input.files = box.files; input.form.requestSubmit();",
        json!(record.to_string())
    );
    browser.run(&script).await;
    browser.until("return !!document.querySelector('#prompt')").await;
    assert!(browser.my_turn().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_mosaic_is_played_by_clicking() {
    let site = Site::start("mosaic-whole");
    let mut browser = Browser::open(DESK).await;
    table_for_two(&browser, &site, "bot-beginner").await;
    let mut choices = 0;
    while browser.my_turn().await {
        browser.choose_something().await;
        choices += 1;
        assert!(choices < 3000, "the game never ends");
    }
    assert!(choices > 40, "a whole game has more than {choices} choices");
    browser.click("#prompt a[href$='/end']").await;
    browser.until("return location.pathname.endsWith('/end')").await;
    let text = browser.text("main").await;
    assert!(text.contains("Empire Scorings") && text.contains("Technologies"), "{text}");
    let record = browser.run("return fetch(location.pathname.replace('/end', '/record')).then(r => r.text())").await;
    let record: Record = record.as_str().expect("text").parse().expect("a record");
    tessera_games::replay(&record).expect("the record holds");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_draft_in_secret() {
    let site = Site::start("mosaic-draft");
    let mut ann = Browser::open(DESK).await;
    let mut bob = Browser::open(DESK).await;
    table_for_two(&ann, &site, "invite").await;
    let invite = ann.until("return document.querySelector('.invite input')?.value").await;
    bob.go(invite.as_str().expect("a link")).await;
    bob.click("main form button.primary").await;
    bob.until("return !!document.querySelector('#prompt')").await;
    ann.until("return !!document.querySelector('#prompt')").await;
    let drafting = "return [...document.querySelectorAll('button[value^=\"draft \"]')].map(b => b.value)";
    // Leaders are picked one after the other.
    let mine = "return !!document.querySelector('#prompt').dataset.mine";
    let mut picked = 0;
    while picked < 2 {
        for browser in [&mut ann, &mut bob] {
            if picked < 2 && browser.run(mine).await == Value::Bool(true) && browser.my_turn().await {
                browser.choose_something().await;
                picked += 1;
            }
        }
    }
    // Both have five cards to choose from at once, and neither page holds a card of the other's hand.
    let asked = format!("const cards = (() => {{ {drafting} }})(); return cards.length === 5 && cards");
    let hands = [ann.until(&asked).await, bob.until(&asked).await];
    let page = "return document.documentElement.outerHTML";
    for (own, other) in [(&hands[0], &bob), (&hands[1], &ann)] {
        let html = other.run(page).await;
        let html = html.as_str().expect("text");
        for card in own.as_array().expect("five cards") {
            assert!(!html.contains(&format!("{}\"", card.as_str().expect("text"))), "{card} shows across the table");
        }
    }
    // One has chosen, the other is still thinking: nobody sees what was kept, and everyone sees who is waited for.
    ann.choose_something().await;
    bob.until("return document.querySelectorAll('.player.active').length === 1").await;
    bob.choose_something().await;
    let next = format!("const cards = (() => {{ {drafting} }})(); return cards.length === 4 && cards");
    let passed = [ann.until(&next).await, bob.until(&next).await];
    let gone = |cards: &Value, hand: &Value| {
        let hand = hand.as_array().expect("cards").clone();
        cards.as_array().expect("cards").iter().all(|card| hand.contains(card))
    };
    assert!(gone(&passed[0], &hands[1]) && gone(&passed[1], &hands[0]), "the hands have changed places");
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_market_is_refreshed_before_everyones_eyes() {
    let site = Site::start("mosaic-refresh");
    let browser = Browser::open(DESK).await;
    let record = played();
    let at = record.deeds.iter().position(|(_, deed)| deed.starts_with("refresh ")).expect("somebody refreshed a market");
    take_over(&browser, &site, &up_to(record, at)).await;
    let cards = "return [...document.querySelectorAll('.market-technology .mcard')].map(c => c.textContent).join()";
    let before = browser.run(cards).await;
    browser.click("button[value='refresh technology']").await;
    browser.until(&format!("return ((() => {{ {cards} }})()) !== {before}")).await;
    assert_eq!(browser.run("return !!document.querySelector('button[value^=\"refresh \"]')").await, false);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scoring_waits_for_the_action_it_came_up_in() {
    let site = Site::start("mosaic-scoring");
    let browser = Browser::open(DESK).await;
    let record = played();
    let game = tessera_games::replay(&record).expect("the corpus is sound");
    let log = game.log(Viewer::Spectator, 0);
    let told = |id: &str| log.iter().filter(|line| line.phrase.id == id).map(|line| line.at).collect::<Vec<_>>();
    let (cards, scorings) = (told("mosaic-log-scoring-card"), told("mosaic-log-scoring"));
    let (&card, &scoring) = cards.iter().zip(&scorings).find(|(card, scoring)| card < scoring).expect("one waited");
    take_over(&browser, &site, &up_to(record.clone(), card - 1)).await;
    // The card comes up, the action goes on, and only then are the regions scored.
    let scored = "return !!document.querySelector('#scene .scoring')";
    for (_, deed) in &record.deeds[card - 1..scoring] {
        assert_eq!(browser.run(scored).await, false, "the action is not over before '{deed}'");
        let before = browser.sequence().await;
        browser.click(&format!("button[value='{deed}']")).await;
        browser.until(&format!("return +document.querySelector('#prompt').dataset.sequence > {before}")).await;
    }
    browser.until(scored).await;
    let text = browser.text("#scene").await;
    assert!(text.contains("Italy") && text.contains("Egypt"), "{text}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_mosaic_in_french() {
    let site = Site::start("mosaic-phone");
    let mut browser = Browser::open(Kind { language: "fr", phone: true }).await;
    table_for_two(&browser, &site, "bot-beginner").await;
    for _ in 0..14 {
        if browser.my_turn().await {
            browser.choose_something().await;
        }
    }
    assert!(browser.my_turn().await);
    let wide = browser.run("return document.documentElement.scrollWidth").await;
    assert!(wide.as_i64().expect("a number") <= 390, "the page is {wide} wide");
    let text = browser.text("body").await;
    for english in ["What do you", "Which ", "Build market", "Technology", "Where does", "⟨"] {
        assert!(!text.contains(english), "'{english}' is left in the French page: {text}");
    }
    for page in ["/rules/mosaic", "/about/mosaic", "/new?game=mosaic"] {
        browser.go(&format!("{}{page}", site.url)).await;
        let text = browser.text("body").await;
        assert!(!text.contains('⟨') && !text.contains("Settings"), "{page}: {text}");
    }
    browser.close().await;
}
