//! For whoever writes a lesson: what the learner sees and can do in it, step by step, from the file as it is now.
//!
//! ```text
//! cargo run -p tessera-lessons --example look -- lessons/tempus.lessons goal
//! cargo run -p tessera-lessons --example look -- lessons/clash.lessons goal clash-2012
//! ```

use tessera_kernel::{Sight, Viewer};
use tessera_lessons::{FILES, Lesson, Stand};
use tessera_table::{Paint, text};
use tessera_words::{Language, Speaker, capital};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which file?")?;
    let wanted = arguments.next().ok_or("which lesson?")?;
    let title = arguments.next();
    let stem = std::path::Path::new(&file).file_stem().and_then(|stem| stem.to_str()).ok_or("which game?")?;
    let (_, game, titles) = FILES.iter().find(|(_, game, _)| *game == stem).ok_or("there is no such game")?;
    let title =
        titles.iter().find(|known| title.as_deref().is_none_or(|title| title == known.name)).ok_or("no such title")?;
    let course = tessera_lessons::read(&std::fs::read_to_string(&file)?, game, title.name, title.editions[0])?;
    let (_, lesson) = course.lesson(&wanted).ok_or("there is no such lesson")?;
    look(lesson);
    Ok(())
}

fn look(lesson: &Lesson) {
    if let Err(misfit) = lesson.check() {
        println!("the position does not fit: {misfit}");
    }
    let mut stand = lesson.begin();
    show(&stand, true);
    while let Some(step) = stand.step() {
        match stand.shown().and_then(|place| Ok((place, stand.take(place)?))) {
            Ok((place, next)) => {
                println!("== {}: takes option {}", step.text, place + 1);
                stand = next;
            }
            Err(misfit) => return println!("== {}: {misfit}", step.text),
        }
        show(&stand, false);
    }
    if let Some(outcome) = stand.session().game().outcome() {
        println!("over: {outcome:?}");
    }
}

fn show(stand: &Stand<'_>, whole: bool) {
    let game = stand.session().game();
    let names: Vec<String> = ["You", "Blaise", "Chen", "Dido", "Egil", "Fatou"].map(str::to_owned).to_vec();
    let speaker = Speaker::new(Language::English, &names).of(game.title());
    let decision = game.decision(stand.lesson().you);
    if whole || std::env::var_os("WHOLE").is_some() {
        let choices: Vec<String> =
            decision.iter().flat_map(|one| &one.options).map(|option| option.choice.clone()).collect();
        let drawn = text(Sight::new(game, Viewer::Seat(stand.lesson().you)), &choices, &speaker, Paint::off());
        println!("{}\n{}", drawn.board, drawn.panels);
        for told in game.log(Viewer::Seat(stand.lesson().you), 0).iter().rev().take(12).rev() {
            println!("   · {}", speaker.say(&told.phrase));
        }
    }
    println!("after {} choices, asked: {:?}", game.choices(), game.waiting());
    let Some(decision) = decision else {
        for seat in game.waiting() {
            let Some(other) = game.decision(seat) else { continue };
            println!("{seat:?}: {}", speaker.say(&other.question.title));
            for option in &other.options {
                println!("    {:<24} {}", option.choice, capital(&speaker.say(&option.label.text)));
            }
        }
        return;
    };
    println!("? {}", speaker.say(&decision.question.title));
    for option in &decision.options {
        println!("    {:<24} {}", option.choice, capital(&speaker.say(&option.label.text)));
    }
}
