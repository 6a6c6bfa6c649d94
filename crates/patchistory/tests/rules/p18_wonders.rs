//! Wonders (P18): each where it works, and where it does not.

use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::squares::Square;
use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::event::Event;
use tessera_patchistory::prompt::Prompt;
use tessera_patchistory::state::{Phase, Space};
use tessera_patchistory::territory::Placement;

use crate::support::{ANN, BOB, CEM, Playing, Table, feature, tile};

/// Ann with a wonder in Era III, six points on her capital, plenty of goods, no routes.
fn with(wonder: &str) -> Table {
    bare().feature(ANN, wonder)
}

fn bare() -> Table {
    let table = Table::new(3).at(3, 2).no_routes().all_bare().paint(ANN, "H8 3P2, I8 3P2, J8 3P2");
    table.goods(ANN, [9, 9, 9, 20]).goods(BOB, [9, 9, 9, 20])
}

/// A level with a table as it is, less the icons on the squares.
fn beyond(table: Table, letter: char) -> u8 {
    let play = table.administration(ANN);
    let player = &play.state().players[ANN];
    let icon = tessera_patchistory::components::icons::Icon::from_letter(letter).expect("a letter of an icon");
    player.levels.of(icon) - player.territory.icons(player.workers).of(icon)
}

fn votes(table: Table) -> u16 {
    table.at(3, 5).vote().votes(ANN)
}

fn era_end(table: Table) -> u16 {
    table.at(2, 5).phase(Phase::EraEnd).culture(ANN)
}

fn game_end(table: Table) -> u16 {
    table.at(3, 5).phase(Phase::EraEnd).culture(ANN)
}

/// Points an action costs.
fn points(table: Table, choices: &str) -> u8 {
    let mut play = table.administration(ANN);
    let before = play.points(ANN);
    play.choose(choices);
    before - play.points(ANN)
}

#[test]
fn p18_1_the_great_wall_counts_every_worker() {
    let wall = "great-wall-of-china";
    assert_eq!(beyond(with(wall).workers(ANN, "H8 I8 J8").route(ANN, BOB, Some(Space::On(1))), 'D'), 4);
    assert_eq!(beyond(with(wall), 'D'), 0);
}

#[test]
fn p18_2_the_hanging_gardens_turn_a_worker_into_culture() {
    let mut play = with("hanging-gardens-of-babylon").workers(ANN, "H8").administration(ANN);
    play.choose("use hanging-gardens-of-babylon, send H8");
    assert_eq!((play.culture(ANN), play.track(ANN), play.level(ANN, 'P')), (25, 8, 6));
    let diplomacy = with("hanging-gardens-of-babylon").workers(ANN, "H8").diplomacy(ANN);
    assert!(!diplomacy.offers("use hanging-gardens-of-babylon"));
}

#[test]
fn p18_3_petra_draws_money_from_routes() {
    let table = with("petra").route(ANN, BOB, None).route(ANN, CEM, None).route(BOB, ANN, None);
    assert_eq!(beyond(table.allied([BOB, ANN], [None, None]), 'M'), 3);
    assert_eq!(beyond(with("petra").route(BOB, ANN, None), 'M'), 0);
}

#[test]
fn p18_4_the_pyramids_count_workers_at_the_end_of_an_era() {
    assert_eq!(era_end(with("pyramids-of-giza").workers(ANN, "H8 I8").route(ANN, BOB, Some(Space::Rest))), 23);
    assert_eq!(era_end(with("pyramids-of-giza")), 20);
}

#[test]
fn p18_5_the_ziggurat_costs_culture_at_the_end_of_an_era() {
    assert_eq!((era_end(with("ziggurat-of-ur")), era_end(bare())), (17, 20));
    assert_eq!(era_end(with("ziggurat-of-ur").goods(ANN, [0, 0, 0, 2])), 0);
}

