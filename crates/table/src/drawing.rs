//! What a game adds to the table: its board, its hand, its own facts about players.

use std::collections::BTreeMap;

use maud::Markup;
use tessera_clash::{Base2012, Monumental};
use tessera_kernel::Game as _;
use tessera_mosaic::Mosaic;
use tessera_tempus::Tempus;

use crate::Scene;

/// Everything a game draws for one scene. Each part is the content of an element that the table provides.
#[derive(Default)]
pub(crate) struct Drawing {
    /// The part of the board to be seen first: x, y, width, height.
    pub(crate) fit: [f64; 4],
    /// The board itself; changes rarely.
    pub(crate) terrain: Markup,
    /// What lies on it and is taken away.
    pub(crate) lying: Markup,
    /// What stands on it.
    pub(crate) pieces: Markup,
    /// What is chosen and what can be chosen there.
    pub(crate) marks: Markup,
    /// What is said of its parts, above everything.
    pub(crate) above: Markup,
    /// Where we are in the game, for the top bar.
    pub(crate) track: Markup,
    /// The viewer's cards.
    pub(crate) hand: Markup,
    /// What lies beside the board, one to be seen at a time.
    pub(crate) shelves: Vec<Shelf>,
    /// The shelf this question is about; `map` for the board itself.
    pub(crate) wanted: Option<&'static str>,
    /// Something that happens between players and deserves a panel of its own, such as a fight.
    pub(crate) scene: Markup,
    /// Tables to look things up in.
    pub(crate) reference: Markup,
    /// What is known of each player.
    pub(crate) seats: Vec<SeatFacts>,
    /// A picture beside the question.
    pub(crate) art: Option<Markup>,
    /// What each option shows: where it is, and its picture.
    pub(crate) options: BTreeMap<String, OptionLook>,
}

/// A place beside the board: markets, tiles, one's own things.
pub(crate) struct Shelf {
    /// The id of its element.
    pub(crate) id: &'static str,
    /// Its icon.
    pub(crate) icon: &'static str,
    /// What it is called.
    pub(crate) title: String,
    /// What lies there, in parts that change by themselves, each with the id of its element.
    pub(crate) parts: Vec<(&'static str, Markup)>,
}

/// How an option is shown beyond its label.
#[derive(Default)]
pub(crate) struct OptionLook {
    /// It has a place on the board.
    pub(crate) placed: bool,
    /// A picture for its button.
    pub(crate) art: Option<Markup>,
}

/// What a game says of a player.
#[derive(Default)]
pub(crate) struct SeatFacts {
    /// Where they stand, in a few words.
    pub(crate) standing: String,
    /// Numbers with an icon and a name.
    pub(crate) facts: Vec<Fact>,
    /// Actions left, and of how many.
    pub(crate) actions: Option<(u8, u8, String)>,
    /// Marks with an icon and what they mean.
    pub(crate) badges: Vec<(&'static str, String)>,
    /// What can be looked up about them.
    pub(crate) more: Option<Markup>,
}

/// A number about a player.
pub(crate) struct Fact {
    /// Its icon.
    pub(crate) icon: Markup,
    /// The number.
    pub(crate) value: String,
    /// What it counts, in words.
    pub(crate) name: String,
}

/// The games that have a table in the browser; others are played in the terminal.
pub const DRAWN: &[&str] = &[Tempus::ID, Mosaic::ID, Monumental::ID, Base2012::ID];

/// The drawing of a scene, by its game.
pub(crate) fn drawing(scene: &Scene<'_>) -> Drawing {
    let game = scene.game;
    if let Some(seen) = game.of::<Tempus>() {
        crate::tempus::draw(scene, &seen)
    } else if let Some(seen) = game.of::<Mosaic>() {
        crate::mosaic::draw(scene, &seen)
    } else if let Some(seen) = game.of::<Monumental>() {
        crate::clash::draw(scene, &seen)
    } else if let Some(seen) = game.of::<Base2012>() {
        crate::clash::draw(scene, &seen)
    } else {
        Drawing::default()
    }
}

/// Definitions that the drawing uses: patterns, shapes, symbols. They never change during a match, so they are not drawn
/// with every update.
pub(crate) fn definitions(scene: &Scene<'_>) -> Markup {
    let seats = scene.game.setup().seats.len();
    match scene.game.game() {
        "tempus" => crate::tempus::definitions(seats),
        "mosaic" => crate::mosaic::definitions(seats),
        "clash-monumental" | "clash-2012" => crate::clash::definitions(seats),
        _ => Markup::default(),
    }
}

/// The style sheets of a game's table.
#[must_use]
pub fn sheets(game: &str) -> &'static [&'static str] {
    match game {
        "mosaic" => &["table.css", "mosaic.css", "pages.css"],
        "clash-monumental" | "clash-2012" => &["table.css", "clash.css", "pages.css"],
        _ => &["table.css", "pages.css"],
    }
}
