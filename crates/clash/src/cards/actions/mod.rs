//! The 42 Action cards: 21 titles, two of each (C24). Each also carries a tactics effect. A title's row stands in the
//! file of its family, and under it when it can be played and what it does.

mod cities;
mod learning;
mod mercenaries;
mod rivals;

pub(crate) use cities::{choose_plans, collected, focuses, mass};
pub(crate) use mercenaries::hired;
pub(crate) use rivals::{opens_camp, spy_swap, take_over};

use tessera_kernel::Source::{A, P, R};
use tessera_kernel::{Component, Phrase};

use super::tactics::Tactic;
use super::{card_type, playing};
use crate::choice::Item;
use crate::components::civilizations::Power;
use crate::prelude::*;
use crate::state::{Play, Played};

/// Cards in the deck.
pub const DECK: usize = 42;

card_type! {
    /// An Action card. Written `A5`.
    ActionCard, "A", DECK
}

/// The tactics of a title's two cards, and how it is played.
struct Row([Tactic; 2], Use);

macro_rules! titles {
    ($($name:ident, $word:literal, $row:expr;)+) => {
        /// What an Action card does when it is played for its upper effect.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the rules say what each does")]
        pub enum Title { $($name),+ }

        static ROWS: [(Title, Row); 21] = [$((Title::$name, $row)),+];

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

// Title, word of its messages, row.
titles! {
    QuickAdvance, "quick-advance", learning::QUICK_ADVANCE;
    Inspiration, "inspiration", learning::INSPIRATION;
    HeroGeneral, "hero-general", cities::HERO_GENERAL;
    Spy, "spy", rivals::SPY;
    Ideas, "ideas", learning::IDEAS;
    GreatIdeas, "great-ideas", learning::GREAT_IDEAS;
    Mercenaries, "mercenaries", mercenaries::MERCENARIES;
    CulturalTakeover, "cultural-takeover", rivals::CULTURAL_TAKEOVER;
    CityDevelopment, "city-development", cities::CITY_DEVELOPMENT;
    ProductionFocus, "production-focus", cities::PRODUCTION_FOCUS;
    Explorer, "explorer", cities::EXPLORER;
    Negotiations, "negotiations", rivals::NEGOTIATIONS;
    Leadership, "leadership", cities::LEADERSHIP;
    Assassination, "assassination", rivals::ASSASSINATION;
    MassProduction, "mass-production", cities::MASS_PRODUCTION;
    NewPlans, "new-plans", cities::NEW_PLANS;
    Synergies, "synergies", learning::SYNERGIES;
    TeachUs, "teach-us", learning::TEACH_US;
    Militia, "militia", cities::MILITIA;
    TechnologyTrade, "technology-trade", learning::TECHNOLOGY_TRADE;
    NewIdeas, "new-ideas", learning::NEW_IDEAS;
}

impl Title {
    /// How it is played for its upper effect.
    pub(crate) const fn usage(self) -> &'static Use {
        &ROWS[self as usize].1.1
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
        ROWS[self.index() as usize / 2].1.0[self.index() as usize % 2]
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
            (Edition::Monumental | Edition::Civilizations, Title::QuickAdvance | Title::TeachUs) => &[R],
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

impl State {
    /// Puts an Action card on the discard pile; under it for the owner of the Great Mausoleum (C23).
    pub fn discard_action(&mut self, seat: Seat, card: ActionCard) {
        let under = powers::digs_up(self, seat);
        crate::hand::lay(&mut self.actions_discard, card.index(), under);
    }
}

/// Whether a card can be played for its upper effect now, between the actions of one's own turn.
pub(crate) fn can_play(s: &State, seat: Seat, card: ActionCard) -> Result<(), Why> {
    let usage = card.title(s.edition).usage();
    if powers::hastens(s, seat).is_some() { usage.is_open_freely(s, seat) } else { usage.is_open(s, seat) }
}

/// Cards in hand whose upper effect takes an action and could be played without one.
pub(crate) fn hasty(s: &State, seat: Seat) -> impl Iterator<Item = ActionCard> + '_ {
    let cards = s.players[seat].actions.iter().map(ActionCard::new);
    cards.filter(move |card| {
        let usage = card.title(s.edition).usage();
        usage.takes_action(s, seat) && usage.is_open_freely(s, seat).is_ok()
    })
}

/// Plays a card for its upper effect.
pub(crate) fn play(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: ActionCard) -> Flow {
    let takes_action = card.title(s.edition).usage().takes_action(s, seat);
    let haste = playing::haste(s, ask, seat, takes_action)?;
    play_by(s, ask, seat, card, haste)
}

/// The same, without its action if a power lets it.
pub(crate) fn play_by(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: ActionCard, haste: Option<Power>) -> Flow {
    let usage = card.title(s.edition).usage();
    let foiled = !powers::foilers(s, seat).is_empty();
    if !foiled {
        begin(s, ask, seat, usage, haste)?;
    }
    s.players[seat].actions.remove(card.index());
    s.discard_action(seat, card);
    ask.log(|| Event::Played { seat, card });
    let named = usage.name(s, ask, seat)?;
    if foiled {
        playing::announce(s, Play { seat, card: Played::Action(card), named, haste, asked: 0 });
        return Ok(());
    }
    usage.carry_out(s, ask, seat, named)
}

/// A card that nobody cancelled is paid for and does what it does.
pub(super) fn resolve(s: &mut State, ask: &mut Ask<'_>, card: ActionCard, play: &Play) -> Flow {
    let usage = card.title(s.edition).usage();
    begin(s, ask, play.seat, usage, play.haste)?;
    usage.carry_out(s, ask, play.seat, play.named)
}

/// The action is taken, or not, and tokens are paid.
fn begin(s: &mut State, ask: &mut Ask<'_>, seat: Seat, usage: &Use, haste: Option<Power>) -> Flow {
    match haste {
        Some(power) => {
            powers::hastened(s, ask, seat, power)?;
            usage.begin_freely(s);
        }
        None => usage.begin(s, seat),
    }
    pay(s, ask, seat, usage.tokens)?;
    Ok(())
}

/// In 2012 one card answers a victory or conquest, whatever its title (C21.2).
fn is_unanswered(s: &State) -> bool {
    !s.edition.answers_a_victory_once() || s.turn.heroes + s.turn.great_ideas < s.turn.glories
}

/// Two cards that change places, or none that do.
fn exchange(swap: Option<(Item, Item)>) -> Choice {
    swap.map_or(Choice::Done, |(given, taken)| Choice::Exchange(given, taken))
}
