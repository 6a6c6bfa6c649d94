//! Our own pictures, each on a 24 grid: what lies on the map, what is paid, what stands there.

use maud::{Markup, html};
use tessera_mosaic::components::goods::Good;
use tessera_mosaic::components::pieces::{Piece, Track, Unit, Wealth};
use tessera_mosaic::components::pillars::Pillar;
use tessera_mosaic::components::wonders::Wonder;

use crate::picture::Part::{self, Cut, Fill, Line};
pub(super) use crate::picture::{icon, named};
use crate::picture::{parts, symbol};

const INK: &str = "#3b3226";
const BONE: &str = "#fffdf8";
const LEAF: &str = "#5f8a3a";
const WHEAT: &str =
    "M12 22V9M12 9l-3-3.500M12 9l3-3.500M12 9V3M12 13l-4-3.500M12 13l4-3.500M12 17l-4-3.500M12 17l4-3.5";

const fn good(good: Good) -> &'static [Part] {
    match good {
        Good::Fish => &[
            Fill("#3f86ad", "M2 12c4-7 11-7 15-2l5-4c-1 4-1 8 0 12l-5-4c-4 5-11 5-15-2z"),
            Fill(BONE, "M6 10.500a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z"),
            Line("#b9d8e6", "1.2", "M11 8.500c1.5 2 1.5 5 0 7"),
        ],
        Good::Food => &[Line("#a87a12", "2", WHEAT)],
        Good::Stone => &[
            Fill("#8d877f", "M2 20v-6.500h9.500V20zM12.5 20v-6.500H22V20zM7 12.500V6h10v6.500z"),
            Line("#5d5852", "1", "M2 20v-6.500h9.500V20zM12.5 20v-6.500H22V20zM7 12.500V6h10v6.500z"),
        ],
        Good::Bronze => &[
            Fill("#b06a2c", "M5 9h14l3.5 10h-21z"),
            Fill("#dba066", "M5 9h14l-2.5-4h-9z"),
            Line("#7a441a", "1", "M5 9h14l3.5 10h-21zM5 9l2.5-4h9L19 9"),
        ],
        Good::Textiles => &[
            Fill("#c2476a", "M4 4h16v14H4z"),
            Line(BONE, "1.8", "M4 8h16M4 14h16"),
            Line(BONE, "1.4", "M8 11l2-1.5 2 1.5 2-1.5 2 1.5"),
            Line("#8f2c4a", "1.8", "M5 18v4M9.5 18v4M14.5 18v4M19 18v4"),
        ],
        Good::Wine => &[
            Fill(
                "#6f2f7d",
                "M5 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM11 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM8 15a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM14 14a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM11 19.500a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z",
            ),
            Fill(LEAF, "M12 7c0-4 4-6 9-5 0 4-4 6-9 5z"),
            Line(LEAF, "1.6", "M11 8c-1-3-3-4-5-4.5"),
        ],
        Good::OliveOil => &[
            Line("#6b7a2e", "1.6", "M3 20C8 17 15 11 20 3"),
            Fill("#7e8f2f", "M9 7.500a3.5 4.5 0 1 0 7 0a3.5 4.5 0 1 0-7 0zM13 17a3.5 4.5 0 1 0 7 0a3.5 4.5 0 1 0-7 0z"),
            Fill("#a9b84f", "M3 12c3-2 6-1 7 2-3 2-6 1-7-2z"),
            Fill("#c8d279", "M10.5 6a1 1.6 0 1 0 2 0a1 1.6 0 1 0-2 0zM14.5 15.500a1 1.6 0 1 0 2 0a1 1.6 0 1 0-2 0z"),
        ],
        Good::Timber => &[
            Fill(
                "#8a5530",
                "M1.5 16.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM12.5 16.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM7 7.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
            ),
            Fill(
                "#e0b983",
                "M3.3 16.500a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM14.3 16.500a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM8.8 7.500a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z",
            ),
            Fill(
                "#8a5530",
                "M5.5 16.500a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM16.5 16.500a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM11 7.500a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
            ),
        ],
        Good::Ivory => &[
            Fill(
                "#f3e4bd",
                "M3 3c1 10 7 16 18.5 15.500C17 22.5 6 22 3 3zM8.5 2c1 7 5 11 13 11.5-5 2.5-12 0-13-11.500z",
            ),
            Line(
                "#8d7440",
                "1.3",
                "M3 3c1 10 7 16 18.5 15.500C17 22.5 6 22 3 3zM8.5 2c1 7 5 11 13 11.5-5 2.5-12 0-13-11.500z",
            ),
        ],
        Good::Gems => &[
            Fill("#23997f", "M7 4h10l5 6.500L12 22 2 10.500z"),
            Fill("#8fdcc6", "M7 4h10l-2.5 6.500h-5z"),
            Line("#0f5f4d", "1", "M7 4h10l5 6.500L12 22 2 10.500zM2 10.500h20M9.5 10.500L12 22l2.5-11.500L12 4z"),
        ],
        Good::Incense => &[
            Line("#7d8794", "2", "M9 11c-3-3 3-4 0-8M15 11c-3-3 3-4 0-8"),
            Fill("#c07a3a", "M3 13h18c0 5-3.5 7-9 7s-9-2-9-7z"),
            Fill("#7d4a1d", "M8 20h8l2 2.500H6zM2 12h20v2H2z"),
        ],
        Good::Dyes => &[
            Fill("#8e1f63", "M12 1.500c4.5 7 7 9.5 7 14a7 7 0 0 1-14 0c0-4.5 2.5-7 7-14z"),
            Fill("#e7a3c9", "M8 14c-1 3 0 5 2.5 6-4 0-5-4-2.5-6z"),
        ],
    }
}

