//! Alliances: made, forced and broken (P7.7, P10.3, P10.5).

use tessera_kernel::{Audience, Flow, Part, Seat};

use crate::Ask;
use crate::choice::{Choice, Way};
use crate::components::features::Feature;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Phase, State, Task};
use crate::why::Why;

/// Whether a seat may break an alliance: before any other Diplomacy, with a point at least.
pub(crate) fn can_break(s: &State, seat: Seat, ally: Seat) -> Result<(), Why> {
    if !s.are_allied(seat, ally) {
        return Err(Why::NoAlly);
    }
    if matches!(s.phase, Phase::Diplomacy { acted: true, .. }) {
        return Err(Why::NotFirst);
    }
    if s.points(seat) == 0 {
        return Err(Why::NoPoints);
    }
    Ok(())
}

/// All points of the round become Votes; the route goes back to the stock, its workers home.
pub(crate) fn break_up(s: &mut State, ask: &mut Ask<'_>, seat: Seat, ally: Seat) {
    let points = s.points(seat);
    s.players[seat].spent += points;
    s.players[seat].marks.broke = true;
    s.players[seat].votes += u16::from(points);
    ask.log(|| Event::AllianceBroken { seat, ally, votes: points.into() });
    let route = s.alliances().find(|(_, alliance)| alliance.other(seat) == Some(ally)).map(|(at, _)| at);
    if let Some(route) = route {
        s.end_alliance(route, seat);
    }
}

/// Whether an Allied route can still be laid between two.
pub(crate) fn is_possible(s: &State, one: Seat, other: Seat) -> bool {
    !s.are_allied(one, other) && s.allied.iter().any(Option::is_none)
}

/// Two who were both blue answer in secret whether they ally (P10.3).
pub(crate) fn agree(s: &mut State, ask: &mut Ask<'_>, route: u8) -> Flow {
    let [seat, with] = s.route_seats(route);
    let way = Way::Principal(route);
    let part =
        |seat, with| Part { seat, prompt: Prompt::Alliance { way, with }, options: vec![Choice::Ally, Choice::No] };
    let answers = ask.all(vec![part(seat, with), part(with, seat)])?;
    s.call_home(route);
    if answers.iter().all(|(_, answer)| *answer == Choice::Ally) {
        s.agenda.then(Task::RouteEnd(seat, with));
        ask.show(Audience::Everyone, || Event::Allied { seat, with });
    } else {
        ask.show(Audience::Everyone, || Event::NotAllied { seat, with });
    }
    Ok(())
}

/// A seat chooses its end of the new Allied route, and it is laid.
pub(crate) fn choose_end(s: &mut State, ask: &mut Ask<'_>, seat: Seat, ally: Seat) -> Flow {
    let near = ask.one(seat, Prompt::RouteEnd { ally }, [Choice::Near, Choice::Far])? == Choice::Near;
    s.lay_allied(ask, if near { [seat, ally] } else { [ally, seat] });
    Ok(())
}

/// Somebody may choose an ally who cannot refuse.
pub(crate) fn partner(s: &mut State, ask: &mut Ask<'_>, seat: Seat, feature: Feature) -> Flow {
    let possible: Vec<Seat> = s.others(seat).filter(|&other| is_possible(s, seat, other)).collect();
    if possible.is_empty() {
        return Ok(());
    }
    let chosen = ask.pick_or(Choice::No, seat, Prompt::Partner { feature }, possible, Choice::AllyWith)?;
    let Some(ally) = chosen else { return Ok(()) };
    let near = ask.one(seat, Prompt::RouteEnd { ally }, [Choice::Near, Choice::Far])? == Choice::Near;
    ask.log(|| Event::Allied { seat, with: ally });
    s.lay_allied(ask, if near { [seat, ally] } else { [ally, seat] });
    Ok(())
}
