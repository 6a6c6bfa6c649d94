//! M21: Tax & Tariff cards.

use tessera_mosaic::components::tax_cards::TaxCard;
use tessera_mosaic::market::{Card, Market};

use crate::support::{Play, Playing, RED, Table};
use crate::watched::Watched;

/// The factors, the unrest and the copies of a card.
type Row = (&'static str, u16, u16, i32, usize);

const TAXES: [Row; 6] = [
    ("tax-1", 1, 1, 1, 2),
    ("tax-2", 1, 2, 2, 2),
    ("tax-3", 2, 1, 2, 2),
    ("tax-4", 2, 2, 3, 2),
    ("tax-5", 3, 2, 4, 1),
    ("tax-6", 3, 3, 5, 1),
];

const TARIFFS: [Row; 6] = [
    ("tariff-1", 2, 1, 1, 2),
    ("tariff-2", 2, 2, 2, 2),
    ("tariff-3", 3, 1, 2, 2),
    ("tariff-4", 3, 2, 3, 2),
    ("tariff-5", 4, 2, 4, 1),
    ("tariff-6", 4, 3, 5, 1),
];

/// Red takes a card: its money is counted from the first and the second thing and a track of four; its unrest stays.
#[track_caller]
fn takes(table: Table, (card, a, b, unrest, copies): Row, first: u16, second: u16) {
    let taken = Watched::new(table.market("tax", card).turn(RED)).then(&format!("act tax, levy {card}"));
    assert_eq!(taken.brought(), format!("money +{}", a * first + b * second + 4), "{card}");
    assert_eq!(taken.score(RED, "unrest"), -unrest, "{card}");
    assert_eq!(count(card), copies, "{card}");
}

/// How many copies of a card there are in a new game, those out of play included.
fn count(card: &str) -> usize {
    let game = Play::from_seed(2, 1);
    let state = game.state();
    let card: TaxCard = card.parse().expect("a card");
    let deck = &state.decks[Market::Tax.index()];
    let dealt = deck.pile.iter().copied().chain(deck.slots.iter().flatten().copied());
    dealt.filter(|&other| other == Card::Tax(card).number()).count()
        + state.spare_taxes.iter().filter(|&&spare| spare == card).count()
}

#[test]
fn m21_1_ten_tax_cards_count_population_and_government() {
    for row in TAXES {
        let table = Table::with(2).population(RED, 6).up(RED, "taxation magistrates").track(RED, "tax", 4);
        let table = table.goods(RED, "wine").cities(RED, "M5");
        takes(table, row, 6, 3);
    }
    assert_eq!(TAXES.map(|row| count(row.0)).iter().sum::<usize>(), 10);
}

#[test]
fn m21_2_ten_tariff_cards_count_unique_goods_and_cities() {
    for row in TARIFFS {
        let table = Table::with(2).goods(RED, "wine gems dyes fish food food").cities(RED, "M5 M7 V12");
        let table = table.farms(RED, "L5").track(RED, "tariff", 4).up(RED, "taxation");
        takes(table, row, 5, 3);
    }
    assert_eq!(TARIFFS.map(|row| count(row.0)).iter().sum::<usize>(), 10);
}
