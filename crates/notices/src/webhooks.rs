//! Webhooks: a POST to an address somebody gave us, in the form its owner's program or chat room understands.
//!
//! # For whoever writes a program that listens
//!
//! The form [`Form::Json`] posts `application/json` with the texts of a notice:
//!
//! ```json
//! {"id": "57", "kind": "turn", "tag": "table-9", "title": "…", "body": "…", "url": "https://games.example/t/9"}
//! ```
//!
//! The header `X-Tessera-Signature: t=1700000000,v1=5257a869…` proves where it comes from: `v1` is the HMAC-SHA256, in
//! hexadecimal digits, of the time `t` (seconds since 1970), a full stop and the body as it came, byte for byte; its key
//! is the secret of the webhook. Refuse what does not agree, or is older than some minutes. The same `id` may come twice.
//! Answer with any 2xx within some seconds; 404 or 410 ends the webhook.

mod form;
mod signature;

use std::fmt;
use std::time::SystemTime;

use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderValue};

pub use form::{Form, UnknownForm};

use crate::notice::Notice;
use crate::outside::Outside;
use crate::undelivered::Undelivered;

/// Where somebody wants to be told.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// The address. Whoever knows it can write there, so it is a secret.
    pub url: String,
    /// What to send.
    pub form: Form,
    /// What the owner's program knows us by; chat rooms need none.
    pub secret: String,
}

impl fmt::Debug for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Webhook").field("form", &self.form).finish_non_exhaustive()
    }
}

/// Posts notices.
#[derive(Clone, Debug)]
pub struct Webhooks {
    outside: Outside,
}

impl Webhooks {
    /// Posts wherever its guard lets it.
    #[must_use]
    pub fn new(outside: Outside) -> Self {
        Self { outside }
    }

    /// Posts a notice, once.
    ///
    /// # Errors
    /// Why it did not arrive.
    pub async fn deliver(&self, to: &Webhook, notice: &Notice) -> Result<(), Undelivered> {
        let body = to.form.write(notice);
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if to.form == Form::Json {
            let signature = signature::sign(to.secret.as_bytes(), SystemTime::now(), &body);
            headers.insert(signature::HEADER, HeaderValue::try_from(signature).expect("digits and letters"));
        }
        let answer = self.outside.post(&to.url, headers, body).await?;
        match answer.judge() {
            Err(Undelivered::Refused { why }) if to.form.says_gone(&answer.body) => Err(Undelivered::Gone { why }),
            judged => judged,
        }
    }
}
