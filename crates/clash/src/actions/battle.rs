//! Conflicts: Combats on land and Naval battles (C14.1, C14.16, C14.3, C14).
//!
//! The attackers are the squad under way; the defenders stand in the space. Progress is kept in the state, and each
//! stage is a step of its own.

use tessera_kernel::{Audience, Flow, Seat};

use super::{conquer, tactics};
use crate::ask::{Ask, Choices};
use crate::board::Side;
use crate::cards::actions::ActionCard;
use crate::cards::tactics::Tactic;
use crate::choice::Choice;
use crate::components::advances::Advance;
use crate::components::board::Space;
use crate::components::buildings::{Building, Unit};
use crate::components::dice;
use crate::components::wonders::Wonder;
use crate::edition::Edition;
use crate::event::{Event, Roll};
use crate::goods::{Good, Goods};
use crate::marks::{MOVED, SPENT};
use crate::prompt::Prompt;
use crate::purse::pay;
use crate::state::{Battle, Stage, State, Task};

/// The attacker's place in pairs.
pub(crate) const ATTACKER: usize = 0;
/// The defender's.
pub(crate) const DEFENDER: usize = 1;

/// The squad under way attacks a space, coming from another.
pub(crate) fn begin(s: &mut State, ask: &mut Ask<'_>, at: Space, from: Space, landed: bool) {
    let battle = prepare_battle(s, at, from, landed);
    let [attacker, defender] = battle.sides;
    s.battle = Some(battle);
    ask.log(|| Event::BattleBegan { attacker, defender, at });
    if walled(s, &battle) {
        s.battle_mut().fought = true;
        finish(s, ask, Some(DEFENDER));
    } else if !battle.defended {
        // Settlers alone, or an undefended city: a Combat lost at once (C14.14, C14.15).
        finish(s, ask, Some(ATTACKER));
    } else {
        s.then(Task::Battle);
    }
}

/// Barbarians attack a city for one round (C17).
pub(crate) fn begin_raid(s: &mut State, ask: &mut Ask<'_>, at: Space, from: Space) {
    let battle = Battle { raid: true, ..prepare_battle(s, at, from, false) };
    let [attacker, defender] = battle.sides;
    s.battle = Some(battle);
    s.then(Task::Battle);
    ask.log(|| Event::BattleBegan { attacker, defender, at });
}

fn prepare_battle(s: &mut State, at: Space, from: Space, landed: bool) -> Battle {
    let sea = s.board.sea().contains(at.index());
    let stack = *s.board.stack(at);
    let city = s.board.city(at);
    let defender = if sea { stack.side } else { city.map_or(stack.side, |city| city.owner) };
    let attacker = s.squad.side;
    let start = if sea { [s.squad.ships, stack.ships] } else { [s.squad.infantry, stack.infantry] };
    let fortress = !sea && s.works(at, Building::Fortress);
    let wonders = city.is_some_and(|city| !city.wonders.is_empty());
    Battle {
        sea,
        at,
        from,
        sides: [attacker, defender],
        retreat: from != at && attacker.seat().is_some(),
        landed,
        raid: false,
        round: 1,
        stage: Stage::Prepare,
        start,
        kills: [0; 2],
        steel: [0; 2],
        siege: [false; 2],
        warlord: if attacker.seat().is_some() && std::mem::take(&mut s.moving.warlord) { 2 } else { 0 },
        cards: [None; 2],
        works: [false; 2],
        cancels: [0; 2],
        hampered: [false; 2],
        values: [0; 2],
        arena: [false; 2],
        fought: false,
        traders: [could_trade(s, attacker, from, &s.squad), could_trade(s, defender, at, &stack)],
        defended: start[DEFENDER] > 0 || fortress,
        legendary: !sea && wonders && s.size(at) >= legendary_size(s),
    }
}

/// The size a city with a Wonder must have for a Legendary Battle; in 2012 less if no such city is larger (C26).
fn legendary_size(s: &State) -> u8 {
    let whole = |space| s.size(space) >= 5 && s.board.city(space).is_some_and(|city| !city.wonders.is_empty());
    let any = crate::components::board::spaces(s.board.all_cities()).any(whole);
    if s.is_2012() && !any { 4 } else { 5 }
}

