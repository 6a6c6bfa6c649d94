//! Trade routes as roads between the boards: their spaces, what each brings, and what may happen at the end.

use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::routes::{ALLIED_GOODS, PRINCIPAL_GOODS};

use super::Look;
use super::art::token_id;
use super::geometry::{Kind, ROAD, Road};
use crate::svg::{N, Two};

/// What a space is.
enum Space {
    Goods(Icon, u8),
    Sign(&'static str),
}

fn spaces(road: &Road) -> Vec<Space> {
    let goods = |goods: &Option<(Icon, u8)>, or: &'static str| {
        goods.map_or(Space::Sign(or), |(icon, count)| Space::Goods(icon, count))
    };
    match road.kind {
        Kind::Principal(_) => {
            let mut spaces = vec![Space::Sign("rest"), Space::Sign("depart")];
            spaces.extend(PRINCIPAL_GOODS[1..5].iter().map(|space| goods(space, "depart")));
            spaces.extend([Space::Sign("prepare"), Space::Sign("swords")]);
            spaces
        }
        Kind::Allied(_) => ALLIED_GOODS.iter().map(|space| goods(space, "depart")).collect(),
    }
}

/// The road itself: paved, golden where it joins allies, red where a war is declared on it.
pub(super) fn bed(look: &Look<'_>, road: &Road) -> Markup {
    let war = matches!(road.kind, Kind::Principal(route) if route.war.is_some());
    let allied = matches!(road.kind, Kind::Allied(_));
    let rim = if war {
        "#b3321f"
    } else if allied {
        "#b88418"
    } else {
        "#8a7a5c"
    };
    let length = ROAD * road.scale;
    let half = 24.0 * road.scale;
    let title = look.say(&said(road));
    html! {
        g .road {
            title { (title) }
            rect x=(N(road.x - half - 5.0)) y=(N(road.y - half)) width=(N(length + 2.0 * half + 10.0)) height=(N(2.0 * half)) rx=(N(half))
                fill="#e8dcc3" stroke=(rim) stroke-width=(if allied || war { "4" } else { "2.600" }) {}
            path d={ "M" (N(road.x)) " " (N(road.y)) "h" (N(length)) } stroke="#a8977a" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" {}
            @for (at, space) in spaces(road).iter().enumerate() {
                @let (x, y) = road.space(at);
                g transform={ "translate(" (N(x)) " " (N(y)) ") scale(" (Two(road.scale)) ")" } {
                    circle r="19" fill="#fffdf8" fill-opacity=".9" stroke="#a8977a" stroke-width="1.600" {}
                    @match space {
                        Space::Goods(icon, count) => {
                            use href={ "#" (token_id(*icon)) } x="-16" y="-11" width="22" height="22" {}
                            text x="7" y="7" font-size="18" font-weight="800" fill="#2b2622" { (count) }
                        }
                        Space::Sign(sign) => { use href={ "#" (sign) } x="-12" y="-12" width="24" height="24" opacity=".8" {} }
                    }
                }
            }
            @if road.afar {
                @let [left, right] = road.ends();
                g transform={ "translate(" (N(road.x - half - 22.0)) " " (N(road.y)) ") scale(.8)" } { use href={ "#seat-" (left.index()) } {} }
                g transform={ "translate(" (N(road.x + length + half + 22.0)) " " (N(road.y)) ") scale(.8)" } { use href={ "#seat-" (right.index()) } {} }
            }
            text .road-name x=(N(road.x + length / 2.0)) y=(N(road.y - half - 4.0)) text-anchor="middle" font-size="12" font-weight="600" fill="#5d5342" { (road.way) }
        }
    }
}

fn said(road: &Road) -> Phrase {
    let number = road.way.to_string();
    match road.kind {
        Kind::Principal(route) => {
            let id = if route.war.is_some() { "patchistory-table-road-war" } else { "patchistory-route-from-to" };
            Phrase::new(id).with("number", number).with("from", route.from).with("to", route.to)
        }
        Kind::Allied(alliance) => Phrase::new("patchistory-route-between")
            .with("number", number)
            .with("one", alliance.ends[0])
            .with("other", alliance.ends[1]),
    }
}
