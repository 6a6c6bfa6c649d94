//! What a bot needs to judge a position: what a strong player of Patchistory looks at.
//!
//! A seat's expected Culture is what it has now, what its levels will bring in the rounds to come, and what its goods,
//! workers and Votes promise. Each level has a worth a round in the first round of the game and one in the last.

use tessera_kernel::{BySeat, Estimate, Fading, Match, Seat, Tag, Viewer, weights};

use crate::actions::{auction, production};
use crate::choice::Choice;
use crate::components::eras::{ERAS, FAR, MEMORABLE, MISSING, ROUNDS, UPKEEP};
use crate::components::features::{Features, HEROES, WONDERS};
use crate::components::icons::Icon;
use crate::components::people;
use crate::components::prosperity::Prosperity;
use crate::components::routes::{FAR_END, LAST_GOODS};
use crate::components::tiles::{Face, Tile};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Offer, Phase, Principal, Space, Stake, State};
use crate::{Patchistory, powers, scoring};

weights! { "../weights.json":
    money_early, money_late,          // a level of Money, a round
    food_early, food_late,            // a level of Food, a round
    resource_early, resource_late,    // a level of Resources, a round
    culture_early, culture_late,      // a level of Culture, a round
    politics_early, politics_late,    // a level of Politics, a round
    transport_early, transport_late,  // a level of Transport, a round
    military_early, military_late,    // a level of Military, a round
    defence_early, defence_late,      // a level of Defence, a round
    worker_early, worker_late,        // a worker, a round
    purse_early, purse_late,          // Money owned
    larder_early, larder_late,        // Food owned
    store_early, store_late,          // a Resource owned
    vote_early, vote_late,            // a Vote owned
    rank_early, rank_late,            // being first on a card in hand
    stage_early, stage_late,          // a space of a route still to come to
    ally_early, ally_late,            // an ally
    war_early, war_late,              // what a declared war promises
    power_early, power_late,          // a hero, wonder or special building that does something, a round
    tile_early, tile_late,            // what a tile one is about to get promises
    frame_early, frame_late,          // an icon in a gold frame of such a tile
    spread_early, spread_late,        // Culture that makes a lead tell
}

/// Rounds of a game.
pub(crate) const ALL_ROUNDS: f32 = (ERAS * ROUNDS) as f32;

/// The weights as they stand with so many rounds left.
struct Judge<'a> {
    weights: Fading<'a>,
    left: f32,
}

