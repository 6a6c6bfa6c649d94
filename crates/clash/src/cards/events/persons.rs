//! Great Persons: taken for culture, kept in hand, played as an action (C27).

use super::{BM, BS, E, EX, PI, Row, clear_away, lying, row, stay};
use crate::actions::construct::{self, Plan, Terms, construct_by_card};
use crate::actions::{explore, happiness, move_units};
use crate::cards::playing;
use crate::components::advances::Group::*;
use crate::components::civilizations::Power;
use crate::hand::draw;
use crate::prelude::*;
use crate::purse;
use crate::state::{Embassy, Play, Played, Promise};

pub(super) const GREAT_EXPLORER: Row = row!("great-explorer", "", EX, E::Person(Some(Seafaring)), appear, explorer);
pub(super) const GREAT_ARTIST: Row = row!("great-artist", "", BM, E::Person(Some(Culture)), appear, artist);
pub(super) const GREAT_PROPHET: Row = row!("great-prophet", "", BM, E::Person(Some(Spirituality)), appear, prophet);
pub(super) const GREAT_PHILOSOPHER: Row =
    row!("great-philosopher", "", BM, E::Person(Some(Education)), appear, philosopher);
pub(super) const GREAT_SCIENTIST: Row = row!("great-scientist", "", BM, E::Person(Some(Science)), appear, scientist);
pub(super) const ELDER_STATESMAN: Row = row!("elder-statesman", "", BM, E::Person(None), appear, statesman);
pub(super) const GREAT_WARLORD: Row = row!("great-warlord", "", EX, E::Person(Some(Warfare)), appear, warlord);
pub(super) const GREAT_MERCHANT: Row = row!("great-merchant", "", BM, E::Person(Some(Economy)), appear, merchant);
pub(super) const GREAT_ENGINEER: Row = row!("great-engineer", "", BM, E::Person(Some(Construction)), appear, engineer);
pub(super) const GREAT_ARCHITECT: Row = row!("great-architect", "", PI, E::Architect, appear, raise);
pub(super) const GREAT_ATHLETE: Row = row!("great-athlete", "", PI, E::Person(Some(Culture)), appear, athlete);
pub(super) const GREAT_DIPLOMAT: Row = row!("great-diplomat", "", BS, E::Diplomat, appear, accredit);
pub(super) const GREAT_SEER: Row = row!("great-seer", "", PI, E::Seer, appear, see);

/// Whoever drew the person is asked first.
fn appear(s: &mut State, _: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    s.then(Task::Person { card, drawer: seat, seat });
    Ok(())
}

/// One player after another may take the person: for 1 culture whoever drew it, for 2 the others.
pub(crate) fn offer(s: &mut State, ask: &mut Ask<'_>, card: EventCard, drawer: Seat, seat: Seat) -> Flow {
    let cost = if seat == drawer { 1 } else { 2 };
    if purse::offer(s, ask, seat, Goods::of(Good::Culture, cost), Prompt::TakePerson { card, cost })? {
        ask.log(|| Event::PersonTaken { seat, card });
        if card.effect() == E::Diplomat {
            // It stands between two players, and is in nobody's hand.
            stay(s, card);
            s.then(Task::Service { card, seat });
        } else {
            s.players[seat].persons.insert(card.index());
        }
        return Ok(());
    }
    let next = seat.next(s.count());
    if next != drawer {
        s.then(Task::Person { card, drawer, seat: next });
    }
    Ok(())
}

/// Great Persons a player could play: those in hand, and a Diplomat who may be sent home.
pub(crate) fn playable(s: &State, seat: Seat) -> impl Iterator<Item = EventCard> + '_ {
    let sent = lying(s, E::Diplomat).filter(|_| s.embassy.is_some_and(|embassy| embassy.owner == seat));
    s.players[seat].persons.iter().map(EventCard::new).chain(sent)
}

