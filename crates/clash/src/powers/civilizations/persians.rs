//! The Persians (C33.45 to C33.48, C34.67 to C34.72).

use super::rows::{Fight, P, R, Row, Rows};
use super::{captives, offer_power};
use crate::actions::activate::{self, Work};
use crate::actions::{battle, construct, move_units};
use crate::board::Stack;
use crate::cards::events;
use crate::components::civilizations::Power;
use crate::prelude::*;

pub(super) const ROWS: Rows = [
    Row::gained_with(Advance::Husbandry, Power::GreyTide, P).recruits(tame).caps(overrun),
    Row::gained_with(Advance::Draft, Power::Immortals, P).braces(inspire).combat(inspired),
    Row::gained_with(Advance::Priesthood, Power::Zoroastrianism, R).sways(can_convert).sway_fee(ransom).swayed(convert),
    Row::gained_with(Advance::Currency, Power::Banking, P).dawns(has_funds).sequel(collect_interest),
    Row::of_leader(Power::BrilliantStrategist, P).ponders(think_again).combat(outwit),
    Row::of_leader(Power::KingOfPersia, P).used(Use::action(can_rule, rule)),
    Row::of_leader(Power::CulturalUnity, P).favours(rules_from).persuades(unite),
    Row::of_leader(Power::Architect, P).used(Use::free(can_design, design)).once(),
    Row::of_leader(Power::MightyHost, P).stacks(crowd).binds(is_crowded),
    Row::of_leader(Power::GreatBuilder, P).raises(build_greatly),
];

/// Grey Tide: cities next to a Desert recruit Elephants.
fn tame(s: &State, _: Seat, city: Space, unit: Unit) -> bool {
    unit == Unit::Elephant && s.board.around(city).meets(s.board.ground(Terrain::Desert))
}

/// Grey Tide: Elephants hold down what the enemy adds in the first round.
fn overrun(s: &State, fight: &Fight) -> bool {
    !fight.sea && fight.round == 1 && s.troops(fight.side)[Unit::Elephant] > 0
}

/// Immortals: up to 4 culture before each roll.
fn inspire(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    let power = Power::Immortals;
    let open: SmallVec<[u8; 5]> = (0..=4).filter(|&count| s.can_spend(fight.seat, count, 0)).collect();
    let count = ask.pick_if_several(fight.seat, Prompt::PowerCount { power }, open, Choice::Count)?;
    if count > 0 {
        pay(s, ask, fight.seat, Price::by(Cause::Power(power), Goods::of(Good::Culture, count)))?;
        s.battle_mut().ardour[fight.side] = count;
    }
    Ok(())
}

/// Immortals: as much more in this roll.
fn inspired(s: &State, fight: &Fight) -> i8 {
    s.battle().ardour[fight.side] as i8
}

/// Kinds of enemy units in a space without a city that could be replaced by one's own. Where others are left to fight, it
/// is an attack on their owner, which may cost something or be barred (C24.23, C27.57).
fn converts(s: &State, seat: Seat, space: Space) -> impl Iterator<Item = Unit> + '_ {
    let stack = s.board.stack(space);
    let there = s.board.land().contains(space.index()) && s.board.city(space).is_none() && !stack.side.is(seat);
    let kinds = stack.kinds().map(|(unit, _)| unit).filter(move |_| there);
    let peaceful = move |unit: Unit| {
        let owner = stack.side.seat().filter(|_| attacks(stack, unit));
        owner.is_none_or(|owner| move_units::may_break_peace(s, seat, owner).is_ok())
    };
    kinds.filter(move |&unit| unit != Unit::Leader && s.has_unit(seat, unit) && peaceful(unit))
}

/// Whether a unit that changes sides fights those it leaves: not when nobody is left, and a Settler not an army.
fn attacks(stack: &Stack, unit: Unit) -> bool {
    stack.total() > 1 && (unit.is_army() || stack.army() == 0)
}

