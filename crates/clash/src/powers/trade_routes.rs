//! Trade Routes: units near opponents' cities bring in food or gold (C22.26, C22.28).

use super::civilizations;
use crate::components::civilizations::Power;
use crate::prelude::*;

/// Links at most (C22.26).
const MOST: u8 = 4;

/// What forms a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trader {
    /// A unit.
    Unit(Unit),
    /// A city itself.
    City,
}

/// A link: who forms it, from where, with which city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub by: Trader,
    pub from: Space,
    pub city: Space,
}

impl Link {
    /// Whether it is a Settler's or a Ship's.
    pub(crate) const fn is_carried(&self) -> bool {
        matches!(self.by, Trader::Unit(Unit::Settler | Unit::Ship | Unit::Pirate))
    }
}

/// Sea that Pirates close for links: where they are, and next to them (C32.8).
fn closed_sea(s: &State) -> HexSet {
    let pirates = s.board.units_of(Side::PIRATES);
    if pirates.is_empty() { pirates } else { around_all(pirates).or(pirates).and(s.board.sea()) }
}

/// Cities that something in a space can be linked with: not Angry ones of opponents within two spaces, and what powers add.
fn partners(s: &State, seat: Seat, space: Space, trader: Trader) -> HexSet {
    let rivals = s.others(seat).fold(HexSet::EMPTY, |all, other| all.or(s.cities(other)));
    let others = civilizations::deals(s, seat).fold(rivals, |all, side| all.or(s.board.cities_of(side)));
    let closed = closed_sea(s);
    if others.is_empty() || closed.contains(space.index()) {
        return HexSet::EMPTY;
    }
    let open = s.board.revealed.without(closed);
    let within = |steps| s.board.within(only(space), steps, open);
    let mut near = if trader == Trader::City { HexSet::EMPTY } else { within(2).and(others) };
    let far = civilizations::ships(s, seat, trader);
    if far > 0 {
        near = near.or(within(far).and(rivals).and(around_all(s.board.sea())));
    }
    filter(near, |city| s.board.city(city).is_some_and(|city| city.mood != Mood::Angry))
}

/// Everything of a player's that can form links, with the cities it can be linked with; Ships first.
fn traders(s: &State, seat: Seat) -> SmallVec<[(Trader, Space, HexSet); 8]> {
    let mut traders: SmallVec<[(Trader, Space, HexSet); 8]> = SmallVec::new();
    for space in spaces(s.board.units_of(seat)) {
        let stack = *s.board.stack(space);
        for unit in [Unit::Ship, Unit::Pirate, Unit::Settler, Unit::Elephant] {
            let trader = Trader::Unit(unit);
            if stack[unit] == 0 || !may_trade(s, seat, space, unit) {
                continue;
            }
            let partners = partners(s, seat, space, trader);
            let each = (0..stack[unit]).map(|_| (trader, space, partners));
            traders.extend(each.filter(|(.., partners)| !partners.is_empty()));
        }
    }
    for space in spaces(s.cities(seat)).filter(|&space| civilizations::trades(s, seat, space, Trader::City)) {
        let partners = partners(s, seat, space, Trader::City);
        traders.extend([(Trader::City, space, partners)].into_iter().filter(|(.., partners)| !partners.is_empty()));
    }
    traders
}

/// Whether a unit in a space may form links.
fn may_trade(s: &State, seat: Seat, space: Space, unit: Unit) -> bool {
    match unit {
        Unit::Ship | Unit::Pirate => true,
        Unit::Settler => powers::may_settle(s, seat, space).is_ok(),
        _ => civilizations::trades(s, seat, space, Trader::Unit(unit)),
    }
}

/// How many links of Trade Routes a player could form, each unit and each city once, at most four.
pub(crate) fn links(s: &State, seat: Seat, ships_only: bool) -> u8 {
    let sails = |trader: Trader| matches!(trader, Trader::Unit(Unit::Ship | Unit::Pirate));
    let traders = traders(s, seat).into_iter().filter(|&(trader, ..)| !ships_only || sails(trader));
    let partners: SmallVec<[HexSet; 8]> = traders.map(|(.., partners)| partners).collect();
    matching(&partners).min(MOST)
}

