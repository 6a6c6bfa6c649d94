//! Telling people something when they are not at the table: by mail, in their browser though the page is closed (Web
//! Push), or by a webhook of their own.
//!
//! This crate delivers one [`Notice`] to one address, once. It knows no database, no player and no language: whoever uses
//! it decides what to tell whom, words it, and tries again. How it went is `Ok(())` or [`Undelivered`], which says what
//! to do: try [`Later`](Undelivered::Later), forget the address ([`Gone`](Undelivered::Gone)), or forget this notice
//! ([`Refused`](Undelivered::Refused)).
//!
//! ```no_run
//! use tessera_notices::{Authorities, Form, Guard, MailAddress, Mailer, Notice, Outside, Undelivered, Webhook, Webhooks};
//!
//! # async fn tell(notice: Notice) -> Result<(), Box<dyn std::error::Error>> {
//! let authorities = Authorities::default();
//! let mailer = Mailer::new("smtps://games:secret@mail.example", "Tessera <games@mail.example>", &authorities)?;
//! let to: MailAddress = "zoe@inbox.example".parse()?;
//! match mailer.deliver(&to, &notice).await {
//!     Ok(()) => {}
//!     Err(Undelivered::Later { after, why }) => { /* try again, after that time where there is one */ }
//!     Err(Undelivered::Gone { why }) => { /* never write there again */ }
//!     Err(Undelivered::Refused { why }) => { /* not this notice */ }
//! }
//!
//! let webhooks = Webhooks::new(Outside::new(Guard::new().with_http(), &authorities));
//! let url = "https://discord.com/api/webhooks/1/token".to_owned();
//! let hook = Webhook { form: Form::guess(&url), url, secret: String::new() };
//! webhooks.deliver(&hook, &notice).await?;
//! # Ok(())
//! # }
//! ```
//!
//! Addresses come from people, so a [`Guard`] stands before every call: nobody can make the server reach inside the house
//! it stands in.

mod authorities;
mod guard;
pub mod mail;
mod notice;
mod outside;
pub mod push;
mod text;
mod undelivered;
pub mod webhooks;

pub use authorities::{Authorities, NotACertificate};
pub use guard::{Found, Guard, Inadmissible, Resolve};
pub use mail::{BadMailSettings, MailAddress, Mailer, NotAMailAddress};
pub use notice::{Link, NotALink, Notice, Urgency};
pub use outside::{Outside, Patience};
pub use push::{BadContact, BadKey, NotASubscription, Pusher, Subscription, VapidKey};
pub use undelivered::Undelivered;
pub use webhooks::{Form, UnknownForm, Webhook, Webhooks};
