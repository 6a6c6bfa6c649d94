//! C27.39 to C27.58: the Events of the Civilizations expansion.

use tessera_clash::board::{Mood, Side};
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;
use tessera_kernel::{Game, Rng, Viewer};

use crate::support::*;

fn table() -> Table<Civilizations> {
    peoples("romans", "greeks")
}

/// Plays on quietly until the Event is over.
fn over(mut play: Play<Civilizations>) -> Play<Civilizations> {
    play.pass_until(|play| play.state().event.is_none() && play.state().agenda.is_empty());
    play
}

/// Plays on quietly until somebody is asked something of this kind.
fn until(mut play: Play<Civilizations>, asked: fn(Prompt) -> bool) -> Play<Civilizations> {
    play.pass_until(|play| asked(play.prompt()));
    play
}

#[test]
fn c27_39_uprising() {
    let mut play = table().goods(RED, "c3m2").event(RED, "E39");
    assert!(matches!(play.prompt(), Prompt::Uprising));
    assert!(play.offers("pay c2m2") && play.offers("pay m1") && !play.offers("pay c3m2") && !play.offers("done"));
    play.choose("pay c2m1");
    assert_eq!((play.goods(RED).as_str(), play.half_points_of(RED, "events")), ("c1m1", 3));
    assert_eq!(play.view(BLUE).events_staying.len(), 1, "the tokens stay on the card");
    let none = over(table().goods(RED, "f2").event(RED, "E39"));
    assert_eq!(none.half_points_of(RED, "events"), 0);
}

#[test]
fn c27_40_envoy() {
    let mut play = over(table().goods(RED, "f2").goods(BLUE, "none").barbarians("B6", 1).event(RED, "E40"));
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("f2i1c1", "c1"));
    let wonder = play.view(BLUE).envoy.expect("a Wonder card lies open");
    let deck = play.state().wonders.len();
    play.choose("advance, learn engineering");
    play.choose("pay f2");
    assert!(matches!(play.prompt(), Prompt::TakeEnvoy { .. }));
    play.choose("yes");
    assert!(play.state().players[RED].wonders.has(wonder));
    assert_eq!((play.view(BLUE).envoy, play.state().wonders.len()), (None, deck));
    assert!(play.told(BLUE).contains(&Event::DrewWonder { seat: RED, wonder: Some(wonder), open: true }));
    assert!(play.view(BLUE).events_staying.is_empty(), "and the Envoy goes");
}

#[test]
fn c27_40_envoy_may_be_left_alone() {
    let mut play = over(table().goods(RED, "f2").barbarians("B6", 1).event(RED, "E40"));
    let (wonder, deck) = (play.view(BLUE).envoy, play.state().wonders.len());
    play.choose("advance, learn engineering, pay f2, no");
    assert_eq!((play.view(BLUE).envoy, play.state().wonders.len()), (wonder, deck - 1));
}

/// Red at D3 and Blue at D4 under a Solar Eclipse, Red to move.
fn darkness(red: &str, blue: &str) -> Play<Civilizations> {
    let table = table().without_units("D2").units(RED, "D3", red).units(BLUE, "D4", blue).advances(RED, "tactics");
    over(table.event(RED, "E41"))
}

#[test]
fn c27_41_solar_eclipse_parts_the_armies() {
    let play = darkness("i2", "i2").when("move, march D3, at D4, squad s0i2", |play| {
        play.state().battle.is_none() && play.units("D3").starts_with('i') && play.units("D4").starts_with('i')
    });
    assert_eq!((play.half_points_of(RED, "events"), play.half_points_of(BLUE, "events")), (0, 2), "nobody has won");
    assert!(play.view(RED).events_staying.is_empty() && play.view(RED).events_discard.last().is_some());
    assert!(!play.offers("march D3"), "they have fought");
}

