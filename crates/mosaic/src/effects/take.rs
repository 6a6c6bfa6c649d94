//! Tokens are taken from the map (M7.5).

use tessera_kernel::{Flow, Seat};

use crate::Ask;
use crate::building;
use crate::choice::Choice;
use crate::components::goods::Token;
use crate::components::map::Hex;
use crate::effect::Wanted;
use crate::prompt::Prompt;
use crate::state::State;

fn fits(wanted: Wanted, token: Token) -> bool {
    match (wanted, token) {
        (Wanted::Good(kind), Token::Good(good)) => kind == good,
        (Wanted::AnyGood, Token::Good(_)) | (Wanted::GoodOrCache, _) => true,
        (Wanted::Good(_) | Wanted::AnyGood, Token::Cache(_)) => false,
    }
}

/// Takes so many tokens, as long as there are any; a gain, so it cannot be declined (M7.1).
pub(super) fn take(s: &mut State, ask: &mut Ask<'_>, seat: Seat, wanted: Wanted, count: u8) -> Flow {
    for left in (1..=count).rev() {
        let hexes: Vec<Hex> = s.hexes_with(|token| fits(wanted, token)).collect();
        if hexes.is_empty() {
            return Ok(());
        }
        let hex = ask.pick(seat, Prompt::Take { left }, hexes, Choice::At)?;
        building::collect(s, ask, seat, hex);
    }
    Ok(())
}
