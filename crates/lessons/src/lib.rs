//! Lessons: a course for each title, played at the table itself.
//!
//! A course is a file in `lessons/`, one a game, written by hand: positions (a setup with a seed and what was done since),
//! and lessons, each of them steps with what is right to do there and why other things are not, yet. The words are in
//! `locales/`; the file names them. How to write one is told in `CONTRIBUTING.md`.
//!
//! Nothing of a lesson that is under way has to be kept: where a learner stands is the lesson and a [`Path`], the places of
//! the options taken so far, short enough for an address. Whoever makes one up gets no further than somebody who plays,
//! for only what is right leads on.
//!
//! ```
//! use tessera_lessons::{Answer, course};
//!
//! let lesson = &course("tempus").expect("a course")[0];
//! let mut stand = lesson.begin();
//! while let Some(step) = stand.step() {
//!     println!("{}", step.text);
//!     stand = stand.show_me();
//! }
//! assert!(stand.is_over());
//! ```
//!
//! | file | what is in it |
//! |---|---|
//! | `course` | what a course is made of |
//! | `read` | the files, read |
//! | `stand` | where a learner stands in a lesson, and what an answer does |

mod course;
mod read;
mod stand;

pub use course::{Course, Lesson, Moment, Position, RealGame, Reply, Script, Step};
pub use read::{ReadError, read};
pub use stand::{Answer, Misfit, OffPath, Path, Stand};

use std::sync::LazyLock;

use tessera_kernel::Game as _;

macro_rules! courses {
    ($($game:ty, $rules:literal;)+) => {
        /// The courses of all titles. A file that cannot be read is no course; a test reads them all.
        static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
            let mut courses = Vec::new();
            $(for title in <$game>::TITLES {
                courses.extend(read(
                    include_str!(concat!("../../../lessons/", $rules, ".lessons")),
                    <$game>::ID,
                    title.name,
                    title.editions[0],
                ));
            })+
            courses
        });

        /// The files, with the game, the title and the edition each is read for.
        pub const FILES: &[(&str, &str, &[tessera_kernel::Title])] = &[
            $((include_str!(concat!("../../../lessons/", $rules, ".lessons")), <$game>::ID, <$game>::TITLES)),+
        ];
    };
}

tessera_games::games!(courses);

/// The course of a title.
#[must_use]
pub fn course(title: &str) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.title == title)
}
