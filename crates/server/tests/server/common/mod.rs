//! A server in this process, and people with browsers.

pub mod database;
pub mod player;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::{Client, Response, StatusCode, redirect};
use serde_json::Value;
use tessera_server::{Config, Server};
use tokio::sync::oneshot;

/// Servers that run: one on a file, two on PostgreSQL, which requests go to by turns.
pub struct House {
    /// Where the first one listens.
    pub address: SocketAddr,
    pub nodes: Vec<Node>,
}

/// A server that runs on its own threads.
pub struct Node {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: Option<tokio::task::JoinHandle<()>>,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Node {
    fn open(config: Config) -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        // On a thread of its own, for the test's may drive other tasks already.
        let server = std::thread::scope(|scope| {
            let bind = || runtime.block_on(Server::bind(config));
            scope.spawn(bind).join().expect("no panic").expect("the server starts")
        });
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = runtime.spawn(async {
            let stop = async {
                let _ = stopped.await;
            };
            server.run(stop).await.expect("it serves");
        });
        Self { address, stop: Some(stop), served: Some(served), runtime: Some(runtime) }
    }

    pub async fn close(mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        let served = self.served.take().expect("it runs");
        served.await.expect("no panic");
        let runtime = self.runtime.take().expect("it runs");
        // Dropping it waits for whoever still thinks.
        tokio::task::spawn_blocking(move || drop(runtime)).await.expect("no panic");
    }
}

impl Node {
    pub fn kill(mut self) {
        self.runtime.take().expect("it runs").shutdown_background();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            let _ = self.stop.take().map(|stop| stop.send(()));
            runtime.shutdown_background();
        }
    }
}

impl House {
    /// Starts what serves a folder.
    pub fn open(data: &Path) -> Self {
        Self::open_with(data, |_| {})
    }

    pub fn open_with(data: &Path, change: impl Fn(&mut Config)) -> Self {
        Self::open_nodes(data, if database::SERVER { 2 } else { 1 }, change)
    }

    /// One server, where a test counts what each server counts for itself.
    pub fn open_alone(data: &Path, change: impl Fn(&mut Config)) -> Self {
        Self::open_nodes(data, 1, change)
    }

    pub fn open_nodes(data: &Path, count: usize, change: impl Fn(&mut Config)) -> Self {
        let open = || {
            let mut config = Config {
                listen: SocketAddr::from(([127, 0, 0, 1], 0)),
                data: data.to_owned(),
                database: database::of(data),
                bot_pause: Duration::ZERO,
                requests_per_second: 1e9,
                request_burst: 1e9,
                uploads: 1e9,
                guests: 1e9,
                ..Config::default()
            };
            change(&mut config);
            Node::open(config)
        };
        let nodes: Vec<Node> = (0..count).map(|_| open()).collect();
        Self { address: nodes[0].address, nodes }
    }

    /// Stops it as a service is stopped, and waits until everything it began has ended.
    pub async fn close(mut self) {
        for node in self.nodes.drain(..) {
            node.close().await;
        }
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(mut self) {
        self.nodes.drain(..).for_each(Node::kill);
    }

    /// A number from the metrics, added up over its labels.
    pub async fn metric(&self, name: &str) -> f64 {
        let page = self.somebody().get("/metrics").await.text;
        let lines = page.lines().filter(|line| line.starts_with(name));
        lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
    }

    /// Somebody new with a browser.
    pub fn somebody(&self) -> Browser {
        let client = Client::builder()
            .cookie_store(true)
            .pool_max_idle_per_host(0)
            .redirect(redirect::Policy::none())
            .build()
            .expect("a client");
        Browser { client, houses: self.addresses(), turn: AtomicUsize::new(0) }
    }

    fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }
}

/// Somebody's browser, without script.
pub struct Browser {
    pub client: Client,
    pub houses: Vec<SocketAddr>,
    /// Each request goes to the next server: nobody sticks to one.
    pub turn: AtomicUsize,
}

/// A page.
pub struct Page {
    pub status: StatusCode,
    pub text: String,
    pub location: Option<String>,
}

impl Page {
    pub async fn of(response: Response) -> Self {
        let location = response.headers().get("location").and_then(|to| to.to_str().ok()).map(str::to_owned);
        Self { status: response.status(), location, text: response.text().await.expect("text") }
    }

