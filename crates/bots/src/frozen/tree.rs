//! A tree of decisions and what was found below each.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use smallvec::SmallVec;
use tessera_kernel::{BySeat, Decision, Estimate, Eyes, Game, Position, Rng, Seat};

use super::Tried;
use super::playout::play_on;
use crate::Stop;

/// How much an untried option's promise counts against what was found.
const CURIOSITY: f32 = 1.3;
/// How sharply promises tell options apart: so much more chance makes an option e times as likely.
const SHARPNESS: f32 = 0.015;
/// Options a decision opens with; more are tried as it is visited more (progressive widening).
const WIDTH: f32 = 3.0;
/// How fast it widens.
const WIDENING: f32 = 0.45;
/// Visits before a decision's options are judged one by one: many decisions are never seen again.
const VISITS_BEFORE_JUDGING: u32 = 2;
/// Iterations between two looks at the clock, and at whether the rest can still change anything.
const STRETCH: u32 = 8;
/// The most decisions a tree keeps.
const MOST_NODES: usize = 400_000;

/// How finely doubt is drawn.
const DOUBTS: u32 = 1 << 16;

const NONE: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct Node<G: Game> {
    seat: Seat,
    prompt: G::Prompt,
    visits: u32,
    judged: bool,
    children: Vec<Child<G>>,
    /// Whoever is asked at the same time and answers next, whatever was answered here: they cannot know.
    beside: u32,
    /// What follows once all who were asked at the same time have answered, by the places of their options.
    after_all: BTreeMap<Places, u32>,
}

/// The places of the options taken at one question, in the order they were looked at.
type Places = SmallVec<[u16; 6]>;

/// The options taken at the question that was looked at last; more than one where several are asked at once.
#[derive(Default)]
struct Taken {
    nodes: SmallVec<[u32; 6]>,
    places: Places,
    /// Whether others still owe an answer to it.
    open: bool,
}

#[derive(Clone, Debug)]
struct Child<G: Game> {
    choice: G::Choice,
    node: u32,
    visits: u32,
    /// The deciding seat's chances, added up.
    chance: f32,
    /// How likely it looked at first sight.
    prior: f32,
}

/// A tree of decisions; the first node is the one being decided.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Self { nodes: Vec::new() }
    }
}

impl<G: Game> Tree<G> {
    /// Makes `decision` the root: what is known of it is kept, the rest forgotten.
    pub(super) fn enter(&mut self, decision: &Decision<G>, promises: &[f32]) {
        match self.find(decision) {
            Some(found) => self.keep(found),
            None => {
                self.nodes.clear();
                self.nodes.push(Node::new(decision));
            }
        }
        self.nodes[0].set_priors(&decision.options, promises);
    }

