//! Draws views as SVG, HTML and text: boards, cards, panels, prompts.
//!
//! Everything here is made from a [`Sight`](tessera_kernel::Sight) of a match, which has no way to the hidden state: a page
//! cannot leak.
//!
//! | file | what it holds |
//! |---|---|
//! | `reach` | what can be done with something on the table |
//! | `scene` | a match as one viewer sees it; the parts of the page that change by themselves |
//! | `page` | the table page: where those parts stand |
//! | `advice` | what a strong player would say |
//! | `prompt`, `why`, `players`, `log`, `end` | the parts every game has |
//! | `glossary` | what the words of a game mean: for the page, the small card and the terminal |
//! | `face` | all that a person sees of a game: what each game implements, once |
//! | `drawing`, `look` | what a game adds to the parts, and what it draws that from |
//! | `tempus/` | Tempus: board, hand, fights, epochs |
//! | `mosaic/` | Mosaic: map, markets, boards, tiles, scorings |
//! | `clash/` | Clash of Cultures: the explored world, advances, hands, battles, trade |
//! | `patchistory/` | Patchistory: territories, roads, laying a tile, the auction, the Vote |
//! | `text`, `paint` | the table as text, and its colours |
//! | `stones`, `seat`, `icons`, `picture` | our own drawings |
//! | `shell`, `assets` | the page around everything, styles and script |

mod advice;
mod assets;
mod clash;
mod drawing;
mod end;
mod face;
mod glossary;
mod icons;
mod kept;
mod lesson;
mod log;
mod look;
mod mosaic;
mod names;
mod page;
mod paint;
mod patchistory;
mod picture;
mod players;
mod prompt;
mod reach;
mod scene;
mod seat;
mod shell;
mod stones;
mod svg;
mod tempus;
mod text;
mod why;

pub use advice::{Hint, Moment, Why, chances, expected, hint, likely, plan};
pub use assets::{Asset, asset};
pub use end::end_screen;
pub use face::{cover, round, sheets, text};
pub use glossary::{Entry, Glossary, glossary};
pub use icons::icon;
pub use lesson::LessonCard;
pub use log::{LogLine, Note, log_early, log_lines, log_whole, since};
pub use page::table_body;
pub use paint::Paint;
pub use reach::{Reach, reach_card};
pub use scene::{Fragment, Hash, Scene, SeatInfo, board_svg, common, common_through_own_eyes, fragments, own};
pub use seat::seat_mark;
pub use shell::{BotPace, Coach, Palette, Prefs, Shell, TextSize, Theme, shell};
pub use text::Text;
pub use why::why;

pub use maud;
pub use tessera_kernel::Viewer;
