//! Wonder: a tile, and its token on the map (M6.15 to M6.17).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::building::{self, wonder_sites};
use crate::choice::Choice;
use crate::components::leaders::Leader;
use crate::components::map::hexes;
use crate::components::pieces::Wealth;
use crate::components::pillars::Pillar;
use crate::components::wonders::Wonder;
use crate::event::Event;
use crate::payment::{self, Cost, Wares, bill};
use crate::prompt::Prompt;
use crate::state::{Standing, State};
use crate::why::Why;

/// Whether any wonder can be built.
pub(super) fn can_build_any(s: &State, seat: Seat) -> Result<(), Why> {
    bill(&s.players[seat], Cost::of_wonder(s.wonder_count(seat)))?;
    let mut reasons = Wonder::ALL.into_iter().map(|wonder| can_build(s, seat, wonder));
    if reasons.any(|reason| reason.is_ok()) { Ok(()) } else { Err(Why::NoSite) }
}

/// Whether a wonder is left and has a place to stand; its cost is another question (M6.17).
pub(crate) fn can_build(s: &State, seat: Seat, wonder: Wonder) -> Result<(), Why> {
    if s.wonders[wonder.index()].is_some() {
        Err(Why::WonderBuilt)
    } else if !wonder_sites(s, seat, wonder).is_empty() {
        Ok(())
    } else if wonder == Wonder::GreatPyramid && !s.players[seat].cities.is_empty() {
        Err(Why::TooFewCities)
    } else {
        Err(Why::NoSite)
    }
}

pub(super) fn build(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let cost = Cost::of_wonder(s.wonder_count(seat));
    let possible = Wonder::ALL.into_iter().filter(|&wonder| can_build(s, seat, wonder).is_ok());
    let wares: Wares<Wonder> = possible.map(|wonder| (wonder, cost)).collect();
    let (wonder, cost, bill) = payment::choose(s, ask, seat, Prompt::Wonder, &wares, Choice::Wonder)?;
    s.pay(seat, cost, bill);
    let sites = hexes(wonder_sites(s, seat, wonder));
    let hex = ask.pick(seat, Prompt::WonderSite { wonder }, sites, Choice::At)?;
    s.wonders[wonder.index()] = Some(Standing { seat, hex });
    s.built.insert(hex.index());
    ask.log(|| Event::WonderBuilt { seat, wonder, hex });
    building::collect(s, ask, seat, hex);
    if wonder == Wonder::GreatLibrary {
        let pillar = ask.pick(seat, Prompt::Library, Pillar::ALL, Choice::Pillar)?;
        s.library = Some(pillar);
        s.players[seat].icons.add(&[pillar, pillar]);
        ask.log(|| Event::Shelved { seat, pillar });
    }
    for other in seat.clockwise(s.count()) {
        if s.players[other].is(Leader::Scribe) {
            building::gain(s, ask, other, Wealth::Money, 10);
        }
    }
    Ok(())
}