/// Whether a Great Person can be played.
pub(crate) fn can_play_person(s: &State, seat: Seat, card: EventCard) -> Result<(), Why> {
    let hastened = match card.effect() {
        E::Architect => {
            return ensure(!construct::wonder_sites(s, seat, Plan::Architect(card)).is_empty(), Why::NothingToBuild);
        }
        // A Diplomat who is sent home is not played.
        E::Diplomat => false,
        _ => powers::hastens(s, seat).is_some(),
    };
    ensure(s.turn.actions > 0 || hastened, Why::NoActionLeft)
}

/// Plays a Great Person, unless somebody cancels that.
pub(crate) fn play_person(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: EventCard) -> Flow {
    if card.effect() == E::Diplomat {
        s.begin_action(seat);
        send_home(s, ask);
        return Ok(());
    }
    let haste = playing::haste(s, ask, seat, card.effect() != E::Architect)?;
    play_person_by(s, ask, seat, card, haste)
}

/// Great Persons of a player's that take an action to play.
pub(crate) fn hasty_persons(s: &State, seat: Seat) -> impl Iterator<Item = EventCard> + '_ {
    playable(s, seat).filter(|card| !matches!(card.effect(), E::Architect | E::Diplomat))
}

/// Plays a Great Person, without its action if a power lets it.
pub(crate) fn play_person_by(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    card: EventCard,
    haste: Option<Power>,
) -> Flow {
    s.players[seat].persons.remove(card.index());
    crate::fate::discard(s, card, seat);
    ask.log(|| Event::PersonPlayed { seat, card });
    let play = Play { seat, card: Played::Person(card), named: None, haste, asked: 0 };
    if powers::foilers(s, seat).is_empty() {
        return resolve_person(s, ask, card, &play);
    }
    playing::announce(s, play);
    Ok(())
}

/// An advance of the group, then the service (C27).
pub(crate) fn resolve_person(s: &mut State, ask: &mut Ask<'_>, card: EventCard, play: &Play) -> Flow {
    let seat = play.seat;
    match play.haste {
        Some(power) => powers::hastened(s, ask, seat, power)?,
        None if card.effect() == E::Architect => {}
        None => s.begin_action(seat),
    }
    let service = Task::Service { card, seat };
    match card.effect() {
        E::Person(group) => s.then_each([Task::Learn { seat, lesson: Lesson::Group { group } }, service]),
        _ => s.then(service),
    }
    Ok(())
}

/// The Great Prophet has a Temple built.
fn prophet(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    construct_by_card(s, ask, seat, Terms::Paid, false, Some(Building::Temple))
}

/// The Great Engineer has anything built.
fn engineer(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    construct_by_card(s, ask, seat, Terms::Paid, false, None)
}

fn philosopher(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    gain(s, ask, seat, Goods::of(Good::Ideas, 2));
    Ok(())
}

fn scientist(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    gain(s, ask, seat, Goods::of(Good::Ideas, 1));
    s.then(Task::DrawActions { seat, count: 1 });
    Ok(())
}

fn statesman(s: &mut State, _: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    s.then(Task::DrawActions { seat, count: 2 });
    Ok(())
}

fn warlord(s: &mut State, _: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    move_units::begin(s, seat, true);
    Ok(())
}

fn merchant(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    powers::trade_income(s, ask, seat)
}

/// The Great Explorer reveals a region near a city, and may have one founded there.
fn explorer(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let regions = spaces(explore::regions_near_cities(s, seat));
    if let Some(first) = ask.pick_or_not(seat, Prompt::ExploreRegion, regions, Choice::At, true)? {
        explore::by_card(s, ask, seat, first, true);
    }
    Ok(())
}

/// The Great Artist makes a city Happy.
fn artist(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let sad = spaces(happiness::sad_cities(s, seat));
    if let Some(city) = ask.pick_if_any(seat, Prompt::Cheer, sad, Choice::At)? {
        s.board.city_mut(city).mood = Mood::Happy;
        ask.log(|| Event::MoodRose { seat, space: city, mood: Mood::Happy });
    }
    Ok(())
}

