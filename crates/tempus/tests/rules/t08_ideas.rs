//! Ideas and cards (T8).

use tessera_kernel::Rng;
use tessera_tempus::event::Event;

use crate::support::{BLACK, BLUE, Play, Playing, RED, Table, cards, hex};

const FIVE: &str = "EDU-F EDU-H EDU-M EDU-W WEA-F";

#[test]
fn t8_1_as_many_cards_as_the_row_says() {
    for (row, drawn) in [("start", 1), ("writing", 2), ("printing", 2)] {
        let mut play = Table::new(3).rows(row).turn(RED);
        play.choose("idea");
        assert_eq!(play.hand(RED).len(), drawn, "{row}");
        assert_eq!(play.view(BLUE).deck, 54 - drawn, "{row}");
    }
}

#[test]
fn t8_1_drawing_fewer_is_not_offered() {
    let mut play = Table::new(3).rows("writing").on_top("FOR-M WEA-H MED-F").turn(RED);
    play.choose("idea");
    assert_eq!(play.hand(RED), ["FOR-M", "WEA-H"], "both at once");
    assert_eq!(play.options(), ["end"]);
}

#[test]
fn t8_2_discard_down_to_the_limit_before_anything_else() {
    let mut play = Table::new(3)
        .rows("writing")
        .tokens(RED, "G6")
        .hand(RED, "SAN-M EDU-F EDU-H EDU-M EDU-W")
        .on_top("SAN-F WEA-H")
        .turn(RED);
    play.choose("idea");
    let whole = ["EDU-F", "EDU-H", "EDU-M", "EDU-W", "SAN-F", "SAN-M", "WEA-H"];
    assert_eq!(play.offered("discard"), whole, "old and new cards");
    assert_eq!(play.options().len(), 7, "no card can be played first");
    play.choose("discard EDU-F");
    assert_eq!(play.options().len(), play.offered("discard").len());
    play.choose("discard WEA-H");
    assert_eq!(play.hand(RED).len(), 5);
    assert_eq!(play.options(), ["play SAN-M", "play SAN-F", "end"]);
    assert_eq!(play.view(BLUE).discard, cards("EDU-F WEA-H"));
}

#[test]
fn t8_2_seven_from_printing_on() {
    let mut play = Table::new(3).rows("printing").hand(RED, FIVE).turn(RED);
    play.choose("idea");
    assert_eq!((play.hand(RED).len(), play.offered("discard").len()), (7, 0));
    let mut full = Table::new(3).rows("printing").hand(RED, FIVE).hand(RED, "WEA-H").turn(RED);
    full.choose("idea");
    assert_eq!(full.hand(RED).len(), 8);
    let given = full.offered("discard")[0].clone();
    full.choose(&format!("discard {given}"));
    assert_eq!((full.hand(RED).len(), full.offered("discard").len()), (7, 0));
}

#[test]
fn t8_3_with_a_full_hand_too() {
    let mut play = Table::new(3).hand(RED, FIVE).turn(RED);
    assert!(play.offers("idea"));
    play.choose("idea");
    assert_eq!(play.hand(RED).len(), 6);
}

#[test]
fn t8_4_halfway_through_a_draw_the_discards_are_shuffled() {
    let mut play = Table::new(3).rows("writing").on_top("FOR-M").deck_of(1).turn(RED);
    play.choose("idea");
    assert_eq!(play.hand(RED).len(), 2);
    assert!(play.hand(RED).contains(&"FOR-M".into()), "the last of the old pile");
    let view = play.view(BLUE);
    assert_eq!((view.deck, view.discard.len()), (52, 0));
    assert!(play.told(BLUE).contains(&Event::Reshuffled));
}

#[test]
fn t8_4_only_when_a_card_must_be_drawn() {
    let mut play = Table::new(3).rows("writing").deck_of(2).turn(RED);
    play.choose("idea");
    let view = play.view(BLUE);
    assert_eq!((view.deck, view.discard.len()), (0, 52));
}

