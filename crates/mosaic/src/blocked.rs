//! What a player might have expected to do, and why not. The same judgements that make the lists of options.

use tessera_kernel::{Blocked, Phrase, Seat};

use crate::Mosaic;
use crate::actions::{self, government, military, wonder};
use crate::building;
use crate::choice::{Action, Choice};
use crate::claims;
use crate::components::achievements::Achievement;
use crate::components::golden_ages::{self, GoldenAge};
use crate::components::governments::Government;
use crate::components::map::{around_all, hexes, open_hexes, ports};
use crate::components::pieces::{Piece, Unit, Wealth};
use crate::components::pillars::Pillar;
use crate::components::technologies::Tech;
use crate::components::wonders::Wonder;
use crate::market::{Card, Market};
use crate::payment::{Cost, bill};
use crate::prompt::Prompt;
use crate::state::{State, Tile};
use crate::why::Why;
use crate::words;

type Judged = (Choice, Result<(), Why>);

/// What is not possible at a prompt, with the reasons.
pub(crate) fn blocked(s: &State, seat: Seat, prompt: &Prompt) -> Vec<Blocked<Mosaic>> {
    let judged: Vec<Judged> = match *prompt {
        Prompt::Turn { .. } => turn(s, seat),
        Prompt::Bonus => {
            let judge = |action| (Choice::Act(action), actions::can_perform(s, seat, action, false));
            Action::ALL.into_iter().map(judge).collect()
        }
        Prompt::Grow => cards(s, seat, Market::Population).collect(),
        Prompt::Learn => cards(s, seat, Market::Technology).collect(),
        Prompt::Build => cards(s, seat, Market::Build).chain(bare(s, seat)).collect(),
        Prompt::Wonder => {
            let paid = bill(&s.players[seat], Cost::of_wonder(s.wonder_count(seat))).map(|_| ());
            let judge = |wonder| (Choice::Wonder(wonder), wonder::can_build(s, seat, wonder).and(paid));
            Wonder::ALL.into_iter().map(judge).collect()
        }
        Prompt::Govern => {
            let judge = |government| (Choice::Govern(government), government::can_take(s, seat, government));
            Government::ALL.into_iter().map(judge).collect()
        }
        Prompt::Site { piece, .. } | Prompt::FreeTown { piece } => sites(s, seat, piece),
        Prompt::FirstCity | Prompt::FreeCity => sites(s, seat, Piece::City),
        Prompt::WonderSite { wonder } => wonder_sites(s, seat, wonder),
        Prompt::Unfold => {
            let player = &s.players[seat];
            let judge = |tech: Tech| {
                (Choice::Play(tech), if player.icons.cover(tech.needs()) { Ok(()) } else { Err(Why::IconsMissing) })
            };
            player.secret().map(judge).collect()
        }
        Prompt::Campaign { recruits } => campaign(s, seat, recruits),
        _ => Vec::new(),
    };
    let reasons = judged.into_iter().filter_map(|(choice, judged)| judged.err().map(|why| (choice, why)));
    reasons.map(|(choice, why)| Blocked { choice, reason: reason(s, seat, choice, why), rule: why.rule() }).collect()
}