/// The Great Wall beats Barbarians who attack its owner's cities (C23).
fn walled(s: &State, battle: &Battle) -> bool {
    let [attacker, defender] = battle.sides;
    let owner = defender.seat().filter(|&seat| !s.is_2012() && s.has_wonder(seat, Wonder::Wall));
    attacker == Side::BARBARIANS && owner.is_some() && s.board.city(battle.at).is_some()
}

/// Whether Settlers or Ships of a side in a space could form a Trade Routes link (Scavenger).
fn could_trade(s: &State, side: Side, space: Space, units: &crate::board::Stack) -> bool {
    let Some(seat) = side.seat() else { return false };
    if units.settlers + units.ships == 0 || !s.has(seat, Advance::TradeRoutes) {
        return false;
    }
    !super::special::partners(s, seat, space).is_empty()
}

impl State {
    /// The Conflict that is going on.
    ///
    /// # Panics
    /// When there is none.
    pub fn battle(&self) -> &Battle {
        self.battle.as_ref().expect("a Conflict is going on")
    }

    /// The Conflict that is going on, to change.
    ///
    /// # Panics
    /// When there is none.
    pub fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a Conflict is going on")
    }

    /// Fighting units a side has left in the Conflict.
    #[must_use]
    pub fn fighters(&self, side: usize) -> u8 {
        let battle = self.battle();
        let stack = if side == ATTACKER { &self.squad } else { self.board.stack(battle.at) };
        if battle.sea { stack.ships } else { stack.infantry }
    }

    /// Whether the defender's Fortress takes part.
    #[must_use]
    pub fn fortress_fights(&self) -> bool {
        let battle = self.battle();
        !battle.sea && battle.round == 1 && self.works(battle.at, Building::Fortress)
    }
}

/// Removes fighting units of a side; settlers and cargo are seen to at the end.
pub(crate) fn lose(s: &mut State, side: usize, count: u8) {
    let battle = *s.battle();
    let unit = if battle.sea { Unit::Ship } else { Unit::Infantry };
    let count = count.min(s.fighters(side));
    if side == ATTACKER {
        *s.squad.of_mut(unit) -= count;
        s.to_supply(battle.sides[side], unit, count);
    } else {
        s.eliminate(battle.at, unit, count);
    }
    s.battle_mut().kills[1 - side] += count;
}

/// Goes on with the Conflict: one stage.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    if s.battle.is_none() {
        return Ok(());
    }
    s.then(Task::Battle);
    match s.battle().stage {
        Stage::Prepare => prepare(s, ask),
        Stage::AttackCard => play_card(s, ask, ATTACKER, Stage::DefendCard),
        Stage::DefendCard => play_card(s, ask, DEFENDER, Stage::Reveal),
        Stage::Reveal => {
            tactics::reveal(s, ask);
            Ok(())
        }
        Stage::TacticalRetreat => tactics::retreat(s, ask),
        Stage::Siege => tactics::siege(s, ask),
        Stage::Roll => {
            roll(s, ask);
            Ok(())
        }
        Stage::Arena => arena(s, ask),
        Stage::Casualties => {
            casualties(s, ask);
            Ok(())
        }
        Stage::Decide => decide(s, ask),
    }
}

/// Siegecraft, then Steel Weapons, the attacker first (C14.1).
fn prepare(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let battle = *s.battle();
    if let Some(seat) = battle.sides[ATTACKER].seat()
        && s.fortress_fights()
        && s.has(seat, Advance::Siegecraft)
    {
        let prices = [Goods::of(Good::Wood, 2), Goods::of(Good::Ore, 2)];
        for (part, price) in prices.into_iter().enumerate() {
            let prompt = Prompt::Siegecraft { protection: part == 1, at: battle.at };
            if s.can_pay(seat, &price, false) && ask.whether(seat, prompt)? {
                pay(s, ask, seat, price, false)?;
                s.battle_mut().siege[part] = true;
            }
        }
    }
    if !battle.sea && s.edition == Edition::Monumental {
        for side in [ATTACKER, DEFENDER] {
            steel(s, ask, side)?;
        }
    }
    s.battle_mut().stage = Stage::AttackCard;
    Ok(())
}

