//! Whether objectives are met, and completing them (C21.4, C26).

use serde::Serialize;

use crate::cards::objectives::{Objectives, When};
use crate::powers::trade_routes;
use crate::prelude::*;
use crate::state::Player;

impl State {
    /// Something an objective asks for has just happened.
    pub fn achieve(&mut self, seat: Seat, objective: Objective) {
        let player = &mut self.players[seat];
        if player.achieved.has(objective) {
            player.achieved_again.insert(objective);
        }
        player.achieved.insert(objective);
        if !self.is_turn_of(seat) && !player_waits(self, seat) {
            self.then(Task::Claim { seat });
        }
    }
}

fn player_waits(s: &State, seat: Seat) -> bool {
    s.agenda.contains(&Task::Claim { seat })
}

/// What a player may complete right now because it just happened.
pub(crate) fn claims(s: &State, seat: Seat) -> impl Iterator<Item = (ObjectiveCard, bool)> + use<> {
    let (achieved, hand) = (s.players[seat].achieved, s.players[seat].objectives);
    let hand = if achieved.is_empty() { crate::hand::Hand::NONE } else { hand };
    hand.iter().map(ObjectiveCard::new).flat_map(move |card| {
        let [upper, lower] = card.objectives();
        let open = [(upper, false), (lower, true)].into_iter();
        open.filter(move |&(objective, _)| achieved.has(objective)).map(move |(_, lower)| (card, lower))
    })
}

/// Completes an objective that just happened.
pub(crate) fn claim(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: ObjectiveCard, lower: bool) -> Flow {
    let objective = card.objectives()[usize::from(lower)];
    let player = &mut s.players[seat];
    if player.achieved_again.has(objective) {
        player.achieved_again.remove(objective);
    } else {
        player.achieved.remove(objective);
    }
    if objective == Objective::CityFounder {
        s.players[seat].founder_round = s.rounds();
    }
    complete(s, ask, seat, card, lower);
    Ok(())
}

fn complete(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: ObjectiveCard, lower: bool) {
    let player = &mut s.players[seat];
    player.objectives.remove(card.index());
    if lower {
        player.lower_done.insert(card.index());
    } else {
        player.upper_done.insert(card.index());
    }
    ask.reveal(Audience::Everyone);
    let objective = card.objectives()[usize::from(lower)];
    ask.log(|| Event::Completed { seat, card, objective });
}

/// Somebody outside their turn may complete something that just happened. Whoever holds an Objective card is asked.
pub(crate) fn claim_now(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    if s.players[seat].objectives.is_empty() || s.players[seat].achieved.is_empty() {
        forget(s, seat);
        return Ok(());
    }
    let options = claims(s, seat).map(Some).chain([None]);
    let written = |claim: Option<_>| claim.map_or(Choice::Pass, |(card, lower)| Choice::Claim(card, lower));
    let Some((card, lower)) = ask.pick(seat, Prompt::Claim, options, written)? else {
        forget(s, seat);
        return Ok(());
    };
    claim(s, ask, seat, card, lower)?;
    s.then(Task::Claim { seat });
    Ok(())
}

/// The moment has passed.
pub(crate) fn forget(s: &mut State, seat: Seat) {
    s.players[seat].achieved = Objectives::NONE;
    s.players[seat].achieved_again = Objectives::NONE;
}