/// A reason in words, with what it takes and what one has.
fn reason(s: &State, seat: Seat, choice: Choice, why: Why) -> Phrase {
    let player = &s.players[seat];
    match why {
        Why::TooFewPeople => {
            let need = cost(s, seat, choice).map_or(1, |cost| cost.people);
            why.name().with("need", need).with("have", player.population)
        }
        Why::TooLittleStone | Why::TooLittleFood | Why::TooFewIdeas => match cost(s, seat, choice) {
            Some(cost) => {
                Phrase::new("mosaic-why-costs").with("cost", words::cost(cost)).with("have", words::stock(player, cost))
            }
            None => why.name(),
        },
        Why::TooLittleMoney => {
            let money = player.stock(Wealth::Money);
            why.name().with("need", military::RECRUIT).with("have", money)
        }
        Why::NothingToCommand if player.stock(Wealth::Money) < military::RECRUIT => {
            let units =
                s.units_on_map(seat).saturating_sub(s.turn.moved.iter().flatten().map(|&unit| u16::from(unit)).sum());
            Phrase::new("mosaic-why-nothing-to-command-money")
                .with("recruit", military::RECRUIT)
                .with("march", military::MARCH)
                .with("money", player.stock(Wealth::Money))
                .with("units", units)
        }
        Why::RecruitLimit => why.name().with("most", military::recruits(player)),
        Why::TooFewCities => {
            let in_region = |region| s.players.values().map(|player| player.cities_in(region)).sum::<u8>();
            let mine = s.regions().filter(|&region| player.cities_in(region) > 0);
            let count = match choice {
                Choice::In(region) => in_region(region),
                _ => mine.map(in_region).max().unwrap_or(0),
            };
            why.name().with("count", count)
        }
        Why::NoPiece => match pieces(choice) {
            Some(count) => Phrase::new("mosaic-why-no-piece-of").with("count", count),
            None => why.name(),
        },
        Why::ConditionNotMet => match choice {
            Choice::Claim(tile) => {
                why.name().with("have", claims::progress(s, seat, tile)).with("need", tile.least(s.count()))
            }
            Choice::Golden(age) => {
                why.name().with("have", player.icons.of(age.pillar())).with("need", golden_ages::ICONS)
            }
            _ => why.name(),
        },
        Why::NoCityToConvert => {
            let rivals = s.players.iter().filter(|&(other, _)| other != seat);
            let most = rivals.map(|(_, rival)| rival.cities.len()).max().unwrap_or(0);
            why.name().with("most", most)
        }
        Why::IconsMissing | Why::GovernmentIconsMissing => icons(s, seat, choice).unwrap_or_else(|| why.name()),
        _ => why.name(),
    }
}

/// How many pieces a player has of the kind that a choice takes (M2.3).
const fn pieces(choice: Choice) -> Option<u8> {
    let piece = match choice {
        Choice::Unit(unit) => return Some(unit.supply()),
        Choice::Bare(piece) => Some(piece),
        Choice::Build(card) => card.piece(),
        _ => None,
    };
    match piece {
        Some(piece) => Some(piece.supply()),
        None => None,
    }
}

/// What a choice costs; for an action, the least that would do.
fn cost(s: &State, seat: Seat, choice: Choice) -> Option<Cost> {
    match choice {
        Choice::Act(action) => actions::least_cost(s, seat, action),
        Choice::Grow(card) => Some(actions::cost(Card::Population(card))),
        Choice::Build(card) => Some(actions::cost(Card::Build(card))),
        Choice::Learn(tech) => Some(actions::cost(Card::Technology(tech))),
        Choice::Bare(piece) => Some(Cost::of_piece(piece)),
        Choice::Wonder(_) => Some(Cost::of_wonder(s.wonder_count(seat))),
        Choice::Govern(government) => Some(Cost::ideas(government.cost())),
        _ => None,
    }
}

/// Which icons are missing: so many of so many. Where an action is meant, for the government that lacks the fewest.
fn icons(s: &State, seat: Seat, choice: Choice) -> Option<Phrase> {
    let have = &s.players[seat].icons;
    let missing = |needs: &[Pillar]| Pillar::ALL.into_iter().map(|pillar| have.missing(needs, pillar)).sum::<u8>();
    let (needs, of) = match choice {
        Choice::Play(tech) => (tech.needs(), None),
        Choice::Govern(government) => (government.needs(), None),
        Choice::Act(Action::Government) => {
            let short = |one: &Government| government::can_take(s, seat, *one) == Err(Why::GovernmentIconsMissing);
            let nearest = Government::ALL.into_iter().filter(short).min_by_key(|one| missing(one.needs()))?;
            (nearest.needs(), Some(nearest.name()))
        }
        _ => return None,
    };
    let short = Pillar::ALL.into_iter().filter(|&pillar| have.missing(needs, pillar) > 0).map(|pillar| {
        let need = needs.iter().filter(|&&one| one == pillar).count();
        Phrase::new("mosaic-why-icons").with("pillar", pillar.name()).with("have", have.of(pillar)).with("need", need)
    });
    let short: Vec<Phrase> = short.collect();
    Some(match of {
        Some(government) => {
            Phrase::new("mosaic-why-nearest-government").with("government", government).with("icons", short)
        }
        None => Phrase::new("mosaic-why-icons-missing").with("icons", short),
    })
}

