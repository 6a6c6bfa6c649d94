//! Heroes (P17): each where it works, and where it does not.

use tessera_kernel::Game;
use tessera_patchistory::Patchistory;
use tessera_patchistory::components::squares::{Kind, Square};
use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::event::Event;
use tessera_patchistory::state::{Phase, Space};

use crate::support::{ANN, BOB, CEM, Play, Playing, Table};

/// Ann with a hero in Era III, six points on her capital, plenty of goods, no routes.
fn with(hero: &str) -> Table {
    bare().feature(ANN, hero)
}

fn bare() -> Table {
    let table = Table::new(3).at(3, 2).no_routes().all_bare().paint(ANN, "H8 3P2, I8 3P2, J8 3P2");
    table.goods(ANN, [9, 9, 9, 20]).goods(BOB, [9, 9, 9, 20])
}

/// The worth of a hero by what a level is with it and without it.
fn raises(hero: &str, letter: char) -> u8 {
    with(hero).administration(ANN).level(ANN, letter)
}

/// Points an action costs.
fn points(table: Table, choices: &str) -> u8 {
    let mut play = table.administration(ANN);
    let before = play.points(ANN);
    play.choose(choices);
    before - play.points(ANN)
}

fn war(table: Table, red: [bool; 2]) -> Play {
    table.war(ANN, BOB, red).wars()
}

fn powers(play: &Play) -> [u16; 2] {
    play.view(CEM).war.expect("a war is fought").sides.map(|(_, _, power)| power.expect("it is announced"))
}

#[test]
fn p17_1_constantine_makes_an_ally_who_cannot_refuse() {
    let mut table = bare().route(BOB, ANN, Some(Space::Preparation));
    table.state.route_mut(0).war = Some([true, false]);
    let mut play = table.placing(ANN, "I-01", Face::Black);
    play.choose("at J9, layers oooo?");
    assert_eq!(play.options(), ["ally 1", "ally 2", "no"]);
    play.choose("ally 1, end y");
    assert_eq!(play.state().allied[0].unwrap().ends, [BOB, ANN]);
    // The war is off, and Bob's worker comes home.
    assert_eq!((play.who(), play.route(1).unwrap().war), (BOB, None));
}

#[test]
fn p17_1_not_twice_with_the_same_and_not_without_a_route() {
    let mut play = bare().allied([ANN, BOB], [None, None]).placing(ANN, "I-01", Face::Black);
    play.choose("at J9, layers oooo?");
    assert_eq!(play.options(), ["ally 2", "no"]);
    let mut full = Table::new(4).at(3, 2).no_routes();
    let dee = crate::support::DEE;
    for pair in [[BOB, CEM], [BOB, dee], [CEM, dee], [ANN, dee]] {
        full = full.allied(pair, [None, None]);
    }
    let mut full = full.placing(ANN, "I-01", Face::Black);
    full.choose("at J9, layers oooo?");
    assert!(!full.offers("ally 1"));
}

#[test]
fn p17_2_cyrus_brings_culture_for_goods_of_a_route() {
    let gain = |space| with("cyrus-the-great").route(ANN, BOB, Some(space)).production().culture(ANN) - 20;
    assert_eq!((gain(Space::On(1)), gain(Space::On(0)), gain(Space::Rest)), (1, 0, 0));
}

#[test]
fn p17_3_moses_brings_a_worker() {
    let mut play = bare().placing(ANN, "I-03", Face::Black);
    play.choose("at J9, layers oooo, home H8");
    assert_eq!((play.track(ANN), play.owned(ANN, 'F')), (7, 9));
    let mut none =
        bare().with(|s| s.players[ANN].track = 0).with(|s| s.players[ANN].track = 8).workers(ANN, "H8 I8 J8 H9 I9 J9");
    none = none.route(ANN, BOB, Some(Space::On(1))).route(ANN, BOB, Some(Space::On(1)));
    let mut none = none.placing(ANN, "I-03", Face::Black);
    none.choose("at J9, layers oooo");
    assert_eq!(none.track(ANN), 0);
}

#[test]
fn p17_4_aristotle_brings_culture_for_points_left_two_at_most() {
    let mut play = with("aristotle").administration(ANN);
    play.choose("end");
    assert_eq!(play.culture(ANN), 22);
    let mut spent = with("aristotle").administration(ANN);
    spent.choose("campaign 5, end");
    assert_eq!(spent.culture(ANN), 21);
    let mut none = with("aristotle").administration(ANN);
    none.choose("campaign 6, end");
    assert_eq!(none.culture(ANN), 20);
}

