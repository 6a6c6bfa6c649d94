//! Fields of little hand-set stones: an SVG pattern a ground, in four tones over grout.

use std::fmt::Write as _;

use maud::{Markup, html};

use crate::svg::{N, Scatter};

/// A ground and its colours.
pub(crate) struct Stones {
    /// Its name in ids and classes.
    pub(crate) name: &'static str,
    /// The stones.
    pub(crate) tones: [&'static str; 4],
    /// What lies between them.
    pub(crate) grout: &'static str,
}

pub(crate) const MEADOW: Stones =
    Stones { name: "meadow", tones: ["#a9c878", "#9dbb6b", "#8eae5d", "#b6d189"], grout: "#79964f" };
pub(crate) const FIELD: Stones =
    Stones { name: "field", tones: ["#e8cb7a", "#e0c068", "#d3af53", "#efd78f"], grout: "#b6943f" };
pub(crate) const HILL: Stones =
    Stones { name: "hill", tones: ["#d29c69", "#c98f5a", "#b97e49", "#dbaa7b"], grout: "#98663b" };
pub(crate) const FOREST: Stones =
    Stones { name: "forest", tones: ["#5d8857", "#527b4d", "#466c42", "#699562"], grout: "#345230" };
pub(crate) const MOUNTAIN: Stones =
    Stones { name: "mountain", tones: ["#a7a29a", "#9a958d", "#8a857d", "#b5b0a8"], grout: "#6e6963" };
pub(crate) const SEA: Stones =
    Stones { name: "sea", tones: ["#8dbccd", "#85b6c9", "#7cafc3", "#97c3d3"], grout: "#73a7bc" };

/// Stones along a side of the pattern, and the side of a stone.
const COUNT: u32 = 7;
const SIDE: f64 = 8.6;

/// The patterns of these grounds, as `{prefix}{name}`; pages may carry several sets under different prefixes.
pub(crate) fn patterns(prefix: &str, grounds: &[&Stones]) -> Markup {
    let size = f64::from(COUNT) * SIDE;
    html! {
        @for stones in grounds {
            pattern id={ (prefix) (stones.name) } width=(N(size)) height=(N(size)) patternUnits="userSpaceOnUse"
                patternTransform="rotate(4)" {
                rect class={ "g-" (stones.name) } width=(N(size)) height=(N(size)) fill=(stones.grout) {}
                @for (tone, d) in laid(stones).iter().enumerate() {
                    path class={ (stones.name) "-" (tone) } fill=(stones.tones[tone]) d=(d) {}
                }
            }
        }
    }
}

/// The stones of each tone as one path.
fn laid(stones: &Stones) -> [String; 4] {
    let mut paths: [String; 4] = Default::default();
    let mut scatter = Scatter::named(stones.name);
    // The sea is calmer than the land, so that the island stands out.
    let wild = if stones.name == "sea" { 0.5 } else { 0.8 };
    for stone in 0..COUNT * COUNT {
        let (x, y) = (f64::from(stone % COUNT) * SIDE, f64::from(stone / COUNT) * SIDE);
        let gap = 0.45;
        let mut corner = |cx: f64, cy: f64| {
            let inwards = |at: f64| if at == 0.0 { gap } else { SIDE - gap };
            (x + inwards(cx) + scatter.around(wild * 0.5), y + inwards(cy) + scatter.around(wild * 0.5))
        };
        let corners = [corner(0.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(0.0, 1.0)];
        let tone = [0, 0, 1, 1, 1, 2, 2, 3][scatter.below(8) as usize];
        let path: &mut String = &mut paths[tone];
        for (place, (x, y)) in corners.into_iter().enumerate() {
            let _ = write!(path, "{}{} {}", if place == 0 { 'M' } else { 'L' }, N(x), N(y));
        }
        path.push('z');
    }
    paths
}
