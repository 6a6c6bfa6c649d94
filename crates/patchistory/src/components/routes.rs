//! Trade routes (P1.8): Principal ones lead one way and end before a war, Allied ones lead both ways.

use tessera_kernel::Source::{A, R};
use tessera_kernel::{Component, Phrase};

use super::icons::{Icon, amount};

/// Principal routes in the box.
pub const PRINCIPAL: usize = 14;
/// Allied routes in the box.
pub const ALLIED: usize = 4;

/// The Departure space of a Principal route.
pub const DEPARTURE: u8 = 0;
/// The last space with goods of a Principal route.
pub const LAST_GOODS: u8 = 4;
/// Return/Preparation.
pub const PREPARATION: u8 = 5;
/// War/Return.
pub const WAR: u8 = 6;
/// The last space of an Allied route.
pub const FAR_END: u8 = 5;

/// Goods of the spaces of a Principal route (P12.2).
pub const PRINCIPAL_GOODS: [Option<(Icon, u8)>; 7] = [
    None,
    Some((Icon::Money, 2)),
    Some((Icon::Food, 2)),
    Some((Icon::Resource, 2)),
    Some((Icon::Money, 3)),
    None,
    None,
];

/// Goods of the spaces of an Allied route, from the end where X departs (P12.2).
pub const ALLIED_GOODS: [Option<(Icon, u8)>; 6] =
    [None, Some((Icon::Money, 3)), Some((Icon::Culture, 2)), Some((Icon::Resource, 2)), Some((Icon::Culture, 3)), None];

fn written(goods: &[Option<(Icon, u8)>]) -> String {
    let space =
        |goods: &Option<(Icon, u8)>| goods.map_or("-".to_owned(), |(icon, count)| format!("{}{count}", icon.letter()));
    goods.iter().map(space).collect::<Vec<_>>().join(" ")
}

fn listed(goods: &[Option<(Icon, u8)>]) -> Vec<Phrase> {
    goods.iter().flatten().map(|&(icon, count)| amount(icon, count.into())).collect()
}

pub(super) fn components() -> Vec<Component> {
    let row = |name, facts: String| Component {
        group: Phrase::new("patchistory-box-routes"),
        name: Phrase::new(name),
        facts,
        sources: &[R, A],
    };
    vec![
        row("patchistory-route-principal", format!("{} x{PRINCIPAL}", written(&PRINCIPAL_GOODS))),
        row("patchistory-route-allied", format!("{} x{ALLIED}", written(&ALLIED_GOODS))),
    ]
}

pub(super) fn facts() -> Vec<Phrase> {
    let row =
        |goods, count: usize| Phrase::new("patchistory-facts-route").with("goods", listed(goods)).with("count", count);
    vec![row(&PRINCIPAL_GOODS, PRINCIPAL), row(&ALLIED_GOODS, ALLIED)]
}