#[test]
fn p17_5_alexander_attacks_with_two_more() {
    assert_eq!(powers(&war(with("alexander-the-great"), [true, false])), [3, 0]);
    assert_eq!(powers(&war(with("alexander-the-great"), [false, true])), [1, 0]);
}

#[test]
fn p17_6_homer_makes_honouring_heroes_cheaper_not_wonders() {
    assert_eq!(points(with("homer"), "honour heroes"), 1);
    assert_eq!(points(with("homer").feature(ANN, "stonehenge"), "honour wonders"), 2);
}

#[test]
fn p17_7_julius_caesar_threatens_for_two_points() {
    let cost = |table: Table| {
        let mut play = table.route(ANN, BOB, None).diplomacy(ANN);
        let before = play.points(ANN);
        play.choose("threaten 1, demand culture");
        before - play.points(ANN)
    };
    assert_eq!((cost(with("julius-caesar")), cost(bare().paint(ANN, "H9 3S1"))), (2, 3));
}

#[test]
fn p17_8_socrates_adds_a_vote_to_a_campaign() {
    let votes = |table: Table| {
        let mut play = table.administration(ANN);
        play.choose("campaign 1");
        play.votes(ANN)
    };
    assert_eq!((votes(with("socrates")), votes(bare())), (2, 1));
}

#[test]
fn p17_9_gwanggaeto_builds_routes_for_one_resource() {
    let paid = |table: Table| {
        let mut play = table.administration(ANN);
        play.choose("route 1");
        9 - play.owned(ANN, 'R')
    };
    assert_eq!((paid(with("gwanggaeto-the-great")), paid(bare())), (1, 2));
}

#[test]
fn p17_10_columbus_turns_a_worker_into_resources() {
    let mut play =
        with("christopher-columbus").workers(ANN, "H8").route(ANN, BOB, Some(Space::On(2))).administration(ANN);
    play.choose("use christopher-columbus");
    assert_eq!(play.offered("send"), ["H8", "r1"]);
    play.choose("send r1");
    assert_eq!((play.owned(ANN, 'R'), play.track(ANN), play.route(1).unwrap().worker), (12, 7, None));
    let nobody = with("christopher-columbus").administration(ANN);
    assert_eq!(nobody.why_not("use christopher-columbus"), Some("P16.3"));
}

#[test]
fn p17_10_a_worker_can_be_sent_back_from_an_allied_route() {
    let mut play = with("christopher-columbus").allied([BOB, ANN], [Some(2), Some(3)]).administration(ANN);
    play.choose("use christopher-columbus, send a1");
    // The ally's worker goes on as before, and so does the alliance.
    assert_eq!((play.state().allied[0].unwrap().workers, play.track(ANN)), ([Some(2), None], 8));
    assert!(play.state().are_allied(ANN, BOB));
}

#[test]
fn p17_11_genghis_khan_trades_for_just_one_food_and_draws_swords_from_routes() {
    let table =
        with("genghis-khan").feature(ANN, "lighthouse-of-alexandria").route(ANN, BOB, None).route(BOB, ANN, None);
    let mut play = table.allied([ANN, CEM], [None, None]).workers(ANN, "H8").administration(ANN);
    assert_eq!(play.level(ANN, 'S'), 2);
    play.choose("trade, from H8, by r1");
    assert_eq!(play.owned(ANN, 'F'), 8);
    assert_eq!(raises("genghis-khan", 'S'), 0);
}

#[test]
fn p17_12_joan_of_arc_lets_votes_fight() {
    let mut play = war(with("joan-of-arc").votes(ANN, 3).votes(BOB, 3), [true, false]);
    assert!(play.offers("spend r2 v3") && !play.offers("spend r2 v4"));
    assert!(play.game.decision(BOB).unwrap().options.iter().all(|option| !option.to_string().contains('v')));
    play.all(&[(ANN, "spend r0 v3"), (BOB, "spend r3")]);
    // One sword and three Votes against three Resources.
    assert_eq!((play.votes(ANN), play.culture(ANN)), (0, 35));
}

#[test]
fn p17_13_vasco_da_gama_takes_a_tile_once_an_era() {
    let mut play = with("vasco-da-gama").phase(Phase::Offer);
    play.choose("take 1");
    play.pass_until(|play| play.state().round == 2);
    play.pass_until(|play| {
        play.game
            .decisions()
            .iter()
            .any(|decision| decision.options.iter().any(|option| option.to_string().starts_with("bid")))
    });
    assert!(play.story().iter().filter(|event| matches!(event, Event::TileTaken { .. })).count() == 1);
    assert!(play.offered("take").is_empty());
}

