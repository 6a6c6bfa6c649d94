//! What each edition does, where the rules say that they differ and no other test says both: C1 to C28.

use tessera_clash::board::{Mood, Side};
use tessera_clash::components::advances::Advance;
use tessera_clash::components::buildings::Unit;
use tessera_clash::edition::Edition;
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;
use tessera_kernel::Game;

use crate::support::*;

/// What both editions give, the Monumental Edition first.
fn both<T>(new: impl Fn() -> T, old: impl Fn() -> T) -> (T, T) {
    (new(), old())
}

#[test]
fn c1_11_wonder_cards_are_secret_in_monumental_only() {
    let new = monumental().wonder_card(RED, "wall").turn(RED);
    let old = of_2012().wonder_card(RED, "wall").turn(RED);
    assert!(new.view(BLUE).players[RED].reserved.is_empty() && new.view(BLUE).players[RED].wonders == 1);
    assert_eq!(old.view(BLUE).players[RED].reserved.len(), 1, "a reserved one lies open");
}

#[test]
fn c5_2_five_advances_need_another_in_2012_only() {
    let pairs = [
        (Advance::Roads, Advance::Engineering),
        (Advance::Navigation, Advance::Cartography),
        (Advance::Currency, Advance::TradeRoutes),
        (Advance::Taxes, Advance::Currency),
        (Advance::Metallurgy, Advance::Medicine),
    ];
    for (advance, needed) in pairs {
        assert_eq!(advance.needs(Edition::Base2012), Some(needed));
        assert_eq!(advance.needs(Edition::Monumental), None);
    }
}

#[test]
fn c5_5_cubes_leave_the_event_box_in_monumental_only() {
    fn cubes<G: InEdition>() -> u8 {
        let mut play = Table::<G>::new().turn(RED);
        play.choose("advance, learn fishing");
        play.state().players[RED].cubes
    }
    assert_eq!(both(cubes::<Monumental>, cubes::<Base2012>), (2, 3));
}

#[test]
fn c5_7_levels_rise_in_2012_only_and_stop_at_eight() {
    fn level<G: InEdition>(before: u8) -> u8 {
        let mut play = Table::<G>::new().with_state(|state| state.players[RED].mood_level = before).turn(RED);
        play.choose("advance, learn fishing");
        play.state().players[RED].mood_level
    }
    assert_eq!((level::<Monumental>(0), level::<Base2012>(0), level::<Base2012>(8)), (0, 1, 8));
    let table = of_2012().with_state(|state| state.players[RED].mood_level = 8);
    let mut full = table.turn(RED);
    full.choose("advance, learn fishing");
    assert_eq!(full.state().players[RED].goods.mood, 1, "the token comes all the same");
}

#[test]
fn c5_8_events_come_at_three_five_and_seven() {
    for (before, comes) in [(2, true), (3, false), (4, true), (5, false), (6, true), (7, false)] {
        for (word, culture) in [("fishing", false), ("arts", true)] {
            let table = of_2012().next_event("E38").with_state(|state| {
                let player = &mut state.players[RED];
                *(if culture { &mut player.culture_level } else { &mut player.mood_level }) = before;
            });
            let mut play = table.turn(RED);
            play.choose(&format!("advance, learn {word}"));
            let drawn = play.told(RED).iter().any(|event| matches!(event, Event::EventDrawn { .. }));
            assert_eq!(drawn, comes, "{word} at {before}");
        }
    }
}

#[test]
fn c5_9_a_cards_advance_takes_no_cube_but_raises_a_level() {
    let mut new = monumental().cards(RED, "A1").goods(RED, "c1").turn(RED);
    new.choose("play A1, learn fishing");
    assert_eq!(new.state().players[RED].cubes, 3);
    let mut old = of_2012().cards(RED, "A1").goods(RED, "c1").turn(RED);
    old.choose("play A1, learn fishing");
    assert_eq!(old.state().players[RED].mood_level, 1);
}

