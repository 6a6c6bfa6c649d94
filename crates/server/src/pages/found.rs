//! The table a request is about, if whoever asks may see it.

use std::sync::Arc;

use crate::app::App;
use crate::tables::{Live, Snapshot};
use crate::web::fault::Fault;

/// The table with this name, if this person may see it.
pub async fn find(app: &App, person: Option<i64>, id: &str) -> Result<(Arc<Live>, Snapshot), Fault> {
    let live = app.tables.get(id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    if snapshot.may_look(person) { Ok((live, snapshot)) } else { Err(Fault::PRIVATE) }
}
