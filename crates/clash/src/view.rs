//! What each viewer may know; `redeal.rs` imagines the rest.

use serde::Serialize;
use tessera_kernel::{BySeat, Viewer};

use crate::actions::battle::ATTACKER;
use crate::board::Stack;
use crate::components::board::REGIONS;
use crate::components::civilizations::{Civilization, Leader, Power};
use crate::hand::Hand;
use crate::objectives::{self, Progress};
use crate::prelude::*;
use crate::quotes::{self, Quote};
use crate::state::{Built, Bundle, Embassy, Phase, Stage, Switches};
use crate::{scoring, turn};

/// What one viewer may know. Others' cards are not in it at all.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Which edition is played.
    pub edition: Edition,
    /// What was agreed to play differently.
    pub switches: Switches,
    /// The Age, from 1.
    pub age: u8,
    /// The last Age there can be.
    pub last_age: u8,
    /// The Round of the Age, from 1.
    pub round: u8,
    /// Where in it we are.
    pub phase: Phase,
    /// Who goes first in a Round.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Option<TurnView>,
    /// Every space of the board.
    pub spaces: Vec<SpaceView>,
    /// A tile that was turned up and is not laid yet, with the first space of its region.
    pub exploring: Option<(Space, u8)>,
    /// Everyone's open things.
    pub players: BySeat<PlayerView>,
    /// The viewer's Action cards.
    pub actions: Vec<ActionCard>,
    /// The viewer's Objective cards, and whether each half could be completed in a Status phase now.
    pub objectives: Vec<ObjectiveView>,
    /// The viewer's Wonder cards.
    pub wonders: Vec<Wonder>,
    /// Objective cards the viewer looks at.
    pub looked_at: Vec<ObjectiveCard>,
    /// Another player's cards the viewer looks at.
    pub spied: Option<SpiedView>,
    /// Wonders that lie open.
    pub wonders_open: Vec<Wonder>,
    /// Each Wonder.
    pub built: Vec<(Wonder, Built)>,
    /// Cards left in the decks: Actions, Objectives, Events, Wonders.
    pub decks: [usize; 4],
    /// Action cards that were discarded, newest last.
    pub actions_discard: Vec<ActionCard>,
    /// Event cards that were discarded, newest last.
    pub events_discard: Vec<EventCard>,
    /// Event cards that stay on the table.
    pub events_staying: Vec<EventCard>,
    /// The Event being resolved.
    pub event: Option<EventCard>,
    /// The Event card that is drawn next, where the viewer has seen it.
    pub foreseen: Option<EventCard>,
    /// Barbarian Settlements and units in supply.
    pub barbarians: (u8, u8),
    /// Pirate Ships in supply.
    pub pirates: u8,
    /// Boards of peoples nobody has yet, while peoples are chosen.
    pub peoples: Vec<Civilization>,
    /// The Wonder card beside the Envoy.
    pub envoy: Option<Wonder>,
    /// Whom a Great Diplomat keeps the peace between.
    pub embassy: Option<Embassy>,
    /// Objective cards the viewer has promised to somebody.
    pub promises: Vec<(Seat, ObjectiveCard)>,
    /// Units on their way.
    pub squad: Stack,
    /// The Conflict that is going on.
    pub battle: Option<BattleView>,
    /// The trade being talked about.
    pub talk: Option<TalkView>,
}

/// A turn, as everyone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// Whose it is.
    pub seat: Seat,
    /// Actions still to be taken.
    pub actions: u8,
    /// Whether something can be done for which no card in hand is needed.
    pub can_act: bool,
    /// The advance the Great Library lends.
    pub borrowed: Option<Advance>,
}

/// A space of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    /// Where it lies.
    pub space: Space,
    /// Its region.
    pub region: usize,
    /// What it is made of; `None` while unexplored.
    pub terrain: Option<Terrain>,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Units.
    pub units: Stack,
    /// The city.
    pub city: Option<CityView>,
}

/// A city, as everyone sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CityView {
    /// Whose it is.
    pub owner: Side,
    /// Its mood.
    pub mood: Mood,
    /// Its size.
    pub size: u8,
    /// Its buildings with their colours.
    pub buildings: Vec<(Building, Side)>,
    /// Wonders in it.
    pub wonders: Vec<Wonder>,
    /// The Sea space its Port is fixed to.
    pub port: Option<Space>,
    /// Activations this turn.
    pub activations: u8,
    /// Culture tokens that whoever attacks it must match first.
    pub charms: u8,
    /// Whether a culture token of the Druids lies under its Settlement.
    pub druid: bool,
}

