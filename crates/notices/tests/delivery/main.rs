//! Notices delivered to servers that are really there, in this process.

mod guard;
mod push;
mod support;
mod webhooks;