#[test]
fn c27_41_solar_eclipse_rewards_the_winner() {
    let play =
        darkness("i4", "i1").fought("move, march D3, at D4, squad s0i4", |play| play.side("D4") == Side::from(RED));
    assert_eq!((play.half_points_of(RED, "events"), play.half_points_of(BLUE, "events")), (2, 0));
}

#[test]
fn c27_41_solar_eclipse_drives_barbarians_back() {
    let table = table().barbarians("D4", 2).units(RED, "D3", "i2");
    let play = table.next_event("E3").with_state(|state| {
        state.events_staying.insert(40);
        state.events = state.events.iter().copied().filter(|&card| card != 40).collect();
    });
    let drawn = play.event(RED, "E3").when("", |play| {
        play.state().battle.is_none() && play.state().events_discard.contains(&40) && play.units("D4").starts_with('i')
    });
    assert_eq!((drawn.side("D4"), drawn.half_points_of(RED, "events")), (Side::BARBARIANS, 2), "Red defends");
}

#[test]
fn c27_41_solar_eclipse_waits_for_a_fight() {
    let mut play = darkness("i1", "s1");
    play.choose("move, march D3, at D4");
    assert_eq!(play.view(RED).events_staying.len(), 1, "Settlers alone are no fight");
}

#[test]
fn c27_41_solar_eclipse_does_not_part_whoever_has_nowhere_to_go() {
    // A unit won over by Zoroastrianism fights those it leaves where it stands (C33.47).
    let table = table().people(RED, "persians").powers(RED, "zoroastrianism").city(RED, "D2", "temple academy");
    let table = table.units(BLUE, "D4", "i2").goods(RED, "none").with_state(|state| {
        state.events_staying.insert(40);
        state.events = state.events.iter().copied().filter(|&card| card != 40).collect();
    });
    let second = |event: &Event| matches!(event, Event::Rolled { round: 2, .. });
    let play = table.turn(RED).when("influence, at D4", |play| play.told(RED).iter().any(second));
    assert!(play.state().events_discard.contains(&40) || play.state().battle.is_some());
}

/// Red at D3 and a city of Blue's at D4 with a Trojan Horse about.
fn horse(defenders: &str) -> Play<Civilizations> {
    let table = table().without_units("D2").units(RED, "D3", "i3").advances(RED, "tactics").goods(RED, "w1c1");
    let table = table.city(BLUE, "D4", "").advances(BLUE, "tactics").cards(BLUE, "A6 A8");
    let table = if defenders.is_empty() { table } else { table.units(BLUE, "D4", defenders) };
    over(table.event(RED, "E42"))
}

#[test]
fn c27_42_trojan_horse() {
    let mut play = horse("i3");
    play.choose("move, march D3, at D4, squad s0i3");
    assert!(matches!(play.prompt(), Prompt::TrojanHorse { .. }));
    play.choose("yes");
    assert_eq!((play.goods(RED).as_str(), play.half_points_of(RED, "events")), ("none", 2));
    assert!(play.view(RED).events_staying.is_empty());
    let laid = play.told(RED).into_iter().any(|event| matches!(event, Event::TacticsLaid { seat: BLUE, .. }));
    assert!(!laid, "no tactics in the first round");
    assert!(play.told(RED).iter().any(|event| matches!(event, Event::Rolled { .. })));
    let again = horse("i3").when("move, march D3, at D4, squad s0i3, yes, fight", |play| {
        matches!(play.prompt(), Prompt::Tactics { round: 2, .. }) && play.who() == BLUE
    });
    assert!(again.offers("pass"), "in the second round Blue may play");
}

#[test]
fn c27_42_trojan_horse_waits_until_somebody_pays() {
    let mut play = horse("i3");
    play.choose("move, march D3, at D4, squad s0i3, no");
    assert!(matches!(play.prompt(), Prompt::Tactics { .. }) && play.view(RED).events_staying.len() == 1);
    let mut open = horse("");
    open.choose("move, march D3, at D4, squad s0i3");
    assert!(open.owner("D4") == Side::from(RED) && open.view(RED).events_staying.len() == 1, "nobody defends it");
}

