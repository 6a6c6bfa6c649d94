//! C29: peoples and their advances.

use tessera_clash::board::Side;
use tessera_clash::cards::events::EventCard;
use tessera_clash::components::buildings::Unit;
use tessera_clash::components::civilizations::{Civilization, Power};
use tessera_clash::components::terrain::Terrain;
use tessera_clash::edition::Edition;
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;
use tessera_clash::state::State;
use tessera_kernel::{Game, Match, Rng, Setup};

use crate::support::*;

/// A game as it begins, of so many players and with options.
fn begun(seats: usize, options: &str, seed: u64) -> Play<Civilizations> {
    let setup = Setup { options: options.parse().expect("options are key=value"), ..Civilizations::setup(seats) };
    let setup = setup.checked::<Clash>().expect("the setup is playable");
    let state = Clash::setup(&setup, Rng::from_number(seed));
    Play::of(Match::from_state(setup, state))
}

fn has_power(play: &Play<Civilizations>, power: Power) -> bool {
    play.state().can(RED, power)
}

#[test]
fn c29_1_the_base_game_is_as_it_was() {
    let play =
        monumental().city(RED, "D2", "happy").goods(RED, "f7w7c7m7").advances(RED, "arts bartering math").turn(RED);
    let state = play.state();
    assert!(state.players.values().all(|player| player.people.is_none() && player.powers.is_empty()));
    assert_eq!((state.events.len(), state.objectives.len(), state.pirates), (38, 32, 0));
    assert_eq!(EventCard::of(Edition::Monumental).count(), 38);
    let mut recruits = play;
    recruits.choose("recruit");
    assert!(recruits.options().iter().all(|choice| ["recruit settler", "done"].contains(&choice.as_str())));
}

#[test]
fn c29_2_each_gets_a_people_and_its_leaders() {
    for seed in 0..20 {
        let play = begun(4, "civilizations=random", seed);
        let mut peoples: Vec<Civilization> = play.state().players.values().filter_map(|player| player.people).collect();
        peoples.sort_unstable();
        peoples.dedup();
        assert_eq!(peoples.len(), 4, "no two alike");
        for player in play.state().players.values() {
            let own: Vec<_> = player.people.expect("a people").leaders().collect();
            assert_eq!((player.leaders.iter().collect::<Vec<_>>(), player.leader), (own, None));
        }
    }
    assert_eq!(begun(2, "civilizations=random", 1).view(BLUE).players[RED].leaders.len(), 3, "open for all");
}

/// The start region of a seat: its four spaces by their ground.
fn home(state: &State, seat: tessera_kernel::Seat) -> [Option<Terrain>; 4] {
    let start = state.players[seat].start;
    let layout = layout(state.count());
    layout.regions[layout.region(start)].map(|space| state.board.terrain(space))
}

#[test]
fn c29_3_five_peoples_have_a_start_region_of_their_own() {
    use Terrain::{Desert, Forest, Grassland, Mountain, Sea};
    let own = [
        ("vikings", [Grassland, Mountain, Forest, Sea]),
        ("egyptians", [Grassland, Mountain, Desert, Desert]),
        ("carthaginians", [Grassland, Mountain, Forest, Sea]),
        ("phoenicians", [Grassland, Mountain, Forest, Sea]),
        ("mayas", [Grassland, Mountain, Forest, Mountain]),
        ("romans", [Grassland, Mountain, Forest, Desert]),
    ];
    for (people, ground) in own {
        let mut play = begun(2, "civilizations=free", 3);
        let seat = play.who();
        play.choose(&format!("people {people}"));
        assert_eq!(home(play.state(), seat), ground.map(Some), "{people}");
        assert_eq!(play.state().board.cities_of(seat).len(), 1, "the first city stands on the Grassland");
    }
}

#[test]
fn c29_4_more_cards_and_pieces() {
    let table = peoples("romans", "greeks");
    assert_eq!((table.state.events.len(), table.state.objectives.len(), table.state.pirates), (58, 38, 4));
    let player = &table.state.players[RED];
    assert_eq!([Unit::Cavalry, Unit::Elephant, Unit::Leader].map(|unit| player.units[unit]), [4, 4, 1]);
    assert!(player.buildings.iter().all(|&pieces| pieces == 5));
    assert_eq!([Unit::Cavalry, Unit::Elephant].map(|unit| table.state.barbarians.units[unit]), [4, 4]);
}

