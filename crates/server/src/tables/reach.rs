//! What can be done with something on the table: the verb may come second.

use tessera_kernel::{AnyMatch, Arg, Phrase, Seat};
use tessera_table::Reach;

/// The most ways that are shown.
const MOST: usize = 24;

/// What `seat` can do now with a place, such as `D2` (`1:D2` where everybody has a board), or with what an option such as
/// `tech Philosophy` is about: by an option of its decision, or by one that would follow. What would follow is looked at only
/// where the choice could simply be taken back: nothing is learned by looking.
#[must_use]
pub fn reach(game: &dyn AnyMatch, seat: Seat, with: &str) -> Vec<Reach> {
    let Some(decision) = game.decision(seat) else { return Vec::new() };
    let with = match with.split_once(':') {
        Some((owner, place)) if owner == seat.index().to_string() => place,
        _ => with,
    };
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
        let Some(next) = after.decision(seat) else { continue };
        let before = found.len();
        for next in next.options {
            if concerns(&next.choice, with) {
                let then = Some((next.choice, next.label.text));
                found.push(Reach { choice: option.choice.clone(), text: text.clone(), then });
            }
        }
        // Where only one place will do, nobody asks which: the next question speaks of it.
        if found.len() == before && names(&next.question.title, with) {
            found.push(Reach { choice: option.choice, text, then: None });
        }
    }
    found.truncate(MOST);
    found
}

/// Whether a phrase names a place.
fn names(phrase: &Phrase, place: &str) -> bool {
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Text(text) => text == place,
        Arg::Phrase(phrase) => names(phrase, place),
        Arg::List(phrases) => phrases.iter().any(|phrase| names(phrase, place)),
        _ => false,
    })
}

/// Whether a choice is about something: it is that choice, or names the place.
fn concerns(choice: &str, with: &str) -> bool {
    choice == with || choice.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == with)
}

#[cfg(test)]
mod tests {
    use tessera_lessons::course;

    use super::reach;

    /// What the learner of a lesson can do at its beginning with a place.
    fn at(game: &str, lesson: &str, place: &str) -> Vec<String> {
        let lesson = course(game).and_then(|course| course.lesson(lesson)).expect("a lesson").1;
        let stand = lesson.begin();
        reach(stand.session().game(), lesson.you, place).into_iter().map(|way| way.choice).collect()
    }

    #[test]
    fn a_place_on_a_board_of_ones_own_is_found_and_that_of_another_is_not() {
        let ways = at("patchistory", "move", "0:J6");
        assert!(ways.iter().any(|way| way == "move J6"), "{ways:?}");
        assert_eq!(at("patchistory", "move", "1:J6"), [""; 0]);
    }

    #[test]
    fn what_can_be_done_in_one_place_alone_is_found_though_nobody_asks_where() {
        let ways = at("clash-monumental", "first", "D2");
        for way in ["recruit", "move"] {
            assert!(ways.iter().any(|one| one == way), "{way}: {ways:?}");
        }
    }
}
