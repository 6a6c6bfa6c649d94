//! What a player uses by itself, as an action or between actions: Action cards and advances.

use crate::prelude::*;

/// Judges whether a player may use it now.
pub(crate) type Judge = fn(&State, Seat) -> Result<(), Why>;
/// Does what it does for a player.
pub(crate) type Deed = fn(&mut State, &mut Ask<'_>, Seat) -> Flow;
/// A difference between the editions, by its name.
type Difference = fn(Edition) -> bool;

/// How something is used by itself.
#[derive(Clone, Copy)]
pub(crate) struct Use {
    /// Whether it costs one of the three actions.
    action: bool,
    /// Who does it without one all the same.
    unless: Option<fn(&State, Seat) -> bool>,
    /// What notes that it was used, where that is once a turn.
    once: Option<Once>,
    pub tokens: Goods,
    /// Whether the deed sees to the payment, because it can be made in another way.
    pub pays: bool,
    can: Judge,
    pub deed: Deed,
    /// Whom it names, where it names somebody.
    pub aim: Option<Aim>,
    /// The difference between the editions that it depends on, and whether that holds.
    given: Option<(Difference, bool)>,
}

/// A player is named, and it is done to them.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub prompt: Prompt,
    /// Who can be named.
    pub open: fn(&State, Seat) -> SmallVec<[Seat; 4]>,
    pub deed: fn(&mut State, &mut Ask<'_>, Seat, Seat) -> Flow,
}

impl Use {
    /// One of the three actions.
    pub(crate) const fn action(can: Judge, deed: Deed) -> Self {
        Self {
            action: true,
            unless: None,
            once: None,
            tokens: Goods::NONE,
            pays: false,
            can,
            deed,
            aim: None,
            given: None,
        }
    }

    /// Between them.
    pub(crate) const fn free(can: Judge, deed: Deed) -> Self {
        Self { action: false, ..Self::action(can, deed) }
    }

    pub(crate) const fn unless(self, free: fn(&State, Seat) -> bool) -> Self {
        Self { unless: Some(free), ..self }
    }

    pub(crate) const fn once(self, once: Once) -> Self {
        Self { once: Some(once), ..self }
    }

    pub(crate) const fn costs(self, culture: u8, mood: u8) -> Self {
        Self { tokens: Goods { culture, mood, ..Goods::NONE }, ..self }
    }

    /// It names one of these players first, and is done to them.
    pub(crate) const fn at(
        self,
        prompt: Prompt,
        open: fn(&State, Seat) -> SmallVec<[Seat; 4]>,
        deed: fn(&mut State, &mut Ask<'_>, Seat, Seat) -> Flow,
    ) -> Self {
        Self { aim: Some(Aim { prompt, open, deed }), ..self }
    }

    /// The player names somebody, where it names somebody.
    pub(crate) fn name(&self, s: &State, ask: &mut Ask<'_>, seat: Seat) -> Flow<Option<Seat>> {
        let Some(aim) = self.aim else { return Ok(None) };
        let other = ask.pick_if_several(seat, aim.prompt, (aim.open)(s, seat), Choice::Seat)?;
        ask.log(|| Event::Named { seat, other });
        Ok(Some(other))
    }

    /// It is done, to whoever was named.
    pub(crate) fn carry_out(&self, s: &mut State, ask: &mut Ask<'_>, seat: Seat, named: Option<Seat>) -> Flow {
        match (self.aim, named) {
            (Some(aim), Some(other)) => (aim.deed)(s, ask, seat, other),
            _ => (self.deed)(s, ask, seat),
        }
    }

    pub(crate) const fn paid_by_deed(self) -> Self {
        Self { pays: true, ..self }
    }

    pub(crate) const fn given(self, differs: Difference, wanted: bool) -> Self {
        Self { given: Some((differs, wanted)), ..self }
    }

    pub(crate) fn is_known_in(&self, edition: Edition) -> bool {
        self.given.is_none_or(|(differs, wanted)| differs(edition) == wanted)
    }

    /// Whether it takes one of a player's three actions.
    pub(crate) fn takes_action(&self, s: &State, seat: Seat) -> bool {
        self.action && !self.unless.is_some_and(|free| free(s, seat))
    }

    /// Whether it can be used now by whoever has it.
    pub(crate) fn is_open(&self, s: &State, seat: Seat) -> Result<(), Why> {
        ensure(!self.takes_action(s, seat) || s.turn.actions > 0, Why::NoActionLeft)?;
        self.is_open_freely(s, seat)
    }

    /// The same where it takes no action.
    pub(crate) fn is_open_freely(&self, s: &State, seat: Seat) -> Result<(), Why> {
        ensure(self.once.is_none_or(|once| !s.turn.used.has(once)), Why::OncePerTurn)?;
        ensure(self.pays || s.can_pay(seat, self.tokens), Why::CannotPay)?;
        (self.can)(s, seat)
    }

    /// It is used: the action is taken, and the turn remembers it.
    pub(crate) fn begin(&self, s: &mut State, seat: Seat) {
        if self.takes_action(s, seat) {
            s.begin_action(seat);
        }
        self.begin_freely(s);
    }

    /// The same where it takes no action.
    pub(crate) fn begin_freely(&self, s: &mut State) {
        if let Some(once) = self.once {
            s.turn.used.set(once);
        }
    }
}

/// Nothing stands against it but its price.
pub(crate) const fn always(_: &State, _: Seat) -> Result<(), Why> {
    Ok(())
}

/// What it does is done by whoever asks whether it was used this turn.
pub(crate) const fn noted(_: &mut State, _: &mut Ask<'_>, _: Seat) -> Flow {
    Ok(())
}