/// Whether Settlers or Ships of a side in a space could form a Trade Routes link (C26, Scavenger).
pub(crate) fn could_trade(s: &State, side: Side, space: Space, units: &Units) -> bool {
    let trades = units[Unit::Settler] + units.ships() > 0;
    let Some(seat) = side.seat().filter(|&seat| trades && s.has(seat, Advance::TradeRoutes)) else { return false };
    [Unit::Settler, Unit::Ship, Unit::Pirate].into_iter().any(|unit| {
        let free = units[unit] > 0 && may_trade(s, seat, space, unit);
        free && !partners(s, seat, space, Trader::Unit(unit)).is_empty()
    })
}

/// Trade Routes at the start of a turn, or when a card says so: food for each link, or gold with Currency.
pub(crate) fn trade_income(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    if !s.has(seat, Advance::TradeRoutes) {
        return Ok(());
    }
    if tells_apart(s, seat) {
        return link_by_link(s, ask, seat);
    }
    let count = links(s, seat, false);
    if count == 0 {
        return Ok(());
    }
    let gold = if s.has(seat, Advance::Currency) {
        ask.pick(seat, Prompt::TradeGold { count }, (0..=count).rev(), Choice::Count)?
    } else {
        0
    };
    let gained = s.gain(seat, Goods::resources(count - gold, 0, 0, 0, gold));
    ask.log(|| Event::Traded { seat, goods: gained });
    Ok(())
}

/// Whether links differ: some city has a Market, or a power cares.
fn tells_apart(s: &State, seat: Seat) -> bool {
    let market = |city: Space| has_market(s, city);
    s.edition.has_civilizations()
        && (civilizations::tells_links_apart(s, seat)
            || traders(s, seat).iter().any(|(.., partners)| spaces(*partners).any(market)))
}

fn has_market(s: &State, city: Space) -> bool {
    s.board.city(city).is_some_and(|city| city.owner.seat().is_some() && city.has(Building::Market))
}

/// Links of a player who tells them apart: each is named, and what it gives.
fn link_by_link(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let traders = traders(s, seat);
    let mut pairs: SmallVec<[(Space, Space); 8]> = SmallVec::new();
    let mut served = SmallVec::new();
    let mut goods = Goods::NONE;
    loop {
        let open = further(s, seat, &traders, &pairs);
        let prompt = Prompt::Link { made: pairs.len() as u8 };
        let link = |(from, city)| Choice::Link(from, city);
        let Some((from, city)) = ask.pick_or_not(seat, prompt, open, link, true)? else { break };
        pairs.push((from, city));
        goods += link_gives(s, ask, seat, from, city, &mut served)?;
    }
    let links = assign(s, seat, &traders, &pairs).expect("only links that can be formed are offered");
    if links.is_empty() {
        return Ok(());
    }
    civilizations::note_links(s, seat, &links, usize::from(MOST));
    if let Some(power) = civilizations::profits(s, seat, &links) {
        Cause::Power(power).note();
        let gifts = [Goods::of(Good::Gold, 1), Goods::of(Good::Culture, 1)];
        goods += ask.pick(seat, Prompt::PowerTake { power }, gifts, Choice::Take)?;
    }
    let gained = s.gain(seat, goods);
    ask.log(|| Event::Traded { seat, goods: gained });
    pay_markets(s, ask, seat, &links);
    civilizations::traded(s, seat, &links);
    Ok(())
}

