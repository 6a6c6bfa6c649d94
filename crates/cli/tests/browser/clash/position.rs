//! Positions of games that were played by chance, with a will to settle, to learn and to fight.

use tessera_clash::Clash;
use tessera_clash::choice::{Act, Choice};
use tessera_clash::components::advances::Advance;
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::prompt::Prompt;
use tessera_kernel::{Decision, Match, Record, Rng, Seat, Secret, Setup, Viewer};

/// A match of Clash of Cultures.
pub type Game = Match<Clash>;

/// A choice and whoever makes it, in notation.
pub type Deed = (Seat, String);

/// How gladly a choice is made.
fn will(game: &Game, decision: &Decision<Clash>, choice: &Choice) -> usize {
    match choice {
        // Whatever can be stopped goes on; what is offered again and again is left.
        Choice::End | Choice::Trade(_) | Choice::Claim(..) => 0,
        Choice::Done | Choice::Play(_) | Choice::Govern(_) => 1,
        Choice::Act(Act::Advance | Act::Found | Act::Collect | Act::Recruit | Act::Move) => 40,
        Choice::Recruit(Unit::Infantry) => 30,
        // Peoples march in force.
        Choice::Squad(units) if !game.setup().options.is("civilizations", "none") => {
            10 + 20 * usize::from(units.land())
        }
        Choice::Recruit(Unit::Leader | Unit::Cavalry | Unit::Elephant) | Choice::Build(Building::Market) => 90,
        Choice::Learn(Advance::Tactics) => 300,
        Choice::At(space) if matches!(decision.prompt, Prompt::MarchTo { .. } | Prompt::SailTo { .. }) => {
            let view = game.view(Viewer::Spectator);
            let there = view.space(*space).expect("a space of the board");
            let owners = [there.units.side, there.city.as_ref().map_or(there.units.side, |city| city.owner)];
            let foe = owners.iter().filter_map(|side| side.seat()).any(|seat| seat != decision.seat);
            if foe { 300 } else { 10 }
        }
        _ => 10,
    }
}

/// Chooses by chance.
fn choose(game: &Game, decision: &Decision<Clash>, rng: &mut Rng) -> usize {
    let wills: Vec<usize> = decision.options.iter().map(|choice| will(game, decision, choice)).collect();
    let total: usize = wills.iter().sum();
    if total == 0 || decision.prompt == Prompt::Raze {
        return decision.options.len() - 1;
    }
    let mut drawn = rng.index(total);
    wills
        .iter()
        .position(|will| {
            let chosen = drawn < *will;
            drawn = drawn.saturating_sub(*will);
            chosen
        })
        .expect("something was drawn")
}

/// The first position, in one game of the base game after the other, in which something is found, and what was found.
pub fn search<T>(seats: usize, found: impl Fn(&Game) -> Option<T>) -> (Game, T) {
    search_with("none", seats, found)
}

/// The same among games with peoples.
pub fn search_peoples<T>(seats: usize, found: impl Fn(&Game) -> Option<T>) -> (Game, T) {
    search_with("random", seats, found)
}

/// A game at its beginning, with peoples that are chosen like this.
pub fn begun(peoples: &str, seats: usize, number: u64) -> Game {
    let mut setup = Setup::anonymous::<Clash>(seats);
    setup.options.set("civilizations", peoples);
    Game::new(setup.checked::<Clash>().expect("a good setup"), Secret::from_number(number)).expect("a good setup")
}

fn search_with<T>(peoples: &str, seats: usize, found: impl Fn(&Game) -> Option<T>) -> (Game, T) {
    for number in 1..400 {
        let mut game = begun(peoples, seats, number);
        let mut rng = Rng::from_number(number);
        loop {
            if let Some(found) = found(&game) {
                return (game, found);
            }
            let Some(decision) = game.decisions().first().cloned() else { break };
            let choice = decision.options[choose(&game, &decision, &mut rng)];
            game.answer(decision.seat, &choice).expect("an option");
        }
    }
    panic!("no game comes to it");
}

/// A whole game in which something holds at the end.
pub fn whole(seats: usize, wish: impl Fn(&Game) -> bool) -> Record {
    search(seats, |game| (game.outcome().is_some() && wish(game)).then_some(())).0.record(true)
}

/// The game after a choice of whoever is asked.
pub fn after(game: &Game, seat: Seat, choice: &Choice) -> Game {
    let mut next = game.clone();
    next.answer(seat, choice).expect("an option");
    next
}

/// The record of a position: those who have a name are people, everyone else is a bot.
pub fn record_for(game: &Game, people: &[Seat]) -> Record {
    let mut record = game.record(true);
    for (index, name) in record.setup.seats.iter_mut().enumerate() {
        let person = people.contains(&Seat::new(index));
        *name = if person { format!("Ada {index}") } else { "Cyrus (beginner)".to_owned() };
    }
    record
}

/// The choices of whoever is asked that lead to something, each beginning with one of these words; at most so many.
pub fn way_to(game: &Game, steps: usize, words: &[&str], there: &dyn Fn(&Game) -> bool) -> Option<Vec<Deed>> {
    if there(game) {
        return Some(Vec::new());
    }
    let decision = game.decisions().first().filter(|_| steps > 0)?;
    decision.options.iter().find_map(|choice| {
        let deed = choice.to_string();
        let word = deed.split(' ').next().unwrap_or_default();
        if !words.contains(&word) {
            return None;
        }
        let mut way = way_to(&after(game, decision.seat, choice), steps - 1, words, there)?;
        way.insert(0, (decision.seat, deed));
        Some(way)
    })
}
