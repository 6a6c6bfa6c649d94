//! The running core of a match: a committed state, the answers since, and what is asked now.

use crate::ask::{Answer, Ask, Audience, Policy, Trace};
use crate::{BySeat, Decision, Game, Outcome, Rng, Seat, Viewer};

/// A point in a game, ready to be answered. It has no history and no log; [`Match`](crate::Match) adds those.
///
/// Searching bots copy positions by the million, so it holds nothing but what playing on needs.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    committed: G::State,
    current: G::State,
    answers: Vec<Answer>,
    settled: usize,
    pending: Vec<Decision<G>>,
}

impl<G: Game> Position<G> {
    /// Plays from a state between two steps to the first decision.
    #[must_use]
    pub fn new(state: G::State, trace: Option<&mut Trace<G>>) -> Self {
        let mut position =
            Self { current: state.clone(), committed: state, answers: Vec::new(), settled: 0, pending: Vec::new() };
        position.run(trace);
        position
    }

    /// What is true at the table now, hidden things included.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.current
    }

    /// The state at the last commit point, and the answers given since.
    #[must_use]
    pub fn committed(&self) -> (&G::State, &[Answer]) {
        (&self.committed, &self.answers)
    }

    /// Who must or may choose now; empty when the game is over.
    #[must_use]
    pub fn decisions(&self) -> &[Decision<G>] {
        &self.pending
    }

    /// What `seat` must or may choose now.
    #[must_use]
    pub fn decision(&self, seat: Seat) -> Option<&Decision<G>> {
        self.pending.iter().find(|decision| decision.seat == seat)
    }

    /// Seats that answered a question which still waits for others.
    pub fn answered(&self) -> impl Iterator<Item = Seat> + '_ {
        self.answers[self.settled..].iter().map(|answer| answer.seat)
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.pending.is_empty() { G::outcome(&self.current) } else { None }
    }

    /// Takes the option at `index` of `seat`'s decision and plays on to the next decision.
    ///
    /// Returns `false`, having changed nothing, when `seat` owes no decision or the list is shorter.
    pub fn answer(&mut self, seat: Seat, index: usize, trace: Option<&mut Trace<G>>) -> bool {
        let listed = self.decision(seat).is_some_and(|decision| index < decision.options.len());
        if !listed {
            return false;
        }
        let index = u16::try_from(index).expect("lists are shorter than 65,536");
        self.answers.push(Answer { seat, index });
        self.rerun(trace);
        true
    }

    /// The position after `seat` takes the option at `index`; `None` where that is not possible.
    ///
    /// The same as to [answer](Self::answer) on a copy, without copying what is asked now.
    #[must_use]
    pub fn after(&self, seat: Seat, index: usize) -> Option<Self> {
        self.decision(seat).filter(|decision| index < decision.options.len())?;
        let mut answers = Vec::with_capacity(self.answers.len() + 1);
        answers.extend_from_slice(&self.answers);
        answers.push(Answer { seat, index: u16::try_from(index).ok()? });
        let (committed, current) = (self.committed.clone(), self.committed.clone());
        let mut position = Self { committed, current, answers, settled: 0, pending: Vec::new() };
        position.run(None);
        Some(position)
    }

    /// How many answers since the last commit point belong to fully answered questions.
    pub(crate) fn settled(&self) -> usize {
        self.settled
    }

    fn rerun(&mut self, trace: Option<&mut Trace<G>>) {
        self.current.clone_from(&self.committed);
        self.run(trace);
    }

    /// Runs steps until one suspends or the game is over.
    fn run(&mut self, mut trace: Option<&mut Trace<G>>) {
        self.pending.clear();
        if let Some(trace) = trace.as_deref_mut() {
            trace.tentative.clear();
        }
        while G::outcome(&self.current).is_none() {
            let mut ask = Ask::new(&self.answers, None, &mut self.pending, trace.as_deref_mut());
            let flow = G::step(&mut self.current, &mut ask);
            self.settled = ask.settled();
            if flow.is_err() {
                assert_eq!(
                    G::rng(&self.current).position(),
                    G::rng(&self.committed).position(),
                    "commit after drawing at random, before the next question"
                );
                return;
            }
            debug_assert_eq!(self.settled, self.answers.len(), "a committed step used every answer");
            if let Some(trace) = trace.as_deref_mut() {
                let Trace { committed, tentative, .. } = trace;
                committed.append(tentative);
            }
            self.committed.clone_from(&self.current);
            self.answers.clear();
            self.settled = 0;
        }
    }

    /// Plays to the end, every question answered on the spot, and returns how many were asked.
    ///
    /// `each_commit` sees every committed state and may stop the game by returning `false`.
    pub fn play_out(self, policy: &mut dyn Policy<G>, mut each_commit: impl FnMut(&G::State) -> bool) -> Played<G> {
        let Self { committed: mut state, answers, mut pending, .. } = self;
        pending.clear();
        let mut given: &[Answer] = &answers;
        let mut decisions = 0;
        while G::outcome(&state).is_none() && each_commit(&state) {
            decisions += play_step(&mut state, given, policy, &mut pending);
            given = &[];
        }
        Played { state, decisions }
    }

    /// Plays a state one step on, from one commit point to the next, every question answered on the spot, and returns how
    /// many were asked.
    pub fn play_step(state: &mut G::State, policy: &mut dyn Policy<G>) -> u64 {
        play_step(state, &[], policy, &mut Vec::new())
    }

    /// This position as `viewer` might imagine it: everything they cannot know is sampled anew, chance included.
    ///
    /// The result depends on what the viewer knows and on `rng` alone.
    #[must_use]
    pub fn redealt(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut state = self.committed.clone();
        G::redeal(&mut state, viewer, rng);
        // What others have answered since the last commit is theirs alone: whoever imagines the table lets them answer
        // anew. No seat is asked while another's answer to an earlier question of the step is in flight.
        let known = self.answers.iter().filter(|answer| viewer.is(answer.seat)).copied();
        let mut position = Self {
            current: state.clone(),
            committed: state,
            answers: known.collect(),
            settled: 0,
            pending: Vec::new(),
        };
        position.run(None);
        position
    }
}

