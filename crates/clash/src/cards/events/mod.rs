//! The 38 Event cards, and 20 of the Civilizations expansion (C27): the icon, then the text. A card's row stands in the file of its family beside what it does.

mod disasters;
mod omens;
mod peoples;
mod persons;
mod plagues;
mod unrest;
mod years;

pub(crate) use disasters::sadden;
pub(crate) use omens::{darkens, dawn, meet_envoy, relieve_envoy, trick};
pub(crate) use peoples::revolt;
pub(crate) use persons::{
    break_peace, can_play_person, foretell, hasty_persons, offer, peace_price, play_person, play_person_by, playable,
    resolve_person,
};
pub(crate) use plagues::{is_pestilent, lose_thing, pestilence_ends};
pub(crate) use unrest::{convert, cube_back};
pub(crate) use years::share_food;

use tessera_kernel::Source::{P, R};
use tessera_kernel::{Component, Phrase};

use super::card_type;
use crate::fate::everyone;
use crate::prelude::*;

/// Cards in the deck, those of the expansion last.
pub const DECK: usize = 58;

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
    /// Pirates appear and raid (C32).
    Pirates,
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
        Some(match (self, edition.base()) {
            (Self::None, _) => return None,
            (Self::Appear, Edition::Monumental) => ["clash-icon-appear", "clash-icon-appear-text"],
            (Self::Appear, _) => ["clash-icon-appear-2012", "clash-icon-appear-2012-text"],
            (Self::Advance, Edition::Monumental) => ["clash-icon-advance", "clash-icon-advance-text"],
            (Self::Advance, _) => ["clash-icon-advance-2012", "clash-icon-advance-2012-text"],
            (Self::Exhausted, _) => ["clash-icon-exhausted", "clash-icon-exhausted-text"],
            (Self::Pirates, _) => ["clash-icon-pirates", "clash-icon-pirates-text"],
            (Self::GoldMine, _) => ["clash-icon-gold-mine", "clash-icon-gold-mine-text"],
        })
    }
}

/// Who gains food in a good year besides the player who drew the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is who it names")]
pub enum Sharing {
    Nobody,
    Everyone,
    Opponents,
}

/// What a card's text does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each stands with what it does in the file of its family")]
pub enum Effect {
    Pestilence,
    Epidemics,
    Famine(u8),
    GoodYear(u8, Sharing),
    Person(Option<Group>),
    PopulationBoom,
    Volcano,
    // For everyone, or the drawer alone.
    Earthquake(bool),
    Flood(bool),
    Migration,
    CivilWar,
    Revolution,
    Uprising,
    Envoy,
    SolarEclipse,
    TrojanHorse,
    Guillotine,
    Anarchy,
    ScientificTrade,
    FlourishingTrade,
    Stability,
    Reformation,
    Pandemics,
    BlackDeath,
    Vermin,
    Drought,
    Fire,
    SuccessfulYear,
    Architect,
    Diplomat,
    Seer,
}

use Effect as E;
use Icon::{Advance as BM, Appear as BS, Exhausted as EX, GoldMine as GM, None as NO, Pirates as PI};

