//! A match as a host keeps it.

use tessera_kernel::{AnyMatch, Rng, Seat, Secret, Takebacks, UndoError, Viewer};
use tessera_session::{Deed, Orders, Pace, Session};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

fn game(id: &str, seed: u64, takebacks: Takebacks) -> Box<dyn AnyMatch> {
    let mut setup = tessera_games::usual_setup(id, ["Ann", "Bob", "Cid"].map(str::to_owned).to_vec()).expect("a game");
    setup.takebacks = takebacks;
    tessera_games::begin(id, setup, Secret::from_number(seed)).expect("three can play")
}

fn session(id: &str, seed: u64, takebacks: Takebacks) -> Session {
    Session::begin(game(id, seed, takebacks), 0)
}

/// Plays on at random, now and then with a takeback; returns everything that was done, each with its time.
fn play(session: &mut Session, rng: &mut Rng, orders: &[Orders], most: usize) -> Vec<(Deed, i64)> {
    let mut done = Vec::new();
    for turn in 0..most {
        let at = i64::try_from(turn).expect("few") * 1_000;
        let waiting = session.game().waiting();
        let Some(&seat) = waiting.get(rng.index(waiting.len().max(1))) else { break };
        let taken = if rng.index(6) == 0 { session.take_back(seat, at) } else { Err(UndoError::Nothing(seat)) };
        let mut deeds = taken.unwrap_or_else(|_| {
            let options = session.game().asked(seat).expect("asked").options;
            vec![session.answer_index(seat, rng.index(options), false, at).expect("listed")]
        });
        if deeds[0].text != "undo" {
            deeds.extend(session.resolve(orders, at));
        }
        done.extend(deeds.into_iter().map(|deed| (deed, at)));
    }
    done
}

#[test]
fn what_was_done_makes_the_same_session_again() {
    for id in tessera_games::IDS {
        let mut rng = Rng::from_number(7);
        let mut first = session(id, 7, Takebacks::Free);
        let deeds = play(&mut first, &mut rng, &[Orders::USUAL; 3], 300);
        assert!(deeds.iter().any(|(deed, _)| deed.text == "undo") && deeds.iter().any(|(deed, _)| deed.auto));
        let mut again = session(id, 7, Takebacks::Free);
        for (deed, at) in &deeds {
            again.perform(deed, *at).expect("it was possible before");
        }
        for seat in Seat::all(3) {
            assert_eq!(first.by_itself(Viewer::Seat(seat)), again.by_itself(Viewer::Seat(seat)), "{id}");
            assert_eq!(first.willing(seat), again.willing(seat), "{id}");
            let now = first.game().sequence();
            assert_eq!(first.asks_still(seat, now), again.asks_still(seat, now), "{id}");
        }
        assert_eq!(format!("{:?}", first.clocks), format!("{:?}", again.clocks), "{id}");
        assert_eq!(first.game().record(true), again.game().record(true), "{id}");
    }
}

#[test]
fn a_choice_that_makes_itself_is_noted_for_its_player_alone_and_goes_with_a_takeback() {
    let mut found = false;
    for seed in 0..20 {
        let mut session = session("tempus", seed, Takebacks::Free);
        play(&mut session, &mut Rng::from_number(seed), &[Orders::USUAL; 3], 200);
        assert!(session.by_itself(Viewer::Spectator).is_empty());
        for seat in Seat::all(3) {
            let notes = session.by_itself(Viewer::Seat(seat));
            let Some(last) = notes.last() else { continue };
            let own = session.willing(seat);
            if session.take_back(seat, 0).is_ok() && session.game().choices() <= last.at {
                found = true;
                let left = notes.iter().filter(|note| note.at < session.game().choices()).cloned();
                assert_eq!(session.by_itself(Viewer::Seat(seat)), left.collect::<Vec<_>>());
                assert_eq!(session.willing(seat), own - 1, "one choice of the player's own will");
                assert!(session.game().asked(seat).is_some_and(|asked| !asked.makes_itself));
            }
        }
    }
    assert!(found, "some takeback takes a choice along that made itself");
}

