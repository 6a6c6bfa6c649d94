//! What the editions have, and what they do differently. Rules ask for a difference by its name and never for an
//! edition; whoever adds an edition answers these questions.

use serde::{Deserialize, Serialize};
use tessera_kernel::Setup;

use crate::board::Mood;
use crate::components::buildings::{Building, Unit};

/// An edition of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The Monumental Edition of 2021, base game.
    Monumental,
    /// The first edition of 2012.
    Base2012,
    /// The Monumental Edition with its Civilizations expansion (C29).
    Civilizations,
}

impl Edition {
    /// The edition that was agreed, which the kernel has checked.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        if setup.edition == "2012" {
            Self::Base2012
        } else if setup.revision < CIVILIZATIONS_SINCE || setup.options.is("civilizations", "none") {
            Self::Monumental
        } else {
            Self::Civilizations
        }
    }

    /// The same without its expansion.
    #[must_use]
    pub const fn base(self) -> Self {
        match self {
            Self::Monumental | Self::Civilizations => Self::Monumental,
            Self::Base2012 => Self::Base2012,
        }
    }

    /// Whether the Civilizations expansion is played (C29.1).
    #[must_use]
    pub const fn has_civilizations(self) -> bool {
        matches!(self, Self::Civilizations)
    }

    /// Where the Monumental Edition, expanded or not, and that of 2012 have their place in a pair.
    pub(crate) const fn column(self) -> usize {
        self.base() as usize
    }
}

/// The revision of the rules that brought the Civilizations expansion.
pub(crate) const CIVILIZATIONS_SINCE: u32 = 2;

