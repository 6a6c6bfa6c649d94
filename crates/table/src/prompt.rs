//! What you must decide: always in the same place, one plain question, every option a button.

use maud::{Markup, html};
use tessera_kernel::{AnyDecision, AnyOption, Outcome, Phrase, Question, Seat};

use crate::Scene;
use crate::drawing::{Drawing, Within};
use crate::end::victory;
use crate::icons::icon;
use crate::lesson::{self, LessonCard};
use crate::names::Sentence;
use crate::seat::seat_mark;

/// From so many options on the board, on cards or on a shelf on, those are the better list.
const MANY: usize = 6;
/// The keys of the first options.
const KEYS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

pub(crate) fn prompt(scene: &Scene<'_>, drawing: &Drawing) -> Markup {
    let decision = scene.decision();
    let outcome = scene.outcome;
    let mine = decision.as_ref().is_some_and(|decision| decision.owed);
    html! {
        section #prompt class={ "card prompt" @if mine { " mine" } } data-sequence=(scene.game.sequence())
            data-asked=[scene.asked] data-base=[scene.lesson.map(|_| scene.base)]
            data-mine=[mine.then_some("yes")] data-shelf=[drawing.wanted] aria-labelledby="prompt-title" {
            @if let Some(card) = scene.lesson { (lesson::card(scene, card)) }
            @if scene.lesson.is_some_and(LessonCard::is_over) {
                // What comes next stands on the card.
            } @else if let Some(outcome) = outcome {
                (over(scene, outcome))
            } @else if let Some(ended) = scene.ended {
                p .over { (scene.speaker.word("table-over")) }
                h1 #prompt-title { (ended) }
                @if !scene.base.is_empty() {
                    div .options {
                        a .option.finish href={ (scene.base) "/replay" } { span { (scene.speaker.word("table-see-replay")) } }
                    }
                }
            } @else if let Some(decision) = &decision {
                (question(scene, drawing, &decision.question))
                @if let Some(first) = scene.first { (first_hint(scene, first)) }
            } @else {
                (waiting(scene))
            }
            @if let Some(help) = &drawing.help { (help) }
            @if scene.acting().is_some() {
                (form(scene, drawing, decision.as_ref()))
            }
        }
    }
}

/// The button of the top bar; it belongs to the prompt's form.
pub(crate) fn undo_button(scene: &Scene<'_>) -> Markup {
    html! {
        @let offered = scene.acting().is_some() && scene.outcome.is_none() && scene.lesson.is_none();
        span #undo title=[scene.barred.filter(|_| offered)] {
            @if offered {
                button .bar-link type="submit" form="choose" formaction={ (scene.base) "/undo" } data-undo
                    disabled[!scene.can_undo()] {
                    (icon("undo")) span { (scene.speaker.word("table-undo")) }
                }
            }
        }
    }
}

fn question(scene: &Scene<'_>, drawing: &Drawing, question: &Question) -> Markup {
    html! {
        div .question {
            div {
                h1 #prompt-title { (scene.speaker.say_capital(&question.title)) }
                p .context {
                    @if let Some(context) = &question.context {
                        (Sentence::new(scene.speaker, context).markup(scene.speaker)) " "
                    }
                    a .rule href=(scene.rule_link(question.rule)) data-drawer
                        title=(scene.speaker.say(&Phrase::new("table-rule").with("rule", question.rule.to_owned()))) {
                        (question.rule)
                    }
                }
            }
            @if let Some(art) = &drawing.art { div .question-art { (art) } }
        }
    }
}

/// What such a question is about, said once; whoever does not want to be told such things says so here.
fn first_hint(scene: &Scene<'_>, text: &str) -> Markup {
    html! {
        div .first-hint {
            p { (icon("hint")) (text) }
            form method="post" action="/settings" {
                input type="hidden" name="csrf" value=(scene.csrf);
                input type="hidden" name="hints" value="off";
                input type="hidden" name="back" value=(scene.base);
                button .quiet-link type="submit" { (scene.speaker.word("help-hints-off")) }
            }
        }
    }
}

fn form(scene: &Scene<'_>, drawing: &Drawing, decision: Option<&AnyDecision>) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    html! {
        form #choose method="post" action={ (scene.base) "/choose" } {
            input type="hidden" name="sequence" value=(scene.game.sequence());
            input type="hidden" name="csrf" value=(scene.csrf);
            @if let Some(decision) = decision { (options(scene, drawing, decision)) }
            div .quiet-links {
                @if let Some(what) = decision.and_then(|decision| decision.offered.as_ref()).filter(|_| scene.lesson.is_none()) {
                    button .quiet-link type="submit" formaction={ (scene.base) "/orders" } name="waive" value=(what.id) {
                        (scene.speaker.say(&Phrase::new("table-waive").with("name", what.clone())))
                    }
                }
                @if decision.is_some() {
                    a .quiet-link href={ (scene.base) "/why" } data-why { (say("table-why-not")) }
                    @if let Some(card) = scene.lesson {
                        (lesson::help(scene, card))
                    } @else {
                        a .quiet-link href={ (scene.base) "/hint" } data-hint=(say("table-hint-thinking")) {
                            (say("table-hint"))
                        }
                    }
                }
                @if decision.is_none() && scene.outcome.is_none() {
                    // The script shows it where the browser has not been asked yet.
                    button .quiet-link type="button" data-notify hidden { (say("table-notify")) }
                }
                @if scene.can_undo() {
                    button .quiet-link type="submit" formaction={ (scene.base) "/undo" } data-undo {
                        (say("table-undo-long"))
                    }
                }
            }
        }
    }
}

