//! Draws views as SVG and HTML: boards, cards, panels, prompts.
//!
//! Everything here is made from a [`Viewer`]'s view and decision, never from the hidden state, so a page cannot leak.
//!
//! | file | what it holds |
//! |---|---|
//! | `scene` | a match as one viewer sees it; the parts of the page that change by themselves |
//! | `page` | the table page: where those parts stand |
//! | `advice` | what a strong player would say |
//! | `prompt`, `why`, `players`, `log`, `end` | the parts every game has |
//! | `drawing`, `look` | what a game adds to them, and what it draws that from |
//! | `tempus/` | Tempus: board, hand, fights, epochs |
//! | `mosaic/` | Mosaic: map, markets, boards, tiles, scorings |
//! | `clash/` | Clash of Cultures: the explored world, advances, hands, battles, trade |
//! | `stones`, `seat`, `icons`, `picture`, `cover` | our own drawings |
//! | `shell`, `assets` | the page around everything, styles and script |

mod advice;
mod assets;
mod clash;
mod cover;
mod drawing;
mod end;
mod icons;
mod log;
mod look;
mod mosaic;
mod names;
mod page;
mod picture;
mod players;
mod prompt;
mod scene;
mod seat;
mod shell;
mod stones;
mod svg;
mod tempus;
mod why;

pub use advice::{Hint, Moment, chances, hint};
pub use assets::{Asset, asset};
pub use cover::cover;
pub use drawing::{DRAWN, sheets};
pub use end::end_screen;
pub use icons::icon;
pub use log::{LogLine, log_early, log_lines, log_whole};
pub use page::table_body;
pub use scene::{Fragment, Scene, SeatInfo, board_svg, fragments};
pub use seat::seat_mark;
pub use shell::{Palette, Prefs, Shell, TextSize, Theme, shell};
pub use why::why;

pub use maud;
pub use tessera_kernel::Viewer;
