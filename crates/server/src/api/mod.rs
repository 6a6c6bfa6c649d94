//! The same things for programs: JSON under `/api`, with a token.

mod caller;
mod create;
mod describe;
mod look;
mod play;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;
use crate::web::fault::Fault;

pub use caller::guard;
pub use describe::browse;

/// All routes.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/openapi.json", get(describe::openapi))
        .route("/api/tables", get(look::list).post(create::create))
        .route("/api/tables/{id}", get(look::view))
        .route("/api/tables/{id}/join", post(create::join))
        .route("/api/tables/{id}/decision", get(look::decision))
        .route("/api/tables/{id}/choose", post(play::choose))
        .route("/api/tables/{id}/undo", post(play::undo))
        .route("/api/tables/{id}/resign", post(play::resign))
        .route("/api/tables/{id}/proposals", post(play::propose))
        .route("/api/tables/{id}/proposals/{proposal}", post(play::reply))
        .route("/api/tables/{id}/chat", get(look::chat).post(play::chat))
        .route("/api/tables/{id}/stream", get(look::stream))
        .route("/api/tables/{id}/record", get(look::record))
        .route("/api/{*rest}", axum::routing::any(async || Fault::NOT_FOUND))
}
