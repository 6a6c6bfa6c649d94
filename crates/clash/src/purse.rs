//! Gaining and paying: limits, gold as a joker, ideas for food, tokens for tokens (C1.2, C4.2).

use crate::prelude::*;

/// What may stand in for what: for each kind that is named, the kinds that may be paid instead, one for one, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct StandIns([u8; Good::ALL.len()]);

impl StandIns {
    const fn with(mut self, good: Good, named: Good) -> Self {
        self.0[named as usize] |= 1 << good as u8;
        self
    }

    fn of(self, named: Good) -> impl Iterator<Item = Good> + Clone {
        Good::ALL.into_iter().filter(move |&good| self.0[named as usize] & (1 << good as u8) != 0)
    }
}

/// What something costs, and what may be paid for what. Gold stands in for any resource (C1.5); one kind of token stands
/// in for the other where the payer's powers say so (C23.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// What is named.
    pub goods: Goods,
    /// What makes it other than usual.
    pub cause: Option<Cause>,
    ideas_for_food: bool,
    exact_tokens: bool,
    /// What else may stand in for what.
    instead: StandIns,
    /// How many resources, and how many resources or tokens, need not be paid at all.
    waived: [u8; 2],
}

impl Price {
    /// The same, but ideas stand in for food (C5.1).
    pub(crate) const fn or_ideas(self) -> Self {
        Self { ideas_for_food: true, ..self }
    }

    /// The same, but nothing stands in for tokens (C16.3).
    pub(crate) const fn in_exact_tokens(self) -> Self {
        Self { exact_tokens: true, ..self }
    }

    /// The same, and what makes it other than usual.
    pub(crate) const fn because(self, cause: Option<Cause>) -> Self {
        Self { cause, ..self }
    }

    /// The same, but one kind may be paid for another that is named, one for one, thanks to something.
    pub(crate) const fn or(self, good: Good, named: Good, cause: Cause) -> Self {
        Self { instead: self.instead.with(good, named), cause: Some(cause), ..self }
    }

    /// The same, but one kind may be paid for any of the five resources.
    pub(crate) fn or_for_resources(self, good: Good, cause: Cause) -> Self {
        Good::RESOURCES
            .into_iter()
            .filter(|&named| named != good)
            .fold(self, |price, named| price.or(good, named, cause))
    }

    /// The same, but so many of its resources need not be paid.
    pub(crate) const fn waiving(self, resources: u8, cause: Cause) -> Self {
        Self { waived: [self.waived[0] + resources, self.waived[1]], cause: Some(cause), ..self }
    }

    /// The same, but so many of its resources or tokens need not be paid.
    pub(crate) const fn waiving_any(self, count: u8, cause: Cause) -> Self {
        Self { waived: [self.waived[0], self.waived[1] + count], cause: Some(cause), ..self }
    }

    /// The same and something more.
    pub(crate) fn and(self, more: Goods) -> Self {
        Self { goods: self.goods + more, ..self }
    }

    /// The same with so many culture tokens.
    pub(crate) const fn in_culture(self, culture: u8) -> Self {
        Self { goods: Goods { culture, ..self.goods }, ..self }
    }

    /// What a power asks for.
    pub(crate) fn by(cause: Cause, goods: Goods) -> Self {
        Self::from(goods).because(Some(cause))
    }

    /// The same without its food, thanks to something.
    pub(crate) const fn without_food(self, cause: Cause) -> Self {
        Self { goods: Goods { food: 0, ..self.goods }, cause: Some(cause), ..self }
    }

    /// The same without one kind of resource, thanks to something.
    pub(crate) fn without(mut self, good: Good, cause: Cause) -> Self {
        *self.goods.of_mut(good) = 0;
        self.because(Some(cause))
    }

