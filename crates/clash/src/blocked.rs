//! What a player might have expected to do, and why not. The same judgements that make the lists of options.

use crate::actions::{advance, collect, construct, found, happiness, influence, move_units, recruit, tactics, trade};
use crate::cards::{actions, events};
use crate::choice::Act;
use crate::components::buildings::SETTLEMENTS;
use crate::powers::{civilizations, wonders};
use crate::prelude::*;
use crate::turn::can_act;
use crate::why::{Figures, Reason};

type Verdict = (Choice, Result<(), Why>);

/// What is not possible at a prompt, with the reasons.
pub(crate) fn blocked(s: &State, seat: Seat, prompt: &Prompt) -> Vec<(Choice, Reason)> {
    let explain = |(choice, why)| (choice, explained(s, seat, prompt, choice, why));
    judged(s, seat, prompt).into_iter().map(explain).collect()
}

/// A reason with the figures it rests on. What is open and too dear says more than that there is nothing.
fn explained(s: &State, seat: Seat, prompt: &Prompt, choice: Choice, why: Why) -> Reason {
    let price = match (why, choice) {
        (Why::CannotPay, Choice::At(city)) if *prompt == Prompt::ConstructIn => least(dear_buildings(s, seat, city)),
        (Why::CannotPay, _) => price(s, seat, prompt, choice),
        (Why::NothingToLearn, Choice::Act(Act::Advance)) => least(dear_advances(s, seat)),
        (Why::NothingToBuild, Choice::Act(_)) => {
            least(spaces(s.cities(seat)).flat_map(|city| dear_buildings(s, seat, city)))
        }
        (Why::NothingToBuild, Choice::At(city)) => least(dear_buildings(s, seat, city)),
        (Why::NothingToRecruit, Choice::Act(_)) => {
            least(spaces(s.cities(seat)).flat_map(|city| dear_units(s, seat, city)))
        }
        (Why::NothingToRecruit, Choice::At(city)) => least(dear_units(s, seat, city)),
        (Why::NoMoodToRaise, Choice::Act(_)) => least(dear_moods(s, seat)),
        _ => None,
    };
    let crowded = why == Why::NothingToBuild && price.is_none() && is_crowded(s, seat, choice);
    let why = if crowded { Why::TooFewCities } else { why };
    let figures = match (why, price) {
        (_, Some(price)) => Figures::Price { price, have: s.players[seat].goods },
        (Why::TooFewCities, None) => {
            let sizes = match (choice, prompt) {
                (Choice::At(city), _) | (_, &Prompt::Construct { city }) => s.size(city),
                _ => spaces(s.cities(seat)).map(|city| s.size(city)).min().unwrap_or(0),
            };
            Figures::Size { size: sizes, cities: s.cities(seat).len() as u8 }
        }
        (why, None) => counted(s, seat, prompt, choice, why).unwrap_or(Figures::None),
    };
    // That nothing can be learnt is, where something is open, a matter of its price.
    let why = if price.is_some() && why == Why::NothingToLearn { Why::CannotPay } else { why };
    Reason { why, figures }
}

/// What is counted in a reason that is no matter of its price.
fn counted(s: &State, seat: Seat, prompt: &Prompt, choice: Choice, why: Why) -> Option<Figures> {
    match (why, choice) {
        (Why::OutOfRange, Choice::At(target)) => range(s, seat, &[target]),
        (Why::NobodyToInfluence, _) => {
            let targets: SmallVec<[Space; 16]> = spaces(s.board.all_cities()).collect();
            range(s, seat, &targets)
        }
        (Why::StackLimit, _) => {
            let port = |city| s.board.city(city).and_then(City::port_space);
            let there = match (choice, prompt) {
                (Choice::At(to), _) => s.board.stack(to).army(),
                (Choice::Recruit(Unit::Ship), &Prompt::Recruit { city, .. }) => s.board.stack(port(city)?).ships(),
                (_, &Prompt::Recruit { city, .. }) => s.board.stack(city).army(),
                _ => 0,
            };
            Some(Figures::Limit { there, most: STACK_LIMIT })
        }
        (Why::CitySize, _) => match *prompt {
            Prompt::Recruit { city, .. } => Some(Figures::Have { have: s.size(city) }),
            _ => None,
        },
        (Why::TooLarge, _) => s.leader_city(seat).map(|city| Figures::Have { have: s.size(city) }),
        (Why::NoPrisoners, _) => Some(Figures::Have { have: s.players[seat].captives() }),
        (Why::NoSettlement, _) => Some(Figures::Pieces { count: SETTLEMENTS }),
        (Why::NoPiece, Choice::Build(building)) => Some(Figures::Pieces { count: s.edition.pieces_of(building) }),
        (Why::NoPiece, Choice::Recruit(unit)) => Some(Figures::Pieces { count: s.edition.pieces(unit) }),
        _ => None,
    }
}

