//! Tax & Tariff, Military and Government (M6.21 to M6.31).

use crate::support::{BLUE, Playing, RED, Table};

#[test]
fn m6_21_the_card_is_kept_and_the_chest_emptied() {
    let table = Table::with(2).population(RED, 6).chest(15).on_top("tax", "tariff-1");
    let mut play = table.turn(RED);
    play.choose("act tax");
    assert_eq!(play.options(), ["levy tax-4", "levy tariff-4"]);
    play.choose("levy tax-4");
    assert_eq!((play.stock(RED, "money"), play.chest()), (12 + 15, 0));
    let red = &play.view(BLUE).players[RED];
    assert_eq!((red.taxes.len(), red.unrest), (1, 3), "unrest and all");
    assert_eq!(play.market("tax"), "tariff-1 tariff-4");
}

#[test]
fn m6_22_what_a_tax_yields() {
    let table = Table::with(2).population(RED, 6).up(RED, "law-code magistrates").track(RED, "tax", 4);
    let mut play = table.track(RED, "tariff", 9).turn(RED);
    play.choose("act tax, levy tax-4");
    assert_eq!(play.stock(RED, "money"), 2 * 6 + 2 * 3 + 4);
}

#[test]
fn m6_22_what_a_tariff_yields() {
    let table = Table::with(2).goods(RED, "wine fish bronze gems dyes").cities(RED, "L5 M5 N5 M7");
    let mut play = table.track(RED, "tariff", 6).track(RED, "tax", 9).turn(RED);
    play.choose("act tax, levy tariff-4");
    assert_eq!(play.stock(RED, "money"), 3 * 5 + 2 * 4 + 6, "port cities are cities");
}

#[test]
fn m6_23_without_cards_a_choice_of_two() {
    let empty = || {
        let table = Table::with(2).market("tax", "").deck("tax", "").chest(5).population(RED, 6);
        let table = table.up(RED, "law-code magistrates").track(RED, "tax", 4).track(RED, "tariff", 6);
        table.goods(RED, "wine gems").cities(RED, "L5 M5 N5").leader(RED, "merchant")
    };
    let mut play = empty().turn(RED);
    play.choose("act tax");
    assert_eq!(play.options(), ["fallback tax", "fallback tariff"]);
    play.choose("fallback tax");
    assert_eq!((play.stock(RED, "money"), play.chest()), (6 + 3 + 4 + 5, 0), "no card, nothing for the Merchant");
    assert_eq!(play.view(RED).players[RED].unrest, 0);
    let mut play = empty().turn(RED);
    play.choose("act tax, fallback tariff");
    assert_eq!(play.stock(RED, "money"), 2 * 2 + 3 + 6 + 5);
}

#[test]
fn m6_23_not_while_a_card_lies_face_up() {
    let mut play = Table::with(2).market("tax", "tax-6").deck("tax", "").turn(RED);
    play.choose("act tax");
    assert_eq!(play.options(), ["levy tax-6"]);
}

#[test]
fn m6_24_three_of_a_kind_are_one_unique_good() {
    let mut play = Table::with(2).goods(RED, "wine wine wine").turn(RED);
    assert_eq!(play.view(BLUE).players[RED].unique_goods, 1);
    play.choose("act tax, levy tariff-4");
    assert_eq!(play.stock(RED, "money"), 3);
}

#[test]
fn m6_1_what_cannot_be_paid_says_what_it_costs_and_what_one_has() {
    let play = Table::with(2).money(RED, 3).turn(RED);
    let blocked = play.game().blocked(RED);
    let reason =
        |choice: &str| blocked.iter().find(|one| one.choice.to_string() == choice).expect("blocked").reason.clone();
    for (choice, id) in [("act wonder", "mosaic-why-costs"), ("act government", "mosaic-why-nearest-government")] {
        let reason = reason(choice);
        assert_eq!((reason.id, reason.args.len()), (id, 2), "{choice}: {:?}", reason.args);
    }
    let claims = blocked.iter().filter(|one| one.reason.id == "mosaic-why-condition-not-met");
    assert!(
        claims.clone().count() > 0 && claims.into_iter().all(|one| one.reason.args.len() == 2),
        "so many of so many"
    );
    let command = reason("act military");
    assert_eq!(command.id, "mosaic-why-nothing-to-command-money");
    assert!(command.args.iter().any(|arg| arg == &("money", 3_u16.into())), "{:?}", command.args);
}

