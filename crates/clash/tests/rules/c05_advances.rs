//! C5: advances.

use crate::support::*;

#[test]
fn c5_1_an_advance_costs_two_food() {
    let mut play = monumental().turn(RED);
    play.choose("advance, learn storage");
    assert!(play.has(RED, "storage"));
    assert_eq!(play.goods(RED), "m1");
}

#[test]
fn c5_2_the_top_of_a_group_comes_first() {
    let mut play = monumental().turn(RED);
    play.choose("advance");
    assert!(play.offers("learn fishing") && !play.offers("learn navigation"));
    assert_eq!(play.why_not("learn navigation"), Some("C5.2"));
    assert_eq!(play.why_not("learn farming"), Some("C5.2"), "owned already");
    let mut old = of_2012().turn(RED);
    old.choose("advance");
    assert!(old.offers("learn engineering") && !old.offers("learn roads"), "2012: Roads need Engineering");
    let mut new = monumental().turn(RED);
    new.choose("advance");
    assert!(new.offers("learn roads"));
}

#[test]
fn c5_3_one_government_with_its_prerequisite() {
    let mut play = monumental().turn(RED);
    play.choose("advance");
    assert!(!play.offers("learn voting"));
    assert_eq!(play.why_not("learn voting"), Some("C5.2"));
    let mut wise = monumental().advances(RED, "writing philosophy tactics draft").turn(RED);
    wise.choose("advance");
    assert!(wise.offers("learn voting") && wise.offers("learn nationalism"));
    let mut voting = monumental().advances(RED, "writing philosophy tactics draft voting").turn(RED);
    voting.choose("advance");
    assert!(!voting.offers("learn nationalism") && voting.offers("learn free-economy"));
    assert_eq!(voting.why_not("learn nationalism"), Some("C5.3"));
}

#[test]
fn c5_4_a_token_comes_with_an_advance() {
    let mut play = monumental().goods(RED, "f4").advances(RED, "storage").turn(RED);
    play.choose("advance, learn myths, advance, learn rituals");
    assert_eq!(play.goods(RED), "c1m1");
    let mut none = monumental().turn(RED);
    none.choose("advance, learn engineering");
    assert_eq!(none.goods(RED), "none");
}

#[test]
fn c5_5_the_third_cube_brings_an_event() {
    let table = monumental().goods(RED, "f6").advances(RED, "storage").next_event("E21");
    let mut play = table.turn(RED);
    play.choose("advance, learn irrigation, advance, learn husbandry");
    assert_eq!(play.state().players[RED].cubes, 1);
    play.choose("advance, learn sanitation");
    play.pass_until(|play| play.state().events.len() == 37);
    assert_eq!(play.state().players[RED].cubes, 3, "filled again");
}

#[test]
fn c5_6_the_event_is_over_before_anything_else() {
    let table = monumental().goods(RED, "f2").with_state(|state| state.players[RED].cubes = 1);
    let mut play = table.next_event("E30").city(RED, "B2", "").city(RED, "C4", "").turn(RED);
    play.choose("advance, learn fishing");
    assert!(play.offers("piece B2 settlement"), "the earthquake comes at once: {:?}", play.options());
}

#[test]
fn c5_7_levels_rise_in_2012() {
    let mut play = of_2012().goods(RED, "f4").advances(RED, "storage").turn(RED);
    play.choose("advance, learn tactics, advance, learn myths");
    let player = &play.state().players[RED];
    assert_eq!((player.culture_level, player.mood_level), (1, 1));
    assert_eq!(play.goods(RED), "c1m1");
}

#[test]
fn c5_8_levels_three_five_and_seven_bring_events() {
    let table = of_2012().goods(RED, "f2").with_state(|state| state.players[RED].mood_level = 2);
    let mut play = table.next_event("E10").turn(RED);
    play.choose("advance, learn storage");
    play.pass_until(|play| play.state().events.len() == 37);
    assert_eq!(play.state().players[RED].mood_level, 3);
    let table = of_2012().goods(RED, "f2").with_state(|state| state.players[RED].mood_level = 3);
    let mut quiet = table.turn(RED);
    quiet.choose("advance, learn storage");
    assert_eq!(quiet.state().events.len(), 38, "4 brings none");
}

#[test]
fn c5_9_cards_take_cubes_from_the_supply() {
    let table = monumental().cards(RED, "A1").goods(RED, "c1").with_state(|state| state.players[RED].cubes = 1);
    let mut play = table.turn(RED);
    play.choose("play A1, learn fishing");
    assert_eq!(play.state().players[RED].cubes, 1, "no Event");
    assert_eq!(play.state().events.len(), 38);
    let table = of_2012().cards(RED, "A1").goods(RED, "c1").with_state(|state| state.players[RED].mood_level = 2);
    let mut old = table.next_event("E10").turn(RED);
    old.choose("play A1, learn fishing");
    old.pass_until(|play| play.state().events.len() == 37);
    assert_eq!(old.state().players[RED].mood_level, 3);
}

#[test]
fn c5_10_another_government_moves_the_cubes_in_2012() {
    let owned = "writing philosophy tactics draft nationalism totalitarianism absolute-power";
    let mut play = of_2012().advances(RED, owned).turn(RED);
    let before = play.state().players[RED].advances.len();
    play.choose("advance, learn voting, learn civil-liberties, learn free-economy");
    assert_eq!(play.state().players[RED].advances.len(), before);
    assert!(play.has(RED, "voting") && !play.has(RED, "nationalism"));
    assert_eq!(play.goods(RED), "none", "it costs the usual 2 food");
}
