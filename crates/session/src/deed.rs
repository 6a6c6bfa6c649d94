//! What is done at a table, as it is kept.

use tessera_kernel::Seat;

/// Something somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who.
    pub seat: Seat,
    /// A choice in notation, or a takeback.
    pub text: String,
    /// Whether it made itself.
    pub auto: bool,
}