/// Stone, food, ideas, money.
const fn wealth(wealth: Wealth) -> &'static [Part] {
    match wealth {
        Wealth::Stone => &[
            Fill("#b9b3aa", "M12 3l9 4.5-9 4.5-9-4.500z"),
            Fill("#8d877f", "M3 7.500l9 4.500v10l-9-4.500z"),
            Fill("#6e6963", "M21 7.500L12 12v10l9-4.500z"),
        ],
        Wealth::Food => &[
            Fill("#d79a4c", "M2 15c0-6 4-9 10-9s10 3 10 9c0 3-2 4-4 4H6c-2 0-4-1-4-4z"),
            Line("#8f5a1f", "1.8", "M7.5 9.500l2 4M12 8.500l2 4M16.5 9.500l2 4"),
        ],
        Wealth::Ideas => &[
            Fill("#f0b93a", "M12 2c3 3 3.5 5 2 8h-4c-1.5-3-1-5 2-8z"),
            Fill("#a8653a", "M2 12c4 0 5 1 7 1h7c4 0 6-2 6-2 0 6-4 9-9 9S4 17 2 12z"),
            Fill("#7c4623", "M9 20h7l1.5 2.500h-10z"),
        ],
        Wealth::Money => &[
            Fill("#b98a22", "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
            Fill("#f0cb5a", "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
            Line("#8a6412", "1.8", "M8.5 8c-2 3-2 6 1 9M15.5 8c2 3 2 6-1 9M12 8v8"),
        ],
    }
}

const PEOPLE: &[Part] = &[Fill("#9c5a3c", "M8 7.500a4 4.5 0 1 0 8 0a4 4.5 0 1 0-8 0zM4 22c0-6 3-9 8-9s8 3 8 9z")];

const fn track(track: Track) -> &'static [Part] {
    match track {
        Track::Stone => wealth(Wealth::Stone),
        Track::Food => wealth(Wealth::Food),
        Track::Ideas => wealth(Wealth::Ideas),
        // A column of the treasury, and a ship that pays.
        Track::Tax => &[
            Fill("#d8c48f", "M3 7l9-5 9 5v2H3zM3 19h18v3H3z"),
            Fill("#b0904a", "M5 9h3v10H5zM10.5 9h3v10h-3zM16 9h3v10h-3z"),
        ],
        Track::Tariff => &[
            Fill("#f2e3c2", "M11 3c5 2 7 6 7 10h-7z"),
            Fill("#c0664a", "M10 5C6 7 5 10 5 13h5z"),
            Fill("#7c4a2a", "M2 15h20c-1 4-3 6-6 6H8c-3 0-5-2-6-6z"),
        ],
    }
}

