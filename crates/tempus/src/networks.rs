//! What was learned of the game, the oldest first. `tessera train` makes these files; a new one is added at the end.

/// Files of networks, from number 1.
pub(crate) const NETWORKS: &[&[u8]] = &[include_bytes!("networks/1.net")];