/// How far the nearest of some cities is for Influence culture, and what that would take (C13.1).
fn range(s: &State, seat: Seat, targets: &[Space]) -> Option<Figures> {
    let attempts = targets.iter().filter_map(|&target| influence::cheapest(s, seat, target));
    let nearest = attempts.min_by_key(|attempt| attempt.cost)?;
    let away = s.board.distance(nearest.source, only(nearest.target), s.board.revealed)?;
    let (need, have) = (nearest.cost, influence::tokens(s, seat));
    Some(Figures::Range { from: nearest.source, away, range: away.saturating_sub(need), need, have })
}

/// The lowest of some prices.
fn least(prices: impl Iterator<Item = Price>) -> Option<Price> {
    prices.min_by_key(|price| {
        let goods = &price.goods;
        goods.total_resources() + goods.culture + goods.mood
    })
}

/// What advances cost which could be gained if they could be paid for (C5.1).
fn dear_advances(s: &State, seat: Seat) -> impl Iterator<Item = Price> {
    let dear = Advance::ALL.into_iter().filter(move |&one| advance::can_buy(s, seat, one) == Err(Why::CannotPay));
    dear.map(move |one| advance::price(s, seat, one))
}

/// What buildings cost that only their price keeps out of a city (C8.3).
fn dear_buildings(s: &State, seat: Seat, city: Space) -> impl Iterator<Item = Price> {
    let terms = construct::Terms::Paid;
    let dear = move |&one: &Building| construct::can_build(s, seat, city, one, terms) == Err(Why::CannotPay);
    s.edition.building_kinds().filter(dear).map(move |one| powers::building_price(s, seat, city, one))
}

/// Whether only the number of cities keeps a building out of a city, or out of every one (C8.2).
fn is_crowded(s: &State, seat: Seat, choice: Choice) -> bool {
    let here = |&city: &Space| !matches!(choice, Choice::At(other) if other != city);
    let crowded =
        |city, one| construct::can_build(s, seat, city, one, construct::Terms::Paid) == Err(Why::TooFewCities);
    spaces(s.cities(seat)).filter(here).any(|city| s.edition.building_kinds().any(|one| crowded(city, one)))
}

/// What units cost that only their price keeps from being recruited in a city (C9.2).
fn dear_units(s: &State, seat: Seat, city: Space) -> impl Iterator<Item = Price> {
    let dear = move |&one: &Unit| recruit::can_recruit_unit(s, seat, city, one) == Err(Why::CannotPay);
    s.edition.units().filter(dear).map(move |one| recruit::price(s, seat, city, one))
}

/// What moods cost that could be raised if they could be paid for (C12.1).
fn dear_moods(s: &State, seat: Seat) -> impl Iterator<Item = Price> {
    let dear =
        spaces(s.cities(seat)).filter(move |&city| happiness::can_raise_city(s, seat, city) == Err(Why::CannotPay));
    dear.map(move |city| Goods::of(Good::Mood, happiness::step_cost(s, seat, city)).into())
}

/// What a choice would cost, and why.
pub(crate) fn price(s: &State, seat: Seat, prompt: &Prompt, choice: Choice) -> Option<Price> {
    match choice {
        Choice::Learn(advance) => Some(advance::price(s, seat, advance)),
        Choice::Build(building) => match *prompt {
            Prompt::Construct { city } => Some(powers::building_price(s, seat, city, building)),
            _ => None,
        },
        Choice::Wonder(wonder) => match *prompt {
            Prompt::Construct { city } => Some(construct::wonder_price(s, seat, city, wonder, construct::Plan::Own)),
            _ => Some(wonder.cost().into()),
        },
        Choice::Act(Act::Collect) => powers::collect_price(s, seat),
        Choice::Use(advance) => powers::use_price(s, advance),
        Choice::Recruit(unit) => match *prompt {
            Prompt::Recruit { city, .. } => Some(recruit::price(s, seat, city, unit)),
            _ => Some(unit.cost().into()),
        },
        Choice::Invoke(power) => civilizations::use_price(power),
        Choice::Play(card) => Some(card.title(s.edition).usage().tokens.into()),
        Choice::At(city) if *prompt == Prompt::Raise => {
            Some(Goods::of(Good::Mood, happiness::step_cost(s, seat, city)).into())
        }
        _ => None,
    }
}

