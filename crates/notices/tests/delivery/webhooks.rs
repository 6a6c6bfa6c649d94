//! Webhooks, to a server that is really there.

use std::time::{Duration, Instant};

use ring::hmac;
use serde_json::Value;
use tessera_notices::{Form, Patience, Undelivered, Webhook, Webhooks};

use crate::support::http::{Reply, Server, said, status};
use crate::support::{inside, notice, reaching};

fn hook(url: impl Into<String>, form: Form) -> Webhook {
    Webhook { url: url.into(), form, secret: "a secret".to_owned() }
}

fn webhooks() -> Webhooks {
    Webhooks::new(reaching(inside()))
}

#[tokio::test]
async fn a_program_can_tell_that_a_notice_is_ours() {
    let mut server = Server::start(status("204 No Content")).await;
    webhooks().deliver(&hook(server.url(), Form::Json), &notice()).await.expect("it is taken");
    let heard = server.heard().expect("a request");
    assert_eq!(heard.line, "POST /hook?x=1 HTTP/1.1");
    assert_eq!(heard.headers["host"], format!("127.0.0.1:{}", server.port));
    assert_eq!(heard.headers["content-type"], "application/json");
    let signature = &heard.headers["x-tessera-signature"];
    let (time, sum) = signature.strip_prefix("t=").and_then(|rest| rest.split_once(",v1=")).expect("a signature");
    let sum: Vec<u8> =
        (0..sum.len()).step_by(2).map(|at| u8::from_str_radix(&sum[at..at + 2], 16).expect("two digits")).collect();
    let signed = [time.as_bytes(), b".", &heard.body].concat();
    let key = hmac::Key::new(hmac::HMAC_SHA256, b"a secret");
    hmac::verify(&key, &signed, &sum).expect("it is signed");
    let told: Value = serde_json::from_slice(&heard.body).expect("it is JSON");
    assert_eq!(told["title"], "À vous de jouer, Zoë");
    assert_eq!(told["url"], "https://games.example/t/9");
    assert!(server.heard().is_none(), "once");
}

#[tokio::test]
async fn rooms_get_a_message_without_a_signature() {
    let mut server = Server::start(said("200 OK", "ok")).await;
    for (form, field) in [(Form::Discord, "content"), (Form::Slack, "text")] {
        webhooks().deliver(&hook(server.url(), form), &notice()).await.expect("it is taken");
        let heard = server.heard().expect("a request");
        assert!(!heard.headers.contains_key("x-tessera-signature"), "the secret is for programs");
        let told: Value = serde_json::from_slice(&heard.body).expect("it is JSON");
        assert!(told[field].as_str().expect("a text").contains("https://games.example/t/9"), "{told}");
    }
}

#[tokio::test]
async fn what_a_server_answers_says_what_to_do() {
    let deliver = async |reply, form| {
        let server = Server::start(reply).await;
        webhooks().deliver(&hook(server.url(), form), &notice()).await.expect_err("it is not taken")
    };
    let busy =
        Reply::Bytes("HTTP/1.1 429 Too Many Requests\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n".to_owned());
    let told = deliver(busy, Form::Json).await;
    assert!(
        matches!(told, Undelivered::Later { after: Some(after), .. } if after == Duration::from_secs(30)),
        "{told}"
    );
    let told = deliver(said("503 Service Unavailable", "asleep"), Form::Json).await;
    assert!(matches!(&told, Undelivered::Later { after: None, why } if why.ends_with("asleep")), "{told}");
    for gone in ["404 Not Found", "410 Gone"] {
        let told = deliver(status(gone), Form::Json).await;
        assert!(matches!(told, Undelivered::Gone { .. }), "{told}");
    }
    let told = deliver(said("403 Forbidden", "invalid_token"), Form::Slack).await;
    assert!(matches!(told, Undelivered::Gone { .. }), "{told}");
    let told = deliver(said("401 Unauthorized", r#"{"code": 50027}"#), Form::Discord).await;
    assert!(matches!(told, Undelivered::Gone { .. }), "{told}");
    let told = deliver(said("400 Bad Request", "invalid_payload"), Form::Slack).await;
    assert!(matches!(told, Undelivered::Refused { .. }), "{told}");
}

#[tokio::test]
async fn a_log_does_not_tell_the_address_of_a_webhook() {
    let told = webhooks().deliver(&hook("http://127.0.0.1:1/api/webhooks/1/token", Form::Discord), &notice()).await;
    assert!(!told.expect_err("nobody is there").to_string().contains("token"));
    let server = Server::start(status("400 Bad Request")).await;
    let to = hook(format!("http://127.0.0.1:{}/token", server.port), Form::Json);
    let told = webhooks().deliver(&to, &notice()).await.expect_err("it is refused");
    assert!(!told.to_string().contains("token"), "{told}");
    assert!(!format!("{to:?}").contains("token") && !format!("{to:?}").contains("secret"), "{to:?}");
}

#[tokio::test]
async fn nobody_waits_for_ever() {
    let patience = Patience { connection: Duration::from_secs(1), answer: Duration::from_secs(1) };
    let webhooks = Webhooks::new(reaching(inside()).with_patience(patience));
    let before = Instant::now();
    for silent in ["", "HTTP/1.1 200 OK\r\nContent-Le"] {
        let server = Server::start(Reply::Silent(silent.to_owned())).await;
        let told = webhooks.deliver(&hook(server.url(), Form::Json), &notice()).await;
        assert!(matches!(told, Err(Undelivered::Later { .. })), "{told:?}");
    }
    assert!(before.elapsed() < Duration::from_secs(10));
}

#[tokio::test]
async fn an_answer_without_an_end_is_as_good_as_its_beginning() {
    let webhooks = webhooks();
    let before = Instant::now();
    for reply in [
        Reply::Endless("HTTP/1.1 200 OK\r\n\r\n".to_owned()),
        Reply::Silent("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nwell".to_owned()),
    ] {
        let server = Server::start(reply).await;
        webhooks.deliver(&hook(server.url(), Form::Json), &notice()).await.expect("its status has come");
    }
    assert!(before.elapsed() < Duration::from_secs(10));
    let server = Server::start(Reply::Endless("HTTP/1.1 200 OK\r\nX-Header: ".to_owned())).await;
    let told = webhooks.deliver(&hook(server.url(), Form::Json), &notice()).await;
    assert!(matches!(told, Err(Undelivered::Later { .. })), "a head without an end is no answer: {told:?}");
}
