//! City tiles and the other pieces each player has (T1.1, T1.2).

use tessera_kernel::Source::R;
use tessera_kernel::{Component, Phrase};

/// People tokens of each player.
pub const TOKENS: u8 = 16;
/// The values city tiles have.
pub const VALUES: [u8; 3] = [2, 3, 4];
/// How many tiles of each value a player has.
pub const COPIES: [u8; 3] = [3, 3, 2];

pub(super) fn components() -> Vec<Component> {
    let piece = |name, facts: String| Component {
        group: Phrase::new("tempus-box-pieces"),
        name: Phrase::new(name),
        facts,
        sources: &[R],
    };
    let cities = VALUES.iter().zip(COPIES).map(|(value, copies)| format!("{copies} × {value}"));
    vec![
        piece("tempus-box-tokens", format!("5 × {TOKENS}")),
        piece("tempus-box-cities", format!("5 × ({})", cities.collect::<Vec<_>>().join(", "))),
        piece("tempus-box-action-tiles", "5 × 6".into()),
        piece("tempus-box-cubes", "5 × 1".into()),
    ]
}

pub(super) fn facts() -> Vec<Phrase> {
    let each = |count: u8| Phrase::new("tempus-facts-each").with("count", count);
    let of_value =
        |(&value, count): (&u8, u8)| Phrase::new("tempus-facts-city").with("count", count).with("value", value);
    let cities: Vec<Phrase> = VALUES.iter().zip(COPIES).map(of_value).collect();
    vec![each(TOKENS), Phrase::new("tempus-facts-cities").with("cities", cities), each(6), each(1)]
}
