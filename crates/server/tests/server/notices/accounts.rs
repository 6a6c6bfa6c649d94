//! Mail addresses are confirmed, and forgotten passwords reset, without telling anybody who has an account.

use reqwest::StatusCode;
use serde_json::json;
use tessera_testing::Mailbox;

use super::*;
use crate::common::{change, database, stored};

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_told_nothing_before_its_owner_says_so_and_everything_can_be_ended_without_logging_in() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |_| {});
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let to = "ada@inbox.example";
    let wrong = ada.post("/account/notices/mail", &[("mail", to), ("password", "not this one")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "whoever found a browser logged in gets no further");
    for bad in ["", "ada", "ada@", "a@b.example\r\nBcc: eve@inbox.example", "a@b.example, c@d.example", "ada@localhost"]
    {
        let page = ada.post("/account/notices/mail", &[("mail", bad), ("password", "correct horse")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad:?}");
    }
    assert_eq!(database::number(data.path(), "SELECT COUNT(*) FROM addresses").await, 0, "nothing has changed");
    let guest = house.somebody();
    guest.token().await;
    let page = guest.post("/account/notices/mail", &[("mail", to), ("password", "correct horse")]).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);

    let fields = [("mail", "  ADA@Inbox.example "), ("password", "correct horse")];
    assert_eq!(ada.post("/account/notices/mail", &fields).await.status, StatusCode::SEE_OTHER);
    assert!(ada.get("/account/notices").await.text.contains("Not confirmed yet"));
    let mail = wait("the link", || mailbox.mails_to(to).first().cloned()).await;
    let link = mail.path("/confirm/").expect("a link");
    assert_eq!(mail.header("List-Unsubscribe"), None);
    let secret = link.trim_start_matches("/confirm/");
    assert!(!stored(data.path(), "SELECT hash FROM mail_tokens").await.contains(&secret.to_owned()), "only its hash");
    let (ada, bob) = table(ada, bob, json!({})).await;
    until_asked(&ada, &bob).await;
    a_while().await;
    assert_eq!(mailbox.mails().len(), 1, "nothing before the address is hers");

    // Programs that look at mails follow links: that does nothing.
    let stranger = house.somebody();
    let page = stranger.get(&link).await;
    assert!(page.status == StatusCode::OK && page.text.contains(to), "{}", page.text);
    assert!(ada.browser.get("/account/notices").await.text.contains("Not confirmed yet"));
    assert_eq!(stranger.post(&link, &[]).await.status, StatusCode::OK, "whoever has the mailbox has the address");
    assert!(!ada.browser.get("/account/notices").await.text.contains("Not confirmed yet"));
    assert_eq!(stranger.get(&link).await.status, StatusCode::GONE, "once");
    assert_eq!(stranger.post(&link, &[]).await.status, StatusCode::GONE);

    until_asked(&bob, &ada).await;
    until_asked(&ada, &bob).await;
    let mail = wait("her turn", || mailbox.mails_to(to).get(1).cloned()).await;
    let out = mail.header("List-Unsubscribe").expect("a way out");
    let out = out.trim_matches(['<', '>']).trim_start_matches("http://games.example").to_owned();
    assert!(mail.body().contains(&out));
    assert_eq!(stranger.get(&out).await.status, StatusCode::OK);
    let kinds = "SELECT kinds FROM addresses WHERE channel = 'mail'";
    assert_eq!(stored(data.path(), kinds).await, ["turn time invite over"], "a look ends nothing");
    for wrong in [format!("{out}x"), out.replace("/turn/", "/over/"), "/unsubscribe/x/turn/y".to_owned()] {
        assert_eq!(stranger.post_bare(&wrong, &[]).await.status, StatusCode::GONE, "{wrong}");
    }
    // As a mail program does: no cookie, no token, no session.
    let program = house.somebody();
    let page = program.post_bare(&out, &[("List-Unsubscribe", "One-Click")]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    assert_eq!(stored(data.path(), kinds).await, ["time invite over"]);
    assert_eq!(program.post_bare(&out, &[("all", "yes")]).await.status, StatusCode::OK);
    assert_eq!(stored(data.path(), kinds).await, [""]);
    until_asked(&bob, &ada).await;
    until_asked(&ada, &bob).await;
    a_while().await;
    assert_eq!(mailbox.mails_to(to).len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_reset_by_mail_and_ends_every_session() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |_| {});
    let ada = account(&house, "Ada").await;
    let token = ada.token().await;
    add_mail(&ada, &mailbox, "ada@inbox.example").await;
    let bob = account(&house, "Bob").await;
    // Not confirmed: it is good for nothing.
    let fields = [("mail", "eve@inbox.example"), ("password", "correct horse")];
    assert_eq!(bob.post("/account/notices/mail", &fields).await.status, StatusCode::SEE_OTHER);
    wait("the link for Bob", || mailbox.mails_to("eve@inbox.example").first().cloned()).await;

    let stranger = house.somebody();
    assert!(stranger.get("/account").await.text.contains("/forgot"));
    let mut said = Vec::new();
    for address in ["ada@inbox.example", "nobody@inbox.example", "eve@inbox.example"] {
        let page = stranger.post("/forgot", &[("mail", address)]).await;
        assert_eq!(page.status, StatusCode::OK);
        said.push(page.text);
    }
    assert!(said.iter().all(|page| *page == said[0]), "nobody can tell who has an account");
    assert_eq!(stranger.post("/forgot", &[("mail", "no address")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mail = wait("the link", || mailbox.mails_to("ada@inbox.example").get(1).cloned()).await;
    let link = mail.path("/reset/").expect("a link");
    a_while().await;
    assert!(mailbox.mails_to("nobody@inbox.example").is_empty());
    assert_eq!(mailbox.mails_to("eve@inbox.example").len(), 1);

    assert_eq!(stranger.get(&link).await.status, StatusCode::OK);
    assert_eq!(stranger.post(&link, &[("password", "short")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(ada.log_in("Ada").await.status.is_redirection(), "a look and a wrong try change nothing");
    let page = stranger.post(&link, &[("password", "a better horse")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    assert_eq!(stranger.post(&link, &[("password", "once more this")]).await.status, StatusCode::GONE, "once");
    assert!(!ada.get("/account").await.text.contains("Log out"), "her sessions have ended");
    assert_eq!(ada.api(&token, "/tables", Some(json!({}))).await.0, StatusCode::UNAUTHORIZED, "and her tokens");
    assert_eq!(ada.log_in("Ada").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = ada.post("/account/login", &[("name", "Ada"), ("password", "a better horse")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER);

    // Too late.
    stranger.post("/forgot", &[("mail", "ada@inbox.example")]).await;
    let mail = wait("another link", || mailbox.mails_to("ada@inbox.example").get(2).cloned()).await;
    change(data.path(), &["UPDATE mail_tokens SET expires = 1"]).await;
    let link = mail.path("/reset/").expect("a link");
    assert_eq!(stranger.get(&link).await.status, StatusCode::GONE);
    assert_eq!(stranger.post(&link, &[("password", "once more this")]).await.status, StatusCode::GONE);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_for_a_new_password_ends_with_the_old_one_and_with_the_address() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |_| {});
    let ada = account(&house, "Ada").await;
    let to = "ada@inbox.example";
    add_mail(&ada, &mailbox, to).await;
    let stranger = house.somebody();
    let link = || async {
        let before = mailbox.mails_to(to).len();
        stranger.post("/forgot", &[("mail", to)]).await;
        let mail = wait("the link", || mailbox.mails_to(to).get(before).cloned()).await;
        mail.path("/reset/").expect("a link")
    };
    let is_gone = |link: String| {
        let stranger = &stranger;
        async move {
            let looked = stranger.get(&link).await.status;
            let tried = stranger.post(&link, &[("password", "a better horse")]).await.status;
            assert_eq!([looked, tried], [StatusCode::GONE; 2]);
        }
    };
    let before = link().await;
    assert_eq!(stranger.get(&before).await.status, StatusCode::OK);
    let fields = [("old", "correct horse"), ("password", "another horse")];
    let page = ada.post("/account/password", &fields).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    is_gone(before).await;

    let before = link().await;
    let number = ada.get("/account/notices").await.value("address");
    assert_eq!(ada.post("/account/notices/remove", &[("address", &number)]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(database::number(data.path(), "SELECT COUNT(*) FROM mail_tokens").await, 0);
    is_gone(before).await;

    // However the address went: one that is not theirs any more gives no password.
    let page = ada.post("/account/notices/mail", &[("mail", to), ("password", "another horse")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    let mail = wait("the question", || mailbox.mails_to(to).get(3).cloned()).await;
    ada.post(&mail.path("/confirm/").expect("a link"), &[]).await;
    let before = link().await;
    change(data.path(), &["UPDATE addresses SET confirmed = NULL"]).await;
    is_gone(before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_a_mailbox_with_our_help() {
    let data = tempfile::tempdir().expect("a folder");
    let mailbox = Mailbox::start();
    let house = house(data.path(), Some(&mailbox), |config| config.asked_mails = 2.0);
    let (ada, bob) = (account(&house, "Ada").await, account(&house, "Bob").await);
    let ask = |who: &'static str| {
        let browser = if who == "Ada" { &ada } else { &bob };
        move |mail: &'static str| async move {
            browser.post("/account/notices/mail", &[("mail", mail), ("password", "correct horse")]).await.status
        }
    };
    assert_eq!(ask("Ada")("zoe@inbox.example").await, StatusCode::SEE_OTHER);
    assert_eq!(ask("Ada")("zoe+1@inbox.example").await, StatusCode::SEE_OTHER);
    wait("both questions", || (mailbox.mails().len() == 2).then_some(())).await;
    // It is the same mailbox, whoever asks; and nobody learns from us that somebody has asked.
    assert_eq!(ask("Ada")("zoe+2@inbox.example").await, StatusCode::SEE_OTHER);
    assert_eq!(ask("Bob")("zoe@inbox.example").await, StatusCode::SEE_OTHER);
    a_while().await;
    assert_eq!(mailbox.mails().len(), 2, "{:?}", mailbox.mails());
    let waiting = "SELECT COUNT(*) FROM deliveries WHERE kind = 'confirm'";
    assert_eq!(database::number(data.path(), waiting).await, 2, "they come when some time has passed");
    change(data.path(), &["DELETE FROM buckets", "UPDATE deliveries SET due = 1"]).await;
    wait("the questions that waited", || (mailbox.mails().len() == 4).then_some(())).await;
    assert_eq!(mailbox.mails_to("zoe@inbox.example").len(), 2, "whoever it belongs to can say so");
    let page = ada.post("/forgot", &[("mail", "zoe@inbox.example")]).await;
    assert_eq!(page.status, StatusCode::OK, "who asks for passwords is counted by itself");
    // From one address of the network, too.
    let mut said = Vec::new();
    for number in 0..30 {
        said.push(ada.post("/forgot", &[("mail", &format!("n{number}@inbox.example"))]).await.status);
    }
    assert!(said.contains(&StatusCode::TOO_MANY_REQUESTS), "{said:?}");
    a_while().await;
    assert_eq!(mailbox.mails().len(), 4, "{:?}", mailbox.mails());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_house_cannot_do_it_does_not_offer() {
    let data = tempfile::tempdir().expect("a folder");
    let house = house(data.path(), None, |_| {});
    let ada = account(&house, "Ada").await;
    let page = ada.get("/account/notices").await.text;
    assert!(page.contains("/account/notices/webhook") && !page.contains("/account/notices/mail"), "{page}");
    assert!(!house.somebody().get("/account").await.text.contains("/forgot"));
    assert_eq!(ada.get("/forgot").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.post("/forgot", &[("mail", "a@inbox.example")]).await.status, StatusCode::NOT_FOUND);
    let fields = [("mail", "a@inbox.example"), ("password", "correct horse")];
    assert_eq!(ada.post("/account/notices/mail", &fields).await.status, StatusCode::CONFLICT);

    // Without an address of its own no link would lead back.
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = account(&house, "Ada").await;
    let page = ada.get("/account/notices").await.text;
    assert!(!page.contains("/account/notices/webhook"), "{page}");
    assert!(!ada.get("/account").await.text.contains("/account/notices"));
}
