//! Who somebody is rests on a secret the server knows and can end, never on a number.

use reqwest::{Client, StatusCode, header};

use crate::common::{self, Browser, House};

const ADA: [(&str, &str); 2] = [("name", "Ada L."), ("password", "correct horse")];

/// A browser that sends a cookie it has kept, whatever the server says.
async fn keeper(house: &House, of: &Browser) -> (Client, String) {
    // The cookie of a session is set where somebody becomes somebody.
    let csrf = of.csrf().await;
    let form = [("label", "x"), ("csrf", csrf.as_str())];
    let made = of.client.post(of.url("/account/token")).form(&form).send().await.expect("an answer");
    let cookies = made.headers().get_all(header::SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    let cookie = cookies.filter_map(|cookie| cookie.split(';').next()).find(|cookie| cookie.starts_with("tessera="));
    let cookie = cookie.expect("a session").to_owned();
    let headers = [(header::COOKIE, header::HeaderValue::from_str(&cookie).expect("a header"))].into_iter().collect();
    let client = Client::builder().default_headers(headers).build().expect("a client");
    (client, format!("http://{}", house.address))
}

#[tokio::test]
async fn the_cookie_of_a_deleted_guest_is_nobodys() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    for _ in 0..3 {
        let eve = house.somebody();
        let (kept, url) = keeper(&house, &eve).await;
        assert_eq!(eve.post("/account/delete", &[("sure", "on")]).await.status, StatusCode::SEE_OTHER);
        let ada = house.somebody();
        let table = ada.play_now().await;
        let stolen = kept.get(format!("{url}{table}")).send().await.expect("an answer");
        assert_eq!(stolen.status(), StatusCode::FORBIDDEN, "the next visitor is somebody else");
    }
    // Nor do numbers come back after a restart.
    let last = house.somebody();
    let (kept, _) = keeper(&house, &last).await;
    last.post("/account/delete", &[("sure", "on")]).await;
    house.kill();
    let house = House::open(data.path());
    let table = house.somebody().play_now().await;
    let stolen = kept.get(format!("http://{}{table}", house.address)).send().await.expect("an answer");
    assert_eq!(stolen.status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn people_see_where_they_are_logged_in_and_can_leave_from_anywhere() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (home, phone, work) = (house.somebody(), house.somebody(), house.somebody());
    let table = home.play_now().await;
    home.post("/account/register", &ADA).await;
    for browser in [&phone, &work] {
        assert_eq!(browser.post("/account/login", &ADA).await.status, StatusCode::SEE_OTHER);
        assert_eq!(browser.get(&table).await.status, StatusCode::OK);
    }
    let others = home.get("/account").await.values("session");
    assert_eq!(others.len(), 2, "the two others can be ended");
    home.post("/account/end-session", &[("session", &others[0])]).await;
    let open = [phone.get(&table).await.status, work.get(&table).await.status];
    assert_eq!(open.iter().filter(|&&status| status == StatusCode::OK).count(), 1, "{open:?}");

    let eve = house.somebody();
    eve.play_now().await;
    eve.post("/account/end-session", &[("session", &others[1])]).await;
    assert_eq!(home.get("/account").await.values("session").len(), 1, "nobody ends what is not theirs");

    home.post("/account/logout-everywhere", &[]).await;
    for browser in [&home, &phone, &work] {
        assert_eq!(browser.get(&table).await.status, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_new_password_ends_what_rested_on_the_old_one() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (home, phone) = (house.somebody(), house.somebody());
    let table = home.play_now().await;
    home.post("/account/register", &ADA).await;
    phone.post("/account/login", &ADA).await;
    let token = phone.token().await;
    assert_eq!(phone.api(&token, "/tables", None).await.0, StatusCode::OK);

    let wrong = [("old", "wrong horse!"), ("password", "another horse")];
    assert_eq!(home.post("/account/password", &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let short = [("old", "correct horse"), ("password", "horse")];
    assert_eq!(home.post("/account/password", &short).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(phone.get(&table).await.status, StatusCode::OK, "nothing has changed");

    let right = [("old", "correct horse"), ("password", "another horse")];
    assert_eq!(home.post("/account/password", &right).await.status, StatusCode::SEE_OTHER);
    assert_eq!(home.get(&table).await.status, StatusCode::OK, "whoever changed it stays");
    assert_eq!(phone.get(&table).await.status, StatusCode::FORBIDDEN);
    assert_eq!(phone.api(&token, "/tables", None).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(phone.post("/account/login", &ADA).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let new = [("name", "Ada L."), ("password", "another horse")];
    assert_eq!(phone.post("/account/login", &new).await.status, StatusCode::SEE_OTHER);
    let guest = house.somebody();
    guest.play_now().await;
    assert_eq!(guest.post("/account/password", &right).await.status, StatusCode::CONFLICT, "guests have none");
}

#[tokio::test]
async fn a_session_ends_when_it_is_old() {
    let data = tempfile::tempdir().expect("a folder");
    for change in ["seen = seen - 15638400000", "created = created - 63158400000"] {
        let house = House::open(data.path());
        let ada = house.somebody();
        let table = ada.play_now().await;
        assert_eq!(ada.get(&table).await.status, StatusCode::OK);
        common::change(data.path(), &[format!("UPDATE sessions SET {change}")]).await;
        assert_eq!(ada.get(&table).await.status, StatusCode::FORBIDDEN);
    }
}
