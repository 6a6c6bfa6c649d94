//! Asking: a small face of the kernel's `Ask`, which takes choices by value and keeps rules free of type parameters.

use smallvec::SmallVec;
use tessera_kernel::{Audience, Flow, Part, Seat};

use crate::Clash;
use crate::choice::Choice;
use crate::event::Event;
use crate::prompt::Prompt;

/// Options in the making.
pub type Choices = SmallVec<[Choice; 32]>;

/// What the kernel does for a step.
trait Runtime {
    fn pick(&mut self, seat: Seat, prompt: Prompt, count: usize, choice: &dyn Fn(usize) -> Choice) -> Flow<usize>;
    fn any(&mut self, must: Asked, may: Vec<Asked>) -> Flow<(Seat, Choice)>;
    fn log(&mut self, event: &dyn Fn() -> Event);
    fn reveal(&mut self, to: Audience);
}

/// One seat's part of a question to several.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Who is asked.
    pub seat: Seat,
    /// What it is about.
    pub prompt: Prompt,
    /// What can be chosen.
    pub options: Choices,
}

impl Runtime for tessera_kernel::Ask<'_, Clash> {
    fn pick(&mut self, seat: Seat, prompt: Prompt, count: usize, choice: &dyn Fn(usize) -> Choice) -> Flow<usize> {
        Self::pick_place(self, seat, prompt, count, choice)
    }

    fn any(&mut self, must: Asked, may: Vec<Asked>) -> Flow<(Seat, Choice)> {
        let part = |asked: Asked| Part { seat: asked.seat, prompt: asked.prompt, options: asked.options.into_vec() };
        Self::any(self, part(must), may.into_iter().map(part).collect())
    }

    fn log(&mut self, event: &dyn Fn() -> Event) {
        Self::log(self, event);
    }

    fn reveal(&mut self, to: Audience) {
        Self::reveal(self, to);
    }
}

/// What rule code of this game holds while it runs.
pub struct Ask<'a>(&'a mut dyn Runtime);

impl<'a> Ask<'a> {
    pub(crate) fn new(ask: &'a mut tessera_kernel::Ask<'_, Clash>) -> Self {
        Self(ask)
    }

    /// Asks one player to pick one of `items`; `choice` says how each is written as an option.
    pub fn pick<T: Copy>(
        &mut self,
        seat: Seat,
        prompt: Prompt,
        items: impl IntoIterator<Item = T>,
        choice: impl Fn(T) -> Choice,
    ) -> Flow<T> {
        let items: SmallVec<[T; 32]> = items.into_iter().collect();
        let index = self.0.pick(seat, prompt, items.len(), &|index| choice(items[index]))?;
        Ok(items[index])
    }

    /// The same, without a question where there is only one item.
    pub fn pick_if_several<T: Copy>(
        &mut self,
        seat: Seat,
        prompt: Prompt,
        items: impl IntoIterator<Item = T>,
        choice: impl Fn(T) -> Choice,
    ) -> Flow<T> {
        let items: SmallVec<[T; 32]> = items.into_iter().collect();
        if let [single] = items[..] { Ok(single) } else { self.pick(seat, prompt, items, choice) }
    }

    /// The same where there may be no item at all: then there is none to pick.
    pub fn pick_if_any<T: Copy>(
        &mut self,
        seat: Seat,
        prompt: Prompt,
        items: impl IntoIterator<Item = T>,
        choice: impl Fn(T) -> Choice,
    ) -> Flow<Option<T>> {
        let mut items = items.into_iter().peekable();
        if items.peek().is_none() {
            return Ok(None);
        }
        self.pick_if_several(seat, prompt, items, choice).map(Some)
    }

    /// Asks one player to pick one of `items` or, where that may be, none of them. No question where there are none.
    pub fn pick_or_not<T: Copy>(
        &mut self,
        seat: Seat,
        prompt: Prompt,
        items: impl IntoIterator<Item = T>,
        choice: impl Fn(T) -> Choice,
        optional: bool,
    ) -> Flow<Option<T>> {
        let items: SmallVec<[T; 32]> = items.into_iter().collect();
        if items.is_empty() {
            return Ok(None);
        }
        let option = |index: usize| items.get(index).map_or(Choice::Done, |&item| choice(item));
        let index = self.0.pick(seat, prompt, items.len() + usize::from(optional), &option)?;
        Ok(items.get(index).copied())
    }

    /// Asks one player for one of these choices.
    pub fn one(&mut self, seat: Seat, prompt: Prompt, options: &[Choice]) -> Flow<Choice> {
        let index = self.0.pick(seat, prompt, options.len(), &|index| options[index])?;
        Ok(options[index])
    }

    /// Asks one player yes or no.
    pub fn whether(&mut self, seat: Seat, prompt: Prompt) -> Flow<bool> {
        Ok(self.one(seat, prompt, &[Choice::Yes, Choice::No])? == Choice::Yes)
    }

    /// Asks one player who must act, and others who may speak up meanwhile.
    pub fn any(&mut self, must: Asked, may: Vec<Asked>) -> Flow<(Seat, Choice)> {
        self.0.any(must, may)
    }

    /// Tells the table what happened.
    pub fn log(&mut self, event: impl Fn() -> Event) {
        self.0.log(&event);
    }

    /// Shows something and says so.
    pub fn show(&mut self, to: Audience, event: impl Fn() -> Event) {
        self.reveal(to);
        self.log(event);
    }

    /// Marks that somebody now knows something they did not; the step commits before it asks again.
    pub fn reveal(&mut self, to: Audience) {
        self.0.reveal(to);
    }
}