/// Step 1 of the Status phase, for one player. Returns whether they are done.
pub(crate) fn status(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow<bool> {
    if s.players[seat].objectives.is_empty() {
        return Ok(true);
    }
    let hand = s.players[seat].objectives.iter().map(ObjectiveCard::new);
    let mut options: Choices = Choices::from_slice(&[Choice::Done]);
    for card in hand {
        for (half, objective) in card.objectives().into_iter().enumerate() {
            if can_claim_in_status(s, seat, objective) {
                options.push(Choice::Claim(card, half == 1));
            }
        }
    }
    let Choice::Claim(card, lower) = ask.one(seat, Prompt::StatusObjectives, &options)? else {
        return Ok(true);
    };
    let objective = card.objectives()[usize::from(lower)];
    if let Some(good) = price(objective) {
        s.take(seat, Goods::of(good, 2));
    }
    let claimed = &mut s.players[seat].claimed;
    claimed.insert(objective);
    if let Some(other) = excludes(objective) {
        claimed.insert(other);
    }
    complete(s, ask, seat, card, lower);
    Ok(false)
}

/// Objectives that cannot be completed in the same Status phase.
const fn excludes(objective: Objective) -> Option<Objective> {
    match objective {
        Objective::StandingArmy => Some(Objective::MilitaryMight),
        Objective::MilitaryMight => Some(Objective::StandingArmy),
        Objective::TradePower => Some(Objective::ShippingRoutes),
        Objective::ShippingRoutes => Some(Objective::TradePower),
        _ => None,
    }
}

/// What is paid to complete it: 2 of a kind.
const fn price(objective: Objective) -> Option<Good> {
    match objective {
        Objective::Eureka => Some(Good::Ideas),
        Objective::Wealth => Some(Good::Gold),
        Objective::OreSupplies => Some(Good::Ore),
        Objective::WoodSupplies => Some(Good::Wood),
        Objective::FoodSupplies => Some(Good::Food),
        _ => None,
    }
}

pub(crate) fn can_claim_in_status(s: &State, seat: Seat, objective: Objective) -> bool {
    objective.when() != When::Instant && !s.players[seat].claimed.has(objective) && is_met(s, seat, objective)
}

/// How far a player is: what they have of what is needed, where it can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// What they have.
    pub have: u8,
    /// What is needed.
    pub need: u8,
}

impl Progress {
    /// Whether it is enough.
    pub(crate) const fn is_enough(self) -> bool {
        self.have >= self.need
    }
}

/// The most any opponent has of something.
fn rivals(s: &State, seat: Seat, count: impl Fn(Seat) -> usize) -> usize {
    s.others(seat).map(count).max().unwrap_or(0)
}

/// Cities of a player with a building of their own colour; in 2012 the development is needed too.
fn cities_with(s: &State, seat: Seat, building: Building) -> usize {
    let has = |city: &Space| {
        s.board.city(*city).is_some_and(|there| there.colour(building).is(seat)) && s.works(*city, building)
    };
    spaces(s.cities(seat)).filter(has).count()
}

/// Units of a player on the map that are of some kind.
fn units(s: &State, seat: Seat, counts: fn(Unit) -> bool) -> usize {
    let all = s.in_play(seat.into());
    all.kinds().filter(|&(unit, _)| counts(unit)).map(|(_, count)| usize::from(count)).sum()
}

/// Groups a player owns all of; the four advances of a people are one (C29.8).
pub(crate) fn whole_groups(player: &Player) -> usize {
    let whole = |group: &Group| player.advances.in_group(*group) == 4;
    Group::ALL.iter().filter(|&group| whole(group)).count() + usize::from(player.own_advances() == 4)
}

/// Spaces with units of a kind of a player's.
fn spread(s: &State, seat: Seat, unit: Unit) -> usize {
    spaces(s.board.units_of(seat)).filter(|&space| s.board.stack(space)[unit] > 0).count()
}

/// Buildings of a player's colour in cities of others.
fn influenced(s: &State, seat: Seat) -> (usize, usize) {
    let (mut buildings, mut cities) = (0, 0);
    for space in spaces(s.board.all_cities().without(s.cities(seat))) {
        let mine = s.board.city(space).map_or(0, |city| city.buildings().filter(|(_, colour)| colour.is(seat)).count());
        buildings += mine;
        cities += usize::from(mine > 0);
    }
    (buildings, cities)
}

