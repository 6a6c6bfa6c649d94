//! The 38 Event cards (C27): the icon, then the text.

use tessera_kernel::Source::{P, R};
use tessera_kernel::{Component, Phrase};

use super::card_type;
use crate::components::advances::Group;

/// Cards in the deck.
pub const DECK: usize = 38;

card_type! {
    /// An Event card. Written `E18`.
    EventCard, "E", DECK
}

/// What is resolved before the text (C17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Nothing.
    None,
    /// Barbarians appear (2012: arrival).
    Appear,
    /// Barbarians move (2012: attack).
    Advance,
    /// Exhausted land.
    Exhausted,
    /// A gold mine.
    GoldMine,
}

/// Who gains food in a good year besides the player who drew the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// Nobody.
    Nobody,
    /// Everyone, as much.
    Everyone,
    /// As much is shared among the opponents.
    Opponents,
}

/// What a card's text is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Text {
    /// Moods fall, and nothing is built without Sanitation.
    Pestilence,
    /// Units die.
    Epidemics,
    /// So much food must be paid.
    Famine(u8),
    /// So much food is gained.
    GoodYear(u8, Sharing),
    /// A Great Person offers their service; the advance they bring comes from this group, `None` for any government.
    Person(Option<Group>),
    /// Two Settlers appear.
    PopulationBoom,
    /// A city is lost.
    Volcano,
    /// Up to three city pieces are lost; for everyone or the drawer alone.
    Earthquake(bool),
    /// A coastal city's mood falls; for everyone or the drawer alone.
    Flood(bool),
    /// An opponent gets a Settler, a mood falls.
    Migration,
    /// An Infantry dies and a mood falls.
    CivilWar,
    /// An action is lost and the government may change.
    Revolution,
}

use Group::{Construction, Culture, Economy, Education, Science, Seafaring, Spirituality, Warfare};
use Icon::{Advance as BM, Appear as BS, Exhausted as EX, GoldMine as GM, None as NO};
use Sharing::{Everyone, Nobody, Opponents};
use Text as T;

/// Word of the name, icon, text.
#[rustfmt::skip]
const ROWS: [(&str, Icon, Text); DECK] = [
    ("clash-event-pestilence",        NO, T::Pestilence),
    ("clash-event-epidemics",         NO, T::Epidemics),
    ("clash-event-famine",            BM, T::Famine(1)),
    ("clash-event-famine",            BM, T::Famine(1)),
    ("clash-event-famine",            BM, T::Famine(1)),
    ("clash-event-severe-famine",     BM, T::Famine(2)),
    ("clash-event-severe-famine",     BM, T::Famine(2)),
    ("clash-event-severe-famine",     BM, T::Famine(2)),
    ("clash-event-good-year",         BS, T::GoodYear(1, Everyone)),
    ("clash-event-good-year",         BS, T::GoodYear(1, Nobody)),
    ("clash-event-good-year",         BS, T::GoodYear(1, Opponents)),
    ("clash-event-awesome-year",      BS, T::GoodYear(2, Nobody)),
    ("clash-event-awesome-year",      EX, T::GoodYear(2, Everyone)),
    ("clash-event-awesome-year",      EX, T::GoodYear(2, Opponents)),
    ("clash-event-fantastic-year",    BS, T::GoodYear(3, Everyone)),
    ("clash-event-fantastic-year",    BS, T::GoodYear(3, Opponents)),
    ("clash-event-fantastic-year",    BS, T::GoodYear(3, Nobody)),
    ("clash-event-great-explorer",    EX, T::Person(Some(Seafaring))),
    ("clash-event-great-artist",      BM, T::Person(Some(Culture))),
    ("clash-event-great-prophet",     BM, T::Person(Some(Spirituality))),
    ("clash-event-great-philosopher", BM, T::Person(Some(Education))),
    ("clash-event-great-scientist",   BM, T::Person(Some(Science))),
    ("clash-event-elder-statesman",   BM, T::Person(None)),
    ("clash-event-great-warlord",     EX, T::Person(Some(Warfare))),
    ("clash-event-great-merchant",    BM, T::Person(Some(Economy))),
    ("clash-event-great-engineer",    BM, T::Person(Some(Construction))),
    ("clash-event-population-boom",   BS, T::PopulationBoom),
    ("clash-event-population-boom",   BM, T::PopulationBoom),
    ("clash-event-volcano",           NO, T::Volcano),
    ("clash-event-earthquake",        NO, T::Earthquake(false)),
    ("clash-event-heavy-earthquake",  NO, T::Earthquake(true)),
    ("clash-event-flood",             NO, T::Flood(false)),
    ("clash-event-heavy-flood",       NO, T::Flood(true)),
    ("clash-event-migration",         GM, T::Migration),
    ("clash-event-migration",         GM, T::Migration),
    ("clash-event-civil-war",         NO, T::CivilWar),
    ("clash-event-civil-war",         NO, T::CivilWar),
    ("clash-event-revolution",        GM, T::Revolution),
];

impl EventCard {
    /// What is resolved first.
    #[must_use]
    pub const fn icon(self) -> Icon {
        ROWS[self.index() as usize].1
    }

    /// What it is about.
    #[must_use]
    pub const fn text(self) -> Text {
        ROWS[self.index() as usize].2
    }

    /// Whether it is a Great Person, kept in hand like an Action card.
    #[must_use]
    pub const fn is_person(self) -> bool {
        matches!(self.text(), Text::Person(_))
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(ROWS[self.index() as usize].0)
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |card: EventCard| Component {
        group: Phrase::new("clash-box-events"),
        name: card.name(),
        facts: format!("{card} {:?} {:?}", card.icon(), card.text()),
        sources: match card.index() {
            27 | 28 => &[R],
            _ => &[P],
        },
    };
    EventCard::all().map(row).collect()
}
