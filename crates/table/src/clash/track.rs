//! Where in the game we are: the Age and its Round.

use maud::{Markup, html};

use super::Look;

pub(super) fn track(look: &Look<'_>) -> Markup {
    html! { span .epoch.now aria-current="step" { (look.view.age) "." (look.view.round) } }
}
