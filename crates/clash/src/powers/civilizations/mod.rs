//! What a people can do, and its Leaders (C33, C34). A file a people: its rows, and under them all that its powers do.
//! Here: what rules ask, and who is asked.

mod aztecs;
mod babylonians;
pub(crate) mod captives;
mod carthaginians;
mod celts;
mod chinese;
mod egyptians;
mod greeks;
mod huns;
mod indians;
mod japanese;
mod mayas;
mod patrons;
mod persians;
mod phoenicians;
mod romans;
pub(crate) mod rows;
mod seekers;
mod using;
mod vikings;

pub(crate) use egyptians::charm;
pub(crate) use using::{can_use, usable, use_power, use_price};

use tessera_kernel::census;

use rows::{ASKED, Count, Fight, Row, Subsidy, Trigger, row};

use crate::actions::activate::Activation;
use crate::actions::battle::ATTACKER;
use crate::actions::recruit::{Gift, Levy};
use crate::actions::rolls;
use crate::components::buildings::CARGO;
use crate::components::civilizations::{Leader, Power, Powers};
use crate::powers::trade_routes::{Link, Trader};
use crate::prelude::*;
use crate::state::{Moving, Past};

/// The powers of a player that answer a question, with their answers.
fn answers<T: Copy>(
    s: &State,
    seat: Seat,
    asked: Powers,
    answer: fn(&Row) -> Option<T>,
) -> impl Iterator<Item = (Power, T)> + use<T> {
    s.players[seat].powers.and(asked).iter().filter_map(move |power| Some((power, answer(row(power))?)))
}

/// An answer of a power's; one that says something is noted for whoever counts.
fn fired<T: PartialEq + Default>(power: Power, answer: T) -> T {
    if answer != T::default() {
        census::note(power.name().id);
    }
    answer
}

// Peoples, advances, Leaders.

impl State {
    /// A Leader comes into play, with all it can do (C30.6, C30.17).
    pub(crate) fn follow_leader(&mut self, seat: Seat, leader: Leader) {
        let player = &mut self.players[seat];
        player.leaders.remove(leader);
        player.leader = Some(leader);
        player.led += 1;
        census::note(leader.name().id);
        leader.abilities().into_iter().for_each(|power| player.powers.insert(power));
    }

    /// A Leader is gone, and with it what it could do; whoever eliminated it in a Conflict keeps the card (C30.7, C30.8).
    pub(crate) fn lose_leader(&mut self, seat: Seat, by: Side) {
        let player = &mut self.players[seat];
        let Some(leader) = player.leader.take() else { return };
        leader.abilities().into_iter().for_each(|power| player.powers.remove(power));
        if let Some(slayer) = by.seat() {
            self.players[slayer].trophies.insert(leader);
        }
        for space in spaces(self.cities(seat)) {
            self.board.city_mut(space).charms = 0;
        }
        self.then(Task::LeaderFell { seat, leader, by });
    }

    /// The space a player's Leader is in, on the map.
    pub(crate) fn leader_space(&self, seat: Seat) -> Option<Space> {
        self.players[seat].leader?;
        spaces(self.board.units_of(seat)).find(|&space| self.board.stack(space)[Unit::Leader] > 0)
    }

    /// The city of a player's own that the Leader stands in.
    pub(crate) fn leader_city(&self, seat: Seat) -> Option<Space> {
        self.leader_space(seat).filter(|space| self.cities(seat).contains(space.index()))
    }
}

/// An advance brings what waits for it on the board of the people (C29.5).
pub(super) fn learned(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance) {
    let Some(people) = s.players[seat].people else { return };
    for power in people.advances().filter(|&power| !s.can(seat, power)).collect::<SmallVec<[Power; 4]>>() {
        let comes = match row(power).trigger {
            Some(Trigger::Advance(trigger)) => trigger == advance,
            Some(Trigger::Government) => advance.group().is_government(),
            None => false,
        };
        if comes {
            s.players[seat].powers.insert(power);
            ask.log(|| Event::Awakened { seat, power });
        }
    }
    lend(s, seat);
}

/// Civilization advances that an advance within a player's reach would bring.
pub(crate) fn within_reach(s: &State, seat: Seat) -> usize {
    let player = &s.players[seat];
    let Some(people) = player.people else { return 0 };
    let near = |advance: Advance| advance.open_to(player.advances, s.edition).is_ok();
    let brought = |power: &Power| match row(*power).trigger {
        Some(Trigger::Advance(advance)) => near(advance),
        Some(Trigger::Government) => Group::GOVERNMENTS.into_iter().any(|group| near(group.top())),
        None => false,
    };
    people.advances().filter(|&power| !s.can(seat, power)).filter(brought).count()
}

/// What powers lend is theirs to lend anew whenever advances change.
pub(crate) fn lend(s: &mut State, seat: Seat) {
    let owned = s.players[seat].advances;
    let lent = answers(s, seat, ASKED.lends, |row| row.lends);
    s.players[seat].lent = lent.fold(Advances::NONE, |all, (_, lends)| all.or(lends(owned))).without(owned);
}

/// Civilization advances of a player's that go when the government does (C27.44, C29.10).
pub(crate) fn rest_on_government(s: &State, seat: Seat) -> SmallVec<[Power; 4]> {
    s.players[seat].powers.iter().filter(|&power| rests_on_government(power)).collect()
}

