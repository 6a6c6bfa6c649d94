//! The course of the game: three Eras of five rounds, the phases of a round in order (P4).

use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::actions::{
    aid, alliance, auction, campaign, construct, exchange, honour, movement, negotiation, place, production, route,
    sanitise, threat, trade, train, use_feature, vote, war, workers,
};
use crate::choice::{Choice, Deed};
use crate::components::buildings::Building;
use crate::components::eras::{ERAS, ROUNDS};
use crate::components::features::{Feature, Features};
use crate::components::icons::Icon;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Marks, Moving, Phase, State, Task};
use crate::{powers, setup};

/// Plays from one commit point to the next.
pub(crate) fn step(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    if let Some(task) = s.agenda.take_up() {
        return go_on(s, ask, task);
    }
    match s.phase {
        Phase::Offer => auction::offer(s, ask),
        Phase::Taking { served } => return auction::take(s, ask, served),
        Phase::Auction { turn } => return auction::turn(s, ask, turn),
        Phase::SecretAuction => return auction::secret(s, ask),
        Phase::Placing { served } if served < seats(s) => return place::place(s, ask, served),
        Phase::Placing { .. } => {
            let first = s.era == 0 && s.round == 0;
            s.offer.clear();
            s.phase = if first { Phase::FirstWorkers { served: 0 } } else { DIPLOMACY };
        }
        Phase::FirstWorkers { served } if served < seats(s) => workers::first(s, served),
        Phase::FirstWorkers { .. } => s.phase = DIPLOMACY,
        Phase::Diplomacy { served, acted } if served < seats(s) => return diplomacy(s, ask, served, acted),
        Phase::Diplomacy { .. } => s.phase = Phase::Administration { served: 0 },
        Phase::Administration { served } if served < seats(s) => return administration(s, ask, served),
        Phase::Administration { .. } => s.phase = Phase::Movement { served: 0, stage: Moving::Begin },
        Phase::Movement { served, stage } if served < seats(s) => return movement::go_on(s, ask, served, stage),
        Phase::Movement { .. } => s.phase = Phase::Negotiation { served: 0, next: None },
        Phase::Negotiation { served, next } if served < seats(s) => return negotiation::go_on(s, ask, served, next),
        Phase::Negotiation { .. } => s.phase = Phase::Wars { served: 0 },
        Phase::Wars { served } if served < seats(s) => return war::next(s, ask, served),
        Phase::Wars { .. } => s.phase = Phase::Production { served: 0 },
        Phase::Production { served } if served < seats(s) => return production::produce(s, ask, served),
        Phase::Production { .. } if s.round + 1 == ROUNDS => s.phase = Phase::Upkeep,
        Phase::Production { .. } => next_round(s),
        Phase::Upkeep => {
            production::keep_features(s, ask);
            s.phase = Phase::BeforeVote { served: 0, paid: false };
        }
        Phase::BeforeVote { served, paid } if served < seats(s) => return vote::prepare(s, ask, served, paid),
        Phase::BeforeVote { .. } => s.phase = Phase::Cards,
        Phase::Cards => return vote::put_forward(s, ask),
        Phase::Stakes { at } if usize::from(at) < s.ballot.len() => return vote::stake(s, ask, at),
        Phase::Stakes { .. } => {
            vote::count(s, ask);
            s.phase = Phase::EraEnd;
        }
        Phase::EraEnd => end_era(s, ask),
        Phase::Over => {}
    }
    Ok(())
}

const DIPLOMACY: Phase = Phase::Diplomacy { served: 0, acted: false };

fn seats(s: &State) -> u8 {
    s.count() as u8
}

fn go_on(s: &mut State, ask: &mut Ask<'_>, task: Task) -> Flow {
    match task {
        Task::Home(seat) => workers::come_home(s, ask, seat),
        Task::AnswerAid { from, to, bag } => aid::answer(s, ask, from, to, bag),
        Task::Partner(seat, feature) => alliance::partner(s, ask, seat, feature),
        Task::Recruit(seat) => {
            workers::recruit(s, seat);
            Ok(())
        }
        Task::Alliance(route) => alliance::agree(s, ask, route),
        Task::RouteEnd(seat, ally) => alliance::choose_end(s, ask, seat, ally),
        Task::GiveUp(seat) => war::give_up_route(s, ask, seat),
        Task::Announce => {
            war::announce(s, ask);
            Ok(())
        }
        Task::Spend => war::spend(s, ask),
        Task::SpendWorker(seat) => war::spend_worker(s, ask, seat),
        Task::AfterWar => {
            war::after(s);
            Ok(())
        }
    }
}

options! {
    /// What can be done in the Diplomacy step (P7).
    enum Diplomacy: Choice { Aid(seat: Seat), Threaten(seat: Seat), Break(seat: Seat), Use(feature: Feature), End }
}

