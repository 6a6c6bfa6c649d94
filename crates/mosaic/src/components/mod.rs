//! What is in the box. One file a kind of component, each row with the source of its facts.

pub mod achievements;
pub mod build_cards;
pub(crate) mod facts;
pub mod golden_ages;
pub mod goods;
pub mod governments;
pub mod leaders;
pub mod map;
pub mod pieces;
pub mod pillars;
pub mod population_cards;
pub mod regions;
pub mod tax_cards;
pub mod technologies;
pub mod wonders;

use tessera_kernel::Component;

pub(crate) use facts::facts;

/// Every row of the box, in the order of the rules.
pub(crate) fn all() -> Vec<Component> {
    [
        pieces::components(),
        map::components(),
        goods::components(),
        leaders::components(),
        governments::components(),
        wonders::components(),
        golden_ages::components(),
        achievements::components(),
        build_cards::components(),
        population_cards::components(),
        tax_cards::components(),
        technologies::components(),
    ]
    .concat()
}
