//! The data folder is nobody else's.
#![cfg(unix)]

use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use reqwest::StatusCode;
use tessera_server::{Config, CopyError, Database, Place, Server, backup};

use crate::common::House;

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[tokio::test]
async fn nobody_else_can_read_what_is_in_it() {
    let place = tempfile::tempdir().expect("a folder");
    let data = place.path().join("data");
    let house = House::open(&data);
    house.somebody().play_now().await;
    assert_eq!(mode(&data), 0o700);
    for entry in std::fs::read_dir(&data).expect("a folder") {
        let path = entry.expect("an entry").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    assert!(data.join("tessera.sqlite-wal").exists(), "what SQLite puts beside it was looked at too");
}

#[tokio::test]
async fn what_others_could_read_is_closed_to_them() {
    let data = tempfile::tempdir().expect("a folder");
    drop(House::open(data.path()));
    let open = |path: &Path| std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).expect("changed");
    let files = [data.path().join("tessera.sqlite"), data.path().join("cookie.key")];
    files.iter().for_each(|file| open(file));
    let _house = House::open(data.path());
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_second_server_on_the_same_data_refuses_to_start() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let elsewhere = tempfile::tempdir().expect("a folder");
    let config = |data: &Path, database: Option<&Path>| Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: data.to_owned(),
        database: database.map(|file| Database::File(file.to_owned())),
        ..Config::default()
    };
    let same = Server::bind(config(data.path(), None)).await;
    let error = same.err().expect("refused").to_string();
    assert!(error.contains("another Tessera server"), "{error}");
    let file = data.path().join("tessera.sqlite");
    let same = Server::bind(config(elsewhere.path(), Some(&file))).await;
    assert!(same.is_err(), "the same database from another folder");
    assert_eq!(ada.get("/").await.status, StatusCode::OK, "the first one serves on");
}

#[tokio::test]
async fn a_backup_of_a_running_server_has_everything_in_it() {
    let (data, copies) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let house = House::open(data.path());
    let ada = house.somebody();
    let token = ada.token().await;
    let table = ada.play_now().await;
    ada.asked(&table).await;
    let copy = copies.path().join("copy.sqlite");
    let place = Place::folder(data.path());
    let done = backup(&place, &copy).await.expect("a backup");
    assert_eq!((done.matches, done.people, done.key), (1, 1, true));
    assert_eq!(mode(&copy), 0o600);
    assert!(matches!(backup(&place, &copy).await, Err(CopyError::Exists(_))), "nothing is overwritten");
    let nothing = Place::folder(&data.path().join("nothing"));
    let refused = backup(&nothing, &copies.path().join("none.sqlite")).await;
    assert!(matches!(refused, Err(CopyError::Nothing(_))));
    assert_eq!(std::fs::read_dir(copies.path()).expect("a folder").count(), 1, "nothing half-done lies about");

    // A server on the copy, put there by hand, knows everybody and everything.
    let (_, before) = ada.api(&token, &table.replace("/t/", "/tables/"), None).await;
    let restored = tempfile::tempdir().expect("a folder");
    std::fs::copy(&copy, restored.path().join("tessera.sqlite")).expect("copied");
    let house = House::open(restored.path());
    let key = |folder: &Path| std::fs::read(folder.join("cookie.key")).expect("a key");
    assert!(key(data.path()) == key(restored.path()), "the key was in the copy");
    assert_eq!(mode(&restored.path().join("cookie.key")), 0o600);
    let (status, after) = house.somebody().api(&token, &table.replace("/t/", "/tables/"), None).await;
    assert_eq!(status, StatusCode::OK);
    assert!(after["sequence"].as_u64() <= before["sequence"].as_u64() && after["game"] == before["game"]);
}
