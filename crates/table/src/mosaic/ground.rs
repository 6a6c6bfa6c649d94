//! The stones of the seven regions, and of the lands nobody plays in.

use tessera_mosaic::components::regions::Region;

use crate::stones::{self, Stones};

pub(super) const HISPANIA: Stones =
    Stones { name: "hispania", tones: ["#dd9a63", "#d48d54", "#c67e46", "#e5aa78"], grout: "#a3653a" };
pub(super) const GAUL: Stones =
    Stones { name: "gaul", tones: ["#92b96c", "#86ad5f", "#779e51", "#a0c57c"], grout: "#5f8241" };
pub(super) const ITALY: Stones =
    Stones { name: "italy", tones: ["#d69aa0", "#cc8c93", "#bd7b83", "#e0abb0"], grout: "#97606a" };
pub(super) const GREECE: Stones =
    Stones { name: "greece", tones: ["#a09bcb", "#938ec0", "#837eb2", "#b0abd6"], grout: "#676296" };
pub(super) const ASSYRIA: Stones =
    Stones { name: "assyria", tones: ["#b07f59", "#a3714c", "#936341", "#bd8f6b"], grout: "#6f4a30" };
pub(super) const EGYPT: Stones =
    Stones { name: "egypt", tones: ["#f1dc8d", "#ead07a", "#dcc067", "#f6e6a5"], grout: "#b89c48" };
pub(super) const NUMIDIA: Stones =
    Stones { name: "numidia", tones: ["#cdc2ab", "#c2b69d", "#b3a78d", "#d8cfba"], grout: "#8f846c" };
/// Land that is not played.
pub(super) const BEYOND: Stones =
    Stones { name: "beyond", tones: ["#dcd6c8", "#d8d1c2", "#d3ccbc", "#e0dbce"], grout: "#cbc3b2" };

/// Every kind of stone on the board.
pub(super) const ALL: [&Stones; 9] =
    [&HISPANIA, &GAUL, &ITALY, &GREECE, &ASSYRIA, &EGYPT, &NUMIDIA, &BEYOND, &stones::SEA];

/// The stones of a region.
pub(super) const fn stones(region: Region) -> &'static Stones {
    ALL[region.index()]
}

/// The coasts of the lands around the played ones, in half columns and rows: Europe and Asia with the Black Sea, Africa.
#[rustfmt::skip]
pub(super) const COASTS: [&[(f64, f64)]; 2] = [
    &[
        (34.0, -60.0), (20.0, -26.0), (14.0, -12.0), (11.0, -6.0), (10.5, -3.0), (12.5, -0.6), (11.5, 2.0), (14.0, 3.0),
        (21.0, 2.6), (26.0, 3.0), (31.0, 2.8), (37.0, 2.6), (39.6, 1.0), (43.0, -0.7), (49.0, -1.2), (54.0, -0.4),
        (57.5, 0.8), (57.0, 2.6), (52.0, 4.2), (51.0, 6.0), (52.0, 9.0), (51.5, 10.0), (53.0, 11.2), (55.5, 13.0),
        (58.5, 16.0), (62.0, 20.0), (70.0, 28.0), (110.0, 60.0), (190.0, -60.0),
    ],
    &[
        (5.6, 10.2), (12.0, 10.4), (18.0, 9.6), (21.0, 10.6), (26.0, 12.0), (33.0, 12.4), (40.0, 11.4), (47.0, 10.6),
        (49.2, 10.4), (50.4, 11.4), (53.6, 14.0), (56.0, 17.0), (60.0, 22.0), (68.0, 31.0), (90.0, 70.0), (-90.0, 70.0),
        (-40.0, 34.0), (-18.0, 21.0), (-7.0, 16.0), (0.5, 13.0), (3.0, 11.2),
    ],
];
