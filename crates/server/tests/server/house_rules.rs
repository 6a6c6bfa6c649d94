//! Who may do what.

use reqwest::StatusCode;

use crate::common::{House, change};

/// Every form, with fields that would do something.
const FORMS: [&str; 21] = [
    "choose",
    "undo",
    "propose",
    "proposal",
    "chat",
    "orders",
    "uncover",
    "join",
    "leave",
    "bot",
    "cancel",
    "revoke",
    "rematch",
    "play-on",
    "coach",
    "turning",
    "report",
    "block",
    "board/x/0/choose",
    "invite/0123456789012345678901234567890123456789",
    "nothing",
];

#[tokio::test]
async fn strangers_neither_see_nor_touch_a_private_table() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, eve) = (house.somebody(), house.somebody());
    let table = ada.play_now().await;
    eve.play_now().await;
    let before = ada.asked(&table).await;
    for path in [
        "",
        "/update",
        "/events",
        "/why",
        "/end",
        "/record",
        "/replay",
        "/hint",
        "/people",
        "/board/x/0",
        "/board/x/0/hint",
    ] {
        let page = eve.get(&format!("{table}{path}")).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{path}");
    }
    let fields = [
        ("sequence", before.value("sequence")),
        ("choice", before.value("choice")),
        ("seat", "0".into()),
        ("text", "hello".into()),
        ("at", "0".into()),
    ];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    for form in FORMS {
        let page = eve.post(&format!("{table}/{form}"), &fields).await;
        assert!(page.status.is_client_error(), "{form}: {}", page.status);
    }
    let token = eve.token().await;
    let api = table.replace("/t/", "/tables/");
    for path in ["", "/decision", "/chat", "/record", "/stream"] {
        assert_eq!(eve.api(&token, &format!("{api}{path}"), None).await.0, StatusCode::FORBIDDEN, "{path}");
        assert!(eve.api("", &format!("{api}{path}"), None).await.0.is_client_error(), "{path}");
    }
    let choose = serde_json::json!({ "sequence": 0, "choice": before.value("choice"), "seat": 0 });
    assert_eq!(eve.api(&token, &format!("{api}/choose"), Some(choose.clone())).await.0, StatusCode::FORBIDDEN);
    assert_eq!(eve.api("", &format!("{api}/choose"), Some(choose.clone())).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(eve.api("tessera_wrong", &format!("{api}/choose"), Some(choose)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.get(&table).await.value("sequence"), before.value("sequence"), "nothing has changed");
}

#[tokio::test]
async fn spectators_see_a_listed_table_but_no_hand_and_no_options() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, eve) = (house.somebody(), house.somebody());
    let table = ada.new_table(&["me", "bot-random", "bot-random"], &[("listed", "listed")]).await;
    let mine = ada.asked(&table).await;
    let page = eve.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.values("choice").is_empty());
    for form in ["choose", "undo", "propose", "proposal", "chat", "orders", "uncover"] {
        let fields = [
            ("sequence", mine.value("sequence")),
            ("choice", mine.value("choice")),
            ("seat", "0".into()),
            ("text", "x".into()),
            ("kind", "return".into()),
            ("reply", "agree".into()),
            ("proposal", "1".into()),
        ];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(eve.post(&format!("{table}/{form}"), &fields).await.status, StatusCode::FORBIDDEN, "{form}");
    }
    assert_eq!(eve.get(&format!("{table}/record")).await.status, StatusCode::CONFLICT);
    assert_eq!(ada.get(&format!("{table}/record")).await.status, StatusCode::CONFLICT, "a record tells hands");
    let (_, seen) = eve.api("", &table.replace("/t/", "/tables/"), None).await;
    assert_eq!(seen["viewer"], "Spectator");
    assert_eq!(seen["view"]["hand"], serde_json::json!([]));
}

