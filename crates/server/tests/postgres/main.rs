//! The server from outside, as in `tests/server`, on PostgreSQL: there two servers share the work, and requests go to
//! them by turns.

#[path = "../server/admin.rs"]
mod admin;
#[path = "../server/advice.rs"]
mod advice;
#[path = "../server/api.rs"]
mod api;
#[path = "../server/clocks.rs"]
mod clocks;
#[path = "../server/coach.rs"]
mod coach;
#[path = "../server/common/mod.rs"]
mod common;
#[path = "../server/connections.rs"]
mod connections;
#[path = "../server/consent.rs"]
mod consent;
#[path = "../server/described.rs"]
mod described;
#[path = "../server/durability.rs"]
mod durability;
#[path = "../server/follow.rs"]
mod follow;
#[path = "../server/help.rs"]
mod help;
#[path = "../server/house_rules.rs"]
mod house_rules;
#[path = "../server/learn.rs"]
mod learn;
#[path = "../server/leaving.rs"]
mod leaving;
#[path = "../server/live.rs"]
mod live;
#[path = "../server/log.rs"]
mod log;
#[path = "../server/moderation.rs"]
mod moderation;
#[path = "../server/names.rs"]
mod names;
#[path = "../server/notices/mod.rs"]
mod notices;
#[path = "../server/orders.rs"]
mod orders;
#[path = "../server/own_data.rs"]
mod own_data;
#[path = "../server/people.rs"]
mod people;
#[path = "../server/play.rs"]
mod play;
#[path = "../server/promises.rs"]
mod promises;
mod schema;
#[path = "../server/sessions.rs"]
mod sessions;
mod several;
#[path = "../server/shares.rs"]
mod shares;
#[path = "../server/stuck.rs"]
mod stuck;
#[path = "../server/together.rs"]
mod together;
#[path = "../server/unreadable.rs"]
mod unreadable;
