//! Gaining advances: by the Advance action, in the Status phase, through cards (C5.5).

use crate::cards::events;
use crate::components::civilizations::Power;
use crate::prelude::*;

/// Whether the way to an advance is open, whatever it costs.
pub(crate) fn can_learn(s: &State, seat: Seat, advance: Advance) -> Result<(), Why> {
    advance.open_to(s.players[seat].advances, s.edition)?;
    let due = due(s, seat, advance);
    ensure(due.is_none() || s.can_pay(seat, due), Why::CannotPay)
}

fn due(s: &State, seat: Seat, advance: Advance) -> Goods {
    advance.due(s.edition, |owned| s.has(seat, owned))
}

/// The usual price of an advance, whatever else could be paid for it.
pub(crate) fn price(s: &State, seat: Seat, advance: Advance) -> Price {
    usual(s, seat, advance).price
}

/// The price of an advance that no power of a people changes.
pub(crate) fn full_price(s: &State, seat: Seat, advance: Advance) -> Price {
    let has = |owned| s.has(seat, owned);
    let cause = advance.freed_by(s.edition, has).map(Cause::Advance);
    Price::from(advance.price(s.edition, has)).or_ideas().because(cause)
}

/// How an advance comes to be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deal {
    /// By the Advance action.
    Action,
    /// By a card or a power.
    Aside,
}

/// A way to pay for an advance.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Way {
    price: Price,
    /// What serves for it, once a turn.
    by: Waiver,
}

options! {
    enum Waiver: Choice { Usual => Choice::No, Use(advance: Advance), Invoke(power: Power) }
}

/// The usual way, made cheaper by what makes it so without a question.
fn usual(s: &State, seat: Seat, advance: Advance) -> Way {
    let full = full_price(s, seat, advance);
    match powers::cheapens(s, seat, advance).filter(|_| full.goods.food > 0) {
        None => Way { price: full, by: Waiver::Usual },
        Some((power, less)) => {
            let goods = Goods { food: full.goods.food.saturating_sub(less), ..full.goods };
            let by = if powers::serves_once(power) { Waiver::Invoke(power) } else { Waiver::Usual };
            Way { price: Price::from(goods).or_ideas().because(Some(Cause::Power(power))), by }
        }
    }
}

/// The ways to pay for an advance besides the usual one.
fn other_ways(s: &State, seat: Seat, advance: Advance, usual: &Way, deal: Deal) -> SmallVec<[Way; 2]> {
    if usual.price.goods.food == 0 {
        return SmallVec::new();
    }
    let waived = powers::waives_food(s, seat, advance).map(|cause| Way {
        price: Price::from(Goods::NONE).because(Some(cause)),
        by: Waiver::Use(Advance::Priesthood),
    });
    let tuition = |(power, goods)| Way { price: Price::by(Cause::Power(power), goods), by: Waiver::Invoke(power) };
    let tuitions = powers::tuitions(s, seat).filter(|_| deal == Deal::Action || !s.switches.tuition_takes_an_action());
    waived.into_iter().chain(tuitions.map(tuition)).collect()
}

/// Every way to pay for an advance, the usual one first.
fn ways(s: &State, seat: Seat, advance: Advance, deal: Deal) -> SmallVec<[Way; 4]> {
    let usual = usual(s, seat, advance);
    std::iter::once(usual).chain(other_ways(s, seat, advance, &usual, deal)).collect()
}

/// Whether an advance can be bought now by the Advance action.
pub(crate) fn can_buy(s: &State, seat: Seat, advance: Advance) -> Result<(), Why> {
    can_buy_thus(s, seat, advance, Goods::NONE, Deal::Action)
}

/// Whether an advance can be bought aside by whoever has to pay something more for it.
pub(crate) fn can_buy_with(s: &State, seat: Seat, advance: Advance, more: Goods) -> Result<(), Why> {
    can_buy_thus(s, seat, advance, more, Deal::Aside)
}

