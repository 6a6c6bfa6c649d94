//! Colours in the terminal, left out where nobody sees them.

use std::io::IsTerminal as _;

use anstyle::{Ansi256Color, Color, RgbColor, Style};
use tessera_kernel::Seat;

/// Shapes of the seats, the same everywhere; colour alone never tells players apart.
pub(crate) const SHAPES: [char; 6] = ['●', '■', '▲', '◆', '⬢', '⛊'];

/// Colours of the seats.
const SEATS: [RgbColor; 6] = [
    RgbColor(0xc0, 0x43, 0x2b),
    RgbColor(0x22, 0x59, 0x8f),
    RgbColor(0x2a, 0x2a, 0x2e),
    RgbColor(0x7d, 0x45, 0x95),
    RgbColor(0x1d, 0x7a, 0x5f),
    RgbColor(0xc7, 0x7f, 0x1a),
];

/// Whether and how to colour.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    on: bool,
}

impl Paint {
    /// Colours where standard output is a terminal and nobody asked for none.
    #[must_use]
    pub fn of_terminal() -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { on: std::io::stdout().is_terminal() && !refused }
    }

    /// No colours, whatever the terminal.
    #[must_use]
    pub const fn off() -> Self {
        Self { on: false }
    }

    /// What clears the screen, where there is one.
    #[must_use]
    pub const fn clear_screen(self) -> &'static str {
        if self.on { "\x1b[2J\x1b[3J\x1b[H" } else { "" }
    }

    /// Text in a style.
    #[must_use]
    pub fn style(self, style: Style, text: &str) -> String {
        if self.on { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// Text that matters less.
    #[must_use]
    pub fn quiet(self, text: &str) -> String {
        self.style(Style::new().dimmed(), text)
    }

    /// Text that matters more.
    #[must_use]
    pub fn strong(self, text: &str) -> String {
        self.style(Style::new().bold(), text)
    }

    /// What can be chosen.
    #[must_use]
    pub fn gold(self, text: &str) -> String {
        self.style(Style::new().bold().fg_color(Some(Color::Ansi256(Ansi256Color(178)))), text)
    }

    /// A seat's name with its shape, on its colour.
    #[must_use]
    pub fn seat(self, seat: Seat, name: &str) -> String {
        let style = Style::new().bold().fg_color(Some(rgb(255, 255, 255))).bg_color(Some(seat_colour(seat)));
        let text = format!(" {} {name} ", SHAPES[seat.index()]);
        if self.on { self.style(style, &text) } else { text.trim().to_owned() }
    }
}

/// A colour by its parts.
pub(crate) const fn rgb(red: u8, green: u8, blue: u8) -> Color {
    Color::Rgb(RgbColor(red, green, blue))
}

/// The colour of a seat.
pub(crate) const fn seat_colour(seat: Seat) -> Color {
    Color::Rgb(SEATS[seat.index()])
}
