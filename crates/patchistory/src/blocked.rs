//! What a player might have expected to do, and why not. The same judgements that make the lists of options.

use tessera_kernel::{Blocked, Seat};

use crate::Patchistory;
use crate::actions::{
    aid, alliance, campaign, construct, exchange, honour, movement, negotiation, route, sanitise, threat, trade, train,
    use_feature,
};
use crate::choice::{Choice, Deed};
use crate::components::tiles::Face;
use crate::powers;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// What is not possible at a prompt, with the reasons.
pub(crate) fn blocked(s: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Patchistory>> {
    let player = &s.players[seat];
    match *prompt {
        Prompt::Diplomacy { .. } => {
            let aids = s.others(seat).map(|other| (Choice::Aid(other), aid::can_offer(s, seat, other)));
            let threats = s.others(seat).map(|other| (Choice::Threaten(other), threat::can_threaten(s, seat, other)));
            let breaks = s.allies(seat).map(|ally| (Choice::Break(ally), alliance::can_break(s, seat, ally)));
            reasons(aids.chain(threats).chain(breaks).chain(uses(s, seat, true)))
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
            reasons(fixed.into_iter().chain(routes).chain(builds).chain(uses(s, seat, false)))
        }
        Prompt::At { tile, face } => {
            let wrong = player.territory.misplacements(tile, face, s.limit(seat));
            reasons(wrong.into_iter().map(|(placement, why)| (Choice::At(placement.at()), Err(why))))
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
            reasons(faces.map(|face| (Choice::Side(face), judge(face))))
        }
        Prompt::MoveTo { from, range } => {
            let locations = player.territory.locations().iter().filter(|&cell| cell != from);
            reasons(locations.map(|cell| (Choice::To(cell), movement::can_go(s, seat, range, from, cell))))
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
            reasons(territory.locations().iter().map(|cell| (Choice::On(cell), judge(cell))))
        }
        Prompt::Colour { .. } => {
            let verdict = if negotiation::can_be_red(s, seat) { Ok(()) } else { Err(Why::CannotPrepare) };
            reasons([(Choice::Red, verdict)].into_iter())
        }
        _ => Vec::new(),
    }
}

/// Each feature that can be used, in Diplomacy or in Administration.
fn uses(s: &State, seat: Seat, in_diplomacy: bool) -> impl Iterator<Item = (Choice, Result<(), Why>)> {
    let features = powers::usable(s.players[seat].features, in_diplomacy);
    features.map(move |feature| (Choice::Use(feature), use_feature::can_use(s, seat, feature)))
}

fn reasons(judged: impl Iterator<Item = (Choice, Result<(), Why>)>) -> Vec<Blocked<Patchistory>> {
    let blocked = |(choice, verdict): (Choice, Result<(), Why>)| {
        let why = verdict.err()?;
        Some(Blocked { choice, reason: why.reason(), rule: why.rule() })
    };
    judged.filter_map(blocked).collect()
}