fn can_buy_thus(s: &State, seat: Seat, advance: Advance, more: Goods, deal: Deal) -> Result<(), Why> {
    can_learn(s, seat, advance)?;
    let payable = |way: &Way| s.can_pay(seat, way.price.and(more));
    let usual = usual(s, seat, advance);
    // Whoever can pay the usual price need not look for others.
    ensure(payable(&usual) || other_ways(s, seat, advance, &usual, deal).iter().any(payable), Why::CannotPay)
}

/// Says of two advances whether both could be paid for aside, one after the other; what serves once serves one of them. Most cost
/// the same: whether that can be paid twice is found out once.
pub(crate) fn pays_for_both(s: &State, seat: Seat) -> impl Fn(Advance, Advance) -> bool + '_ {
    let usual = !is_helped(s, seat);
    let twice = usual && s.can_pay(seat, Price::from(Advance::PRICE + Advance::PRICE).or_ideas());
    let common = move |advance: Advance| advance.costs_as_usual(s.edition, |owned| s.has(seat, owned));
    move |first, second| {
        if usual && common(first) && common(second) { twice } else { can_pay_for_both(s, seat, first, second) }
    }
}

fn can_pay_for_both(s: &State, seat: Seat, first: Advance, second: Advance) -> bool {
    if !is_helped(s, seat) {
        let full = full_price(s, seat, first).goods + full_price(s, seat, second).goods;
        return s.can_pay(seat, Price::from(full).or_ideas());
    }
    // What makes the usual way cheaper once may serve the other one.
    let with_full = |advance: Advance| {
        let mut all = ways(s, seat, advance, Deal::Aside);
        all.push(Way { price: full_price(s, seat, advance), by: Waiver::Usual });
        all
    };
    let seconds = with_full(second);
    let pays = |one: &Way, other: &Way| {
        let once = one.by != other.by || one.by == Waiver::Usual;
        once && s.can_pay(seat, Price::from(one.price.goods + other.price.goods).or_ideas())
    };
    with_full(first).iter().any(|one| seconds.iter().any(|other| pays(one, other)))
}

/// Whether something of a player's may make advances cheaper, or other things be paid for them.
fn is_helped(s: &State, seat: Seat) -> bool {
    powers::may_waive_food(s, seat) || powers::helps_learning(s, seat)
}

/// Whether any advance can be bought now by the Advance action.
pub(crate) fn can_buy_any(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(on_sale(s, seat, Deal::Action).next().is_some(), Why::NothingToLearn)
}

/// Whether any can be bought aside.
pub(crate) fn can_buy_any_aside(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(on_sale_aside(s, seat).next().is_some(), Why::NothingToLearn)
}

/// Advances that can be bought aside.
pub(crate) fn on_sale_aside(s: &State, seat: Seat) -> impl Iterator<Item = Advance> + '_ {
    on_sale(s, seat, Deal::Aside)
}

/// Advances that can be bought now. Most of them cost the same, and this is asked all the time: whether that can be paid is
/// found out once.
fn on_sale(s: &State, seat: Seat, deal: Deal) -> impl Iterator<Item = Advance> + '_ {
    let (owned, helped) = (s.players[seat].advances, is_helped(s, seat));
    let common = !helped && s.can_pay(seat, Price::from(Advance::PRICE).or_ideas());
    owned.within_reach().iter().filter(move |&advance| {
        if helped || !advance.costs_as_usual(s.edition, |owned| s.has(seat, owned)) {
            return can_buy_thus(s, seat, advance, Goods::NONE, deal).is_ok();
        }
        common && advance.open_to(owned, s.edition).is_ok()
    })
}

/// The Advance action.
pub(crate) fn buy(s: &mut State, ask: &mut Ask<'_>, seat: Seat, boxed: bool) -> Flow {
    buy_any(s, ask, seat, boxed, Deal::Action)
}

/// The same through a card or a power.
pub(crate) fn buy_aside(s: &mut State, ask: &mut Ask<'_>, seat: Seat, boxed: bool) -> Flow {
    buy_any(s, ask, seat, boxed, Deal::Aside)
}

