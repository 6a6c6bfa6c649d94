//! What each viewer may know, and how the rest is imagined.

use serde::Serialize;
use tessera_kernel::{BySeat, Rng, Seat, Viewer};

use crate::board::Placed;
use crate::components::ideas::Card;
use crate::components::sea::{Hex, hexes};
use crate::components::terrain::Terrain;
use crate::components::tiles::Tile;
use crate::hand::Hand;
use crate::prompt::Prompt;
use crate::setup::island_size;
use crate::state::{CombatStage, Phase, State};
use crate::{progress, scoring};

/// What one viewer may know. Others' cards are not in it at all.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The epoch being played, 0 while setting up.
    pub epoch: u8,
    /// The row that can be reached next.
    pub new_epoch: u8,
    /// Where in the game we are.
    pub phase: PhaseView,
    /// Who has the first-player marker.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Option<TurnView>,
    /// All land.
    pub land: Vec<HexView>,
    /// The tiles the island is made of.
    pub tiles: Vec<Placed>,
    /// Map tiles still to be drawn and placed.
    pub tiles_left: usize,
    /// The tile to be placed.
    pub drawn: Option<Tile>,
    /// Everyone's open things.
    pub players: BySeat<PlayerView>,
    /// The viewer's hand.
    pub hand: Vec<Card>,
    /// What the viewer laid for Progress.
    pub laid: Vec<Card>,
    /// Cards in the draw pile.
    pub deck: usize,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The fight that is going on.
    pub combat: Option<CombatView>,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum PhaseView {
    /// Building the island.
    Island,
    /// Placing the first tokens.
    Settlers,
    /// Taking actions.
    Actions,
    /// Progress and its rewards.
    Progress,
    /// The game is over.
    Over,
}

/// A turn, as everyone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// Whose it is.
    pub seat: Seat,
    /// Actions still to be taken.
    pub actions: u8,
}

/// A land hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HexView {
    /// Where it lies.
    pub hex: Hex,
    /// What it is made of.
    pub terrain: Terrain,
    /// Whose tokens or city are there.
    pub owner: Option<Seat>,
    /// Tokens.
    pub tokens: u8,
    /// The value of the city, 0 for none.
    pub city: u8,
    /// What Sanitation adds to the limit.
    pub bonus: u8,
}

/// A player's open things.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The row of the epoch cube.
    pub row: u8,
    /// Tokens in supply.
    pub supply: u8,
    /// City tiles in supply, by value 2, 3, 4.
    pub cities: [u8; 3],
    /// Cards in hand.
    pub cards: usize,
    /// Action tiles not used yet.
    pub tiles: u8,
    /// Whether a tile waits on a Government card.
    pub delayed: bool,
    /// Government cards lying face up.
    pub government: Vec<Card>,
    /// Cards laid for Progress.
    pub laid: usize,
    /// Hexes held with tokens.
    pub hexes: usize,
    /// Whether the player may not be attacked.
    pub protected: bool,
    /// Victory points so far.
    pub points: i32,
}

/// A fight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CombatView {
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// The hex the attack comes from.
    pub from: Hex,
    /// The hex attacked.
    pub target: Hex,
    /// The ground that cards must match.
    pub ground: Option<Terrain>,
    /// How many cards the attacker has laid.
    pub attack_count: usize,
    /// The attacker's cards, for the attacker's eyes.
    pub attack: Vec<Card>,
    /// The defender's cards.
    pub defence: Vec<Card>,
    /// Whether the attacker has won and moves in.
    pub won: bool,
}

impl View {
    /// Whether everybody can tell when a player has only one option: no hand counts, or only how many cards it has.
    pub(crate) fn is_open(&self, seat: Seat, prompt: &Prompt) -> bool {
        match prompt {
            Prompt::Tile { .. }
            | Prompt::TileTurn { .. }
            | Prompt::Settle { .. }
            | Prompt::MoveTo { .. }
            | Prompt::Attack
            | Prompt::AttackFrom { .. }
            | Prompt::Name { .. }
            | Prompt::Site
            | Prompt::City { .. }
            | Prompt::Raise
            | Prompt::Convert
            | Prompt::ConvertInto { .. } => true,
            // Any card can be laid: there is nothing to choose exactly when the hand is empty.
            Prompt::LayAttack { .. } | Prompt::Defend { .. } | Prompt::LayProgress { .. } => true,
            // People can always move, have children or an idea (T4.5).
            Prompt::Turn { actions: 1.., .. } => true,
            // Cards can be played for what they do, if they are the right ones (T8.7); those of a kind are one option.
            Prompt::Turn { .. }
            | Prompt::Move { .. }
            | Prompt::Birth { .. }
            | Prompt::Advance { .. }
            | Prompt::Discard { .. } => self.players[seat].cards == 0,
        }
    }

