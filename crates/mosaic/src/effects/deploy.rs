//! Units come from supply, free (M7.3).

use tessera_kernel::{Flow, Seat};

use super::place_units;
use crate::Ask;
use crate::choice::Choice;
use crate::components::pieces::Unit;
use crate::components::regions::Region;
use crate::effect::Troop;
use crate::prompt::Prompt;
use crate::state::State;

/// Regions where a player has a city: units are recruited and mustered there.
pub(crate) fn home_regions(s: &State, seat: Seat) -> impl Iterator<Item = Region> + Clone + '_ {
    s.regions().filter(move |&region| s.players[seat].cities_in(region) > 0)
}

/// All in one region of one's choice, or not at all.
pub(crate) fn together(s: &mut State, ask: &mut Ask<'_>, seat: Seat, unit: Unit, count: u8) -> Flow {
    let count = count.min(s.players[seat].reserve(unit));
    if count == 0 {
        return Ok(());
    }
    let prompt = Prompt::Deploy { unit, count };
    if let Some(region) = ask.pick_or(Choice::Done, seat, prompt, s.regions(), Choice::In)? {
        place_units(s, ask, seat, unit, count, region);
    }
    Ok(())
}

/// Each where one has a city, one after the other, until enough.
pub(crate) fn muster(s: &mut State, ask: &mut Ask<'_>, seat: Seat, troop: Troop, count: u8) -> Flow {
    for left in (1..=count).rev() {
        let player = &s.players[seat];
        let homes: Vec<Region> = home_regions(s, seat).collect();
        let kinds = troop.kinds().iter().copied().filter(|&unit| player.reserve(unit) > 0);
        if homes.is_empty() || kinds.clone().next().is_none() {
            return Ok(());
        }
        let Some(unit) = ask.pick_or(Choice::Done, seat, Prompt::Muster { left }, kinds, Choice::Unit)? else {
            return Ok(());
        };
        let region = ask.pick_if_several(seat, Prompt::MusterIn { unit }, homes, Choice::In)?;
        place_units(s, ask, seat, unit, 1, region);
    }
    Ok(())
}

/// The General's infantry, in the region of the starting city (M14.7).
pub(super) fn beside_the_city(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    let home = home_regions(s, seat).next();
    if let Some(region) = home {
        place_units(s, ask, seat, Unit::Infantry, 1, region);
    }
}

/// A unit for the city that was just placed, if one likes (M19.13).
pub(crate) fn garrison(s: &mut State, ask: &mut Ask<'_>, seat: Seat, region: Region) -> Flow {
    let player = &s.players[seat];
    let kinds = Troop::FootOrHorse.kinds().iter().copied().filter(|&unit| player.reserve(unit) > 0);
    if kinds.clone().next().is_none() {
        return Ok(());
    }
    if let Some(unit) = ask.pick_or(Choice::Done, seat, Prompt::Garrison { region }, kinds, Choice::Unit)? {
        place_units(s, ask, seat, unit, 1, region);
    }
    Ok(())
}
