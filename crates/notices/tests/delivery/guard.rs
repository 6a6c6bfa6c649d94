//! Never reach inside, tried with servers that are really there.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tessera_notices::{Authorities, Form, Found, Guard, Outside, Resolve, Undelivered, Webhook, Webhooks};

use crate::support::http::{Reply, Server, status};
use crate::support::{Here, inside, notice, reaching};

/// Here the first time, somewhere else from then on.
struct Turning {
    first: IpAddr,
    then: IpAddr,
    asked: Arc<AtomicUsize>,
}

impl Resolve for Turning {
    fn resolve<'a>(&'a self, _: &'a str) -> Found<'a> {
        let answer = if self.asked.fetch_add(1, Ordering::SeqCst) == 0 { self.first } else { self.then };
        Box::pin(async move { Ok(vec![answer]) })
    }
}

fn hook(url: impl Into<String>) -> Webhook {
    Webhook { url: url.into(), form: Form::Json, secret: String::new() }
}

#[tokio::test]
async fn what_is_inside_hears_nothing() {
    let mut server = Server::start(status("200 OK")).await;
    let port = server.port;
    let webhooks = Webhooks::new(reaching(Guard::new().with_http().resolving(Here)));
    for host in ["127.0.0.1", "127.1", "2130706433", "0x7f.1", "localhost", "[::ffff:127.0.0.1]", "public.example"] {
        let told = webhooks.deliver(&hook(format!("http://{host}:{port}/")), &notice()).await;
        assert!(matches!(told, Err(Undelivered::Refused { .. })), "{host}: {told:?}");
    }
    assert!(server.heard().is_none());
}

#[tokio::test]
async fn the_connection_goes_where_the_guard_looked() {
    let mut server = Server::start(status("200 OK")).await;
    let asked = Arc::new(AtomicUsize::new(0));
    // Were the name asked for again on the way, nobody would answer.
    let turning = Turning { first: [127, 0, 0, 1].into(), then: [127, 0, 0, 2].into(), asked: Arc::clone(&asked) };
    let webhooks = Webhooks::new(reaching(inside().resolving(turning)));
    webhooks.deliver(&hook(format!("http://turning.example:{}/", server.port)), &notice()).await.expect("it is taken");
    assert_eq!(server.heard().expect("a request").headers["host"], format!("turning.example:{}", server.port));
    assert_eq!(asked.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn nobody_is_followed_inside() {
    let mut secret = Server::start(status("200 OK")).await;
    for code in
        ["301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect"]
    {
        let there = format!("HTTP/1.1 {code}\r\nLocation: {}\r\nContent-Length: 0\r\n\r\n", secret.url());
        let server = Server::start(Reply::Bytes(there)).await;
        let told = Webhooks::new(reaching(inside())).deliver(&hook(server.url()), &notice()).await;
        assert!(matches!(told, Err(Undelivered::Refused { .. })), "{code}: {told:?}");
    }
    assert!(secret.heard().is_none());
}

#[tokio::test]
async fn a_certificate_is_for_the_name_though_the_address_was_looked_at() {
    let mut server = Server::start_encrypted(status("200 OK")).await;
    let port = server.port;
    let webhooks = Webhooks::new(reaching(inside()));
    for name in ["hooks.example", "hooks.example."] {
        webhooks.deliver(&hook(format!("https://{name}:{port}/")), &notice()).await.expect("it is for this name");
        server.heard().expect("a request");
    }
    for name in ["other.example", "127.0.0.1"] {
        let told = webhooks.deliver(&hook(format!("https://{name}:{port}/")), &notice()).await;
        assert!(matches!(told, Err(Undelivered::Later { .. })), "{name}: {told:?}");
    }
    let strict = Webhooks::new(Outside::new(inside(), &Authorities::default()));
    let told = strict.deliver(&hook(format!("https://hooks.example:{port}/")), &notice()).await;
    assert!(matches!(told, Err(Undelivered::Later { .. })), "nobody we believe signed it: {told:?}");
    assert!(server.heard().is_none());
}