fn rests_on_government(power: Power) -> bool {
    match row(power).trigger {
        Some(Trigger::Government) => true,
        Some(Trigger::Advance(advance)) => advance.group().is_government(),
        None => false,
    }
}

/// What follows the end of a Leader.
pub(crate) fn leader_fell(s: &mut State, ask: &mut Ask<'_>, seat: Seat, leader: Leader, by: Side) {
    ask.log(|| Event::LeaderFell { seat, leader, by });
    let place = s.players[seat].start;
    for (power, mourns) in answers(s, seat, ASKED.mourns, |row| row.mourns) {
        if mourns(s, seat) {
            s.then(Task::Sequel { seat, power, space: place });
        }
    }
}

/// A power does what it was set off to do.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, space: Space) -> Flow {
    match row(power).sequel.filter(|_| s.can(seat, power)) {
        Some(sequel) => {
            census::note(power.name().id);
            sequel(s, ask, seat, space)
        }
        None => Ok(()),
    }
}

// Conflicts.

impl Fight {
    /// A side of a Conflict, if it is a player's.
    pub(crate) fn of(battle: &Battle, side: usize) -> Option<Self> {
        let seat = battle.sides[side].seat()?;
        let Battle { at, sea, round, .. } = *battle;
        Some(Self { side, seat, foe: battle.sides[1 - side], at, sea, round })
    }

    /// Whether the player's Leader takes part; at sea, whether the Leader is aboard.
    pub(crate) fn is_led(&self, s: &State) -> bool {
        s.troops(self.side)[Unit::Leader] > 0
    }

    /// Whether it is a Combat on land in which the player's Leader takes part.
    pub(crate) fn leads_on_land(&self, s: &State) -> bool {
        !self.sea && self.is_led(s)
    }
}

/// What powers of a side say to a question of number.
fn counted<'a, T: Copy + PartialEq + Default + 'a>(
    s: &'a State,
    side: usize,
    asked: Powers,
    answer: fn(&Row) -> Option<Count<T>>,
) -> impl Iterator<Item = (Power, T)> + 'a {
    let battle = s.battle();
    let fight = Fight::of(battle, side);
    // What was paid for lasts, whatever becomes of the Leader (C30.21).
    let lasting = battle.sworn[side].or(battle.invoked[side]);
    let asked = fight.map_or(Powers::NONE, |fight| s.players[fight.seat].powers.or(lasting).and(asked));
    asked.iter().filter_map(move |power| Some((power, fired(power, answer(row(power))?(s, &fight?)))))
}

/// What powers add to a side's combat value.
pub(super) fn combat_values(s: &State, side: usize) -> impl Iterator<Item = (Cause, i8)> + '_ {
    counted(s, side, ASKED.combat, |row| row.combat).map(|(power, bonus)| (Cause::Power(power), bonus))
}

/// Hits that powers cancel for a side.
pub(crate) fn shields(s: &State, side: usize) -> u8 {
    counted(s, side, ASKED.shield, |row| row.shield).map(|(_, hits)| hits).sum()
}

/// What holds the bonuses of a side down to 2, of the other side's powers.
pub(crate) fn capped(s: &State, side: usize) -> Option<Power> {
    counted(s, 1 - side, ASKED.caps, |row| row.caps).find(|&(_, caps)| caps).map(|(power, _)| power)
}

/// Whether a side cannot play tactics this round.
pub(crate) fn is_hushed(s: &State, side: usize) -> bool {
    counted(s, 1 - side, ASKED.hushes, |row| row.hushes).any(|(_, hushed)| hushed) || is_bound(s, side)
}

/// Whether a side can use neither tactics nor clash abilities.
pub(crate) fn is_bound(s: &State, side: usize) -> bool {
    counted(s, side, ASKED.binds, |row| row.binds).any(|(_, bound)| bound)
}

/// What one Cavalry of a side adds beyond the usual.
pub(crate) fn spurs(s: &State, side: usize) -> Option<(Power, u8)> {
    counted(s, side, ASKED.spurs, |row| row.spurs).find(|&(_, more)| more > 0)
}

/// A moment of a Conflict in which powers may do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    Prepare,
    Open,
    Ponder,
    Brace,
    Parry,
    Hold,
}

impl Moment {
    fn asked(self) -> Powers {
        match self {
            Self::Prepare => ASKED.prepares,
            Self::Open => ASKED.opens,
            Self::Ponder => ASKED.ponders,
            Self::Brace => ASKED.braces,
            Self::Parry => ASKED.parries,
            Self::Hold => ASKED.holds,
        }
    }

    fn answer(self, row: &Row) -> Option<fn(&mut State, &mut Ask<'_>, &Fight) -> Flow> {
        match self {
            Self::Prepare => row.prepares,
            Self::Open => row.opens,
            Self::Ponder => row.ponders,
            Self::Brace => row.braces,
            Self::Parry => row.parries,
            Self::Hold => row.holds,
        }
    }
}

/// Whether a side has powers for a moment.
pub(crate) fn has_moment(s: &State, side: usize, moment: Moment) -> bool {
    let seat = s.battle().sides[side].seat();
    seat.is_some_and(|seat| !s.players[seat].powers.and(moment.asked()).is_empty())
}