fn buy_any(s: &mut State, ask: &mut Ask<'_>, seat: Seat, boxed: bool, deal: Deal) -> Flow {
    let advance = ask.pick(seat, Prompt::Learn, on_sale(s, seat, deal), Choice::Learn)?;
    buy_thus(s, ask, seat, advance, boxed, deal)
}

/// Buys this advance through a card or a power.
pub(crate) fn buy_this(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, boxed: bool) -> Flow {
    buy_thus(s, ask, seat, advance, boxed, Deal::Aside)
}

/// Buys an advance: the price, or what may be paid or waived instead; the advance; then Free Education (C5.1, C22.15,
/// C22.23).
fn buy_thus(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, boxed: bool, deal: Deal) -> Flow {
    let way = choose_way(s, ask, seat, advance, deal)?;
    match way.by {
        Waiver::Usual => {}
        Waiver::Use(_) => powers::waived(s),
        Waiver::Invoke(power) => s.turn.spent.insert(power),
    }
    buy_at(s, ask, seat, advance, boxed, way.price)
}

/// One question where there is more than one way to pay.
fn choose_way(s: &State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, deal: Deal) -> Flow<Way> {
    let open: SmallVec<[Way; 4]> =
        ways(s, seat, advance, deal).into_iter().filter(|way| s.can_pay(seat, way.price)).collect();
    if let [usual, waived] = open[..]
        && waived.by == Waiver::Use(Advance::Priesthood)
    {
        let blessed = ask.whether(seat, Prompt::UsePriesthood { advance })?;
        return Ok(if blessed { waived } else { usual });
    }
    let usual = price(s, seat, advance);
    let written = |way: Way| if way.price == usual { Choice::No } else { way.by.into() };
    ask.pick_if_several(seat, Prompt::Tuition { advance }, open, written)
}

/// Buys an advance at a price.
pub(crate) fn buy_at(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    advance: Advance,
    boxed: bool,
    price: Price,
) -> Flow {
    let paid = pay(s, ask, seat, price)?;
    if price.cause.is_none() {
        ask.log(|| Event::Paid { seat, goods: paid, cause: None });
    }
    acquire(s, ask, seat, advance, boxed)?;
    powers::bought(s, ask, seat, advance, paid)
}

/// Gains an advance without its price; what is due in any case is paid.
pub(crate) fn gain_free(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, boxed: bool) -> Flow {
    let due = due(s, seat, advance);
    pay(s, ask, seat, due)?;
    acquire(s, ask, seat, advance, boxed)
}

/// The advance becomes the player's, with all that follows. `boxed`: the cube comes from the event box (C5.5).
fn acquire(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, boxed: bool) -> Flow {
    let old = s.players[seat].advances.government();
    if let Some(old) = old
        && advance.group().is_government()
        && old != advance.group()
    {
        return change_government(s, ask, seat, old, advance.group());
    }
    learn(s, ask, seat, advance, boxed);
    Ok(())
}

/// All cubes of a government move to another: its first advance, and the others as the player likes (C19.1).
pub(crate) fn change_government(s: &mut State, ask: &mut Ask<'_>, seat: Seat, old: Group, new: Group) -> Flow {
    let count = s.players[seat].advances.clear_group(old);
    s.players[seat].advances.insert(new.top());
    for _ in 1..count {
        let owned = s.players[seat].advances;
        let open = new.advances().filter(|&advance| !owned.has(advance));
        let advance = ask.pick_if_several(seat, Prompt::ReformInto { group: new }, open, Choice::Learn)?;
        s.players[seat].advances.insert(advance);
    }
    powers::reformed(s, ask, seat, new);
    ask.log(|| Event::Reformed { seat, group: new });
    Ok(())
}

fn learn(s: &mut State, ask: &mut Ask<'_>, seat: Seat, advance: Advance, boxed: bool) {
    let governed = s.players[seat].advances.government().is_some();
    s.players[seat].advances.insert(advance);
    ask.log(|| Event::Learned { seat, advance });
    if s.edition.has_levels() {
        raise_level(s, seat, advance);
    } else {
        let back = events::cube_back(s, seat, advance);
        empty_the_box(s, seat, boxed && !back);
    }
    if let Some(token) = advance.bonus() {
        gain_by(s, ask, seat, Goods::of(token, 1), Cause::Advance(advance));
    }
    powers::learned(s, ask, seat, advance, governed);
}

