//! The suite every game passes: one line in the game's tests.
//!
//! ```text
//! #[test]
//! fn conformance() {
//!     tessera_kernel::conformance::suite::<MyGame>(&[2, 3, 4], 0..20);
//! }
//! ```
//!
//! It plays random games and asks at every decision whether what must hold for any game holds: each listed option is
//! accepted and nothing else is, notation is unique and round-trips, re-running, copying, storing and replaying agree,
//! takebacks restore, secrets stay secret, what others can observe depends on public facts alone, and the game's own invariants are kept.

use std::ops::Range;

use crate::ask::Trace;
use crate::hash::state_hash;
use crate::{
    Ask, BySeat, Decision, Game, Match, Offer, PlayError, Policy, Position, Question, Record, Rng, ScoreLine, Seat,
    Secret, Setup, Takebacks, Viewer,
};

/// Plays random games of each edition, for each number of seats and each seed, everything checked.
///
/// # Panics
/// At the first thing that does not hold, naming edition, seats, seed and choice.
pub fn suite<G: Game>(seats: &[usize], seeds: Range<u64>) {
    for (&edition, &count) in G::EDITIONS.iter().flat_map(|edition| seats.iter().map(move |count| (edition, count))) {
        suite_of::<G>(&Setup::anonymous::<G>(count).in_edition(edition), seeds.clone());
    }
}

/// The same for one setup, whatever was agreed in it.
///
/// # Panics
/// With a description, at the first thing that does not hold.
pub fn suite_of<G: Game>(setup: &Setup, seeds: Range<u64>) {
    for seed in seeds {
        for takebacks in [Takebacks::Strict, Takebacks::Free] {
            Checked::<G>::play(&Setup { takebacks, ..setup.clone() }, seed);
        }
        plays_out_as_it_plays::<G>(setup, seed);
    }
}

/// No sensible game asks more often than this.
const ENDLESS: usize = 100_000;

struct Checked<G: Game> {
    game: Match<G>,
    rng: Rng,
    context: String,
}

impl<G: Game> Checked<G> {
    fn play(setup: &Setup, seed: u64) {
        let game = Match::<G>::new(setup.clone(), Secret::from_number(seed)).expect("the usual setup works");
        let rng = Rng::from_number(seed ^ 0x5eed);
        let what = format!("{} {} with {} seats, seed {seed}", G::ID, setup.edition, setup.count());
        let mut checked = Self { game, rng, context: what.clone() };
        while checked.game.outcome().is_none() {
            checked.context = format!("{what}, after {}", checked.game.choices());
            assert!(checked.game.choices() < ENDLESS, "{}: random play never ends", checked.context);
            checked.at_a_decision();
            checked.choose();
        }
        checked.at_the_end();
    }

    fn at_a_decision(&mut self) {
        self.invariants();
        self.decisions_are_sound();
        self.reruns_are_identical();
        self.what_is_asked_depends_on_no_secret();
        self.what_others_observe_depends_on_no_secret();
        // The costlier questions are asked now and then; over many games every place is asked.
        match self.rng.below(16) {
            0 => self.others_are_refused(),
            1 => self.a_stored_state_goes_on(),
            2 | 3 => self.redeals_depend_on_knowledge_alone(),
            4 => self.secrets_stay_secret_as_play_goes_on(),
            5 | 6 => self.secret_choices_are_imagined_anew(),
            7 => self.undo_restores(),
            8 if self.game.choices().is_multiple_of(8) => self.record_replays(),
            _ => {}
        }
    }

    fn invariants(&self) {
        for state in [self.game.state(), self.game.position().committed().0] {
            if let Err(broken) = G::check(state) {
                panic!("{}: {broken}", self.context);
            }
        }
    }

    fn decisions_are_sound(&self) {
        let decisions = self.game.decisions();
        assert!(decisions.iter().any(|decision| decision.owed), "{}: nobody must choose", self.context);
        for (at, decision) in decisions.iter().enumerate() {
            let twice = decisions[..at].iter().any(|other| other.seat == decision.seat);
            assert!(!twice, "{}: seat {} is asked twice at once", self.context, decision.seat);
            assert!(!decision.options.is_empty(), "{}: {:?} has no options", self.context, decision.prompt);
            let mut notation: Vec<String> = decision.options.iter().map(ToString::to_string).collect();
            for (option, text) in decision.options.iter().zip(&notation) {
                assert!(text.parse().ok().as_ref() == Some(option), "{}: '{text}' does not round-trip", self.context);
                assert!(text != "undo" && text.trim() == text && !text.contains('\n'), "{}: '{text}'", self.context);
            }
            notation.sort_unstable();
            let clash = notation.windows(2).find(|pair| pair[0] == pair[1]);
            assert!(clash.is_none(), "{}: {clash:?} is listed twice", self.context);
        }
    }

