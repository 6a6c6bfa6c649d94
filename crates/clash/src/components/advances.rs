//! The 48 advances in 12 groups of 4 (C22). What they do is told where it is done: grep for the variant.

use tessera_kernel::Source::{self, P, R};
use tessera_kernel::{Component, Phrase};

use super::buildings::Building;
use crate::edition::Edition;
use crate::goods::{Good, Goods};
use crate::why::Why;

macro_rules! advances {
    ($($name:ident, $word:literal, $bonus:expr, $source:expr;)+) => {
        tessera_kernel::listed! {
            /// An advance. Four of a group stand together, its top one first; the 2012 edition has the same 48 places.
            #[expect(missing_docs, reason = "the rules say what each does")]
            pub enum Advance { $($name = $word),+ }
        }

        /// The token gained with each, and the source of its effect.
        const ROWS: [(Option<Good>, Source); 48] = [$(($bonus, $source)),+];

        impl Advance {
            /// Its name in an edition.
            #[must_use]
            pub const fn name(self, edition: Edition) -> Phrase {
                Phrase::new(match edition {
                    Edition::Monumental => match self { $(Self::$name => concat!("clash-advance-", $word)),+ },
                    Edition::Base2012 => match self { $(Self::$name => concat!("clash-advance-", $word, "-2012")),+ },
                })
            }

            /// What it does, in a sentence, in an edition.
            #[must_use]
            pub const fn text(self, edition: Edition) -> Phrase {
                Phrase::new(match edition {
                    Edition::Monumental => match self { $(Self::$name => concat!("clash-advance-", $word, "-text")),+ },
                    Edition::Base2012 => {
                        match self { $(Self::$name => concat!("clash-advance-", $word, "-2012-text")),+ }
                    }
                })
            }
        }
    };
}

const C: Option<Good> = Some(Good::Culture);
const M: Option<Good> = Some(Good::Mood);
const N: Option<Good> = None;

// Name, word in notation, token gained with it (P), source of the effect.
advances! {
    Farming, "farming", N, R;
    Storage, "storage", M, R;
    Irrigation, "irrigation", M, R;
    Husbandry, "husbandry", M, R;
    Mining, "mining", N, R;
    Engineering, "engineering", N, R;
    Sanitation, "sanitation", M, R;
    Roads, "roads", C, R;
    Fishing, "fishing", M, R;
    Navigation, "navigation", C, R;
    WarShips, "war-ships", N, R;
    Cartography, "cartography", C, R;
    Writing, "writing", C, P;
    PublicEducation, "public-education", M, R;
    FreeEducation, "free-education", M, R;
    Philosophy, "philosophy", M, R;
    Tactics, "tactics", C, R;
    Siegecraft, "siegecraft", N, R;
    SteelWeapons, "steel-weapons", N, R;
    Draft, "draft", C, R;
    Myths, "myths", M, R;
    Rituals, "rituals", C, R;
    Priesthood, "priesthood", N, P;
    StateReligion, "state-religion", M, R;
    Bartering, "bartering", M, P;
    TradeRoutes, "trade-routes", N, R;
    Taxes, "taxes", N, R;
    Currency, "currency", C, P;
    Arts, "arts", C, R;
    Sports, "sports", M, R;
    Monuments, "monuments", C, R;
    Theaters, "theaters", M, P;
    Math, "math", C, P;
    Astronomy, "astronomy", C, P;
    Medicine, "medicine", C, R;
    Metallurgy, "metallurgy", C, R;
    Voting, "voting", N, R;
    SeparationOfPower, "separation-of-power", N, R;
    CivilLiberties, "civil-liberties", N, R;
    FreeEconomy, "free-economy", N, R;
    Nationalism, "nationalism", N, R;
    Totalitarianism, "totalitarianism", N, R;
    AbsolutePower, "absolute-power", N, R;
    ForcedLabor, "forced-labor", N, R;
    Dogma, "dogma", N, R;
    Devotion, "devotion", N, R;
    Conversion, "conversion", N, R;
    Fanaticism, "fanaticism", N, R;
}

impl Advance {
    /// Its group.
    #[must_use]
    pub const fn group(self) -> Group {
        Group::ALL[self as usize / 4]
    }

    /// Whether it is the first of its group.
    #[must_use]
    pub const fn is_top(self) -> bool {
        (self as u8).is_multiple_of(4)
    }

    /// The token gained with it.
    #[must_use]
    pub const fn bonus(self) -> Option<Good> {
        ROWS[self as usize].0
    }

    /// The building it opens (C8.1).
    #[must_use]
    pub const fn unlocks(self) -> Option<Building> {
        match self {
            Self::Writing => Some(Building::Academy),
            Self::Tactics => Some(Building::Fortress),
            Self::Fishing => Some(Building::Port),
            Self::Myths => Some(Building::Temple),
            _ => None,
        }
    }

    /// What must be owned besides the top of the group: for the top of a government, an advance of another group; in
    /// the 2012 edition also some within the group.
    #[must_use]
    pub const fn needs(self, edition: Edition) -> Option<Self> {
        match (self, edition) {
            (Self::Voting, _) => Some(Self::Philosophy),
            (Self::Nationalism, _) => Some(Self::Draft),
            (Self::Dogma, _) => Some(Self::StateReligion),
            (Self::Roads, Edition::Base2012) => Some(Self::Engineering),
            (Self::Navigation, Edition::Base2012) => Some(Self::Cartography),
            (Self::Currency, Edition::Base2012) => Some(Self::TradeRoutes),
            (Self::Taxes, Edition::Base2012) => Some(Self::Currency),
            (Self::Metallurgy, Edition::Base2012) => Some(Self::Medicine),
            _ => None,
        }
    }

