use crate::{choice::Choice, edition::Edition, event::Event, prompt::Prompt, view::View};
use tessera_kernel::{Label, Phrase, Question};
pub(crate) fn question(_: &View, _: &Prompt) -> Question {
    Question { title: Phrase::new("x"), context: None, rule: "C7.1" }
}
pub(crate) fn label(_: &View, _: &Prompt, _: &Choice) -> Label {
    Label::new(Phrase::new("x"))
}
pub(crate) fn tell(_: Edition, _: &Event) -> Phrase {
    Phrase::new("x")
}
