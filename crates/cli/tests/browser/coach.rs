//! The coach in the browser: reasons, "sure?", turning points, the chart that can be clicked, and lines off the record.

use std::sync::atomic::AtomicUsize;

use serde_json::Value;
use tessera_bots::{Kind as Bot, Mind, Stop, turning_points};
use tessera_kernel::{Record, Rng, Seat, Secret};

use crate::chromium::{Browser, DESK, Kind};
use crate::records::{look_back, take_over, up_to};
use crate::site::Site;

/// A game between bots, the first of which does not look.
fn played(game: &str, seats: usize) -> Record {
    played_by(game, seats, [Bot::Random, Bot::Greedy { slips: 20 }, Bot::Greedy { slips: 20 }, Bot::Random], 12)
}

fn played_by(game: &str, seats: usize, kinds: [Bot; 4], secret: u64) -> Record {
    let names = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned)[..seats].to_vec();
    let setup = tessera_games::usual_setup(game, names).expect("a game");
    let mut game = tessera_games::begin(game, setup, Secret::from_number(secret)).expect("playable");
    let mind = |(seed, kind)| Mind::new(game.title(), kind, Rng::from_number(seed)).expect("a game");
    let mut minds: Vec<Mind> = (0..).zip(kinds).map(mind).collect();
    while let Some(&seat) = game.waiting().first() {
        let choice = minds[seat.index()].choose(game.as_ref(), seat).expect("asked");
        game.answer(seat, &choice).expect("listed");
    }
    game.record(true)
}

/// Clicks an option of the list, folded or not.
fn choose(choice: &str) -> String {
    format!("[...document.querySelectorAll('#prompt button.option')].find((one) => one.value === {choice:?}).click()")
}

/// Opens what the timeline of a replay has folded away.
const UNFOLD: &str = "document.querySelector('#timeline .timeline-more').open = true";