    /// The most visited decision that is the one asked now, among those of its seat that come next.
    fn find(&self, decision: &Decision<G>) -> Option<u32> {
        let mut best = None;
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            let Some(node) = self.nodes.get(at as usize) else { continue };
            if node.seat == decision.seat {
                if node.is(decision) && best.is_none_or(|best: u32| self.nodes[best as usize].visits < node.visits) {
                    best = Some(at);
                }
            } else {
                open.extend(node.ways().map(|(_, below)| below));
            }
        }
        best
    }

    /// The option at `index` was taken: what follows becomes the root, whoever is asked there.
    pub(super) fn advance(&mut self, index: usize) {
        let next = self.nodes.first().and_then(|root| root.children.get(index)).map_or(NONE, |child| child.node);
        if next == NONE { self.nodes.clear() } else { self.keep(next) }
    }

    /// Forgets all but the part of the tree below a node.
    fn keep(&mut self, root: u32) {
        let mut kept: Vec<Node<G>> = Vec::new();
        let mut open = vec![(root, NONE, Way::Beside)];
        while let Some((at, parent, way)) = open.pop() {
            let node = self.nodes[at as usize].clone();
            let new = kept.len() as u32;
            if parent != NONE {
                *kept[parent as usize].below(&way) = new;
            }
            open.extend(node.ways().map(|(way, below)| (below, new, way)));
            kept.push(node);
        }
        self.nodes = kept;
    }

    /// Adds up what was found of the root's options.
    pub(super) fn report(&self, judged: &mut [Tried]) {
        let Some(root) = self.nodes.first() else { return };
        for (option, child) in judged.iter_mut().zip(&root.children) {
            option.visits += child.visits;
            option.chance += child.chance;
        }
    }

    /// Grows by so many iterations, until the time is up, it is told to stop, or until the rest cannot change which option is
    /// tried most.
    pub(super) fn grow(
        &mut self,
        eyes: Eyes<'_, G>,
        weights: &[f32],
        mut rng: Rng,
        iterations: u32,
        time: Option<Duration>,
        stop: &Stop,
    ) {
        let start = Instant::now();
        for made in 1..=iterations {
            if stop.told() {
                break;
            }
            self.iterate(eyes, weights, &mut rng);
            if made % STRETCH != 0 {
                continue;
            }
            let mut left = iterations - made;
            if let Some(time) = time {
                let spent = start.elapsed();
                let pace = made as f32 / spent.as_secs_f32().max(1e-6);
                left = left.min((pace * time.saturating_sub(spent).as_secs_f32()) as u32);
            }
            // What is known from before was found at tables that went on differently: it does not decide alone.
            let looked = made >= left / 4;
            if left == 0 || looked && left < self.lead() {
                break;
            }
        }
    }

    /// How many visits the most tried option of the root is ahead of the next.
    fn lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        for child in self.nodes.first().map_or(&[][..], |root| &root.children) {
            if child.visits > most {
                (most, next) = (child.visits, most);
            } else {
                next = next.max(child.visits);
            }
        }
        most - next
    }

    /// One imagined table, played from the root to a judgement.
    fn iterate(&mut self, eyes: Eyes<'_, G>, weights: &[f32], rng: &mut Rng) {
        let mut position = eyes.imagine(rng);
        let mut path: Vec<(u32, usize)> = Vec::with_capacity(32);
        let mut taken = Taken::default();
        while let Some(decision) = next_decision(&position, eyes.seat(), path.is_empty()) {
            let seat = decision.seat;
            if decision.options.len() == 1 {
                position.answer(seat, 0, None);
                taken.open &= position.answered().next().is_some();
                continue;
            }
            let Some(at) = self.known(&taken, decision) else { break };
            let (place, index) = self.select(at, &position, decision, weights, rng);
            path.push((at, place));
            position.answer(seat, index, None);
            taken.note(at, place, position.answered().next().is_some());
        }
        let found = play_on(position, weights, rng.fork(), &Cell::new(0));
        self.note(&path, &found);
    }

    /// Where a decision stands in the tree, given what was taken before. One that is not known yet is added.
    fn known(&mut self, taken: &Taken, decision: &Decision<G>) -> Option<u32> {
        let Some((parent, way)) = taken.way() else { return Some(0) };
        let new = self.nodes.len() as u32;
        let below = self.nodes[parent as usize].below(&way);
        if *below != NONE {
            return Some(*below);
        }
        if (new as usize) < MOST_NODES {
            *below = new;
            self.nodes.push(Node { visits: 1, ..Node::new(decision) });
        }
        None
    }

    /// Which option is tried next: its place among the node's children and in the decision's list.
    fn select(
        &mut self,
        at: u32,
        position: &Position<G>,
        decision: &Decision<G>,
        weights: &[f32],
        rng: &mut Rng,
    ) -> (usize, usize) {
        let node = &mut self.nodes[at as usize];
        node.meet(decision);
        // While others' answers are in flight, where an option leads would tell them.
        let in_flight = position.answered().next().is_some();
        if !node.judged && node.visits >= VISITS_BEFORE_JUDGING && !in_flight {
            node.judge(position, decision, weights);
        }
        node.visits += 1;
        // Two who reckon alike would answer in step, as if one had seen the other: those who are asked at the same time
        // are not sure of what they found.
        let together = in_flight || position.decisions().iter().filter(|decision| decision.owed).count() > 1;
        node.pick(decision, together.then_some(rng))
    }

    fn note(&mut self, path: &[(u32, usize)], found: &BySeat<Estimate>) {
        for &(at, place) in path {
            let node = &mut self.nodes[at as usize];
            let chance = found[node.seat].chance;
            let child = &mut node.children[place];
            child.visits += 1;
            child.chance += chance;
        }
    }
}

/// A way from one node to another.
#[derive(PartialEq)]
enum Way {
    /// After an option.
    Option(u16),
    /// To whoever is asked at the same time.
    Beside,
    /// From the first of those asked at the same time to what follows, by the options that all of them took.
    AfterAll(Places),
}

impl Taken {
    /// An option was taken at a node; `open` while others still owe an answer to the same question.
    fn note(&mut self, at: u32, place: usize, open: bool) {
        if !self.open {
            self.nodes.clear();
            self.places.clear();
        }
        self.nodes.push(at);
        self.places.push(place as u16);
        self.open = open;
    }

    /// The way to the next decision: whoever is asked at the same time must not know what was taken.
    fn way(&self) -> Option<(u32, Way)> {
        let (&first, &last) = (self.nodes.first()?, self.nodes.last()?);
        Some(match self.places[..] {
            _ if self.open => (last, Way::Beside),
            [place] => (last, Way::Option(place)),
            _ => (first, Way::AfterAll(self.places.clone())),
        })
    }
}

/// Whose decision is looked at: at the root one's own, else the first the game waits for.
fn next_decision<G: Game>(position: &Position<G>, seat: Seat, root: bool) -> Option<&Decision<G>> {
    let own = if root { position.decision(seat) } else { None };
    own.or_else(|| position.decisions().iter().find(|decision| decision.owed)).or_else(|| position.decisions().first())
}

