//! Help at the table in real Chromium: what things are, what happened meanwhile, hints for whoever meets a question first.

use fantoccini::key::Key;
use serde_json::Value;

use crate::chromium::{Browser, DESK, Kind};
use crate::site::{Site, folder};

/// Rests the pointer on a word of the log that can be asked about, once the page has come to rest itself.
fn rest_on(word: &str) -> String {
    format!(
        "const rest = (node, at) => {{ const range = new Range(); range.setStart(node, at); range.setEnd(node, at + {word:?}.length); \
           const box = range.getBoundingClientRect(); const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]; \
           document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('pointermove', {{ bubbles: true, clientX: x, clientY: y, pointerType: 'mouse' }})); }}; \
         for (const line of document.querySelectorAll('#log li')) {{ for (const node of line.childNodes) {{ \
           const at = node.nodeType === Node.TEXT_NODE ? node.data.indexOf({word:?}) : -1; if (at < 0) continue; \
           line.scrollIntoView({{ block: 'center' }}); const frame = () => new Promise(requestAnimationFrame); \
           return frame().then(frame).then(frame).then(() => {{ rest(node, at); return true; }}); }} }} return false"
    )
}

const ASKED: &str = "return document.querySelector('#asked .term')?.textContent ?? null";

/// Plays until the log tells of something.
async fn play_until_told(browser: &mut Browser, word: &str) {
    for _ in 0..60 {
        let told = format!("return document.querySelector('#log').textContent.includes({word:?})");
        if browser.run(&told).await == Value::Bool(true) || !browser.my_turn().await {
            return;
        }
        browser.choose_something().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_of_the_log_is_asked_by_hover_and_by_key() {
    let site = Site::start("help-words");
    let mut browser = Browser::open(DESK).await;
    browser.play_now(&site).await;
    play_until_told(&mut browser, "action tile").await;
    // Names come when the page is idle; words that can be asked about are underlined, and the page itself is not changed.
    browser.until("return !CSS.highlights || CSS.highlights.get('terms')?.size > 3").await;
    assert!(browser.my_turn().await);
    // The page may still be coming to rest: a hand tries again.
    let mut card = Value::Null;
    for _ in 0..20 {
        browser.until(&rest_on("action tile")).await;
        let waited = "return new Promise((then) => setTimeout(() => then(document.querySelector('#asked .term')?.textContent ?? null), 1500))";
        card = browser.run(waited).await;
        if card != Value::Null {
            break;
        }
    }
    let card = card.as_str().expect("text");
    assert!(card.contains("Action tiles") && card.contains("Rule T4.1"), "{card}");
    let place = "const c = document.querySelector('#asked').getBoundingClientRect(); \
                 return c.left >= 0 && c.right <= innerWidth && c.top >= 0 && c.bottom <= innerHeight";
    assert_eq!(browser.run(place).await, true, "it is in sight");
    // The pointer may go into the card, and the rule opens beside the table.
    browser.run("document.querySelector('#asked').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))").await;
    browser.click("#asked a.rule").await;
    browser
        .until("return document.querySelector('#rules-drawer').open && !!document.querySelector('#rules-drawer .here')")
        .await;
    browser.click("#rules-drawer [data-close]").await;
    // By key: whatever has the focus is explained, and the focus comes back.
    let line =
        "[...document.querySelectorAll('#page-log li')].find((line) => line.textContent.includes('action tile'))";
    browser.run(&format!("{line}.focus()")).await;
    let line = browser.page.active_element().await.expect("a line has the focus");
    line.send_keys("i").await.expect("a key is pressed");
    browser.until("return document.activeElement?.id === 'asked' && !!document.querySelector('#asked .term')").await;
    let card = browser.page.active_element().await.expect("the card has the focus");
    card.send_keys(&Key::Escape.to_string()).await.expect("a key is pressed");
    browser.until("return !document.querySelector('#asked') && !!document.activeElement.closest('#page-log li')").await;
    // Typing an i in the chat asks nothing.
    browser.run("document.querySelector('#chat-text').focus()").await;
    browser.page.active_element().await.expect("the field").send_keys("i").await.expect("a key is pressed");
    assert_eq!(browser.run("return !document.querySelector('#asked')").await, true);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_symbol_and_every_card_of_every_game_can_be_asked() {
    let site = Site::start("help-symbols");
    for language in ["en", "fr"] {
        let mut browser = Browser::open(Kind { language, phone: false }).await;
        for game in tessera_games::IDS {
            browser.play_game(&site, game).await;
            for _ in 0..8 {
                assert!(browser.my_turn().await, "{game} is over too soon");
                browser.choose_something().await;
            }
            browser.my_turn().await;
            let unknown = "return import('/assets/names.js').then(async ({ names, inText }) => { await names(); \
                const apart = (part) => [...part.querySelectorAll('*')].flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)).join(' · '); \
                const symbols = [...document.querySelectorAll('.player-facts .fact')].map((part) => part.title || part.dataset.kept); \
                const cards = [...document.querySelectorAll('.idea, .adv, .mcard, .ccard, .wonder, .objective, .tech')] \
                  .map((part) => [apart(part), part.title, part.getAttribute('aria-label')].join(' · ')); \
                return [symbols.length, [...symbols, ...cards].filter((text) => !inText(text).length)] })";
            let found = browser.run(unknown).await;
            assert!(found[0].as_u64().expect("a number") > 3, "{game} has symbols");
            assert_eq!(
                found[1].as_array().map(Vec::len),
                Some(0),
                "{game} in {language}: nobody can ask about {found}"
            );
        }
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_explains_and_chooses_nothing() {
    let site = Site::start("help-press");
    let mut browser = Browser::open(Kind { language: "fr", phone: true }).await;
    browser.play_now(&site).await;
    play_until_told(&mut browser, "tuile").await;
    assert!(browser.my_turn().await);
    let before = browser.sequence().await;
    // A finger rests on an option until its card comes; lifting it chooses nothing.
    let press = "return import('/assets/names.js').then(({ names, inText }) => names().then(() => { \
        const option = [...document.querySelectorAll('#choose .option, #prompt .context')].find((one) => inText(one.textContent).length); \
        const node = document.createTreeWalker(option, NodeFilter.SHOW_TEXT); let text = node.nextNode(); \
        while (text && !inText(text.data).length) text = node.nextNode(); \
        option.scrollIntoView({ block: 'center' }); const { start, end } = inText(text.data)[0]; const range = new Range(); \
        range.setStart(text, start); range.setEnd(text, end); const box = range.getBoundingClientRect(); \
        window.finger = { bubbles: true, cancelable: true, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, pointerType: 'touch' }; \
        window.under = text.parentElement; under.dispatchEvent(new PointerEvent('pointerdown', finger)); return true }))";
    browser.until(press).await;
    browser.until(ASKED).await;
    browser.run("under.dispatchEvent(new PointerEvent('pointerup', finger)); under.dispatchEvent(new MouseEvent('click', finger))").await;
    assert_eq!(
        browser.run("return !!document.querySelector('#asked[role=dialog] .asked-close')").await,
        true,
        "it stays"
    );
    let fits = "const c = document.querySelector('#asked').getBoundingClientRect(); \
                return c.width > 300 && c.left >= 0 && c.right <= innerWidth && c.bottom <= innerHeight && \
                       document.querySelector('.asked-close').getBoundingClientRect().height >= 44";
    assert_eq!(browser.run(fits).await, true);
    assert_eq!(browser.sequence().await, before, "nothing was chosen");
    browser.click(".asked-close").await;
    browser.until("return !document.querySelector('#asked')").await;
    browser.choose_something().await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_glossary_in_french_on_a_phone() {
    let site = Site::start("help-glossary");
    let browser = Browser::open(Kind { language: "fr", phone: true }).await;
    for game in tessera_games::IDS {
        browser.go(&format!("{}/rules/{game}", site.url)).await;
        browser.click(&format!("a[href='/glossary/{game}']")).await;
        browser.until("return document.querySelectorAll('[data-entry]').length > 50").await;
        let text = browser.text("main").await;
        assert!(!text.contains('⟨') && text.contains("Lexique de"), "{game}");
        let wide = browser.run("return document.documentElement.scrollWidth").await;
        assert!(wide.as_i64().expect("a number") <= 390, "{game}: the page is {wide} wide");
    }
    // What is typed is looked for at once, with accents or without.
    browser.go(&format!("{}/glossary/tempus", site.url)).await;
    let field = browser.page.find(fantoccini::Locator::Css("[data-filter]")).await.expect("a field");
    field.send_keys("epoque").await.expect("keys are pressed");
    browser.until("return document.querySelectorAll('[data-entry]:not([hidden])').length < 20").await;
    assert_eq!(browser.run("return document.querySelector('#epoch').checkVisibility()").await, true);
    field.send_keys(" xyz").await.expect("keys are pressed");
    browser.until("return document.querySelector('[data-filter-none]').checkVisibility()").await;
    // An address leads to its entry.
    browser.go(&format!("{}/glossary/tempus#idea-religion", site.url)).await;
    browser.until("const box = document.querySelector('#idea-religion').getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_meanwhile_is_told_and_stepped_through() {
    let site = Site::start_under(folder("help-since"), &[], &["--away", "0"]);
    for phone in [false, true] {
        let mut browser = Browser::open(Kind { language: "en", phone }).await;
        browser.play_now(&site).await;
        let told = "const p = document.querySelector('#prompt'); return p.dataset.mine === 'yes' && !!document.querySelector('.since li')";
        for _ in 0..40 {
            assert!(browser.my_turn().await);
            if browser.run(told).await == Value::Bool(true) {
                break;
            }
            browser.choose_something().await;
        }
        browser.until(told).await;
        let lines =
            browser.run("return [...document.querySelectorAll('.since li')].map((line) => line.textContent)").await;
        let log = browser.run("return document.querySelector('#log').textContent").await;
        let log = log.as_str().expect("text");
        for line in lines.as_array().expect("lines").iter().filter_map(Value::as_str) {
            assert!(log.contains(line), "'{line}' stands in the log");
        }
        // Step by step on the board, up to now, and back to the table.
        browser.run("document.querySelector('.since a').scrollIntoView({ block: 'center' })").await;
        browser.click(".since a[href*='/replay']").await;
        browser.until("return !!document.querySelector('#timeline[data-at]')").await;
        let at = browser
            .run("return Number(document.querySelector('#timeline').dataset.at)")
            .await
            .as_i64()
            .expect("a number");
        browser.click("[data-step=next]").await;
        browser
            .until(&format!(
                "return document.querySelector('[data-where]').textContent.includes({:?})",
                (at + 1).to_string()
            ))
            .await;
        browser.click("#timeline .button.primary").await;
        browser.until(told).await;
        // Closed, it stays away.
        browser.run("document.querySelector('[data-dismiss=since]').scrollIntoView({ block: 'center' })").await;
        browser.click("[data-dismiss=since]").await;
        browser.until("return !document.querySelector('.since')").await;
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_shown_once_and_switched_off() {
    let site = Site::start("help-hints");
    let mut browser = Browser::open(DESK).await;
    browser.play_now(&site).await;
    assert!(browser.my_turn().await);
    let hint = "return document.querySelector('.first-hint p')?.textContent ?? ''";
    assert!(browser.run(hint).await.as_str().expect("text").contains("You build the island together"));
    let first = browser.text("#prompt-title").await;
    // The same kind of question comes without it.
    let kind = |title: &str| title.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
    let mut again = false;
    for _ in 0..20 {
        browser.choose_something().await;
        assert!(browser.my_turn().await);
        if kind(&browser.text("#prompt-title").await) == kind(&first) {
            again = true;
            assert_eq!(browser.run(hint).await, "", "it is known by now");
            break;
        }
    }
    assert!(again, "a tile is laid twice");
    // Until another kind comes; there it is switched off, and the table goes on.
    for _ in 0..40 {
        if browser.run(hint).await != "" {
            break;
        }
        browser.choose_something().await;
        assert!(browser.my_turn().await);
    }
    let question = browser.text("#prompt-title").await;
    browser.click(".first-hint button").await;
    browser.until("return !!document.querySelector('#prompt') && !document.querySelector('.first-hint')").await;
    assert_eq!(browser.text("#prompt-title").await, question, "the same question");
    for _ in 0..15 {
        browser.choose_something().await;
        if !browser.my_turn().await {
            break;
        }
        assert_eq!(browser.run(hint).await, "");
    }
    browser.close().await;
}