/// What powers of a side do at a moment, one after the other.
pub(crate) fn at_moment(s: &mut State, ask: &mut Ask<'_>, side: usize, moment: Moment) -> Flow {
    let Some(fight) = Fight::of(s.battle(), side) else { return Ok(()) };
    for power in s.players[fight.seat].powers.and(moment.asked()).iter() {
        // What one of them does may end the Conflict, or the Leader.
        let goes_on = s.battle.is_some() && s.can(fight.seat, power);
        if let Some(deed) = moment.answer(row(power)).filter(|_| goes_on) {
            deed(s, ask, &fight)?;
        }
    }
    Ok(())
}

/// Who may play tactics for the Barbarians in a Conflict of theirs with a player, if anybody else may.
pub(crate) fn ally(s: &State, at: Space, sides: [Side; 2]) -> Option<Seat> {
    let barbarians = sides.iter().position(|&side| side == Side::BARBARIANS)?;
    let enemy = sides[1 - barbarians].seat()?;
    let allies = |seat: Seat| {
        answers(s, seat, ASKED.allies, |row| row.allies).any(|(power, allies)| fired(power, allies(s, seat, at)))
    };
    s.others(enemy).find(|&seat| allies(seat))
}

/// Offers to cancel a hit for a price, where there is one left to cancel.
fn parry(s: &mut State, ask: &mut Ask<'_>, fight: &Fight, power: Power, cost: Goods) -> Flow {
    let (hits, cancelled) = rolls::hits_on(s, fight.side);
    if hits > cancelled && s.fighters(fight.side) > 0 && offer_power(s, ask, fight.seat, power, cost)? {
        s.battle_mut().cancels[fight.side] += 1;
    }
    Ok(())
}

/// Offers a power for a price, for the whole Conflict.
fn swear(s: &mut State, ask: &mut Ask<'_>, fight: &Fight, power: Power, cost: Goods) -> Flow<bool> {
    let sworn = offer_power(s, ask, fight.seat, power, cost)?;
    if sworn {
        s.battle_mut().sworn[fight.side].insert(power);
    }
    Ok(sworn)
}

/// Offers a power for a price to whoever can pay it, and says so when it is taken.
fn offer_power(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, cost: Goods) -> Flow<bool> {
    let price = Price::by(Cause::Power(power), cost);
    Ok(fired(power, offer(s, ask, seat, price, Prompt::UsePower { power, cost })?))
}

/// One of these, as the player likes.
fn take_one(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, kinds: [Goods; 2]) -> Flow {
    let goods = ask.pick(seat, Prompt::PowerTake { power }, kinds, Choice::Take)?;
    gain_by(s, ask, seat, goods, Cause::Power(power));
    Ok(())
}

/// How far a space is from the nearest of some, over revealed spaces.
fn distant(s: &State, from: Space, to: HexSet) -> Option<u8> {
    s.board.distance(from, to, s.board.revealed)
}

/// What follows a Conflict for its players, the attacker's first.
pub(crate) fn after_battle(s: &mut State, past: &Past) {
    let mut due: SmallVec<[Task; 8]> = SmallVec::new();
    for side in [0, 1] {
        let Some(fight) = Fight::of(&past.battle, side) else { continue };
        let follows = answers(s, fight.seat, ASKED.follows, |row| row.follows);
        let follows = follows.filter(|(power, follows)| fired(*power, follows(s, &fight, past)));
        due.extend(follows.map(|(power, _)| Task::Sequel { seat: fight.seat, power, space: fight.at }));
    }
    if past.conquered
        && let Some(loser) = past.city.and_then(|city| city.owner.seat())
    {
        let bereaved = answers(s, loser, ASKED.bereaved, |row| row.bereaved);
        let bereaved = bereaved.filter(|(power, due)| fired(*power, due(s, loser, past.battle.at)));
        due.extend(bereaved.map(|(power, _)| Task::Sequel { seat: loser, power, space: past.battle.at }));
    }
    s.then_each(due);
}

/// Whether a side's Leader has survived a Combat in which its army conquered a city.
fn conquered_by_leader(s: &State, fight: &Fight, past: &Past) -> bool {
    fight.side == ATTACKER && past.conquered && s.leader_space(fight.seat) == Some(fight.at)
}

// Units.

/// How many army units of a player's may stand together on Land.
pub(crate) fn stack_limit(s: &State, seat: Seat, units: &Units) -> u8 {
    let limits = answers(s, seat, ASKED.stacks, |row| row.stacks).map(|(power, limit)| fired(power, limit(units)));
    limits.max().map_or(STACK_LIMIT, |most| most.max(STACK_LIMIT))
}

/// How many army units may stand where this Leader comes to (C30.6).
pub(crate) fn stack_limit_under(leader: Leader) -> u8 {
    let alone = Units::of(Unit::Leader, 1);
    let limits = leader.abilities().into_iter().filter_map(|power| Some(row(power).stacks?(&alone)));
    limits.max().map_or(STACK_LIMIT, |most| most.max(STACK_LIMIT))
}

/// How many land units each Ship of a player's carries.
pub(crate) fn cargo(s: &State, seat: Seat) -> u8 {
    answers(s, seat, ASKED.carries, |row| row.carries).map(|(_, each)| each).max().unwrap_or(CARGO)
}

/// Whether a city recruits a unit without the building it needs, and thanks to what.
pub(crate) fn recruits(s: &State, seat: Seat, city: Space, unit: Unit) -> Option<Power> {
    let by = answers(s, seat, ASKED.recruits, |row| row.recruits);
    by.filter(|(power, recruits)| fired(*power, recruits(s, seat, city, unit))).map(|(power, _)| power).next()
}

