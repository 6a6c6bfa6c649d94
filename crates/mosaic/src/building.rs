//! Pieces on the map: where they may stand, and what placing them sets off (M6.9 to M6.17).

use tessera_kernel::Seat;
use tessera_kernel::hex::HexSet;

use crate::Ask;
use crate::components::goods::{Cache, Token};
use crate::components::leaders::Leader;
use crate::components::map::{Hex, around_all, hexes_of, ports};
use crate::components::pieces::{Piece, Track, Wealth};
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::event::Event;
use crate::state::{Origin, State};
use crate::why::Why;

/// Where `seat` may put a piece (M6.9, M6.10, M6.14).
pub(crate) fn sites(s: &State, seat: Seat, piece: Piece) -> HexSet {
    sites_among(s, seat, piece, s.free_hexes())
}

/// The same for whoever has found the free hexes already.
pub(crate) fn sites_among(s: &State, seat: Seat, piece: Piece, free: HexSet) -> HexSet {
    let player = &s.players[seat];
    if player.supply(piece) == 0 {
        return HexSet::EMPTY;
    }
    match piece {
        Piece::City => free.without(ports()).without(s.locked_against(seat)),
        Piece::Port => free.and(ports()).without(s.locked_against(seat)),
        Piece::Farm | Piece::Craft => free.without(ports()).and(around_all(player.cities)),
    }
}

/// Whether there is anywhere to put a piece.
pub(crate) fn can_place(s: &State, seat: Seat, piece: Piece) -> Result<(), Why> {
    if s.players[seat].supply(piece) == 0 {
        Err(Why::NoPiece)
    } else if sites(s, seat, piece).is_empty() {
        Err(Why::NoSite)
    } else {
        Ok(())
    }
}

/// Why a piece cannot stand on a hex of the played regions, if it cannot.
pub(crate) fn can_stand(s: &State, seat: Seat, piece: Piece, hex: Hex) -> Result<(), Why> {
    if sites(s, seat, piece).contains(hex.index()) {
        return Ok(());
    }
    if s.built.contains(hex.index()) {
        return Err(Why::Occupied);
    }
    let port = ports().contains(hex.index());
    Err(match piece {
        Piece::City if port => Why::PortHex,
        Piece::Farm | Piece::Craft if port => Why::PortHex,
        Piece::Farm | Piece::Craft => Why::NoCityNextToIt,
        Piece::Port if !port => Why::NotAPort,
        Piece::City | Piece::Port => Why::RegionLocked,
    })
}

/// Where a wonder may stand (M6.16).
pub(crate) fn wonder_sites(s: &State, seat: Seat, wonder: Wonder) -> HexSet {
    let free = s.free_hexes();
    let ground = if wonder.in_port() { free.and(ports()) } else { free.without(ports()) };
    let regions = s.regions().filter(|&region| can_hold(s, seat, wonder, region).is_ok());
    regions.fold(HexSet::EMPTY, |found, region| found.or(ground.and(hexes_of(region))))
}

/// Whether a region is one where this player may put a wonder: one of their cities is there, and for the Great Pyramid
/// three cities of anybody's (M6.16).
pub(crate) fn can_hold(
    s: &State,
    seat: Seat,
    wonder: Wonder,
    region: crate::components::regions::Region,
) -> Result<(), Why> {
    if s.players[seat].cities_in(region) == 0 {
        return Err(Why::NoCityInRegion);
    }
    let cities: u8 = s.players.values().map(|player| player.cities_in(region)).sum();
    if wonder == Wonder::GreatPyramid && cities < 3 { Err(Why::TooFewCities) } else { Ok(()) }
}

/// Puts a piece on a hex and collects what lies there; nothing else happens.
pub(crate) fn put(s: &mut State, ask: &mut Ask<'_>, seat: Seat, piece: Piece, hex: Hex) {
    let player = &mut s.players[seat];
    let pieces = match piece {
        Piece::City | Piece::Port => &mut player.cities,
        Piece::Farm => &mut player.farms,
        Piece::Craft => &mut player.crafts,
    };
    pieces.insert(hex.index());
    s.built.insert(hex.index());
    collect(s, ask, seat, hex);
}

/// A piece is built, with a card, without one or free: what that sets off, from the builder on (M6.12, M6.13).
pub(crate) fn built(s: &mut State, ask: &mut Ask<'_>, seat: Seat, piece: Piece) {
    let amount = match piece {
        Piece::City => 5,
        Piece::Port => 10,
        Piece::Farm | Piece::Craft => 0,
    };
    if amount > 0 {
        s.chest += amount;
        ask.log(|| Event::ChestFilled { amount });
    }
    for other in seat.clockwise(s.count()) {
        if s.players[other].has(Tech::Merchants) {
            gain(s, ask, other, Wealth::Money, amount);
        }
        if other == seat && s.players[seat].is(Leader::Engineer) && piece != Piece::Farm {
            raise(s, ask, seat, Track::Stone, 1, Origin::Engineer);
        }
    }
}

/// Takes what lies on a hex (M6.11).
pub(crate) fn collect(s: &mut State, ask: &mut Ask<'_>, seat: Seat, hex: Hex) {
    let Some(token) = s.tokens[hex.usize()].take() else { return };
    ask.log(|| Event::Collected { seat, hex, token });
    match token {
        Token::Good(good) => {
            s.players[seat].goods[good.index()] += 1;
            if let Some((track, by)) = good.bonus() {
                raise(s, ask, seat, track, by.into(), Origin::Goods);
            }
        }
        Token::Cache(Cache::Wealth(wealth, amount)) => s.players[seat].gain(wealth, amount.into()),
        Token::Cache(Cache::People(count)) => s.players[seat].grow(count),
    }
}

/// Gains something and says so.
pub(crate) fn gain(s: &mut State, ask: &mut Ask<'_>, seat: Seat, wealth: Wealth, amount: u16) {
    if amount > 0 {
        s.players[seat].gain(wealth, amount);
        ask.log(|| Event::Gained { seat, wealth, amount });
    }
}

/// Raises a track and says so.
pub(crate) fn raise(s: &mut State, ask: &mut Ask<'_>, seat: Seat, track: Track, by: u16, origin: Origin) {
    if by > 0 {
        s.players[seat].raise(track, by as i16, origin);
        ask.log(|| Event::Raised { seat, track, by });
    }
}

/// Adds people and says so.
pub(crate) fn grow(s: &mut State, ask: &mut Ask<'_>, seat: Seat, by: u8) {
    if by > 0 {
        s.players[seat].grow(by);
        ask.log(|| Event::Grown { seat, by });
    }
}
