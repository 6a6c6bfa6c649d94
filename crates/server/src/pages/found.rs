//! The table a request is about, if whoever asks may see it.

use std::sync::Arc;

use crate::app::App;
use crate::id;
use crate::store::Status;
use crate::tables::{Live, Snapshot};
use crate::web::fault::Fault;

/// The table with this name, if this person may see it.
pub async fn find(app: &App, person: Option<i64>, id: &str) -> Result<(Arc<Live>, Snapshot), Fault> {
    let live = app.tables.get(id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    if snapshot.may_look(person) { Ok((live, snapshot)) } else { Err(Fault::PRIVATE) }
}

/// The same for the replay of a match that is over: whoever has its link may see it, also of a private table.
pub async fn find_shared(
    app: &App,
    person: Option<i64>,
    id: &str,
    key: Option<&str>,
) -> Result<(Arc<Live>, Snapshot), Fault> {
    if !key.is_some_and(|key| id::same(key, &share_key(app, id))) {
        return find(app, person, id).await;
    }
    let live = app.tables.get(id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    let over = snapshot.meta.row.status() == Status::Finished;
    if over || snapshot.may_look(person) { Ok((live, snapshot)) } else { Err(Fault::PRIVATE) }
}

/// What the link to a replay carries.
pub fn share_key(app: &App, id: &str) -> String {
    app.keyed(&format!("replay {id}"))
}