#[test]
fn p18_5_what_is_told_is_what_was_really_lost() {
    let told = |culture| {
        let play = with("ziggurat-of-ur").goods(ANN, [0, 0, 0, culture]).at(2, 5).phase(Phase::EraEnd);
        let told = |event| if let Event::EndEffect { culture, .. } = event { Some(culture) } else { None };
        play.story().into_iter().find_map(told)
    };
    assert_eq!([20, 2, 0].map(told), [Some(-3), Some(-2), None]);
}

#[test]
fn p18_6_stonehenge_brings_two_votes() {
    assert_eq!((votes(with("stonehenge")), votes(bare())), (2, 0));
}

#[test]
fn p18_7_the_lighthouse_makes_trade_cheaper() {
    let eaten = |table: Table| {
        let mut play = table.workers(ANN, "H8").route(ANN, BOB, None).administration(ANN);
        play.choose("trade, from H8, by r1");
        9 - play.owned(ANN, 'F')
    };
    assert_eq!((eaten(with("lighthouse-of-alexandria")), eaten(bare())), (3, 4));
}

#[test]
fn p18_8_the_parthenon_makes_honouring_wonders_cheaper_not_heroes() {
    assert_eq!(points(with("parthenon"), "honour wonders"), 1);
    assert_eq!(points(with("parthenon").feature(ANN, "socrates"), "honour heroes"), 2);
}

#[test]
fn p18_9_the_colosseum_turns_up_to_three_food_into_culture_before_upkeep() {
    let mut play = with("colosseum").production();
    assert_eq!(play.options(), ["feast 0", "feast 1", "feast 2", "feast 3"]);
    play.choose("feast 3");
    assert_eq!((play.owned(ANN, 'F'), play.culture(ANN)), (6, 24));
    let hungry = with("colosseum").goods(ANN, [0, 1, 0, 20]).production();
    assert_eq!(hungry.options(), ["feast 0", "feast 1"]);
}

#[test]
fn p18_10_angkor_wat_counts_seas_as_wasteland() {
    let table = || bare().paint(ANN, "H9 SEA, J9 SEA, I9 1F1").feature(ANN, "machu-picchu");
    let wastes = beyond(table(), 'F');
    assert_eq!(beyond(table().feature(ANN, "angkor-wat"), 'F'), (wastes + 2).min(4));
    assert!(wastes < 4);
}

#[test]
fn p18_10_seas_count_on_the_card_of_wastelands_but_not_for_the_statue() {
    let table = || bare().paint(ANN, "H9 SEA, J9 SEA, I9 1F1");
    let counted =
        |table: Table| table.administration(ANN).view(BOB).players[ANN].values[Prosperity::Wastelands.index()];
    // Angkor Wat has no square but its own.
    assert_eq!(counted(table().feature(ANN, "angkor-wat")), counted(table()) + 2);
    assert_eq!(game_end(table().feature(ANN, "statue-of-liberty").feature(ANN, "angkor-wat")), 20);
}

#[test]
fn p18_11_chichen_itza_sends_back_as_many_as_one_likes() {
    let mut play = with("chichen-itza").at(3, 5).workers(ANN, "H8 I8 J8").vote();
    play.choose("send H8, send J8, done");
    assert_eq!((play.culture(ANN), play.track(ANN)), (30, 7));
    let none = with("chichen-itza").at(3, 5).vote();
    assert!(none.offered("send").is_empty());
}

#[test]
fn p18_12_the_kremlin_turns_a_worker_into_points() {
    let mut play = with("kremlin").workers(ANN, "H9").diplomacy(ANN);
    let before = play.points(ANN);
    play.choose("use kremlin, send H9");
    assert_eq!((play.points(ANN), play.level(ANN, 'P')), (before + 4, before));
    play.pass_until(|play| play.state().round == 2);
    assert_eq!(play.points(ANN), before);
    // Not after an alliance was broken.
    let mut broken = with("kremlin").workers(ANN, "H9").allied([ANN, BOB], [None, None]).diplomacy(ANN);
    broken.choose("break 1");
    assert_eq!((broken.offers("use kremlin"), broken.points(ANN)), (false, 0));
}

