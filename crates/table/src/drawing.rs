//! What a game adds to the table: its board, its hand, its own facts about players.

use std::collections::{BTreeMap, BTreeSet};

use maud::Markup;

/// The layers of a board and what is told above and below it: those that a game draws for all who look at once, because
/// everybody sees them the same way, and those that it draws for each of them. Every layer is one or the other.
#[derive(Default)]
pub(crate) struct Layers {
    /// The board itself, and the part of it to be seen first: x, y, width, height. Changes rarely.
    pub(crate) terrain: Option<([f64; 4], Markup)>,
    /// What lies on it and is taken away.
    pub(crate) lying: Option<Markup>,
    /// What stands on it.
    pub(crate) pieces: Option<Markup>,
    /// What is said of its parts, above everything.
    pub(crate) above: Option<Markup>,
    /// Where we are in the game, for the top bar.
    pub(crate) track: Option<Markup>,
    /// Tables to look things up in.
    pub(crate) reference: Option<Markup>,
}

/// Everything a game draws for one scene. Each part is the content of an element that the table provides.
#[derive(Default)]
pub(crate) struct Drawing {
    /// The layers that whoever looks sees in their own way.
    pub(crate) layers: Layers,
    /// What is chosen and what can be chosen there.
    pub(crate) marks: Markup,
    /// The viewer's cards.
    pub(crate) hand: Markup,
    /// What lies beside the board, one to be seen at a time.
    pub(crate) shelves: Vec<Shelf>,
    /// The shelf this question is about; `map` for the board itself.
    pub(crate) wanted: Option<&'static str>,
    /// Something that happens between players and deserves a panel of its own, such as a fight.
    pub(crate) scene: Markup,
    /// What is known of each player.
    pub(crate) seats: Vec<SeatFacts>,
    /// A picture beside the question.
    pub(crate) art: Option<Markup>,
    /// What helps to choose, between the question and its options.
    pub(crate) help: Option<Markup>,
    /// What each option shows: where it is, and its picture.
    pub(crate) options: BTreeMap<String, OptionLook>,
    /// What some of them do, in small print: a line of it, all of it under the pointer or with the focus.
    pub(crate) notes: BTreeMap<String, String>,
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

/// What an option can be chosen within, besides its list.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Within {
    /// Nowhere else.
    #[default]
    None,
    /// It has a place on the board.
    Board,
    /// It is one of the amounts that lie beside what they are for.
    Amount,
}

impl Within {
    /// On the board, where a choice has a place there.
    pub(crate) const fn on_board(has_place: bool) -> Self {
        if has_place { Self::Board } else { Self::None }
    }
}

/// How an option is shown beyond its label.
#[derive(Default)]
pub(crate) struct OptionLook {
    /// Where it can be chosen besides its button.
    pub(crate) within: Within,
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

impl Layers {
    /// These, and the others of another set.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            terrain: self.terrain.or(other.terrain),
            lying: self.lying.or(other.lying),
            pieces: self.pieces.or(other.pieces),
            above: self.above.or(other.above),
            track: self.track.or(other.track),
            reference: self.reference.or(other.reference),
        }
    }

    /// The part of the board to be seen first: x, y, width, height.
    pub(crate) fn fit(&self) -> Option<[f64; 4]> {
        self.terrain.as_ref().map(|(fit, _)| *fit)
    }
}

impl Drawing {
    /// The options that cards in the hand and things on the shelves offer, in notation: as many as the page really has.
    pub(crate) fn lying_options(&self) -> BTreeSet<String> {
        let shelves = self.shelves.iter().flat_map(|shelf| shelf.parts.iter().map(|(_, part)| part));
        let parts = std::iter::once(&self.hand).chain(shelves);
        let marked = parts.flat_map(|part| part.0.split("data-option=\"").skip(1));
        marked
            .filter_map(|rest| rest.split('"').next())
            .map(|choice| choice.replace("&amp;", "&").replace("&gt;", ">").replace("&lt;", "<"))
            .collect()
    }
}
