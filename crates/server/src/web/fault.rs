//! Refusals: a page for people, problem+json for programs. Both say what to do.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use tessera_kernel::Phrase;
use tessera_words::{Language, Speaker};

use super::reasons;
use crate::store::{StoreError, Suspension};
use crate::tables::{NoAdvice, OrderError, TableError, Unreadable};

/// Why a request is refused.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What kind of refusal.
    pub status: StatusCode,
    /// The message `server-error-…`.
    pub code: &'static str,
    /// More about it, for programs.
    pub detail: Option<String>,
    /// More about it, for people.
    pub reason: Option<Phrase>,
    /// Where the record is that can be had all the same.
    pub record: Option<String>,
}

impl Fault {
    const fn new(status: StatusCode, code: &'static str) -> Self {
        Self { status, code, detail: None, reason: None, record: None }
    }

    /// There is no such thing.
    pub const NOT_FOUND: Self = Self::new(StatusCode::NOT_FOUND, "not-found");
    /// Private, and not yours.
    pub const PRIVATE: Self = Self::new(StatusCode::FORBIDDEN, "private");
    /// Not yours to do.
    pub const FORBIDDEN: Self = Self::new(StatusCode::FORBIDDEN, "forbidden");
    /// The form does not come from our page.
    pub const CSRF: Self = Self::new(StatusCode::FORBIDDEN, "csrf");
    /// The page was older than the match.
    pub const STALE: Self = Self::new(StatusCode::CONFLICT, "stale");
    /// Not while the match is in this state.
    pub const NOT_NOW: Self = Self::new(StatusCode::CONFLICT, "not-now");
    /// The invite is used or revoked.
    pub const INVITE: Self = Self::new(StatusCode::GONE, "invite");
    /// A token is needed.
    pub const TOKEN: Self = Self::new(StatusCode::UNAUTHORIZED, "token");
    /// The request cannot be understood.
    pub const BAD: Self = Self::new(StatusCode::BAD_REQUEST, "bad");
    /// The rules say no.
    pub const REFUSED: Self = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "refused");
    /// The rules that are here cannot play the match.
    pub const UNREADABLE: Self = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "unreadable");
    /// Something of the kind is proposed already.
    pub const PROPOSED: Self = Self::new(StatusCode::CONFLICT, "proposed");
    /// The others have been asked often enough.
    pub const ASKED_ENOUGH: Self = Self::new(StatusCode::CONFLICT, "asked-enough");
    /// Nobody is replaced who was there yesterday.
    pub const NOT_ABSENT: Self = Self::new(StatusCode::CONFLICT, "not-absent");
    /// Nobody can be called that.
    pub const NAME: Self = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "name");
    /// Somebody else is called that.
    pub const NAME_TAKEN: Self = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "name-taken");
    /// One person has enough tables.
    pub const TABLES: Self = Self::new(StatusCode::CONFLICT, "tables");
    /// Enough of one person's hints and looks back are thought about.
    pub const ADVICE: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "advice");
    /// Too many pages are open.
    pub const STREAMS: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "streams");
    /// Too many requests in a short time.
    pub const OFTEN: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "often");
    /// Too many newcomers from one address.
    pub const GUESTS: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "guests");
    /// Too many records in a short time.
    pub const UPLOADS: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "uploads");
    /// Too many wrong passwords.
    pub const GUESSES: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "guesses");
    /// Too many people give their passwords at once.
    pub const CROWD: Self = Self::new(StatusCode::SERVICE_UNAVAILABLE, "crowd");
    /// Newcomers need an invitation.
    pub const INVITATION: Self = Self::new(StatusCode::FORBIDDEN, "invitation");
    /// The code of an invitation is not good (any more).
    pub const CODE: Self = Self::new(StatusCode::FORBIDDEN, "code");
    /// They may not play for a while.
    pub const SUSPENDED: Self = Self::new(StatusCode::FORBIDDEN, "suspended");
    /// Enough reports for a day.
    pub const REPORTS: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "reports");
    /// Everything about somebody was asked for often enough.
    pub const DOWNLOADS: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "downloads");
    /// One person has enough tokens.
    pub const TOKENS: Self = Self::new(StatusCode::CONFLICT, "tokens");
    /// Somebody has said enough for the moment.
    pub const CHAT: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "chat");
    /// One person blocks enough others.
    pub const BLOCKS: Self = Self::new(StatusCode::CONFLICT, "blocks");
    /// Not a mail address.
    pub const MAIL: Self = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "mail");
    /// Enough mails were asked for.
    pub const MAILS: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "mails");
    /// One person has enough addresses.
    pub const ADDRESSES: Self = Self::new(StatusCode::CONFLICT, "addresses");
    /// A link of a mail is not good, or not any more.
    pub const LINK: Self = Self::new(StatusCode::GONE, "link");
    /// Not our best moment.
    pub const UNAVAILABLE: Self = Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable");

    /// The same with more about it.
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// The refusal as programs get it: problem+json.
    pub fn problem(&self) -> Response {
        let title = Speaker::new(Language::English, &[]).word(&format!("server-error-{}", self.code));
        let problem = serde_json::json!({
            "type": format!("urn:tessera:{}", self.code),
            "title": title,
            "status": self.status.as_u16(),
            "detail": self.detail,
        });
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        let mut refused = (self.status, kind, problem.to_string()).into_response();
        if self.status == StatusCode::UNAUTHORIZED {
            refused.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        refused
    }

    /// The same with the reason in words.
    pub fn because(mut self, reason: Phrase) -> Self {
        self.reason = Some(reason);
        self
    }
}