/// Yes in one edition, no in the other; an expansion is like its base game.
macro_rules! differences {
    ($($(#[$doc:meta])+ $name:ident: $edition:ident;)+) => {
        impl Edition {
            $($(#[$doc])+ #[must_use] pub const fn $name(self) -> bool { matches!(self.base(), Self::$edition) })+
        }
    };
}

// The course of the game.
differences! {
    /// Advances raise a culture level or a mood level, which cap tokens and bring Events; without levels there is an event
    /// box (C1.4, C5.5, C5.7, C5.8, C19.6).
    has_levels: Base2012;
    /// A second government is bought, not taken in the Status phase (C5.10, C19.5).
    sells_governments: Base2012;
    /// The order stays where the first player is among several who tie for choosing it (C19.6).
    keeps_order_in_a_tie: Base2012;
    /// A game that ends early still has the objectives of a Status phase (C28.4, C28.5).
    ends_with_objectives: Monumental;
    /// What concerns all players begins with the first player, not with whoever drew the card (C21.6).
    serves_the_first_player_first: Base2012;
    /// One card answers a victory or conquest, whatever its title (C21.2).
    answers_a_victory_once: Base2012;
    /// Others may speak up in a player's turn to trade (C18.1).
    lets_others_speak_up: Base2012;
    /// Wonder cards and Great Persons may be traded (C18.2).
    trades_all_cards: Monumental;
    /// Wonders break ties before objectives do (C20.4).
    ranks_wonders_first: Base2012;
}

// Cities and units.
differences! {
    /// A Wonder counts for the size of its city, as one of its pieces (C6.1, C15.5, C26.48, C27.30).
    wonders_count_for_size: Monumental;
    /// Wonder cards are drawn into hand; else they lie open, and a player's own are reserved ones (C16.1, C1.11).
    wonders_go_to_hand: Monumental;
    /// Recruits may come from elsewhere on the board (C9.6).
    recruits_from_the_board: Monumental;
    /// A building does nothing for an owner without its advance (C15.6).
    buildings_need_their_advance: Base2012;
    /// An influenced city may be the source for itself (C13.6).
    influenced_cities_help_themselves: Monumental;
    /// The people of a conquered city flee even from an Angry one (C15.3).
    refugees_leave_angry_cities: Monumental;
    /// They must be placed (C15.3).
    refugees_must_settle: Base2012;
    /// A buried Wonder still scores; else it is lost, and its piece counts like the others (C27.29).
    buried_wonders_score: Monumental;
}

// Conflicts and Barbarians.
differences! {
    /// Tactics cards are laid face down (C14.3).
    hides_tactics: Monumental;
    /// Dice have icons (C1.8, C14.6).
    has_icons: Monumental;
    /// Barbarians raid from their settlements; else their armies march (C17.3, C17.5, C17.7, C24.13).
    barbarians_raid: Base2012;
    /// They await explorers (C11.6).
    barbarians_await_explorers: Base2012;
    /// Beating them pays, in whatever Combat; else their settlements pay for each unit beaten (C17.11).
    pays_for_every_victory: Monumental;
    /// A settlement taken from them may be razed (C17.12).
    razes_camps: Base2012;
}

// Advances (C22).
differences! {
    /// Husbandry costs food and counts across Sea (C22.4).
    husbandry_costs_food: Base2012;
    /// Sanitation brings a Settler with a Recruit; else with an enlarged city (C22.7).
    sanitation_recruits: Monumental;
    /// Roads sell distance and terrain apart (C22.8).
    roads_sell_apart: Base2012;
    /// Cartography is an action; else it follows a Move (C22.12).
    cartography_is_an_action: Base2012;
    /// Writing gives its cards once there is a government (C22.13).
    writing_awaits_a_government: Base2012;
    /// Public Education works once a turn (C22.14).
    public_education_rests: Monumental;
    /// Free Education sells mood for an idea; else it rewards paying without food (C22.15).
    free_education_sells: Monumental;
    /// Steel Weapons are paid for in battle and add to the combat value; else they hit once more (C22.19, C22.36).
    steel_is_paid_in_battle: Monumental;
    /// Rituals take ideas too (C22.22).
    rituals_take_ideas: Monumental;
    /// Bartering discards a card, free and once a turn; else it exchanges resources as an action (C22.25).
    barters_cards: Monumental;
    /// Taxes bring gold alone (C22.27).
    taxes_are_gold: Base2012;
    /// Sports make cities count as smaller; else they are an action (C22.30).
    sports_shrink_cities: Base2012;
    /// Medicine gives back a resource after a Recruit (C22.35).
    medicine_gives_back: Monumental;
    /// Metallurgy turns ore into gold; else it brings ore to whoever owns Steel Weapons (C22.36).
    metallurgy_smelts: Monumental;
    /// The first Collect of a turn is free with Free Economy, further ones cost mood (C22.40).
    liberty_frees_the_first_collect: Base2012;
    /// Dogma's advance may be declined (C22.45).
    dogma_may_be_declined: Monumental;
}

// Wonders (C23) and tactics (C25).
differences! {
    /// The Gardens give any resource and keep off squads; else they give food and cheer (C23.2).
    gardens_grow_anything: Monumental;
    /// The Library lends an advance; else it learns from a rival (C23.3).
    library_lends: Monumental;
    /// The Lighthouse places Ships and chooses who goes first; else it moves one (C23.4).
    lighthouse_places_ships: Monumental;
    /// The Mausoleum digs up discarded cards; else it takes a toll and builds Temples (C23.5).
    mausoleum_digs_up_cards: Monumental;
    /// The Pyramids stay their builder's; else they influence when built (C23.6).
    pyramids_stay_their_builders: Monumental;
    /// The Statue reaches far and shelters cities; else it trades objectives for actions (C23.7).
    statue_shelters: Base2012;
    /// The Wall fights; else it bars whoever lacks Siegecraft (C23.8).
    wall_fights: Monumental;
    /// High Ground and Siege make icons fail; else they give dice and take from the combat value (C25.6, C25.8).
    tactics_spoil_icons: Monumental;
}

impl Edition {
    /// The first number in the Monumental Edition, the second in that of 2012.
    const fn either(self, monumental: u8, base: u8) -> u8 {
        match self {
            Self::Monumental | Self::Civilizations => monumental,
            Self::Base2012 => base,
        }
    }

    /// The most of a resource a player may have (C1.2).
    #[must_use]
    pub const fn most(self) -> u8 {
        self.either(7, 8)
    }

    /// Pieces of each building a colour has (C1.7).
    #[must_use]
    pub const fn buildings(self) -> u8 {
        self.either(5, 7)
    }

    /// Barbarian Settlements (C1.7).
    #[must_use]
    pub const fn barbarian_settlements(self) -> u8 {
        self.either(10, 7)
    }

    /// Barbarian Infantry (C1.7).
    #[must_use]
    pub const fn barbarian_infantry(self) -> u8 {
        self.either(20, 16)
    }

    /// Barbarian units of a kind (C1.7).
    pub(crate) const fn barbarians(self, unit: Unit) -> u8 {
        match unit {
            Unit::Infantry => self.barbarian_infantry(),
            Unit::Cavalry | Unit::Elephant if self.has_civilizations() => 4,
            _ => 0,
        }
    }

    /// Pirate Ships (C32.1).
    #[must_use]
    pub const fn pirates(self) -> u8 {
        if self.has_civilizations() { 4 } else { 0 }
    }

    /// Kinds of units players have.
    pub fn units(self) -> impl DoubleEndedIterator<Item = Unit> + Clone {
        Unit::ALL.into_iter().filter(move |&unit| self.pieces(unit) > 0)
    }

    /// Units of a kind a colour has (C1.7).
    #[must_use]
    pub const fn pieces(self, unit: Unit) -> u8 {
        if unit.is_expansion() && !self.has_civilizations() { 0 } else { unit.pieces() }
    }

    /// Kinds of buildings there are.
    pub fn building_kinds(self) -> impl Iterator<Item = Building> + Clone {
        Building::ALL.into_iter().filter(move |&building| self.pieces_of(building) > 0)
    }

    /// Pieces of a building a colour has (C1.7).
    #[must_use]
    pub const fn pieces_of(self, building: Building) -> u8 {
        if building.is_expansion() && !self.has_civilizations() { 0 } else { self.buildings() }
    }

    /// Event cards in the deck (C27).
    #[must_use]
    pub const fn event_cards(self) -> u8 {
        if self.has_civilizations() { 58 } else { 38 }
    }

    /// Objective cards in the deck (C26).
    #[must_use]
    pub const fn objective_cards(self) -> u8 {
        if self.has_civilizations() { 38 } else { 32 }
    }

    /// Markers for exhausted land (C1.7).
    #[must_use]
    pub const fn exhausted_markers(self) -> u8 {
        self.either(6, 4)
    }

    /// The mood of the first city (C3.3).
    pub(crate) const fn first_mood(self) -> Mood {
        match self {
            Self::Monumental | Self::Civilizations => Mood::Happy,
            Self::Base2012 => Mood::Neutral,
        }
    }

    /// The gold for a conquered city (C15.2).
    #[must_use]
    pub const fn spoils(self, size: u8, mood: Mood) -> u8 {
        match (self.base(), mood) {
            (Self::Monumental, Mood::Angry) => 1,
            (Self::Monumental, Mood::Happy) => size + 1,
            (Self::Base2012, Mood::Angry) => 0,
            (_, _) => size,
        }
    }

    /// Half points for a Wonder to whoever built it and to whoever owns it (C20.3).
    pub(crate) const fn wonder_points(self) -> (i32, i32) {
        match self {
            Self::Monumental | Self::Civilizations => (4, 4),
            Self::Base2012 => (0, 10),
        }
    }
}
