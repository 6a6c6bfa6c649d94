//! M13: goods and caches.

use tessera_mosaic::components::goods::{Cache, Good, Token};
use tessera_mosaic::components::pieces::Wealth;

use crate::support::{Play, Playing, RED, Table};
use crate::watched::Watched;

/// Red's turn with a city beside M6, where this lies, and a farming town to be put on it.
#[track_caller]
fn collect(token: &str) -> Watched {
    let play = Table::with(2).cities(RED, "M5").token("M6", token).turn(RED);
    Watched::new(play).then("act build, bare farm, at M6")
}

/// Every token of a game with four players, in which all of them are laid out.
fn laid_out() -> Vec<Token> {
    Play::from_seed(4, 1).view(RED).hexes.iter().filter_map(|hex| hex.token).collect()
}

#[test]
fn m13_1_the_wild_good_is_one_more_type_but_never_a_thirteenth() {
    let unique = |goods: &str| Table::with(2).goods(RED, goods).wild(RED).turn(RED).view(RED).players[RED].unique_goods;
    assert_eq!(unique(""), 1);
    assert_eq!(unique("wine wine fish"), 3);
    let eleven = "fish food stone bronze textiles wine olive-oil timber ivory gems incense";
    assert_eq!(unique(eleven), 12);
    assert_eq!(unique(&format!("{eleven} dyes")), 12);
}

#[test]
fn m13_1_the_wild_good_fills_one_gap_on_every_manufacturing_town_card_anew() {
    let score = |goods: &str| {
        let table = Table::with(2).builds(RED, "mt-jewellers mt-weavers mt-coopers").goods(RED, goods).wild(RED);
        table.turn(RED).score(RED, "workshops")
    };
    assert_eq!(score("bronze gems textiles dyes"), 10, "a gap on each of two cards");
    assert_eq!(score("bronze textiles dyes wine"), 5, "two gaps are too many");
}

#[test]
fn m13_2_sixty_eight_goods_of_twelve_types() {
    let tokens = laid_out();
    let counted = |good: Good| tokens.iter().filter(|&&token| token == Token::Good(good)).count();
    let counts = Good::ALL.map(|good| (good.id(), counted(good)));
    let expected = [
        ("fish", 10),
        ("food", 9),
        ("stone", 9),
        ("bronze", 5),
        ("textiles", 5),
        ("wine", 5),
        ("olive-oil", 5),
        ("timber", 4),
        ("ivory", 4),
        ("gems", 4),
        ("incense", 4),
        ("dyes", 4),
    ];
    assert_eq!(counts, expected);
    assert_eq!(counts.iter().map(|count| count.1).sum::<usize>(), 68);
}

#[test]
fn m13_2_all_types_count_as_unique_goods() {
    for good in Good::ALL {
        let play = Table::with(2).goods(RED, &format!("{good} {good}")).turn(RED);
        assert_eq!(play.view(RED).players[RED].unique_goods, 1, "{good}");
    }
}

#[test]
fn m13_3_a_fish_raises_food_by_three() {
    let play = Table::with(2).token("M7", "fish").stock(RED, 4, 0, 0, 0).turn(RED);
    let port = Watched::new(play).then("act build, bare port, at M7");
    assert_eq!(port.brought(), "stone -4, population -2, food track +3, fish +1, port +1");
}

#[test]
fn m13_4_a_food_raises_food_and_a_stone_raises_stone_by_two() {
    assert_eq!(collect("food").brought(), "food track +2, food +1, farm +1");
    assert_eq!(collect("stone").brought(), "stone track +2, stone +1, farm +1");
    for good in ["bronze", "textiles", "wine", "olive-oil", "timber", "ivory", "gems", "incense", "dyes"] {
        assert_eq!(collect(good).brought(), format!("{good} +1, farm +1"));
    }
}

#[test]
fn m13_5_twenty_eight_caches() {
    let caches = |wealth: Wealth| {
        let amounts = laid_out().into_iter().filter_map(move |token| match token {
            Token::Cache(Cache::Wealth(kind, amount)) if kind == wealth => Some(amount),
            _ => None,
        });
        let mut amounts: Vec<u8> = amounts.collect();
        amounts.sort_unstable();
        amounts
    };
    for resource in Wealth::RESOURCES {
        assert_eq!(caches(resource), [5, 5, 7, 7, 7, 10], "{resource}");
    }
    assert_eq!(caches(Wealth::Money), [10, 10, 10, 15, 15, 20]);
    let tokens = laid_out();
    assert_eq!(tokens.iter().filter(|&&token| token == Token::Cache(Cache::People(1))).count(), 4);
    assert_eq!(tokens.iter().filter(|token| matches!(token, Token::Cache(_))).count(), 28);
}

#[test]
fn m13_5_a_cache_gives_what_it_says_and_is_gone() {
    for (cache, gain) in [
        ("ideas-7", "ideas +7"),
        ("stone-5", "stone +5"),
        ("food-10", "food +10"),
        ("money-20", "money +20"),
        ("people-1", "population +1"),
    ] {
        let found = collect(cache);
        assert_eq!(found.brought(), format!("{gain}, farm +1"));
        assert_eq!(found.lies("M6"), None);
    }
}