    /// The same with fewer tokens, in every way that something else can be given for so many.
    fn ransomed(self, spare: u8) -> impl Iterator<Item = Self> {
        let Goods { culture, mood, .. } = self.goods;
        (0..=culture.min(spare)).flat_map(move |first| {
            let moods = 0..=mood.min(spare - first);
            moods.map(move |second| {
                let goods = Goods { culture: culture - first, mood: mood - second, ..self.goods };
                Self { goods, ..self }
            })
        })
    }

    /// How many resources or tokens need not be paid.
    pub(crate) const fn waived(&self) -> u8 {
        self.waived[0] + self.waived[1]
    }

    /// Whether only what everyone may do stands in for something: gold, and ideas for food.
    fn is_plain(&self) -> bool {
        self.instead == StandIns::default() && self.waived == [0; 2]
    }
}

impl From<Goods> for Price {
    fn from(goods: Goods) -> Self {
        Self {
            goods,
            cause: None,
            ideas_for_food: false,
            exact_tokens: false,
            instead: StandIns::default(),
            waived: [0; 2],
        }
    }
}

impl State {
    /// What of a gain stays within the limits.
    pub(crate) fn within_limits(&self, seat: Seat, goods: Goods) -> Goods {
        let mut gained = goods;
        for good in Good::ALL {
            if gained.get(good) > 0 {
                let room = powers::limit(self, seat, good).saturating_sub(self.players[seat].goods.get(good));
                let amount = gained.of_mut(good);
                *amount = room.min(*amount);
            }
        }
        gained
    }

    /// Gains something; what exceeds a limit is lost (C4.2). Returns what was really gained.
    pub fn gain(&mut self, seat: Seat, goods: Goods) -> Goods {
        let gained = self.within_limits(seat, goods);
        self.players[seat].goods += gained;
        gained
    }

    /// Takes something from a player who has it.
    pub fn take(&mut self, seat: Seat, goods: Goods) {
        self.players[seat].goods = self.players[seat].goods.minus(&goods);
    }

    /// Brings stocks down to their limits, when a limit falls (Dogma; Storage that was only lent).
    pub fn shed(&mut self, seat: Seat) {
        for good in Good::ALL {
            let limit = powers::limit(self, seat, good);
            let amount = self.players[seat].goods.of_mut(good);
            *amount = limit.min(*amount);
        }
    }

    /// Whether a player can pay a price.
    pub(crate) fn can_pay(&self, seat: Seat, price: impl Into<Price>) -> bool {
        let price = price.into();
        let spare = powers::ransoms(self, seat);
        if spare == 0 { self.covers(seat, price) } else { self.can_pay_with(seat, price, spare) }
    }

    /// The same where something else can be given for so many tokens.
    pub(crate) fn can_pay_with(&self, seat: Seat, price: Price, spare: u8) -> bool {
        price.ransomed(spare).any(|price| self.covers(seat, price))
    }

    /// Whether a player has what a price takes.
    fn covers(&self, seat: Seat, price: Price) -> bool {
        if !price.is_plain() {
            return Bill::of(self, seat, price).is_covered();
        }
        let (have, cost) = (&self.players[seat].goods, &price.goods);
        let short = |good: Good| cost.get(good).saturating_sub(have.get(good));
        let mut food = short(Good::Food);
        if price.ideas_for_food {
            food = food.saturating_sub(have.ideas.saturating_sub(cost.ideas));
        }
        let missing = food + short(Good::Ore) + short(Good::Wood) + short(Good::Ideas) + cost.gold;
        let tokens = if price.exact_tokens {
            have.culture >= cost.culture && have.mood >= cost.mood
        } else {
            self.has_tokens(seat, cost.culture, cost.mood)
        };
        missing <= have.gold && tokens
    }

    /// Whether a player can give so many tokens.
    pub(crate) fn can_spend(&self, seat: Seat, culture: u8, mood: u8) -> bool {
        self.can_pay(seat, Goods { culture, mood, ..Goods::NONE })
    }

