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
        for seat in self.players.seats() {
            self.check_pieces(seat)?;
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

    /// Pieces on the map, under way, in supply and on Event cards make up the box.
    fn check_pieces(&self, seat: Seat) -> Result<(), String> {
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
        let mut on_map = [0; Building::ALL.len()];
        for city in spaces(self.board.all_cities()).filter_map(|space| self.board.city(space)) {
            for building in Building::ALL {
                on_map[building as usize] += u8::from(city.colour(building).is(seat));
            }
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
        for good in Good::ALL {
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
        let mut counted = [[0_u8; 64]; 3];
        let mut count = |deck: usize, cards: Hand| cards.iter().for_each(|card| counted[deck][usize::from(card)] += 1);
        let pile = |cards: &[u8]| cards.iter().copied().collect::<Hand>();
        count(0, pile(&self.actions));
        count(0, pile(&self.actions_discard));
        count(1, pile(&self.objectives));
        count(1, pile(&self.objectives_discard));
        count(1, self.looked_at);
        count(2, pile(&self.events));
        count(2, pile(&self.events_discard));
        count(2, self.events_staying);
        for player in self.players.values() {
            count(0, player.actions);
            count(1, player.objectives);
            count(1, player.upper_done);
            count(1, player.lower_done);
            count(2, player.persons);
            count(1, player.promised.iter().map(|promise| promise.card.index()).collect());
        }
        if let Some(battle) = &self.battle {
            count(0, battle.cards.iter().flatten().map(|card| card.index()).collect());
        }
        if let Some(card) = self.event
            && counted[2][usize::from(card.index())] == 0
        {
            counted[2][usize::from(card.index())] += 1;
        }
        let (events, objectives) = (self.edition.event_cards(), self.edition.objective_cards());
        for (deck, size) in [actions::DECK as u8, objectives, events].into_iter().enumerate() {
            let size = usize::from(size);
            if let Some(card) = (0..size).find(|&card| counted[deck][card] != 1) {
                return Err(format!("card {card} of deck {deck} is in {} places", counted[deck][card]));
            }
        }
        Ok(())
    }

    /// Every Wonder card is in one place, and every Wonder that stands stands where it says.
    fn check_wonders(&self) -> Result<(), String> {
        for wonder in Wonder::of(self.edition) {
            let in_deck = self.wonders.contains(&(wonder as u8));
            let in_hands = self.players.values().filter(|player| player.wonders.has(wonder)).count();
            let built = &self.built[wonder as usize];
            let places = usize::from(in_deck)
                + in_hands
                + usize::from(self.wonders_open.has(wonder))
                + usize::from(self.envoy == Some(wonder))
                + usize::from(built.place != WonderPlace::Unbuilt);
            if places != 1 {
                return Err(format!("the {wonder} is in {places} places"));
            }
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