fn judged(s: &State, seat: Seat, prompt: &Prompt) -> Vec<(Choice, Why)> {
    let cities = || spaces(s.cities(seat));
    match *prompt {
        Prompt::Turn { .. } => turn(s, seat),
        Prompt::Learn => reasons(
            Advance::ALL.into_iter().map(|advance| (Choice::Learn(advance), advance::can_buy(s, seat, advance))),
        ),
        Prompt::Found => {
            let settlers = spaces(s.board.units_of(seat)).filter(|&space| s.board.stack(space)[Unit::Settler] > 0);
            reasons(settlers.map(|space| (Choice::At(space), found::can_found_at(s, seat, space))))
        }
        Prompt::CollectWith => reasons(cities().map(|city| (Choice::At(city), collect::can_collect_at(s, seat, city)))),
        Prompt::ConstructIn => {
            reasons(cities().map(|city| (Choice::At(city), construct::can_construct_at(s, seat, city))))
        }
        Prompt::Construct { city } => {
            let buildings = s.edition.building_kinds().map(|building| {
                (Choice::Build(building), construct::can_build(s, seat, city, building, construct::Terms::Paid))
            });
            let wonders = construct::wonder_cards(s, seat)
                .iter()
                .map(|wonder| (Choice::Wonder(wonder), construct::can_build_wonder(s, seat, city, wonder)));
            reasons(buildings.chain(wonders))
        }
        Prompt::RecruitIn => reasons(cities().map(|city| (Choice::At(city), recruit::can_recruit_at(s, seat, city)))),
        Prompt::Recruit { city, left } => {
            let units = s.edition.units();
            let verdict =
                |unit| if left == 0 { Err(Why::CitySize) } else { recruit::can_recruit_unit(s, seat, city, unit) };
            reasons(units.map(|unit| (Choice::Recruit(unit), verdict(unit))))
        }
        Prompt::Raise => reasons(cities().map(|city| (Choice::At(city), happiness::can_raise_city(s, seat, city)))),
        Prompt::Influence => {
            let open = influence::attempts(s, seat, 0, None).map(|attempt| attempt.target.index()).collect();
            let others = spaces(s.board.all_cities().without(open));
            reasons(
                others.map(|target| {
                    (Choice::At(target), influence::can_target(s, seat, target).and(Err(Why::OutOfRange)))
                }),
            )
        }
        Prompt::Squad { .. } => {
            let mine = || spaces(s.board.units_of(seat));
            let land = mine().filter(|&from| s.board.stack(from).land() > 0);
            let ships = mine().filter(|&from| s.board.stack(from).ships() > 0);
            let marches = land.map(|from| (Choice::March(from), move_units::can_march_from(s, seat, from)));
            // Whoever moves cities is told of those that stay; where units stand in one, they are who marches.
            let alone = |city: &Space| powers::may_roam(s, seat) && s.board.stack(*city).land() == 0;
            let roams = cities().filter(alone);
            let roams = roams.map(|city| (Choice::March(city), move_units::can_roam_from(s, seat, city)));
            let sails = ships.map(|from| (Choice::Sail(from), move_units::can_sail_from(s, seat, from)));
            reasons(marches.chain(roams).chain(sails))
        }
        Prompt::MarchWho { from, to } if powers::may_roam(s, seat) && s.cities(seat).contains(from.index()) => {
            let verdict = move_units::can_roam_to(s, seat, from, to);
            reasons([(Choice::Roam(Units::NONE), verdict)].into_iter())
        }
        Prompt::MarchTo { from } => reasons(
            spaces(s.board.around(from)).map(|to| (Choice::At(to), move_units::can_march_to(s, seat, from, to))),
        ),
        Prompt::Tactics { attacking, .. } => {
            let side = usize::from(!attacking);
            let hand = s.players[seat].actions.iter().map(ActionCard::new);
            reasons(hand.map(|card| (Choice::Lay(card), tactics::can_play(s, side, card.tactic()))))
        }
        _ => Vec::new(),
    }
}

fn turn(s: &State, seat: Seat) -> Vec<(Choice, Why)> {
    let acts = Act::ALL.into_iter().map(|action| (Choice::Act(action), can_act(s, seat, action)));
    let uses = powers::usable(s, seat).map(|advance| (Choice::Use(advance), powers::can_use(s, seat, advance)));
    let uses = uses.filter(|(_, verdict)| *verdict != Err(Why::NotUsable));
    let wonders = wonders::USABLE.into_iter();
    let wonders = wonders.map(|wonder| (Choice::UseWonder(wonder), wonders::can_use(s, seat, wonder)));
    let wonders = wonders.filter(|(_, verdict)| !matches!(verdict, Err(Why::NoWonder | Why::NotUsable)));
    let powers = civilizations::usable(s, seat);
    let powers = powers.map(|power| (Choice::Invoke(power), civilizations::can_use(s, seat, power)));
    let cards = s.players[seat].actions.iter().map(ActionCard::new);
    let cards = cards.map(|card| (Choice::Play(card), actions::can_play(s, seat, card)));
    let persons = events::playable(s, seat).map(|card| (Choice::Person(card), events::can_play_person(s, seat, card)));
    let trades = s.others(seat).map(|other| (Choice::Trade(other), trade::can_talk(s, seat, other)));
    reasons(acts.chain(uses).chain(wonders).chain(powers).chain(cards).chain(persons).chain(trades))
}

fn reasons(judged: impl Iterator<Item = Verdict>) -> Vec<(Choice, Why)> {
    judged.filter_map(|(choice, verdict)| Some((choice, verdict.err()?))).collect()
}
