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
    /// What notes that it was used, where that is once a turn.
    once: Option<Once>,
    pub tokens: Goods,
    can: Judge,
    pub deed: Deed,
    /// The difference between the editions that it depends on, and whether that holds.
    given: Option<(Difference, bool)>,
}

impl Use {
    /// One of the three actions.
    pub(crate) const fn action(can: Judge, deed: Deed) -> Self {
        Self { action: true, once: None, tokens: Goods::NONE, can, deed, given: None }
    }

    /// Between them.
    pub(crate) const fn free(can: Judge, deed: Deed) -> Self {
        Self { action: false, ..Self::action(can, deed) }
    }

    pub(crate) const fn once(self, once: Once) -> Self {
        Self { once: Some(once), ..self }
    }

    pub(crate) const fn costs(self, culture: u8, mood: u8) -> Self {
        Self { tokens: Goods { culture, mood, ..Goods::NONE }, ..self }
    }

    pub(crate) const fn given(self, differs: Difference, wanted: bool) -> Self {
        Self { given: Some((differs, wanted)), ..self }
    }

    pub(crate) fn is_known_in(&self, edition: Edition) -> bool {
        self.given.is_none_or(|(differs, wanted)| differs(edition) == wanted)
    }

    /// Whether it can be used now by whoever has it.
    pub(crate) fn is_open(&self, s: &State, seat: Seat) -> Result<(), Why> {
        ensure(!self.action || s.turn.actions > 0, Why::NoActionLeft)?;
        ensure(self.once.is_none_or(|once| !s.turn.used.has(once)), Why::OncePerTurn)?;
        ensure(s.can_pay(seat, self.tokens), Why::CannotPay)?;
        (self.can)(s, seat)
    }

    /// It is used: the action is taken, and the turn remembers it.
    pub(crate) fn begin(&self, s: &mut State, seat: Seat) {
        if self.action {
            s.begin_action(seat);
        }
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