/// Zoroastrianism: an enemy unit in the open.
fn can_convert(s: &State, seat: Seat, space: Space) -> bool {
    converts(s, seat, space).next().is_some()
}

/// Zoroastrianism: what breaking the peace costs where every unit there would fight those it leaves.
fn ransom(s: &State, seat: Seat, space: Space) -> u8 {
    let stack = s.board.stack(space);
    let price = stack.side.seat().and_then(|owner| events::peace_price(s, seat, owner));
    let fee = |unit: Unit| price.filter(|_| attacks(stack, unit)).map_or(0, |price| price.goods.culture);
    converts(s, seat, space).map(fee).min().unwrap_or(0)
}

/// Zoroastrianism: a unit changes sides; those who stay behind fight it.
fn convert(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let power = Power::Zoroastrianism;
    let kinds: SmallVec<[Unit; 4]> = converts(s, seat, space).collect();
    let squad = |unit| Choice::Squad(Units::of(unit, 1));
    let unit = ask.pick_if_several(seat, Prompt::PowerWho { power }, kinds, squad)?;
    let stack = s.board.stack(space);
    if let Some(owner) = stack.side.seat().filter(|_| attacks(stack, unit)) {
        events::break_peace(s, ask, seat, owner)?;
    }
    s.eliminate(space, unit, 1);
    s.players[seat].units[unit] -= 1;
    s.squad = Stack { side: seat.into(), units: Units::of(unit, 1) };
    ask.log(|| Event::Placed { seat, unit, space });
    let left = *s.board.stack(space);
    if left.is_empty() {
        move_units::land_squad(s, space);
    } else if left.army() > 0 && !unit.is_army() {
        // A Settler among an enemy army is lost at once (ruling).
        s.squad = Stack::default();
        s.players[seat].units[unit] += 1;
        ask.log(|| Event::Lost { seat, unit, space });
    } else {
        battle::begin(s, ask, space, space, false);
    }
    Ok(())
}

/// Banking: at least a gold at the beginning of a turn.
fn has_funds(s: &State, seat: Seat) -> bool {
    s.players[seat].goods.gold > 0
}

/// Banking: a gold or a culture token.
fn collect_interest(s: &mut State, ask: &mut Ask<'_>, seat: Seat, _: Space) -> Flow {
    let power = Power::Banking;
    let open = [Goods::of(Good::Gold, 1), Goods::of(Good::Culture, 1)];
    let open = open.into_iter().filter(|&goods| s.within_limits(seat, goods) == goods);
    let goods = ask.pick_if_several(seat, Prompt::PowerTake { power }, open, Choice::Take)?;
    gain_by(s, ask, seat, goods, Cause::Power(power));
    Ok(())
}

/// Brilliant Strategist: his own card is ignored when cards are turned up.
fn think_again(s: &mut State, ask: &mut Ask<'_>, fight: &Fight) -> Flow {
    let (side, power) = (fight.side, Power::BrilliantStrategist);
    let helps = fight.leads_on_land(s) && s.battle().works[side];
    if helps && offer_power(s, ask, fight.seat, power, Goods::NONE)? {
        let battle = s.battle_mut();
        battle.works[side] = false;
        battle.invoked[side].insert(power);
    }
    Ok(())
}

/// Brilliant Strategist: 2 more in that round.
fn outwit(s: &State, fight: &Fight) -> i8 {
    2 * i8::from(s.battle().invoked[fight.side].has(Power::BrilliantStrategist))
}

fn can_rule(s: &State, seat: Seat) -> Result<(), Why> {
    activate::can_activate(s, s.leader_city(seat).ok_or(Why::NoLeaderCity)?)
}