/// White signs for coloured plates.
const fn pillar(pillar: Pillar) -> (&'static str, &'static [Part]) {
    match pillar {
        Pillar::Sci => {
            ("#2c6aa0", &[Fill(BONE, "M12 3.500l2.3 6.2 6.2 2.3-6.2 2.3-2.3 6.2-2.3-6.200L3.5 12l6.2-2.300z")])
        }
        Pillar::Eco => (
            "#b07d1c",
            &[Line(BONE, "1.9", "M12 5v13M8 18.500h8M5 8h14M5.5 8l-2.3 5.500h4.600zM18.5 8l-2.3 5.500h4.600z")],
        ),
        Pillar::Agr => (
            "#5d8a34",
            &[Line(
                BONE,
                "1.9",
                "M12 20V9M12 9l-2.5-3M12 9l2.5-3M12 9V4M12 13L8.5 10M12 13l3.5-3M12 17l-3.5-3M12 17l3.5-3",
            )],
        ),
        Pillar::Pop => (
            "#c24d57",
            &[Fill(BONE, "M12 19.500c-7-5.5-8-8-8-10.200a4 4 0 0 1 8-1.3 4 4 0 0 1 8 1.300c0 2.2-1 4.7-8 10.200z")],
        ),
        Pillar::Con => {
            ("#86603c", &[Fill(BONE, "M4.5 19.500V11a7.5 7.5 0 0 1 15 0v8.500h-4V11a3.5 3.5 0 0 0-7 0v8.500z")])
        }
        Pillar::Cul => (
            "#87469a",
            &[Line(
                BONE,
                "1.8",
                "M7.5 4.500c-3.5 5-2.5 10 1.5 12.500h6c4-2.5 5-7.5 1.5-12.500M8 8.500h8M10.5 8.500V17M13.5 8.500V17M8.5 20h7",
            )],
        ),
        Pillar::Gov => (
            "#4a5470",
            &[Fill(BONE, "M4.5 18.500h15v-2.300h-15zM4.5 15L3.5 7l4.8 3.800L12 4.500l3.7 6.300L20.5 7l-1 8z")],
        ),
        Pillar::Mil => ("#9d2f24", &[Fill(BONE, "M12 2.500l2 3V14h4v2h-4.800l.3 5h-3l.3-5H6v-2h4V5.500z")]),
        Pillar::Urb => (
            "#2f7f78",
            &[Cut(
                BONE,
                "M3.5 19.500v-9L7.5 7l4 3.500v9zM13 19.500v-14h7.500v14zM15 8v2h1.300V8zM17.3 8v2h1.300V8zM15 12v2h1.300v-2zM17.3 12v2h1.300v-2z",
            )],
        ),
    }
}

const fn unit(unit: Unit) -> &'static [Part] {
    match unit {
        // A soldier behind a shield with a spear (a circle with an arrow would be read as another sign), a horse's head, a catapult.
        Unit::Infantry => &[
            Line(INK, "2.2", "M20 8v15"),
            Fill(INK, "M20 0l3 8h-6z"),
            Fill(INK, "M5 6.5a4.5 4.5 0 0 1 9 0z"),
            Fill(INK, "M2 9h15v6c0 4.5-3 6.8-7.5 9C5 21.8 2 19.5 2 15z"),
        ],
        Unit::Cavalry => &[Fill(INK, "M6 22c0-6 4-7 5-10-2 1-4 2-6 2l-2-3 6-6 1-3 2 2c6 0 9 5 9 10 0 3-1 5-1 8z")],
        Unit::Siege => &[
            Line(INK, "2", "M4 4l9 11M3 17h18M13 15l5-6"),
            Fill(
                INK,
                "M3 20a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM15 20a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM1.5 3.500a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
            ),
        ],
    }
}

