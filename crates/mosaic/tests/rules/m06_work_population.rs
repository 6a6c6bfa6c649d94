//! Paying, Work and Population (M6.1 to M6.7).

use crate::support::{BLUE, GREEN, Playing, RED, Table};

#[test]
fn m6_1_two_money_stand_for_one_of_a_resource() {
    let table = |money| Table::with(2).stock(RED, 4, 0, 3, money).turn(RED);
    let mut play = table(6);
    play.choose("act build, build gp-forum");
    assert_eq!(play.stocks(RED), [0, 0, 0, 0]);
    let mut play = table(5);
    play.choose("act build");
    assert_eq!((play.offers("build gp-forum"), play.why_not("build gp-forum")), (false, Some("M6.1")));
}

#[test]
fn m6_1_even_for_resources_one_has() {
    let mut play = Table::with(2).stock(RED, 5, 0, 5, 9).turn(RED);
    play.choose("act build, barter, build gp-forum");
    assert_eq!(play.offered("replace stone"), ["0", "1", "2", "3", "4"]);
    play.choose("replace stone 1");
    assert_eq!(play.offered("replace ideas"), ["0", "1", "2", "3"], "7 money are left");
    play.choose("replace ideas 3");
    assert_eq!(play.stocks(RED), [1, 0, 3, 1]);
}

#[test]
fn m6_1_food_too_but_neither_population_nor_money() {
    let mut play = Table::with(2).money(RED, 20).turn(RED);
    play.choose("act population, grow b");
    assert_eq!((play.stock(RED, "money"), play.population(RED)), (0, 7));
    let mut play = Table::with(2).population(RED, 1).stock(RED, 10, 50, 50, 50).turn(RED);
    play.choose("act build");
    assert_eq!((play.offers("bare city"), play.why_not("bare city")), (false, Some("M6.1")));
    let play = Table::with(2).cities(RED, "L5").stock(RED, 50, 50, 50, 4).turn(RED);
    assert_eq!((play.offers("act military"), play.why_not("act military")), (false, Some("M6.25")));
}

#[test]
fn m6_2_all_of_a_cost_or_nothing() {
    let table = || Table::with(2).cities(RED, "L5");
    let play = table().stock(RED, 19, 5, 4, 1).turn(RED);
    for action in ["wonder", "technology"] {
        assert_eq!(play.why_not(&format!("act {action}")), Some("M6.1"), "{action}");
        assert!(!play.offers(&format!("act {action}")));
    }
    let play = table().stock(RED, 19, 5, 4, 2).turn(RED);
    assert!(play.offers("act wonder") && play.offers("act technology"));
}

#[test]
fn m6_3_every_city_built_is_waited_for() {
    let table = || Table::with(3).up(GREEN, "merchants").stock(RED, 4, 0, 0, 0);
    let mut play = table().turn(RED);
    play.choose("act build, bare city, at L5");
    assert_eq!(play.stock(GREEN, "money"), 5);
    let mut play = table().turn(RED);
    play.choose("act build, bare port, at M7");
    assert_eq!(play.stock(GREEN, "money"), 10);
    let mut play = table().kept(RED, "cities").turn(RED);
    play.choose("play cities, at L5");
    assert_eq!(play.stock(GREEN, "money"), 5, "a free city is built");
}

#[test]
fn m6_3_the_priestess_builds_nothing() {
    let table = Table::with(3).up(GREEN, "merchants").cities(BLUE, "L5 M5 N5 K6").leader(RED, "priestess");
    let mut play = table.turn(RED);
    play.choose("power, at L5");
    assert_eq!((play.stock(GREEN, "money"), play.chest()), (0, 0));
}

#[test]
fn m6_4_work_gains_population_plus_track() {
    for (kind, gained) in [("stone", [13, 0, 0, 0]), ("food", [0, 6, 0, 0]), ("ideas", [0, 0, 9, 0])] {
        let mut play = Table::with(2).population(RED, 6).track(RED, "stone", 7).track(RED, "ideas", 3).turn(RED);
        play.choose("act work");
        assert_eq!(play.offered("produce"), ["food", "ideas", "stone"], "money is not produced");
        play.choose(&format!("produce {kind}"));
        assert_eq!(play.stocks(RED), gained);
        assert_eq!(play.population(RED), 6, "nobody is used up");
    }
}

#[test]
fn m6_5_crop_rotation_and_metallurgy_pay() {
    let expected = [("stone", [10, 5, 0, 0]), ("ideas", [5, 5, 5, 0]), ("food", [0, 5, 0, 0])];
    for (kind, gained) in expected {
        let mut play = Table::with(2).up(RED, "crop-rotation metallurgy").turn(RED);
        play.choose(&format!("act work, produce {kind}"));
        assert_eq!(play.stocks(RED), gained, "{kind}");
    }
    let mut play = Table::with(2).up(RED, "crop-rotation").turn(RED);
    play.choose("act work, produce stone");
    assert_eq!(play.stocks(RED), [5, 5, 0, 0], "each for itself");
}

#[test]
fn m6_5_without_people_the_track_remains() {
    let mut play = Table::with(2).population(RED, 0).track(RED, "food", 4).turn(RED);
    play.choose("act work, produce food");
    assert_eq!(play.stock(RED, "food"), 4);
}

#[test]
fn m6_6_a_population_card_is_paid_used_up_and_replaced() {
    let table = Table::with(2).stock(RED, 0, 16, 0, 0).on_top("population", "f");
    let mut play = table.turn(RED);
    let left = play.left("population");
    play.choose("act population");
    assert_eq!(play.offered("grow"), ["b", "d"]);
    play.choose("grow d");
    assert_eq!((play.stock(RED, "food"), play.population(RED)), (1, 8), "15 food for 3");
    assert_eq!((play.market("population"), play.left("population")), ("b f".into(), left - 1));
}

#[test]
fn m6_7_without_cards_fifteen_food_for_two() {
    let empty = || Table::with(2).market("population", "").deck("population", "");
    let table = empty().leader(RED, "farmer").also(|state| state.players[RED].flood_plain = true);
    let mut play = table.stock(RED, 0, 15, 0, 0).turn(RED);
    play.choose("act population, fallback");
    assert_eq!((play.stock(RED, "food"), play.population(RED)), (0, 7), "no card: the Farmer adds nobody");
    assert!(play.view(RED).players[RED].flood_plain, "nor is Flood-Plain Farming used");
    let play = empty().stock(RED, 0, 14, 0, 1).turn(RED);
    assert_eq!(play.why_not("act population"), Some("M6.1"));
}

#[test]
fn m6_7_not_while_a_card_lies_face_up() {
    let table = Table::with(2).market("population", "f").deck("population", "").stock(RED, 0, 40, 0, 0);
    let mut play = table.turn(RED);
    play.choose("act population");
    assert_eq!(play.options(), ["grow f"]);
    play.choose("grow f, end?").idle().choose("act population, fallback");
    assert_eq!((play.stock(RED, "food"), play.population(RED)), (5, 11));
}
