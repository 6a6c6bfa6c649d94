//! What a strong player would say: about the decision, and about the match afterwards.

use std::fmt::Write as _;

use maud::{Markup, html};
use tessera_kernel::{AnyOption, Phrase, Seat};
use tessera_words::{Language, Speaker};

use crate::Scene;
use crate::names::Sentence;
use crate::scene::Fragment;
use crate::seat::{COLOURS, seat_mark};
use crate::svg::N;

/// An option and what can be expected of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The option in notation.
    pub choice: String,
    /// The chance to win with it.
    pub chance: f32,
    /// The points to expect, as the game counts them.
    pub score: f32,
    /// Why this and not another option.
    pub why: Option<Why>,
    /// What would be done next, in words.
    pub plan: Vec<Phrase>,
}

/// Why an option, and not another.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The other, in words.
    pub other: Phrase,
    /// What they differ in: the id of a message, and what the option has more of it, in points.
    pub parts: Vec<(String, f32)>,
}

impl Why {
    /// In a sentence.
    #[must_use]
    pub fn say(&self, speaker: Speaker<'_>) -> String {
        let part = |(id, points): &(String, f32)| {
            let phrase = Phrase::new("table-rather-part").with("part", speaker.word(id));
            speaker.say(&phrase.with("points", signed(*points, speaker.language)))
        };
        let listed = |more: bool| {
            let of = self.parts.iter().filter(|(_, points)| (*points > 0.0) == more);
            of.map(part).collect::<Vec<String>>().join(", ")
        };
        let (gains, losses) = (listed(true), listed(false));
        let id = match (gains.is_empty(), losses.is_empty()) {
            (false, false) => "table-rather-both",
            (false, true) => "table-rather-gains",
            (true, false) => "table-rather-losses",
            (true, true) => "table-rather-close",
        };
        let phrase = Phrase::new(id).with("other", brief(&speaker.say_capital(&self.other)));
        speaker.say(&phrase.with("gains", gains).with("losses", losses))
    }
}

/// An option by its beginning: what it does in full stands elsewhere.
fn brief(text: &str) -> String {
    /// The most letters of it.
    const LETTERS: usize = 56;
    let cut: String = text.chars().take(LETTERS).collect();
    if cut.len() < text.len() { format!("{}…", cut.trim_end()) } else { cut }
}

/// A number of points to a tenth, with its sign.
fn signed(points: f32, language: Language) -> String {
    let text = format!("{}{:.1}", if points < 0.0 { '−' } else { '+' }, points.abs());
    if language == Language::French { text.replace('.', ",") } else { text }
}

/// What would be done next, in a sentence; nothing where nothing was planned.
#[must_use]
pub fn plan(speaker: Speaker<'_>, steps: &[Phrase]) -> Option<String> {
    let said: Vec<String> = steps.iter().map(|step| speaker.say(step)).collect();
    let phrase = Phrase::new("table-rather-plan").with("steps", said.join(" → "));
    (!steps.is_empty()).then(|| speaker.say(&phrase))
}

/// What a master would do, best first. Fetched when somebody asks; `here` says whether the form to choose with is on the
/// same page.
#[must_use]
pub fn hint(scene: &Scene<'_>, hints: &[Hint], here: bool) -> Fragment {
    let say = |id: &str| scene.speaker.word(id);
    let decision = scene.decision();
    let options = decision.iter().flat_map(|decision| &decision.options);
    let label = |choice: &str| options.clone().find(|option| option.choice == choice).map(|option| &option.label.text);
    let markup = html! {
        div #hint {
            section .card.hint-card aria-label=(say("table-hint-title")) {
                h2 { (say("table-hint-title")) }
                @if hints.is_empty() { p .quiet { (say("table-hint-none")) } }
                ol {
                    @for hint in hints {
                        @if let Some(text) = label(&hint.choice) {
                            @let sentence = Sentence::new(scene.speaker, text).markup(scene.speaker);
                            li {
                                @if here {
                                    button .option type="submit" form="choose" name="choice" value=(hint.choice) {
                                        span { (sentence) }
                                    }
                                } @else { b { (sentence) } }
                                p .quiet { (scene.speaker.say(&expected(hint.chance, hint.score, scene.speaker.names.len(), scene.game.point()))) }
                                @if let Some(why) = &hint.why { p .rather { (why.say(scene.speaker)) } }
                                @if let Some(plan) = plan(scene.speaker, &hint.plan) { p .quiet { (plan) } }
                            }
                        }
                    }
                }
                @if hints.iter().any(|hint| hint.why.is_some()) { p .quiet.small { (say("table-rather-note")) } }
                @if options.clone().count() > hints.len() { (compare(scene, hints, options.clone())) }
                @if here { button .quiet-link type="button" data-dismiss="hint" { (say("table-close")) } }
            }
        }
    };
    Fragment::new("hint", markup)
}

/// A form to ask about an option of one's own.
fn compare<'a>(scene: &Scene<'_>, hints: &[Hint], options: impl Iterator<Item = &'a AnyOption>) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    let others = options.filter(|option| hints.iter().all(|hint| hint.choice != option.choice));
    html! {
        form .compare method="get" action={ (scene.base) "/hint" } data-compare=(say("table-hint-thinking")) {
            label for="compare-with" { (say("table-hint-compare")) }
            select #compare-with name="choice" {
                @for option in others {
                    option value=(option.choice) { (scene.speaker.say_capital(&option.label.text)) }
                }
            }
            button .button type="submit" { (say("table-hint-compare-go")) }
        }
    }
}