/// The cube comes from the event box; an empty box means an Event, and is filled again (C5.5).
fn empty_the_box(s: &mut State, seat: Seat, boxed: bool) {
    if !boxed {
        return;
    }
    s.players[seat].cubes -= 1;
    if s.players[seat].cubes == 0 {
        s.players[seat].cubes = 3;
        s.then(Task::DrawEvent { seat });
    }
}

/// A level rises with the box of the development; 3, 5 and 7 bring an Event (C5.7).
fn raise_level(s: &mut State, seat: Seat, advance: Advance) {
    let player = &mut s.players[seat];
    let level = match advance.bonus() {
        Some(Good::Culture) => &mut player.culture_level,
        Some(Good::Mood) => &mut player.mood_level,
        _ => return,
    };
    if *level < 8 {
        *level += 1;
        if matches!(*level, 3 | 5 | 7) {
            s.then(Task::DrawEvent { seat });
        }
    }
}

/// What a lesson offers.
pub(crate) fn lesson_offers(s: &State, seat: Seat, lesson: Lesson) -> Advances {
    let fits = |advance: Advance| match lesson {
        Lesson::Status { .. } | Lesson::Quick => true,
        Lesson::Dogma => advance.group() == Group::Theocracy,
        Lesson::From { seat: owner } => s.players[owner].advances.has(advance),
        Lesson::Group { group: Some(group) } | Lesson::Second { group } | Lesson::Patron { group } => {
            advance.group() == group
        }
        Lesson::Group { group: None } => advance.group().is_government(),
    };
    let open = |advance: Advance| match lesson {
        Lesson::Second { .. } => can_buy_with(s, seat, advance, Goods::NONE).is_ok(),
        _ => can_learn(s, seat, advance).is_ok(),
    };
    let near = s.players[seat].advances.within_reach();
    near.iter().filter(|&advance| fits(advance) && open(advance)).collect()
}

/// Carries out a lesson; nothing happens where nothing can be learned.
pub(crate) fn take_lesson(s: &mut State, ask: &mut Ask<'_>, seat: Seat, lesson: Lesson) -> Flow {
    let offers = lesson_offers(s, seat, lesson).iter();
    let optional = matches!(lesson, Lesson::Dogma) && s.edition.dogma_may_be_declined();
    let learned = ask.pick_or_not(seat, Prompt::LearnFree, offers, Choice::Learn, optional)?;
    let Some(advance) = learned else { return Ok(()) };
    match lesson {
        Lesson::Second { .. } => buy_this(s, ask, seat, advance, false),
        Lesson::Status { boxed } => gain_free(s, ask, seat, advance, boxed),
        Lesson::Dogma | Lesson::Patron { .. } => gain_free(s, ask, seat, advance, true),
        Lesson::Quick | Lesson::From { .. } | Lesson::Group { .. } => gain_free(s, ask, seat, advance, false),
    }
}

/// Changes the government for 1 culture and 1 mood (C19.1; step 5).
pub(crate) fn reform(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let owned = s.players[seat].advances;
    let Some(old) = owned.government() else { return Ok(()) };
    if !s.can_spend(seat, 1, 1) {
        return Ok(());
    }
    let open = other_governments(s, owned, old);
    let Some(new) = ask.pick_or_not(seat, Prompt::Reform, open, Choice::Govern, true)? else { return Ok(()) };
    pay(s, ask, seat, Goods { culture: 1, mood: 1, ..Goods::NONE })?;
    change_government(s, ask, seat, old, new)
}

/// Governments open to whoever owns these and has another one.
pub(crate) fn other_governments(s: &State, owned: Advances, old: Group) -> impl Iterator<Item = Group> + '_ {
    let open =
        move |group: &Group| *group != old && group.top().needs(s.edition).is_none_or(|needed| owned.has(needed));
    Group::GOVERNMENTS.into_iter().filter(open)
}