#[test]
fn p17_13_with_two_the_other_gets_the_other_tile() {
    let table =
        Table::new(2).at(3, 2).feature(ANN, "vasco-da-gama").goods(ANN, [0, 0, 0, 20]).goods(BOB, [5, 0, 0, 20]);
    let mut play = table.phase(Phase::Offer);
    play.choose("take 2");
    assert_eq!((play.who(), play.goods(ANN), play.goods(BOB)), (ANN, [0, 0, 0, 20], [5, 0, 0, 20]));
    assert_eq!(play.view(ANN).offer[0].owner, Some(BOB));
    // Everybody is told, and nothing is said of Money.
    let left = play.story().into_iter().filter(|event| matches!(event, Event::TileLeft { seat: BOB, .. })).count();
    let won = play.story().into_iter().filter(|event| matches!(event, Event::Won { .. })).count();
    assert_eq!((left, won), (1, 0));
    for seat in [ANN, BOB] {
        let tags = Patchistory::tags(&play.game, seat).into_iter().map(|tag| tag.about);
        assert_eq!(tags.filter(|about| about.starts_with("tile for")).collect::<Vec<_>>(), ["tile for nothing"]);
    }
}

#[test]
fn p17_13_vasco_da_gama_may_take_one_again_in_the_next_era() {
    let mut play = with("vasco-da-gama").at(2, 5).phase(Phase::Offer);
    play.choose("take 1");
    play.pass_until(|play| play.state().era == 2 && !play.offered("take").is_empty());
    assert_eq!((play.who(), play.state().round), (ANN, 0));
}

#[test]
fn p17_14_yi_sun_sin_lets_a_worker_fight() {
    let table = with("yi-sun-sin").workers(ANN, "H8 J8").war(ANN, BOB, [true, false]);
    let mut play = table.route(ANN, CEM, Some(Space::On(2))).allied([ANN, CEM], [Some(2), None]).wars();
    // Whoever stands at home or on a route, but not the worker of this war.
    let fighters = |play: &Play| play.offered("spend").into_iter().filter(|spent| spent.starts_with("r0 w")).collect();
    let all: Vec<String> = fighters(&play);
    assert_eq!(all, ["r0 w H8", "r0 w J8", "r0 w a1", "r0 w r2"]);
    play.answer(ANN, "spend r0 w H8");
    // Until the other has chosen, too, nobody is told which.
    assert!(play.told(BOB).iter().all(|event| !matches!(event, Event::Spent { .. } | Event::WorkerFought { .. })));
    assert_eq!((play.track(ANN), play.view(BOB).players[ANN].track), (3, 3));
    play.answer(BOB, "spend r3");
    assert_eq!((play.culture(ANN), play.track(ANN)), (35, 4));
    assert_eq!(play.workers(ANN), ["J8"]);
    let alone: Vec<String> = fighters(&war(with("yi-sun-sin"), [true, false]));
    assert!(alone.is_empty());
}

#[test]
fn p17_14_the_worker_is_told_as_power_in_that_war() {
    let mut play = war(with("yi-sun-sin").workers(ANN, "H8"), [true, false]);
    play.all(&[(ANN, "spend r0 w H8"), (BOB, "spend r0")]);
    let fought = play.story().into_iter().find(|event| matches!(event, Event::WorkerFought { .. }));
    assert!(matches!(fought, Some(Event::WorkerFought { seat: ANN, power: 4, .. })));
    assert!(play.story().iter().all(|event| !matches!(event, Event::SentBack { .. })));
}

#[test]
fn p17_14_under_revision_1_the_worker_is_named_once_the_war_is_decided() {
    let table = with("yi-sun-sin").workers(ANN, "H8 J8").with(|s| s.revision = 1);
    let mut play = war(table, [true, false]);
    assert!(play.offers("spend r0 w") && !play.offers("spend r0 w H8"));
    play.all(&[(ANN, "spend r0 w"), (BOB, "spend r3")]);
    assert_eq!((play.culture(ANN), play.options()), (35, vec!["send H8".to_owned(), "send J8".into()]));
    play.choose("send H8");
    assert_eq!(play.track(ANN), 6);
}

