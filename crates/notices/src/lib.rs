//! Telling people something when they are not at the table: by mail, in their browser though the page is closed (Web
//! Push), or by a webhook of their own.
//!
//! This crate delivers one [`Notice`] to one address, once. It knows no database, no player and no language: whoever uses
//! it decides what to tell whom, words it, and tries again. How it went is `Ok(())` or [`Undelivered`], which says what
//! to do: try [`Later`](Undelivered::Later), forget the address ([`Gone`](Undelivered::Gone)), or forget this notice
//! ([`Refused`](Undelivered::Refused)).
//!
//! Addresses come from people, so a [`Guard`] stands before every call: nobody can make the server reach inside the house
//! it stands in.

mod authorities;
mod guard;
mod notice;
mod outside;
pub mod push;
mod text;
mod undelivered;
pub mod webhooks;

pub use authorities::{Authorities, NotACertificate};
pub use guard::{Found, Guard, Inadmissible, Resolve};
pub use notice::{Link, NotALink, Notice, Urgency};
pub use outside::{Outside, Patience};
pub use push::{BadContact, BadKey, NotASubscription, Pusher, Subscription, VapidKey};
pub use undelivered::Undelivered;
pub use webhooks::{Form, UnknownForm, Webhook, Webhooks};
