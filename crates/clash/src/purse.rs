//! Gaining and paying: limits, gold as a joker, ideas for food, tokens for tokens (C1.2, C4.2).

use crate::prelude::*;

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

    /// What a power asks for.
    pub(crate) fn by(cause: Cause, goods: Goods) -> Self {
        Self::from(goods).because(Some(cause))
    }

    /// The same without its food, thanks to something.
    pub(crate) const fn without_food(self, cause: Cause) -> Self {
        Self { goods: Goods { food: 0, ..self.goods }, cause: Some(cause), ..self }
    }
}

impl From<Goods> for Price {
    fn from(goods: Goods) -> Self {
        Self { goods, cause: None, ideas_for_food: false, exact_tokens: false }
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
            self.can_spend(seat, cost.culture, cost.mood)
        };
        missing <= have.gold && tokens
    }

    /// Whether a player has the tokens. With the Great Arena one kind stands for the other (C23).
    pub(crate) fn can_spend(&self, seat: Seat, culture: u8, mood: u8) -> bool {
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
    ask.log(|| Event::Gained { seat, goods, cause: Some(cause) });
}

/// Pays a price, asking where there is more than one way, and tells it where a power makes it what it is. Returns what
/// was paid.
pub(crate) fn pay(s: &mut State, ask: &mut Ask<'_>, seat: Seat, price: impl Into<Price>) -> Flow<Goods> {
    let price = price.into();
    let Goods { culture, mood, .. } = price.goods;
    let resources = Goods { culture: 0, mood: 0, ..price.goods };
    let mut paid = match ways(&s.players[seat].goods, &resources, price.ideas_for_food) {
        Some(ways) => {
            let prompt = Prompt::Pay { cost: resources, cause: price.cause };
            ask.pick_if_several(seat, prompt, ways.iter().copied(), Choice::Pay)?
        }
        None => by_kind(s, ask, seat, &resources)?,
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

/// Every way to pay a small price, the one with least gold first; `None` where a price has too many.
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
                        let way = Goods::resources(left, cost.ore - ore, cost.wood - wood, thought, gold);
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

/// A large price is paid kind by kind: how much gold stands for each.
fn by_kind(s: &State, ask: &mut Ask<'_>, seat: Seat, cost: &Goods) -> Flow<Goods> {
    let have = s.players[seat].goods;
    let mut paid = *cost;
    let mut gold = have.gold - cost.gold;
    let kinds = [Good::Food, Good::Ore, Good::Wood, Good::Ideas];
    let short = |good: Good| cost.get(good).saturating_sub(have.get(good));
    for (at, good) in kinds.into_iter().enumerate() {
        let later: u8 = kinds[at + 1..].iter().map(|&good| short(good)).sum();
        let counts = short(good)..=cost.get(good).min(gold - later);
        let prompt = Prompt::GoldFor { good, amount: cost.get(good) };
        let by_gold = ask.pick_if_several(seat, prompt, counts, Choice::Count)?;
        *paid.of_mut(good) -= by_gold;
        paid.gold += by_gold;
        gold -= by_gold;
    }
    Ok(paid)
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
