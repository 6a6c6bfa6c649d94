//! The worked examples of the rulebook (`e…`), and cases derived from the rules (`d…`), numbers intact.

#[path = "../support/mod.rs"]
mod support;

use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::tiles::Face;
use tessera_patchistory::scoring;
use tessera_patchistory::state::{Phase, Space};

use crate::support::{ANN, BOB, CEM, DEE, Play, Playing, Table};

/// An auction of the second round; so much Money each.
fn auction(money: &[u16]) -> Play {
    let mut table = Table::new(money.len()).at(1, 2);
    for (seat, &money) in [ANN, BOB, CEM, DEE].into_iter().zip(money) {
        table = table.goods(seat, [money, 4, 0, 20]);
    }
    table.begin()
}

/// Ann with so many points and goods, nobody with anything else.
fn politics(squares: &str) -> Table {
    Table::new(3).at(1, 2).all_bare().paint(ANN, squares).goods(ANN, [9, 9, 9, 20])
}

/// A war of Ann's worker against Bob.
fn war(era: u8, ann: &str, bob: &str, red: [bool; 2]) -> Play {
    let table = Table::new(3).at(era, 2).no_routes().all_bare().paint(ANN, ann).paint(BOB, bob);
    table.goods(ANN, [0, 0, 9, 20]).goods(BOB, [0, 0, 9, 20]).war(ANN, BOB, red).wars()
}

#[test]
fn e1_setup() {
    let play = Table::new(3).begin();
    assert_eq!(play.levels(ANN), "M2 F2 P1 T1");
}

#[test]
fn e2_offer_of_three_and_e3_of_four() {
    let faces = |seats, round| {
        let play = Table::new(seats).at(1, round).begin();
        play.state().offer.iter().map(|offer| offer.face).collect::<Vec<Face>>()
    };
    use Face::{Black, White};
    // In the first round they come one by one.
    let mut first = Table::new(3).begin();
    first.choose("wait, wait");
    assert_eq!(first.state().offer.iter().map(|offer| offer.face).collect::<Vec<Face>>(), [White, Black, White]);
    assert_eq!(faces(3, 2), [Black, White, Black]);
    assert_eq!((faces(3, 3), faces(3, 4)), (vec![White, Black, White], vec![Black, White, Black]));
    assert_eq!((faces(4, 2), faces(4, 3)), (vec![Black, White, Black, White], vec![White, Black, White, Black]));
}

#[test]
fn e4_auction_of_four() {
    let mut play = auction(&[5, 1, 3, 5]);
    play.choose("bid 1 3, bid 2 1, bid 3 1, bid 1 4");
    assert_eq!(play.who(), ANN);
    play.choose("bid 1 5");
    assert_eq!(play.who(), DEE);
    play.choose("bid 2 4");
    assert_eq!(play.who(), BOB);
    play.choose("bid 4 1");
    assert!(matches!(play.state().phase, Phase::Placing { .. }));
    assert_eq!([ANN, BOB, CEM, DEE].map(|seat| play.owned(seat, 'M')), [0, 0, 2, 1]);
    let owners: Vec<_> = play.view(ANN).offer.iter().map(|offer| offer.owner).collect();
    assert_eq!(owners, [ANN, DEE, CEM, BOB].map(Some));
}

#[test]
fn e5_placement() {
    // The territory of the example: a square each of Food, Culture, Money, Military, Transport, Politics, and wasteland beside
    // them that belongs to another tile.
    let table = Table::new(3).at(1, 2).lay(ANN, "I-03", Face::White, 2, 0, 0b0101);
    let table = table.paint(ANN, "H8 1P2, I8 1C2, J8 1T2, H9 1M1, I9 1S1, J9 1F1, K8 WL, K9 WL");
    let mut play = table.placing(ANN, "I-18", Face::White);
    assert_eq!(play.levels(ANN), "M1 F1 C1 P1 T1 S1");
    // Mine R1 over the field, the palisade under the wasteland, Palace P1 below.
    play.choose("at J9, layers ouoo");
    assert_eq!(play.levels(ANN), "M1 R1 C1 P2 T1 S1");
}