/// Whether a Status-phase objective is met.
pub(crate) fn is_met(s: &State, seat: Seat, objective: Objective) -> bool {
    match objective {
        // Not for the city that completed City Founder in the last Round (C26).
        Objective::Colony => s.players[seat].founder_round != s.rounds() && is_far(s, seat, s.cities(seat)),
        Objective::MagnificentCulture => {
            let built = |seat: Seat| s.players[seat].wonder_round == s.rounds();
            built(seat) && s.others(seat).all(|other| !built(other))
        }
        _ => objective.when() != When::Instant && progress(s, seat, objective).is_some_and(Progress::is_enough),
    }
}

/// How far a player is with an objective; nothing for what happens in a moment or is there or not.
pub(crate) fn progress(s: &State, seat: Seat, objective: Objective) -> Option<Progress> {
    let player = &s.players[seat];
    let goods = &player.goods;
    let advances = player.advances;
    let cities = s.cities(seat);
    // More than each opponent.
    let lead = |count: &dyn Fn(Seat) -> usize| (count(seat), rivals(s, seat, count) + 1);
    let with = |building: Building| lead(&|seat| cities_with(s, seat, building));
    let whole = |group: Group| (advances.in_group(group), 4);
    let stock = |amount: u8| (usize::from(amount), 5);
    let (have, need) = match objective {
        Objective::LargeCivilization => (cities.len(), 6),
        Objective::ScientificLead => with(Building::Academy),
        Objective::CoastalCulture => with(Building::Port),
        Objective::ReligiousFervor => with(Building::Temple),
        Objective::Fortifications => with(Building::Fortress),
        Objective::StarGazers => with(Building::Observatory),
        Objective::Traders => with(Building::Market),
        Objective::Legacy => with(Building::Obelisk),
        Objective::AdvancedCulture => {
            let (have, need) = lead(&|seat| s.players[seat].advances.len() + s.players[seat].own_advances());
            (have, need.max(6))
        }
        Objective::CityPlanner => whole(Group::Construction),
        Objective::EducationLead => whole(Group::Education),
        Objective::Militarized => whole(Group::Warfare),
        Objective::CultureFocus => whole(Group::Culture),
        Objective::ScienceFocus => whole(Group::Science),
        Objective::TradeFocus => whole(Group::Economy),
        Objective::Seafarers => whole(Group::Seafaring),
        Objective::Government => {
            (Group::GOVERNMENTS.into_iter().map(|group| advances.in_group(group)).max().unwrap_or(0), 4)
        }
        Objective::Eureka => stock(goods.ideas),
        Objective::Wealth => stock(goods.gold),
        Objective::OreSupplies => stock(goods.ore),
        Objective::WoodSupplies => stock(goods.wood),
        Objective::FoodSupplies => stock(goods.food),
        Objective::OptimizedStorage => {
            ([goods.food, goods.ore, goods.wood].into_iter().map(|amount| usize::from(amount.min(3))).sum(), 9)
        }
        Objective::HappyPopulation => (with_mood(s, cities, Mood::Happy), 4),
        Objective::SeaBlockade => (blockading(s, seat), 2),
        Objective::LargeFleet => {
            let (have, need) = lead(&|seat| units(s, seat, |unit| !unit.is_land()));
            (have, need.clamp(2, 4))
        }
        Objective::LargeArmy => {
            let (have, need) = lead(&|seat| units(s, seat, Unit::is_army));
            (have, need + 3)
        }
        Objective::StandingArmy => (spaces(cities).filter(|&city| s.board.stack(city).army() > 0).count(), 4),
        Objective::MilitaryMight => (units(s, seat, |unit| unit != Unit::Settler), 12),
        Objective::Architecture => {
            (Building::ALL.into_iter().filter(|&building| cities_with(s, seat, building) > 0).count(), 4)
        }
        Objective::GoalFocused => lead(&|seat| whole_groups(&s.players[seat])),
        Objective::Threat => {
            let others = s.others(seat).fold(HexSet::EMPTY, |all, other| all.or(s.cities(other)));
            let near = spaces(s.board.units_of(seat).and(around_all(others)).and(s.board.land()));
            (near.map(|space| usize::from(s.board.stack(space).army())).sum(), 4)
        }
        Objective::Consulate => (influenced(s, seat).1, 2),
        Objective::CulturePower => lead(&|seat| influenced(s, seat).0),
        Objective::Metropolis => (spaces(cities).map(|city| usize::from(s.size(city))).max().unwrap_or(0), 5),
        Objective::Expansionist => {
            let all = s.board.all_cities();
            (spaces(cities).filter(|city| !city.around().meets(all)).count(), 4)
        }
        Objective::TradePower => (usize::from(trade_routes::links(s, seat, false)), 3),
        Objective::ShippingRoutes => (usize::from(trade_routes::links(s, seat, true)), 2),
        Objective::DiversifiedResearch => {
            let own = usize::from(player.own_advances() > 0);
            (Group::ALL.into_iter().filter(|&group| advances.in_group(group) > 0).count() + own, 9)
        }
        Objective::HorsePower => (spread(s, seat, Unit::Cavalry), 3),
        Objective::IvoryTower => (spread(s, seat, Unit::Elephant), 3),
        Objective::Versatility => {
            let here = s.in_play(seat.into());
            let kinds = s.edition.units();
            (kinds.clone().filter(|&unit| here[unit] > 0).count(), kinds.count())
        }
        Objective::MigrationOfPeoples => {
            // Settlers aboard count too, where their Ship is.
            let open = if s.switches.migrates_by_sea() { s.board.revealed } else { s.board.land() };
            let away = s.board.units_of(seat).and(open).without(cities.or(around_all(cities)));
            (spaces(away).filter(|&space| s.board.stack(space)[Unit::Settler] > 0).count(), 3)
        }
        Objective::HighCulture => (player.own_advances() + usize::from(player.led.min(2)), 6),
        Objective::SeaCleansing => (if s.is_turn_of(seat) { usize::from(s.turn.corsairs) } else { 0 }, 2),
        Objective::Outpost => {
            let near = cities.or(around_all(cities));
            let away = s.board.units_of(seat).and(s.board.land()).without(near);
            (spaces(away).filter(|&space| s.board.stack(space).army() > 0).count(), 3)
        }
        Objective::DraftTwice => (if s.is_turn_of(seat) { usize::from(s.turn.drafts) } else { 0 }, 2),
        Objective::TerrorRegime => (with_mood(s, cities, Mood::Angry), 4),
        Objective::Warmonger => (player.fought_at.len(), 2),
        Objective::Colony
        | Objective::MagnificentCulture
        | Objective::Conqueror
        | Objective::General
        | Objective::GreatBattle
        | Objective::Defiance
        | Objective::NavalAssault
        | Objective::Bold
        | Objective::LegendaryBattle
        | Objective::Scavenger
        | Objective::Aggressor
        | Objective::BarbarianConquest
        | Objective::CityFounder
        | Objective::Resistance
        | Objective::GreatCommander
        | Objective::Brutus
        | Objective::Trample => return None,
    };
    let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    Some(Progress { have: small(have), need: small(need) })
}