#[test]
fn p17_15_elizabeth_exchanges_two_more_even_from_none() {
    let mut play = with("elizabeth-i").administration(ANN);
    assert_eq!(play.level(ANN, 'T'), 0);
    play.choose("exchange");
    assert!(play.offers("give r2") && !play.offers("give r3"));
    assert_eq!(bare().administration(ANN).why_not("exchange"), Some("P8.2"));
}

#[test]
fn p17_16_leonardo_constructs_for_two_points_and_culture() {
    let mut play = with("leonardo-da-vinci").hand(ANN, "B01 B02").administration(ANN);
    let before = play.points(ANN);
    play.choose("construct B01, on H9");
    assert_eq!((before - play.points(ANN), play.culture(ANN)), (2, 22));
    let mut plain = bare().hand(ANN, "B01").administration(ANN);
    plain.choose("construct B01, on H9");
    assert_eq!((plain.points(ANN), plain.culture(ANN)), (3, 20));
}

#[test]
fn p17_17_gutenberg_adds_two_votes_from_two_points_on() {
    let votes = |points| {
        let mut play = with("johannes-gutenberg").administration(ANN);
        play.choose(&format!("campaign {points}"));
        play.votes(ANN)
    };
    assert_eq!((votes(1), votes(2), votes(3)), (1, 4, 5));
}

#[test]
fn p17_18_sejong_draws_culture_from_every_two_workers_at_home() {
    let level = |workers: &str| with("sejong-the-great").workers(ANN, workers).administration(ANN).level(ANN, 'C');
    assert_eq!((level("H8"), level("H8 I8"), level("H8 I8 J8")), (0, 1, 1));
    let abroad = with("sejong-the-great").workers(ANN, "H8").route(ANN, BOB, Some(Space::On(1))).administration(ANN);
    assert_eq!(abroad.level(ANN, 'C'), 0);
}

#[test]
fn p17_19_che_guevara_has_just_six_points() {
    assert_eq!(with("che-guevara").administration(ANN).points(ANN), 6);
    let few = bare().paint(ANN, "H8 WL, I8 WL, J8 WL").feature(ANN, "che-guevara").administration(ANN);
    assert_eq!((few.level(ANN, 'P'), few.points(ANN)), (6, 6));
    let many = bare().paint(ANN, "H9 3P2, I9 3P2, J9 3P2").feature(ANN, "che-guevara").workers(ANN, "I8");
    let many = many.administration(ANN);
    let player = &many.state().players[ANN];
    assert!(player.territory.icons(player.workers).of(tessera_patchistory::components::icons::Icon::Politics) > 6);
    assert_eq!((many.level(ANN, 'P'), many.points(ANN)), (6, 6));
}

#[test]
fn p17_20_karl_marx_feeds_any_number_with_five() {
    let eaten = |table: Table| {
        let play = table.goods(ANN, [0, 20, 0, 20]).production();
        u16::from(play.level(ANN, 'F')) + 20 - play.owned(ANN, 'F')
    };
    let all = "H8 I8 J8 H9 I9 J9";
    assert_eq!((eaten(with("karl-marx").workers(ANN, all)), eaten(bare().workers(ANN, all))), (5, 7));
    assert_eq!(eaten(with("karl-marx").workers(ANN, "H8")), 5);
}

#[test]
fn p17_21_gandhi_always_succeeds_and_counts_farms_in_the_end() {
    let mut play = with("mahatma-gandhi").route(ANN, BOB, None).paint(BOB, "H8 3D1").diplomacy(ANN);
    play.choose("threaten 1, demand money");
    assert_eq!((play.owned(ANN, 'M'), play.owned(BOB, 'M')), (12, 6));
    let mut strong = with("mahatma-gandhi").route(ANN, BOB, None).paint(ANN, "H9 3S1, I9 2S1").diplomacy(ANN);
    strong.choose("threaten 1, demand money");
    assert_eq!(strong.owned(ANN, 'M'), 14);
    let farms = |table: Table| table.at(3, 5).phase(Phase::EraEnd).culture(ANN) - 20;
    assert_eq!(farms(with("mahatma-gandhi").paint(ANN, "H9 1F1, I9 3F2").build(ANN, "J9", "B01")), 3);
    assert_eq!(farms(with("mahatma-gandhi")), 0);
}

