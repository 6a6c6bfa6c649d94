//! War (P11).

use tessera_patchistory::event::Event;
use tessera_patchistory::state::{Phase, Space};

use crate::support::{ANN, BOB, CEM, Play, Playing, Table};

/// A war of Ann's worker against Bob, both with Resources.
fn table(era: u8, ann: &str, bob: &str) -> Table {
    let goods = [0, 0, 9, 20];
    let table = Table::new(3).at(era, 2).no_routes().all_bare().goods(ANN, goods).goods(BOB, goods);
    table.paint(ANN, ann).paint(BOB, bob)
}

fn fought(era: u8, ann: &str, bob: &str, red: [bool; 2], spent: [&str; 2]) -> Play {
    let mut play = table(era, ann, bob).war(ANN, BOB, red).wars();
    play.all(&[(ANN, spent[0]), (BOB, spent[1])]);
    play
}

#[test]
fn p11_1_each_player_chooses_the_order_of_the_own_wars() {
    let table = table(1, "H8 WL", "H8 WL").war(ANN, BOB, [true, false]).war(CEM, ANN, [true, false]);
    let mut play = table.wars();
    assert_eq!((play.who(), play.options()), (ANN, vec!["fight r1".into(), "fight r2".into()]));
    play.choose("fight r2").all(&[(CEM, "spend r0"), (ANN, "spend r0")]).choose("home H8");
    play.all(&[(ANN, "spend r0"), (BOB, "spend r0")]).choose("home H8");
    assert!(!matches!(play.state().phase, Phase::Wars { .. }));
}

#[test]
fn p11_2_swords_for_an_aggressor_swords_and_shields_for_a_defender() {
    let powers = |red| {
        let play = table(1, "H8 2S3", "H8 2S3").war(ANN, BOB, red).wars();
        play.view(CEM).war.unwrap().sides.map(|(_, _, power)| power.unwrap())
    };
    assert_eq!((powers([true, false]), powers([false, true]), powers([true, true])), ([1, 3], [3, 1], [1, 1]));
}

#[test]
fn p11_3_resources_are_spent_in_secret_and_lost() {
    let mut play = table(1, "H8 2S1", "H8 2S1").war(ANN, BOB, [true, false]).wars();
    assert_eq!(play.offered("spend").len(), 10);
    play.answer(BOB, "spend r2");
    assert!(play.told(ANN).iter().all(|event| !matches!(event, Event::Spent { .. })));
    play.answer(ANN, "spend r3");
    assert_eq!((play.owned(ANN, 'R'), play.owned(BOB, 'R')), (6, 7));
    assert_eq!((play.culture(ANN), play.culture(BOB)), (25, 20));
}

#[test]
fn p11_4_a_tie_is_the_defenders_and_two_aggressors_lose_it_both() {
    let play = fought(1, "H8 2S1", "H8 2S1", [true, false], ["spend r0", "spend r0"]);
    assert_eq!((play.culture(ANN), play.culture(BOB)), (20, 23));
    let both = fought(3, "H8 2S1", "H8 2S1", [true, true], ["spend r0", "spend r0"]);
    assert_eq!((both.culture(ANN), both.culture(BOB)), (20, 20));
}

#[test]
fn p11_5_the_reward_is_that_of_the_era_and_of_the_side() {
    for (era, attack, defence) in [(1, 5, 3), (2, 10, 6), (3, 15, 9)] {
        let play = fought(era, "H8 2S1", "H8 WL", [true, false], ["spend r0", "spend r0"]);
        assert_eq!(play.culture(ANN), 20 + attack);
        let play = fought(era, "H8 WL", "H8 2S1", [true, false], ["spend r0", "spend r0"]);
        assert_eq!(play.culture(BOB), 20 + defence);
        let play = fought(era, "H8 WL", "H8 2S1", [true, true], ["spend r0", "spend r0"]);
        assert_eq!(play.culture(BOB), 20 + attack);
    }
}

#[test]
fn p11_6_a_memorable_victory_takes_seven_from_the_loser() {
    let play = fought(1, "H8 2S1, I8 3S1", "H8 WL", [true, false], ["spend r0", "spend r0"]);
    assert_eq!((play.culture(ANN), play.culture(BOB)), (32, 13));
    let play = fought(1, "H8 2S1, I8 2S1", "H8 WL", [true, false], ["spend r0", "spend r0"]);
    assert_eq!((play.culture(ANN), play.culture(BOB)), (25, 20));
    // Less if there is less.
    let mut poor = table(1, "H8 2S1, I8 3S1", "H8 WL").goods(BOB, [0, 0, 0, 5]).war(ANN, BOB, [true, false]).wars();
    poor.all(&[(ANN, "spend r0"), (BOB, "spend r0")]);
    assert_eq!((poor.culture(ANN), poor.culture(BOB)), (30, 0));
}

#[test]
fn p11_7_the_worker_goes_home_and_works_there() {
    let mut play = fought(1, "H8 2S1, I8 1F1", "H8 WL", [true, false], ["spend r0", "spend r0"]);
    assert_eq!(play.offered("home").len(), 6);
    play.choose("home I8");
    play.pass_until(|play| play.state().round == 2);
    // Two Food from the field, one for the worker.
    assert_eq!((play.owned(ANN, 'F'), play.route(1).unwrap().worker), (1, None));
}

