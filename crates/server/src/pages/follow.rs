//! A page that follows a match: whatever changes on it is drawn once and sent by the stream it holds open, so that nobody has
//! to ask.
//!
//! What a page has is known from what it was sent. It may have got parts by another way meanwhile, as the answer to a form:
//! so every event carries the hash of all parts, and a page that has others asks for the rest.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use tessera_kernel::{Kind, Seat};
use tessera_session::Session;
use tessera_table::{Fragment, Hash};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::watch;

use super::events::{KEPT_ALIVE, Open};
use super::heard;
use super::parts::{Look, Still};
use super::table::Update;
use crate::store::ChatLine;
use crate::tables::Live;
use crate::web::limits::OpenStream;
use crate::web::squeeze::Squeeze;
use crate::web::visit::Visit;

/// A session is looked at again after so long, although nobody has said that it is over: it may have been ended by a program
/// that does not talk to us.
const TRUSTED: Duration = Duration::from_secs(30);

/// The stream of a page that has certain parts.
pub fn stream(
    visit: Visit,
    live: Arc<Live>,
    seat: Option<Seat>,
    share: OpenStream,
    have: &str,
    headers: &HeaderMap,
) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or("");
    let packed = accepted.split(',').any(|by| by.trim() == "gzip");
    // In this order nobody hears of their own arrival.
    let presence = live.connect(&visit.app.store, seat, visit.prefs.bots);
    let has = have.split(',').filter_map(|part| part.split_once(':'));
    let follower = Follower {
        listening: live.listen(),
        stopping: visit.app.stopping.subscribe(),
        has: has.filter_map(|(id, hash)| Some((id.to_owned(), hash.parse().ok()?))).collect(),
        sequence: None,
        asked: None,
        chat: None,
        still: None,
        ended: visit.app.store.ended.load(Ordering::Acquire),
        known: Instant::now(),
        squeeze: packed.then(Squeeze::default),
        over: false,
        visit,
        live,
        _open: Open::new(presence, share),
    };
    let stream = futures_util::stream::unfold(follower, async |mut follower| {
        let bytes = follower.next().await?;
        Some((Ok::<_, Infallible>(bytes), follower))
    });
    let mut response = Body::from_stream(stream).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

struct Follower {
    visit: Visit,
    live: Arc<Live>,
    listening: Receiver<()>,
    stopping: watch::Receiver<bool>,
    /// What the page was sent.
    has: HashMap<String, Hash>,
    /// The sequence it was sent; none before the first event.
    sequence: Option<usize>,
    /// The kind of question that whoever looks is asked, and since when.
    asked: Option<(Kind, usize)>,
    /// What was said, and what of it whoever looks hears.
    chat: Option<(Arc<Vec<ChatLine>>, Vec<ChatLine>)>,
    /// What was drawn and has not changed since.
    still: Option<Still>,
    /// How often sessions had been ended, and when, when this one was last looked at.
    ended: u64,
    known: Instant,
    squeeze: Option<Squeeze>,
    over: bool,
    _open: Open,
}

impl Follower {
    /// What is sent next; `None` when nothing will be.
    async fn next(&mut self) -> Option<Bytes> {
        if self.over {
            return None;
        }
        loop {
            // The first event comes at once: something may have changed between page and stream.
            if self.sequence.is_some() {
                match self.wait().await {
                    Waited::Changed => {}
                    Waited::Long => return Some(self.pack(b":\n\n".to_vec())),
                    Waited::Over => return self.end(),
                }
            }
            match self.event().await {
                Some(Some(event)) => return Some(self.pack(event)),
                Some(None) => {}
                None => return self.end(),
            }
        }
    }

    async fn wait(&mut self) -> Waited {
        tokio::select! {
            biased;
            stopping = self.stopping.wait_for(|stopping| *stopping) => {
                drop(stopping);
                return Waited::Over;
            }
            heard = self.listening.recv() => if let Err(RecvError::Closed) = heard {
                return Waited::Over;
            },
            () = tokio::time::sleep(KEPT_ALIVE) => return Waited::Long,
        }
        // Whoever falls behind misses nothing: one event stands for all before it.
        while let Ok(()) | Err(TryRecvError::Lagged(_)) = self.listening.try_recv() {}
        Waited::Changed
    }