    pub(crate) fn of(s: &State, viewer: Viewer) -> Self {
        let own = |pile: fn(&crate::state::Player) -> &Hand| match viewer {
            Viewer::Seat(seat) => s.players.get(seat).map_or_else(Vec::new, |player| pile(player).to_vec()),
            Viewer::Spectator => Vec::new(),
        };
        let board = &s.board;
        let land = hexes(board.land()).filter_map(|hex| {
            let terrain = board.ground(hex)?;
            let (tokens, city, bonus) = (board.tokens(hex), board.city(hex), board.bonus(hex));
            Some(HexView { hex, terrain, owner: board.owner(hex), tokens, city, bonus })
        });
        Self {
            viewer,
            epoch: s.epoch,
            new_epoch: progress::new_epoch(s),
            phase: match s.phase {
                Phase::Island { .. } => PhaseView::Island,
                Phase::Settlers { .. } => PhaseView::Settlers,
                Phase::Actions { .. } => PhaseView::Actions,
                Phase::Progress { .. } | Phase::Reward { .. } => PhaseView::Progress,
                Phase::Over => PhaseView::Over,
            },
            first: s.first,
            turn: s.turn().map(|turn| TurnView { seat: turn.seat, actions: turn.actions }),
            land: land.collect(),
            tiles: board.placed().to_vec(),
            tiles_left: tiles_left(s),
            drawn: if let Phase::Island { drawn } = s.phase { drawn } else { None },
            players: BySeat::from_fn(s.count(), |seat| player(s, seat)),
            hand: own(|player| &player.hand),
            laid: own(|player| &player.laid),
            deck: s.deck.len(),
            discard: s.discard.to_vec(),
            combat: s.combat.as_ref().map(|combat| CombatView {
                attacker: combat.attacker,
                defender: combat.defender,
                from: combat.from,
                target: combat.target,
                ground: combat.ground,
                attack_count: combat.attack.len(),
                attack: if viewer.is(combat.attacker) { combat.attack.to_vec() } else { Vec::new() },
                defence: combat.defence.to_vec(),
                won: combat.stage == CombatStage::Advance,
            }),
        }
    }

    /// A land hex, if it is land.
    #[must_use]
    pub fn hex(&self, hex: Hex) -> Option<&HexView> {
        self.land.binary_search_by_key(&hex, |view| view.hex).ok().map(|at| &self.land[at])
    }
}

fn tiles_left(s: &State) -> usize {
    match s.phase {
        Phase::Island { drawn } => {
            island_size(s.count()).saturating_sub(s.board.placed().len() + usize::from(drawn.is_some()))
        }
        _ => 0,
    }
}

fn player(s: &State, seat: Seat) -> PlayerView {
    let player = &s.players[seat];
    PlayerView {
        row: player.row,
        supply: player.supply,
        cities: player.cities,
        cards: player.hand.len(),
        tiles: player.tiles,
        delayed: player.delayed,
        government: player.government.to_vec(),
        laid: player.laid.len(),
        hexes: s.board.peopled(seat).len(),
        protected: s.is_protected(seat),
        points: scoring::points(s, seat),
    }
}

/// Samples anew what `viewer` cannot know: the piles, others' hands, cards laid face down.
pub(crate) fn redeal(s: &mut State, viewer: Viewer, rng: &mut Rng) {
    s.rng = rng.fork();
    rng.mix(&mut s.tiles);

    let mut unknown: Vec<Card> = s.deck.to_vec();
    each_hidden_pile(s, viewer, |pile| unknown.extend(pile.iter()));
    rng.mix(&mut unknown);
    let mut next = unknown.into_iter();
    each_hidden_pile(s, viewer, |pile| *pile = next.by_ref().take(pile.len()).collect());
    s.deck = next.collect();
}

/// Every pile of cards, other than the draw pile, that `viewer` cannot see.
fn each_hidden_pile(s: &mut State, viewer: Viewer, mut visit: impl FnMut(&mut Hand)) {
    for (seat, player) in s.players.iter_mut() {
        if !viewer.is(seat) {
            visit(&mut player.hand);
            visit(&mut player.laid);
        }
    }
    if let Some(combat) = &mut s.combat
        && !viewer.is(combat.attacker)
    {
        visit(&mut combat.attack);
    }
}
