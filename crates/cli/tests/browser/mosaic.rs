//! Mosaic in real Chromium, from positions of a recorded game: a market refreshed, a scoring that waits.

use serde_json::Value;
use tessera_kernel::{Record, Viewer};

use crate::chromium::{Browser, DESK, Kind};
use crate::records::{look_back, take_over, up_to};
use crate::site::Site;

/// A game that was played before.
fn played() -> Record {
    include_str!("../../../mosaic/tests/records/random-2-seats.tessera").parse().expect("the corpus is sound")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_market_is_refreshed_before_everyones_eyes() {
    let site = Site::start("mosaic-refresh");
    let browser = Browser::open(DESK).await;
    let record = played();
    let at =
        record.deeds.iter().position(|(_, deed)| deed.starts_with("refresh ")).expect("somebody refreshed a market");
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
    let mut both = (1..).zip(cards.iter().zip(&scorings));
    let (number, (&card, &scoring)) = both.find(|(_, (card, scoring))| card < scoring).expect("one waited");
    take_over(&browser, &site, &up_to(record.clone(), card - 1)).await;
    // The card comes up, the action goes on, and only then are the regions scored.
    let scored = format!("return document.querySelector('#scene .scoring')?.dataset.once === 'scoring-{number}'");
    for (_, deed) in &record.deeds[card - 1..scoring] {
        assert_eq!(browser.run(&scored).await, false, "the action is not over before '{deed}'");
        let before = browser.asked().await;
        browser.run(&format!("document.querySelector(`button[value='{deed}']`).click()")).await;
        browser.asked_anew(before).await;
    }
    browser.until(&scored).await;
    let text = browser.text("#scene").await;
    assert!(text.contains("Italy") && text.contains("Egypt"), "{text}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_map_can_be_read_on_a_phone() {
    let site = Site::start("mosaic-overview");
    let browser = Browser::open(Kind { language: "fr", phone: true }).await;
    let record = played();
    let at = record.deeds.iter().position(|(_, deed)| deed == "act work").expect("somebody worked");
    take_over(&browser, &site, &up_to(record, at)).await;
    browser.click("[data-zoom=fit]").await;
    browser.until("return document.getElementById('board').classList.contains('far')").await;
    let small = "const scale = document.getElementById('board').getScreenCTM().a; \
                    const seen = [...document.querySelectorAll('#board text')].filter((one) => one.getClientRects().length); \
                    const height = (one) => parseFloat(getComputedStyle(one).fontSize) * scale; \
                    return seen.filter((one) => height(one) < 11).map((one) => `${height(one)} ${one.outerHTML} in ${one.parentNode.outerHTML.slice(0, 200)}`)";
    let small = browser.run(small).await;
    assert_eq!(small, Value::Array(Vec::new()), "letters that cannot be read");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_has_its_controls_side_by_side_and_the_result_its_lines_apart() {
    let site = Site::start("mosaic-replay");
    let browser = Browser::open(DESK).await;
    let clash = include_str!("../../../clash/tests/records/monumental-2-seats.tessera");
    for record in [played(), clash.parse().expect("the corpus is sound")] {
        look_back(&browser, &site, &record).await;
        let apart = "const boxes = [...document.querySelectorAll('.steps > *, .timeline-more > summary')] \
                     .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()); \
                     const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
                     return boxes.length > 7 && !boxes.some((a, i) => boxes.some((b, j) => i < j && meet(a, b)))";
        assert_eq!(browser.run(apart).await, true, "no control lies on another");
        let end = browser.run("return location.pathname.replace('/replay', '/end')").await;
        browser.go(&format!("{}{}", site.url, end.as_str().expect("a path"))).await;
        let ticks = "const at = [...document.querySelectorAll('.chart:not(.narrow) .tick')].map((one) => one.getBoundingClientRect()); \
                     return at.length > 2 && at.slice(1).every((one, i) => one.bottom <= at[i].top + 1 || one.left > at[i].right)";
        assert_eq!(browser.run(ticks).await, true, "what is written beside the lines keeps apart");
    }
    browser.close().await;
}