#[test]
fn c27_43_guillotine() {
    let ask = |prompt: Prompt| matches!(prompt, Prompt::Guillotine);
    let mut play = until(table().leader(RED, "augustus", "D2").units(RED, "D4", "i1").event(RED, "E43"), ask);
    assert_eq!(play.units("D2"), "s1", "Augustus is gone");
    assert_eq!(play.options(), ["call caesar", "call sulla", "done"]);
    play.choose("call caesar");
    assert_eq!(play.offered("at"), ["D2", "D4"], "a city or an army");
    play.choose("at D4");
    assert_eq!(play.units("D4"), "i1l1");
    assert!(play.state().players[RED].leaders.is_empty() && play.state().players[BLUE].trophies.is_empty());
    let mut points = until(table().event(RED, "E43"), ask);
    points.choose("done");
    assert_eq!(points.half_points_of(RED, "events"), 4);
    let mut later = points;
    later.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    later.choose("recruit");
    assert_eq!(later.why_not("recruit leader"), Some("C30.7"));
}

#[test]
fn c27_43_guillotine_without_an_heir() {
    let play = over(table().with_state(|state| state.players[RED].leaders = Default::default()).event(RED, "E43"));
    assert_eq!(play.half_points_of(RED, "events"), 4);
}

#[test]
fn c27_44_anarchy() {
    let table = table().advances(RED, "writing philosophy voting free-economy").powers(RED, "provinces slave-trade");
    let mut play = over(table.goods(RED, "f2").event(RED, "E44"));
    assert!(!play.has(RED, "voting") && !play.has(RED, "free-economy"));
    assert_eq!((play.view(RED).players[RED].anarchy, play.half_points_of(RED, "events")), (3, 6));
    assert_eq!(play.view(RED).players[RED].powers.len(), 1, "Provinces came with a government");
    let cubes = play.state().players[RED].cubes;
    play.choose("advance, learn voting");
    assert_eq!((play.view(RED).players[RED].anarchy, play.state().players[RED].cubes), (2, cubes), "no event box");
    assert_eq!(play.view(RED).players[RED].powers.len(), 2, "and Provinces with it");
}

#[test]
fn c27_45_scientific_trade() {
    let ideas = |play: &Play<Civilizations>| [RED, BLUE].map(|seat| play.state().players[seat].goods.ideas);
    let towns =
        table().city(RED, "D2", "academy observatory").city(RED, "B2", "academy").city(RED, "C4", "observatory");
    assert_eq!(ideas(&over(towns.city(BLUE, "D7", "academy").event(RED, "E45"))), [3, 1], "one a city");
    assert_eq!(ideas(&over(table().event(RED, "E45"))), [2, 0]);
}

#[test]
fn c27_46_flourishing_trade() {
    let gold = |play: &Play<Civilizations>| [RED, BLUE].map(|seat| play.state().players[seat].goods.gold);
    let towns = table().city(RED, "D2", "market").city(RED, "B2", "market").city(RED, "D3", "market");
    let towns = towns.city(RED, "C2", "market").city(BLUE, "C7", "market").goods(RED, "f2").goods(BLUE, "f2");
    assert_eq!(gold(&over(towns.event(RED, "E46"))), [3, 1], "3 at most");
    assert_eq!(gold(&over(table().event(RED, "E46"))), [1, 0]);
}

#[test]
fn c27_47_era_of_stability() {
    let towns = table().city(RED, "D2", "temple obelisk").city(RED, "B2", "obelisk").city(BLUE, "D7", "temple");
    let mut play = until(towns.event(RED, "E47"), |prompt| matches!(prompt, Prompt::TakeTokens { .. }));
    assert_eq!((play.who(), play.options()), (RED, ["take m2", "take c1m1", "take c2"].map(str::to_owned).to_vec()));
    play.choose("take c1m1");
    assert_eq!((play.who(), play.options().len()), (BLUE, 2));
    play.choose("take m1");
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("f2c1m1", "f2m1"));
}

