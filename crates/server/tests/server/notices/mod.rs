//! People who are not at the table are told, by servers that are really there: a mail server, a push service, a webhook.

mod accounts;
mod delivery;
mod ears;
mod killed;
mod many;
mod presence;
mod settings;
mod tries;

use std::path::Path;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tessera_server::Config;
use tessera_testing::Mailbox;

use crate::common::player::Player;
use crate::common::{Browser, House, database};
use ears::Ears;

/// A house from which mail goes to a box, and webhooks to this machine; it is quick to tell.
pub fn house(data: &Path, mail: Option<&Mailbox>, more: impl Fn(&mut Config)) -> House {
    House::open_with(data, |config| {
        config.public_url = Some("http://games.example".to_owned());
        config.smtp = mail.map(Mailbox::url);
        config.mail_from = Some("Tessera <games@mail.example>".to_owned());
        config.notice_grace = Duration::from_millis(200);
        config.notice_pause = Duration::from_millis(200);
        config.notice_retry = Duration::from_millis(100);
        config.asked_mails = 1e6;
        config.reaches_inside = true;
        more(config);
    })
}

/// Waits until something is there.
pub async fn wait<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    for _ in 0..1200 {
        if let Some(found) = found() {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{what}: it never comes");
}

/// Waits until a number that is stored is as wanted.
pub async fn until(data: &Path, query: &str, wanted: impl Fn(i64) -> bool) {
    let mut number = 0;
    for _ in 0..800 {
        number = database::number(data, query).await;
        if wanted(number) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{query}: still {number}");
}

/// Long enough for whatever is to be told.
pub async fn a_while() {
    tokio::time::sleep(Duration::from_millis(2500)).await;
}

/// Somebody with an account.
pub async fn account(house: &House, name: &str) -> Browser {
    let browser = house.somebody();
    browser.register(name).await;
    browser
}

/// Wants to be told at a webhook; returns the secret that signs.
pub async fn add_webhook(browser: &Browser, url: &str, form: &str) -> String {
    let page = browser.post("/account/notices/webhook", &[("url", url), ("form", form)]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    let page = browser.get("/account/notices").await.text;
    let secrets = page.split("<code>").skip(1).filter_map(|rest| rest.split("</code>").next());
    secrets.last().unwrap_or_default().to_owned()
}

/// Wants to be told by mail, and has followed the link.
pub async fn add_mail(browser: &Browser, mailbox: &Mailbox, address: &str) {
    let before = mailbox.mails_to(address).len();
    let fields = [("mail", address), ("password", "correct horse")];
    let page = browser.post("/account/notices/mail", &fields).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    let mail = wait("the link to confirm", || mailbox.mails_to(address).get(before).cloned()).await;
    let path = mail.path("/confirm/").expect("a link");
    let page = browser.post(&path, &[]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
}

/// A table of two people and a bot.
pub async fn table(ada: Browser, bob: Browser, more: Value) -> (Player, Player) {
    let (ada_token, bob_token) = (ada.token().await, bob.token().await);
    let mut order = json!({ "game": "tempus", "seats": ["me", "anyone", "bot-random"], "listed": true });
    for (key, value) in more.as_object().expect("terms") {
        order[key] = value.clone();
    }
    let (status, made) = ada.api(&ada_token, "/tables", Some(order)).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
    let (status, said) = bob.api(&bob_token, &format!("{table}/join"), Some(json!({ "seat": 1 }))).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
    let ada = Player { browser: ada, token: ada_token, table: table.clone() };
    (ada, Player { browser: bob, token: bob_token, table })
}

/// The same, where Ada is told at a webhook.
pub async fn told(house: &House, ears: &Ears, more: Value) -> (Player, Player) {
    let (ada, bob) = (account(house, "Ada").await, account(house, "Bob").await);
    add_webhook(&ada, &ears.url("/ada"), "json").await;
    table(ada, bob, more).await
}

/// Whether an answer of theirs is waited for.
pub async fn is_asked(player: &Player) -> bool {
    let path = format!("{}/decision", player.table);
    let (_, asked) = player.browser.api(&player.token, &path, None).await;
    asked["decision"]["options"][0]["choice"].is_string()
}

/// Two play until one of them is asked, and the other is not.
pub async fn until_asked(asked: &Player, other: &Player) {
    for _ in 0..4000 {
        match (is_asked(asked).await, is_asked(other).await) {
            (true, false) => return,
            (_, true) => drop(other.act().await),
            (false, false) => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    panic!("nobody asks them");
}