impl Fault {
    /// Somebody may not play now: why, and for how long.
    pub fn suspended(suspension: &Suspension) -> Self {
        Self::SUSPENDED.detail(suspension.reason.clone()).because(reasons::suspended(suspension))
    }

    /// Whether the code of an invitation would help.
    pub fn asks_for_code(&self) -> bool {
        [Self::INVITATION.code, Self::CODE.code].contains(&self.code)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::UNAVAILABLE
    }
}

impl Fault {
    /// What is wrong with a match that cannot be played here, and where its record is.
    pub fn unreadable(id: &str, why: &Unreadable) -> Self {
        let fault = Self::UNREADABLE.detail(why.to_string()).because(reasons::unreadable(why));
        Self { record: Some(format!("/t/{id}/record")), ..fault }
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Stale | TableError::Overtaken => Self::STALE,
            TableError::NotRunning => Self::NOT_NOW,
            TableError::NotYours => Self::FORBIDDEN,
            TableError::NotAbsent => Self::NOT_ABSENT,
            TableError::Proposed => Self::PROPOSED,
            TableError::AskedEnough => Self::ASKED_ENOUGH,
            TableError::Refused(why) => Self::REFUSED.detail(why.to_string()),
            TableError::Undo(why) => {
                let code = match why.code() {
                    "undo-others-acted" => "undo-others-acted",
                    "undo-random" => "undo-random",
                    "undo-revealed" => "undo-revealed",
                    "undo-not-agreed" => "undo-not-agreed",
                    _ => "undo-nothing",
                };
                Self { code, ..Self::REFUSED }.detail(why.to_string())
            }
            TableError::Store(error) => error.into(),
        }
    }
}

impl From<OrderError> for Fault {
    fn from(error: OrderError) -> Self {
        match error {
            OrderError::Begin(why) => Self::REFUSED.detail(why.to_string()).because(reasons::begin(&why)),
            OrderError::NoSeat => Self::REFUSED.detail(error.to_string()).because(Phrase::new("server-new-no-seat")),
            OrderError::TooMany(_) => Self::TABLES.detail(error.to_string()),
            OrderError::Store(error) => error.into(),
            OrderError::Table(error) => error.into(),
        }
    }
}

impl From<NoAdvice> for Fault {
    fn from(why: NoAdvice) -> Self {
        match why {
            NoAdvice::NotAsked => Self::NOT_NOW,
            NoAdvice::Busy => Self::ADVICE,
            NoAdvice::Failed => Self::UNAVAILABLE,
        }
    }
}

impl IntoResponse for Fault {
    /// Whoever wraps the route gives it a body: a page or JSON.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
