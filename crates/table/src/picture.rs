//! Small pictures on a 24 grid, each a symbol that a page has once and uses wherever it speaks of the thing.

use maud::{Markup, html};

/// A part of a picture.
pub(crate) enum Part {
    /// A filled shape.
    Fill(&'static str, &'static str),
    /// A filled shape with holes where its outlines overlap.
    Cut(&'static str, &'static str),
    /// A line of this colour and width.
    Line(&'static str, &'static str, &'static str),
}

/// The parts, one over the other.
pub(crate) fn parts(parts: &[Part]) -> Markup {
    html! {
        @for part in parts {
            @match part {
                Part::Fill(fill, d) => { path d=(d) fill=(fill) {} }
                Part::Cut(fill, d) => { path d=(d) fill=(fill) fill-rule="evenodd" {} }
                Part::Line(stroke, width, d) => {
                    path d=(d) fill="none" stroke=(stroke) stroke-width=(width) stroke-linecap="round"
                        stroke-linejoin="round" {}
                }
            }
        }
    }
}

/// A picture to be used by its id.
pub(crate) fn symbol(id: &str, shown: &[Part]) -> Markup {
    html! { symbol id=(id) viewBox="0 0 24 24" { (parts(shown)) } }
}

/// A picture beside words; what it means is said there.
pub(crate) fn icon(id: &str) -> Markup {
    html! { svg .ico viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A picture that speaks for itself.
pub(crate) fn named(id: &str, name: &str) -> Markup {
    html! {
        svg .ico viewBox="0 0 24 24" role="img" aria-label=(name) { title { (name) } use href={ "#" (id) } {} }
    }
}
