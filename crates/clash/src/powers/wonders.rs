//! The Wonders (C23).

use crate::actions::battle::{ATTACKER, DEFENDER};
use crate::actions::{happiness, influence, rolls, sail};
use crate::cards::discard;
use crate::choice::Item;
use crate::components::wonders::WONDERS;
use crate::prelude::*;
use crate::state::Moving;

/// Each with its cost in food, wood, ore, culture (P in the Monumental Edition, A in 2012), and the advance it needs.
pub(crate) const ROWS: [(Wonder, [u8; 4], Advance); WONDERS] = [
    (Wonder::Arena, [3, 4, 5, 5], Advance::Sports),
    (Wonder::Gardens, [5, 5, 2, 5], Advance::Irrigation),
    (Wonder::Library, [3, 6, 3, 5], Advance::Philosophy),
    (Wonder::Lighthouse, [3, 5, 4, 5], Advance::Cartography),
    (Wonder::Mausoleum, [4, 4, 4, 5], Advance::Priesthood),
    (Wonder::Pyramids, [2, 3, 7, 5], Advance::Rituals),
    (Wonder::Statue, [3, 4, 5, 5], Advance::Monuments),
    (Wonder::Wall, [3, 2, 7, 5], Advance::Siegecraft),
];

/// Wonders that can be used by themselves, in either edition.
pub const USABLE: [Wonder; 3] = [Wonder::Library, Wonder::Statue, Wonder::Gardens];

impl State {
    /// Whether a player's Wonder stands in this city.
    fn stands(&self, seat: Seat, wonder: Wonder, space: Space) -> bool {
        self.wonder_city(wonder) == Some(space) && self.has_wonder(seat, wonder)
    }

    /// Whether somebody else's Wonder stands there, or nobody's.
    fn stands_against(&self, seat: Seat, wonder: Wonder, space: Space) -> bool {
        self.wonder_city(wonder) == Some(space) && !self.has_wonder(seat, wonder)
    }
}

/// The Arena: one kind of token stands for the other.
pub(crate) fn mixes_tokens(s: &State, seat: Seat) -> bool {
    s.has_wonder(seat, Wonder::Arena)
}

/// The Arena: once in a Combat a token adds 1, offered where it makes a hit.
pub(super) fn cheer_on(s: &mut State, ask: &mut Ask<'_>, side: usize) -> Flow {
    let battle = *s.battle();
    let Some(seat) = battle.sides[side].seat().filter(|&seat| s.has_wonder(seat, Wonder::Arena)) else {
        return Ok(());
    };
    let value = battle.values[side];
    let helps = !battle.sea && !battle.arena[side] && value % 5 == 4 && rolls::may_add(s, side);
    if helps && offer(s, ask, seat, Goods::of(Good::Mood, 1), Prompt::UseArena { value })? {
        let battle = s.battle_mut();
        battle.arena[side] = true;
        battle.values[side] += 1;
    }
    Ok(())
}

/// The Gardens: whether Grassland gives this city any resource.
pub(crate) fn grows_anything(s: &State, seat: Seat, city: Space) -> Option<Cause> {
    let grows = s.edition.gardens_grow_anything() && s.stands(seat, Wonder::Gardens, city);
    grows.then_some(Cause::Wonder(Wonder::Gardens))
}

/// The Gardens that give 1 food after a Collect.
pub(super) fn harvest(s: &State, seat: Seat, city: Space) -> Option<Part> {
    let grows = !s.edition.gardens_grow_anything() && s.stands(seat, Wonder::Gardens, city);
    grows.then_some((Cause::Wonder(Wonder::Gardens), Goods::of(Good::Food, 1)))
}

/// The Gardens keep off squads that entered Grassland this turn.
pub(crate) fn keeps_off_grass(s: &State, seat: Seat, target: Space) -> bool {
    s.edition.gardens_grow_anything() && s.stands_against(seat, Wonder::Gardens, target)
}

/// The Library that learns from the player on its owner's left.
pub(super) fn read_along(s: &mut State, ask: &mut Ask<'_>, seat: Seat, gained: Advances) {
    if s.edition.library_lends() || !s.is_turn_of(seat) || s.turn.used.has(Once::RivalLearned) {
        return;
    }
    let reader = s.others(seat).find(|&reader| s.has_wonder(reader, Wonder::Library) && reader.next(s.count()) == seat);
    if let Some(reader) = reader
        && gained.iter().any(|advance| !s.players[reader].advances.has(advance))
    {
        s.turn.used.set(Once::RivalLearned);
        gain_by(s, ask, reader, Goods::of(Good::Ideas, 1), Cause::Wonder(Wonder::Library));
    }
}

/// The Lighthouse stands in a city with a Port.
pub(crate) fn may_stand(wonder: Wonder, city: &City) -> Result<(), Why> {
    ensure(wonder != Wonder::Lighthouse || city.has(Building::Port), Why::NoPort)
}