#[test]
fn e6_to_e8_exchange() {
    let got = |transport: &str, given: &str| {
        let mut play = politics(&format!("H8 3P2, I8 {transport}")).administration(ANN);
        play.choose(&format!("exchange, give {given}"));
        play.offered("get")
    };
    let three = got("3T2", "r3");
    assert!(["f6", "m2f4", "m5f1"].iter().all(|bag| three.contains(&(*bag).to_owned())));
    assert!(got("3T2", "f3").contains(&"m1r1".to_owned()));
    assert_eq!(got("1T2", "r1"), ["f2", "m1f1", "m2"]);
    let mut one = politics("H8 3P2, I8 1T2").administration(ANN);
    one.choose("exchange");
    assert!(!one.offers("give r2"));
}

#[test]
fn e9_actions() {
    let table = politics("H8 3P2, I8 3P2, J8 3P2, H9 2S1").at(1, 2);
    let mut play = table.diplomacy(ANN);
    play.choose("threaten 1, demand culture");
    assert_eq!(play.points(ANN), 3);
    play.choose("end, end, end, route 1");
    assert_eq!(play.points(ANN), 1);
    play.choose("campaign 1");
    assert_eq!((play.points(ANN), play.votes(ANN), play.options()), (0, 1, vec!["end".to_owned()]));
}

#[test]
fn e10_frame() {
    let levels = |workers: &str| {
        Table::new(3).bare(ANN).paint(ANN, "H8 1M1, I8 1M1").workers(ANN, workers).administration(ANN).level(ANN, 'M')
    };
    assert_eq!((levels(""), levels("I8")), (2, 3));
}

#[test]
fn e11_production() {
    let table = Table::new(3).at(1, 2).bare(ANN).paint(ANN, "H8 1F2, I8 1R1, J8 1M2, H9 2C2").workers(ANN, "I8");
    let play = table.goods(ANN, [0, 9, 0, 0]).route(ANN, BOB, Some(Space::On(1))).production();
    // Two workers eat two Food.
    assert_eq!((play.goods(ANN), play.level(ANN, 'M')), ([4, 9, 1, 2], 2));
}

#[test]
fn e12_worker_upkeep() {
    let table = Table::new(3).at(1, 2).bare(ANN).workers(ANN, "H8 I8 J8 H9 I9").goods(ANN, [0, 9, 0, 20]);
    assert_eq!(table.production().owned(ANN, 'F'), 4);
}

#[test]
fn e13_a_vote_of_four() {
    let swords = ["H8 3S1", "H8 2S1", "H8 1S1", "H8 WL"];
    assert_eq!(voted(swords, 7), [7, 3, 0, -3]);
}

/// What comes of a Vote of four with so many Votes on Military; on the other cards all tie, and they have too few to tell.
fn voted(squares: [&str; 4], votes: u16) -> [i32; 4] {
    use Prosperity::{Culture, Food, Military, Wonders};
    let mut table = Table::new(4).at(3, 5).all_bare().cards(&[&[Military], &[Food], &[Culture], &[Wonders]]);
    for (seat, squares) in [ANN, BOB, CEM, DEE].into_iter().zip(squares) {
        table = table.paint(seat, squares);
    }
    let mut play = table.votes(ANN, votes).votes(BOB, 1).votes(CEM, 1).vote();
    play.all(&[(ANN, "card military"), (BOB, "card food"), (CEM, "card culture"), (DEE, "card wonders")]);
    while let Phase::Stakes { at } = play.state().phase {
        let card = play.state().ballot[usize::from(at)].0;
        for (seat, own, votes) in [(ANN, Military, votes), (BOB, Food, 1), (CEM, Culture, 1), (DEE, Wonders, 0)] {
            play.answer(seat, &format!("stake {}", if card == own { votes } else { 0 }));
        }
    }
    [ANN, BOB, CEM, DEE].map(|seat| i32::from(play.culture(seat)) - 20)
}

#[test]
fn e14_and_e15_ties() {
    let rank = |values: [u8; 4]| {
        let values = tessera_kernel::BySeat::from_fn(4, |seat| values[seat.index()]);
        scoring::ranked(&values).values().copied().collect::<Vec<u8>>()
    };
    assert_eq!(rank([9, 5, 5, 1]), [1, 3, 3, 4]);
    assert_eq!(rank([9, 5, 5, 5]), [1, 4, 4, 4]);
}

