//! What people can be told.

/// A kind of news.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An answer of theirs is waited for, in their turn or in somebody else's.
    Turn,
    /// They are invited to a table.
    Invite,
    /// A game is over.
    Over,
    /// Something was said at their table.
    Chat,
    /// They are about to run out of time.
    Time,
}

impl Kind {
    /// All there are.
    pub const ALL: [Self; 5] = [Self::Turn, Self::Time, Self::Invite, Self::Over, Self::Chat];

    /// What an address is told where nobody has said anything else.
    pub const USUAL: &'static str = "turn time invite over";

    /// Its name in the store, in addresses and in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Invite => "invite",
            Self::Over => "over",
            Self::Chat => "chat",
            Self::Time => "time",
        }
    }

    /// The kind of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