/// Actions, tiles in play, technologies face down, refresh and power.
fn turn(s: &State, seat: Seat) -> Vec<Judged> {
    let player = &s.players[seat];
    let acts = Action::ALL.into_iter().map(|action| (Choice::Act(action), actions::can_act(s, seat, action)));
    let golden = GoldenAge::ALL.into_iter().filter(|age| s.golden[age.index()].is_none());
    let golden = golden.map(|age| (Choice::Golden(age), claims::can_claim_golden(s, seat, age)));
    let tiles = Achievement::ALL.into_iter().filter(|tile| s.achievements[tile.index()] == Tile::Free);
    let tiles = tiles.map(|tile| (Choice::Claim(tile), claims::can_claim(s, seat, tile)));
    let down = player.face_down().map(|tech| (Choice::Play(tech), actions::technology::can_turn_up(s, seat, tech)));
    let markets = Market::ALL.into_iter().filter(|_| player.government.is_some());
    let refresh = markets.map(|market| (Choice::Refresh(market), claims::can_refresh(s, seat, market)));
    let power = player.leader.filter(|leader| leader.has_power());
    let power = power.map(|_| (Choice::Power, claims::can_use_power(s, seat)));
    acts.chain(golden).chain(tiles).chain(down).chain(refresh).chain(power).collect()
}

/// The face-up cards of a market.
fn cards(s: &State, seat: Seat, market: Market) -> impl Iterator<Item = Judged> + '_ {
    s.deck(market).kinds().map(move |card| {
        let choice = match card {
            Card::Population(card) => Choice::Grow(card),
            Card::Build(card) => Choice::Build(card),
            Card::Technology(tech) => Choice::Learn(tech),
            Card::Tax(card) => Choice::Levy(card),
        };
        let paid = bill(&s.players[seat], actions::cost(card)).map(|_| ());
        (choice, actions::can_use(s, seat, card).and(paid))
    })
}

/// What is built without a card.
fn bare(s: &State, seat: Seat) -> impl Iterator<Item = Judged> + '_ {
    Piece::ALL.into_iter().map(move |piece| {
        let paid = bill(&s.players[seat], Cost::of_piece(piece)).map(|_| ());
        (Choice::Bare(piece), building::can_place(s, seat, piece).and(paid))
    })
}

/// Hexes one might have thought of: towns next to one's cities, cities anywhere.
fn sites(s: &State, seat: Seat, piece: Piece) -> Vec<Judged> {
    let all = open_hexes(s.count());
    let tried = match piece {
        Piece::Farm | Piece::Craft => all.and(around_all(s.players[seat].cities)),
        Piece::Port => all.and(ports()),
        Piece::City => all.and(s.locked_against(seat)).or(all.and(s.built)).or(ports().and(all)),
    };
    hexes(tried).map(|hex| (Choice::At(hex), building::can_stand(s, seat, piece, hex))).collect()
}

fn wonder_sites(s: &State, seat: Seat, wonder: Wonder) -> Vec<Judged> {
    let closed = s.regions().filter(|&region| building::can_hold(s, seat, wonder, region).is_err());
    let judge = |region| (Choice::In(region), building::can_hold(s, seat, wonder, region));
    closed.map(judge).collect()
}

fn campaign(s: &State, seat: Seat, recruits: u8) -> Vec<Judged> {
    let judge = |unit| (Choice::Unit(unit), military::can_recruit(s, seat, unit, recruits));
    Unit::ALL.into_iter().map(judge).collect()
}
