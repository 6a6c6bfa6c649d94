//! Pictures that are the same at every table: drawn once, then only copied.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use maud::{Markup, PreEscaped};

/// Pictures by what they show. They are never forgotten, so this is for what there are only so many of: a ground in a place,
/// in a language.
pub(crate) struct Kept<K>(LazyLock<RwLock<HashMap<K, Arc<str>>>>);

impl<K: Eq + Hash> Kept<K> {
    pub(crate) const fn new() -> Self {
        Self(LazyLock::new(RwLock::default))
    }

    /// The picture of something, drawn where it never was.
    pub(crate) fn picture(&self, what: K, draw: impl FnOnce() -> Markup) -> PreEscaped<Arc<str>> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&what).cloned();
        PreEscaped(known.unwrap_or_else(|| {
            let picture: Arc<str> = draw().into_string().into();
            self.0.write().unwrap_or_else(PoisonError::into_inner).insert(what, picture.clone());
            picture
        }))
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::Kept;

    #[test]
    fn a_picture_is_drawn_once() {
        static SQUARES: Kept<u8> = Kept::new();
        let mut drawn = 0;
        for side in [3, 4, 3, 3, 4] {
            let picture = SQUARES.picture(side, || {
                drawn += 1;
                html! { rect width=(side) height=(side) {} }
            });
            assert_eq!(&*picture.0, format!("<rect width=\"{side}\" height=\"{side}\"></rect>"));
        }
        assert_eq!(drawn, 2);
    }
}
