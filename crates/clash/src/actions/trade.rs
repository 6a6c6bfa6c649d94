//! Trading: an offer is put together, then accepted, refused or answered by another (C18.1).
//!
//! One talk with each opponent a turn, and so many offers in a talk: enough to bargain, and it comes to an end.

use crate::choice::Item;
use crate::prelude::*;
use crate::state::{Bundle, Picked, Talk};

/// Offers in a talk.
const OFFERS: u8 = 4;
/// Things in an offer, both sides together.
const THINGS: u8 = 12;

/// Whether two players may still talk this turn.
pub(crate) fn can_talk(s: &State, active: Seat, other: Seat) -> Result<(), Why> {
    ensure(s.turn.talks & (1 << other.index()) == 0, Why::TalkedAlready)?;
    let has_something = |seat: Seat| {
        let player = &s.players[seat];
        let more = s.edition.trades_all_cards() && !(player.persons.is_empty() && player.wonders.is_empty());
        player.goods.total() > 0 || !player.actions.is_empty() || !player.objectives.is_empty() || more
    };
    ensure(has_something(active) || has_something(other), Why::NothingToTrade)
}

/// Somebody turns to somebody else; one of them is taking their turn.
pub(crate) fn begin(s: &mut State, ask: &mut Ask<'_>, from: Seat, to: Seat) {
    let other = if s.is_turn_of(from) { to } else { from };
    s.turn.talks |= 1 << other.index();
    s.talk = Some(fresh(from, to, 0));
    s.then(Task::Talk);
    ask.log(|| Event::TalkBegan { from, to });
}

fn fresh(from: Seat, to: Seat, offers: u8) -> Talk {
    Talk { from, to, give: Bundle::default(), want: Bundle::default(), picked: Picked::default(), offers, made: false }
}

fn things(bundle: &Bundle) -> u8 {
    bundle.goods.total() + bundle.actions + bundle.objectives + bundle.wonders + bundle.persons.len() as u8
}

/// The talk goes on: something is added, offered, or answered.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let talk = s.talk.expect("a trade is talked about");
    if talk.made { answer(s, ask, talk) } else { put_together(s, ask, talk) }
}

fn put_together(s: &mut State, ask: &mut Ask<'_>, mut talk: Talk) -> Flow {
    let Talk { from, to, give, want, .. } = talk;
    let mut options = Choices::new();
    let total = things(&give) + things(&want);
    if total > 0 {
        options.push(Choice::Offer);
    }
    if total < THINGS {
        gives(s, &talk, &mut options);
        wants(s, &talk, &mut options);
    }
    options.push(Choice::Cancel);
    match ask.one(from, Prompt::PutTogether { to, give, want }, &options)? {
        Choice::Give(item) => {
            add(&mut talk.give, item);
            match item {
                Item::Action(card) => talk.picked.actions.insert(card.index()),
                Item::Objective(card) => talk.picked.objectives.insert(card.index()),
                Item::Wonder(wonder) => talk.picked.wonders.insert(wonder),
                _ => {}
            }
        }
        Choice::Want(item) => add(&mut talk.want, item),
        Choice::Offer => {
            talk.made = true;
            talk.offers += 1;
            ask.log(|| Event::Offered { from, to, give: Box::new(give), want: Box::new(want) });
        }
        _ => {
            s.talk = None;
            ask.log(|| Event::TalkEnded { from, to });
            return Ok(());
        }
    }
    s.talk = Some(talk);
    s.then(Task::Talk);
    Ok(())
}

fn add(bundle: &mut Bundle, item: Item) {
    match item {
        Item::Good(good) => bundle.goods += Goods::of(good, 1),
        Item::Action(_) | Item::AnyAction => bundle.actions += 1,
        Item::Objective(_) | Item::AnyObjective => bundle.objectives += 1,
        Item::Wonder(_) | Item::AnyWonder => bundle.wonders += 1,
        Item::Person(card) => bundle.persons.insert(card.index()),
    }
}

/// What the one who offers could still give.
fn gives(s: &State, talk: &Talk, options: &mut Choices) {
    let player = &s.players[talk.from];
    let more = |good: &Good| player.goods.get(*good) > talk.give.goods.get(*good);
    options.extend(Good::ALL.into_iter().filter(more).map(|good| Choice::Give(Item::Good(good))));
    let cards = player.actions.without(talk.picked.actions).iter().map(ActionCard::new);
    options.extend(cards.map(|card| Choice::Give(Item::Action(card))));
    let cards = player.objectives.without(talk.picked.objectives).iter().map(ObjectiveCard::new);
    options.extend(cards.map(|card| Choice::Give(Item::Objective(card))));
    if s.edition.trades_all_cards() {
        let persons = player.persons.without(talk.give.persons).iter().map(EventCard::new);
        options.extend(persons.map(|card| Choice::Give(Item::Person(card))));
        let wonders = player.wonders.iter().filter(|&wonder| !talk.picked.wonders.has(wonder));
        options.extend(wonders.map(|wonder| Choice::Give(Item::Wonder(wonder))));
    }
}

