//! Patchistory in real Chromium: a whole game for two, a tile laid by hand and by keys, secret bids and Votes, French, a phone.

use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::key::Key;
use tessera_kernel::Record;

use crate::chromium::{Browser, DESK, Kind};
use crate::records::{take_over, take_over_together, up_to};
use crate::site::Site;

/// A game for two that was played before.
fn played() -> Record {
    include_str!("../../../patchistory/tests/records/random-2-seats.tessera").parse().expect("the corpus is sound")
}

/// The game up to the first choice of a kind, for two people.
fn before(verb: &str) -> Record {
    let mut record = played();
    let at = record.deeds.iter().position(|(_, deed)| deed.starts_with(verb)).expect("it was chosen once");
    record.deeds.truncate(at);
    record.result = None;
    for (name, seat) in record.setup.seats.iter_mut().zip(["Ada", "Blaise"]) {
        seat.clone_into(name);
    }
    record
}

/// Sits at the last tile to be laid: by then there are places where it may not go.
async fn lays_a_tile(browser: &Browser, site: &Site) {
    let record = played();
    let at = record.deeds.iter().rposition(|(_, deed)| deed.starts_with("at ")).expect("a tile was laid");
    take_over(browser, site, &up_to(record, at)).await;
    browser.until("return !!document.querySelector('#ghost[transform]')").await;
    settled(browser).await;
}

/// Waits until the board has found its size and place: a hand that reaches for it sooner misses it.
async fn settled(browser: &Browser) {
    let look = "const box = document.getElementById('board').getBoundingClientRect(); \
                const now = [document.getElementById('board').getAttribute('viewBox'), box.x, box.y, box.width, box.height].join(); \
                const same = window.looked === now; window.looked = now; return same";
    let mut still = 0;
    while still < 5 {
        still = if browser.run(look).await == true { still + 1 } else { 0 };
        tokio::time::sleep(std::time::Duration::from_millis(40)).await;
    }
}

/// Every place the tile may go, as the page has it, and where it is now.
async fn places(browser: &Browser) -> (Vec<(String, i64, i64)>, String) {
    let listed = browser
        .run(
            "return document.getElementById('laying').dataset.ways.split(';').map((way) => way.split(' ').slice(0, 3))",
        )
        .await;
    let listed: Vec<[String; 3]> = serde_json::from_value(listed).expect("places");
    let number = |text: &str| text.parse().expect("a number");
    let all = listed.iter().map(|[name, x, y]| (name.clone(), number(x), number(y))).collect();
    (all, here(browser).await)
}

async fn here(browser: &Browser) -> String {
    let name = browser.run("return document.querySelector('#laying [data-cell]').textContent").await;
    name.as_str().expect("a name").to_owned()
}