#[test]
fn a_refused_takeback_changes_nothing() {
    let mut session = session("tempus", 1, Takebacks::Strict);
    let seat = session.game().waiting()[0];
    assert_eq!(session.take_back(seat, 5), Err(UndoError::Nothing(seat)));
    assert_eq!(session.take_back_agreed(seat, 1, 5), Err(UndoError::Nothing(seat)));
    assert_eq!(session.can_take_back(seat), Err(UndoError::Nothing(seat)));
    assert_eq!(session.game().sequence(), 0);
}

#[test]
fn by_agreement_several_go_back_to_where_the_first_was_chosen() {
    let mut session = session("mosaic", 3, Takebacks::Agreed);
    let mut rng = Rng::from_number(3);
    while Seat::all(3).any(|seat| session.willing(seat) < 4) {
        let seat = session.game().waiting()[0];
        let options = session.game().asked(seat).expect("asked").options;
        session.answer_index(seat, rng.index(options), false, 0).expect("listed");
    }
    let seat = Seat::new(0);
    let before = session.willing(seat);
    let deeds = session.take_back_agreed(seat, 2, 0).expect("all agree");
    assert!(deeds.iter().all(|deed| deed.text == "undo agreed" && deed.seat == seat) && deeds.len() == 2);
    assert_eq!(session.willing(seat), before - 2);
    assert!(session.game().waiting().contains(&seat));
}

#[test]
fn an_answer_by_its_place_is_the_one_in_notation() {
    let mut by_text = session("clash-monumental", 2, Takebacks::Free);
    let mut by_place = by_text.clone();
    for _ in 0..60 {
        let seat = by_text.game().waiting()[0];
        let last = by_text.game().asked(seat).expect("asked").options - 1;
        let option = by_text.game().option(seat, last).expect("the last is there");
        assert_eq!(by_text.game().place(seat, &option.choice), Ok(last));
        by_text.answer(seat, &option.choice, 0).expect("listed");
        by_place.answer_index(seat, last, false, 0).expect("listed");
    }
    assert_eq!(by_text.game().record(true), by_place.game().record(true));
    let seat = by_place.game().waiting()[0];
    let options = by_place.game().asked(seat).expect("asked").options;
    let error = by_place.answer_index(seat, options, false, 0).expect_err("one too far");
    assert!(error.to_string().contains("is not possible now"), "{error}");
    assert_eq!(by_place.game().choices(), 60, "nothing has changed");
}

#[test]
fn a_match_without_a_host_is_resumed_with_what_could_make_itself() {
    let mut hosted = session("tempus", 4, Takebacks::Free);
    play(&mut hosted, &mut Rng::from_number(4), &[Orders::USUAL; 3], 150);
    let resumed = Session::resume(hosted.game(), 0);
    for seat in Seat::all(3) {
        assert_eq!(hosted.by_itself(Viewer::Seat(seat)), resumed.by_itself(Viewer::Seat(seat)));
    }
    assert_eq!(hosted.game().record(true), resumed.game().record(true));
}

#[test]
fn without_orders_nothing_makes_itself() {
    let mut session = session("tempus", 4, Takebacks::Free);
    let deeds = play(&mut session, &mut Rng::from_number(4), &vec![Orders::default(); 3], 150);
    assert!(deeds.iter().all(|(deed, _)| !deed.auto));
}

#[test]
fn what_is_ordered_is_declined_until_something_else_is_asked() {
    let (mut declined, mut ended) = (0, 0);
    for seed in 0..30 {
        let mut session = session("tempus", seed, Takebacks::Free);
        let mut rng = Rng::from_number(seed);
        let orders = vec![Orders { declines: true, ..Orders::default() }; 3];
        for _ in 0..400 {
            let Some(&seat) = session.game().waiting().first() else { break };
            let before = session.game().waiting();
            let options = session.game().asked(seat).expect("asked").options;
            session.answer_index(seat, rng.index(options), false, 0).expect("listed");
            declined += session.resolve(&orders, 0).len();
            for seat in session.orders_ended(&before, &orders) {
                ended += 1;
                assert!(session.ordered(seat, &orders[0]).is_none(), "what can be declined has been");
                assert!(!before.contains(&seat));
            }
        }
    }
    assert!(declined > 0 && ended > 0, "{declined} {ended}");
}

