//! Games that were played before, taken over in the browser.

use serde_json::json;
use tessera_kernel::Record;

use crate::chromium::Browser;
use crate::site::Site;

/// A game up to one of its choices: a person sits where it was made, a bot across the table.
pub fn up_to(mut record: Record, at: usize) -> Record {
    let seat = record.deeds[at].0;
    record.deeds.truncate(at);
    record.result = None;
    for (index, name) in record.setup.seats.iter_mut().enumerate() {
        *name = if index == seat.index() { "Ada".to_owned() } else { "Cyrus (beginner)".to_owned() };
    }
    record
}

/// Uploads a record through the page. `others` says where those sit who are neither here nor bots: `here` or `invite`.
async fn upload(browser: &Browser, site: &Site, record: &Record, others: &str) {
    browser.go(&format!("{}/upload", site.url)).await;
    let script = format!(
        "const input = document.querySelector('input[type=file]'); const box = new DataTransfer(); \
         box.items.add(new File([{}], 'game.tessera')); input.files = box.files; \
         document.querySelector('[name=others]').value = '{others}'; input.form.requestSubmit();",
        json!(record.to_string())
    );
    browser.run(&script).await;
}

/// Uploads a record and sits down at its table.
pub async fn take_over(browser: &Browser, site: &Site, record: &Record) {
    upload(browser, site, record, "here").await;
    browser.until("return !!document.querySelector('#prompt')").await;
    assert!(browser.my_turn().await);
}

/// Uploads a game that is over and looks at it from its end.
pub async fn look_back(browser: &Browser, site: &Site, record: &Record) {
    upload(browser, site, record, "here").await;
    browser.until("return location.pathname.endsWith('/replay')").await;
}

/// Uploads a record of two people; the second one comes by the link.
pub async fn take_over_together(first: &Browser, second: &Browser, site: &Site, record: &Record) {
    upload(first, site, record, "invite").await;
    let invite = first.until("return document.querySelector('.invite input')?.value").await;
    second.go(invite.as_str().expect("a link")).await;
    second.click("main form button.primary").await;
    for browser in [first, second] {
        browser.until("return !!document.querySelector('#prompt')").await;
    }
}
