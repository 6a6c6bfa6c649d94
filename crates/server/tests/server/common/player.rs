//! Somebody at a table, by way of the API.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{Browser, House};

/// Somebody at a table.
pub struct Player {
    /// Their browser.
    pub browser: Browser,
    /// Their token for the API.
    pub token: String,
    /// The table, as the API names it.
    pub table: String,
}

impl Player {
    /// The table as they see it.
    pub async fn seen(&self) -> Value {
        let (status, seen) = self.browser.api(&self.token, &self.table, None).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        seen
    }

    /// Posts something to the table.
    pub async fn post(&self, what: &str, body: Value) -> (StatusCode, Value) {
        self.browser.api(&self.token, &format!("{}/{what}", self.table), Some(body)).await
    }

    /// Makes the first choice that is listed, if they are asked.
    pub async fn act(&self) -> bool {
        let (_, asked) = self.browser.api(&self.token, &format!("{}/decision", self.table), None).await;
        let Some(choice) = asked["decision"]["options"][0]["choice"].as_str() else { return false };
        let body = json!({ "sequence": asked["sequence"], "choice": choice });
        self.post("choose", body).await.0 == StatusCode::OK
    }

    /// Whether they can take something back alone.
    pub async fn can_undo(&self) -> bool {
        let (_, asked) = self.browser.api(&self.token, &format!("{}/decision", self.table), None).await;
        asked["can_undo"] == true
    }

    /// Asks to take the last choice back.
    pub async fn ask_back(&self) -> (StatusCode, Value) {
        let sequence = self.seen().await["sequence"].clone();
        self.post("proposals", json!({ "kind": "takeback", "sequence": sequence })).await
    }

    /// Answers what is proposed.
    pub async fn reply(&self, proposal: &Value, reply: &str) -> (StatusCode, Value) {
        self.post(&format!("proposals/{proposal}"), json!({ "reply": reply })).await
    }

    /// The address of the table's page.
    pub fn path(&self) -> String {
        self.table.replace("/tables/", "/t/")
    }

    /// Looks until the table is as wanted.
    pub async fn until(&self, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..600 {
            let seen = self.seen().await;
            if wanted(&seen) {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("it never comes to that");
    }

    /// The same person at a house that has begun again.
    pub fn moved(self, house: &House) -> Self {
        Self { browser: self.browser.moved(house), ..self }
    }
}