/// The Great Athlete turns any number of culture into mood, or of mood into culture.
fn athlete(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let given = |taken: Goods| Goods { culture: taken.mood, mood: taken.culture, ..Goods::NONE };
    let into = |good: Good| (1..).map(move |count| Goods::of(good, count));
    let payable = |taken: &Goods| can_give_up(s, seat, given(*taken));
    let open: SmallVec<[Goods; 16]> =
        into(Good::Mood).take_while(payable).chain(into(Good::Culture).take_while(payable)).collect();
    let Some(taken) = ask.pick_or_not(seat, Prompt::Athlete, open, Choice::Take, true)? else { return Ok(()) };
    give_up(s, ask, seat, given(taken))?;
    gain_by(s, ask, seat, taken, Cause::Event(card));
    Ok(())
}

/// The Great Architect has a Wonder built without an action: its advance is not needed, and it costs 3 culture less. Which
/// Wonders are in hand is secret, so the player is always asked.
fn raise(s: &mut State, ask: &mut Ask<'_>, card: EventCard, seat: Seat) -> Flow {
    let plan = Plan::Architect(card);
    let sites = construct::wonder_sites(s, seat, plan);
    let (space, wonder) =
        ask.pick(seat, Prompt::Architect, sites, |(space, wonder)| Choice::WonderAt(space, wonder))?;
    construct::raise_wonder(s, ask, seat, space, wonder, plan)
}

/// The Great Diplomat is accredited with an opponent.
fn accredit(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    let with = ask.pick_if_several(seat, Prompt::ChooseOpponent, s.others(seat), Choice::Seat)?;
    s.embassy = Some(Embassy { owner: seat, with });
    ask.log(|| Event::Named { seat, other: with });
    Ok(())
}

/// What it costs to attack whoever a Great Diplomat keeps the peace with.
pub(crate) fn peace_price(s: &State, one: Seat, other: Seat) -> Option<Price> {
    let Embassy { owner, with } = s.embassy?;
    let between = (one, other) == (owner, with) || (one, other) == (with, owner);
    let card = lying(s, E::Diplomat).filter(|_| between)?;
    Some(Price::by(Cause::Event(card), Goods::of(Good::Culture, 2)))
}

/// An attack breaks the peace: it is paid for, and the Diplomat goes home.
pub(crate) fn break_peace(s: &mut State, ask: &mut Ask<'_>, seat: Seat, victim: Seat) -> Flow {
    if let Some(price) = peace_price(s, seat, victim) {
        pay(s, ask, seat, price)?;
        send_home(s, ask);
    }
    Ok(())
}

/// The Great Diplomat's work is done.
fn send_home(s: &mut State, ask: &mut Ask<'_>) {
    if let (Some(card), Some(embassy)) = (lying(s, E::Diplomat), s.embassy.take()) {
        clear_away(s, E::Diplomat);
        ask.log(|| Event::PersonDiscarded { seat: embassy.owner, card });
    }
}

/// The Great Seer looks at as many Objective cards as there are players who wait for none.
fn see(s: &mut State, ask: &mut Ask<'_>, _: EventCard, seat: Seat) -> Flow {
    for _ in 0..unpromised(s, seat).count() {
        if let Some(card) = draw(&mut s.objectives, &mut s.objectives_discard, &mut s.rng) {
            s.looked_at.insert(card);
        }
    }
    ask.reveal(Audience::Seat(seat));
    s.then(Task::Foretell { seat });
    Ok(())
}

/// Players no Objective card is promised to, from one of them on.
fn unpromised(s: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    seat.clockwise(s.count()).filter(|&seat| s.players[seat].promised.is_none())
}

/// One of the cards is promised to each, as the seer likes: the next Objective card that player draws.
pub(crate) fn foretell(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let waiting: SmallVec<[Seat; 4]> = unpromised(s, seat).collect();
    for to in waiting {
        let cards = s.looked_at.iter().map(ObjectiveCard::new);
        let Some(card) = ask.pick_if_any(seat, Prompt::Foretell { to }, cards, Choice::Objective)? else { break };
        s.looked_at.remove(card.index());
        s.players[to].promised = Some(Promise { card, by: seat });
        ask.log(|| Event::Foretold { seat, to });
    }
    Ok(())
}