#[test]
fn c27_48_reformation() {
    let table = || table().city(RED, "D2", "temple").city(RED, "B2", "temple");
    let mut play = until(table().event(RED, "E48"), |prompt| matches!(prompt, Prompt::Convert { .. }));
    assert_eq!((play.who(), play.offered("at")), (BLUE, ["B2", "D2"].map(str::to_owned).to_vec()));
    play.choose("at B2");
    assert_eq!((play.colour("B2", "temple"), play.colour("D2", "temple")), (Side::from(BLUE), Side::from(RED)));
}

#[test]
fn c27_48_reformation_is_passed_on() {
    let play = over(table().city(BLUE, "D7", "temple").event(RED, "E48"));
    assert_eq!(play.colour("D7", "temple"), Side::from(RED), "Blue carries it out");
    let nobody = over(table().building(BLUE, "D2", "temple").event(RED, "E48"));
    assert_eq!(nobody.colour("D2", "temple"), Side::from(BLUE));
}

#[test]
fn c27_49_pandemics() {
    let towns = || {
        let table = table().city(RED, "B2", "").city(RED, "C4", "").city(RED, "E4", "").city(RED, "B6", "");
        table.goods(RED, "g1c1").cards(RED, "A5 O3 E21").leader(RED, "sulla", "D2")
    };
    let lose = |prompt: Prompt| matches!(prompt, Prompt::LoseThing { .. });
    let mut play = until(towns().event(RED, "E49"), lose);
    let all = ["lose D2 settler", "lose D2 leader", "pay g1", "pay c1", "card A5", "person E21", "objective O3"];
    assert_eq!(play.options(), all);
    play.choose("card A5");
    assert!(matches!(play.prompt(), Prompt::LoseThing { left: 1 }), "five cities, two things");
    play.choose("objective O3");
    assert_eq!((play.hand(RED), play.goods(RED)), ("E21".to_owned(), "g1c1".to_owned()));
    assert!(play.told(BLUE).iter().any(|event| matches!(event, Event::Discarded { seat: RED, .. })));
    let clean = over(towns().advances(RED, "sanitation").event(RED, "E49"));
    assert_eq!(clean.hand(RED), "A5 O3 E21");
    let small = over(table().goods(RED, "g1").event(RED, "E49"));
    assert_eq!(small.goods(RED), "g1", "a single city");
}

#[test]
fn c27_50_black_death() {
    let mut play =
        table().units(RED, "D2", "i2c2").units(RED, "D3", "i2e1").advances(RED, "sanitation").event(RED, "E50");
    assert!(matches!(play.prompt(), Prompt::LoseUnit));
    play.choose("lose D2 infantry, lose D2 settler");
    assert_eq!((play.units("D2").as_str(), play.half_points_of(RED, "events")), ("i1c2", 4), "8 units, 2 lost");
    let mut travelled = table().units(RED, "D2", "i3").advances(RED, "roads").event(RED, "E50");
    travelled.choose("lose D2 infantry, lose D2 infantry");
    assert_eq!(travelled.half_points_of(RED, "events"), 4, "one more for a traveller");
    let few = over(table().units(RED, "D2", "i2").event(RED, "E50"));
    assert_eq!(few.units("D2"), "s1i2");
}

#[test]
fn c27_51_vermin() {
    let stored = || table().advances(RED, "storage").advances(BLUE, "storage");
    let play = over(stored().goods(RED, "f3").goods(BLUE, "g3").event(RED, "E51"));
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("f2", "g3"), "gold will not do");
    assert_eq!((play.mood("D2"), play.mood("D7")), (Mood::Happy, Mood::Angry));
    let watered = over(stored().goods(RED, "none").advances(RED, "irrigation").event(RED, "E51"));
    assert_eq!(watered.mood("D2"), Mood::Happy);
}