#[test]
fn c29_5_an_advance_brings_that_of_the_people() {
    let mut play = peoples("aztecs", "greeks").goods(RED, "f2").turn(RED);
    play.choose("advance, learn tactics");
    assert!(has_power(&play, Power::Prisoners));
    let mut card = peoples("aztecs", "greeks").goods(RED, "c1").cards(RED, "A1").turn(RED);
    card.choose("play A1, learn tactics");
    assert!(has_power(&card, Power::Prisoners), "however it is gained");
    let mut others = peoples("romans", "aztecs").goods(RED, "f2").turn(RED);
    others.choose("advance, learn tactics");
    assert!(others.state().players[RED].powers.is_empty(), "by nobody else");
}

#[test]
fn c29_5_what_is_only_lent_brings_nothing() {
    let table = peoples("aztecs", "greeks").city(RED, "B2", "").wonder(RED, "D2", "library");
    let mut play = table.turn(RED);
    play.choose("wield library, learn tactics");
    assert!(!has_power(&play, Power::Prisoners));
    assert!(!play.told(RED).iter().any(|event| matches!(event, Event::Awakened { .. })));
}

#[test]
fn c29_5_it_cannot_be_copied() {
    let table = peoples("romans", "greeks").advances(BLUE, "bartering").powers(BLUE, "study").units(BLUE, "D3", "s1");
    let mut play = table.cards(RED, "A3").turn(RED);
    play.choose("play A3, learn bartering");
    assert!(!has_power(&play, Power::Study) && has_power(&play, Power::SlaveTrade), "only what is the Romans' own");
}

#[test]
fn c29_6_any_government() {
    let table = |words: &str| peoples("romans", "greeks").advances(RED, words).goods(RED, "f2");
    let mut voting = table("writing philosophy").turn(RED);
    voting.choose("advance, learn voting");
    assert!(has_power(&voting, Power::Provinces));
    let mut nationalism = table("tactics draft").turn(RED);
    nationalism.choose("advance, learn nationalism");
    assert!(has_power(&nationalism, Power::Provinces));
}

#[test]
fn c29_7_its_cube_is_not_the_event_boxs() {
    let mut play = peoples("aztecs", "greeks").goods(RED, "f2").turn(RED);
    play.choose("advance, learn tactics");
    assert_eq!((play.state().players[RED].cubes, play.goods(RED).as_str()), (2, "c1"), "the token is that of Tactics");
}

#[test]
fn c29_8_it_scores_a_half_and_counts_for_objectives() {
    let three = || peoples("romans", "greeks").powers(RED, "aqueducts roman-roads slave-trade");
    let play = three().turn(RED);
    assert_eq!(play.half_points_of(RED, "advances"), 5, "with Farming and Mining");
    let claims = |table: Table<Civilizations>, card: &str| {
        table.cards(RED, card).status().offers(&format!("claim {card} upper"))
    };
    assert!(claims(three().advances(RED, "storage"), "O4"), "six advances");
    assert!(!claims(three(), "O4"));
    assert!(claims(three().powers(RED, "provinces"), "O16"), "the four are a group");
    assert!(!claims(three(), "O16"));
    let eight = "fishing writing tactics myths bartering arts";
    assert!(claims(three().advances(RED, eight), "O30"), "the ninth group");
    assert!(!claims(peoples("romans", "greeks").advances(RED, eight), "O30"));
}

#[test]
fn c29_9_a_change_of_government() {
    let governed = |people: &str, words: &str| {
        let table = peoples(people, "greeks").advances(RED, words).goods(RED, "c1m1");
        let mut play = table.status();
        play.pass_until(|play| matches!(play.prompt(), Prompt::Reform));
        play
    };
    let mut romans = governed("romans", "writing philosophy tactics draft voting");
    romans.choose("govern autocracy");
    assert!(has_power(&romans, Power::Provinces), "gained if it was not yet owned");
    let mut babylonians = governed("babylonians", "writing philosophy myths state-religion voting");
    assert!(!has_power(&babylonians, Power::Ziggurats));
    babylonians.choose("govern theocracy");
    assert!(has_power(&babylonians, Power::Ziggurats), "Dogma has got a cube");
    let table = peoples("romans", "greeks").advances(RED, "writing philosophy tactics draft voting");
    let mut kept = table.powers(RED, "provinces").goods(RED, "c1m1").status();
    kept.pass_until(|play| matches!(play.prompt(), Prompt::Reform));
    kept.choose("govern autocracy");
    assert!(has_power(&kept, Power::Provinces), "and never lost by it");
}