#[test]
fn p18_12_points_of_the_kremlin_bring_votes_when_an_alliance_is_broken() {
    let mut play = with("kremlin").workers(ANN, "H9").allied([ANN, BOB], [None, None]).diplomacy(ANN);
    let before = play.points(ANN);
    // It is no Diplomacy action: the alliance can still be broken.
    play.choose("use kremlin, send H9, break 1");
    assert_eq!((play.votes(ANN), play.points(ANN)), (u16::from(before) + 4, 0));
}

#[test]
fn p18_13_machu_picchu_draws_food_from_wasteland_four_at_most() {
    assert_eq!(beyond(bare().paint(ANN, "H9 1R1, I9 1R1, J9 1R1").feature(ANN, "machu-picchu"), 'F'), 0);
    assert_eq!(beyond(bare().paint(ANN, "H8 WL, I8 WL, J8 WL").feature(ANN, "machu-picchu"), 'F'), 4);
}

#[test]
fn p18_14_notre_dame_adds_to_honouring_wonders() {
    let honoured = |table: Table, choice: &str| {
        let mut play = table.administration(ANN);
        play.choose(choice);
        play.culture(ANN) - 20
    };
    assert_eq!(honoured(with("notre-dame-de-paris"), "honour wonders"), 3);
    assert_eq!(honoured(with("notre-dame-de-paris").feature(ANN, "socrates"), "honour heroes"), 1);
}

#[test]
fn p18_15_the_taj_mahal_needs_two_resources() {
    let kept = |wonder: &str| 9 - with(wonder).at(3, 5).phase(Phase::Upkeep).owned(ANN, 'R');
    assert_eq!((kept("taj-mahal"), kept("stonehenge")), (2, 1));
}

#[test]
fn p18_16_nobody_threatens_the_forbidden_city() {
    let table = || bare().paint(ANN, "H9 3S1, I9 3S1, J9 3S1").route(ANN, BOB, None);
    let safe = table().feature(BOB, "forbidden-city").diplomacy(ANN);
    assert_eq!((safe.offers("threaten 1"), safe.why_not("threaten 1")), (false, Some("P18.16")));
    assert!(table().diplomacy(ANN).offers("threaten 1"));
    // Not even whoever always succeeds.
    let sure = table().feature(ANN, "mahatma-gandhi").feature(BOB, "forbidden-city").diplomacy(ANN);
    assert!(!sure.offers("threaten 1"));
}

#[test]
fn p18_17_hagia_sophia_counts_alliances_at_the_end_of_an_era() {
    assert_eq!(era_end(with("hagia-sophia").allied([ANN, BOB], [None; 2]).allied([CEM, ANN], [None; 2])), 26);
    assert_eq!(era_end(with("hagia-sophia").allied([CEM, BOB], [None; 2])), 20);
}

#[test]
fn p18_18_the_sistine_chapel_counts_heroes_three_at_most() {
    let heroes = ["homer", "socrates", "johannes-gutenberg", "marie-curie"];
    let chapel =
        |count: usize| heroes[..count].iter().fold(with("sistine-chapel"), |table, hero| table.feature(ANN, hero));
    assert_eq!([0, 1, 3, 4].map(|count| beyond(chapel(count), 'C')), [0, 1, 3, 3]);
}

#[test]
fn p18_19_apollo_11_draws_culture_from_routes() {
    assert_eq!(beyond(with("apollo-11").route(ANN, BOB, None).allied([ANN, BOB], [None; 2]), 'C'), 2);
    assert_eq!(beyond(with("apollo-11").route(BOB, ANN, None), 'C'), 0);
}