/// A player's open things.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Resources and tokens.
    pub goods: Goods,
    /// The most the player may have of each.
    pub limits: Goods,
    /// What makes a limit other than usual.
    pub limited_by: Vec<(Good, Cause)>,
    /// Culture and mood level (2012).
    pub levels: (u8, u8),
    /// Advances.
    pub advances: Vec<Advance>,
    /// Cubes in the event box.
    pub cubes: u8,
    /// Units in supply.
    pub units: Units,
    /// Settlements in supply.
    pub settlements: u8,
    /// Buildings in supply, by building.
    pub buildings: [u8; Building::ALL.len()],
    /// Action cards in hand.
    pub actions: usize,
    /// Great Persons in hand.
    pub persons: Vec<EventCard>,
    /// Objective cards in hand.
    pub objectives: usize,
    /// Completed objectives.
    pub completed: Vec<(ObjectiveCard, Objective)>,
    /// Wonder cards in hand.
    pub wonders: usize,
    /// Wonders reserved (2012).
    pub reserved: Vec<Wonder>,
    /// The start space.
    pub start: Space,
    /// Actions fewer in the next turn.
    pub fewer: u8,
    /// Half points so far.
    pub half_points: i32,
    /// The people it leads (C29).
    pub people: Option<Civilization>,
    /// What its people and the Leader in play can do.
    pub powers: Vec<Power>,
    /// Advances whose effects its people lends.
    pub lent: Vec<Advance>,
    /// The Leader in play, and those that can still be recruited.
    pub leader: Option<Leader>,
    #[expect(missing_docs, reason = "said above")]
    pub leaders: Vec<Leader>,
    /// Leaders of opponents it has eliminated.
    pub trophies: Vec<Leader>,
    /// Army units it holds captive, by side.
    pub prisoners: Vec<(Side, Units)>,
    /// Obelisks laid down for the fallen.
    pub runes: u8,
    /// Regions with an explorer token of it.
    pub explored: Vec<usize>,
    /// Cubes on the Anarchy card.
    pub anarchy: u8,
    /// Whether an Objective card is promised to it.
    pub promised: bool,
    /// What costs it something else than is printed.
    pub quotes: Vec<Quote>,
}

/// An Objective card of the viewer's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ObjectiveView {
    /// The card.
    pub card: ObjectiveCard,
    /// Its upper and lower objective, and whether each is met now.
    pub halves: [(Objective, bool); 2],
    /// How far the viewer is with each, where it can be counted.
    pub progress: [Option<Progress>; 2],
}

/// A hand that is looked into.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpiedView {
    /// Whose it is.
    pub seat: Seat,
    /// Action cards.
    pub actions: Vec<ActionCard>,
    /// Objective cards.
    pub objectives: Vec<ObjectiveCard>,
    /// Wonder cards.
    pub wonders: Vec<Wonder>,
}

/// A Conflict.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BattleView {
    /// Everything but the cards.
    #[serde(flatten)]
    pub battle: Battle,
    /// Which sides have laid a card that is still face down.
    pub face_down: [bool; 2],
    /// Fighting units each side has left.
    pub fighters: [u8; 2],
}

/// A trade being talked about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TalkView {
    /// Who makes the offer.
    pub from: Seat,
    /// Who is to answer.
    pub to: Seat,
    /// What the one gives.
    pub give: Bundle,
    /// What the one asks for.
    pub want: Bundle,
    /// Whether the offer is on the table.
    pub made: bool,
}

fn cards<T>(hand: impl IntoIterator<Item = u8>, card: fn(u8) -> T) -> Vec<T> {
    hand.into_iter().map(card).collect()
}

/// Whether the tactics cards of a Conflict lie face down.
pub(crate) fn are_face_down(s: &State, battle: &Battle) -> bool {
    s.edition.hides_tactics() && matches!(battle.stage, Stage::DefendCard | Stage::Reveal)
}