impl Judge<'_> {
    /// What a seat has and what that will bring.
    fn seat(&self, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        // Twenty of anything is more than can be used.
        let produced = self.round(|icon| f32::from(s.level(seat, icon).min(20)));
        let powers = powers::lasting(player.features) as f32 * self.weights.weight(At::power_early);
        let workers = f32::from(people::WORKERS - player.track) * self.weights.weight(At::worker_early);
        let owned = |icon, weight: At| f32::from(s.good(seat, icon)).sqrt() * self.weights.hope(weight);
        f32::from(s.good(seat, Icon::Culture))
            + (produced + workers + powers + self.prospect(s, seat)) * self.left
            + owned(Icon::Money, At::purse_early)
            + owned(Icon::Food, At::larder_early)
            + owned(Icon::Resource, At::store_early)
            + self.votes(s, seat)
            + (self.stages(s, seat) + self.wars(s, seat)) * self.weights.alive()
            - self.debts(s, seat)
            + ends(s, seat)
    }

    /// What so much of each icon is worth in a round.
    fn round(&self, count: impl Fn(Icon) -> f32) -> f32 {
        let levels = [
            (Icon::Money, At::money_early),
            (Icon::Food, At::food_early),
            (Icon::Resource, At::resource_early),
            (Icon::Culture, At::culture_early),
            (Icon::Politics, At::politics_early),
            (Icon::Transport, At::transport_early),
            (Icon::Military, At::military_early),
            (Icon::Defence, At::defence_early),
        ];
        levels.into_iter().map(|(icon, weight)| count(icon) * self.weights.weight(weight)).sum()
    }

    /// What the tile a seat has won, or would win as the stakes lie, promises in a round: some of it will be covered, or
    /// cover something.
    fn prospect(&self, s: &State, seat: Seat) -> f32 {
        let Some(offer) = awaited(s, seat) else { return 0.0 };
        let side = |face: Face| {
            let (base, frame) = offer.tile.icons(face);
            let framed = self.weights.weight(At::frame_early);
            let special =
                if face == Face::Black { Features::from_iter([offer.tile.feature()]) } else { Features::NONE };
            self.round(|icon| f32::from(base.of(icon)) + f32::from(frame.of(icon)) * framed)
                + powers::lasting(special) as f32 * self.weights.weight(At::power_early)
        };
        // Two players choose the side themselves.
        let best = if s.count() == 2 { side(Face::White).max(side(Face::Black)) } else { side(offer.face) };
        best * self.weights.weight(At::tile_early)
    }

    /// Votes, and the cards on which they tell or would tell.
    fn votes(&self, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        let votes = f32::from(player.votes);
        let Phase::Stakes { at } = s.phase else {
            let first = player.cards.iter().filter(|&card| scoring::ranks(s, card)[seat] == 1).count() as f32;
            let chosen = matches!(s.phase, Phase::Cards | Phase::EraEnd | Phase::Over);
            let rank = if chosen { 0.0 } else { self.weights.weight(At::rank_early) };
            return votes * self.weights.weight(At::vote_early) + first * rank;
        };
        // The Vote is on: what lies on each card, and the best that can still be made of Votes in hand.
        let (staked, each) = ballot(s, at, |card| scoring::ranks(s, card)[seat]);
        staked + votes * each
    }

    /// What workers on routes have still to find, a space a round, and what it is worth to have an ally.
    fn stages(&self, s: &State, seat: Seat) -> f32 {
        let allies = s.allies(seat).count() as f32;
        stages_ahead(s, seat, self.left) * self.weights.weight(At::stage_early)
            + allies * self.weights.weight(At::ally_early)
    }

    /// What the wars that are declared promise, by the Powers as they stand.
    fn wars(&self, s: &State, seat: Seat) -> f32 {
        promised_by_wars(s, seat) * self.weights.weight(At::war_early)
    }

    /// Culture that workers, heroes and wonders will cost for want of goods.
    fn debts(&self, s: &State, seat: Seat) -> f32 {
        hunger(s, seat, self.left) + repairs(s, seat)
    }
}

/// The tile a seat has won, or would win as the stakes lie.
pub(crate) fn awaited(s: &State, seat: Seat) -> Option<&Offer> {
    let player = &s.players[seat];
    let leads = |stake: &Stake| auction::standing(s, stake.tile).is_some_and(|(holder, _)| holder == seat);
    let at = player.won.or_else(|| player.stake.filter(leads).map(|stake| stake.tile));
    s.offer.get(usize::from(at?))
}

/// What the Votes on the ballot bring a seat of these ranks, and the best a Vote in hand can still be made to bring.
pub(crate) fn ballot(s: &State, at: u8, rank: impl Fn(Prosperity) -> u8) -> (f32, f32) {
    let staked = s.ballot.iter().map(|&(card, on)| scoring::reward(s.count(), rank(card), on, on / 2) as f32);
    let open = s.ballot.iter().skip(at.into()).map(|&(card, _)| match (rank(card), s.count()) {
        (1, _) => 0.9,
        (2, 3 | 4) => 0.4,
        _ => 0.0,
    });
    (staked.sum::<f32>(), open.fold(0.0, f32::max))
}

/// Spaces with goods that workers on routes have still to come to, a space a round.
pub(crate) fn stages_ahead(s: &State, seat: Seat, left: f32) -> f32 {
    let ahead = |spaces: u8| f32::from(spaces).min(left);
    let principal = s.routes().filter(|(_, route)| route.from == seat).map(|(_, route)| match route.worker {
        Some(Space::On(space)) => ahead(LAST_GOODS.saturating_sub(space)),
        _ => 0.0,
    });
    let allied = s.alliances().filter_map(|(_, alliance)| {
        let end = alliance.end_of(seat)?;
        let space = alliance.workers[end]?;
        // Culture lies there, too.
        Some(1.5 * ahead(if end == 0 { FAR_END - space } else { space }.saturating_sub(1)))
    });
    principal.sum::<f32>() + allied.sum::<f32>()
}