#[test]
fn c29_10_anarchy_takes_what_came_with_a_government() {
    let table = peoples("babylonians", "greeks").advances(RED, "myths state-religion dogma writing");
    let mut play = table.powers(RED, "ziggurats code-of-laws").goods(RED, "f2").event(RED, "E44");
    assert!(!has_power(&play, Power::Ziggurats) && has_power(&play, Power::CodeOfLaws));
    play.choose("advance, learn dogma");
    assert!(has_power(&play, Power::Ziggurats), "and it comes again with its advance");
}

/// Go-Toba, whose swords cost an ore before a Combat, beside Blue.
fn swords(ore: &str) -> Play<Civilizations> {
    let table = peoples("japanese", "greeks").without_units("D2").units(RED, "D3", "i1").units(BLUE, "D4", "i1");
    let mut play = table.leader(RED, "go-toba", "D3").advances(RED, "tactics").goods(RED, ore).turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    play
}

#[test]
fn c29_11_what_costs_something_is_offered_and_may_be_declined() {
    let asked =
        |play: &Play<Civilizations>| matches!(play.prompt(), Prompt::UsePower { power: Power::WayOfTheSword, .. });
    let mut play = swords("o1");
    assert!(play.who() == RED && asked(&play), "with what is decided before a Combat");
    play.choose("no");
    assert_eq!(play.goods(RED), "o1");
    assert!(!asked(&swords("none")), "not to whoever cannot pay");
    let mut paid = swords("o1");
    paid.choose("yes");
    assert_eq!(paid.goods(RED), "none", "and paid for at once");
}

#[test]
fn c29_12_the_end_of_a_conflict_in_order() {
    let table = peoples("romans", "greeks").without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics");
    let table = table.city(BLUE, "D4", "temple").units(BLUE, "D4", "i1").leader(BLUE, "pericles", "D4");
    let table = table.advances(BLUE, "fanaticism").cards(BLUE, "O6").city(BLUE, "F7", "");
    let play = table
        .turn(RED)
        .when("move, march D3, at D4, squad s0i4", |play| play.owner("D4") == Side::from(RED) && play.who() == BLUE);
    let told = |play: &Play<Civilizations>, wanted: fn(&Event) -> bool| play.told(RED).iter().position(wanted);
    let ended = told(&play, |event| matches!(event, Event::BattleEnded { .. }));
    let conquered = told(&play, |event| matches!(event, Event::Conquered { .. }));
    assert!(ended < conquered, "the conquest follows the victory");
    let mut play = play;
    let mut order = Vec::new();
    while play.who() == BLUE {
        order.push(match play.prompt() {
            Prompt::PlaceUnit { unit } => unit.to_string(),
            Prompt::Claim => "claim".to_owned(),
            prompt => panic!("{prompt:?}"),
        });
        let options = play.options();
        let last = options.last().expect("something").clone();
        play.choose(&last);
    }
    assert_eq!(order, ["settler", "infantry", "claim"], "the people of the city, the fanatics, then objectives");
}

#[test]
fn c29_13_two_are_dealt_and_one_is_kept() {
    let mut play = begun(3, "civilizations=two", 5);
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..3 {
        assert!(matches!(play.prompt(), Prompt::ChoosePeople));
        let open = play.options();
        assert_eq!(open.len(), 2);
        assert!(open.iter().all(|people| !seen.contains(people)), "nobody is dealt another's");
        seen.extend(open.clone());
        play.choose(&open[1]);
    }
    assert!(play.view(RED).peoples.is_empty(), "the others leave the game");
}

#[test]
fn c29_14_each_chooses_in_turn_order() {
    let mut play = begun(3, "civilizations=free", 5);
    let first = play.state().first;
    assert_eq!((play.who(), play.options().len()), (first, 15));
    play.choose("people celts");
    assert_eq!((play.who(), play.options().len()), (first.next(3), 14));
    assert!(!play.offers("people celts"), "somebody has it");
}
