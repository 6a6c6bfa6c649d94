//! Fight (T7): one hex against a neighbour, cards face down against cards face up.

use tessera_kernel::hex::HexSet;
use tessera_kernel::{Audience, Flow, Seat, options};

use crate::Ask;
use crate::choice::Choice;
use crate::components::ideas::Kind;
use crate::components::sea::{Hex, around_all, hexes};
use crate::components::terrain::Terrain;
use crate::event::{Event, Strength};
use crate::hand::Hand;
use crate::ideas::{self, Play, Window};
use crate::prompt::Prompt;
use crate::state::{Combat, CombatStage, State};
use crate::why::Why;

/// The attacker names target and source (T7.1).
pub(crate) fn declare(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let target = ask.pick(seat, Prompt::Attack, hexes(targets(s, seat)), Choice::Attack)?;
    let sources = hexes(target.around().and(s.board.peopled(seat)));
    let from = ask.pick(seat, Prompt::AttackFrom { target }, sources, Choice::From)?;
    let defender = s.board.owner(target).expect("only held hexes are attacked");
    let is_city = s.board.city(target) > 0;
    s.combat = Some(Combat {
        attacker: seat,
        defender,
        from,
        target,
        ground: if is_city { None } else { s.board.ground(target) },
        attack: Hand::default(),
        defence: Hand::default(),
        stage: if is_city { CombatStage::Name } else { CombatStage::Lay },
    });
    ask.log(|| Event::Attacked { seat, from, target, defender });
    Ok(())
}

/// Hexes `seat` may attack: next to its tokens, and not of a protected player (T7.2).
pub(crate) fn targets(s: &State, seat: Seat) -> HexSet {
    around_all(s.board.peopled(seat)).and(s.exposed(seat))
}

/// Whether an attack is possible at all.
pub(crate) fn can_attack(s: &State, seat: Seat) -> Result<(), Why> {
    if !targets(s, seat).is_empty() {
        Ok(())
    } else if around_all(s.board.peopled(seat)).meets(s.board.foreign(seat)) {
        Err(Why::Protected)
    } else {
        Err(Why::NoTarget)
    }
}

/// The next part of the fight.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let Some(combat) = &s.combat else {
        return Ok(());
    };
    match combat.stage {
        CombatStage::Name => name_ground(s, ask),
        CombatStage::Lay => lay(s, ask),
        CombatStage::Defend => defend(s, ask),
        CombatStage::Resolve => {
            resolve(s, ask);
            Ok(())
        }
        CombatStage::Advance => advance(s, ask),
    }
}

fn combat(s: &mut State) -> &mut Combat {
    s.combat.as_mut().expect("a fight is going on")
}

/// A city counts as the ground its owner names, before any card is played (T7.4).
fn name_ground(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let &mut Combat { defender, target, .. } = combat(s);
    let prompt = Prompt::Name { city: target };
    let terrain = ask.pick(defender, prompt, Terrain::OPEN, Choice::Name)?;
    let combat = combat(s);
    combat.ground = Some(terrain);
    combat.stage = CombatStage::Lay;
    ask.log(|| Event::Named { seat: defender, terrain });
    Ok(())
}

/// The attacker lays any number of cards face down (T7.5).
fn lay(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let &mut Combat { attacker: seat, target, ground, .. } = combat(s);
    lay_cards(s, ask, seat, |laid| Prompt::LayAttack { target, ground, laid }, |s| &mut combat(s).attack)?;
    combat(s).stage = CombatStage::Defend;
    let laid = &combat(s).attack;
    ask.log(|| Event::LaidAttack { seat, count: laid.len() as u8, cards: laid.to_vec() });
    Ok(())
}

/// The defender plays any number of cards face up (T7.6).
fn defend(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let &mut Combat { defender: seat, from, target, ground, ref attack, .. } = combat(s);
    let face_down = attack.len() as u8;
    let attackers = s.board.tokens(from);
    let prompt = |_| Prompt::Defend { target, ground, attackers, face_down };
    lay_cards(s, ask, seat, prompt, |s| &mut combat(s).defence)?;
    combat(s).stage = CombatStage::Resolve;
    let played = &combat(s).defence;
    ask.log(|| Event::Defended { seat, cards: played.to_vec() });
    Ok(())
}

