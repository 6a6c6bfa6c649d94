//! Leaders, the draft, first cities and first cards (M3.12 to M3.16).

use tessera_kernel::Seat;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::event::Event;
use tessera_mosaic::state::{Phase, State};
use tessera_mosaic::view::PhaseView;

use crate::support::{BLUE, GREEN, Play, Playing, RED, Table, named};

/// A table whose players are about to turn up the drafted cards they are given.
fn opening(seats: usize) -> Table {
    Table::with(seats).also(|state| {
        state.phase = Phase::Unfold { served: 0 };
        state.turn.round = 0;
        state.turn.actions = 0;
        for (_, player) in state.players.iter_mut() {
            player.started = false;
        }
    })
}

#[test]
fn m3_12_leaders_are_picked_from_the_last_seat_backwards() {
    let mut play = Play::from_seed(4, 1);
    let first = play.view(RED).first;
    let order: Vec<Seat> = first.clockwise(4).collect();
    for (seat, leader) in order.iter().rev().zip(["scribe", "general", "artist", "farmer"]) {
        assert_eq!(play.who(), *seat);
        play.choose(&format!("leader {leader}"));
        assert_eq!(play.view(BLUE).players[*seat].leader, Some(named(leader)), "openly");
        assert!(!play.offers(&format!("leader {leader}")), "each leader once");
    }
    assert_eq!(play.view(RED).phase, PhaseView::Draft, "nobody picks a second leader");
}

#[test]
fn m3_13_everyone_keeps_one_at_a_time_and_passes_left() {
    let mut play = Play::from_seed(3, 1).until(PhaseView::Draft);
    let hand = |play: &Play, seat: Seat| play.view(seat).hand;
    for round in 0..5 {
        assert_eq!(play.game.decisions().len(), 3, "all at the same time");
        let before: Vec<Vec<Tech>> = Seat::all(3).map(|seat| hand(&play, seat)).collect();
        for seat in Seat::all(3) {
            assert_eq!(before[seat.index()].len(), 5 - round);
            let mut offered: Vec<String> = before[seat.index()].iter().map(|tech| format!("draft {tech}")).collect();
            let decision = play.game.decision(seat).expect("everyone is asked");
            let mut options: Vec<String> = decision.options.iter().map(ToString::to_string).collect();
            options.sort();
            offered.sort();
            assert_eq!(options, offered);
        }
        for seat in Seat::all(3) {
            play.play(seat, &format!("draft {}", before[seat.index()][0]));
        }
        for seat in Seat::all(3).filter(|_| round < 4) {
            // What is left goes to the next player clockwise.
            assert_eq!(hand(&play, seat.next(3)), before[seat.index()][1..]);
        }
    }
    assert_eq!(play.view(RED).phase, PhaseView::Cities);
    assert!(Seat::all(3).all(|seat| play.view(seat).secret.len() == 5 && play.view(seat).hand.is_empty()));
}

#[test]
fn m3_13_in_secret() {
    let mut play = Play::from_seed(2, 1).until(PhaseView::Draft);
    let card = play.view(BLUE).hand[0];
    play.play(BLUE, &format!("draft {card}"));
    assert_eq!(play.view(BLUE).players[BLUE].hand, 5, "nothing shows until all have kept one");
    let kept = play.view(RED).hand[0];
    play.play(RED, &format!("draft {kept}"));
    assert_eq!(play.view(RED).secret, [kept]);
    let told = play.told(RED);
    assert!(told.contains(&Event::Drafted { seat: BLUE, tech: None }), "{told:?}");
    assert!(told.contains(&Event::Drafted { seat: RED, tech: Some(kept) }));
}

