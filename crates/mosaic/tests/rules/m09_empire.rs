//! Empire Scoring (M9).

use tessera_kernel::Seat;
use tessera_mosaic::event::Event;

use crate::support::{BLUE, GREEN, Play, Playing, RED, Table, YELLOW, named};

/// Red draws a scoring card with a whole turn's action.
fn scored(table: Table) -> Play {
    let mut play = table.on_top("tax", "scoring").turn(RED);
    play.choose("act tax, levy tax-4");
    play
}

/// Everyone's points.
fn points(play: &Play) -> Vec<i32> {
    play.view(RED).players.values().map(|player| player.points).collect()
}

/// Everyone's influence in a region, as in a scoring.
fn influence(play: &Play, region: &str) -> Vec<u16> {
    play.view(RED).region(named(region)).expect("it is played").influence.values().copied().collect()
}

#[test]
fn m9_1_a_scoring_follows_a_scoring_card() {
    let play = scored(Table::with(2).cities(RED, "L5"));
    assert_eq!((play.view(RED).scorings, points(&play)), (1, vec![4, 0]));
}

#[test]
fn m9_1_at_most_three_in_a_game() {
    let play = scored(Table::with(2).cities(RED, "L5").scorings(2));
    assert_eq!((play.view(RED).scorings, points(&play)), (3, vec![4, 0]));
    let play = scored(Table::with(2).cities(RED, "L5").scorings(3).also(|state| state.ending = Some(1)));
    assert_eq!((play.view(RED).scorings, points(&play)), (3, vec![0, 0]), "a fourth card does nothing");
}

#[test]
fn m9_2_scoring_waits_for_everything_inside_the_action() {
    let table = Table::with(2).market("technology", "mathematics").up(RED, "alphabet numerals");
    let table = table.on_top("technology", "scoring").stock(RED, 4, 0, 5, 0).cities(BLUE, "L5");
    let mut play = table.turn(RED);
    play.choose("act technology, learn mathematics");
    assert!(
        play.told(BLUE).iter().any(|event| matches!(event, Event::ScoringCard { .. })),
        "laid aside for all to see"
    );
    assert_eq!(play.view(RED).scorings, 0);
    play.choose("play mathematics, act build, bare city");
    assert_eq!((play.view(RED).scorings, points(&play)), (0, vec![0, 0]), "the bonus action comes first");
    play.choose("at M5");
    assert_eq!((play.view(RED).scorings, points(&play)), (1, vec![5, 5]), "the new city counts");
}

#[test]
fn m9_2_two_cards_give_two_scorings() {
    let table = |scorings| {
        let table = Table::with(2).market("technology", "mathematics").up(RED, "alphabet numerals").cities(BLUE, "L5");
        table.on_top("technology", "scoring").on_top("tax", "scoring").stock(RED, 0, 0, 5, 0).scorings(scorings)
    };
    for (before, after, blue) in [(0, 2, 8), (2, 3, 4)] {
        let mut play = table(before).turn(RED);
        play.choose("act technology, learn mathematics, play mathematics, act tax, levy tax-4");
        assert_eq!((play.view(RED).scorings, points(&play)), (after, vec![0, blue]), "never more than three");
    }
}

#[test]
fn m9_3_general_and_diplomats_come_first_from_the_player_to_move() {
    let table = Table::with(3).leader(BLUE, "general").up(GREEN, "diplomats").units(RED, "italy 2 infantry");
    let table = table.units(BLUE, "italy 1 cavalry").units(GREEN, "egypt 1 infantry");
    let mut play = table.on_top("tax", "scoring").turn(GREEN);
    play.choose("act tax, levy tax-4");
    assert_eq!(play.who(), GREEN, "whose turn it is");
    play.play(GREEN, "diplomats");
    assert_eq!(play.offered("expel"), ["0 italy", "1 italy"]);
    play.choose("expel 0 italy");
    assert_eq!(play.offered("in"), ["gaul", "greece", "numidia"]);
    play.choose("in greece");
    assert_eq!(play.units(RED, "greece"), [2, 0, 0]);
    assert_eq!(play.view(RED).scorings, 1, "moved is moved: the General finds nobody in Italy and is not asked");
    assert_eq!(points(&play), [3, 3, 3]);
}

