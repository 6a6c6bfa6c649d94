//! Our own pictures: what is paid, what is built, who marches, what is done. Each is a symbol with an id that says what it is:
//! `good-food`, `unit-ship`, `building-temple`, `wonder-statue`, `mood-angry`, `act-move`.

use maud::{Markup, html};
use tessera_clash::board::Mood;
use tessera_clash::choice::Act;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::components::wonders::Wonder;
use tessera_clash::goods::Good;

use super::pieces;
use crate::picture::Part::{self, Cut, Fill, Line};
pub(super) use crate::picture::{icon, named};
use crate::picture::{parts, symbol};

const INK: &str = "#3b3226";
const BONE: &str = "#fffdf8";

/// The id of a resource's or token's picture.
pub(super) const fn good_id(good: Good) -> &'static str {
    match good {
        Good::Food => "good-food",
        Good::Ore => "good-ore",
        Good::Wood => "good-wood",
        Good::Ideas => "good-ideas",
        Good::Gold => "good-gold",
        Good::Culture => "good-culture",
        Good::Mood => "good-mood",
    }
}

/// The id of a mood's picture.
pub(super) const fn mood_id(mood: Mood) -> &'static str {
    match mood {
        Mood::Angry => "mood-angry",
        Mood::Neutral => "mood-neutral",
        Mood::Happy => "mood-happy",
    }
}

