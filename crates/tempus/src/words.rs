//! What is said to players: which message, with which arguments. The words are in `locales/`.

use tessera_kernel::{Label, Phrase, Question, Seat};

use crate::actions::fight::{Side, strength};
use crate::choice::{Action, Choice};
use crate::components::epochs;
use crate::components::ideas::Card;
use crate::components::sea::Hex;
use crate::components::terrain::Terrain;
use crate::event::{Event, Strength, Way};
use crate::hand::Hand;
use crate::progress;
use crate::prompt::Prompt;
use crate::view::View;

/// How a prompt is put to the player who must choose.
pub(crate) fn question(view: &View, prompt: &Prompt) -> Question {
    let ask = |title: Phrase, context: Option<Phrase>, rule| Question { title, context, rule };
    let say = Phrase::new;
    match *prompt {
        Prompt::Tile { tile } => ask(
            say("tempus-ask-tile").with("number", tile.as_number()),
            Some(say("tempus-ask-tile-context").with("left", view.tiles_left)),
            "T2.4",
        ),
        Prompt::TileTurn { .. } => ask(say("tempus-ask-turn"), None, "T2.4"),
        Prompt::Settle { left } => {
            ask(say("tempus-ask-settle"), Some(say("tempus-ask-settle-context").with("left", left)), "T2.6")
        }
        Prompt::Turn { actions: 0, passed } => {
            let context = if passed { "tempus-ask-passed-context" } else { "tempus-ask-after-context" };
            ask(say("tempus-ask-after"), Some(say(context)), "T8.7")
        }
        Prompt::Turn { actions, .. } => {
            let tiles = view.turn.map_or(0, |turn| view.players[turn.seat].tiles);
            let context = say("tempus-ask-action-context").with("actions", actions).with("tiles", tiles);
            ask(say("tempus-ask-action"), Some(context), "T4.3")
        }
        Prompt::Move { left } => {
            ask(say("tempus-ask-move"), Some(say("tempus-ask-move-context").with("left", left)), "T5.1")
        }
        Prompt::MoveTo { from, distance } => ask(
            say("tempus-ask-move-to"),
            Some(say("tempus-ask-move-to-context").with("distance", distance).with("hex", place(view, from))),
            "T5.2",
        ),
        Prompt::Birth { left } => {
            ask(say("tempus-ask-birth"), Some(say("tempus-ask-birth-context").with("left", left)), "T6.2")
        }
        Prompt::Attack => ask(say("tempus-ask-attack"), Some(say("tempus-ask-attack-context")), "T7.1"),
        Prompt::AttackFrom { target } => {
            let context = say("tempus-ask-attack-from-context").with("hex", place(view, target));
            ask(say("tempus-ask-attack-from"), Some(context), "T7.3")
        }
        Prompt::Name { city } => {
            ask(say("tempus-ask-name"), Some(say("tempus-ask-name-context").with("hex", place(view, city))), "T7.4")
        }
        Prompt::LayAttack { target, ground, laid } => ask(
            say("tempus-ask-lay-attack"),
            Some(
                say("tempus-ask-lay-attack-context")
                    .with("terrain", ground_name(ground))
                    .with("laid", laid)
                    .with("defence", defence(view, target)),
            ),
            "T7.5",
        ),
        Prompt::Defend { target, ground, attackers, face_down } => ask(
            say("tempus-ask-defend"),
            Some(
                say("tempus-ask-defend-context")
                    .with("attackers", attackers)
                    .with("cards", face_down)
                    .with("terrain", ground_name(ground))
                    .with("defence", defence(view, target)),
            ),
            "T7.6",
        ),
        Prompt::Advance { target, .. } => ask(
            say("tempus-ask-advance"),
            Some(say("tempus-ask-advance-context").with("hex", place(view, target))),
            "T7.11",
        ),
        Prompt::Site => ask(say("tempus-ask-site"), Some(say("tempus-ask-site-context")), "T9.1"),
        Prompt::City { hex } => {
            let tokens = view.hex(hex).map_or(0, |hex| hex.tokens);
            ask(say("tempus-ask-city"), Some(say("tempus-ask-city-context").with("tokens", tokens)), "T9.2")
        }
        Prompt::Discard { over } => {
            ask(say("tempus-ask-discard"), Some(say("tempus-ask-discard-context").with("over", over)), "T8.2")
        }
        Prompt::Raise => ask(say("tempus-ask-raise"), None, "T10.6"),
        Prompt::Convert => ask(say("tempus-ask-convert"), None, "T10.10"),
        Prompt::ConvertInto { from } => ask(
            say("tempus-ask-convert-into"),
            Some(say("tempus-ask-convert-into-context").with("hex", place(view, from))),
            "T10.11",
        ),
        Prompt::LayProgress { row, .. } => {
            let ground = ground_name(epochs::EPOCHS[usize::from(row)].terrain);
            ask(
                say("tempus-ask-lay-progress").with("epoch", epochs::name(row)),
                Some(say("tempus-ask-lay-progress-context").with("terrain", ground)),
                "T11.3",
            )
        }
    }
}

