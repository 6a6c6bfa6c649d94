//! What the words of the game mean, for whoever asks at the table.

use tessera_kernel::{Glossary, Phrase, Setup, Term, Thing};

use crate::components::achievements::Achievement;
use crate::components::build_cards::BuildCard;
use crate::components::facts;
use crate::components::golden_ages::GoldenAge;
use crate::components::goods::Good;
use crate::components::governments::Government;
use crate::components::leaders::Leader;
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;

const TERMS: &[Term] = &[
    Term::new("mosaic-term-points", "M10.5"),
    Term::new("mosaic-term-scoring", "M9.1"),
    Term::new("mosaic-term-influence", "M9.4"),
    Term::new("mosaic-term-dominate", "M9.5"),
    Term::new("mosaic-term-pillar", "M1"),
    Term::new("mosaic-term-icon", "M6.19"),
    Term::new("mosaic-term-needs", "M6.19"),
    Term::new("mosaic-term-face-down", "M6.20"),
    Term::new("mosaic-term-free", "M5.1"),
    Term::new("mosaic-term-golden", "M5.1"),
    Term::new("mosaic-term-achievement", "M5.1"),
    Term::new("mosaic-term-leader", "M3.12"),
    Term::new("mosaic-term-draft", "M3.13"),
    Term::new("mosaic-term-unrest", "M6.21"),
    Term::new("mosaic-term-chest", "M6.12"),
    Term::new("mosaic-term-market", "M8.1"),
    Term::new("mosaic-term-refresh", "M8.4"),
    Term::new("mosaic-term-population-card", "M6.6"),
    Term::new("mosaic-term-tax-card", "M6.22"),
    Term::new("mosaic-term-tariff-card", "M6.22"),
    Term::new("mosaic-term-project", "M6.9"),
    Term::new("mosaic-term-supply", "M2.3"),
    Term::new("mosaic-term-first", "M3.11"),
];

const ACTIONS: &[Term] = &[
    Term::new("mosaic-action-work", "M6.4"),
    Term::new("mosaic-action-population", "M6.6"),
    Term::new("mosaic-action-build", "M6.8"),
    Term::new("mosaic-action-wonder", "M6.15"),
    Term::new("mosaic-action-technology", "M6.18"),
    Term::new("mosaic-action-tax", "M6.21"),
    Term::new("mosaic-action-military", "M6.25"),
    Term::new("mosaic-action-government", "M6.29"),
];

const GOODS: &[Term] = &[
    Term::new("mosaic-resource-stone", "M6.1"),
    Term::new("mosaic-resource-food", "M6.1"),
    Term::new("mosaic-resource-ideas", "M6.1"),
    Term::new("mosaic-resource-money", "M6.1"),
    Term::new("mosaic-resource-population", "M6.4"),
    Term::new("mosaic-track-stone", "M6.4"),
    Term::new("mosaic-track-food", "M6.4"),
    Term::new("mosaic-track-ideas", "M6.4"),
    Term::new("mosaic-track-tax", "M6.22"),
    Term::new("mosaic-track-tariff", "M6.22"),
];

const PILLAR: &str = "mosaic-term-pillar-one";
const PILLARS: &[Term] = &[
    Term::new("mosaic-pillar-sci", "M1").meaning(PILLAR),
    Term::new("mosaic-pillar-eco", "M1").meaning(PILLAR),
    Term::new("mosaic-pillar-agr", "M1").meaning(PILLAR),
    Term::new("mosaic-pillar-pop", "M1").meaning(PILLAR),
    Term::new("mosaic-pillar-con", "M1").meaning(PILLAR),
    Term::new("mosaic-pillar-cul", "M1").meaning(PILLAR),
    Term::new("mosaic-pillar-gov", "M6.22"),
    Term::new("mosaic-pillar-mil", "M1").meaning(PILLAR),
    Term::new("mosaic-pillar-urb", "M1").meaning(PILLAR),
];

const PIECES: &[Term] = &[
    Term::new("mosaic-piece-city", "M6.9"),
    Term::new("mosaic-piece-port", "M6.9"),
    Term::new("mosaic-term-town", "M6.9"),
    Term::new("mosaic-piece-farm", "M6.9"),
    Term::new("mosaic-piece-craft", "M6.9"),
    Term::new("mosaic-term-unit", "M6.26"),
    Term::new("mosaic-term-infantry", "M6.26"),
    Term::new("mosaic-term-cavalry", "M6.26"),
    Term::new("mosaic-term-siege", "M9.4"),
];

