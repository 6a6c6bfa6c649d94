//! Nobody goes by a name that hides something or is somebody else's; whoever goes takes along what they said, if they wish.

use reqwest::StatusCode;
use tokio::runtime::Runtime;

use crate::common::{Browser, House, change};

async fn register(browser: &Browser, name: &str) -> StatusCode {
    browser.post("/account/register", &[("name", name), ("password", "correct horse")]).await.status
}

async fn login(house: &House, name: &str) -> StatusCode {
    let browser = house.somebody();
    browser.post("/account/login", &[("name", name), ("password", "correct horse")]).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_one_persons() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    assert_eq!(register(&ada, "  Ｂｉｌｌ   Ｈ ").await, StatusCode::SEE_OTHER);
    assert!(ada.get("/account").await.text.contains("Bill H"), "it is kept in its one spelling");
    for typed in ["  Ｂｉｌｌ   Ｈ ", "Bill H", "bill h"] {
        assert_eq!(login(&house, typed).await, StatusCode::SEE_OTHER, "{typed}");
    }
    for pretended in ["BiII H", "BILL H", "B1ll-H", "Bíll H", "BillH"] {
        let page = house.somebody();
        let page = page.post("/account/register", &[("name", pretended), ("password", "correct horse")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{pretended}");
        assert!(page.text.contains("looks like it"), "{pretended}: {}", page.text);
    }
    for hidden in ["Guest 123", "Invité 7", "someone", "Aspasia", "Player 2", "a\u{200b}b", "\u{3164}\u{3164}", "Вill"]
    {
        let page = house.somebody();
        let page = page.post("/account/register", &[("name", hidden), ("password", "correct horse")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{hidden}");
        assert!(page.text.contains("visible characters"), "{hidden}: {}", page.text);
    }
}

#[test]
fn older_names_that_look_alike_both_stay() {
    let data = tempfile::tempdir().expect("a folder");
    let threads = Runtime::new().expect("threads");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    threads.block_on(async {
        assert_eq!(register(&ada, "Anna").await, StatusCode::SEE_OTHER);
        assert_eq!(register(&bob, "Berta").await, StatusCode::SEE_OTHER);
    });
    house.kill();
    // As a server left them that did not look.
    let old = ["UPDATE people SET skeleton = NULL", "UPDATE people SET name = 'Аnnа' WHERE name = 'Berta'"];
    threads.block_on(change(data.path(), &old));
    let house = House::open(data.path());
    threads.block_on(async {
        assert_eq!(login(&house, "Anna").await, StatusCode::SEE_OTHER);
        assert_eq!(login(&house, "Аnnа").await, StatusCode::SEE_OTHER);
        assert_eq!(register(&house.somebody(), "ANNA").await, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(register(&house.somebody(), "Ánna").await, StatusCode::UNPROCESSABLE_ENTITY);
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_stays_or_goes_as_one_wishes() {
    for (fields, stays) in [(&[("sure", "on")][..], true), (&[("sure", "on"), ("chat", "on")], false)] {
        let data = tempfile::tempdir().expect("a folder");
        let house = House::open(data.path());
        let (ada, bob) = (house.somebody(), house.somebody());
        let table = ada.new_table(&["me", "anyone", "bot-random"], &[("listed", "listed")]).await;
        assert_eq!(bob.post(&format!("{table}/join"), &[("seat", "1")]).await.status, StatusCode::SEE_OTHER);
        register(&bob, "Robert").await;
        bob.post(&format!("{table}/chat"), &[("text", "I was never here")]).await;
        ada.post(&format!("{table}/chat"), &[("text", "I was")]).await;
        assert!(ada.get(&table).await.text.contains("never here"));
        assert_eq!(bob.post("/account/delete", fields).await.status, StatusCode::SEE_OTHER);
        let page = ada.get(&table).await.text;
        assert_eq!(page.contains("never here"), stays, "{page}");
        assert!(page.contains("I was") && !page.contains("Robert"), "{page}");
        if stays {
            assert!(page.contains("<strong>someone</strong> I was never here"), "{page}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_led_off_the_site() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    for back in ["/\t/evil.example", "//evil.example", "/\n/evil", "/\\evil", "https://evil.example", "\t//evil", "/é"]
    {
        let page = ada.post("/settings/language", &[("language", "fr"), ("back", back)]).await;
        assert_eq!((page.status, page.location.as_deref()), (StatusCode::SEE_OTHER, Some("/")), "{back:?}");
    }
    let page = ada.post("/settings/language", &[("language", "en"), ("back", "/rules/tempus")]).await;
    assert_eq!(page.location.as_deref(), Some("/rules/tempus"));
    // A page's way back comes from the browser's word for where it was.
    let house = ada.url("");
    for from in [format!("{house}//evil.example/"), format!("{house}.evil.example/"), format!("{house}@evil.example/")]
    {
        let page = ada.client.get(ada.url("/nowhere")).header("referer", from).send().await.expect("an answer");
        let text = page.text().await.expect("a page");
        assert!(!text.contains("evil"), "{text}");
    }
}