#[test]
fn c5_10_a_second_government_is_bought_in_2012_only() {
    fn open<G: InEdition>() -> bool {
        let mut play = Table::<G>::new().advances(RED, "writing philosophy voting tactics draft").turn(RED);
        play.choose("advance");
        play.offers("learn nationalism")
    }
    assert_eq!(both(open::<Monumental>, open::<Base2012>), (false, true));
}

#[test]
fn c6_1_a_wonder_counts_for_the_size_in_monumental_only() {
    fn size<G: InEdition>() -> u8 {
        Table::<G>::new().wonder(RED, "D2", "statue").turn(RED).size("D2")
    }
    assert_eq!(both(size::<Monumental>, size::<Base2012>), (2, 1));
}

#[test]
fn c9_6_recruits_come_from_the_board_in_monumental_only() {
    fn open<G: InEdition>() -> bool {
        Table::<G>::new().units(RED, "C4", "s3").goods(RED, "f2").turn(RED).offers("recruit")
    }
    assert_eq!(both(open::<Monumental>, open::<Base2012>), (true, false));
}

#[test]
fn c11_6_nobody_awaits_explorers_in_monumental() {
    let mut play = Table::<Monumental>::tiles([19, 14, 20, 8, 11, 18, 16, 6]).turn(RED);
    play.choose("move, march D2");
    let first = play.options()[0].clone();
    play.choose(&first).pass_until(|play| matches!(play.prompt(), Prompt::Squad { .. } | Prompt::Turn { .. }));
    assert!(play.state().board.cities_of(Side::BARBARIANS).is_empty());
}

#[test]
fn c14_3_tactics_are_laid_face_down_in_monumental_only() {
    fn seen<G: InEdition>() -> bool {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i1").units(BLUE, "D4", "i1");
        let table = table.advances(RED, "tactics").advances(BLUE, "tactics").cards(RED, "A6").cards(BLUE, "A5");
        let mut play = table.turn(RED);
        play.choose("move, march D3, at D4, lay A6");
        play.view(BLUE).battle.expect("a battle").battle.cards[0].is_some()
    }
    assert_eq!(both(seen::<Monumental>, seen::<Base2012>), (false, true));
}

#[test]
fn c14_6_icons_count_in_monumental_only() {
    let mut rng = tessera_kernel::Rng::from_number(1);
    let mut icons =
        |edition| (0..60).filter(|_| tessera_clash::components::dice::roll(&mut rng, edition).icon.is_some()).count();
    assert!(icons(Edition::Monumental) > 0);
    assert_eq!(icons(Edition::Base2012), 0);
}

#[test]
fn c15_6_a_conquered_port_works_without_fishing_in_monumental_only() {
    fn open<G: InEdition>() -> bool {
        let mut play = Table::<G>::new().city(RED, "F3", "port").goods(RED, "w2").turn(RED);
        play.offers("recruit") && {
            play.choose("recruit");
            play.offers("at F3") || play.offers("recruit ship")
        }
    }
    assert_eq!(both(open::<Monumental>, open::<Base2012>), (true, false));
}

#[test]
fn c16_4_how_many_wonders_a_city_holds() {
    fn second<G: InEdition>(table: Table<G>) -> bool {
        let table = table.city(RED, "D2", "happy").city(RED, "B2", "").city(RED, "C4", "").goods(RED, "f7o7w7c7");
        let table = table.advances(RED, "storage engineering irrigation arts monuments").wonder(RED, "D2", "wall");
        let play = table.wonder_card(RED, "gardens").turn(RED);
        play.offers("construct") || play.offers("wonder D2 gardens")
    }
    assert_eq!((second(monumental()), second(of_2012())), (true, false));
}

#[test]
fn c17_8_a_raid_pays_nothing_and_hits_on_units_leave_the_mood() {
    let play = of_2012().barbarians("D4", 1).units(RED, "D2", "i4").city(RED, "D2", "happy").goods(RED, "none");
    let mut raid = play.event(RED, "E21");
    raid.pass_until(|play| play.state().event.is_none());
    assert_eq!((raid.mood("D2"), raid.state().players[RED].goods.gold), (Mood::Happy, 0));
}