#[tokio::test]
async fn forms_of_other_sites_are_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let page = ada.asked(&table).await;
    let all = [
        "/play/tempus",
        "/new",
        "/settings",
        "/settings/language",
        "/account/register",
        "/account/login",
        "/account/logout",
        "/account/delete",
        "/account/token",
        "/account/revoke-token",
        "/account/unblock",
        "/account/read-warnings",
        "/welcome",
    ]
    .map(str::to_owned);
    let forms = FORMS.iter().filter(|form| **form != "nothing").map(|form| format!("{table}/{form}"));
    let fields = [("sequence", page.value("sequence")), ("choice", page.value("choice")), ("sure", "on".into())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    for path in all.into_iter().chain(forms) {
        assert_eq!(ada.post_bare(&path, &fields).await.status, StatusCode::FORBIDDEN, "{path} without a token");
        let mut foreign = fields.clone();
        foreign.push(("csrf", "01234567890123456789012345678901"));
        assert_eq!(ada.post_bare(&path, &foreign).await.status, StatusCode::FORBIDDEN, "{path} with a foreign token");
    }
    assert_eq!(ada.asked(&table).await.value("sequence"), page.value("sequence"));
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_browsers_safe() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    for path in ["/", "/nowhere", "/assets/base.css", "/healthz", "/api/openapi.json", "/api/nowhere"] {
        let response = ada.client.get(ada.url(path)).send().await.expect("an answer");
        let headers = response.headers();
        assert!(headers["content-security-policy"].to_str().expect("text").starts_with("default-src 'none'"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert!(headers.contains_key("x-request-id"), "{path}");
    }
    assert!(ada.get("/metrics").await.text.contains("tessera_requests_total"));
}

#[tokio::test]
async fn who_asks_too_often_has_to_wait() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open_alone(data.path(), |config| {
        config.requests_per_second = 0.001;
        config.request_burst = 5.0;
    });
    let ada = house.somebody();
    for _ in 0..5 {
        assert_eq!(ada.get("/").await.status, StatusCode::OK);
    }
    assert_eq!(ada.get("/").await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ada.get("/healthz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn large_bodies_and_strange_input_get_clear_answers() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let large = "x".repeat(2 * 1024 * 1024);
    let page = ada.post(&format!("{table}/chat"), &[("text", &large)]).await;
    assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE);
    for (path, fields) in [
        ("choose", vec![("sequence", "-1"), ("choice", "x")]),
        ("choose", vec![]),
        ("uncover", vec![("seat", "99")]),
        ("play-on", vec![("at", "99999999999999999999")]),
    ] {
        let page = ada.post(&format!("{table}/{path}"), &fields).await;
        assert!(page.status.is_client_error(), "{path}: {}", page.status);
    }
    ada.post(&format!("{table}/chat"), &[("text", "<script>alert(1)</script>")]).await;
    let page = ada.get(&table).await;
    assert!(page.text.contains("&lt;script&gt;alert(1)") && !page.text.contains("<script>alert"));
    assert_eq!(ada.get("/t/%00%ff").await.status.as_u16() / 100, 4);
    assert_eq!(ada.get(&format!("/t/{}", "a".repeat(500))).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_asks_learns_whether_the_server_is_alive_and_whether_it_is_ready() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let monitor = house.somebody();
    for path in ["/healthz", "/healthz/ready", "/healthz/alive", "/healthz/live"] {
        assert_eq!(monitor.get(path).await.status, StatusCode::OK, "{path}");
    }
    // Nothing can be stored any more.
    change(data.path(), &["ALTER TABLE house RENAME TO elsewhere"]).await;
    for _ in 0..200 {
        if monitor.get("/healthz/ready").await.status != StatusCode::OK {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    for path in ["/healthz", "/healthz/ready"] {
        let page = monitor.get(path).await;
        assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert!(page.text.contains("not ready: "), "{}", page.text);
    }
    assert_eq!(monitor.get("/healthz/alive").await.status, StatusCode::OK, "a process that answers is not restarted");
}
