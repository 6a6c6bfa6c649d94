//! Connections that want nothing good: half-sent, slow, too many. And an end to waiting when the server stops.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::House;

const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";

async fn connect(house: &House) -> TcpStream {
    TcpStream::connect(house.address).await.expect("a connection")
}

/// What comes until the server closes; `None` when it does not within the time.
async fn rest(stream: &mut TcpStream, time: Duration) -> Option<String> {
    let mut bytes = Vec::new();
    // A connection that was reset is closed as well.
    let _ = tokio::time::timeout(time, stream.read_to_end(&mut bytes)).await.ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

async fn asked(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.expect("sent");
    rest(stream, Duration::from_secs(10)).await.expect("an answer, and the end")
}

#[tokio::test]
async fn half_a_head_and_half_a_body_are_not_waited_for() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| {
        config.head_time = Duration::from_millis(300);
        config.body_time = Duration::from_millis(300);
    });
    let mut silent = connect(&house).await;
    let mut half = connect(&house).await;
    half.write_all(HALF).await.expect("sent");
    let mut body = connect(&house).await;
    let head = "POST /account/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n\
        Content-Length: 1000\r\n\r\nname=";
    body.write_all(head.as_bytes()).await.expect("sent");
    let drip = async {
        // A body that trickles in is as late as one that does not come.
        for _ in 0..100 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            if body.write_all(b"a").await.is_err() {
                return;
            }
        }
    };
    let time = Duration::from_secs(5);
    let begun = Instant::now();
    let (silent, half, ()) = tokio::join!(rest(&mut silent, time), rest(&mut half, time), drip);
    assert!(silent.is_some() && half.is_some(), "both are closed");
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
    assert_eq!(house.somebody().get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn live_pages_and_thoughts_outlast_the_limits_on_requests() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| {
        config.head_time = Duration::from_millis(200);
        config.body_time = Duration::from_millis(200);
    });
    let ada = house.somebody();
    let table = ada.play_now().await;
    ada.asked(&table).await;
    let mut stream = ada.client.get(ada.url(&format!("{table}/events"))).send().await.expect("an answer");
    assert!(stream.chunk().await.expect("an event").is_some());
    tokio::time::sleep(Duration::from_millis(800)).await;
    ada.post(&format!("{table}/chat"), &[("text", "still here")]).await;
    let next = tokio::time::timeout(Duration::from_secs(5), stream.chunk()).await;
    assert!(next.expect("in time").expect("an event").is_some());
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_no_more() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.connections_per_address = 20);
    let mut held = Vec::new();
    for _ in 0..20 {
        let mut stream = connect(&house).await;
        stream.write_all(HALF).await.expect("sent");
        held.push(stream);
    }
    // Accepted in order: the next is one too many.
    let mut one_more = connect(&house).await;
    let _ = one_more.write_all(HALF).await;
    assert_eq!(rest(&mut one_more, Duration::from_secs(5)).await.as_deref(), Some(""), "closed without a word");
    held.truncate(10);
    let ask = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let begun = Instant::now();
    loop {
        let mut stream = connect(&house).await;
        let _ = stream.write_all(ask.as_bytes()).await;
        if rest(&mut stream, Duration::from_secs(5)).await.is_some_and(|answer| answer.contains("200 OK")) {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(5), "room is made when others go");
    }
}

#[tokio::test]
async fn a_trusted_proxy_has_more_connections_and_its_word_is_believed() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| {
        config.connections_per_address = 2;
        config.trusted_proxies = vec!["127.0.0.1/32".parse().expect("a network")];
        config.requests_per_second = 0.0;
        config.request_burst = 3.0;
    });
    let mut held = Vec::new();
    for _ in 0..10 {
        held.push(connect(&house).await);
    }
    let ask = async |path: &str, whom: &str| {
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{whom}Connection: close\r\n\r\n");
        asked(&mut connect(&house).await, &request).await.lines().next().unwrap_or_default().to_owned()
    };
    let from = |whom: &str| format!("X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: {whom}\r\n");
    for _ in 0..3 {
        assert!(ask("/settings", &from("9.9.9.9")).await.contains("200"));
    }
    assert!(ask("/settings", &from("9.9.9.9")).await.contains("429"));
    assert!(ask("/settings", &from("8.8.8.8")).await.contains("200"), "another person");
    assert!(ask("/metrics", &from("127.0.0.1")).await.contains("404"), "not through a proxy");
}

#[tokio::test]
async fn a_header_from_just_anybody_is_not_believed() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| {
        config.requests_per_second = 0.0;
        config.request_burst = 3.0;
    });
    let ask = async |path: &str, whom: &str| {
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{whom}Connection: close\r\n\r\n");
        asked(&mut connect(&house).await, &request).await.lines().next().unwrap_or_default().to_owned()
    };
    for at in 0..3 {
        assert!(ask("/settings", &format!("X-Forwarded-For: 9.9.9.{at}\r\n")).await.contains("200"));
    }
    assert!(ask("/settings", "X-Forwarded-For: 9.9.9.9\r\n").await.contains("429"), "one address, whatever it says");
    assert!(ask("/metrics", "").await.contains("200"), "from this machine");
    assert!(ask("/metrics", "X-Forwarded-For: 9.9.9.9\r\n").await.contains("404"), "through something else");
}

#[tokio::test]
async fn half_a_request_does_not_keep_the_server_from_stopping() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_with(data.path(), |config| config.stop_time = Duration::from_millis(500));
    let ada = house.somebody();
    let table = ada.play_now().await;
    ada.asked(&table).await;
    let mut half = connect(&house).await;
    half.write_all(HALF).await.expect("sent");
    let _stream = ada.client.get(ada.url(&format!("{table}/events"))).send().await.expect("an answer");
    let mut hint = connect(&house).await;
    let _ = hint.write_all(HALF).await;
    let begun = Instant::now();
    house.close().await;
    assert!(begun.elapsed() < Duration::from_secs(3), "it took {:?}", begun.elapsed());
    // On a file that shows.
    assert!(!data.path().join("tessera.sqlite-wal").exists(), "the database was closed in order");
}
