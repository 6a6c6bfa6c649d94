//! Land tiles on offer, and who gets which (P5).

use tessera_kernel::{Audience, Flow, Part, Seat};

use crate::choice::Choice;
use crate::components::eras::{EMERGENCY, ROUNDS};
use crate::components::icons::Icon;
use crate::components::tiles::Face;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Offer, Phase, Stake, State};
use crate::{Ask, powers};

/// Whether this is the first auction of the game, in which tiles come one by one (P5.8).
fn is_first(s: &State) -> bool {
    s.era == 0 && s.round == 0 && s.count() > 2
}

/// A round begins: as many tiles as players (P5.1).
pub(crate) fn offer(s: &mut State, ask: &mut Ask<'_>) {
    let (era, round, first) = (s.era, s.round, s.first);
    ask.log(|| Event::RoundBegan { era, round, first });
    for seat in s.players.seats() {
        s.players[seat].marks.penniless = s.good(seat, Icon::Money) == 0;
    }
    if is_first(s) {
        s.phase = Phase::Auction { turn: 0 };
        return;
    }
    (0..s.count()).for_each(|_| show_tile(s, ask));
    s.phase = Phase::Taking { served: 0 };
}

/// The next tile, white and black in turn; each round begins with the other side (P5.2).
fn show_tile(s: &mut State, ask: &mut Ask<'_>) {
    let Some(tile) = s.stack.pop() else { return };
    let number = usize::from(s.era * ROUNDS + s.round) + s.offer.len();
    let face = if number.is_multiple_of(2) { Face::White } else { Face::Black };
    s.offer.push(Offer { tile, face });
    let (_, face) = s.offered(s.offer.len() as u8 - 1);
    ask.show(Audience::Everyone, || Event::TileShown { tile, face });
}

/// Whoever may take a tile before the auction is asked (P5.3).
pub(crate) fn take(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    if usize::from(served) == s.count() {
        begin(s, ask);
        return Ok(());
    }
    let seat = s.in_order(served);
    s.phase = Phase::Taking { served: served + 1 };
    let Some(feature) = powers::takes_tile(s, seat).filter(|_| !s.players[seat].marks.took_tile) else {
        return Ok(());
    };
    let free = (0..s.offer.len() as u8).filter(|&tile| s.players.values().all(|player| player.won != Some(tile)));
    let taken = ask.pick_or(Choice::No, seat, Prompt::Take { feature }, free, Choice::Take)?;
    if let Some(at) = taken {
        s.players[seat].won = Some(at);
        s.players[seat].marks.took_tile = true;
        let (tile, face) = s.offered(at);
        ask.log(|| Event::TileTaken { seat, feature, tile, face });
    }
    Ok(())
}

fn begin(s: &mut State, ask: &mut Ask<'_>) {
    let taken = s.players.values().find_map(|player| player.won);
    s.phase = match (s.count(), taken) {
        (2, Some(taken)) => {
            // The other tile goes to the other player, without a bid.
            let left = s.players.seats().find(|&seat| s.players[seat].won.is_none());
            if let Some(seat) = left {
                s.players[seat].won = Some(1 - taken);
                let (tile, face) = s.offered(1 - taken);
                ask.log(|| Event::TileLeft { seat, tile, face });
            }
            Phase::Placing { served: 0 }
        }
        (2, None) => Phase::SecretAuction,
        _ => Phase::Auction { turn: 0 },
    };
}

/// Whoever had no Money when the phase began buys one for Culture, once (P5.7).
fn rescue(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    if !s.players[seat].marks.penniless || s.good(seat, Icon::Money) > 0 || s.players[seat].stake.is_some() {
        return;
    }
    let culture = s.pay(seat, Icon::Culture, EMERGENCY.into());
    s.gain(seat, Icon::Money, 1);
    s.players[seat].marks.penniless = false;
    ask.log(|| Event::Emergency { seat, culture });
}

/// The highest stake on a tile, and whose it is.
pub(crate) fn standing(s: &State, tile: u8) -> Option<(Seat, u16)> {
    let stakes =
        s.players.iter().filter_map(|(seat, player)| Some((seat, player.stake.filter(|stake| stake.tile == tile)?)));
    stakes.map(|(seat, stake)| (seat, stake.money)).max_by_key(|&(_, money)| money)
}

/// Whether a seat need not bid: it has the highest stake on a tile, or has a tile already.
fn is_served(s: &State, seat: Seat) -> bool {
    let player = &s.players[seat];
    player.won.is_some()
        || player.stake.is_some_and(|stake| standing(s, stake.tile).is_some_and(|(holder, _)| holder == seat))
}

