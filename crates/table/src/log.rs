//! What happened, in sentences, newest first.

use std::ops::Range;
use std::sync::Arc;

use maud::{Markup, html};
use tessera_kernel::{Phrase, Sight, Told};
use tessera_session::ByItself;

use crate::Scene;
use crate::names::Sentence;
use crate::scene::Fragment;

/// Lines move into the past in blocks, so that the long part of the log rarely changes and updates stay small.
const BLOCK: usize = 24;
/// Lines that stay in the recent part at least.
const RECENT: usize = 12;
/// Lines of the past on the page; those before are fetched by whoever wants them.
const PAST: usize = 2 * BLOCK;

/// A line of the log.
pub struct LogLine {
    /// How many choices had been made.
    pub at: usize,
    /// What happened.
    pub phrase: Arc<Phrase>,
    /// Whether it is a choice that made itself.
    pub by_itself: bool,
    /// Whether it did so because its player had ordered it.
    pub ordered: bool,
    /// Whether it concerns the table alone: the game knows nothing of it.
    pub table: bool,
}

impl LogLine {
    fn class(&self) -> Option<&'static str> {
        match (self.by_itself, self.table) {
            (true, _) => Some("by-itself"),
            (_, true) => Some("of-table"),
            _ => None,
        }
    }
}

/// What happened at the table besides the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// How many choices counted then.
    pub at: usize,
    /// What.
    pub text: Arc<Phrase>,
}

/// The lines `range` of what the game tells the viewer, and among them the choices that made themselves and what happened
/// besides.
#[must_use]
pub fn log_lines(game: Sight<'_>, by_itself: &[ByItself], notes: &[Note], range: Range<usize>) -> Vec<LogLine> {
    let told = game.told();
    // One line more, to know what belongs before the first.
    let mut lines = game.log(range.start.saturating_sub(1));
    lines.truncate(range.end - range.start.saturating_sub(1));
    let before = if range.start > 0 && !lines.is_empty() { Some(lines.remove(0)) } else { None };
    merged(before.as_ref(), lines, besides(by_itself, notes), range.end >= told)
}

/// What stands among the game's lines, in order, each with the first number of choices whose lines come after it.
fn besides(by_itself: &[ByItself], notes: &[Note]) -> Vec<(usize, LogLine)> {
    let line = |at, phrase: &Arc<Phrase>| LogLine {
        at,
        phrase: phrase.clone(),
        by_itself: false,
        ordered: false,
        table: false,
    };
    // A choice that made itself stands before what came of it; a note after all that had been done.
    let done = by_itself.iter().map(|done| {
        let alone = LogLine { by_itself: true, ordered: done.ordered, ..line(done.at + 1, &done.text) };
        (done.at + 1, alone)
    });
    let notes = notes.iter().map(|note| (note.at + 1, LogLine { table: true, ..line(note.at, &note.text) }));
    let mut besides: Vec<(usize, LogLine)> = notes.chain(done).collect();
    besides.sort_by_key(|(first, _)| *first);
    besides
}

/// The game's lines with what stands among them. At the end, that stands too after which nothing has been told yet.
fn merged(before: Option<&Told>, lines: Vec<Told>, besides: Vec<(usize, LogLine)>, at_end: bool) -> Vec<LogLine> {
    let later = |(first, _): &(usize, LogLine)| before.is_none_or(|before| *first > before.at);
    let mut besides = besides.into_iter().filter(later).peekable();
    let mut merged = Vec::with_capacity(lines.len());
    for line in lines {
        while let Some((_, beside)) = besides.next_if(|(first, _)| *first <= line.at) {
            merged.push(beside);
        }
        let phrase = Arc::new(line.phrase);
        merged.push(LogLine { at: line.at, phrase, by_itself: false, ordered: false, table: false });
    }
    if at_end {
        merged.extend(besides.map(|(_, beside)| beside));
    }
    merged
}

pub(crate) struct Log {
    pub(crate) recent: Markup,
    pub(crate) past: Markup,
}

/// Where the past ends and where it begins on the page. A replay has it whole: its pages are not updated.
fn bounds(scene: &Scene<'_>) -> (usize, usize, usize) {
    let told = scene.game.told();
    let old = told.saturating_sub(RECENT) / BLOCK * BLOCK;
    let early = if scene.listening { old.saturating_sub(PAST) } else { 0 };
    (early, old, told)
}

