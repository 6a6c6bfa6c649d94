//! Powers that meet where cities are influenced, links are formed and advances are paid for.

use super::*;
use tessera_clash::board::Side;

/// What an Influence attempt rolled last.
pub(super) fn rolled(play: &Play<Civilizations>) -> Option<u8> {
    play.told(RED).iter().rev().find_map(|event| match event {
        Event::InfluenceRolled { roll, .. } => Some(*roll),
        _ => None,
    })
}

/// What a player was paid last, and why.
pub(super) fn paid(play: &Play<Civilizations>) -> Option<(String, Option<Cause>)> {
    play.told(RED).iter().rev().find_map(|event| match event {
        Event::Paid { goods, cause, .. } => Some((goods.to_string(), *cause)),
        _ => None,
    })
}

#[test]
pub(super) fn legendary_and_proselytism_add_their_ranges() {
    // From D2 to D6 are four spaces: a city of size 1, two Settlers in it, and Cleopatra.
    let near = peoples("egyptians", "greeks").units(RED, "D2", "s1").powers(RED, "proselytism");
    let mut play = near.leader(RED, "cleopatra", "D2").city(BLUE, "D6", "academy").turn(RED);
    play.choose("influence");
    assert_eq!(play.offered("at"), ["D6"]);
}

#[test]
fn buddhism_and_code_of_laws_serve_one_attempt() {
    let table = peoples("indians", "greeks").city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
    let table = table.leader(RED, "ashoka", "D4").powers(RED, "code-of-laws");
    let low = table.turn(RED).when("influence, at D6", |play| rolled(play) <= Some(3));
    let won = low.when("yes", |play| rolled(play) >= Some(5));
    assert_eq!(won.colour("D6", "academy"), Side::from(RED));
    assert_eq!(won.state().players[RED].actions.len(), 1, "a card for the success");
    assert!(low.when("yes", |play| rolled(play) <= Some(3)).state().players[RED].actions.is_empty());
}

#[test]
pub(super) fn cultural_unity_and_code_of_laws_both_follow_a_success() {
    let table = peoples("persians", "greeks").city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
    let play = table.leader(RED, "darius", "D4").powers(RED, "code-of-laws").goods(RED, "none").turn(RED);
    let won = play.when("influence, at D6", |play| rolled(play) >= Some(5));
    assert_eq!((won.goods(RED).as_str(), won.state().players[RED].actions.len()), ("m1", 1));
}

#[test]
pub(super) fn alphabet_counts_links_of_the_mediterranean_trader_too() {
    let table = peoples("phoenicians", "greeks").city(BLUE, "D3", "").city(BLUE, "C3", "").city(BLUE, "E3", "");
    let table = table.units(RED, "D2", "s2").leader(RED, "pumayyaton", "D2").powers(RED, "alphabet");
    let mut play = table.advances(RED, "trade-routes").goods(RED, "none").turn(RED);
    play.choose("link D2 C3, take c1, link D2 D3, take i2, link D2 E3");
    assert!(!play.offers("take c1") || matches!(play.prompt(), tessera_clash::prompt::Prompt::PowerTake { .. }));
    play.choose("done?, take g1");
    assert_eq!(play.goods(RED), "f1i2g1c1", "two links of letters, one of food, and a gold with him");
}

#[test]
pub(super) fn trade_master_and_cedars_reach_five_links() {
    let table = peoples("phoenicians", "greeks").city(BLUE, "D3", "").city(BLUE, "C3", "").city(BLUE, "E3", "");
    let table = table.city(BLUE, "C2", "").city(BLUE, "E2", "").units(RED, "D2", "s3").city(RED, "F3", "port");
    let table = table.powers(RED, "cedars-and-dyes").advances(RED, "trade-routes storage").goods(RED, "none");
    let state = table.state.clone();
    let mut play = table.leader(RED, "hiram", "D2").turn(RED);
    play.choose("link D2 C3, link D2 D3, link D2 C2, link D2 E2, link F3 E3").first_until_turn();
    assert_eq!(play.goods(RED), "f5", "one of his does not count");
    let mut alone = Table::<Civilizations>::new().with_state(|table| *table = state).turn(RED);
    alone.first_until_turn();
    assert_eq!(alone.goods(RED), "f4", "without him four are the most");
}

