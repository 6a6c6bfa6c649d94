//! Cards that wait on the table for their moment: Envoy, Solar Eclipse, Trojan Horse (C27.40 to C27.42).

use super::{BM, E, PI, Row, clear_away, lying, row, spared, stay};
use crate::actions::battle::{ATTACKER, DEFENDER};
use crate::prelude::*;

pub(super) const ENVOY: Row = row!("envoy", "", BM, E::Envoy, arrive, spared);

/// An idea and culture for the player, culture for an opponent; the next Wonder card lies open beside the Envoy.
fn arrive(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let other = ask.pick_if_several(seat, Prompt::ChooseOpponent, s.others(seat), Choice::Seat)?;
    gain(s, ask, seat, Goods { ideas: 1, culture: 1, ..Goods::NONE });
    gain(s, ask, other, Goods::of(Good::Culture, 1));
    if let Some(wonder) = s.wonders.pop().map(Wonder::new) {
        s.envoy = Some(wonder);
        stay(s, card);
        ask.show(Audience::Everyone, || Event::EnvoyBrought { wonder });
    }
    Ok(())
}

/// The Envoy's Wonder is taken by a power: another is laid in its place, if there is one.
pub(crate) fn relieve_envoy(s: &mut State, ask: &mut Ask<'_>) {
    s.envoy = s.wonders.pop().map(Wonder::new);
    match s.envoy {
        Some(wonder) => ask.show(Audience::Everyone, || Event::EnvoyBrought { wonder }),
        None => clear_away(s, E::Envoy),
    }
}

/// Whoever is about to draw a Wonder card may take the Envoy's.
pub(crate) fn meet_envoy(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow<Option<Wonder>> {
    let Some(wonder) = s.envoy else { return Ok(None) };
    if !ask.whether(seat, Prompt::TakeEnvoy { wonder })? {
        return Ok(None);
    }
    s.envoy = None;
    clear_away(s, E::Envoy);
    Ok(Some(wonder))
}

pub(super) const SOLAR_ECLIPSE: Row = row!("solar-eclipse", "", PI, E::SolarEclipse, wait, spared);
pub(super) const TROJAN_HORSE: Row = row!("trojan-horse", "", BM, E::TrojanHorse, wait, spared);

fn wait(s: &mut State, _: &mut Ask<'_>, card: EventCard, _: Seat) -> Flow {
    stay(s, card);
    Ok(())
}

/// Solar Eclipse: whether the Combat that is about to be fought is the one that ends after its first round.
pub(crate) fn darkens(s: &State, battle: &Battle) -> bool {
    !battle.sea && battle.round == 1 && lying(s, E::SolarEclipse).is_some()
}

/// Solar Eclipse: after that Combat its winner gains a point, or the defender if nobody has won.
pub(crate) fn dawn(s: &mut State, ask: &mut Ask<'_>, battle: &Battle, winner: Option<usize>) {
    let Some(card) = lying(s, E::SolarEclipse).filter(|_| battle.eclipse) else { return };
    if let Some(seat) = battle.sides[winner.unwrap_or(DEFENDER)].seat() {
        s.players[seat].half_points += 2;
        ask.log(|| Event::Scored { seat, halves: 2, cause: Cause::Event(card) });
    }
    clear_away(s, E::SolarEclipse);
}

/// Trojan Horse: whoever attacks a defended city may pay for it, for a point and an enemy without tactics in the first
/// round.
pub(crate) fn trick(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let battle = *s.battle();
    let city = !battle.sea && battle.defended && s.board.city(battle.at).is_some();
    let (Some(card), Some(seat)) = (lying(s, E::TrojanHorse).filter(|_| city), battle.sides[ATTACKER].seat()) else {
        return Ok(());
    };
    let price = Price::by(Cause::Event(card), Goods { wood: 1, culture: 1, ..Goods::NONE });
    if offer(s, ask, seat, price, Prompt::TrojanHorse { at: battle.at })? {
        s.battle_mut().tricked = true;
        s.players[seat].half_points += 2;
        ask.log(|| Event::Scored { seat, halves: 2, cause: Cause::Event(card) });
        clear_away(s, E::TrojanHorse);
    }
    Ok(())
}
