//! Why a notice did not arrive, told by what to do about it.

use std::time::Duration;

/// Why a notice did not arrive. Each kind asks for something else of whoever keeps the address.
///
/// The reasons are for a log. They name the host, never the whole address: that of a webhook is a secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undelivered {
    /// Worth another try: nobody answered, the other side is busy, or something of ours is not set up right.
    #[error("not now: {why}")]
    Later {
        /// How long the other side asks us to wait, where it does; at most a day.
        after: Option<Duration>,
        /// What happened.
        why: String,
    },
    /// The address is dead, and nothing should be sent to it again.
    #[error("nobody there any more: {why}")]
    Gone {
        /// What happened.
        why: String,
    },
    /// This notice will not be taken; the address may be good for others.
    #[error("refused: {why}")]
    Refused {
        /// What happened.
        why: String,
    },
}

impl Undelivered {
    pub(crate) fn later(why: impl Into<String>) -> Self {
        Self::Later { after: None, why: why.into() }
    }

    pub(crate) fn gone(why: impl Into<String>) -> Self {
        Self::Gone { why: why.into() }
    }

    pub(crate) fn refused(why: impl Into<String>) -> Self {
        Self::Refused { why: why.into() }
    }
}
