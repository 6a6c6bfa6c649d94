//! Names, terms and chat: what people know of each other before and while they play.

use reqwest::StatusCode;

use crate::common::{Browser, House};

/// The secret of the first invite link on a page.
fn invite(page: &str) -> String {
    let at = page.find("/invite/").expect("a link") + "/invite/".len();
    page[at..].chars().take_while(char::is_ascii_alphanumeric).collect()
}

async fn register(browser: &Browser, name: &str) {
    let page = browser.post("/account/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_called_as_they_want_when_they_begin_or_join() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    let seats = ["me", "invite", "here"];
    let path = ada.new_table(&seats, &[("name", "Ada"), ("name-2", "Chloé"), ("name-1", "nobody here")]).await;
    let lobby = ada.get(&path).await.text;
    assert!(lobby.contains("<strong>Ada</strong>") && lobby.contains("<strong>Chloé</strong>"), "{lobby}");
    assert!(!lobby.contains("nobody here"), "only those at this screen are named here");
    let link = format!("{path}/invite/{}", invite(&lobby));
    assert!(bob.get(&link).await.text.contains("Ada invites you"));
    assert_eq!(bob.post(&link, &[("name", "Bob")]).await.status, StatusCode::SEE_OTHER);
    let page = bob.get(&path).await.text;
    assert!(page.contains("Bob") && page.contains("Chloé") && !page.contains("Guest "), "nobody is a number");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_gives_no_name_has_one_all_the_same() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    let path = ada.new_table(&["me", "invite", "bot-random"], &[("name", "")]).await;
    let lobby = ada.get(&path).await.text;
    let (_, rest) = lobby.split_once("<strong>").expect("a name");
    let (name, _) = rest.split_once("</strong>").expect("a name");
    assert!(name.split(' ').count() == 2 && !name.contains(char::is_numeric), "{name}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_like_an_account_and_a_bad_name_changes_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, eve) = (house.somebody(), house.somebody());
    register(&ada, "Ada").await;
    let path = ada.new_table(&["me", "invite", "bot-random"], &[("name", "Somebody Else")]).await;
    let lobby = ada.get(&path).await.text;
    assert!(lobby.contains("<strong>Ada</strong>"), "an account goes by its name");
    let link = format!("{path}/invite/{}", invite(&lobby));
    for name in ["Ada", "АDA", "x", "Guest 7", "Ann (bot)"] {
        let page = eve.post(&link, &[("name", name)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
    assert!(ada.get(&path).await.text.contains(&link), "the invite is not used up");
    let refused =
        eve.post("/new", &[("game", "tempus"), ("seat-0", "me"), ("seat-1", "here"), ("name-1", "Ada")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("is taken") && refused.text.contains("new-table"), "the form is there again");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_changes_its_name_unless_it_is_taken() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    register(&ada, "Ada").await;
    register(&bob, "Bob").await;
    let path = ada.play_now().await;
    assert_eq!(ada.post("/account/name", &[("name", "bob")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = ada.post("/account/name", &[("name", "Augusta")]).await;
    assert_eq!(page.location.as_deref(), Some("/account?done=name"));
    assert!(ada.get("/account?done=name").await.text.contains("Your name is changed."));
    assert!(ada.get(&path).await.text.contains("Augusta"), "at the table, too");
    let log_in = [("name", "Augusta"), ("password", "long enough")];
    assert_eq!(house.somebody().post("/account/login", &log_in).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_invited_reads_the_terms_before() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob) = (house.somebody(), house.somebody());
    let more = [("pace", "clock-30"), ("timeout", "lose"), ("takebacks", "strict"), ("stand-in", "master")];
    let path = ada.new_table(&["me", "invite", "bot-strong"], &more).await;
    let lobby = ada.get(&path).await.text;
    let invitation = bob.get(&format!("{path}/invite/{}", invite(&lobby))).await.text;
    let option = tessera_games::info("tempus").expect("a game").options[0].key;
    let option =
        tessera_words::Speaker::new(tessera_words::Language::English, &[]).word(&format!("tempus-option-{option}"));
    for page in [&lobby, &invitation] {
        for term in
            ["30 minutes for each player", "the seat loses", "only a slip", "Bot: strong", "A master bot", &option]
        {
            assert!(page.contains(term), "{term}: {page}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_sit_talk_in_the_lobby() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let (ada, bob, eve) = (house.somebody(), house.somebody(), house.somebody());
    let path = ada.new_table(&["me", "anyone", "anyone"], &[("name", "Ada"), ("listed", "listed")]).await;
    assert_eq!(
        bob.post(&format!("{path}/join"), &[("seat", "1"), ("name", "Bob")]).await.status,
        StatusCode::SEE_OTHER
    );
    let said = bob.post(&format!("{path}/chat"), &[("text", "Shall we <begin>?")]).await;
    assert_eq!((said.status, said.location.as_deref()), (StatusCode::SEE_OTHER, Some(path.as_str())));
    assert!(ada.get(&path).await.text.contains("Shall we &lt;begin&gt;?"));
    let refused = eve.post(&format!("{path}/chat"), &[("text", "Hello")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "not those who only look");
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_say_that_they_are_saved() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let ada = house.somebody();
    assert!(!ada.get("/settings").await.text.contains("Saved."));
    let page = ada.post("/settings", &[("theme", "dark")]).await;
    let next = ada.get(&page.location.expect("a page")).await.text;
    assert!(next.contains("Saved.") && next.contains("data-theme=\"dark\""));
}
