//! The stones of each kind of square, and the cloth they are sewn on.

use tessera_patchistory::components::squares::Kind;

use crate::stones::{self, Stones};

const ROSE: Stones = Stones { name: "rose", tones: ["#e2b7ae", "#d9aaa0", "#cd9b90", "#eac6be"], grout: "#ab776b" };
const LILAC: Stones = Stones { name: "lilac", tones: ["#c0add0", "#b5a1c7", "#a793ba", "#cdbddb"], grout: "#86719b" };
const BRICK: Stones = Stones { name: "brick", tones: ["#c07a6b", "#b66d5e", "#a66051", "#ca897b"], grout: "#85483b" };
const SAND: Stones = Stones { name: "sand", tones: ["#ded3bd", "#d6cab2", "#cbbea4", "#e6dcc9"], grout: "#b3a588" };
const BRONZE: Stones = Stones { name: "bronze", tones: ["#dcb568", "#d2a957", "#c39a48", "#e6c37d"], grout: "#94722c" };
const VIOLET: Stones = Stones { name: "violet", tones: ["#8f79ad", "#846da3", "#776096", "#9b87b8"], grout: "#594575" };
const SLATE: Stones = Stones { name: "slate", tones: ["#93a5b5", "#879aab", "#798d9f", "#a1b1bf"], grout: "#5d7081" };
/// What everything lies on: calm, so that the patches are the brightest thing.
pub(super) const CLOTH: Stones =
    Stones { name: "cloth", tones: ["#cdc4b1", "#c9bfab", "#c4baa5", "#d1c9b7"], grout: "#bdb29b" };

/// The stones of a kind of square.
pub(super) const fn stones(kind: Kind) -> &'static Stones {
    match kind {
        Kind::Money => &stones::MEADOW,
        Kind::Food => &stones::FIELD,
        Kind::Resource => &stones::MOUNTAIN,
        Kind::Culture => &ROSE,
        Kind::Politics => &LILAC,
        Kind::Transport => &stones::HILL,
        Kind::Military => &BRICK,
        Kind::Wasteland => &SAND,
        Kind::Sea => &stones::SEA,
        Kind::Hero => &VIOLET,
        Kind::Wonder => &BRONZE,
        Kind::Special => &SLATE,
    }
}

/// Every kind of stone on the board.
pub(super) const ALL: [&Stones; 13] = [
    &stones::MEADOW,
    &stones::FIELD,
    &stones::MOUNTAIN,
    &ROSE,
    &LILAC,
    &stones::HILL,
    &BRICK,
    &SAND,
    &stones::SEA,
    &VIOLET,
    &BRONZE,
    &SLATE,
    &CLOTH,
];