#[test]
fn e16_secret_auction() {
    let mut play = auction(&[9, 9]);
    play.all(&[(ANN, "bid 1 2"), (BOB, "bid 1 3")]);
    let offer = play.view(ANN).offer;
    assert_eq!((offer[0].owner, offer[1].owner), (Some(BOB), Some(ANN)));
    assert!(play.offers("side white") && play.offers("side black"));
}

#[test]
fn e17_full_vote() {
    use Prosperity::{Culture, Food, Military, Wastelands};
    let hands: [&[Prosperity]; 4] = [&[Military], &[Food], &[Culture], &[Wastelands]];
    // Gandhi is Ann, Napoleon Bob, Homer Cem, Elizabeth Dee.
    let mut table = Table::new(4).at(3, 5).cards(&hands);
    let squares = [
        "H8 1S1, I8 1F2, J8 1M1, H9 1M1, I9 1M1, J9 1M1",
        "H8 3S1, I8 1C2, J8 1M1, H9 1M1, I9 1M1, J9 1M1",
        "H8 1F2, I8 1F2, J8 1M1, H9 1M1, I9 1M1, J9 1M1",
        "H8 2S1, I8 1F2, J8 WL, H9 1M1, I9 1M1, J9 1M1",
    ];
    for (seat, squares) in [ANN, BOB, CEM, DEE].into_iter().zip(squares) {
        table = table.paint(seat, squares).votes(seat, 20);
    }
    let mut play = table.vote();
    play.all(&[(ANN, "card military"), (BOB, "card food"), (CEM, "card culture"), (DEE, "card wastelands")]);
    while let Phase::Stakes { at } = play.state().phase {
        let stakes = match play.state().ballot[usize::from(at)].0 {
            Military => [0, 10, 0, 5],
            Food => [0, 0, 10, 0],
            Culture => [1, 0, 0, 0],
            _ => [0, 0, 0, 11],
        };
        for (seat, votes) in [ANN, BOB, CEM, DEE].into_iter().zip(stakes) {
            play.answer(seat, &format!("stake {votes}"));
        }
    }
    assert_eq!([ANN, BOB, CEM, DEE].map(|seat| i32::from(play.culture(seat)) - 20), [-5, 5, -2, 18]);
}

#[test]
fn e18_culture_floor() {
    let table = Table::new(3).at(1, 2).no_routes().all_bare().paint(ANN, "H8 3S1, I8 2S1").goods(BOB, [0, 0, 0, 5]);
    let mut play = table.war(ANN, BOB, [true, false]).wars();
    play.all(&[(ANN, "spend r0"), (BOB, "spend r0")]);
    assert_eq!((play.culture(ANN), play.culture(BOB)), (30, 0));
}

#[test]
fn e19_a_stake_never_shrinks() {
    let mut play = auction(&[8, 9, 9]);
    play.choose("bid 1 5, bid 1 6, bid 2 1");
    assert!(!play.offers("bid 3 1") && !play.offers("bid 3 4") && play.offers("bid 3 5") && play.offers("bid 1 7"));
}

#[test]
fn d1_emergency_money() {
    let play = auction(&[0, 5, 5]);
    assert_eq!((play.goods(ANN), play.options().len()), ([1, 4, 0, 17], 3));
}

#[test]
fn d2_first_auction() {
    let mut play = Table::new(3).begin();
    play.choose("wait, wait, bid 3 1");
    assert_eq!(play.who(), ANN);
    assert!(!play.offers("wait"));
}

#[test]
fn d3_equal_secret_bids() {
    let mut play = auction(&[3, 3]);
    play.all(&[(ANN, "bid 2 2"), (BOB, "bid 2 2")]);
    assert_eq!([ANN, BOB].map(|seat| play.owned(seat, 'M')), [1, 1]);
    assert_eq!(play.view(ANN).offer[1].owner, Some(ANN));
}

