//! Boards as text: which game is drawn how.

#[path = "draw/tempus.rs"]
mod tempus;

use tessera_kernel::{AnyMatch, Match, Viewer};
use tessera_words::Speaker;

use crate::paint::Paint;

/// What there is to see, as text.
pub struct Scene {
    /// The board, with the numbers of the options on their places.
    pub board: String,
    /// Everyone's things, and the viewer's hand.
    pub panels: String,
    /// Whether every option has its number on the board.
    pub all_on_board: bool,
}

/// Draws a match for a viewer; options are given in notation, in their order.
pub fn draw(game: &dyn AnyMatch, viewer: Viewer, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Scene {
    if let Some(game) = game.as_any().downcast_ref::<Match<tessera_tempus::Tempus>>() {
        return tempus::draw(&game.view(viewer), options, speaker, paint);
    }
    // A game without a picture of its own still shows everything it knows.
    let view = serde_json::to_string_pretty(&game.view(viewer)).unwrap_or_default();
    Scene { board: view, panels: String::new(), all_on_board: false }
}