    /// Each listed option is accepted; nothing is said of others here.
    fn choose(&mut self) {
        let decisions = self.game.decisions();
        let Decision { seat, options, .. } = &decisions[self.rng.index(decisions.len())];
        let (seat, choice) = (*seat, options[self.rng.index(options.len())].clone());
        let accepted = self.game.answer(seat, &choice);
        assert_eq!(accepted, Ok(()), "{}: a listed option was refused", self.context);
    }

    fn others_are_refused(&mut self) {
        let before = state_hash(self.game.state());
        let waiting: Vec<Seat> = self.game.decisions().iter().map(|decision| decision.seat).collect();
        for seat in Seat::all(self.game.setup().count()) {
            if !waiting.contains(&seat) {
                let refused = self.game.answer_text(seat, "pass");
                assert!(matches!(refused, Err(PlayError::NotAsked { .. })), "{}: {refused:?}", self.context);
            }
        }
        // What somebody chose earlier in the game is a plausible choice; unlisted, it must be refused.
        let earlier: Vec<G::Choice> = self.game.line().map(|(_, choice)| choice.clone()).collect();
        for choice in earlier.iter().rev().take(40) {
            let decision = &self.game.decisions()[0];
            if !decision.options.contains(choice) {
                let refused = self.game.answer(waiting[0], choice);
                assert!(matches!(refused, Err(PlayError::NotListed { .. })), "{}: {refused:?}", self.context);
            }
        }
        assert_eq!(state_hash(self.game.state()), before, "{}: a refusal changed something", self.context);
    }

    fn reruns_are_identical(&self) {
        let (committed, answers) = self.game.position().committed();
        let run = || {
            let mut state = committed.clone();
            let mut pending = Vec::new();
            let mut trace = Trace::default();
            let mut ask = Ask::new(answers, None, &mut pending, Some(&mut trace));
            let flow = G::step(&mut state, &mut ask);
            assert!(flow.is_err(), "{}: a re-run did not wait", self.context);
            (state, pending, trace.tentative)
        };
        let (first, second) = (run(), run());
        assert!(first == second, "{}: two runs of one step differ", self.context);
        assert!(first.0 == *self.game.state(), "{}: a re-run differs from what is shown", self.context);
        assert!(first.1 == self.game.decisions(), "{}: a re-run asks something else", self.context);
    }

    fn a_stored_state_goes_on(&self) {
        let stored = postcard::to_allocvec(self.game.state()).expect("states serialise");
        let back: G::State = postcard::from_bytes(&stored).expect("stored states can be read");
        assert!(back == *self.game.state(), "{}: a stored state differs", self.context);
        let text = serde_json::to_string(self.game.state()).expect("states serialise as JSON");
        let back: G::State = serde_json::from_str(&text).expect("JSON states can be read");
        assert_eq!(state_hash(&back), state_hash(self.game.state()), "{}: a state differs as JSON", self.context);
        for viewer in Viewer::all(self.game.setup().count()) {
            serde_json::to_string(&self.game.view(viewer)).expect("views serialise");
        }
    }

    fn record_replays(&self) {
        let record = self.game.record(true);
        let read: Record = record.to_string().parse().unwrap_or_else(|error| panic!("{}: {error}", self.context));
        assert!(read == record, "{}: a record does not round-trip", self.context);
        let replayed = read.replay::<G>().unwrap_or_else(|error| panic!("{}: {error}", self.context));
        assert!(replayed.state() == self.game.state(), "{}: a replay differs", self.context);
        for viewer in Viewer::all(self.game.setup().count()) {
            assert!(replayed.log(viewer) == self.game.log(viewer), "{}: a replay tells another story", self.context);
        }
    }

