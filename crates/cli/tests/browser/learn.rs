//! Lessons in real Chromium: by clicking, by the keyboard, wrong choices, "show me", French on a phone.

use fantoccini::key::Key;
use tessera_lessons::{Lesson, course};

use crate::chromium::{Browser, DESK, Kind};
use crate::site::Site;

/// The first lesson of a title.
fn first(game: &str) -> &'static Lesson {
    &course(game).expect("a course")[0]
}

/// What is right at each choice of a lesson: the notation of what "show me" does.
fn right(lesson: &'static Lesson) -> Vec<String> {
    let mut stand = lesson.begin();
    let mut choices = Vec::new();
    while !stand.is_over() {
        let place = stand.shown().expect("the lesson fits the rules");
        choices.push(stand.decision().expect("the learner is asked").options[place].choice.clone());
        stand = stand.show_me();
    }
    choices
}

/// Waits until the page stands so many choices further.
async fn stands_at(browser: &Browser, choices: usize) {
    let path = "const path = document.querySelector('#prompt')?.dataset.base?.split('/').pop();";
    browser
        .until(&format!("{path} return path !== undefined && (path === 'start' ? 0 : path.split('.').length) === {choices} && location.pathname.endsWith('/' + path)"))
        .await;
}

/// Clicks what is right, once on the board where it has a place and once in the list, in turns.
async fn take(browser: &Browser, choice: &str, turn: usize) {
    let click = format!(
        "const quoted = CSS.escape({choice:?}); const spot = document.querySelector(`#board [data-choice=\"${{quoted}}\"]`); \
         const button = document.querySelector(`button[name=choice][value=\"${{quoted}}\"]`); \
         const hit = {turn} % 2 && spot ? spot : button ?? spot; if (!hit) return false; \
         hit.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }})); return true"
    );
    browser.until(&click).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_every_game_by_clicking() {
    let site = Site::start("learn-click");
    let browser = Browser::open(DESK).await;
    for game in tessera_games::IDS {
        let lesson = first(game);
        browser.go(&site.url).await;
        browser.click(&format!("a[href='/learn/{game}']")).await;
        browser.click(&format!("a[href='/learn/{game}/{}']", lesson.name)).await;
        for (turn, choice) in right(lesson).iter().enumerate() {
            if turn > 0 {
                stands_at(&browser, turn).await;
            }
            take(&browser, choice, turn).await;
        }
        browser.until("return !!document.querySelector('.lesson .option.finish')").await;
        assert!(!browser.text("body").await.contains('⟨'), "{game}: a message is missing");
        browser.click(".lesson .option.finish").await;
        browser.until("return !!document.querySelector('#choose button[name=choice]')").await;
        browser.go(&format!("{}/learn/{game}", site.url)).await;
        browser.until("return !!document.querySelector('.lesson-number .icon-check')").await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_every_game_by_keyboard() {
    let site = Site::start("learn-keys");
    let browser = Browser::open(DESK).await;
    for game in tessera_games::IDS {
        let lesson = first(game);
        browser.go(&format!("{}/learn/{game}/{}", site.url, lesson.name)).await;
        for (turn, choice) in right(lesson).iter().enumerate() {
            if turn > 0 {
                stands_at(&browser, turn).await;
            }
            // Where a key is given, it does it; elsewhere the button has the focus and Enter presses it.
            let key = format!(
                "const button = document.querySelector(`button[name=choice][value=\"${{CSS.escape({choice:?})}}\"]`); \
                 if (!button) return false; button.closest('details')?.setAttribute('open', ''); \
                 if (button.dataset.key) {{ document.activeElement?.blur(); return button.dataset.key; }} \
                 button.focus(); return document.activeElement === button ? 'focus' : false"
            );
            let key = browser.until(&key).await;
            let focus = browser.page.active_element().await.expect("something has the focus");
            let press = match key.as_str() {
                Some("focus" | "↵") => Key::Enter.to_string(),
                Some(digit) => digit.to_owned(),
                None => panic!("{choice} has no key and no focus"),
            };
            focus.send_keys(&press).await.expect("a key is pressed");
        }
        browser.until("return !!document.querySelector('.lesson .option.finish')").await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_choice_is_explained_and_show_me_does_it() {
    let site = Site::start("learn-wrong");
    let browser = Browser::open(DESK).await;
    browser.go(&format!("{}/learn/tempus/first", site.url)).await;
    browser.click("button[name=choice][value=idea]").await;
    browser.until("return document.querySelector('#lesson-reply').textContent.includes('More people first')").await;
    assert_eq!(browser.run("return document.querySelector('#prompt').dataset.base.endsWith('/start')").await, true);
    browser.click("[data-show]").await;
    stands_at(&browser, 1).await;
    assert_eq!(
        browser.run("return document.querySelector('#lesson-reply').textContent").await,
        "",
        "the reason is gone"
    );
    browser.click("[data-why]").await;
    browser.until("return !!document.querySelector('#why .card')").await;
    // Whoever comes back comes back to the same step; a step back is a link.
    browser.page.refresh().await.expect("the page loads");
    stands_at(&browser, 1).await;
    browser.click(".quiet-links a[href$='/start']").await;
    stands_at(&browser, 0).await;
    for done in 1..=first("tempus").choices() {
        browser.click("[data-show]").await;
        if done < first("tempus").choices() {
            stands_at(&browser, done).await;
        }
    }
    browser.until("return !!document.querySelector('.lesson .option.finish')").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_in_french_on_a_phone() {
    let site = Site::start("learn-phone");
    let browser = Browser::open(Kind { language: "fr", phone: true }).await;
    browser.go(&format!("{}/learn/tempus/city", site.url)).await;
    let lesson = course("tempus").expect("a course").lesson("city").expect("a lesson").1;
    assert!(browser.text(".lesson-where").await.contains("La première cité"));
    let fits = "const part = document.querySelector('.lesson-text').getBoundingClientRect(); \
                return part.width > 250 && part.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.run(fits).await, true, "the words fit");
    let tall = "return [...document.querySelectorAll('#choose .option')].every((one) => one.offsetHeight >= 44)";
    assert_eq!(browser.run(tall).await, true, "targets are large enough");
    // The place the words speak of is marked on the board, where it can be seen.
    let marked = "const place = document.querySelector('.lesson-text [data-hexes=I8]'), lit = document.querySelector('.lit-hex.spoken'); \
                  if (!place || !lit) return false; \
                  const board = document.getElementById('board').getBoundingClientRect(), at = lit.getBoundingClientRect(); \
                  return at.left >= board.left && at.right <= board.right && at.top >= board.top && at.bottom <= board.bottom";
    browser.until(marked).await;
    for (turn, choice) in right(lesson).iter().enumerate() {
        if turn > 0 {
            stands_at(&browser, turn).await;
        }
        take(&browser, choice, turn).await;
    }
    browser.until("return document.querySelector('#prompt-title')?.textContent.includes('Leçon terminée')").await;
    browser.close().await;
}