impl View {
    /// Whether everybody can tell when a player has only one option: no cards in hand count, or only how many there are.
    pub(crate) fn is_open(&self, seat: Seat, prompt: &Prompt) -> bool {
        let player = &self.players[seat];
        match prompt {
            // Cards may be played, laid, built or completed, if they are the right ones.
            Prompt::Turn { .. } => {
                let cards = player.actions + player.objectives + player.wonders;
                cards == 0 || self.turn.is_some_and(|turn| turn.can_act)
            }
            Prompt::ConstructIn | Prompt::Construct { .. } | Prompt::Architect => {
                let builds_wonders = powers::raises_wonders(|advance| player.advances.contains(&advance)).is_ok();
                !self.edition.wonders_go_to_hand() || player.wonders == 0 || !builds_wonders
            }
            Prompt::Tactics { .. } | Prompt::PlayFreely { .. } => player.actions == 0,
            Prompt::Claim | Prompt::StatusObjectives => player.objectives == 0,
            // No hand counts here. Each is named, so that whoever adds a question has to say which kind it is.
            #[rustfmt::skip]
            Prompt::ChoosePeople | Prompt::ChooseLeader { .. } | Prompt::UsePower { .. } | Prompt::ShareSpace { .. } | Prompt::PowerAt { .. }
            | Prompt::PowerWho { .. } | Prompt::PowerTake { .. } | Prompt::PowerPay { .. } | Prompt::PowerCount { .. }
            | Prompt::PlacePirate { .. } | Prompt::TakePirate | Prompt::PirateRaid | Prompt::Fall { .. }
            | Prompt::BarbarianUnit { .. } | Prompt::MayTalk { .. } | Prompt::Learn | Prompt::LearnFree | Prompt::LearnFrom
            | Prompt::UsePriesthood { .. } | Prompt::Tuition { .. } | Prompt::UseFreeEducation | Prompt::Borrow | Prompt::Reform
            | Prompt::ReformInto { .. } | Prompt::Pay { .. } | Prompt::GoldFor { .. } | Prompt::Instead { .. } | Prompt::Waive { .. } | Prompt::PayMood { .. }
            | Prompt::PayHire | Prompt::TakeToken | Prompt::PayToken | Prompt::TakeReward | Prompt::TakeResource { .. }
            | Prompt::TradeGold { .. } | Prompt::Link { .. } | Prompt::LinkGives { .. } | Prompt::Theater | Prompt::Barter { .. } | Prompt::Found
            | Prompt::CollectWith | Prompt::Collect { .. } | Prompt::FromGardens { .. } | Prompt::UseHusbandry { .. }
            | Prompt::ConstructByCard | Prompt::PortAt { .. } | Prompt::UseSanitation { .. } | Prompt::RecruitIn
            | Prompt::Recruit { .. } | Prompt::TakeUnitFrom { .. } | Prompt::UseMedicine | Prompt::PlaceUnit { .. }
            | Prompt::Raise | Prompt::Cheer | Prompt::CheerMore | Prompt::CheerSteps { .. } | Prompt::Lighthouse
            | Prompt::Reserve | Prompt::Raze | Prompt::KeepCity { .. } | Prompt::Influence
            | Prompt::InfluenceFrom { .. } | Prompt::Boost { .. } | Prompt::Exchange { .. }
            | Prompt::TakeOverUnit { .. } | Prompt::PyramidsInfluence { .. } | Prompt::Squad { .. }
            | Prompt::MarchTo { .. } | Prompt::MarchWho { .. } | Prompt::FreshOnes { .. } | Prompt::UseRoads { .. }
            | Prompt::RoadBy { .. } | Prompt::SailTo { .. } | Prompt::SailWho { .. } | Prompt::Toll
            | Prompt::Lie { .. } | Prompt::Moor | Prompt::NativesAt | Prompt::ExploreRegion | Prompt::SettleExplored
            | Prompt::Siegecraft { .. } | Prompt::SteelWeapons { .. } | Prompt::WithdrawTo { .. } | Prompt::PaySiege
            | Prompt::UseArena { .. } | Prompt::FightOn { .. } | Prompt::Drown { .. } | Prompt::RaidLoss { .. }
            | Prompt::FoilAction { .. } | Prompt::FoilPerson { .. } | Prompt::DiscardAction | Prompt::DiscardObjective | Prompt::TakeDiscardedAction
            | Prompt::TakeDiscardedEvent | Prompt::SpyOn | Prompt::SpySwap { .. } | Prompt::NewPlans
            | Prompt::NegotiateWith | Prompt::Assassinate | Prompt::Hire | Prompt::WholeEvent | Prompt::Exhaust
            | Prompt::BarbariansAppear | Prompt::ReinforceBarbarians | Prompt::MarchNext
            | Prompt::MarchBarbarians { .. } | Prompt::RaidFrom | Prompt::RaidOn { .. } | Prompt::LowerMood
            | Prompt::UseMyths { .. } | Prompt::LoseUnit | Prompt::CivilWar | Prompt::Volcano
            | Prompt::Earthquake { .. } | Prompt::Revolution { .. } | Prompt::ShareFood { .. }
            | Prompt::ChooseOpponent | Prompt::TakePerson { .. } | Prompt::Uprising | Prompt::TakeEnvoy { .. }
            | Prompt::TrojanHorse { .. } | Prompt::Guillotine | Prompt::TakeTokens { .. } | Prompt::Convert { .. }
            | Prompt::LoseThing { .. } | Prompt::Fire | Prompt::Athlete | Prompt::Foretell { .. } | Prompt::PutTogether { .. }
            | Prompt::AnswerOffer { .. } | Prompt::PartWith | Prompt::ChooseFirst => true,
        }
    }