    /// A takeback is offered exactly when it works, and leads back to the very same table.
    fn undo_restores(&mut self) {
        let seat = Seat::new(self.rng.index(self.game.setup().count()));
        let mut back = self.game.clone();
        let promised = back.can_undo(seat);
        let undone = back.undo(seat);
        assert_eq!(undone.map(|_| ()), promised, "{}: can_undo and undo disagree", self.context);
        let Ok(undone) = undone else {
            assert!(back.state() == self.game.state(), "{}: a refused takeback changed something", self.context);
            return;
        };
        let mut left: Vec<(Seat, &G::Choice)> = self.game.line().collect();
        undone.remove_from(&mut left);
        assert!(back.line().eq(left), "{}: a takeback removed something else than it said", self.context);
        let fresh = self.game.at(back.choices());
        let straight = back.choices() < self.game.choices() - 1 || back.line().eq(fresh.line());
        if straight {
            assert!(back.state() == fresh.state(), "{}: a takeback did not restore the table", self.context);
            assert!(back.decisions() == fresh.decisions(), "{}: a takeback asks something else", self.context);
        }
        assert!(back.decision(seat).is_some(), "{}: after a takeback the seat chooses again", self.context);
        let replayed = back.record(true).replay::<G>().unwrap_or_else(|error| panic!("{}: {error}", self.context));
        assert!(replayed.state() == back.state(), "{}: a record with a takeback differs", self.context);
    }

    /// Design: two tables that differ only in what a viewer may not know look the same to them; and what is imagined
    /// depends on what is known alone, so that nobody who plays on imagined tables can peek.
    fn redeals_depend_on_knowledge_alone(&mut self) {
        for viewer in Viewer::all(self.game.setup().count()) {
            let (seed, other_seed) = (u64::from(self.rng.below(1000)), u64::from(self.rng.below(1000)) + 1000);
            let mut elsewhere = self.game.state().clone();
            G::redeal(&mut elsewhere, viewer, &mut Rng::from_number(other_seed));
            let broken = G::check(&elsewhere);
            assert_eq!(broken, Ok(()), "{}: a redealt table for {viewer:?} is impossible", self.context);
            assert!(
                G::view(&elsewhere, viewer) == self.game.view(viewer),
                "{}: {viewer:?} sees something hidden",
                self.context
            );
            let mut imagined = self.game.state().clone();
            G::redeal(&mut imagined, viewer, &mut Rng::from_number(seed));
            G::redeal(&mut elsewhere, viewer, &mut Rng::from_number(seed));
            assert!(imagined == elsewhere, "{}: what {viewer:?} imagines depends on what is hidden", self.context);
        }
    }

    /// What can be chosen, that it can, and why other things cannot, must not tell a player what they cannot know.
    fn what_is_asked_depends_on_no_secret(&mut self) {
        for decision in self.game.decisions() {
            let (seat, viewer) = (decision.seat, Viewer::Seat(decision.seat));
            let imagined = self.game.position().redealt(viewer, &mut self.rng);
            let same = imagined.decision(seat);
            assert!(same == Some(decision), "{}: what {viewer:?} is asked depends on secrets", self.context);
            if self.rng.below(8) == 0 {
                let blocked = |position: &Position<G>| G::blocked(position.state(), seat, &decision.prompt);
                let (here, there) = (blocked(self.game.position()), blocked(&imagined));
                assert!(here == there, "{}: why {viewer:?} cannot depends on secrets", self.context);
            }
        }
    }

    /// Who is asked what, and what makes itself, must not tell the others what they cannot know.
    fn what_others_observe_depends_on_no_secret(&mut self) {
        let viewer = self.any_viewer();
        let here = self.game.position();
        if here.committed().1.iter().any(|answer| !viewer.is(answer.seat)) {
            return; // Others answer anew at an imagined table: compare where they have nothing in flight.
        }
        let there = here.redealt(viewer, &mut self.rng);
        self.looks_the_same(here, &there, viewer);
    }

    fn any_viewer(&mut self) -> Viewer {
        let viewers: Vec<Viewer> = Viewer::all(self.game.setup().count()).collect();
        viewers[self.rng.index(viewers.len())]
    }

    fn looks_the_same(&self, here: &Position<G>, there: &Position<G>, viewer: Viewer) {
        let (seen, seen_there) = (Observed::new(here, viewer), Observed::new(there, viewer));
        let context = &self.context;
        assert!(
            seen.asked == seen_there.asked,
            "{context}: {viewer:?} could tell two tables apart by who is asked what: {:?} or {:?}",
            seen.asked,
            seen_there.asked
        );
        assert!(seen.own == seen_there.own, "{context}: {viewer:?} is asked something else");
        assert!(seen.scores == seen_there.scores, "{context}: the points tell {viewer:?} a secret");
        assert!(seen.view == seen_there.view, "{context}: {viewer:?} sees a secret");
        assert!(seen == seen_there, "{context}: {viewer:?} could tell two tables apart");
    }

