//! `tessera learn`.

use std::io::{BufRead, Write};

use clap::Args;
use tessera_games::UnknownGame;
use tessera_kernel::{Phrase, Viewer};
use tessera_lessons::{Answer, Course, Lesson, RealGame, Stand};
use tessera_table::Paint;
use tessera_words::{Language, Speaker, capital};

use crate::failure::Failure;
use crate::play;
use crate::table::{chosen, list, unclear};

/// Log lines shown before the first step.
const RECENT: usize = 3;

/// Learn a game, lesson by lesson.
#[derive(Args)]
#[command(after_help = "Examples:\n  tessera learn tempus\n  tessera learn tempus city --lang fr")]
pub struct Arguments {
    /// The game (see `tessera games`)
    game: String,
    /// The lesson to begin with (usually the first)
    lesson: Option<String>,
}

/// Teaches, from a lesson on, until the course is over or the learner leaves.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let title = tessera_games::info(&arguments.game)?.id;
    let course = tessera_lessons::course(title).ok_or_else(|| UnknownGame(arguments.game.clone()))?;
    let first = match &arguments.lesson {
        None => 0,
        Some(name) => course.lesson(name).map(|(place, _)| place).ok_or_else(|| no_lesson(course, name))?,
    };
    teach(course, first, language)
}

/// Teaches a title from its first lesson on.
pub fn begin(title: &str, language: Language) -> Result<(), Failure> {
    let course = tessera_lessons::course(title).ok_or_else(|| UnknownGame(title.to_owned()))?;
    teach(course, 0, language)
}

fn teach(course: &'static Course, first: usize, language: Language) -> Result<(), Failure> {
    let game = {
        // The match at the end reads and writes, too.
        let (input, mut out) = (std::io::stdin().lock(), std::io::stdout().lock());
        Class { course, language, paint: Paint::of_terminal(), input, out: &mut out }.teach(first)?
    };
    let Some(game) = game else { return Ok(()) };
    let options = game.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    play::begin_against(course.title, game.seats, "beginner", options, language)
}

fn no_lesson(course: &Course, name: &str) -> Failure {
    let known: Vec<&str> = course.iter().map(|lesson| lesson.name.as_str()).collect();
    Failure::Usage(format!("there is no lesson '{name}'; there is: {}", known.join(", ")))
}

/// A course that is being taught.
struct Class<'a, In, Out> {
    course: &'static Course,
    language: Language,
    paint: Paint,
    input: In,
    out: &'a mut Out,
}

impl<In: BufRead, Out: Write> Class<'_, In, Out> {
    /// Lesson after lesson; the match at the end where the learner came to it.
    fn teach(&mut self, first: usize) -> Result<Option<&'static RealGame>, Failure> {
        self.say("cli-learn-keys")?;
        for (place, lesson) in self.course.iter().enumerate().skip(first) {
            let title = self.speaker(&[]).word(&lesson.title);
            let heading = Phrase::new("server-learn-lesson").with("number", place + 1).with("title", title);
            let heading = self.paint.strong(&self.speaker(&[]).say(&heading));
            writeln!(self.out, "\n{heading}")?;
            if let Some(game) = &lesson.game {
                return Ok(Some(game));
            }
            if !self.lesson(lesson)? {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// One lesson; `false` when the learner leaves.
    fn lesson(&mut self, lesson: &'static Lesson) -> Result<bool, Failure> {
        let mut stand = lesson.begin();
        let mut told = stand.session().game().told(Viewer::Seat(lesson.you)).saturating_sub(RECENT);
        let mut text = "";
        while let Some((number, step)) = stand.step_number() {
            self.show(&stand, &mut told)?;
            if text != step.text {
                text = &step.text;
                let progress = Phrase::new("server-learn-step").with("step", number).with("all", lesson.steps.len());
                let speaker = self.speaker(&[]);
                let (progress, words) = (self.paint.quiet(&speaker.say(&progress)), speaker.word(text));
                writeln!(self.out, "\n{progress}\n{words}")?;
            }
            match self.answer(&stand)? {
                Some(next) => stand = next,
                None => return Ok(false),
            }
        }
        self.show(&stand, &mut told)?;
        let end = self.speaker(&[]).word(&lesson.end);
        writeln!(self.out, "\n{end}")?;
        self.say("cli-learn-on")?;
        Ok(self.read()?.is_some_and(|line| line != "q"))
    }

    /// The table, and what has happened.
    fn show(&mut self, stand: &Stand<'_>, told: &mut usize) -> Result<(), Failure> {
        let names = names(self.language, stand);
        let speaker = self.speaker(&names);
        let choices: Vec<String> =
            stand.decision().into_iter().flat_map(|decision| decision.options).map(|option| option.choice).collect();
        let text = tessera_table::text(stand.sight(), &choices, &speaker, self.paint);
        writeln!(self.out, "\n{}\n{}", text.board, text.panels)?;
        let news = stand.sight().log(*told);
        *told += news.len();
        for line in news {
            writeln!(self.out, "· {}", speaker.say(&line.phrase))?;
        }
        Ok(())
    }

    /// Asks until the answer is right; nothing when the learner leaves.
    fn answer(&mut self, stand: &Stand<'static>) -> Result<Option<Stand<'static>>, Failure> {
        let Some(decision) = stand.decision() else { return Ok(None) };
        let names = names(self.language, stand);
        let speaker = self.speaker(&names);
        let title = capital(&speaker.say(&decision.question.title));
        writeln!(self.out, "\n{}", self.paint.strong(&title))?;
        list(self.out, &decision, &speaker, self.paint)?;
        loop {
            let Some(line) = self.read()? else { return Ok(None) };
            match line.as_str() {
                "q" => return Ok(None),
                "!" => return Ok(Some(stand.show_me())),
                _ => {}
            }
            let Some(place) = chosen(&line, &decision) else {
                writeln!(self.out, "{}", speaker.say(&unclear(&line, decision.options.len())))?;
                continue;
            };
            match stand.answer(&decision.options[place].choice) {
                Ok(Answer::Right(next)) => return Ok(Some(*next)),
                Ok(Answer::NotYet(reason)) => {
                    let not_yet = self.paint.gold(&speaker.word("table-lesson-not-yet"));
                    writeln!(self.out, "{not_yet} {}", speaker.word(reason.unwrap_or("server-learn-not-this")))?;
                }
                Err(error) => writeln!(self.out, "{error}")?,
            }
        }
    }

    fn read(&mut self) -> Result<Option<String>, Failure> {
        write!(self.out, "{} ", self.paint.gold("›"))?;
        self.out.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(line.trim().to_owned()))
    }

    fn say(&mut self, id: &str) -> Result<(), Failure> {
        let text = self.paint.quiet(&self.speaker(&[]).word(id));
        Ok(writeln!(self.out, "{text}")?)
    }

    fn speaker<'n>(&self, names: &'n [String]) -> Speaker<'n> {
        Speaker::new(self.language, names).of(self.course.title)
    }
}

/// The learner, and whoever plays along.
fn names(language: Language, stand: &Stand<'_>) -> Vec<String> {
    let mut others = ["Aspasia", "Hypatia", "Cyrus", "Ashoka", "Zenobia"].into_iter();
    let you = stand.lesson().you.index();
    let own = Speaker::new(language, &[]).word("server-learn-you");
    let name = |seat| if seat == you { own.clone() } else { others.next().unwrap_or_default().to_owned() };
    (0..stand.session().game().setup().count()).map(name).collect()
}
