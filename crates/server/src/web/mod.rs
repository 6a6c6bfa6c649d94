//! HTTP: routes, sessions, refusals, limits.

pub mod body;
mod browser;
mod cookies;
pub mod devices;
pub mod fault;
pub mod headers;
pub mod limits;
pub mod mails;
pub mod met;
pub mod posted;
pub mod prefs;
pub mod reasons;
pub mod squeeze;
mod unbroken;
pub mod visit;
pub mod witness;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{Request, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, extract::ConnectInfo};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};
use tower_http::request_id::{MakeRequestId, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::trace::{DefaultOnResponse, TraceLayer};

use crate::app::App;
use crate::store::Trouble;
use crate::{api, id, pages};

/// The largest body of a request that is not a record, in bytes.
const LARGEST_FORM: usize = 64 * 1024;

/// Everything the server answers.
pub fn router(app: Arc<App>) -> Router {
    let limit = DefaultBodyLimit::max(app.config.body_limit.min(LARGEST_FORM));
    let pages = pages::router(app.config.body_limit).layer(from_fn_with_state(app.clone(), visit::load));
    let api = api::router().layer(from_fn(api::guard));
    let plain = Router::new()
        .route("/healthz", get(ready))
        .route("/healthz/ready", get(ready))
        .route("/healthz/alive", get(alive))
        // As it was called first.
        .route("/healthz/live", get(alive))
        .route("/metrics", get(metrics))
        // Beside the pages it is for: a browser lets it work nowhere else.
        .route("/notices-worker.js", get(pages::assets::worker))
        .route("/assets/{name}", get(pages::assets::show));
    pages
        .merge(api)
        .layer(from_fn(unbroken::finish))
        .layer(from_fn_with_state(app.clone(), limits::check))
        .merge(plain)
        .layer(limit)
        .layer(from_fn_with_state(app.clone(), body::in_time))
        .layer(from_fn(headers::add))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(compression())
        .layer(from_fn(headers::count))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(|request: &Request<axum::body::Body>| {
            let id = request.headers().get("x-request-id").and_then(|id| id.to_str().ok()).unwrap_or("");
            // The path only: a query may hold an invite.
            tracing::info_span!("request", method = %request.method(), path = %shown_path(request.uri().path()), id)
        }).on_response(DefaultOnResponse::new().level(tracing::Level::INFO)))
        .layer(SetRequestIdLayer::x_request_id(NewId))
        .with_state(app)
}

/// What is worth it is compressed: a few words fit into a packet as they are.
fn compression() -> CompressionLayer<impl Predicate> {
    let layer = CompressionLayer::new().gzip(true).br(true).quality(tower_http::CompressionLevel::Fastest);
    layer.compress_when(DefaultPredicate::new().and(SizeAbove::new(1024)))
}

/// A path of our own that somebody has given us: `None` when a browser might go elsewhere. Browsers leave out tabs and line
/// breaks wherever they stand and take a backslash for a slash, and `//elsewhere` is another site.
pub fn own_path(text: &str) -> Option<&str> {
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    (plain && text.starts_with('/') && !text.starts_with("//")).then_some(text)
}

/// A path without the secret of an invite, or of a link in a mail.
fn shown_path(path: &str) -> &str {
    let mailed = ["/confirm/", "/reset/", "/unsubscribe/"].into_iter().find(|start| path.starts_with(start));
    mailed.unwrap_or_else(|| path.split_once("/invite/").map_or(path, |(before, _)| before))
}

#[derive(Clone, Copy)]
struct NewId;

impl MakeRequestId for NewId {
    fn make_request_id<B>(&mut self, _: &Request<B>) -> Option<RequestId> {
        id::match_id().parse().ok().map(RequestId::new)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn panicked(what: Box<dyn std::any::Any + Send>) -> Response {
    let message = what.downcast_ref::<&str>().map(ToString::to_string);
    let message = message.or_else(|| what.downcast_ref::<String>().cloned()).unwrap_or_default();
    tracing::error!(message, "a request panicked");
    (StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong on the server. / Une erreur s'est produite.\n")
        .into_response()
}

/// Whoever gets an answer knows that the server is alive.
async fn alive() -> &'static str {
    "alive\n"
}

/// Ready means that what people do can be stored, and that the server will still be there in a moment.
async fn ready(State(app): State<Arc<App>>) -> (StatusCode, String) {
    readiness(*app.stopping.borrow(), app.store.health().ready())
}

fn readiness(stopping: bool, store: Result<(), Trouble>) -> (StatusCode, String) {
    match store {
        _ if stopping => (StatusCode::SERVICE_UNAVAILABLE, "alive, stopping\n".to_owned()),
        Ok(()) => (StatusCode::OK, "alive, ready\n".to_owned()),
        Err(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("alive, not ready: {}\n", trouble.advice())),
    }
}

async fn metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<std::net::SocketAddr>,
    headers: axum::http::HeaderMap,
) -> Response {
    let local = peer.ip().to_canonical().is_loopback() && !limits::forwarded(&app.config, peer, &headers);
    if !app.config.public_metrics && !local {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = app.metrics.as_ref().map(metrics_exporter_prometheus::PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;

    use super::{Trouble, own_path, readiness};

    #[test]
    fn whoever_is_not_ready_says_why() {
        assert_eq!(readiness(false, Ok(())), (StatusCode::OK, "alive, ready\n".to_owned()));
        let (status, reason) = readiness(false, Err(Trouble::Full));
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(reason.contains("the disk is full"), "{reason}");
        let (status, reason) = readiness(true, Ok(()));
        assert_eq!((status, reason.as_str()), (StatusCode::SERVICE_UNAVAILABLE, "alive, stopping\n"));
    }

    #[test]
    fn only_paths_of_our_own_are_gone_back_to() {
        for own in ["/", "/t/abc", "/t/abc/replay?at=3&for=watch", "/rules/tempus#T4.2"] {
            assert_eq!(own_path(own), Some(own));
        }
        let elsewhere = [
            "",
            "t/abc",
            "//evil",
            "/\t/evil",
            "/\n/evil",
            "/\r/evil",
            "\t//evil",
            " //evil",
            "/\\evil",
            "\\\\evil",
            "https://evil",
            "javascript:alert(1)",
            ".evil.example/",
            ":8080/",
            "@evil/",
            "/\u{b}/evil",
            "/\u{a0}/evil",
            "/\0/evil",
            "/\u{7f}/evil",
        ];
        for text in elsewhere {
            assert_eq!(own_path(text), None, "{text:?}");
        }
    }
}
