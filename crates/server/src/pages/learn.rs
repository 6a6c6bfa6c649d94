//! Lessons: a table that needs no opponents. Nothing of it is kept: an address says where somebody stands in a lesson, and
//! only what is right leads on. What is kept is which lessons somebody has been through.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_bots::{Kind, Level};
use tessera_kernel::Phrase;
use tessera_lessons::{Answer, Course, Lesson, Stand};
use tessera_session::ByItself;
use tessera_table::{Coach, Fragment, LessonCard, Scene, SeatInfo, cover, icon};
use tessera_words::Speaker;

use super::table::Update;
use super::{Page, settings, to};
use crate::tables::{BOT_NAMES, SeatOrder, TableOrder};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// Who plays the other seats of the last lesson.
const OPPONENT: Kind = Kind::Level(Level::Beginner);

/// The lessons of a title, with those that are done.
pub async fn course(visit: Visit, Path(game): Path<String>) -> Page {
    let course = tessera_lessons::course(&game).ok_or(Fault::NOT_FOUND)?;
    let done = Learned::of(&visit).await;
    let title =
        visit.say(&Phrase::new("server-learn-title").with("game", visit.word(&format!("{}-name", course.title))));
    let next = done.next(course);
    let body = html! {
        div .about-head {
            (cover(course.title))
            div {
                h1 { (title) }
                p .lead { (visit.word(&format!("{}-what", course.title))) }
                p .quiet { (done.count(&visit, course)) }
            }
        }
        ol .lessons {
            @for (place, lesson) in course.iter().enumerate() {
                li { (line(&visit, course, place, lesson, &done, next == Some(place))) }
            }
        }
        p .buttons {
            a .button href={ "/rules/" (course.title) } { (visit.word("server-rules")) }
            a .button href="/" { (visit.word("server-to-home")) }
        }
    };
    Ok(visit.page(&title, body).into_response())
}

fn line(visit: &Visit, course: &Course, place: usize, lesson: &Lesson, done: &Learned, next: bool) -> Markup {
    let learned = done.has(course, lesson);
    let speaker = visit.speaker().of(course.title);
    let address = format!("/learn/{}/{}", course.title, lesson.name);
    let class = if next { "card lesson-line next" } else { "card lesson-line" };
    let words = html! {
        span .lesson-number aria-hidden="true" { @if learned { (icon("check")) } @else { (place + 1) } }
        strong { (speaker.word(&lesson.title)) }
        span .tag {
            @if learned { (visit.word("server-learn-done")) }
            @else if lesson.game.is_some() { (visit.word("server-learn-game")) }
            @else { (visit.say(&Phrase::new("server-learn-steps").with("count", lesson.steps.len()))) }
        }
    };
    html! {
        @if lesson.game.is_some() {
            form method="post" action=(address) {
                input type="hidden" name="csrf" value=(visit.csrf);
                button class=(class) type="submit" { (words) }
            }
        } @else {
            a class=(class) href=(address) { (words) }
        }
    }
}

/// The lessons somebody has been through.
pub struct Learned(Vec<(String, String)>);

impl Learned {
    /// Those of whoever visits; none where that cannot be read, for a lesson can be had all the same.
    pub async fn of(visit: &Visit) -> Self {
        let Some(person) = visit.id() else { return Self(Vec::new()) };
        Self(visit.app.store.lessons_of(person).await.unwrap_or_else(|error| {
            tracing::error!(%error, "lessons cannot be read");
            Vec::new()
        }))
    }

    fn has(&self, course: &Course, lesson: &Lesson) -> bool {
        self.0.iter().any(|(game, name)| game == course.title && *name == lesson.name)
    }

    /// The first lesson that is not done.
    fn next(&self, course: &Course) -> Option<usize> {
        course.iter().position(|lesson| !self.has(course, lesson))
    }

    /// How many are done, in words.
    pub fn count(&self, visit: &Visit, course: &Course) -> String {
        let done = course.iter().filter(|lesson| self.has(course, lesson)).count();
        visit.say(&Phrase::new("server-learn-count").with("done", done).with("all", course.len()))
    }

