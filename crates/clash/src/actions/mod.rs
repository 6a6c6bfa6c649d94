//! One file an action.

pub mod activate;
pub mod advance;
pub mod aftermath;
pub mod battle;
pub mod collect;
pub mod conquer;
pub mod construct;
pub mod explore;
pub mod found;
pub mod happiness;
pub mod influence;
pub mod move_units;
pub mod recruit;
pub mod rolls;
pub mod sail;
pub mod sources;
pub mod tactics;
pub mod trade;
