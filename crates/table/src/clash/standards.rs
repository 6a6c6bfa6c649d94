//! The covers: two standards meeting on a plain, before mountains or before monuments.

use maud::{Markup, html};

use crate::seat::{COLOURS, OUTLINES};
use crate::stones;
use crate::svg::N;

/// The cover of either edition: the later one has its monuments.
pub(super) fn cover(name: &str, monumental: bool) -> Markup {
    let grounds = [&stones::MEADOW, &stones::MOUNTAIN, &stones::FIELD, &SKY, &SAND, &RED, &BLUE];
    html! {
        svg .cover viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" role="img" aria-label=(name) {
            defs { (stones::patterns("ct-", &grounds)) }
            rect width="480" height="320" fill="url(#ct-dusk)" {}
            circle cx="240" cy="104" r="62" fill="url(#ct-field)" stroke="#fbf6ea" stroke-width="3" {}
            @if monumental { (pyramids()) } @else {
                path d="M-10 224L70 120 120 172 190 108 262 190 330 124 392 178 436 140 500 224z" fill="url(#ct-mountain)"
                    stroke="#fbf6ea" stroke-width="3" stroke-linejoin="round" {}
            }
            path d="M-10 216C100 184 180 208 240 208S400 184 490 216V330H-10z" fill="url(#ct-meadow)" stroke="#fbf6ea" stroke-width="3" {}
            (standard(0, 128.0, 12.0, "ct-banner-red"))
            (standard(1, 352.0, -12.0, "ct-banner-blue"))
        }
    }
}

const SKY: stones::Stones =
    stones::Stones { name: "dusk", tones: ["#e3b98a", "#ddae7b", "#d6a26c", "#e9c59a"], grout: "#bd8a57" };
const SAND: stones::Stones =
    stones::Stones { name: "sand", tones: ["#ead9ae", "#e3cf9f", "#dbc590", "#f0e2bd"], grout: "#bfa56e" };
const RED: stones::Stones =
    stones::Stones { name: "banner-red", tones: ["#c94f37", "#c0432b", "#ad3822", "#d4644c"], grout: "#8c2b19" };
const BLUE: stones::Stones =
    stones::Stones { name: "banner-blue", tones: ["#2d669e", "#22598f", "#1b4d80", "#3a74ab"], grout: "#143c65" };

/// Three pyramids, lit from the left.
fn pyramids() -> Markup {
    html! {
        @for (x, top, half) in [(52.0, 142.0, 74.0), (432.0, 136.0, 80.0), (240.0, 92.0, 124.0)] {
            g stroke="#fbf6ea" stroke-width="3" stroke-linejoin="round" {
                path d={ "M" (N(x)) " " (N(top)) "L" (N(x + half)) " 224H" (N(x - half)) "z" } fill="url(#ct-sand)" {}
                path d={ "M" (N(x)) " " (N(top)) "L" (N(x + half)) " 224H" (N(x + half * 0.3)) "z" } fill="#5b3f1f" fill-opacity=".3" {}
            }
        }
    }
}

/// A pole that leans towards the other, a banner of stones with its people's shape, and shields around its foot.
fn standard(seat: usize, x: f64, lean: f64, stones: &str) -> Markup {
    html! {
        g transform={ "translate(" (N(x)) " 40) rotate(" (N(lean)) " 0 240)" } {
            path d="M0-12V250" stroke="#fbf6ea" stroke-width="13" stroke-linecap="round" {}
            path d="M0-12V250" stroke="#4a3422" stroke-width="8" stroke-linecap="round" {}
            path d="M0-34l11 20h-22z" fill="#c9982f" stroke="#fbf6ea" stroke-width="3" stroke-linejoin="round" {}
            path d="M-54-4H54V96L27 80 0 106-27 80-54 96z" fill={ "url(#" (stones) ")" } stroke="#fbf6ea" stroke-width="4" stroke-linejoin="round" {}
            path d="M-60-6H60" stroke="#4a3422" stroke-width="8" stroke-linecap="round" {}
            path d=(OUTLINES[seat]) transform="translate(0 38) scale(2)" fill="#fbf6ea" {}
        }
        @for (dx, dy) in [(-62.0, 0.0), (62.0, 0.0), (-22.0, 16.0), (26.0, 18.0)] {
            g transform={ "translate(" (N(x + dx)) " " (N(262.0 + dy)) ") scale(1.7)" } {
                path d="M15-26v46" stroke="#fbf6ea" stroke-width="4.500" stroke-linecap="round" {}
                path d="M15-26v46" stroke="#4a3422" stroke-width="2.600" stroke-linecap="round" {}
                path d="M-12-13h24v10c0 10-6 15-12 18-6-3-12-8-12-18z" fill=(COLOURS[seat]) stroke="#fbf6ea" stroke-width="2" {}
                path d=(OUTLINES[seat]) transform="translate(0 -1) scale(.52)" fill="#fbf6ea" {}
            }
        }
    }
}
