//! Fight (T7).

use tessera_tempus::event::Event;

use crate::support::{BLACK, BLUE, Play, Playing, RED, Table, cards, hex};

/// Three Red tokens on G6 (Meadow) beside two Blue ones on G5 (Field); Blue holds four hexes, Stacking is 3.
fn face_off() -> Table {
    Table::new(3).rows("cities").tokens(RED, "G6 G6 G6").tokens(BLUE, "G5 G5 K5 K6 K7")
}

/// The same with Blue's city of value 2 instead of the tokens on G5.
fn siege() -> Table {
    Table::new(3).rows("cities").tokens(RED, "G6 G6 G6").city(BLUE, "G5", 2).tokens(BLUE, "J6 K5 K6 K7")
}

fn attack(table: Table) -> Play {
    let mut play = table.turn(RED);
    play.choose("fight, attack G5, from G6");
    play
}

#[test]
fn t7_1_one_own_stack_attacks_one_adjacent_hex_of_another() {
    let mut play = face_off().city(BLUE, "F6", 2).tokens(RED, "H5 C6").turn(RED);
    play.choose("fight");
    assert_eq!(play.offered("attack"), ["F6", "G5"], "tokens and cities, only beside Red's people");
    play.choose("attack G5");
    assert_eq!(play.offered("from"), ["G6", "H5"], "one of the hexes beside");
}

#[test]
fn t7_1_never_across_water() {
    let table = Table::new(3).rows("trains").tokens(RED, "G4");
    // I5 lies on the other shore of the lake before G4.
    let play = table.tokens(BLUE, "I5 K5 K6 K7").turn(RED);
    assert!(!play.offers("fight"));
    assert_eq!(play.why_not("fight"), Some("T7.1"));
}

#[test]
fn t7_1_cities_cannot_attack() {
    let table = || Table::new(3).city(RED, "G6", 4);
    let blue = "G5 K5 K6 K7";
    let play = table().tokens(RED, "C6").tokens(BLUE, blue).turn(RED);
    assert_eq!(play.why_not("fight"), Some("T7.1"));
    let mut play = table().tokens(RED, "H5").tokens(BLUE, blue).turn(RED);
    play.choose("fight, attack G5");
    assert_eq!(play.offered("from"), ["H5"], "not the city on G6");
}

#[test]
fn t7_1_only_the_active_player_attacks() {
    let mut play = face_off().tokens(RED, "C3 C4 C5").turn(RED);
    assert!(play.game.answer_text(BLUE, "fight").is_err());
    play.choose("children, stop");
    assert_eq!(play.who(), BLUE);
    assert!(play.offers("fight"), "now it is Blue's turn");
}

#[test]
fn t7_2_three_hexes_or_fewer_protect_tokens_and_cities() {
    let table = || {
        let table = Table::new(3).rows("cities").tokens(RED, "G6 G6");
        table.city(BLUE, "H6", 2).city(BLUE, "J4", 4)
    };
    let mut play = table().tokens(BLUE, "G5 G5 G5 K6 K6 K7").turn(RED);
    assert!(!play.offers("fight"), "tall stacks and cities add no hexes");
    assert_eq!(play.why_not("fight"), Some("T7.2"));
    assert!(play.view(RED).players[BLUE].protected);
    play = table().tokens(BLUE, "G5 K6 K7 K8").turn(RED);
    assert!(!play.view(RED).players[BLUE].protected);
    play.choose("fight");
    assert_eq!(play.offered("attack"), ["G5", "H6"]);
}

#[test]
fn t7_2_protects_one_player_and_not_the_others() {
    let table = face_off().tokens(BLACK, "H5 I5 I6");
    let mut play = table.turn(RED);
    play.choose("fight");
    assert_eq!(play.offered("attack"), ["G5"]);
    assert_eq!(play.why_not("attack H5"), Some("T7.2"));
}

#[test]
fn t7_2_is_counted_when_the_attack_is_declared() {
    let table = Table::new(3).rows("cities").tokens(RED, "G6 G6 G6");
    let mut play = table.tokens(BLUE, "G5 H5 H6 I6").hand(RED, "MIL-M").turn(RED);
    assert!(play.offers("play MIL-M"));
    play.choose("fight, attack G5, from G6, ready, advance 0");
    assert!(!play.offers("play MIL-M"), "Blue is down to three hexes");
    assert_eq!(play.why_not("play MIL-M"), Some("T7.2"));
}

