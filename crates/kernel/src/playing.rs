//! Playing a game as its players see it, for its tests: who is asked, what is offered, why not.
//!
//! A game's tests wrap a [`Match`] in a type of their own, implement [`Playing`] for it, and add what the game has to ask
//! about its positions.

use crate::{Arg, Game, Match, Seat, Secret, Setup, Viewer};

/// A match under way, played and asked in notation.
pub trait Playing: Sized {
    /// The game that is played.
    type Game: Game;

    /// Choices that do as little as possible, the quietest first.
    const QUIET: &'static [&'static str];

    /// A match to be played.
    fn of(game: Match<Self::Game>) -> Self;

    /// The match.
    fn game(&self) -> &Match<Self::Game>;

    /// The match, to be played on.
    fn game_mut(&mut self) -> &mut Match<Self::Game>;

    /// A whole new game from a seed, with the usual setup.
    ///
    /// # Panics
    /// When the game is not for so many.
    #[must_use]
    fn from_seed(seats: usize, seed: u64) -> Self {
        let setup = Setup::anonymous::<Self::Game>(seats);
        Self::of(Match::new(setup, Secret::from_number(seed)).expect("the setup is playable"))
    }

    /// Whoever must choose.
    ///
    /// # Panics
    /// When the game is over.
    #[track_caller]
    fn who(&self) -> Seat {
        self.game().decisions().iter().find(|decision| decision.owed).expect("somebody must choose").seat
    }

    /// The options of whoever must choose, in notation; none when the game is over.
    fn options(&self) -> Vec<String> {
        let decisions = self.game().decisions();
        let asked = decisions.iter().find(|decision| decision.owed);
        asked.map_or_else(Vec::new, |decision| decision.options.iter().map(ToString::to_string).collect())
    }

    /// The options that begin with a word, without it, sorted: `offered("to")` lists destinations.
    fn offered(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        let mut offered: Vec<String> =
            self.options().iter().filter_map(|option| option.strip_prefix(&prefix).map(str::to_owned)).collect();
        offered.sort();
        offered
    }

    /// Whether a choice is listed.
    fn offers(&self, choice: &str) -> bool {
        self.options().iter().any(|option| option == choice)
    }

    /// The rule that blocks a choice of whoever must choose, or `None` where nothing is said of it.
    #[track_caller]
    fn why_not(&self, choice: &str) -> Option<&'static str> {
        let blocked = self.game().blocked(self.who());
        blocked.iter().find(|blocked| blocked.choice.to_string() == choice).map(|blocked| blocked.rule)
    }

    /// The figures that are said of why a choice is blocked, by name; none where nothing is said or counted.
    #[track_caller]
    fn counted(&self, choice: &str) -> Vec<(&'static str, i64)> {
        let blocked = self.game().blocked(self.who());
        let found = blocked.into_iter().find(|blocked| blocked.choice.to_string() == choice);
        let number = |(name, arg)| if let Arg::Number(number) = arg { Some((name, number)) } else { None };
        found.map(|blocked| blocked.reason.args.into_iter().filter_map(number).collect()).unwrap_or_default()
    }

    /// Takes choices, separated by commas, for whoever must choose; one with a question mark only if it is offered.
    ///
    /// # Panics
    /// When one is not listed, or the position it leads to is broken.
    #[track_caller]
    fn choose(&mut self, choices: &str) -> &mut Self {
        for choice in choices.split(',').map(str::trim) {
            let choice = match choice.strip_suffix('?') {
                Some(choice) if !self.offers(choice) => continue,
                Some(choice) => choice,
                None => choice,
            };
            let seat = self.who();
            self.answer(seat, choice);
        }
        self
    }

    /// Takes a choice for a seat.
    ///
    /// # Panics
    /// When it is not listed, or the position it leads to is broken.
    #[track_caller]
    fn answer(&mut self, seat: Seat, choice: &str) {
        if let Err(error) = self.game_mut().answer_text(seat, choice) {
            let prompt = self.game().decision(seat).map(|decision| format!("{:?}", decision.prompt));
            panic!("{choice}: {error}\nprompt: {}", prompt.unwrap_or_default());
        }
        assert_eq!(Self::Game::check(self.state()), Ok(()), "after {choice}");
    }

    /// Takes the quietest choice, the first where there is none, until something holds or the game is over.
    ///
    /// # Panics
    /// When that never happens.
    #[track_caller]
    fn pass_until(&mut self, stop: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..2000 {
            if self.game().outcome().is_some() || stop(self) {
                return self;
            }
            let options = self.options();
            let quiet = Self::QUIET.iter().find(|&&quiet| options.iter().any(|option| option == quiet));
            self.choose(quiet.map_or(options[0].as_str(), |quiet| quiet));
        }
        panic!("that never happens");
    }

    /// The state with everything in it.
    fn state(&self) -> &<Self::Game as Game>::State {
        self.game().state()
    }

    /// What a seat sees.
    fn view(&self, seat: Seat) -> <Self::Game as Game>::View {
        self.game().view(Viewer::Seat(seat))
    }

    /// Everything that happened, as a seat is told.
    fn told(&self, seat: Seat) -> Vec<<Self::Game as Game>::Event> {
        self.game().log(Viewer::Seat(seat)).into_iter().map(|line| line.event).collect()
    }
}
