//! One game from start to end.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tessera_bots::{Bot, Kind};
use tessera_games::Visitor;
use tessera_kernel::{Estimate, Game, Match, Seat, Tag};

use crate::external::{Program, shortened};
use crate::{Fixture, Foul, Player, Tournament};

/// What came of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The game.
    #[serde(flatten)]
    pub fixture: Fixture,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Places by seat, from 1. Whoever played foul comes last.
    pub ranks: Vec<u8>,
    /// The share of the win by seat: those who share the first place share the win.
    pub wins: Vec<f64>,
    /// How each seat played, by which results can be counted.
    pub tags: Vec<Vec<Tag>>,
    /// Choices made in all.
    pub choices: usize,
    /// Decisions with more than one option, by seat.
    pub asked: Vec<u32>,
    /// Seconds each seat thought. The only thing here that differs from run to run.
    pub seconds: Vec<f64>,
    /// Why a seat lost its game whatever its points, by seat.
    pub fouls: Vec<Option<Foul>>,
}

/// Plays a game of a tournament.
///
/// # Panics
/// When the tournament was not [checked](Tournament::check).
#[must_use]
pub fn play(tournament: &Tournament, fixture: &Fixture) -> Finished {
    struct Play<'a>(&'a Tournament, &'a Fixture);

    impl Visitor for Play<'_> {
        type Out = Finished;

        fn visit<G: Game>(self) -> Finished {
            Table::<G>::begin(self.0, self.1).play()
        }
    }

    tessera_games::visit(&tournament.game, Play(tournament, fixture)).expect("the tournament has been checked")
}

enum Sitter<G: Game> {
    Bot(Kind, Box<dyn Bot<G>>),
    Program(Program),
}

struct Table<'a, G: Game> {
    tournament: &'a Tournament,
    fixture: &'a Fixture,
    game: Match<G>,
    sitters: Vec<Sitter<G>>,
    asked: Vec<u32>,
    seconds: Vec<f64>,
    /// What each seat has spent of the time for its turn.
    spent: Vec<Duration>,
    fouls: Vec<Option<Foul>>,
}

impl<'a, G: Game> Table<'a, G> {
    fn begin(tournament: &'a Tournament, fixture: &'a Fixture) -> Self {
        let setup = tournament.setup().expect("the tournament has been checked");
        let game = tournament.begin::<G>(setup, fixture).expect("the tournament has been checked");
        let count = fixture.seats.len();
        let mut table = Self {
            tournament,
            fixture,
            game,
            sitters: Vec::new(),
            asked: vec![0; count],
            seconds: vec![0.0; count],
            spent: vec![Duration::ZERO; count],
            fouls: vec![None; count],
        };
        for seat in Seat::all(count) {
            let sitter = table.sit(seat);
            table.sitters.push(sitter);
        }
        table
    }

    fn sit(&mut self, seat: Seat) -> Sitter<G> {
        let index = seat.index();
        let mut chance = self.tournament.chance(self.fixture, index);
        match &self.tournament.players[self.fixture.seats[index]] {
            Player::Bot(kind) => Sitter::Bot(*kind, kind.build(chance)),
            Player::Program(words) => {
                let limit = Duration::from_millis(self.tournament.limit);
                let seed = u64::from(chance.below(u32::MAX));
                match Program::start(words, &self.game, seat, seed, limit) {
                    Ok(program) => Sitter::Program(program),
                    Err(foul) => self.replace(seat, foul),
                }
            }
        }
    }

    /// Whoever plays foul has lost; a bot plays on, so that the others' game still counts.
    fn replace(&mut self, seat: Seat, foul: Foul) -> Sitter<G> {
        self.fouls[seat.index()] = Some(foul);
        let kind = Kind::Greedy { slips: 0 };
        Sitter::Bot(kind, kind.build(self.tournament.chance(self.fixture, seat.index())))
    }

    fn play(mut self) -> Finished {
        while let Some(decision) = self.game.decisions().first() {
            let seat = decision.seat;
            if let [only] = &decision.options[..] {
                let only = only.clone();
                self.game.answer(seat, &only).expect("listed");
                continue;
            }
            self.asked[seat.index()] += 1;
            let begun = Instant::now();
            let fouled = self.ask(seat).err();
            self.count(seat, begun.elapsed());
            if let Some(foul) = fouled {
                self.sitters[seat.index()] = self.replace(seat, foul);
            }
        }
        self.finish()
    }

    /// Counts the time a seat took as a table of people does, so that a level plays here as it does there.
    fn count(&mut self, seat: Seat, time: Duration) {
        self.seconds[seat.index()] += time.as_secs_f64();
        for (other, spent) in self.spent.iter_mut().enumerate() {
            *spent = if other == seat.index() { *spent + time } else { spent.saturating_sub(Kind::RESPITE) };
        }
    }

    fn ask(&mut self, seat: Seat) -> Result<(), Foul> {
        match &mut self.sitters[seat.index()] {
            Sitter::Bot(kind, bot) => {
                bot.allow(kind.allowance(self.spent[seat.index()]));
                let index = bot.choose(self.game.eyes(seat));
                let decision = self.game.decision(seat).expect("the seat is asked");
                let choice = decision.options.get(index).expect("bots choose from the list").clone();
                self.game.answer(seat, &choice).expect("listed");
                Ok(())
            }
            Sitter::Program(program) => {
                let choice = program.choose(&self.game, seat)?;
                let taken = self.game.answer_text(seat, &choice);
                taken.map_err(|error| Foul::Illegal { choice: shortened(&choice), why: error.to_string() })
            }
        }
    }

    fn finish(self) -> Finished {
        for sitter in &self.sitters {
            if let Sitter::Program(program) = sitter {
                program.over(&self.game);
            }
        }
        let outcome = self.game.outcome().expect("games end");
        let count = outcome.scores.count();
        let mut ranks: Vec<u8> = outcome.ranks.values().copied().collect();
        let mut wins: Vec<f64> = Estimate::of_outcome(&outcome).values().map(|one| f64::from(one.chance)).collect();
        if self.fouls.iter().any(Option::is_some) {
            (ranks, wins) = without_fouls(&ranks, &self.fouls);
        }
        Finished {
            fixture: self.fixture.clone(),
            scores: outcome.scores.values().copied().collect(),
            ranks,
            wins,
            tags: Seat::all(count).map(|seat| G::tags(&self.game, seat)).collect(),
            choices: self.game.choices(),
            asked: self.asked,
            seconds: self.seconds,
            fouls: self.fouls,
        }
    }
}

/// Places and wins when those who played foul come last together. Where all did, nobody wins.
fn without_fouls(ranks: &[u8], fouls: &[Option<Foul>]) -> (Vec<u8>, Vec<f64>) {
    let fair = || ranks.iter().zip(fouls).filter(|(_, foul)| foul.is_none()).map(|(rank, _)| *rank);
    let count = fair().count() as u8;
    let place = |(rank, foul): (&u8, &Option<Foul>)| match foul {
        Some(_) => count + 1,
        None => 1 + fair().filter(|other| other < rank).count() as u8,
    };
    let ranks: Vec<u8> = ranks.iter().zip(fouls).map(place).collect();
    let winners = ranks.iter().zip(fouls).filter(|&(rank, foul)| *rank == 1 && foul.is_none()).count();
    let wins = ranks.iter().zip(fouls);
    let wins = wins.map(|(rank, foul)| if *rank == 1 && foul.is_none() { 1.0 / winners as f64 } else { 0.0 });
    (ranks.clone(), wins.collect())
}