/// Culture that the wars that are declared promise, by the Powers as they stand.
pub(crate) fn promised_by_wars(s: &State, seat: Seat) -> f32 {
    let promise = |route: &Principal| {
        let red = route.war?;
        let mine = usize::from(route.to == seat);
        let [own, other] = [(mine, seat), (1 - mine, if mine == 0 { route.to } else { route.from })];
        let margin = power(s, own.1, red[own.0]) - power(s, other.1, red[other.0]);
        let chance = 1.0 / (1.0 + (-margin / 2.0).exp());
        let era = s.era_row();
        let prize = |red: bool| f32::from(if red { era.attack } else { era.defence });
        let taken = f32::from(MEMORABLE) * (margin / f32::from(FAR)).clamp(-1.0, 1.0) * 0.5;
        Some(chance * prize(red[own.0]) + taken)
    };
    let fought = s.routes().filter(|(_, route)| [route.from, route.to].contains(&seat));
    fought.filter_map(|(_, route)| promise(route)).sum::<f32>()
}

/// What a seat can set against another in a war, as an Aggressor or not: some of its Resources among it.
pub(crate) fn power(s: &State, seat: Seat, red: bool) -> f32 {
    let level = if red { s.level(seat, Icon::Military) + powers::attack(s, seat) } else { s.defence_power(seat) };
    f32::from(level) + 0.5 * f32::from(s.good(seat, Icon::Resource).min(12))
}

/// Culture that workers will cost for want of Food: in this round for certain, later less and less so, for Food can be
/// bought.
pub(crate) fn hunger(s: &State, seat: Seat, left: f32) -> f32 {
    let due = f32::from(production::upkeep(s, seat));
    let (food, level) = (f32::from(s.good(seat, Icon::Food)), f32::from(s.level(seat, Icon::Food)));
    let now = if produces(s) { (due - food - level).max(0.0) * f32::from(MISSING.0) } else { 0.0 };
    now + (due * left - level * left - food).max(0.0)
}

/// Culture that heroes and wonders will cost for want of goods when the Era ends.
pub(crate) fn repairs(s: &State, seat: Seat) -> f32 {
    if matches!(s.phase, Phase::BeforeVote { .. } | Phase::Cards | Phase::Stakes { .. } | Phase::EraEnd | Phase::Over) {
        return 0.0;
    }
    let features = s.players[seat].features;
    let rounds = f32::from(ROUNDS - s.round);
    let missing = |due: f32, icon: Icon, price: u8| {
        let there = f32::from(s.good(seat, icon)) + f32::from(s.level(seat, icon)) * (rounds - 1.0) * 0.5;
        (due - there).max(0.0) * f32::from(price)
    };
    let heroes = features.and(HEROES).len() as f32 * f32::from(UPKEEP.0);
    let wonders = features.and(WONDERS).len() as f32 * f32::from(UPKEEP.1);
    missing(heroes, Icon::Food, MISSING.0) + missing(wonders, Icon::Resource, MISSING.1)
}

/// What features will bring when Eras and the game end, as things stand.
pub(crate) fn ends(s: &State, seat: Seat) -> f32 {
    let eras = f32::from(ERAS - s.era);
    let era: i32 = powers::era_end(s, seat).map(|(_, culture)| culture).sum();
    let game: i32 = powers::game_end(s, seat).map(|(_, culture)| culture).sum();
    era as f32 * eras + game as f32
}

/// Whether this round has still to produce.
pub(crate) fn produces(s: &State) -> bool {
    !matches!(
        s.phase,
        Phase::Production { .. }
            | Phase::Upkeep
            | Phase::BeforeVote { .. }
            | Phase::Cards
            | Phase::Stakes { .. }
            | Phase::EraEnd
            | Phase::Over
    )
}

/// Rounds to come, this one included while it has not produced.
pub(crate) fn rounds_left(s: &State) -> f32 {
    ALL_ROUNDS - f32::from(s.era * ROUNDS + s.round) - if produces(s) { 0.0 } else { 1.0 }
}

