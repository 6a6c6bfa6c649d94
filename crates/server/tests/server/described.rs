//! The description of the API names every answer that its routes give, and no other.

use std::collections::{BTreeMap, BTreeSet};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::common::{Browser, House, change};

type Answers = BTreeMap<(String, String), BTreeSet<u16>>;

/// Calls the API and notes what each route answers.
#[derive(Default)]
struct Notes(Answers);

struct Call<'a> {
    method: Method,
    route: &'static str,
    path: String,
    token: &'a str,
    body: Option<(&'static str, String)>,
}

impl Notes {
    async fn call(&mut self, browser: &Browser, call: Call<'_>) -> u16 {
        let mut request = browser.client.request(call.method.clone(), browser.url(&call.path));
        if !call.token.is_empty() {
            request = request.bearer_auth(call.token);
        }
        if let Some((kind, body)) = call.body {
            request =
                if kind.is_empty() { request.body(body) } else { request.header("content-type", kind).body(body) };
        }
        let response = request.send().await.expect("an answer");
        let status = response.status().as_u16();
        let key = (call.method.as_str().to_lowercase(), call.route.to_owned());
        self.0.entry(key).or_default().insert(status);
        status
    }
}

/// Every route, with a body that says something where it takes one.
fn routes() -> Vec<(Method, &'static str, Option<Value>)> {
    let choice = json!({ "sequence": 99999, "choice": "pass" });
    vec![
        (Method::GET, "/api/tables", None),
        (Method::POST, "/api/tables", Some(json!({ "game": "tempus", "seats": ["me"] }))),
        (Method::GET, "/api/tables/{id}", None),
        (Method::POST, "/api/tables/{id}/join", Some(json!({ "seat": 0 }))),
        (Method::GET, "/api/tables/{id}/decision", None),
        (Method::POST, "/api/tables/{id}/choose", Some(choice)),
        (Method::POST, "/api/tables/{id}/undo", Some(json!({ "sequence": 99999 }))),
        (Method::POST, "/api/tables/{id}/resign", Some(json!({ "sure": false }))),
        (Method::POST, "/api/tables/{id}/proposals", Some(json!({ "kind": "takeback", "sequence": 99999 }))),
        (Method::POST, "/api/tables/{id}/proposals/{proposal}", Some(json!({ "reply": "agree" }))),
        (Method::GET, "/api/tables/{id}/chat", None),
        (Method::POST, "/api/tables/{id}/chat", Some(json!({ "text": "hello" }))),
        (Method::GET, "/api/tables/{id}/stream", None),
        (Method::GET, "/api/tables/{id}/record", None),
    ]
}

fn path(route: &str, id: &str) -> String {
    route.replace("{id}", id).replace("{proposal}", "77")
}

const JSON: &str = "application/json";

