//! The 42 Action cards: 21 titles, two of each (C24). Each also carries a tactics effect.

use tessera_kernel::Source::{A, P, R};
use tessera_kernel::{Component, Phrase};

use super::card_type;
use super::tactics::Tactic;
use crate::edition::Edition;

/// Cards in the deck.
pub const DECK: usize = 42;

card_type! {
    /// An Action card. Written `A5`.
    ActionCard, "A", DECK
}

macro_rules! titles {
    ($($name:ident, $word:literal, $cost:ident $culture:literal, $first:ident, $second:ident;)+) => {
        /// What an Action card does when it is played for its upper effect.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the rules say what each does")]
        pub enum Title { $($name),+ }

        /// Each title with whether it costs an action, the culture tokens it costs, and the tactics of its two cards.
        const ROWS: [(Title, bool, u8, [Tactic; 2]); 21] =
            [$((Title::$name, $cost, $culture, [Tactic::$first, Tactic::$second])),+];

        impl Title {
            /// Its name in an edition.
            #[must_use]
            pub const fn name(self, edition: Edition) -> Phrase {
                Phrase::new(match (edition, self) {
                    (Edition::Base2012, Self::Inspiration) => "clash-card-exchange-of-ideas",
                    (Edition::Base2012, Self::TeachUs) => "clash-card-inspiration",
                    $((_, Self::$name) => concat!("clash-card-", $word)),+
                })
            }

            /// What it does, in an edition.
            #[must_use]
            pub const fn text(self, edition: Edition) -> Phrase {
                Phrase::new(match (edition, self) {
                    (Edition::Base2012, Self::Mercenaries) => "clash-card-mercenaries-2012-text",
                    $((_, Self::$name) => concat!("clash-card-", $word, "-text")),+
                })
            }
        }
    };
}

const ACTION: bool = true;
const FREE: bool = false;

// Title, word of its messages, what it costs (an action or nothing, and culture), tactics of its two cards.
titles! {
    QuickAdvance, "quick-advance", FREE 1, Peltasts, Encircled;
    Inspiration, "inspiration", FREE 0, Encircled, Peltasts;
    HeroGeneral, "hero-general", FREE 0, WedgeFormation, HighMorale;
    Spy, "spy", ACTION 1, HeavyResistance, HighMorale;
    Ideas, "ideas", FREE 0, HighGround, Surprise;
    GreatIdeas, "great-ideas", FREE 0, Siege, HighGround;
    Mercenaries, "mercenaries", ACTION 0, ForThePeople, HeavyResistance;
    CulturalTakeover, "cultural-takeover", FREE 0, HeavyResistance, ImprovedDefenses;
    CityDevelopment, "city-development", ACTION 1, TacticalRetreat, Peltasts;
    ProductionFocus, "production-focus", FREE 0, TacticalRetreat, Peltasts;
    Explorer, "explorer", ACTION 1, Encircled, DefensiveFormation;
    Negotiations, "negotiations", FREE 1, Scout, Martyr;
    Leadership, "leadership", FREE 1, HighGround, Archers;
    Assassination, "assassination", FREE 1, HighGround, Archers;
    MassProduction, "mass-production", FREE 0, DefensiveFormation, Encircled;
    NewPlans, "new-plans", ACTION 1, Flanking, HighMorale;
    Synergies, "synergies", ACTION 0, DefensiveFormation, Archers;
    TeachUs, "teach-us", FREE 0, DefensiveFormation, Archers;
    Militia, "militia", FREE 1, WedgeFormation, HighMorale;
    TechnologyTrade, "technology-trade", FREE 0, Surprise, HighGround;
    NewIdeas, "new-ideas", ACTION 0, HighMorale, Flanking;
}

impl Title {
    /// Whether playing it costs one of the three actions.
    pub(crate) const fn costs_action(self) -> bool {
        ROWS[self as usize].1
    }

    /// Culture tokens it costs.
    pub(crate) const fn culture(self) -> u8 {
        ROWS[self as usize].2
    }
}

impl ActionCard {
    /// What it does. In 2012 the cards 3 and 4 have the effect the Monumental Edition gives to 35 and 36, and the
    /// other way round.
    #[must_use]
    pub const fn title(self, edition: Edition) -> Title {
        let place = self.index() as usize / 2;
        match (edition, ROWS[place].0) {
            (Edition::Base2012, Title::Inspiration) => Title::TeachUs,
            (Edition::Base2012, Title::TeachUs) => Title::Inspiration,
            (_, title) => title,
        }
    }

    /// Its lower half.
    #[must_use]
    pub const fn tactic(self) -> Tactic {
        ROWS[self.index() as usize / 2].3[self.index() as usize % 2]
    }

    /// Its name in an edition.
    #[must_use]
    pub const fn name(self, edition: Edition) -> Phrase {
        self.title(edition).name(edition)
    }
}

pub(super) fn components(edition: Edition) -> Vec<Component> {
    let row = |card: ActionCard| Component {
        group: Phrase::new("clash-box-actions"),
        name: card.name(edition),
        facts: format!("{card} {:?} / {:?}", card.title(edition), card.tactic()),
        sources: match (edition, card.title(edition)) {
            (Edition::Monumental, Title::QuickAdvance | Title::TeachUs) => &[R],
            (Edition::Base2012, Title::Mercenaries | Title::Inspiration) => &[A],
            _ => &[P],
        },
    };
    ActionCard::all().map(row).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let row = |card: ActionCard| {
        Phrase::new("clash-facts-action")
            .with("card", card.to_string())
            .with("text", card.title(edition).text(edition))
            .with("tactic", card.tactic().name())
    };
    ActionCard::all().map(row).collect()
}