    pub(crate) fn of(s: &State, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => s.players.get(seat).map(|player| (seat, player)),
            Viewer::Spectator => None,
        };
        let is_active = own.is_some_and(|(seat, _)| seat == s.turn.seat);
        let own_objectives = own.map_or_else(Vec::new, |(seat, player)| {
            let view = |card: ObjectiveCard| ObjectiveView {
                card,
                halves: card.objectives().map(|objective| (objective, objectives::is_met(s, seat, objective))),
                progress: card.objectives().map(|objective| objectives::progress(s, seat, objective)),
            };
            player.objectives.iter().map(|card| view(ObjectiveCard::new(card))).collect()
        });
        let layout = s.board.layout();
        Self {
            viewer,
            edition: s.edition,
            switches: s.switches,
            age: s.age,
            last_age: s.last_age(),
            round: s.round,
            phase: s.phase,
            first: s.first,
            turn: s.turn.open.then_some(TurnView {
                seat: s.turn.seat,
                actions: s.turn.actions,
                can_act: turn::can_act_without_cards(s),
                borrowed: s.turn.borrowed,
            }),
            spaces: spaces(layout.spaces).map(|space| space_view(s, space)).collect(),
            exploring: s.exploring.map(|exploring| {
                let region = usize::from(exploring.region);
                (layout.regions[region][0], s.board.tile(region))
            }),
            players: BySeat::from_fn(s.count(), |seat| player_view(s, seat)),
            actions: own.map_or_else(Vec::new, |(_, player)| cards(player.actions.iter(), ActionCard::new)),
            objectives: own_objectives,
            wonders: own.map_or_else(Vec::new, |(_, player)| player.wonders.iter().collect()),
            looked_at: if is_active { cards(s.looked_at.iter(), ObjectiveCard::new) } else { Vec::new() },
            spied: s.spying.filter(|_| is_active).map(|victim| {
                let player = &s.players[victim];
                SpiedView {
                    seat: victim,
                    actions: cards(player.actions.iter(), ActionCard::new),
                    objectives: cards(player.objectives.iter(), ObjectiveCard::new),
                    wonders: player.wonders.iter().collect(),
                }
            }),
            wonders_open: s.wonders_open.iter().collect(),
            built: Wonder::of(s.edition).map(|wonder| (wonder, s.built[wonder as usize])).collect(),
            decks: [s.actions.len(), s.objectives.len(), s.events.len(), s.wonders.len()],
            actions_discard: cards(s.actions_discard.iter().copied(), ActionCard::new),
            events_discard: cards(s.events_discard.iter().copied(), EventCard::new),
            events_staying: cards(s.events_staying.iter(), EventCard::new),
            event: s.event,
            foreseen: s
                .foresight
                .filter(|sight| viewer.is(sight.seat) && s.foresees(sight.seat))
                .and_then(|_| s.events.last().map(|&card| EventCard::new(card))),
            barbarians: (s.barbarians.settlements, s.barbarians.units.army()),
            pirates: s.pirates,
            peoples: s.peoples.iter().map(|&people| Civilization::ALL[usize::from(people)]).collect(),
            envoy: s.envoy,
            embassy: s.embassy,
            promises: promises(s, viewer),
            squad: s.squad,
            battle: s.battle.as_ref().map(|battle| battle_view(s, battle, viewer)),
            talk: s.talk.map(|talk| TalkView {
                from: talk.from,
                to: talk.to,
                give: talk.give,
                want: talk.want,
                made: talk.made,
            }),
        }
    }

    /// A space of the board, if the board has it.
    #[must_use]
    pub fn space(&self, space: Space) -> Option<&SpaceView> {
        self.spaces.binary_search_by_key(&space, |view| view.space).ok().map(|at| &self.spaces[at])
    }
}

