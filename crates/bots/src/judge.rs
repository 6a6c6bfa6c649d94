//! What a bot thinks of a position: by the game's own evaluation, or by what a network has learned about where that is wrong.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use smallvec::SmallVec;
use tessera_kernel::hash::{sha256, to_hex};
use tessera_kernel::{BySeat, Decision, Estimate, Game, Position, Rng, Seat, Setup, Sheet};
use tessera_network::{Network, Options, Origin, Policy, Thought};

use crate::traits::traits;

/// Something that judges positions of one game.
#[derive(Clone, Debug)]
pub struct Judge {
    weights: Arc<[f32]>,
    learned: Option<Arc<Learned>>,
}

/// What was learned of a game.
#[derive(Clone, Debug)]
pub struct Learned {
    /// Where it comes from.
    pub origin: Origin,
    /// What it makes of a position.
    pub network: Network,
    /// What it makes of options.
    pub policy: Option<Policy>,
}

/// What a judge needs to think, kept from one position to the next.
#[derive(Default)]
struct Desk {
    sheets: Vec<Sheet>,
    base: Vec<(f32, f32)>,
    thought: Thought,
    options: Options,
    likely: Vec<f32>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

impl Judge {
    /// By the evaluation alone, with these weights.
    #[must_use]
    pub fn by_weights(weights: Arc<[f32]>) -> Self {
        Self { weights, learned: None }
    }

    /// By the evaluation alone, with the weights kept with the game.
    #[must_use]
    pub fn plain<G: Game>() -> Self {
        Self::by_weights(G::weights().values().into())
    }

    /// By what was learned beyond the evaluation.
    #[must_use]
    pub fn learned<G: Game>(learned: Arc<Learned>) -> Self {
        Self { learned: Some(learned), ..Self::plain::<G>() }
    }

    /// By the newest network kept with the game; by its evaluation where there is none.
    #[must_use]
    pub fn newest<G: Game>() -> Self {
        u8::try_from(G::NETWORKS.len()).ok().and_then(Self::version::<G>).unwrap_or_else(Self::plain::<G>)
    }

    /// As those judge who think ahead: by the evaluation, with which they play on a little before they judge, until the arena
    /// has proven that they are stronger with a network. It has done so only for looking once.
    #[must_use]
    pub fn for_thinking_ahead<G: Game>() -> Self {
        Self::plain::<G>()
    }

    /// By the network kept with the game that has this number, from 1; `None` where there is none.
    #[must_use]
    pub fn version<G: Game>(number: u8) -> Option<Self> {
        static READ: Mutex<BTreeMap<(&str, u8), Arc<Learned>>> = Mutex::new(BTreeMap::new());
        let bytes = G::NETWORKS.get(usize::from(number.checked_sub(1)?))?;
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let learned = read.entry((G::ID, number)).or_insert_with(|| {
            let learned = Learned::read::<G>(bytes).expect("networks kept with a game can be read");
            Arc::new(learned)
        });
        Some(Self::learned::<G>(learned.clone()))
    }

    /// The weights of its evaluation.
    #[must_use]
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Whether it knows more than the evaluation.
    #[must_use]
    pub const fn has_learned(&self) -> bool {
        self.learned.is_some()
    }

    /// What each seat can expect: its result where the game is over.
    #[must_use]
    pub fn of<G: Game>(&self, state: &G::State) -> BySeat<Estimate> {
        match &self.learned {
            Some(learned) if G::outcome(state).is_none() => DESK.with_borrow_mut(|desk| {
                self.think::<G>(learned, state, desk);
                desk.expected()
            }),
            _ => Estimate::of::<G>(state, &self.weights),
        }
    }

    /// The chance `seat` has in a position.
    #[must_use]
    pub fn chance<G: Game>(&self, position: &Position<G>, seat: Seat) -> f32 {
        self.of::<G>(position.state())[seat].chance
    }

    fn think<G: Game>(&self, learned: &Learned, state: &G::State, desk: &mut Desk) {
        let Desk { sheets, base, thought, .. } = desk;
        look::<G>(state, &self.weights, sheets, base);
        // A network knows what there was when it learned; what was added later stands behind.
        let known = learned.network.shape().inputs;
        let rows: SmallVec<[&[f32]; 6]> = sheets[..base.len()].iter().map(|sheet| &sheet.values()[..known]).collect();
        learned.network.judge(&rows, base, thought);
    }