#[test]
fn c17_11_what_beaten_barbarians_pay() {
    fn gold<G: InEdition>() -> u8 {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics");
        let play = table.goods(RED, "none").barbarians("D4", 2).turn(RED);
        let won = play.when("move, march D3, at D4, squad s0i4, fight, fight, yes", |play| {
            play.state().battle.is_none() && play.owner("D4") == Side::from(RED)
        });
        won.state().players[RED].goods.gold
    }
    assert_eq!(both(gold::<Monumental>, gold::<Base2012>), (2, 2), "1 for the Combat and 1 for the city; 1 each");
}

#[test]
fn c17_12_a_camp_taken_without_a_settlement() {
    fn gold<G: InEdition>() -> (u8, Side) {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
        let table = table.goods(RED, "none").barbarians("D4", 0).with_state(|state| {
            let player = &mut state.players[RED];
            player.buried_settlements = std::mem::take(&mut player.settlements);
        });
        let mut play = table.turn(RED);
        play.choose("move, march D3, at D4");
        (play.state().players[RED].goods.gold, play.owner("D4"))
    }
    assert_eq!(gold::<Monumental>(), (2, Side::NOBODY), "1 for the city and 1 for its piece");
    assert_eq!(gold::<Base2012>(), (1, Side::NOBODY), "razed");
}

#[test]
fn c19_5_the_status_phase_changes_governments_in_monumental_only() {
    fn asked<G: InEdition>() -> bool {
        let table = Table::<G>::new().advances(RED, "writing philosophy voting tactics draft").goods(RED, "c1m1");
        let mut play = table.status();
        play.pass_until(|play| matches!(play.prompt(), Prompt::Reform | Prompt::Turn { .. }));
        matches!(play.prompt(), Prompt::Reform)
    }
    assert_eq!(both(asked::<Monumental>, asked::<Base2012>), (true, false));
}

#[test]
fn c19_6_tokens_or_levels_choose_who_goes_first() {
    let table = of_2012().with_state(|state| state.players[BLUE].culture_level = 4).goods(RED, "none");
    let mut old = table.status();
    old.pass_until(|play| matches!(play.prompt(), Prompt::ChooseFirst));
    assert_eq!(old.who(), BLUE, "2012: the levels");
    let mut tied = monumental().goods(RED, "c9").goods(BLUE, "c9").status();
    tied.pass_until(|play| matches!(play.prompt(), Prompt::ChooseFirst));
    assert_eq!(tied.who(), RED, "Monumental: the first player chooses where they tie");
}

#[test]
fn c20_4_what_breaks_a_tie() {
    fn lines<G: InEdition>() -> Vec<String> {
        let play = Table::<G>::new().turn(RED);
        Clash::tie_breaks(play.state()).iter().map(|line| format!("{:?}", line.what)).collect()
    }
    let place = |lines: &[String], what: &str| lines.iter().position(|line| line.contains(what));
    let (new, old) = both(lines::<Monumental>, lines::<Base2012>);
    assert!(place(&new, "objectives") < place(&new, "wonders"));
    assert!(place(&old, "wonders") < place(&old, "objectives"));
}

#[test]
fn c22_6_a_reserved_wonder_is_closed_to_others() {
    let table = of_2012().goods(RED, "f8o8w8c8").advances(RED, "storage engineering irrigation");
    assert!(!table.wonder_card(BLUE, "gardens").turn(RED).offers("construct"));
}

#[test]
fn c22_13_writing_gives_its_cards_once() {
    let mut old = of_2012().advances(RED, "writing philosophy tactics draft").goods(RED, "f4").turn(RED);
    old.choose("advance, learn voting, pay f2?");
    assert_eq!(old.state().players[RED].actions.len(), 1);
    old.choose("advance, learn nationalism, pay f2?");
    assert_eq!(old.state().players[RED].actions.len(), 1, "not with a second government");
}