#[test]
fn peace_and_poetry_and_priesthood_are_one_question() {
    let table = peoples("indians", "greeks").powers(RED, "peace-and-poetry").goods(RED, "f2m1");
    let mut play = table.advances(RED, "myths priesthood").turn(RED);
    play.choose("advance, learn math");
    assert_eq!(play.options(), ["no", "use priesthood", "invoke peace-and-poetry"]);
    play.choose("use priesthood");
    assert_eq!(play.goods(RED), "f2c1m1");
    play.choose("advance, learn astronomy");
    assert_eq!(play.options(), ["no", "invoke peace-and-poetry"]);
    play.choose("invoke peace-and-poetry");
    assert_eq!(play.goods(RED), "f2c2");
}

#[test]
fn ball_courts_and_peace_and_poetry_leave_a_choice() {
    let table = peoples("mayas", "greeks").powers(RED, "ball-courts peace-and-poetry").goods(RED, "f2m1");
    let mut play = table.turn(RED);
    play.choose("advance, learn myths, no");
    assert_eq!(play.goods(RED), "f1m2", "a food less, and the token of Myths");
    play.choose("advance, learn rituals");
    assert_eq!(play.goods(RED), "f1c1m1", "once a turn: the food is not enough now, mood is");
}

#[test]
fn grey_tide_holds_down_two_powers_together() {
    let table = peoples("persians", "celts").without_units("D2").units(RED, "D3", "i1e1").advances(RED, "tactics");
    let table = table.powers(RED, "grey-tide").units(BLUE, "D4", "i1s2").leader(BLUE, "vercingetorix", "D4");
    let table = table.powers(BLUE, "tribal-brothers").barbarians("E4", 0).barbarians("C4", 0);
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i1e1");
    let roll = &rolls(&play).expect("a roll")[1];
    assert_eq!((adds(&play, 1, Power::TribalBrothers), adds(&play, 1, Power::WarriorPeople)), (2, 2));
    let bonus: i8 = roll.causes.iter().map(|(_, bonus)| bonus).sum();
    assert_eq!(bonus, 2, "all of it together is 2: {:?}", roll.causes);
}

#[test]
fn sparta_hushes_whoever_is_loyal_to_barbarians() {
    let table = peoples("celts", "greeks").leader(RED, "viriathus", "D2").advances(RED, "tactics").cards(RED, "A6");
    let table = table.units(BLUE, "D5", "i1").advances(BLUE, "tactics").powers(BLUE, "sparta").barbarians("D4", 2);
    let mut play = table.turn(BLUE);
    play.choose("move, march D5, at D4");
    let causes = &rolls(&play).expect("a roll")[1].causes;
    assert!(causes.iter().all(|(cause, _)| !matches!(cause, Cause::Card(_))), "{causes:?}");
}

#[test]
pub(super) fn c33_6_code_of_laws_gives_a_card_for_a_success() {
    let table = peoples("babylonians", "greeks").city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
    let play = table.powers(RED, "code-of-laws").turn(RED);
    let won = play.when("influence, at D6", |play| rolled(play) >= Some(5));
    assert_eq!(won.state().players[RED].actions.len(), 1);
}

#[test]
pub(super) fn c33_6_not_code_of_laws_with_five_cards() {
    let table = peoples("babylonians", "greeks").city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
    let play = table.powers(RED, "code-of-laws").cards(RED, "A1 A2 A3 A5 A7").turn(RED);
    let won = play.when("influence, at D6", |play| rolled(play) >= Some(5));
    assert_eq!(won.state().players[RED].actions.len(), 5);
}