fn with_mood(s: &State, cities: HexSet, mood: Mood) -> usize {
    spaces(cities).filter(|&city| s.board.city(city).is_some_and(|city| city.mood == mood)).count()
}

fn is_far(s: &State, seat: Seat, cities: HexSet) -> bool {
    let near = s.board.within(only(s.players[seat].start), 4, s.board.revealed);
    let reachable = s.board.within(only(s.players[seat].start), u8::MAX, s.board.revealed);
    cities.without(near).meets(reachable)
}

/// Ships in Sea spaces to which opponents' Ports are fixed.
fn blockading(s: &State, seat: Seat) -> usize {
    let others = s.others(seat).flat_map(|other| spaces(s.cities(other)));
    let ports = others.filter_map(|city| s.board.city(city).and_then(City::port_space));
    let waters: HexSet = ports.map(Space::index).collect();
    let mine = spaces(waters.and(s.board.units_of(seat)));
    mine.map(|space| usize::from(s.board.stack(space).ships())).sum()
}

/// After every action of a player: Terror Regime (ruling 29).
pub(crate) fn after_action(s: &mut State, seat: Seat) {
    let cities = s.cities(seat);
    if cities.len() >= 4
        && with_mood(s, cities, Mood::Angry) >= 4
        && !s.players[seat].achieved.has(Objective::TerrorRegime)
    {
        s.achieve(seat, Objective::TerrorRegime);
    }
}

