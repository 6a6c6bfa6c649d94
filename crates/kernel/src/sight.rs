//! A match as one viewer may see it: what people are shown is made from this, and from nothing else.

use crate::{
    AnyBlocked, AnyDecision, AnyMatch, Decision, Game, Logged, Match, Question, ScoreLine, Seat, Setup, TieBreak, Told,
    Viewer,
};

/// A match through one viewer's eyes, whatever the game. Whoever holds it can ask for what that viewer may know; there is
/// no way from here to the match, and so none to what is hidden in it:
///
/// ```compile_fail,E0616
/// fn peek<'a>(sight: tessera_kernel::Sight<'a>) -> &'a dyn tessera_kernel::AnyMatch {
///     sight.game
/// }
/// ```
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    game: &'a dyn AnyMatch,
    viewer: Viewer,
}

impl<'a> Sight<'a> {
    /// What `viewer` sees of a match.
    #[must_use]
    pub fn new(game: &'a dyn AnyMatch, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    /// The same with its type, if it is this game.
    #[must_use]
    pub fn of<G: Game>(self) -> Option<Seen<'a, G>> {
        Some(Seen { game: self.game.as_any().downcast_ref()?, viewer: self.viewer })
    }

    /// What those see of it who only watch: never more.
    #[must_use]
    pub fn watched(self) -> Self {
        Self { viewer: Viewer::Spectator, ..self }
    }

    /// Whose eyes.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// Which game: the name of the box that has its edition.
    #[must_use]
    pub fn title(self) -> &'static str {
        self.game.title()
    }

    /// What was agreed.
    #[must_use]
    pub fn setup(self) -> &'a Setup {
        self.game.setup()
    }

    /// How many things have been done; it only grows.
    #[must_use]
    pub fn sequence(self) -> usize {
        self.game.sequence()
    }

    /// How many choices have been made.
    #[must_use]
    pub fn choices(self) -> usize {
        self.game.choices()
    }

    /// Who must choose now.
    #[must_use]
    pub fn waiting(self) -> Vec<Seat> {
        self.game.waiting()
    }

    /// What everybody may know of `seat`'s decision: only what it is about.
    #[must_use]
    pub fn question(self, seat: Seat) -> Option<Question> {
        self.game.question(seat)
    }

    /// What the viewer must or may choose.
    #[must_use]
    pub fn decision(self) -> Option<AnyDecision> {
        self.game.decision(self.viewer.seat()?)
    }

    /// What the viewer cannot choose, and why.
    #[must_use]
    pub fn blocked(self) -> Vec<AnyBlocked> {
        self.viewer.seat().map_or_else(Vec::new, |seat| self.game.blocked(seat))
    }

    /// How many log lines the viewer may know.
    #[must_use]
    pub fn told(self) -> usize {
        self.game.told(self.viewer)
    }

    /// What happened, as far as the viewer may know, from log line `from` on.
    #[must_use]
    pub fn log(self, from: usize) -> Vec<Told> {
        self.game.log(self.viewer, from)
    }

    /// Everyone's points by source, as the viewer can count them.
    #[must_use]
    pub fn scores(self) -> Vec<Vec<ScoreLine>> {
        self.game.scores(self.viewer)
    }

    /// How many of what is counted make a point.
    #[must_use]
    pub fn point(self) -> i32 {
        self.game.point()
    }

    /// What breaks ties, in the order in which it is compared. It is counted from everything, so only at the end.
    #[must_use]
    pub fn tie_breaks(self) -> Vec<TieBreak> {
        self.game.outcome().map_or_else(Vec::new, |_| self.game.tie_breaks())
    }
}

/// A match of a game known by type, through one viewer's eyes. The state stays out of reach:
///
/// ```compile_fail,E0616
/// fn peek<'a, G: tessera_kernel::Game>(seen: tessera_kernel::Seen<'a, G>) -> &'a G::State {
///     seen.game.state()
/// }
/// ```
pub struct Seen<'a, G: Game> {
    game: &'a Match<G>,
    viewer: Viewer,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What the viewer sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.viewer)
    }

    /// What the viewer must or may choose.
    #[must_use]
    pub fn decision(&self) -> Option<&'a Decision<G>> {
        self.game.decision(self.viewer.seat()?)
    }

    /// What the viewer has chosen; the game goes on once everybody has.
    #[must_use]
    pub fn answered(&self) -> Option<&'a G::Choice> {
        let seat = self.viewer.seat()?;
        self.game.position().answered().find(|&answered| answered == seat)?;
        self.game.line().filter(|(by, _)| *by == seat).last().map(|(_, choice)| choice)
    }

    /// What happened, as far as the viewer may know.
    #[must_use]
    pub fn log(&self) -> Vec<Logged<G::Event>> {
        self.game.log(self.viewer)
    }
}
