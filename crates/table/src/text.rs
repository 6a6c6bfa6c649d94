//! The table as text, for the terminal.

/// What there is to see, as text.
#[derive(Default)]
pub struct Text {
    /// The board, with the numbers of the options on their places.
    pub board: String,
    /// Everyone's things, and the viewer's hand.
    pub panels: String,
    /// Whether every option has its number on the board.
    pub all_on_board: bool,
}
