//! Whom a deed concerns who may not be looking: they are told of it, unless they answer or come first.

use tessera_kernel::Seat;
use tessera_session::{Deed, Session};

use super::{Meta, seat_of};
use crate::notices::{Kind, margin};
use crate::store::{Fresh, SeatRow};

/// The news that deeds are: for everyone who is asked something new, or for all when it is over.
pub(super) fn news(meta: &Meta, before: &Session, after: &Session, deeds: &[Deed], over: bool) -> Vec<Fresh> {
    let mut news: Vec<Fresh> = Vec::new();
    let mut add = |fresh: Fresh| {
        let known = |one: &&mut Fresh| one.person == fresh.person && one.kind == fresh.kind;
        match news.iter_mut().find(known) {
            // Of somebody with several seats, the time that is up first.
            Some(one) => one.ripe = one.ripe.min(fresh.ripe),
            None => news.push(fresh),
        }
    };
    let playing = meta.seats.iter().filter(|row| row.human());
    let playing: Vec<(Seat, i64)> = playing.filter_map(|row: &SeatRow| Some((seat_of(row), row.person?))).collect();
    if over {
        playing.iter().for_each(|&(_, person)| add(Fresh { person, kind: Kind::Over, ripe: None }));
        return news;
    }
    let acted = |seat: Seat| deeds.iter().any(|deed| deed.seat == seat && !deed.auto);
    let (waiting, earlier) = (after.game().waiting(), before.game().waiting());
    let pace = meta.row.pace();
    for &(seat, person) in playing.iter().filter(|(seat, _)| waiting.contains(seat)) {
        if earlier.contains(&seat) && before.asked_since(seat) == after.asked_since(seat) {
            continue;
        }
        if let Some(due) = after.clocks.due(pace, seat) {
            add(Fresh { person, kind: Kind::Time, ripe: Some(due - margin(pace)) });
        }
        // Whoever has just acted knows that it goes on.
        if !playing.iter().any(|&(own, whose)| whose == person && acted(own)) {
            add(Fresh { person, kind: Kind::Turn, ripe: None });
        }
    }
    news
}