#[test]
fn p18_20_schwerer_gustav_gives_up_a_route_for_power() {
    let table = with("schwerer-gustav").war(ANN, BOB, [true, false]).route(ANN, CEM, Some(Space::On(2)));
    let mut play = table.allied([ANN, CEM], [None, Some(4)]).wars();
    assert_eq!(play.options(), ["give-up r2", "give-up a1", "no"]);
    // Nothing is announced yet.
    assert!(play.view(CEM).war.unwrap().sides.iter().all(|(_, _, power)| power.is_none()));
    play.choose("give-up r2");
    assert_eq!((play.who(), play.offered("home").is_empty()), (ANN, false));
    play.choose("home H9");
    let power = play.view(CEM).war.unwrap().sides[0].2;
    assert_eq!((power, play.route(2)), (Some(u16::from(play.level(ANN, 'S')) + 5), None));
}

#[test]
fn p18_20_giving_up_an_allied_route_ends_the_alliance_and_a_defender_gives_up_nothing() {
    let table = with("schwerer-gustav").war(ANN, BOB, [true, false]).allied([CEM, ANN], [Some(4), Some(2)]);
    let mut play = table.wars();
    play.choose("give-up a1, home H9");
    assert_eq!((play.who(), play.state().are_allied(ANN, CEM)), (CEM, false));
    let defends = with("schwerer-gustav").war(ANN, BOB, [false, true]).route(ANN, CEM, None).wars();
    assert!(defends.offered("give-up").is_empty());
}

#[test]
fn p18_21_the_statue_is_never_covered_and_the_territory_grows_as_it_likes() {
    // Columns 2 and 3: the Statue stands on J9 and J10.
    let table = Table::new(3).at(3, 1).lay(ANN, "III-12", Face::Black, 2, 1, 0);
    let territory = table.state.players[ANN].territory;
    let judge = |x, y, under| {
        territory
            .can_place_so(tile("I-03"), Face::White, Placement { x, y, under }, None)
            .map_err(tessera_patchistory::why::Why::rule)
    };
    assert_eq!((judge(1, 1, 0), judge(1, 1, 0b1011)), (Err("P18.21"), Ok(())));
    assert_eq!((table.state.limit(ANN), table.state.limit(BOB)), (None, Some(7)));
}

#[test]
fn p18_21_the_statue_itself_obeys_the_limit() {
    let table = |number: &str, face| {
        let table =
            Table::new(3).at(3, 2).lay(ANN, "I-04", Face::White, 2, 0, 0).lay(ANN, "I-09", Face::White, 3, 0, 0);
        let table = table.lay(ANN, "I-10", Face::White, 4, 0, 0).lay(ANN, "I-13", Face::White, 5, 0, 0);
        table.placing(ANN, number, face)
    };
    // Seven columns, from H to N.
    let play = table("III-12", Face::Black);
    assert_eq!((play.offers("at N8"), play.why_not("at N8"), play.offers("at M8")), (false, Some("P6.8"), true));
    // The tile after it goes beyond them.
    let table = Table::new(3).at(3, 2).lay(ANN, "I-04", Face::White, 2, 0, 0).lay(ANN, "I-09", Face::White, 3, 0, 0);
    let table = table.lay(ANN, "I-10", Face::White, 4, 0, 0).lay(ANN, "I-13", Face::White, 5, 0, 0);
    assert!(table.lay(ANN, "III-12", Face::Black, 0, 1, 0).placing(ANN, "I-03", Face::White).offers("at N8"));
}

#[test]
fn p18_21_eleven_squares_wide_is_the_most_that_four_more_rounds_allow() {
    for way in [1, -1] {
        let mut table = Table::new(3).at(3, 1).lay(ANN, "III-12", Face::Black, 1, 1, 0);
        // Out to the limit first, then four tiles beyond it.
        let numbers = ["I-03", "I-04", "I-07", "I-09", "I-10", "I-12", "I-13", "I-17"];
        for (step, number) in numbers.into_iter().enumerate() {
            let step = step as i8 + 1;
            table = table.lay(ANN, number, Face::White, if way > 0 { 1 + step } else { -step }, -1, 0);
        }
        let play = table.administration(ANN);
        let territory = &play.state().players[ANN].territory;
        assert_eq!(territory.bounds().size(), 11);
        let occupied = territory.occupied();
        // One piece, nowhere joined to itself around the edge of the grid.
        assert_eq!(territory.locations().len() + 1, occupied.len());
        let view = play.view(BOB);
        assert_eq!(view.players[ANN].squares.len(), occupied.len());
    }
}

