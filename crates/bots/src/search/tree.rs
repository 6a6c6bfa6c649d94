//! A tree of decisions and what was found below each.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use smallvec::SmallVec;
use tessera_kernel::{BySeat, Decision, Estimate, Eyes, Game, Phrase, Position, Rng, Seat, Viewer};

use super::Judged;
use super::playout::played_on;
use crate::{Judge, Stop};

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

/// The most choices of a plan that are told.
const LONGEST_PLAN: usize = 4;
/// How often a choice must have been tried to be part of a plan.
const SURE: u32 = 5;

const NONE: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct Node<G: Game> {
    seat: Seat,
    prompt: G::Prompt,
    visits: u32,
    judged: bool,
    children: Vec<Child<G::Choice>>,
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
struct Child<C> {
    choice: C,
    node: u32,
    visits: u32,
    /// The deciding seat's chances, added up.
    chance: f32,
    /// Its points, added up.
    score: f32,
    /// How likely a strong player is to take it, before anything is known of where it leads.
    likely: f32,
    /// How likely it looked at first sight.
    prior: f32,
}

impl<C> Child<C> {
    const fn new(choice: C, likely: f32) -> Self {
        Self { choice, node: NONE, visits: 0, chance: 0.0, score: 0.0, likely, prior: likely }
    }
}

/// Where a decision stands in the tree.
enum Place {
    Known(u32),
    /// It has just been added; with it, what each seat can expect there, if nothing needs to be played on for that.
    New(Option<BySeat<Estimate>>),
}

/// How likely a strong player is to take each option of a decision.
fn likely<G: Game>(position: &Position<G>, decision: &Decision<G>, judge: &Judge) -> Vec<f32> {
    judge.consider::<G>(position.state(), decision.seat, &decision.prompt, &decision.options).0
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
    pub(super) fn enter(&mut self, decision: &Decision<G>, likely: &[f32], promises: &[f32]) {
        match self.find(decision) {
            Some(found) => self.keep(found),
            None => {
                self.nodes.clear();
                self.nodes.push(Node::new(decision, likely));
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
    pub(super) fn report(&self, judged: &mut [Judged]) {
        let Some(root) = self.nodes.first() else { return };
        for (option, child) in judged.iter_mut().zip(&root.children) {
            option.visits += child.visits;
            option.chance += child.chance;
            option.score += child.score;
        }
    }

    /// Grows by so many iterations, until the time is up, it is told to stop, or until the rest cannot change which option is tried most;
    /// returns how many decisions that took.
    pub(super) fn grow(
        &mut self,
        eyes: Eyes<'_, G>,
        judge: &Judge,
        mut rng: Rng,
        iterations: u32,
        time: Option<Duration>,
        stop: &Stop,
    ) -> u64 {
        let start = Instant::now();
        let mut decisions = 0;
        for made in 1..=iterations {
            if stop.told() {
                break;
            }
            decisions += self.iterate(eyes, judge, &mut rng);
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
        decisions
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
    fn iterate(&mut self, eyes: Eyes<'_, G>, judge: &Judge, rng: &mut Rng) -> u64 {
        self.iterate_from(None, eyes, judge, rng, |_, _| ())
    }

    /// The same; with `first`, the option at that place is taken at the root, and `last` is shown what was judged.
    pub(super) fn iterate_from(
        &mut self,
        first: Option<usize>,
        eyes: Eyes<'_, G>,
        judge: &Judge,
        rng: &mut Rng,
        last: impl FnOnce(&G::State, &BySeat<Estimate>),
    ) -> u64 {
        let mut position = eyes.imagine(rng);
        let mut path: Vec<(u32, usize)> = Vec::with_capacity(32);
        let mut taken = Taken::default();
        let mut decisions = 0;
        let mut judged = None;
        while let Some(decision) = next_decision(&position, eyes.seat(), path.is_empty()) {
            let seat = decision.seat;
            decisions += 1;
            if decision.options.len() == 1 {
                position.answer(seat, 0, None);
                taken.open &= position.answered().next().is_some();
                continue;
            }
            let at = match self.known(&taken, &position, decision, judge) {
                Place::Known(at) => at,
                Place::New(found) => {
                    judged = found;
                    break;
                }
            };
            let (place, index) = match first.filter(|_| path.is_empty()) {
                Some(index) => {
                    let node = &mut self.nodes[at as usize];
                    (node.take(decision, index, || likely(&position, decision, judge)), index)
                }
                None => self.select(at, &position, decision, judge, rng),
            };
            path.push((at, place));
            position.answer(seat, index, None);
            taken.note(at, place, position.answered().next().is_some());
        }
        let made = Cell::new(0);
        let found = match judged {
            Some(found) => {
                last(position.state(), &found);
                found
            }
            None => played_on(position, judge, rng.fork(), &made, last),
        };
        self.note(&path, &found);
        decisions + u64::from(made.get())
    }

    /// Where a decision stands in the tree, given what was taken before. One that is not known yet is added, and judged if
    /// it can be.
    fn known(&mut self, taken: &Taken, position: &Position<G>, decision: &Decision<G>, judge: &Judge) -> Place {
        let Some((parent, way)) = taken.way() else { return Place::Known(0) };
        let new = self.nodes.len() as u32;
        let below = self.nodes[parent as usize].below(&way);
        if *below != NONE {
            return Place::Known(*below);
        }
        if new as usize >= MOST_NODES {
            return Place::New(None);
        }
        *below = new;
        let (likely, found) = judge.consider::<G>(position.state(), decision.seat, &decision.prompt, &decision.options);
        self.nodes.push(Node { visits: 1, ..Node::new(decision, &likely) });
        // Between commit points nothing can be judged yet.
        Place::New(found.filter(|_| position.committed().1.is_empty()))
    }

    /// Which option is tried next: its place among the node's children and in the decision's list.
    fn select(
        &mut self,
        at: u32,
        position: &Position<G>,
        decision: &Decision<G>,
        judge: &Judge,
        rng: &mut Rng,
    ) -> (usize, usize) {
        let node = &mut self.nodes[at as usize];
        node.meet(decision, || likely(position, decision, judge));
        // While others' answers are in flight, where an option leads would tell them.
        let in_flight = position.answered().next().is_some();
        if !node.judged && node.visits >= VISITS_BEFORE_JUDGING && !in_flight {
            node.judge(position, decision, judge);
        }
        node.visits += 1;
        // Two who reckon alike would answer in step, as if one had seen the other: those who are asked at the same time
        // are not sure of what they found.
        let together = in_flight || position.decisions().iter().filter(|decision| decision.owed).count() > 1;
        node.pick(decision, together.then_some(rng))
    }

    /// How often an option of the root was tried.
    pub(super) fn tried(&self, index: usize) -> u32 {
        self.nodes.first().and_then(|root| root.children.get(index)).map_or(0, |child| child.visits)
    }

    /// What its seat means to do after an option of the root, as long as nobody else is asked and chance is silent: what
    /// was tried most at each decision, in words.
    pub(super) fn plan(&self, mut position: Position<G>, seat: Seat, mut index: usize) -> Vec<Phrase> {
        let mut told = Vec::new();
        let mut taken = Taken::default();
        let mut at = 0;
        let chance = G::rng(position.state()).clone();
        while let (Some(decision), Some(node)) = (position.decision(seat), self.nodes.get(at as usize)) {
            let place = node.children.iter().position(|child| child.choice == decision.options[index]);
            let Some(place) = place else { break };
            position.answer(seat, index, None);
            taken.note(at, place, position.answered().next().is_some());
            while let [only] = position.decisions()
                && only.seat == seat
                && only.options.len() == 1
            {
                position.answer(seat, 0, None);
            }
            let mine = matches!(position.decisions(), [decision] if decision.seat == seat);
            if !mine || *G::rng(position.state()) != chance || told.len() == LONGEST_PLAN {
                break;
            }
            let Some((parent, way)) = taken.way() else { break };
            let Some(next) =
                self.nodes[parent as usize].ways().find_map(|(other, next)| (other == way).then_some(next))
            else {
                break;
            };
            let (Some(decision), node) = (position.decision(seat), &self.nodes[next as usize]) else { break };
            let visits = |choice: &G::Choice| {
                node.children.iter().find(|child| child.choice == *choice).map_or(0, |child| child.visits)
            };
            let best = decision.options.iter().map(visits).enumerate().max_by_key(|&(_, visits)| visits);
            let Some((best, visits)) = best else { break };
            if visits < SURE {
                break;
            }
            let view = G::view(position.state(), Viewer::Seat(seat));
            told.push(G::label(&view, &decision.prompt, &decision.options[best]).text);
            (at, index) = (next, best);
        }
        told
    }

    /// Who decides directly below the root: beside it, or after one of its options.
    #[cfg(test)]
    pub(super) fn rivals_of_the_root(&self) -> Vec<Seat> {
        self.nodes[0].ways().map(|(_, node)| self.nodes[node as usize].seat).collect()
    }

    fn note(&mut self, path: &[(u32, usize)], found: &BySeat<Estimate>) {
        for &(at, place) in path {
            let node = &mut self.nodes[at as usize];
            let Estimate { score, chance } = found[node.seat];
            let child = &mut node.children[place];
            child.visits += 1;
            child.chance += chance;
            child.score += score;
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
    fn new(decision: &Decision<G>, likely: &[f32]) -> Self {
        let child = |(option, &likely): (&G::Choice, &f32)| Child::new(option.clone(), likely);
        Self {
            seat: decision.seat,
            prompt: decision.prompt.clone(),
            visits: 0,
            judged: false,
            children: decision.options.iter().zip(likely).map(child).collect(),
            beside: NONE,
            after_all: BTreeMap::new(),
        }
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
    fn meet(&mut self, decision: &Decision<G>, likely: impl FnOnce() -> Vec<f32>) {
        let straight = |(place, option): (usize, &G::Choice)| {
            self.children.get(place).is_some_and(|child| child.choice == *option)
        };
        if decision.options.iter().enumerate().all(straight) {
            return;
        }
        let known = |option: &G::Choice| self.children.iter().any(|child| child.choice == *option);
        let new: Vec<usize> = (0..decision.options.len()).filter(|&at| !known(&decision.options[at])).collect();
        if !new.is_empty() {
            let likely = likely();
            self.children.extend(new.into_iter().map(|at| Child::new(decision.options[at].clone(), likely[at])));
        }
    }

    /// Takes the option at a place of the list, whatever is known of it; says its place among the children.
    fn take(&mut self, decision: &Decision<G>, index: usize, likely: impl FnOnce() -> Vec<f32>) -> usize {
        self.meet(decision, likely);
        self.visits += 1;
        let place = self.children.iter().position(|child| child.choice == decision.options[index]);
        place.expect("every option has been met")
    }

    /// Looks at where each option leads at once.
    fn judge(&mut self, position: &Position<G>, decision: &Decision<G>, judge: &Judge) {
        self.judged = true;
        let mut telling = false;
        let promises: Vec<f32> = (0..decision.options.len())
            .map(|index| {
                let Some(after) = position.after(self.seat, index) else { return 0.0 };
                // Between commit points the table has not changed yet.
                telling |= after.committed().1.is_empty();
                judge.chance(&after, self.seat)
            })
            .collect();
        if telling {
            self.set_priors(&decision.options, &promises);
        }
    }

    /// Options that promise more are tried sooner; how likely they are tells apart those that promise the same.
    fn set_priors(&mut self, options: &[G::Choice], promises: &[f32]) {
        self.judged = true;
        let most = promises.iter().copied().fold(f32::MIN, f32::max);
        for (option, promise) in options.iter().zip(promises) {
            if let Some(child) = self.children.iter_mut().find(|child| child.choice == *option) {
                child.prior = ((promise - most) / SHARPNESS).exp().max(0.002) * child.likely.sqrt();
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
