//! Networks: those kept with the games are sound, and bots that judge by one cannot peek either.

use std::sync::Arc;

use tessera_bots::{Bot as _, Budget, Greedy, Judge, Learned, Search, inputs, inputs_hash, look, options};
use tessera_kernel::{BySeat, Estimate, Eyes, Game, Match, Rng, Secret, Setup, Sheet, Viewer};
use tessera_network::{Lesson, Network, Origin, Policy, PolicyLesson, PolicyTeacher, Shape, Teacher, Thought};

/// The most bytes a network kept with a game may have.
const MOST: usize = 500_000;

fn table<G: Game>(seats: usize, seed: u64) -> Match<G> {
    Match::<G>::new(Setup::anonymous::<G>(seats), Secret::from_number(seed)).expect("playable")
}

/// Plays a match by chance; `look` sees it now and then.
fn strolled<G: Game>(mut game: Match<G>, seed: u64, one_in: u32, mut look: impl FnMut(&Match<G>, &mut Rng)) {
    let mut rng = Rng::from_number(seed);
    while let Some(decision) = game.decisions().first() {
        let (seat, count) = (decision.seat, decision.options.len());
        let choice = decision.options[rng.index(count)].clone();
        if count > 1 && rng.below(one_in) == 0 {
            look(&game, &mut rng);
        }
        game.answer(seat, &choice).expect("listed");
    }
}

fn origin<G: Game>(count: usize) -> Origin {
    let hash = inputs_hash(&inputs::<G>(), count).expect("there are as many");
    Origin { game: G::ID.into(), command: "tessera train".into(), games: 1, hours: 0.1, inputs: hash }
}

/// A judge that was taught something odd: that whoever sits first wins, and to take the last option.
fn taught<G: Game>() -> Learned {
    let names = inputs::<G>();
    let mut network = Network::fresh(Shape { inputs: names.len(), hidden: 8, second: 4 }, 10.0, 1);
    let mut policy = Policy::fresh(&network);
    let (mut teacher, mut choices) = (Teacher::new(&network), PolicyTeacher::new(&policy));
    let (mut sheets, mut base, mut thought) = (Vec::<Sheet>::new(), Vec::new(), Thought::default());
    let seats = *G::SEATS.start();
    strolled(table::<G>(seats, 5), 5, 10, |game, _| {
        let decision = &game.decisions()[0];
        look::<G>(game.position().state(), Judge::plain::<G>().weights(), &mut sheets, &mut base);
        let rows: Vec<&[f32]> = sheets.iter().map(Sheet::values).collect();
        let chances: Vec<f32> = (0..seats).map(|seat| if seat == 0 { 1.0 } else { 0.0 }).collect();
        teacher.show(&network, &Lesson { rows: &rows, base: &base, chances: &chances, points: &chances });
        teacher.step(&mut network, 0.01);
        network.judge(&rows, &base, &mut thought);
        let last = decision.options.len() - 1;
        let likely: Vec<f32> = (0..=last).map(|index| if index == last { 1.0 } else { 0.0 }).collect();
        let lesson = PolicyLesson { seat: decision.seat.index(), options: &options::<G>(decision), likely: &likely };
        choices.show(&mut policy, &thought, &lesson, 0.1);
    });
    Learned { origin: origin::<G>(names.len()), network, policy: Some(policy) }
}

fn adds_up(found: &BySeat<Estimate>) {
    let all: f32 = found.values().map(|estimate| estimate.chance).sum();
    assert!((all - 1.0).abs() < 1e-3, "chances add up to {all}");
    assert!(found.values().all(|one| one.score.is_finite() && (0.0..=1.0).contains(&one.chance)));
}

struct AreSound;

impl tessera_games::Visitor for AreSound {
    type Out = ();

