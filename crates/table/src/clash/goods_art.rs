//! Our own pictures of what is held, each on a 24 grid: resources, tokens, pieces, cards, groups of advances.

use maud::{Markup, html};
use tessera_clash::components::advances::Group;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::goods::Good;

/// A part of a picture.
enum Part {
    /// A filled shape.
    Fill(&'static str, &'static str),
    /// A line of this colour and width.
    Line(&'static str, &'static str, &'static str),
}
use Part::{Fill, Line};

const BONE: &str = "#fffdf8";

const fn good(good: Good) -> &'static [Part] {
    match good {
        Good::Food => &[
            Line("#8a6410", "1.8", "M12 23V9"),
            Fill(
                "#d2a02c",
                "M12 8c-2.200-1.500-2.200-4.500 0-7 2.200 2.500 2.200 5.500 0 7zM11.300 12.500c-3 .4-5-1.300-5.300-4.500 3.200 0 5.200 1.500 5.300 4.500zM12.700 12.500c3 .4 5-1.300 5.300-4.500-3.200 0-5.200 1.500-5.300 4.500zM11.300 18c-3 .4-5-1.300-5.300-4.500 3.200 0 5.200 1.500 5.300 4.500zM12.700 18c3 .4 5-1.300 5.300-4.500-3.200 0-5.200 1.500-5.300 4.500z",
            ),
            Line(
                "#8a6410",
                "1",
                "M12 8c-2.200-1.500-2.200-4.500 0-7 2.200 2.500 2.200 5.500 0 7zM11.300 12.500c-3 .4-5-1.300-5.300-4.500 3.200 0 5.200 1.500 5.300 4.500zM12.700 12.500c3 .4 5-1.300 5.300-4.500-3.200 0-5.200 1.500-5.300 4.500zM11.300 18c-3 .4-5-1.300-5.300-4.500 3.200 0 5.200 1.500 5.300 4.500zM12.700 18c3 .4 5-1.300 5.300-4.500-3.200 0-5.200 1.500-5.300 4.500z",
            ),
        ],
        Good::Wood => &[
            Fill("#8a5530", "M6 6h13a5.500 6 0 0 1 0 12H6z"),
            Line("#5f3717", "1", "M6 6h13a5.500 6 0 0 1 0 12H6"),
            Fill("#e0b983", "M1.500 12a4.500 6 0 1 0 9 0a4.500 6 0 1 0-9 0z"),
            Line(
                "#8a5530",
                "1.200",
                "M1.500 12a4.500 6 0 1 0 9 0a4.500 6 0 1 0-9 0zM4 12a2 2.800 0 1 0 4 0a2 2.800 0 1 0-4 0z",
            ),
            Line("#c08a55", "1.200", "M13 9.500h5M14.500 14.500h5"),
        ],
        Good::Ore => &[
            Fill("#7d7a80", "M2 18l4-9 6-4 7 3 3.500 8L18 21H6z"),
            Fill("#b4b1b8", "M6 9l6-4 7 3-6 3.500z"),
            Fill("#96939a", "M6 9l7 2.500L12 21H6l-4-3z"),
            Line("#4f4c54", "1.100", "M2 18l4-9 6-4 7 3 3.500 8L18 21H6zM6 9l7 2.500L19 8M13 11.500L12 21"),
        ],
        Good::Ideas => &[
            Fill("#3f8fbf", "M12 1.500a7.500 7.500 0 0 0-4.300 13.600L8.500 18h7l.8-2.900A7.500 7.500 0 0 0 12 1.500z"),
            Fill("#bfe0f2", "M8 9a4 4 0 0 1 4-4v1.800A2.200 2.200 0 0 0 9.800 9z"),
            Line(
                "#22587a",
                "1.200",
                "M12 1.500a7.500 7.500 0 0 0-4.300 13.600L8.500 18h7l.8-2.900A7.500 7.500 0 0 0 12 1.500z",
            ),
            Line("#6b6157", "2", "M9 20.500h6M10.500 23h3"),
        ],
        Good::Gold => &[
            Fill("#dba92b", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Line("#8a6410", "1.300", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Line("#fbe7a8", "1.500", "M5.500 12a6.500 6.500 0 0 1 6.500-6.500"),
            Fill(
                "#8a6410",
                "M12 7.500l1.300 3 3.200.3-2.400 2.100.7 3.200-2.800-1.700-2.800 1.700.7-3.200-2.400-2.100 3.200-.3z",
            ),
        ],
        Good::Culture => &[
            Fill("#7d4fa3", "M3 6.500L12 1.500l9 5v2H3zM3 20h18v3H3z"),
            Fill("#a67fc6", "M5 9.500h3V19H5zM10.500 9.500h3V19h-3zM16 9.500h3V19h-3z"),
            Line("#553073", "1", "M3 6.500L12 1.500l9 5v2H3zM3 20h18v3H3z"),
        ],
        Good::Mood => &[
            Fill("#f0b43c", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Line("#9a5f0c", "1.300", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Line("#6b3d06", "2", "M7 14c1.200 3.800 8.800 3.800 10 0M8.500 9v.6M15.500 9v.6"),
        ],
    }
}

/// The symbol of a resource or token.
pub(super) const fn good_id(good: Good) -> &'static str {
    match good {
        Good::Food => "c-food",
        Good::Ore => "c-ore",
        Good::Wood => "c-wood",
        Good::Ideas => "c-ideas",
        Good::Gold => "c-gold",
        Good::Culture => "c-culture",
        Good::Mood => "c-mood",
    }
}

const fn unit(unit: Unit) -> &'static [Part] {
    match unit {
        Unit::Settler => &[
            Fill(
                "#a3653a",
                "M8 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.500 22c0-6.500 3-10.500 7.500-10.500s7.500 4 7.500 10.500z",
            ),
            Line("#5f3717", "1.700", "M21.500 23V7"),
        ],
        Unit::Infantry => &[
            Fill("#5a6472", "M4 4h12v8c0 5-3 7.500-6 9-3-1.500-6-4-6-9z"),
            Line("#d9dee5", "1.500", "M10 6.500v11M6 10h8"),
            Line("#6b4a2a", "1.800", "M20 23V7"),
            Fill("#9aa4b1", "M20 1l2.200 6.500h-4.400z"),
        ],
        Unit::Ship => &[
            Fill("#8a5530", "M2 15.500h20l-3.500 6h-13z"),
            Fill("#e7dcc4", "M12.500 2c5 2.500 6.500 6.500 6.500 12h-6.500z"),
            Line("#5f3717", "1.500", "M11.500 1.500v14"),
            Fill("#cbb78d", "M10.500 5c-3 2.500-5 5-5.500 9h5.500z"),
        ],
    }
}

const fn building(building: Building) -> &'static [Part] {
    match building {
        Building::Academy => &[
            Fill(
                "#2c6aa0",
                "M12 6C9.500 4.200 6 3.600 2 4v14.500c4-.4 7.500.2 10 2 2.500-1.800 6-2.400 10-2V4c-4-.4-7.500.2-10 2z",
            ),
            Fill(
                BONE,
                "M11 7.300C9 6 6.500 5.500 3.700 5.700v11c2.800-.2 5.300.3 7.300 1.500zM13 7.300c2-1.300 4.500-1.800 7.300-1.600v11c-2.800-.2-5.300.3-7.300 1.500z",
            ),
            Line(
                "#2c6aa0",
                "1.200",
                "M5.500 9c1.500 0 2.500.2 3.800.8M5.500 12c1.500 0 2.500.2 3.800.8M18.500 9c-1.500 0-2.500.2-3.800.8M18.500 12c-1.500 0-2.500.2-3.800.8",
            ),
        ],
        Building::Fortress => &[
            Fill("#8a6a4a", "M4 22V9H2.500V2.500h4V5H10V2.500h4V5h3.500V2.500h4V9H20v13z"),
            Fill("#4a3520", "M9.500 22v-5.500a2.500 2.500 0 0 1 5 0V22z"),
            Line("#4a3520", "1", "M4 22V9H2.500V2.500h4V5H10V2.500h4V5h3.500V2.500h4V9H20v13z"),
        ],
        Building::Port => &[Line(
            "#1f5c7a",
            "2.200",
            "M12 8v14M7.500 11.500h9M3 14c.5 4.500 4.500 8 9 8s8.500-3.500 9-8M9.500 5a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0",
        )],
        Building::Temple => &[
            Fill("#b98a3c", "M2 8.500L12 2l10 6.500zM2.500 20h19v2.500h-19z"),
            Fill("#d6b36c", "M5 10h2.800v8.500H5zM10.600 10h2.800v8.500h-2.800zM16.200 10H19v8.500h-2.800z"),
            Line("#7a5518", "1", "M2 8.500L12 2l10 6.500z"),
        ],
    }
}

const SETTLEMENT: &[Part] = &[
    Fill("#c08a55", "M4.500 11v10.500h15V11"),
    Fill("#a1461f", "M1.500 12L12 3l10.500 9h-3.500L12 6 5 12z"),
    Fill("#5f3717", "M10 21.500V15h4v6.500z"),
];
const CITY: &[Part] = &[
    Fill("#8a7a66", "M2 22V12h6V6l4-4 4 4v6h6v10z"),
    Fill("#4a3f33", "M10.500 22v-4.500h3V22zM11 8h2v3h-2zM4.500 15h2v2.500h-2zM17.500 15h2v2.500h-2z"),
];
const ADVANCE: &[Part] = &[Fill("#1f7a5f", "M3 3h18v18H3z"), Line(BONE, "2.200", "M7.500 12.500l3 3.500 6-8")];
const ACTION: &[Part] = &[
    Fill(
        "#b4532a",
        "M5 2h14a1.500 1.500 0 0 1 1.500 1.500v17A1.500 1.500 0 0 1 19 22H5a1.500 1.500 0 0 1-1.500-1.500v-17A1.500 1.500 0 0 1 5 2z",
    ),
    Fill(BONE, "M13 5l-6 8h4l-1.500 6 6.500-8.500h-4z"),
];
const OBJECTIVE: &[Part] = &[
    Fill(
        "#1f5c7a",
        "M5 2h14a1.500 1.500 0 0 1 1.500 1.500v17A1.500 1.500 0 0 1 19 22H5a1.500 1.500 0 0 1-1.500-1.500v-17A1.500 1.500 0 0 1 5 2z",
    ),
    Line(BONE, "1.800", "M8 20V5M8 6h8.500l-2.300 3 2.300 3H8"),
];
const EVENT: &[Part] = &[
    Fill(
        "#6b5a3c",
        "M5 2h14a1.500 1.500 0 0 1 1.500 1.500v17A1.500 1.500 0 0 1 19 22H5a1.500 1.500 0 0 1-1.500-1.500v-17A1.500 1.500 0 0 1 5 2z",
    ),
    Line(BONE, "2.200", "M12 6v7.500M12 17.800v.2"),
];
const WONDER: &[Part] = &[
    Fill("#d9b45b", "M12 3l10.500 18h-21z"),
    Fill("#a9812c", "M12 3l10.500 18H14z"),
    Line("#7a5a14", "1", "M12 3l10.500 18h-21zM7.200 11.500h9.600M4.500 16.300h15"),
];
const LOCK: &[Part] =
    &[Line("#8a7f73", "2.200", "M7.500 11V8a4.500 4.500 0 0 1 9 0v3"), Fill("#8a7f73", "M5 11h14v10.500H5z")];
const ANGRY: &[Part] = &[
    Fill("#c0432b", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
    Line(BONE, "2", "M7.500 17c1.200-3 7.800-3 9 0M7 8l3.500 2M17 8l-3.500 2"),
];
const NEUTRAL: &[Part] = &[
    Fill("#a79c8d", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
    Line(BONE, "2", "M7.500 15.500h9M8.500 9v.6M15.500 9v.6"),
];

/// The ground of a group's emblem, and what is drawn on it in white.
const fn group(group: Group) -> (&'static str, &'static str) {
    match group {
        Group::Agriculture => ("#6f8f2f", "M12 20v-9M12 13c-4 0-6-2-6-6 4 0 6 2 6 6zM12 11c0-4 2-6 6-6 0 4-2 6-6 6z"),
        Group::Construction => ("#8a5a34", "M4.500 18.500h15M4.500 18.500v-5h15v5M8 13.500v-5h8v5M12 13.500v5"),
        Group::Seafaring => ("#2f7fa6", "M5 16h14l-2.500 3.500h-9zM12 16V4.500l5.500 8H12"),
        Group::Education => (
            "#2c6aa0",
            "M12 7.500C10 6 7.500 5.600 5 6v11.500c2.500-.4 5 0 7 1.500 2-1.500 4.500-1.900 7-1.500V6c-2.500-.4-5 0-7 1.500zM12 7.500V19",
        ),
        Group::Warfare => {
            ("#9c3524", "M5.500 5l10 10M18.500 5l-10 10M14 17l3-3M10 17l-3-3M16.500 16l2.500 2.500M7.500 16L5 18.500")
        }
        Group::Spirituality => ("#b0762a", "M5 10l7-5 7 5zM7 10v7M12 10v7M17 10v7M5 19h14"),
        Group::Economy => ("#b38a1d", "M12 5v13M8.500 18.500h7M6 8h12M6 8l-2 5h4zM18 8l-2 5h4z"),
        Group::Culture => ("#7d4fa3", "M7 5c-2 6 0 12 5 14 5-2 7-8 5-14M10 6v8M14 6v8M9.500 14h5"),
        Group::Science => ("#257a72", "M12 5v2.500M12 7.500L6.500 19M12 7.500L17.500 19M8.500 15h7"),
        Group::Democracy => ("#3d6f8f", "M6 12h12v7H6zM9 12V9.500M10 5h4v7h-4zM10.500 15.500h3"),
        Group::Autocracy => {
            ("#7a2f2f", "M5.500 17.500h13M5.500 17.500L4.500 8l4 3.500L12 6l3.500 5.500L19.500 8l-1 9.500")
        }
        Group::Theocracy => ("#a0622b", "M12 19v-8M8 13.500h8M12 11c-3-2-3.500-6 0-6s3 4 0 6z"),
    }
}

/// The symbol of a group of advances.
pub(super) fn group_id(group: Group) -> String {
    format!("c-group-{group}")
}

fn parts(parts: &[Part]) -> Markup {
    html! {
        @for part in parts {
            @match part {
                Fill(fill, d) => { path d=(d) fill=(fill) fill-rule="evenodd" {} }
                Line(stroke, width, d) => {
                    path d=(d) fill="none" stroke=(stroke) stroke-width=(width) stroke-linecap="round" stroke-linejoin="round" {}
                }
            }
        }
    }
}

fn symbol(id: &str, drawn: &[Part]) -> Markup {
    html! { symbol id=(id) viewBox="0 0 24 24" { (parts(drawn)) } }
}

/// Every picture as a symbol.
pub(super) fn symbols() -> Markup {
    let single = [
        ("c-held-settlement", SETTLEMENT),
        ("c-held-city", CITY),
        ("c-held-advance", ADVANCE),
        ("c-held-action", ACTION),
        ("c-held-objective", OBJECTIVE),
        ("c-held-event", EVENT),
        ("c-held-wonder", WONDER),
        ("c-held-lock", LOCK),
        ("c-held-angry", ANGRY),
        ("c-held-neutral", NEUTRAL),
    ];
    html! {
        @for one in Good::ALL { (symbol(good_id(one), good(one))) }
        @for one in Unit::ALL { (symbol(&format!("c-held-{one}"), unit(one))) }
        @for one in Building::ALL { (symbol(&format!("c-held-{one}"), building(one))) }
        @for (id, drawn) in single { (symbol(id, drawn)) }
        @for one in Group::ALL {
            @let (ground, drawn) = group(one);
            symbol id=(group_id(one)) viewBox="0 0 24 24" {
                rect width="24" height="24" rx="6" fill=(ground) {}
                (parts(&[Line(BONE, "1.700", drawn)]))
            }
        }
    }
}

/// A picture beside words; what it means is said there.
pub(super) fn icon(id: &str) -> Markup {
    html! { svg .ico viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A picture that speaks for itself.
pub(super) fn named(id: &str, name: &str) -> Markup {
    html! {
        svg .ico viewBox="0 0 24 24" role="img" aria-label=(name) { title { (name) } use href={ "#" (id) } {} }
    }
}