    /// Two tables that look the same to a viewer go on looking the same, in views, logs and decisions, while the same
    /// things are done at both, until the viewer rightly learns something.
    fn secrets_stay_secret_as_play_goes_on(&mut self) {
        let (_, answers) = self.game.position().committed();
        if !answers.is_empty() {
            return; // Others' answers in flight may rest on their secrets: begin between two steps.
        }
        let viewer = self.any_viewer();
        let here = self.game.position().clone();
        let there = here.redealt(viewer, &mut self.rng);
        self.goes_on_looking_the_same(here, there, viewer);
    }

    fn goes_on_looking_the_same(&mut self, mut here: Position<G>, mut there: Position<G>, viewer: Viewer) {
        for _ in 0..60 {
            self.looks_the_same(&here, &there, viewer);
            let decisions = here.decisions();
            if decisions.is_empty() {
                return;
            }
            let decision = &decisions[self.rng.index(decisions.len())];
            let seat = decision.seat;
            let there_decision = there.decision(seat).expect("the same seats are asked");
            let common: Vec<(usize, usize)> = (0..decision.options.len())
                .filter_map(|at| {
                    let other = there_decision.options.iter().position(|option| *option == decision.options[at])?;
                    Some((at, other))
                })
                .collect();
            let Some(&(at, other)) = common.get(self.rng.index(common.len().max(1))) else {
                return;
            };
            let (mut heard, mut heard_there) = (Trace::default(), Trace::default());
            here.answer(seat, at, Some(&mut heard));
            there.answer(seat, other, Some(&mut heard_there));
            if learns(&heard, viewer) || learns(&heard_there, viewer) {
                return;
            }
            let (told, told_there) = (told(&heard, viewer), told(&heard_there, viewer));
            assert_eq!(told, told_there, "{}: the log tells {viewer:?} a secret", self.context);
        }
    }

    /// A choice that a viewer cannot see is a secret like any other: tables at which different things were chosen, and
    /// that look the same, are imagined the same and go on looking the same.
    fn secret_choices_are_imagined_anew(&mut self) {
        let decisions = self.game.decisions();
        let Decision { seat, options, .. } = &decisions[self.rng.index(decisions.len())];
        let (seat, count) = (*seat, options.len());
        let viewer = self.any_viewer();
        if count < 2 || viewer.is(seat) {
            return;
        }
        let chosen = self.rng.index(count);
        let other = (chosen + 1 + self.rng.index(count - 1)) % count;
        let (mut heard, mut heard_there) = (Trace::default(), Trace::default());
        let (mut here, mut there) = (self.game.position().clone(), self.game.position().clone());
        here.answer(seat, chosen, Some(&mut heard));
        there.answer(seat, other, Some(&mut heard_there));
        let alike = !learns(&heard, viewer)
            && !learns(&heard_there, viewer)
            && told(&heard, viewer) == told(&heard_there, viewer)
            && Observed::new(&here, viewer) == Observed::new(&there, viewer);
        if !alike {
            return;
        }
        let seed = u64::from(self.rng.below(1000));
        let imagine = |position: &Position<G>| position.redealt(viewer, &mut Rng::from_number(seed));
        let (imagined, imagined_there) = (imagine(&here), imagine(&there));
        assert!(
            imagined.state() == imagined_there.state() && imagined.decisions() == imagined_there.decisions(),
            "{}: what {viewer:?} imagines depends on what {seat} chose in secret: {:?} or {:?} at {:?}",
            self.context,
            self.game.decision(seat).map(|decision| &decision.options[chosen]),
            self.game.decision(seat).map(|decision| &decision.options[other]),
            self.game.decision(seat).map(|decision| &decision.prompt)
        );
        // What a step has begun may still be told at its end.
        if here.committed().1.is_empty() && there.committed().1.is_empty() {
            self.goes_on_looking_the_same(here, there, viewer);
        }
    }

