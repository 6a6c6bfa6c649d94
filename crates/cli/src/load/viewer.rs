//! Somebody who looks at a match: what a page and its script do.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use flate2::write::GzDecoder;
use reqwest::header;
use serde::Deserialize;
use tokio::sync::watch;

use super::people::{Body, Person, Wire, good};
use super::wrong;
use crate::failure::Failure;

/// What a page has, as its stream has brought it.
pub struct Viewer {
    wire: Wire,
    person: Arc<Person>,
    base: String,
    page: Mutex<Page>,
    /// The newest sequence shown; none before the first update.
    pub shown: watch::Sender<Option<usize>>,
    tally: Arc<Tally>,
}

/// What all viewers count together.
#[derive(Default)]
pub struct Tally {
    /// Updates so far.
    pub updates: AtomicU64,
    /// The sizes of updates that brought something, as sent.
    pub bytes: Mutex<Vec<u32>>,
}

#[derive(Default)]
struct Page {
    hashes: BTreeMap<String, String>,
    choices: Vec<String>,
    owed: bool,
}

#[derive(Deserialize)]
struct Update {
    sequence: usize,
    fragments: Vec<Part>,
}

#[derive(Deserialize)]
struct Part {
    id: String,
    hash: String,
    html: String,
}

impl Viewer {
    /// Somebody at a table.
    pub fn new(wire: &Wire, person: &Arc<Person>, id: &str, tally: &Arc<Tally>) -> Self {
        Self {
            wire: wire.clone(),
            person: person.clone(),
            base: format!("/t/{id}"),
            page: Mutex::default(),
            shown: watch::channel(None).0,
            tally: tally.clone(),
        }
    }

    /// Opens the stream, then follows it until the server ends it or `failed` hears why not.
    pub async fn open(self: Arc<Self>, failed: watch::Sender<Option<String>>) -> Result<(), Failure> {
        let request = self.wire.get(&format!("{}/events", self.base), &self.person.cookie);
        let request = request.query(&[("have", self.have())]).header(header::ACCEPT_ENCODING, "gzip, br");
        let mut stream = good(request.send().await.map_err(wrong)?).await?;
        tokio::spawn(async move {
            let mut heard = GzDecoder::new(Vec::new());
            let mut sent = 0;
            let why = loop {
                match stream.chunk().await {
                    Ok(Some(chunk)) => {
                        sent += chunk.len();
                        if let Err(error) = heard.write_all(&chunk).and_then(|()| heard.flush()) {
                            break error.to_string();
                        }
                    }
                    Ok(None) => break "a stream ended".to_owned(),
                    Err(error) => break error.to_string(),
                }
                if let Err(failure) = self.hear(heard.get_mut(), &mut sent) {
                    break failure.to_string();
                }
            };
            failed.send_replace(Some(why));
        });
        Ok(())
    }

    /// Takes in the events that are whole; what has begun stays.
    fn hear(&self, heard: &mut Vec<u8>, sent: &mut usize) -> Result<(), Failure> {
        let Some(end) = heard.windows(2).rposition(|two| two == b"\n\n") else { return Ok(()) };
        let text = String::from_utf8_lossy(&heard[..end]).into_owned();
        heard.drain(..end + 2);
        for data in text.lines().filter_map(|line| line.strip_prefix("data: ")) {
            self.take(data.as_bytes(), std::mem::take(sent))?;
        }
        Ok(())
    }

    fn page(&self) -> MutexGuard<'_, Page> {
        self.page.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn have(&self) -> String {
        let page = self.page();
        let parts: Vec<String> = page.hashes.iter().map(|(id, hash)| format!("{id}:{hash}")).collect();
        parts.join(",")
    }

    /// Takes in what has changed, unless something newer is shown already.
    fn take(&self, data: &[u8], sent: usize) -> Result<(), Failure> {
        let update: Update = serde_json::from_slice(data).map_err(wrong)?;
        if !update.fragments.is_empty() {
            let mut bytes = self.tally.bytes.lock().unwrap_or_else(PoisonError::into_inner);
            bytes.push(u32::try_from(sent).unwrap_or(u32::MAX));
        }
        self.tally.updates.fetch_add(1, Ordering::Relaxed);
        let mut page = self.page();
        self.shown.send_if_modified(|shown| {
            if shown.is_some_and(|shown| shown > update.sequence) {
                return false;
            }
            for part in update.fragments {
                if part.id == "prompt" {
                    page.choices = choices(&part.html);
                    page.owed = part.html.contains("data-mine");
                }
                page.hashes.insert(part.id, part.hash);
            }
            *shown = Some(update.sequence);
            true
        });
        Ok(())
    }

    /// Whether this viewer is waited for.
    pub fn asked(&self) -> bool {
        let page = self.page();
        page.owed && !page.choices.is_empty()
    }

    /// Makes one of the choices, as the page's script does; returns the sequence after it.
    pub async fn choose(&self, pick: impl FnOnce(usize) -> usize) -> Result<usize, Failure> {
        let choice = {
            let page = self.page();
            page.choices.get(pick(page.choices.len())).cloned().ok_or_else(|| wrong("nothing to choose"))?
        };
        let sequence = (*self.shown.borrow()).unwrap_or_default().to_string();
        let have = self.have();
        let form = [
            ("csrf", &*self.person.csrf),
            ("sequence", &sequence),
            ("choice", &choice),
            ("have", &have),
            ("heard", "yes"),
        ];
        let request = self.wire.post(&format!("{}/choose", self.base), &self.person.cookie).form(&form);
        let request = request.header("X-Tessera", "fetch").header(header::ACCEPT_ENCODING, "gzip, br");
        let body = Body::of(good(request.send().await.map_err(wrong)?).await?).await?;
        let done: Update = serde_json::from_slice(&body.bytes).map_err(wrong)?;
        Ok(done.sequence)
    }

    /// Waits until the viewer sees the match as it is at `sequence`, or later.
    pub async fn sees(&self, sequence: usize) -> Result<(), Failure> {
        let mut shown = self.shown.subscribe();
        shown.wait_for(|shown| shown.is_some_and(|shown| shown >= sequence)).await.map_err(wrong)?;
        Ok(())
    }
}

/// The options in a prompt.
fn choices(html: &str) -> Vec<String> {
    let found = html.split("name=\"choice\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let plain =
        |text: &str| text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    found.map(plain).collect()
}
