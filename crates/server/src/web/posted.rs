//! A posted form that comes from a page of ours.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts as _, Request};

use super::fault::Fault;
use super::visit::Visit;
use crate::id;

/// A posted form; the token in it has been compared with the session's.
pub struct Posted {
    /// Who posted it.
    pub visit: Visit,
    fields: Vec<(String, String)>,
}

impl Posted {
    /// A field, empty when it is not there.
    pub fn get(&self, name: &str) -> &str {
        self.fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// A field that is a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Fault> {
        self.get(name).trim().parse().map_err(|_| Fault::BAD.detail(name))
    }

    /// Whoever posts, called by the name in the form if they have no account.
    pub async fn called(&mut self) -> Result<i64, Fault> {
        let name = self.get("name").to_owned();
        self.visit.person_called(&name).await
    }

    /// Whether a box is ticked.
    pub fn ticked(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }
}

impl<S: Send + Sync> FromRequest<S> for Posted {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let (mut parts, body) = request.into_parts();
        let Ok(visit) = Visit::from_request_parts(&mut parts, state).await;
        let bytes = Bytes::from_request(Request::from_parts(parts, body), state)
            .await
            .map_err(|error| Fault { status: error.status(), ..Fault::BAD })?;
        let fields: Vec<(String, String)> = serde_urlencoded::from_bytes(&bytes).map_err(|_| Fault::BAD)?;
        let posted = Self { visit, fields };
        if !id::same(posted.get("csrf"), &posted.visit.csrf) {
            return Err(Fault::CSRF);
        }
        Ok(posted)
    }
}
