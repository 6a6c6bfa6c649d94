//! Our own pictures: the eight icons as coloured tokens, the kinds of squares, and what lies on routes.

use maud::{Markup, html};
use tessera_patchistory::components::icons::{Icon, Icons};
use tessera_patchistory::components::squares::Kind;

use crate::picture::Part::{self, Cut, Fill, Line};
pub(super) use crate::picture::{icon, named};
use crate::picture::{parts, symbol};
use crate::svg::N;

const INK: &str = "#2b2622";
const BONE: &str = "#fffdf8";
const WHEAT: &str =
    "M12 20V8M12 8l-2.500-3M12 8l2.500-3M12 8V4M12 12l-3.500-3M12 12l3.500-3M12 16l-3.500-3M12 16l3.500-3";

/// The colour of an icon's token, and the sign on it. The colours are those of the markers in the box.
const fn token(icon: Icon) -> (&'static str, &'static [Part]) {
    match icon {
        Icon::Money => (
            "#3f7a3a",
            &[Line(
                BONE,
                "1.9",
                "M15.500 8.500c-.6-1.500-2-2-3.500-2-2 0-3.500 1-3.500 2.700 0 3.700 7 1.800 7 5.500 0 1.800-1.600 2.800-3.500 2.800-1.700 0-3.200-.7-3.700-2.300M12 4.500v15",
            )],
        ),
        Icon::Food => ("#e9b93a", &[Line("#5c430a", "1.8", WHEAT)]),
        Icon::Resource => (
            "#38332f",
            &[
                Fill("#d9d2c6", "M12 5.500l6 3-6 3-6-3z"),
                Fill("#a39b8f", "M6 9.500l5.500 2.800v6.200L6 15.700z"),
                Fill("#7d766b", "M18 9.500l-5.500 2.800v6.200l5.500-2.800z"),
            ],
        ),
        Icon::Culture => (
            "#27639c",
            &[Fill(
                BONE,
                "M12 4.500l2.200 4.700 5.100.6-3.800 3.500 1 5.100-4.500-2.500-4.500 2.500 1-5.100-3.800-3.500 5.100-.6z",
            )],
        ),
        Icon::Politics => (
            "#7a4b9a",
            &[Line(BONE, "1.8", "M7 18.500h10M8.500 18v-5M15.500 18v-5M12 18v-5M6.500 12.500h11L12 6.500z")],
        ),
        Icon::Transport => (
            "#d8761f",
            &[Line(
                BONE,
                "1.8",
                "M6.500 12a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0M12 6.500v11M6.500 12h11M8.100 8.100l7.800 7.800M15.900 8.100l-7.800 7.800",
            )],
        ),
        Icon::Military => {
            ("#b3321f", &[Line(BONE, "1.9", "M7 6l9.500 9.500M17 6l-9.500 9.500M14.500 17.500l3-3M9.500 17.500l-3-3")])
        }
        Icon::Defence => (
            "#f4efe4",
            &[
                Fill("#6b6257", "M12 5l6 2v4.500c0 3.800-2.600 6.300-6 7.500-3.400-1.200-6-3.700-6-7.500V7z"),
                Fill("#f4efe4", "M12 7.200v9.300c2.300-1 4-2.700 4-5.200V8.500z"),
            ],
        ),
    }
}

/// The sign of a kind of square, on a 24 grid around which stones show.
const fn sign(kind: Kind) -> &'static [Part] {
    const DARK: &str = "#3b3226";
    match kind {
        Kind::Money => &[Line(
            DARK,
            "1.6",
            "M4 10l1.500-4.500h13L20 10M4 10a2.700 2.700 0 0 0 5.300 0 2.700 2.700 0 0 0 5.400 0A2.700 2.700 0 0 0 20 10M5.500 13v7h13v-7",
        )],
        Kind::Food => &[Line(
            DARK,
            "1.6",
            "M7 21V9M7 9L4.500 6M7 9l2.500-3M7 13l-3-3M7 13l3-3M7 17l-3-3M7 17l3-3M17 21V9M17 9l-2.500-3M17 9l2.500-3M17 13l-3-3M17 13l3-3M17 17l-3-3M17 17l3-3",
        )],
        Kind::Resource => &[Line(DARK, "1.7", "M4 8c5-5 11-5 16 0M12 5v16M4 20h16")],
        Kind::Culture => &[Line(
            DARK,
            "1.6",
            "M3.500 9.500L12 4l8.500 5.500zM5 20h14M6.500 19v-8M10.200 19v-8M13.800 19v-8M17.500 19v-8",
        )],
        Kind::Politics => &[Line(
            DARK,
            "1.6",
            "M6 4h11a2 2 0 0 1 2 2v12M6 4a2 2 0 0 0-2 2v2h4V6a2 2 0 0 0-2-2M8 8v10a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2h-9M11 9h5M11 13h5",
        )],
        Kind::Transport => &[Line(DARK, "1.6", "M9 3L5 21M15 3l4 18M12 4v3M12 10v4M12 17v4")],
        Kind::Military => {
            &[Line(DARK, "1.6", "M5 21V8h3v3h2.500V8h3v3H16V8h3v13zM10.500 21v-4h3v4M12 8V3l5 1.800L12 6.500")]
        }
        Kind::Wasteland => {
            &[Line("#7a6c52", "1.4", "M3 17l4-3 3 2 4-4 3 3 4-2M10 16l1 4M14 12l-1-4M7 14l-2-3M17 15l1 4")]
        }
        Kind::Sea => &[Line(
            "#e9f6fa",
            "2",
            "M2 9c2.500-3 5-3 7.500 0s5 3 7.500 0 3-2.500 5-1.500M2 16c2.500-3 5-3 7.500 0s5 3 7.500 0 3-2.500 5-1.500",
        )],
        Kind::Hero => &[
            Fill(
                BONE,
                "M12 5.500a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 1 1 0-7.200zM6 20.500c0-4.500 2.500-6.500 6-6.500s6 2 6 6.500z",
            ),
            Line(
                "#e6c04f",
                "1.7",
                "M5.500 13C3 9 4.500 4.500 8 3M18.500 13C21 9 19.500 4.500 16 3M4.600 9.500l2 .2M5.600 6l1.800.9M19.400 9.500l-2 .2M18.400 6l-1.800.9",
            ),
        ],
        Kind::Wonder => &[
            Cut(
                BONE,
                "M12 2.500l9 6v2.500H3V8.500zM4.500 12.500h3v6h-3zM10.500 12.500h3v6h-3zM16.500 12.500h3v6h-3zM2.500 19.500h19V22h-19z",
            ),
            Fill("#94722c", "M10.700 7.800a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0z"),
        ],
        Kind::Special => &[Cut(
            BONE,
            "M3 21V10l4-3 4 3V5h10v16zM6 13h2v3H6zM14 8h2v3h-2zM17.500 8h2v3h-2zM14 13h2v3h-2zM17.500 13h2v3h-2z",
        )],
    }
}

