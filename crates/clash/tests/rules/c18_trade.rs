//! C18: trading.

use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn c18_1_with_one_opponent_in_ones_own_turn() {
    let mut play = monumental().goods(RED, "f2").goods(BLUE, "m3").turn(RED);
    play.choose("trade 1, give f, want m, offer");
    assert_eq!(play.who(), BLUE);
    play.choose("refuse");
    assert_eq!(play.who(), RED);
    assert!(!play.offers("trade 1"), "one talk a turn");
    // 2012: the other may speak up too.
    let old = of_2012().goods(RED, "f2").goods(BLUE, "f2").turn(RED);
    let may = old.game.decision(BLUE).expect("Blue may speak up");
    assert!(!may.owed && may.options[0].to_string() == "trade 0");
    let new = monumental().turn(RED);
    assert!(new.game.decision(BLUE).is_none());
}

#[test]
fn c18_2_what_may_be_traded() {
    let table = monumental().goods(RED, "f2").goods(BLUE, "c1m3").cards(RED, "A5 O3").cards(BLUE, "A7");
    let mut play = table.wonder_card(RED, "wall").turn(RED);
    play.choose("trade 1");
    for item in ["give f", "give A5", "give O3", "give wall", "want c", "want m", "want any-action"] {
        assert!(play.offers(item), "{item}");
    }
    assert!(!play.offers("want any-objective"), "Blue has none");
    play.choose("give A5, want any-action, offer, accept, card A7");
    assert_eq!((play.hand(RED).as_str(), play.hand(BLUE).as_str()), ("A7 O3", "A5"));
}

#[test]
fn c18_3_a_deal_is_done_at_once_within_limits() {
    let table = monumental().goods(RED, "f2").goods(BLUE, "f2m3").cards(RED, "A5");
    let mut play = table.turn(RED);
    play.choose("trade 1, give f, give f, give A5, want m, want m, want m, offer, accept");
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("m3", "f2"), "food above the limit is lost");
    assert_eq!(play.hand(BLUE), "A5");
    let mut counter = monumental().goods(RED, "f2").goods(BLUE, "m3").turn(RED);
    counter.choose("trade 1, give f, want m, offer, counter, want f, want f, give m, offer");
    assert_eq!(counter.who(), RED);
    counter.choose("accept");
    assert_eq!((counter.goods(RED).as_str(), counter.goods(BLUE).as_str()), ("m1", "f2m2"));
}

#[test]
fn c18_2_great_people_are_traded_in_monumental_only() {
    fn traded<G: InEdition>() -> [bool; 2] {
        let table = Table::<G>::new().goods(RED, "f2").cards(RED, "E22").cards(BLUE, "E23");
        let mut play = table.turn(RED);
        play.choose("trade 1");
        [play.offers("give E22"), play.offers("want E23")]
    }
    assert_eq!((traded::<Monumental>(), traded::<Base2012>()), ([true; 2], [false; 2]));
    let cards = monumental().goods(RED, "none").goods(BLUE, "none").cards(RED, "E22").turn(RED);
    assert!(cards.offers("trade 1"), "a Great Person is something to talk about");
}

#[test]
fn c18_1_one_talk_an_opponent_and_turn_of_four_offers() {
    let mut play = monumental().goods(RED, "f2").goods(BLUE, "m3").turn(RED);
    play.choose("trade 1, give f, offer, counter, give m, offer, counter, give f, offer, counter, give m, offer");
    assert_eq!(play.options(), ["accept", "refuse"], "the fourth offer is the last");
    play.choose("refuse");
    assert_eq!(play.why_not("trade 1"), Some("C18.1"), "one talk a turn");
    play.choose("end").pass_until(|play| play.who() == BLUE && matches!(play.prompt(), Prompt::Turn { .. }));
    assert!(play.offers("trade 0"), "the next turn begins anew");
}