#[test]
fn c27_52_drought() {
    let dry = || table().city(RED, "D3", "").city(RED, "E4", "").city(RED, "C7", "").advances(RED, "storage");
    let fed = over(dry().goods(RED, "f7").event(RED, "E52"));
    assert_eq!(fed.goods(RED), "f4", "3 at most");
    let mut hungry = dry().city(RED, "F5", "happy").goods(RED, "f1g5").event(RED, "E52");
    assert_eq!(hungry.offered("at"), ["C7", "D2", "D3", "E4"], "F5 lies at no Desert");
    hungry.choose("at E4");
    assert_eq!((hungry.mood("E4"), hungry.goods(RED).as_str()), (Mood::Angry, "g5"));
    let watered = over(dry().advances(RED, "irrigation").goods(RED, "f7").event(RED, "E52"));
    assert_eq!(watered.goods(RED), "f7");
}

#[test]
fn c27_53_fire() {
    let woods = || table().city(RED, "D4", "happy").city(RED, "C2", "happy").city(BLUE, "D5", "happy").goods(RED, "f2");
    let mut play = woods().event(RED, "E53");
    assert_eq!(play.offered("at"), ["C2", "D4"]);
    play.choose("at D4");
    assert_eq!([play.mood("D4"), play.mood("D5"), play.mood("C2")], [Mood::Neutral, Mood::Neutral, Mood::Happy]);
    let mut myths = woods().advances(BLUE, "myths").goods(BLUE, "m1").event(RED, "E53");
    myths.choose("at D4");
    assert_eq!(myths.who(), BLUE);
    myths.choose("yes");
    assert_eq!([myths.mood("D4"), myths.mood("D5")], [Mood::Neutral, Mood::Happy]);
    let barbarians = over(table().city(RED, "D4", "happy").barbarians("D5", 1).event(RED, "E53"));
    assert_eq!(barbarians.mood("D5"), Mood::Angry, "whoever owns it");
    assert_eq!(over(table().goods(RED, "w2").event(RED, "E53")).goods(RED), "w1g2", "no city in a Forest");
}

#[test]
fn c27_54_a_successful_year() {
    let food = |table: Table<Civilizations>| {
        let table = table.goods(RED, "none").goods(BLUE, "none").advances(BLUE, "storage");
        let play = over(table.event(RED, "E54"));
        [RED, BLUE].map(|seat| play.state().players[seat].goods.food)
    };
    assert_eq!(food(table().city(RED, "B2", "").city(RED, "B6", "").city(RED, "C4", "")), [0, 3]);
    assert_eq!(food(table()), [1, 1]);
}

#[test]
fn c27_55_great_architect() {
    let town = |goods: &str| {
        let table = table().city(RED, "D2", "happy").city(RED, "B2", "neutral").advances(RED, "engineering storage");
        table.goods(RED, goods).wonder_card(RED, "statue").cards(RED, "E55")
    };
    let mut play = town("f3o5w4c2").turn(RED);
    assert_eq!(play.why_not("construct"), Some("C8.1"), "Monuments are not known");
    play.choose("person E55");
    assert_eq!(play.options(), ["wonder D2 statue"], "a Happy city, as usual");
    play.choose("wonder D2 statue");
    assert_eq!((play.goods(RED).as_str(), play.size("D2")), ("none", 2));
    play.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert!(matches!(play.prompt(), Prompt::Turn { actions: 3 }) && play.hand(RED).starts_with('O'));
    assert_eq!(play.state().board.city(at("D2")).expect("a city").activations, 1, "the city is activated");
    assert_eq!(town("f3o5w4c1").turn(RED).why_not("person E55"), Some("C8.1"), "it still costs 2 culture");
    let ignorant = town("f3o5w4c2").with_state(|state| {
        state.players[RED].advances.remove("engineering".parse().expect("an advance"));
    });
    assert!(!ignorant.turn(RED).offers("person E55"), "Engineering is needed");
}

