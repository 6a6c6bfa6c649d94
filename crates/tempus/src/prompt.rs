//! Why a player is asked. Public facts only: everyone may see them.

use serde::Serialize;

use crate::components::sea::Hex;
use crate::components::terrain::Terrain;
use crate::components::tiles::Tile;

tessera_kernel::prompts! {
    /// Why a player is asked.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are: where, what, how many")]
    pub enum Prompt {
        /// Where does the drawn tile go?
        Tile { tile: Tile },
        /// Which way round?
        TileTurn { tile: Tile, centre: Hex },
        /// Where does the next of the first three tokens go?
        Settle { left: u8 },
        /// What next in this turn? `actions` are still to be taken.
        Turn { actions: u8, passed: bool },
        /// Which token moves?
        Move { left: u8 },
        /// Where does it go?
        MoveTo { from: Hex, distance: u8 },
        /// Where is a child born?
        Birth { left: u8 },
        /// Which hex is attacked?
        Attack,
        /// From where?
        AttackFrom { target: Hex },
        /// As which ground does the city count?
        Name { city: Hex },
        /// Which cards are laid for the attack?
        LayAttack { target: Hex, ground: Option<Terrain>, laid: u8 },
        /// Which cards are played in defence?
        Defend { target: Hex, ground: Option<Terrain>, attackers: u8, face_down: u8 },
        /// How many tokens move in?
        Advance { from: Hex, target: Hex },
        /// Where is the city built?
        Site,
        /// How large?
        City { hex: Hex },
        /// Which card is given up?
        Discard { over: u8 },
        /// Which hex does Sanitation serve?
        Raise,
        /// Whose token is converted?
        Convert,
        /// Which hex does it join?
        ConvertInto { from: Hex },
        /// Which cards are laid for Progress?
        LayProgress { row: u8, laid: u8 },
    }
}
