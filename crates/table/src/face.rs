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
    face(scene.game.title()).and_then(|face| face.common(&scene.watched())).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use tessera_games::{IDS, Visitor, usual_setup};
    use tessera_kernel::{AnyMatch as _, Game, Match, Rng, Seat, Secret, Sight, Viewer};
    use tessera_words::{Language, Speaker};

    use super::face;
    use crate::Scene;
    use crate::scene::layers;

    struct Play(&'static str);

    impl Visitor for Play {
        type Out = ();

        /// Plays at random, and now and then looks at the table through everybody's eyes.
        fn visit<G: Game>(self) {
            let face = face(self.0).expect("every game has one");
            let names = ["Ada", "Ben", "Cy"].map(str::to_owned);
            let setup = usual_setup(self.0, names.to_vec()).expect("registered");
            let mut game = Match::<G>::new(setup, Secret::from_number(5)).expect("three can play");
            let mut rng = Rng::from_number(5);
            for at in 0..600 {
                let Some(seat) = game.waiting().first().copied() else { break };
                let options = game.decision(seat).expect("whoever is waited for is asked").options.clone();
                game.answer(seat, &options[rng.index(options.len())]).expect("listed options are accepted");
                if at % 7 != 0 {
                    continue;
                }
                let drawn = |viewer| layers(&face.common(&scene(Sight::new(&game, viewer), &names)).expect("its game"));
                let watched = drawn(Viewer::Spectator);
                for seat in Seat::all(names.len()) {
                    for (own, watched) in drawn(Viewer::Seat(seat)).iter().zip(&watched) {
                        assert_eq!(own.html, watched.html, "{}, {} for {seat:?} at {at}", self.0, own.id);
                    }
                }
            }
        }
    }

    fn scene<'a>(game: Sight<'a>, names: &'a [String]) -> Scene<'a> {
        let speaker = Speaker::new(Language::English, names).of(game.title());
        Scene {
            game,
            speaker,
            base: "/t/test",
            csrf: "secret",
            live: true,
            listening: true,
            seats: &[],
            by_itself: &[],
            asked: None,
            notes: &[],
            outcome: None,
            ended: None,
            barred: None,
            lesson: None,
            first: None,
        }
    }

    /// What is drawn once for all who look is what each of them would be drawn.
    #[test]
    fn what_is_common_everybody_sees_the_same_way() {
        for id in IDS {
            tessera_games::visit(id, Play(id)).expect("registered");
        }
    }

    /// Every layer is common or somebody's own, and none is both.
    #[test]
    fn every_layer_is_drawn_once() {
        for id in IDS {
            let names = ["Ada", "Ben", "Cy"].map(str::to_owned);
            let setup = usual_setup(id, names.to_vec()).expect("registered");
            let game = tessera_games::begin(id, setup, Secret::from_number(5)).expect("three can play");
            let scene = scene(Sight::new(&*game, Viewer::Seat(Seat::new(0))), &names);
            let parts = crate::fragments(&scene);
            let layers = ["board-terrain", "board-lying", "board-pieces", "board-above", "track", "reference"];
            for layer in layers {
                assert_eq!(parts.iter().filter(|part| part.id == layer).count(), 1, "{layer} of {id}");
            }
        }
    }
}
