//! A seat's cards, what they are good for in the race to the next epoch, and the fight that is going on.

use tessera_kernel::{Seat, Sheet};

use super::ground::worth;
use super::island::parts;
use super::{CARD, KINDS, Table, may_lay};
use crate::actions::fight::{Side, card_points};
use crate::components::epochs::{EPOCHS, LAST};
use crate::components::ideas::Kind;
use crate::hand::Hand;
use crate::progress;
use crate::state::{Combat, CombatStage, State};

pub(super) fn write(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    hand(s, table, seat, sheet);
    race(s, table, seat, sheet);
    fight(s, seat, sheet);
}

fn hand(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let player = &s.players[seat];
    let (epoch, ground) = (player.epoch(), &table.grounds[seat]);
    let (mut kinds, mut grounds) = ([0; KINDS], [0; 4]);
    for card in player.hand.iter() {
        kinds[card.kind() as usize] += 1;
        grounds[card.background() as usize] += 1;
    }
    let with = |kind: Kind| kinds[kind as usize];
    let births = ground.nurseries.min(player.supply).min(epoch.children + with(Kind::Medicine));
    let moves = ground.spare.min(ground.reach).min(epoch.moves + with(Kind::Transport));
    sheet.steps("hand from", player.hand.len() as f32, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    sheet.put("room in hand", f32::from(epoch.limit.saturating_sub(player.hand.len() as u8)) / 5.0);
    sheet.list("hand of", parts(kinds, 2.0));
    sheet.list("hand of ground", parts(grounds, 3.0));
    sheet.put("governments shown", player.government.len() as f32 / 2.0);
    sheet.put("children with cards", f32::from(births) / 3.0);
    sheet.put("land with cards", f32::from(moves) / 4.0);
    sheet.list("discarded", parts(table.discarded, 6.0));
}

/// The race to the next epoch, as this seat knows it (T11.4).
fn race(s: &State, table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (player, ground) = (&s.players[seat], &table.grounds[seat]);
    let row = progress::new_epoch(s);
    let worth = |pile: &Hand, row: u8| f32::from(pile.iter().map(|card| progress::worth(card, row)).sum::<u8>());
    let people = EPOCHS[usize::from(row)].terrain.map_or(0, |terrain| ground.tokens[terrain as usize]);
    let laid = worth(&player.laid, row);
    let hand = if may_lay(s, seat) { worth(&player.hand, row) } else { 0.0 };
    let after = if row < LAST { worth(&player.hand, row + 1) } else { 0.0 };
    let most = f32::from(people) + ground.built.len() as f32 + laid + hand;
    let ahead = most - table.leads.rival_progress(seat);
    sheet.flag("still to lay", may_lay(s, seat));
    sheet.put("laid", player.laid.len() as f32 / 3.0);
    sheet.put("progress laid", laid / 3.0);
    sheet.put("progress in hand", hand / 3.0);
    sheet.put("progress in hand after", after / 3.0);
    sheet.put("progress at most", most / 8.0);
    sheet.put("progress ahead", (ahead / 4.0).clamp(-2.0, 2.0));
    sheet.steps("progress ahead from", ahead, &[-3.0, -1.5, -0.5, 0.5, 1.5, 3.0]);
}

/// A seat's side of the fight that is going on.
#[derive(Default)]
struct Stand {
    own: f32,
    other: f32,
    /// What may still be laid.
    own_more: f32,
    other_more: f32,
}

impl Stand {
    fn of(s: &State, combat: &Combat, side: Side) -> Self {
        let (board, stage) = (&s.board, combat.stage);
        let known = |base: u8, cards: &Hand, side| {
            let (matching, arms) = card_points(cards, combat.ground, side);
            f32::from(base + matching + arms)
        };
        let attackers = board.tokens(combat.from);
        let defenders = board.tokens(combat.target) + board.city(combat.target);
        let attack_open = matches!(stage, CombatStage::Name | CombatStage::Lay);
        let defence_open = attack_open || stage == CombatStage::Defend;
        let (attack_hand, defence_hand) = (&s.players[combat.attacker].hand, &s.players[combat.defender].hand);
        let more = |open: bool, hand: &Hand, side| if open { known(0, hand, side) } else { 0.0 };
        let guess = |open: bool, hand: &Hand| if open { CARD * hand.len() as f32 } else { 0.0 };
        match side {
            Side::Attack => Self {
                own: known(attackers, &combat.attack, side),
                other: known(defenders, &combat.defence, Side::Defence),
                own_more: more(attack_open, attack_hand, side),
                other_more: guess(defence_open, defence_hand),
            },
            Side::Defence => Self {
                own: known(defenders, &combat.defence, side),
                // What the attacker has laid is face down.
                other: f32::from(attackers) + CARD * combat.attack.len() as f32,
                own_more: more(defence_open, defence_hand, side),
                other_more: guess(attack_open, attack_hand),
            },
        }
    }
}

fn fight(s: &State, seat: Seat, sheet: &mut Sheet) {
    let combat = s.combat.as_ref().filter(|combat| seat == combat.attacker || seat == combat.defender);
    let attacks = combat.is_some_and(|combat| seat == combat.attacker);
    let side = if attacks { Side::Attack } else { Side::Defence };
    let going_on = combat.filter(|combat| combat.stage != CombatStage::Advance);
    let Stand { own, other, own_more, other_more } = going_on.map(|c| Stand::of(s, c, side)).unwrap_or_default();
    let ahead = own + own_more - other - other_more;
    sheet.flag("attacks", attacks);
    sheet.flag("defends", combat.is_some() && !attacks);
    sheet.one_of("stage", combat.map(|combat| combat.stage as usize), 5);
    sheet.put("strength", own / 5.0);
    sheet.put("strength against", other / 5.0);
    sheet.put("strength in hand", own_more / 3.0);
    sheet.put("strength against in hand", other_more / 3.0);
    sheet.put("strength ahead", (ahead / 4.0).clamp(-2.0, 2.0));
    sheet.flag("ahead as it lies", going_on.is_some() && own > other);
    sheet.flag("even as it lies", going_on.is_some() && own == other);
    sheet.put("stake", combat.map_or(0.0, |combat| f32::from(worth(s, combat.target)) / 4.0));
    sheet.put("stake of people", combat.map_or(0.0, |combat| f32::from(s.board.tokens(combat.target)) / 4.0));
    sheet.put("people to move in", combat.map_or(0.0, |combat| f32::from(s.board.tokens(combat.from)) / 4.0));
}
