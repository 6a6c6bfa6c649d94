//! What three and four players make different: opponents are chosen, and there is somebody to the left.

use tessera_clash::components::board::Space;
use tessera_clash::components::buildings::Building;
use tessera_clash::prompt::Prompt;
use tessera_kernel::Seat;

use crate::support::*;

/// The third seat.
const GREEN: Seat = Seat::new(2);

/// Plays on quietly until somebody is asked something of this kind.
fn until(mut play: Play<Civilizations>, asked: fn(Prompt) -> bool) -> Play<Civilizations> {
    play.pass_until(|play| asked(play.prompt()));
    play
}

/// Land spaces beside a Sea space, of which there are three at least.
fn coast(table: &Table<Civilizations>) -> (Space, Vec<Space>) {
    let free = |space: &Space| table.state.board.city(*space).is_none();
    let land = |sea: Space| {
        let around = sea.around().and(table.state.board.land()).into_iter().map(Space::new);
        around.filter(free).collect::<Vec<_>>()
    };
    let seas = table.state.board.sea().into_iter().map(Space::new);
    seas.map(|sea| (sea, land(sea))).find(|(_, land)| land.len() >= 3).expect("a bay")
}

#[test]
fn c27_40_the_envoy_lets_one_opponent_gain() {
    let asked = |prompt: Prompt| matches!(prompt, Prompt::ChooseOpponent);
    let table = many(3).goods(RED, "none").goods(BLUE, "none").goods(GREEN, "none");
    let mut play = until(table.event(RED, "E40"), asked);
    assert_eq!((play.who(), play.offered("seat")), (RED, vec!["1".to_owned(), "2".to_owned()]));
    play.choose("seat 2");
    let culture = [RED, BLUE, GREEN].map(|seat| play.state().players[seat].goods.culture);
    assert_eq!(culture, [1, 0, 1]);
}

#[test]
fn c27_48_the_reformation_names_an_opponent() {
    let asked = |prompt: Prompt| matches!(prompt, Prompt::ChooseOpponent);
    let temple = |seat: Seat| {
        let table = many(4);
        let home = table.state.players[seat].start.to_string();
        (table.building(seat, &home, "temple"), home)
    };
    let (table, home) = temple(RED);
    let mut play = until(table.event(RED, "E48"), asked);
    assert_eq!(play.offered("seat"), ["1", "2", "3"]);
    play.choose("seat 2");
    assert!(play.colour(&home, "temple").is(GREEN));
    let (table, home) = temple(GREEN);
    let mut passed = until(table.event(RED, "E48"), asked);
    assert_eq!(
        (passed.who(), passed.offered("seat")),
        (GREEN, ["0", "1", "3"].map(str::to_owned).to_vec()),
        "in Red's place"
    );
    passed.choose("seat 3");
    assert!(passed.colour(&home, "temple").is(Seat::new(3)));
}

#[test]
fn c27_57_the_great_diplomat_goes_to_one_opponent() {
    let asked = |prompt: Prompt| matches!(prompt, Prompt::TakePerson { .. });
    let mut play = until(many(3).goods(RED, "c1").event(RED, "E57"), asked);
    play.choose("yes");
    assert_eq!(play.offered("seat"), ["1", "2"]);
    play.choose("seat 2");
    let embassy = play.view(BLUE).embassy.expect("a Diplomat");
    assert_eq!((embassy.owner, embassy.with), (RED, GREEN));
}

#[test]
fn c27_58_the_great_seer_has_a_card_for_each() {
    let mut play = many(3).cards(RED, "E58").turn(RED);
    play.choose("person E58");
    for (to, left) in [(RED, 3), (BLUE, 2)] {
        assert_eq!((play.prompt(), play.options().len()), (Prompt::Foretell { to }, left));
        let first = play.options()[0].clone();
        play.choose(&first);
    }
    assert!([RED, BLUE, GREEN].into_iter().all(|seat| play.state().players[seat].promised.is_some()));
    assert!(play.state().looked_at.is_empty());
}

