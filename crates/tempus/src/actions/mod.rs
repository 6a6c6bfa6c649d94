//! One file an action.

pub mod build;
pub mod children;
pub mod fight;
pub mod idea;
pub mod move_people;
