//! What whoever sits down should know of a table before: how far choices can be taken back, and who may know what comes.

use maud::{Markup, html};
use tessera_kernel::Takebacks;

use crate::store::MatchRow;
use crate::web::visit::Visit;

/// The terms in full, for whoever is about to sit down.
pub fn terms(visit: &Visit, row: &MatchRow) -> Markup {
    html! {
        ul .terms {
            @if let Ok(setup) = row.setup() {
                li .warning[setup.takebacks == Takebacks::Free] {
                    (visit.word(&format!("server-terms-{}", setup.takebacks)))
                }
            }
            @if row.foreknown { li .warning { (visit.word("server-terms-foreknown")) } }
        }
    }
}

/// Whether something is out of the ordinary.
pub fn is_unusual(row: &MatchRow) -> bool {
    row.foreknown || free(row)
}

/// What is out of the ordinary, at the table.
pub fn reminder(visit: &Visit, row: &MatchRow) -> Markup {
    html! {
        @if free(row) { p .warning { (visit.word("server-terms-free")) } }
        @if row.foreknown { p .warning { (visit.word("server-terms-foreknown")) } }
    }
}

/// What is out of the ordinary, in a word or two for a list.
pub fn tags(visit: &Visit, row: &MatchRow) -> Markup {
    html! {
        @if free(row) { span .tag { (visit.word("server-tag-free")) } }
        @if row.foreknown { span .tag { (visit.word("server-tag-foreknown")) } }
    }
}

fn free(row: &MatchRow) -> bool {
    row.setup().is_ok_and(|setup| setup.takebacks == Takebacks::Free)
}