    /// The values of fields of this name.
    pub fn values(&self, name: &str) -> Vec<String> {
        let start = format!("name=\"{name}\" value=\"");
        let found = self.text.split(&start).skip(1).filter_map(|rest| rest.split('"').next());
        found
            .map(|value| value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
            .collect()
    }

    pub fn value(&self, name: &str) -> String {
        self.values(name).into_iter().next().unwrap_or_else(|| panic!("no field {name} in {}", self.text))
    }
}

impl Browser {
    /// The same browser at a server that was started again.
    pub fn moved(&self, house: &House) -> Self {
        Self { client: self.client.clone(), houses: house.addresses(), turn: AtomicUsize::new(0) }
    }

    pub fn url(&self, path: &str) -> String {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        format!("http://{}{path}", self.houses[turn % self.houses.len()])
    }

    pub async fn get(&self, path: &str) -> Page {
        Page::of(self.client.get(self.url(path)).send().await.expect("an answer")).await
    }

    /// The token of this browser's session.
    pub async fn csrf(&self) -> String {
        self.get("/settings").await.value("csrf")
    }

    /// Posts a form with the token.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let csrf = self.csrf().await;
        let mut form: Vec<(&str, &str)> = fields.to_vec();
        form.push(("csrf", &csrf));
        Page::of(self.client.post(self.url(path)).form(&form).send().await.expect("an answer")).await
    }

    /// Posts a form as the script does.
    pub async fn post_live(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, Value) {
        let csrf = self.csrf().await;
        let mut form: Vec<(&str, &str)> = fields.to_vec();
        form.push(("csrf", &csrf));
        let request = self.client.post(self.url(path)).header("X-Tessera", "fetch").form(&form);
        let response = request.send().await.expect("an answer");
        (response.status(), response.json().await.expect("JSON"))
    }

    /// Posts a form without a token.
    pub async fn post_bare(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        Page::of(self.client.post(self.url(path)).form(fields).send().await.expect("an answer")).await
    }

    /// Makes an account.
    pub async fn register(&self, name: &str) {
        let page = self.post("/account/register", &[("name", name), ("password", "correct horse")]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    }

    /// Logs in to it.
    pub async fn log_in(&self, name: &str) -> Page {
        self.post("/account/login", &[("name", name), ("password", "correct horse")]).await
    }

    /// Sits down at a seat that is for anyone.
    pub async fn join(&self, table: &str, seat: usize) -> StatusCode {
        self.post(&format!("{table}/join"), &[("seat", &seat.to_string())]).await.status
    }

    /// A token for the API.
    pub async fn token(&self) -> String {
        let page = self.post("/account/token", &[("label", "test")]).await;
        let at = page.text.find("tessera_").expect("a token");
        page.text[at..].chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
    }

    /// Calls the API.
    pub async fn api(&self, token: &str, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let url = self.url(&format!("/api{path}"));
        let request = match body {
            Some(body) => self.client.post(url).json(&body),
            None => self.client.get(url),
        };
        let request = if token.is_empty() { request } else { request.bearer_auth(token) };
        let response = request.send().await.expect("an answer");
        let status = response.status();
        (status, response.json().await.unwrap_or(Value::Null))
    }

    /// Sits down with bots; returns the table's path.
    pub async fn play_now(&self) -> String {
        let page = self.post("/play/tempus", &[]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
        page.location.expect("a table")
    }

    /// A table; returns its path.
    pub async fn new_table(&self, seats: &[&str], more: &[(&str, &str)]) -> String {
        let names: Vec<String> = (0..seats.len()).map(|seat| format!("seat-{seat}")).collect();
        let mut fields = vec![("game", "tempus")];
        fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
        fields.extend(more);
        let page = self.post("/new", &fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
        page.location.expect("a table")
    }

    /// The page, once this person is asked something or the match is over.
    pub async fn asked(&self, table: &str) -> Page {
        for _ in 0..2000 {
            let page = self.get(table).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.text);
            if !page.values("choice").is_empty() || page.text.contains(&format!("{table}/end")) {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody asks at {table}");
    }
}

pub use database::{admin, change, stored};