#[test]
fn m6_25_recruit_and_move_in_any_order() {
    let table = || Table::with(2).cities(RED, "L5").units(RED, "greece 1 cavalry").money(RED, 20);
    let mut play = table().turn(RED);
    play.choose("act military");
    assert!(!play.offers("done"), "at least one of them");
    play.choose("march cavalry greece, in assyria, unit infantry, in italy, march infantry italy, in numidia, done");
    assert_eq!((play.units(RED, "assyria"), play.units(RED, "numidia")), ([0, 1, 0], [1, 0, 0]), "the recruit moved");
    assert_eq!(play.stock(RED, "money"), 20 - 1 - 5 - 1);
    let mut play = table().turn(RED);
    play.choose("act military, unit infantry, in italy, done");
    assert_eq!(play.units(RED, "italy"), [1, 0, 0], "recruiting alone will do");
    let play = Table::with(2).money(RED, 20).turn(RED);
    assert_eq!(play.why_not("act military"), Some("M6.25"), "nobody to recruit, nobody to move");
}

#[test]
fn m6_26_up_to_two_where_one_has_cities() {
    let table = || Table::with(2).cities(RED, "L5 V6").cities(BLUE, "S7").money(RED, 30);
    let mut play = table().turn(RED);
    play.choose("act military");
    assert_eq!(play.offered("unit"), ["cavalry", "infantry"]);
    assert_eq!(play.why_not("unit siege"), Some("M6.26"));
    play.choose("unit infantry");
    assert_eq!(play.offered("in"), ["assyria", "italy"]);
    play.choose("in italy, unit cavalry, in assyria");
    assert_eq!(play.stock(RED, "money"), 20, "5 money each");
    assert!(play.offered("unit").is_empty(), "two, no more");
    assert_eq!(play.why_not("unit cavalry"), Some("M6.26"));
    let recruits = |table: Table| {
        let mut play = table.turn(RED);
        play.choose("act military");
        let mut count = 0;
        while play.offers("unit infantry") {
            play.choose("unit infantry, in italy");
            count += 1;
        }
        count
    };
    assert_eq!(recruits(table().leader(RED, "general")), 3);
    assert_eq!(recruits(table().up(RED, "citizen-levy")), 3);
    assert_eq!(recruits(table().leader(RED, "general").up(RED, "citizen-levy")), 4);
    assert_eq!(recruits(table().money(RED, 9)), 1, "as long as the money lasts");
}

#[test]
fn m6_26_siege_engines_need_their_technology() {
    let mut play = Table::with(2).cities(RED, "L5").money(RED, 5).up(RED, "siege-engines").turn(RED);
    play.choose("act military, unit siege, in italy");
    assert_eq!(play.units(RED, "italy"), [0, 0, 1]);
}

#[test]
fn m6_27_each_unit_once_for_one_money() {
    let table = Table::with(2).units(RED, "italy 2 infantry, greece 1 infantry").money(RED, 3);
    let mut play = table.turn(RED);
    play.choose("act military, march infantry italy");
    assert_eq!(play.offered("in"), ["greece", "numidia"]);
    play.choose("in greece");
    assert!(play.offers("march infantry greece"), "the one that has not moved yet");
    play.choose("march infantry greece, in assyria");
    assert!(!play.offers("march infantry greece"), "the other one has");
    play.choose("march infantry italy, in greece");
    assert_eq!((play.units(RED, "greece"), play.units(RED, "assyria")), ([2, 0, 0], [1, 0, 0]));
    assert_eq!((play.stock(RED, "money"), play.who()), (0, BLUE));
}