#[test]
fn c27_56_great_athlete() {
    let mut play = table().cards(RED, "E56").goods(RED, "c1m2").turn(RED);
    play.choose("person E56, learn arts");
    assert_eq!(play.options(), ["take m1", "take m2", "take c1", "take c2", "done"]);
    play.choose("take c2");
    assert_eq!((play.goods(RED).as_str(), play.hand(RED).as_str()), ("c4", ""));
}

/// Red has taken the Great Diplomat, with so much culture left; Red and Blue stand beside each other, on land and at sea.
fn diplomat(culture: u8, blue: &str) -> Play<Civilizations> {
    let table = table().without_units("D2").units(RED, "D3", "i2").units(BLUE, "D4", "i1").advances(RED, "tactics");
    let table = table.units(RED, "F6", "n1").units(BLUE, "E7", "n1").advances(BLUE, "tactics");
    let table = table.goods(RED, &format!("c{}", culture + 1)).goods(BLUE, blue);
    let mut play = until(table.event(RED, "E57"), |prompt| matches!(prompt, Prompt::TakePerson { .. }));
    play.choose("yes");
    play
}

#[test]
fn c27_57_great_diplomat() {
    let mut play = diplomat(1, "f2");
    let embassy = play.view(BLUE).embassy.expect("a Diplomat");
    assert_eq!((embassy.owner, embassy.with, play.hand(RED).as_str()), (RED, BLUE, ""));
    play.choose("move, march D3");
    assert_eq!(play.why_not("at D4"), Some("C27.57"));
    let mut sea = diplomat(1, "f2");
    sea.choose("move");
    assert!(!sea.offers("sail F6"), "E7 is all there is to sail to");
    let mut open = diplomat(2, "f2");
    open.choose("move, sail F6");
    assert!(open.offers("at E7"), "whoever can pay may attack there");
    let mut paid = diplomat(2, "f2");
    paid.choose("move, march D3, at D4, squad s0i2");
    assert_eq!((paid.goods(RED).as_str(), paid.view(BLUE).embassy), ("none", None));
    assert!(paid.view(BLUE).events_discard.last().is_some_and(|card| card.to_string() == "E57"));
}

#[test]
fn c27_57_great_diplomat_binds_the_other_too() {
    let mut play = diplomat(0, "c2");
    play.choose("end, move, march D4");
    assert!(play.offers("at D3"));
    play.choose("at D3");
    assert_eq!((play.goods(BLUE).as_str(), play.view(BLUE).embassy), ("none", None));
    let mut poor = diplomat(0, "c1");
    poor.choose("end, move, march D4");
    assert_eq!(poor.why_not("at D3"), Some("C27.57"));
}

#[test]
fn c27_57_great_diplomat_is_sent_home() {
    let mut play = diplomat(0, "c2");
    play.choose("person E57");
    assert!(matches!(play.prompt(), Prompt::Turn { actions: 2 }) && play.view(BLUE).embassy.is_none());
    play.choose("move, march D3");
    assert!(play.offers("at D4"));
    let mut blue = diplomat(0, "c2");
    blue.choose("end");
    assert!(!blue.offers("person E57"), "it is Red's");
}

#[test]
fn c27_57_new_ships_keep_the_peace_too() {
    let table = |goods: &str| {
        let table = table().city(RED, "F7", "port").units(BLUE, "F6", "n1").goods(RED, goods);
        table.with_state(|state| {
            state.board.city_mut(at("F7")).port = at("F6").index();
            state.events_staying.insert(56);
            state.events = state.events.iter().copied().filter(|&card| card != 56).collect();
            state.embassy = Some(tessera_clash::state::Embassy { owner: BLUE, with: RED });
        })
    };
    let mut poor = table("w2f2").turn(RED);
    poor.choose("recruit, at F7");
    assert_eq!(poor.why_not("recruit ship"), Some("C27.57"));
    let mut paid = table("w2c2").turn(RED);
    paid.choose("recruit, at F7?, recruit ship");
    assert_eq!((paid.goods(RED).as_str(), paid.view(BLUE).embassy), ("none", None));
}