/// The Lighthouse places a Ship, or moves one, when its city was activated.
pub(crate) fn activated(s: &mut State, seat: Seat, space: Space) {
    if !s.stands(seat, Wonder::Lighthouse, space) {
        return;
    }
    if s.edition.lighthouse_places_ships() {
        s.then(Task::Lighthouse { seat });
    } else if spaces(s.board.units_of(seat)).any(|space| s.board.stack(space)[Unit::Ship] > 0) {
        s.moving = Moving { one_ship: true, ..Moving::default() };
        s.then_each([Task::Squads { seat, left: 1 }, Task::EndMove { seat }]);
    }
}

/// The Lighthouse: a Ship from supply in any Sea space without enemy Ships.
pub(crate) fn lighthouse(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let ship = s.has_unit(seat, Unit::Ship);
    // Ships that share their space with Pirates need room (C33.11).
    let room = |space: &Space| !s.switches.lighthouse_needs_room() || sail::has_room(s, seat, *space, 1);
    let open = spaces(s.board.sea().without(s.board.enemy_units(seat.into()))).filter(|space| ship && room(space));
    if let Some(space) = ask.pick_or_not(seat, Prompt::Lighthouse, open, Choice::At, true)? {
        s.place_unit(seat, space, Unit::Ship);
        ask.log(|| Event::Placed { seat, unit: Unit::Ship, space });
    }
    Ok(())
}

/// The Lighthouse chooses the first player.
pub(crate) fn guides(s: &State) -> Option<Seat> {
    s.players.seats().find(|&seat| s.edition.lighthouse_places_ships() && s.has_wonder(seat, Wonder::Lighthouse))
}

/// The Mausoleum: its owner takes discarded cards again, and discards under the pile.
pub(crate) fn digs_up(s: &State, seat: Seat) -> bool {
    s.edition.mausoleum_digs_up_cards() && s.has_wonder(seat, Wonder::Mausoleum)
}

/// The Mausoleum that takes a token for each army unit that attacks its city.
pub(crate) fn toll(s: &State, seat: Seat, target: Space, army: u8) -> Option<(Cause, u8)> {
    let owned = s.built[Wonder::Mausoleum as usize].owner.is_somebody();
    let takes = !s.edition.mausoleum_digs_up_cards() && owned && s.stands_against(seat, Wonder::Mausoleum, target);
    takes.then_some((Cause::Wonder(Wonder::Mausoleum), army))
}

/// The Mausoleum that has Temples built without activating their city.
pub(crate) fn builds_quietly(s: &State, seat: Seat, building: Building) -> bool {
    building == Building::Temple && !s.edition.mausoleum_digs_up_cards() && s.has_wonder(seat, Wonder::Mausoleum)
}

/// The Pyramids decide a tie for their owner (C20.4).
pub(crate) fn breaks_ties(s: &State, seat: Seat) -> bool {
    s.built[Wonder::Pyramids as usize].owner.is(seat)
}

/// The Pyramids stay their builder's, whoever takes the city.
pub(crate) fn is_lasting(s: &State, wonder: Wonder) -> bool {
    wonder == Wonder::Pyramids && s.edition.pyramids_stay_their_builders()
}

/// The Pyramids that influence when built: two attempts at once from their city.
pub(crate) fn pyramids(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, left: u8) -> Flow {
    let possible = left > 0 && !s.turn.used.has(Once::Influenced) && s.cities(seat).contains(city.index());
    if !possible
        || influence::attempts(s, seat, 0, Some(city)).next().is_none()
        || !ask.whether(seat, Prompt::PyramidsInfluence { left })?
    {
        return Ok(());
    }
    s.then(Task::Pyramids { seat, city, left: left - 1 });
    influence::influence(s, ask, seat, Some(city))
}

/// The Statue shelters its city, and its owner's within two spaces, from Influence.
pub(super) fn shelter(s: &State, owner: Seat, target: Space) -> bool {
    s.edition.statue_shelters()
        && s.has_wonder(owner, Wonder::Statue)
        && s.wonder_city(Wonder::Statue)
            .is_some_and(|statue| s.board.distance(statue, only(target), s.board.revealed).is_some_and(|far| far <= 2))
}

/// The Statue's city reaches a space farther than its size (C13.1).
pub(crate) fn influence_range(s: &State, space: Space) -> Option<(Cause, u8)> {
    let reaches = s.edition.statue_shelters() && s.wonder_city(Wonder::Statue) == Some(space);
    reaches.then_some((Cause::Wonder(Wonder::Statue), 1))
}

/// The Wall that lets nobody without Siegecraft attack a Fortress.
pub(crate) fn may_attack(s: &State, seat: Seat, victim: Seat, city: Option<&City>) -> Result<(), Why> {
    let walled = !s.edition.wall_fights()
        && city.is_some_and(|city| city.has(Building::Fortress))
        && s.has_wonder(victim, Wonder::Wall)
        && !s.has(seat, Advance::Siegecraft);
    ensure(!walled, Why::Needs(Advance::Siegecraft))
}