/// Steel Weapons for an ore, or for nothing with Metallurgy (C22).
fn steel(s: &mut State, ask: &mut Ask<'_>, side: usize) -> Flow {
    let battle = *s.battle();
    let armed = |side: Side| side.seat().is_some_and(|seat| s.has(seat, Advance::SteelWeapons));
    let Some(seat) = battle.sides[side].seat().filter(|_| armed(battle.sides[side])) else {
        return Ok(());
    };
    let bonus = if armed(battle.sides[1 - side]) { 1 } else { 2 };
    let ore = Goods::of(Good::Ore, 1);
    let free = s.has(seat, Advance::Metallurgy);
    if !free {
        if !s.can_pay(seat, &ore, false) || !ask.whether(seat, Prompt::SteelWeapons { bonus, at: battle.at })? {
            return Ok(());
        }
        pay(s, ask, seat, ore, false)?;
    }
    s.battle_mut().steel[side] = bonus;
    Ok(())
}

/// One card each, the attacker first; face down in Monumental, open in 2012 (C14.3, C14).
fn play_card(s: &mut State, ask: &mut Ask<'_>, side: usize, next: Stage) -> Flow {
    let battle = *s.battle();
    let seat = battle.sides[side].seat();
    // Whoever holds cards is asked, whichever they are.
    let asked = seat.filter(|&seat| s.has(seat, Advance::Tactics) && !s.players[seat].actions.is_empty());
    s.battle_mut().stage = next;
    let Some(seat) = asked else { return Ok(()) };
    let hand = s.players[seat].actions.iter().map(ActionCard::new);
    let mut options: Choices =
        hand.filter(|&card| tactics::can_play(s, side, card.tactic()).is_ok()).map(Choice::Lay).collect();
    options.push(Choice::Pass);
    let prompt = Prompt::Tactics { at: battle.at, attacking: side == ATTACKER, round: battle.round };
    let card = match ask.one(seat, prompt, &options)? {
        Choice::Lay(card) => Some(card),
        _ => None,
    };
    if let Some(card) = card {
        s.players[seat].actions.remove(card.index());
        s.battle_mut().cards[side] = Some(card);
    }
    if s.is_2012() {
        ask.reveal(Audience::Everyone);
        if let Some(card) = card {
            ask.log(|| Event::TacticsPlayed { seat, card });
        }
    } else {
        let laid = card.is_some();
        ask.log(|| Event::TacticsLaid { seat, laid });
    }
    Ok(())
}

/// Whether a side's tactics card counts in this round.
pub(crate) fn uses(s: &State, side: usize, tactic: Tactic) -> bool {
    let battle = s.battle();
    battle.works[side] && battle.cards[side].is_some_and(|card| card.tactic() == tactic)
}

/// Both sides roll (C14.1).
fn roll(s: &mut State, ask: &mut Ask<'_>) {
    let mut rolls: [Roll; 2] = Default::default();
    for (side, roll) in rolls.iter_mut().enumerate() {
        *roll = roll_for(s, side);
        s.battle_mut().values[side] = roll.value;
    }
    let battle = s.battle_mut();
    battle.fought = true;
    battle.stage = Stage::Arena;
    let (sides, round) = (battle.sides, battle.round);
    ask.reveal(Audience::Everyone);
    ask.log(|| Event::Rolled { sides, round, rolls: Box::new(rolls.clone()) });
}

/// The dice of a side and all that is added to them.
fn roll_for(s: &mut State, side: usize) -> Roll {
    let battle = *s.battle();
    let units = s.fighters(side);
    let extra = [Tactic::Flanking, Tactic::DefensiveFormation, Tactic::ForThePeople]
        .into_iter()
        .filter(|&tactic| uses(s, side, tactic))
        .count() as u8;
    let tower = u8::from(side == DEFENDER && s.fortress_fights() && !battle.siege[0]);
    let count = units + extra + tower;
    let edition = s.edition;
    let mut roll = Roll { dice: Vec::new(), bonus: 0, value: 0 };
    let (mut sum, mut icons, mut sixes) = (0_u8, 0_u8, 0_u8);
    for _ in 0..count {
        let die = dice::roll(&mut s.rng, edition);
        sum += die.value;
        icons += u8::from(die.infantry);
        sixes += u8::from(die.value == 6);
        roll.dice.push((die.value, die.infantry));
    }
    // High Ground of 2012: each six gives a further die (C25).
    if edition == Edition::Base2012 && uses(s, side, Tactic::HighGround) {
        for _ in 0..sixes {
            let die = dice::roll(&mut s.rng, edition);
            sum += die.value;
            roll.dice.push((die.value, false));
        }
    }
    let mut bonus = i16::from(modifiers(s, side));
    if edition == Edition::Monumental && !battle.sea && !battle.hampered[side] {
        bonus += i16::from(icons.min(units));
    }
    roll.bonus = bonus as i8;
    roll.value = (i16::from(sum) + bonus).max(0) as u8;
    roll
}

