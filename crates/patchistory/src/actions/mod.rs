//! What players do, a file an action (P5 to P14).

pub mod aid;
pub mod alliance;
pub mod auction;
pub mod campaign;
pub mod construct;
pub mod cost;
pub mod exchange;
pub mod honour;
pub mod movement;
pub mod negotiation;
pub mod place;
pub mod production;
pub mod route;
pub mod sanitise;
pub mod threat;
pub mod trade;
pub mod train;
pub mod use_feature;
pub mod vote;
pub mod war;
pub mod workers;
