//! Emblems of what a player knows and holds: groups of advances, cities, locks.

use maud::{Markup, html};
use tessera_clash::components::advances::Group;

use crate::picture::Part::{self, Cut, Line};
use crate::picture::{parts, symbol};

const BONE: &str = "#fffdf8";

const CITY: &[Part] = &[
    Cut("#8a7a66", "M2 22V12h6V6l4-4 4 4v6h6v10z"),
    Cut("#4a3f33", "M10.500 22v-4.500h3V22zM11 8h2v3h-2zM4.500 15h2v2.500h-2zM17.500 15h2v2.500h-2z"),
];
const ADVANCE: &[Part] = &[Cut("#1f7a5f", "M3 3h18v18H3z"), Line(BONE, "2.200", "M7.500 12.500l3 3.500 6-8")];
const LOCK: &[Part] =
    &[Line("#8a7f73", "2.200", "M7.500 11V8a4.500 4.500 0 0 1 9 0v3"), Cut("#8a7f73", "M5 11h14v10.500H5z")];

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
    format!("group-{group}")
}

/// Every emblem as a symbol.
pub(super) fn symbols() -> Markup {
    let single = [("city", CITY), ("advance", ADVANCE), ("lock", LOCK)];
    html! {
        @for (id, drawn) in single { (symbol(id, drawn)) }
        @for one in Group::ALL {
            @let (ground, drawn) = group(one);
            symbol id=(group_id(one)) viewBox="0 0 24 24" {
                rect width="24" height="24" rx="6" fill=(ground) {}
                (parts(&[Line(BONE, "1.7", drawn)]))
            }
        }
    }
}