#[test]
fn d4_to_d7_placements() {
    let wide = |era| {
        let table =
            Table::new(3).at(era, 2).lay(ANN, "I-04", Face::White, 2, 0, 0).lay(ANN, "I-09", Face::White, 3, 0, 0);
        table.placing(ANN, "I-03", Face::White).offers("at L8")
    };
    assert_eq!((wide(1), wide(2)), (false, true));
    // Aristotle on J9 and J10: one of his squares, or both.
    let hero = || Table::new(3).at(3, 1).lay(ANN, "I-04", Face::Black, 2, 1, 0).placing(ANN, "I-05", Face::White);
    let mut half = hero();
    half.choose("at J8");
    assert!(!half.offered("layers").contains(&"oooo".to_owned()));
    let mut whole = hero();
    whole.choose("at J9, layers oooo");
    assert!(!whole.has(ANN, "aristotle"));
    // I-08 W has a sea in its upper left: never under the farm, nor beside another sea.
    let mut under = Table::new(3).at(1, 2).placing(ANN, "I-08", Face::White);
    under.choose("at H9");
    assert!(under.offered("layers").is_empty() && under.square(ANN, "H9").is_sea());
    let beside = Table::new(3).at(1, 2).paint(ANN, "I9 SEA").placing(ANN, "I-08", Face::White);
    assert!(!beside.offers("at J9") && beside.offers("at J8"));
}

#[test]
fn d8_to_d10_threats() {
    let table = |bob: &str| politics("H8 3P2, I8 3P2, J8 3S1, H9 2S1, I9 2S1").paint(BOB, bob);
    let far = |money, demand: &str| {
        let mut play = table("H8 1S3").goods(BOB, [money, 0, 0, 20]).diplomacy(ANN);
        play.choose(&format!("threaten 1, demand {demand}"));
        [ANN, BOB].map(|seat| (play.owned(seat, 'M'), play.culture(seat)))
    };
    assert_eq!(far(8, "money"), [(14, 20), (3, 20)]);
    assert_eq!(far(8, "culture"), [(9, 24), (8, 16)]);
    assert_eq!(far(3, "money"), [(12, 20), (0, 20)]);
    let even = politics("H8 3P2, I8 3P2, J8 2S1, H9 2S1").paint(BOB, "H8 2S1, I8 2D1").diplomacy(ANN);
    assert!(!even.offers("threaten 1"));
}

#[test]
fn d11_aid() {
    let mut play = politics("H8 3P2").diplomacy(ANN);
    play.choose("aid 1, offer f1r2, accept");
    assert_eq!((play.goods(ANN), play.goods(BOB), play.points(ANN)), ([9, 8, 7, 25], [3, 5, 2, 20], 0));
}

#[test]
fn d12_breaking_an_alliance() {
    let mut play = politics("H8 3P2, I8 3P2").allied([ANN, BOB], [None; 2]).diplomacy(ANN);
    play.choose("break 1");
    assert_eq!((play.votes(ANN), play.points(ANN), play.state().alliances().count()), (4, 0, 0));
}

#[test]
fn d13_before_preparation() {
    let table = Table::new(3).at(1, 2).bare(ANN).paint(ANN, "H8 2T2, I8 2T2").route(ANN, BOB, Some(Space::On(3)));
    assert_eq!(table.movement(ANN).options(), ["go 1", "go 2", "rest"]);
}

#[test]
fn d14_and_d37_a_war_is_declared() {
    let table = |era| {
        Table::new(3)
            .at(era, 2)
            .no_routes()
            .route(ANN, BOB, Some(Space::Preparation))
            .goods(ANN, [0, 0, 5, 20])
            .goods(BOB, [0, 0, 5, 20])
    };
    let mut play = table(2).negotiation();
    play.all(&[(ANN, "red"), (BOB, "blue")]);
    assert_eq!((play.owned(ANN, 'R'), play.owned(BOB, 'R')), (4, 5));
    // The worker's owner is blue: the other attacks and pays, the worker's owner adds shields.
    let mut play = table(3).paint(ANN, "H8 2D1").negotiation();
    play.all(&[(ANN, "blue"), (BOB, "red")]);
    assert_eq!((play.owned(ANN, 'R'), play.owned(BOB, 'R')), (5, 3));
    play.pass_until(|play| play.state().fight.is_some());
    let war = play.view(CEM).war.unwrap();
    assert_eq!(war.sides.map(|(_, red, _)| red), [false, true]);
    assert_eq!(war.sides[0].2, Some(2));
    // The worker stands on War/Return, and goes home to its owner.
    assert_eq!(play.route(1).unwrap().worker, Some(Space::War));
    play.all(&[(ANN, "spend r0"), (BOB, "spend r0")]);
    assert_eq!(play.who(), ANN);
    play.choose("home I9");
    assert_eq!((play.workers(ANN), play.route(1).unwrap().worker), (vec!["I9".to_owned()], None));
}