/// Lays cards one by one on a pile until the player is ready or has none left.
pub(crate) fn lay_cards(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    prompt: impl Fn(u8) -> Prompt,
    pile: impl Fn(&mut State) -> &mut Hand,
) -> Flow {
    while !s.players[seat].hand.is_empty() {
        let laid = pile(s).len() as u8;
        let cards = s.players[seat].hand.different();
        let Some(card) = ask.pick_or(Choice::Ready, seat, prompt(laid), cards, Choice::Lay)? else { break };
        s.players[seat].hand.remove(card);
        pile(s).add(card);
    }
    Ok(())
}

/// Cards are turned up, points compared, losses taken, cards discarded (T7.6 to T7.13).
fn resolve(s: &mut State, ask: &mut Ask<'_>) {
    ask.reveal(Audience::Everyone);
    let combat = s.combat.take().expect("a fight is going on");
    let Combat { attacker, defender, from, target, ground, .. } = combat;
    let attack = strength(s.board.tokens(from), &combat.attack, ground, Side::Attack);
    let base = s.board.tokens(target) + s.board.city(target);
    let defence = strength(base, &combat.defence, ground, Side::Defence);
    let city = s.board.city(target) > 0;
    let won = attack.total() > defence.total();
    s.discard.extend(combat.attack.iter().chain(combat.defence.iter()));
    if won {
        give_way(s, defender, target);
        let emptied =
            Combat { attack: Hand::default(), defence: Hand::default(), stage: CombatStage::Advance, ..combat };
        s.combat = Some(emptied);
    } else {
        s.send_home(attacker, from, 1);
    }
    ask.log(|| Event::Fought {
        attacker,
        defender,
        target,
        city,
        attack: Box::new(attack),
        defence: Box::new(defence),
    });
}

/// The defender's pieces go back to supply (T7.11); a city tile can be built again (T9.5).
fn give_way(s: &mut State, defender: Seat, target: Hex) {
    let value = s.board.city(target);
    if value > 0 {
        s.board.remove_city(defender, target);
        *s.city_tiles(defender, value) += 1;
    } else {
        s.send_home(defender, target, s.board.tokens(target));
    }
}

/// Which side of a fight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Attack,
    Defence,
}

/// The points of one side (T7.7, T7.8).
pub(crate) fn strength(base: u8, cards: &Hand, ground: Option<Terrain>, side: Side) -> Strength {
    let (matching, arms) = card_points(cards, ground, side);
    Strength { base, matching, arms, cards: cards.to_vec() }
}

/// What cards are worth to one side: by their backgrounds, and as arms (T7.8); on a mountain no card matches (T7.9).
pub(crate) fn card_points(cards: &Hand, ground: Option<Terrain>, side: Side) -> (u8, u8) {
    let matching = cards.iter().filter(|card| Some(card.background()) == ground).count() as u8;
    let arms = cards
        .iter()
        .map(|card| match (card.kind(), side) {
            (Kind::Weapons, _) => 1,
            (Kind::Fortifications, Side::Defence) => 2,
            _ => 0,
        })
        .sum();
    (matching, arms)
}

/// The winner moves none to all of the attacking tokens in, within the cap (T7.11, T10.7).
fn advance(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let &mut Combat { attacker: seat, from, target, .. } = combat(s);
    let most = s.board.tokens(from).min(s.room(seat, target));
    let counts = (0..=most).rev().map(Next::Advance);
    let plays = ideas::playable(s, seat, Window::Advancing).map(Next::Play);
    match ask.one(seat, Prompt::Advance { from, target }, counts.chain(plays))? {
        Next::Advance(count) => {
            s.shift(seat, from, target, count);
            if count == 0 {
                s.board.reset_limit(target);
            }
            s.combat = None;
            ask.log(|| Event::Advanced { seat, to: target, count });
            Ok(())
        }
        Next::Play(play) => ideas::play(s, ask, seat, play),
    }
}

options! {
    enum Next: Choice { Advance(count: u8), Play(play: Play) => play.into() }
}
