//! What a player might have expected to do, and why not. The same judgements that make the lists of options.

use tessera_kernel::{Blocked, Phrase, Seat};

use crate::Patchistory;
use crate::actions::{
    aid, alliance, campaign, construct, cost, exchange, honour, movement, negotiation, route, sanitise, threat, trade,
    train, use_feature,
};
use crate::choice::{Choice, Deed};
use crate::components::eras::AID;
use crate::components::icons::Icon;
use crate::components::people::WORKERS;
use crate::components::routes::PRINCIPAL;
use crate::components::tiles::Face;
use crate::powers::{self, Use};
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

type Judged = (Choice, Result<(), Why>);

/// What is not possible at a prompt, with the reasons.
pub(crate) fn blocked(s: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Patchistory>> {
    let player = &s.players[seat];
    let reasons = |judged: &mut dyn Iterator<Item = Judged>| reasons(s, seat, prompt, judged);
    match *prompt {
        Prompt::Diplomacy { .. } => {
            let aids = s.others(seat).map(|other| (Choice::Aid(other), aid::can_offer(s, seat, other)));
            let threats = s.others(seat).map(|other| (Choice::Threaten(other), threat::can_threaten(s, seat, other)));
            let breaks = s.allies(seat).map(|ally| (Choice::Break(ally), alliance::can_break(s, seat, ally)));
            reasons(&mut aids.chain(threats).chain(breaks).chain(uses(s, seat, true)))
        }
        Prompt::Administration { .. } => {
            let fixed = [
                (Choice::Trade, trade::can_trade(s, seat)),
                (Choice::Exchange, exchange::can_exchange(s, seat)),
                (Choice::Train, train::can_train(s, seat)),
                (Choice::Honour(Deed::HonourHeroes), honour::can_honour(s, seat, Deed::HonourHeroes)),
                (Choice::Honour(Deed::HonourWonders), honour::can_honour(s, seat, Deed::HonourWonders)),
                (Choice::Sanitise, sanitise::can_sanitise(s, seat)),
                (Choice::Campaign(1), campaign::can_campaign(s, seat)),
            ];
            let routes = s.others(seat).map(|other| (Choice::Route(other), route::can_build(s, seat)));
            let builds = player.hand.kinds();
            let builds =
                builds.map(|building| (Choice::Construct(building), construct::can_construct(s, seat, building)));
            reasons(&mut fixed.into_iter().chain(routes).chain(builds).chain(uses(s, seat, false)))
        }
        Prompt::At { tile, face } => {
            let wrong = player.territory.misplacements(tile, face, s.limit(seat));
            reasons(&mut wrong.into_iter().map(|(placement, why)| (Choice::At(placement.at()), Err(why))))
        }
        Prompt::Side { tile } => {
            let limit = s.limit(seat);
            let judge = |face| {
                let first = || player.territory.misplacements(tile, face, limit).first().map(|&(_, why)| why);
                if player.territory.can_place(tile, face, limit) {
                    Ok(())
                } else {
                    Err(first().unwrap_or(Why::NoOverlap))
                }
            };
            let faces = Face::ALL.into_iter();
            reasons(&mut faces.map(|face| (Choice::Side(face), judge(face))))
        }
        Prompt::MoveTo { from, range } => {
            let locations = player.territory.locations().iter().filter(|&cell| cell != from);
            reasons(&mut locations.map(|cell| (Choice::To(cell), movement::can_go(s, seat, range, from, cell))))
        }
        Prompt::On { deed, owner } => {
            let territory = &s.players[owner].territory;
            let judge = |cell| {
                if !territory.is_single(cell) {
                    Err(Why::NotSingle)
                } else if deed == Deed::Construct && territory.square(cell).is_sea() {
                    Err(Why::OnSea)
                } else {
                    Ok(())
                }
            };
            reasons(&mut territory.locations().iter().map(|cell| (Choice::On(cell), judge(cell))))
        }
        Prompt::Colour { .. } => {
            let verdict = if negotiation::can_be_red(s, seat) { Ok(()) } else { Err(Why::CannotPrepare) };
            reasons(&mut [(Choice::Red, verdict)].into_iter())
        }
        _ => Vec::new(),
    }
}

/// Each feature that can be used, in Diplomacy or in Administration.
fn uses(s: &State, seat: Seat, in_diplomacy: bool) -> impl Iterator<Item = (Choice, Result<(), Why>)> {
    let features = powers::usable(s.players[seat].features, in_diplomacy);
    features.map(move |feature| (Choice::Use(feature), use_feature::can_use(s, seat, feature)))
}

fn reasons(
    s: &State,
    seat: Seat,
    prompt: &Prompt,
    judged: &mut dyn Iterator<Item = Judged>,
) -> Vec<Blocked<Patchistory>> {
    let blocked = |(choice, verdict): Judged| {
        let why = verdict.err()?;
        Some(Blocked { choice, reason: reason(s, seat, prompt, choice, why), rule: why.rule() })
    };
    judged.filter_map(blocked).collect()
}

/// A reason in words, with what it takes and what one has.
fn reason(s: &State, seat: Seat, prompt: &Prompt, choice: Choice, why: Why) -> Phrase {
    let cost = cost(s, seat, choice);
    const RESOURCE: &str = "patchistory-amount-resource";
    let figures = |need: u16, have: u16| why.reason().with("need", need).with("have", have);
    let amounts =
        |id, need: u16, have: u16| why.reason().with("need", Phrase::new(id).with("count", need)).with("have", have);
    match (why, choice) {
        (Why::NoPoints, _) => {
            amounts("patchistory-amount-politics", cost.map_or(1, |cost| cost.points).into(), s.points(seat).into())
        }
        (Why::NoFood, _) => {
            amounts("patchistory-amount-food", cost.map_or(0, |cost| cost.food).into(), s.good(seat, Icon::Food))
        }
        (Why::NoResources, Choice::Use(feature)) => {
            let need = match powers::use_of(feature) {
                Some(Use::Refine { resources, .. }) => resources.into(),
                _ => 0,
            };
            amounts(RESOURCE, need, s.good(seat, Icon::Resource))
        }
        (Why::NoResources, _) => {
            amounts(RESOURCE, cost.map_or(0, |cost| cost.resources).into(), s.good(seat, Icon::Resource))
        }
        (Why::NoGoods, _) => figures(AID.into(), Icon::TRADED.iter().map(|&icon| s.good(seat, icon)).sum()),
        (Why::CannotPrepare, _) => amounts(RESOURCE, powers::preparation(s, seat).into(), s.good(seat, Icon::Resource)),
        (Why::TooWeak, Choice::Threaten(other)) => {
            figures(s.defence_power(other).into(), s.level(seat, Icon::Military).into())
        }
        (Why::OutOfReach, Choice::To(to)) => match *prompt {
            Prompt::MoveTo { from, range } => match movement::Ground::new(s, seat, range).steps(from, to) {
                Some(away) => why.reason().with("away", away).with("range", range),
                None => Phrase::new("patchistory-why-no-way"),
            },
            _ => why.reason(),
        },
        (Why::NoWorkerLeft, _) => why.reason().with("count", WORKERS),
        (Why::NoRouteLeft, _) => why.reason().with("count", PRINCIPAL),
        (Why::TooLarge, _) => why.reason().with("size", s.limit(seat).unwrap_or(0)),
        _ => why.reason(),
    }
}

/// What a choice costs, where that does not depend on what follows.
pub(crate) fn cost(s: &State, seat: Seat, choice: Choice) -> Option<cost::Cost> {
    let (deed, resources) = match choice {
        Choice::Aid(_) => (Deed::Aid, 0),
        Choice::Threaten(_) => (Deed::Threat, 0),
        Choice::Trade => (Deed::Trade, 0),
        Choice::Exchange => (Deed::Exchange, 0),
        Choice::Train => (Deed::Train, 0),
        Choice::Honour(deed) => (deed, 0),
        Choice::Sanitise => (Deed::Sanitise, 0),
        Choice::Campaign(1) => (Deed::Campaign, 0),
        Choice::Route(_) => (Deed::BuildRoute, 0),
        Choice::Construct(building) => (Deed::Construct, building.cost()),
        _ => return None,
    };
    Some(cost::of(s, seat, deed, resources))
}