/// What a unit costs where only a power recruits it, if that is another price.
pub(crate) fn levy_price(s: &State, seat: Seat, city: Space, unit: Unit) -> Option<Price> {
    answers(s, seat, ASKED.levies, |row| row.levies).find_map(|(power, price)| fired(power, price(s, seat, city, unit)))
}

/// Where else a unit recruited in a city may be placed.
pub(crate) fn spreads(s: &State, seat: Seat, city: Space, unit: Unit) -> HexSet {
    let places = answers(s, seat, ASKED.spreads, |row| row.spreads)
        .map(|(power, spreads)| fired(power, spreads(s, seat, city, unit)));
    places.fold(HexSet::EMPTY, HexSet::or)
}

/// What follows a Recruit.
pub(super) fn recruited(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, levy: &Levy) -> Flow {
    for (_, recruited) in answers(s, seat, ASKED.recruited, |row| row.recruited) {
        recruited(s, ask, seat, city, levy)?;
    }
    Ok(())
}

// Cities.

/// What powers make of a city that is about to be activated.
pub(crate) fn activates(s: &mut State, ask: &mut Ask<'_>, seat: Seat, activation: &mut Activation) -> Flow {
    for (_, activates) in answers(s, seat, ASKED.activates, |row| row.activates) {
        activates(s, ask, seat, activation)?;
    }
    Ok(())
}

/// What follows the activation of a city.
pub(crate) fn has_acted(s: &mut State, seat: Seat, activation: Activation) {
    let due =
        answers(s, seat, ASKED.acted, |row| row.acted).filter(|(power, due)| fired(*power, due(s, seat, &activation)));
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space: activation.city }).collect();
    s.then_each(due);
}

/// Whether the Settler that founds a city stays.
pub(crate) fn remains(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow<bool> {
    for (_, remains) in answers(s, seat, ASKED.remains, |row| row.remains) {
        if remains(s, ask, seat, space)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What follows founding a city.
pub(crate) fn founded(s: &mut State, seat: Seat, space: Space) {
    let due =
        answers(s, seat, ASKED.founded, |row| row.founded).filter(|(power, due)| fired(*power, due(s, seat, space)));
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space }).collect();
    s.then_each(due);
}

/// What follows adding a building to a city, or a Wonder.
pub(crate) fn built(s: &mut State, seat: Seat, space: Space, building: Option<Building>) {
    let due = answers(s, seat, ASKED.built, |row| row.built)
        .filter(|(power, due)| fired(*power, due(s, seat, space, building)));
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space }).collect();
    s.then_each(due);
}

/// What follows a Move action.
pub(crate) fn marched(s: &mut State, seat: Seat, moved: &Moving) {
    let due =
        answers(s, seat, ASKED.marched, |row| row.marched).filter(|(power, due)| fired(*power, due(s, seat, moved)));
    let space = s.players[seat].start;
    let due: SmallVec<[Task; 4]> = due.map(|(power, _)| Task::Sequel { seat, power, space }).collect();
    s.then_each(due);
}

/// Whether a building of this colour never changes colour: an Obelisk, or what a power roots (C31.5).
pub(crate) fn is_rooted(s: &State, building: Building, colour: Side) -> bool {
    building == Building::Obelisk
        || colour.seat().is_some_and(|seat| {
            answers(s, seat, ASKED.roots, |row| row.roots).any(|(power, roots)| fired(power, roots(building)))
        })
}

// Collecting, building, paying.

/// Closed spaces a city collects from all the same.
pub(crate) fn exacts(s: &State, seat: Seat, city: Space) -> HexSet {
    let exacts = answers(s, seat, ASKED.exacts, |row| row.exacts);
    exacts.fold(HexSet::EMPTY, |all, (_, exacts)| all.or(exacts(s, seat, city)))
}

/// What opens them.
pub(crate) fn exacted_by(s: &State, seat: Seat) -> Option<Cause> {
    s.players[seat].powers.and(ASKED.exacts).iter().next().map(Cause::Power)
}

/// What lets something else be taken from some of these spaces instead of their resources, and from which.
pub(crate) fn taken_instead(s: &State, seat: Seat, among: HexSet) -> Option<(Power, HexSet)> {
    let takes = answers(s, seat, ASKED.takes, |row| row.takes);
    let mut open = takes.map(|(power, takes)| (power, filter(among, |space| takes(s, seat, space))));
    open.find(|(_, open)| !open.is_empty())
}

/// Takes something else from a space instead of its resource.
pub(crate) fn take_instead(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, space: Space) -> Flow {
    row(power).taken.map_or(Ok(()), |taken| taken(s, ask, seat, space))
}

/// What a space of a terrain gives, besides what advances make of it.
pub(crate) fn grows(s: &State, seat: Seat, terrain: Terrain) -> impl Iterator<Item = Good> + use<> {
    let grows = answers(s, seat, ASKED.grows, |row| row.grows);
    grows.flat_map(move |(power, grows)| fired(power, grows(terrain)).iter().copied())
}

/// Grassland that gives a city a food more when it is collected from.
pub(crate) fn enriched(s: &State, seat: Seat, city: Space) -> HexSet {
    let enriches = answers(s, seat, ASKED.enriches, |row| row.enriches);
    enriches.fold(HexSet::EMPTY, |all, (_, enriches)| all.or(enriches(s, seat, city)))
}

