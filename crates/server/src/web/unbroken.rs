//! What somebody began to change comes to its end.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

/// Whoever goes away while we answer takes the answer's future with them. Something that was stored by then would not be
/// shown, and bots whose turn it is would not be told: so whatever changes something is done on a task of its own.
pub async fn finish(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
        // The server stops.
        Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}
