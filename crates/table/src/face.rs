//! A game's face: all that a person sees of it. One trait, implemented once per game, for the browser and the terminal.

use std::marker::PhantomData;

use maud::Markup;
use tessera_kernel::{Game, Seen, Sight, Title};
use tessera_words::Speaker;

use crate::drawing::{Drawing, Layers};
use crate::{Paint, Scene, Text};

/// All that a person sees of a game, made from what they may see of it.
pub(crate) trait Face: Game {
    /// The style sheet of its table, by name and content, where it needs one of its own.
    const SHEET: Option<(&'static str, &'static [u8])> = None;

    /// The layers that everybody sees the same way: drawn once for all who look, from what those see who only watch. `scene` is
    /// theirs.
    fn common(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Layers;

    /// What else it adds to the table in the browser, for whoever looks.
    fn draw(scene: &Scene<'_>, seen: &Seen<'_, Self>) -> Drawing;

    /// Patterns, shapes and symbols that the drawing uses. They never change during a match, so they are not drawn with
    /// every update.
    fn definitions(seats: usize) -> Markup;

    /// The picture on the box of this title: a small mosaic.
    fn cover(title: &str) -> Markup;

    /// What the round being played is called, in a few letters: it stands on the timeline of a replay.
    fn round(view: &Self::View) -> String;

    /// The table as text. Options are given in notation, in their order.
    fn text(view: &Self::View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text;
}

/// A face whose game is not known by type.
trait AnyFace {
    fn sheet(&self) -> Option<(&'static str, &'static [u8])>;
    fn common(&self, scene: &Scene<'_>) -> Option<Layers>;
    fn draw(&self, scene: &Scene<'_>) -> Option<Drawing>;
    fn definitions(&self, seats: usize) -> Markup;
    fn cover(&self, title: &str) -> Markup;
    fn round(&self, game: Sight<'_>) -> Option<String>;
    fn text(&self, game: Sight<'_>, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Option<Text>;
}

struct Of<G>(PhantomData<G>);

impl<G: Face> AnyFace for Of<G> {
    fn sheet(&self) -> Option<(&'static str, &'static [u8])> {
        G::SHEET
    }

    fn common(&self, scene: &Scene<'_>) -> Option<Layers> {
        Some(G::common(scene, &scene.game.of()?))
    }

    fn draw(&self, scene: &Scene<'_>) -> Option<Drawing> {
        Some(G::draw(scene, &scene.game.of()?))
    }

    fn definitions(&self, seats: usize) -> Markup {
        G::definitions(seats)
    }

    fn cover(&self, title: &str) -> Markup {
        G::cover(Title::named::<G>(title).map_or(G::ID, |title| title.name))
    }

    fn round(&self, game: Sight<'_>) -> Option<String> {
        Some(G::round(&game.of::<G>()?.view()))
    }

    fn text(&self, game: Sight<'_>, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Option<Text> {
        Some(G::text(&game.of::<G>()?.view(), options, speaker, paint))
    }
}

macro_rules! faces {
    ($($game:ty, $rules:literal;)+) => {
        /// Every game has one: a game without a face does not compile. A stored table may be of a game that is gone.
        fn face(id: &str) -> Option<&'static dyn AnyFace> {
            $(if Title::named::<$game>(id).is_some() {
                return Some(&Of::<$game>(PhantomData));
            })+
            None
        }
    };
}

tessera_games::games!(faces);

/// The layers of a scene that everybody sees the same way, by its game.
pub(crate) fn common(scene: &Scene<'_>) -> Layers {
    seen_by_all(&scene.watched())
}

/// The same layers, drawn from what whoever looks sees: they must not differ.
pub(crate) fn seen_by_all(scene: &Scene<'_>) -> Layers {
    face(scene.game.title()).and_then(|face| face.common(scene)).unwrap_or_default()
}

/// What else is drawn for whoever looks at a scene, by its game.
pub(crate) fn drawing(scene: &Scene<'_>) -> Drawing {
    face(scene.game.title()).and_then(|face| face.draw(scene)).unwrap_or_default()
}

/// What the drawings of a scene use.
pub(crate) fn definitions(scene: &Scene<'_>) -> Markup {
    face(scene.game.title()).map(|face| face.definitions(scene.game.setup().count())).unwrap_or_default()
}

/// A game's own style sheet by its name.
pub(crate) fn sheet(name: &str) -> Option<&'static [u8]> {
    let mut sheets = tessera_games::IDS.iter().filter_map(|id| face(id)?.sheet());
    sheets.find(|(sheet, _)| *sheet == name).map(|(_, content)| content)
}

/// The style sheets of a game's table.
#[must_use]
pub fn sheets(game: &str) -> Vec<&'static str> {
    let own = face(game).and_then(AnyFace::sheet).map(|(name, _)| name);
    ["table.css"].into_iter().chain(own).chain(["pages.css"]).collect()
}

/// A game's cover: a small mosaic of its own.
#[must_use]
pub fn cover(title: &str) -> Markup {
    face(title).map(|face| face.cover(title)).unwrap_or_default()
}

/// What the round being played is called, in a few letters.
#[must_use]
pub fn round(game: Sight<'_>) -> Option<String> {
    face(game.title())?.round(game)
}

/// The table as text; options are given in notation, in their order.
#[must_use]
pub fn text(game: Sight<'_>, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
    face(game.title()).and_then(|face| face.text(game, options, speaker, paint)).unwrap_or_default()
}