    /// Whether a player has the tokens. With the Great Arena one kind stands for the other (C23).
    fn has_tokens(&self, seat: Seat, culture: u8, mood: u8) -> bool {
        let have = &self.players[seat].goods;
        if culture + mood > 0 && powers::mixes_tokens(self, seat) {
            return have.culture + have.mood >= culture + mood;
        }
        have.culture >= culture && have.mood >= mood
    }
}

/// Gains something and tells what was really gained.
pub(crate) fn gain(s: &mut State, ask: &mut Ask<'_>, seat: Seat, goods: Goods) {
    let goods = s.gain(seat, goods);
    ask.log(|| Event::Gained { seat, goods, cause: None });
}

/// The same, and where it comes from.
pub(crate) fn gain_by(s: &mut State, ask: &mut Ask<'_>, seat: Seat, goods: Goods, cause: Cause) {
    let goods = s.gain(seat, goods);
    cause.note();
    ask.log(|| Event::Gained { seat, goods, cause: Some(cause) });
}

/// Pays a price, asking where there is more than one way, and tells it where a power makes it what it is. Returns what
/// was paid.
pub(crate) fn pay(s: &mut State, ask: &mut Ask<'_>, seat: Seat, price: impl Into<Price>) -> Flow<Goods> {
    let price = ransom(s, ask, seat, price.into())?;
    if let Some(cause) = price.cause {
        cause.note();
    }
    if !price.is_plain() {
        return settle(s, ask, seat, price);
    }
    let Goods { culture, mood, .. } = price.goods;
    let resources = Goods { culture: 0, mood: 0, ..price.goods };
    let mut paid = match ways(&s.players[seat].goods, &resources, price.ideas_for_food) {
        Some(ways) => {
            let prompt = Prompt::Pay { cost: resources, cause: price.cause };
            ask.pick_if_several(seat, prompt, ways.iter().copied(), Choice::Pay)?
        }
        None => {
            let bill = Bill::of(s, seat, Price { goods: resources, ..price });
            s.players[seat].goods.minus(&by_kind(ask, seat, bill, price.cause)?.purse)
        }
    };
    s.take(seat, paid);
    if price.exact_tokens {
        let tokens = Goods { culture, mood, ..Goods::NONE };
        s.take(seat, tokens);
        paid += tokens;
    } else {
        paid += give_tokens(s, ask, seat, Goods { culture, mood, ..Goods::NONE }, price.cause)?;
    }
    if price.cause.is_some() {
        ask.log(|| Event::Paid { seat, goods: paid, cause: price.cause });
    }
    Ok(paid)
}

/// What is given exactly as named, or tokens for which a power lets something else be given.
fn exactly(goods: Goods) -> Price {
    Price::from(goods).in_exact_tokens()
}

/// Whether a player can give up resources, or tokens: something else may be given for those.
pub(crate) fn can_give_up(s: &State, seat: Seat, goods: Goods) -> bool {
    let tokens = goods.total_resources() == 0;
    s.players[seat].goods.covers(&goods) || tokens && s.can_pay(seat, exactly(goods))
}

/// Gives up just these resources or tokens. Returns what was given of them.
pub(crate) fn give_up(s: &mut State, ask: &mut Ask<'_>, seat: Seat, goods: Goods) -> Flow<Goods> {
    if goods.total_resources() == 0 {
        return pay(s, ask, seat, exactly(goods));
    }
    s.take(seat, goods);
    Ok(goods)
}

/// The same, and tells it with its cause.
pub(crate) fn give_up_for(s: &mut State, ask: &mut Ask<'_>, seat: Seat, goods: Goods, cause: Option<Cause>) -> Flow {
    let goods = give_up(s, ask, seat, goods)?;
    if !goods.is_none() {
        ask.log(|| Event::Paid { seat, goods, cause });
    }
    Ok(())
}

