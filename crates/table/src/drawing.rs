//! What a game adds to the table: its board, its hand, its own facts about players.

use std::collections::BTreeMap;

use maud::Markup;
use tessera_kernel::Match;
use tessera_tempus::Tempus;

use crate::Scene;

/// Everything a game draws for one scene. Each part is the content of an element that the table provides.
#[derive(Default)]
pub(crate) struct Drawing {
    /// The part of the board to be seen first: x, y, width, height.
    pub(crate) fit: [f64; 4],
    /// The board itself; changes rarely.
    pub(crate) terrain: Markup,
    /// What stands on it.
    pub(crate) pieces: Markup,
    /// What is chosen and what can be chosen there.
    pub(crate) marks: Markup,
    /// Where we are in the game, for the top bar.
    pub(crate) track: Markup,
    /// The viewer's cards.
    pub(crate) hand: Markup,
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
}

/// A number about a player.
pub(crate) struct Fact {
    /// Its icon.
    pub(crate) icon: &'static str,
    /// The number.
    pub(crate) value: String,
    /// What it counts, in words.
    pub(crate) name: String,
}

/// The drawing of a scene, by its game.
pub(crate) fn drawing(scene: &Scene<'_>) -> Drawing {
    match scene.game.as_any().downcast_ref::<Match<Tempus>>() {
        Some(game) => crate::tempus::draw(scene, game),
        None => Drawing::default(),
    }
}

/// Definitions that the drawing uses: patterns, shapes, symbols. They never change during a match, so they are not drawn
/// with every update.
pub(crate) fn definitions(scene: &Scene<'_>) -> Markup {
    match scene.game.as_any().downcast_ref::<Match<Tempus>>() {
        Some(_) => crate::tempus::definitions(scene.game.setup().seats.len()),
        None => Markup::default(),
    }
}
