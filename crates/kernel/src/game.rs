//! What a game implements.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Ask, Blocked, BySeat, Component, Estimate, Flow, Glossary, Label, Match, OptionSpec, Outcome, Phrase, Playout,
    Question, Rng, ScoreLine, Seat, Setup, Sheet, Tag, Thing, TieBreak, Title, Viewer, Weights,
};

/// The rules of one game.
///
/// The type itself is empty: everything that is true at the table is in [`Game::State`].
pub trait Game: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// All that is true at the table, hidden things and chance included. Flat, so that copying it is cheap.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One option. Its text form is short, stable notation, unique within a decision.
    type Choice: Clone + PartialEq + Debug + Display + FromStr + Send + Sync;
    /// Why a player is asked. Public facts only.
    type Prompt: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What one viewer may know. Hidden things are absent from it, not masked.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The game's name in notation and addresses.
    const ID: &'static str;
    /// The revision of our rules; raised when a fix changes how an old record plays.
    const REVISION: u32;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// Editions by their name in notation, the usual one first.
    const EDITIONS: &'static [&'static str];
    /// Options on offer.
    const OPTIONS: &'static [OptionSpec] = &[];
    /// The boxes it comes in, the usual one first. Every edition is in one of them.
    const TITLES: &'static [Title] = &[Title { name: Self::ID, editions: Self::EDITIONS }];

    /// How many of what is counted make a point: 2 where half points are scored.
    const POINT: i32 = 1;
    /// How far it pays to play on before a position is [evaluated](Game::evaluate).
    const PLAYOUT: Playout = Playout::Choices(20);

    /// Weights, without `_early` and `_late`, that say how the others count and add no points of their own.
    const MEASURES: &'static [&'static str] = &["spread"];

    /// What its words mean, beyond the texts of the box.
    const GLOSSARY: Glossary = Glossary::NONE;
    /// Every kind of question, by the name of its prompt: message `<game>-first-<kind>` says what it is about, to whoever
    /// meets it for the first time.
    const KINDS: &'static [&'static str] = &[];

    /// Unpacks the box. `setup` has been [checked](Setup::checked).
    fn setup(setup: &Setup, rng: Rng) -> Self::State;

    /// A position in the middle of a game, made by chance, for simulations to begin in: they get there where random play
    /// seldom does. None where the game does not make any.
    fn midgame(_setup: &Setup, _rng: Rng) -> Option<Self::State> {
        None
    }

    /// Plays the rules from one commit point to the next.
    ///
    /// # Errors
    /// [`Suspend`](crate::Suspend) when an answer is missing.
    fn step(state: &mut Self::State, ask: &mut Ask<'_, Self>) -> Flow;

    /// The chance in the state.
    fn rng(state: &Self::State) -> &Rng;

    /// Everyone's points, once the game is over.
    fn final_points(state: &Self::State) -> Option<BySeat<i32>>;

    /// What breaks ties at the end, in the order in which it is compared.
    fn tie_breaks(_state: &Self::State) -> Vec<TieBreak> {
        Vec::new()
    }

    /// The result, once the game is over: most points, then what breaks ties; then a place is shared.
    fn outcome(state: &Self::State) -> Option<Outcome> {
        Self::final_points(state).map(|points| Outcome::of_points(&points, &Self::tie_breaks(state)))
    }

    /// Everyone's points so far by source, as far as `viewer` can count them.
    fn scores(state: &Self::State, viewer: Viewer) -> BySeat<Vec<ScoreLine>>;

    /// What `viewer` may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` may know of an event; `None` for nothing at all. Everything where events hold no secrets.
    fn redact(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Samples anew everything `viewer` cannot know, chance included.
    ///
    /// The result must depend only on what the viewer knows and on `rng`: gather the unknown, sort it, shuffle it,
    /// deal it.
    fn redeal(state: &mut Self::State, viewer: Viewer, rng: &mut Rng);

    /// What must always hold.
    ///
    /// # Errors
    /// The first invariant that is broken, in words for whoever mends the rules.
    fn check(_state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// What `seat` might have expected to choose at this prompt but cannot, with the reasons. For people only.
    fn blocked(_state: &Self::State, _seat: Seat, _prompt: &Self::Prompt) -> Vec<Blocked<Self>> {
        Vec::new()
    }

    /// How a prompt is put to the player who must choose. Here and below, a game without words just says its name.
    fn question(_view: &Self::View, _prompt: &Self::Prompt) -> Question {
        Question { title: Phrase::new(Self::ID), context: None, rule: "" }
    }

    /// The kind of a prompt: one of [`Game::KINDS`], where it has any.
    fn kind(_prompt: &Self::Prompt) -> &'static str {
        ""
    }

    /// How an option is put to a player.
    fn label(_view: &Self::View, _prompt: &Self::Prompt, _choice: &Self::Choice) -> Label {
        Label::new(Phrase::new(Self::ID))
    }

    /// How an event of a match agreed like this is told.
    fn tell(_setup: &Setup, _event: &Self::Event) -> Phrase {
        Phrase::new(Self::ID)
    }

    /// What a match agreed like this is played with, in a fixed order: the rows of its edition, its options and its
    /// revision of the rules, no others. `setup` has been [checked](Setup::checked).
    ///
    /// The facts of these rows are what a record's [content hash](crate::content_hash) is made of.
    fn components(_setup: &Setup) -> Vec<Component> {
        Vec::new()
    }

    /// What can be met at the table by a name of its own, with what it does.
    fn things(setup: &Setup) -> Vec<Thing> {
        Thing::of_rows::<Self>(setup)
    }

    /// The numbers [`Game::evaluate`] is made of, as they are kept with the game.
    fn weights() -> &'static Weights {
        const NONE: &Weights = &Weights::none();
        NONE
    }

    /// What each seat can expect of the rest of a game that is not over, hidden things included: bots show it redealt
    /// states only. `weights` are as many as [`Game::weights`] has.
    fn evaluate(state: &Self::State, _weights: &[f32]) -> BySeat<Estimate> {
        /// Points that make a lead tell, where nothing is known of the game.
        const SPREAD: f32 = 5.0;
        let lines = Self::scores(state, Viewer::Spectator);
        let sum = |lines: &Vec<ScoreLine>| lines.iter().map(|line| line.points).sum::<i32>() as f32;
        Estimate::of_scores(&BySeat::from_fn(lines.count(), |seat| sum(&lines[seat])), SPREAD)
    }

    /// What each part of [`Game::evaluate`] adds to every seat's points, in the order of [`part_names`](crate::part_names): for
    /// whoever asks why, never in a search.
    fn parts(state: &Self::State, weights: &[f32]) -> BySeat<Vec<f32>> {
        crate::parts::parts_by_weight::<Self>(state, weights)
    }

    /// What a learned judgement sees of a game that is not over: as many numbers for every seat, in the same order at every
    /// position and table of the game. Like [`Game::evaluate`] it is shown redealt states only. Games without it are judged
    /// by their evaluation alone.
    ///
    /// Each sheet tells of its own seat's side and of what is common to all; what rivals have stands on theirs. `sheets` are
    /// as many as seats, in their order, and empty.
    fn features(_state: &Self::State, _sheets: &mut [Sheet]) {}

    /// What was learned of the game, the oldest first, as files of networks: bots read them, the rules never do.
    const NETWORKS: &'static [&'static [u8]] = &[];

    /// How readily an option is taken where a game is only played out to see how it ends: above 0, at most 1. Cheap,
    /// for it is asked a million times a second.
    fn urge(_prompt: &Self::Prompt, _choice: &Self::Choice) -> f32 {
        1.0
    }

    /// Whether everybody can tell when `seat` has only one option at this prompt: from what a spectator sees.
    ///
    /// Such a choice makes itself. Elsewhere the player is asked all the same, for whoever saw that nobody was asked
    /// would know something of a hand. Say yes only where no hand counts, nor anything else that is hidden.
    fn open(_public: &Self::View, _seat: Seat, _prompt: &Self::Prompt) -> bool {
        false
    }

    /// The standing order that players can give: to decline what others ask of them until they are asked something else.
    fn standing_order() -> Option<Phrase> {
        None
    }

    /// The choice by which whoever has given that order declines this prompt, where it can be declined. It is listed
    /// whatever the player holds, so that nobody can tell the order from having nothing.
    fn decline(_prompt: &Self::Prompt) -> Option<Self::Choice> {
        None
    }

    /// What players are offered now and again in such a match, by name: each of them can be declined for good.
    fn offers(_setup: &Setup) -> Vec<Phrase> {
        Vec::new()
    }

    /// Which of them this prompt offers, and the choice by which whoever wants to hear no more of it declines. Like
    /// [`Game::decline`] it follows from public facts, for others see that the seat does not answer itself.
    fn offered(_prompt: &Self::Prompt) -> Option<(Phrase, Self::Choice)> {
        None
    }

    /// What a choice of this prompt costs as things stand, as amounts to be listed; nothing where its label says so or nothing
    /// is to be paid. Only for people to read.
    fn price(_state: &Self::State, _seat: Seat, _prompt: &Self::Prompt, _choice: &Self::Choice) -> Vec<Phrase> {
        Vec::new()
    }

    /// The order that players can give for all of their turns: to end them by themselves once nothing is left but what they
    /// seldom want.
    fn idle_order() -> Option<Phrase> {
        None
    }

    /// The place of the option that whoever has given that order takes here, if nothing else is left. *Whether* there is one
    /// follows from what everybody can tell, for others see that the seat is not asked; *which* one it is may be a secret
    /// until it is taken.
    fn idle(_public: &Self::View, _seat: Seat, _prompt: &Self::Prompt, _options: &[Self::Choice]) -> Option<usize> {
        None
    }

    /// Facts about how `seat` played a finished match, by which results can be counted.
    fn tags(_game: &Match<Self>, _seat: Seat) -> Vec<Tag> {
        Vec::new()
    }

    /// The facts of [`Game::components`] as a person reads them, row by row. Without them the bare facts are shown.
    fn facts(_setup: &Setup) -> Vec<Phrase> {
        Vec::new()
    }
}

