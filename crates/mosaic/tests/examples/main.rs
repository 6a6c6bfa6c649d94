//! The worked examples of the rulebook, X1 to X11.

#[path = "../support/mod.rs"]
mod support;

use support::{BLUE, GREEN, Play, Playing, RED, Table, named};

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

#[test]
fn x1_money_fills_the_gap_of_a_great_project() {
    let mut play = Table::with(2).stock(RED, 4, 0, 3, 10).turn(RED);
    play.choose("act build, build gp-forum");
    assert_eq!(play.stocks(RED), [0, 0, 0, 4], "6 money: 4 for two ideas, 2 for a stone");
}

#[test]
fn x2_work_with_six_people() {
    let table = || Table::with(2).population(RED, 6).track(RED, "stone", 7).track(RED, "ideas", 3);
    let mut play = table().turn(RED);
    play.choose("act work, produce stone");
    assert_eq!(play.stocks(RED), [13, 0, 0, 0]);
    let mut play = table().turn(RED);
    play.choose("act work, produce ideas");
    assert_eq!(play.stocks(RED), [0, 0, 9, 0]);
}

#[test]
fn x3_a_farming_town_on_seven_ideas() {
    let mut play = Table::with(2).cities(RED, "L5").token("K5", "ideas-7").turn(RED);
    play.choose("act build, build farming-town, at K5");
    assert_eq!((play.stock(RED, "ideas"), play.lies("K5")), (7, None));
    assert_eq!(play.at("K5"), "0 farm");
}

#[test]
fn x4_a_tax() {
    let table = Table::with(2).population(RED, 6).up(RED, "law-code magistrates").track(RED, "tax", 4);
    let mut play = table.turn(RED);
    assert_eq!(play.icons(RED, "gov"), 3);
    play.choose("act tax, levy tax-4");
    assert_eq!(play.stock(RED, "money"), 22);
}

#[test]
fn x5_a_tariff() {
    let table = Table::with(2).goods(RED, "wine fish bronze gems dyes").cities(RED, "L5 M5 N5 V6");
    let mut play = table.track(RED, "tariff", 6).turn(RED);
    play.choose("act tax, levy tariff-4");
    assert_eq!(play.stock(RED, "money"), 29);
}

#[test]
fn x6_three_of_a_kind() {
    let play = Table::with(2).goods(RED, "gems gems gems").turn(RED);
    assert_eq!(play.view(BLUE).players[RED].unique_goods, 1);
}

#[test]
fn x7_from_monarchy_to_theocracy() {
    let table = Table::with(2).government(RED, "monarchy").up(RED, "magistrates art dance").stock(RED, 0, 0, 15, 0);
    let mut play = table.track(RED, "stone", 9).track(RED, "food", 6).turn(RED);
    play.choose("act government, govern theocracy");
    assert_eq!(play.tracks(RED), [4, 1, 0, 0, 0]);
}

/// Red, Blue and Green in Hispania.
fn hispania() -> Table {
    let table = Table::with(4).cities(RED, "A6 B6 C6").units(RED, "hispania 2 infantry").up(RED, "formations");
    let table = table.cities(BLUE, "A7").farms(BLUE, "A8").units(BLUE, "hispania 2 cavalry");
    table.cities(GREEN, "D7 E7").wonder(GREEN, "sphinx", "D8")
}

#[test]
fn x8_a_scoring_in_hispania() {
    let play = scored(hispania());
    let view = play.view(RED);
    let region = view.region(named("hispania")).expect("it is played");
    assert_eq!(region.influence.values().copied().collect::<Vec<_>>(), [10, 5, 6, 0]);
    assert_eq!((region.dominator, points(&play)), (Some(RED), vec![10, 0, 2, 0]));
}

#[test]
fn x9_with_a_siege_engine() {
    let play = scored(hispania().units(BLUE, "hispania 1 siege"));
    let view = play.view(RED);
    let region = view.region(named("hispania")).expect("it is played");
    assert_eq!(region.influence.values().copied().collect::<Vec<_>>(), [4, 6, 2, 0]);
    assert_eq!((region.dominator, points(&play)), (Some(BLUE), vec![2, 10, 0, 0]));
}

#[test]
fn x10_three_wonders() {
    let mut play = Table::with(2).cities(RED, "L5").stock(RED, 20 + 25 + 30, 5 + 10 + 15, 0, 0).turn(RED);
    let mut left = Vec::new();
    for wonder in ["sphinx, at M5", "stonehenge, at K5", "colosseum, at K6"] {
        play.choose(&format!("act wonder, wonder {wonder}, end?")).idle();
        left.push((play.stock(RED, "stone"), play.stock(RED, "food")));
    }
    assert_eq!(left, [(55, 25), (30, 15), (0, 0)]);
}

#[test]
fn x11_schools_of_thought() {
    let table = Table::with(2).kept(RED, "schools-of-thought").up(RED, "alphabet music").track(RED, "stone", 7);
    let mut play = table.turn(RED);
    play.choose("play schools-of-thought, lower stone, raise ideas, by 4");
    assert_eq!(play.tracks(RED), [3, 0, 4, 0, 0]);
}