#[test]
pub(super) fn c34_31_legendary_reaches_a_space_farther() {
    let table = peoples("egyptians", "greeks").city(BLUE, "D4", "academy").leader(RED, "cleopatra", "D2");
    let mut play = table.turn(RED);
    play.choose("influence");
    assert_eq!(play.offered("at"), ["D4"]);
}

#[test]
pub(super) fn c34_31_not_legendary_from_another_city() {
    let table = peoples("egyptians", "greeks").city(BLUE, "D4", "academy").leader(RED, "cleopatra", "B2");
    assert!(!table.turn(RED).offers("influence"));
}

#[test]
fn c33_42_ball_courts_make_a_spirituality_advance_a_food_cheaper() {
    let mut play = peoples("mayas", "greeks").powers(RED, "ball-courts").goods(RED, "f1").turn(RED);
    play.choose("advance, learn myths");
    assert_eq!(play.goods(RED), "m1");
    assert_eq!(paid(&play), Some(("f1".to_owned(), Some(Cause::Power(Power::BallCourts)))));
}

#[test]
fn c33_42_not_ball_courts_for_other_advances() {
    let mut play = peoples("mayas", "greeks").powers(RED, "ball-courts").goods(RED, "f1").turn(RED);
    assert!(!play.offers("advance") || !play.choose("advance").offers("learn writing"));
}

#[test]
fn c33_53_aqueducts_save_the_food_for_sanitation() {
    let mut play = peoples("romans", "greeks").powers(RED, "aqueducts").goods(RED, "none").turn(RED);
    play.choose("advance, learn sanitation");
    assert_eq!((play.has(RED, "sanitation"), play.state().turn.actions), (true, 2));
}

#[test]
fn c33_53_aqueducts_or_save_the_action() {
    let mut play = peoples("romans", "greeks").powers(RED, "aqueducts").goods(RED, "f2").turn(RED);
    play.choose("invoke aqueducts");
    assert_eq!((play.has(RED, "sanitation"), play.state().turn.actions), (true, 3));
    assert_eq!(play.goods(RED), "m1");
}

#[test]
fn c33_53_not_aqueducts_without_action_and_food_alike() {
    let play = peoples("romans", "greeks").powers(RED, "aqueducts").goods(RED, "f1").turn(RED);
    assert!(!play.offers("invoke aqueducts"));
}

#[test]
fn c34_83_the_dictators_city_cannot_be_targeted() {
    let table = || peoples("greeks", "romans").city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
    assert!(!table().leader(BLUE, "sulla", "D6").turn(RED).offers("influence"));
    assert!(table().leader(BLUE, "sulla", "D7").turn(RED).offers("influence"), "where he is alone");
}

#[test]
fn c33_57_navigation_costs_vikings_no_food() {
    let table = peoples("vikings", "greeks").powers(RED, "shipcraft").advances(RED, "fishing").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("advance, learn navigation");
    assert!(play.has(RED, "navigation"));
}

#[test]
fn subterfuge_spares_what_charismatic_takes() {
    let table = peoples("greeks", "japanese").leader(RED, "alexander", "D2").cards(RED, "A41").goods(RED, "f2c1");
    let table = table.powers(BLUE, "subterfuge").cards(BLUE, "A1").units(BLUE, "D4", "i1");
    let mut play = table.turn(RED);
    play.choose("invoke charismatic, play A41");
    assert_eq!(play.who(), BLUE);
    play.choose("card A1");
    assert_eq!((play.goods(RED).as_str(), play.hand(RED).as_str()), ("f2c1", ""));
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 0);
}

#[test]
fn provinces_and_deliverance_leave_the_happier_mood() {
    let table = peoples("phoenicians", "romans").without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let table = table.leader(RED, "ethbaal", "D3").powers(RED, "provinces").goods(RED, "none");
    let mut play = table.city(BLUE, "D4", "").building(RED, "D4", "temple").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(play.mood("D4"), tessera_clash::board::Mood::Happy);
}
