//! What was acknowledged is there after the worst.

use std::time::Duration;

use serde_json::json;

use crate::common::House;

#[test]
fn a_killed_server_has_lost_nothing_it_acknowledged_and_its_bots_go_on() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = tokio::runtime::Runtime::new().expect("threads");
    let mut house = House::open(data.path());
    let ada = house.somebody();
    let token = threads.block_on(ada.token());
    let order = json!({ "game": "tempus", "seats": ["me", "bot-random", "bot-random"] });
    let mut tables: Vec<(String, u64)> = Vec::new();
    for _ in 0..4 {
        let (_, made) = threads.block_on(ada.api(&token, "/tables", Some(order.clone())));
        tables.push((format!("/tables/{}", made["id"].as_str().expect("an id")), 0));
    }
    let mut acknowledged = 0;
    for life in 0..4 {
        // The address is new in each life; the token is not.
        let ada = house.somebody();
        threads.block_on(async {
            for turn in 0..30 {
                for (table, sequence) in &mut tables {
                    let (_, asked) = ada.api(&token, &format!("{table}/decision"), None).await;
                    let now = asked["sequence"].as_u64().expect("a sequence");
                    assert!(now >= *sequence, "life {life}: {now} deeds, {sequence} were acknowledged");
                    let Some(options) = asked["decision"]["options"].as_array() else { continue };
                    let body = json!({ "sequence": now, "choice": options[turn % options.len()]["choice"] });
                    let (status, answer) = ada.api(&token, &format!("{table}/choose"), Some(body)).await;
                    if status.is_success() {
                        *sequence = answer["sequence"].as_u64().expect("a sequence");
                        acknowledged += 1;
                    }
                }
            }
        });
        house.kill();
        house = House::open(data.path());
    }
    // However busy the machine, something was under way each time.
    assert!(acknowledged > 10, "{acknowledged}");
    let ada = house.somebody();
    threads.block_on(async {
        for (table, sequence) in &tables {
            let mut asked = false;
            for _ in 0..400 {
                let (_, seen) = ada.api(&token, table, None).await;
                assert!(seen["sequence"].as_u64().expect("a sequence") >= *sequence);
                asked = seen["waiting"] == json!([0]) || seen["status"] == "finished";
                if asked {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            assert!(asked, "the bots of {table} have gone on");
        }
    });
}