/// What makes it rich.
pub(crate) fn enriched_by(s: &State, seat: Seat) -> Option<Cause> {
    s.players[seat].powers.and(ASKED.enriches).iter().next().map(Cause::Power)
}

/// Whether anything is added to what a Collect yields.
pub(crate) fn has_adds(s: &State, seat: Seat) -> bool {
    !s.players[seat].powers.and(ASKED.adds).is_empty()
}

/// What is added to what a Collect yields in all.
pub(crate) fn adds(s: &State, seat: Seat, yielded: &Goods) -> SmallVec<[Part; 2]> {
    let adds = answers(s, seat, ASKED.adds, |row| row.adds).filter(|&(power, _)| is_fresh(s, power));
    let adds = adds.map(|(power, adds)| (Cause::Power(power), adds(yielded)));
    adds.filter(|(_, more)| !more.is_none()).collect()
}

/// It was added: what serves once a turn has served.
pub(crate) fn added(s: &mut State, parts: &[Part]) {
    for &(cause, _) in parts {
        if let Cause::Power(power) = cause {
            s.turn.spent.insert(power);
        }
    }
}

/// Whether a side founds cities on ground where others cannot.
pub(crate) fn settles(s: &State, side: Side, terrain: Terrain) -> bool {
    side.seat().is_some_and(|seat| answers(s, seat, ASKED.settles, |row| row.settles).any(|(_, on)| on == terrain))
}

/// What powers make of the price of a building.
pub(super) fn builds(s: &State, seat: Seat, space: Space, building: Building, price: Price) -> Price {
    let builds = answers(s, seat, ASKED.builds, |row| row.builds);
    builds.fold(price, |price, (power, builds)| builds(s, seat, space, building, price, Cause::Power(power)))
}

/// What powers make of the price of a Wonder.
pub(super) fn raises(s: &State, seat: Seat, space: Space, wonder: Wonder, price: Price) -> Price {
    let raises = answers(s, seat, ASKED.raises, |row| row.raises);
    raises.fold(price, |price, (power, raises)| raises(s, seat, space, wonder, price, Cause::Power(power)))
}

/// What may be given for resources where something is built, and thanks to what.
fn subsidy(s: &State, seat: Seat, space: Space, building: Option<Building>) -> Option<(Power, Subsidy)> {
    let mut all = answers(s, seat, ASKED.subsidises, |row| row.subsidises);
    all.find_map(|(power, subsidises)| Some((power, subsidises(s, seat, space, building)?)))
}

/// A price when something is given so often for its resources.
fn subsidised(price: Price, power: Power, subsidy: Subsidy, count: u8) -> Price {
    if count == 0 {
        return price;
    }
    price
        .in_culture(price.goods.culture + subsidy.culture * count)
        .waiving(subsidy.resources * count, Cause::Power(power))
}

/// How often something can be given, so that the rest can be paid; never for nothing.
fn subsidy_counts(s: &State, seat: Seat, price: Price, power: Power, subsidy: Subsidy) -> SmallVec<[u8; 8]> {
    let useful = |count: &u8| *count == 0 || subsidy.resources * (count - 1) < price.goods.total_resources();
    let held = |count: u8| s.players[seat].captives().saturating_sub(subsidy.captives * count);
    let payable = |count: &u8| {
        s.can_pay_with(seat, subsidised(price, power, subsidy, *count), held(*count).min(ransoms(s, seat)))
    };
    (0..=subsidy.most).filter(useful).filter(payable).collect()
}

/// Whether a building or a Wonder can be paid for in a city.
pub(crate) fn affords(s: &State, seat: Seat, space: Space, building: Option<Building>, price: Price) -> bool {
    let subsidised = || {
        let (power, subsidy) = subsidy(s, seat, space, building)?;
        Some(!subsidy_counts(s, seat, price, power, subsidy).is_empty())
    };
    s.can_pay(seat, price) || subsidised().unwrap_or(false)
}

/// Something may be given for resources of a building or a Wonder. Returns what is left to pay.
pub(crate) fn subsidise(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    space: Space,
    building: Option<Building>,
    price: Price,
) -> Flow<Price> {
    let Some((power, subsidy)) = subsidy(s, seat, space, building) else { return Ok(price) };
    let counts = subsidy_counts(s, seat, price, power, subsidy);
    let count = ask.pick_if_several(seat, Prompt::PowerCount { power }, counts.iter().copied(), Choice::Count)?;
    for _ in 0..count * subsidy.captives {
        captives::give_up(s, ask, seat, power)?;
    }
    Ok(subsidised(price, power, subsidy, count))
}

/// How many tokens of either kind something else can be given for.
pub(crate) fn ransoms(s: &State, seat: Seat) -> u8 {
    answers(s, seat, ASKED.ransoms, |row| row.ransoms).map(|(power, ransoms)| fired(power, ransoms(s, seat))).sum()
}

/// What can be given for tokens.
pub(crate) fn ransomer(s: &State, seat: Seat) -> Option<Power> {
    s.players[seat].powers.and(ASKED.ransoms).iter().next()
}

/// Whether a stock is free of the bounds that advances set.
pub(super) fn is_unbound(s: &State, seat: Seat, good: Good) -> bool {
    answers(s, seat, ASKED.unbounds, |row| row.unbounds).any(|(_, stock)| stock == good)
}

