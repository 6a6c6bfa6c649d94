//! The files of lessons, read.
//!
//! A line is a word and what it is about; `#` begins a comment. See `CONTRIBUTING.md` for the words.

use std::sync::{Arc, OnceLock};

use tessera_kernel::{Options, Seat};

use crate::course::{Course, Lesson, Moment, Position, RealGame, Reply, Script, Step};

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

/// Reads the course of a title from a game's file; what is only for another edition is left out.
///
/// # Errors
/// The first line that cannot be understood.
pub fn read(text: &str, game: &str, title: &'static str, edition: &'static str) -> Result<Course, ReadError> {
    let mut reading = Reading {
        game,
        title,
        edition,
        positions: Vec::new(),
        course: Course { title, lessons: Vec::new() },
        begun: Vec::new(),
        skipping: false,
    };
    for (at, line) in text.lines().enumerate() {
        let line = line.split_once('#').map_or(line, |(before, _)| before).trim();
        if !line.is_empty() {
            reading.line(at + 1, line).map_err(|problem| ReadError { line: at + 1, problem })?;
        }
    }
    reading.complete()?;
    Ok(reading.course)
}

struct Reading<'a> {
    game: &'a str,
    title: &'static str,
    edition: &'static str,
    positions: Vec<(String, Position)>,
    course: Course,
    /// The line each lesson begins in, and whether it says from where.
    begun: Vec<(usize, bool)>,
    /// Inside a position or lesson of another edition.
    skipping: bool,
}

type Read = Result<(), String>;

