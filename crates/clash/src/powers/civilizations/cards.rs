//! What rules ask of cards and Events (C16.1, C21, C27).

use super::rows::{ASKED, row};
use super::{answers, fired, offer_power};
use crate::components::civilizations::Power;
use crate::prelude::*;

/// The Wonder a player takes, wherever it is, on drawing a Wonder card, and thanks to what.
pub(crate) fn sought(s: &State, seat: Seat) -> Option<(Power, Wonder)> {
    answers(s, seat, ASKED.seeks, |row| row.seeks).next()
}

/// Who may cancel a card that a player is about to play, and thanks to what: as everybody can tell, only whoever holds a
/// card.
pub(crate) fn foilers(s: &State, seat: Seat) -> SmallVec<[(Seat, Power); 4]> {
    let holds = |other: &Seat| !s.players[*other].actions.is_empty() || !s.players[*other].persons.is_empty();
    let foil = |other| {
        let mut foils = answers(s, other, ASKED.foils, |row| row.foils);
        foils.find(|(_, foils)| foils(s, other, seat)).map(|(power, _)| (other, power))
    };
    s.others(seat).filter(holds).filter_map(foil).collect()
}

/// What lets a player play a card without the action it takes.
pub(crate) fn hastens(s: &State, seat: Seat) -> Option<Power> {
    answers(s, seat, ASKED.hastens, |row| row.hastens).find(|(_, hastens)| hastens(s, seat)).map(|(power, _)| power)
}

/// What a power takes that lets a card be played without its action.
pub(crate) fn hastened(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power) -> Flow {
    s.turn.spent.insert(power);
    row(power).hastened.map_or(Ok(()), |hastened| hastened(s, ask, seat))
}

/// What may be done before Barbarian armies march, whoever moves them first, then the others.
pub(crate) fn musters(s: &State, mover: Seat, event: bool) -> SmallVec<[Task; 4]> {
    let space = s.players[mover].start;
    let mut due = SmallVec::new();
    for seat in mover.clockwise(s.count()) {
        let asked = answers(s, seat, ASKED.musters, |row| row.musters);
        let asked = asked.filter(|(power, musters)| fired(*power, musters(s, seat, mover, event)));
        due.extend(asked.map(|(power, _)| Task::Sequel { seat, power, space }));
    }
    due
}

/// Whether a player's people ignore Famines.
pub(crate) fn feeds(s: &State, seat: Seat) -> bool {
    answers(s, seat, ASKED.feeds, |row| row.feeds).any(|(_, feeds)| feeds)
}

/// What comes before a player draws an Event card.
pub(crate) fn foretell(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    for (_, foretells) in answers(s, seat, ASKED.foretells, |row| row.foretells) {
        foretells(s, ask, seat)?;
    }
    Ok(())
}

/// What may call off an Event a player has drawn.
pub(crate) fn averter(s: &State, seat: Seat) -> Option<Power> {
    let averts = answers(s, seat, ASKED.averts, |row| row.averts);
    averts.filter(|(power, averts)| fired(*power, averts(s, seat))).map(|(power, _)| power).next()
}

/// Whether a player undoes what an Event's text does to a city, or to a unit there.
pub(crate) fn undo(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow<bool> {
    let mut undoes = answers(s, seat, ASKED.undoes, |row| row.undoes);
    let Some((power, _)) = undoes.find(|(power, undoes)| fired(*power, undoes(s, seat, space))) else {
        return Ok(false);
    };
    offer_power(s, ask, seat, power, Goods::NONE)
}
