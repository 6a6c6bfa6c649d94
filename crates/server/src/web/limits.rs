//! A token bucket for each address: nobody takes the server for themselves.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;

/// Buckets by address.
pub struct Limits {
    rate: f64,
    burst: f64,
    buckets: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Limits {
    /// So many a second on average, so many at once.
    pub fn new(rate: f64, burst: f64) -> Self {
        Self { rate, burst, buckets: Mutex::default() }
    }

    /// Takes `cost` from a bucket, if there is so much in it.
    pub fn take(&self, who: IpAddr, cost: f64) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() > 50_000 {
            // Full buckets are as good as none.
            buckets.retain(|_, (left, at)| *left + now.duration_since(*at).as_secs_f64() * self.rate < self.burst);
        }
        let (left, at) = buckets.entry(who).or_insert((self.burst, now));
        *left = (*left + now.duration_since(*at).as_secs_f64() * self.rate).min(self.burst);
        *at = now;
        let enough = *left >= cost;
        if enough {
            *left -= cost;
        }
        enough
    }
}

/// Where a request comes from.
pub fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        // The last entry is the one our own proxy wrote.
        headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    if app.config.behind_proxy { forwarded().unwrap_or(peer.ip()) } else { peer.ip() }
}

/// Refuses who asks too often.
pub async fn check(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    // A password costs the server much more than a page.
    let costly = matches!(request.uri().path(), "/account/login" | "/account/register" | "/upload");
    let costly = costly && request.method() == axum::http::Method::POST;
    if !app.limits.take(address(&app, peer, request.headers()), if costly { 10.0 } else { 1.0 }) {
        let text = "Too many requests; wait a moment. / Trop de requêtes ; attendez un instant.\n";
        return (StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, "5")], text).into_response();
    }
    next.run(request).await
}