/// What they could still ask for: what everyone sees the other has.
fn wants(s: &State, talk: &Talk, options: &mut Choices) {
    let (player, want) = (&s.players[talk.to], &talk.want);
    let more = |good: &Good| player.goods.get(*good) > want.goods.get(*good);
    options.extend(Good::ALL.into_iter().filter(more).map(|good| Choice::Want(Item::Good(good))));
    if player.actions.len() > usize::from(want.actions) {
        options.push(Choice::Want(Item::AnyAction));
    }
    if player.objectives.len() > usize::from(want.objectives) {
        options.push(Choice::Want(Item::AnyObjective));
    }
    if s.edition.trades_all_cards() {
        let persons = player.persons.without(want.persons).iter().map(EventCard::new);
        options.extend(persons.map(|card| Choice::Want(Item::Person(card))));
        if player.wonders.len() > usize::from(want.wonders) {
            options.push(Choice::Want(Item::AnyWonder));
        }
    }
}

/// The other accepts, refuses, or makes an offer of their own.
fn answer(s: &mut State, ask: &mut Ask<'_>, talk: Talk) -> Flow {
    let Talk { from, to, give, want, offers, .. } = talk;
    let mut options: Choices = Choices::from_slice(&[Choice::Accept, Choice::Refuse]);
    if offers < OFFERS {
        options.push(Choice::Counter);
    }
    match ask.one(to, Prompt::AnswerOffer { from, give, want }, &options)? {
        Choice::Accept => {
            let picked = pick_cards(s, ask, to, &want)?;
            s.talk = None;
            hand_over(s, from, to, &give, &talk.picked);
            hand_over(s, to, from, &want, &picked);
            if give.actions + give.objectives + give.wonders + want.actions + want.objectives + want.wonders > 0 {
                ask.reveal(Audience::Seat(from));
                ask.reveal(Audience::Seat(to));
            }
            ask.log(|| Event::DealMade { from, to, give: Box::new(give), want: Box::new(want) });
        }
        Choice::Counter => {
            s.talk = Some(fresh(to, from, offers));
            s.then(Task::Talk);
            ask.log(|| Event::Countered { from: to, to: from });
        }
        _ => {
            s.talk = None;
            ask.log(|| Event::TalkEnded { from: to, to: from });
        }
    }
    Ok(())
}

/// Whoever accepts chooses which cards they part with.
fn pick_cards(s: &State, ask: &mut Ask<'_>, seat: Seat, want: &Bundle) -> Flow<Picked> {
    let mut picked = Picked::default();
    let player = &s.players[seat];
    for _ in 0..want.actions {
        let open = player.actions.without(picked.actions).iter().map(ActionCard::new);
        let card = ask.pick(seat, Prompt::PartWith, open, Choice::Card)?;
        picked.actions.insert(card.index());
    }
    for _ in 0..want.objectives {
        let open = player.objectives.without(picked.objectives).iter().map(ObjectiveCard::new);
        let card = ask.pick(seat, Prompt::PartWith, open, Choice::Objective)?;
        picked.objectives.insert(card.index());
    }
    for _ in 0..want.wonders {
        let open = player.wonders.iter().filter(|&wonder| !picked.wonders.has(wonder));
        let wonder = ask.pick(seat, Prompt::PartWith, open, Choice::Wonder)?;
        picked.wonders.insert(wonder);
    }
    Ok(picked)
}

fn hand_over(s: &mut State, from: Seat, to: Seat, bundle: &Bundle, picked: &Picked) {
    s.take(from, bundle.goods);
    s.gain(to, bundle.goods);
    let actions = picked.actions.iter().map(|card| Item::Action(ActionCard::new(card)));
    let objectives = picked.objectives.iter().map(|card| Item::Objective(ObjectiveCard::new(card)));
    let persons = bundle.persons.iter().map(|card| Item::Person(EventCard::new(card)));
    let cards = actions.chain(objectives).chain(persons).chain(picked.wonders.iter().map(Item::Wonder));
    cards.for_each(|card| s.pass_card(from, to, card));
}