#[test]
fn m3_14_first_cities_are_placed_in_turn_order() {
    let placing = |state: &mut State| state.phase = Phase::Cities { placed: 0 };
    let table = Table::with(3).also(placing).also(|state| state.first = BLUE).token("L5", "stone");
    let table = table.token("K5", "money-10").leader(BLUE, "engineer").up(GREEN, "merchants");
    let mut play = table.begin();
    assert_eq!(play.who(), BLUE);
    assert!(!play.offers("at M7"), "no port hex");
    assert!(!play.offers("at A8") && play.offers("at F3"), "Hispania is closed, Gaul is not");
    assert_eq!(play.offered("at").len(), 119 + 24, "every other hex");
    play.play(BLUE, "at L5");
    assert_eq!((play.goods(BLUE, "stone"), play.track(BLUE, "stone")), (1, 2), "the good; no stone for the Engineer");
    assert!(!play.offers("at L5"), "taken");
    play.play(GREEN, "at K5");
    assert_eq!(play.stock(GREEN, "money"), 10, "the cache, and nothing for Merchants");
    play.play(RED, "at V6");
    assert_eq!((play.at("L5"), play.at("K5"), play.at("V6")), ("1 city".into(), "2 city".into(), "0 city".into()));
    assert_eq!((play.chest(), play.population(BLUE), play.stock(GREEN, "money")), (0, 5, 10), "placed, not built");
}

#[test]
fn m3_15_cards_and_leader_open_each_other() {
    let table = opening(2).leader(RED, "artist").secret(RED, "history writing tiles irrigation agriculture");
    let mut play = table.secret(BLUE, "music").leader(BLUE, "general").cities(BLUE, "L5").begin();
    assert_eq!(play.who(), RED, "one after another in turn order");
    assert_eq!(play.offered("play"), ["agriculture", "history", "irrigation"], "the Artist has Culture");
    assert_eq!(play.why_not("play writing"), Some("M6.19"));
    play.choose("play history");
    assert!(play.offers("play writing"), "History has brought Science");
    play.choose("play writing, play irrigation, play agriculture");
    assert_eq!(play.tracks(RED), [0; 5], "all are turned up before anything is taken");
    assert_eq!(play.options(), ["done"], "nobody has Construction for Tiles");
    play.choose("done");
    let mut waiting = play.options();
    waiting.sort();
    assert_eq!(waiting, ["play agriculture", "play history", "play irrigation", "play writing", "start"]);
    play.choose("play irrigation");
    assert_eq!(play.track(RED, "food"), 6, "Agriculture’s two icons count though its turn is still to come");
    play.choose("start, play agriculture, play history, play writing");
    assert_eq!(play.tracks(RED), [0, 9, 5 + 2, 0, 0]);
    assert_eq!(play.view(BLUE).players[RED].secret, 1, "Tiles waits face down");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn m3_15_turning_up_is_optional_and_the_game_then_begins() {
    let mut play =
        opening(2).leader(RED, "artist").leader(BLUE, "general").cities(BLUE, "L5").secret(RED, "music").begin();
    play.play(RED, "done, start");
    assert_eq!(play.view(RED).players[RED].technologies, []);
    assert_eq!(play.stocks(RED), [0, 0, 5, 15]);
    assert_eq!(play.who(), BLUE);
    play.play(BLUE, "done, start");
    assert_eq!((play.view(RED).phase, play.who()), (PhaseView::Turns, RED));
}

#[test]
fn m3_16_nothing_else_at_the_start() {
    let mut play = Play::from_seed(2, 3).until(PhaseView::Cities);
    for _ in 0..2 {
        let view = play.view(RED);
        let bare = view.hexes.iter().find(|hex| hex.token.is_none() && hex.built.is_none()).expect("a bare hex").hex;
        play.choose(&format!("at {bare}"));
    }
    for player in play.view(RED).players.values() {
        assert_eq!((player.stock, player.tracks, player.population), ([0; 4], [0; 5], 5));
        assert!(player.goods.is_empty() && !player.wild && player.technologies.is_empty());
        assert!(player.builds.is_empty() && player.taxes.is_empty() && player.points == 0);
        assert_eq!(player.reserve, [10, 10, 2]);
    }
}