/// The functions of [`Game`] that every game crate answers alike, in the file of the same role, for its `impl Game`.
///
/// | file | what stands there |
/// |---|---|
/// | `state.rs` | `State` with its `rng`, its `phase` and `count()`; `Phase::Over` |
/// | `scoring.rs` | `points`, `lines`, `tie_breaks` |
/// | `view.rs`, `event.rs` | `View::of`, `View::is_open`; `Event::seen_by` |
/// | `words.rs` | `question`, `label` |
/// | `prompt.rs`, `glossary.rs` | `Prompt`, declared with [`prompts!`](crate::prompts); `GLOSSARY`, `things` |
/// | `evaluate.rs` | `kept`, `evaluate`, `urge`, `tags` |
/// | `features.rs`, `networks.rs` | `features`; `NETWORKS` |
///
/// What a game does in its own way stands in the `impl` itself.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the files are those of the game")]
macro_rules! answered_by_files {
    () => {
        const GLOSSARY: $crate::Glossary = crate::glossary::GLOSSARY;
        const KINDS: &'static [&'static str] = crate::prompt::Prompt::KINDS;
        const NETWORKS: &'static [&'static [u8]] = crate::networks::NETWORKS;

        fn kind(prompt: &Self::Prompt) -> &'static str {
            prompt.kind()
        }

        fn things(setup: &$crate::Setup) -> Vec<$crate::Thing> {
            crate::glossary::things(setup)
        }

        fn rng(state: &Self::State) -> &$crate::Rng {
            &state.rng
        }

        fn final_points(state: &Self::State) -> Option<$crate::BySeat<i32>> {
            let points = || $crate::BySeat::from_fn(state.count(), |seat| crate::scoring::points(state, seat));
            (state.phase == crate::state::Phase::Over).then(points)
        }

        fn tie_breaks(state: &Self::State) -> Vec<$crate::TieBreak> {
            crate::scoring::tie_breaks(state)
        }

        fn scores(state: &Self::State, viewer: $crate::Viewer) -> $crate::BySeat<Vec<$crate::ScoreLine>> {
            $crate::BySeat::from_fn(state.count(), |seat| crate::scoring::lines(state, seat, viewer))
        }

        fn view(state: &Self::State, viewer: $crate::Viewer) -> Self::View {
            crate::view::View::of(state, viewer)
        }

        fn redact(event: &Self::Event, viewer: $crate::Viewer) -> Option<Self::Event> {
            Some(event.seen_by(viewer))
        }

        fn question(view: &Self::View, prompt: &Self::Prompt) -> $crate::Question {
            crate::words::question(view, prompt)
        }

        fn label(view: &Self::View, prompt: &Self::Prompt, choice: &Self::Choice) -> $crate::Label {
            crate::words::label(view, prompt, choice)
        }

        fn open(public: &Self::View, seat: $crate::Seat, prompt: &Self::Prompt) -> bool {
            public.is_open(seat, prompt)
        }

        fn weights() -> &'static $crate::Weights {
            crate::evaluate::kept()
        }

        fn evaluate(state: &Self::State, weights: &[f32]) -> $crate::BySeat<$crate::Estimate> {
            crate::evaluate::evaluate(state, weights)
        }

        fn features(state: &Self::State, sheets: &mut [$crate::Sheet]) {
            crate::features::features(state, sheets);
        }

        fn urge(prompt: &Self::Prompt, choice: &Self::Choice) -> f32 {
            crate::evaluate::urge(prompt, choice)
        }

        fn tags(game: &$crate::Match<Self>, seat: $crate::Seat) -> Vec<$crate::Tag> {
            crate::evaluate::tags(game, seat)
        }
    };
}