#[test]
fn p11_8_a_war_whose_worker_has_left_is_off_and_one_at_the_end_lapses() {
    let mut table = table(3, "H8 3P2", "H8 WL").at(3, 5).feature(ANN, "hanging-gardens-of-babylon");
    table = table.route(ANN, BOB, Some(Space::Preparation));
    table.state.route_mut(0).war = Some([true, false]);
    let mut play = table.administration(ANN);
    play.choose("use hanging-gardens-of-babylon, send r1");
    assert_eq!((play.route(1).unwrap().war, play.culture(ANN)), (None, 25));
}

#[test]
fn p11_8_a_war_declared_in_the_last_round_of_the_game_lapses() {
    let goods = [0, 0, 5, 20];
    let table = Table::new(2).at(3, 5).all_bare().goods(ANN, goods).goods(BOB, goods);
    let mut play = table.route(ANN, BOB, Some(Space::Preparation)).negotiation();
    play.all(&[(ANN, "red"), (BOB, "blue")]);
    assert_eq!((play.route(1).unwrap().war, play.owned(ANN, 'R')), (Some([true, false]), 3));
    play.pass_until(|_| false);
    assert_eq!(play.state().phase, Phase::Over);
    assert!(play.story().iter().all(|event| !matches!(event, Event::PowersAnnounced { .. } | Event::WarWon { .. })));
    // The worker who still stands there has eaten 1 Food that was missing.
    assert_eq!((play.culture(ANN), play.culture(BOB)), (17, 20));
}

#[test]
fn p11_8_a_war_is_off_when_its_route_is_given_up_and_the_worker_goes_home() {
    let mut table = table(3, "H8 WL", "H8 WL").feature(ANN, "schwerer-gustav").war(ANN, BOB, [true, false]);
    table = table.route(ANN, CEM, Some(Space::Preparation));
    table.state.route_mut(1).war = Some([true, true]);
    let mut play = table.wars();
    play.choose("give-up r2");
    // Ann's worker of the other war comes home; nobody has won anything by it.
    assert_eq!((play.who(), play.route(2), play.offered("home").is_empty()), (ANN, None, false));
    assert!(play.story().iter().any(|event| matches!(event, Event::WarCancelled { seat: ANN, with: CEM })));
    assert_eq!([ANN, BOB, CEM].map(|seat| play.culture(seat)), [20; 3]);
}

#[test]
fn p11_5_a_war_of_the_last_round_of_an_era_is_fought_at_the_rewards_of_the_next() {
    let mut play = table(1, "H8 2S1", "H8 WL").at(1, 5).route(ANN, BOB, Some(Space::Preparation)).negotiation();
    play.all(&[(ANN, "red"), (BOB, "blue")]);
    play.pass_until(|play| play.state().fight.is_some());
    assert_eq!((play.state().era, play.state().round), (1, 0));
    play.all(&[(ANN, "spend r0"), (BOB, "spend r0")]);
    let won = |event| if let Event::WarWon { seat: ANN, culture, .. } = event { Some(culture) } else { None };
    assert_eq!(play.story().into_iter().find_map(won), Some(10));
}

#[test]
fn p11_2_two_aggressors_have_no_shields() {
    let play = fought(2, "H8 2S3, I8 2S1", "H8 2S3, I8 2D1", [true, true], ["spend r0", "spend r0"]);
    let told = play.story().into_iter().find_map(|event| {
        if let Event::PowersAnnounced { power, other_power, .. } = event { Some((power, other_power)) } else { None }
    });
    // The winner gets what an Aggressor gets.
    assert_eq!((told, play.culture(ANN), play.culture(BOB)), (Some((3, 1)), 30, 20));
}

#[test]
fn p11_2_who_came_home_from_a_war_counts_in_the_next() {
    // An archery range S1 [S1] on H8.
    let table = table(1, "H8 1S2", "H8 WL").war(ANN, BOB, [true, false]).war(ANN, CEM, [true, false]);
    let mut play = table.wars();
    let power = |play: &Play| play.view(CEM).war.unwrap().sides[0].2;
    play.choose("fight r1");
    assert_eq!(power(&play), Some(1));
    play.all(&[(ANN, "spend r0"), (BOB, "spend r0")]).choose("home H8");
    assert_eq!(power(&play), Some(2));
}

#[test]
fn p11_2_a_route_given_up_lowers_the_level_before_it_is_announced() {
    // Genghis Khan draws a sword from each route that starts here.
    let table = table(3, "H8 WL", "H8 WL").feature(ANN, "schwerer-gustav").feature(ANN, "genghis-khan");
    let mut play = table.war(ANN, BOB, [true, false]).route(ANN, CEM, None).wars();
    let before = play.level(ANN, 'S');
    play.choose("give-up r2");
    assert_eq!(play.level(ANN, 'S'), before - 1);
    assert_eq!(play.view(CEM).war.unwrap().sides[0].2, Some(u16::from(before) - 1 + 5));
}

#[test]
fn p11_2_a_worker_spent_in_a_war_no_longer_lowers_its_power() {
    let table = table(3, "H8 1S2", "H8 WL").feature(ANN, "yi-sun-sin").workers(ANN, "H8");
    let mut play = table.war(ANN, BOB, [true, false]).wars();
    play.all(&[(ANN, "spend r0 w H8"), (BOB, "spend r0")]);
    let total = |event| if let Event::Spent { seat: ANN, power, .. } = event { Some(power) } else { None };
    // Two swords, one of them in the frame, and four for the worker.
    assert_eq!((play.level(ANN, 'S'), play.story().into_iter().find_map(total)), (1, Some(6)));
}
