//! The box unpacked, leaders and technologies chosen, first cities placed, first cards played (M3).

use arrayvec::ArrayVec;
use tessera_kernel::{Audience, BySeat, Cells, Flow, Part, Rng, Seat, Setup, options};

use crate::Ask;
use crate::agenda::{Agenda, Source, Task};
use crate::building;
use crate::choice::Choice;
use crate::components::achievements::{Achievement, IN_PLAY};
use crate::components::build_cards::BuildCard;
use crate::components::goods::{BLANKS, Cache, Good, Token};
use crate::components::leaders::Leader;
use crate::components::map::{Ground, HEXES, hexes, open_hexes};
use crate::components::pieces::Piece;
use crate::components::population_cards::PopulationCard;
use crate::components::tax_cards::{Levy, TaxCard};
use crate::components::technologies::Tech;
use crate::event::Event;
use crate::market::{Card, Deck, Market, SCORING, refill};
use crate::prompt::Prompt;
use crate::state::{HAND, Phase, Player, State, Tile, Turn};
use crate::step::begin_round;

/// The table before the first leader is picked (M3.1 to M3.11).
pub(crate) fn unpack(setup: &Setup, mut rng: Rng) -> State {
    let count = setup.count();
    let tokens = lay_tokens(count, &mut rng);
    let mut players = BySeat::from_fn(count, |_| Player::new());
    let technology = deal_technologies(&mut players, &mut rng);
    let build = shuffled(build_box().map(Card::Build), &mut rng);
    let build = with_scoring(Market::Build, build, BUILD_SCORING, &mut rng);
    let (population, spare_population) = population_deck(count, &mut rng);
    let (tax, spare_taxes) = tax_deck(count, &mut rng);
    let mut tiles = Achievement::ALL;
    rng.shuffle(&mut tiles);
    let mut achievements = [Tile::Out; 15];
    for tile in &tiles[..IN_PLAY] {
        achievements[tile.index()] = Tile::Free;
    }
    let first = Seat::new(rng.index(count));
    let laid = Good::ALL.map(|good| tokens.iter().filter(|&&token| token == Some(Token::Good(good))).count() as u8);
    State {
        rng,
        first,
        phase: Phase::Leaders { picked: 0 },
        revision: setup.revision,
        turn: Turn::of(first, 0, 0),
        agenda: Agenda::default(),
        players,
        tokens,
        laid,
        built: tessera_kernel::hex::HexSet::EMPTY,
        wonders: [None; 9],
        library: None,
        golden: [None; 9],
        achievements,
        decks: [population, build, technology, tax],
        spare_population,
        spare_taxes,
        chest: 0,
        wild: true,
        scorings: 0,
        due: 0,
        ending: None,
    }
}

/// Fish in the ports, caches on their hexes, goods and blanks on the rest; blanks leave nothing (M3.2 to M3.4).
fn lay_tokens(players: usize, rng: &mut Rng) -> Cells<Option<Token>, HEXES> {
    let mut caches: Vec<Cache> = Cache::tokens().collect();
    rng.shuffle(&mut caches);
    let goods = Good::ALL.into_iter().filter(|&good| good != Good::Fish);
    let mut goods: Vec<Option<Good>> = goods
        .flat_map(|good| std::iter::repeat_n(Some(good), usize::from(good.copies())))
        .chain(std::iter::repeat_n(None, BLANKS))
        .collect();
    rng.shuffle(&mut goods);
    let mut tokens = Cells([None; HEXES]);
    for hex in hexes(open_hexes(players)) {
        tokens[hex.usize()] = match hex.ground() {
            Ground::Port => Some(Token::Good(Good::Fish)),
            Ground::Cache => caches.pop().map(Token::Cache),
            Ground::Land => goods.pop().flatten().map(Token::Good),
        };
    }
    tokens
}

/// Five starting technologies for each player; the rest become the deck (M3.6).
fn deal_technologies(players: &mut BySeat<Player>, rng: &mut Rng) -> Deck {
    let count = players.count();
    let (mut starting, standard): (Vec<Tech>, Vec<Tech>) = Tech::ALL.into_iter().partition(|tech| tech.is_starting());
    rng.shuffle(&mut starting);
    for (_, player) in players.iter_mut() {
        player.hand = starting.drain(starting.len() - HAND..).collect();
        player.hand.sort_unstable();
    }
    let pile = shuffled(starting.into_iter().chain(standard).map(Card::Technology), rng);
    with_scoring(Market::Technology, pile, technology_scoring(count), rng)
}

