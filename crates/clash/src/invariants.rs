//! What must always hold (see [`tessera_kernel::Game::check`]).

use crate::cards::actions;
use crate::components::buildings::SETTLEMENTS;
use crate::components::civilizations::Leaders;
use crate::components::wonders::Wonders;
use crate::hand::Hand;
use crate::prelude::*;
use crate::state::WonderPlace;

impl State {
    /// The first invariant that is broken.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.board.check()?;
        self.check_stacks()?;
        let built = self.buildings_on_map();
        for seat in self.players.seats() {
            self.check_pieces(seat, &built[seat.index()])?;
            self.check_goods(seat)?;
        }
        self.check_barbarians()?;
        self.check_leaders()?;
        self.check_cards()?;
        self.check_wonders()
    }

    /// Ships carry what they can, except where their owner is just being asked what goes overboard.
    fn check_stacks(&self) -> Result<(), String> {
        let sinking =
            |space: Space| self.sinking.contains(space.index()) || self.battle.is_some_and(|battle| battle.at == space);
        for space in spaces(self.board.all_units()) {
            let stack = self.board.stack(space);
            let at_sea = self.board.sea().contains(space.index());
            if at_sea && stack.land() > self.hold(stack.side, stack) && !sinking(space) {
                return Err(format!("{} land units on {} Ships at {space}", stack.land(), stack[Unit::Ship]));
            }
            if !at_sea && !self.fits(stack.side, stack) {
                return Err(format!("{} army units at {space}", stack.army()));
            }
        }
        Ok(())
    }

    /// How many buildings of each kind each side has in cities.
    fn buildings_on_map(&self) -> [[u8; Building::ALL.len()]; Side::COUNT] {
        let mut on_map = [[0; Building::ALL.len()]; Side::COUNT];
        for city in spaces(self.board.all_cities()).filter_map(|space| self.board.city(space)) {
            city.buildings().for_each(|(building, side)| on_map[side.index()][building as usize] += 1);
        }
        on_map
    }

    /// Pieces on the map, under way, in supply and on Event cards make up the box.
    fn check_pieces(&self, seat: Seat, on_map: &[u8; Building::ALL.len()]) -> Result<(), String> {
        let player = &self.players[seat];
        let mut units = self.in_play(seat.into());
        units += player.units;
        self.players.values().for_each(|player| units += player.prisoners[seat.index()]);
        for unit in Unit::ALL {
            let found = units[unit];
            if unit != Unit::Pirate && found != self.edition.pieces(unit) {
                return Err(format!("seat {seat} has {found} pieces of {unit}"));
            }
        }
        let settlements = self.cities(seat).len() as u8 + player.settlements + player.buried_settlements;
        if settlements != SETTLEMENTS {
            return Err(format!("seat {seat} has {settlements} Settlements"));
        }
        for building in Building::ALL {
            let on_map = on_map[building as usize];
            let runes = if building == Building::Obelisk { player.runes } else { 0 };
            let found = on_map + player.buildings[building as usize] + player.buried[building as usize] + runes;
            if found != self.edition.pieces_of(building) {
                return Err(format!("seat {seat} has {found} pieces of {building}"));
            }
        }
        Ok(())
    }

    fn check_goods(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        for good in Good::ALL.into_iter().filter(|&good| player.goods.get(good) > 0) {
            // What the Great Library lends may raise a limit for a turn; what is over it then is kept.
            let most = if good == Good::Food { self.edition.most() } else { powers::limit(self, seat, good) };
            if player.goods.get(good) > most {
                return Err(format!("seat {seat} has {} {good:?}", player.goods.get(good)));
            }
        }
        if player.advances.government().is_some() {
            let governments = Group::GOVERNMENTS;
            let owned = governments.into_iter().filter(|&group| player.advances.in_group(group) > 0).count();
            if owned > 1 {
                return Err(format!("seat {seat} has {owned} governments"));
            }
        }
        Ok(())
    }

    fn check_barbarians(&self) -> Result<(), String> {
        let mut units = self.in_play(Side::BARBARIANS);
        units += self.barbarians.units;
        let held = Side::BARBARIANS.index();
        self.players.values().for_each(|player| units += player.prisoners[held]);
        if units != Units::each(|unit| self.edition.barbarians(unit)) {
            return Err(format!("there are {units} Barbarians"));
        }
        let afloat: u8 = spaces(self.board.all_units()).map(|space| self.board.stack(space)[Unit::Pirate]).sum();
        let pirates = afloat + self.squad[Unit::Pirate] + self.pirates;
        if pirates != self.edition.pirates() {
            return Err(format!("there are {pirates} Pirate Ships"));
        }
        let settlements = self.board.cities_of(Side::BARBARIANS).len() as u8 + self.barbarians.settlements;
        if settlements != self.edition.barbarian_settlements() {
            return Err(format!("there are {settlements} Barbarian Settlements"));
        }
        Ok(())
    }

    /// A Leader is on the map where one is in play, with all it can do, and is one player's alone; captives are few.
    fn check_leaders(&self) -> Result<(), String> {
        let mut seen = Leaders::NONE;
        for (seat, player) in self.players.iter() {
            let awaited = |city: Space| self.agenda.contains(&Task::LeaderByChance { seat, city });
            let on_map = self.in_play(seat.into())[Unit::Leader] > 0;
            if on_map != player.leader.is_some() && !spaces(self.cities(seat)).any(awaited) {
                return Err(format!("seat {seat} follows {:?}, who is on the map: {on_map}", player.leader));
            }
            let able = player.powers.iter().filter(|power| power.leader().is_some());
            if able.clone().count() != 2 * usize::from(player.leader.is_some())
                || able.clone().any(|power| power.leader() != player.leader)
            {
                return Err(format!("seat {seat} has abilities of nobody: {:?}", able.collect::<Vec<_>>()));
            }
            for leader in player.leader.into_iter().chain(player.leaders.iter()).chain(player.trophies.iter()) {
                if seen.has(leader) {
                    return Err(format!("{leader} is in two places"));
                }
                seen.insert(leader);
            }
            let captives = &player.prisoners;
            if player.captives() > 4 || captives.iter().any(|units| units.total() != units.without(Unit::Leader).army())
            {
                return Err(format!("seat {seat} holds {captives:?} captive"));
            }
        }
        Ok(())
    }

    /// Every card is in one place.
    fn check_cards(&self) -> Result<(), String> {
        let [mut actions, mut objectives, mut events] = [Seen::default(); 3];
        actions.pile(&self.actions);
        actions.pile(&self.actions_discard);
        objectives.pile(&self.objectives);
        objectives.pile(&self.objectives_discard);
        objectives.add(self.looked_at);
        events.pile(&self.events);
        events.pile(&self.events_discard);
        events.add(self.events_staying);
        for player in self.players.values() {
            actions.add(player.actions);
            objectives.add(player.objectives);
            objectives.add(player.upper_done);
            objectives.add(player.lower_done);
            events.add(player.persons);
            player.promised.iter().for_each(|promise| objectives.pile(&[promise.card.index()]));
        }
        if let Some(battle) = &self.battle {
            battle.cards.iter().flatten().for_each(|card| actions.pile(&[card.index()]));
        }
        // A card that is being resolved may lie where it goes afterwards already.
        if let Some(card) = self.event {
            events.once.insert(card.index());
        }
        actions.check("Action", actions::DECK as u8)?;
        objectives.check("Objective", self.edition.objective_cards())?;
        events.check("Event", self.edition.event_cards())
    }

    /// Every Wonder card is in one place, and every Wonder that stands stands where it says.
    fn check_wonders(&self) -> Result<(), String> {
        let hands = self.players.values().map(|player| player.wonders);
        let deck = self.wonders.iter().map(|&wonder| Wonders::from_iter([Wonder::new(wonder)]));
        let envoy = self.envoy.into_iter().map(|wonder| Wonders::from_iter([wonder]));
        let in_play = Wonder::all().filter(|&wonder| self.built[wonder as usize].place != WonderPlace::Unbuilt);
        let places = hands.chain(deck).chain(envoy).chain([self.wonders_open, in_play.collect()]);
        let mut found = Wonders::NONE;
        for place in places {
            if let Some(wonder) = found.and(place).iter().next() {
                return Err(format!("the {wonder} is in two places"));
            }
            found = found.or(place);
        }
        if let Some(wonder) = Wonder::of(self.edition).find(|&wonder| !found.has(wonder)) {
            return Err(format!("the {wonder} is nowhere"));
        }
        for wonder in Wonder::of(self.edition) {
            let built = &self.built[wonder as usize];
            let standing = |space: Space| self.board.city(space).is_some_and(|city| city.wonders.has(wonder));
            match built.place {
                WonderPlace::City(space) if !standing(space) => {
                    return Err(format!("the {wonder} is not at {space}"));
                }
                WonderPlace::City(space) => {
                    let owner = self.board.city(space).map_or(Side::NOBODY, |city| city.owner);
                    let kept = powers::is_lasting(self, wonder);
                    if owner.seat().is_some() && built.owner != owner && !kept {
                        return Err(format!("the {wonder} at {space} is another's"));
                    }
                }
                _ => {}
            }
        }
        let standing = spaces(self.board.all_cities())
            .filter_map(|space| self.board.city(space))
            .fold(Wonders::NONE, |all, city| all.or(city.wonders));
        let noted = Wonder::all().filter(|&wonder| matches!(self.built[wonder as usize].place, WonderPlace::City(_)));
        if standing != noted.collect() {
            return Err("a Wonder stands that was not built".to_owned());
        }
        Ok(())
    }
}

/// Cards of a deck met so far.
#[derive(Clone, Copy, Default)]
struct Seen {
    once: Hand,
    twice: Hand,
}

impl Seen {
    fn add(&mut self, cards: Hand) {
        self.twice = self.twice.or(self.once.and(cards));
        self.once = self.once.or(cards);
    }

    fn pile(&mut self, cards: &[u8]) {
        for &card in cards {
            self.add(Hand::from_iter([card]));
        }
    }

    fn check(self, deck: &str, size: u8) -> Result<(), String> {
        if let Some(card) = self.twice.iter().next() {
            return Err(format!("{deck} card {card} is in two places"));
        }
        let whole = Hand::deck(size);
        if let Some(card) = whole.without(self.once).iter().next() {
            return Err(format!("{deck} card {card} is nowhere"));
        }
        match self.once.without(whole).iter().next() {
            Some(card) => Err(format!("there is no {deck} card {card}")),
            None => Ok(()),
        }
    }
}