    /// The same in figures.
    pub fn short(&self, course: &Course) -> String {
        format!("{}/{}", course.iter().filter(|lesson| self.has(course, lesson)).count(), course.len())
    }

    /// Whether some lesson is done.
    pub fn has_begun(&self, course: &Course) -> bool {
        course.iter().any(|lesson| self.has(course, lesson))
    }
}

/// A lesson as an address names it.
fn find(game: &str, lesson: &str) -> Result<(&'static Course, usize, &'static Lesson), Fault> {
    let course = tessera_lessons::course(game).ok_or(Fault::NOT_FOUND)?;
    let (place, lesson) = course.lesson(lesson).ok_or(Fault::NOT_FOUND)?;
    Ok((course, place, lesson))
}

/// A step of a lesson as an address names it.
fn stand(game: &str, lesson: &str, path: &str) -> Result<(&'static Course, usize, Stand<'static>), Fault> {
    let (course, place, lesson) = find(game, lesson)?;
    if lesson.game.is_some() {
        return Err(Fault::NOT_FOUND);
    }
    let path = path.parse().map_err(|_| Fault::NOT_FOUND)?;
    Ok((course, place, lesson.at(&path).map_err(|_| Fault::NOT_FOUND)?))
}

/// A step as somebody looks at it.
struct Look {
    stand: Stand<'static>,
    title: &'static str,
    base: String,
    names: Vec<String>,
    seats: Vec<SeatInfo>,
    by_itself: Vec<ByItself>,
    card: LessonCard,
}

impl Look {
    fn new(visit: &Visit, course: &'static Course, place: usize, stand: Stand<'static>, reply: Option<String>) -> Self {
        let lesson = stand.lesson();
        let speaker = visit.speaker().of(course.title);
        let here = format!("/learn/{}/{}", course.title, lesson.name);
        let step = stand.step_number();
        let all = lesson.steps.len();
        let number = step.map_or(all, |(number, _)| number);
        let onward = if step.is_some() { Vec::new() } else { onward(visit, course, place) };
        let progress = match step {
            Some(_) => visit.say(&Phrase::new("server-learn-step").with("step", number).with("all", all)),
            None => visit.word("table-lesson-done"),
        };
        let heading =
            Phrase::new("server-learn-lesson").with("number", place + 1).with("title", speaker.word(&lesson.title));
        let card = LessonCard {
            heading: visit.say(&heading),
            course: format!("/learn/{}", course.title),
            progress,
            steps: (step.map_or(all, |(number, _)| number - 1), all),
            text: speaker.word(step.map_or(&lesson.end, |(_, step)| &step.text)),
            reply,
            back: stand.path().back().filter(|_| step.is_some()).map(|path| format!("{here}/{path}")),
            onward,
        };
        let seats = stand.session().game().setup().count();
        let you = lesson.you;
        let mut others = BOT_NAMES.iter();
        let own = || visit.name().unwrap_or_else(|| visit.word("server-learn-you"));
        let other = |name: Option<&&str>| name.map_or_else(String::new, |name| (*name).to_owned());
        let names = (0..seats).map(|seat| if seat == you.index() { own() } else { other(others.next()) }).collect();
        let bot = |seat| SeatInfo { connected: seat == you.index(), bot: seat != you.index(), ..SeatInfo::default() };
        Self {
            title: course.title,
            base: format!("{here}/{}", stand.path()),
            names,
            seats: (0..seats).map(bot).collect(),
            by_itself: stand.session().by_itself(stand.sight().viewer()),
            card,
            stand,
        }
    }

    fn scene<'a>(&'a self, visit: &'a Visit) -> Scene<'a> {
        let over = self.stand.is_over();
        Scene {
            game: self.stand.sight(),
            speaker: Speaker::new(visit.prefs.language, &self.names).of(self.title),
            base: &self.base,
            csrf: &visit.csrf,
            live: !over,
            listening: false,
            seats: &self.seats,
            by_itself: &self.by_itself,
            asked: Some(self.sequence()),
            notes: &[],
            outcome: None,
            ended: None,
            barred: None,
            lesson: Some(&self.card),
            first: None,
        }
    }