fn play_step<G: Game>(
    state: &mut G::State,
    given: &[Answer],
    policy: &mut dyn Policy<G>,
    pending: &mut Vec<Decision<G>>,
) -> u64 {
    let mut ask = Ask::new(given, Some(policy), pending, None);
    let flow = G::step(state, &mut ask);
    debug_assert!(flow.is_ok(), "a policy answers everything");
    ask.asked()
}

/// How a game that was played out ended.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The last state.
    pub state: G::State,
    /// How many questions were asked on the way.
    pub decisions: u64,
}

/// What happened between an answer and the next decision that cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Dice or a shuffle.
    Random,
    /// Somebody saw something.
    Revealed,
}

impl Barrier {
    pub(crate) fn between(random: bool, reveals: &[Audience]) -> Option<Self> {
        if !reveals.is_empty() {
            Some(Self::Revealed)
        } else if random {
            Some(Self::Random)
        } else {
            None
        }
    }
}

/// Eyes at the table: all a bot ever gets. It can look, and imagine the rest, but not peek.
#[derive(Clone, Copy)]
pub struct Eyes<'a, G: Game> {
    position: &'a Position<G>,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The table as `seat` sees it.
    #[must_use]
    pub const fn new(position: &'a Position<G>, seat: Seat) -> Self {
        Self { position, seat }
    }

    /// Whose eyes these are.
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// What this seat must or may choose.
    #[must_use]
    pub fn decision(self) -> Option<&'a Decision<G>> {
        self.position.decision(self.seat)
    }

    /// Whether everybody can tell how much this seat has to choose from: see [`Game::open`].
    #[must_use]
    pub fn is_open(self) -> bool {
        self.decision().is_some_and(|decision| decision.is_open(self.position.state()))
    }

    /// What this seat sees.
    #[must_use]
    pub fn view(self) -> G::View {
        G::view(self.position.state(), Viewer::Seat(self.seat))
    }

    /// A position that agrees with everything this seat knows; the unknown is sampled.
    #[must_use]
    pub fn imagine(self, rng: &mut Rng) -> Position<G> {
        self.position.redealt(Viewer::Seat(self.seat), rng)
    }

    /// Everyone's points as this seat can count them.
    #[must_use]
    pub fn scores(self) -> BySeat<Vec<crate::ScoreLine>> {
        G::scores(self.position.state(), Viewer::Seat(self.seat))
    }
}