#[test]
fn m9_3_one_unit_for_the_general_who_may_decline() {
    let table = || Table::with(2).leader(BLUE, "general").units(RED, "italy 2 infantry").units(BLUE, "italy 1 cavalry");
    let mut play = scored(table());
    assert_eq!((play.who(), play.options()), (BLUE, vec!["power".to_owned(), "done".to_owned()]));
    play.play(BLUE, "power, in italy, strike 0 infantry");
    assert_eq!(points(&play), [3, 3], "one each: a shared lead");
    let mut play = scored(table());
    play.play(BLUE, "done");
    assert_eq!(points(&play), [3, 2]);
    let play = scored(table().also(|state| state.players[BLUE].units[2] = [0, 0, 1]));
    assert_eq!(points(&play), [3, 2], "a siege engine is neither infantry nor cavalry");
}

#[test]
fn m9_3_with_both_one_chooses_the_order_and_diplomats_work_once() {
    let table = Table::with(2).leader(BLUE, "general").up(BLUE, "diplomats").units(RED, "greece 2 infantry");
    let mut play = scored(table.units(BLUE, "italy 1 cavalry").on_top("build", "scoring").stock(RED, 5, 0, 5, 0));
    assert_eq!(play.options(), ["diplomats", "done"], "nobody to strike yet");
    play.play(BLUE, "diplomats, expel 0 greece, in italy");
    assert_eq!(play.options(), ["power", "done"], "the Diplomats are used up");
    play.play(BLUE, "power, in italy, strike 0 infantry");
    assert_eq!((play.units(RED, "italy"), points(&play)), ([1, 0, 0], vec![3, 3]));
    play.idle().play(RED, "act build, build gp-forum");
    assert_eq!((play.who(), play.options()), (BLUE, vec!["power".to_owned(), "done".to_owned()]), "once in the game");
}

/// Hispania as in the examples: three cities and two infantry with Formations, a city, a town and two cavalry, two
/// cities and a wonder.
fn hispania() -> Table {
    let table = Table::with(4).up(RED, "formations").cities(RED, "A6 B6 C6").units(RED, "hispania 2 infantry");
    let table = table.cities(BLUE, "A7").farms(BLUE, "A8").units(BLUE, "hispania 2 cavalry");
    table.cities(GREEN, "D7 E7").wonder(GREEN, "sphinx", "D8")
}

#[test]
fn m9_4_influence() {
    let play = hispania().turn(RED);
    assert_eq!(influence(&play, "hispania"), [10, 5, 6, 0]);
    let play = hispania().units(BLUE, "hispania 1 siege").turn(RED);
    assert_eq!(influence(&play, "hispania"), [4, 6, 2, 0]);
    let play = hispania().up(BLUE, "cavalry-tactics").turn(RED);
    assert_eq!(influence(&play, "hispania"), [10, 7, 6, 0]);
    let play = hispania().units(BLUE, "hispania 1 siege").units(GREEN, "hispania 1 siege").turn(RED);
    assert_eq!(influence(&play, "hispania"), [4, 4, 3, 0], "siege engines of several players all work");
}

#[test]
fn m9_4_tactics_need_their_units_there() {
    let table = Table::with(2).up(RED, "formations cavalry-tactics").units(RED, "italy 3 infantry, greece 1 cavalry");
    let play = table.units(RED, "egypt 1 infantry, egypt 1 cavalry, numidia 1 siege").turn(RED);
    let red: Vec<u16> = ["italy", "greece", "egypt", "numidia"].map(|region| influence(&play, region)[0]).to_vec();
    assert_eq!(red, [3 + 2, 1 + 2, 2 + 4, 1], "2 for a region, however many units");
}