/// Everything that changes a side's combat value besides dice.
fn modifiers(s: &State, side: usize) -> i8 {
    let battle = s.battle();
    let (units, foes) = (s.fighters(side) as i8, s.fighters(1 - side) as i8);
    let mut bonus = battle.steel[side] as i8;
    if side == ATTACKER {
        bonus += battle.warlord as i8;
    }
    if uses(s, side, Tactic::HighMorale) {
        bonus += 2;
    }
    if uses(s, side, Tactic::WedgeFormation) {
        bonus += foes;
    }
    if uses(s, side, Tactic::Surprise) || uses(s, side, Tactic::Siege) {
        bonus += 1;
    }
    if uses(s, 1 - side, Tactic::HeavyResistance) {
        bonus -= units;
    }
    if s.is_2012() && battle.hampered[side] && uses(s, 1 - side, Tactic::Siege) {
        bonus -= 2;
    }
    if battle.round == 1 && !battle.sea {
        let seat = battle.sides[side].seat();
        if s.works(battle.at, Building::Temple) && seat.is_some_and(|seat| s.has(seat, Advance::Fanaticism)) {
            bonus += 2;
        }
        let walled = side == ATTACKER
            && !s.is_2012()
            && s.board.city(battle.at).is_some_and(|city| city.mood == crate::board::Mood::Happy)
            && battle.sides[DEFENDER].seat().is_some_and(|seat| s.has_wonder(seat, Wonder::Wall));
        if walled {
            bonus -= 2;
        }
    }
    bonus
}

/// The Great Arena: once in a Combat a token adds 1, offered where it makes a hit (C23).
fn arena(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    s.battle_mut().stage = Stage::Casualties;
    for side in [ATTACKER, DEFENDER] {
        let battle = *s.battle();
        let Some(seat) = battle.sides[side].seat() else { continue };
        let possible = !battle.sea
            && s.has_wonder(seat, Wonder::Arena)
            && !battle.arena[side]
            && battle.values[side] % 5 == 4
            && s.can_spend(seat, 0, 1);
        if possible && ask.whether(seat, Prompt::UseArena { value: battle.values[side] })? {
            crate::purse::spend(s, ask, seat, 0, 1)?;
            let battle = s.battle_mut();
            battle.arena[side] = true;
            battle.values[side] += 1;
        }
    }
    Ok(())
}

/// Hits that reach a side, cancelled ones left out.
pub(crate) fn hits_on(s: &State, side: usize) -> u8 {
    let battle = s.battle();
    let mut hits = battle.values[1 - side] / 5;
    if s.is_2012() && steel_hits(s, 1 - side) {
        hits += 1;
    }
    let mut cancelled = battle.cancels[side];
    if side == DEFENDER && s.fortress_fights() && !battle.siege[1] {
        cancelled += 1;
    }
    let warships = battle.round == 1
        && (battle.sea || (side == ATTACKER && battle.landed))
        && battle.sides[side].seat().is_some_and(|seat| s.has(seat, Advance::WarShips));
    cancelled += u8::from(warships);
    cancelled += u8::from(uses(s, side, Tactic::ImprovedDefenses));
    hits.saturating_sub(cancelled)
}

/// Steel Weapons of 2012: one more hit in the first round on land, against those without (C22).
fn steel_hits(s: &State, side: usize) -> bool {
    let battle = s.battle();
    let armed = |side: usize| battle.sides[side].seat().is_some_and(|seat| s.has(seat, Advance::SteelWeapons));
    !battle.sea && battle.round == 1 && s.fighters(side) > 0 && armed(side) && !armed(1 - side)
}

/// Both sides lose units at the same time; then what cards do after that (C14.1).
fn casualties(s: &mut State, ask: &mut Ask<'_>) {
    if s.battle().raid {
        crate::events::raid_casualties(s, ask);
        return;
    }
    let mut lost = [hits_on(s, ATTACKER), hits_on(s, DEFENDER)];
    for (side, lost) in lost.iter_mut().enumerate() {
        *lost = (*lost).min(s.fighters(side));
        lose(s, side, *lost);
    }
    let (sides, hits) = (s.battle().sides, lost);
    let lost = after_cards(s, lost);
    ask.log(|| Event::Casualties { sides, lost: hits });
    if lost != hits {
        let extra = [lost[0] - hits[0], lost[1] - hits[1]];
        ask.log(|| Event::Encircled { sides, lost: extra });
    }
    s.battle_mut().stage = Stage::Decide;
}

