//! A page that follows a match: whatever changes on it is drawn once and sent by the stream it holds open, so that nobody has
//! to ask.
//!
//! What a page has is known from what it was sent. It may have got parts by another way meanwhile, as the answer to a form:
//! so every event carries the hash of all parts, and a page that has others asks for the rest.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io::Write as _;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use smallvec::SmallVec;
use tessera_kernel::{Kind, Seat};
use tessera_session::Session;
use tessera_table::{Fragment, Hash};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::watch;

use super::events::{KEPT_ALIVE, Open};
use super::heard;
use super::parts::{Look, Still};
use super::table::Changed;
use crate::store::ChatLine;
use crate::tables::{Live, Shared, Which};
use crate::web::limits::OpenStream;
use crate::web::squeeze::Squeeze;
use crate::web::visit::Visit;
use crate::web::witness::Witness;

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
        witness: visit.witness(),
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
    witness: Witness,
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
                    Waited::Long if self.witness.is_known().await => return Some(self.packed(b":\n\n").into()),
                    Waited::Long | Waited::Over => return self.end(),
                }
            }
            match self.event().await {
                Some(Some(event)) => return Some(event),
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
    async fn event(&mut self) -> Option<Option<Bytes>> {
        if !self.witness.is_known().await {
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
        let all = Hash::of_all(parts.iter().map(Fragment::hash));
        let own: Vec<&Fragment> = parts.own().filter(|part| self.lacks(part)).collect();
        let game = parts.game().each_ref().map(|shared| {
            let lacking = shared.iter().enumerate().filter(|(_, part)| self.lacks(part));
            lacking.map(|(place, _)| place as u8).collect::<SmallVec<[u8; 8]>>()
        });
        let nothing = own.is_empty() && game.iter().all(SmallVec::is_empty);
        if nothing && self.sequence == Some(sequence) {
            return Some(None);
        }
        self.sequence = Some(sequence);
        Some(Some(self.written(sequence, all, &own, parts.game(), game)))
    }

    /// Whether the page has not got a part as it is; from now on it has.
    fn lacks(&mut self, part: &Fragment) -> bool {
        match self.has.get_mut(part.id) {
            Some(known) if *known == part.hash() => return false,
            Some(known) => *known = part.hash(),
            None => drop(self.has.insert(part.id.to_owned(), part.hash())),
        }
        true
    }

    /// An event with parts: first those that are nobody else's, then those that others are sent, too, which are written and
    /// compressed once for all of them.
    fn written(
        &mut self,
        sequence: usize,
        all: Hash,
        own: &[&Fragment],
        game: &[Arc<Shared>; 2],
        lacking: [SmallVec<[u8; 8]>; 2],
    ) -> Bytes {
        let mut head = Vec::with_capacity(room(own.iter().copied()) + 128);
        let _ = write!(
            head,
            "event: parts\nid: {sequence}\nretry: 1000\ndata: {{\"sequence\":{sequence},\"all\":\"{all}\",\"fragments\":["
        );
        write_parts(&mut head, own.iter().copied(), false);
        let last = lacking.iter().rposition(|places| !places.is_empty());
        if last.is_none() {
            head.extend(END);
        }
        let mut bytes = self.packed(&head);
        let mut follows = !own.is_empty();
        for (at, (shared, places)) in game.iter().zip(lacking).enumerate() {
            if places.is_empty() {
                continue;
            }
            let which = Which { places, follows, last: last == Some(at), packed: self.squeeze.is_some() };
            let piece = shared.piece(which.clone(), |parts| {
                let some = || which.places.iter().filter_map(|&place| parts.get(usize::from(place)));
                let mut text = Vec::with_capacity(room(some()));
                write_parts(&mut text, some(), which.follows);
                if which.last {
                    text.extend(END);
                }
                text
            });
            match &mut self.squeeze {
                Some(squeeze) => squeeze.add_packed(&piece, &mut bytes),
                None => bytes.extend_from_slice(piece.bytes()),
            }
            follows = true;
        }
        bytes.into()
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

    /// A piece of the stream that is nobody else's.
    fn packed(&mut self, text: &[u8]) -> Vec<u8> {
        match &mut self.squeeze {
            Some(squeeze) => {
                let mut packed = Vec::new();
                squeeze.add(text, &mut packed);
                packed
            }
            None => text.to_vec(),
        }
    }

    fn end(&mut self) -> Option<Bytes> {
        self.over = true;
        self.squeeze.as_mut().map(|squeeze| squeeze.end().into())
    }
}

/// What an event with parts ends with.
const END: &[u8] = b"]}\n\n";

/// Room for parts as they are written: what grows is copied again and again.
fn room<'a>(parts: impl Iterator<Item = &'a Fragment>) -> usize {
    parts.map(|part| part.html.len() + part.html.len() / 8 + 64).sum()
}

/// Writes parts, one after the other; something may stand before them.
fn write_parts<'a>(text: &mut Vec<u8>, parts: impl Iterator<Item = &'a Fragment>, mut follows: bool) {
    for part in parts {
        if std::mem::replace(&mut follows, true) {
            text.push(b',');
        }
        serde_json::to_writer(&mut *text, &Changed::new(part)).expect("texts are written into memory");
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