#[test]
fn c27_58_great_seer() {
    let mut play = table().cards(RED, "E58").goods(RED, "f2").goods(BLUE, "f2").turn(RED);
    play.choose("person E58");
    let open = play.options();
    assert_eq!((open.len(), matches!(play.prompt(), Prompt::Foretell { to: RED })), (2, true));
    assert!(play.view(BLUE).looked_at.is_empty());
    play.choose(&open[0]);
    let mine = open[0].replace("objective ", "");
    let theirs = open[1].replace("objective ", "");
    let known: Vec<String> = play.view(RED).promises.iter().map(|(_, card)| card.to_string()).collect();
    assert_eq!(known, [mine.clone(), theirs.clone()], "Red knows both");
    assert!(play.view(BLUE).promises.is_empty() && play.view(BLUE).players[BLUE].promised, "Blue knows of one");
    play.choose("advance, learn writing");
    assert!(play.hand(RED).contains(&mine) && !play.view(BLUE).players[RED].promised);
    play.choose("end, advance, learn writing");
    assert!(play.hand(BLUE).contains(&theirs));
}

#[test]
fn c27_58_what_is_promised_is_imagined_by_those_who_do_not_know_it() {
    let mut play = table().cards(RED, "E58").turn(RED);
    play.choose("person E58");
    let first = play.options()[0].clone();
    play.choose(&first);
    let promised = |viewer, seed| {
        let mut state = play.state().clone();
        Clash::redeal(&mut state, Viewer::Seat(viewer), &mut Rng::from_number(seed));
        Clash::check(&state).expect("a position");
        [RED, BLUE].map(|seat| state.players[seat].promised.map(|promise| promise.card))
    };
    let real = [RED, BLUE].map(|seat| play.state().players[seat].promised.map(|promise| promise.card));
    assert!((0..20).all(|seed| promised(RED, seed) == real), "Red knows them");
    assert!((0..20).any(|seed| promised(BLUE, seed) != real), "Blue does not");
}

#[test]
fn c27_57_a_charmed_city_costs_both() {
    let table = |goods: &str| {
        let table = peoples("romans", "egyptians").without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
        let table = table.city(BLUE, "D4", "").leader(BLUE, "cleopatra", "D7").goods(RED, goods);
        table.with_state(|state| {
            state.board.city_mut(at("D4")).charms = 1;
            state.events_staying.insert(56);
            state.events = state.events.iter().copied().filter(|&card| card != 56).collect();
            state.embassy = Some(tessera_clash::state::Embassy { owner: BLUE, with: RED });
        })
    };
    let mut poor = table("c2").turn(RED);
    poor.choose("move, march D3");
    assert!(!poor.offers("at D4"));
    let mut paid = table("c3").turn(RED);
    paid.choose("move, march D3, at D4");
    assert_eq!((paid.owner("D4"), paid.state().players[RED].goods.culture), (Side::from(RED), 0));
}

#[test]
fn c27_50_what_is_undone_does_not_score() {
    let table = peoples("aztecs", "greeks").units(RED, "D2", "i2").leader(RED, "marqzen", "D2");
    let mut play = table.event(RED, "E50");
    play.choose("lose D2 infantry, yes");
    assert_eq!((play.units("D2").as_str(), play.half_points_of(RED, "events")), ("s1i2l1", 0));
}

