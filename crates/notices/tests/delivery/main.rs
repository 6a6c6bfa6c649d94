//! Notices delivered to servers that are really there, in this process.

mod guard;
mod mail;
mod push;
mod support;
mod webhooks;