#[test]
fn t7_3_a_stronger_stack_may_be_attacked() {
    let table = Table::new(3).rows("industry").tokens(RED, "G6 G6");
    let play = attack(table.tokens(BLUE, "G5 G5 G5 G5 K5 K6 K7"));
    assert_eq!(play.fought(), (2, 4));
    assert_eq!((play.tokens("G6"), play.tokens("G5")), (1, 4));
}

#[test]
fn t7_3_all_tokens_of_the_hex_take_part() {
    let play = attack(face_off().tokens(RED, "H5 H5"));
    assert_eq!(play.fought(), (3, 2), "all three from G6, whether Red likes it or not, and none from H5");
}

#[test]
fn t7_4_the_owner_of_a_city_names_a_terrain_before_any_card() {
    let mut play = attack(siege().hand(RED, "WEA-F").hand(BLUE, "FOR-W"));
    assert_eq!(play.who(), BLUE);
    assert_eq!(play.options(), ["name M", "name F", "name H", "name W"], "no mountain, and no way around it");
    play.choose("name W");
    assert_eq!(play.who(), RED);
    assert_eq!(play.options(), ["lay WEA-F", "ready"]);
}

#[test]
fn t7_4_the_ground_under_the_city_does_not_matter() {
    let mut play = attack(siege().hand(RED, "EDU-F EDU-W"));
    // G5 is a Field.
    play.choose("name W, lay EDU-F, lay EDU-W");
    assert_eq!(play.fought(), (3 + 1, 2));
}

#[test]
fn t7_4_nothing_is_named_for_tokens() {
    let play = attack(face_off().hand(RED, "WEA-F"));
    assert_eq!(play.who(), RED);
    assert_eq!(play.options(), ["lay WEA-F", "ready"]);
}

#[test]
fn t7_5_the_attacker_lays_any_number_of_cards_or_none() {
    let table = || face_off().hand(RED, "TRA-W WEA-F").hand(BLUE, "FOR-M");
    for (laid, count) in [("ready", 0), ("lay TRA-W, ready", 1), ("lay TRA-W, lay WEA-F", 2)] {
        let mut play = attack(table());
        play.choose(laid);
        assert_eq!(play.who(), BLUE);
        assert_eq!(play.view(BLUE).combat.unwrap().attack_count, count);
    }
}

#[test]
fn t7_5_their_number_is_seen_but_not_their_faces() {
    let mut play = attack(face_off().hand(RED, "TRA-W WEA-F").hand(BLUE, "FOR-M"));
    play.choose("lay TRA-W, lay WEA-F");
    for seat in [BLUE, BLACK] {
        let combat = play.view(seat).combat.unwrap();
        assert_eq!((combat.attack_count, combat.attack), (2, vec![]));
        let (count, cards) = (2, vec![]);
        let laid = Event::LaidAttack { seat: RED, count, cards };
        assert_eq!(play.told(seat).last(), Some(&laid));
    }
    let own = play.view(RED).combat.unwrap();
    assert_eq!(own.attack, cards("TRA-W WEA-F"));
}

#[test]
fn t7_6_the_defender_answers_face_up_before_the_attacker_reveals() {
    let mut play = attack(face_off().hand(RED, "WEA-F").hand(BLUE, "FOR-M MED-W"));
    play.choose("lay WEA-F");
    assert_eq!(play.who(), BLUE);
    play.choose("lay FOR-M");
    let combat = play.view(BLACK).combat.unwrap();
    assert_eq!(combat.defence, cards("FOR-M"), "everybody sees it");
    assert!(combat.attack.is_empty(), "still face down");
    play.choose("ready");
    let told = play.told(BLACK);
    let shown = told.iter().find_map(|event| match event {
        Event::Fought { attack, .. } => Some(&attack.cards),
        _ => None,
    });
    assert_eq!(shown, Some(&cards("WEA-F")));
}

#[test]
fn t7_6_the_defender_may_play_no_card() {
    let mut play = attack(face_off().hand(BLUE, "FOR-M"));
    assert_eq!(play.who(), BLUE);
    play.choose("ready");
    assert_eq!(play.fought(), (3, 2));
    assert_eq!(play.hand(BLUE), ["FOR-M"]);
}