#[tokio::test(flavor = "multi_thread")]
async fn a_master_says_why_in_every_game() {
    let site = Site::start("why");
    let browser = Browser::open(DESK).await;
    for game in tessera_games::IDS {
        browser.play_game(&site, game).await;
        assert!(browser.my_turn().await);
        browser.click("#prompt [data-hint]").await;
        browser.until("return !!document.querySelector('#hint .hint-card')").await;
        let text = browser.text("#hint").await;
        assert!(text.contains("games in 100") && !text.contains('⟨'), "{game}: {text}");
        let compares = "return document.querySelectorAll('#hint .rather').length === document.querySelectorAll('#hint li').length - 1";
        assert_eq!(browser.run(compares).await, true, "{game}: each is compared: {text}");
        // An idea of one's own, where there are more than three options.
        if browser.run("return !!document.querySelector('#compare-with')").await == Value::Bool(true) {
            let mine = browser.run("return document.querySelector('#compare-with').value").await;
            let mine = mine.as_str().expect("an option").to_owned();
            browser.click("#hint .compare button").await;
            let named = format!(
                "return [...document.querySelectorAll('#hint li button')].some((one) => one.value === {mine:?})"
            );
            browser.until(&named).await;
        }
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_asks_whether_one_is_sure() {
    let site = Site::start("coach");
    let browser = Browser::open(DESK).await;
    // Where somebody who did not look has lost most, the same is about to be done again. Nobody looks in these games, so
    // that there is much to lose; a coach on a busy machine may have no time to say so, and then another is tried.
    let mut slips = Vec::new();
    for secret in [12, 13, 14] {
        let record = played_by("tempus", 3, [Bot::Random; 4], secret);
        let game = tessera_games::replay(&record).expect("it holds");
        let found = turning_points(game.as_ref(), Seat::new(0), &AtomicUsize::new(0), &Stop::default());
        slips.extend(found.expect("not stopped").into_iter().map(|slip| (record.clone(), slip)));
    }
    slips.sort_by(|(_, one), (_, other)| other.lost().total_cmp(&one.lost()));
    let mut tries = (0..3).flat_map(|_| &slips);
    let slip = loop {
        let (record, slip) = tries.next().expect("one of the worst slips is warned of");
        take_over(&browser, &site, &up_to(record.clone(), slip.at)).await;
        browser.run("document.querySelector('#orders .coach').open = true").await;
        browser.click("#orders .coach button[value='slips']").await;
        let listens = "return document.querySelector('#orders .coach button[value=slips]')?.ariaPressed === 'true'";
        browser.until(listens).await;
        let before = browser.asked().await;
        browser.run(&choose(&slip.played.choice)).await;
        let next = format!(
            "return !!document.querySelector('#hint .coach-card') || +document.querySelector('#prompt').dataset.asked > {before}"
        );
        browser.until(&next).await;
        if browser.run("return !!document.querySelector('#hint .coach-card')").await == Value::Bool(true) {
            break slip.played.choice.clone();
        }
    };
    let asked = browser.run("return document.querySelector('#prompt').dataset.asked").await;
    let text = browser.text("#hint").await;
    assert!(text.contains("Sure?") && text.contains("games in 100") && !text.contains('⟨'), "{text}");
    // To think again changes nothing; to be sure does it.
    browser.click("#hint [data-dismiss]").await;
    browser.until("return !document.querySelector('#hint .coach-card')").await;
    assert_eq!(browser.run("return document.querySelector('#prompt').dataset.asked").await, asked);
    browser.run(&choose(&slip)).await;
    let done = format!(
        "const sure = document.querySelector('#hint .coach-card form .button:not(.primary)'); \
         if (sure) sure.click(); return document.querySelector('#prompt').dataset.asked !== {asked}"
    );
    browser.until(&done).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn turning_points_and_the_chart_lead_to_their_positions() {
    let site = Site::start("turning");
    let mut browser = Browser::open(DESK).await;
    look_back(&browser, &site, &played("tempus", 3)).await;
    let url = browser.page.current_url().await.expect("an address");
    let replay = url.as_str().split('?').next().expect("a path").to_owned();
    browser.go(&format!("{replay}?at=30&for=0")).await;
    browser.run(UNFOLD).await;
    browser.click("#analysis form[action$='/analyse'] button").await;
    browser.until("return !!document.querySelector('#analysis .chances .column')").await;
    // The chart: a click goes there without a new page.
    browser.run("window.same = true; document.querySelectorAll('#analysis .column')[5].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    browser.until("return Number(new URL(location.href).searchParams.get('at')) < 30").await;
    assert_eq!(browser.run("return window.same").await, true);
    browser.go(&format!("{replay}?at=30&for=0")).await;
    browser.run(UNFOLD).await;
    browser.click("#turning form[action$='/turning'] button").await;
    browser.until("return !!document.querySelector('#turning .turning-points li')").await;
    let text = browser.text("#turning").await;
    assert!(text.contains("games in 100") && text.contains("better for") && !text.contains('⟨'), "{text}");
    let to = browser.run("return document.querySelector('#turning .turning-points a').href").await;
    let at = to.as_str().and_then(|to| to.split("at=").nth(1)?.split('&').next()).expect("a moment").to_owned();
    browser.click("#turning .turning-points a").await;
    browser.until(&format!("return new URL(location.href).searchParams.get('at') === '{at}'")).await;
    browser.click("#turning .turning-points form button").await;
    browser.until("return !location.pathname.includes('replay')").await;
    assert!(browser.my_turn().await, "one tries again from there");
    browser.choose_something().await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_are_tried_on_the_analysis_board() {
    let site = Site::start("board");
    let phone = Kind { language: "fr", phone: true };
    let browser = Browser::open(phone).await;
    let other = Browser::open(DESK).await;
    for (game, seats) in [("tempus", 3), ("clash-monumental", 2)] {
        look_back(&browser, &site, &played(game, seats)).await;
        browser.run(UNFOLD).await;
        let url = browser.page.current_url().await.expect("an address");
        browser.go(&format!("{}?at=40", url.as_str().split('?').next().expect("a path"))).await;
        let board = browser.run("return document.querySelector('[data-board]').href").await;
        browser.go(board.as_str().expect("a link")).await;
        for step in 1..=4 {
            browser.until("return !!document.querySelector('#prompt button.option')").await;
            browser.run("document.querySelector('#prompt button.option').click()").await;
            browser
                .until(&format!("return document.querySelectorAll('#line .line-steps li').length === {}", step + 1))
                .await;
        }
        // The best three, and one of them is the next choice.
        browser.run("document.querySelector('#prompt [data-hint]').click()").await;
        browser.until("return !!document.querySelector('#hint li button')").await;
        assert!(browser.text("#hint").await.contains("parties sur 100"), "{game}");
        browser.run("document.querySelector('#hint li button').click()").await;
        browser.until("return document.querySelectorAll('#line .line-steps li').length === 6").await;
        // Somebody else opens the link and sees the same.
        let link = browser.run("return document.querySelector('#line [data-share]').value").await;
        other.go(link.as_str().expect("a link")).await;
        let seen = "return [...document.querySelectorAll('#prompt button.option')].map((one) => one.value).join()";
        assert_eq!(browser.run(seen).await, other.run(seen).await, "{game}");
        assert!(!other.text("body").await.contains('⟨') && !browser.text("body").await.contains('⟨'));
        browser.run("document.querySelector('#undo [data-undo]').click()").await;
        browser.until("return document.querySelectorAll('#line .line-steps li').length === 5").await;
        browser.run("document.querySelector('#line a.button').click()").await;
        browser.until("return location.pathname.endsWith('/replay') && location.search.includes('at=40')").await;
    }
    browser.close().await;
    other.close().await;
}