/// A player's Diplomacy: any number of actions, then the next player (P7.1).
fn diplomacy(s: &mut State, ask: &mut Ask<'_>, served: u8, acted: bool) -> Flow {
    let seat = s.in_order(served);
    let prompt = Prompt::Diplomacy { points: s.points(seat) };
    let others = || s.others(seat);
    let aids = others().filter(|&other| aid::can_offer(s, seat, other).is_ok()).map(Diplomacy::Aid);
    let threats = others().filter(|&other| threat::can_threaten(s, seat, other).is_ok()).map(Diplomacy::Threaten);
    let breaks = others().filter(|&other| alliance::can_break(s, seat, other).is_ok()).map(Diplomacy::Break);
    let uses = powers::usable(s.players[seat].features, true);
    let uses = uses.filter(|&feature| use_feature::can_use(s, seat, feature).is_ok()).map(Diplomacy::Use);
    let options: arrayvec::ArrayVec<Diplomacy, 16> =
        aids.chain(threats).chain(breaks).chain(uses).chain([Diplomacy::End]).collect();
    let chosen = ask.one(seat, prompt, options)?;
    s.phase = Phase::Diplomacy { served, acted: acted || matches!(chosen, Diplomacy::Aid(_) | Diplomacy::Threaten(_)) };
    match chosen {
        Diplomacy::Aid(other) => aid::offer(s, ask, seat, other),
        Diplomacy::Threaten(other) => threat::threaten(s, ask, seat, other),
        Diplomacy::Break(ally) => {
            alliance::break_up(s, ask, seat, ally);
            Ok(())
        }
        Diplomacy::Use(feature) => use_feature::use_it(s, ask, seat, feature),
        Diplomacy::End => {
            s.phase = Phase::Diplomacy { served: served + 1, acted: false };
            Ok(())
        }
    }
}

options! {
    /// What can be done in the Administration step (P8).
    enum Administration: Choice {
        Trade, Exchange, Train, Honour(deed: Deed), Route(seat: Seat), Sanitise, Construct(building: Building),
        Campaign(points: u8), Use(feature: Feature), End,
    }
}

/// A player's Administration: any number of actions, then the next player (P8).
fn administration(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    let seat = s.in_order(served);
    let points = s.points(seat);
    match ask.one(seat, Prompt::Administration { points }, administrative(s, seat))? {
        Administration::Trade => trade::trade(s, ask, seat),
        Administration::Exchange => exchange::exchange(s, ask, seat),
        Administration::Train => train::train(s, ask, seat),
        Administration::Honour(deed) => {
            honour::honour(s, ask, seat, deed);
            Ok(())
        }
        Administration::Route(other) => {
            route::build(s, ask, seat, other);
            Ok(())
        }
        Administration::Sanitise => sanitise::sanitise(s, ask, seat),
        Administration::Construct(building) => construct::construct(s, ask, seat, building),
        Administration::Campaign(points) => {
            campaign::campaign(s, ask, seat, points);
            Ok(())
        }
        Administration::Use(feature) => use_feature::use_it(s, ask, seat, feature),
        Administration::End => {
            let culture = powers::points_left(s, seat, points).into();
            if culture > 0 {
                s.gain(seat, Icon::Culture, culture);
                ask.log(|| Event::PointsLeft { seat, culture });
            }
            s.phase = Phase::Administration { served: served + 1 };
            Ok(())
        }
    }
}

fn administrative(s: &State, seat: Seat) -> Vec<Administration> {
    let mut options = Vec::with_capacity(24);
    if trade::can_trade(s, seat).is_ok() {
        options.push(Administration::Trade);
    }
    if exchange::can_exchange(s, seat).is_ok() {
        options.push(Administration::Exchange);
    }
    if train::can_train(s, seat).is_ok() {
        options.push(Administration::Train);
    }
    let honours = [Deed::HonourHeroes, Deed::HonourWonders].into_iter();
    options.extend(honours.filter(|&deed| honour::can_honour(s, seat, deed).is_ok()).map(Administration::Honour));
    if route::can_build(s, seat).is_ok() {
        options.extend(s.others(seat).map(Administration::Route));
    }
    if sanitise::can_sanitise(s, seat).is_ok() {
        options.push(Administration::Sanitise);
    }
    let hand = s.players[seat].hand.kinds();
    options.extend(
        hand.filter(|&building| construct::can_construct(s, seat, building).is_ok()).map(Administration::Construct),
    );
    if campaign::can_campaign(s, seat).is_ok() {
        options.extend((1..=s.points(seat)).map(Administration::Campaign));
    }
    let uses = powers::usable(s.players[seat].features, false);
    options.extend(uses.filter(|&feature| use_feature::can_use(s, seat, feature).is_ok()).map(Administration::Use));
    options.push(Administration::End);
    options
}

/// The marker passes on, and marks of the round are taken away (P4.3).
fn next_round(s: &mut State) {
    s.first = s.first.next(s.count());
    s.round += 1;
    for seat in s.players.seats() {
        let player = &mut s.players[seat];
        player.marks = Marks { took_tile: player.marks.took_tile, ..Marks::default() };
        player.used = Features::NONE;
        (player.spent, player.bonus) = (0, 0);
    }
    s.phase = Phase::Offer;
}

/// What an Era's end brings, then the next Era or the end of the game (P15).
fn end_era(s: &mut State, ask: &mut Ask<'_>) {
    let order = s.turn_order();
    for seat in order.clone() {
        let effects: Vec<(Feature, i32)> = powers::era_end(s, seat).collect();
        end_effects(s, ask, seat, &effects);
    }
    let era = s.era;
    ask.log(|| Event::EraEnded { era });
    if s.era + 1 < ERAS {
        s.era += 1;
        next_round(s);
        s.round = 0;
        s.players.iter_mut().for_each(|(_, player)| player.marks.took_tile = false);
        let mut rng = s.rng.clone();
        s.stack = setup::shuffled(&mut rng, s.era, s.printing);
        s.rng = rng;
        return;
    }
    for seat in order {
        let effects: Vec<(Feature, i32)> = powers::game_end(s, seat).collect();
        end_effects(s, ask, seat, &effects);
    }
    s.phase = Phase::Over;
    ask.log(|| Event::Ended);
}

fn end_effects(s: &mut State, ask: &mut Ask<'_>, seat: Seat, effects: &[(Feature, i32)]) {
    for &(feature, due) in effects {
        let culture = s.award(seat, due);
        if culture != 0 {
            ask.log(|| Event::EndEffect { seat, feature, culture });
        }
    }
}
