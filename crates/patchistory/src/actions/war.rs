//! Wars (P11).

use arrayvec::ArrayVec;
use tessera_kernel::{Audience, Flow, Part, Seat};

use crate::choice::{Choice, Fighter, Spending, Spot, Way};
use crate::components::eras::{FAR, MEMORABLE};
use crate::components::icons::Icon;
use crate::components::routes::{ALLIED, PRINCIPAL};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Fight, Phase, Space, State, Task};
use crate::{Ask, powers};

/// Wars a seat is part of that are ready to be fought.
fn ready(s: &State, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    let routes = s.principal.iter().enumerate().filter_map(|(at, route)| Some((at as u8, (*route)?)));
    routes
        .filter(move |(_, route)| {
            route.war.is_some() && route.worker == Some(Space::War) && [route.from, route.to].contains(&seat)
        })
        .map(|(at, _)| at)
}

/// The next war of a player, in the order the player likes (P11.1).
pub(crate) fn next(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    let seat = s.in_order(served);
    let waiting: ArrayVec<u8, PRINCIPAL> = ready(s, seat).collect();
    let route = match waiting[..] {
        [] => {
            s.phase = Phase::Wars { served: served + 1 };
            return Ok(());
        }
        [only] => only,
        _ => ask.pick(seat, Prompt::Fight, waiting, |at| Choice::Fight(Way::Principal(at)))?,
    };
    let seats = s.route_seats(route);
    let red = s.route_mut(route).war.expect("a war is declared");
    s.fight = Some(Fight { route, seats, red, bonus: [0; 2], power: None });
    let aggressors = s.turn_order().filter(|seat| (0..2).any(|at| seats[at] == *seat && red[at]));
    let mut tasks: Vec<Task> =
        aggressors.filter(|&seat| powers::route_fights(s, seat).is_some()).map(Task::GiveUp).collect();
    tasks.extend([Task::Announce, Task::Spend]);
    s.agenda.then_each(tasks);
    Ok(())
}

fn side(fight: &Fight, seat: Seat) -> usize {
    usize::from(fight.seats[1] == seat)
}

/// An Aggressor may give up a route for more Power (P11.2).
pub(crate) fn give_up_route(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let (Some(fight), Some((feature, power))) = (s.fight, powers::route_fights(s, seat)) else { return Ok(()) };
    let principal = (0..PRINCIPAL as u8)
        .filter(|&at| at != fight.route && s.principal[usize::from(at)].is_some_and(|route| route.from == seat));
    let allied = (0..ALLIED as u8)
        .filter(|&at| s.allied[usize::from(at)].is_some_and(|alliance| alliance.end_of(seat).is_some()));
    let ways: Vec<Way> = principal.map(Way::Principal).chain(allied.map(Way::Allied)).collect();
    if ways.is_empty() {
        return Ok(());
    }
    let chosen = ask.pick_or(Choice::No, seat, Prompt::GiveUp { feature, power }, ways, Choice::GiveUp)?;
    let Some(way) = chosen else { return Ok(()) };
    ask.log(|| Event::RouteGivenUp { seat, feature, way, power });
    match way {
        Way::Principal(at) => {
            s.cancel_war(ask, at);
            s.call_home(at);
            s.principal[usize::from(at)] = None;
        }
        Way::Allied(at) => s.end_alliance(at, seat),
    }
    if let Some(fight) = &mut s.fight {
        let at = side(fight, seat);
        fight.bonus[at] += power;
    }
    s.refresh(seat);
    Ok(())
}

/// The Powers, as the levels stand now (P11.2).
pub(crate) fn announce(s: &mut State, ask: &mut Ask<'_>) {
    let Some(mut fight) = s.fight else { return };
    let power = [0, 1].map(|at: usize| {
        let seat = fight.seats[at];
        let level =
            if fight.red[at] { s.level(seat, Icon::Military) + powers::attack(s, seat) } else { s.defence_power(seat) };
        u16::from(level) + u16::from(fight.bonus[at])
    });
    fight.power = Some(power);
    s.fight = Some(fight);
    let seats = fight.seats;
    ask.log(|| Event::PowersAnnounced { seat: seats[0], power: power[0], other: seats[1], other_power: power[1] });
}

/// Workers a seat may send back for Power; the one who stands for this war is not among them (P17.14).
fn fighters(s: &State, seat: Seat, route: u8) -> Vec<Fighter> {
    let mut fighters = vec![Fighter::None];
    if powers::worker_fights(s, seat).is_none() {
        return fighters;
    }
    let mut spots = s.spots(seat, Some(route));
    if s.names_fighters() {
        fighters.extend(spots.map(Fighter::At));
    } else {
        fighters.extend(spots.next().map(|_| Fighter::Unnamed));
    }
    fighters
}

