//! Our icons: a 24 grid, one weight, round ends. The same icon means the same thing everywhere.

use maud::{Markup, html};

/// An icon by its name; an empty picture for a name we do not have.
#[must_use]
pub fn icon(name: &str) -> Markup {
    html! {
        svg class={ "icon icon-" (name) } viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor"
            stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" {
            path d=(outline(name)) {}
        }
    }
}

fn outline(name: &str) -> &'static str {
    match name {
        "undo" => "M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
        "rules" => "M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20",
        "plus" => "M12 5v14M5 12h14",
        "minus" => "M5 12h14",
        "fit" => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
        "hex" => "M3.5 12l4.2-7.4h8.6l4.2 7.4-4.2 7.4H7.7z",
        "card" => {
            "M7 4h10a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 7 4zM9 8.5h6"
        }
        "token" => "M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
        "city" => "M4 20V9h3v3h2V6l3-3 3 3v6h2V9h3v11zM10.5 20v-3.5h3V20",
        "first" => "M7 21V4M7 5h10l-2.5 3.5L17 12H7",
        "shield" => "M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z",
        "later" => "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 7.5V12l3 2",
        "bot" => "M6 9h12v9H6zM12 9V5.5M12 5.5h.01M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",
        "fight" => "M5 4l11 11M19 4L8 15M13.5 17.5l4-4M10.5 17.5l-4-4M16.5 16.5L20 20M7.5 16.5L4 20",
        "ship" => "M4 15h16l-2.5 4.5h-11zM12 15V4l6 8h-6",
        "idea" => "M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.5 10.8l.5 3.2h6l.5-3.2A6 6 0 0 0 12 3.5z",
        "hint" => "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11.2v5.3M12 7.8h.01",
        "child" => "M9 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6.5 20c0-4 2.5-6.5 5.5-6.5s5.5 2.5 5.5 6.5",
        "move" => "M4 12h15M14 6.5l5.5 5.5-5.5 5.5",
        "close" => "M6 6l12 12M18 6L6 18",
        "home" => "M4 11.5L12 4l8 7.5M6.5 10v10h11V10",
        "settings" => "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
        "chat" => "M4 5h16v11h-9l-4.5 4v-4H4z",
        "log" => "M5 6h14M5 12h14M5 18h9",
        "players" => {
            "M6 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3.5 19c0-3.5 2.5-5.5 5.5-5.5s5.5 2 5.5 5.5M15 6.5a3 3 0 0 1 0 5.5M17 14c2 .7 3.5 2.5 3.5 5"
        }
        "map" => "M4 6.5l5-2 6 2 5-2v13l-5 2-6-2-5 2zM9 4.5v13M15 6.5v13",
        "market" => {
            "M4 9l1.5-4.5h13L20 9M4 9a2.7 2.7 0 0 0 5.300 0 2.7 2.7 0 0 0 5.400 0A2.7 2.7 0 0 0 20 9M5.5 12v8h13v-8M10 20v-5h4v5"
        }
        "tiles" => "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
        "scales" => "M12 4v15M8 19.5h8M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z",
        "wonder" => "M12 4l9 16H3zM8 11.500h8M5.500 16h13",
        "trade" => "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
        "crown" => "M4.500 18h15M5.500 15L4 6.500l4.500 3.500L12 5l3.500 5L20 6.500 18.500 15z",
        "check" => "M4.500 12.500l5 5L19.500 7",
        "event" => "M13 3.500L5.500 13.500h6L10.500 20.500 18.500 10h-6z",
        "to-first" => "M6 5v14M18 5l-8.500 7 8.500 7z",
        "to-last" => "M18 5v14M6 5l8.500 7-8.500 7z",
        "far-back" => "M19 5l-7 7 7 7M11.500 5l-7 7 7 7",
        "far-next" => "M5 5l7 7-7 7M12.500 5l7 7-7 7",
        "step-back" => "M15.500 5l-7 7 7 7",
        "step-next" => "M8.500 5l7 7-7 7",
        _ => "",
    }
}
