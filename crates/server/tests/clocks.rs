//! Whoever runs out of time is replaced.

mod common;

use std::time::Duration;

use common::House;
use serde_json::json;

#[test]
fn a_bot_takes_over_when_time_is_up() {
    for (rule, late) in [("bot", 1), ("lose", 2)] {
        let data = tempfile::tempdir().expect("a folder");
        let threads = tokio::runtime::Runtime::new().expect("threads");
        let house = House::open(data.path());
        let ada = house.somebody();
        let token = threads.block_on(ada.token());
        let order =
            json!({ "game": "tempus", "seats": ["me", "here", "bot-random"], "pace": "clock-1", "timeout": rule });
        let (_, made) = threads.block_on(ada.api(&token, "/tables", Some(order)));
        let table = format!("/tables/{}", made["id"].as_str().expect("an id"));
        // Until a person is asked.
        std::thread::sleep(Duration::from_millis(200));
        house.kill();
        threads.block_on(async {
            let file = data.path().join("tessera.sqlite");
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let pool = sqlx::SqlitePool::connect_with(options).await.expect("the database");
            for query in [
                "UPDATE matches SET started = started - 120000, deadline = deadline - 120000",
                "UPDATE deeds SET at = at - 120000",
            ] {
                sqlx::query(query).execute(&pool).await.expect("changed");
            }
            pool.close().await;
        });
        let house = House::open(data.path());
        let ada = house.somebody();
        threads.block_on(async {
            for _ in 0..100 {
                let (_, seen) = ada.api(&token, &table, None).await;
                let seats = seen["seats"].as_array().expect("seats");
                if seats.iter().any(|seat| seat["late"] == late && seat["kind"] == "bot") {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            panic!("nobody was replaced");
        });
    }
}