/// Everything a seat may spend in secret (P11.3).
fn spendings(s: &State, seat: Seat, route: u8) -> Vec<Choice> {
    let votes = if powers::votes_fight(s, seat) { s.players[seat].votes } else { 0 };
    let mut options = Vec::new();
    for worker in fighters(s, seat, route) {
        for resources in 0..=s.good(seat, Icon::Resource) {
            for votes in 0..=votes {
                options.push(Choice::Spend(Spending { resources, votes, worker }));
            }
        }
    }
    options
}

/// Both spend in secret, and the war is decided (P11.3 to P11.6).
pub(crate) fn spend(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let Some((fight, announced)) = s.fight.and_then(|fight| Some((fight, fight.power?))) else { return Ok(()) };
    let part = |at: usize| Part {
        seat: fight.seats[at],
        prompt: Prompt::Spend {
            way: Way::Principal(fight.route),
            against: fight.seats[1 - at],
            mine: announced[at],
            theirs: announced[1 - at],
        },
        options: spendings(s, fight.seats[at], fight.route),
    };
    let answers = ask.all(vec![part(0), part(1)])?;
    ask.reveal(Audience::Everyone);
    let mut power = announced;
    s.agenda.then(Task::AfterWar);
    for (at, (seat, choice)) in answers.into_iter().enumerate().rev() {
        let Choice::Spend(Spending { resources, votes, worker }) = choice else { continue };
        power[at] += powers::resource_power(s, seat, resources) + votes;
        let fights = worker != Fighter::None;
        if fights {
            power[at] += u16::from(powers::worker_fights(s, seat).map_or(0, |(_, power)| power));
        }
        s.pay(seat, Icon::Resource, resources);
        s.players[seat].votes -= votes;
        let power = power[at];
        ask.log(|| Event::Spent { seat, resources, votes, worker: fights, power });
        match worker {
            Fighter::None => {}
            Fighter::Unnamed => s.agenda.then(Task::SpendWorker(seat)),
            Fighter::At(spot) => send_fighter(s, ask, seat, spot),
        }
    }
    decide(s, ask, &fight, power);
    Ok(())
}

fn decide(s: &mut State, ask: &mut Ask<'_>, fight: &Fight, power: [u16; 2]) {
    let [one, other] = fight.seats;
    let winner = match (power[0].cmp(&power[1]), fight.red) {
        (std::cmp::Ordering::Greater, _) => 0,
        (std::cmp::Ordering::Less, _) => 1,
        (std::cmp::Ordering::Equal, [true, true]) => {
            ask.log(|| Event::WarLostByBoth { seat: one, other });
            return;
        }
        (std::cmp::Ordering::Equal, [first_is_red, _]) => {
            let (aggressor, defender) = if first_is_red { (0, 1) } else { (1, 0) };
            if powers::wins_ties(s, fight.seats[aggressor]) { aggressor } else { defender }
        }
    };
    let (seat, over) = (fight.seats[winner], fight.seats[1 - winner]);
    let era = s.era_row();
    let culture = u16::from(if fight.red[winner] { era.attack } else { era.defence });
    s.gain(seat, Icon::Culture, culture);
    let safe = !fight.red[1 - winner] && powers::safe_defence(s, over);
    let memorable = power[winner] - power[1 - winner] >= u16::from(FAR) && !safe;
    let taken = if memorable { s.pay(over, Icon::Culture, MEMORABLE.into()) } else { 0 };
    s.gain(seat, Icon::Culture, taken);
    ask.log(|| Event::WarWon { seat, over, culture, taken });
}

/// A worker goes back to the track for Power (P17.14). The Powers announced stay what they are.
fn send_fighter(s: &mut State, ask: &mut Ask<'_>, seat: Seat, spot: Spot) {
    let Some((feature, power)) = powers::worker_fights(s, seat) else { return };
    ask.log(|| Event::WorkerFought { seat, feature, spot, power });
    s.send_back(ask, seat, spot);
}

/// Whoever has spent a worker says which, now that the war is decided: so it was under revision 1.
pub(crate) fn spend_worker(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let Some(fight) = s.fight else { return Ok(()) };
    let Some((feature, _)) = powers::worker_fights(s, seat) else { return Ok(()) };
    let spots: Vec<_> = s.spots(seat, Some(fight.route)).collect();
    let spot = ask.pick(seat, Prompt::SendBack { feature }, spots, Choice::Send)?;
    send_fighter(s, ask, seat, spot);
    Ok(())
}

/// The worker of the war goes home (P11.7).
pub(crate) fn after(s: &mut State) {
    if let Some(fight) = s.fight.take() {
        s.route_mut(fight.route).war = None;
        s.call_home(fight.route);
    }
}
