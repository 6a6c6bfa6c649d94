//! Secrets (M11).

use tessera_kernel::{Seat, Viewer};
use tessera_mosaic::components::population_cards::PopulationCard;
use tessera_mosaic::event::Event;
use tessera_mosaic::market::{Card, Market};
use tessera_mosaic::state::Phase;

use crate::support::{BLUE, Play, Playing, RED, Table, named};

#[test]
fn m11_1_draft_hands_are_seen_by_their_owner_only() {
    let mut play = Play::from_seed(2, 1);
    let (last, first) = (play.who(), play.view(RED).first);
    play.play(last, "leader scribe").play(first, "leader artist");
    let (red, blue) = (play.view(RED), play.view(BLUE));
    assert_eq!((red.hand.len(), blue.hand.len()), (5, 5));
    assert!(red.hand.iter().all(|tech| !blue.hand.contains(tech)));
    assert_eq!(red.players[BLUE].hand, 5, "others see how many");
    assert!(play.game.view(Viewer::Spectator).hand.is_empty());
}

#[test]
fn m11_1_the_order_of_decks_and_the_cards_in_the_box() {
    let decks = ["population", "build", "technology", "tax"];
    let tops = [["e", "f"], ["gp-walls", "gp-baths"], ["poetry", "drama"], ["tax-1", "tariff-1"]];
    for (deck, [one, other]) in decks.into_iter().zip(tops) {
        let view = |names: String| Table::with(2).on_top(deck, &names).turn(RED).view(RED);
        assert_eq!(view(format!("{one} {other}")), view(format!("{other} {one}")), "{deck}");
    }
    // Two games that differ in which card is in the box look alike.
    let swapped = Table::with(2).also(|state| {
        let top = state.decks[Market::Population.index()].pile.last_mut().expect("the deck has cards");
        let spare = state.spare_population.iter_mut().find(|spare| Card::Population(**spare).number() != *top);
        let spare = spare.expect("not all cards are alike");
        let card = PopulationCard::at(usize::from(*top)).expect("no scoring card on top");
        *top = Card::Population(*spare).number();
        *spare = card;
    });
    let (play, swapped) = (Table::with(2).turn(RED), swapped.turn(RED));
    assert_ne!(play.state(), swapped.state());
    assert_eq!(play.view(RED), swapped.view(RED));
}

#[test]
fn m11_1_what_the_republic_sees_and_puts_back() {
    let table = Table::with(2).government(RED, "republic").on_top("population", "f").stock(RED, 0, 50, 0, 0);
    let mut play = table.turn(RED);
    play.choose("act population, look");
    assert_eq!(play.view(RED).market(Market::Population).top, Some(Card::Population(named("f"))));
    assert_eq!(play.view(BLUE).market(Market::Population).top, None);
    play.choose("grow b");
    let looked = |seat: Seat| {
        let seen = |event| match event {
            Event::Looked { card, .. } => Some(card),
            _ => None,
        };
        play.told(seat).into_iter().find_map(seen).expect("all see that Red looked")
    };
    assert_eq!((looked(RED), looked(BLUE)), (Some(Card::Population(named("f"))), None));
}

#[test]
fn m11_2_a_card_kept_from_the_market_is_known() {
    let mut play = Table::with(2).stock(RED, 3, 2, 6, 1).turn(RED);
    play.choose("act technology, learn music, keep");
    let seen = play.view(BLUE);
    assert_eq!(seen.players[RED].kept, [named("music")]);
    assert_eq!(seen.players[RED].stock, [3, 2, 1, 1], "all amounts are open");
}

#[test]
fn m11_2_drafted_cards_are_their_owners_secret_until_played() {
    let mut play = Table::with(2).secret(RED, "music drama").turn(RED);
    assert_eq!(play.view(RED).secret, [named("music"), named("drama")]);
    let seen = play.view(BLUE);
    assert_eq!((seen.secret.len(), seen.players[RED].secret), (0, 2), "only how many");
    let shown = format!("{:?}", seen.players[RED]);
    assert!(!shown.contains("Music") && !shown.contains("Drama"), "{shown}");
    play.choose("play music");
    assert_eq!(play.view(BLUE).players[RED].technologies, [named("music")]);
    assert_eq!(play.view(BLUE).players[RED].secret, 1);
}

#[test]
fn m11_2_the_philosophers_card_too() {
    let table = Table::with(2).leader(RED, "philosopher").on_top("technology", "poetry").also(|state| {
        state.phase = Phase::Benefits { served: 0 };
        state.players[RED].started = false;
    });
    let mut play = table.begin();
    play.choose("start, raise food");
    assert_eq!((play.view(RED).secret.len(), play.view(BLUE).secret.len()), (1, 0));
    let drawn = |seat| {
        let card = |event| match event {
            Event::GiftDrawn { tech, .. } => Some(tech),
            _ => None,
        };
        play.told(seat).into_iter().find_map(card).expect("all see that a card was drawn")
    };
    assert_eq!((drawn(RED), drawn(BLUE)), (Some(named("poetry")), None));
    play.choose("keep");
    assert_eq!(play.view(BLUE).players[RED].secret, 1);
}
