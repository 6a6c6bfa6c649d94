//! People at the tables, as the server knows them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use reqwest::{Client, RequestBuilder, Response, header};
use serde_json::{Value, json};

use super::wrong;
use crate::failure::Failure;

/// How we reach the server.
#[derive(Clone)]
pub struct Wire {
    client: Client,
    /// Each request goes to the next of these servers.
    urls: Arc<[String]>,
    turn: Arc<AtomicUsize>,
}

/// Somebody with a browser and a token.
pub struct Person {
    /// The session.
    pub cookie: String,
    /// Goes with every form.
    pub csrf: String,
    token: String,
}

impl AsRef<Self> for Person {
    fn as_ref(&self) -> &Self {
        self
    }
}

impl Wire {
    /// To the servers at `urls`.
    pub fn new(urls: Vec<String>) -> Result<Self, Failure> {
        let client = Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none()).tcp_nodelay(true);
        Ok(Self { client: client.build().map_err(wrong)?, urls: urls.into(), turn: Arc::default() })
    }

    /// An address at the next server.
    fn url(&self, path: &str) -> String {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        format!("{}{path}", self.urls[turn % self.urls.len()])
    }

    /// A number from every server's metrics, added up.
    pub async fn metric(&self, name: &str) -> f64 {
        let mut all = 0.0;
        for url in self.urls.iter() {
            let Ok(page) = self.client.get(format!("{url}/metrics")).send().await else { continue };
            let page = page.text().await.unwrap_or_default();
            let lines = page.lines().filter(|line| line.starts_with(name));
            all += lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum::<f64>();
        }
        all
    }

    /// A page.
    pub fn get(&self, path: &str, cookie: &str) -> RequestBuilder {
        self.client.get(self.url(path)).header(header::COOKIE, cookie)
    }

    /// A form.
    pub fn post(&self, path: &str, cookie: &str) -> RequestBuilder {
        self.client.post(self.url(path)).header(header::COOKIE, cookie)
    }

    /// Asks the API, or tells it something.
    pub async fn api(&self, person: &Person, path: &str, body: Option<&Value>) -> Result<Value, Failure> {
        let url = self.url(&format!("/api/tables{path}"));
        let request = match body {
            Some(body) => self.client.post(url).json(body),
            None => self.client.get(url),
        };
        let response = request.bearer_auth(&person.token).send().await.map_err(wrong)?;
        let response = good(response).await?;
        let body = response.bytes().await.map_err(wrong)?;
        if body.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(&body).map_err(wrong) }
    }

    /// Somebody who only watches: a session without a person.
    pub async fn spectator(&self) -> Result<Person, Failure> {
        let response = good(self.get("/settings", "").send().await.map_err(wrong)?).await?;
        let cookie = cookie(&response).ok_or_else(|| wrong("no session was given"))?;
        let page = response.text().await.map_err(wrong)?;
        let csrf = between(&page, "name=\"csrf\" value=\"", "\"").ok_or_else(|| wrong("no form has a token"))?;
        Ok(Person { cookie, csrf: csrf.to_owned(), token: String::new() })
    }

    /// A guest.
    pub async fn guest(&self) -> Result<Person, Failure> {
        let mut person = self.spectator().await?;
        let form = [("csrf", person.csrf.as_str()), ("label", "load")];
        let response = self.post("/account/token", &person.cookie).form(&form).send().await.map_err(wrong)?;
        let response = good(response).await?;
        person.cookie = cookie(&response).ok_or_else(|| wrong("no guest was made"))?;
        let page = response.text().await.map_err(wrong)?;
        let token = page.find("tessera_").map(|at| &page[at..]).ok_or_else(|| wrong("no API token was made"))?;
        person.token = token.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
        Ok(person)
    }

    /// A table where all these people sit, and which anyone may watch.
    pub async fn table(&self, people: &[Person]) -> Result<String, Failure> {
        let (first, others) = people.split_first().ok_or_else(|| wrong("nobody plays"))?;
        let seats: Vec<&str> = std::iter::once("me").chain(others.iter().map(|_| "anyone")).collect();
        let order = json!({ "game": "tempus", "seats": seats, "listed": true });
        let made = self.api(first, "", Some(&order)).await?;
        let id = made["id"].as_str().ok_or_else(|| wrong("no table was made"))?;
        for (seat, person) in (1..).zip(others) {
            self.api(person, &format!("/{id}/join"), Some(&json!({ "seat": seat }))).await?;
        }
        Ok(id.to_owned())
    }

    /// Makes so many choices, or as many as the match has; returns how many deeds there are then. `pick` picks one of a
    /// number.
    pub async fn play(
        &self,
        people: &[impl AsRef<Person>],
        id: &str,
        choices: u32,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Result<usize, Failure> {
        let first = people.first().ok_or_else(|| wrong("nobody plays"))?.as_ref();
        let mut seen = self.api(first, &format!("/{id}?from=1000000"), None).await?;
        for _ in 0..choices {
            let Some(seat) = seen["waiting"].get(0).and_then(Value::as_u64) else { break };
            let person = usize::try_from(seat).ok().and_then(|seat| people.get(seat));
            let person = person.ok_or_else(|| wrong("somebody unknown is waited for"))?.as_ref();
            let asked = self.api(person, &format!("/{id}/decision"), None).await?;
            let options = asked["decision"]["options"].as_array().filter(|options| !options.is_empty());
            let options = options.ok_or_else(|| wrong(format!("nobody is asked: {asked}")))?;
            let choice = &options[pick(options.len())]["choice"];
            let choose = json!({ "sequence": asked["sequence"], "choice": choice });
            seen = self.api(person, &format!("/{id}/choose"), Some(&choose)).await?;
        }
        Ok(seen["sequence"].as_u64().and_then(|sequence| usize::try_from(sequence).ok()).unwrap_or_default())
    }

    /// How many bytes a page and all it links are, compressed, for somebody who was never here.
    pub async fn weigh(&self, path: &str, cookie: &str) -> Result<usize, Failure> {
        let (mut total, page) = self.load(path, cookie).await?;
        let linked = page.split('"').filter(|part| part.starts_with("/assets/"));
        let mut links: Vec<String> = linked.map(str::to_owned).collect();
        links.sort_unstable();
        links.dedup();
        let mut next = 0;
        while next < links.len() {
            let (bytes, text) = self.load(&links[next], cookie).await?;
            total += bytes;
            // Scripts name others beside them.
            let named = text.split('"').filter_map(|part| part.strip_prefix("./")).filter(|name| name.ends_with(".js"));
            for link in named.map(|name| format!("/assets/{name}")) {
                if !links.contains(&link) {
                    links.push(link);
                }
            }
            next += 1;
        }
        Ok(total)
    }

    async fn load(&self, path: &str, cookie: &str) -> Result<(usize, String), Failure> {
        let request = self.get(path, cookie).header(header::ACCEPT_ENCODING, "br");
        let body = Body::of(good(request.send().await.map_err(wrong)?).await?).await?;
        Ok((body.sent, String::from_utf8_lossy(&body.bytes).into_owned()))
    }
}

