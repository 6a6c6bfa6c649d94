//! What a viewer sees of a match, in pieces that change by themselves.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use maud::{Markup, html};
use tessera_kernel::{AnyBlocked, AnyDecision, Outcome, Seat, Sight};
use tessera_session::ByItself;
use tessera_words::Speaker;

use crate::Note;
use crate::drawing::{Drawing, Layers};
use crate::face::{self, definitions};
use crate::lesson::LessonCard;
use crate::svg::N;
use crate::{log, players, prompt};

/// What the table knows of a seat beyond the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatInfo {
    /// Whether somebody at that seat has the page open.
    pub connected: bool,
    /// Whether a bot plays it.
    pub bot: bool,
    /// Time left, in words, where there is a clock.
    pub clock: Option<String>,
    /// When that time is up, in milliseconds since 1970, while it runs: the page counts down to it.
    pub until: Option<i64>,
    /// The time left in milliseconds, while it does not run: the page shows it to the second.
    pub left: Option<i64>,
    /// What became of it when its time was up, in words.
    pub late: Option<String>,
}

/// A match as one viewer sees it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The match, through the viewer's eyes.
    pub game: Sight<'a>,
    /// Language and names.
    pub speaker: Speaker<'a>,
    /// Where the match lives, such as `/t/k3j9`: choices are posted to `{base}/choose`, takebacks to `{base}/undo`.
    /// Empty for those who may not go there.
    pub base: &'a str,
    /// Goes with every form.
    pub csrf: &'a str,
    /// Whether the viewer can act: not in a replay, not while hands are covered.
    pub live: bool,
    /// Whether the page listens for what others do: at a table, also for those who only watch, but not in a replay.
    pub listening: bool,
    /// What is known of each seat.
    pub seats: &'a [SeatInfo],
    /// The viewer's own choices that made themselves. Others are not told: it would tell them what could be chosen.
    pub by_itself: &'a [ByItself],
    /// Since which sequence the viewer has been asked what it is asked now, where that is known: what others answer meanwhile
    /// does not change it.
    pub asked: Option<usize>,
    /// What happened at the table besides the game.
    pub notes: &'a [Note],
    /// The result, once it is over, as the table counts it: whoever has lost on time is last.
    pub outcome: Option<&'a Outcome>,
    /// That the table has ended it before it was over, in words, if so.
    pub ended: Option<&'a str>,
    /// Why the viewer can take nothing back now, in words, if so.
    pub barred: Option<&'a str>,
    /// What is taught here, at the table of a lesson.
    pub lesson: Option<&'a LessonCard>,
    /// What the question is about, in words, for whoever meets its kind for the first time.
    pub first: Option<&'a str>,
}

impl<'a> Scene<'a> {
    /// A match and nothing around it: nobody can act, and it lives nowhere.
    #[must_use]
    pub const fn alone(game: Sight<'a>, speaker: Speaker<'a>) -> Self {
        Scene {
            game,
            speaker,
            base: "",
            csrf: "",
            live: false,
            listening: false,
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
}

impl Scene<'_> {
    /// The same table as somebody sees it who only watches: nothing in it is anybody's own.
    pub(crate) fn watched(&self) -> Self {
        Scene {
            game: self.game.watched(),
            csrf: "",
            live: false,
            by_itself: &[],
            asked: None,
            barred: None,
            lesson: None,
            first: None,
            ..*self
        }
    }

    /// The seat that looks and can act.
    pub(crate) fn acting(&self) -> Option<Seat> {
        self.game.viewer().seat().filter(|_| self.live)
    }

    /// What the viewer is asked.
    pub(crate) fn decision(&self) -> Option<AnyDecision> {
        self.acting().and_then(|_| self.game.decision())
    }

    /// What the viewer cannot choose, and why.
    pub(crate) fn blocked(&self) -> Vec<AnyBlocked> {
        self.acting().map_or_else(Vec::new, |_| self.game.blocked())
    }

    /// Whether the viewer can take something back: not once it is over.
    pub(crate) fn can_undo(&self) -> bool {
        self.acting().is_some() && self.outcome.is_none() && self.barred.is_none() && self.lesson.is_none()
    }

    /// The rules page, at a rule.
    pub(crate) fn rule_link(&self, rule: &str) -> String {
        format!("/rules/{}#{rule}", self.game.title())
    }
}

/// A part of the page that is replaced when it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    /// The id of its element.
    pub id: &'static str,
    /// The element itself, `id` included.
    pub html: String,
    hash: Hash,
}

impl Fragment {
    /// An element that has this id.
    #[must_use]
    pub fn new(id: &'static str, markup: Markup) -> Self {
        let html = markup.into_string();
        let hash = Hash(xxhash_rust::xxh3::xxh3_64(html.as_bytes()) >> 16);
        Self { id, html, hash }
    }