#[test]
fn t7_7_tokens_and_matching_backgrounds_count_on_both_sides() {
    let table = face_off().hand(RED, "EDU-F MED-F TRA-M").hand(BLUE, "REL-F GOV-M");
    let mut play = attack(table);
    play.choose("lay EDU-F, lay MED-F, lay TRA-M, lay REL-F, lay GOV-M");
    assert_eq!(play.fought(), (3 + 2, 2 + 1), "the defender's Field counts, not the attacker's Meadow");
}

#[test]
fn t7_7_a_city_counts_its_value_and_the_terrain_named() {
    let mut play = attack(siege().hand(RED, "EDU-F MED-H").hand(BLUE, "REL-H"));
    play.choose("name H, lay EDU-F, lay MED-H, lay REL-H");
    assert_eq!(play.fought(), (3 + 1, 2 + 1));
}

#[test]
fn t7_8_weapons_count_one_more_on_both_sides() {
    let mut play = attack(face_off().hand(RED, "WEA-F WEA-H").hand(BLUE, "WEA-F WEA-M"));
    play.choose("lay WEA-F, lay WEA-H, lay WEA-F, lay WEA-M");
    assert_eq!(play.fought(), (3 + 1 + 1 + 1, 2 + 1 + 1 + 1));
}

#[test]
fn t7_8_fortifications_count_two_more_in_defence_only() {
    let mut play = attack(face_off().hand(RED, "FOR-F FOR-W"));
    play.choose("lay FOR-F, lay FOR-W");
    assert_eq!(play.fought(), (3 + 1, 2), "the background alone");
    let mut play = attack(face_off().hand(BLUE, "FOR-F FOR-W"));
    play.choose("lay FOR-F, lay FOR-W");
    assert_eq!(play.fought(), (3, 2 + 3 + 2));
}

#[test]
fn t7_8_neither_works_outside_a_combat() {
    let play = face_off().hand(RED, "WEA-F FOR-F").turn(RED);
    assert_eq!(play.why_not("play WEA-F"), Some("T7.8"));
    assert_eq!(play.why_not("play FOR-F"), Some("T7.8"));
}

#[test]
fn t7_9_no_background_matches_a_mountain() {
    let table = Table::new(3).rows("cities").tokens(RED, "G3 G3");
    let table = table.tokens(BLUE, "F2 K5 K6 K7");
    let all = "EDU-M EDU-F EDU-H EDU-W";
    let mut play = table.hand(RED, all).hand(BLUE, "WEA-F FOR-H").turn(RED);
    play.choose("fight, attack F2, from G3");
    play.choose("lay EDU-M, lay EDU-F, lay EDU-H, lay EDU-W, lay WEA-F, lay FOR-H");
    assert_eq!(play.fought(), (2, 1 + 1 + 2));
}

#[test]
fn t7_10_a_tie_is_lost_by_the_attacker() {
    let mut play = attack(face_off().hand(BLUE, "WEA-M"));
    play.choose("lay WEA-M");
    assert_eq!(play.fought(), (3, 3));
    assert_eq!((play.tokens("G6"), play.tokens("G5")), (2, 2));
}

#[test]
fn t7_10_one_point_more_wins() {
    let play = attack(face_off());
    assert_eq!(play.fought(), (3, 2));
    assert_eq!(play.owner("G5"), None, "Blue is gone");
}

#[test]
fn t7_11_beaten_tokens_go_home_and_none_some_or_all_move_in() {
    let play = attack(face_off());
    assert_eq!(play.supply(BLUE), 16 - 3);
    assert_eq!(play.offered("advance"), ["0", "1", "2", "3"]);
    for (advance, left, entered) in [("advance 0", 3, 0), ("advance 1", 2, 1), ("advance 3", 0, 3)] {
        let mut play = attack(face_off());
        play.choose(advance);
        assert_eq!((play.tokens("G6"), play.tokens("G5")), (left, entered));
    }
}

#[test]
fn t7_11_a_beaten_city_goes_back_to_its_owner() {
    let mut play = attack(siege());
    assert_eq!(play.view(RED).players[BLUE].cities, [2, 3, 2]);
    play.choose("name F, advance 1");
    assert_eq!((play.city("G5"), play.owner("G5")), (0, Some(RED)));
    assert_eq!(play.view(RED).players[BLUE].cities, [3, 3, 2]);
}

