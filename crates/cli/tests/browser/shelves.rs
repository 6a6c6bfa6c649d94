//! What lies beside the board, in real Chromium: cards and places are clicked where they lie, at a desk and on a phone.

use serde_json::Value;

use crate::chromium::{Browser, DESK, Kind};
use crate::site::Site;

/// Takes an option where it lies, on a card or on the map, or from the list where it lies nowhere.
async fn choose_on_the_table(browser: &Browser, turn: usize) {
    // Whoever drafts at the same time has done so: the page is not overtaken between look and click.
    browser.until("return document.querySelectorAll('.thinking .thinks').length < 2").await;
    let before = browser.asked().await;
    browser
        .run(&format!(
            "const shown = (all) => [...document.querySelectorAll(all)].filter((one) => one.getClientRects().length); \
             const lying = shown('.stage .can, .stage .refresh, #board .spot'); \
             const listed = [...document.querySelectorAll('#choose button[name=choice]')]; \
             const all = {turn} % 4 && lying.length ? lying : listed; \
             all[({turn} * 7919) % all.length]?.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));"
        ))
        .await;
    browser.asked_anew(before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_on_its_cards() {
    let site = Site::start("shelves-whole");
    let browser = Browser::open(DESK).await;
    browser.play_game(&site, "mosaic").await;
    let (mut turn, mut scored, mut refreshed) = (0, 0, 0);
    while browser.my_turn().await {
        let refresh = browser.run("return document.querySelector('.stage .refresh')?.value ?? ''").await;
        let market = refresh.as_str().unwrap_or_default().strip_prefix("refresh ").map(str::to_owned);
        if let Some(market) = market.filter(|_| refreshed == 0) {
            // The arrow of a government: a market gets new cards.
            let cards = format!("return document.querySelector('#market-{market} .row').textContent");
            let before = browser.run(&cards).await;
            browser.click(&format!("#market-{market} .refresh")).await;
            browser.until(&format!("return !document.querySelector('#market-{market} .refresh')")).await;
            refreshed += usize::from(browser.run(&cards).await != before);
            continue;
        }
        choose_on_the_table(&browser, turn).await;
        turn += 1;
        assert!(turn < 4000, "the game never ends");
        if browser.run("return !!document.querySelector('#scene .scoring tfoot')").await == Value::Bool(true) {
            scored += 1;
        }
    }
    assert!(turn > 40, "a whole game has more than {turn} choices");
    assert!(scored > 0, "a scoring was told");
    browser.click("#prompt a[href$='/end']").await;
    browser.until("return location.pathname.endsWith('/end')").await;
    let text = browser.text("main").await;
    assert!(text.contains("Empire Scorings") && text.contains("Cities"), "{text}");
    let record = browser.run("return fetch(location.pathname.replace('/end', '/record')).then(r => r.text())").await;
    let record: tessera_kernel::Record = record.as_str().expect("text").parse().expect("a record");
    tessera_games::replay(&record).expect("the record holds");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drafted_card_is_marked_while_others_choose() {
    let site = Site::start("shelves-draft");
    let ann = Browser::open(DESK).await;
    let bob = Browser::open(DESK).await;
    ann.go(&format!("{}/new?game=mosaic", site.url)).await;
    ann.run(
        "for (const seat of document.querySelectorAll('[name^=seat-]')) seat.value = seat.name === 'seat-0' ? 'me' : seat.name === 'seat-1' ? 'invite' : ''; \
         document.querySelector('form.new-table').requestSubmit();",
    )
    .await;
    let invite = ann.until("return document.querySelector('.invite input')?.value").await;
    bob.go(invite.as_str().expect("a link")).await;
    bob.click("main form button.primary").await;
    for browser in [&ann, &bob] {
        browser.until("return !!document.querySelector('#prompt')").await;
    }
    // Leaders, one after the other.
    for _ in 0..2 {
        let asked = "return document.querySelector('#prompt')?.dataset.mine === 'yes' && !!document.querySelector('.leader.can')";
        let first = loop {
            if ann.run(asked).await == Value::Bool(true) {
                break &ann;
            }
            if bob.run(asked).await == Value::Bool(true) {
                break &bob;
            }
        };
        let before = first.sequence().await;
        first.click(".leader.can").await;
        let done = format!("return +document.querySelector('#prompt').dataset.sequence > {before}");
        ann.until(&done).await;
        bob.until(&done).await;
    }
    // Both hold five cards; who has chosen shows, what they chose does not.
    let hand = "const cards = [...document.querySelectorAll('[data-option^=draft]')]; return cards.length === 5 && cards.map(card => card.value.slice(6))";
    let hands: Vec<Vec<String>> = [ann.until(hand).await, bob.until(hand).await]
        .into_iter()
        .map(|cards| serde_json::from_value(cards).expect("cards by name"))
        .collect();
    assert!(hands[0].iter().all(|card| !hands[1].contains(card)));
    ann.click("[data-option^=draft]").await;
    ann.until("return document.querySelectorAll('.draft .picked').length === 1").await;
    ann.until("return document.querySelectorAll('.thinking .thinks').length === 1").await;
    bob.until("return document.querySelectorAll('.thinking .ready').length === 1").await;
    let page = bob.run("return document.documentElement.outerHTML").await;
    let page = page.as_str().expect("text");
    for card in &hands[0] {
        assert!(!page.contains(&format!("draft {card}\"")), "{card} is not bob's to see");
    }
    bob.click("[data-option^=draft]").await;
    for browser in [&ann, &bob] {
        browser.until("return document.querySelectorAll('[data-option^=draft]').length === 4").await;
    }
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shelves_fit_a_phone() {
    let site = Site::start("shelves-phone");
    let browser = Browser::open(Kind { language: "fr", phone: true }).await;
    browser.play_game(&site, "mosaic").await;
    for turn in 0..40 {
        if !browser.my_turn().await {
            break;
        }
        // Whatever is asked, nothing is wider than the phone, and every card can be read whole.
        let wide = "return document.documentElement.scrollWidth > innerWidth \
            || [...document.querySelectorAll('.shelf.shown .mcard')].some(card => card.offsetWidth > 380 || card.scrollWidth > card.offsetWidth + 1)";
        assert_eq!(browser.run(wide).await, Value::Bool(false), "something is cut off");
        choose_on_the_table(&browser, turn).await;
    }
    let text = browser.text("body").await;
    for english in ["Where ", "Which ", "production +", "market", "Your ", "⟨"] {
        assert!(!text.contains(english), "'{english}' is left in the French page: {text}");
    }
    // Every shelf opens with a finger, and the map comes back.
    for shelf in ["shelf-markets", "shelf-realm", "shelf-tiles", "shelf-points"] {
        browser.click(&format!("[data-shelf-tab={shelf}]")).await;
        browser.until(&format!("return document.getElementById('{shelf}').offsetHeight > 100")).await;
    }
    browser.click("[data-shelf-tab=map]").await;
    browser.until("return document.getElementById('board').getBoundingClientRect().height > 100").await;
    browser.close().await;
}