/// What makes a city Happy for a culture token.
pub(crate) fn decree(s: &State, seat: Seat, space: Space) -> Option<Power> {
    let decrees = answers(s, seat, ASKED.decrees, |row| row.decrees);
    decrees.filter(|(power, decrees)| fired(*power, decrees(s, seat, space))).map(|(power, _)| power).next()
}

/// The Wonder a player takes, wherever it is, on drawing a Wonder card.
pub(crate) fn sought(s: &State, seat: Seat) -> Option<Wonder> {
    answers(s, seat, ASKED.seeks, |row| row.seeks).map(|(_, wonder)| wonder).next()
}

// Moving, recruiting, cards.

/// Whether a kind of unit in a squad ignores what a Mountain does to those who enter it.
pub(crate) fn climbs(s: &State, seat: Seat, squad: &Units, unit: Unit) -> bool {
    answers(s, seat, ASKED.climbs, |row| row.climbs).any(|(power, climbs)| fired(power, climbs(squad, unit)))
}

/// How many spaces a squad goes by Roads.
pub(crate) fn road_length(s: &State, seat: Seat) -> u8 {
    answers(s, seat, ASKED.paves, |row| row.paves).map(|(_, spaces)| spaces).max().unwrap_or(2)
}

/// What follows a Leader's moving into a city of the player's.
pub(crate) fn visited(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    for (power, goods) in answers(s, seat, ASKED.visits, |row| row.visits) {
        gain_by(s, ask, seat, goods, Cause::Power(power));
    }
}

/// What makes Pirates no enemies of a player's.
pub(crate) fn befriends(s: &State, seat: Seat) -> Option<Power> {
    let friends = answers(s, seat, ASKED.befriends, |row| row.befriends);
    friends.filter(|(power, befriends)| fired(*power, befriends(Side::PIRATES))).map(|(power, _)| power).next()
}

/// Sea spaces with enemies whom Ships of a player's have to fight.
pub(crate) fn foes_at_sea(s: &State, seat: Seat) -> HexSet {
    let foes = s.board.enemy_units(seat.into()).and(s.board.sea());
    if befriends(s, seat).is_some() { foes.without(s.board.units_of(Side::PIRATES)) } else { foes }
}

/// What lets a unit become another one where Land meets Sea.
pub(crate) fn reshapes(s: &State, seat: Seat, unit: Unit, other: Unit) -> Option<Power> {
    let by = answers(s, seat, ASKED.reshapes, |row| row.reshapes);
    by.filter(|(power, reshapes)| fired(*power, reshapes(s, seat, unit, other))).map(|(power, _)| power).next()
}

/// Whether Ships of a side that fought move again in the same turn.
pub(crate) fn sails_on(s: &State, side: Side) -> bool {
    side.seat().is_some_and(|seat| answers(s, seat, ASKED.sails_on, |row| row.sails_on).any(|(_, on)| on))
}

/// Cities of a player's that can move like units, as far as a power goes.
pub(crate) fn roaming(s: &State, seat: Seat) -> HexSet {
    if !may_roam(s, seat) {
        return HexSet::EMPTY;
    }
    filter(s.cities(seat), |space| roams(s, seat, space).is_ok())
}

/// Whether a player has a power that moves cities.
pub(crate) fn may_roam(s: &State, seat: Seat) -> bool {
    !s.players[seat].powers.and(ASKED.roams).is_empty()
}

/// Whether a city of a player's can move like a unit, as far as a power goes.
pub(crate) fn roams(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    let city = s.board.city(space).filter(|city| city.owner.is(seat)).ok_or(Why::NoCity)?;
    let mut verdicts = answers(s, seat, ASKED.roams, |row| row.roams).map(|(_, roams)| roams(s, city));
    verdicts.next().unwrap_or(Err(Why::NoCity))
}

/// What cities that moved bring.
pub(crate) fn camped(s: &mut State, ask: &mut Ask<'_>, seat: Seat, cities: HexSet) {
    for (power, camps) in answers(s, seat, ASKED.camps, |row| row.camps) {
        let goods = camps(s, cities);
        gain_by(s, ask, seat, goods, Cause::Power(power));
    }
}

/// Whether Settlers of a player's in a space can found cities and trade: not where an opponent's power keeps them from it,
/// unless an army or a city of their own is with them.
pub(crate) fn may_settle(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    let guarded = s.board.stack(space).army() > 0 || s.cities(seat).contains(space.index());
    let pinned =
        |other| answers(s, other, ASKED.pins, |row| row.pins).any(|(power, pins)| fired(power, pins(s, other, space)));
    ensure(guarded || !s.others(seat).any(pinned), Why::Pinned)
}

/// What Draft gives instead of an Infantry, and thanks to what.
pub(super) fn drafts(s: &State, seat: Seat) -> impl Iterator<Item = (Power, Gift)> + use<> {
    answers(s, seat, ASKED.drafts, |row| row.drafts)
}

/// What Draft costs a player who may pay otherwise than in mood.
pub(super) fn draft_price(s: &State, seat: Seat, price: Price) -> Price {
    let ways = answers(s, seat, ASKED.pays_draft, |row| row.pays_draft);
    ways.fold(price, |price, (power, good)| price.or(good, Good::Mood, Cause::Power(power)))
}

