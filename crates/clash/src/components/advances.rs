//! The 48 advances in 12 groups of 4 (C22). The rows of a group, and what its advances do, are in its file of `powers/`.

use tessera_kernel::Source::{P, R};
use tessera_kernel::{Component, Phrase};

use crate::edition::Edition;
use crate::goods::{Good, Goods};
use crate::powers::rows::{Row, row};
use crate::why::{Why, ensure};

macro_rules! advances {
    ($($name:ident = $word:literal),+ $(,)?) => {
        tessera_kernel::listed! {
            /// An advance. Four of a group stand together, its top one first; the 2012 edition has the same 48 places.
            #[expect(missing_docs, reason = "the rules say what each does")]
            pub enum Advance { $($name = $word),+ }
        }

        impl Advance {
            /// Its name in an edition.
            #[must_use]
            pub const fn name(self, edition: Edition) -> Phrase {
                Phrase::new(match edition {
                    Edition::Monumental | Edition::Civilizations => {
                        match self { $(Self::$name => concat!("clash-advance-", $word)),+ }
                    }
                    Edition::Base2012 => match self { $(Self::$name => concat!("clash-advance-", $word, "-2012")),+ },
                })
            }

            /// What it does, in a sentence, in an edition.
            #[must_use]
            pub const fn text(self, edition: Edition) -> Phrase {
                Phrase::new(match edition {
                    Edition::Monumental | Edition::Civilizations => {
                        match self { $(Self::$name => concat!("clash-advance-", $word, "-text")),+ }
                    }
                    Edition::Base2012 => {
                        match self { $(Self::$name => concat!("clash-advance-", $word, "-2012-text")),+ }
                    }
                })
            }
        }
    };
}

advances! {
    Farming = "farming", Storage = "storage", Irrigation = "irrigation", Husbandry = "husbandry",
    Mining = "mining", Engineering = "engineering", Sanitation = "sanitation", Roads = "roads",
    Fishing = "fishing", Navigation = "navigation", WarShips = "war-ships", Cartography = "cartography",
    Writing = "writing", PublicEducation = "public-education",
    FreeEducation = "free-education", Philosophy = "philosophy",
    Tactics = "tactics", Siegecraft = "siegecraft", SteelWeapons = "steel-weapons", Draft = "draft",
    Myths = "myths", Rituals = "rituals", Priesthood = "priesthood", StateReligion = "state-religion",
    Bartering = "bartering", TradeRoutes = "trade-routes", Taxes = "taxes", Currency = "currency",
    Arts = "arts", Sports = "sports", Monuments = "monuments", Theaters = "theaters",
    Math = "math", Astronomy = "astronomy", Medicine = "medicine", Metallurgy = "metallurgy",
    Voting = "voting", SeparationOfPower = "separation-of-power",
    CivilLiberties = "civil-liberties", FreeEconomy = "free-economy",
    Nationalism = "nationalism", Totalitarianism = "totalitarianism",
    AbsolutePower = "absolute-power", ForcedLabor = "forced-labor",
    Dogma = "dogma", Devotion = "devotion", Conversion = "conversion", Fanaticism = "fanaticism",
}

impl Advance {
    /// Its group.
    #[must_use]
    pub const fn group(self) -> Group {
        Group::ALL[self as usize / 4]
    }

    /// Whether it is the first of its group.
    pub(crate) const fn is_top(self) -> bool {
        (self as u8).is_multiple_of(4)
    }

    /// The token gained with it.
    #[must_use]
    pub const fn bonus(self) -> Option<Good> {
        row(self).bonus
    }

    /// What must be owned besides the top of the group: for the top of a government, an advance of another group; in
    /// the 2012 edition also some within the group.
    #[must_use]
    pub const fn needs(self, edition: Edition) -> Option<Self> {
        row(self).needs[edition.column()]
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
        let other = || owned.government().is_some_and(|other| other != group);
        ensure(!group.is_government() || edition.sells_governments() || !other(), Why::OtherGovernment)
    }

    /// What is due even where it is free (2012).
    pub fn due(self, edition: Edition, has: impl Fn(Self) -> bool) -> Goods {
        let due = row(self).due.filter(|&(_, waiver)| edition == Edition::Base2012 && !has(waiver));
        due.map_or(Goods::NONE, |(goods, _)| goods)
    }

    /// What an advance costs (C5.1).
    pub(crate) const PRICE: Goods = Goods { food: 2, ..Goods::NONE };

    /// Its price for whoever has these, without Priesthood (C5.2).
    pub fn price(self, edition: Edition, has: impl Fn(Self) -> bool) -> Goods {
        let food = if self.freed_by(edition, &has).is_some() { Goods::NONE } else { Self::PRICE };
        food + self.due(edition, has)
    }

    /// Whether that is what any other costs.
    pub(crate) fn costs_as_usual(self, edition: Edition, has: impl Fn(Self) -> bool) -> bool {
        let row = row(self);
        row.due.is_none() && row.free_with[edition.column()].is_none_or(|science| !has(science))
    }

    /// What makes it free of food for whoever has these.
    pub(crate) fn freed_by(self, edition: Edition, has: impl Fn(Self) -> bool) -> Option<Self> {
        row(self).free_with[edition.column()].filter(|&science| has(science))
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
    /// Those that are not owned and whose group is open: its top ones, and the others where the top is owned (C5.2).
    pub(crate) const fn within_reach(self) -> Self {
        const TOPS: u64 = 0x1111_1111_1111;
        Self((TOPS | ((self.0 & TOPS) * 15)) & !self.0)
    }

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
    let component = |advance: Advance| {
        let Row { bonus, source, .. } = *row(advance);
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
    Advance::ALL.into_iter().map(component).collect()
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
