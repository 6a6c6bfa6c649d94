//! Guests, accounts, invites.

use reqwest::StatusCode;

use crate::common::{Browser, House};

/// The invite links on a lobby page, as paths.
async fn invites(owner: &Browser, table: &str) -> Vec<String> {
    let page = owner.get(table).await;
    let start = format!("{table}/invite/");
    let mut found: Vec<String> = page
        .text
        .split(&start)
        .skip(1)
        .map(|rest| format!("{start}{}", rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>()))
        .collect();
    found.dedup();
    found
}

#[tokio::test]
async fn an_invite_is_for_one_and_can_be_revoked() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, eve) = (house.somebody(), house.somebody(), house.somebody());
    let table = ada.new_table(&["me", "invite", "invite"], &[]).await;
    let old = invites(&ada, &table).await;
    assert_eq!(old.len(), 2);
    assert_eq!(eve.get(&table).await.status, StatusCode::FORBIDDEN);

    let listed = ada.new_table(&["me", "invite", "invite"], &[("listed", "listed")]).await;
    let revoked = invites(&ada, &listed).await.remove(0);
    ada.post(&format!("{listed}/revoke"), &[("seat", "1")]).await;
    assert_eq!(bob.get(&revoked).await.status, StatusCode::GONE, "also where everybody can see the table");

    ada.post(&format!("{table}/revoke"), &[("seat", "1")]).await;
    assert_eq!(bob.get(&old[0]).await.status, StatusCode::GONE);
    assert_eq!(bob.post(&old[0], &[]).await.status, StatusCode::GONE);

    let new = invites(&ada, &table).await;
    assert_ne!(new[0], old[0]);
    assert_eq!(bob.get(&new[0]).await.status, StatusCode::OK);
    assert_eq!(bob.post(&new[0], &[]).await.location, Some(table.clone()));
    assert_eq!(eve.post(&new[0], &[]).await.status, StatusCode::GONE, "used");
    assert_eq!(eve.get(&table).await.status, StatusCode::FORBIDDEN);
    // Bob cannot take a second seat, and does not see the links.
    bob.post(&new[1], &[]).await;
    assert!(invites(&bob, &table).await.is_empty());
    assert_eq!(bob.post(&format!("{table}/revoke"), &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(eve.post(&new[1], &[]).await.status, StatusCode::SEE_OTHER);
    // Full: it has begun for everyone.
    let asked = [&ada, &bob, &eve].map(|person| person.get(&table));
    let mut options = 0;
    for page in asked {
        let page = page.await;
        assert_eq!(page.status, StatusCode::OK);
        options += usize::from(!page.values("choice").is_empty());
    }
    assert!(options >= 1, "somebody is asked");
}

#[tokio::test]
async fn anyone_may_join_an_open_table_that_is_listed() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, eve) = (house.somebody(), house.somebody(), house.somebody());
    let table = ada.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
    assert!(bob.get("/").await.text.contains(&table), "on the home page");
    assert_eq!(bob.post(&format!("{table}/join"), &[("seat", "0")]).await.status, StatusCode::CONFLICT, "taken");
    assert_eq!(bob.post(&format!("{table}/join"), &[("seat", "1")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(eve.post(&format!("{table}/join"), &[("seat", "1")]).await.status, StatusCode::CONFLICT, "too late");
}

#[tokio::test]
async fn a_guest_keeps_their_matches_with_an_account_and_on_another_device() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let table = ada.play_now().await;
    let account = [("name", "Ada L."), ("password", "correct horse")];
    assert_eq!(
        ada.post("/account/register", &[("name", "x"), ("password", "correct horse")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(ada.post("/account/register", &account).await.status, StatusCode::SEE_OTHER);
    assert!(ada.get(&table).await.text.contains("Ada L."));

    let phone = house.somebody();
    let second = phone.play_now().await;
    assert_eq!(
        phone.post("/account/login", &[("name", "Ada L."), ("password", "wrong horse!")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(phone.get(&table).await.status, StatusCode::FORBIDDEN);
    assert_eq!(phone.post("/account/login", &account).await.status, StatusCode::SEE_OTHER);
    for mine in [&table, &second] {
        assert_eq!(phone.get(mine).await.status, StatusCode::OK);
        assert_eq!(ada.get(mine).await.status, StatusCode::OK);
    }
    let other = house.somebody();
    assert_eq!(
        other.post("/account/register", &[("name", "ada l."), ("password", "another horse")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(phone.post("/account/logout", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(phone.get(&table).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.get(&table).await.status, StatusCode::OK, "only there");
}

#[tokio::test]
async fn a_deleted_account_becomes_someone_and_the_game_goes_on() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    ada.post("/account/register", &[("name", "Ada L."), ("password", "correct horse")]).await;
    let table = ada.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
    bob.post(&format!("{table}/join"), &[("seat", "1")]).await;
    assert!(bob.get(&table).await.text.contains("Ada L."));
    let token = ada.token().await;
    let open = ada.new_table(&["me", "anyone", "anyone"], &[("listed", "listed")]).await;
    assert_eq!(ada.post("/account/delete", &[]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(ada.post("/account/delete", &[("sure", "on")]).await.status, StatusCode::SEE_OTHER);
    let page = bob.asked(&table).await;
    assert!(page.text.contains("someone") && !page.text.contains("Ada L."));
    assert_eq!(bob.get(&open).await.status, StatusCode::NOT_FOUND, "a table without its owner");
    assert_eq!(ada.api(&token, "/tables", None).await.0, StatusCode::UNAUTHORIZED);
    assert!(!ada.get("/").await.text.contains("Ada L."));
    assert_eq!(
        ada.post("/account/login", &[("name", "Ada L."), ("password", "correct horse")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}