/// What one link gives: food, gold with Currency from an opponent's city, or what powers let it give.
fn link_gives(
    s: &State,
    ask: &mut Ask<'_>,
    seat: Seat,
    from: Space,
    city: Space,
    served: &mut SmallVec<[Power; 8]>,
) -> Flow<Goods> {
    let rival = s.board.city(city).is_some_and(|city| city.owner.seat().is_some());
    let mut open: SmallVec<[(Option<Power>, Goods); 8]> = SmallVec::from_slice(&[(None, Goods::of(Good::Food, 1))]);
    if rival && s.has(seat, Advance::Currency) {
        open.push((None, Goods::of(Good::Gold, 1)));
    }
    for (power, goods) in civilizations::gives(s, seat, city, served) {
        open.push((Some(power), goods));
    }
    let (by, goods) =
        ask.pick_if_several(seat, Prompt::LinkGives { from, city }, open, |(_, goods)| Choice::Take(goods))?;
    served.extend(by);
    by.into_iter().for_each(|power| Cause::Power(power).note());
    Ok(goods)
}

/// Whoever's city with a Market was linked with gets a gold, however many there were (C31).
fn pay_markets(s: &mut State, ask: &mut Ask<'_>, seat: Seat, links: &[Link]) {
    for other in s.others(seat) {
        let market = |link: &Link| s.cities(other).contains(link.city.index()) && has_market(s, link.city);
        if links.iter().any(market) {
            gain_by(s, ask, other, Goods::of(Good::Gold, 1), Cause::Building(Building::Market));
        }
    }
}

/// Links that can be formed besides those that were.
fn further(
    s: &State,
    seat: Seat,
    traders: &[(Trader, Space, HexSet)],
    made: &[(Space, Space)],
) -> SmallVec<[(Space, Space); 16]> {
    let mut found: SmallVec<[(Space, Space); 16]> = SmallVec::new();
    for &(_, from, partners) in traders {
        for city in spaces(partners).filter(|&city| made.iter().all(|&(_, other)| other != city)) {
            let mut pairs: SmallVec<[(Space, Space); 8]> = SmallVec::from_slice(made);
            pairs.push((from, city));
            if !found.contains(&(from, city)) && assign(s, seat, traders, &pairs).is_some() {
                found.push((from, city));
            }
        }
    }
    found
}

/// Who forms these links, each trader one: the first that can, Ships before Settlers before others. There are four at most,
/// and one more where powers spare one.
fn assign(
    s: &State,
    seat: Seat,
    traders: &[(Trader, Space, HexSet)],
    pairs: &[(Space, Space)],
) -> Option<SmallVec<[Link; 8]>> {
    fn find(
        traders: &[(Trader, Space, HexSet)],
        pairs: &[(Space, Space)],
        busy: u64,
        links: &mut SmallVec<[Link; 8]>,
    ) -> bool {
        let Some((&(from, city), rest)) = pairs.split_first() else { return true };
        for (at, &(by, space, partners)) in traders.iter().enumerate() {
            if space == from && busy & (1 << at) == 0 && partners.contains(city.index()) {
                links.push(Link { by, from, city });
                if find(traders, rest, busy | 1 << at, links) {
                    return true;
                }
                links.pop();
            }
        }
        false
    }
    let mut links = SmallVec::new();
    if !find(traders, pairs, 0, &mut links) {
        return None;
    }
    let most = MOST + u8::from(civilizations::spares(s, seat, &links));
    (links.len() <= usize::from(most)).then_some(links)
}

/// The most pairs of units and cities: one unit after the other finds a city, moving earlier ones if need be.
fn matching(units: &[HexSet]) -> u8 {
    fn find(units: &[HexSet], unit: usize, taken: &mut SmallVec<[(u8, usize); 8]>, seen: &mut HexSet) -> bool {
        for city in units[unit] {
            if seen.contains(city) {
                continue;
            }
            seen.insert(city);
            match taken.iter().position(|&(other, _)| other == city) {
                None => {
                    taken.push((city, unit));
                    return true;
                }
                Some(at) => {
                    let holder = taken[at].1;
                    if find(units, holder, taken, seen) {
                        let at = taken.iter().position(|&pair| pair == (city, holder)).expect("still taken");
                        taken[at].1 = unit;
                        return true;
                    }
                }
            }
        }
        false
    }
    let mut taken = SmallVec::new();
    (0..units.len()).filter(|&unit| find(units, unit, &mut taken, &mut HexSet::default())).count() as u8
}