/// Something else may be given for tokens of a price. Returns what is left of it.
fn ransom(s: &mut State, ask: &mut Ask<'_>, seat: Seat, mut price: Price) -> Flow<Price> {
    let mut spare = powers::ransoms(s, seat);
    let Some(power) = powers::ransomer(s, seat).filter(|_| spare > 0) else { return Ok(price) };
    for good in [Good::Culture, Good::Mood] {
        let with = |count: u8| {
            let mut less = price;
            *less.goods.of_mut(good) -= count;
            less
        };
        // Of this kind the rest is paid; of mood, which comes last, more may be given yet.
        let payable = |count: &u8| {
            let (price, left) = (with(*count), if good == Good::Mood { 0 } else { spare - count });
            let mut ways = price.ransomed(left).filter(|way| way.goods.get(good) == price.goods.get(good));
            ways.any(|way| s.covers(seat, way))
        };
        let counts: SmallVec<[u8; 8]> = (0..=price.goods.get(good).min(spare)).filter(payable).collect();
        let count = ask.pick_if_several(seat, Prompt::PowerCount { power }, counts.iter().copied(), Choice::Count)?;
        price = with(count);
        spare -= count;
        for _ in 0..count {
            Cause::Power(power).note();
            powers::captives::give_up(s, ask, seat, power)?;
        }
    }
    Ok(price)
}

/// Offers something for a price to whoever can pay it. Returns whether it was bought.
pub(crate) fn offer(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    price: impl Into<Price>,
    prompt: Prompt,
) -> Flow<bool> {
    let price = price.into();
    let bought = s.can_pay(seat, price) && ask.whether(seat, prompt)?;
    if bought {
        pay(s, ask, seat, price)?;
    }
    Ok(bought)
}

/// Every way to pay a small price with gold and ideas alone, the one with least gold first; `None` where a price has too
/// many. This is what [`Bill::ways_to_pay`] finds for such a price, and most prices are: it is asked all the time.
fn ways(have: &Goods, cost: &Goods, ideas: bool) -> Option<SmallVec<[Goods; 12]>> {
    let mut ways: SmallVec<[Goods; 12]> = SmallVec::new();
    if have.gold == 0 && !(ideas && have.ideas > 0) {
        ways.push(*cost);
        return Some(ways);
    }
    if cost.total_resources() > 4 {
        return None;
    }
    for gold in 0..=have.gold.min(cost.total_resources()) {
        for thoughts in 0..=(if ideas { cost.food } else { 0 }) {
            for ore in 0..=cost.ore.min(gold) {
                for wood in 0..=cost.wood.min(gold - ore) {
                    for idea in 0..=cost.ideas.min(gold - ore - wood) {
                        let food = gold - ore - wood - idea;
                        let Some(left) = cost.food.checked_sub(food + thoughts) else { continue };
                        let thought = cost.ideas - idea + thoughts;
                        let way = Goods::resources(left, cost.ore - ore, cost.wood - wood, thought, gold + cost.gold);
                        if have.covers(&way) {
                            ways.push(way);
                        }
                    }
                }
            }
        }
    }
    Some(ways)
}

/// Gives tokens away, asking where the Great Arena leaves a choice.
fn give_tokens(s: &mut State, ask: &mut Ask<'_>, seat: Seat, named: Goods, cause: Option<Cause>) -> Flow<Goods> {
    if named.is_none() {
        return Ok(named);
    }
    let spent = if powers::mixes_tokens(s, seat) {
        let (have, total) = (s.players[seat].goods, named.culture + named.mood);
        let mixes = (0..=total).filter(|&c| c <= have.culture && total - c <= have.mood);
        let mut mixes: SmallVec<[Goods; 8]> =
            mixes.map(|c| Goods { culture: c, mood: total - c, ..Goods::NONE }).collect();
        mixes.sort_by_key(|mix| mix.culture.abs_diff(named.culture));
        ask.pick_if_several(seat, Prompt::Pay { cost: named, cause }, mixes.iter().copied(), Choice::Pay)?
    } else {
        named
    };
    s.take(seat, spent);
    Ok(spent)
}