#[test]
fn m6_27_cavalry_with_horsemanship_goes_two_regions() {
    let table = |seats| Table::with(seats).units(RED, "italy 1 cavalry, italy 1 infantry").money(RED, 1);
    let mut play = table(3).up(RED, "horsemanship").turn(RED);
    play.choose("act military, march cavalry italy");
    assert_eq!(play.offered("in"), ["assyria", "egypt", "gaul", "greece", "numidia"], "one region or two");
    play.choose("in egypt");
    assert_eq!((play.units(RED, "egypt"), play.stock(RED, "money")), ([0, 1, 0], 0), "for the same money");
    let mut play = table(3).up(RED, "horsemanship").turn(RED);
    play.choose("act military, march infantry italy");
    assert_eq!(play.offered("in"), ["gaul", "greece", "numidia"], "infantry may not");
    let mut play = table(3).turn(RED);
    play.choose("act military, march cavalry italy");
    assert_eq!(play.offered("in"), ["gaul", "greece", "numidia"], "nor may cavalry without it");
}

#[test]
fn m6_27_both_regions_must_be_in_play() {
    // From Gaul, Numidia is two steps away by Italy; by Hispania it would be, were it in play.
    let mut play = Table::with(3).up(RED, "horsemanship").units(RED, "gaul 1 cavalry").money(RED, 1).turn(RED);
    play.choose("act military, march cavalry gaul");
    assert_eq!(play.offered("in"), ["greece", "italy", "numidia"]);
}

#[test]
fn m6_28_adjacency_is_a_list() {
    // No hex of Italy touches Numidia; the list says that units cross.
    let mut play = Table::with(2).units(RED, "numidia 1 infantry").money(RED, 1).turn(RED);
    play.choose("act military, march infantry numidia, in italy");
    assert_eq!(play.units(RED, "italy"), [1, 0, 0]);
    let mut play = Table::with(2).units(RED, "greece 1 infantry").money(RED, 1).turn(RED);
    play.choose("act military, march infantry greece");
    assert!(!play.offers("in egypt"));
}

#[test]
fn m6_29_pillars_and_ideas_for_a_free_government() {
    let table = || Table::with(2).stock(RED, 0, 0, 15, 0);
    let mut play = table().up(RED, "magistrates art dance").turn(RED);
    play.choose("act government");
    assert_eq!(play.offered("govern"), ["theocracy"]);
    assert_eq!(play.why_not("govern monarchy"), Some("M6.29"));
    play.choose("govern theocracy");
    assert_eq!((play.stock(RED, "ideas"), play.icons(RED, "cul")), (0, 2));
    let play = table().up(RED, "magistrates art").turn(RED);
    assert!(!play.offers("act government"), "Culture twice");
    let play = table().up(RED, "magistrates art dance").government(BLUE, "theocracy").turn(RED);
    assert!(!play.offers("act government"), "Blue holds it");
}

#[test]
fn m6_29_caste_system_waives_the_pillars_only() {
    let table = |ideas| Table::with(2).up(RED, "caste-system").stock(RED, 0, 0, ideas, 0).government(BLUE, "tyranny");
    let mut play = table(15).turn(RED);
    play.choose("act government");
    assert_eq!(play.offered("govern"), ["city-state", "monarchy", "oligarchy", "theocracy"]);
    assert_eq!(play.why_not("govern tyranny"), Some("M6.29"));
    assert_eq!(play.why_not("govern republic"), Some("M6.1"), "20 ideas");
    assert!(!table(14).turn(RED).offers("act government"));
}

