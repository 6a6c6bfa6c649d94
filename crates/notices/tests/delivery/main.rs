//! Notices delivered to servers that are really there, in this process.

mod guard;
mod support;
mod webhooks;