#[test]
fn turns_end_by_themselves_where_that_is_ordered() {
    let mut ended = [0; 2];
    for game in ["tempus", "mosaic", "clash-monumental"] {
        for seed in 0..4 {
            for (orders, ended) in
                [Orders::default(), Orders { ends: true, ..Orders::default() }].iter().zip(&mut ended)
            {
                let mut session = session(game, seed, Takebacks::Free);
                let deeds = play(&mut session, &mut Rng::from_number(seed), &vec![orders.clone(); 3], 150);
                *ended += deeds.iter().filter(|(deed, _)| deed.auto).count();
            }
        }
        assert!(ended[1] > 0, "{game}: a turn ends by itself");
        assert_eq!(ended[0], 0, "{game}: not without an order");
        ended[1] = 0;
    }
}

#[test]
fn what_is_declined_for_good_is_offered_no_more() {
    let (mut offered, mut waived) = (0, 0);
    for seed in 0..12 {
        let mut session = session("clash-monumental", seed, Takebacks::Free);
        let mut rng = Rng::from_number(seed);
        let mut orders = vec![Orders::default(); 3];
        let names: Vec<&str> = session.game().offers().iter().map(|what| what.id).collect();
        for _ in 0..1500 {
            let Some(&seat) = session.game().waiting().first() else { break };
            let asked = session.game().asked(seat).expect("asked");
            if let Some((what, declined)) = asked.offered {
                assert!(declined < asked.options && names.contains(&what), "{what}");
                assert!(!orders[seat.index()].waived.contains(what), "{what} is offered again");
                assert_eq!(session.ordered(seat, &orders[seat.index()]), None, "not without an order");
                orders[seat.index()].waived.insert(what.to_owned());
                assert_eq!(session.ordered(seat, &orders[seat.index()]), Some(declined));
                offered += 1;
            } else {
                session.answer_index(seat, rng.index(asked.options), false, 0).expect("listed");
            }
            waived += session.resolve(&orders, 0).len();
        }
    }
    assert!(offered > 0 && waived > offered, "{offered} were declined, {waived} times");
}

#[test]
fn a_clock_runs_only_for_whoever_is_waited_for() {
    let mut session = session("tempus", 1, Takebacks::Free);
    let pace = Pace::Clock(10);
    let first = session.game().waiting()[0];
    let other = Seat::all(3).find(|seat| !session.game().waiting().contains(seat)).expect("somebody waits");
    assert_eq!(session.clocks.due(pace, first), Some(10 * MINUTE));
    assert_eq!(session.clocks.due(pace, other), None);
    assert_eq!(session.clocks.left(pace, other, 3 * MINUTE), Some(10 * MINUTE));
    session.answer_index(first, 0, false, 4 * MINUTE).expect("listed");
    assert_eq!(session.clocks.left(pace, first, 4 * MINUTE), Some(6 * MINUTE));
    assert_eq!(session.clocks.left(Pace::None, first, 0), None);
    session.clocks.give_grace([2 * MINUTE]);
    let zero = Seat::new(0);
    let used = if first == zero { 4 * MINUTE } else { 0 };
    assert_eq!(session.clocks.left(pace, zero, 4 * MINUTE), Some(12 * MINUTE - used));
}

#[test]
fn days_are_counted_anew_for_each_move() {
    let mut session = session("tempus", 1, Takebacks::Free);
    let first = session.game().waiting()[0];
    assert_eq!(session.clocks.due(Pace::Days(3), first), Some(3 * DAY));
    assert_eq!(session.deadline(Pace::Days(3), |_| true), Some(3 * DAY));
    assert_eq!(session.deadline(Pace::Days(3), |seat| seat != first), None, "bots have all the time in the world");
    session.answer_index(first, 0, false, DAY).expect("listed");
    let next = session.game().waiting()[0];
    assert_eq!(session.clocks.due(Pace::Days(3), next), Some(4 * DAY));
}

#[test]
fn a_pace_is_read_as_it_is_written() {
    for pace in [Pace::None, Pace::Days(1), Pace::Days(60), Pace::Clock(1), Pace::Clock(1440)] {
        assert_eq!(pace.to_string().parse(), Ok(pace));
    }
    for wrong in ["", "days", "days-0", "days-61", "clock-1441", "clock-015", "clock--1", "weeks-1", "none-1"] {
        let error = wrong.parse::<Pace>().expect_err(wrong);
        assert!(error.to_string().contains("clock-1 to clock-1440"), "{error}");
    }
}
