//! The 38 Event cards (C27): the icon, then the text.

use tessera_kernel::Source::{P, R};
use tessera_kernel::{Component, Phrase};

use super::card_type;
use crate::components::advances::Group;
use crate::edition::Edition;

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

impl Icon {
    /// What it is called, in an edition.
    #[must_use]
    pub fn name(self, edition: Edition) -> Option<Phrase> {
        self.words(edition).map(|[name, _]| Phrase::new(name))
    }

    /// What is done for it, in an edition.
    #[must_use]
    pub fn text(self, edition: Edition) -> Option<Phrase> {
        self.words(edition).map(|[_, text]| Phrase::new(text))
    }

    const fn words(self, edition: Edition) -> Option<[&'static str; 2]> {
        Some(match (self, edition) {
            (Self::None, _) => return None,
            (Self::Appear, Edition::Monumental) => ["clash-icon-appear", "clash-icon-appear-text"],
            (Self::Appear, Edition::Base2012) => ["clash-icon-appear-2012", "clash-icon-appear-2012-text"],
            (Self::Advance, Edition::Monumental) => ["clash-icon-advance", "clash-icon-advance-text"],
            (Self::Advance, Edition::Base2012) => ["clash-icon-advance-2012", "clash-icon-advance-2012-text"],
            (Self::Exhausted, _) => ["clash-icon-exhausted", "clash-icon-exhausted-text"],
            (Self::GoldMine, _) => ["clash-icon-gold-mine", "clash-icon-gold-mine-text"],
        })
    }
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

/// What a card's text does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
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

use Effect as E;
use Group::{Construction, Culture, Economy, Education, Science, Seafaring, Spirituality, Warfare};
use Icon::{Advance as BM, Appear as BS, Exhausted as EX, GoldMine as GM, None as NO};
use Sharing::{Everyone, Nobody, Opponents};

/// A row: the messages of its name, of its text and of its text in 2012, its icon, what its text does.
struct Row {
    name: &'static str,
    text: &'static str,
    text_2012: &'static str,
    icon: Icon,
    effect: Effect,
}

macro_rules! events {
    ($($word:literal, $tail:literal, $icon:expr, $effect:expr;)+) => {
        const ROWS: [Row; DECK] = [$(Row {
            name: concat!("clash-event-", $word),
            text: concat!("clash-event-", $word, $tail, "-text"),
            text_2012: concat!("clash-event-", $word, $tail, "-2012-text"),
            icon: $icon,
            effect: $effect,
        }),+];
    };
}

// Word of the name, what tells its text from others of that name, icon, effect.
events! {
    "pestilence", "", NO, E::Pestilence;
    "epidemics", "", NO, E::Epidemics;
    "famine", "", BM, E::Famine(1);
    "famine", "", BM, E::Famine(1);
    "famine", "", BM, E::Famine(1);
    "severe-famine", "", BM, E::Famine(2);
    "severe-famine", "", BM, E::Famine(2);
    "severe-famine", "", BM, E::Famine(2);
    "good-year", "-all", BS, E::GoodYear(1, Everyone);
    "good-year", "", BS, E::GoodYear(1, Nobody);
    "good-year", "-shared", BS, E::GoodYear(1, Opponents);
    "awesome-year", "", BS, E::GoodYear(2, Nobody);
    "awesome-year", "-all", EX, E::GoodYear(2, Everyone);
    "awesome-year", "-shared", EX, E::GoodYear(2, Opponents);
    "fantastic-year", "-all", BS, E::GoodYear(3, Everyone);
    "fantastic-year", "-shared", BS, E::GoodYear(3, Opponents);
    "fantastic-year", "", BS, E::GoodYear(3, Nobody);
    "great-explorer", "", EX, E::Person(Some(Seafaring));
    "great-artist", "", BM, E::Person(Some(Culture));
    "great-prophet", "", BM, E::Person(Some(Spirituality));
    "great-philosopher", "", BM, E::Person(Some(Education));
    "great-scientist", "", BM, E::Person(Some(Science));
    "elder-statesman", "", BM, E::Person(None);
    "great-warlord", "", EX, E::Person(Some(Warfare));
    "great-merchant", "", BM, E::Person(Some(Economy));
    "great-engineer", "", BM, E::Person(Some(Construction));
    "population-boom", "", BS, E::PopulationBoom;
    "population-boom", "", BM, E::PopulationBoom;
    "volcano", "", NO, E::Volcano;
    "earthquake", "", NO, E::Earthquake(false);
    "heavy-earthquake", "", NO, E::Earthquake(true);
    "flood", "", NO, E::Flood(false);
    "heavy-flood", "", NO, E::Flood(true);
    "migration", "", GM, E::Migration;
    "migration", "", GM, E::Migration;
    "civil-war", "", NO, E::CivilWar;
    "civil-war", "", NO, E::CivilWar;
    "revolution", "", GM, E::Revolution;
}

impl EventCard {
    /// What is resolved first.
    #[must_use]
    pub const fn icon(self) -> Icon {
        ROWS[self.index() as usize].icon
    }

    /// What its text does.
    #[must_use]
    pub const fn effect(self) -> Effect {
        ROWS[self.index() as usize].effect
    }

    /// Whether it is a Great Person, kept in hand like an Action card.
    #[must_use]
    pub const fn is_person(self) -> bool {
        matches!(self.effect(), Effect::Person(_))
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Phrase {
        Phrase::new(ROWS[self.index() as usize].name)
    }

    /// What its text says, in an edition.
    #[must_use]
    pub const fn text(self, edition: Edition) -> Phrase {
        let row = &ROWS[self.index() as usize];
        Phrase::new(match (edition, row.effect) {
            (
                Edition::Base2012,
                E::Pestilence | E::Epidemics | E::Person(Some(Economy)) | E::Volcano | E::Earthquake(_),
            ) => row.text_2012,
            _ => row.text,
        })
    }

    /// All there is to do: the icon, then the text, in an edition.
    #[must_use]
    pub fn face(self, edition: Edition) -> Phrase {
        let text = self.text(edition);
        match self.icon().name(edition) {
            Some(icon) => Phrase::new("clash-event-face").with("icon", icon).with("text", text),
            None => text,
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    let row = |card: EventCard| Component {
        group: Phrase::new("clash-box-events"),
        name: card.name(),
        facts: format!("{card} {:?} {:?}", card.icon(), card.effect()),
        sources: match card.index() {
            27 | 28 => &[R],
            _ => &[P],
        },
    };
    EventCard::all().map(row).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let row = |card: EventCard| {
        Phrase::new("clash-facts-event").with("card", card.to_string()).with("text", card.face(edition))
    };
    EventCard::all().map(row).collect()
}