impl<G: Game> Node<G> {
    fn new(decision: &Decision<G>) -> Self {
        let mut node = Self {
            seat: decision.seat,
            prompt: decision.prompt.clone(),
            visits: 0,
            judged: false,
            children: Vec::with_capacity(decision.options.len()),
            beside: NONE,
            after_all: BTreeMap::new(),
        };
        node.meet(decision);
        node
    }

    /// The node that lies that way; `NONE` where there is none yet.
    fn below(&mut self, way: &Way) -> &mut u32 {
        match way {
            Way::Option(place) => &mut self.children[usize::from(*place)].node,
            Way::Beside => &mut self.beside,
            Way::AfterAll(places) => self.after_all.entry(places.clone()).or_insert(NONE),
        }
    }

    /// Every node below, and the way to it.
    fn ways(&self) -> impl Iterator<Item = (Way, u32)> + '_ {
        let options = self.children.iter().enumerate().map(|(place, child)| (Way::Option(place as u16), child.node));
        let after_all = self.after_all.iter().map(|(places, &node)| (Way::AfterAll(places.clone()), node));
        options.chain([(Way::Beside, self.beside)]).chain(after_all).filter(|(_, node)| *node != NONE)
    }

    fn is(&self, decision: &Decision<G>) -> bool {
        self.prompt == decision.prompt
            && self.children.len() == decision.options.len()
            && self.children.iter().zip(&decision.options).all(|(child, option)| child.choice == *option)
    }

    /// Another imagined table may offer other options.
    fn meet(&mut self, decision: &Decision<G>) {
        for (place, option) in decision.options.iter().enumerate() {
            let known = self.children.get(place).is_some_and(|child| child.choice == *option)
                || self.children.iter().any(|child| child.choice == *option);
            if !known {
                let prior = G::urge(&decision.prompt, option).max(0.02);
                let choice = option.clone();
                self.children.push(Child { choice, node: NONE, visits: 0, chance: 0.0, prior });
            }
        }
    }

    /// Looks at where each option leads at once.
    fn judge(&mut self, position: &Position<G>, decision: &Decision<G>, weights: &[f32]) {
        self.judged = true;
        let mut telling = false;
        let promises: Vec<f32> = (0..decision.options.len())
            .map(|index| {
                let Some(after) = position.after(self.seat, index) else { return 0.0 };
                // Between commit points the table has not changed yet.
                telling |= after.committed().1.is_empty();
                Estimate::of::<G>(after.state(), weights)[self.seat].chance
            })
            .collect();
        if telling {
            self.set_priors(&decision.options, &promises);
        }
    }

    /// Options that promise more are tried sooner; the game's urges tell apart those that promise the same.
    fn set_priors(&mut self, options: &[G::Choice], promises: &[f32]) {
        self.judged = true;
        let most = promises.iter().copied().fold(f32::MIN, f32::max);
        for (option, promise) in options.iter().zip(promises) {
            if let Some(child) = self.children.iter_mut().find(|child| child.choice == *option) {
                let urge = G::urge(&self.prompt, option).max(0.02).sqrt();
                child.prior = ((promise - most) / SHARPNESS).exp().max(0.002) * urge;
            }
        }
    }

    /// The most promising option; with `doubt`, what was found of each counts the less exactly the less it was tried.
    fn pick(&self, decision: &Decision<G>, mut doubt: Option<&mut Rng>) -> (usize, usize) {
        let place_of = |index: usize| {
            let option = &decision.options[index];
            let straight = self.children.get(index).is_some_and(|child| child.choice == *option);
            let place =
                if straight { Some(index) } else { self.children.iter().position(|child| child.choice == *option) };
            place.expect("every option has been met")
        };
        let places: Vec<usize> = (0..decision.options.len()).map(place_of).collect();
        let offered = || places.iter().map(|&place| &self.children[place]);
        let tried = offered().filter(|child| child.visits > 0).count();
        let all: f32 = offered().map(|child| child.prior).sum();
        let visits: u32 = offered().map(|child| child.visits).sum();
        let chance: f32 = offered().map(|child| child.chance).sum();
        // An option not tried yet is thought a little worse than what was found so far.
        let usual = if visits == 0 { 0.0 } else { chance / visits as f32 * 0.95 };
        let open = tried < (WIDTH * (visits as f32 + 1.0).powf(WIDENING)) as usize;
        let root = (visits as f32 + 1.0).sqrt();
        let mut best = (f32::MIN, 0);
        for (index, &place) in places.iter().enumerate() {
            let child = &self.children[place];
            if child.visits == 0 && !open && tried > 0 {
                continue;
            }
            let found = if child.visits == 0 { usual } else { child.chance / child.visits as f32 };
            let mut score = found + CURIOSITY * usual.max(0.1) * child.prior / all * root / (1.0 + child.visits as f32);
            if let Some(rng) = &mut doubt {
                score += (rng.below(DOUBTS) as f32 / DOUBTS as f32 - 0.5) * 2.0 / (1.0 + child.visits as f32).sqrt();
            }
            if score > best.0 {
                best = (score, index);
            }
        }
        (places[best.1], best.1)
    }
}
