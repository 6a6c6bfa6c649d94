//! Build a city (T9).

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::choice::Choice;
use crate::components::cities::VALUES;
use crate::components::sea::{Hex, hexes};
use crate::components::terrain::Terrain;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// All tokens of a hex go home and a city takes their place (T9.1, T9.2).
pub(crate) fn build(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let hex = ask.pick(seat, Prompt::Site, hexes(sites(s, seat)), Choice::Site)?;
    let value = ask.pick(seat, Prompt::City { hex }, values(s, seat, hex), Choice::City)?;
    s.send_home(seat, hex, s.board.tokens(hex));
    *s.city_tiles(seat, value) -= 1;
    s.board.add_city(seat, hex, value);
    ask.log(|| Event::Built { seat, hex, value });
    Ok(())
}

/// Whether a site exists (T4.5).
pub(crate) fn can_build(s: &State, seat: Seat) -> Result<(), Why> {
    if sites(s, seat).is_empty() { Err(Why::NoSite) } else { Ok(()) }
}

fn sites(s: &State, seat: Seat) -> HexSet {
    let cities = s.board.all_built();
    hexes(s.board.peopled(seat)).filter(|&hex| can_build_on(s, seat, hex, cities).is_ok()).map(Hex::index).collect()
}

/// Whether `seat` may build on a hex that holds its tokens.
pub(crate) fn can_build_on(s: &State, seat: Seat, hex: Hex, cities: HexSet) -> Result<(), Why> {
    if s.board.tokens(hex) < VALUES[0] {
        return Err(Why::TooFewTokens);
    }
    if s.board.ground(hex) == Some(Terrain::Mountain) {
        return Err(Why::CityOnMountain);
    }
    if hex.around().meets(cities) {
        return Err(Why::CityNextDoor);
    }
    if values(s, seat, hex).next().is_none() {
        return Err(Why::NoCityTile);
    }
    Ok(())
}

/// The values `seat` could build there: in supply, and not above the tokens given up.
fn values(s: &State, seat: Seat, hex: Hex) -> impl Iterator<Item = u8> {
    let tokens = s.board.tokens(hex);
    let supply = s.players[seat].cities;
    VALUES.into_iter().zip(supply).filter(move |&(value, left)| left > 0 && value <= tokens).map(|(value, _)| value)
}
