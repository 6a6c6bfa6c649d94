//! A stored match, played again.

use tessera_games::BeginError;
use tessera_kernel::{Refusal, Seat};
use tessera_session::{Deed, Session};

use crate::store::{DeedRow, MatchRow, StoreError};

/// Why a stored match cannot be played by the rules that are here.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Unreadable {
    /// What was agreed, or the seed, is not what we store.
    #[error("what is stored of it is damaged: {0}")]
    Damaged(String),
    /// The game, its edition, its options or its revision are not known here.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// Something that was done is not possible here.
    #[error("deed {number} cannot be done: {why}")]
    Deed {
        /// Its number.
        number: usize,
        /// Why not.
        why: Refusal,
    },
    /// Playing it broke down.
    #[error("playing it broke down: {0}")]
    Broken(String),
}

/// Plays a stored match.
pub fn load(row: &MatchRow, deeds: &[DeedRow]) -> Result<Session, Unreadable> {
    let damaged = |error: StoreError| Unreadable::Damaged(error.to_string());
    let game = tessera_games::begin(&row.game, row.setup().map_err(damaged)?, row.secret().map_err(damaged)?)?;
    go_on(Session::begin(game, row.started.unwrap_or(row.updated)), deeds)
}

/// Plays on with what was done since.
pub fn go_on(mut session: Session, deeds: &[DeedRow]) -> Result<Session, Unreadable> {
    let seats = session.game().setup().count();
    let known = session.game().sequence();
    for (index, deed) in deeds.iter().enumerate() {
        let seat = usize::try_from(deed.seat).ok().filter(|&seat| seat < seats).map(Seat::new);
        let seat = seat.ok_or_else(|| Unreadable::Damaged(format!("seat {}", deed.seat)))?;
        let done = session.perform(&Deed { seat, text: deed.deed.clone(), auto: deed.auto }, deed.at);
        done.map_err(|why| Unreadable::Deed { number: known + index + 1, why })?;
    }
    Ok(session)
}