/// What Encircled and Surprise do after casualties (C25). Returns the losses with theirs.
pub(crate) fn after_cards(s: &mut State, mut lost: [u8; 2]) -> [u8; 2] {
    for side in [ATTACKER, DEFENDER] {
        if uses(s, side, Tactic::Encircled) && lost[1 - side] >= lost[side] && s.fighters(1 - side) > 0 {
            let edition = s.edition;
            if dice::roll(&mut s.rng, edition).value >= 5 {
                lose(s, 1 - side, 1);
                lost[1 - side] += 1;
            }
        }
        if uses(s, side, Tactic::Surprise)
            && lost[1 - side] > 0
            && let Some(seat) = s.battle().sides[side].seat()
        {
            s.then(Task::DrawActions { seat, count: 1 });
        }
    }
    lost
}

/// Who has won, or whether it goes on (C14.1).
fn decide(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let battle = *s.battle();
    discard_cards(s);
    let left = [s.fighters(ATTACKER), s.fighters(DEFENDER)];
    match left {
        [0, 0] if battle.start[DEFENDER] == 0 => finish(s, ask, Some(DEFENDER)),
        [0, 0] => finish(s, ask, None),
        [0, _] => finish(s, ask, Some(DEFENDER)),
        [_, 0] => finish(s, ask, Some(ATTACKER)),
        _ => {
            if let Some(seat) = battle.sides[ATTACKER].seat().filter(|_| battle.retreat) {
                let prompt = Prompt::FightOn { at: battle.at, round: battle.round };
                if ask.one(seat, prompt, &[Choice::Fight, Choice::Retreat])? == Choice::Retreat {
                    go_back(s, ask);
                    return Ok(());
                }
            }
            let battle = s.battle_mut();
            battle.round += 1;
            battle.stage = Stage::AttackCard;
            battle.works = [false; 2];
            battle.cancels = [0; 2];
            battle.hampered = [false; 2];
        }
    }
    Ok(())
}

/// Cards of the round are discarded.
pub(crate) fn discard_cards(s: &mut State) {
    let battle = *s.battle();
    for (side, card) in battle.cards.into_iter().enumerate() {
        if let (Some(card), Some(seat)) = (card, battle.sides[side].seat()) {
            s.discard_action(seat, card);
        }
    }
    s.battle_mut().cards = [None; 2];
}

/// The attacker retreats: no winner, no loser (C14.1).
fn go_back(s: &mut State, ask: &mut Ask<'_>) {
    let battle = s.battle.take().expect("a Conflict is going on");
    let squad = s.squad;
    let Battle { at, from, sides, .. } = battle;
    for unit in Unit::ALL {
        // Carried units did not fight; the others cannot move again this turn.
        if unit != Unit::Ship && battle.sea {
            continue;
        }
        s.forget_marks(at, unit);
        s.mark(from, unit, SPENT | MOVED, squad.get(unit));
    }
    if battle.sea {
        s.rename_marks(at, from);
    }
    super::move_units::land_squad(s, from);
    if battle.sea {
        overboard(s, sides[ATTACKER], from);
        overboard(s, sides[DEFENDER], at);
    }
    ask.log(|| Event::Retreated { side: sides[ATTACKER], to: from });
    crate::objectives::after_battle(s, &battle, None);
}

