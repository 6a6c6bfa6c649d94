//! Calling servers of others: one POST on a connection of its own, to an address the [`Guard`] admitted, with an end to
//! patience and to what is read.

use std::time::{Duration, SystemTime};

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use url::Position;

use crate::authorities::Authorities;
use crate::guard::{Admitted, Guard, Inadmissible};
use crate::text;
use crate::undelivered::Undelivered;

/// How much of an answer is looked at, in bytes.
const LOOKED_AT: usize = 2048;
/// The largest head of an answer, in bytes.
const LARGEST_HEAD: usize = 16 * 1024;
/// How long to look at an answer. Its status has come already, and that is what counts.
const LOOK: Duration = Duration::from_secs(2);
/// Nobody makes us wait for longer.
const LONGEST_WAIT: Duration = Duration::from_secs(24 * 60 * 60);
/// Who we say we are.
const US: &str = concat!("Tessera/", env!("CARGO_PKG_VERSION"));

/// How servers of others are called.
#[derive(Clone)]
pub struct Outside {
    guard: Guard,
    patience: Patience,
    tls: TlsConnector,
}

/// How long to wait for a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For a connection to one of its addresses.
    pub connection: Duration,
    /// For everything, from its name to its answer.
    pub answer: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { connection: Duration::from_secs(4), answer: Duration::from_secs(15) }
    }
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    /// The beginning of what it said.
    pub(crate) body: Vec<u8>,
    retry_after: Option<Duration>,
    host: String,
}

impl Outside {
    /// Calls whatever a guard lets through.
    #[must_use]
    pub fn new(guard: Guard, authorities: &Authorities) -> Self {
        Self { guard, patience: Patience::default(), tls: authorities.connector() }
    }

    /// The same with more or less patience.
    #[must_use]
    pub fn with_patience(mut self, patience: Patience) -> Self {
        self.patience = patience;
        self
    }

    /// Who decides what may be called.
    #[must_use]
    pub fn guard(&self) -> &Guard {
        &self.guard
    }

    /// Sends something to an address, and returns what was answered, whatever it is.
    pub(crate) async fn post(&self, address: &str, headers: HeaderMap, body: Vec<u8>) -> Result<Answer, Undelivered> {
        let end = Instant::now() + self.patience.answer;
        let in_time = |_| Undelivered::later(format!("no answer within {:?}", self.patience.answer));
        let admitted = timeout_at(end, self.guard.admit(address)).await.map_err(in_time)??;
        // The connection ends with this.
        let mut connection = JoinSet::new();
        let response = timeout_at(end, self.ask(&admitted, headers, body, &mut connection)).await.map_err(in_time)?;
        let response = response.map_err(|error| trouble(&admitted, &error))?;
        let (head, mut rest) = response.into_parts();
        let mut body = Vec::new();
        let look = async {
            while body.len() < LOOKED_AT
                && let Some(Ok(frame)) = rest.frame().await
            {
                let data = frame.into_data().unwrap_or_default();
                body.extend_from_slice(&data[..data.len().min(LOOKED_AT - body.len())]);
            }
        };
        // An answer that never ends is as good as its beginning.
        let _ = timeout(LOOK, look).await;
        let retry_after = retry_after(&head.headers, SystemTime::now());
        Ok(Answer { status: head.status, body, retry_after, host: admitted.host().to_owned() })
    }

    async fn ask(
        &self,
        to: &Admitted,
        mut headers: HeaderMap,
        body: Vec<u8>,
        connection: &mut JoinSet<()>,
    ) -> Result<Response<Incoming>, BoxedError> {
        let host = HeaderValue::from_str(&to.url()[Position::BeforeHost..Position::AfterPort])?;
        headers.insert(header::HOST, host);
        headers.insert(header::USER_AGENT, HeaderValue::from_static(US));
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        let path = &to.url()[Position::BeforePath..Position::AfterQuery];
        let mut request = Request::post(path).body(Full::new(Bytes::from(body)))?;
        *request.headers_mut() = headers;

        let stream = self.connect(to).await?;
        let mut builder = http1::Builder::new();
        builder.max_buf_size(LARGEST_HEAD);
        let mut sender = if to.url().scheme() == "https" {
            let name = ServerName::try_from(to.host().to_owned())?;
            let (sender, talk) = builder.handshake(TokioIo::new(self.tls.connect(name, stream).await?)).await?;
            connection.spawn(async { drop(talk.await) });
            sender
        } else {
            let (sender, talk) = builder.handshake(TokioIo::new(stream)).await?;
            connection.spawn(async { drop(talk.await) });
            sender
        };
        Ok(sender.send_request(request).await?)
    }

