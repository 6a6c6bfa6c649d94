//! Mosaic in real Chromium, from positions of a recorded game: a market refreshed, a scoring that waits.

use tessera_kernel::{Record, Viewer};

use crate::chromium::{Browser, DESK};
use crate::records::{take_over, up_to};
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
