//! What can be done with something on the table: the verb may come second.

use tessera_kernel::{AnyMatch, Seat};
use tessera_table::Reach;

/// The most ways that are shown.
const MOST: usize = 24;

/// What `seat` can do now with a place, such as `D2`, or with what an option such as `tech Philosophy` is about: by an option
/// of its decision, or by one that would follow. What would follow is looked at only where the choice could simply be taken
/// back: nothing is learned by looking.
#[must_use]
pub fn reach(game: &dyn AnyMatch, seat: Seat, with: &str) -> Vec<Reach> {
    let Some(decision) = game.decision(seat) else { return Vec::new() };
    let mut found = Vec::new();
    for (index, option) in decision.options.into_iter().enumerate() {
        let text = option.label.text;
        if concerns(&option.choice, with) {
            found.push(Reach { choice: option.choice, text, then: None });
            continue;
        }
        let mut after = game.copy();
        if after.answer_index(seat, index).is_err() || after.can_undo(seat).is_err() {
            continue;
        }
        for next in after.decision(seat).into_iter().flat_map(|next| next.options) {
            if concerns(&next.choice, with) {
                let then = Some((next.choice, next.label.text));
                found.push(Reach { choice: option.choice.clone(), text: text.clone(), then });
            }
        }
    }
    found.truncate(MOST);
    found
}

/// Whether a choice is about something: it is that choice, or names the place.
fn concerns(choice: &str, with: &str) -> bool {
    choice == with || choice.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == with)
}
