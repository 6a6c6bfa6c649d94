//! What a player might have expected to do, and why not. The same judgements that make the lists of options.

use crate::actions::{advance, collect, construct, found, happiness, influence, move_units, recruit, tactics, trade};
use crate::cards::{actions, events};
use crate::choice::Act;
use crate::powers::{civilizations, wonders};
use crate::prelude::*;
use crate::turn::can_act;
use crate::why::Reason;

type Verdict = (Choice, Result<(), Why>);

/// What is not possible at a prompt, with the reasons.
pub(crate) fn blocked(s: &State, seat: Seat, prompt: &Prompt) -> Vec<(Choice, Reason)> {
    let priced = |(choice, why)| {
        // What is open and too dear says more than that there is nothing.
        let dear = || cheapest_open(s, seat).filter(|_| choice == Choice::Act(Act::Advance));
        match why {
            Why::CannotPay => (choice, Reason { why, price: price(s, seat, prompt, choice) }),
            Why::NothingToLearn => match dear() {
                Some(price) => (choice, Reason { why: Why::CannotPay, price: Some(price) }),
                None => (choice, Reason { why, price: None }),
            },
            _ => (choice, Reason { why, price: None }),
        }
    };
    judged(s, seat, prompt).into_iter().map(priced).collect()
}

/// The least that an advance costs which could be gained if it could be paid for (C5.1).
fn cheapest_open(s: &State, seat: Seat) -> Option<Price> {
    let dear = Advance::ALL.into_iter().filter(|&one| advance::can_buy(s, seat, one) == Err(Why::CannotPay));
    dear.map(|one| advance::price(s, seat, one)).min_by_key(|price| price.goods.food)
}

/// What a choice would cost, and why.
fn price(s: &State, seat: Seat, prompt: &Prompt, choice: Choice) -> Option<Price> {
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
            let open = influence::attempts(s, seat, 0, None);
            let others =
                spaces(s.board.all_cities()).filter(|&target| open.iter().all(|attempt| attempt.target != target));
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
            reasons(marches.chain(ships.map(|from| (Choice::Sail(from), move_units::can_sail_from(s, seat, from)))))
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
