//! What a player might have expected to do, and why not. The same judgements that make the lists of options.

use tessera_kernel::{Blocked, Phrase, Seat};

use crate::Tempus;
use crate::actions::{build, children, fight, move_people};
use crate::choice::{Action, Choice};
use crate::components::cities::TOKENS;
use crate::components::ideas::Kind;
use crate::components::sea::{Hex, around_all, hexes};
use crate::ideas::{self, Window};
use crate::prompt::Prompt;
use crate::state::State;
use crate::step::can_act;
use crate::why::Why;

type Judged = (Choice, Result<(), Why>);

/// What is not possible at a prompt, with the reasons.
pub(crate) fn blocked(s: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Tempus>> {
    let mine = || hexes(s.board.peopled(seat));
    let reasons = |judged: &mut dyn Iterator<Item = Judged>| reasons(s, seat, prompt, judged);
    match *prompt {
        Prompt::Turn { .. } => {
            let acts = Action::ALL.into_iter().map(|action| (Choice::Act(action), can_act(s, seat, action)));
            reasons(&mut acts.chain(cards(s, seat, Window::Open)))
        }
        Prompt::Move { .. } => {
            let tokens = mine().map(|hex| (Choice::From(hex), can_move_from(s, seat, hex)));
            reasons(&mut tokens.chain(cards(s, seat, Window::Moving)))
        }
        Prompt::MoveTo { from, .. } => {
            // What the eye might try: two steps around, every step the row allows, other shores, and coasts with Ships.
            let near = around_all(from.around()).and(s.board.land());
            let mut tried = near.or(move_people::by_empty_land(s, seat, from)).or(move_people::by_lake(s, from));
            if s.has_ships(seat) {
                tried = tried.or(move_people::by_sea(s, from));
            }
            let near = hexes(tried).filter(|&hex| hex != from);
            reasons(&mut near.map(|hex| (Choice::To(hex), can_move_to(s, seat, from, hex))))
        }
        Prompt::Birth { .. } => {
            let births = mine().map(|hex| (Choice::Birth(hex), children::can_be_born(s, seat, hex)));
            reasons(&mut births.chain(cards(s, seat, Window::Birthing)))
        }
        Prompt::Attack => {
            let near = around_all(s.board.peopled(seat)).and(s.board.foreign(seat));
            let allowed = fight::targets(s, seat);
            let judge = |hex: Hex| {
                if allowed.contains(hex.index()) { Ok(()) } else { Err(Why::Protected) }
            };
            reasons(&mut hexes(near).map(|hex| (Choice::Attack(hex), judge(hex))))
        }
        Prompt::Advance { from, target } => {
            let most = s.room(seat, target);
            let judge = |count| {
                if count <= most { Ok(()) } else { Err(Why::NoRoomFor) }
            };
            let counts = (0..=s.board.tokens(from)).map(|count| (Choice::Advance(count), judge(count)));
            reasons(&mut counts.chain(cards(s, seat, Window::Advancing)))
        }
        Prompt::Site => {
            let cities = s.board.all_built();
            reasons(&mut mine().map(|hex| (Choice::Site(hex), build::can_build_on(s, seat, hex, cities))))
        }
        Prompt::Convert => {
            let near = around_all(s.board.peopled(seat)).and(s.board.foreign(seat));
            reasons(&mut hexes(near).map(|hex| (Choice::Convert(hex), ideas::can_convert(s, seat, hex))))
        }
        Prompt::ConvertInto { from } => {
            let near = from.around().and(s.board.peopled(seat));
            reasons(&mut hexes(near).map(|hex| (Choice::Into(hex), ideas::can_join(s, seat, hex))))
        }
        Prompt::Tile { .. }
        | Prompt::TileTurn { .. }
        | Prompt::Settle { .. }
        | Prompt::AttackFrom { .. }
        | Prompt::Name { .. }
        | Prompt::LayAttack { .. }
        | Prompt::Defend { .. }
        | Prompt::City { .. }
        | Prompt::Discard { .. }
        | Prompt::Raise
        | Prompt::LayProgress { .. } => Vec::new(),
    }
}

fn reasons(s: &State, seat: Seat, prompt: &Prompt, judged: &mut dyn Iterator<Item = Judged>) -> Vec<Blocked<Tempus>> {
    let blocked = |(choice, verdict): Judged| {
        let why = verdict.err()?;
        Some(Blocked { choice, reason: reason(s, seat, prompt, choice, why), rule: why.rule() })
    };
    judged.filter_map(blocked).collect()
}

/// A reason in words, with what it takes and what there is.
fn reason(s: &State, seat: Seat, prompt: &Prompt, choice: Choice, why: Why) -> Phrase {
    let most = || hexes(s.board.peopled(seat)).map(|hex| s.board.tokens(hex)).max().unwrap_or(0);
    let at = place(choice);
    match (why, at) {
        (Why::Full, Some(hex)) => why.reason().with("tokens", s.board.tokens(hex)).with("limit", s.cap(seat, hex)),
        (Why::Full, None) => Phrase::new("tempus-why-full-everywhere"),
        (Why::NoRoomFor, _) => why.reason().with("limit", s.players[seat].epoch().stack),
        (Why::TooFewTokens, Some(hex)) => why.reason().with("tokens", s.board.tokens(hex)),
        (Why::NoSite, _) => why.reason().with("most", most()),
        (Why::CityNextDoor, Some(hex)) => {
            let city = hexes(hex.around().and(s.board.all_built())).next();
            why.reason().with("city", city.map(|city| city.to_string()).unwrap_or_default())
        }
        (Why::SupplyEmpty | Why::NoFreeToken, _) => why.reason().with("tokens", TOKENS),
        (Why::OutOfReach, Some(to)) => {
            let from = if let Prompt::MoveTo { from, .. } = *prompt { from } else { to };
            match move_people::steps(s, from, to) {
                Some(away) => why.reason().with("away", away).with("steps", s.players[seat].epoch().distance),
                None => Phrase::new("tempus-why-no-way-by-land"),
            }
        }
        (Why::Protected, Some(hex)) => match s.board.owner(hex) {
            Some(owner) => {
                let hexes = s.held(owner);
                Phrase::new("tempus-why-protected-player").with("who", owner).with("hexes", hexes)
            }
            None => why.reason(),
        },
        (Why::NoCityTile, Some(hex)) => why.reason().with("tokens", s.board.tokens(hex)),
        _ => why.reason(),
    }
}

/// The hex a choice is about.
const fn place(choice: Choice) -> Option<Hex> {
    match choice {
        Choice::To(hex)
        | Choice::Birth(hex)
        | Choice::Attack(hex)
        | Choice::Site(hex)
        | Choice::Convert(hex)
        | Choice::Into(hex) => Some(hex),
        _ => None,
    }
}

/// Each card in hand, played for its ability.
fn cards(s: &State, seat: Seat, window: Window) -> impl Iterator<Item = (Choice, Result<(), Why>)> {
    s.players[seat].hand.different().flat_map(move |card| {
        let verdict = ideas::can_play(s, seat, window, card.kind());
        if card.kind() == Kind::Government {
            let delay = (Choice::Delay(card), ideas::can_delay(s, window));
            return [Some((Choice::Double(card), verdict)), Some(delay)].into_iter().flatten();
        }
        [Some((Choice::Play(card), verdict)), None].into_iter().flatten()
    })
}

fn can_move_from(s: &State, seat: Seat, hex: Hex) -> Result<(), Why> {
    if move_people::unmoved(s, hex) == 0 {
        return Err(Why::AlreadyMoved);
    }
    if move_people::destinations(s, seat, hex).is_empty() {
        return Err(Why::NothingToMove);
    }
    Ok(())
}

fn can_move_to(s: &State, seat: Seat, from: Hex, to: Hex) -> Result<(), Why> {
    if move_people::destinations(s, seat, from).contains(to.index()) {
        Ok(())
    } else if s.board.city(to) > 0 {
        Err(Why::CityInTheWay)
    } else if s.board.foreign(seat).contains(to.index()) {
        Err(Why::EnemyInTheWay)
    } else if s.room(seat, to) == 0 {
        Err(Why::Full)
    } else if move_people::by_empty_land(s, seat, from).contains(to.index()) {
        Err(Why::WayBarred)
    } else {
        Err(Why::OutOfReach)
    }
}