/// The Conflict is over.
pub(crate) fn finish(s: &mut State, ask: &mut Ask<'_>, winner: Option<usize>) {
    let battle = s.battle.take().expect("a Conflict is going on");
    let Battle { at, sides, sea, .. } = battle;
    // Settlers fall with the last army unit of their side, cargo with the last Ship.
    let beaten = |side: usize| winner.is_none_or(|winner| winner != side);
    if beaten(ATTACKER) {
        let squad = std::mem::take(&mut s.squad);
        for unit in Unit::ALL {
            s.to_supply(sides[ATTACKER], unit, squad.get(unit));
            s.forget_marks(at, unit);
        }
    }
    if beaten(DEFENDER) && s.board.stack(at).side == sides[DEFENDER] {
        let stack = *s.board.stack(at);
        for unit in Unit::ALL {
            s.eliminate(at, unit, stack.get(unit));
        }
    }
    ask.log(|| Event::BattleEnded { sides, winner: winner.map(|winner| sides[winner]), at });
    match winner {
        Some(ATTACKER) => {
            let squad = s.squad;
            for unit in Unit::ALL {
                if unit == Unit::Ship || !sea {
                    s.forget_marks(at, unit);
                    if sides[ATTACKER].seat().is_some() {
                        s.mark(at, unit, SPENT, squad.get(unit));
                    }
                }
            }
            // A conquest changes who may stand in the space, so the old city is handed over first.
            if !sea && s.board.city(at).is_some() {
                conquer::conquer(s, ask, &battle);
            }
            super::move_units::land_squad(s, at);
            if sea {
                overboard(s, sides[ATTACKER], at);
            }
        }
        Some(_) => {
            if sides[DEFENDER].seat().is_some_and(|seat| s.is_turn_of(seat)) {
                for unit in Unit::ALL {
                    s.exhaust(at, unit);
                }
            }
            if sea {
                overboard(s, sides[DEFENDER], at);
            }
        }
        None => {}
    }
    reward(s, ask, &battle, winner);
    if let Some(winner) = winner {
        fanatics(s, &battle, 1 - winner);
    }
    crate::objectives::after_battle(s, &battle, winner);
}

/// Beaten Barbarians leave gold (C17).
fn reward(s: &mut State, ask: &mut Ask<'_>, battle: &Battle, winner: Option<usize>) {
    let Some(winner) = winner else { return };
    let Some(seat) = battle.sides[winner].seat() else { return };
    if !s.is_2012() && battle.sides[1 - winner] == Side::BARBARIANS && battle.start[1 - winner] > 0 {
        let gained = s.gain(seat, Goods::of(Good::Gold, 1));
        ask.log(|| Event::Gained { seat, goods: gained });
    }
}

/// Fanaticism: whoever loses a Combat in a city with a Temple gets an Infantry (C22).
fn fanatics(s: &mut State, battle: &Battle, loser: usize) {
    let Some(seat) = battle.sides[loser].seat() else { return };
    let temple = s.board.city(battle.at).is_some_and(|city| city.has(Building::Temple));
    if temple && battle.fought && s.has(seat, Advance::Fanaticism) {
        s.then(Task::Volunteer { seat });
    }
}

/// Ships that are left may carry more than they can.
fn overboard(s: &mut State, side: Side, space: Space) {
    let stack = s.board.stack(space);
    if stack.side == side && stack.room() == 0 && stack.land() > crate::components::buildings::CARGO * stack.ships {
        s.sinking.insert(space.index());
        s.then(Task::Overboard { side, space });
    }
}

/// The owner chooses which carried units are lost (C14.18).
pub(crate) fn drown(s: &mut State, ask: &mut Ask<'_>, side: Side, space: Space) -> Flow {
    let seat = side.seat().expect("only players have Ships");
    loop {
        let stack = *s.board.stack(space);
        if stack.land() <= crate::components::buildings::CARGO * stack.ships {
            s.sinking.remove(space.index());
            return Ok(());
        }
        let kinds = [Unit::Settler, Unit::Infantry].into_iter().filter(|&unit| stack.get(unit) > 0);
        let unit = ask.pick_if_several(seat, Prompt::Drown { space }, kinds, Choice::Lose)?;
        s.eliminate(space, unit, 1);
    }
}

/// A free Infantry for a player, in a city of their choice (Fanaticism, Militia).
pub(crate) fn volunteer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let open = volunteer_cities(s, seat);
    if open.is_empty() {
        return Ok(());
    }
    let city =
        ask.pick_if_several(seat, Prompt::PlaceUnit { unit: Unit::Infantry }, open.iter().copied(), Choice::At)?;
    s.place_unit(seat, city, Unit::Infantry);
    ask.log(|| Event::Placed { seat, unit: Unit::Infantry, space: city });
    Ok(())
}

/// Cities that have room for an Infantry from supply.
pub(crate) fn volunteer_cities(s: &State, seat: Seat) -> smallvec::SmallVec<[Space; 8]> {
    use crate::components::buildings::STACK_LIMIT;
    let room = |&city: &Space| s.has_unit(seat, Unit::Infantry) && s.board.stack(city).infantry < STACK_LIMIT;
    crate::components::board::spaces(s.cities(seat)).filter(room).collect()
}
