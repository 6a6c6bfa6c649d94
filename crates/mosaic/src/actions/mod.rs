//! The eight actions (M6), and the Republic's look before four of them (M15.2).

pub(crate) mod build;
pub(crate) mod government;
pub(crate) mod military;
pub(crate) mod population;
pub mod tax;
pub(crate) mod technology;
pub(crate) mod wonder;
pub(crate) mod work;

use tessera_kernel::{Audience, Flow, Seat};

use crate::Ask;
use crate::agenda::Task;
use crate::choice::{Action, Choice};
use crate::components::governments::Government;
use crate::event::Event;
use crate::market::{self, Card, Market};
use crate::payment::{Cost, Wares, bill};
use crate::prompt::Prompt;
use crate::state::State;
use crate::why::Why;

/// How an action is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Means {
    /// Whether the Republic has looked already.
    pub(crate) looked: bool,
    /// Whether it is a bonus action rather than the turn's own.
    pub(crate) bonus: bool,
}

/// Whether an action can be taken now in a player's turn.
pub(crate) fn can_act(s: &State, seat: Seat, action: Action) -> Result<(), Why> {
    if s.turn.actions == 0 { Err(Why::ActionTaken) } else { can_perform(s, seat, action, s.turn.looked) }
}

/// Whether an action is possible at all: its cost can be paid and its piece placed (M6.2).
pub(crate) fn can_perform(s: &State, seat: Seat, action: Action, looked: bool) -> Result<(), Why> {
    match action {
        Action::Work => Ok(()),
        Action::Population => can_shop(s, seat, Market::Population, looked),
        Action::Build => can_shop(s, seat, Market::Build, looked),
        Action::Technology => can_shop(s, seat, Market::Technology, looked),
        Action::Tax => can_shop(s, seat, Market::Tax, looked),
        Action::Wonder => wonder::can_build_any(s, seat),
        Action::Military => military::can_command(s, seat),
        Action::Government => government::can_take_any(s, seat),
    }
}

/// Takes an action.
pub(crate) fn perform(s: &mut State, ask: &mut Ask<'_>, seat: Seat, action: Action, means: Means) -> Flow {
    match action {
        Action::Work => {
            begin(s, ask, seat, action, means.bonus);
            work::produce(s, ask, seat)
        }
        Action::Population => open(s, ask, seat, Market::Population, means),
        Action::Build => open(s, ask, seat, Market::Build, means),
        Action::Technology => open(s, ask, seat, Market::Technology, means),
        Action::Tax => open(s, ask, seat, Market::Tax, means),
        Action::Wonder => {
            begin(s, ask, seat, action, means.bonus);
            wonder::build(s, ask, seat)
        }
        Action::Military => {
            begin(s, ask, seat, action, means.bonus);
            military::begin(s, seat);
            Ok(())
        }
        Action::Government => {
            begin(s, ask, seat, action, means.bonus);
            government::take(s, ask, seat)
        }
    }
}

/// Mathematics gives one more action of any kind (M22.79).
pub(crate) fn bonus(s: &mut State, ask: &mut Ask<'_>, seat: Seat, looked: bool) -> Flow {
    let actions = Action::ALL.into_iter().filter(|&action| can_perform(s, seat, action, looked).is_ok());
    let action = ask.pick(seat, Prompt::Bonus, actions, Choice::Act)?;
    perform(s, ask, seat, action, Means { looked, bonus: true })
}

/// The action is really taken now.
fn begin(s: &mut State, ask: &mut Ask<'_>, seat: Seat, action: Action, bonus: bool) {
    if bonus {
        ask.log(|| Event::BonusTaken { seat, action });
    } else {
        s.turn.actions -= 1;
        s.turn.looked = false;
        ask.log(|| Event::Acted { seat, action });
    }
}

/// Something to be had with an action at a market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ware {
    /// A card, face up or from the top.
    Card(Card),
    /// The card on top that the Republic has looked at.
    Top(Card),
    /// What can be done without a card, in words of choice.
    Without(Choice),
}

impl Ware {
    fn choice(self) -> Choice {
        match self {
            Self::Card(Card::Population(card)) => Choice::Grow(card),
            Self::Card(Card::Build(card)) => Choice::Build(card),
            Self::Card(Card::Technology(tech)) => Choice::Learn(tech),
            Self::Card(Card::Tax(card)) => Choice::Levy(card),
            Self::Top(_) => Choice::Top,
            Self::Without(choice) => choice,
        }
    }
}

/// What a player could do at a market, whether or not it can be paid.
fn wares(s: &State, seat: Seat, market: Market, looked: bool) -> Wares<Ware> {
    let deck = s.deck(market);
    let cards = deck.kinds().map(Ware::Card);
    let top = deck.top().filter(|_| looked).map(Ware::Top);
    let mut wares = Wares::new();
    for ware in cards.chain(top) {
        let (Ware::Card(card) | Ware::Top(card)) = ware else { continue };
        if can_use(s, seat, card).is_ok() {
            wares.push((ware, cost(card)));
        }
    }
    let exhausted = deck.is_bare() && deck.pile.is_empty();
    match market {
        Market::Population if exhausted => wares.push(population::without_card()),
        Market::Tax if exhausted => wares.extend(tax::without_card()),
        Market::Build => wares.extend(build::without_card(s, seat)),
        _ => {}
    }
    wares
}

/// What a card costs.
pub(crate) fn cost(card: Card) -> Cost {
    match card {
        Card::Population(card) => Cost::food(card.food()),
        Card::Build(card) => card.cost(),
        Card::Technology(_) => technology::COST,
        Card::Tax(_) => Cost::NONE,
    }
}