    /// Connects to the first address that answers, of those that were looked at and no other.
    async fn connect(&self, to: &Admitted) -> Result<TcpStream, BoxedError> {
        let mut last: BoxedError = "it has no address".into();
        for address in to.addresses() {
            match timeout(self.patience.connection, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => last = error.into(),
                Err(late) => last = late.into(),
            }
        }
        Err(last)
    }
}

impl std::fmt::Debug for Outside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Outside");
        shown.field("guard", &self.guard).field("patience", &self.patience).finish_non_exhaustive()
    }
}

type BoxedError = Box<dyn std::error::Error + Send + Sync>;

/// Whatever goes wrong on the way may go right another time.
fn trouble(to: &Admitted, error: &BoxedError) -> Undelivered {
    let mut why = format!("{} cannot be reached: {error}", to.host());
    let mut source = error.source();
    while let Some(deeper) = source {
        why.push_str(&format!(": {deeper}"));
        source = deeper.source();
    }
    Undelivered::later(why)
}

impl From<Inadmissible> for Undelivered {
    fn from(why: Inadmissible) -> Self {
        match why {
            Inadmissible::Unknown(_) => Self::later(why.to_string()),
            _ => Self::refused(why.to_string()),
        }
    }
}

impl Answer {
    /// What an answer means to most servers.
    pub(crate) fn judge(&self) -> Result<(), Undelivered> {
        let why = self.why();
        match self.status.as_u16() {
            200..=299 => Ok(()),
            404 | 410 => Err(Undelivered::gone(why)),
            408 | 425 | 429 | 500..=599 => Err(Undelivered::Later { after: self.retry_after, why }),
            300..=399 => Err(Undelivered::refused(format!("{why} (redirects are not followed)"))),
            _ => Err(Undelivered::refused(why)),
        }
    }

    /// What it said, for a log.
    pub(crate) fn why(&self) -> String {
        let said = text::excerpt(&self.body);
        let between = if said.is_empty() { "" } else { ": " };
        format!("{} answered {}{between}{said}", self.host, self.status)
    }
}

/// `Retry-After` is a number of seconds or a date.
fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = headers.get(header::RETRY_AFTER)?.to_str().ok()?.trim();
    let asked = match text.parse() {
        Ok(seconds) => Duration::from_secs(seconds),
        Err(_) => httpdate::parse_http_date(text).ok()?.duration_since(now).unwrap_or_default(),
    };
    Some(asked.min(LONGEST_WAIT))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Option<Duration> {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(784_111_777);
        retry_after(&HeaderMap::from_iter([(header::RETRY_AFTER, text.parse().expect("a header"))]), now)
    }

    #[test]
    fn a_wait_is_seconds_or_a_date_and_never_longer_than_a_day() {
        assert_eq!(asked("120"), Some(Duration::from_secs(120)));
        assert_eq!(asked("Sun, 06 Nov 1994 08:50:07 GMT"), Some(Duration::from_secs(30)));
        assert_eq!(asked("Sun, 06 Nov 1994 08:00:00 GMT"), Some(Duration::ZERO), "it is past");
        assert_eq!(asked("99999999"), Some(LONGEST_WAIT));
        assert_eq!(asked("-1"), None);
        assert_eq!(asked("soon"), None);
    }

    #[test]
    fn an_answer_is_judged_by_its_status() {
        let judged = |status: u16| {
            let status = StatusCode::from_u16(status).expect("a status");
            let after = Some(Duration::from_secs(7));
            Answer { status, body: b"so\x07 it is".to_vec(), retry_after: after, host: "h.example".into() }.judge()
        };
        for status in [200, 201, 202, 204] {
            assert_eq!(judged(status), Ok(()));
        }
        for status in [404, 410] {
            assert!(matches!(judged(status), Err(Undelivered::Gone { .. })), "{status}");
        }
        for status in [408, 425, 429, 500, 502, 503, 504] {
            assert!(matches!(judged(status), Err(Undelivered::Later { after: Some(_), .. })), "{status}");
        }
        for status in [301, 302, 307, 308, 400, 401, 403, 405, 413] {
            assert!(matches!(judged(status), Err(Undelivered::Refused { .. })), "{status}");
        }
        let why = judged(400).expect_err("it is refused").to_string();
        assert_eq!(why, "refused: h.example answered 400 Bad Request: so it is");
    }
}