#[test]
fn m6_30_the_old_government_goes_back() {
    let table = Table::with(2).up(RED, "caste-system").stock(RED, 0, 0, 15, 0).government(RED, "monarchy");
    let mut play = table.up(BLUE, "magistrates royal-house arch").stock(BLUE, 0, 0, 15, 0).turn(RED);
    assert_eq!(play.tracks(RED), [5, 5, 0, 0, 0]);
    play.choose("act government");
    assert_eq!(play.why_not("govern monarchy"), Some("M6.29"), "one’s own");
    play.choose("govern oligarchy, end");
    assert_eq!(play.tracks(RED), [0, 0, 0, 5, 5]);
    play.play(BLUE, "act government, govern monarchy");
    assert_eq!(play.tracks(BLUE), [5, 5, 0, 0, 0], "others may take it from then on");
}

#[test]
fn m6_30_a_track_stops_at_nothing() {
    let table = Table::with(2).up(RED, "caste-system").government(RED, "monarchy").stock(RED, 0, 0, 15, 0);
    let mut play = table.track(RED, "stone", 2).track(RED, "food", 8).turn(RED);
    play.choose("act government, govern theocracy");
    assert_eq!(play.tracks(RED), [0, 3, 0, 0, 0]);
}

#[test]
fn m6_31_a_fresh_arrow_but_once_for_each_player() {
    let table = Table::with(2).up(RED, "caste-system").stock(RED, 0, 0, 50, 0).stock(BLUE, 0, 0, 15, 0);
    let table = table.up(BLUE, "magistrates art dance").government(RED, "theocracy");
    let mut play = table.turn(RED);
    play.choose("refresh tax, act government, govern monarchy");
    assert!(play.offers("refresh tax"), "another tile, another arrow");
    play.choose("end");
    play.play(BLUE, "act government, govern theocracy");
    assert!(play.offers("refresh tax"), "fresh for a new holder");
}

#[test]
fn m6_31_a_used_arrow_stays_used() {
    let table = Table::with(2).up(RED, "caste-system").stock(RED, 0, 0, 50, 0).government(RED, "theocracy");
    let mut play = table.turn(RED);
    play.choose("refresh tax, act government, govern monarchy, end").idle();
    play.choose("act government, govern theocracy");
    assert_eq!(play.who(), BLUE, "nothing is left to do: the arrow of this tile is used");
    assert!(!play.view(RED).players[RED].refresh);
}

#[test]
fn m6_26_the_recruits_of_a_turn_are_counted_over_its_actions() {
    let two = |s: &mut tessera_mosaic::state::State| s.turn.actions = 2;
    let table = || Table::with(2).cities(RED, "L5").money(RED, 40).also(two);
    let mut play = table().turn(RED);
    play.choose("act military, unit infantry, in italy, done, act military");
    play.choose("unit infantry, in italy");
    assert!(play.offered("unit").is_empty(), "two in the turn, no more");
    assert_eq!(play.why_not("unit infantry"), Some("M6.26"));
    let mut used = table().money(RED, 10).turn(RED);
    used.choose("act military, unit infantry, in italy, unit infantry, in italy");
    assert!(!used.offers("act military"), "nothing is left to command");
    let mut next = table().turn(RED);
    next.choose("act military, unit infantry, in italy, unit infantry, in italy, done?, act work, produce stone, end?");
    next.play(BLUE, "act work, produce stone").play(RED, "act military");
    assert!(next.offers("unit infantry"), "the next turn counts anew");
}

#[test]
fn m6_27_a_unit_moves_once_in_a_turn() {
    let two = |s: &mut tessera_mosaic::state::State| s.turn.actions = 2;
    let table = Table::with(2).units(RED, "italy 1 infantry").money(RED, 3).also(two);
    let mut play = table.turn(RED);
    play.choose("act military, march infantry italy, in greece, done?");
    assert!(!play.offers("act military"), "it has moved this turn");
    assert_eq!(play.why_not("act military"), Some("M6.25"));
}
