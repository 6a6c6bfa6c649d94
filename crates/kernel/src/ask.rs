//! How rule code asks players and waits.
//!
//! A step is straight-line code. Where it needs an answer it asks, and `?` leaves the step when nobody has answered
//! yet. The runtime keeps the state from before the step and the answers so far; each new answer runs the step again
//! from there, so what the step did before the question is simply done again.

use smallvec::SmallVec;

use crate::{Decision, Game, Seat};

/// What a step returns: `Ok` commits, `Err` waits for an answer.
pub type Flow<T = ()> = Result<T, Suspend>;

/// An answer is missing; what is asked has been noted. Pass it on with `?`, never catch it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "a step that needs an answer must stop here: use `?`"]
pub struct Suspend;

/// One answer: which option a seat took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Who answered.
    pub seat: Seat,
    /// The option's place in the list.
    pub index: u16,
}

/// Who learned something that cannot be unlearned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// The whole table.
    Everyone,
    /// One player.
    Seat(Seat),
}

impl Audience {
    /// Whether `viewer` belongs to it.
    #[must_use]
    pub fn includes(self, viewer: crate::Viewer) -> bool {
        match self {
            Self::Everyone => true,
            Self::Seat(seat) => viewer.is(seat),
        }
    }
}

/// A question on offer, as a [`Policy`] sees it.
#[derive(Clone, Copy)]
pub struct Offer<'a, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// What it is about.
    pub prompt: &'a G::Prompt,
    /// How many options there are.
    pub count: usize,
    choice: &'a dyn Fn(usize) -> G::Choice,
}

impl<G: Game> Offer<'_, G> {
    /// The option at a place in the list.
    #[must_use]
    pub fn choice(&self, index: usize) -> G::Choice {
        (self.choice)(index)
    }
}