#[test]
fn t8_4_the_new_pile_is_shuffled() {
    let pile = |number| {
        let mut play = Table::new(3).deck_of(0).with(|state| state.rng = Rng::from_number(number)).turn(RED);
        play.choose("idea");
        play.state().deck.clone()
    };
    assert_ne!(pile(1), pile(2));
}

#[test]
fn t8_4_with_both_piles_empty_the_rest_is_lost() {
    // Nearly all cards lie in front of somebody; one is left to draw.
    let mut play = Table::new(3)
        .rows("writing")
        .with(|state| {
            for seat in [RED, BLUE, BLACK] {
                let before = state.deck.len();
                state.players[seat].government = state.deck.drain(before - 16..).collect();
            }
            state.players[BLUE].hand = state.deck.drain(1..).collect();
        })
        .turn(RED);
    play.choose("idea");
    assert_eq!(play.hand(RED).len(), 1);
    play.choose("end");
    assert_eq!(play.who(), BLUE, "and the game goes on");
}

#[test]
fn t8_5_no_discarding_at_will() {
    let mut play = Table::new(3).tokens(RED, "G6").hand(RED, FIVE).turn(RED);
    for choice in ["move", "from G6", "to G7", "end"] {
        assert_eq!(play.offered("discard"), [""; 0], "before {choice}");
        play.choose(choice);
    }
}

#[test]
fn t8_5_cards_are_secret_but_their_number_is_not() {
    let mut play = Table::new(3).rows("writing").hand(RED, "EDU-F").on_top("SAN-M WEA-H").turn(RED);
    play.choose("idea");
    assert_eq!(play.view(RED).hand, cards("EDU-F SAN-M WEA-H"));
    assert_eq!(play.view(BLUE).hand, []);
    assert_eq!(play.view(BLUE).players[RED].cards, 3);
    let drew = |play: &Play, seat| {
        play.told(seat).into_iter().find_map(|event| match event {
            Event::Drew { count, cards, .. } => Some((count, cards)),
            _ => None,
        })
    };
    assert_eq!(drew(&play, RED), Some((2, cards("SAN-M WEA-H"))));
    assert_eq!(drew(&play, BLUE), Some((2, vec![])));
}

#[test]
fn t8_5_everybody_may_look_through_the_discards() {
    let mut play = Table::new(3).tokens(RED, "G6").hand(RED, "SAN-M").turn(RED);
    play.choose("play SAN-M, raise G6");
    for seat in [RED, BLUE, BLACK] {
        assert_eq!(play.view(seat).discard, cards("SAN-M"));
    }
}

/// Red attacks Blue's G5 from G6.
fn attack() -> Table {
    Table::new(3).tokens(RED, "G6").tokens(BLUE, "G5 C4 C5 C6")
}

#[test]
fn t8_6_used_once_for_its_ability() {
    let mut play = Table::new(3).tokens(RED, "G6").hand(RED, "SAN-M SAN-F").turn(RED);
    play.choose("play SAN-M, raise G6");
    assert_eq!(play.hand(RED), ["SAN-F"]);
    assert_eq!(play.view(RED).discard, cards("SAN-M"));
}

#[test]
fn t8_6_used_once_in_a_combat() {
    let mut play = attack().hand(RED, "SAN-M").hand(BLUE, "WEA-H").turn(RED);
    play.choose("fight, attack G5, from G6, lay SAN-M, lay WEA-H");
    assert_eq!((play.hand(RED).len(), play.hand(BLUE).len()), (0, 0));
    assert_eq!(play.view(RED).discard, cards("SAN-M WEA-H"));
}

#[test]
fn t8_6_used_once_in_progress() {
    let mut play = Table::new(3).rows("writing").hand(RED, "EDU-H SAN-M").progress();
    play.choose("lay EDU-H, ready");
    assert_eq!(play.row(RED), "agriculture");
    assert_eq!(play.hand(RED), ["SAN-M"]);
    assert_eq!(play.view(RED).discard, cards("EDU-H"));
}