#[test]
fn c27_41_solar_eclipse_rewards_the_defender_when_both_are_gone() {
    let gone = |play: &Play<Civilizations>| play.units("D4").is_empty() && play.units("D3").is_empty();
    let play = darkness("i1", "i1").fought("move, march D3, at D4", gone);
    assert_eq!((play.half_points_of(RED, "events"), play.half_points_of(BLUE, "events")), (0, 2));
    assert!(play.view(RED).events_staying.is_empty());
}

#[test]
fn c27_41_solar_eclipse_does_not_darken_the_sea() {
    let table = table().units(RED, "F6", "n1").units(BLUE, "E7", "n1").with_state(|state| {
        state.events_staying.insert(40);
        state.events = state.events.iter().copied().filter(|&card| card != 40).collect();
    });
    let mut play = table.turn(RED);
    play.choose("move, sail F6, at E7");
    play.pass_until(|play| play.state().battle.is_none());
    assert_eq!(play.view(RED).events_staying.len(), 1, "a Naval battle is no Combat");
}

#[test]
fn c27_44_the_last_cube_of_anarchy() {
    let table = table().advances(RED, "writing philosophy").goods(RED, "f4").with_state(|state| {
        state.players[RED].anarchy = 1;
        state.events_staying.insert(43);
        state.events = state.events.iter().copied().filter(|&card| card != 43).collect();
    });
    let mut play = table.turn(RED);
    let cubes = play.state().players[RED].cubes;
    play.choose("advance, learn voting");
    assert_eq!((play.state().players[RED].anarchy, play.half_points_of(RED, "events")), (0, 0));
    assert_eq!(play.state().players[RED].cubes, cubes, "from the card");
    play.choose("advance, learn free-economy");
    assert_eq!(play.state().players[RED].cubes, cubes - 1, "from the event box again");
}

#[test]
fn c27_43_guillotine_without_a_place() {
    let play = over(table().units(RED, "D2", "i4").event(RED, "E43"));
    assert_eq!(play.half_points_of(RED, "events"), 4, "there are Leaders, but no room for one");
    assert!(play.state().players[RED].leader.is_none() && play.state().players[RED].leaders.is_empty());
}

#[test]
fn c27_40_the_envoy_serves_anybody() {
    let mut play = over(table().goods(RED, "f2").goods(BLUE, "f2").barbarians("B6", 1).event(RED, "E40"));
    let wonder = play.view(BLUE).envoy.expect("a Wonder card lies open");
    play.choose("end, advance, learn engineering");
    play.choose("pay f2?");
    assert!(play.who() == BLUE && matches!(play.prompt(), Prompt::TakeEnvoy { .. }));
    play.choose("yes");
    assert!(play.state().players[BLUE].wonders.has(wonder));
}

#[test]
fn c27_58_whoever_waits_for_a_card_gets_no_other() {
    let waiting = |state: &mut tessera_clash::state::State| {
        let card = tessera_clash::cards::objectives::ObjectiveCard::new(state.objectives.pop().expect("a card"));
        state.players[BLUE].promised = Some(tessera_clash::state::Promise { card, by: BLUE });
    };
    let mut play = table().cards(RED, "E58").with_state(waiting).turn(RED);
    let (before, deck) = (play.state().players[BLUE].promised, play.state().objectives.len());
    play.choose("person E58");
    assert!(matches!(play.prompt(), Prompt::Turn { .. }), "the one card can only be Red's");
    assert_eq!((play.state().players[BLUE].promised, play.state().objectives.len()), (before, deck - 1));
    assert!(play.state().players[RED].promised.is_some());
}

#[test]
fn c27_2_a_ship_whose_cargo_finds_no_other_cannot_be_chosen() {
    let losses = |ships: &str| table().units(RED, "F4", ships).event(RED, "E2").offered("lose");
    assert_eq!(losses("n1s1"), ["D2 settler", "F4 settler"]);
    assert_eq!(losses("n2s1"), ["D2 settler", "F4 settler", "F4 ship"]);
}
