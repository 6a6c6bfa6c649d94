//! Enemy units are sent home (M7.4).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::choice::Choice;
use crate::components::pieces::Unit;
use crate::components::regions::Region;
use crate::components::technologies::Tech;
use crate::effect::With;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;

/// Enemy units in a region that can be eliminated: not those of a player with Armor.
fn targets(s: &State, seat: Seat, region: Region) -> impl Iterator<Item = (Seat, Unit)> + Clone + '_ {
    let exposed = s.players.iter().filter(move |&(other, player)| other != seat && !player.has(Tech::Armor));
    exposed.flat_map(move |(victim, player)| {
        Unit::ALL.into_iter().filter(move |&unit| player.army_of(region, unit) > 0).map(move |unit| (victim, unit))
    })
}

/// Regions where one has such a unit and somebody can be struck.
pub(crate) fn regions(s: &State, seat: Seat, with: With) -> impl Iterator<Item = Region> + Clone + '_ {
    let player = &s.players[seat];
    let present = move |region: Region| with.kinds().iter().any(|&unit| player.army_of(region, unit) > 0);
    s.regions().filter(move |&region| present(region) && targets(s, seat, region).next().is_some())
}

/// Up to `count` enemy units of one region, whoever owns them (Q31); any part may be declined (Q32).
pub(crate) fn eliminate(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8, with: With) -> Flow {
    if regions(s, seat, with).next().is_none() {
        return Ok(());
    }
    let where_to = regions(s, seat, with);
    let Some(region) = ask.pick_or(Choice::Done, seat, Prompt::StrikeIn { count }, where_to, Choice::In)? else {
        return Ok(());
    };
    for left in (1..=count).rev() {
        let hits = targets(s, seat, region);
        if hits.clone().next().is_none() {
            break;
        }
        let prompt = Prompt::Strike { region, left };
        let strike = |(victim, unit)| Choice::Strike(victim, unit);
        let Some((victim, unit)) = ask.pick_or(Choice::Done, seat, prompt, hits, strike)? else { break };
        s.players[victim].units[region.index()][unit.index()] -= 1;
        ask.log(|| Event::Struck { seat, victim, unit, region });
    }
    Ok(())
}
