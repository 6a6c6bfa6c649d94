//! Negotiations of workers who have come to Return/Preparation (P10).

use arrayvec::ArrayVec;
use tessera_kernel::{Audience, Flow, Part, Seat};

use super::alliance;
use crate::choice::{Choice, Way};
use crate::components::icons::Icon;
use crate::components::routes::PRINCIPAL;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Phase, Space, State, Task};
use crate::{Ask, powers};

/// Negotiations of a seat's workers that are still to come: those who arrived in this round, and are not at war yet.
fn due(s: &State, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    let routes = s.principal.iter().enumerate().filter_map(|(at, route)| Some((at as u8, (*route)?)));
    routes
        .filter(move |(_, route)| route.from == seat && route.worker == Some(Space::Preparation) && route.war.is_none())
        .map(|(at, _)| at)
}

/// The next negotiation, in turn order of the workers' owners (P10.1).
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, served: u8, next: Option<u8>) -> Flow {
    let seat = s.in_order(served);
    if let Some(route) = next {
        return negotiate(s, ask, served, route);
    }
    let waiting: ArrayVec<u8, PRINCIPAL> = due(s, seat).collect();
    let next = match waiting[..] {
        [] => {
            s.phase = Phase::Negotiation { served: served + 1, next: None };
            return Ok(());
        }
        [only] => only,
        _ => ask.pick(seat, Prompt::Meet, waiting, |at| Choice::Meet(Way::Principal(at)))?,
    };
    s.phase = Phase::Negotiation { served, next: Some(next) };
    Ok(())
}

/// Whether a seat can be red: it must own what the preparation costs (P10.2).
pub(crate) fn can_be_red(s: &State, seat: Seat) -> bool {
    s.good(seat, Icon::Resource) >= powers::preparation(s, seat).into()
}

/// Red or blue, in secret; a war, perhaps an alliance, or nothing (P10.2 to P10.4).
fn negotiate(s: &mut State, ask: &mut Ask<'_>, served: u8, route: u8) -> Flow {
    let [seat, with] = s.route_seats(route);
    s.phase = Phase::Negotiation { served, next: None };
    if s.are_allied(seat, with) {
        s.call_home(route);
        ask.log(|| Event::CameHome { seat, way: Way::Principal(route) });
        return Ok(());
    }
    let part = |seat: Seat, with: Seat| Part {
        seat,
        prompt: Prompt::Colour { way: Way::Principal(route), with, cost: powers::preparation(s, seat) },
        options: if can_be_red(s, seat) { vec![Choice::Red, Choice::Blue] } else { vec![Choice::Blue] },
    };
    let answers = ask.all(vec![part(seat, with), part(with, seat)])?;
    let red = [0, 1].map(|at: usize| answers[at].1 == Choice::Red);
    ask.show(Audience::Everyone, || Event::Negotiated { seat, with, red: red[0], other_red: red[1] });
    if red == [false, false] {
        if alliance::is_possible(s, seat, with) {
            s.agenda.then(Task::Alliance(route));
        } else {
            s.call_home(route);
        }
        return Ok(());
    }
    for (aggressor, _) in [seat, with].into_iter().zip(red).filter(|(_, red)| *red) {
        let resources = powers::preparation(s, aggressor);
        s.pay(aggressor, Icon::Resource, resources.into());
        ask.log(|| Event::Prepared { seat: aggressor, resources });
    }
    s.route_mut(route).war = Some(red);
    Ok(())
}
