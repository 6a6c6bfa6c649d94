//! C28: variants.

use tessera_clash::prompt::Prompt;
use tessera_clash::state::Phase;
use tessera_kernel::{Game, Match, Rng, Setup};

use crate::support::*;

#[test]
fn c28_1_icons_only() {
    let play = Table::<Monumental>::options("events=icons").city(RED, "F3", "happy").event(RED, "E32");
    assert_eq!(play.mood("F3"), tessera_clash::board::Mood::Happy, "the flood does nothing");
    let gold = Table::<Monumental>::options("events=icons").goods(RED, "none").event(RED, "E34");
    assert_eq!(gold.goods(RED), "g2", "the gold mine does");
}

#[test]
fn c28_2_optional_events() {
    let table = || Table::<Monumental>::options("events=optional").city(RED, "F3", "happy");
    let mut play = table().event(RED, "E32");
    assert!(matches!(play.prompt(), Prompt::WholeEvent));
    play.choose("no");
    assert_eq!(play.mood("F3"), tessera_clash::board::Mood::Happy);
    let mut whole = table().event(RED, "E32");
    whole.choose("yes");
    assert_eq!(whole.mood("F3"), tessera_clash::board::Mood::Neutral);
}

#[test]
fn c28_3_four_ages() {
    let mut play = Table::<Monumental>::options("length=short").turn(RED);
    assert_eq!(play.units("D2"), "s2", "two Settlers");
    play.pass_until(|_| false);
    assert_eq!(play.state().age, 4);
    let mut status = Table::<Base2012>::options("length=short").status();
    assert_eq!(status.mood("D2"), tessera_clash::board::Mood::Happy, "2012: Happy here too");
    status.choose("learn fishing, learn fishing, learn arts, learn arts");
    assert!(!matches!(status.state().phase, Phase::Status { step: 2, .. }), "two advances each");
}

#[test]
fn c28_4_a_die_ends_it() {
    let table = Table::<Monumental>::options("length=roll").with_state(|state| {
        state.age = 7;
        state.round = 2;
        state.phase = Phase::RoundBegins;
    });
    let (mut ended, mut went_on) = (0, 0);
    for seed in 0..60 {
        let mut again = Table::<Monumental>::options("length=roll");
        again.state = table.state.clone();
        again.state.rng = Rng::from_number(seed);
        let mut play = again.begin();
        if play.game.outcome().is_some() || !matches!(play.prompt(), Prompt::Turn { .. }) {
            play.pass_until(|_| false);
            ended += 1;
        } else {
            went_on += 1;
        }
    }
    assert!(ended > 25 && went_on > 8, "on 1 to 4: {ended}, {went_on}");
}

#[test]
fn c28_5_a_wonder_ends_it() {
    let table = || {
        let table = Table::<Monumental>::options("length=wonder").city(RED, "B2", "").goods(RED, "f7o7w7c9");
        table.advances(RED, "storage engineering irrigation").wonder_card(RED, "gardens")
    };
    let build = |age: u8, round: u8| {
        let mut play = table().with_state(|state| (state.age, state.round) = (age, round)).turn(RED);
        play.choose("construct");
        if play.offers("at D2") {
            play.choose("at D2");
        }
        play.choose("raise gardens");
        play.pass_until(|_| false);
        (play.state().age, play.state().round)
    };
    assert_eq!(build(6, 2), (6, 2), "the Round is finished, then it ends");
    assert_eq!(build(6, 1), (7, 3), "too early to end it");
}

#[test]
fn c28_6_announced_wonders() {
    let mut play = Table::<Monumental>::options("wonders=announced").turn(RED);
    play.choose("advance, learn engineering");
    assert!(play.state().players[RED].wonders.is_empty());
    assert_eq!(play.view(BLUE).wonders_open.len(), 1);
}

#[test]
fn c28_7_chance_names_the_leader() {
    let table = Table::<Civilizations>::options("leaders=random").goods(RED, "f2c1m1").turn(RED);
    let called = |name: &str| {
        let play = table.when("recruit, recruit leader, done", |play| {
            play.state().players[RED].leader.is_some_and(|leader| leader.to_string() == name)
        });
        play.units("D2")
    };
    for name in ["augustus", "caesar", "sulla"] {
        assert_eq!(called(name), "s1l1", "{name} may come");
    }
}

#[test]
fn c28_7_a_leader_named_by_chance_serves_the_recruit_that_brings_him() {
    // Vercingetorix lets new units appear around his city (C34.22).
    let table = Table::<Civilizations>::options("leaders=random").city(RED, "D2", "happy").goods(RED, "f1o1c1m1");
    let one = |state: &mut tessera_clash::state::State| {
        state.players[RED].leaders = ["vercingetorix".parse().expect("a Leader")].into_iter().collect();
    };
    let mut play = table.with_state(one).turn(RED);
    play.choose("recruit, recruit leader, recruit infantry, at D3");
    assert_eq!(
        (play.units("D2").as_str(), play.units("D3").as_str(), play.goods(RED).as_str()),
        ("s1l1", "i1", "none")
    );
    assert_eq!(play.state().turn.actions, 2);
    let recruited =
        play.told(RED).into_iter().filter(|event| matches!(event, tessera_clash::event::Event::Recruited { .. }));
    assert_eq!(recruited.count(), 1, "it is one Recruit");
}

#[test]
fn c28_7_new_ships_wait_for_the_leader_and_fight_after_the_recruit() {
    let table = Table::<Civilizations>::options("leaders=random").city(RED, "F3", "happy port").pirates("F2", 1);
    let table = table.with_state(|state| state.board.city_mut(at("F3")).port = at("F2").index());
    let mut play = table.goods(RED, "f1o1w2c1m1").turn(RED);
    play.choose("recruit, at F3, recruit ship, recruit leader, recruit infantry");
    assert_eq!(play.units("F3"), "i1l1");
    let fought = |event: &tessera_clash::event::Event| matches!(event, tessera_clash::event::Event::BattleBegan { .. });
    assert!(play.told(RED).iter().any(fought));
}

#[test]
fn c28_8_leaders_of_all_peoples_are_dealt() {
    let setup = |options: &str| {
        let setup = Civilizations::setup(3);
        Setup { options: format!("civilizations=random {options}").parse().expect("options"), ..setup }
    };
    let dealt = |options: &str, seed| {
        let setup = setup(options).checked::<Clash>().expect("playable");
        let game = Match::<Clash>::from_state(setup.clone(), Clash::setup(&setup, Rng::from_number(seed)));
        let state = game.state();
        let all: Vec<_> = state.players.values().flat_map(|player| player.leaders.iter()).collect();
        let own = state
            .players
            .values()
            .filter(|player| player.leaders.iter().all(|leader| Some(leader.civilization()) == player.people));
        (all.len(), own.count())
    };
    for seed in 0..10 {
        assert_eq!(dealt("leaders=own", seed), (9, 3));
        let (all, own) = dealt("leaders=alternate", seed);
        assert!(all == 9 && own < 3, "whatever the people");
    }
    // With chance as well, nobody is asked whom to call.
    let table = Table::<Civilizations>::options("leaders=alternate-random").goods(RED, "f2c1m1");
    let mut play = table.turn(RED);
    play.choose("recruit, recruit leader, done");
    assert!(play.state().players[RED].leader.is_some());
}
