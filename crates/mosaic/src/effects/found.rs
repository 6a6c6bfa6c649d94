//! Cities and towns without a card and without cost (M7.6, M7.7).

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use super::deploy::home_regions;
use super::place_units;
use crate::Ask;
use crate::building;
use crate::choice::Choice;
use crate::components::map::{Hex, around_all, hexes, hexes_of, ports};
use crate::components::pieces::{Piece, Unit};
use crate::components::regions::Region;
use crate::effect::{Town, Where};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;

/// Where a free city may stand: like any city, and where the card says.
fn city_sites(s: &State, seat: Seat, place: Where) -> HexSet {
    let sites = building::sites(s, seat, Piece::City);
    let player = &s.players[seat];
    let within = |regions: &dyn Fn(Region) -> bool| {
        s.regions().filter(|&region| regions(region)).fold(HexSet::EMPTY, |found, region| found.or(hexes_of(region)))
    };
    match place {
        Where::Anywhere => sites,
        Where::NewRegion => sites.and(within(&|region| player.cities_in(region) == 0)),
        Where::BesideOwnCity => sites.and(around_all(player.cities)),
        Where::NextRegion => {
            let near = |region: Region| home_regions(s, seat).any(|home| home.borders(region));
            sites.and(within(&near))
        }
    }
}

/// Founds a city if one likes and can; says whether it was founded.
pub(super) fn free_city(s: &mut State, ask: &mut Ask<'_>, seat: Seat, place: Where) -> Flow<bool> {
    let sites = city_sites(s, seat, place);
    if sites.is_empty() {
        return Ok(false);
    }
    let Some(hex) = ask.pick_or(Choice::Done, seat, Prompt::FreeCity, hexes(sites), Choice::At)? else {
        return Ok(false);
    };
    raise_piece(s, ask, seat, Piece::City, hex);
    Ok(true)
}

/// A piece is put down and what that sets off happens.
fn raise_piece(s: &mut State, ask: &mut Ask<'_>, seat: Seat, piece: Piece, hex: Hex) {
    ask.log(|| Event::Built { seat, piece, hex });
    building::put(s, ask, seat, piece, hex);
    building::built(s, ask, seat, piece);
}

/// Puts a town next to a city of one's own, if one likes and can.
pub(super) fn free_town(s: &mut State, ask: &mut Ask<'_>, seat: Seat, town: Town) -> Flow {
    let kinds: &[Piece] = match town {
        Town::Farm => &[Piece::Farm],
        Town::Craft => &[Piece::Craft],
        Town::Either => &[Piece::Farm, Piece::Craft],
    };
    let possible: Vec<Piece> =
        kinds.iter().copied().filter(|&piece| building::can_place(s, seat, piece).is_ok()).collect();
    if possible.is_empty() {
        return Ok(());
    }
    let piece = ask.pick_if_several(seat, Prompt::TownKind, possible, Choice::Town)?;
    let sites = hexes(building::sites(s, seat, piece));
    if let Some(hex) = ask.pick_or(Choice::Done, seat, Prompt::FreeTown { piece }, sites, Choice::At)? {
        raise_piece(s, ask, seat, piece, hex);
    }
    Ok(())
}

/// Exploration: an infantry and a farming town in a region without a city of one's own (M22.19).
pub(super) fn explore(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let player = &s.players[seat];
    let unknown: Vec<Region> = s.regions().filter(|&region| player.cities_in(region) == 0).collect();
    if unknown.is_empty() {
        return Ok(());
    }
    let Some(region) = ask.pick_or(Choice::Done, seat, Prompt::Explore, unknown, Choice::In)? else {
        return Ok(());
    };
    place_units(s, ask, seat, Unit::Infantry, 1, region);
    let sites = s.free_hexes().without(ports()).and(hexes_of(region));
    if sites.is_empty() || s.players[seat].supply(Piece::Farm) == 0 {
        return Ok(());
    }
    if let Some(hex) = ask.pick_or(Choice::Done, seat, Prompt::ExploreTown { region }, hexes(sites), Choice::At)? {
        raise_piece(s, ask, seat, Piece::Farm, hex);
    }
    Ok(())
}