/// An action with what it brings in the epoch of whoever acts.
fn acting(view: &View, action: Action) -> Phrase {
    let Some(turn) = view.turn else { return action.name() };
    let epoch = epochs::EPOCHS[usize::from(view.players[turn.seat].row)];
    match action {
        Action::Move => Phrase::new("tempus-do-act-move").with("tokens", epoch.moves).with("steps", epoch.distance),
        Action::Children => Phrase::new("tempus-do-act-children").with("count", epoch.children),
        Action::Idea => Phrase::new("tempus-do-act-idea").with("count", epoch.draw),
        Action::Fight | Action::Build => action.name(),
    }
}

/// How an option is put to a player.
pub(crate) fn label(view: &View, prompt: &Prompt, choice: &Choice) -> Label {
    let say = Phrase::new;
    let at = |id, hex| Label::new(say(id).with("hex", place(view, hex)));
    let peopled = |id, hex| {
        let tokens = view.hex(hex).map_or(0, |hex| hex.tokens);
        Label::new(say(id).with("hex", place(view, hex)).with("tokens", tokens))
    };
    let card = |id, card: Card| Label::new(say(id).with("card", card.name())).under(say("tempus-group-cards"));
    match *choice {
        Choice::Tile(hex) => Label::new(say("tempus-do-tile").with("hex", hex.to_string())),
        Choice::Turn(0) => Label::new(say("tempus-do-turn-not")),
        Choice::Turn(sixths) => Label::new(say("tempus-do-turn").with("degrees", u32::from(sixths) * 60)),
        Choice::Settle(hex) => at("tempus-do-settle", hex),
        Choice::Act(action) => Label::new(acting(view, action)).under(say("tempus-group-actions")),
        Choice::Play(played) => card("tempus-do-play", played),
        Choice::Double(played) => card("tempus-do-double", played),
        Choice::Delay(played) => card("tempus-do-delay", played),
        Choice::From(hex) => peopled("tempus-do-from", hex),
        Choice::To(hex) => Label::new(towards(view, prompt, hex)),
        Choice::Birth(hex) => peopled("tempus-do-birth", hex),
        Choice::Stop => Label::finishing(say(match prompt {
            Prompt::Birth { .. } => "tempus-do-stop-birth",
            _ => "tempus-do-stop-move",
        })),
        Choice::End => Label::finishing(say("tempus-do-end")),
        Choice::Attack(hex) => Label::new(held(view, "tempus-do-attack", "tempus-do-attack-city", hex)),
        Choice::Name(terrain) => Label::new(terrain.name()),
        Choice::Lay(laid) => {
            let points = worth(prompt, laid);
            Label::new(say("tempus-do-lay").with("card", laid.name()).with("points", points))
        }
        Choice::Ready => Label::finishing(say("tempus-do-ready")),
        Choice::Advance(count) => Label::new(say("tempus-do-advance").with("count", count)),
        Choice::Site(hex) => peopled("tempus-do-site", hex),
        Choice::City(value) => Label::new(say("tempus-do-city").with("value", value)),
        Choice::Discard(card) => Label::new(say("tempus-do-discard").with("card", card.name())),
        Choice::Convert(hex) => Label::new(held(view, "tempus-do-convert", "tempus-do-convert", hex)),
        Choice::Into(hex) => peopled("tempus-do-into", hex),
        Choice::Raise(hex) => peopled("tempus-do-raise", hex),
    }
}

