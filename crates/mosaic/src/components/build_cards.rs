//! The 38 build cards (M19).

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase, listed};

use super::goods::Good;
use super::pieces::{Piece, Track, Wealth};
use super::pillars::Pillar::{self, *};
use super::pillars::ids;
use crate::effect::Effect::{self, *};
use crate::payment::Cost;

listed! {
    /// A build card.
    pub enum BuildCard: "mosaic-build-" {
        /// A farming town.
        FarmingTown = "farming-town",
        /// A manufacturing town that wants bronze, gems and ivory.
        Jewellers = "mt-jewellers",
        /// A manufacturing town that wants textiles, dyes and incense.
        Weavers = "mt-weavers",
        /// A manufacturing town that wants wine, olive oil and timber.
        Coopers = "mt-coopers",
        /// A port city.
        PortCity = "port-city",
        /// A city with stone.
        ArchitecturalCity = "architectural-city",
        /// A city with a refresh and three icons.
        Capital = "capital",
        /// A city with people.
        TeemingCity = "teeming-city",
        /// A city with calm.
        CulturalCity = "cultural-city",
        /// A city with trade.
        MerchantCity = "merchant-city",
        /// A city with ideas.
        ResearchCity = "research-city",
        /// A city with food.
        AgriculturalCity = "agricultural-city",
        /// A city with a unit.
        GarrisonCity = "garrison-city",
        /// A Great Project.
        Walls = "gp-walls",
        /// A Great Project.
        Aqueduct = "gp-aqueduct",
        /// A Great Project.
        Granaries = "gp-granaries",
        /// A Great Project.
        Quarries = "gp-quarries",
        /// A Great Project.
        Baths = "gp-baths",
        /// A Great Project.
        Roads = "gp-roads",
        /// A Great Project.
        Admin = "gp-admin",
        /// A Great Project.
        Hospital = "gp-hospital",
        /// A Great Project.
        Forum = "gp-forum",
    }
}

/// Different build cards.
pub const KINDS: usize = 22;

impl BuildCard {
    /// The Great Projects.
    pub(crate) const PROJECTS: [Self; 9] = [
        Self::Walls,
        Self::Aqueduct,
        Self::Granaries,
        Self::Quarries,
        Self::Baths,
        Self::Roads,
        Self::Admin,
        Self::Hospital,
        Self::Forum,
    ];

    /// The manufacturing towns, which want goods.
    pub(crate) const WORKSHOPS: [Self; 3] = [Self::Jewellers, Self::Weavers, Self::Coopers];

    /// How many there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::FarmingTown => 4,
            Self::Jewellers | Self::Weavers | Self::Coopers | Self::PortCity => 2,
            _ if self.project().is_some() => 2,
            _ => 1,
        }
    }

    /// The piece it places; none for a Great Project.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::FarmingTown => Some(Piece::Farm),
            Self::Jewellers | Self::Weavers | Self::Coopers => Some(Piece::Craft),
            Self::PortCity => Some(Piece::Port),
            _ if self.project().is_some() => None,
            _ => Some(Piece::City),
        }
    }

    /// What it costs.
    #[must_use]
    pub const fn cost(self) -> Cost {
        match self.piece() {
            Some(piece) => Cost::of_piece(piece),
            None => Cost { stone: 5, food: 0, ideas: 5, people: 0 },
        }
    }

    /// What it gives before the piece is placed.
    #[must_use]
    pub const fn benefit(self) -> &'static [Effect] {
        match self {
            Self::FarmingTown => &[Gain(Wealth::Food, 5), Raise(Track::Food, 1)],
            Self::Jewellers | Self::Weavers | Self::Coopers => &[Gain(Wealth::Money, 5), Raise(Track::Tariff, 1)],
            Self::PortCity => &[Gain(Wealth::Money, 10)],
            Self::ArchitecturalCity => &[Gain(Wealth::Stone, 5)],
            Self::Capital => &[RefreshOne],
            Self::TeemingCity => &[People(1)],
            Self::MerchantCity => &[Raise(Track::Tariff, 3)],
            Self::ResearchCity => &[Raise(Track::Ideas, 3)],
            Self::AgriculturalCity => &[Raise(Track::Food, 3)],
            _ => &[],
        }
    }

    /// Unrest it lets its owner ignore.
    #[must_use]
    pub const fn calm(self) -> u8 {
        match self {
            Self::CulturalCity => 3,
            _ => 0,
        }
    }

    /// Its icons.
    #[must_use]
    pub const fn grants(self) -> &'static [Pillar] {
        match self {
            Self::FarmingTown | Self::Granaries => &[Agr],
            Self::Jewellers | Self::Weavers | Self::Coopers => &[],
            Self::PortCity | Self::MerchantCity => &[Eco, Urb],
            Self::ArchitecturalCity => &[Con, Urb],
            Self::Capital => &[Gov, Cul, Urb],
            Self::TeemingCity => &[Pop, Urb],
            Self::CulturalCity => &[Cul, Urb],
            Self::ResearchCity => &[Sci, Urb],
            Self::AgriculturalCity => &[Agr, Urb],
            Self::GarrisonCity => &[Mil, Urb],
            Self::Walls => &[Mil],
            Self::Aqueduct => &[Pop],
            Self::Quarries => &[Con],
            Self::Baths => &[Cul],
            Self::Roads => &[Eco],
            Self::Admin => &[Gov],
            Self::Hospital => &[Sci],
            Self::Forum => &[Urb],
        }
    }

    /// The pillar a Great Project scores at the end; none for other cards.
    #[must_use]
    pub const fn project(self) -> Option<Pillar> {
        match self {
            Self::Walls => Some(Mil),
            Self::Aqueduct => Some(Pop),
            Self::Granaries => Some(Agr),
            Self::Quarries => Some(Con),
            Self::Baths => Some(Cul),
            Self::Roads => Some(Eco),
            Self::Admin => Some(Gov),
            Self::Hospital => Some(Sci),
            Self::Forum => Some(Urb),
            _ => None,
        }
    }

    /// The goods a manufacturing town wants; none for other cards.
    #[must_use]
    pub const fn wants(self) -> Option<[Good; 3]> {
        match self {
            Self::Jewellers => Some([Good::Bronze, Good::Gems, Good::Ivory]),
            Self::Weavers => Some([Good::Textiles, Good::Dyes, Good::Incense]),
            Self::Coopers => Some([Good::Wine, Good::OliveOil, Good::Timber]),
            _ => None,
        }
    }
}

pub(super) fn components() -> Vec<Component> {
    BuildCard::ALL
        .into_iter()
        .map(|card| Component {
            group: Phrase::new("mosaic-box-build"),
            name: card.name(),
            facts: match card.wants() {
                Some(goods) => format!("×{} · {}", card.copies(), goods.map(Good::id).join(" ")),
                None => format!("×{} · {}", card.copies(), ids(card.grants())),
            },
            sources: &[R, A],
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn projects_and_workshops_are_all_there() {
        let all = BuildCard::ALL.into_iter();
        assert!(all.clone().filter(|card| card.project().is_some()).eq(BuildCard::PROJECTS));
        assert!(all.filter(|card| card.wants().is_some()).eq(BuildCard::WORKSHOPS));
    }
}
