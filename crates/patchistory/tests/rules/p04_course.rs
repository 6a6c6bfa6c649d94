//! The course of the game (P4).

use tessera_patchistory::components::eras::TABLE;
use tessera_patchistory::event::Event;
use tessera_patchistory::state::{Phase, Space};

use crate::support::{ANN, BOB, Play, Playing, Table};

#[test]
fn p4_1_three_eras_of_five_rounds() {
    let mut play = Play::from_seed(3, 1);
    play.pass_until(|_| false);
    let rounds: Vec<(u8, u8)> = play
        .story()
        .iter()
        .filter_map(|event| if let Event::RoundBegan { era, round, .. } = event { Some((*era, *round)) } else { None })
        .collect();
    let expected: Vec<(u8, u8)> = (0..3).flat_map(|era| (0..5).map(move |round| (era, round))).collect();
    assert_eq!(rounds, expected);
    assert_eq!(play.state().phase, Phase::Over);
}

#[test]
fn p4_1_phases_follow_each_other_and_the_last_two_come_in_round_five() {
    let phases = |round| {
        let mut play = Table::new(2).at(1, round).begin();
        let mut seen = vec![play.view(ANN).phase];
        while play.state().round == round - 1 && play.state().era == 0 {
            let options = play.options();
            let quiet = Play::QUIET.iter().find(|quiet| options.iter().any(|option| option == *quiet));
            let choice = quiet.map_or(options[0].clone(), |quiet| (*quiet).to_owned());
            play.choose(&choice);
            seen.push(play.view(ANN).phase);
        }
        seen.dedup();
        seen
    };
    // Production asks nobody here, and negotiations do not happen.
    assert_eq!(phases(2), [1, 2, 1]);
    assert_eq!(phases(5), [1, 2, 7, 1]);
}

#[test]
fn p4_1_movement_negotiation_production_and_upkeep_come_in_their_order() {
    // A worker at home, one who comes to Preparation, and a wonder that asks after production.
    let table = Table::new(2).at(1, 5).feature(ANN, "colosseum").workers(ANN, "J9");
    let mut play = table.route(ANN, BOB, Some(Space::On(4))).begin();
    let mut seen = vec![play.view(ANN).phase];
    while play.state().era == 0 {
        let options = play.options();
        let quiet = Play::QUIET.iter().find(|quiet| options.iter().any(|option| option == *quiet));
        let choice = quiet.map_or(options[0].clone(), |quiet| (*quiet).to_owned());
        play.choose(&choice);
        seen.push(play.view(ANN).phase);
    }
    seen.dedup();
    assert_eq!(seen, [1, 2, 3, 4, 5, 7, 1]);
    // Upkeep of wonders asks nobody: it comes after production and before the Vote.
    let story = play.story();
    let at = |holds: fn(&Event) -> bool| story.iter().position(holds).unwrap();
    let produced = at(|event| matches!(event, Event::Produced { seat: BOB, .. }));
    let kept = at(|event| matches!(event, Event::FeaturesKept { seat: ANN, .. }));
    let shown = at(|event| matches!(event, Event::CardsShown { .. }));
    assert!(produced < kept && kept < shown);
}

#[test]
fn p4_2_turn_order_is_clockwise_from_the_first_player() {
    let mut play = Table::new(4).with(|s| s.first = BOB).phase(Phase::Diplomacy { served: 0, acted: false });
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(play.who().index());
        play.choose("end");
    }
    assert_eq!(order, [1, 2, 3, 0]);
}

#[test]
fn p4_3_the_marker_passes_to_the_left_every_round_the_fifth_included() {
    let mut play = Play::from_seed(4, 2);
    play.pass_until(|_| false);
    let firsts: Vec<usize> = play
        .story()
        .iter()
        .filter_map(|event| if let Event::RoundBegan { first, .. } = event { Some(first.index()) } else { None })
        .collect();
    assert!(firsts.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 4), "{firsts:?}");
}

#[test]
fn p4_4_what_changes_with_the_era() {
    let column = |read: fn(&tessera_patchistory::components::eras::Era) -> u8| TABLE.each_ref().map(read);
    assert_eq!(column(|era| era.size), [5, 6, 7]);
    assert_eq!(column(|era| era.trade), [2, 3, 4]);
    assert_eq!(column(|era| era.train), [4, 5, 6]);
    assert_eq!(column(|era| era.heroes), [1, 2, 3]);
    assert_eq!(column(|era| era.wonders), [0, 1, 2]);
    assert_eq!(column(|era| era.preparation), [0, 1, 2]);
    assert_eq!(column(|era| era.attack), [5, 10, 15]);
    assert_eq!(column(|era| era.defence), [3, 6, 9]);
}
