//! A match that the rules here cannot play says so, keeps its record, and takes nothing else down.

use reqwest::StatusCode;
use serde_json::json;
use tokio::runtime::Runtime;

use crate::common::{House, change, database};

/// What makes a match unreadable, and what its page says.
const DAMAGES: [(&str, &str); 7] = [
    ("UPDATE matches SET game = 'chess'", "no game of that name"),
    ("UPDATE matches SET setup = json_set(setup, '$.revision', 999)", "newer Tessera"),
    ("UPDATE matches SET setup = json_set(setup, '$.options.weather', 'rain')", "no option"),
    ("UPDATE matches SET setup = json_set(setup, '$.edition', '1066')", "no edition"),
    ("UPDATE matches SET setup = '{'", "is damaged"),
    ("UPDATE matches SET seed = substr(seed, 2)", "is damaged"),
    ("UPDATE deeds SET deed = 'fly Z9' WHERE sequence = 2", "Choice 2 is not possible"),
];

#[test]
fn it_says_so_and_keeps_its_record() {
    for (damage, reason) in DAMAGES {
        let data = tempfile::tempdir().expect("a folder");
        let threads = Runtime::new().expect("threads");
        let house = House::open(data.path());
        let (ada, eve) = (house.somebody(), house.somebody());
        let (table, token, deeds) = threads.block_on(async {
            let table =
                ada.new_table(&["me", "bot-random", "bot-random"], &[("listed", "listed"), ("pace", "clock-15")]).await;
            for _ in 0..3 {
                let page = ada.asked(&table).await;
                let fields = [("sequence", page.value("sequence")), ("choice", page.value("choice"))];
                let fields = fields.iter().map(|(name, value)| (*name, value.as_str())).collect::<Vec<_>>();
                ada.post(&format!("{table}/choose"), &fields).await;
            }
            ada.asked(&table).await;
            let token = ada.token().await;
            let seen = ada.api(&token, &table.replace("/t/", "/tables/"), None).await.1;
            (table, token, seen["sequence"].as_u64().expect("a number"))
        });
        house.kill();
        threads.block_on(change(data.path(), &[damage]));
        let house = House::open(data.path());
        let (ada, eve) = (ada.moved(&house), eve.moved(&house));
        threads.block_on(async {
            let page = ada.get(&table).await;
            assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{damage}: {}", page.text);
            assert!(page.text.contains(reason), "{damage}: {}", page.text);
            assert!(!page.text.contains("in a moment") && page.text.contains(&format!("{table}/record")));
            for path in ["/update", "/log", "/why", "/end", "/replay", "/events"] {
                assert_eq!(ada.get(&format!("{table}{path}")).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
            }
            let tried = ada.post(&format!("{table}/choose"), &[("sequence", "3"), ("choice", "pass")]).await;
            assert_eq!(tried.status, StatusCode::UNPROCESSABLE_ENTITY);
            ada.post("/settings/language", &[("language", "fr"), ("back", "/")]).await;
            let page = ada.get(&table).await.text;
            assert!(page.contains("ne peut plus être jouée ici") && !page.contains('⟨'), "{page}");
            ada.post("/settings/language", &[("language", "en"), ("back", "/")]).await;

            // What was done is kept, and the seed of a match that is not over stays secret.
            let record = ada.get(&format!("{table}/record")).await;
            assert_eq!(record.status, StatusCode::OK, "{}", record.text);
            assert_eq!(record.text.lines().filter(|line| line.starts_with(char::is_numeric)).count() as u64, deeds);
            assert!(!record.text.contains("\nseed ") && !record.text.contains("\nsalt "), "{}", record.text);
            assert_eq!(eve.get(&format!("{table}/record")).await.status, StatusCode::FORBIDDEN, "choices tell secrets");

            // Lists name it and hold; so does everything else.
            let home = ada.get("/").await;
            assert_eq!(home.status, StatusCode::OK);
            assert!(home.text.contains("cannot be read here") && !home.text.contains('⟨'), "{}", home.text);
            assert_eq!(eve.get("/").await.status, StatusCode::OK);
            ada.play_now().await;

            let id = table.replace("/t/", "/tables/");
            let (status, said) = ada.api(&token, &id, None).await;
            assert_eq!((status, &said["type"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("urn:tessera:unreadable")));
            assert!(said["detail"].is_string(), "a program is told more: {said}");
            assert_eq!(ada.api(&token, &format!("{id}/decision"), None).await.0, StatusCode::UNPROCESSABLE_ENTITY);
            let (status, list) = ada.api(&token, "/tables", None).await;
            assert!(status == StatusCode::OK && list["tables"].as_array().is_some_and(|all| all.len() == 2), "{list}");

            // Nobody is kept here because of it.
            let gone = ada.post("/account/delete", &[("sure", "on")]).await;
            assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
        });
    }
}

#[test]
fn neither_its_bots_nor_its_clocks_spin() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let ada = house.somebody();
    threads.block_on(async {
        let table = ada.new_table(&["me", "bot-random", "bot-random"], &[("pace", "clock-15")]).await;
        ada.asked(&table).await;
    });
    house.kill();
    let damage = ["UPDATE matches SET game = 'chess', deadline = 1"];
    threads.block_on(change(data.path(), &damage));
    let house = House::open(data.path());
    threads.block_on(async {
        for _ in 0..100 {
            let query = "SELECT COUNT(*) FROM matches WHERE deadline IS NOT NULL";
            if database::number(data.path(), query).await == 0 {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("its clock is looked at again and again");
    });
    drop(house);
}

#[test]
fn a_finished_one_keeps_its_seed_too() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = threads.block_on(ada.play_now());
    house.kill();
    let over =
        ["UPDATE matches SET status = 'finished'", "UPDATE matches SET setup = json_set(setup, '$.revision', 999)"];
    threads.block_on(change(data.path(), &over));
    let house = House::open(data.path());
    let ada = ada.moved(&house);
    let record = threads.block_on(ada.get(&format!("{table}/record"))).text;
    assert!(record.contains("\nseed ") && record.contains("\nrules 999\n"), "{record}");
    let read: tessera_kernel::Record = record.parse().expect("it is a record, for whoever can play it");
    assert_eq!(read.setup.revision, 999);
}