/// What a Conflict means for objectives, on both sides.
pub(crate) fn after_battle(s: &mut State, battle: &Battle, winner: Option<usize>) {
    for side in [0, 1] {
        if let Some(seat) = battle.sides[side].seat() {
            one_side(s, battle, winner, side, seat);
        }
    }
}

fn one_side(s: &mut State, battle: &Battle, winner: Option<usize>, side: usize, seat: Seat) {
    let won = winner == Some(side);
    let foe = battle.sides[1 - side];
    let (mine, theirs) = (battle.start[side], battle.start[1 - side]);
    let kills = battle.kills[side];
    if won && !battle.sea && s.is_turn_of(seat) {
        s.turn.glories += 1;
        s.turn.wins += u8::from(battle.fought);
    }
    if !battle.sea {
        let player = &mut s.players[seat];
        player.fought_at.insert(battle.at.index());
        player.won += u8::from(won);
        if player.fought_at.len() == 2 && player.won > 0 {
            s.achieve(seat, Objective::Warmonger);
        }
        if kills >= 3 {
            s.achieve(seat, Objective::General);
        }
        if battle.fought && mine + theirs >= 6 {
            s.achieve(seat, Objective::GreatBattle);
        }
        if side == 0 && won && kills >= 2 {
            s.achieve(seat, Objective::Aggressor);
        }
        if side == 0 && battle.fought && battle.legendary && mine >= 3 {
            s.achieve(seat, Objective::LegendaryBattle);
        }
        let in_city = s.board.city(battle.at).is_some();
        let needed = if battle.raid { 1 } else { 2 };
        if foe == Side::BARBARIANS && won && in_city && kills >= needed {
            s.achieve(seat, Objective::Resistance);
        }
    }
    if !battle.sea && won && battle.fought {
        if battle.led[side] && mine <= theirs {
            s.achieve(seat, Objective::GreatCommander);
        }
        let here = s.board.stack(battle.at);
        if side == 0 && here[Unit::Cavalry] + here[Unit::Elephant] > 0 {
            s.achieve(seat, Objective::Trample);
        }
    }
    if battle.sea && won && foe == Side::PIRATES && s.is_turn_of(seat) {
        s.turn.corsairs += 1;
        if s.turn.corsairs == 2 {
            s.achieve(seat, Objective::SeaCleansing);
        }
    }
    brutus(s, battle, side);
    let Some(foe) = foe.seat() else { return };
    if won && battle.fought {
        if mine < theirs {
            s.achieve(seat, Objective::Defiance);
        }
        let arms = |seat: Seat| s.players[seat].advances.in_group(Group::Warfare);
        if arms(foe) > arms(seat) || mine < theirs {
            s.achieve(seat, Objective::Bold);
        }
    }
    let trader_lost = battle.traders[1 - side] && (won || (battle.sea && kills > 0));
    if trader_lost {
        s.achieve(seat, Objective::Scavenger);
    }
}

/// Brutus: a side has eliminated an opponent's Leader and two others; it may come to that when carried units drown.
pub(crate) fn brutus(s: &mut State, battle: &Battle, side: usize) {
    let beaten = battle.beaten(1 - side);
    let others = beaten.total() - beaten[Unit::Settler] - beaten[Unit::Leader];
    if let Some(seat) = battle.sides[side].seat().filter(|_| battle.toppled[side] && others >= 2) {
        s.achieve(seat, Objective::Brutus);
    }
}
