//! The facts of the box as a person reads them, row by row: the same rows as `all`.

use tessera_kernel::Phrase;

use super::achievements::Achievement;
use super::build_cards::BuildCard;
use super::golden_ages::{GoldenAge, ICONS};
use super::goods::{CACHES, Cache, Good};
use super::governments::Government;
use super::leaders::Leader;
use super::pillars::Pillar;
use super::technologies::Tech;
use super::wonders::Wonder;
use super::{map, pieces, population_cards, tax_cards};

/// Icons in words; a line where there are none.
pub(crate) fn icons(pillars: &[Pillar]) -> Phrase {
    match pillars {
        [] => Phrase::new("mosaic-facts-none"),
        some => {
            Phrase::new("mosaic-facts-list").with("all", some.iter().map(|pillar| pillar.name()).collect::<Vec<_>>())
        }
    }
}

/// Rows whose facts are figures alone.
fn figures(rows: Vec<tessera_kernel::Component>) -> Vec<Phrase> {
    rows.into_iter().map(|row| Phrase::new("mosaic-facts-figures").with("figures", row.facts)).collect()
}

fn copies(count: u8, of: Phrase) -> Phrase {
    Phrase::new("mosaic-facts-copies").with("count", count).with("of", of)
}

fn good(good: Good) -> Phrase {
    let none = Phrase::new("mosaic-facts-none");
    let bonus =
        good.bonus().map(|(track, by)| Phrase::new("mosaic-facts-bonus").with("track", track.name()).with("by", by));
    copies(good.copies(), bonus.unwrap_or(none))
}

fn cache(cache: Cache) -> Phrase {
    match cache {
        Cache::Wealth(wealth, amount) => {
            Phrase::new("mosaic-facts-amount").with("of", wealth.name()).with("amount", amount)
        }
        Cache::People(count) => Phrase::new("mosaic-facts-people").with("amount", count),
    }
}

fn build(card: BuildCard) -> Phrase {
    let of = match card.wants() {
        Some(goods) => Phrase::new("mosaic-facts-list").with("all", goods.map(Good::name).to_vec()),
        None => icons(card.grants()),
    };
    copies(card.copies(), of)
}

/// The icons a technology asks for and brings.
pub(crate) fn tech(tech: Tech) -> Phrase {
    Phrase::new("mosaic-facts-tech").with("needs", icons(tech.needs())).with("grants", icons(tech.grants()))
}

/// What a government costs and asks for.
pub(crate) fn government(one: Government) -> Phrase {
    Phrase::new("mosaic-facts-government").with("cost", one.cost()).with("needs", icons(one.needs()))
}

/// All facts, in the order of the rows.
pub(crate) fn facts() -> Vec<Phrase> {
    let icon = |pillar: Pillar| icons(&[pillar]);
    let achievement = |one: Achievement| match one {
        Achievement::Imperial => Phrase::new("mosaic-facts-figures").with("figures", "4 / 3".to_owned()),
        other => Phrase::new("mosaic-facts-least").with("least", other.least(4)),
    };
    let mut all = figures(pieces::components());
    all.extend(figures(map::components()));
    all.extend(Good::ALL.into_iter().map(good));
    all.extend(CACHES.iter().map(|&(one, count)| copies(count, cache(one))));
    all.extend(Leader::ALL.into_iter().map(|leader| icon(leader.pillar())));
    all.extend(Government::ALL.into_iter().map(government));
    all.extend(Wonder::ALL.into_iter().map(|_| Phrase::new("mosaic-facts-wonder")));
    all.extend(GoldenAge::ALL.into_iter().map(|age| copies(ICONS, icon(age.pillar()))));
    all.extend(Achievement::ALL.into_iter().map(achievement));
    all.extend(BuildCard::ALL.into_iter().map(build));
    all.extend(figures(population_cards::components()));
    all.extend(figures(tax_cards::components()));
    all.extend(Tech::ALL.into_iter().map(tech));
    all
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_row_of_the_box_has_its_facts_in_words() {
        assert_eq!(super::facts().len(), super::super::all().len());
    }
}