/// The part of the technology deck, counted from the top, that the scoring card is shuffled into: the middle third with
/// up to three players, the bottom third with more; spare cards go to the upper thirds (M3.6).
fn technology_scoring(players: usize) -> (u8, u8) {
    let cards = 105 - HAND * players;
    let top = cards.div_ceil(3);
    let middle = (cards - top).div_ceil(2);
    let (from, to) = if players <= 3 { (top + 1, top + middle + 1) } else { (top + middle + 1, cards + 1) };
    (from as u8, to as u8)
}

/// The bottom half of the build deck (M3.7).
const BUILD_SCORING: (u8, u8) = (20, 39);

fn build_box() -> impl Iterator<Item = BuildCard> {
    BuildCard::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())))
}

/// Cards in the population deck, and in the Tax & Tariff deck (M3.8, M3.9).
fn small_deck(players: usize) -> usize {
    match players {
        2 | 3 => 10,
        4 | 5 => 12,
        _ => 14,
    }
}

/// The scoring card goes into the bottom half of a small deck.
fn small_scoring(cards: usize) -> (u8, u8) {
    (cards as u8 / 2 + 1, cards as u8 + 1)
}

fn population_deck(players: usize, rng: &mut Rng) -> (Deck, ArrayVec<PopulationCard, 10>) {
    let all = PopulationCard::ALL.into_iter();
    let mut cards: Vec<PopulationCard> =
        all.flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies()))).collect();
    rng.shuffle(&mut cards);
    let spare = cards.split_off(small_deck(players));
    let scoring = small_scoring(cards.len());
    let pile = cards.into_iter().map(|card| Card::Population(card).number()).collect();
    (with_scoring(Market::Population, pile, scoring, rng), spare.into_iter().collect())
}

fn tax_deck(players: usize, rng: &mut Rng) -> (Deck, ArrayVec<TaxCard, 10>) {
    let mut cards = Vec::new();
    let mut spare = ArrayVec::new();
    for levy in Levy::ALL {
        let kinds = TaxCard::ALL.into_iter().filter(|card| card.levy() == levy);
        let mut half: Vec<TaxCard> =
            kinds.flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies()))).collect();
        rng.shuffle(&mut half);
        spare.extend(half.split_off(small_deck(players) / 2));
        cards.append(&mut half);
    }
    let scoring = small_scoring(cards.len());
    let pile = shuffled(cards.into_iter().map(Card::Tax), rng);
    (with_scoring(Market::Tax, pile, scoring, rng), spare)
}

fn shuffled(cards: impl Iterator<Item = Card>, rng: &mut Rng) -> ArrayVec<u8, 96> {
    let mut numbers: Vec<u8> = cards.map(Card::number).collect();
    rng.shuffle(&mut numbers);
    numbers.into_iter().collect()
}

/// Shuffles the scoring card into a part of a pile, and turns up no card yet.
fn with_scoring(market: Market, mut pile: ArrayVec<u8, 96>, scoring: (u8, u8), rng: &mut Rng) -> Deck {
    let place = usize::from(scoring.0) + rng.index(usize::from(scoring.1 - scoring.0) + 1);
    pile.insert(pile.len() + 1 - place, SCORING);
    Deck::new(market, pile, scoring)
}

/// The next player picks a leader; the last in turn order is the first to pick (M3.12).
pub(crate) fn pick_leader(s: &mut State, ask: &mut Ask<'_>, picked: u8) -> Flow {
    if picked == 0 && s.deck(Market::Build).is_bare() {
        let first = s.first;
        ask.log(|| Event::Began { first });
        for market in Market::ALL {
            refill(s, ask, market);
        }
        return Ok(());
    }
    let seat = s.in_order(s.count() as u8 - 1 - picked);
    let free = Leader::ALL.into_iter().filter(|&leader| !s.players.values().any(|player| player.is(leader)));
    let leader = ask.pick(seat, Prompt::Leader, free, Choice::Leader)?;
    let player = &mut s.players[seat];
    player.leader = Some(leader);
    player.icons.add(&[leader.pillar()]);
    ask.log(|| Event::LeaderPicked { seat, leader });
    let all = usize::from(picked) + 1 == s.count();
    s.phase = if all { Phase::Draft { round: 0 } } else { Phase::Leaders { picked: picked + 1 } };
    if all {
        // Now the hands are looked at.
        ask.reveal(Audience::Everyone);
    }
    Ok(())
}

