//! Campaign: points for Votes (P8.9).

use tessera_kernel::Seat;

use crate::event::Event;
use crate::state::State;
use crate::why::Why;
use crate::{Ask, powers};

/// Whether a seat may Campaign.
pub(crate) fn can_campaign(s: &State, seat: Seat) -> Result<(), Why> {
    if s.players[seat].marks.campaigned {
        return Err(Why::Campaigned);
    }
    if s.points(seat) == 0 {
        return Err(Why::NoPoints);
    }
    Ok(())
}

/// A Vote for each point.
pub(crate) fn campaign(s: &mut State, ask: &mut Ask<'_>, seat: Seat, points: u8) {
    let votes = u16::from(points) + u16::from(powers::campaign(s, seat, points));
    let player = &mut s.players[seat];
    player.spent += points;
    player.votes += votes;
    player.marks.campaigned = true;
    ask.log(|| Event::Campaigned { seat, points, votes });
}
