//! Production, feeding workers, keeping heroes and wonders (P12, P13).

use arrayvec::ArrayVec;
use tessera_kernel::{Flow, Seat};

use crate::choice::{Choice, Way};
use crate::components::eras::{MISSING, UPKEEP};
use crate::components::features::{Feature, HEROES, WONDERS};
use crate::components::icons::Icon;
use crate::components::people;
use crate::components::routes::{ALLIED, ALLIED_GOODS, PRINCIPAL, PRINCIPAL_GOODS};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Phase, Space, State};
use crate::{Ask, powers};

/// The next player produces and feeds the workers (P12).
pub(crate) fn produce(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    let seat = s.in_order(served);
    s.phase = Phase::Production { served: served + 1 };
    let levels = Icon::GOODS.map(|icon| s.level(seat, icon));
    for (icon, count) in Icon::GOODS.into_iter().zip(levels) {
        s.gain(seat, icon, count.into());
    }
    let [money, food, resources, culture] = levels;
    ask.log(|| Event::Produced { seat, money, food, resources, culture });
    from_routes(s, ask, seat);
    let most = powers::feast(s, seat);
    if most > 0 {
        let food = s.good(seat, Icon::Food).min(most.into()) as u8;
        let food = ask.pick(seat, Prompt::Feast { most }, 0..=food, Choice::Feast)?;
        s.pay(seat, Icon::Food, food.into());
        s.gain(seat, Icon::Culture, food.into());
        ask.log(|| Event::Feasted { seat, food });
    }
    feed(s, ask, seat);
    Ok(())
}

/// What a seat's workers find on routes, each with its route (P12.2).
fn finds(s: &State, seat: Seat) -> ArrayVec<(Way, (Icon, u8)), { PRINCIPAL + ALLIED }> {
    let principal = s.routes().filter(|(_, route)| route.from == seat).filter_map(|(at, route)| match route.worker {
        Some(Space::On(space)) => Some((Way::Principal(at), PRINCIPAL_GOODS[usize::from(space)]?)),
        _ => None,
    });
    let allied = s.alliances().filter_map(|(at, alliance)| {
        let space = alliance.worker_of(seat)?;
        Some((Way::Allied(at), ALLIED_GOODS[usize::from(space)]?))
    });
    principal.chain(allied).collect()
}

/// What a seat's workers would bring from routes as they stand, with what features add: Money, Food, Resources, Culture.
pub(crate) fn brought(s: &State, seat: Seat) -> [u16; 4] {
    let mut goods = [0; 4];
    let finds = finds(s, seat);
    for &(_, (icon, count)) in &finds {
        goods[icon.index()] += u16::from(count);
    }
    for (_, (icon, count)) in powers::route_bonus(s, seat) {
        goods[icon.index()] += u16::from(count) * finds.len() as u16;
    }
    goods
}

fn from_routes(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    for (way, (icon, count)) in finds(s, seat) {
        s.gain(seat, icon, count.into());
        ask.log(|| Event::RouteYielded { seat, way, icon, count });
        let bonus: Vec<(Feature, (Icon, u8))> = powers::route_bonus(s, seat).collect();
        for (feature, (icon, count)) in bonus {
            s.gain(seat, icon, count.into());
            ask.log(|| Event::BonusYielded { seat, feature, icon, count });
        }
    }
}

/// Food a seat's workers eat (P12.4).
pub(crate) fn upkeep(s: &State, seat: Seat) -> u8 {
    powers::worker_upkeep(s, seat).unwrap_or(people::UPKEEP[usize::from(s.controlled(seat))])
}

/// Workers eat what the track shows; what is missing costs Culture (P12.4).
fn feed(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let due = upkeep(s, seat).into();
    let food = s.pay(seat, Icon::Food, due);
    let culture = s.pay(seat, Icon::Culture, (due - food) * u16::from(MISSING.0));
    ask.log(|| Event::WorkersFed { seat, food, culture });
}

/// Food for heroes and Resources for wonders when an Era ends (P13.1).
pub(crate) fn era_upkeep(s: &State, seat: Seat) -> (u16, u16) {
    let features = s.players[seat].features;
    let food = features.and(HEROES).len() as u16 * u16::from(UPKEEP.0);
    let resources = features.and(WONDERS).len() as u16 * u16::from(UPKEEP.1) + u16::from(powers::dear_upkeep(s, seat));
    (food, resources)
}

/// At the end of an Era heroes eat and wonders are kept in repair (P13.1).
pub(crate) fn keep_features(s: &mut State, ask: &mut Ask<'_>) {
    for seat in s.turn_order() {
        let (food_due, due) = era_upkeep(s, seat);
        let food = s.pay(seat, Icon::Food, food_due);
        let resources = s.pay(seat, Icon::Resource, due);
        let missing = (food_due - food) * u16::from(MISSING.0) + (due - resources) * u16::from(MISSING.1);
        let culture = s.pay(seat, Icon::Culture, missing);
        if food_due + due > 0 {
            ask.log(|| Event::FeaturesKept { seat, food, resources, culture });
        }
    }
}
