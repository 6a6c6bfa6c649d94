//! The cover of Mosaic: a ship on a blue sea, before a coast with a city.

use maud::{Markup, html};

use super::ground;
use crate::stones;
use crate::svg::N;

/// A ship under sail.
pub(super) fn cover(name: &str) -> Markup {
    let wave = |y: f64, shift: f64, opacity: &str| {
        let mut d = format!("M{} {}", N(shift - 80.0), N(y));
        for _ in 0..12 {
            d.push_str("q17.5-14 35 0t35 0");
        }
        html! { path d=(d) fill="none" stroke="#eef8f8" stroke-opacity=(opacity) stroke-width="5" stroke-linecap="round" {} }
    };
    html! {
        svg .cover viewBox="0 0 690 460" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(name) {
            defs { (stones::patterns("c-", &[&ground::EGYPT, &ground::GAUL, &ground::ASSYRIA, &ground::ITALY, &ground::NUMIDIA, &stones::SEA])) }
            // A sky of warm marble, a low sun.
            rect width="690" height="460" fill="url(#c-numidia)" {}
            circle cx="540" cy="118" r="62" fill="url(#c-egypt)" stroke="#fbf6ea" stroke-width="6" {}
            // Hills and a temple on the far shore.
            path d="M-10 300V232c60-46 120-40 168-8 40-30 92-24 130 20l36 56z" fill="url(#c-gaul)" stroke="#fbf6ea" stroke-width="5" {}
            g fill="#fffdf8" stroke="#8f846c" stroke-width="3" stroke-linejoin="round" {
                path d="M78 196l60-34 60 34z" {}
                path d="M86 196h12v38H86zM110 196h12v38h-12zM134 196h12v38h-12zM158 196h12v38h-12zM180 196h12v38h-12z" {}
                path d="M74 234h128v11H74z" {}
            }
            // The sea.
            rect y="292" width="690" height="170" fill="url(#c-sea)" {}
            path d="M0 292h690" stroke="#fbf6ea" stroke-width="6" {}
            (wave(330.0, 0.0, ".55"))
            // The ship.
            path d="M402 96v212" stroke="#5b3a20" stroke-width="11" stroke-linecap="round" {}
            path d="M300 118c66-22 142-22 206 0 16 46 16 92 0 138-64 16-140 16-206 0 14-46 14-92 0-138z" fill="url(#c-italy)"
                stroke="#fbf6ea" stroke-width="6" stroke-linejoin="round" {}
            path d="M403 142l13 32 34 13-34 13-13 32-13-32-34-13 34-13z" fill="#fffdf8" stroke="#97606a" stroke-width="3" {}
            path d="M292 118h222" stroke="#5b3a20" stroke-width="9" stroke-linecap="round" {}
            path d="M226 292c34 18 60 22 92 22h170c40 0 62-16 84-62 6-14 22-16 34-8-4 70-46 132-112 132H318c-56 0-82-40-92-84z"
                fill="url(#c-assyria)" stroke="#fbf6ea" stroke-width="6" stroke-linejoin="round" {}
            path d="M262 330h282" stroke="#fbf6ea" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round" {}
            g stroke="#5b3a20" stroke-width="7" stroke-linecap="round" {
                path d="M318 340l-34 66M368 344l-34 66M418 344l-34 66M468 342l-34 66" {}
            }
            path d="M548 300a13 13 0 1 0 26 0a13 13 0 1 0-26 0" fill="#fffdf8" stroke="#5b3a20" stroke-width="5" {}
            (wave(384.0, -20.0, ".75"))
            (wave(424.0, 10.0, ".5"))
        }
    }
}
