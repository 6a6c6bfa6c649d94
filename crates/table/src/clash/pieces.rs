//! Pictures of units and buildings on the grid of all pictures, for lists, buttons and plates.

use tessera_clash::components::buildings::{Building, Unit};

use crate::picture::Part::{self, Fill, Line};

const INK: &str = "#3b3226";
const BONE: &str = "#fffdf8";

/// Signs for plates in an owner's colour: the scholar's scroll, a tower, an anchor, a temple, a stall, a pillar, a dome.
pub(super) const fn building(building: Building) -> &'static [Part] {
    match building {
        Building::Academy => &[
            Fill(BONE, "M2 6c4-2 7-1.5 10 .5C15 4.5 18 4 22 6v13c-4-2-7-1.5-10 .5C9 17.5 6 17 2 19z"),
            Line(
                INK,
                "1.5",
                "M12 7v12M5 9.5c1.5-.4 3-.3 4.5.3M5 13c1.5-.4 3-.3 4.5.3M14.5 9.8c1.5-.6 3-.7 4.5-.3M14.5 13.3c1.5-.6 3-.7 4.5-.3",
            ),
        ],
        Building::Fortress => &[
            Fill(BONE, "M3 2h4v3h3V2h4v3h3V2h4v7l-2 2v8l2 3H3l2-3v-8L3 9z"),
            Fill(INK, "M9.5 22v-5a2.5 2.5 0 0 1 5 0v5zM11 9.5h2v3.5h-2z"),
        ],
        Building::Port => &[Line(
            BONE,
            "2.6",
            "M12 7.5V21M7.5 11h9M3 14c.5 4.5 4 7 9 7s8.5-2.5 9-7M9.8 4.8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0",
        )],
        Building::Temple => &[Fill(
            BONE,
            "M1.5 9L12 2.5 22.5 9v2h-21zM3.5 12h3v7h-3zM8.7 12h2.3v7H8.7zM13 12h2.3v7H13zM17.5 12h3v7h-3zM1.5 20h21v2.5h-21z",
        )],
        Building::Market => &[
            Fill(
                BONE,
                "M5 2.5h14L22 9c0 2.5-3.3 2.5-3.3 0 0 2.5-3.4 2.5-3.4 0 0 2.5-3.3 2.5-3.3 0 0 2.5-3.3 2.5-3.3 0 0 2.5-3.4 2.5-3.4 0C5.3 11.5 2 11.5 2 9zM4 13.5h16V22h-2.5v-5h-11v5H4z",
            ),
            Line(INK, "1.4", "M8.7 3l-1 5.5M15.3 3l1 5.5M12 3v5.5"),
        ],
        Building::Obelisk => &[
            Fill(BONE, "M12 1l3 4.5L16.5 19h-9L9 5.5zM5 20h14v3H5z"),
            Line(INK, "1.5", "M10.6 9h2.8M10.3 12.5h3.4M10 16h4"),
        ],
        Building::Observatory => &[
            Fill(BONE, "M2.5 14.5a9.5 9.5 0 0 1 19 0zM4 16h16v6.5H4z"),
            Line(INK, "2.4", "M12 14.5l4.5-8.7"),
            Line(BONE, "2.6", "M16.5 5.8L19 1.5"),
            Fill(INK, "M10.5 22.5V19h3v3.5z"),
        ],
    }
}

