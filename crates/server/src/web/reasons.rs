//! Why something was refused, in words: programs get the errors themselves, people get these.

use tessera_games::BeginError;
use tessera_kernel::{Phrase, Problem, RecordError, SetupError};

use crate::clock::wall;
use crate::store::Suspension;
use crate::tables::Unreadable;

/// Why somebody may not play now, and for how long.
pub fn suspended(suspension: &Suspension) -> Phrase {
    const DAY: i64 = 86_400_000;
    match suspension.until {
        None => Phrase::new("server-suspended"),
        Some(until) => {
            let days = (until - wall() + DAY - 1).max(DAY) / DAY;
            Phrase::new("server-suspended-days").with("days", i32::try_from(days).unwrap_or(i32::MAX))
        }
    }
    .with("reason", suspension.reason.clone())
}

/// Why a match could not begin.
pub fn begin(error: &BeginError) -> Phrase {
    match error {
        BeginError::Game(_) => Phrase::new("server-reason-game"),
        BeginError::Setup(error) => setup(error),
    }
}

fn setup(error: &SetupError) -> Phrase {
    match error {
        SetupError::Seats { min, max, found, .. } => {
            Phrase::new("server-reason-seats").with("min", *min).with("max", *max).with("found", *found)
        }
        SetupError::Name(seat) => Phrase::new("server-reason-name").with("seat", *seat + 1),
        SetupError::Edition(edition, ..) => Phrase::new("server-reason-edition").with("edition", edition.clone()),
        SetupError::Revision(..) => Phrase::new("server-reason-newer"),
        SetupError::Option(key, ..) => Phrase::new("server-reason-option").with("option", key.clone()),
        SetupError::OptionEdition { key, edition, .. } => {
            Phrase::new("server-reason-option-edition").with("option", key.clone()).with("edition", edition.clone())
        }
        SetupError::Value { key, .. } => Phrase::new("server-reason-value").with("option", key.clone()),
        SetupError::OptionForm(text) => Phrase::new("server-reason-option").with("option", text.clone()),
        SetupError::Takebacks(text) => Phrase::new("server-reason-takebacks").with("found", text.clone()),
    }
}

/// Why a stored match cannot be played here.
pub fn unreadable(why: &Unreadable) -> Phrase {
    match why {
        Unreadable::Damaged(_) => Phrase::new("server-reason-damaged"),
        Unreadable::Begin(error) => begin(error),
        Unreadable::Deed { number, .. } => Phrase::new("server-reason-deed").with("number", *number),
        Unreadable::Broken(_) => Phrase::new("server-reason-broken"),
    }
}

/// What is wrong with a record, and on which line.
pub fn record(error: &RecordError) -> Phrase {
    let problem = match &error.problem {
        Problem::Foreign => return Phrase::new("server-reason-foreign"),
        Problem::NewerFormat(_) => return Phrase::new("server-reason-newer"),
        Problem::Secret => return Phrase::new("server-reason-secret"),
        Problem::Stopped => return Phrase::new("server-reason-long"),
        Problem::Commitment => return Phrase::new("server-reason-commitment"),
        Problem::Content { .. } => return Phrase::new("server-reason-content"),
        Problem::UnknownGame(_) => return Phrase::new("server-reason-game"),
        Problem::Setup(error) => setup(error),
        Problem::Expected(due) => Phrase::new("server-reason-expected").with("due", (*due).to_owned()),
        Problem::Unreadable(text, _) => Phrase::new("server-reason-unreadable").with("found", text.clone()),
        Problem::Truncated => Phrase::new("server-reason-truncated"),
        Problem::Order { expected, found } => {
            Phrase::new("server-reason-order").with("expected", *expected).with("found", *found)
        }
        Problem::Trailing => Phrase::new("server-reason-trailing"),
        Problem::Refused(_) => Phrase::new("server-reason-refused"),
        Problem::Result(_) => Phrase::new("server-reason-result"),
    };
    Phrase::new("server-reason-line").with("line", error.line).with("problem", problem)
}

#[cfg(test)]
mod tests {
    use tessera_words::{Language, Speaker};

    use super::*;

    #[test]
    fn every_reason_is_said_in_both_languages() {
        let setups = [
            SetupError::Seats { game: "tempus", min: 3, max: 5, found: 2 },
            SetupError::Name(0),
            SetupError::Edition("x".into(), "tempus", "2006".into()),
            SetupError::Revision(9, 1),
            SetupError::Option("x".into(), "tempus", String::new()),
            SetupError::OptionEdition { key: "x".into(), edition: "y".into(), editions: "z".into() },
            SetupError::Value { key: "x".into(), value: "y".into(), values: String::new() },
            SetupError::OptionForm("x".into()),
            SetupError::Takebacks("x".into()),
        ];
        let problems = [
            Problem::Foreign,
            Problem::NewerFormat(9),
            Problem::Expected("seed"),
            Problem::Unreadable("x".into(), "a number"),
            Problem::Truncated,
            Problem::Order { expected: 1, found: 2 },
            Problem::Stopped,
            Problem::Trailing,
            Problem::UnknownGame("x".into()),
            Problem::Content { revision: 1, found: "a".into(), here: "b".into() },
            Problem::Secret,
            Problem::Commitment,
            Problem::Result("x".into()),
        ];
        let mut phrases = vec![begin(&BeginError::Game(tessera_games::UnknownGame("x".into())))];
        let refused = tessera_kernel::PlayError::Over.into();
        phrases.extend(
            [
                Unreadable::Damaged("x".into()),
                Unreadable::Deed { number: 3, why: refused },
                Unreadable::Broken("x".into()),
            ]
            .map(|why| unreadable(&why)),
        );
        phrases.extend(setups.map(|error| begin(&error.into())));
        phrases.extend(problems.map(|problem| record(&RecordError { line: 3, problem })));
        for language in Language::ALL {
            for phrase in &phrases {
                let said = Speaker::new(language, &[]).say(phrase);
                assert!(!said.contains('⟨') && !said.contains("{ $") && !said.contains("{$"), "{said}");
            }
        }
    }
}
