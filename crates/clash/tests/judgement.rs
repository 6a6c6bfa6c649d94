//! What bots think of positions: better ones look better, in both editions.

mod support;

use support::*;
use tessera_clash::choice::Choice;
use tessera_kernel::{Estimate, Game, Match, Offer, Policy, Position, Rng, Secret};

fn judged<G: InEdition>(table: &Table<G>) -> Estimate {
    Clash::evaluate(&table.state, &Clash::weights().values())[RED]
}

/// Red would rather have the first table than the second.
#[track_caller]
fn prefers<G: InEdition>(better: &Table<G>, worse: &Table<G>) {
    let (better, worse) = (judged(better), judged(worse));
    assert!(better.chance > worse.chance, "{better:?} is no better than {worse:?}");
}

fn late<G: InEdition>(table: Table<G>) -> Table<G> {
    table.with_state(|state| (state.age, state.round) = (6, 3))
}

fn in_both_editions<G: InEdition>(table: impl Fn() -> Table<G>) {
    // What scores, and what will.
    prefers(&table().city(RED, "B2", ""), &table());
    prefers(&table().city(RED, "B2", "").city(RED, "D2", "temple"), &table().city(RED, "B2", ""));
    prefers(&table().city(RED, "D2", "happy"), &table().city(RED, "D2", "neutral"));
    prefers(&table().city(RED, "D2", "neutral"), &table().city(RED, "D2", "angry"));
    prefers(&table().advances(RED, "storage"), &table());
    prefers(&table().wonder(RED, "D2", "statue"), &table());
    prefers(&table().goods(RED, "f2o2w2"), &table().goods(RED, "f2"));
    prefers(&table().units(RED, "C3", "s1"), &table());
    // A mixed stock is more useful than a heap, and cards are something.
    prefers(&table().goods(RED, "o2w2"), &table().goods(RED, "o4"));
    prefers(&table().cards(RED, "A1 O1"), &table());
    // What a rival has is lost to us.
    prefers(&table(), &table().city(BLUE, "C7", "temple"));
    // An objective that is met will be completed.
    prefers(&table().cards(RED, "O11").goods(RED, "g5"), &table().cards(RED, "O11").goods(RED, "o5"));
    // A horde next door, and somebody to keep it out.
    let city = || table().city(RED, "C3", "");
    prefers(&city(), &city().barbarians("B3", 3));
    prefers(&city().barbarians("B3", 2).units(RED, "C3", "i3"), &city().barbarians("B3", 2).units(RED, "D2", "i3"));
    // At the very end goods buy nothing any more.
    let last = |goods: &str| {
        late(table().goods(RED, goods)).with_state(|state| {
            state.phase = tessera_clash::state::Phase::Turns { served: 2 };
        })
    };
    assert_eq!(judged(&last("o6w6")).score, judged(&last("o1")).score);
    assert!(judged(&late(table().goods(RED, "f2"))).score < judged(&table().goods(RED, "f2")).score);
}

#[test]
fn better_positions_look_better_in_the_monumental_edition() {
    in_both_editions(monumental);
}

#[test]
fn better_positions_look_better_in_2012() {
    in_both_editions(of_2012);
}

#[test]
fn a_wonder_card_is_worth_more_the_nearer_it_is() {
    let with =
        |goods: &str| monumental().wonder_card(RED, "statue").advances(RED, "engineering monuments").goods(RED, goods);
    let without = |goods: &str| monumental().advances(RED, "engineering monuments").goods(RED, goods);
    let gain = |goods: &str| judged(&with(goods)).score - judged(&without(goods)).score;
    assert!(gain("o1") < gain("f2o5w4") && gain("f2o5w4") < gain("f3o5w4c5"));
}

/// Takes any option and looks at every urge and every judgement on the way.
struct Watching(Rng);

impl Policy<Clash> for Watching {
    fn pick(&mut self, offer: Offer<'_, Clash>) -> usize {
        for index in 0..offer.count {
            let choice = offer.choice(index);
            let urge = Clash::urge(offer.prompt, &choice);
            assert!(urge > 0.0 && urge <= 1.0, "{choice} at {:?}: {urge}", offer.prompt);
        }
        let index = self.0.index(offer.count);
        if offer.choice(index) == Choice::End { self.0.index(offer.count) } else { index }
    }
}

fn chances_add_up<G: InEdition>(seats: usize) {
    let weights = Clash::weights().values();
    let setup = G::setup(seats).checked::<Clash>().expect("playable");
    for seed in 0..4 {
        let state = Clash::setup(&setup, Rng::from_number(seed));
        Position::<Clash>::new(state, None).play_out(&mut Watching(Rng::from_number(seed)), |state| {
            let estimates = Clash::evaluate(state, &weights);
            let sum: f32 = estimates.values().map(|estimate| estimate.chance).sum();
            assert!((sum - 1.0).abs() < 1e-4, "chances add up to {sum}");
            assert!(estimates.values().all(|estimate| estimate.score.is_finite()));
            true
        });
    }
}

#[test]
fn chances_add_up_and_urges_are_chances() {
    for seats in 2..=4 {
        chances_add_up::<Monumental>(seats);
        chances_add_up::<Base2012>(seats);
    }
}

#[test]
fn nobody_gives_actions_away_or_talks_without_end() {
    use tessera_clash::prompt::Prompt;
    let turn = Prompt::Turn { actions: 2 };
    let urge = |prompt: &Prompt, text: &str| Clash::urge(prompt, &text.parse().expect("a choice"));
    assert!(urge(&turn, "end") < 0.1 && urge(&turn, "trade 1") < 0.1 && urge(&turn, "found") > 0.5);
    assert!(urge(&Prompt::Turn { actions: 0 }, "end") > 0.5);
    assert!(urge(&Prompt::Raze, "at D2") < 0.1 && urge(&Prompt::Raze, "done") > 0.5);
}

#[test]
fn a_finished_match_is_told_by_its_tags() {
    let setup = Monumental::setup(2);
    let mut game = Match::<Clash>::new(setup, Secret::from_number(3)).expect("playable");
    let mut rng = Rng::from_number(3);
    while let Some(decision) = game.decisions().first() {
        let (seat, choice) = (decision.seat, decision.options[rng.index(decision.options.len())]);
        game.answer(seat, &choice).expect("listed");
    }
    for seat in [RED, BLUE] {
        let tags = Clash::tags(&game, seat);
        let about = |what: &str| tags.iter().filter(|tag| tag.about == what).count();
        assert_eq!(about("government at the end"), 1);
        assert_eq!(about("place in the first round"), 1);
        let wonders = tags.iter().find(|tag| tag.about == "wonders").expect("counted");
        assert_eq!(wonders.value, about("wonder").to_string());
    }
}
