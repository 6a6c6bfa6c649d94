//! C19: the Status phase.

use tessera_clash::board::Side;
use tessera_clash::prompt::Prompt;
use tessera_clash::state::Phase;

use crate::support::*;

fn until<G: InEdition>(play: &mut Play<G>, step: u8) {
    play.pass_until(|play| matches!(play.state().phase, Phase::Status { step: now, .. } if now >= step));
}

#[test]
fn c19_1_objectives_first() {
    let mut play = monumental().cards(RED, "O7").goods(RED, "i5").status();
    assert_eq!(play.options(), ["done", "claim O7 upper"]);
    play.choose("claim O7 upper");
    assert_eq!(play.goods(RED), "i3");
    assert_eq!(play.half_points_of(RED, "objectives"), 4);
}

#[test]
fn c19_2_a_free_advance_each() {
    let mut play = monumental().goods(RED, "none").status();
    assert!(matches!(play.prompt(), Prompt::LearnFree));
    assert_eq!(play.who(), RED);
    play.choose("learn fishing");
    assert_eq!(play.state().players[RED].cubes, 2, "the cube comes from the event box");
    assert_eq!(play.who(), BLUE);
}

#[test]
fn c19_3_an_action_and_an_objective_card_each() {
    let mut play = monumental().status();
    play.choose("learn fishing, learn fishing");
    until(&mut play, 4);
    for seat in [RED, BLUE] {
        let player = &play.state().players[seat];
        assert_eq!((player.actions.len(), player.objectives.len()), (1, 1));
    }
}

#[test]
fn c19_4_a_small_city_may_be_razed() {
    let mut play = monumental().city(RED, "B2", "").goods(RED, "none").status();
    play.choose("learn fishing, learn fishing");
    until(&mut play, 4);
    assert_eq!(play.options(), ["at B2", "at D2", "done"]);
    play.choose("at B2");
    assert_eq!(play.owner("B2"), Side::NOBODY);
    assert_eq!(play.goods(RED), "g1m1");
}

#[test]
fn c19_5_the_government_may_change_in_monumental() {
    let owned = "writing philosophy tactics draft voting free-economy";
    let mut play = monumental().advances(RED, owned).goods(RED, "c1m1").status();
    play.choose("learn fishing, learn fishing");
    until(&mut play, 5);
    assert!(matches!(play.prompt(), Prompt::Reform), "{:?}", play.prompt());
    assert_eq!(play.offered("govern"), ["autocracy"]);
    play.choose("govern autocracy");
    assert_eq!(play.offered("learn"), ["absolute-power", "forced-labor", "totalitarianism"]);
    play.choose("learn forced-labor");
    assert!(play.has(RED, "nationalism") && play.has(RED, "forced-labor") && !play.has(RED, "voting"));
    assert_eq!(play.goods(RED), "m1", "one mood came with Fishing");
}

#[test]
fn c19_6_the_merriest_chooses_who_goes_first() {
    let mut play = monumental().goods(RED, "none").goods(BLUE, "c5").status();
    play.choose("learn tactics, learn tactics");
    until(&mut play, 6);
    assert!(matches!(play.prompt(), Prompt::ChooseFirst));
    assert_eq!(play.who(), BLUE);
    play.choose("seat 1");
    assert_eq!(play.state().first, BLUE);
    let mut tied = of_2012().status();
    tied.choose("learn tactics, learn tactics");
    tied.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert_eq!(tied.state().first, RED, "2012: the order stays where the first player is among the tied");
}