    fn visit<G: Game>(self) {
        for (place, bytes) in G::NETWORKS.iter().enumerate() {
            let learned = Learned::read::<G>(bytes).unwrap_or_else(|error| panic!("{} {}: {error}", G::ID, place + 1));
            assert!(bytes.len() <= MOST, "{} {}: {} bytes", G::ID, place + 1, bytes.len());
            assert!(learned.origin.games > 0 && learned.origin.hours > 0.0, "{}: where it comes from", G::ID);
            assert!(learned.origin.command.starts_with("tessera train "), "{}", learned.origin.command);
        }
        let mut judges = vec![Judge::newest::<G>(), Judge::learned::<G>(Arc::new(taught::<G>()))];
        judges.dedup_by_key(|judge| judge.has_learned());
        for seats in [*G::SEATS.start(), *G::SEATS.end()] {
            strolled(table::<G>(seats, 9), 9, 40, |game, _| {
                judges.iter().for_each(|judge| adds_up(&judge.of::<G>(game.position().state())));
            });
        }
    }
}

#[test]
fn every_network_can_be_read_and_judges() {
    for id in tessera_games::IDS {
        tessera_games::visit(id, AreSound).expect("a game");
    }
}

struct NeverPeeks;

impl tessera_games::Visitor for NeverPeeks {
    type Out = ();

    fn visit<G: Game>(self) {
        let judge = Judge::learned::<G>(Arc::new(taught::<G>()));
        let (mut tried, mut told_apart) = (0, 0);
        strolled(table::<G>(*G::SEATS.start(), 2), 2, 16, |game, rng| {
            let seat = game.decisions()[0].seat;
            let elsewhere = game.position().redealt(Viewer::Seat(seat), rng);
            let there = Eyes::new(&elsewhere, seat);
            let mind = rng.fork();
            let greedy = || Greedy::<G>::new(judge.clone(), mind.clone());
            assert_eq!(greedy().choose(game.eyes(seat)), greedy().choose(there), "{}: greedy peeks", G::ID);
            let search = || Search::<G>::new(Budget::iterations(24), judge.clone(), mind.clone());
            assert_eq!(search().judge(game.eyes(seat)), search().judge(there), "{}: a search peeks", G::ID);
            let state = game.position().state();
            told_apart += u32::from(judge.of::<G>(state) != Judge::plain::<G>().of::<G>(state));
            tried += 1;
        });
        assert!(tried > 8 && told_apart > tried / 2, "{}: {tried} tried, {told_apart} judged otherwise", G::ID);
    }
}

#[test]
fn who_judges_by_a_network_does_not_peek() {
    for id in ["tempus", "mosaic", "clash-monumental", "patchistory"] {
        tessera_games::visit(id, NeverPeeks).expect("a game");
    }
}

/// What a network does not know it is not shown, and what it knows it must be shown.
#[test]
fn a_network_is_read_for_the_features_it_has_learned_from() {
    type G = tessera_tempus::Tempus;
    let learned = taught::<G>();
    let bytes = learned.network.to_bytes(&learned.origin, learned.policy.as_ref());
    let read = Learned::read::<G>(&bytes).expect("it is one");
    assert!(read.network == learned.network && read.policy == learned.policy && read.origin == learned.origin);

    let count = learned.network.shape().inputs;
    let fewer = Network::fresh(Shape { inputs: count - 1, hidden: 8, second: 4 }, 10.0, 1);
    let older =
        Learned::read::<G>(&fewer.to_bytes(&origin::<G>(count - 1), None)).expect("features came behind its own");
    adds_up(&Judge::learned::<G>(Arc::new(older)).of::<G>(table::<G>(3, 1).position().state()));

    let others = Learned::read::<G>(&fewer.to_bytes(&learned.origin, None));
    assert!(others.is_err_and(|error| error.contains("other features")));
    let elsewhere = Learned::read::<tessera_mosaic::Mosaic>(&bytes);
    assert!(elsewhere.is_err_and(|error| error.contains("for tempus")));
    for cut in [0, 10, bytes.len() - 1] {
        assert!(Learned::read::<G>(&bytes[..cut]).is_err(), "cut at {cut}");
    }
}