/// The Wall that Barbarians cannot attack.
pub(crate) fn raidable(s: &State, seat: Seat) -> HexSet {
    if s.has_wonder(seat, Wonder::Wall) { HexSet::EMPTY } else { s.cities(seat) }
}

/// The Wall beats Barbarians who attack its owner's cities.
pub(crate) fn wins_at_once(s: &State, battle: &Battle) -> bool {
    let [attacker, defender] = battle.sides;
    let walled = defender.seat().is_some_and(|seat| s.edition.wall_fights() && s.has_wonder(seat, Wonder::Wall));
    walled && attacker == Side::BARBARIANS && s.board.city(battle.at).is_some()
}

/// The Wall: whoever attacks a Happy city of its owner's has 2 less in the first round.
pub(super) fn hampers(s: &State, battle: &Battle, side: usize) -> Option<(Cause, i8)> {
    let walled = side == ATTACKER
        && battle.round == 1
        && !battle.sea
        && s.edition.wall_fights()
        && s.board.city(battle.at).is_some_and(|city| city.mood == Mood::Happy)
        && battle.sides[DEFENDER].seat().is_some_and(|seat| s.has_wonder(seat, Wonder::Wall));
    walled.then_some((Cause::Wonder(Wonder::Wall), -2))
}

/// What a Wonder gives when it is built.
pub(crate) fn unveiled(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, wonder: Wonder) {
    match wonder {
        Wonder::Statue if !s.edition.statue_shelters() => s.then(Task::DrawObjectives { seat, count: 1 }),
        Wonder::Library if !s.edition.library_lends() => {
            gain_by(s, ask, seat, Goods::of(Good::Ideas, 2), Cause::Wonder(wonder));
        }
        Wonder::Lighthouse if !s.edition.lighthouse_places_ships() => {
            let port = s.board.city(space).and_then(City::port_space);
            let free = port.filter(|&port| !s.board.enemy_units(seat.into()).contains(port.index()));
            if let Some(port) = free {
                s.place_unit(seat, port, Unit::Ship);
            }
        }
        Wonder::Pyramids if !s.edition.pyramids_stay_their_builders() => {
            s.then(Task::Pyramids { seat, city: space, left: 2 });
        }
        _ => {}
    }
}

/// What the Great Library can lend: whatever is not owned, but for governments (C23.3).
fn on_loan(s: &State, seat: Seat) -> impl Iterator<Item = Advance> + use<> {
    let owned = s.players[seat].advances;
    Advance::ALL.into_iter().filter(move |&advance| !owned.has(advance) && !advance.group().is_government())
}

/// Whether a Wonder can be used by itself now.
pub(crate) fn can_use(s: &State, seat: Seat, wonder: Wonder) -> Result<(), Why> {
    ensure(s.has_wonder(seat, wonder), Why::NoWonder)?;
    match wonder {
        Wonder::Library if s.edition.library_lends() => {
            ensure(!s.turn.used.has(Once::Library), Why::OncePerTurn)?;
            ensure(on_loan(s, seat).next().is_some(), Why::NothingToLearn)
        }
        Wonder::Statue if !s.edition.statue_shelters() => {
            ensure(!s.turn.used.has(Once::Statue), Why::OncePerTurn)?;
            ensure(!s.players[seat].objectives.is_empty(), Why::NoCard)
        }
        Wonder::Gardens if !s.edition.gardens_grow_anything() => {
            ensure(s.turn.actions > 0, Why::NoActionLeft)?;
            ensure(s.can_spend(seat, 0, 1), Why::CannotPay)?;
            ensure(!happiness::sad_cities(s, seat).is_empty(), Why::AlreadyHappy)
        }
        _ => Err(Why::NotUsable),
    }
}

/// Uses a Wonder by itself.
pub(crate) fn use_it(s: &mut State, ask: &mut Ask<'_>, seat: Seat, wonder: Wonder) -> Flow {
    ask.log(|| Event::WonderUsed { seat, wonder });
    match wonder {
        Wonder::Library => {
            s.turn.used.set(Once::Library);
            let advance = ask.pick(seat, Prompt::Borrow, on_loan(s, seat), Choice::Learn)?;
            s.turn.borrowed = Some(advance);
            ask.log(|| Event::Borrowed { seat, advance });
        }
        Wonder::Statue => {
            s.turn.used.set(Once::Statue);
            let hand = s.players[seat].objectives.iter().map(ObjectiveCard::new);
            let card = ask.pick(seat, Prompt::DiscardObjective, hand, Choice::Objective)?;
            s.turn.actions += 1;
            discard::give_up(s, ask, seat, Item::Objective(card));
        }
        _ => {
            s.turn.actions -= 1;
            pay(s, ask, seat, Price::by(Cause::Wonder(wonder), Goods::of(Good::Mood, 1)))?;
            let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(happiness::sad_cities(s, seat)), Choice::At)?;
            happiness::lift(s, ask, seat, city);
        }
    }
    Ok(())
}