const fn good(good: Good) -> &'static [Part] {
    match good {
        Good::Food => &[
            Fill(
                "#e3b23c",
                "M12 1.5c2.2 2.2 2.2 5 0 7-2.2-2-2.2-4.8 0-7zM5.5 6.5c3 .3 4.8 2.2 5 5-3-.2-4.9-2-5-5zM18.5 6.5c-3 .3-4.8 2.2-5 5 3-.2 4.9-2 5-5zM5.5 11.5c3 .3 4.8 2.2 5 5-3-.2-4.9-2-5-5zM18.5 11.5c-3 .3-4.8 2.2-5 5 3-.2 4.9-2 5-5z",
            ),
            Line("#96701a", "1.8", "M12 9v13.5"),
            Line(
                "#96701a",
                ".9",
                "M12 1.5c2.2 2.2 2.2 5 0 7-2.2-2-2.2-4.8 0-7zM5.5 6.5c3 .3 4.8 2.2 5 5-3-.2-4.9-2-5-5zM18.5 6.5c-3 .3-4.8 2.2-5 5 3-.2 4.9-2 5-5zM5.5 11.5c3 .3 4.8 2.2 5 5-3-.2-4.9-2-5-5zM18.5 11.5c-3 .3-4.8 2.2-5 5 3-.2 4.9-2 5-5z",
            ),
        ],
        Good::Ore => &[
            Fill("#6d7683", "M2 18l3-9 6-5 8 3 3 8-4 5.5H6z"),
            Fill("#9aa4b1", "M5 9l6-5 8 3-5 4z"),
            Fill("#525a66", "M14 11l5-4 3 8-4 5.5-3-4z"),
            Fill("#c27d3e", "M6.5 13.5l3-1.5 1.5 3-2.5 2zM14.5 14l2-1 1 2.5-2 1z"),
        ],
        Good::Wood => &[
            Fill("#8a5530", "M7 4h13.5v7H7zM3.5 13H17v7H3.5z"),
            Line("#6b3f20", "1", "M12 6.5h7M13 9h7M8 15.5h7M9 18h7"),
            Fill(
                "#e0b983",
                "M3.5 7.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM14 16.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
            ),
            Line(
                "#8a5530",
                "1.2",
                "M5.5 7.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM16 16.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
            ),
        ],
        Good::Ideas => &[
            Fill("#f0b93a", "M12 1.5c3.2 3.3 3.6 5.5 2 8.5h-4c-1.6-3-1.2-5.2 2-8.5z"),
            Fill("#2f6f91", "M1.5 11.5c4.2 0 5.3 1 7.5 1h7c4.3 0 6.5-2 6.5-2 0 6.4-4.3 9.5-9.5 9.5S3.6 16.9 1.5 11.5z"),
            Fill("#1d4d67", "M8.5 20h8l1.5 2.8H7z"),
        ],
        Good::Gold => &[
            Fill("#a87a18", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Fill("#f0cb5a", "M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0z"),
            Line("#a87a18", "1.3", "M6.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z"),
            Fill("#a87a18", "M12 8l1.3 2.7 2.9.3-2.2 2 .6 2.9L12 14.5l-2.6 1.4.6-2.9-2.2-2 2.9-.3z"),
        ],
        Good::Culture => &[
            Line("#7d3f8f", "2.4", "M6.5 3C2 9 3.5 15.5 9 17.5h6C20.5 15.5 22 9 17.5 3"),
            Line("#7d3f8f", "1.8", "M6.5 7h11M9.5 7.5v9.5M12 7.5v9.5M14.5 7.5v9.5"),
            Fill("#5c2b6b", "M8 17h8v2h1.5v3h-11v-3H8z"),
        ],
        Good::Mood => &[
            Fill("#d9822b", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Fill("#ffd27a", "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
            Fill(
                "#7a3f0c",
                "M8 9.7a1.3 1.6 0 1 0 2.6 0a1.3 1.6 0 1 0-2.6 0zM13.4 9.7a1.3 1.6 0 1 0 2.6 0a1.3 1.6 0 1 0-2.6 0zM7 13.5h10c-.6 3-2.5 4.5-5 4.5s-4.4-1.5-5-4.5z",
            ),
        ],
    }
}

/// How a city feels: a laughing face under a laurel, a plain one, a frown under flames.
const fn mood(mood: Mood) -> &'static [Part] {
    match mood {
        Mood::Happy => &[
            Fill(
                "#3f7a3a",
                "M12 23C4 22 .5 15 2.5 7c2 1 3 2.5 3 4.5C4.5 15 7 19 12 19.5c5-.5 7.5-4.5 6.5-8 0-2 1-3.5 3-4.5C23.5 15 20 22 12 23z",
            ),
            Fill("#f4c542", "M5 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"),
            Line("#8a6412", "1", "M5 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"),
            Fill(
                "#6b470a",
                "M8.4 9.5a1.1 1.3 0 1 0 2.2 0a1.1 1.3 0 1 0-2.2 0zM13.4 9.5a1.1 1.3 0 1 0 2.2 0a1.1 1.3 0 1 0-2.2 0zM8 12.3h8c-.5 2.5-2 3.5-4 3.5s-3.5-1-4-3.5z",
            ),
        ],
        Mood::Neutral => &[
            Fill("#e9dfc9", "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
            Line("#8b7c62", "1.2", "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
            Line("#5c4f3b", "1.6", "M8.5 15h7M9.3 9.8v.6M14.7 9.8v.6"),
        ],
        Mood::Angry => &[
            Fill(
                "#e2592d",
                "M12 .5c1.5 3 5 3.5 5.5 7.5 2-1 2-2.5 2-2.5C23 10 23 13 22.5 15 21 21 17 23.5 12 23.5S3 21 1.5 15C1 13 1 10 4.5 5.5c0 0 0 1.5 2 2.5C7 4 10.5 3.5 12 .5z",
            ),
            Fill("#8c1f14", "M5 14.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"),
            Line(BONE, "1.7", "M7.5 11.5l3 1.5M16.5 11.5l-3 1.5M8.5 18.5c2-2.2 5-2.2 7 0"),
        ],
    }
}

const fn wonder(wonder: Wonder) -> &'static [Part] {
    match wonder {
        Wonder::Arena => &[
            Fill("#dcc08c", "M1.5 20.5V9c3.5-5 17.5-5 21 0v11.5z"),
            Fill("#f3e2bb", "M4 9.5c3-3 13-3 16 0-3 2-13 2-16 0z"),
            Fill(
                "#6e5530",
                "M4 20.5v-5a1.6 1.6 0 0 1 3.2 0v5zM8.3 20.5v-5a1.6 1.6 0 0 1 3.2 0v5zM12.6 20.5v-5a1.6 1.6 0 0 1 3.2 0v5zM16.9 20.5v-5a1.6 1.6 0 0 1 3.2 0v5z",
            ),
        ],
        Wonder::Gardens => &[
            Fill("#cda06a", "M1.5 22v-6h21v6zM5 16v-6h14v6zM8.5 10V5h7v5z"),
            Fill(
                "#4f8a3a",
                "M1.5 16.5c2-2.5 4.5-2.5 5.5 0 1-2.5 4-2.5 5 0 1-2.5 4-2.5 5 0 1-2.5 3.5-2.5 5.5 0v1.2h-21zM5 10.5c1.5-2.3 3.8-2.3 4.7 0 .9-2.3 3.7-2.3 4.6 0 .9-2.3 3.2-2.3 4.7 0v1H5zM8.5 5c1-2.5 3-2.5 3.5 0 .5-2.5 2.5-2.5 3.5 0v1h-7z",
            ),
            Line("#4f8a3a", "1.3", "M5 17.5v3M12 17.5v2.5M19 17.5v3M8.5 11.5v2.5M15.5 11.5v3"),
        ],
        Wonder::Library => &[
            Fill("#e6dcc6", "M1.5 8L12 1.5 22.5 8v1.5h-21zM1.5 20.5h21V23h-21z"),
            Fill("#b9a983", "M3 10.5h2.5v9H3zM18.5 10.5H21v9h-2.5z"),
            Fill("#a33a26", "M7 11h2.5v8.5H7z"),
            Fill("#2f6f91", "M9.8 11h2.5v8.5H9.8z"),
            Fill("#5f8a3a", "M12.6 11h1.8v8.5h-1.8z"),
            Fill("#8a6412", "M14.7 11H17v8.5h-2.3z"),
        ],
        Wonder::Lighthouse => &[
            Fill("#f4d36a", "M12 6L1 1.5v9zM12 6l11-4.5v9z"),
            Fill("#d8cbb0", "M7.5 22l1.2-8h6.6l1.2 8zM9.3 13.2L9.8 8h4.4l.5 5.2zM5.5 20.5h13V23h-13z"),
            Fill("#b4532a", "M9.8 8V4.3L12 2.5l2.2 1.8V8z"),
        ],
        Wonder::Mausoleum => &[
            Fill("#cfc3a6", "M2.5 22.5v-7h19v7zM4.5 15V9.5h15V15z"),
            Fill(
                "#7c6b48",
                "M6 14.5v-4.5h1.6v4.5zM9.5 14.5v-4.5h1.6v4.5zM13 14.5v-4.5h1.6v4.5zM16.5 14.5v-4.5H18v4.5zM10.5 22.5V18h3v4.5z",
            ),
            Fill("#b08f4e", "M4 9h16L15 4H9zM10.3 4L12 .8 13.7 4z"),
        ],
        Wonder::Pyramids => &[
            Fill("#e4c06a", "M9 4L.5 21H9z"),
            Fill("#b58a3a", "M9 4l8.5 17H9z"),
            Fill("#ecd08a", "M17 11l-5 10h5z"),
            Fill("#a87a2c", "M17 11l6.5 10H17z"),
        ],
        Wonder::Statue => &[
            Fill("#c98e3f", "M10 4.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM8.5 8h7.5l.8 5 1.2 6H6.5l1.2-6z"),
            Line("#c98e3f", "2.2", "M15.5 9.5L19.5 4M8.5 9.5L6 13.5"),
            Fill("#e2592d", "M19.5 5c-2-2-.5-3.2 0-5 2.3 1.8 2 4 0 5z"),
            Fill("#8b8f8a", "M4 19.5h16.5V23H4z"),
        ],
        Wonder::Wall => &[
            Fill("#b9a07c", "M.5 22V9h3v2.5h2V9h3v2.5H10V3h2.5v2h2V3H17v2h1.5v6.5H20V9h3.5v13z"),
            Line("#7c6644", "1", "M.8 15h22.4M.8 18.5h22.4M5 11.8v3M12 11.8v3M18 15v3.5M9 15v3.5M4 18.5V22M14 18.5V22"),
        ],
    }
}

/// What is done: a picture for each action everyone has.
const fn act(act: Act) -> &'static [Part] {
    match act {
        Act::Advance => good(Good::Ideas),
        Act::Found => &[
            Fill("#b4532a", "M2 21V11l6-5 6 5v10z"),
            Fill("#f6ecd6", "M6.5 21v-5h3v5z"),
            Line("#3f7a3a", "2.4", "M19 5v8M15 9h8"),
        ],
        Act::Collect => &[
            Fill("#c9982f", "M2 10h20l-3 12H5z"),
            Line("#7a5a16", "1.4", "M2 10h20M5 14h14M6 18h12M9 10l1 12M15 10l-1 12"),
            Fill("#b4532a", "M5 9a3.2 3.2 0 0 1 6.4 0z"),
            Fill("#5f8a3a", "M10 9a3.5 3.5 0 0 1 7 0z"),
            Fill("#e3b23c", "M15 9a2.5 2.5 0 0 1 5 0z"),
        ],
        Act::Construct => {
            &[Line("#8a5530", "3", "M5 21L15 8"), Fill("#525a66", "M10 3.5L20.5 11l-2 3-4-2.5-4.5-1L8 8z")]
        }
        Act::Recruit => pieces::unit(Unit::Infantry),
        Act::Move => &[
            Line("#1f5c7a", "2.6", "M2.5 18C6 9 12 8 19 8M14 3l6 5-5.5 5.5"),
            Fill("#1f5c7a", "M1 20.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"),
        ],
        Act::Happiness => mood(Mood::Happy),
        Act::Influence => good(Good::Culture),
    }
}

/// Pictures that stand alone.
const OTHERS: &[(&str, &[Part])] = &[
    (
        "barbarian",
        &[
            Fill(
                "#5a4632",
                "M1 3c.5 5 3 7 5.5 7.5L7 8h10l.5 2.5C20 10 22.5 8 23 3c3 6 0 11-4 11.5C18.5 19.5 16 23 12 23s-6.5-3.5-7-8.5C1 14-2 9 1 3z",
            ),
            Fill("#f6ecd6", "M7.5 12.5l3 1.5-1 2.5-2.5-1zM16.5 12.5l-3 1.5 1 2.5 2.5-1zM9 19h6v1.8H9z"),
        ],
    ),
    (
        "building-settlement",
        &[
            Fill("#b4532a", "M2 22V11l7-6 4 3.5V6.5L17.5 3 22 6.5V22z"),
            Fill("#f6ecd6", "M6 22v-6h4v6zM15.5 12h3v3h-3z"),
        ],
    ),
    (
        "swords",
        &[
            Line("#fffdf8", "4", "M4 3l13 14M20 3L7 17M13.5 20l5.5-5.5M10.5 20L5 14.5"),
            Line("#8c1f14", "2.2", "M4 3l13 14M20 3L7 17M13.5 20l5.5-5.5M10.5 20L5 14.5M18 18l3 3M6 18l-3 3"),
        ],
    ),
    (
        "hit",
        &[Fill(
            "#b4231a",
            "M12 1l2.6 6 6-2.6-2.6 6L23.5 12l-5.5 1.6 2.6 6-6-2.6L12 23l-2.6-6-6 2.6 2.6-6L.5 12l5.5-1.6-2.6-6 6 2.6z",
        )],
    ),
    (
        "exhausted",
        &[
            Fill("#6b5138", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Line("#f6ecd6", "1.8", "M11 3l2 5-3.5 4 3.5 3-2 6M13 8l5-1.5M9.5 12L4 11M13 15l5 2"),
        ],
    ),
    (
        "compass",
        &[
            Line(INK, "1.4", "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0"),
            Fill("#b4532a", "M12 3l2.5 9h-5z"),
            Fill(INK, "M12 21l-2.5-9h5z"),
        ],
    ),
    ("infantry-icon", &[Fill(INK, "M12 1l2.2 4v9h4.3v2.5h-4.7V23h-3.6v-6.5H5.5V14h4.3V5z")]),
    (
        "cavalry-icon",
        &[Fill(
            INK,
            "M5 23h15c1.500-8-.5-16-6.500-19L13 .5 10 3.500C7.500 4.500 6 6.500 5 8.500L1.500 13.500c-.5 2 1 3.500 3 3l4-2c1.500 0 2 1 1 2.500C7 19 5 20.500 5 23z",
        )],
    ),
    (
        "elephant-icon",
        &[Fill(
            INK,
            "M10 4h6c4.500 0 7.500 3 7.500 8v10.500h-4.500V17h-4v5.500h-4.500v-6c-1 .5-2 .5-3 0l-1.500 3.500c-.5 2-2 3-4 2.500-1.500-.5-1.500-2-.5-3C3 18 3.500 16 3.500 12.500 3.500 7 6 4 10 4z",
        )],
    ),
    ("leader-icon", &[Fill(INK, "M3 20L1 6l6 5 5-8 5 8 6-5-2 14z")]),
    (
        "card-action",
        &[
            Fill("#a33a26", "M5 1.5h14a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"),
            Fill("#f3e2bb", "M12 6l1.7 4.3L18 12l-4.3 1.7L12 18l-1.7-4.3L6 12l4.3-1.7z"),
        ],
    ),
    (
        "card-objective",
        &[
            Fill("#2f6f91", "M5 1.5h14a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"),
            Line("#f3e2bb", "1.8", "M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0"),
        ],
    ),
    (
        "card-event",
        &[
            Fill("#6d4c9a", "M5 1.5h14a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"),
            Fill("#f3e2bb", "M13.5 5L7 13h4l-1 6 6.5-8.5h-4z"),
        ],
    ),
    (
        "card-wonder",
        &[
            Fill("#8a6412", "M5 1.5h14a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"),
            Cut("#f3e2bb", "M12 6l6.5 11h-13zM12 10l-3 5h6z"),
        ],
    ),
    ("offer", &[Line("#3f7a3a", "2.2", "M3 8h15M14 3.5L18.5 8 14 12.5M21 16H6M10 11.5L5.5 16l4.5 4.5")]),
    (
        "person",
        &[
            Fill("#7d4595", "M4 23c0-7 3-10 8-10s8 3 8 10z"),
            Fill("#d8ae82", "M7.5 7.5a4.5 5 0 1 0 9 0a4.5 5 0 1 0-9 0z"),
            Fill("#c9982f", "M6.5 5.5l1-4.5 2.5 2L12 0l2 3 2.5-2 1 4.5z"),
        ],
    ),
];

/// Every picture as a symbol.
pub(super) fn symbols() -> Markup {
    html! {
        @for one in Good::ALL { (symbol(good_id(one), good(one))) }
        @for one in Unit::ALL { (symbol(&format!("unit-{one}"), pieces::unit(one))) }
        @for one in [Mood::Angry, Mood::Neutral, Mood::Happy] { (symbol(mood_id(one), mood(one))) }
        @for one in Wonder::all() { (symbol(&format!("wonder-{one}"), wonder(one))) }
        @for one in Act::ALL { (symbol(act_id(one), act(one))) }
        @for one in Building::ALL {
            symbol id={ "building-" (one) } viewBox="0 0 24 24" {
                rect width="24" height="24" rx="6" fill="#6b5138" {}
                g transform="translate(3.6 3.6) scale(.7)" { (parts(pieces::building(one))) }
            }
        }
        @for (id, parts) in OTHERS { (symbol(id, parts)) }
    }
}

/// The id of an action's picture.
pub(super) const fn act_id(act: Act) -> &'static str {
    match act {
        Act::Advance => "act-advance",
        Act::Found => "act-found",
        Act::Collect => "act-collect",
        Act::Construct => "act-construct",
        Act::Recruit => "act-recruit",
        Act::Move => "act-move",
        Act::Happiness => "act-happiness",
        Act::Influence => "act-influence",
    }
}