/// The least that could be spent on an action, whether or not it can be paid.
pub(crate) fn least_cost(s: &State, seat: Seat, action: Action) -> Option<Cost> {
    let units = |cost: &Cost| cost.stone + cost.food + cost.ideas;
    let at = |market| wares(s, seat, market, false).into_iter().map(|ware| ware.1).min_by_key(units);
    match action {
        Action::Population => at(Market::Population),
        Action::Build => at(Market::Build),
        Action::Technology => at(Market::Technology),
        Action::Wonder => Some(Cost::of_wonder(s.wonder_count(seat))),
        Action::Government => {
            let dear = |one: &Government| government::can_take(s, seat, *one) == Err(Why::TooFewIdeas);
            let costs = Government::ALL.into_iter().filter(dear).map(|one| Cost::ideas(one.cost()));
            costs.min_by_key(units)
        }
        Action::Work | Action::Tax | Action::Military => None,
    }
}

/// Whether a card could be used if it were paid: a build card's piece must find a place (M6.8).
pub(crate) fn can_use(s: &State, seat: Seat, card: Card) -> Result<(), Why> {
    match card {
        Card::Build(card) => card.piece().map_or(Ok(()), |piece| crate::building::can_place(s, seat, piece)),
        _ => Ok(()),
    }
}

/// Whether a player can do anything at a market: something can be paid, or the Republic may look first.
fn can_shop(s: &State, seat: Seat, market: Market, looked: bool) -> Result<(), Why> {
    if can_look(s, seat, market, looked) { Ok(()) } else { can_buy(s, seat, market) }
}

/// Whether a player can pay for anything at a market that everyone sees: what is on top of the deck must not show here.
fn can_buy(s: &State, seat: Seat, market: Market) -> Result<(), Why> {
    let wares = wares(s, seat, market, false);
    let mut bills = wares.iter().map(|ware| bill(&s.players[seat], ware.1));
    match bills.next() {
        None if s.deck(market).is_bare() => Err(Why::MarketEmpty),
        None => Err(Why::NoSite),
        Some(Ok(_)) => Ok(()),
        Some(Err(why)) if bills.all(|bill| bill.is_err()) => Err(why),
        Some(Err(_)) => Ok(()),
    }
}

/// Whether the Republic may look at the top of a deck (M15.2).
fn can_look(s: &State, seat: Seat, market: Market, looked: bool) -> bool {
    !looked && s.players[seat].government == Some(Government::Republic) && !s.deck(market).pile.is_empty()
}

/// An action at a market begins, with a look at the top card for the Republic.
fn open(s: &mut State, ask: &mut Ask<'_>, seat: Seat, market: Market, means: Means) -> Flow {
    if !can_look(s, seat, market, means.looked) {
        return shop(s, ask, seat, market, Means { looked: false, ..means });
    }
    // Without anything to pay at the market itself, there is nothing to do but look.
    let decline = can_buy(s, seat, market).is_ok().then_some(Choice::Done);
    let choice = ask.one(seat, Prompt::Look { market }, [Choice::Look].into_iter().chain(decline))?;
    if choice != Choice::Look {
        return shop(s, ask, seat, market, Means { looked: false, ..means });
    }
    market::set_scoring_aside(s, ask, market);
    let deck = s.deck_mut(market);
    deck.seen |= 1 << seat.index();
    let card = deck.top();
    ask.show(Audience::Seat(seat), || Event::Looked { seat, market, card });
    s.agenda.then(Task::Shop { market, bonus: means.bonus });
    Ok(())
}

/// A card is taken, or something done without one; after a look it may turn out that nothing can be.
pub(crate) fn shop(s: &mut State, ask: &mut Ask<'_>, seat: Seat, market: Market, means: Means) -> Flow {
    let wares = wares(s, seat, market, means.looked);
    let prompt = match market {
        Market::Population => Prompt::Grow,
        Market::Build => Prompt::Build,
        Market::Technology => Prompt::Learn,
        Market::Tax => Prompt::Levy,
    };
    if !wares.iter().any(|ware| bill(&s.players[seat], ware.1).is_ok()) {
        // Asked all the same: that nothing can be done would tell the others about the card.
        ask.one(seat, prompt, [Choice::Leave])?;
        ask.log(|| Event::LeftIt { seat, market });
        if means.bonus {
            s.agenda.then(Task::Bonus { looked: true });
        } else {
            s.turn.looked = true;
        }
        return Ok(());
    }
    let (ware, cost, bill) = crate::payment::choose(s, ask, seat, prompt, &wares, Ware::choice)?;
    let action = match market {
        Market::Population => Action::Population,
        Market::Build => Action::Build,
        Market::Technology => Action::Technology,
        Market::Tax => Action::Tax,
    };
    begin(s, ask, seat, action, means.bonus);
    s.pay(seat, cost, bill);
    let card = match ware {
        Ware::Card(card) => {
            s.deck_mut(market).take(card);
            card
        }
        Ware::Top(card) => {
            market::draw(s, ask, market);
            ask.show(Audience::Everyone, || Event::TopTaken { seat, card });
            card
        }
        Ware::Without(Choice::Bare(piece)) => return build::bare(s, ask, seat, piece),
        Ware::Without(Choice::Fallback(Some(levy))) => {
            tax::levy(s, ask, seat, levy, None);
            return Ok(());
        }
        Ware::Without(_) => {
            population::grow_without_card(s, ask, seat);
            return Ok(());
        }
    };
    match card {
        Card::Population(card) => population::grow(s, ask, seat, card),
        Card::Build(card) => build::take(s, ask, seat, card),
        Card::Technology(tech) => technology::learn(s, ask, seat, tech),
        Card::Tax(card) => tax::take(s, ask, seat, card),
    }
    Ok(())
}