/// Who marches and sails.
pub(super) const fn unit(unit: Unit) -> &'static [Part] {
    match unit {
        Unit::Settler => &[
            Line(INK, "1.7", "M1.5 15L21 1.5"),
            Fill(
                "#e0b983",
                "M18.5 2.5c-1.5 1-2 1.5-2 2.5-3 1.5-4 4-3.5 6.5.5 3 2.5 4 5 4s5-1 5.5-4c.5-3-1-5.5-3-6.5.5-1 0-1.5-.5-2.5z",
            ),
            Line("#7a4a1c", "1", "M16.5 5h3.5"),
            Fill(INK, "M4.5 16l-2 7h3l2-4.5L10 23h3l-3-7z"),
            Fill("#8a5530", "M7.3 8c-3 0-4.3 2-4.3 4.5v6h8.5v-6C11.5 10 10.3 8 7.3 8z"),
            Fill("#d8ae82", "M4.3 5.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"),
            Fill("#5f8a3a", "M1.5 5.3C4.8 4.8 4.3.8 7.3.8s2.5 4 5.8 4.5z"),
        ],
        Unit::Infantry => &[
            Line(INK, "1.8", "M20.5 5v18"),
            Fill(INK, "M20.5 0l2 5h-4z"),
            Fill("#a33a26", "M5.5 5c1-5.5 9.5-5.5 10.5 0l-1.5 1h-7.5z"),
            Fill("#c79a6a", "M7 6h7.5v3.5H7z"),
            Fill("#6d7683", "M2.5 10h16v5c0 4.5-3.5 7-8 9-4.5-2-8-4.5-8-9z"),
            Fill("#e6dcc6", "M4.8 12.2h11.4V15c0 3-2.3 4.7-5.7 6.4C7.1 19.7 4.8 18 4.8 15z"),
        ],
        Unit::Cavalry => &[
            Fill(
                "#7a4a24",
                "M5.5 21.5h14c1.5-8-.5-15.5-6.3-18.5L12.7.5 10 3C7.5 4 6 6 5 8l-3.4 5c-.5 2 1 3.4 3 3l4-2c1.4 0 2 1 1 2.4C7.2 18.2 5.5 19.5 5.5 21.5z",
            ),
            Line("#3f2410", "1.8", "M13.5 4.5c4 3 5 8.5 4.7 14"),
            Fill("#f6ecd6", "M7 8a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"),
            Fill(INK, "M3.5 21h17.5v2.5h-17.5z"),
        ],
        Unit::Elephant => &[
            Fill(
                "#7d7f86",
                "M11 3.5h5c4.5 0 7.5 3 7.5 8v10.5h-4.2v-5h-4v5h-4.2v-5.8c-1 .5-2.3.5-3.2 0l-1.4 3.3c-.6 1.9-2 2.8-3.8 2.3-1.5-.5-1.5-2-.5-2.8C3.7 17.5 4 15.5 4 12.5 4 8 5.8 5.5 8.5 4.3 9.3 3.9 10.1 3.5 11 3.5z",
            ),
            Fill("#a3a5ac", "M10.5 6c2.4-1 4.3 1 3.8 4.3-.4 2.3-1.9 3.7-3.3 3.7-2.3-.5-3.3-7.1-.5-8z"),
            Line("#fffdf8", "1.7", "M5.8 14.5c-1.3 2.3-3 2.8-4.6 1.4"),
            Fill("#2b2622", "M6 9a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0z"),
        ],
        Unit::Leader => &[
            Line(INK, "1.9", "M5.5 7v16"),
            Fill("#a33a26", "M5.5 8.5h16l-3 5.3 3 5.2h-16z"),
            Line("#e3b23c", "1.3", "M5.5 8.5h16l-3 5.3 3 5.2h-16z"),
            Fill("#e3b23c", "M1 7.5L0 1l3.3 2.3L5.5 0l2.2 3.3L11 1l-1 6.5z"),
            Line("#7a5a16", ".8", "M1 7.5L0 1l3.3 2.3L5.5 0l2.2 3.3L11 1l-1 6.5z"),
        ],
        Unit::Ship => &[
            Fill("#f6ecd6", "M4 2h15c-1.5 4-1.5 7.5 0 11.5H4C5.5 9.5 5.5 6 4 2z"),
            Line(INK, "1.3", "M4 2h15c-1.5 4-1.5 7.5 0 11.5H4C5.5 9.5 5.5 6 4 2z"),
            Line(INK, "1.8", "M11.5 1v15"),
            Fill("#8a4a28", "M.8 15.5h22.4c-1.2 4.8-4 7-7.2 7H7c-3.2 0-5.2-2.7-6.2-7z"),
        ],
        Unit::Pirate => &[
            Line(INK, "1.8", "M12 .5V17"),
            Fill(
                "#1d1a18",
                "M4 1.5h16c-1.5 4.5-1.5 8 .5 11.5l-3-1.3-2.7 1.8-2.8-1.8-2.8 1.8-2.7-1.8-3 1.3C5.5 9.5 5.5 6 4 1.5z",
            ),
            Fill("#f6ecd6", "M8.3 6.5c0-4.7 7.4-4.7 7.4 0 0 1.8-.9 2.3-1.4 2.8v1.7H9.7V9.3c-.5-.5-1.4-1-1.4-2.8z"),
            Fill("#1d1a18", "M9.5 6.5h1.9v1.6H9.5zM12.6 6.5h1.9v1.6h-1.9z"),
            Fill(
                "#5c4a36",
                "M.5 14.5c3 1.5 6 1.5 8.5 1.5h6c2.5 0 5.5 0 8.5-1.5-1 5.8-3.8 8.3-7.5 8.3H8c-3.7 0-6.5-2.5-7.5-8.3z",
            ),
        ],
    }
}