/// Outlines around the middle, about 44 across, to be painted in the owner's colour.
pub(super) const fn piece_outline(piece: Piece) -> &'static str {
    match piece {
        Piece::City => "M-22 17v-27h6v5h5v-5h4v-7l7-8 7 8v7h4v5h5v-5h6v27z",
        Piece::Port => "M-22 8v-18h6v5h5v-5h4v-7l7-8 7 8v7h4v5h5v-5h6v18l-4 10c-6 5-30 5-36 0z",
        Piece::Farm => "M-19 16v-15L0-16 19 1v15z",
        Piece::Craft => "M-19 16v-21l9 6v-6l10 7v-16h9v16h10v14z",
    }
}

const fn wonder(wonder: Wonder) -> &'static [Part] {
    match wonder {
        Wonder::Colosseum => &[
            Fill("#dcc08c", "M2 20V9c3-4 17-4 20 0v11z"),
            Fill(
                "#6e5530",
                "M4 20v-4a1.5 1.5 0 0 1 3 0v4zM8.5 20v-4a1.5 1.5 0 0 1 3 0v4zM13 20v-4a1.5 1.5 0 0 1 3 0v4zM17.5 20v-4a1.5 1.5 0 0 1 3 0v4zM4 12.500v-2a1.5 1 0 0 1 3 0v2zM8.5 11.800v-2a1.5 1 0 0 1 3 0v2zM13 11.800v-2a1.5 1 0 0 1 3 0v2zM17.5 12.500v-2a1.5 1 0 0 1 3 0v2z",
            ),
        ],
        Wonder::HangingGardens => &[
            Fill("#cda06a", "M2 21v-5h20v5zM5 15v-5h14v5zM8 9V4h8v5z"),
            Fill(
                "#4f8a3a",
                "M2 16c2-2 4-2 5 0 1-2 4-2 5 0 1-2 4-2 5 0 1-2 3-2 5 0v1H2zM5 10c2-2 4-2 5 0 1-2 3-2 4 0 1-2 3-2 5 0v1H5zM8 4c1-2 3-2 4 0 1-2 3-2 4 0v1H8z",
            ),
            Line("#4f8a3a", "1.2", "M6 17v3M12 17v2M18 17v3M9 11v2M15 11v3"),
        ],
        Wonder::Stonehenge => &[Fill(
            "#8b8f8a",
            "M1.5 6.500h10v3.200h-1V21h-3V9.700h-2V21h-3V9.700h-1zM13 6.500h9.500v3.200h-1V21h-3V9.700h-1.500V21h-3V9.700H13zM6 3h12v2.500H6z",
        )],
        Wonder::Colossus => &[
            Fill("#c98e3f", "M10.5 4.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM9 8h6l1 6 3 7h-3.500L12.5 15 10 21H6.500l3-7z"),
            Line("#c98e3f", "2.2", "M15 9l4-5M9.5 9L6 14"),
            Fill("#e2592d", "M19 5c-2-2 0-3 0-5 2 2 2 4 0 5z"),
        ],
        Wonder::GreatLibrary => &[
            Fill("#e9dcc0", "M4 4h12a3 3 0 0 1 3 3v11H7a3 3 0 0 1-3-3z"),
            Fill("#b98a4a", "M4 15a3 3 0 0 0 3 6h13v-2.500H7.500a1.5 1.5 0 0 1 0-3H19V4l2-1.500v13z"),
            Line("#7a5a2a", "1.3", "M7 8h8M7 11h8"),
        ],
        Wonder::Lighthouse => &[
            Fill("#f4d36a", "M12 6L1 2v8zM12 6l11-4v8z"),
            Fill("#d8cbb0", "M8 22l1-8h6l1 8zM9.5 13l.5-5h4l.5 5zM6 20.500h12V23H6z"),
            Fill("#b4532a", "M10 8V4.500L12 3l2 1.500V8z"),
        ],
        Wonder::TempleArtemis => &[
            Fill("#e6dcc6", "M2 9l10-6 10 6v1.500H2zM2 20h20v2.500H2z"),
            Fill(
                "#b9a983",
                "M3.5 11.500h2.500V19H3.500zM8 11.500h2.500V19H8zM13.5 11.500H16V19h-2.500zM18 11.500h2.500V19H18z",
            ),
        ],
        Wonder::GreatPyramid => &[Fill("#e4c06a", "M12 3L1 21h11z"), Fill("#b58a3a", "M12 3l11 18H12z")],
        Wonder::Sphinx => &[
            Fill("#d8ae62", "M2 20v-4h9l1-4-1.5-2 .5-5c1-3 6-3 7 0l2 6-2.5 1 .5 4 2 2v2z"),
            Fill("#7a5a22", "M13 6h1.500v1.200H13zM11 5l-.7 6 1.7.8L12.5 5z"),
            Line("#8a6a2a", "1.1", "M2 20h18M6 16.500v3.5"),
        ],
    }
}