/// Whether a city may act as Happy, whatever its mood.
pub(crate) fn cheers(s: &State, seat: Seat, city: Space) -> bool {
    answers(s, seat, ASKED.cheers, |row| row.cheers).any(|(power, cheers)| fired(power, cheers(s, seat, city)))
}

/// The mood of a city that was conquered.
pub(crate) fn pacified(s: &State, battle: &Battle, city: &City) -> Mood {
    let Some(seat) = battle.sides[ATTACKER].seat() else { return Mood::Angry };
    let moods = answers(s, seat, ASKED.pacifies, |row| row.pacifies);
    moods.filter_map(|(power, pacifies)| fired(power, pacifies(s, seat, battle, city))).max().unwrap_or(Mood::Angry)
}

/// Who may cancel a card that a player is about to play, and thanks to what: as everybody can tell, only whoever holds a
/// card.
pub(crate) fn foilers(s: &State, seat: Seat) -> SmallVec<[(Seat, Power); 4]> {
    let holds = |other: &Seat| !s.players[*other].actions.is_empty() || !s.players[*other].persons.is_empty();
    let foil = |other| {
        let mut foils = answers(s, other, ASKED.foils, |row| row.foils);
        foils.find(|(power, foils)| fired(*power, foils(s, other, seat))).map(|(power, _)| (other, power))
    };
    s.others(seat).filter(holds).filter_map(foil).collect()
}

/// What lets a player play a card without the action it takes.
pub(crate) fn hastens(s: &State, seat: Seat) -> Option<Power> {
    answers(s, seat, ASKED.hastens, |row| row.hastens)
        .find(|(power, hastens)| fired(*power, hastens(s, seat)))
        .map(|(power, _)| power)
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
pub(super) fn feeds(s: &State, seat: Seat) -> bool {
    answers(s, seat, ASKED.feeds, |row| row.feeds).any(|(_, feeds)| feeds)
}

// Influence, trade, learning.

/// How much farther a city influences a target, and thanks to what.
pub(super) fn extends(s: &State, seat: Seat, source: Space, target: Space) -> Option<(Cause, u8)> {
    let more = answers(s, seat, ASKED.extends, |row| row.extends);
    let more = more.map(|(power, extends)| (Cause::Power(power), extends(s, seat, source, target)));
    more.filter(|&(_, more)| more > 0).reduce(|(cause, all), (_, more)| (cause, all + more))
}

/// Spaces besides a player's cities from which a target can be influenced, their ranges, and thanks to what.
pub(crate) fn influence_sources(s: &State, seat: Seat, target: Space) -> SmallVec<[(Power, Space, u8); 8]> {
    let open = answers(s, seat, ASKED.sources, |row| row.sources).filter(|&(power, _)| is_fresh(s, power));
    open.flat_map(|(power, sources)| {
        sources(s, seat, target).into_iter().map(move |(space, range)| (power, space, range))
    })
    .collect()
}

/// Whether a power that serves once a turn has not served yet.
fn is_fresh(s: &State, power: Power) -> bool {
    !row(power).once || !s.turn.spent.has(power)
}

/// Powers that let something in a space be influenced that could not be otherwise.
pub(crate) fn sways(s: &State, seat: Seat, space: Space) -> impl Iterator<Item = Power> + '_ {
    let open = answers(s, seat, ASKED.sways, |row| row.sways);
    open.filter(move |(power, sways)| fired(*power, sways(s, seat, space))).map(|(power, _)| power)
}

/// Culture tokens that a success at a space takes at least, where there is nothing but what powers sway.
pub(crate) fn sway_fee(s: &State, seat: Seat, space: Space) -> u8 {
    if s.board.city(space).is_some() {
        return 0;
    }
    answers(s, seat, ASKED.sway_fee, |row| row.sway_fee).map(|(_, fee)| fee(s, seat, space)).min().unwrap_or(0)
}

/// Whether a player has any such power.
pub(crate) fn may_sway(s: &State, seat: Seat) -> bool {
    !s.players[seat].powers.and(ASKED.sways).is_empty()
}

/// A success with one of them.
pub(crate) fn sway(s: &mut State, ask: &mut Ask<'_>, seat: Seat, power: Power, space: Space) -> Flow {
    row(power).swayed.map_or(Ok(()), |swayed| swayed(s, ask, seat, space))
}

/// Whether a power keeps a city of its player's from being targeted.
pub(super) fn shelters(s: &State, owner: Seat, target: Space) -> bool {
    answers(s, owner, ASKED.shelters, |row| row.shelters)
        .any(|(power, shelters)| fired(power, shelters(s, owner, target)))
}

/// What lets an attempt be rolled again, and whether it is for one building alone then.
pub(crate) fn rerolls(s: &State, seat: Seat, source: Space, target: Space) -> Option<(Power, Option<Building>)> {
    let open = answers(s, seat, ASKED.rerolls, |row| row.rerolls).filter(|&(power, _)| is_fresh(s, power));
    open.filter_map(|(power, rerolls)| Some((power, rerolls(s, seat, source, target)?))).next()
}

/// Whether it matters to powers that an attempt comes from this space.
pub(crate) fn favours(s: &State, seat: Seat, source: Space) -> bool {
    answers(s, seat, ASKED.favours, |row| row.favours).any(|(power, favours)| fired(power, favours(s, seat, source)))
}