    fn at_the_end(&mut self) {
        self.invariants();
        let outcome = self.game.outcome().expect("it is over");
        assert!(outcome.winners().next().is_some(), "{}: nobody won", self.context);
        assert!(self.game.decisions().is_empty(), "{}: somebody is asked after the end", self.context);
        let over = self.game.answer_text(Seat::new(0), "pass");
        assert_eq!(over, Err(PlayError::Over), "{}", self.context);
        self.record_replays();
        let hidden = self.game.record(false);
        assert!(hidden.secret.is_none(), "{}: a public record tells the seed", self.context);
    }
}

/// All that a viewer can observe of a table, its log apart.
#[derive(PartialEq)]
struct Observed<G: Game> {
    view: G::View,
    /// Who is asked, in what order.
    asked: Vec<Asked<G>>,
    /// What the viewer is asked, options included.
    own: Option<Decision<G>>,
    /// Who has answered a question that still waits for others.
    answered: Vec<Seat>,
    scores: BySeat<Vec<ScoreLine>>,
    over: bool,
}

/// What everybody can observe of somebody's decision.
#[derive(PartialEq, Debug)]
struct Asked<G: Game> {
    seat: Seat,
    prompt: G::Prompt,
    question: Question,
    owed: bool,
    makes_itself: bool,
    declined_by_order: bool,
    declined_for_good: bool,
    ended_by_order: bool,
}

impl<G: Game> Observed<G> {
    fn new(position: &Position<G>, viewer: Viewer) -> Self {
        let state = position.state();
        let (view, public) = (G::view(state, viewer), G::view(state, Viewer::Spectator));
        let asked = position.decisions().iter().map(|decision| Asked {
            seat: decision.seat,
            prompt: decision.prompt.clone(),
            question: G::question(&public, &decision.prompt),
            owed: decision.owed,
            makes_itself: decision.options.len() == 1 && G::open(&public, decision.seat, &decision.prompt),
            declined_by_order: decision.decline().is_some(),
            declined_for_good: decision.offered().is_some(),
            ended_by_order: decision.idle(state).is_some(),
        });
        Self {
            view,
            asked: asked.collect(),
            own: position.decisions().iter().find(|decision| viewer.is(decision.seat)).cloned(),
            answered: position.answered().collect(),
            scores: G::scores(state, viewer),
            over: position.outcome().is_some(),
        }
    }
}

/// What a viewer is told of what was done.
fn told<G: Game>(trace: &Trace<G>, viewer: Viewer) -> Vec<G::Event> {
    trace.committed.iter().chain(&trace.tentative).filter_map(|event| G::redact(event, viewer)).collect()
}

/// Whether a viewer rightly learned something.
fn learns<G: Game>(trace: &Trace<G>, viewer: Viewer) -> bool {
    trace.reveals.iter().any(|audience| audience.includes(viewer))
}

/// Answering on the spot and answering step by step play the same game.
fn plays_out_as_it_plays<G: Game>(setup: &Setup, seed: u64) {
    struct Remember(Rng, Vec<usize>);

    impl<G: Game> Policy<G> for Remember {
        fn pick(&mut self, offer: Offer<'_, G>) -> usize {
            let index = self.0.index(offer.count);
            self.1.push(index);
            index
        }
    }

    let setup = setup.clone().checked::<G>().expect("the usual setup works");
    let state = G::setup(&setup, Rng::from_number(seed));
    let mut policy = Remember(Rng::from_number(seed + 1), Vec::new());
    let played = Position::<G>::new(state.clone(), None).play_out(&mut policy, |_| true);
    assert_eq!(played.decisions, policy.1.len() as u64);
    let mut position = Position::<G>::new(state, None);
    for mut index in policy.1 {
        // A question to any is one list over all its parts; a question to all is asked in order.
        let mut decisions = position.decisions().iter();
        let mut decision = decisions.next().expect("the game goes on");
        while decisions.len() > 0 && index >= decision.options.len() && position.decisions().iter().any(|d| !d.owed) {
            index -= decision.options.len();
            decision = decisions.next().expect("another part");
        }
        let seat = decision.seat;
        assert!(position.answer(seat, index, None), "{}: played out, {seat} chose otherwise (seed {seed})", G::ID);
    }
    assert!(position.outcome() == G::outcome(&played.state), "{}: playing out ends otherwise (seed {seed})", G::ID);
    assert!(*position.state() == played.state, "{}: playing out differs (seed {seed})", G::ID);
}