    /// How likely a strong player at `seat` is to take each option, all together 1; and what each seat can expect, where
    /// that is known in the same breath. Where nothing was learned it is as the game's urges say.
    #[must_use]
    pub fn consider<G: Game>(
        &self,
        state: &G::State,
        seat: Seat,
        prompt: &G::Prompt,
        options: &[G::Choice],
    ) -> (Vec<f32>, Option<BySeat<Estimate>>) {
        let learned = self.learned.as_ref().and_then(|learned| Some((learned, learned.policy.as_ref()?)));
        let Some((learned, policy)) = learned.filter(|_| G::outcome(state).is_none()) else {
            let all: f32 = options.iter().map(|option| readiness::<G>(prompt, option)).sum();
            return (options.iter().map(|option| readiness::<G>(prompt, option) / all).collect(), None);
        };
        DESK.with_borrow_mut(|desk| {
            self.think::<G>(learned, state, desk);
            describe::<G>(prompt, options, &mut desk.options);
            policy.weigh(&desk.thought, seat.index(), &desk.options, &mut desk.likely);
            (desk.likely.clone(), Some(desk.expected()))
        })
    }
}

impl Desk {
    /// What each seat can expect by what was thought last.
    fn expected(&self) -> BySeat<Estimate> {
        BySeat::from_fn(self.base.len(), |seat| Estimate {
            score: self.thought.points()[seat.index()],
            chance: self.thought.chances()[seat.index()],
        })
    }
}

/// How readily an option is taken before anything is learned: nothing is never done.
fn readiness<G: Game>(prompt: &G::Prompt, option: &G::Choice) -> f32 {
    G::urge(prompt, option).max(0.02)
}

fn describe<G: Game>(prompt: &G::Prompt, options: &[G::Choice], told: &mut Options) {
    told.clear();
    options.iter().for_each(|option| told.push(traits::<G>(prompt, option), readiness::<G>(prompt, option)));
}

/// The options of a decision as a policy is told of them.
#[must_use]
pub fn options<G: Game>(decision: &Decision<G>) -> Options {
    let mut told = Options::new();
    describe::<G>(&decision.prompt, &decision.options, &mut told);
    told
}

/// Puts down what a position looks like: a sheet for each seat, and what the plain evaluation makes of it.
pub fn look<G: Game>(state: &G::State, weights: &[f32], sheets: &mut Vec<Sheet>, base: &mut Vec<(f32, f32)>) {
    /// No chance is so small that it could not grow again.
    const LEAST: f32 = 1e-4;
    let plain = G::evaluate(state, weights);
    base.clear();
    base.extend(plain.values().map(|estimate| (estimate.chance.max(LEAST).ln(), estimate.score)));
    if sheets.len() < base.len() {
        sheets.resize_with(base.len(), Sheet::new);
    }
    sheets[..base.len()].iter_mut().for_each(Sheet::clear);
    G::features(state, &mut sheets[..base.len()]);
}

impl Learned {
    /// Reads what was learned of a game.
    ///
    /// # Errors
    /// When it is no network, or one of another game or for other features, with the reason.
    pub fn read<G: Game>(bytes: &[u8]) -> Result<Self, String> {
        let (origin, network, policy) = Network::from_bytes(bytes).map_err(|error| error.to_string())?;
        if origin.game != G::ID {
            return Err(format!("a network for {}, not for {}", origin.game, G::ID));
        }
        if inputs_hash(&inputs::<G>(), network.shape().inputs).as_ref() != Some(&origin.inputs) {
            return Err("a network for other features: new ones are added behind those there are".to_owned());
        }
        Ok(Self { origin, network, policy })
    }
}

/// The names of what a game's networks are shown of a seat, in order.
#[must_use]
pub fn inputs<G: Game>() -> Vec<String> {
    let setup = Setup::anonymous::<G>(*G::SEATS.start()).checked::<G>().expect("the usual setup can be played");
    let state = G::setup(&setup, Rng::from_number(1));
    let mut sheets: Vec<Sheet> = (0..setup.count()).map(|_| Sheet::named()).collect();
    G::features(&state, &mut sheets);
    sheets.swap_remove(0).names().to_vec()
}

/// A hash of the first so many names, by which a network knows that it is shown what it has learned from; `None` where there
/// are not so many.
#[must_use]
pub fn inputs_hash(names: &[String], count: usize) -> Option<String> {
    Some(to_hex(&sha256(names.get(..count)?.join("\n").as_bytes())[..8]))
}