/// What follows a success from a space.
pub(crate) fn persuades(s: &mut State, ask: &mut Ask<'_>, seat: Seat, source: Space) {
    for (_, persuades) in answers(s, seat, ASKED.persuades, |row| row.persuades) {
        persuades(s, ask, seat, source);
    }
}

/// Whether something forms links of Trade Routes that does not do so for everyone.
pub(super) fn trades(s: &State, seat: Seat, space: Space, trader: Trader) -> bool {
    answers(s, seat, ASKED.trades, |row| row.trades).any(|(power, trades)| fired(power, trades(s, seat, space, trader)))
}

/// How far coastal cities of opponents are linked with, where that is farther than usual.
pub(super) fn ships(s: &State, seat: Seat, trader: Trader) -> u8 {
    answers(s, seat, ASKED.ships, |row| row.ships).map(|(power, ships)| fired(power, ships(trader))).max().unwrap_or(0)
}

/// Whose cities besides opponents' are linked with.
pub(super) fn deals(s: &State, seat: Seat) -> impl Iterator<Item = Side> + use<> {
    answers(s, seat, ASKED.deals, |row| row.deals).map(|(_, side)| side)
}

/// Whether links of a player differ from one another.
pub(super) fn tells_links_apart(s: &State, seat: Seat) -> bool {
    [ASKED.deals, ASKED.gives, ASKED.spares, ASKED.profits, ASKED.traded]
        .into_iter()
        .any(|asked| !s.players[seat].powers.and(asked).is_empty())
}

/// What a link may give instead of the usual, and thanks to what; `made` are the powers that served for links before.
pub(super) fn gives(s: &State, seat: Seat, city: Space, made: &[Power]) -> SmallVec<[(Power, Goods); 4]> {
    let open = answers(s, seat, ASKED.gives, |row| row.gives);
    let open = open.filter(|(power, gives)| made.iter().filter(|one| *one == power).count() < usize::from(gives.most));
    open.flat_map(|(power, gives)| (gives.goods)(s, seat, city).into_iter().map(move |goods| (power, goods))).collect()
}

/// Whether one of these links does not count towards the most there can be.
pub(super) fn spares(s: &State, seat: Seat, links: &[Link]) -> bool {
    answers(s, seat, ASKED.spares, |row| row.spares).any(|(_, spares)| links.iter().any(|link| spares(s, seat, link)))
}

/// What gives something in addition for one of these links.
pub(super) fn profits(s: &State, seat: Seat, links: &[Link]) -> Option<Power> {
    let open = answers(s, seat, ASKED.profits, |row| row.profits);
    open.filter(|(_, profits)| links.iter().any(|link| profits(s, seat, link))).map(|(power, _)| power).next()
}

/// What follows the links that were made.
pub(super) fn traded(s: &mut State, seat: Seat, links: &[Link]) {
    for (_, traded) in answers(s, seat, ASKED.traded, |row| row.traded) {
        traded(s, seat, links);
    }
}

/// What is due at the beginning of a player's turn.
pub(crate) fn dawns(s: &State, seat: Seat) -> SmallVec<[Task; 2]> {
    let due = answers(s, seat, ASKED.dawns, |row| row.dawns).filter(|(power, dawns)| fired(*power, dawns(s, seat)));
    due.map(|(power, _)| Task::Sequel { seat, power, space: s.players[seat].start }).collect()
}

/// How much less food an advance costs a player, and thanks to what.
pub(crate) fn cheapens(s: &State, seat: Seat, advance: Advance) -> Option<(Power, u8)> {
    let open = answers(s, seat, ASKED.cheapens, |row| row.cheapens).filter(|&(power, _)| is_fresh(s, power));
    open.map(|(power, cheapens)| (power, cheapens(s, seat, advance))).find(|&(_, less)| less > 0)
}

/// Whether a power serves once a turn.
pub(crate) fn serves_once(power: Power) -> bool {
    row(power).once
}

/// What may be paid for an advance instead of its food, and thanks to what.
pub(crate) fn tuitions(s: &State, seat: Seat) -> impl Iterator<Item = (Power, Goods)> + '_ {
    answers(s, seat, ASKED.tuition, |row| row.tuition).filter(|&(power, _)| is_fresh(s, power))
}

/// What else may be paid for using an advance by itself, and thanks to what.
pub(crate) fn other_price(s: &State, seat: Seat, advance: Advance) -> Option<Price> {
    let open = answers(s, seat, ASKED.buys, |row| row.buys);
    open.filter_map(|(power, buys)| Some(Price::by(Cause::Power(power), buys(advance)?))).next()
}

// Events.

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

// Points.

/// Half points of powers, for city pieces, objectives and events; explorer tokens outlive whoever laid them.
pub(crate) fn half_points(s: &State, seat: Seat) -> [i32; 3] {
    let explored = 2 * s.players[seat].explored.count_ones() as i32;
    let parts = answers(s, seat, ASKED.scores, |row| row.scores).map(|(power, scores)| fired(power, scores(s, seat)));
    parts.fold([0, explored, 0], |sum, part| [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]])
}

/// How many of a player's advances score nothing.
pub(crate) fn unscored(s: &State, seat: Seat) -> usize {
    let owned = s.players[seat].advances;
    let open = answers(s, seat, ASKED.unscored, |row| row.unscored);
    open.map(|(_, unscored)| owned.iter().filter(|&advance| unscored(advance)).count()).sum()
}