#[test]
fn every_answer_is_described_and_every_description_is_given() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open_with(data.path(), |config| config.body_limit = 4096);
    let (ada, bob) = (house.somebody(), house.somebody());
    let mut notes = Notes::default();

    let (tokens, [running, open, private, broken]) = threads.block_on(async {
        let tokens = [ada.token().await, bob.token().await];
        let mut made = Vec::new();
        for (seats, listed) in [
            (json!(["me", "bot-random", "bot-random"]), true),
            (json!(["me", "anyone", "invite"]), true),
            (json!(["me", "anyone", "bot-random"]), false),
            (json!(["me", "bot-random", "bot-random"]), true),
        ] {
            let order = json!({ "game": "tempus", "seats": seats, "listed": listed });
            let (_, table) = ada.api(&tokens[0], "/tables", Some(order)).await;
            made.push(table["id"].as_str().expect("an id").to_owned());
        }
        let made: [String; 4] = made.try_into().expect("four");
        (tokens, made)
    });
    house.kill();
    let broken_id: &'static str =
        Box::leak(format!("UPDATE matches SET game = 'chess' WHERE id = '{broken}'").into_boxed_str());
    threads.block_on(change(data.path(), &[broken_id]));
    let house = House::open_with(data.path(), |config| config.body_limit = 4096);
    let (ada, bob) = (ada.moved(&house), bob.moved(&house));
    let [ada_token, bob_token] = &tokens;

    threads.block_on(async {
        for (method, route, body) in routes() {
            let good = body.as_ref().map(|body| (JSON, body.to_string()));
            let call = |id: &str, token: &'static str, body| Call {
                method: method.clone(),
                route,
                path: path(route, id),
                token,
                body,
            };
            // Whoever has a token that is not good; no such table; somebody else's; a name that is none.
            notes.call(&ada, call(&running, "nonsense", good.clone())).await;
            for (browser, token, id) in [
                (&ada, ada_token, "nothing"),
                (&bob, bob_token, private.as_str()),
                (&bob, bob_token, running.as_str()),
                (&ada, ada_token, "%ff"),
                (&ada, ada_token, broken.as_str()),
                (&ada, ada_token, open.as_str()),
                (&ada, ada_token, running.as_str()),
            ] {
                let call = Call { method: method.clone(), route, path: path(route, id), token, body: good.clone() };
                notes.call(browser, call).await;
            }
            if body.is_some() {
                let bodies =
                    [("", "{}".to_owned()), (JSON, "{".to_owned()), (JSON, "{}".to_owned()), (JSON, " ".repeat(9000))];
                for body in bodies {
                    let call = Call {
                        method: method.clone(),
                        route,
                        path: path(route, &running),
                        token: ada_token,
                        body: Some(body),
                    };
                    notes.call(&ada, call).await;
                }
            }
        }
        let post = |route: &'static str, id: &str, token: &'static str, body: Value| Call {
            method: Method::POST,
            route,
            path: path(route, id),
            token,
            body: Some((JSON, body.to_string())),
        };
        let (ada_token, bob_token): (&'static str, &'static str) =
            (Box::leak(ada_token.clone().into_boxed_str()), Box::leak(bob_token.clone().into_boxed_str()));
        // What each route does when all is well, and what it refuses then.
        let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"] });
        notes.call(&ada, post("/api/tables", "", ada_token, order)).await;
        let seat = Call {
            method: Method::GET,
            route: "/api/tables/{id}",
            path: format!("/api/tables/{running}?seat=x"),
            token: "",
            body: None,
        };
        notes.call(&ada, seat).await;
        let decision = "/api/tables/{id}/decision";
        let seat = Call {
            method: Method::GET,
            route: decision,
            path: format!("/api/tables/{running}/decision?seat=x"),
            token: ada_token,
            body: None,
        };
        notes.call(&ada, seat).await;
        let join = "/api/tables/{id}/join";
        notes.call(&bob, post(join, &open, bob_token, json!({ "invite": "wrong" }))).await;
        notes.call(&bob, post(join, &open, bob_token, json!({}))).await;
        notes.call(&bob, post(join, &open, bob_token, json!({ "seat": 1 }))).await;
        notes.call(&ada, post("/api/tables/{id}/chat", &running, ada_token, json!({ "text": "" }))).await;

        ada.asked(&format!("/t/{running}")).await;
        let asked = async || ada.api(ada_token, &format!("/tables/{running}/decision"), None).await.1;
        let now = asked().await;
        let (choose, undo) = ("/api/tables/{id}/choose", "/api/tables/{id}/undo");
        let body = |choice: &Value| json!({ "sequence": now["sequence"], "choice": choice });
        notes.call(&ada, post(undo, &running, ada_token, json!({ "sequence": now["sequence"] }))).await;
        notes.call(&ada, post(choose, &running, ada_token, body(&json!("nonsense")))).await;
        notes.call(&ada, post(choose, &running, ada_token, body(&now["decision"]["options"][0]["choice"]))).await;
        ada.asked(&format!("/t/{running}")).await;
        let now = asked().await["sequence"].clone();
        notes
            .call(
                &ada,
                post(
                    "/api/tables/{id}/proposals",
                    &running,
                    ada_token,
                    json!({ "kind": "takeback", "sequence": now, "times": 99 }),
                ),
            )
            .await;
        let now = asked().await["sequence"].clone();
        notes.call(&ada, post(undo, &running, ada_token, json!({ "sequence": now }))).await;
        let now = asked().await;
        let body = json!({ "sequence": now["sequence"], "choice": now["decision"]["options"][0]["choice"] });
        notes.call(&ada, post(choose, &running, ada_token, body)).await;
        ada.asked(&format!("/t/{running}")).await;
        let now = asked().await["sequence"].clone();
        let takeback = json!({ "kind": "takeback", "sequence": now });
        notes.call(&ada, post("/api/tables/{id}/proposals", &running, ada_token, takeback)).await;
        for id in [&open, &running] {
            notes.call(&ada, post("/api/tables/{id}/resign", id, ada_token, json!({ "sure": true }))).await;
        }
    });

    // A proposal that somebody else can agree to, and a match that is over.
    threads.block_on(async {
        let (ada_token, bob_token) = (&tokens[0], &tokens[1]);
        let order = json!({ "game": "tempus", "seats": ["me", "anyone", "here"], "listed": true });
        let (_, table) = ada.api(ada_token, "/tables", Some(order)).await;
        let id = table["id"].as_str().expect("an id");
        ada.api(bob_token, &format!("/tables/{id}/join"), Some(json!({ "seat": 1 }))).await;
        let mut proposal = Value::Null;
        for _ in 0..60 {
            for (token, seat) in [(ada_token, 0), (bob_token, 1), (ada_token, 2)] {
                let (_, asked) = ada.api(token, &format!("/tables/{id}/decision?seat={seat}"), None).await;
                let takeback = json!({ "kind": "takeback", "sequence": asked["sequence"] });
                let (status, made) = ada.api(bob_token, &format!("/tables/{id}/proposals"), Some(takeback)).await;
                if status == StatusCode::OK {
                    proposal = made["proposals"][0]["id"].clone();
                    break;
                }
                if let Some(choice) = asked["decision"]["options"][0]["choice"].as_str() {
                    let body = json!({ "sequence": asked["sequence"], "choice": choice, "seat": seat });
                    ada.api(token, &format!("/tables/{id}/choose"), Some(body)).await;
                }
            }
            if proposal != Value::Null {
                break;
            }
        }
        let route = "/api/tables/{id}/proposals/{proposal}";
        let body = Some((JSON, json!({ "reply": "agree" }).to_string()));
        let agree = Call {
            method: Method::POST,
            route,
            path: format!("/api/tables/{id}/proposals/{proposal}"),
            token: ada_token,
            body,
        };
        assert_eq!(notes.call(&ada, agree).await, 200);
        let bad = Some((JSON, json!({ "reply": "perhaps" }).to_string()));
        let bad = Call {
            method: Method::POST,
            route,
            path: format!("/api/tables/{id}/proposals/77"),
            token: ada_token,
            body: bad,
        };
        assert_eq!(notes.call(&ada, bad).await, 400);
    });
    house.kill();
    let over: &'static str =
        Box::leak(format!("UPDATE matches SET status = 'finished' WHERE id = '{running}'").into_boxed_str());
    threads.block_on(change(data.path(), &[over]));
    let house = House::open(data.path());
    let ada = ada.moved(&house);
    let record = "/api/tables/{id}/record";
    let call = Call { method: Method::GET, route: record, path: path(record, &running), token: "", body: None };
    assert_eq!(threads.block_on(notes.call(&ada, call)), 200);

    // Somebody asks too often.
    let hasty = House::open_with(tempfile::tempdir().expect("a folder").path(), |config| {
        config.requests_per_second = 0.0;
        config.request_burst = 0.0;
    });
    let ada_there = ada.moved(&hasty);
    for (method, route, body) in routes() {
        let body = body.map(|body| (JSON, body.to_string()));
        let call = Call { method, route, path: path(route, "x"), token: "", body };
        assert_eq!(threads.block_on(notes.call(&ada_there, call)), 429, "{route}");
    }
    // The database fails.
    threads.block_on(change(data.path(), &["DROP TABLE tokens"]));
    for (method, route, body) in routes() {
        let body = body.map(|body| (JSON, body.to_string()));
        let call = Call { method, route, path: path(route, &running), token: &tokens[0], body };
        assert_eq!(threads.block_on(notes.call(&ada, call)), 503, "{route}");
    }

    let described = threads.block_on(ada.api("", "/openapi.json", None)).1;
    let mut promised = Answers::new();
    for (route, methods) in described["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let statuses = operation["responses"].as_object().expect("answers").keys();
            let statuses = statuses.map(|status| status.parse().expect("a number")).collect();
            promised.insert((method.clone(), route.clone()), statuses);
        }
    }
    assert_eq!(promised.keys().collect::<Vec<_>>(), notes.0.keys().collect::<Vec<_>>(), "the routes");
    for (route, given) in &notes.0 {
        assert_eq!(given, &promised[route], "{route:?}: given, described");
    }
}