    fn sequence(&self) -> usize {
        self.stand.session().game().sequence()
    }

    fn page(&self, visit: &Visit) -> Page {
        let aside = html! {
            nav .table-links aria-label=(visit.word("server-elsewhere")) {
                a href={ "/learn/" (self.title) } { (visit.word("server-learn-course")) }
                a href={ "/rules/" (self.title) } { (visit.word("server-rules")) }
                a href="/" { (visit.word("server-to-home")) }
            }
        };
        let body = tessera_table::table_body(&self.scene(visit), &Markup::default(), &aside);
        let sheets = tessera_table::sheets(self.title);
        Ok(visit.page_with(&self.card.heading, &sheets, &["table.js"], true, body).into_response())
    }

    /// The whole page, or what has changed on it where the script asks.
    fn answer(&self, visit: &Visit, have: &str) -> Page {
        if !visit.fetch {
            return self.page(visit);
        }
        let fragments = tessera_table::fragments(&self.scene(visit));
        Ok(Json(Update::changed(self.sequence(), fragments.iter(), have)).into_response())
    }

    /// One part that was asked for, or a page of it.
    fn part(&self, visit: &Visit, title: &str, fragment: &Fragment) -> Page {
        if visit.fetch {
            return Ok(Json(Update::of(self.sequence(), fragment)).into_response());
        }
        let body = html! {
            (fragment.placed())
            p .buttons { a .button.primary href=(self.base) { (visit.word("server-back")) } }
        };
        Ok(visit.page_with(&visit.word(title), &tessera_table::sheets(self.title), &[], false, body).into_response())
    }
}

/// Where to go after a lesson: the next one, and the list.
fn onward(visit: &Visit, course: &Course, place: usize) -> Vec<(String, String)> {
    let list = (format!("/learn/{}", course.title), visit.word("server-learn-course"));
    let next = course.get(place + 1).filter(|next| next.game.is_none());
    let next = next.map(|next| {
        let title = visit.speaker().of(course.title).word(&next.title);
        (
            format!("/learn/{}/{}", course.title, next.name),
            visit.say(&Phrase::new("server-learn-next").with("title", title)),
        )
    });
    next.into_iter().chain([list]).collect()
}

/// The first step.
pub async fn begin(visit: Visit, Path((game, lesson)): Path<(String, String)>) -> Page {
    let (course, place, lesson) = find(&game, &lesson)?;
    if lesson.game.is_some() {
        return Ok(to(&format!("/learn/{}", course.title)));
    }
    Look::new(&visit, course, place, lesson.begin(), None).page(&visit)
}

/// Any step.
pub async fn show(visit: Visit, Path((game, lesson, path)): Path<(String, String, String)>) -> Page {
    let (course, place, stand) = stand(&game, &lesson, &path)?;
    Look::new(&visit, course, place, stand, None).page(&visit)
}

/// Takes a choice: what is right leads on, what is not gets a reason.
pub async fn choose(Path((game, lesson, path)): Path<(String, String, String)>, posted: Posted) -> Page {
    let (course, place, here) = stand(&game, &lesson, &path)?;
    let speaker = posted.visit.speaker().of(course.title);
    match here.answer(posted.get("choice")) {
        Ok(Answer::Right(next)) => lead_on(posted, course, place, *next).await,
        Ok(Answer::NotYet(reason)) => {
            let reply = speaker.word(reason.unwrap_or("server-learn-not-this"));
            Look::new(&posted.visit, course, place, here, Some(reply)).answer(&posted.visit, posted.get("have"))
        }
        Err(why) => Err(Fault::REFUSED.detail(why.to_string())),
    }
}