    /// The science that makes it free of food.
    #[must_use]
    pub const fn made_free_by(self, edition: Edition) -> Option<Self> {
        match (self, edition) {
            (Self::Engineering | Self::Roads, _) => Some(Self::Math),
            (Self::Navigation | Self::Cartography, _) => Some(Self::Astronomy),
            (Self::Metallurgy, Edition::Base2012) => Some(Self::Medicine),
            (Self::SteelWeapons, Edition::Base2012) => Some(Self::Metallurgy),
            _ => None,
        }
    }

    /// Whether the way to it is open to whoever owns these, whatever it costs (C5.2, C5.3).
    ///
    /// # Errors
    /// The reason why not.
    pub fn open_to(self, owned: Advances, edition: Edition) -> Result<(), Why> {
        if owned.has(self) {
            return Err(Why::OwnedAlready);
        }
        let group = self.group();
        if !self.is_top() && !owned.has(group.top()) {
            return Err(Why::Needs(group.top()));
        }
        if let Some(needed) = self.needs(edition)
            && !owned.has(needed)
        {
            return Err(Why::Needs(needed));
        }
        // In 2012 the first development of a second government moves all cubes over; Monumental has the Status phase
        // for it.
        let other = owned.government().is_some_and(|other| other != group);
        if group.is_government() && other && !edition.sells_governments() {
            return Err(Why::OtherGovernment);
        }
        Ok(())
    }

    /// What is due even where it is free: Steel Weapons of 2012 (C22).
    pub fn due(self, edition: Edition, has: impl Fn(Self) -> bool) -> Goods {
        let due = edition == Edition::Base2012 && self == Self::SteelWeapons && !has(Self::Metallurgy);
        if due { Goods::of(Good::Ore, 2) } else { Goods::NONE }
    }

    /// Its price for whoever has these, without Priesthood (C5.2).
    pub fn price(self, edition: Edition, has: impl Fn(Self) -> bool) -> Goods {
        let free = self.made_free_by(edition).is_some_and(&has);
        let food = if free { Goods::NONE } else { Goods::of(Good::Food, 2) };
        food + self.due(edition, has)
    }
}

tessera_kernel::listed! {
    /// A group of four advances.
    #[expect(missing_docs, reason = "the rules say what each is about")]
    pub enum Group: "clash-group-" {
        Agriculture = "agriculture",
        Construction = "construction",
        Seafaring = "seafaring",
        Education = "education",
        Warfare = "warfare",
        Spirituality = "spirituality",
        Economy = "economy",
        Culture = "culture",
        Science = "science",
        Democracy = "democracy",
        Autocracy = "autocracy",
        Theocracy = "theocracy",
    }
}

impl Group {
    /// The three governments: advances may be owned in one of them only.
    pub const GOVERNMENTS: [Self; 3] = [Self::Democracy, Self::Autocracy, Self::Theocracy];

    /// Whether it is a government.
    #[must_use]
    pub const fn is_government(self) -> bool {
        self as u8 >= Self::Democracy as u8
    }

    /// Its first advance.
    #[must_use]
    pub const fn top(self) -> Advance {
        Advance::ALL[self as usize * 4]
    }

    /// Its four advances.
    pub fn advances(self) -> impl Iterator<Item = Advance> + Clone {
        (0..4).map(move |level| Advance::ALL[self as usize * 4 + level])
    }
}

tessera_kernel::bit_set! {
    /// A set of advances.
    pub struct Advances(u64) of Advance, |index: u8| Advance::ALL[usize::from(index)]
}

impl Advances {
    /// How many of a group.
    #[must_use]
    pub const fn in_group(self, group: Group) -> usize {
        ((self.0 >> (group as u8 * 4)) & 15).count_ones() as usize
    }

    /// The government group advances are owned in.
    #[must_use]
    pub fn government(self) -> Option<Group> {
        Group::GOVERNMENTS.into_iter().find(|&group| self.in_group(group) > 0)
    }

    /// Takes a whole group out and says how many it was.
    pub const fn clear_group(&mut self, group: Group) -> usize {
        let count = self.in_group(group);
        self.0 &= !(15 << (group as u8 * 4));
        count
    }
}

pub(super) fn components(edition: Edition) -> Vec<Component> {
    let row = |advance: Advance| {
        let (bonus, source) = ROWS[advance as usize];
        let needs = advance.needs(edition).map_or(String::new(), |needs| format!(" ← {needs}"));
        let bonus = bonus.map_or(String::new(), |good| format!(" +{}", good.letter()));
        let place = advance as usize % 4 + 1;
        Component {
            group: advance.group().name(),
            name: advance.name(edition),
            facts: format!("{place} {advance}{bonus}{needs}"),
            sources: match (source, edition) {
                (_, Edition::Base2012) | (R, _) => &[R, P],
                _ => &[P],
            },
        }
    };
    Advance::ALL.into_iter().map(row).collect()
}

pub(super) fn facts(edition: Edition) -> Vec<Phrase> {
    let row = |advance: Advance| {
        let brings = advance.bonus().map(|good| Phrase::new("clash-facts-brings").with("goods", good.amount(1)));
        let needs =
            advance.needs(edition).map(|needed| Phrase::new("clash-facts-needs").with("advance", needed.name(edition)));
        let also: Vec<Phrase> = brings.into_iter().chain(needs).collect();
        let text = advance.text(edition);
        if also.is_empty() { text } else { Phrase::new("clash-facts-advance").with("text", text).with("also", also) }
    };
    Advance::ALL.into_iter().map(row).collect()
}
