//! Servers that are killed while they tell people of their turns: nobody is forgotten, and nobody is told of a turn they have
//! taken.

mod site;

use std::time::Duration;

use reqwest::{Client, StatusCode, redirect};
use serde_json::{Value, json};
use site::Site;
use tessera_testing::{Mail, Mailbox, Postgres, until};

/// How many tables wait for her.
const TABLES: usize = 6;

/// Somebody with a browser that keeps cookies.
fn browser() -> Client {
    Client::builder().cookie_store(true).redirect(redirect::Policy::none()).build().expect("a client")
}

async fn csrf(client: &Client, url: &str) -> String {
    let page = client.get(format!("{url}/settings")).send().await.expect("an answer").text().await.expect("a page");
    let rest = page.split("name=\"csrf\" value=\"").nth(1).expect("a token");
    rest.split('"').next().expect("a token").to_owned()
}

async fn post(client: &Client, url: &str, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
    let csrf = csrf(client, url).await;
    let mut form = fields.to_vec();
    form.push(("csrf", &csrf));
    let answer = client.post(format!("{url}{path}")).form(&form).send().await.expect("an answer");
    (answer.status(), answer.text().await.expect("text"))
}

/// What the API answers.
async fn api(client: &Client, url: &str, token: &str, path: &str, body: Option<Value>) -> Value {
    let url = format!("{url}/api{path}");
    let request = match body {
        Some(body) => client.post(url).json(&body),
        None => client.get(url),
    };
    request.bearer_auth(token).send().await.expect("an answer").json().await.unwrap_or_default()
}

#[test]
fn nobody_is_forgotten_when_servers_are_killed_and_nobody_told_of_a_turn_they_have_taken() {
    let threads = tokio::runtime::Runtime::new().expect("threads");
    let (database, mailbox) = (Postgres::start(), Mailbox::start());
    let (place, smtp) = (database.url(), mailbox.url());
    let options = [
        ["--database", &place],
        ["--smtp", &smtp],
        ["--mail-from", "Tessera <games@mail.example>"],
        ["--public-url", "http://games.example"],
        ["--notice-delay", "1"],
    ];
    let options = options.concat();
    let start = |number: usize| Site::start_under(site::folder(&format!("notices-{number}")), &[], &options);
    let mut sites: Vec<Site> = (0..2).map(start).collect();
    let url = sites[0].url.clone();
    let (ada, to) = (browser(), "ada@inbox.example");

    let tables = threads.block_on(async {
        let (status, page) =
            post(&ada, &url, "/account/register", &[("name", "Ada"), ("password", "correct horse")]).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
        let (status, page) =
            post(&ada, &url, "/account/notices/mail", &[("mail", to), ("password", "correct horse")]).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
        until("the link", || !mailbox.mails_to(to).is_empty());
        let link = mailbox.mails_to(to)[0].path("/confirm/").expect("a link");
        let (status, page) = post(&ada, &url, &link, &[]).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        let (_, page) = post(&ada, &url, "/account/token", &[("label", "test")]).await;
        let at = page.find("tessera_").expect("a token");
        let token: String =
            page[at..].chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
        // No mail gets through for now.
        mailbox.say("451 busy");
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"] });
            let made = api(&ada, &url, &token, "/tables", Some(order)).await;
            let table = format!("/tables/{}", made["id"].as_str().unwrap_or_else(|| panic!("{made}")));
            while !api(&ada, &url, &token, &format!("{table}/decision"), None).await["decision"].is_object() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            tables.push(table);
        }
        // Now somebody tries to tell her; at one table she resigns meanwhile, and nothing waits for her there any more.
        tokio::time::sleep(Duration::from_millis(2500)).await;
        let left = api(&ada, &url, &token, &format!("{}/resign", tables[0]), Some(json!({ "sure": true }))).await;
        assert_eq!(left["status"], "running", "{left}");
        tables.into_iter().map(|table| table.replace("/tables/", "/t/")).collect::<Vec<String>>()
    });
    let (left, waiting) = (&tables[0], &tables[1..]);
    // Whoever sends dies, again and again, and then mail gets through.
    for kill in 0..4 {
        if kill == 2 {
            mailbox.say("250 yes");
        }
        std::thread::sleep(Duration::from_millis(700 + 500 * kill));
        let site = &mut sites[usize::try_from(kill).unwrap_or_default() % 2];
        site.kill();
        std::thread::sleep(Duration::from_millis(300));
        site.restart();
    }
    let mailed = || -> String { mailbox.mails_to(to).iter().skip(1).map(Mail::body).collect() };
    until("she is told of all", || waiting.iter().all(|table| mailed().contains(table.as_str())));
    let turn = |mail: &Mail| mail.header("Subject").is_some_and(|subject| subject.contains("your turn"));
    let wrong = mailbox.mails_to(to).into_iter().find(|mail| turn(mail) && mail.body().contains(left.as_str()));
    assert!(wrong.is_none(), "{wrong:?}");
}
