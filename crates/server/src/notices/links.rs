//! Links that do something for whoever has them, without a session.

use crate::app::App;
use crate::id;

/// Instead of a kind: everything.
pub const ALL: &str = "all";

/// What proves that a link to unsubscribe is ours.
fn proof(app: &App, address: i64, kind: &str) -> String {
    app.keyed(&format!("unsubscribe {address} {kind}"))
}

/// The path that ends news of a kind at an address.
pub fn unsubscribe(app: &App, address: i64, kind: &str) -> String {
    format!("/unsubscribe/{address}/{kind}/{}", proof(app, address, kind))
}

/// Whether such a path is ours.
pub fn reads_unsubscribe(app: &App, address: i64, kind: &str, given: &str) -> bool {
    id::same(&proof(app, address, kind), given)
}