/// A chance in a word, judged against an even share: of three players, one in three is as good as anybody's.
#[must_use]
pub fn likely(chance: f32, seats: usize) -> &'static str {
    // The odds, as a multiple of those of an even share.
    let odds = chance / (1.0 - chance).max(0.001) * (seats.max(2) - 1) as f32;
    match odds {
        _ if chance >= 0.8 => "table-hint-sure",
        odds if odds >= 1.25 => "table-hint-likely",
        odds if odds >= 0.67 => "table-hint-open",
        odds if odds >= 0.25 => "table-hint-hard",
        _ => "table-hint-lost",
    }
}

/// What can be expected of an option, in words: the chance of one of `seats` players, and points, of which so many that are
/// counted make one.
#[must_use]
pub fn expected(chance: f32, score: f32, seats: usize, point: i32) -> Phrase {
    Phrase::new("table-hint-outcome")
        .with("likely", Phrase::new(likely(chance, seats)))
        .with("percent", percent(chance))
        .with("points", (score / point as f32).round().max(0.0) as usize)
}

fn percent(chance: f32) -> usize {
    (chance.clamp(0.0, 1.0) * 100.0).round() as usize
}

/// A moment at which somebody's chance changed much.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// After how many choices.
    pub at: usize,
    /// Whose chance.
    pub seat: Seat,
    /// The chance before.
    pub before: f32,
    /// The chance after.
    pub after: f32,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 180.0;

/// Everyone's chance to win over the match, a line where we are, and the moments at which it changed most. `link` leads
/// to the position after so many choices.
#[must_use]
pub fn chances(
    speaker: Speaker<'_>,
    chances: &[(usize, Vec<f32>)],
    moments: &[Moment],
    at: usize,
    link: &dyn Fn(usize) -> String,
) -> Markup {
    let last = chances.last().map_or(1, |(at, _)| *at).max(1);
    let x = |at: usize| at as f64 / last as f64 * WIDTH;
    let y = |chance: f32| HEIGHT * (1.0 - f64::from(chance));
    let seats = chances.first().map_or(0, |(_, chances)| chances.len());
    let path = |seat: usize| {
        let mut path = String::new();
        for (place, (at, chances)) in chances.iter().enumerate() {
            let chance = chances.get(seat).copied().unwrap_or(0.0);
            let _ = write!(path, "{}{} {}", if place == 0 { "M" } else { "L" }, N(x(*at)), N(y(chance)));
        }
        path
    };
    html! {
        div .chances {
            div .scroll tabindex="0" role="region" aria-label=(speaker.word("table-chances-text")) {
                svg .chart viewBox="-44 -10 700 212" role="img" aria-label=(speaker.word("table-chances-text")) {
                    @for share in [0, 25, 50, 75, 100] {
                        @let line = y(share as f32 / 100.0);
                        path .grid d={ "M0 " (N(line)) "H" (N(WIDTH)) } {}
                        text .tick x="-8" y=(N(line + 4.5)) text-anchor="end" { (share) " %" }
                    }
                    path .grid.now d={ "M" (N(x(at.min(last)))) " 0V" (N(HEIGHT)) } stroke-dasharray="4 3" {}
                    @for seat in 0..seats {
                        path class={ "line l" (seat) } d=(path(seat)) stroke=(COLOURS[seat % 6]) fill="none" {}
                    }
                    // Every position that was looked at leads there; the slider and the list do for the keyboard.
                    @for (place, (position, _)) in chances.iter().enumerate() {
                        @let near = |other: Option<&(usize, Vec<f32>)>| other.map_or(x(*position), |(other, _)| (x(*position) + x(*other)) / 2.0);
                        @let left = near(place.checked_sub(1).and_then(|place| chances.get(place)));
                        a .column href=(link(*position)) tabindex="-1" aria-hidden="true" {
                            rect x=(N(left)) y="0" width=(N((near(chances.get(place + 1)) - left).max(0.5))) height=(N(HEIGHT)) {}
                        }
                    }
                    @for moment in moments {
                        circle class={ "s" (moment.seat.index()) } cx=(N(x(moment.at))) cy=(N(y(moment.after))) r="5"
                            fill=(COLOURS[moment.seat.index() % 6]) {}
                    }
                }
            }
            @if !moments.is_empty() {
                h3 .small-title { (speaker.word("table-chances-moments")) }
                ol .moments {
                    @for moment in moments {
                        @let phrase = Phrase::new("table-chances-moment")
                            .with("at", moment.at).with("who", moment.seat)
                            .with("before", percent(moment.before)).with("after", percent(moment.after));
                        li {
                            (seat_mark(moment.seat.index()))
                            a href=(link(moment.at)) aria-current=[(moment.at == at).then_some("step")] {
                                (Sentence::new(speaker, &phrase).markup(speaker))
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::likely;

    #[test]
    fn an_even_share_is_wide_open_however_many_play() {
        for seats in 2..=6 {
            assert_eq!(likely(1.0 / seats as f32, seats), "table-hint-open", "{seats}");
        }
        assert_eq!(likely(0.5, 3), "table-hint-likely");
        assert_eq!(likely(0.15, 2), "table-hint-lost");
        assert_eq!(likely(0.15, 5), "table-hint-open");
    }
}