/// A price and a purse, where more than gold may stand in for what is named.
#[derive(Clone, Copy)]
struct Bill {
    /// What is still named.
    named: Goods,
    /// What is in the purse.
    purse: Goods,
    /// What may be paid for what, itself included.
    ways: StandIns,
    waived: [u8; 2],
}

impl Bill {
    fn of(s: &State, seat: Seat, price: Price) -> Self {
        let mut ways = price.instead;
        for good in Good::ALL {
            ways = ways.with(good, good);
        }
        for named in [Good::Food, Good::Ore, Good::Wood, Good::Ideas] {
            ways = ways.with(Good::Gold, named);
        }
        if price.ideas_for_food {
            ways = ways.with(Good::Ideas, Good::Food);
        }
        if !price.exact_tokens && powers::mixes_tokens(s, seat) {
            ways = ways.with(Good::Mood, Good::Culture).with(Good::Culture, Good::Mood);
        }
        Self { named: price.goods, purse: s.players[seat].goods, ways, waived: price.waived }
    }

    /// Whether everything named can be paid: whichever kinds one looks at, there is enough of what may be paid for them.
    fn is_covered(&self) -> bool {
        let kinds: SmallVec<[Good; 8]> = Good::ALL.into_iter().filter(|&good| self.named.get(good) > 0).collect();
        (1_u8..1 << kinds.len()).all(|some| {
            let chosen =
                || kinds.iter().enumerate().filter(move |(at, _)| some & (1 << at) != 0).map(|(_, &kind)| kind);
            let due: u8 = chosen().map(|kind| self.named.get(kind)).sum();
            let payable = chosen().fold(0_u8, |all, kind| all | self.ways.0[kind as usize]);
            let have: u8 = Good::ALL
                .into_iter()
                .filter(|&good| payable & (1 << good as u8) != 0)
                .map(|good| self.purse.get(good))
                .sum();
            let resources = chosen().any(|kind| Good::RESOURCES.contains(&kind));
            let spared = self.waived[1] + if resources { self.waived[0] } else { 0 };
            due <= have + spared
        })
    }

    /// The same after so many of a kind were paid for what is named.
    fn after(&self, good: Good, named: Good, count: u8) -> Option<Self> {
        let mut bill = *self;
        *bill.named.of_mut(named) = bill.named.get(named).checked_sub(count)?;
        *bill.purse.of_mut(good) = bill.purse.get(good).checked_sub(count)?;
        Some(bill).filter(Self::is_covered)
    }

    /// The same after so many of a kind were waived.
    fn spared(&self, named: Good, count: u8) -> Option<Self> {
        let mut bill = *self;
        *bill.named.of_mut(named) = bill.named.get(named).checked_sub(count)?;
        let first = if Good::RESOURCES.contains(&named) { count.min(bill.waived[0]) } else { 0 };
        bill.waived[0] -= first;
        bill.waived[1] = bill.waived[1].checked_sub(count - first)?;
        Some(bill).filter(Self::is_covered)
    }

    /// Whether all that is left of a kind can be paid with these.
    fn pays_off(&self, named: Good, goods: &[Good]) -> bool {
        let amount = self.named.get(named);
        let Some((&good, others)) = goods.split_first() else { return amount == 0 };
        let mut counts = (0..=amount.min(self.purse.get(good))).rev();
        counts.any(|count| self.after(good, named, count).is_some_and(|bill| bill.pays_off(named, others)))
    }

    /// How many of a kind must be waived now, lest some of what is waived find nothing later.
    fn least_spared(&self, named: Good) -> u8 {
        let later = |good: &Good| *good > named && (self.waived[1] > 0 || Good::RESOURCES.contains(good));
        let later: u8 = Good::ALL.into_iter().filter(later).map(|good| self.named.get(good)).sum();
        (self.waived[0] + self.waived[1]).saturating_sub(later).min(self.named.get(named))
    }