/// How an event is told.
pub(crate) fn tell(event: &Event) -> Phrase {
    let by = |id, seat: Seat| Phrase::new(id).with("who", seat);
    let hex = |hex: &Hex| hex.to_string();
    match event {
        Event::TileDrawn { seat, tile } => by("tempus-log-tile-drawn", *seat).with("number", tile.as_number()),
        Event::TilePlaced { seat, tile, centre } => {
            by("tempus-log-tile-placed", *seat).with("number", tile.as_number()).with("hex", hex(centre))
        }
        Event::IslandDone { tiles, lakes } => {
            Phrase::new("tempus-log-island").with("tiles", *tiles).with("lakes", *lakes)
        }
        Event::Settled { seat, hexes } => {
            let mut places = *hexes;
            places.sort_unstable();
            let tokens = places.chunk_by(PartialEq::eq).map(|same| {
                let id = if same.len() > 1 { "tempus-log-settled-two" } else { "tempus-log-settled-one" };
                Phrase::new(id).with("hex", hex(&same[0]))
            });
            by("tempus-log-settled", *seat).with("hexes", tokens.collect::<Vec<_>>())
        }
        Event::EpochBegan { epoch, first } => by("tempus-log-epoch", *first).with("epoch", *epoch),
        Event::Acted { seat, action } => by("tempus-log-acted", *seat).with("action", action.name()),
        Event::Played { seat, card } => by("tempus-log-played", *seat).with("card", card.name()),
        Event::Moved { seat, from, to, way } => {
            let id = match way {
                Way::Land => "tempus-log-moved",
                Way::Lake => "tempus-log-moved-lake",
                Way::Sea => "tempus-log-moved-sea",
            };
            by(id, *seat).with("from", hex(from)).with("to", hex(to))
        }
        Event::Born { seat, hex: at } => by("tempus-log-born", *seat).with("hex", hex(at)),
        Event::Attacked { seat, from, target, defender } => by("tempus-log-attacked", *seat)
            .with("defender", *defender)
            .with("from", hex(from))
            .with("target", hex(target)),
        Event::Named { seat, terrain } => by("tempus-log-named", *seat).with("terrain", terrain.name()),
        Event::LaidAttack { seat, count, cards } => laid("tempus-log-laid-attack", *seat, *count, cards),
        Event::Defended { seat, cards } => {
            by("tempus-log-defended", *seat).with("count", cards.len()).with("cards", names(cards))
        }
        Event::Fought { attacker, defender, target, city, attack, defence } => {
            let won = attack.total() > defence.total();
            Phrase::new(if won { "tempus-log-fight-won" } else { "tempus-log-fight-lost" })
                .with("attacker", *attacker)
                .with("defender", *defender)
                .with("target", hex(target))
                .with("attack", sum(attack))
                .with("defence", sum(defence))
                .with("city", u8::from(*city))
                .with("lost", defence.base)
                .with("count", attack.cards.len())
                .with("cards", names(&attack.cards))
        }
        Event::Advanced { seat, to, count } => {
            by("tempus-log-advanced", *seat).with("count", *count).with("hex", hex(to))
        }
        Event::Built { seat, hex: at, value } => {
            by("tempus-log-built", *seat).with("value", *value).with("hex", hex(at))
        }
        Event::Drew { seat, count, cards } => laid("tempus-log-drew", *seat, *count, cards),
        Event::Discarded { seat, card } => by("tempus-log-discarded", *seat).with("card", card.name()),
        Event::Reshuffled => Phrase::new("tempus-log-reshuffled"),
        Event::LimitRaised { seat, hex: at } => by("tempus-log-limit", *seat).with("hex", hex(at)),
        Event::Converted { seat, victim, from, into } => {
            by("tempus-log-converted", *seat).with("victim", *victim).with("from", hex(from)).with("into", hex(into))
        }
        Event::Doubled { seat } => by("tempus-log-doubled", *seat),
        Event::Delayed { seat } => by("tempus-log-delayed", *seat),
        Event::CaughtUp { seat, row } => by("tempus-log-caught-up", *seat).with("epoch", epochs::name(*row)),
        Event::LaidProgress { seat, count, cards } => laid("tempus-log-laid-progress", *seat, *count, cards),
        Event::ProgressCounted { seat, points } => by("tempus-log-progress", *seat)
            .with("points", points.total())
            .with("tokens", points.tokens)
            .with("cities", points.cities)
            .with("count", points.cards.len())
            .with("from-cards", points.matching + points.education)
            .with("cards", names(&points.cards)),
        Event::Reached { seat, row } => by("tempus-log-reached", *seat).with("epoch", epochs::name(*row)),
        Event::Ended => Phrase::new("tempus-log-ended"),
    }
}

