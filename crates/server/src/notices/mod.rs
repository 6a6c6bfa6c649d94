//! Telling people what happens while they are not at the table, by mail, in their browser, by webhook.
//!
//! What is done leaves news in the same transaction (`store/news.rs`). One server, whoever has the lease, looks at them a moment
//! later: those that are still true become deliveries, one for each address, and every delivery is looked at once more before it is
//! sent. It is forgotten only when somebody has taken it, so none is lost; some may come twice.

mod channels;
mod kind;
mod links;
mod post;
mod send;
mod truth;
mod words;

pub use channels::Notices;
pub use kind::Kind;
pub use links::{ALL, reads_unsubscribe};
pub use post::deliver;
pub use truth::margin;
