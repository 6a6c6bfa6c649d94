//! Whether somebody may be attacked, and at what price (C23.1, C24.23, C27.57, C34.32).

use crate::cards::events;
use crate::prelude::*;

/// Whether a player may attack what is in a space at all.
pub(crate) fn can_attack(s: &State, seat: Seat, target: Space) -> Result<(), Why> {
    let city = s.board.city(target);
    let Some(victim) = victim(s, target) else { return Ok(()) };
    may_break_peace(s, seat, victim)?;
    powers::may_attack(s, seat, victim, city)
}

/// Whether nothing agreed on keeps a player from attacking another, or only a price (C24.23, C27.57).
pub(crate) fn may_break_peace(s: &State, seat: Seat, victim: Seat) -> Result<(), Why> {
    ensure(s.turn.truce & (1 << victim.index()) == 0, Why::Truce)?;
    ensure(events::peace_price(s, seat, victim).is_none_or(|price| s.can_pay(seat, price)), Why::Peace)
}

/// Whose city or units somebody attacks in a space.
pub(super) fn victim(s: &State, target: Space) -> Option<Seat> {
    s.board.city(target).map_or(s.board.stack(target).side, |city| city.owner).seat()
}

pub(super) fn can_pay_toll(s: &State, seat: Seat, target: Space, army: u8) -> bool {
    let goods = &s.players[seat].goods;
    // A charmed city of somebody a Diplomat keeps the peace with costs both.
    let peace = victim(s, target).and_then(|victim| events::peace_price(s, seat, victim));
    let due = [powers::charm(s, target), peace].into_iter().flatten();
    let due = due.map(|price| price.goods).fold(Goods::NONE, |sum, goods| sum + goods);
    let pays = due.is_none() || s.can_pay(seat, due);
    pays && powers::toll(s, seat, target, army).is_none_or(|(_, toll)| goods.culture + goods.mood >= toll)
}

pub(super) fn pay_toll(s: &mut State, ask: &mut Ask<'_>, seat: Seat, target: Space, army: u8) -> Flow {
    if let Some(price) = powers::charm(s, target) {
        pay(s, ask, seat, price)?;
        s.board.city_mut(target).charms = 0;
    }
    let Some((cause, toll)) = powers::toll(s, seat, target, army) else { return Ok(()) };
    let mut paid = Goods::NONE;
    for _ in 0..toll {
        let goods = s.players[seat].goods;
        let kinds = [Good::Culture, Good::Mood].into_iter().filter(|&good| goods.get(good) > 0);
        let tokens = kinds.map(|good| Goods::of(good, 1));
        let token = ask.pick_if_several(seat, Prompt::Toll, tokens, Choice::Pay)?;
        s.take(seat, token);
        paid += token;
    }
    ask.log(|| Event::Paid { seat, goods: paid, cause: Some(cause) });
    Ok(())
}