/// Declares the options of a question that has several kinds of them, for [`Ask::one`]: an enum to match on, each
/// variant written as the choice of the same name, or as `=>` says.
///
/// ```
/// # #[derive(Clone, Copy, PartialEq, Debug)]
/// # enum Choice { Play(u8), Double(u8), Stop }
/// tessera_kernel::options! {
///     /// What can be done with a hand.
///     enum Next: Choice { Play(card: u8), Twice(card: u8) => Choice::Double(card), Stop }
/// }
/// assert_eq!([Next::Play(3), Next::Twice(4), Next::Stop].map(Choice::from), [Choice::Play(3), Choice::Double(4), Choice::Stop]);
/// ```
#[macro_export]
macro_rules! options {
    (@written $choice:ident $variant:ident $(($($field:ident),+))?) => {
        $choice::$variant $(($($field),+))?
    };
    (@written $choice:ident $variant:ident $(($($field:ident),+))? => $written:expr) => {
        $written
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident: $choice:ident {
        $($(#[$variant_meta:meta])* $variant:ident $(($($field:ident: $type:ty),+))? $(=> $written:expr)?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $($(#[$variant_meta])* $variant $(($($type),+))?,)+
        }

        impl From<$name> for $choice {
            fn from(option: $name) -> Self {
                match option {
                    $($name::$variant $(($($field),+))? => {
                        $crate::options!(@written $choice $variant $(($($field),+))? $(=> $written)?)
                    })+
                }
            }
        }
    };
}

/// Answers every question on the spot, without suspending: random play and playouts.
pub trait Policy<G: Game> {
    /// Picks an option by its place, below `offer.count`.
    fn pick(&mut self, offer: Offer<'_, G>) -> usize;
}

/// One seat's part of a question put to several.
#[derive(Clone, Debug)]
pub struct Part<G: Game, T> {
    /// Who is asked.
    pub seat: Seat,
    /// What it is about.
    pub prompt: G::Prompt,
    /// What can be chosen.
    pub options: Vec<T>,
}

/// What rule code holds while a step runs: it asks, logs and reveals.
pub struct Ask<'a, G: Game> {
    answers: &'a [Answer],
    next: usize,
    settled: usize,
    asked: u64,
    policy: Option<&'a mut dyn Policy<G>>,
    pending: &'a mut Vec<Decision<G>>,
    trace: Option<&'a mut Trace<G>>,
    revealed: bool,
    heard: Heard,
}

/// Whose answers a step rests on so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heard {
    Nobody,
    Only(Seat),
    Several,
}

/// What a run tells besides its result.
#[derive(Clone, Debug)]
pub struct Trace<G: Game> {
    /// Events of steps that were committed.
    pub committed: Vec<G::Event>,
    /// Events of the step that waits for an answer; told again when it runs again.
    pub tentative: Vec<G::Event>,
    /// Who learned something.
    pub reveals: Vec<Audience>,
}

impl<G: Game> Default for Trace<G> {
    fn default() -> Self {
        Self { committed: Vec::new(), tentative: Vec::new(), reveals: Vec::new() }
    }
}

impl<'a, G: Game> Ask<'a, G> {
    pub(crate) fn new(
        answers: &'a [Answer],
        policy: Option<&'a mut dyn Policy<G>>,
        pending: &'a mut Vec<Decision<G>>,
        trace: Option<&'a mut Trace<G>>,
    ) -> Self {
        Self { answers, next: 0, settled: 0, asked: 0, policy, pending, trace, revealed: false, heard: Heard::Nobody }
    }

    /// How many answers belong to questions that are fully answered.
    pub(crate) fn settled(&self) -> usize {
        self.settled
    }

    /// How many questions were answered on the spot.
    pub(crate) fn asked(&self) -> u64 {
        self.asked
    }

    /// Asks one player to pick one of `items`; `choice` says how each is written as an option.
    ///
    /// # Panics
    /// When the step has answers of others, or has revealed something, and did not commit.
    ///
    /// # Errors
    /// [`Suspend`] while the answer is missing.
    pub fn pick<T: Clone>(
        &mut self,
        seat: Seat,
        prompt: G::Prompt,
        items: impl IntoIterator<Item = T>,
        choice: impl Fn(T) -> G::Choice,
    ) -> Flow<T> {
        self.before_asking(seat);
        self.heard = Heard::Only(seat);
        if let Some(&answer) = self.answers.get(self.next) {
            debug_assert_eq!(answer.seat, seat, "a re-run asks the same seat");
            self.next += 1;
            self.settled = self.next;
            let item = items.into_iter().nth(usize::from(answer.index));
            return Ok(item.expect("a re-run lists the same options"));
        }
        if self.policy.is_some() {
            let mut items: SmallVec<[T; 32]> = items.into_iter().collect();
            let index = self.on_the_spot(seat, &prompt, items.len(), &|index| choice(items[index].clone()));
            return Ok(items.swap_remove(index));
        }
        self.note(seat, prompt, items.into_iter().map(choice).collect(), true);
        Err(Suspend)
    }

    /// Asks one player to pick one of so many things by its place; `choice` says how each is written as an option.
    ///
    /// # Errors
    /// [`Suspend`] while the answer is missing.
    pub fn pick_place(
        &mut self,
        seat: Seat,
        prompt: G::Prompt,
        count: usize,
        choice: &dyn Fn(usize) -> G::Choice,
    ) -> Flow<usize> {
        if self.policy.is_none() || self.next < self.answers.len() {
            return self.pick(seat, prompt, 0..count, choice);
        }
        self.before_asking(seat);
        self.heard = Heard::Only(seat);
        Ok(self.on_the_spot(seat, &prompt, count, choice))
    }

    /// The same, without a question where there is only one item. Everybody sees that nobody was asked, so how many items
    /// there are must be public.
    ///
    /// # Errors
    /// [`Suspend`] while the answer is missing.
    pub fn pick_if_several<T: Clone>(
        &mut self,
        seat: Seat,
        prompt: G::Prompt,
        items: impl IntoIterator<Item = T>,
        choice: impl Fn(T) -> G::Choice,
    ) -> Flow<T> {
        let mut items: SmallVec<[T; 32]> = items.into_iter().collect();
        if items.len() == 1 { Ok(items.remove(0)) } else { self.pick(seat, prompt, items, choice) }
    }

    /// Asks one player for one of these choices.
    ///
    /// # Errors
    /// [`Suspend`] while the answer is missing.
    pub fn one<T>(&mut self, seat: Seat, prompt: G::Prompt, options: impl IntoIterator<Item = T>) -> Flow<T>
    where
        T: Clone + Into<G::Choice>,
    {
        self.pick(seat, prompt, options, Into::into)
    }

    /// Asks one player to pick one of `items` or to leave it at that, which is written as `none` and listed last.
    ///
    /// # Errors
    /// [`Suspend`] while the answer is missing.
    #[expect(clippy::needless_pass_by_value, reason = "a choice is written like the others")]
    pub fn pick_or<T: Clone>(
        &mut self,
        none: G::Choice,
        seat: Seat,
        prompt: G::Prompt,
        items: impl IntoIterator<Item = T>,
        choice: impl Fn(T) -> G::Choice,
    ) -> Flow<Option<T>> {
        let items = items.into_iter().map(Some).chain([None]);
        self.pick(seat, prompt, items, |item| item.map_or_else(|| none.clone(), &choice))
    }

    /// Asks several players at once. Answers stay secret until all are in and may come in any order; they are
    /// returned in the order of `parts`.
    ///
    /// # Errors
    /// [`Suspend`] while an answer is missing.
    pub fn all<T>(&mut self, parts: Vec<Part<G, T>>) -> Flow<Vec<(Seat, T)>>
    where
        T: Clone + Into<G::Choice>,
    {
        for part in &parts {
            self.before_asking(part.seat);
        }
        self.heard = if let [part] = &parts[..] { Heard::Only(part.seat) } else { Heard::Several };
        let given = &self.answers[self.next..];
        let given = &given[..given.len().min(parts.len())];
        let answer_of = |seat: Seat| given.iter().find(|answer| answer.seat == seat);
        if self.policy.is_none() && given.len() < parts.len() {
            for part in parts {
                if answer_of(part.seat).is_none() {
                    self.note_part(part, true);
                }
            }
            return Err(Suspend);
        }
        let mut chosen = Vec::with_capacity(parts.len());
        for part in parts {
            let index = match answer_of(part.seat) {
                Some(answer) => usize::from(answer.index),
                None => self.on_the_spot(part.seat, &part.prompt, part.options.len(), &|index| {
                    part.options[index].clone().into()
                }),
            };
            chosen.push((part.seat, part.options[index].clone()));
        }
        self.next += given.len();
        self.settled = self.next;
        Ok(chosen)
    }

    /// Asks one player who must act, and others who may speak up meanwhile. The first answer that comes decides.
    ///
    /// # Errors
    /// [`Suspend`] while nobody has answered.
    pub fn any<T>(&mut self, must: Part<G, T>, may: Vec<Part<G, T>>) -> Flow<(Seat, T)>
    where
        T: Clone + Into<G::Choice>,
    {
        for part in std::iter::once(&must).chain(&may) {
            self.before_asking(part.seat);
        }
        if let Some(&answer) = self.answers.get(self.next) {
            let part = std::iter::once(&must)
                .chain(&may)
                .find(|part| part.seat == answer.seat)
                .expect("a re-run asks the same seats");
            self.next += 1;
            self.settled = self.next;
            self.heard = Heard::Only(part.seat);
            return Ok((part.seat, part.options[usize::from(answer.index)].clone()));
        }
        if self.policy.is_some() {
            // On the spot, everything on offer is one list: whoever owns the option picked speaks first.
            let everything: Vec<(Seat, &T)> = std::iter::once(&must)
                .chain(&may)
                .flat_map(|part| part.options.iter().map(move |option| (part.seat, option)))
                .collect();
            let choice = |index: usize| everything[index].1.clone().into();
            let index = self.on_the_spot(must.seat, &must.prompt, everything.len(), &choice);
            let (seat, option) = everything[index];
            self.heard = Heard::Only(seat);
            return Ok((seat, option.clone()));
        }
        self.note_part(must, true);
        for part in may {
            self.note_part(part, false);
        }
        Err(Suspend)
    }

    /// Tells the table what happened. Nobody listens in a simulation, so the event is made only where it is heard.
    pub fn log(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(trace) = &mut self.trace {
            trace.tentative.push(event());
        }
    }

    /// Shows something and says so: [`reveal`](Self::reveal), then [`log`](Self::log).
    pub fn show(&mut self, to: Audience, event: impl FnOnce() -> G::Event) {
        self.reveal(to);
        self.log(event);
    }

    /// Marks that somebody now knows something they did not: it cannot be taken back.
    ///
    /// The step must commit before it asks again, so that a state redealt for one viewer never contradicts what that
    /// viewer has seen since.
    pub fn reveal(&mut self, to: Audience) {
        self.revealed = true;
        if let Some(trace) = &mut self.trace {
            trace.reveals.push(to);
        }
    }

    /// What holds for every question. Checked in every build: a table that were played on would give secrets away.
    fn before_asking(&self, seat: Seat) {
        assert!(!self.revealed, "commit after a reveal, before the next question");
        // What others have answered in this step is known to nobody but them: it is committed, where `redeal` can hide
        // it, before anybody else is asked.
        let own = match self.heard {
            Heard::Nobody => true,
            Heard::Only(heard) => heard == seat,
            Heard::Several => false,
        };
        assert!(own, "commit what one seat has answered, before another is asked");
    }

    fn on_the_spot(
        &mut self,
        seat: Seat,
        prompt: &G::Prompt,
        count: usize,
        choice: &dyn Fn(usize) -> G::Choice,
    ) -> usize {
        debug_assert!(count > 0, "a question without options: {prompt:?}");
        self.asked += 1;
        let policy = self.policy.as_mut().expect("only a policy answers on the spot");
        policy.pick(Offer { seat, prompt, count, choice })
    }

    fn note(&mut self, seat: Seat, prompt: G::Prompt, options: Vec<G::Choice>, owed: bool) {
        debug_assert!(!options.is_empty(), "a question without options: {prompt:?}");
        self.pending.push(Decision { seat, prompt, options, owed });
    }

    fn note_part<T: Into<G::Choice>>(&mut self, part: Part<G, T>, owed: bool) {
        self.note(part.seat, part.prompt, part.options.into_iter().map(Into::into).collect(), owed);
    }
}