#[test]
fn d15_to_d17_wars() {
    let mut tie = war(1, "H8 2S1, I8 2S1", "H8 2S1, I8 1D1, J8 2D1", [true, false]);
    tie.all(&[(ANN, "spend r2"), (BOB, "spend r1")]);
    assert_eq!((tie.culture(ANN), tie.culture(BOB)), (20, 23));
    let mut far = war(2, "H8 3S1, I8 3S1, J8 3S1, H9 2S1", "H8 3S1, I8 3S1", [true, false]);
    far.all(&[(ANN, "spend r0"), (BOB, "spend r0")]);
    assert_eq!((far.culture(ANN), far.culture(BOB)), (37, 13));
    let mut both = war(3, "H8 3S1, I8 3S1, J8 3S1", "H8 3S1, I8 3S1, J8 3S1", [true, true]);
    both.all(&[(ANN, "spend r0"), (BOB, "spend r0")]);
    assert_eq!((both.culture(ANN), both.culture(BOB)), (20, 20));
}

#[test]
fn d18_and_d19_upkeep() {
    let fed = Table::new(3).at(1, 2).bare(ANN).workers(ANN, "H8 I8 J8 H9").goods(ANN, [0, 2, 0, 10]).production();
    assert_eq!(fed.goods(ANN), [0, 0, 0, 4]);
    let table = Table::new(3).at(3, 5).feature(ANN, "homer").feature(ANN, "socrates").feature(ANN, "stonehenge");
    assert_eq!(table.goods(ANN, [0, 3, 0, 20]).phase(Phase::Upkeep).goods(ANN), [0, 0, 0, 11]);
}

#[test]
fn d23_four_who_tie() {
    assert_eq!(voted(["H8 WL"; 4], 9), [-4; 4]);
}

#[test]
fn d20_to_d22_votes() {
    use Prosperity::{Culture, Food, Military};
    assert!(scoring::counted(3, &[(Military, 4), (Food, 2), (Culture, 2)]).is_empty());
    assert_eq!(scoring::counted(2, &[(Military, 5), (Food, 3)]), [(Military, 5, 0), (Food, 1, 0)]);
    assert_eq!(scoring::counted(2, &[(Military, 4), (Food, 4)]), [(Military, 4, 0), (Food, 4, 0)]);
}

/// Ann with a hero or wonder in Era III and six points; nobody has anything else.
fn with(feature: &str) -> Table {
    let table = Table::new(3).at(3, 2).no_routes().all_bare().paint(ANN, "H8 3P2, I8 3P2, J8 3P2");
    table.feature(ANN, feature)
}

#[test]
fn d24_to_d27_wonders_and_marx() {
    let wall =
        with("great-wall-of-china").workers(ANN, "H8 I8 J8").route(ANN, BOB, Some(Space::On(1))).administration(ANN);
    assert_eq!(wall.level(ANN, 'D'), 5);
    let petra = with("petra").route(ANN, BOB, None).route(ANN, CEM, None).route(BOB, ANN, None);
    let petra = petra.allied([ANN, CEM], [None; 2]).administration(ANN);
    let printed = petra.state().players[ANN].territory.icons(petra.state().players[ANN].workers);
    assert_eq!(petra.level(ANN, 'M') - printed.of(tessera_patchistory::components::icons::Icon::Money), 3);
    let mut chichen = with("chichen-itza").at(3, 5).workers(ANN, "H8 I8").vote();
    chichen.choose("send H8, send I8");
    assert_eq!((chichen.culture(ANN), chichen.track(ANN)), (30, 8));
    let marx = with("karl-marx").workers(ANN, "H8 I8 J8 H9 I9 J9").route(ANN, BOB, Some(Space::Rest));
    let marx = marx.route(ANN, CEM, Some(Space::Rest)).goods(ANN, [0, 20, 0, 20]).production();
    assert_eq!(marx.owned(ANN, 'F') - u16::from(marx.level(ANN, 'F')), 15);
}