/// Waits until the tile lies there, as the log tells.
async fn laid(browser: &Browser, place: &str) {
    let told = format!(
        "return [...document.querySelectorAll('#log li')].some((line) => line.textContent.includes('on {place}'))"
    );
    browser.until(&told).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_for_two_is_played_by_clicking() {
    let site = Site::start("patchistory-whole");
    let browser = Browser::open(DESK).await;
    browser.go(&format!("{}/new?game=patchistory", site.url)).await;
    browser
        .run(
            "for (const seat of document.querySelectorAll('[name^=seat-]')) \
             seat.value = seat.name === 'seat-0' ? 'me' : seat.name === 'seat-1' ? 'bot-beginner' : ''; \
             document.querySelector('form.new-table').requestSubmit();",
        )
        .await;
    browser.until("return !!document.querySelector('#prompt')").await;
    let (mut choices, mut tiles, mut shown) = (0, 0, 0);
    while browser.my_turn().await {
        // What both are asked at once the bot answers first, and the page hears of it whatever else it hears.
        browser.until("return document.querySelectorAll('.player.active').length < 2").await;
        let before = browser.asked().await;
        // A tile is laid where its ghost is; all else is clicked on the board, on a shelf and in the list by turns.
        let pick = format!(
            "const lay = document.querySelector('[data-lay]:not(:disabled)'); if (lay) {{ lay.click(); return 'lay'; }} \
             const seen = (all) => [...document.querySelectorAll(all)].filter((one) => one.getClientRects().length); \
             const lying = seen('#board .spot, .stage .can'); const listed = [...document.querySelectorAll('#choose button[name=choice]')]; \
             const end = listed.find((one) => one.value === 'end' || one.value === 'done'); \
             const all = {choices} % 2 && lying.length ? lying : listed; \
             const chosen = end && {choices} % 3 ? end : all[({choices} * 7919) % all.length]; if (!chosen) return null; \
             chosen.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }})); return 'clicked';"
        );
        let laid = browser.until(&pick).await == "lay";
        browser.asked_anew(before).await;
        if laid {
            tiles += 1;
            // What lies over what was settled with the ghost: the page answers that by itself.
            browser.until("return !document.querySelector('#choose button[value^=\"layers \"]')").await;
        }
        shown += usize::from(browser.run("return !!document.querySelector('#scene .reveal')").await == true);
        choices += 1;
        assert!(choices < 1500, "the game never ends");
    }
    assert!(shown > 0, "secrets came out");
    browser.click("#prompt a[href$='/end']").await;
    browser.until("return location.pathname.endsWith('/end')").await;
    assert!(browser.text("main").await.contains("Culture"));
    let record = browser.run("return fetch(location.pathname.replace('/end', '/record')).then(r => r.text())").await;
    let record: Record = record.as_str().expect("text").parse().expect("a record");
    assert_eq!(record.setup.seats.len(), 2);
    tessera_games::replay(&record).expect("the record holds");
    // How many the auctions bring is chance, and so is the secret of the match.
    let mine = record.deeds.iter().filter(|(seat, deed)| seat.index() == 0 && deed.starts_with("at ")).count();
    assert_eq!(tiles, mine, "every tile was laid where its ghost was");
    assert!(mine > 0, "tiles were bought");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_is_laid_by_dragging() {
    let site = Site::start("patchistory-drag");
    let browser = Browser::open(DESK).await;
    lays_a_tile(&browser, &site).await;
    let (all, now) = places(&browser).await;
    let from = all.iter().find(|(name, ..)| *name == now).expect("it begins where it may lie").clone();
    let to = all.iter().find(|(name, ..)| *name != now).expect("there is more than one place").clone();
    // From the middle of the tile to where that middle will be.
    let middle = |(_, x, y): &(String, i64, i64)| {
        format!(
            "const g = document.getElementById('ghost'), d = g.dataset, m = document.getElementById('board').getScreenCTM(); \
             const p = new DOMPoint(+d.x + ({x} - d.left + 1) * d.side + 9, +d.y + ({y} - d.top + 1) * d.side + 9).matrixTransform(m); return [p.x, p.y]"
        )
    };
    let mut path = Vec::new();
    for place in [&from, &to] {
        let point: [f64; 2] = serde_json::from_value(browser.run(&middle(place)).await).expect("a point");
        path.push(point.map(f64::round));
    }
    let hop = |[x, y]: [f64; 2]| PointerAction::MoveTo { duration: Some(std::time::Duration::from_millis(60)), x, y };
    let half = [0, 1].map(|axis| f64::midpoint(path[0][axis], path[1][axis]).round());
    let drag = MouseActions::new("mouse".to_owned())
        .then(hop(path[0]))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(hop(half))
        .then(hop(path[1]))
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    let board = "return document.getElementById('board').getAttribute('viewBox')";
    let still = browser.run(board).await;
    browser.page.perform_actions(drag).await.expect("the mouse moves");
    browser.until(&format!("return document.querySelector('#laying [data-cell]').textContent === '{}'", to.0)).await;
    assert_eq!(browser.run(board).await, still, "the tile moves, not the board");
    let changes = browser.run("return document.querySelectorAll('#laying .more, #laying .less').length").await;
    assert!(changes.as_i64() > Some(0), "levels change, and the page says how");
    browser.click("[data-lay]").await;
    laid(&browser, &to.0).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_is_laid_by_keys() {
    let site = Site::start("patchistory-keys");
    let browser = Browser::open(DESK).await;
    lays_a_tile(&browser, &site).await;
    let press = async |key: Key| {
        let body = browser.page.find(fantoccini::Locator::Css("body")).await.expect("a body");
        body.send_keys(&key.to_string()).await.expect("a key is pressed");
    };
    // From the upper left corner row by row, past places where it may not go, until one where it may.
    for _ in 0..12 {
        press(Key::Up).await;
        press(Key::Left).await;
    }
    let fits = "return !document.querySelector('[data-lay]').disabled";
    let why = "return document.querySelector('#laying [data-said]').textContent";
    let sequence = browser.sequence().await;
    let (mut refused, mut fitting) = (0, 0);
    for _ in 0..9 {
        for _ in 0..9 {
            if browser.run(fits).await == true {
                fitting += 1;
            } else {
                assert_ne!(browser.run(why).await, "", "the page says why not");
                if refused == 0 {
                    press(Key::Enter).await;
                    assert_eq!(browser.sequence().await, sequence, "nothing is laid where nothing may lie");
                }
                refused += 1;
            }
            if refused > 0 && fitting > 0 && browser.run(fits).await == true {
                break;
            }
            press(Key::Right).await;
        }
        if refused > 0 && browser.run(fits).await == true {
            break;
        }
        press(Key::Down).await;
        for _ in 0..12 {
            press(Key::Left).await;
        }
    }
    assert!(refused > 0 && browser.run(fits).await == true, "{refused} places are impossible, {fitting} are not");
    let place = here(&browser).await;
    press(Key::Enter).await;
    laid(&browser, &place).await;
    browser.close().await;
}

/// What a page has, part by part, but for what tells that somebody has answered: the question's number, whom one waits for.
const PARTS: &str = "return [...document.querySelectorAll('[id][data-hash]')] \
    .filter((part) => !/^(prompt|undo|player-)/.test(part.id)).map((part) => part.id + part.innerHTML).join('\\n')";
async fn sit_down(name: &str, record: &Record) -> (Site, Browser, Browser) {
    let site = Site::start(name);
    let (ada, blaise) = (Browser::open(DESK).await, Browser::open(DESK).await);
    take_over_together(&ada, &blaise, &site, record).await;
    for browser in [&ada, &blaise] {
        browser.hear_everything().await;
        assert!(browser.my_turn().await, "both are asked at once");
    }
    (site, ada, blaise)
}

/// Clicks an option of the list, hidden or not, and waits until both pages have it.
async fn answer(browser: &Browser, other: &Browser, choice: &str) {
    let before = browser.sequence().await;
    browser.run(&format!("document.querySelector(`#choose button[value='{choice}']`).click()")).await;
    for page in [browser, other] {
        page.until(&format!("return +document.querySelector('#prompt').dataset.sequence > {before}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_is_secret_until_both_are_in() {
    let record = before("bid ");
    let (_site, ada, blaise) = sit_down("patchistory-bid", &record).await;
    let before = blaise.run(PARTS).await;
    answer(&ada, &blaise, "bid 2 3").await;
    ada.until("return document.querySelector('.mine-bid')?.textContent.includes('3')").await;
    assert_eq!(blaise.run(PARTS).await, before, "nothing on the other's page tells what was bid");
    let heard = blaise.run("return window.heard + document.documentElement.outerHTML").await;
    assert!(!heard.as_str().expect("text").contains("mine-bid"), "nor does anything it was sent");
    answer(&blaise, &ada, "bid 2 1").await;
    for browser in [&ada, &blaise] {
        browser.until("return document.querySelectorAll('#scene .secrets li').length === 2").await;
        // It is there, though a breath passes before it can be seen.
        let text = browser.run("return document.getElementById('scene').textContent").await;
        assert!(text.as_str().is_some_and(|text| text.contains('3') && text.contains('1')), "{text}");
    }
    ada.close().await;
    blaise.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_secret_until_both_are_in() {
    let record = before("card ");
    let (_site, ada, blaise) = sit_down("patchistory-vote", &record).await;
    let card = ada.run("return document.querySelector('#choose button[value^=\"card \"]').value").await;
    let card = card.as_str().expect("a card").to_owned();
    answer(&ada, &blaise, &card).await;
    let heard = blaise.run("return window.heard + document.documentElement.outerHTML").await;
    assert!(!heard.as_str().expect("text").contains(&format!("{card}\"")), "{card} is hers alone");
    let other = blaise.run("return document.querySelector('#choose button[value^=\"card \"]').value").await;
    answer(&blaise, &ada, other.as_str().expect("a card")).await;
    for browser in [&ada, &blaise] {
        browser.until("return document.querySelectorAll('#vote-cards .pcard').length === 2").await;
        assert!(browser.my_turn().await);
    }
    // Votes: as many as she has; his page stays as it was.
    let before = blaise.run(PARTS).await;
    let most = ada.run("return [...document.querySelectorAll('#choose button[value^=\"stake \"]')].at(-1).value").await;
    answer(&ada, &blaise, most.as_str().expect("Votes")).await;
    assert_eq!(blaise.run(PARTS).await, before, "nothing on the other's page tells how many");
    answer(&blaise, &ada, "stake 0").await;
    for browser in [&ada, &blaise] {
        browser.until("return document.querySelectorAll('#scene .secrets li').length === 2").await;
    }
    ada.close().await;
    blaise.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_french_thumb_lays_tiles() {
    let site = Site::start("patchistory-phone");
    let mut browser = Browser::open(Kind { language: "fr", phone: true }).await;
    browser.play_game(&site, "patchistory").await;
    let mut laid = 0;
    for _ in 0..45 {
        if !browser.my_turn().await {
            break;
        }
        let wide = browser.run("return document.documentElement.scrollWidth").await;
        assert!(wide.as_i64().expect("a number") <= 390, "the page is {wide} wide");
        let small = "return [...document.querySelectorAll('#choose button.option, #laying button')].filter((b) => b.offsetParent) \
             .filter((b) => b.getBoundingClientRect().height < 44).length";
        assert_eq!(browser.run(small).await, 0, "every option is large enough for a thumb");
        if browser.run("return !!document.querySelector('[data-lay]:not(:disabled)')").await == true {
            // The tile is in sight, whole.
            let sight = "const b = document.getElementById('board').getBoundingClientRect(), r = document.getElementById('ghost').getBoundingClientRect(); \
                return r.left >= b.left - 8 && r.right <= b.right + 8 && r.top >= b.top - 8 && r.bottom <= b.bottom + 8";
            browser.until(sight).await;
            let before = browser.asked().await;
            browser.run("document.querySelector('[data-lay]').click()").await;
            browser.asked_anew(before).await;
            laid += 1;
        } else {
            browser.choose_something().await;
        }
    }
    assert!(laid > 0, "a tile was laid");
    for shelf in ["shelf-realm", "shelf-levels"] {
        browser.click(&format!("[data-shelf-tab={shelf}]")).await;
        browser.until(&format!("return document.getElementById('{shelf}').offsetHeight > 100")).await;
    }
    browser.click("[data-shelf-tab=map]").await;
    let seen = "return document.getElementById('board').getAttribute('viewBox')";
    let before = browser.run(seen).await;
    browser.click(".lookers button:last-child").await;
    assert_ne!(browser.run(seen).await, before, "another territory is looked at");
    let text = browser.run("return document.body.innerText").await;
    let text = text.as_str().expect("text");
    for english in ["Where ", "Which ", "Money", "worker", "Your ", "Lay ", "⟨"] {
        assert!(!text.contains(english), "'{english}' is left in the French page: {text}");
    }
    browser.close().await;
}