    /// What differs from what the page was sent, if anything; `None` where whoever looks may look no longer, or nothing can
    /// be shown.
    async fn event(&mut self) -> Option<Option<Vec<u8>>> {
        if !self.is_known().await {
            return None;
        }
        let snapshot = self.live.now(&self.visit.app.tables).await.ok()?;
        if !snapshot.may_look(self.visit.id()) {
            return None;
        }
        self.hear().await?;
        if let Some(session) = &snapshot.session {
            let eyes = snapshot.eyes(self.visit.id(), self.live.uncovered(self.visit.id()));
            learn(&mut self.asked, &mut self.visit, session, eyes.acting);
        }
        let chat = self.chat.as_ref().map_or(&[][..], |(_, heard)| heard);
        let still = Still::of(self.still.take(), &self.visit, &self.live, &snapshot, chat);
        self.still = Some(still.clone());
        let look = Look::again(&self.visit, &self.live, &snapshot, still)?;
        let sequence = look.session.game().sequence();
        let parts = look.parts(&self.visit, &self.live);
        let parts: Vec<(&Fragment, Hash)> = parts.iter().map(|part| (part, part.hash())).collect();
        let all = Hash::of_all(parts.iter().map(|(_, hash)| *hash));
        let mut changed = Vec::new();
        for (fragment, hash) in parts {
            match self.has.get_mut(fragment.id) {
                Some(known) if *known == hash => continue,
                Some(known) => *known = hash,
                None => drop(self.has.insert(fragment.id.to_owned(), hash)),
            }
            changed.push((fragment, hash));
        }
        if changed.is_empty() && self.sequence == Some(sequence) {
            return Some(None);
        }
        self.sequence = Some(sequence);
        // Room for all of it at once: what grows is copied again and again.
        let room: usize = changed.iter().map(|(part, _)| part.html.len() + part.html.len() / 8 + 64).sum();
        let mut event = Vec::with_capacity(room + 128);
        write!(event, "event: parts\nid: {sequence}\nretry: 1000\ndata: ").ok()?;
        serde_json::to_writer(&mut event, &Update::pushed(sequence, changed, all)).ok()?;
        event.extend(b"\n\n");
        Some(Some(event))
    }

    /// Whether whoever looks is still who they were. That is looked at where some session was ended, and now and then.
    async fn is_known(&mut self) -> bool {
        let Some(session) = &self.visit.session else { return true };
        let store = &self.visit.app.store;
        let ended = store.ended.load(Ordering::Acquire);
        if ended == self.ended && self.known.elapsed() < TRUSTED {
            return true;
        }
        let Ok(person) = store.session(session).await else { return false };
        (self.ended, self.known) = (ended, Instant::now());
        person.is_some_and(|person| Some(person.id) == self.visit.id() && person.suspension().is_none())
    }

    /// Reads what was said, where something new was.
    async fn hear(&mut self) -> Option<()> {
        let said = self.live.chat(&self.visit.app.tables).await.ok()?;
        if self.chat.as_ref().is_none_or(|(known, _)| !Arc::ptr_eq(known, &said)) {
            let heard = heard(&self.visit.app, self.visit.id(), &self.live).await.ok()?;
            self.chat = Some((said, heard));
            self.still = None;
        }
        Some(())
    }

    fn pack(&mut self, text: Vec<u8>) -> Bytes {
        match &mut self.squeeze {
            Some(squeeze) => squeeze.add(&text).into(),
            None => text.into(),
        }
    }

    fn end(&mut self) -> Option<Bytes> {
        self.over = true;
        self.squeeze.as_mut().map(|squeeze| squeeze.end().into())
    }
}

/// Whoever has answered a kind of question has met it: their cookie says so to the next page, this to the one that is open.
fn learn(asked: &mut Option<(Kind, usize)>, visit: &mut Visit, session: &Session, acting: Option<Seat>) {
    let now = acting.and_then(|seat| Some((session.game().asked(seat)?.kind, session.asked_since(seat))));
    if *asked == now {
        return;
    }
    if let Some((kind, _)) = std::mem::replace(asked, now) {
        visit.met.add(kind);
    }
}

enum Waited {
    /// Something has changed.
    Changed,
    /// Nothing has, for long.
    Long,
    /// The server stops.
    Over,
}