/// King of Persia: his city is activated; a token for each region with a city, as many as his city is large at most.
fn rule(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let power = Power::KingOfPersia;
    let city = s.leader_city(seat).expect("it is used in his city");
    let activation = activate::begin(s, ask, seat, city, Work::Other)?;
    let layout = s.board.layout();
    let regions = spaces(s.cities(seat)).fold(0_u32, |regions, city| regions | 1 << layout.region(city));
    let count = (regions.count_ones() as u8).min(s.size(city));
    let mixes = (0..=count).map(|culture| Goods { culture, mood: count - culture, ..Goods::NONE });
    let tokens = ask.pick(seat, Prompt::PowerTake { power }, mixes, Choice::Take)?;
    gain_by(s, ask, seat, tokens, Cause::Power(power));
    activate::finish(s, seat, activation);
    Ok(())
}

fn rules_from(s: &State, seat: Seat, source: Space) -> bool {
    s.leader_city(seat) == Some(source)
}

/// Cultural Unity: a mood token for a success from his city.
fn unite(s: &mut State, ask: &mut Ask<'_>, seat: Seat, source: Space) {
    if rules_from(s, seat, source) {
        gain_by(s, ask, seat, Goods::of(Good::Mood, 1), Cause::Power(Power::CulturalUnity));
    }
}

/// Ways to pay 2 culture tokens that leave enough to build something in a city, by a judgement of that.
fn fees(s: &State, seat: Seat, city: Space, can_build: fn(&State, Seat, Space) -> bool) -> SmallVec<[Goods; 3]> {
    let mixes = if powers::mixes_tokens(s, seat) { 0..=2 } else { 0..=0 };
    let ways = mixes.map(|mood| Goods { culture: 2 - mood, mood, ..Goods::NONE });
    let leaves = |fee: &Goods| {
        can_give_up(s, seat, *fee) && {
            let mut after = s.clone();
            take_fee(&mut after, seat, *fee);
            can_build(&after, seat, city)
        }
    };
    ways.filter(leaves).collect()
}

/// A fee leaves the purse; captives stand for the tokens that are not there.
fn take_fee(s: &mut State, seat: Seat, fee: Goods) {
    let tokens = fee.at_most(&s.players[seat].goods);
    s.take(seat, tokens);
    for _ in tokens.total()..fee.total() {
        captives::release_any(s, seat);
    }
}

fn can_build(s: &State, seat: Seat, city: Space) -> bool {
    construct::can_construct_at(s, seat, city).is_ok()
}

fn can_design(s: &State, seat: Seat) -> Result<(), Why> {
    let city = s.leader_city(seat).ok_or(Why::NoLeaderCity)?;
    ensure(s.can_spend(seat, 2, 0), Why::CannotPay)?;
    construct::can_construct_at(s, seat, city)?;
    ensure(!fees(s, seat, city, can_build).is_empty(), Why::CannotPay)
}

/// Architect: 2 culture for building something in his city.
fn design(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let power = Power::Architect;
    let city = s.leader_city(seat).expect("it is used in his city");
    let (prompt, open) = (Prompt::PowerPay { power }, fees(s, seat, city, can_build));
    // Whether there is a choice must not tell which Wonders are in hand.
    let fee = if fees(s, seat, city, construct::might_construct_at).len() > 1 {
        ask.pick(seat, prompt, open, Choice::Pay)?
    } else {
        ask.pick_if_several(seat, prompt, open, Choice::Pay)?
    };
    give_up_for(s, ask, seat, fee, Some(Cause::Power(power)))?;
    construct::construct_in(s, ask, seat, city)
}

/// Mighty Host: five army units where he is.
fn crowd(units: &Units) -> u8 {
    if units[Unit::Leader] > 0 { STACK_LIMIT + 1 } else { STACK_LIMIT }
}

/// Mighty Host: five of them use neither tactics nor clash abilities on land.
fn is_crowded(s: &State, fight: &Fight) -> bool {
    !fight.sea && s.battle().ranks[fight.side] > STACK_LIMIT
}

/// Great Builder: a Wonder in his city costs 2 resources or culture tokens less.
fn build_greatly(s: &State, seat: Seat, space: Space, _: Wonder, price: Price, cause: Cause) -> Price {
    if s.leader_city(seat) == Some(space) { price.waiving_any(2, cause) } else { price }
}
