//! Have children (T6): new tokens on meadows where one's people live.

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::choice::Choice;
use crate::components::sea::{Hex, hexes};
use crate::components::terrain::Terrain;
use crate::event::Event;
use crate::ideas::{self, Play, Window};
use crate::prompt::Prompt;
use crate::state::{Doing, State};
use crate::why::Why;

/// The action begins: so many children may be born (T6.1).
pub(crate) fn begin(s: &mut State, seat: Seat) {
    let left = s.players[seat].epoch().children;
    s.turn_mut().doing = Doing::Birthing { left, born: HexSet::EMPTY };
}

/// One child is born, or a card is played, or that is enough (T4.4).
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let Doing::Birthing { left, .. } = s.turn_mut().doing else {
        return Ok(());
    };
    let places = places(s, seat);
    if places.is_empty() && s.players[seat].hand.is_empty() {
        s.turn_mut().doing = Doing::Nothing;
        return Ok(());
    }
    let births = hexes(places).map(Next::Birth);
    let plays = ideas::playable(s, seat, Window::Birthing).map(Next::Play);
    match ask.one(seat, Prompt::Birth { left }, births.chain(plays).chain([Next::Stop]))? {
        Next::Birth(hex) => {
            s.bring(seat, hex, 1);
            if let Doing::Birthing { left, born } = &mut s.turn_mut().doing {
                *left -= 1;
                born.insert(hex.index());
            }
            ask.log(|| Event::Born { seat, hex });
            Ok(())
        }
        Next::Play(play) => ideas::play(s, ask, seat, play),
        Next::Stop => {
            s.turn_mut().doing = Doing::Nothing;
            Ok(())
        }
    }
}

options! {
    enum Next: Choice { Birth(hex: Hex), Play(play: Play) => play.into(), Stop }
}

/// Where a child can be born now (T6.2 to T6.5).
pub(crate) fn places(s: &State, seat: Seat) -> HexSet {
    let meadows = s.board.peopled(seat).and(s.board.terrain(Terrain::Meadow));
    hexes(meadows).filter(|&hex| can_be_born(s, seat, hex).is_ok()).map(Hex::index).collect()
}

/// Whether a child can be born on a hex.
pub(crate) fn can_be_born(s: &State, seat: Seat, hex: Hex) -> Result<(), Why> {
    if s.players[seat].supply == 0 {
        return Err(Why::SupplyEmpty);
    }
    if s.board.ground(hex) != Some(Terrain::Meadow) {
        return Err(Why::NotMeadow);
    }
    if !s.board.peopled(seat).contains(hex.index()) {
        return Err(Why::NobodyThere);
    }
    if let Some(Doing::Birthing { born, .. }) = s.turn().map(|turn| &turn.doing)
        && born.contains(hex.index())
    {
        return Err(Why::AlreadyBorn);
    }
    if s.room(seat, hex) == 0 {
        return Err(Why::Full);
    }
    Ok(())
}