const REGION: &str = "mosaic-term-region-text";
const MAP: &[Term] = &[
    Term::new("mosaic-term-region", "M12.4"),
    Term::new("mosaic-region-hispania", "M12.4").meaning(REGION),
    Term::new("mosaic-region-gaul", "M12.4").meaning(REGION),
    Term::new("mosaic-region-italy", "M12.4").meaning(REGION),
    Term::new("mosaic-region-greece", "M12.4").meaning(REGION),
    Term::new("mosaic-region-assyria", "M12.4").meaning(REGION),
    Term::new("mosaic-region-egypt", "M12.4").meaning(REGION),
    Term::new("mosaic-region-numidia", "M12.4").meaning(REGION),
    Term::new("mosaic-term-hex", "M6.10"),
    Term::new("mosaic-term-port-hex", "M6.10"),
    Term::new("mosaic-term-closed", "M3.1"),
    Term::new("mosaic-term-good", "M6.11"),
    Term::new("mosaic-good-wild", "M13.1"),
    Term::new("mosaic-term-warehouse", "M6.24"),
    Term::new("mosaic-term-unique", "M6.24"),
    Term::new("mosaic-term-cache", "M6.11"),
];

pub(crate) const GLOSSARY: Glossary = Glossary {
    terms: &[
        ("help-terms", TERMS),
        ("help-actions", ACTIONS),
        ("help-goods", GOODS),
        ("mosaic-term-pillars", PILLARS),
        ("mosaic-box-pieces", PIECES),
        ("help-map", MAP),
    ],
    sections: &[
        ("mosaic-box-goods", "M13.2"),
        ("mosaic-box-leaders", "M14"),
        ("mosaic-box-governments", "M15"),
        ("mosaic-box-wonders", "M16"),
        ("mosaic-box-golden", "M17"),
        ("mosaic-box-achievements", "M18"),
        ("mosaic-box-build", "M19"),
        ("mosaic-box-starting", "M22"),
        ("mosaic-box-standard", "M22"),
    ],
};

/// What lies on the table with a name on it: what its face says, then what it asks for and brings.
pub(crate) fn things(_: &Setup) -> Vec<Thing> {
    let thing = |group, name, meaning| Thing { group: Phrase::new(group), name, meaning, rule: "" };
    let good = |good: Good| {
        let brings = good.bonus().map_or_else(
            || Phrase::new("mosaic-term-good-text"),
            |(track, by)| Phrase::new("mosaic-term-good-bonus").with("track", track.name()).with("by", by),
        );
        let rule = match good {
            Good::Fish => "M13.3",
            Good::Food | Good::Stone => "M13.4",
            _ => "",
        };
        Thing { rule, ..thing("mosaic-box-goods", good.name(), vec![brings]) }
    };
    let leader = |leader: Leader| {
        let text = Phrase::new("mosaic-term-leader-one")
            .with("pillar", leader.pillar().name())
            .with("start", leader.start_text())
            .with("power", leader.power_text());
        thing("mosaic-box-leaders", leader.name(), vec![text])
    };
    let government =
        |one: Government| thing("mosaic-box-governments", one.name(), vec![one.text(), facts::government(one)]);
    let build = |card: BuildCard| {
        let mut meaning = vec![card.text()];
        if !card.grants().is_empty() {
            meaning.push(Phrase::new("mosaic-term-grants").with("grants", facts::icons(card.grants())));
        }
        thing("mosaic-box-build", card.name(), meaning)
    };
    let tech = |tech: Tech| {
        let group = if tech.is_starting() { "mosaic-box-starting" } else { "mosaic-box-standard" };
        thing(group, tech.name(), vec![tech.text(), facts::tech(tech)])
    };
    let mut all: Vec<Thing> = Good::ALL.into_iter().map(good).collect();
    all.extend(Leader::ALL.into_iter().map(leader));
    all.extend(Government::ALL.into_iter().map(government));
    all.extend(Wonder::ALL.into_iter().map(|one| thing("mosaic-box-wonders", one.name(), vec![one.text()])));
    all.extend(GoldenAge::ALL.into_iter().map(|one| thing("mosaic-box-golden", one.name(), vec![one.text()])));
    all.extend(Achievement::ALL.into_iter().map(|one| thing("mosaic-box-achievements", one.name(), vec![one.text()])));
    all.extend(BuildCard::ALL.into_iter().map(build));
    all.extend(Tech::ALL.into_iter().map(tech));
    all
}