/// Everyone's expected points and chances.
pub(crate) fn evaluate(s: &State, weights: &[f32]) -> BySeat<Estimate> {
    let left = rounds_left(s);
    let judge = Judge { weights: Fading::new(weights, left / ALL_ROUNDS, (left / 2.0).min(1.0)), left };
    let scores = BySeat::from_fn(s.count(), |seat| judge.seat(s, seat));
    Estimate::of_scores(&scores, judge.weights.weight(At::spread_early))
}

/// How readily an option is taken in a playout: what is usually a mistake is rarely done.
pub(crate) fn urge(prompt: &Prompt, choice: &Choice) -> f32 {
    match (prompt, choice) {
        (_, Choice::Discard) => 0.02,
        (Prompt::Bid { .. } | Prompt::SecretBid, Choice::Bid(_, money)) => 1.0 / f32::from(*money),
        (Prompt::Administration { .. }, Choice::End) => 0.15,
        (Prompt::Administration { .. }, Choice::Sanitise) => 0.05,
        (Prompt::Administration { .. }, Choice::Exchange) => 0.2,
        (Prompt::Administration { .. }, Choice::Campaign(points)) => 0.2 * f32::from(*points).min(4.0),
        (Prompt::Diplomacy { .. }, Choice::Break(_)) => 0.05,
        (Prompt::Diplomacy { .. }, Choice::End) => 0.5,
        (Prompt::Move { .. }, Choice::Done) => 0.6,
        (_, Choice::Red) => 0.2,
        (_, Choice::Refuse) => 0.2,
        (_, Choice::Rest) => 0.1,
        (_, Choice::Spend(spending)) => 1.0 / (1.0 + f32::from(spending.resources + spending.votes)),
        (_, Choice::Use(_)) => 0.2,
        _ => 1.0,
    }
}

/// How a finished match was played: among other things, which tiles a seat has bought, for how much, and whether it laid them.
pub(crate) fn tags(game: &Match<Patchistory>, seat: Seat) -> Vec<Tag> {
    let player = &game.state().players[seat];
    let count = |what, count: usize| Tag::new(what, count.to_string());
    let mut tags = vec![
        count("heroes", player.features.and(HEROES).len()),
        count("wonders", player.features.and(WONDERS).len()),
        count("squares", player.territory.occupied().len()),
        count("workers at the end", usize::from(people::WORKERS - player.track)),
    ];
    // With three or four a tile is won with the side it shows, which decides what it is worth.
    let named = |tile: Tile, face: Option<Face>| match face {
        Some(Face::Black) => format!("{tile} black ({})", tile.feature()),
        Some(Face::White) => format!("{tile} white"),
        None => tile.to_string(),
    };
    for line in game.log(Viewer::Spectator) {
        match line.event {
            Event::Won { seat: winner, tile, face, paid } if winner == seat => {
                let price = match paid {
                    0..=1 => "tile for 1 Money",
                    2..=4 => "tile for 2 to 4 Money",
                    5..=9 => "tile for 5 to 9 Money",
                    _ => "tile for 10 Money or more",
                };
                tags.push(Tag::new(price, named(tile, face)));
            }
            Event::TileTaken { seat: owner, tile, face, .. } | Event::TileLeft { seat: owner, tile, face }
                if owner == seat =>
            {
                tags.push(Tag::new("tile for nothing", named(tile, face)));
            }
            Event::Placed { seat: owner, tile, face, .. } if owner == seat => {
                tags.push(Tag::new("tile laid", named(tile, Some(face))));
            }
            Event::TileDiscarded { seat: owner, tile, face } if owner == seat => {
                tags.push(Tag::new("tile discarded", named(tile, face)));
            }
            Event::WarWon { seat: winner, over, .. } if [winner, over].contains(&seat) => {
                tags.push(Tag::new("war", if winner == seat { "won" } else { "lost" }));
            }
            Event::Allied { seat: one, with } if [one, with].contains(&seat) => tags.push(Tag::new("alliance", "made")),
            _ => {}
        }
    }
    tags
}
