//! People at one table: chat that is noticed, ways out; and what a table does beyond its options.

use serde_json::Value;

use crate::chromium::{Browser, DESK, Kind};
use crate::site::Site;

/// Ann sets a table up with a seat for a friend; Bob takes it.
async fn two(site: &Site) -> (Browser, Browser) {
    two_with(site, DESK).await
}

/// The same, where Bob has another screen.
async fn two_with(site: &Site, bobs: Kind) -> (Browser, Browser) {
    let (ann, bob) = (Browser::open(DESK).await, Browser::open(bobs).await);
    ann.go(&format!("{}/new?game=tempus", site.url)).await;
    ann.run(
        "const set = (n, v) => document.querySelector(`[name=${n}]`).value = v; \
         set('name', 'Ann'); set('seat-0', 'me'); set('seat-1', 'invite'); set('seat-2', 'bot-beginner'); \
         document.querySelector('form.new-table').requestSubmit();",
    )
    .await;
    let invite = ann.until("return document.querySelector('.invite input')?.value").await;
    bob.go(invite.as_str().expect("a link")).await;
    bob.run("document.querySelector('main [name=name]').value = 'Bob'").await;
    (ann, bob)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_noticed() {
    let site = Site::start("chat");
    let (ann, bob) = two(&site).await;
    // In the lobby, while nobody else is there yet.
    ann.run("document.querySelector('#chat-text').value = 'Waiting for you'").await;
    ann.click(".chat-form button").await;
    ann.until("return document.querySelector('.chat-lines')?.textContent.includes('Waiting for you')").await;
    bob.click("main form button.primary").await;
    for browser in [&ann, &bob] {
        browser.until("return !!document.querySelector('#prompt')").await;
    }
    assert!(bob.text("#players").await.contains("Ann"), "by the name she chose");
    // Bob's chat is below what he sees.
    bob.run("document.querySelector('.side').scrollTop = 0; document.querySelector('.side').style.maxHeight = '300px'")
        .await;
    ann.run("document.querySelector('#chat-text').value = 'Your move'; document.querySelector('.chat-form').requestSubmit()")
        .await;
    bob.until("return document.querySelector('[data-chat-news]:not([hidden]) .count')?.textContent === '1'").await;
    bob.until("return document.title.startsWith('(1) ')").await;
    let heard = bob.until("return document.getElementById('said').textContent.includes('Your move')").await;
    assert_eq!(heard, true, "those who hear the page are told");
    bob.click("[data-chat-news]").await;
    bob.until("return document.querySelector('[data-chat-news]').hidden && !document.title.startsWith('(')").await;
    assert_eq!(ann.run("return document.title.startsWith('(')").await, false, "one's own words are no news");
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_leaves_a_bot_and_the_log_says_so() {
    let site = Site::start("resign");
    let (ann, bob) = two(&site).await;
    bob.click("main form button.primary").await;
    for browser in [&ann, &bob] {
        browser.until("return !!document.querySelector('#prompt')").await;
    }
    bob.run("document.querySelector('#leaving details').open = true").await;
    bob.run(
        "const form = document.querySelector('#leaving form[action$=\"/resign\"]'); form.sure.checked = true; form.requestSubmit()",
    )
    .await;
    ann.until("return document.querySelector('#log .of-table')?.textContent.includes('Bob resigned')").await;
    ann.until("return document.querySelector('#player-1 .late')?.textContent === 'resigned'").await;
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_table_is_asked_is_noticed_and_so_is_a_refusal() {
    let site = Site::start("asks");
    let (ann, bob) = two(&site).await;
    bob.click("main form button.primary").await;
    for browser in [&ann, &bob] {
        browser.until("return !!document.querySelector('#prompt')").await;
    }
    // Bob reads what is far below.
    let scroll = "const side = document.querySelector('.side'); side.style.maxHeight = '300px'; side.scrollTop = 400; return side.scrollTop > 0";
    assert_eq!(bob.run(scroll).await, true);
    ann.run("document.querySelector('#leaving details').open = true").await;
    ann.run("document.querySelector('#leaving form[action$=\"/propose\"]').requestSubmit()").await;
    bob.until("return document.querySelector('.proposal.mine') && document.querySelector('.side').scrollTop === 0")
        .await;
    bob.until("return document.getElementById('said').textContent.includes('To end the match here')").await;
    // Unless it is his turn, which the title says first.
    bob.until("return /^● (Ann asks the table|Your turn) · /.test(document.title)").await;
    bob.click("button[name=reply][value=refuse]").await;
    bob.until("return !document.querySelector('.proposal') && !document.title.includes('asks')").await;
    ann.until("return document.querySelector('#log .of-table')?.textContent.includes('Bob would rather play on')")
        .await;
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_ways_out_are_open_on_a_phone() {
    let site = Site::start("leave-phone");
    let (ann, bob) = two_with(&site, Kind { language: "en", phone: true }).await;
    bob.click("main form button.primary").await;
    ann.close().await;
    bob.until("return !!document.querySelector('#prompt')").await;
    bob.click("[data-tab=talk]").await;
    // The driver would scroll it behind the tabs.
    bob.run("document.querySelector('#leaving summary').scrollIntoView({ block: 'center' })").await;
    bob.click("#leaving summary").await;
    let seen = "return [...document.querySelectorAll('#leaving form')].map((form) => form.checkVisibility())";
    assert_eq!(bob.run(seen).await, serde_json::json!([true, true]), "to end it, and to resign");
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thing_is_pressed_first_and_the_verb_comes_second() {
    let site = Site::start("verb-second");
    let browser = Browser::open(DESK).await;
    browser.play_game(&site, "clash-monumental").await;
    assert!(browser.my_turn().await, "one is asked");
    for _ in 0..30 {
        if browser.text("#prompt-title").await == "What do you do?" {
            break;
        }
        let before = browser.asked().await;
        browser.run("document.querySelector('button[name=choice]').click()").await;
        browser.asked_anew(before).await;
        assert!(browser.my_turn().await, "one is asked");
    }
    let mut ways = Value::Null;
    let places = browser
        .run(
            "return [...document.querySelectorAll('#board .piece[data-seat=\"0\"]')].map((piece) => piece.dataset.hex)",
        )
        .await;
    for place in places.as_array().expect("places").iter().filter_map(Value::as_str) {
        let press = format!(
            "document.querySelector('#reach').replaceChildren(); \
             document.querySelector('.land[data-hex=\"{place}\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        );
        browser.run(&press).await;
        browser.until("return document.querySelector('#reach .reach-card')").await;
        ways = browser.run("return document.querySelectorAll('#reach [data-first]').length").await;
        if ways != 0 {
            break;
        }
    }
    assert!(ways.as_u64().is_some_and(|ways| ways > 0), "something can be done with what one has");
    let before = browser.asked().await;
    browser.run("document.querySelector('#reach [data-first]').click()").await;
    browser.asked_anew(before).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_lists_fold_where_the_table_shows_every_option() {
    let site = Site::start("folds");
    let browser = Browser::open(DESK).await;
    browser.play_game(&site, "clash-monumental").await;
    assert!(browser.my_turn().await, "one is asked");
    let before = browser.asked().await;
    browser.run("document.querySelector('button[name=choice][value=advance]').click()").await;
    browser.asked_anew(before).await;
    let height = browser.run("return document.querySelector('#prompt').getBoundingClientRect().height").await;
    assert!(height.as_f64().is_some_and(|height| height < 400.0), "{height}");
    let listed = "return document.querySelectorAll('#prompt .as-list .option').length === document.querySelectorAll('.shelf .can').length";
    assert_eq!(browser.run(listed).await, true, "every one of them is in the list that unfolds");
    // What was asked for pushes nothing around.
    let top = "return document.querySelector('#players').getBoundingClientRect().top";
    let players = browser.run(top).await;
    browser.click("[data-why]").await;
    browser.until("return !!document.querySelector('#why .why-card')").await;
    assert_eq!(browser.run(top).await, players);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_scrubbed_without_a_page_for_each_step() {
    let site = Site::start("scrub");
    let mut browser = Browser::open(DESK).await;
    browser.play_now(&site).await;
    for _ in 0..12 {
        assert!(browser.my_turn().await, "one is asked");
        browser.choose_something().await;
    }
    let table = browser.page.current_url().await.expect("an address");
    browser.go(&format!("{table}/replay")).await;
    browser.run("window.same = true; const s = document.querySelector('[data-scrub]'); s.value = 5; s.dispatchEvent(new Event('input'))")
        .await;
    browser.until("return document.querySelector('[data-where]').textContent.startsWith('Choice 5 of')").await;
    browser.until("return new URL(location.href).searchParams.get('at') === '5'").await;
    let body = browser.page.find(fantoccini::Locator::Css("body")).await.expect("a body");
    body.send_keys(&fantoccini::key::Key::Right.to_string()).await.expect("a key is pressed");
    browser.until("return document.querySelector('[data-where]').textContent.startsWith('Choice 6 of')").await;
    browser
        .run(
            "document.querySelector('[data-speed] select').value = '62'; document.querySelector('[data-play]').click()",
        )
        .await;
    browser
        .until("return document.querySelector('[data-scrub]').value === document.querySelector('[data-scrub]').max")
        .await;
    assert_eq!(browser.run("return window.same").await, true, "it is still the same page");
    browser.close().await;
}
