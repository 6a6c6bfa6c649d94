//! What rules ask of Influence and Trade Routes, and at the beginning of a turn (C13, C22.26).

use super::rows::{ASKED, row};
use super::{answers, fired, is_fresh};
use crate::components::civilizations::Power;
use crate::powers::trade_routes::{Link, Trader};
use crate::prelude::*;

/// How much farther a city influences a target, and thanks to what.
pub(crate) fn extends(s: &State, seat: Seat, source: Space, target: Space) -> Option<(Cause, u8)> {
    let more = answers(s, seat, ASKED.extends, |row| row.extends);
    let more = more.map(|(power, extends)| (Cause::Power(power), extends(s, seat, source, target)));
    more.filter(|&(_, more)| more > 0).reduce(|(cause, all), (_, more)| (cause, all + more))
}

/// Spaces besides a player's cities from which a target can be influenced, their ranges, and thanks to what.
pub(crate) fn influence_sources(s: &State, seat: Seat, target: Space) -> SmallVec<[(Power, Space, u8); 8]> {
    let open = answers(s, seat, ASKED.sources, |row| row.sources).filter(|&(power, _)| is_fresh(s, power));
    open.flat_map(|(power, sources)| {
        sources(s, seat, target).into_iter().map(move |(space, range)| (power, space, range))
    })
    .collect()
}

/// Powers that let something in a space be influenced that could not be otherwise.
pub(crate) fn sways(s: &State, seat: Seat, space: Space) -> impl Iterator<Item = Power> + '_ {
    let open = answers(s, seat, ASKED.sways, |row| row.sways);
    open.filter(move |(_, sways)| sways(s, seat, space)).map(|(power, _)| power)
}

/// Culture tokens that a success at a space takes at least, where there is nothing but what powers sway.
pub(crate) fn sway_fee(s: &State, seat: Seat, space: Space) -> u8 {
    if s.board.city(space).is_some() {
        return 0;
    }
    answers(s, seat, ASKED.sway_fee, |row| row.sway_fee).map(|(_, fee)| fee(s, seat, space)).min().unwrap_or(0)
}

/// Whether a player has any such power.
pub(crate) fn may_sway(s: &State, seat: Seat) -> bool {
    !s.players[seat].powers.and(ASKED.sways).is_empty()
}

/// A success with one of them.
pub(crate) fn sway(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, space: Space) -> Flow {
    Cause::Power(power).note();
    row(power).swayed.map_or(Ok(()), |swayed| swayed(s, ask, seat, space))
}

/// Whether a power keeps a city of its player's from being targeted.
pub(crate) fn shelters(s: &State, owner: Seat, target: Space) -> bool {
    answers(s, owner, ASKED.shelters, |row| row.shelters)
        .any(|(power, shelters)| fired(power, shelters(s, owner, target)))
}

/// What lets an attempt be rolled again, and whether it is for one building alone then.
pub(crate) fn rerolls(s: &State, seat: Seat, source: Space, target: Space) -> Option<(Power, Option<Building>)> {
    let open = answers(s, seat, ASKED.rerolls, |row| row.rerolls).filter(|&(power, _)| is_fresh(s, power));
    open.filter_map(|(power, rerolls)| Some((power, rerolls(s, seat, source, target)?))).next()
}

/// Whether it matters to powers that an attempt comes from this space.
pub(crate) fn favours(s: &State, seat: Seat, source: Space) -> bool {
    answers(s, seat, ASKED.favours, |row| row.favours).any(|(_, favours)| favours(s, seat, source))
}

/// What follows a success from a space.
pub(crate) fn persuades(s: &mut State, ask: &mut Ask<'_>, seat: Seat, source: Space) {
    for (_, persuades) in answers(s, seat, ASKED.persuades, |row| row.persuades) {
        persuades(s, ask, seat, source);
    }
}

/// Whether something forms links of Trade Routes that does not do so for everyone.
pub(crate) fn trades(s: &State, seat: Seat, space: Space, trader: Trader) -> bool {
    answers(s, seat, ASKED.trades, |row| row.trades).any(|(power, trades)| fired(power, trades(s, seat, space, trader)))
}

/// How far coastal cities of opponents are linked with, where that is farther than usual.
pub(crate) fn ships(s: &State, seat: Seat, trader: Trader) -> u8 {
    answers(s, seat, ASKED.ships, |row| row.ships).map(|(power, ships)| fired(power, ships(trader))).max().unwrap_or(0)
}

/// Whose cities besides opponents' are linked with.
pub(crate) fn deals(s: &State, seat: Seat) -> impl Iterator<Item = Side> + use<> {
    answers(s, seat, ASKED.deals, |row| row.deals).map(|(_, side)| side)
}

/// Whether links of a player differ from one another.
pub(crate) fn tells_links_apart(s: &State, seat: Seat) -> bool {
    [ASKED.deals, ASKED.gives, ASKED.spares, ASKED.profits, ASKED.traded]
        .into_iter()
        .any(|asked| !s.players[seat].powers.and(asked).is_empty())
}

/// What a link may give instead of the usual, and thanks to what; `made` are the powers that served for links before.
pub(crate) fn gives(s: &State, seat: Seat, city: Space, made: &[Power]) -> SmallVec<[(Power, Goods); 4]> {
    let open = answers(s, seat, ASKED.gives, |row| row.gives);
    let open = open.filter(|(power, gives)| made.iter().filter(|one| *one == power).count() < usize::from(gives.most));
    open.flat_map(|(power, gives)| (gives.goods)(s, seat, city).into_iter().map(move |goods| (power, goods))).collect()
}

/// Whether one of these links does not count towards the most there can be.
pub(crate) fn spares(s: &State, seat: Seat, links: &[Link]) -> bool {
    answers(s, seat, ASKED.spares, |row| row.spares).any(|(_, spares)| links.iter().any(|link| spares(s, seat, link)))
}

/// What gives something in addition for one of these links.
pub(crate) fn profits(s: &State, seat: Seat, links: &[Link]) -> Option<Power> {
    let open = answers(s, seat, ASKED.profits, |row| row.profits);
    open.filter(|(_, profits)| links.iter().any(|link| profits(s, seat, link))).map(|(power, _)| power).next()
}

/// For whoever counts: links with others than opponents, and more of them than there can be otherwise.
pub(crate) fn note_links(s: &State, seat: Seat, links: &[Link], most: usize) {
    let wild = |link: &Link| s.board.city(link.city).is_some_and(|city| city.owner.seat().is_none());
    let asked = [(ASKED.deals, links.iter().any(wild)), (ASKED.spares, links.len() > most)];
    for (asked, _) in asked.into_iter().filter(|(_, served)| *served) {
        s.players[seat].powers.and(asked).iter().for_each(|power| Cause::Power(power).note());
    }
}

/// What follows the links that were made.
pub(crate) fn traded(s: &mut State, seat: Seat, links: &[Link]) {
    for (_, traded) in answers(s, seat, ASKED.traded, |row| row.traded) {
        traded(s, seat, links);
    }
}

/// What is due at the beginning of a player's turn.
pub(crate) fn dawns(s: &State, seat: Seat) -> SmallVec<[Task; 2]> {
    let due = answers(s, seat, ASKED.dawns, |row| row.dawns).filter(|(power, dawns)| fired(*power, dawns(s, seat)));
    due.map(|(power, _)| Task::Sequel { seat, power, space: s.players[seat].start }).collect()
}
