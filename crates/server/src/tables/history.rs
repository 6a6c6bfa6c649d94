//! How a match went: for charts and timelines.

use tessera_kernel::{AnyMatch, Seat, Sight, Viewer};

/// How a match went.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Everyone's points after each number of choices, from 0.
    pub points: Vec<Vec<i32>>,
    /// Where each round begins: what it is called and the choices made before.
    pub rounds: Vec<(String, usize)>,
}

impl History {
    /// Plays a match anew, takebacks left out, and notes how it went.
    pub fn of(game: &dyn AnyMatch) -> Self {
        let mut history = Self::default();
        let mut played = game.at(0);
        history.note(played.as_ref());
        for (seat, choice) in game.at(game.choices()).record(true).deeds {
            played.answer(seat, &choice).expect("what was chosen can be chosen again");
            history.note(played.as_ref());
        }
        history
    }

    fn note(&mut self, played: &dyn AnyMatch) {
        // It is shown once all is over: points that lay behind a screen are those their owner saw.
        let own = |seat: Seat| played.scores(Viewer::Seat(seat))[seat.index()].iter().map(|line| line.points).sum();
        self.points.push(Seat::all(played.setup().seats.len()).map(own).collect());
        let Some(round) = tessera_table::round(Sight::new(played, Viewer::Spectator)) else { return };
        if self.rounds.last().is_none_or(|(last, _)| *last != round) {
            self.rounds.push((round, played.choices()));
        }
    }
}