fn space_view(s: &State, space: Space) -> SpaceView {
    let city = |city: &City| CityView {
        owner: city.owner,
        mood: city.mood,
        size: city.size(s.edition),
        buildings: city.buildings().collect(),
        wonders: city.wonders.iter().collect(),
        port: city.port_space(),
        activations: city.activations,
        charms: city.charms,
        druid: s.druids.contains(space.index()),
    };
    SpaceView {
        space,
        region: s.board.layout().region(space),
        terrain: s.board.terrain(space),
        exhausted: s.board.exhausted.contains(space.index()),
        units: *s.board.stack(space),
        city: s.board.city(space).map(city),
    }
}

fn player_view(s: &State, seat: Seat) -> PlayerView {
    let player = &s.players[seat];
    let mut limits = Goods::NONE;
    for good in Good::ALL {
        *limits.of_mut(good) = powers::limit(s, seat, good);
    }
    let completed =
        |done: Hand, half: usize| done.iter().map(ObjectiveCard::new).map(move |card| (card, card.objectives()[half]));
    let held = Side::ALL.into_iter().map(|side| (side, player.prisoners[side.index()]));
    let held = held.filter(|(_, units)| !units.is_empty());
    PlayerView {
        goods: player.goods,
        limits,
        limited_by: Good::ALL.into_iter().filter_map(|good| Some((good, powers::limited_by(s, seat, good)?))).collect(),
        levels: (player.culture_level, player.mood_level),
        advances: player.advances.iter().collect(),
        cubes: player.cubes,
        units: player.units,
        settlements: player.settlements,
        buildings: player.buildings,
        actions: player.actions.len(),
        persons: cards(player.persons.iter(), EventCard::new),
        objectives: player.objectives.len(),
        completed: completed(player.upper_done, 0).chain(completed(player.lower_done, 1)).collect(),
        wonders: player.wonders.len(),
        reserved: if s.edition.wonders_go_to_hand() { Vec::new() } else { player.wonders.iter().collect() },
        start: player.start,
        fewer: player.fewer,
        half_points: scoring::points(s, seat),
        people: player.people,
        powers: player.powers.iter().collect(),
        lent: player.lent.iter().collect(),
        leader: player.leader,
        leaders: player.leaders.iter().collect(),
        trophies: player.trophies.iter().collect(),
        prisoners: held.collect(),
        runes: player.runes,
        explored: (0..REGIONS).filter(|region| player.explored & (1 << region) != 0).collect(),
        anarchy: player.anarchy,
        promised: player.promised.is_some(),
        quotes: quotes::quotes(s, seat),
    }
}

/// What a viewer knows of promised cards: those it promised itself (C27.58).
fn promises(s: &State, viewer: Viewer) -> Vec<(Seat, ObjectiveCard)> {
    let promised = s.players.iter().filter_map(|(seat, player)| Some((seat, player.promised?)));
    promised.filter(|(_, promise)| viewer.is(promise.by)).map(|(seat, promise)| (seat, promise.card)).collect()
}

fn battle_view(s: &State, battle: &Battle, viewer: Viewer) -> BattleView {
    let mut shown = *battle;
    let mut face_down = [false; 2];
    if are_face_down(s, battle) {
        for side in [0, 1] {
            face_down[side] = battle.cards[side].is_some();
            if battle.hand(side).is_none_or(|seat| !viewer.is(seat)) {
                shown.cards[side] = None;
            }
        }
    }
    BattleView { battle: shown, face_down, fighters: [s.fighters(ATTACKER), s.fighters(1)] }
}