#[test]
fn t7_11_no_more_enter_than_the_cap_allows() {
    let table = Table::new(3).tokens(RED, "G6 G6 G6").tokens(BLUE, "G5 K5 K6 K7");
    let play = attack(table.with(|s| s.board.raise_limit(hex("G6"))));
    assert_eq!(play.offered("advance"), ["0", "1", "2"]);
    assert_eq!(play.why_not("advance 3"), Some("T5.5"));
}

#[test]
fn t7_12_a_beaten_attacker_loses_one_token_and_nothing_else() {
    let mut play = attack(face_off().hand(BLUE, "FOR-F"));
    play.choose("lay FOR-F");
    assert_eq!((play.tokens("G6"), play.tokens("G5")), (2, 2));
    assert_eq!((play.supply(RED), play.supply(BLUE)), (14, 11));
    let mut play = attack(siege().hand(BLUE, "FOR-F"));
    play.choose("name F, lay FOR-F");
    assert_eq!((play.tokens("G6"), play.city("G5")), (2, 2));
}

#[test]
fn t7_13_all_cards_laid_are_discarded() {
    let mut play = attack(face_off().hand(RED, "MIL-M TRA-W").hand(BLUE, "FOR-M SAN-F"));
    play.choose("lay TRA-W, ready, lay FOR-M, lay SAN-F");
    assert_eq!(play.view(BLACK).discard, cards("TRA-W FOR-M SAN-F"));
    assert_eq!(play.hand(RED), ["MIL-M"], "not laid, not discarded");
}

#[test]
fn t7_13_in_a_combat_no_other_ability_works() {
    let table = face_off().hand(RED, "MIL-W SAN-W REL-W TRA-W");
    let mut play = attack(table);
    play.choose("lay MIL-W, lay SAN-W, lay REL-W, lay TRA-W");
    assert_eq!(play.fought(), (3, 2));
    assert_eq!(play.cap(RED, "G6"), 3);
    play.choose("advance 1");
    assert_eq!(play.who(), BLUE, "no second attack, no token to move");
}

#[test]
fn t7_13_nobody_else_joins_in() {
    let table = face_off().hand(RED, "EDU-M").hand(BLUE, "EDU-F");
    let mut play = attack(table.hand(BLACK, "FOR-F WEA-F"));
    for asked in [RED, BLUE] {
        assert_eq!(play.game.decisions().len(), 1);
        assert_eq!(play.who(), asked);
        play.choose("ready");
    }
    assert_eq!(play.who(), RED, "the combat is over");
    assert_eq!(play.hand(BLACK).len(), 2);
}

#[test]
fn t7_14_tokens_that_moved_in_count_as_not_yet_moved() {
    let mut play = face_off().hand(RED, "MIL-M").turn(RED);
    play.choose("play MIL-M, attack G5, from G6, advance 3, move");
    assert_eq!(play.offered("from"), ["G5"]);
    play.choose("from G5, to G4");
    assert_eq!((play.tokens("G5"), play.tokens("G4")), (2, 1));
}

#[test]
fn t7_15_without_tokens_a_player_stays_in_the_game() {
    let table = Table::new(3).tokens(RED, "G6").city(RED, "C6", 3);
    let mut play = attack(table.tokens(BLUE, "G5 G5 K5 K6 K7"));
    assert_eq!(play.supply(RED), 16, "the last token fell in Red's own attack");
    play.pass_until(|play| play.who() == RED);
    assert_eq!(play.options(), ["move", "children", "idea"]);
    play.choose("idea");
    assert_eq!(play.hand(RED).len(), 1);
    play.pass_until(|play| play.view(RED).epoch == 2);
    assert_eq!(play.progress_points(RED), 1, "the city");
    assert_eq!(play.view(BLUE).players[RED].points, 3);
}

#[test]
fn t7_15_there_is_no_way_back_onto_the_map() {
    let table = Table::new(3).city(RED, "G6", 3).hand(RED, "MED-M REL-M");
    let mut play = table.tokens(BLUE, "G5 K5 K6 K7").turn(RED);
    assert!(!play.offers("play REL-M"));
    play.choose("children");
    assert_eq!(play.options(), ["stop"], "not even with Medicine");
    play.choose("stop, end");
    assert_eq!(play.supply(RED), 16);
}
