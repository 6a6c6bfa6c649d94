//! The table a request is about, if whoever asks may see it.

use std::sync::Arc;

use crate::app::App;
use crate::id;
use crate::tables::{Live, Snapshot};
use crate::web::fault::Fault;

/// The table with this name, if this person may see it.
pub async fn find(app: &App, person: Option<i64>, id: &str) -> Result<(Arc<Live>, Snapshot), Fault> {
    let live = app.tables.get(id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    if !snapshot.may_look(person) {
        return Err(Fault::PRIVATE);
    }
    readable(&snapshot)?;
    Ok((live, snapshot))
}

/// Refuses a match that cannot be played here.
pub fn readable(snapshot: &Snapshot) -> Result<(), Fault> {
    match &snapshot.unreadable {
        None => Ok(()),
        Some(why) => Err(Fault::unreadable(&snapshot.meta.row.id, why)),
    }
}

/// The record of a match that this person may have, as text, with the name of its file. Once it is over it is for everyone
/// who may look, seed and all. One that cannot be played here is for those at the table, from what is stored and, while it
/// is not over, without the seed.
pub async fn record(app: &App, person: Option<i64>, id: &str) -> Result<(String, String), Fault> {
    let live = app.tables.get(id).await?.ok_or(Fault::NOT_FOUND)?;
    let snapshot = live.now(&app.tables).await?;
    if !snapshot.may_look(person) {
        return Err(Fault::PRIVATE);
    }
    let row = &snapshot.meta.row;
    let over = row.status().is_over();
    let text = match (&snapshot.session, &snapshot.unreadable) {
        (Some(session), _) if over => session.game().record(true).to_string(),
        (_, Some(_)) => {
            let owner = person.is_some() && row.owner == person;
            // Choices tell what hands hold.
            if !over && !owner && snapshot.seats_of(person).is_empty() {
                return Err(Fault::FORBIDDEN);
            }
            row.stored_record(&app.store.deeds(id).await?)
        }
        _ => return Err(Fault::NOT_NOW),
    };
    Ok((text, format!("{}-{}.tessera", row.game, row.id)))
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
    let over = snapshot.meta.row.status().is_over();
    if !over && !snapshot.may_look(person) {
        return Err(Fault::PRIVATE);
    }
    readable(&snapshot)?;
    Ok((live, snapshot))
}

/// What the link to a replay carries.
pub fn share_key(app: &App, id: &str) -> String {
    app.keyed(&format!("replay {id}"))
}