/// What a hex defends itself with before cards: its tokens, or the value of its city (T7.9).
fn defence(view: &View, hex: Hex) -> u8 {
    view.hex(hex).map_or(0, |land| if land.city > 0 { land.city } else { land.tokens })
}

/// What a card is worth where it may be laid.
fn worth(prompt: &Prompt, card: Card) -> u8 {
    let mut alone = Hand::default();
    alone.add(card);
    match *prompt {
        Prompt::LayAttack { ground, .. } => strength(0, &alone, ground, Side::Attack).total(),
        Prompt::Defend { ground, .. } => strength(0, &alone, ground, Side::Defence).total(),
        Prompt::LayProgress { row, .. } => progress::worth(card, row),
        _ => 0,
    }
}

/// A hex by its ground and coordinates: "forest C4".
fn place(view: &View, hex: Hex) -> Phrase {
    match view.hex(hex) {
        Some(land) if land.city > 0 => {
            Phrase::new("tempus-place-city").with("value", land.city).with("hex", hex.to_string())
        }
        Some(land) => Phrase::new("tempus-place").with("terrain", land.terrain.name()).with("hex", hex.to_string()),
        None => Phrase::new("tempus-place-sea").with("hex", hex.to_string()),
    }
}

/// A destination by its ground and direction where it is next door.
fn towards(view: &View, prompt: &Prompt, hex: Hex) -> Phrase {
    let direction = match prompt {
        Prompt::MoveTo { from, .. } => from.neighbours().iter().position(|&neighbour| neighbour == Some(hex)),
        _ => None,
    };
    let place = place(view, hex);
    match direction {
        Some(way) => {
            let ways = ["north", "northeast", "southeast", "south", "southwest", "northwest"];
            Phrase::new("tempus-do-to-near").with("place", place).with("way", ways[way].to_owned())
        }
        None => Phrase::new("tempus-do-to").with("place", place),
    }
}

/// A hex of somebody else's, with the owner and how many stand there.
fn held(view: &View, tokens_id: &'static str, city_id: &'static str, hex: Hex) -> Phrase {
    let Some(land) = view.hex(hex) else {
        return place(view, hex);
    };
    let id = if land.city > 0 { city_id } else { tokens_id };
    let phrase = Phrase::new(id).with("hex", place(view, hex)).with("tokens", land.tokens).with("value", land.city);
    match land.owner {
        Some(owner) => phrase.with("who", owner),
        None => phrase,
    }
}

fn ground_name(ground: Option<Terrain>) -> Phrase {
    ground.map_or_else(|| Phrase::new("tempus-no-terrain"), Terrain::name)
}

fn names(cards: &[Card]) -> Vec<Phrase> {
    cards.iter().map(|card| card.name()).collect()
}

/// Cards by number, and by name for whoever may see them.
fn laid(id: &'static str, seat: Seat, count: u8, cards: &[Card]) -> Phrase {
    let known = if cards.is_empty() { 0_u8 } else { 1 };
    Phrase::new(id).with("who", seat).with("count", count).with("known", known).with("cards", names(cards))
}

/// `5 (3 + 1 + 1)`, leaving out what gives nothing.
fn sum(strength: &Strength) -> String {
    let extra = [strength.matching, strength.arms].into_iter().filter(|&points| points > 0);
    let extra: String = extra.map(|points| format!(" + {points}")).collect();
    match (strength.total(), extra.is_empty()) {
        (total, true) => total.to_string(),
        (total, false) => format!("{total} ({}{extra})", strength.base),
    }
}