/// Everyone keeps one technology in secret and passes the rest to the left (M3.13).
pub(crate) fn draft(s: &mut State, ask: &mut Ask<'_>, round: u8) -> Flow {
    let left = s.players[s.first].hand.len() as u8;
    let parts = s.players.iter().map(|(seat, player)| Part {
        seat,
        prompt: Prompt::Draft { left },
        options: player.hand.iter().copied().map(Kept::Draft).collect(),
    });
    for (seat, Kept::Draft(tech)) in ask.all(parts.collect())? {
        let player = &mut s.players[seat];
        player.hand.retain(|card| *card != tech);
        player.drafted.push(tech);
        ask.log(|| Event::Drafted { seat, tech: Some(tech) });
    }
    ask.reveal(Audience::Everyone);
    if left == 1 {
        s.phase = Phase::Cities { placed: 0 };
        return Ok(());
    }
    let count = s.count();
    let mut passed = std::mem::take(&mut s.players[Seat::new(count - 1)].hand);
    for seat in Seat::all(count) {
        std::mem::swap(&mut s.players[seat].hand, &mut passed);
    }
    s.phase = Phase::Draft { round: round + 1 };
    ask.log(|| Event::Passed { left: left - 1 });
    Ok(())
}

options! {
    enum Kept: Choice { Draft(tech: Tech) }
}

/// The next player puts a city on a free hex that is no port (M3.14).
pub(crate) fn first_city(s: &mut State, ask: &mut Ask<'_>, placed: u8) -> Flow {
    let seat = s.in_order(placed);
    let sites = building::sites(s, seat, Piece::City);
    let hex = ask.pick(seat, Prompt::FirstCity, hexes(sites), Choice::At)?;
    ask.log(|| Event::Settled { seat, hex });
    building::put(s, ask, seat, Piece::City, hex);
    let all = usize::from(placed) + 1 == s.count();
    s.phase = if all { Phase::Unfold { served: 0 } } else { Phase::Cities { placed: placed + 1 } };
    Ok(())
}

/// A player turns up drafted technologies, one at a time, as many as they wish (M3.15).
pub(crate) fn unfold(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    let seat = s.in_order(served);
    s.turn.seat = seat;
    let player = &s.players[seat];
    // Whether one may go on is not said by what one could play: that would tell the hand.
    let playable = player.secret().filter(|tech| player.icons.cover(tech.needs()));
    let Some(tech) = ask.pick_or(Choice::Done, seat, Prompt::Unfold, playable, Choice::Play)? else {
        s.phase = Phase::Benefits { served };
        return Ok(());
    };
    let player = &mut s.players[seat];
    player.up.insert(tech);
    player.icons.add(tech.grants());
    player.opening.insert(tech);
    ask.show(Audience::Everyone, || Event::Unfolded { seat, tech });
    if s.players[seat].secret().next().is_none() {
        s.phase = Phase::Benefits { served };
    }
    Ok(())
}

/// A player takes the benefits of leader and cards in any order (M3.15).
pub(crate) fn benefits(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    let seat = s.in_order(served);
    s.turn.seat = seat;
    let player = &s.players[seat];
    let start = (!player.started).then_some(Benefit::Start);
    let waiting = start.into_iter().chain(player.opening.iter().map(Benefit::Play));
    if waiting.clone().next().is_none() {
        if usize::from(served) + 1 == s.count() {
            begin_round(s, ask);
        } else {
            s.phase = Phase::Unfold { served: served + 1 };
        }
        return Ok(());
    }
    let benefit = ask.one(seat, Prompt::Benefit, waiting)?;
    let player = &mut s.players[seat];
    let of = match benefit {
        Benefit::Play(tech) => {
            player.opening.remove(tech);
            ask.log(|| Event::Played { seat, tech });
            Source::Tech(tech)
        }
        Benefit::Start => {
            player.started = true;
            let leader = player.leader.expect("everyone has a leader");
            ask.log(|| Event::Started { seat, leader });
            Source::Leader(leader)
        }
    };
    s.agenda.then(Task::Effects { of, at: 0 });
    Ok(())
}

options! {
    enum Benefit: Choice { Start, Play(tech: Tech) }
}

/// Where a hand that `seat` holds in a round of the draft was dealt.
pub(crate) fn origin_of_hand(count: usize, seat: Seat, round: usize) -> Seat {
    Seat::new((seat.index() + count * HAND - round) % count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m3_6_scoring_card_positions_match_the_table() {
        let expected = [(33, 65), (31, 61), (58, 86), (55, 81), (51, 76)];
        for (players, range) in (2..=6).zip(expected) {
            assert_eq!(technology_scoring(players), range, "{players} players");
        }
    }

    #[test]
    fn hands_travel_to_the_left() {
        assert_eq!(origin_of_hand(3, Seat::new(1), 1), Seat::new(0));
        assert_eq!(origin_of_hand(2, Seat::new(0), 3), Seat::new(1));
    }
}
