//! Heroes and wonders that are used once a round, at a moment of their owner's choice (P16.3).

use tessera_kernel::{Flow, Seat};

use super::sanitise;
use crate::Ask;
use crate::choice::{Choice, Deed};
use crate::components::features::Feature;
use crate::components::icons::Icon;
use crate::event::Event;
use crate::powers::{self, Use};
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// Whose territory a seat may sanitise by a feature.
fn victims(s: &State, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
    s.others(seat).filter(move |&other| !s.are_allied(seat, other) && sanitise::sites(s, other).next().is_some())
}

/// Whether a seat may use a feature of its own now.
pub(crate) fn can_use(s: &State, seat: Seat, feature: Feature) -> Result<(), Why> {
    if s.players[seat].used.has(feature) {
        return Err(Why::Used);
    }
    match powers::use_of(feature) {
        None => Err(Why::Used),
        Some(Use::SendBack(Icon::Politics, _)) if powers::is_fixed(s, seat, Icon::Politics) => Err(Why::FixedPoints),
        // Whoever has broken an alliance has no points for the rest of the round.
        Some(Use::SendBack(Icon::Politics, _)) if s.players[seat].marks.broke => Err(Why::NoPoints),
        Some(Use::SendBack(..)) if s.spots(seat, None).next().is_none() => Err(Why::NoWorker),
        Some(Use::SendBack(..)) => Ok(()),
        Some(Use::Refine { resources, .. }) if s.good(seat, Icon::Resource) < resources.into() => Err(Why::NoResources),
        Some(Use::Refine { .. }) => Ok(()),
        Some(Use::Raze) if s.players[seat].hand.is_empty() => Err(Why::NoTile),
        Some(Use::Raze) if victims(s, seat).next().is_none() => Err(Why::NobodyToRaze),
        Some(Use::Raze) => Ok(()),
    }
}

/// A feature is used.
pub(crate) fn use_it(s: &mut State, ask: &mut Ask<'_>, seat: Seat, feature: Feature) -> Flow {
    match powers::use_of(feature) {
        Some(Use::SendBack(icon, count)) => {
            let spot = ask.pick(seat, Prompt::SendBack { feature }, s.spots(seat, None), Choice::Send)?;
            ask.log(|| Event::SentBack { seat, feature, spot, icon, gain: count.into() });
            s.send_back(ask, seat, spot);
            match icon {
                Icon::Politics => s.players[seat].bonus += count,
                good => s.gain(seat, good, count.into()),
            }
        }
        Some(Use::Refine { resources, culture }) => {
            s.pay(seat, Icon::Resource, resources.into());
            s.gain(seat, Icon::Culture, culture.into());
            ask.log(|| Event::Refined { seat, feature, resources, culture: culture.into() });
        }
        Some(Use::Raze) => {
            let owner = ask.pick(seat, Prompt::Against { feature }, victims(s, seat), Choice::Against)?;
            let building = ask.pick(seat, Prompt::With, s.players[seat].hand.kinds(), Choice::With)?;
            let prompt = Prompt::On { deed: Deed::Sanitise, owner };
            let cell = ask.pick(seat, prompt, sanitise::sites(s, owner), Choice::On)?;
            sanitise::bury(s, ask, seat, building, owner, cell);
        }
        None => {}
    }
    s.players[seat].used.insert(feature);
    Ok(())
}