/// Does what is right.
pub async fn show_me(Path((game, lesson, path)): Path<(String, String, String)>, posted: Posted) -> Page {
    let (course, place, here) = stand(&game, &lesson, &path)?;
    let next = here.shown().and_then(|shown| here.take(shown)).map_err(|misfit| {
        tracing::error!(game, lesson, path, %misfit, "a lesson does not fit the rules");
        Fault::UNAVAILABLE
    })?;
    lead_on(posted, course, place, next).await
}

/// The next step; at the end it is noted that the lesson is done.
async fn lead_on(mut posted: Posted, course: &'static Course, place: usize, next: Stand<'static>) -> Page {
    if next.is_over() {
        note_done(&mut posted.visit, course.title, &next.lesson().name).await;
    }
    let look = Look::new(&posted.visit, course, place, next, None);
    if posted.visit.fetch { look.answer(&posted.visit, posted.get("have")) } else { Ok(to(&look.base)) }
}

/// Keeps that a lesson is done, of guests too. Where that cannot be stored the lesson is done all the same: nobody shall
/// have to do it again because of us.
async fn note_done(visit: &mut Visit, game: &str, lesson: &str) {
    let Ok(person) = visit.person_or_guest().await else { return };
    if let Err(error) = visit.app.store.lesson_done(person, game, lesson).await {
        tracing::error!(%error, "a lesson cannot be noted");
    }
}

/// The last lesson: a short match of one's own against beginners, at a table like any other.
pub async fn real_game(Path((game, lesson)): Path<(String, String)>, mut posted: Posted) -> Page {
    let (course, _, lesson) = find(&game, &lesson)?;
    let real = lesson.game.as_ref().ok_or(Fault::NOT_FOUND)?;
    let mut order = TableOrder::against_bots(course.title)?;
    order.seats = vec![SeatOrder::Me];
    order.seats.resize(real.seats, SeatOrder::Bot(OPPONENT));
    order.options = real.options.clone();
    let person = posted.visit.person_or_guest().await?;
    let id = posted.visit.app.tables.create(person, &order).await?;
    note_done(&mut posted.visit, course.title, &lesson.name).await;
    // With the coach on, for whoever has not asked for another.
    let mut prefs = posted.visit.prefs;
    if prefs.coach == Coach::Off {
        prefs.coach = Coach::Mistakes;
    }
    Ok(settings::keep(&posted.visit, &prefs, to(&format!("/t/{id}"))))
}

/// What is not possible now, and why.
pub async fn why(visit: Visit, Path((game, lesson, path)): Path<(String, String, String)>) -> Page {
    let (course, place, stand) = stand(&game, &lesson, &path)?;
    let look = Look::new(&visit, course, place, stand, None);
    let fragment = tessera_table::why(&look.scene(&visit));
    look.part(&visit, "server-why-title", &fragment)
}

/// The lines of the log that are not on the page.
pub async fn log(visit: Visit, Path((game, lesson, path)): Path<(String, String, String)>) -> Page {
    let (course, place, stand) = stand(&game, &lesson, &path)?;
    let look = Look::new(&visit, course, place, stand, None);
    let fragment = tessera_table::log_early(&look.scene(&visit));
    look.part(&visit, "table-log-whole", &fragment)
}

/// What can be done with something on the table.
pub async fn reach(
    visit: Visit,
    Path((game, lesson, path)): Path<(String, String, String)>,
    Query(query): Query<HashMap<String, String>>,
) -> Page {
    let (course, place, stand) = stand(&game, &lesson, &path)?;
    let with = query.get("with").filter(|with| with.len() <= 80).cloned().ok_or(Fault::BAD.detail("with"))?;
    if stand.is_over() {
        return Err(Fault::NOT_NOW);
    }
    let (copy, seat, thing) = (stand.session().clone(), stand.lesson().you, with.clone());
    let ways = tokio::task::spawn_blocking(move || crate::tables::reach::reach(copy.game(), seat, &thing)).await;
    let ways = ways.map_err(|_| Fault::UNAVAILABLE)?;
    let look = Look::new(&visit, course, place, stand, None);
    let fragment = tessera_table::reach_card(&look.scene(&visit), &with, &ways);
    look.part(&visit, "table-board", &fragment)
}