pub(crate) fn log(scene: &Scene<'_>) -> Log {
    let (early, old, told) = bounds(scene);
    let lines = |range| log_lines(scene.game, scene.by_itself, scene.notes, range);
    let (past, recent) = (lines(early..old), lines(old..told));
    let earlier = Phrase::new("table-log-earlier").with("count", past.len());
    let more = Phrase::new("table-log-more").with("count", early);
    Log {
        recent: html! {
            ol #log .log reversed {
                @for line in recent.iter().rev() { (one(scene, line)) }
                @if recent.is_empty() && past.is_empty() { li .empty { (scene.speaker.word("table-log-empty")) } }
            }
        },
        past: html! {
            div #log-past {
                @if !past.is_empty() {
                    details {
                        summary { (scene.speaker.say(&earlier)) }
                        ol .log reversed { @for line in past.iter().rev() { (one(scene, line)) } }
                    }
                }
                @if early > 0 {
                    a .quiet-link.log-more href={ (scene.base) "/log" } data-log { (scene.speaker.say(&more)) }
                }
            }
        },
    }
}

/// The lines before those on the page. Fetched when somebody asks.
#[must_use]
pub fn log_early(scene: &Scene<'_>) -> Fragment {
    let (early, _, _) = bounds(scene);
    Fragment::new("log-early", html! { div #log-early { (list(scene, 0..early)) } })
}

/// Lines that are read again at most when somebody comes back.
const READ_AGAIN: usize = 160;
/// Lines of what happened meanwhile that are shown.
const MEANWHILE: usize = 8;

/// What the others did since the viewer last chose, when so many choices had been made: the last few lines of what the viewer
/// was told, and the way to look at it step by step. An empty place where there is nothing to tell.
#[must_use]
pub fn since(scene: &Scene<'_>, choices: Option<usize>) -> Fragment {
    let later = |choices: usize| -> Vec<Told> {
        let lines = scene.game.log(scene.game.told().saturating_sub(READ_AGAIN));
        lines.into_iter().filter(|line| line.at > choices).collect()
    };
    let lines = choices.map(later).unwrap_or_default();
    let before = Phrase::new("help-since-before").with("count", lines.len().saturating_sub(MEANWHILE));
    let shown = lines.len().saturating_sub(MEANWHILE)..;
    let say = |id: &str| scene.speaker.word(id);
    let markup = html! {
        div #since {
            @if let Some(choices) = choices.filter(|_| !lines.is_empty()) {
                section .card.since data-once={ "since " (choices) } aria-labelledby="since-title" {
                    h2 #since-title .small-title { (say("help-since")) }
                    @if lines.len() > MEANWHILE { p .quiet { (scene.speaker.say(&before)) } }
                    ol .log {
                        @for line in &lines[shown] { li { (Sentence::new(scene.speaker, &line.phrase).markup(scene.speaker)) } }
                    }
                    div .quiet-links {
                        a .quiet-link href={ (scene.base) "/replay?at=" (choices) } { (say("help-since-step")) }
                        // Only the script can do without it.
                        button .quiet-link type="button" data-dismiss="since" { (say("help-close")) }
                    }
                }
            }
        }
    };
    Fragment::new("since", markup)
}

/// The whole log.
#[must_use]
pub fn log_whole(scene: &Scene<'_>) -> Markup {
    list(scene, 0..scene.game.told())
}

fn list(scene: &Scene<'_>, range: Range<usize>) -> Markup {
    let lines = log_lines(scene.game, scene.by_itself, scene.notes, range);
    html! { ol .log reversed { @for line in lines.iter().rev() { (one(scene, line)) } } }
}

fn one(scene: &Scene<'_>, line: &LogLine) -> Markup {
    let sentence = Sentence::new(scene.speaker, &line.phrase);
    let reason = if line.ordered { "table-ordered-title" } else { "table-by-itself-title" };
    let places = (!sentence.places().is_empty()).then(|| sentence.places().join(" "));
    html! {
        // The script puts one of them in the tab order; arrows lead to the others.
        li tabindex=[places.is_some().then_some("-1")] data-hexes=[&places] class=[line.class()] {
            @if line.by_itself {
                (scene.speaker.say_capital(&line.phrase)) " "
                span .tag title=(scene.speaker.word(reason)) { (scene.speaker.word("table-by-itself")) }
            } @else {
                (sentence.markup(scene.speaker))
            }
        }
    }
}
