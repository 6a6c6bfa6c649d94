//! Religion: a neighbour's token becomes one's own (T10.10 to T10.13).

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::choice::Choice;
use crate::components::sea::{Hex, around_all, hexes};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// Hexes of one's own with room for one more token (T10.11).
fn hosts(s: &State, seat: Seat) -> HexSet {
    hexes(s.board.peopled(seat)).filter(|&hex| can_join(s, seat, hex).is_ok()).map(Hex::index).collect()
}

/// Whether a converted token could join a hex of one's own.
pub(crate) fn can_join(s: &State, seat: Seat, hex: Hex) -> Result<(), Why> {
    if s.room(seat, hex) == 0 { Err(Why::Full) } else { Ok(()) }
}

/// Tokens next to a host, not of protected players, never cities (T10.12).
fn targets(s: &State, seat: Seat) -> HexSet {
    around_all(hosts(s, seat)).and(s.exposed(seat)).and(s.board.all_peopled())
}

/// Whether a token on a hex beside one's own could be converted.
pub(crate) fn can_convert(s: &State, seat: Seat, hex: Hex) -> Result<(), Why> {
    if s.board.city(hex) > 0 {
        return Err(Why::CityHasNoToken);
    }
    if s.board.owner(hex).is_some_and(|owner| s.is_protected(owner)) {
        return Err(Why::Protected);
    }
    if !hex.around().meets(hosts(s, seat)) {
        return Err(Why::Full);
    }
    Ok(())
}

pub(super) fn can_play(s: &State, seat: Seat) -> Result<(), Why> {
    if s.players[seat].supply == 0 {
        return Err(Why::NoFreeToken);
    }
    let near = around_all(s.board.peopled(seat)).and(s.board.all_peopled()).and(s.board.foreign(seat));
    if !targets(s, seat).is_empty() {
        Ok(())
    } else if near.is_empty() {
        Err(Why::NoConversion)
    } else if !near.meets(s.exposed(seat)) {
        Err(Why::Protected)
    } else {
        Err(Why::Full)
    }
}

/// Their token goes home, one of ours joins our hex.
pub(super) fn convert(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let from = ask.pick(seat, Prompt::Convert, hexes(targets(s, seat)), Choice::Convert)?;
    let hosts = hexes(from.around().and(hosts(s, seat)));
    let into = ask.pick(seat, Prompt::ConvertInto { from }, hosts, Choice::Into)?;
    let victim = s.board.owner(from).expect("somebody's token is converted");
    s.send_home(victim, from, 1);
    s.bring(seat, into, 1);
    ask.log(|| Event::Converted { seat, victim, from, into });
    Ok(())
}