impl Reading<'_> {
    fn line(&mut self, at: usize, line: &str) -> Read {
        let (line, only) = line.split_once(" only ").map_or((line, None), |(line, only)| (line, Some(only.trim())));
        let other = only.is_some_and(|only| only != self.edition);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        if matches!(word, "position" | "lesson") {
            self.skipping = other;
        }
        if self.skipping || other {
            return Ok(());
        }
        match word {
            "position" => self.position(rest)?,
            "lesson" => {
                self.lesson(rest)?;
                self.begun.push((at, false));
            }
            "seats" => self.last_position()?.seats = number(rest)?,
            "seed" => self.last_position()?.seed = number(rest)?,
            "revision" => self.last_position()?.revision = number(rest)?,
            "options" => self.last_position()?.options = options(rest)?,
            "from" => self.from(rest)?,
            "you" => self.last_lesson()?.you = seat(rest)?,
            "game" => {
                let (seats, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                self.last_lesson()?.game = Some(RealGame { seats: number(seats)?, options: options(rest)? });
            }
            "step" => {
                let step = Step { text: self.message(rest)?, moments: Vec::new(), otherwise: None };
                self.last_lesson()?.steps.push(step);
            }
            "do" => {
                let right = rest.split('|').map(|choice| choice.trim().to_owned()).collect();
                self.last_step()?.moments.push(Moment { right, wrong: Vec::new(), then: Vec::new() });
            }
            "not" => {
                let (choices, reason) = rest.split_once(" : ").ok_or("a line 'not CHOICE : REASON' is due here")?;
                let text = self.message(reason.trim())?;
                let replies =
                    choices.split('|').map(|choice| Reply { choice: choice.trim().to_owned(), text: text.clone() });
                self.last_moment()?.wrong.extend(replies);
            }
            "else" => {
                let text = self.message(rest)?;
                self.last_step()?.otherwise = Some(text);
            }
            "then" => self.last_moment()?.then.push(deed(rest)?),
            "till" => self.last_moment()?.then.push(Script::Till(number(rest)?)),
            "others" => self.last_moment()?.then.push(match rest {
                "first" => Script::First,
                "last" => Script::Last,
                _ => return Err("others do the 'first' or the 'last' of what they can".to_owned()),
            }),
            _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                let deeds: Vec<Script> = line.split(';').map(recorded).collect::<Result<_, _>>()?;
                self.last_position()?.deeds.extend(deeds);
            }
            _ => return Err(format!("'{word}' is no word of a lesson")),
        }
        Ok(())
    }

    fn position(&mut self, name: &str) -> Read {
        if self.positions.iter().any(|(known, _)| known == name) {
            return Err(format!("there is a position '{name}' already"));
        }
        self.positions.push((name.to_owned(), usual(self.title, self.edition)));
        Ok(())
    }

    fn last_position(&mut self) -> Result<&mut Position, String> {
        if !self.course.lessons.is_empty() {
            return Err("positions stand before lessons".to_owned());
        }
        Ok(&mut self.positions.last_mut().ok_or("a line 'position NAME' is due before")?.1)
    }

    fn lesson(&mut self, name: &str) -> Read {
        let fits = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        if !fits || self.course.lesson(name).is_some() {
            return Err(format!("a lesson needs a name of its own in small letters, not '{name}'"));
        }
        let title = format!("{}-lesson-{name}", self.game);
        let lesson = Lesson {
            name: name.to_owned(),
            end: format!("{title}-end"),
            title,
            position: Arc::new(usual(self.title, self.edition)),
            first: None,
            you: Seat::new(0),
            steps: Vec::new(),
            game: None,
            begun: OnceLock::new(),
        };
        self.course.lessons.push(lesson);
        Ok(())
    }

    fn from(&mut self, rest: &str) -> Read {
        let (name, first) = rest.split_once(' ').map_or((rest, None), |(name, first)| (name, Some(first)));
        let first = first.map(|first| number(first.trim())).transpose()?;
        let found = self.positions.iter().find(|(known, _)| known == name);
        let position = found.ok_or_else(|| format!("there is no position '{name}'"))?.1.clone();
        let lesson = self.last_lesson()?;
        (lesson.position, lesson.first) = (Arc::new(position), first);
        if let Some((_, placed)) = self.begun.last_mut() {
            *placed = true;
        }
        Ok(())
    }

    /// Whether every lesson has a beginning and something to do, or is a game.
    fn complete(&self) -> Result<(), ReadError> {
        for (lesson, &(line, placed)) in self.course.lessons.iter().zip(&self.begun) {
            let nothing = lesson.steps.is_empty() || lesson.steps.iter().any(|step| step.moments.is_empty());
            let problem = match lesson.game {
                Some(_) => continue,
                None if !placed => "a line 'from POSITION'",
                None if nothing => "a line 'do CHOICE' in every step",
                None => continue,
            };
            return Err(ReadError { line, problem: format!("lesson '{}' lacks {problem}", lesson.name) });
        }
        Ok(())
    }

    /// The message of that name in the lesson that is being read.
    fn message(&mut self, name: &str) -> Result<String, String> {
        Ok(format!("{}-{name}", self.last_lesson()?.title))
    }

    fn last_lesson(&mut self) -> Result<&mut Lesson, String> {
        self.course.lessons.last_mut().ok_or_else(|| "a line 'lesson NAME' is due before".to_owned())
    }

    fn last_step(&mut self) -> Result<&mut Step, String> {
        self.last_lesson()?.steps.last_mut().ok_or_else(|| "a line 'step NAME' is due before".to_owned())
    }

    fn last_moment(&mut self) -> Result<&mut Moment, String> {
        self.last_step()?.moments.last_mut().ok_or_else(|| "a line 'do CHOICE' is due before".to_owned())
    }
}

/// A position of which nothing is said yet.
fn usual(title: &'static str, edition: &'static str) -> Position {
    Position { title, edition, seats: 2, revision: 1, ..Position::default() }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("'{text}' is no number that can stand here"))
}

fn options(text: &str) -> Result<Options, String> {
    text.parse().map_err(|error: tessera_kernel::SetupError| error.to_string())
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|_| format!("'{text}' is no seat"))
}

/// A deed as in a record, with or without its number.
fn recorded(text: &str) -> Result<Script, String> {
    let text = text.trim();
    let (_, rest) = text.split_once(' ').unwrap_or((text, ""));
    let numbered = rest.split_once(' ').is_some_and(|(second, _)| second.bytes().all(|byte| byte.is_ascii_digit()));
    deed(if numbered { rest } else { text })
}

fn deed(text: &str) -> Result<Script, String> {
    let (by, choice) = text.split_once(' ').ok_or("a line 'SEAT CHOICE' is due here")?;
    Ok(Script::Deed(seat(by)?, choice.trim().to_owned()))
}