#[test]
fn c32_5_the_raid_goes_round_from_whoever_drew_it() {
    let table = many(3);
    let (sea, land) = coast(&table);
    let table = [RED, BLUE, GREEN]
        .into_iter()
        .zip(land)
        .fold(table, |table, (seat, space)| table.city(seat, &space.to_string(), "").goods(seat, "f1o1"));
    let mut play = table.pirates(&sea.to_string(), 1).event(BLUE, "E45");
    let mut raided = Vec::new();
    for _ in 0..20 {
        let raid = matches!(play.prompt(), Prompt::PirateRaid);
        if raid {
            raided.push(play.who());
        }
        if matches!(play.prompt(), Prompt::Turn { .. }) {
            break;
        }
        let first = play.options()[0].clone();
        play.choose(&first);
    }
    assert_eq!(raided, [BLUE, GREEN, RED]);
}

#[test]
fn c17_10_the_player_to_the_left_chooses_the_barbarians_losses() {
    let table = many(3);
    let home = table.state.players[RED].start;
    let near = home.around().and(table.state.board.land()).into_iter().map(Space::new);
    let near: Vec<Space> = near.filter(|space| table.state.board.city(*space).is_none()).collect();
    let (from, to) = (home.to_string(), near[0].to_string());
    let play = table.units(RED, &from, "i4").wild(&to, "i1c1e1").advances(RED, "tactics").turn(RED);
    let chosen = play.when(&format!("move, march {from}, at {to}, squad s0i4"), |play| {
        matches!(play.prompt(), Prompt::Fall { .. }) && play.offers("lose elephant")
    });
    assert_eq!((chosen.who(), chosen.options().len()), (BLUE, 3));
}

#[test]
fn c29_3_start_regions_on_every_board() {
    use tessera_clash::components::terrain::Terrain::{Forest, Grassland, Mountain, Sea};
    for seats in [3, 4] {
        for seed in 0..4 {
            let setup = tessera_kernel::Setup {
                options: "civilizations=free".parse().expect("options"),
                ..Civilizations::setup(seats)
            };
            let setup = setup.checked::<Clash>().expect("playable");
            let state = <Clash as tessera_kernel::Game>::setup(&setup, tessera_kernel::Rng::from_number(seed));
            let mut play: Play<Civilizations> = Play::of(tessera_kernel::Match::from_state(setup, state));
            let seat = play.who();
            play.choose("people vikings");
            let (state, layout) = (play.state(), layout(seats));
            let start = state.players[seat].start;
            let ground = layout.regions[layout.region(start)].map(|space| state.board.terrain(space));
            assert_eq!(ground, [Grassland, Mountain, Forest, Sea].map(Some));
            assert_eq!(layout.regions[layout.region(start)][0], start);
            assert!(start.around().meets(state.board.sea()), "the first city is coastal from the start");
            assert!(layout.rim.contains(layout.regions[layout.region(start)][3].index()));
        }
    }
}

#[test]
fn c15_5_a_market_or_an_observatory_without_a_piece_is_destroyed() {
    for (building, name) in [(Building::Market, "market"), (Building::Observatory, "observatory")] {
        let table = peoples("romans", "greeks").without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
        let table = table.city(BLUE, "D4", name).goods(RED, "none").with_state(|state| {
            let player = &mut state.players[RED];
            player.buried[building as usize] = std::mem::take(&mut player.buildings[building as usize]);
        });
        let mut play = table.turn(RED);
        play.choose("move, march D3, at D4");
        play.pass_until(|play| {
            play.who() == RED && matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. })
        });
        assert!(play.owner("D4").is(RED) && !play.colour("D4", name).is_somebody(), "{name}");
        assert_eq!(play.goods(RED), "g3", "two for the size, one for the piece");
    }
}

#[test]
fn c15_5_an_obelisk_falls_with_its_city() {
    let table = peoples("romans", "greeks").without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let table = table.city(BLUE, "D4", "obelisk").with_state(|state| {
        let player = &mut state.players[RED];
        player.buried_settlements = std::mem::take(&mut player.settlements);
    });
    let supply = |play: &Play<Civilizations>| play.state().players[BLUE].buildings[Building::Obelisk as usize];
    let mut play = table.turn(RED);
    let before = supply(&play);
    play.choose("move, march D3, at D4");
    play.pass_until(|play| play.who() == RED && matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. }));
    assert_eq!((play.size("D4"), supply(&play)), (0, before + 1), "it goes back to its builder");
}