#[test]
fn m9_5_first_and_second_place() {
    let play = scored(hispania());
    assert_eq!(points(&play), [3 + 7, 0, 2, 0], "six cities and a wonder");
    let play = scored(hispania().units(BLUE, "hispania 1 siege"));
    assert_eq!(points(&play), [2, 10, 0, 0], "sieged cities still count for the prize");
    assert_eq!(play.dominator("hispania"), Some(BLUE));
}

#[test]
fn m9_5_a_shared_lead_pays_in_full_and_nobody_dominates() {
    let table = Table::with(3).cities(RED, "L5").cities(BLUE, "M5").units(GREEN, "italy 1 infantry");
    let play = scored(table.government(RED, "tyranny"));
    assert_eq!(points(&play), [5, 5, 0], "no Tyranny without domination, no second place after a shared lead");
    assert_eq!(play.dominator("italy"), None);
}

#[test]
fn m9_5_a_shared_second_place_pays_nothing() {
    let table = || Table::with(3).cities(RED, "L5").units(BLUE, "italy 1 infantry");
    assert_eq!(points(&scored(table().units(GREEN, "italy 1 cavalry"))), [4, 0, 0]);
    assert_eq!(points(&scored(table())), [4, 2, 0], "alone, 2 VP");
}

#[test]
fn m9_5_without_influence_no_place() {
    let play = scored(Table::with(2));
    assert_eq!(points(&play), [0, 0]);
    let play = scored(Table::with(2).units(BLUE, "italy 1 infantry"));
    assert_eq!(points(&play), [0, 3], "nobody is second");
    // Besieged, a city has no influence left; it still counts in the prize.
    let play = scored(Table::with(2).cities(RED, "L5").units(BLUE, "italy 1 siege"));
    assert_eq!(points(&play), [0, 4]);
}

#[test]
fn m9_6_governments_score_last_with_the_domination_just_found() {
    let table = Table::with(2).up(RED, "formations").units(RED, "italy 1 infantry").cities(BLUE, "L5");
    let play = scored(table.government(RED, "tyranny").government(BLUE, "theocracy"));
    assert_eq!(points(&play), [4 + 2, 2 + 2], "Formations wins Italy for Red");
    let told = play.told(RED);
    let place = |wanted: fn(&Event) -> bool| told.iter().position(wanted).expect("it happened");
    let region = place(|event| matches!(event, Event::RegionSecond { .. }));
    assert!(region < place(|event| matches!(event, Event::GovernmentScored { .. })));
}

#[test]
fn m9_7_outside_a_scoring_tactics_and_sieges_do_not_count() {
    // In Italy Formations, in Greece a siege engine would turn the balance.
    let table = || {
        let table = Table::with(2).up(RED, "formations").units(RED, "italy 1 infantry, greece 1 siege");
        table.cities(BLUE, "L5 Q5").kept(BLUE, "loyalty").up(BLUE, "law-code spears")
    };
    let play = table().turn(BLUE);
    let dominators = ["italy", "greece"].map(|region| play.dominator(region));
    assert_eq!(dominators, [Some(RED), Some(RED)], "in a scoring");
    let mut play = table().turn(BLUE);
    play.choose("play loyalty");
    assert_eq!(play.offered("in"), ["greece", "italy"], "Blue dominates both outside it");
    let play = table().wonder(BLUE, "colosseum", "V6").turn(BLUE);
    assert_eq!(play.score(BLUE, "wonders"), 3 * 4, "and Assyria by the Colosseum itself");
}

#[test]
fn m9_7_the_imperial_achievement_too() {
    let table = |seats| Table::with(seats).units(RED, "italy 1 infantry, greece 1 infantry, egypt 1 infantry");
    let play = table(4).turn(RED);
    assert!(play.offers("claim imperial"), "three regions");
    let play = table(4).cities(YELLOW, "L5").up(RED, "formations").turn(RED);
    let dominator = play.dominator("italy");
    assert_eq!((dominator, play.offers("claim imperial")), (Some(Seat::new(0)), false));
}