#[test]
fn d28_to_d30_wall_street_gandhi_and_genghis_khan() {
    let street = with("wall-street").at(3, 5).goods(ANN, [11, 0, 0, 20]).phase(Phase::EraEnd);
    assert_eq!(street.culture(ANN), 25);
    let mut gandhi = with("mahatma-gandhi").route(ANN, BOB, None).diplomacy(ANN);
    gandhi.choose("threaten 1, demand culture");
    assert_eq!((gandhi.level(ANN, 'S'), gandhi.culture(ANN), gandhi.culture(BOB)), (0, 22, 18));
    let khan = with("genghis-khan").feature(ANN, "lighthouse-of-alexandria").route(ANN, BOB, None).workers(ANN, "H9");
    let mut khan = khan.administration(ANN);
    khan.choose("trade, from H9, by r1");
    assert_eq!(khan.owned(ANN, 'F'), 3);
}

#[test]
fn d31_and_d32_auctions() {
    let mut play = auction(&[9, 9, 9]);
    play.choose("bid 1 2, bid 1 3, bid 2 1, bid 1 4");
    assert_eq!(play.who(), BOB);
    play.choose("bid 3 3");
    assert_eq!([ANN, BOB, CEM].map(|seat| play.owned(seat, 'M')), [5, 6, 8]);
    let mut all_in = auction(&[2, 9, 9]);
    all_in.choose("bid 1 2, bid 1 3, bid 2 2");
    assert_eq!((all_in.goods(ANN), all_in.options()), ([0, 4, 0, 20], vec!["bid 3 2".to_owned()]));
}

#[test]
fn d33_points_stay_gone_after_breaking() {
    let mut play = politics("H8 1P3, I8 3P2").allied([ANN, BOB], [Some(2), None]).diplomacy(ANN);
    play.choose("break 1, home H8");
    assert_eq!((play.votes(ANN), play.level(ANN, 'P'), play.points(ANN)), (3, 4, 0));
}

#[test]
fn d34_a_worker_on_a_hero_that_is_covered() {
    // Aristotle on J9 and J10; I-05 W covers both: Field and wasteland in its left column.
    let table = Table::new(3).at(3, 1).lay(ANN, "I-04", Face::Black, 2, 1, 0).workers(ANN, "J9");
    let mut play = table.placing(ANN, "I-05", Face::White);
    play.choose("at J9, layers oooo, stay J9");
    assert!(!play.has(ANN, "aristotle"));
    // The farm of the capital, and the field with its frame.
    assert_eq!((play.level(ANN, 'F'), play.workers(ANN)), (4, vec!["J9".to_owned()]));
}

#[test]
fn d35_resting() {
    let mut play = Table::new(3).at(1, 2).route(ANN, BOB, Some(Space::On(1))).movement(ANN);
    play.choose("rest");
    play.pass_until(|play| play.state().round == 2);
    assert_eq!((play.owned(ANN, 'M'), play.route(4).unwrap().worker), (5, Some(Space::Rested)));
    play.pass_until(|play| play.offers("home H8"));
    play.choose("home H8");
    assert_eq!(play.level(ANN, 'P'), 2);
}

#[test]
fn d36_a_war_without_its_worker() {
    let table = politics("H8 3P2").at(3, 2).feature(ANN, "hanging-gardens-of-babylon").no_routes();
    let mut play = table.route(ANN, BOB, Some(Space::Preparation)).negotiation();
    play.all(&[(ANN, "red"), (BOB, "blue")]);
    assert_eq!((play.owned(ANN, 'R'), play.route(1).unwrap().war), (7, Some([true, false])));
    play.pass_until(|play| play.offers("use hanging-gardens-of-babylon"));
    let culture = play.culture(ANN);
    play.choose("use hanging-gardens-of-babylon, send r1");
    assert_eq!((play.culture(ANN) - culture, play.route(1).unwrap().war, play.track(ANN)), (5, None, 8));
    // What the preparation cost stays lost.
    assert_eq!((play.level(ANN, 'R'), play.owned(ANN, 'R')), (0, 7));
}