#[test]
fn p18_21_it_counts_wastelands_of_ones_own_making() {
    let clear = |table: Table, square: Square| {
        table.hand(ANN, "B01").with(|s| {
            let building = s.players[ANN].hand.kinds().next().unwrap();
            s.players[ANN].hand.remove(building);
            s.players[ANN].buried.add(building);
            s.players[ANN].territory.cover(crate::support::cell("H9"), square);
        })
    };
    assert_eq!(game_end(clear(with("statue-of-liberty"), Square::CLEARED)), 23);
    assert_eq!(game_end(clear(with("statue-of-liberty"), Square::RAZED)), 20);
    assert_eq!(game_end(with("statue-of-liberty")), 20);
}

#[test]
fn p18_22_the_stealth_bomber_lays_waste_to_others_who_are_no_allies() {
    let mut play =
        with("stealth-bomber").hand(ANN, "B01 B02").paint(BOB, "H8 SEA").workers(BOB, "I8").administration(ANN);
    let before = (play.points(ANN), play.owned(ANN, 'R'));
    play.choose("use stealth-bomber, against 1, with B02, on I8");
    assert_eq!((play.square(BOB, "I8"), play.workers(BOB)), (Square::RAZED, vec!["I8".to_owned()]));
    assert_eq!(((play.points(ANN), play.owned(ANN, 'R')), play.state().players[ANN].hand.len()), (before, 2));
    let allied = with("stealth-bomber").allied([ANN, BOB], [None; 2]).allied([ANN, CEM], [None; 2]).administration(ANN);
    assert_eq!(allied.why_not("use stealth-bomber"), Some("P18.22"));
}

#[test]
fn p18_23_wall_street_turns_money_into_culture_in_the_end() {
    assert_eq!(game_end(with("wall-street").goods(ANN, [11, 0, 0, 20])), 25);
    assert_eq!((game_end(bare()), era_end(with("wall-street"))), (20, 20));
}

#[test]
fn p18_24_the_eiffel_tower_has_its_icons() {
    let tower = feature("eiffel-tower");
    assert_eq!(tower.icons().to_string(), "M1 C4");
    assert_eq!(beyond(with("eiffel-tower"), 'C'), 0);
}

#[test]
fn p18_25_the_red_cross_adds_two_culture_to_any_aid() {
    let aided = |table: Table, answer: &str| {
        let mut play = table.route(ANN, BOB, None).diplomacy(ANN);
        play.choose("aid 1");
        // The question promises what comes.
        let Prompt::Offer { accepted, refused, .. } = play.game.decisions()[0].prompt else {
            panic!("goods are asked for")
        };
        play.choose(&format!("offer m3, {answer}"));
        let gained = play.culture(ANN) - 20;
        assert_eq!(gained, u16::from(if answer == "accept" { accepted } else { refused }));
        gained
    };
    assert_eq!((aided(with("red-cross"), "accept"), aided(with("red-cross"), "refuse")), (7, 4));
    assert_eq!((aided(bare(), "accept"), aided(bare(), "refuse")), (5, 2));
}

#[test]
fn p18_26_the_panama_canal_brings_money_with_goods_of_a_route() {
    let money = |space| {
        let play = with("panama-canal").route(ANN, BOB, Some(space)).production();
        play.owned(ANN, 'M') - 9 - u16::from(play.level(ANN, 'M'))
    };
    assert_eq!((money(Space::On(3)), money(Space::On(1)), money(Space::On(0))), (2, 4, 0));
}

#[test]
fn p18_27_hollywood_brings_three_votes() {
    assert_eq!((votes(with("hollywood")), votes(with("eiffel-tower"))), (3, 0));
}