#[test]
fn t8_6_government_is_discarded_later() {
    let mut play = Table::new(3).hand(RED, "GOV-F EDU-F").turn(RED);
    play.choose("double GOV-F");
    assert_eq!(play.hand(RED), ["EDU-F"]);
    assert!(!play.offers("double GOV-F"));
    assert_eq!(play.view(RED).discard, []);
    assert_eq!(play.view(BLUE).players[RED].government, cards("GOV-F"));
}

#[test]
fn t8_7_before_during_and_after_an_action() {
    let mut play = Table::new(3).rows("trade").tokens(RED, "G6 C5").hand(RED, "SAN-M SAN-F SAN-H").turn(RED);
    play.choose("play SAN-M, raise G6, move");
    play.choose("play SAN-F, raise G6, from C5, to C6, stop");
    play.choose("play SAN-H, raise G6");
    assert_eq!(play.state().board.bonus(hex("G6")), 3);
    assert_eq!(play.view(RED).players[RED].tiles, 4, "no action but the move");
}

#[test]
fn t8_7_each_card_is_carried_out_before_the_next() {
    let mut play = Table::new(3)
        .tokens(RED, "G6 C5")
        .tokens(BLUE, "G5 D7 D8 E8")
        .hand(RED, "SAN-M REL-H")
        .hand(BLUE, "FOR-M")
        .turn(RED);
    play.choose("play REL-H");
    assert_eq!(play.options(), ["convert G5"], "no other card, and no stopping");
    assert_eq!(play.game.decisions().len(), 1, "nobody can answer it");
    play.choose("convert G5");
    assert_eq!(play.options(), ["into G6"]);
}

#[test]
fn t8_7_only_at_the_times_of_each_kind() {
    let all = "EDU-F FOR-F MED-F TRA-F WEA-F";
    let mut play = attack().tokens(RED, "D5").hand(RED, all).turn(RED);
    assert_eq!(play.offered("play"), [""; 0]);
    for (card, rule) in
        [("EDU-F", "T10.1"), ("FOR-F", "T7.8"), ("MED-F", "T10.2"), ("TRA-F", "T10.3"), ("WEA-F", "T7.8")]
    {
        assert_eq!(play.why_not(&format!("play {card}")), Some(rule));
    }
    play.choose("move");
    assert_eq!(play.offered("play"), ["TRA-F"]);
}

#[test]
fn t8_8_outside_ones_turn_only_in_defence() {
    let hand = "SAN-M REL-H MIL-F GOV-F WEA-M";
    let mut play = attack().hand(BLUE, hand).turn(RED);
    let asked = |play: &Play| {
        let seats = play.game.decisions().iter();
        seats.map(|decision| decision.seat).collect::<Vec<_>>()
    };
    assert_eq!(asked(&play), [RED], "Blue cannot play a card now");
    play.choose("fight, attack G5, from G6");
    assert_eq!(asked(&play), [BLUE]);
    assert_eq!(play.offered("lay").len(), 5);
    assert_eq!(play.offered("play"), [""; 0], "cards for the combat, not for their abilities");
}

#[test]
fn t8_8_outside_ones_turn_only_in_progress() {
    let mut play =
        Table::new(3).tokens(RED, "G6").hand(RED, "SAN-M WEA-F").tiles(RED, 1).tiles(BLUE, 2).tiles(BLACK, 1).turn(RED);
    assert!(play.offers("play SAN-M"));
    play.choose("children, stop, end");
    // Red has used the last tile: all others' turns go by before Red is asked again.
    for seat in [BLUE, BLACK, BLUE] {
        assert_eq!(play.who(), seat);
        play.choose("children");
    }
    assert_eq!(play.who(), RED);
    assert_eq!(play.options(), ["lay SAN-M", "lay WEA-F", "ready"]);
}

#[test]
fn t8_9_a_card_just_drawn_may_be_played() {
    let mut play = attack().on_top("MIL-F").turn(RED);
    play.choose("idea");
    assert_eq!(play.options(), ["play MIL-F", "end"]);
    play.choose("play MIL-F, attack G5, from G6");
    assert_eq!((play.tokens("G6"), play.tokens("G5")), (0, 1), "1 against 1: Red loses a token");
}
