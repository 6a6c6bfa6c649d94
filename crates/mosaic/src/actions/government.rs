//! Government: take a tile, give up the old one (M6.29 to M6.31).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::building::raise;
use crate::choice::Choice;
use crate::components::governments::Government;
use crate::components::technologies::Tech;
use crate::event::Event;
use crate::payment::{self, Cost, Wares, bill};
use crate::prompt::Prompt;
use crate::state::{Origin, State};
use crate::why::Why;

/// Whether any government can be taken.
pub(super) fn can_take_any(s: &State, seat: Seat) -> Result<(), Why> {
    let mut why = Why::GovernmentIconsMissing;
    for government in Government::ALL {
        match can_take(s, seat, government) {
            Ok(()) => return Ok(()),
            Err(reason @ Why::TooFewIdeas) => why = reason,
            Err(_) => {}
        }
    }
    Err(why)
}

/// Whether a government can be taken: nobody holds it, its icons are there, its ideas can be paid.
pub(crate) fn can_take(s: &State, seat: Seat, government: Government) -> Result<(), Why> {
    let holder = s.players.iter().find(|(_, player)| player.government == Some(government));
    let player = &s.players[seat];
    match holder {
        Some((holder, _)) if holder == seat => return Err(Why::GovernmentYours),
        Some(_) => return Err(Why::GovernmentHeld),
        None => {}
    }
    if !player.has(Tech::CasteSystem) && !player.icons.cover(government.needs()) {
        return Err(Why::GovernmentIconsMissing);
    }
    bill(player, Cost::ideas(government.cost())).map(|_| ())
}

pub(super) fn take(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let possible = Government::ALL.into_iter().filter(|&government| can_take(s, seat, government).is_ok());
    let wares: Wares<Government> = possible.map(|government| (government, Cost::ideas(government.cost()))).collect();
    let (government, cost, bill) = payment::choose(s, ask, seat, Prompt::Govern, &wares, Choice::Govern)?;
    s.pay(seat, cost, bill);
    if let Some(old) = s.players[seat].government.take() {
        ask.log(|| Event::Resigned { seat, government: old });
        for &(track, by) in old.production() {
            s.players[seat].lower(track, by.into(), Origin::Government);
            ask.log(|| Event::Lowered { seat, track, by: by.into() });
        }
    }
    s.players[seat].government = Some(government);
    ask.log(|| Event::Governed { seat, government });
    for &(track, by) in government.production() {
        raise(s, ask, seat, track, by.into(), Origin::Government);
    }
    Ok(())
}
