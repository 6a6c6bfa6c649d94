//! The Vote at the end of an Era (P14). How cards are counted is in `scoring.rs`.

use tessera_kernel::{Audience, Flow, Part};

use crate::choice::{Choice, Spot};
use crate::components::features::Feature;
use crate::components::icons::Icon;
use crate::components::prosperity::{Cards, Prosperity};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Phase, State};
use crate::{Ask, powers, scoring};

/// What heroes and wonders do before the Vote, player by player (P14.1).
pub(crate) fn prepare(s: &mut State, ask: &mut Ask<'_>, served: u8, paid: bool) -> Flow {
    let seat = s.in_order(served);
    if !paid {
        let votes: Vec<(Feature, u8)> = powers::votes(s, seat).collect();
        for (feature, votes) in votes {
            s.players[seat].votes += u16::from(votes);
            ask.log(|| Event::VotesGained { seat, feature, votes });
        }
        s.phase = Phase::BeforeVote { served, paid: true };
        return Ok(());
    }
    s.phase = Phase::BeforeVote { served: served + 1, paid: false };
    let spots: Vec<Spot> = s.spots(seat, None).collect();
    let Some((feature, culture)) = powers::send_back_any(s, seat).filter(|_| !spots.is_empty()) else {
        return Ok(());
    };
    let prompt = Prompt::SendBackAny { feature, culture };
    if let Some(spot) = ask.pick_or(Choice::Done, seat, prompt, spots, Choice::Send)? {
        let gain = culture.into();
        ask.log(|| Event::SentBack { seat, feature, spot, icon: Icon::Culture, gain });
        s.send_back(ask, seat, spot);
        s.gain(seat, Icon::Culture, gain);
        s.phase = Phase::BeforeVote { served, paid: true };
    }
    Ok(())
}

/// Everyone puts a card forward in secret; they are shuffled, so nobody is told whose is whose (P14.2).
pub(crate) fn put_forward(s: &mut State, ask: &mut Ask<'_>) -> Flow {
    let part = |seat| Part {
        seat,
        prompt: Prompt::Card { era: s.era },
        options: s.players[seat].cards.iter().map(Choice::Card).collect(),
    };
    let chosen = ask.all(s.players.seats().map(part).collect())?;
    let mut cards: Vec<Prosperity> = Vec::with_capacity(chosen.len());
    for (seat, choice) in chosen {
        let Choice::Card(card) = choice else { continue };
        s.players[seat].cards.remove(card);
        cards.push(card);
    }
    s.rng.mix(&mut cards);
    s.ballot = cards.iter().map(|&card| (card, 0)).collect();
    s.phase = Phase::Stakes { at: 0 };
    let cards: Cards = cards.into_iter().collect();
    ask.show(Audience::Everyone, || Event::CardsShown { cards });
    Ok(())
}

/// Everyone stakes Votes on a card in secret (P14.4).
pub(crate) fn stake(s: &mut State, ask: &mut Ask<'_>, at: u8) -> Flow {
    let (card, _) = s.ballot[usize::from(at)];
    let part = |seat| Part {
        seat,
        prompt: Prompt::Stake { card, at },
        options: (0..=s.players[seat].votes).map(Choice::Stake).collect(),
    };
    let stakes = ask.all(s.turn_order().map(part).collect())?;
    ask.reveal(Audience::Everyone);
    for (seat, choice) in stakes {
        let Choice::Stake(votes) = choice else { continue };
        s.players[seat].votes -= votes;
        s.ballot[usize::from(at)].1 += votes;
        ask.log(|| Event::Staked { seat, card, votes });
    }
    s.phase = Phase::Stakes { at: at + 1 };
    Ok(())
}

/// The cards are scored, and all Votes go (P14.5 to P14.7).
pub(crate) fn count(s: &mut State, ask: &mut Ask<'_>) {
    let ballot = std::mem::take(&mut s.ballot);
    let counted = scoring::counted(s.count(), &ballot);
    if counted.is_empty() {
        ask.log(|| Event::AllCardsDropped);
    }
    for &(card, votes) in &ballot {
        s.used_cards.insert(card);
        let Some(&(_, first, later)) = counted.iter().find(|(scored, ..)| *scored == card) else {
            if !counted.is_empty() {
                ask.log(|| Event::CardDropped { card, votes });
            }
            continue;
        };
        score(s, ask, card, first, later);
    }
    for seat in s.players.seats() {
        s.players[seat].votes = 0;
    }
}

fn score(s: &mut State, ask: &mut Ask<'_>, card: Prosperity, first: u16, second: u16) {
    let ranks = scoring::ranks(s, card);
    for seat in s.turn_order() {
        let rank = ranks[seat];
        let culture = s.award(seat, scoring::reward(s.count(), rank, first, second));
        ask.log(|| Event::CardScored { seat, card, rank, culture });
        let more = if rank == 1 { powers::first_rank(s, seat) } else { 0 };
        if more > 0 {
            s.gain(seat, Icon::Culture, more.into());
            ask.log(|| Event::FirstRank { seat, culture: more });
        }
    }
}
