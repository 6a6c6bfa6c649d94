//! The cover: two standards meeting.

use maud::{Markup, html};

use crate::stones;

/// The cover of either edition.
pub(crate) fn cover(name: &str) -> Markup {
    html! {
        svg .cover viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(name) {
            defs { (stones::patterns("ct-", &[&stones::HILL])) }
            rect width="240" height="160" fill="url(#ct-hill)" {}
        }
    }
}