#[test]
fn p17_22_bismarck_gains_five_culture_by_a_threat() {
    let mut play = with("otto-von-bismarck").route(ANN, BOB, None).goods(BOB, [0, 0, 0, 0]).diplomacy(ANN);
    play.choose("threaten 1, demand money");
    assert_eq!((play.culture(ANN), play.owned(ANN, 'M')), (25, 9));
    let mut plain = bare().paint(ANN, "H9 3S1").route(ANN, BOB, None).diplomacy(ANN);
    plain.choose("threaten 1, demand money");
    assert_eq!(plain.culture(ANN), 20);
    // With Gandhi beside him both speak.
    let both = with("otto-von-bismarck").feature(ANN, "mahatma-gandhi").route(ANN, BOB, None);
    let mut both = both.paint(BOB, "H8 3D1, I8 3D1").diplomacy(ANN);
    both.choose("threaten 1, demand culture");
    assert_eq!((both.culture(ANN), both.culture(BOB)), (27, 18));
}

#[test]
fn p17_23_napoleon_prepares_for_nothing_and_wins_ties() {
    let mut play =
        with("napoleon-bonaparte").goods(ANN, [0, 0, 0, 20]).route(ANN, BOB, Some(Space::Preparation)).negotiation();
    play.all(&[(ANN, "red"), (BOB, "blue")]);
    assert_eq!(play.route(1).unwrap().war, Some([true, false]));
    let tie = |red| {
        let mut play = war(with("napoleon-bonaparte").paint(BOB, "H8 3S1"), red);
        play.all(&[(ANN, "spend r0"), (BOB, "spend r0")]);
        (play.culture(ANN), play.culture(BOB))
    };
    assert_eq!((tie([true, false]), tie([true, true]), tie([false, true])), ((35, 20), (20, 20), (29, 20)));
}

#[test]
fn p17_24_patton_goes_two_further_on_principal_routes() {
    let play = with("general-patton").route(ANN, BOB, Some(Space::On(0))).movement(ANN);
    let range = play.level(ANN, 'T') + 2;
    assert_eq!(play.offered("go").len(), usize::from(range.min(5)));
    // Without any Transport of their own they go two.
    let lame = with("general-patton").with(|s| {
        let roads = s.players[ANN].territory.cells(|square| square.kind() == Kind::Transport);
        for cell in roads.iter() {
            s.players[ANN].territory.cover(cell, Square::WASTELAND);
        }
    });
    let lame = lame.route(ANN, BOB, Some(Space::On(0))).movement(ANN);
    assert_eq!((lame.level(ANN, 'T'), lame.options()), (0, vec!["go 1".to_owned(), "go 2".into(), "rest".into()]));
    let mut none = bare().route(ANN, BOB, Some(Space::On(0))).movement(ANN);
    none.pass_until(|play| play.who() != ANN || !play.offered("home").is_empty());
    assert_eq!(none.route(1).unwrap().worker, Some(Space::Rested));
    let allied = with("general-patton").allied([ANN, BOB], [Some(1), None]).movement(ANN);
    assert_eq!(allied.offered("go").len(), usize::from(allied.level(ANN, 'T').min(4)));
}

#[test]
fn p17_25_einstein_counts_buildings_fifteen_at_most() {
    let ends = |table: Table| table.at(3, 5).phase(Phase::EraEnd).culture(ANN) - 20;
    assert_eq!(ends(with("albert-einstein")), 0);
    assert_eq!(ends(with("albert-einstein").build(ANN, "H9", "B01").feature(ANN, "senate")), 6);
    let many = with("albert-einstein").build(ANN, "H9", "B01").build(ANN, "I9", "B02").build(ANN, "J9", "B03");
    assert_eq!(ends(many.build(ANN, "H8", "B04").build(ANN, "I8", "B05").build(ANN, "J8", "B06")), 15);
}

#[test]
fn p17_26_lincoln_brings_a_vote_for_each_worker() {
    let votes = |table: Table| table.at(1, 5).with(|s| s.era = 2).vote().votes(ANN);
    assert_eq!(votes(with("abraham-lincoln").workers(ANN, "H8 I8").route(ANN, BOB, Some(Space::On(1)))), 3);
    assert_eq!(votes(with("abraham-lincoln")), 0);
}

#[test]
fn p17_27_marie_curie_turns_two_resources_into_culture() {
    let mut play = with("marie-curie").administration(ANN);
    let points = play.points(ANN);
    play.choose("use marie-curie");
    assert_eq!((play.owned(ANN, 'R'), play.culture(ANN), play.points(ANN)), (7, 25, points));
    let poor = with("marie-curie").goods(ANN, [0, 0, 1, 20]).administration(ANN);
    assert_eq!(poor.why_not("use marie-curie"), Some("P7.2"));
}