#[test]
fn c22_19_steel_weapons_hit_once_more_in_2012() {
    fn hits<G: InEdition>(foe: &str) -> Option<(u8, u8)> {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i1").units(BLUE, "D4", "i1");
        let table = table.advances(RED, "tactics steel-weapons metallurgy").advances(BLUE, foe);
        let mut play = table.turn(RED);
        play.choose("move, march D3, at D4");
        let told = play.told(RED);
        let value = told.iter().find_map(|event| match event {
            Event::Rolled { rolls, .. } => Some(rolls[0].value),
            _ => None,
        })?;
        told.iter().find_map(|event| match event {
            Event::Casualties { hits, .. } => Some((hits[1], value / 5)),
            _ => None,
        })
    }
    let old = hits::<Base2012>("").expect("a round");
    assert_eq!(old.0, old.1 + 1);
    let armed = hits::<Base2012>("steel-weapons").expect("a round");
    assert_eq!(armed.0, armed.1, "the enemy owns them too");
    let new = hits::<Monumental>("").expect("a round");
    assert_eq!(new.0, new.1, "Monumental: they add to the combat value");
}

#[test]
fn c22_44_forced_labor_builds_wonders_in_2012() {
    let table = of_2012().city(RED, "D2", "angry").goods(RED, "f8o8w8c8m1");
    let table = table.advances(RED, "storage engineering irrigation nationalism forced-labor");
    let mut play = table.wonder_card(RED, "gardens").turn(RED);
    assert!(!play.offers("wonder D2 gardens"));
    play.choose("use forced-labor");
    assert!(play.offers("wonder D2 gardens"));
}

#[test]
fn c22_45_dogmas_advance_may_be_declined_in_monumental_only() {
    fn declines<G: InEdition>() -> bool {
        let table = Table::<G>::new().city(RED, "B2", "").goods(RED, "f1o1w1");
        let mut play = table.advances(RED, "myths state-religion dogma").turn(RED);
        play.choose("construct, at D2, build temple, take m1");
        play.offers("done")
    }
    assert_eq!(both(declines::<Monumental>, declines::<Base2012>), (true, false));
}

#[test]
fn c22_47_conversion_needs_one_less_in_both() {
    fn wins<G: InEdition>() -> bool {
        let table = Table::<G>::new().city(RED, "D4", "temple academy").city(BLUE, "D6", "academy").goods(RED, "none");
        let play = table.advances(RED, "conversion").turn(RED);
        let four =
            |play: &Play<G>| play.told(RED).iter().any(|event| matches!(event, Event::InfluenceRolled { roll: 4, .. }));
        play.when("influence, at D6", four).colour("D6", "academy") == Side::from(RED)
    }
    assert_eq!(both(wins::<Monumental>, wins::<Base2012>), (true, true));
}

#[test]
fn c23_3_the_library_of_2012_gives_two_ideas() {
    let table = of_2012().goods(RED, "f8o8w8c8").advances(RED, "storage engineering writing philosophy");
    let mut play = table.wonder_card(RED, "library").turn(RED);
    play.choose("wonder D2 library");
    assert_eq!(play.state().players[RED].goods.ideas, 2);
}

#[test]
fn c23_4_the_lighthouse_of_2012_brings_a_ship() {
    let table = of_2012().city(RED, "B5", "port").goods(RED, "f8o8w8c8");
    let table = table.advances(RED, "storage engineering fishing cartography").wonder_card(RED, "lighthouse");
    let mut play = table.turn(RED);
    play.choose("wonder B5 lighthouse");
    let fleet = tessera_clash::components::board::spaces(play.state().board.units_of(RED));
    assert_eq!(fleet.map(|space| play.state().board.stack(space)[Unit::Ship]).sum::<u8>(), 1);
}

#[test]
fn c23_7_the_statue_of_2012_reaches_farther() {
    fn open<G: InEdition>(wonder: bool) -> bool {
        let table = Table::<G>::new().city(RED, "D4", "temple").city(BLUE, "D7", "academy");
        let table = if wonder { table.wonder(RED, "D4", "statue") } else { table };
        table.goods(RED, "none").turn(RED).offers("influence")
    }
    assert!(!open::<Base2012>(false) && open::<Base2012>(true), "three spaces with size 2");
}

