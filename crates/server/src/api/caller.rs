//! Who calls: a person by their token, or a stranger who may look at what is public.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use serde::de::DeserializeOwned;
use tessera_words::Language;

use crate::app::App;
use crate::id;
use crate::store::Person;
use crate::web::fault::Fault;
use crate::web::witness::{Shown, Witness};

/// Who calls.
pub struct Caller {
    pub app: Arc<App>,
    pub person: Option<Person>,
    pub language: Language,
    /// The hash of their token.
    token: Option<String>,
}

impl Caller {
    /// The person's number.
    pub fn id(&self) -> Option<i64> {
        self.person.as_ref().map(|person| person.id)
    }

    /// Knows them by their token, while a line is open.
    pub fn witness(&self) -> Witness {
        let by = self.token.clone().map_or(Shown::Nothing, Shown::Token);
        Witness::new(self.app.clone(), by, self.id())
    }

    /// The person's number; strangers are refused.
    pub fn known(&self) -> Result<i64, Fault> {
        self.id().ok_or(Fault::TOKEN)
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let text = |name| parts.headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let language = text(header::ACCEPT_LANGUAGE).and_then(Language::from_preferences).unwrap_or_default();
        let token = match text(header::AUTHORIZATION) {
            None => None,
            Some(token) => Some(id::hash(token.strip_prefix("Bearer ").ok_or(Fault::TOKEN)?.trim())),
        };
        let person = match &token {
            None => None,
            Some(token) => {
                // A token that is not good (any more) is refused even where none is needed.
                let person = app.store.token_person(token).await?.ok_or(Fault::TOKEN)?;
                if let Some(suspension) = person.suspension() {
                    return Err(Fault::TOKEN.detail(format!("this account is suspended: {}", suspension.reason)));
                }
                Some(person)
            }
        };
        Ok(Self { app: app.clone(), person, language, token })
    }
}

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fault> {
        let Json(body) = Json::from_request(request, app)
            .await
            .map_err(|error| Fault { status: error.status(), ..Fault::BAD }.detail(error.body_text()))?;
        Ok(Self(body))
    }
}

/// Refusals become problem+json here.
pub async fn guard(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let fault = match response.extensions().get::<Fault>() {
        Some(fault) => fault.clone(),
        None if status == StatusCode::METHOD_NOT_ALLOWED || status == StatusCode::BAD_REQUEST => {
            Fault { status, ..Fault::BAD }
        }
        None => return response,
    };
    fault.problem()
}