/// A body that may have been compressed.
pub struct Body {
    /// How many bytes came.
    pub sent: usize,
    /// What they said.
    pub bytes: Vec<u8>,
}

impl Body {
    /// All of it.
    pub async fn of(response: Response) -> Result<Self, Failure> {
        let packed = response.headers().get(header::CONTENT_ENCODING).is_some_and(|by| by == "br");
        let sent = response.bytes().await.map_err(wrong)?;
        let mut bytes = Vec::with_capacity(8 * sent.len());
        if packed {
            brotli_decompressor::BrotliDecompress(&mut sent.as_ref(), &mut bytes)?;
        } else {
            bytes.extend_from_slice(&sent);
        }
        Ok(Self { sent: sent.len(), bytes })
    }
}

/// The answer, if the server did what was asked.
pub async fn good(response: Response) -> Result<Response, Failure> {
    let (status, path) = (response.status(), response.url().path().to_owned());
    if status.is_success() {
        return Ok(response);
    }
    let said: String = response.text().await.unwrap_or_default().chars().take(300).collect();
    Err(wrong(format!("{path}: {status}: {said}")))
}

fn cookie(response: &Response) -> Option<String> {
    let set = response.headers().get(header::SET_COOKIE)?.to_str().ok()?;
    Some(set.split(';').next()?.to_owned())
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}