#[test]
fn c24_7_the_spy_sees_wonder_cards_in_monumental_only() {
    fn spied<G: InEdition>() -> bool {
        Table::<G>::new().goods(RED, "c1").cards(RED, "A7").wonder_card(BLUE, "wall").turn(RED).offers("play A7")
    }
    assert_eq!(both(spied::<Monumental>, spied::<Base2012>), (true, false));
}

#[test]
fn c25_6_high_ground_gives_dice_in_2012_only() {
    fn further<G: InEdition>() -> bool {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i4").units(BLUE, "D4", "i4");
        let play = table.advances(RED, "tactics").cards(RED, "A9").turn(RED);
        let rolled = |play: &Play<G>| {
            play.told(RED).iter().find_map(|event| match event {
                Event::Rolled { rolls, .. } => Some(rolls[0].clone()),
                _ => None,
            })
        };
        let six = |play: &Play<G>| rolled(play).is_some_and(|roll| roll.dice[..4].iter().any(|die| die.value == 6));
        let seen = play.when("move, march D3, at D4, squad s0i4, lay A9", six);
        rolled(&seen).is_some_and(|roll| !roll.further.is_empty())
    }
    assert_eq!(both(further::<Monumental>, further::<Base2012>), (false, true));
}

#[test]
fn c27_1_pestilence_stops_wonders_in_2012_too() {
    let table = of_2012().goods(RED, "f8o8w8c8").advances(RED, "storage engineering irrigation");
    let table = table.wonder_card(RED, "gardens").with_state(|state| {
        state.events = state.events.iter().copied().filter(|&card| card != 0).collect();
        state.events_staying.insert(0);
    });
    let mut play = table.turn(RED);
    assert!(!play.offers("wonder D2 gardens"));
    play.choose("advance, learn sanitation, pay f2?");
    play.first_until_turn();
    assert!(play.offers("wonder D2 gardens"), "until one has Sanitation");
}

#[test]
fn c27_29_a_wonder_under_the_volcano() {
    fn points<G: InEdition>() -> (i32, i32) {
        let table = Table::<G>::new().city(RED, "B2", "").city(RED, "C4", "").city(RED, "B6", "");
        let mut play = table.wonder(RED, "D2", "statue").event(RED, "E29");
        play.choose("at D2");
        (play.half_points_of(RED, "wonders"), play.half_points_of(RED, "events"))
    }
    assert_eq!(points::<Monumental>(), (8, 4), "it scores as usual; the Settlement scores 2");
    assert_eq!(points::<Base2012>(), (0, 8), "its piece scores 2 like the Settlement");
}

#[test]
fn c27_30_an_earthquake_takes_wonders_in_monumental_only() {
    fn taken<G: InEdition>() -> bool {
        let table = Table::<G>::new().city(RED, "B2", "").city(RED, "C4", "");
        table.wonder(RED, "D2", "statue").event(RED, "E30").offers("wonder D2 statue")
    }
    assert_eq!(both(taken::<Monumental>, taken::<Base2012>), (true, false));
}

#[test]
fn c28_3_the_second_free_advance_takes_no_cube() {
    let mut play = Table::<Monumental>::options("length=short").status();
    play.pass_until(|play| !matches!(play.prompt(), Prompt::StatusObjectives));
    play.choose("learn fishing, learn fishing, learn tactics, learn tactics");
    assert_eq!(play.state().players[RED].cubes, 2, "the first took one");
}

#[test]
fn c28_5_a_wonderful_end_has_objectives_in_monumental_only() {
    fn phase<G: InEdition>(options: &str) -> bool {
        let table = Table::<G>::options(options).with_state(|state| {
            state.age = 7;
            state.ending = true;
        });
        let play =
            table.with_state(|state| state.phase = tessera_clash::state::Phase::Turns { served: 2 }).cards(RED, "O1");
        let play = play.begin();
        play.game.outcome().is_some()
    }
    let over = both(|| phase::<Monumental>("length=wonder"), || phase::<Base2012>("length=wonder"));
    assert_eq!(over, (false, true), "2012 is scored at once");
}