/// What a card does: for whoever drew it, for a player it hits, for whoever plays the Great Person.
type Deed = fn(&mut State, &mut Ask<'_>, EventCard, Seat) -> Flow;

/// A row: the messages of its name, of its text and of its text in 2012, its icon, what its text does for whoever draws
/// it, and what follows for each it hits, or for whoever plays the Great Person.
struct Row {
    name: &'static str,
    text: &'static str,
    text_2012: &'static str,
    icon: Icon,
    effect: Effect,
    begin: Deed,
    follow: Deed,
}

/// Word of the name, what tells its text from others of that name, icon, effect, how it begins, what follows.
macro_rules! row {
    ($word:literal, $tail:literal, $icon:expr, $effect:expr, $begin:expr, $follow:expr) => {
        Row {
            name: concat!("clash-event-", $word),
            text: concat!("clash-event-", $word, $tail, "-text"),
            text_2012: concat!("clash-event-", $word, $tail, "-2012-text"),
            icon: $icon,
            effect: $effect,
            begin: $begin,
            follow: $follow,
        }
    };
}
use row;

#[rustfmt::skip]
static ROWS: [Row; DECK] = [
    plagues::PESTILENCE, plagues::EPIDEMICS, plagues::FAMINE, plagues::FAMINE, plagues::FAMINE,
    plagues::SEVERE_FAMINE, plagues::SEVERE_FAMINE, plagues::SEVERE_FAMINE, years::GOOD_YEAR_ALL, years::GOOD_YEAR,
    years::GOOD_YEAR_SHARED, years::AWESOME_YEAR, years::AWESOME_YEAR_ALL, years::AWESOME_YEAR_SHARED,
    years::FANTASTIC_YEAR_ALL, years::FANTASTIC_YEAR_SHARED, years::FANTASTIC_YEAR, persons::GREAT_EXPLORER,
    persons::GREAT_ARTIST, persons::GREAT_PROPHET, persons::GREAT_PHILOSOPHER, persons::GREAT_SCIENTIST,
    persons::ELDER_STATESMAN, persons::GREAT_WARLORD, persons::GREAT_MERCHANT, persons::GREAT_ENGINEER,
    peoples::POPULATION_BOOM, peoples::POPULATION_BOOM_AND_RAID, disasters::VOLCANO, disasters::EARTHQUAKE,
    disasters::HEAVY_EARTHQUAKE, disasters::FLOOD, disasters::HEAVY_FLOOD, peoples::MIGRATION, peoples::MIGRATION,
    peoples::CIVIL_WAR, peoples::CIVIL_WAR, peoples::REVOLUTION,
    unrest::UPRISING, omens::ENVOY, omens::SOLAR_ECLIPSE, omens::TROJAN_HORSE, unrest::GUILLOTINE, unrest::ANARCHY,
    years::SCIENTIFIC_TRADE, years::FLOURISHING_TRADE, years::ERA_OF_STABILITY, unrest::REFORMATION,
    plagues::PANDEMICS, plagues::BLACK_DEATH, plagues::VERMIN, plagues::DROUGHT, disasters::FIRE,
    years::SUCCESSFUL_YEAR, persons::GREAT_ARCHITECT, persons::GREAT_ATHLETE, persons::GREAT_DIPLOMAT,
    persons::GREAT_SEER,
];

impl EventCard {
    /// The cards of an edition.
    pub fn of(edition: Edition) -> impl Iterator<Item = Self> + Clone {
        Self::all().take(usize::from(edition.event_cards()))
    }

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
        matches!(self.effect(), Effect::Person(_) | Effect::Architect | Effect::Diplomat | Effect::Seer)
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
                E::Pestilence | E::Epidemics | E::Person(Some(Group::Economy)) | E::Volcano | E::Earthquake(_),
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

pub(super) fn components(edition: Edition) -> Vec<Component> {
    let row = |card: EventCard| Component {
        group: Phrase::new("clash-box-events"),
        name: card.name(),
        facts: format!("{card} {:?} {:?}", card.icon(), card.effect()),
        sources: match card.index() {
            27 | 28 => &[R],
            _ => &[P],
        },
    };
    EventCard::of(edition).map(row).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let row = |card: EventCard| {
        Phrase::new("clash-facts-event").with("card", card.to_string()).with("text", card.face(edition))
    };
    EventCard::of(edition).map(row).collect()
}

/// A card's text, for whoever drew it.
pub(crate) fn begin(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    (ROWS[usize::from(card.index())].begin)(s, ask, card, seat)
}

/// A card's text, for one of those it hits, or for whoever plays the Great Person.
pub(crate) fn follow(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    (ROWS[usize::from(card.index())].follow)(s, ask, card, seat)
}

/// Everyone suffers the text, one after the other.
fn hit_all(s: &mut State, _: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let seats: SmallVec<[Seat; 4]> = everyone(s, seat).collect();
    s.then_each(seats.into_iter().map(|seat| Task::Suffer { card, seat }));
    Ok(())
}

/// The others do, those after the drawer first.
fn hit_others(s: &mut State, card: EventCard, seat: Seat) {
    let seats: SmallVec<[Seat; 4]> = everyone(s, seat).filter(|&other| other != seat).collect();
    s.then_each(seats.into_iter().map(|seat| Task::Suffer { card, seat }));
}

/// The card stays on the table.
fn stay(s: &mut State, card: EventCard) {
    s.events_staying.insert(card.index());
}

/// The card of an effect that lies on the table, if it does.
fn lying(s: &State, effect: Effect) -> Option<EventCard> {
    if s.events_staying.is_empty() {
        return None;
    }
    s.events_staying.iter().map(EventCard::new).find(|card| card.effect() == effect)
}

/// A card that lay on the table is discarded.
fn clear_away(s: &mut State, effect: Effect) {
    if let Some(card) = lying(s, effect) {
        s.events_staying.remove(card.index());
        s.events_discard.push(card.index());
    }
}

const fn spared(_: &mut State, _: &mut Ask<'_>, _: EventCard, _: Seat) -> Flow {
    Ok(())
}

/// Units of a player that can be lost one by one; a Ship only when what it carries finds room.
fn losable(s: &State, seat: Seat, which: fn(Unit) -> bool) -> impl Iterator<Item = (Space, Unit)> + '_ {
    spaces(s.board.units_of(seat)).flat_map(move |space| {
        let stack = s.board.stack(space);
        let spared = move |unit: &Unit| stack[*unit] > 0 && (unit.is_land() || s.can_spare(space, *unit));
        Unit::ALL.into_iter().filter(move |&unit| which(unit)).filter(spared).map(move |unit| (space, unit))
    })
}