fn options(scene: &Scene<'_>, drawing: &Drawing, decision: &AnyDecision) -> Markup {
    let within = |option: &AnyOption| drawing.options.get(&option.choice).map_or(Within::None, |look| look.within);
    let placed = |option: &AnyOption| within(option) != Within::None;
    let lying = drawing.lying_options();
    let shown = |option: &AnyOption| placed(option) || lying.contains(option.choice.as_str());
    let at = |of: Within| decision.options.iter().filter(|option| within(option) == of).count();
    let (on_board, amounts) = (at(Within::Board), at(Within::Amount));
    let elsewhere = decision.options.iter().filter(|option| shown(option)).count();
    let helped = drawing.help.is_some();
    let folded =
        |option: &AnyOption| (elsewhere > MANY && shown(option) || helped && placed(option)) && !option.label.finishes;
    let (listed, hidden): (Vec<&AnyOption>, Vec<&AnyOption>) =
        decision.options.iter().partition(|option| !folded(option));
    let (last, listed): (Vec<&AnyOption>, Vec<&AnyOption>) =
        listed.into_iter().partition(|option| option.label.finishes);
    let pictured = !listed.is_empty()
        && listed.iter().all(|option| drawing.options.get(&option.choice).is_some_and(|look| look.art.is_some()));
    let (title, count) = if on_board > 0 {
        ("table-on-board", Phrase::new("table-on-board-count").with("count", on_board))
    } else if amounts > 0 {
        ("table-on-amounts", Phrase::new("table-on-amounts-count").with("count", amounts))
    } else {
        ("table-on-cards", Phrase::new("table-on-cards-count").with("count", elsewhere))
    };
    html! {
        @if !hidden.is_empty() {
            p .on-board { span .gold-dot {} span { b { (scene.speaker.word(title)) } br; (scene.speaker.say(&count)) } }
            details .as-list {
                summary { (scene.speaker.word("table-as-list")) }
                div .options { @for option in &hidden { (button(scene, drawing, option, None)) } }
            }
        }
        div class=(if pictured { "options pictured" } else { "options" }) {
            @for (place, option) in listed.iter().enumerate() {
                @if let Some(group) = &option.label.group {
                    @if place == 0 || listed[place - 1].label.group.as_ref() != Some(group) {
                        h2 .group { (scene.speaker.say_capital(group)) }
                    }
                }
                (button(scene, drawing, option, KEYS.get(place).copied()))
            }
        }
        @if !last.is_empty() {
            div .options {
                @for (place, option) in last.iter().enumerate() {
                    (button(scene, drawing, option, (place == 0 && drawing.help.is_none()).then_some("↵")))
                }
            }
        }
    }
}

fn button(scene: &Scene<'_>, drawing: &Drawing, option: &AnyOption, key: Option<&str>) -> Markup {
    let art = drawing.options.get(&option.choice).and_then(|look| look.art.as_ref());
    html! {
        button type="submit" name="choice" value=(option.choice)
            class=(if option.label.finishes { "option finish" } else { "option" }) data-key=[key] {
            @if let Some(art) = art { span .option-art { (art) } }
            span {
                (Sentence::new(scene.speaker, &option.label.text).markup(scene.speaker))
                @if let Some(note) = drawing.notes.get(&option.choice) { small .note { (note) } }
            }
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// Who is waited for, and what they are deciding.
fn waiting(scene: &Scene<'_>) -> Markup {
    let seats = scene.game.waiting();
    // What is shown again has been thought out long ago.
    let thinks = |seat: Seat| scene.listening && scene.seats.get(seat.index()).is_some_and(|info| info.bot);
    let title = match seats.as_slice() {
        [seat] if thinks(*seat) => Phrase::new("table-thinking").with("who", *seat),
        [seat] => Phrase::new("table-waiting").with("who", *seat),
        _ => Phrase::new("table-waiting-many").with("count", seats.len()),
    };
    let thinking = seats.iter().any(|&seat| thinks(seat));
    html! {
        h1 #prompt-title { (Sentence::new(scene.speaker, &title).markup(scene.speaker)) }
        @if thinking {
            p .thinking aria-hidden="true" { i {} i {} i {} }
            @if scene.acting().is_some() {
                form .hurry method="post" action={ (scene.base) "/hurry" } data-live {
                    input type="hidden" name="csrf" value=(scene.csrf);
                    button .quiet-link type="submit" { (scene.speaker.word("table-hurry")) }
                }
            }
        }
        @for seat in seats { (deciding(scene, seat)) }
        @if matches!(scene.game.viewer(), crate::Viewer::Spectator) { p .quiet { (scene.speaker.word("table-watching")) } }
    }
}

fn deciding(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(question) = scene.game.question(seat) else {
        return Markup::default();
    };
    let phrase = Phrase::new("table-deciding").with("who", seat).with("question", question.title);
    html! {
        p .context.deciding {
            (seat_mark(seat.index())) span { (Sentence::new(scene.speaker, &phrase).markup(scene.speaker)) }
        }
    }
}

fn over(scene: &Scene<'_>, outcome: &Outcome) -> Markup {
    let winners: Vec<Seat> = outcome.winners().collect();
    let title = victory(scene, &winners);
    html! {
        p .over { (scene.speaker.word("table-over")) }
        h1 #prompt-title { (Sentence::new(scene.speaker, &title).markup(scene.speaker)) }
        @if !scene.base.is_empty() {
            div .options {
                a .option.finish href={ (scene.base) "/end" } { span { (scene.speaker.word("table-see-end")) } }
            }
        }
    }
}
