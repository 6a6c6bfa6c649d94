//! A real browser, and hands to work it: Chromium, or what `TESSERA_BROWSER` names (`./test-browsers` does).

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::error::NewSessionError;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::site::Site;

/// How long anything may take before the test fails: a busy machine is slow, a broken page is slow for ever.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// How long a browser may take to open before it is given up.
const OPENING: Duration = Duration::from_secs(60);
/// How often one is opened before the test fails.
const ATTEMPTS: usize = 4;

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

/// A browser with its driver and a profile of its own.
pub struct Browser {
    driver: Driver,
    /// The page, for what the helpers below do not cover.
    pub page: Client,
    clicks: u32,
}

impl Browser {
    /// Opens a browser. On a busy machine one may not come up: then another one is tried.
    pub async fn open(kind: Kind) -> Self {
        let mut trouble = Vec::new();
        for _ in 0..ATTEMPTS {
            let driver = Driver::start();
            match tokio::time::timeout(OPENING, driver.session(kind)).await {
                Ok(Ok(page)) => return Self { driver, page, clicks: 0 },
                Ok(Err(error)) => trouble.push(error.to_string()),
                Err(_) => trouble.push("it took too long".to_owned()),
            }
        }
        panic!("no browser opens: {trouble:#?}");
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

    /// Clicks the first element that a selector finds, as a person does: a page may change under the hand.
    pub async fn click(&self, selector: &str) {
        let begun = Instant::now();
        loop {
            let clicked = async { self.page.find(Locator::Css(selector)).await?.click().await };
            let Err(error) = clicked.await else { return };
            assert!(begun.elapsed() < PATIENCE, "{selector}: {error}");
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// The text of the first element that a selector finds.
    pub async fn text(&self, selector: &str) -> String {
        let found = self.page.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
        found.text().await.expect("elements have text")
    }

    /// From now on everything that comes over the network is kept beside the page, as `window.heard`: answers, and what a
    /// stream brings to a page that has nothing.
    pub async fn hear_everything(&self) {
        self.run(
            "window.heard = ''; const before = window.fetch; \
             window.fetch = async (...a) => { const r = await before(...a); r.clone().text().then((t) => window.heard += t); return r; }; \
             before(document.getElementById('main').dataset.base + '/events?have=').then(async (r) => { const lines = r.body.getReader(); \
             const text = new TextDecoder(); for (;;) { const { done, value } = await lines.read(); if (done) break; \
             window.heard += text.decode(value, { stream: true }); } }).catch(() => {}); return true",
        )
        .await;
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
                 if (p.querySelector('.over')) return 'over'; return p.dataset.mine && document.querySelector('button[name=choice]') ? 'mine' : null",
            )
            .await;
        found == "mine"
    }

    /// The number of things done at the table, as the page knows it.
    pub async fn sequence(&self) -> i64 {
        self.run("return +document.querySelector('#prompt').dataset.sequence").await.as_i64().expect("a number")
    }

    /// Since when it is asked what it is asked now: what others answer meanwhile does not change it.
    pub async fn asked(&self) -> i64 {
        self.run("return +document.querySelector('#prompt').dataset.asked").await.as_i64().expect("a number")
    }

    /// Waits until its own answer has come through, whatever others do meanwhile.
    pub async fn asked_anew(&self, before: i64) {
        self.until(&format!("return +document.querySelector('#prompt').dataset.asked > {before}")).await;
    }

    /// Takes some option: by its button or by its place on the board, in turns. Waits until the page has it.
    pub async fn choose_something(&mut self) -> String {
        self.clicks += 1;
        // The page may be drawn anew between a look and a click: what was seen a moment ago may be gone.
        let pick = format!(
            "const buttons = [...document.querySelectorAll('button[name=choice]')]; \
             const spots = [...document.querySelectorAll('[data-choice]')]; \
             const all = {clicks} % 2 && spots.length ? spots : buttons; \
             const chosen = all[({clicks} * 7919) % all.length]; if (!chosen) return null; \
             const name = chosen.dataset.choice || chosen.value; \
             chosen.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }})); return name;",
            clicks = self.clicks,
        );
        let before = self.asked().await;
        let name = self.until(&pick).await;
        self.asked_anew(before).await;
        name.as_str().unwrap_or_default().to_owned()
    }

    /// Everything the page has to say in its console that it should not. Only Chromium's driver tells.
    pub async fn complaints(&self) -> Vec<String> {
        if Engine::wanted() != Engine::Chromium {
            return Vec::new();
        }
        let session = self.page.session_id().await.expect("the driver answers").expect("a session");
        let url = format!("http://127.0.0.1:{}/session/{session}/se/log", self.driver.port);
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

/// What draws the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    /// The one these tests run in.
    pub fn wanted() -> Self {
        match std::env::var("TESSERA_BROWSER").as_deref() {
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            _ => Self::Chromium,
        }
    }

    const fn driver(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
            Self::WebKit => "WebKitWebDriver",
        }
    }
}

/// What works a browser.
struct Driver {
    process: Child,
    port: u16,
    /// Kept open: it may have more to say.
    _said: Option<BufReader<ChildStdout>>,
}

impl Driver {
    /// Starts one on any free port.
    fn start() -> Self {
        match Engine::wanted() {
            Engine::Chromium => Self::start_chromium(),
            other => Self::start_other(other),
        }
    }

    /// Those that do not say where they listen are told.
    fn start_other(engine: Engine) -> Self {
        let free = std::net::TcpListener::bind(("127.0.0.1", 0)).and_then(|socket| socket.local_addr());
        let port = free.expect("a free port").port();
        let mut process = Command::new(engine.driver())
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}; ./test-browsers installs it", engine.driver()));
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            let ended = process.try_wait().expect("it can be asked");
            assert!(ended.is_none() && begun.elapsed() < OPENING, "{engine:?} never listens: {ended:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
        Self { process, port, _said: None }
    }

    /// It says which port it has taken.
    fn start_chromium() -> Self {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: ./test does it, or `apt-get install chromium chromium-driver`");
        let mut said = BufReader::new(process.stdout.take().expect("a pipe"));
        let mut lines = said.by_ref().lines().map_while(Result::ok);
        let port =
            lines.find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok());
        Self { process, port: port.expect("chromedriver says where it listens"), _said: Some(said) }
    }

    /// Opens a browser.
    async fn session(&self, kind: Kind) -> Result<Client, NewSessionError> {
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
        let wishes = match Engine::wanted() {
            Engine::Chromium => json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } }),
            Engine::Firefox => json!({ "moz:firefoxOptions": {
                "args": ["-headless", "-width", "1440", "-height", "900"],
                "prefs": { "intl.accept_languages": kind.language },
            } }),
            Engine::WebKit => json!({ "webkitgtk:browserOptions": { "args": ["--automation"] } }),
        };
        let Value::Object(wishes) = wishes else { unreachable!("wishes are an object") };
        let address = format!("http://127.0.0.1:{}", self.port);
        ClientBuilder::new(HttpConnector::new()).capabilities(wishes).connect(&address).await
    }

    /// Asks it to close its browsers and end.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut line = TcpStream::connect(("127.0.0.1", self.port))?;
        line.set_read_timeout(Some(Duration::from_secs(10)))?;
        write!(line, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        line.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Killed outright it would leave its browsers behind, also those of a test that failed.
        let _ = self.shut_down();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