    /// Every purse that is left by some way to pay, what is named first.
    fn ways_to_pay(&self, found: &mut SmallVec<[Goods; 12]>) {
        let Some(named) = Good::ALL.into_iter().find(|&good| self.named.get(good) > 0) else {
            if !found.contains(&self.purse) {
                found.push(self.purse);
            }
            return;
        };
        if let Some(bill) = self.spared(named, 1) {
            bill.ways_to_pay(found);
        }
        let others = self.ways.of(named).filter(move |&good| good != named);
        for good in [named].into_iter().chain(others) {
            if let Some(bill) = self.after(good, named, 1) {
                bill.ways_to_pay(found);
            }
        }
    }
}

/// The most of a price that is paid in one choice; a larger one is paid kind by kind.
const AT_ONCE: u8 = 4;

/// Pays a price with more stand-ins than gold.
fn settle(s: &mut State, ask: &mut Ask<'_>, seat: Seat, price: Price) -> Flow<Goods> {
    let mut bill = Bill::of(s, seat, price);
    if price.goods.total() > AT_ONCE {
        bill = by_kind(ask, seat, bill, price.cause)?;
    }
    let mut left: SmallVec<[Goods; 12]> = SmallVec::new();
    bill.ways_to_pay(&mut left);
    // What need not be paid is not paid.
    let all = left.clone();
    left.retain(|one| all.iter().all(|other| other == one || !other.covers(one)));
    let have = s.players[seat].goods;
    let ways = left.iter().map(|left| have.minus(left));
    let prompt = Prompt::Pay { cost: price.goods, cause: price.cause };
    let paid = ask.pick_if_several(seat, prompt, ways, Choice::Pay)?;
    s.take(seat, paid);
    ask.log(|| Event::Paid { seat, goods: paid, cause: price.cause });
    Ok(paid)
}

/// A large price: of each kind, how much is waived and how much each stand-in pays, until nothing is left to choose.
fn by_kind(ask: &mut Ask<'_>, seat: Seat, mut bill: Bill, cause: Option<Cause>) -> Flow<Bill> {
    for named in Good::ALL {
        let ways: SmallVec<[Good; 8]> = bill.ways.of(named).filter(|&good| good != named).chain([named]).collect();
        let amount = bill.named.get(named);
        if amount > 0 && bill.waived != [0; 2] {
            let payable = |count: &u8| bill.spared(named, *count).is_some_and(|bill| bill.pays_off(named, &ways));
            let least = bill.least_spared(named);
            let mut open: SmallVec<[u8; 8]> = (least..=amount).filter(payable).collect();
            if open.is_empty() {
                open.extend((0..least).rev().find(payable));
            }
            let prompt = Prompt::Waive { good: named, amount, cause };
            let count = ask.pick_if_several(seat, prompt, open, Choice::Count)?;
            bill = bill.spared(named, count).expect("only what can be waived is offered");
        }
        for (at, &good) in ways.iter().enumerate().filter(|&(_, &good)| good != named) {
            let amount = bill.named.get(named);
            let rest = &ways[at + 1..];
            let payable = |count: &u8| bill.after(good, named, *count).is_some_and(|bill| bill.pays_off(named, rest));
            let open = (0..=amount.min(bill.purse.get(good))).filter(payable);
            let prompt = match good {
                Good::Gold => Prompt::GoldFor { good: named, amount },
                by => Prompt::Instead { by, good: named, amount },
            };
            let count = ask.pick_if_several(seat, prompt, open, Choice::Count)?;
            bill = bill.after(good, named, count).expect("only what can be paid is offered");
        }
        let amount = bill.named.get(named);
        bill = bill.after(named, named, amount).expect("what is left is paid in kind");
    }
    Ok(bill)
}