    /// A short hash of the content: equal content, equal hash.
    #[must_use]
    pub const fn hash(&self) -> Hash {
        self.hash
    }

    /// The element with its hash on it, ready to stand in a page.
    #[must_use]
    pub fn placed(&self) -> Markup {
        let id = format!("id=\"{}\"", self.id);
        let marked = format!("{id} data-hash=\"{}\"", self.hash());
        maud::PreEscaped(self.html.replacen(&id, &marked, 1))
    }
}

/// The hash of a part; written, it has twelve letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hash(u64);

impl Hash {
    /// The hash of several parts together, in any order: a page that has the same one has the same parts.
    #[must_use]
    pub fn of_all(parts: impl IntoIterator<Item = Self>) -> Self {
        Self(parts.into_iter().fold(0, |all, part| all ^ part.0))
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:012x}", self.0)
    }
}

impl FromStr for Hash {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

/// Every part of the table that changes by itself.
#[must_use]
pub fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    let mut all = common(scene);
    all.extend(own(scene));
    all
}

/// The parts that everybody sees the same way who reads the same language: whoever else looks can be shown them, too.
#[must_use]
pub fn common(scene: &Scene<'_>) -> Vec<Fragment> {
    layers(&face::common(scene))
}

/// The [common](fn@common) parts, drawn from what whoever looks sees, though nobody is shown them so: what everybody sees the
/// same way is the same through everybody's eyes.
#[must_use]
pub fn common_through_own_eyes(scene: &Scene<'_>) -> Vec<Fragment> {
    layers(&face::seen_by_all(scene))
}

/// The parts that whoever looks sees in their own way: all but the [common](fn@common) ones.
#[must_use]
pub fn own(scene: &Scene<'_>) -> Vec<Fragment> {
    parts(scene, &face::drawing(scene))
}

/// Layers in their places.
pub(crate) fn layers(layers: &Layers) -> Vec<Fragment> {
    let Layers { terrain, lying, pieces, above, track, reference } = layers;
    let terrain = terrain.as_ref().map(|(fit, terrain)| {
        let [x, y, width, height] = fit.map(N);
        let fit = html! { (x) " " (y) " " (width) " " (height) };
        Fragment::new("board-terrain", html! { g #board-terrain data-fit=(fit.0) { (terrain) } })
    });
    let layer = |id: &'static str, layer: &Option<Markup>| {
        layer.as_ref().map(|layer| Fragment::new(id, html! { g id=(id) { (layer) } }))
    };
    let beside = [
        track.as_ref().map(|track| Fragment::new("track", html! { div #track .track { (track) } })),
        reference.as_ref().map(|reference| Fragment::new("reference", html! { div #reference { (reference) } })),
    ];
    let on_board = [layer("board-lying", lying), layer("board-pieces", pieces), layer("board-above", above)];
    terrain.into_iter().chain(on_board.into_iter().flatten()).chain(beside.into_iter().flatten()).collect()
}

pub(crate) fn parts(scene: &Scene<'_>, drawing: &Drawing) -> Vec<Fragment> {
    let log = log::log(scene);
    let mut parts = layers(&drawing.layers);
    parts.extend([
        Fragment::new("undo", prompt::undo_button(scene)),
        Fragment::new("board-marks", html! { g #board-marks { (drawing.marks) } }),
        Fragment::new("scene", html! { div #scene aria-live="polite" { (drawing.scene) } }),
        Fragment::new("hand", html! { div #hand { (drawing.hand) } }),
        Fragment::new("prompt", prompt::prompt(scene, drawing)),
        Fragment::new("log", log.recent),
        Fragment::new("log-past", log.past),
    ]);
    parts.extend(players::players(scene, drawing));
    let lying = drawing.shelves.iter().flat_map(|shelf| &shelf.parts);
    parts.extend(lying.map(|(id, content)| Fragment::new(id, html! { div id=(id) { (content) } })));
    parts
}

/// The board alone, as an SVG file that needs nothing else.
#[must_use]
pub fn board_svg(game: Sight<'_>, speaker: Speaker<'_>) -> String {
    let scene = Scene::alone(game, speaker);
    let (common, drawing) = (face::common(&scene), face::drawing(&scene));
    let Layers { terrain, lying, pieces, above, .. } = common.or(drawing.layers);
    let (fit, terrain) = terrain.unwrap_or_default();
    let [x, y, width, height] = fit.map(N);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            width=(width) height=(height) font-family="Noto Sans, DejaVu Sans, sans-serif" {
            defs { (definitions(&scene)) }
            g { (terrain) }
            @for layer in [&lying, &Some(drawing.marks), &pieces, &above] { g { @if let Some(layer) = layer { (layer) } } }
        }
    };
    picture.into_string()
}