/// A Vote: a white cube.
const VOTE: &[Part] = &[
    Fill("#fffdf8", "M12 3l8.500 4.200-8.500 4.300-8.500-4.300z"),
    Fill("#e3d9c7", "M3.500 8.500l8 4v9l-8-4z"),
    Fill("#c7baa3", "M20.500 8.500l-8 4v9l8-4z"),
    Line(
        "#6f655a",
        "1",
        "M12 3l8.500 4.200v9.900L12 21.500l-8.500-4.400V7.200zM3.500 7.200l8.500 4.300 8.500-4.300M12 11.500v10",
    ),
];
/// A worker on the track or in the line.
const WORKER: &[Part] =
    &[Fill(INK, "M12 3.500a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM5 21c0-5.500 3-8.500 7-8.500s7 3 7 8.500z")];
const REST: &[Part] =
    &[Line(INK, "1.9", "M4 18V8M4 14h16v4M20 14v-1.500a2.500 2.500 0 0 0-2.500-2.500H9V14M6.800 8.500h.01")];
const PREPARE: &[Part] = &[Line(INK, "1.9", "M7 21V4M7 5h10l-2.500 3.500L17 12H7")];
const SWORDS: &[Part] = &[Line(
    "#8f1f10",
    "2.2",
    "M5 4l11 11M19 4L8 15M13.500 17.500l4-4M10.500 17.500l-4-4M16.500 16.500L20 20M7.500 16.500L4 20",
)];
const DEPART: &[Part] = &[Line(INK, "2", "M5 12h13M13 7l5 5-5 5")];

/// The id of an icon's token.
pub(super) fn token_id(icon: Icon) -> String {
    format!("i-{icon}")
}

/// Every picture as a symbol.
pub(super) fn symbols() -> Markup {
    html! {
        @for icon in Icon::ALL {
            @let (colour, sign) = token(icon);
            symbol id=(token_id(icon)) viewBox="0 0 24 24" {
                circle cx="12" cy="12" r="11" fill=(colour) stroke="#fffdf8" stroke-width="1.6" {}
                @if icon == Icon::Defence { circle cx="12" cy="12" r="10.400" fill="none" stroke="#8d8374" stroke-width="1" {} }
                (parts(sign))
            }
        }
        @for kind in Kind::ALL { (symbol(&format!("k-{kind}"), sign(kind))) }
        (symbol("vote", VOTE))
        (symbol("worker", WORKER))
        (symbol("rest", REST))
        (symbol("prepare", PREPARE))
        (symbol("swords", SWORDS))
        (symbol("depart", DEPART))
    }
}

/// A count of an icon beside words, with its name for those who hear it.
pub(super) fn amount(icon_of: Icon, count: impl std::fmt::Display, name: &str) -> Markup {
    html! { span .fact { (named(&token_id(icon_of), name)) b { (count) } } }
}

/// Icons in a row inside a drawing, from a point, each so large; a number where there are several of one.
pub(super) fn row(icons: Icons, (x, y): (f64, f64), size: f64) -> Markup {
    let mut at = x;
    let placed: Vec<(Icon, u8, f64)> = icons
        .iter()
        .map(|(icon, count)| {
            let here = at;
            at += size + if count > 1 { size * 0.62 } else { 3.0 };
            (icon, count, here)
        })
        .collect();
    html! {
        @for (icon, count, x) in placed {
            use href={ "#" (token_id(icon)) } x=(N(x)) y=(N(y)) width=(N(size)) height=(N(size)) {}
            @if count > 1 {
                text x=(N(x + size + 1.5)) y=(N(y + size * 0.78)) font-size=(N(size * 0.82)) font-weight="800" fill=(INK)
                    stroke=(BONE) stroke-width="3" stroke-linejoin="round" paint-order="stroke" { (count) }
            }
        }
    }
}

/// How wide such a row is.
pub(super) fn row_width(icons: Icons, size: f64) -> f64 {
    icons.iter().map(|(_, count)| size + if count > 1 { size * 0.62 } else { 3.0 }).sum()
}
