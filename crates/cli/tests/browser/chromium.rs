//! A real Chromium, and hands to work it.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};

use crate::site::{Site, free_port};

/// How long anything may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// What a browser is like.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The language it asks for.
    pub language: &'static str,
    /// A phone with a touch screen.
    pub phone: bool,
}

/// A desk with an English browser.
pub const DESK: Kind = Kind { language: "en", phone: false };

/// A browser with its driver.
pub struct Browser {
    driver: Child,
    port: u16,
    /// The page, for what the helpers below do not cover.
    pub page: Client,
    clicks: u32,
}

impl Browser {
    /// Opens a browser.
    pub async fn open(kind: Kind) -> Self {
        let port = free_port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: ./test does it, or `apt-get install chromium chromium-driver`");
        let mut arguments = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".into(),
            "--disable-gpu".into(),
            "--disable-quic".into(),
            "--disable-dev-shm-usage".into(),
            "--no-first-run".into(),
            "--disable-background-networking".into(),
            "--disable-component-update".into(),
            "--disable-sync".into(),
            "--window-size=1440,900".into(),
            format!("--accept-lang={}", kind.language),
        ];
        let mut options = json!({});
        if kind.phone {
            arguments.retain(|argument| !argument.starts_with("--window-size"));
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true } });
        }
        options["args"] = json!(arguments);
        let wishes = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let Value::Object(wishes) = wishes else { unreachable!("wishes are an object") };
        let address = format!("http://127.0.0.1:{port}");
        let begun = Instant::now();
        let page = loop {
            match ClientBuilder::new(hyper_connector()).capabilities(wishes.clone()).connect(&address).await {
                Ok(page) => break page,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "no browser: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        Self { driver, port, page, clicks: 0 }
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) {
        self.page.goto(url).await.expect("the page loads");
    }

    /// What a script in the page returns.
    pub async fn run(&self, script: &str) -> Value {
        self.page.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{error} in {script}"))
    }

    /// Waits until a script in the page returns something true, and returns it.
    #[track_caller]
    pub fn until<'a>(&'a self, script: &'a str) -> impl Future<Output = Value> + 'a {
        let place = std::panic::Location::caller();
        async move {
            let begun = Instant::now();
            loop {
                // A page that is just being left has no script to run.
                if let Ok(found) = self.page.execute(script, Vec::new()).await
                    && found != Value::Null
                    && found != Value::Bool(false)
                {
                    return found;
                }
                assert!(begun.elapsed() < PATIENCE, "{place}: never happened: {script}");
                tokio::time::sleep(Duration::from_millis(15)).await;
            }
        }
    }

    /// Clicks the first element that a selector finds, as a person does.
    pub async fn click(&self, selector: &str) {
        let found = self.page.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await;
        let found = found.unwrap_or_else(|error| panic!("{selector}: {error}"));
        found.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// The text of the first element that a selector finds.
    pub async fn text(&self, selector: &str) -> String {
        let found = self.page.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
        found.text().await.expect("elements have text")
    }

    /// From the home page into a match of Tempus against bots.
    pub async fn play_now(&self, site: &Site) {
        self.play_game(site, "tempus").await;
    }

    /// From the home page into a match against bots.
    pub async fn play_game(&self, site: &Site, game: &str) {
        self.go(&site.url).await;
        self.click(&format!("form[action='/play/{game}'] button")).await;
        self.until("return !!document.querySelector('#prompt')").await;
    }

    /// Waits until it is this browser's turn or the game is over; `true` when it is its turn.
    pub async fn my_turn(&self) -> bool {
        let found = self
            .until(
                "const p = document.querySelector('#prompt'); if (!p) return null; \
                 if (p.querySelector('.over')) return 'over'; return p.dataset.mine && p.querySelector('#choose [name=choice]') ? 'mine' : null",
            )
            .await;
        found == "mine"
    }

    /// The number of things done at the table, as the page knows it.
    pub async fn sequence(&self) -> i64 {
        self.run("return +document.querySelector('#prompt').dataset.sequence").await.as_i64().expect("a number")
    }

    /// Takes some option: by its button or by its place on the board, in turns. Waits until the page has it.
    pub async fn choose_something(&mut self) -> String {
        self.clicks += 1;
        let pick = format!(
            "const buttons = [...document.querySelectorAll('#choose button[name=choice]')]; \
             const spots = [...document.querySelectorAll('[data-choice]')]; \
             const all = {clicks} % 2 && spots.length ? spots : buttons; \
             const chosen = all[({clicks} * 7919) % all.length]; \
             const name = chosen.dataset.choice || chosen.value; \
             chosen.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }})); return name;",
            clicks = self.clicks,
        );
        let before = self.sequence().await;
        let name = self.run(&pick).await;
        self.until(&format!("return +document.querySelector('#prompt').dataset.sequence > {before}")).await;
        name.as_str().unwrap_or_default().to_owned()
    }

    /// Everything the page has to say in its console that it should not.
    pub async fn complaints(&self) -> Vec<String> {
        let session = self.page.session_id().await.expect("the driver answers").expect("a session");
        let url = format!("http://127.0.0.1:{}/session/{session}/se/log", self.port);
        let answer = reqwest::Client::new().post(url).json(&json!({ "type": "browser" })).send().await;
        let lines: Value = answer.expect("the driver answers").json().await.expect("the driver speaks JSON");
        let lines = lines["value"].as_array().cloned().unwrap_or_default();
        let bad = |line: &&Value| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING"));
        lines.iter().filter(bad).filter_map(|line| Some(line["message"].as_str()?.to_owned())).collect()
    }

    /// Closes the browser; its console must be clean.
    pub async fn close(self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "the console says: {complaints:#?}");
        self.page.clone().close().await.expect("the browser closes");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn hyper_connector() -> hyper_util::client::legacy::connect::HttpConnector {
    hyper_util::client::legacy::connect::HttpConnector::new()
}
