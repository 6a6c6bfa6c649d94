//! M20: population cards.

use tessera_mosaic::components::population_cards::PopulationCard;
use tessera_mosaic::market::{Card, Market};

use crate::support::{Play, Playing, RED, Table};
use crate::watched::Watched;

/// Food, people, copies of each card.
const CARDS: [(&str, u16, u8, usize); 6] =
    [("a", 5, 1, 2), ("b", 10, 2, 4), ("c", 12, 2, 4), ("d", 15, 3, 4), ("e", 18, 3, 3), ("f", 20, 4, 3)];

#[test]
fn m20_1_each_card_costs_its_food_and_brings_its_people() {
    for (card, food, people, _) in CARDS {
        let play = Table::with(2).stock(RED, 0, food, 0, 0).market("population", card).turn(RED);
        let grown = Watched::new(play).then(&format!("act population, grow {card}"));
        assert_eq!(grown.brought(), format!("food -{food}, population +{people}"), "{card}");
        let play = Table::with(2).stock(RED, 0, food - 1, 0, 0).market("population", card).turn(RED);
        assert_eq!(play.why_not("act population"), Some("M6.1"), "{card}: one food is missing");
    }
}

#[test]
fn m20_1_there_are_twenty_cards() {
    let game = Play::from_seed(2, 1);
    let state = game.state();
    let deck = &state.decks[Market::Population.index()];
    let mut all = 0;
    for (name, _, _, copies) in CARDS {
        let card: PopulationCard = name.parse().expect("a card");
        let number = Card::Population(card).number();
        let dealt = deck.pile.iter().copied().chain(deck.slots.iter().flatten().copied());
        let found = dealt.filter(|&other| other == number).count()
            + state.spare_population.iter().filter(|&&spare| spare == card).count();
        assert_eq!(found, copies, "{name}");
        all += found;
    }
    assert_eq!(all, 20);
}
