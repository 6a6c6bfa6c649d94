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
    ($($name:ident, $word:literal, $first:ident, $second:ident;)+) => {
        /// What an Action card does when it is played for its upper effect.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the rules say what each does")]
        pub enum Title { $($name),+ }

        /// Each title with the tactics of its two cards.
        const ROWS: [(Title, [Tactic; 2]); 21] = [$((Title::$name, [Tactic::$first, Tactic::$second])),+];

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

titles! {
    QuickAdvance, "quick-advance", Peltasts, Encircled;
    Inspiration, "inspiration", Encircled, Peltasts;
    HeroGeneral, "hero-general", WedgeFormation, HighMorale;
    Spy, "spy", HeavyResistance, HighMorale;
    Ideas, "ideas", HighGround, Surprise;
    GreatIdeas, "great-ideas", Siege, HighGround;
    Mercenaries, "mercenaries", ForThePeople, HeavyResistance;
    CulturalTakeover, "cultural-takeover", HeavyResistance, ImprovedDefenses;
    CityDevelopment, "city-development", TacticalRetreat, Peltasts;
    ProductionFocus, "production-focus", TacticalRetreat, Peltasts;
    Explorer, "explorer", Encircled, DefensiveFormation;
    Negotiations, "negotiations", Scout, Martyr;
    Leadership, "leadership", HighGround, Archers;
    Assassination, "assassination", HighGround, Archers;
    MassProduction, "mass-production", DefensiveFormation, Encircled;
    NewPlans, "new-plans", Flanking, HighMorale;
    Synergies, "synergies", DefensiveFormation, Archers;
    TeachUs, "teach-us", DefensiveFormation, Archers;
    Militia, "militia", WedgeFormation, HighMorale;
    TechnologyTrade, "technology-trade", Surprise, HighGround;
    NewIdeas, "new-ideas", HighMorale, Flanking;
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
        ROWS[self.index() as usize / 2].1[self.index() as usize % 2]
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