/// The next turn of the open auction (P5.4); in the first one of the game, a tile is shown before it (P5.8).
pub(crate) fn turn(s: &mut State, ask: &mut Ask<'_>, turn: u8) -> Flow {
    let count = s.count() as u8;
    if s.offer.len() < usize::from(count) && s.offer.len() <= usize::from(turn) {
        show_tile(s, ask);
        return Ok(());
    }
    let whole = s.offer.len() == usize::from(count);
    if whole && s.players.seats().all(|seat| is_served(s, seat)) {
        settle(s, ask);
        return Ok(());
    }
    let seat = s.in_order(turn % count);
    // Turns go round and round; only those of the first round are told apart.
    s.phase = Phase::Auction { turn: if turn + 1 == 2 * count { count } else { turn + 1 } };
    if is_served(s, seat) {
        return Ok(());
    }
    rescue(s, ask, seat);
    let may_wait = is_first(s) && turn + 1 < count;
    let bids: Vec<(u8, u16)> = bids(s, seat).collect();
    let prompt = Prompt::Bid { may_wait };
    let bid = |(tile, money)| Choice::Bid(tile, money);
    let chosen = if may_wait {
        ask.pick_or(Choice::Wait, seat, prompt, bids, bid)?
    } else {
        Some(ask.pick(seat, prompt, bids, bid)?)
    };
    let Some((tile, money)) = chosen else {
        ask.log(|| Event::Waited { seat });
        return Ok(());
    };
    let more = money - s.players[seat].stake.map_or(0, |stake| stake.money);
    s.pay(seat, Icon::Money, more);
    s.players[seat].stake = Some(Stake { tile, money });
    let (tile, face) = s.offered(tile);
    ask.log(|| Event::Bid { seat, tile, face, stake: money });
    Ok(())
}

/// Every tile with every stake a seat may have on it: all it has down already, and more than anybody else (P5.5).
fn bids(s: &State, seat: Seat) -> impl Iterator<Item = (u8, u16)> + '_ {
    let own = s.players[seat].stake.map_or(0, |stake| stake.money);
    let most = own + s.good(seat, Icon::Money);
    let open = (0..s.offer.len() as u8).filter(|&tile| s.players.values().all(|player| player.won != Some(tile)));
    open.flat_map(move |tile| {
        let least = standing(s, tile).map_or(1, |(_, money)| money + 1).max(own);
        (least..=most).map(move |money| (tile, money))
    })
}

/// Every tile has one stake: all Money is gone, everyone has a tile (P5.6).
fn settle(s: &mut State, ask: &mut Ask<'_>) {
    for seat in s.turn_order() {
        if let Some(Stake { tile, money }) = s.players[seat].stake.take() {
            s.players[seat].won = Some(tile);
            let (tile, face) = s.offered(tile);
            ask.log(|| Event::Won { seat, tile, face, paid: money });
        }
    }
    s.phase = Phase::Placing { served: 0 };
}

/// Two players bid in secret, both pay (P5.9, P5.10).
pub(crate) fn secret(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let order: Vec<Seat> = s.turn_order().collect();
    order.iter().for_each(|&seat| rescue(s, ask, seat));
    let part = |seat: Seat| Part {
        seat,
        prompt: Prompt::SecretBid,
        options: (0..2)
            .flat_map(|tile| (1..=s.good(seat, Icon::Money)).map(move |money| Choice::Bid(tile, money)))
            .collect(),
    };
    let bids = ask.all(order.iter().map(|&seat| part(seat)).collect())?;
    let read = |choice: Choice| if let Choice::Bid(tile, money) = choice { (tile, money) } else { (0, 1) };
    let [(first, mine), (second, theirs)] = [bids[0], bids[1]].map(|(seat, choice)| (seat, read(choice)));
    let tiles = if mine.0 != theirs.0 {
        [mine.0, theirs.0]
    } else if mine.1 >= theirs.1 {
        // A tie is the first player's.
        [mine.0, 1 - mine.0]
    } else {
        [1 - mine.0, mine.0]
    };
    ask.reveal(Audience::Everyone);
    for (seat, bid, won) in [(first, mine, tiles[0]), (second, theirs, tiles[1])] {
        s.pay(seat, Icon::Money, bid.1);
        s.players[seat].won = Some(won);
        let (wanted, face) = s.offered(bid.0);
        ask.log(|| Event::Bid { seat, tile: wanted, face, stake: bid.1 });
        let (tile, face) = s.offered(won);
        ask.log(|| Event::Won { seat, tile, face, paid: bid.1 });
    }
    s.phase = Phase::Placing { served: 0 };
    Ok(())
}
