//! Every kind of page, judged by axe-core (from its package on the npm registry): in the light and in the dark.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::chromium::{Browser, DESK, Kind};
use crate::site::Site;

const AXE: &str = "axe-core-4.10.3";

/// The script that judges pages, fetched once and kept beside what is built.
fn axe() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(AXE);
    let script = folder.join("package/axe.min.js");
    if !script.exists() {
        let run = |program: &str, arguments: &[&str]| {
            let done = Command::new(program).args(arguments).current_dir(&folder).output();
            let done = done.unwrap_or_else(|error| panic!("{program} does not start ({error}); ./test installs it"));
            assert!(done.status.success(), "{program}: {}", String::from_utf8_lossy(&done.stderr));
        };
        fs::create_dir_all(&folder).expect("a folder");
        run("npm", &["pack", "--silent", "axe-core@4.10.3"]);
        run("tar", &["-xzf", &format!("{AXE}.tgz")]);
    }
    fs::read_to_string(script).expect("the script is in its package")
}

/// What axe-core has to say of the page, each with the first element it is about.
async fn complaints(browser: &Browser) -> Vec<String> {
    browser.run(&axe()).await;
    let judge = "const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']; \
                 window.judged = null; \
                 axe.run(document, { resultTypes: ['violations'], runOnly: tags, rules: { 'label-content-name-mismatch': { enabled: true } } }).then((found) => { \
                     window.judged = found.violations.map((bad) => `${bad.id}: ${bad.nodes[0].html.slice(0, 200)}`); });";
    browser.run(judge).await;
    let found = browser.until("return window.judged").await;
    found.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Judges the page and notes what is wrong: one run tells all of it.
async fn sound(browser: &Browser, what: &str, wrong: &mut Vec<String>) {
    wrong.extend(complaints(browser).await.into_iter().map(|complaint| format!("{what}: {complaint}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_used_by_everyone() {
    let site = Site::start("access");
    let mut wrong = Vec::new();
    for theme in ["light", "dark"] {
        let mut browser = Browser::open(DESK).await;
        browser.go(&format!("{}/settings", site.url)).await;
        browser.click(&format!("input[name=theme][value={theme}]")).await;
        browser.click("main form button.primary").await;
        browser.until("return !!document.querySelector('.done')").await;
        let pages = ["/", "/new", "/settings", "/account", "/rules/tempus", "/about/mosaic", "/api", "/upload"];
        for path in pages.into_iter().chain([
            "/learn/tempus",
            "/learn/tempus/first",
            "/learn/clash-2012/cards",
            "/glossary/tempus",
        ]) {
            browser.go(&format!("{}{path}", site.url)).await;
            sound(&browser, &format!("{path} in the {theme}"), &mut wrong).await;
        }
        for game in tessera_games::IDS {
            browser.play_game(&site, game).await;
            for _ in 0..6 {
                assert!(browser.my_turn().await, "{game} is over too soon");
                browser.choose_something().await;
            }
            browser.my_turn().await;
            sound(&browser, &format!("{game} in the {theme}"), &mut wrong).await;
            let shelves =
                browser.run("return document.querySelectorAll('[data-shelf-tab]:not([hidden])').length").await;
            for shelf in 0..shelves.as_u64().unwrap_or_default() {
                let open = format!("document.querySelectorAll('[data-shelf-tab]:not([hidden])')[{shelf}]?.click()");
                browser.run(&open).await;
                sound(&browser, &format!("{game}, shelf {shelf}, in the {theme}"), &mut wrong).await;
            }
        }
        // What something means, in its small card: not every line has a word that can be asked about.
        let ask = "if (document.querySelector('#asked .term')) return true; \
                   const lines = [...document.querySelectorAll('#page-log li')]; \
                   window.line = ((window.line ?? -1) + 1) % lines.length; \
                   lines[window.line].focus(); \
                   lines[window.line].dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));";
        browser.until(ask).await;
        sound(&browser, &format!("a small card in the {theme}"), &mut wrong).await;
        let table = browser.page.current_url().await.expect("an address");
        browser.go(&format!("{table}/replay")).await;
        sound(&browser, &format!("a replay in the {theme}"), &mut wrong).await;
        browser.close().await;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_scrolls_the_table_out_of_the_window() {
    let site = Site::start("scrolls");
    for phone in [false, true] {
        let mut browser = Browser::open(Kind { language: "en", phone }).await;
        for game in tessera_games::IDS {
            browser.play_game(&site, game).await;
            for _ in 0..5 {
                assert!(browser.my_turn().await, "{game} is over too soon");
                let scrolled = "window.scrollTo(0, 500); document.body.scrollTop = 500; \
                                return document.documentElement.scrollTop + document.body.scrollTop + \
                                       Math.abs(document.querySelector('.table-bar').getBoundingClientRect().top)";
                assert_eq!(browser.run(scrolled).await, 0, "{game}: the top bar stays where it is");
                browser.choose_something().await;
            }
        }
        browser.close().await;
    }
}