/// Every picture as a symbol.
pub(super) fn symbols() -> Markup {
    html! {
        @for one in Good::ALL { (symbol(&format!("good-{one}"), good(one))) }
        @for one in Wealth::ALL { (symbol(&format!("wealth-{one}"), wealth(one))) }
        @for one in [Track::Tax, Track::Tariff] { (symbol(&format!("track-{one}"), track(one))) }
        (symbol("people", PEOPLE))
        (symbol("good-wild", &[Line("#6d4c9a", "3", "M7 8c0-6 10-6 10 0 0 4-5 3.5-5 7.500M12 20.500v.2")]))
        @for one in Unit::ALL { (symbol(&format!("unit-{one}"), unit(one))) }
        @for one in Wonder::ALL { (symbol(&format!("wonder-{one}"), wonder(one))) }
        @for one in Pillar::ALL {
            @let (colour, sign) = pillar(one);
            symbol id={ "pillar-" (one) } viewBox="0 0 24 24" {
                rect x="0" y="0" width="24" height="24" rx="7" fill=(colour) {}
                (parts(sign))
            }
        }
        @for one in Piece::ALL { path id={ "piece-" (one) } d=(piece_outline(one)) {} }
        (symbol("crown", &[Fill("#c9982f", "M3 19h18v-3H3zM3 14L2 6l6 4 4-7 4 7 6-4-1 8z")]))
        (symbol("unrest", &[Fill("#b4532a", "M12 2c2 4 7 6 7 12a7 7 0 0 1-14 0c0-3 2-4 3-7 1 2 1 3 2 4 2-3 2-6 2-9z"), Fill("#f4c542", "M12 12c2 2 3 3 3 5a3 3 0 0 1-6 0c0-2 2-3 3-5z")]))
        (symbol("lock", &[Line(INK, "2.2", "M7 11V8a5 5 0 0 1 10 0v3"), Fill(INK, "M5 11h14v10H5z")]))
        (symbol("anchor", &[Line("#1f4e6b", "2", "M12 7v14M8 10.500h8M4 14c0 4 4 7 8 7s8-3 8-7M10 4.800a2 2 0 1 0 4 0a2 2 0 1 0-4 0")]))
    }
}

/// The symbol of a track.
pub(super) fn track_id(track: Track) -> String {
    match track {
        Track::Stone | Track::Food | Track::Ideas => format!("wealth-{track}"),
        Track::Tax | Track::Tariff => format!("track-{track}"),
    }
}
