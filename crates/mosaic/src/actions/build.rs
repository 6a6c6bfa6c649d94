//! Build: cities, towns and Great Projects, with a card or without (M6.8 to M6.14).

use tessera_kernel::{Flow, Seat};

use super::Ware;
use crate::Ask;
use crate::agenda::{Source, Task};
use crate::building;
use crate::choice::Choice;
use crate::components::build_cards::BuildCard;
use crate::components::map::hexes;
use crate::components::pieces::Piece;
use crate::effects::deploy;
use crate::event::Event;
use crate::market::Market;
use crate::payment::Cost;
use crate::prompt::Prompt;
use crate::state::State;

/// Takes a card that was paid: icons, benefit, piece, and last the refill (M6.13).
pub(super) fn take(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: BuildCard) {
    let player = &mut s.players[seat];
    player.builds[card.index()] += 1;
    player.icons.add(card.grants());
    ask.log(|| Event::CardBuilt { seat, card });
    let benefit = Task::Effects { of: Source::Build(card), at: 0 };
    let piece = card.piece().map(|_| Task::Place { card });
    s.agenda.then_each([Some(benefit), piece, Some(Task::Refill { market: Market::Build })].into_iter().flatten());
}

/// Places the piece of a card.
pub(crate) fn place(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: BuildCard) -> Flow {
    match card.piece() {
        Some(piece) => place_piece(s, ask, seat, piece, Some(card)),
        None => Ok(()),
    }
}

fn place_piece(s: &mut State, ask: &mut Ask<'_>, seat: Seat, piece: Piece, card: Option<BuildCard>) -> Flow {
    let sites = hexes(building::sites(s, seat, piece));
    let hex = ask.pick(seat, Prompt::Site { piece, card }, sites, Choice::At)?;
    ask.log(|| Event::Built { seat, piece, hex });
    building::put(s, ask, seat, piece, hex);
    if card == Some(BuildCard::GarrisonCity) {
        deploy::garrison(s, ask, seat, hex.region())?;
    }
    building::built(s, ask, seat, piece);
    Ok(())
}

/// What can be built without a card (M6.9).
pub(super) fn without_card(s: &State, seat: Seat) -> impl Iterator<Item = (Ware, Cost)> + '_ {
    let pieces = Piece::ALL.into_iter().filter(move |&piece| building::can_place(s, seat, piece).is_ok());
    pieces.map(|piece| (Ware::Without(Choice::Bare(piece)), Cost::of_piece(piece)))
}

/// Builds without a card: the piece, the token and the chest, but no benefit and no icons (Q9).
pub(super) fn bare(s: &mut State, ask: &mut Ask<'_>, seat: Seat, piece: Piece) -> Flow {
    place_piece(s, ask, seat, piece, None)
}
