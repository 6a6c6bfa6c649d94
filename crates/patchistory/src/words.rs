//! What is said to players: which message, with which arguments. The words are in `locales/`.

use tessera_kernel::{Label, Phrase, Question, Seat, Viewer};

use crate::actions::cost::Cost;
use crate::cell::Cell;
use crate::choice::{Bag, Choice, Deed, Fighter, Spending, Spot, Way};
use crate::components::eras::{DEMAND, LARGE_DEMAND, TABLE};
use crate::components::icons::{Icon, amount};
use crate::components::prosperity::Prosperity;
use crate::components::routes::{PREPARATION, WAR};
use crate::components::tiles::{Face, Tile};
use crate::event::{Event, Under};
use crate::prompt::Prompt;
use crate::view::View;

/// How a prompt is put to the player who must choose.
pub(crate) fn question(view: &View, prompt: &Prompt) -> Question {
    let (title, context, rule) = asked(view, prompt);
    Question { title, context, rule }
}

fn asked(view: &View, prompt: &Prompt) -> (Phrase, Option<Phrase>, &'static str) {
    let say = Phrase::new;
    match *prompt {
        Prompt::Take { feature } => {
            let context = say("patchistory-ask-take-context").with("feature", feature.name());
            (say("patchistory-ask-take"), Some(context), "P5.3")
        }
        Prompt::Bid { may_wait } => {
            let id = if may_wait { "patchistory-ask-bid-first-context" } else { "patchistory-ask-bid-context" };
            (say("patchistory-ask-bid"), Some(say(id)), "P5.4")
        }
        Prompt::SecretBid => (say("patchistory-ask-bid"), Some(say("patchistory-ask-secret-bid-context")), "P5.9"),
        Prompt::Side { tile } => (say("patchistory-ask-side").with("tile", tile.name()), None, "P5.10"),
        Prompt::At { tile, face } => (say("patchistory-ask-at").with("tile", tile_name(tile, face)), None, "P6.2"),
        Prompt::Layers { at, .. } => {
            let context = say("patchistory-ask-layers-context").with("cell", at.to_string());
            (say("patchistory-ask-layers"), Some(context), "P6.3")
        }
        Prompt::Stay { feature } => {
            let context = say("patchistory-ask-stay-context").with("feature", feature.name());
            (say("patchistory-ask-stay"), Some(context), "P6.9")
        }
        Prompt::Home => (say("patchistory-ask-home"), Some(say("patchistory-ask-home-context")), "P3.5"),
        Prompt::Partner { feature } => {
            let context = say("patchistory-ask-partner-context").with("feature", feature.name());
            (say("patchistory-ask-partner"), Some(context), "P17.1")
        }
        Prompt::RouteEnd { ally } => {
            let context = say("patchistory-ask-route-end-context").with("who", ally);
            (say("patchistory-ask-route-end"), Some(context), "P10.3")
        }
        Prompt::Diplomacy { points } => {
            let context = say("patchistory-ask-points").with("points", points);
            (say("patchistory-ask-diplomacy"), Some(context), "P7.1")
        }
        Prompt::Offer { to, accepted, refused } => {
            let context = say("patchistory-ask-offer-context").with("accepted", accepted).with("refused", refused);
            (say("patchistory-ask-offer").with("who", to), Some(context), "P7.3")
        }
        Prompt::AnswerAid { from, bag } => {
            let title = say("patchistory-ask-answer-aid").with("who", from).with("goods", bag.list());
            (title, Some(say("patchistory-ask-answer-aid-context")), "P7.4")
        }
        Prompt::Demand { of, .. } => (say("patchistory-ask-demand").with("who", of), None, "P7.6"),
        Prompt::SendBack { feature } => {
            let context = say("patchistory-ask-send-back-context").with("text", feature.text());
            (say("patchistory-ask-send-back").with("feature", feature.name()), Some(context), "P16.3")
        }
        Prompt::Administration { points } => {
            let context = say("patchistory-ask-points").with("points", points);
            (say("patchistory-ask-administration"), Some(context), "P8.1")
        }
        Prompt::TradeFrom => (say("patchistory-ask-trade-from"), None, "P8.1"),
        Prompt::TradeBy => (say("patchistory-ask-trade-by"), None, "P8.1"),
        Prompt::Give { units } => {
            let context = say("patchistory-ask-give-context").with("units", units);
            (say("patchistory-ask-give"), Some(context), "P8.2")
        }
        Prompt::Get { given } => (say("patchistory-ask-get").with("goods", given.list()), None, "P8.2"),
        Prompt::With => (say("patchistory-ask-with"), Some(say("patchistory-ask-with-context")), "P8.7"),
        Prompt::On { deed: Deed::Construct, .. } => (say("patchistory-ask-on-construct"), None, "P8.8"),
        Prompt::On { owner, .. } => (say("patchistory-ask-on").with("who", owner), None, "P8.7"),
        Prompt::Against { feature } => {
            let context = say("patchistory-ask-against-context").with("feature", feature.name());
            (say("patchistory-ask-against"), Some(context), "P18.22")
        }
        Prompt::Move { range } => {
            let context = say("patchistory-ask-move-context").with("range", range);
            (say("patchistory-ask-move"), Some(context), "P9.1")
        }
        Prompt::MoveTo { from, range } => {
            let context = say("patchistory-ask-move-to-context").with("range", range).with("cell", from.to_string());
            (say("patchistory-ask-move-to"), Some(context), "P9.1")
        }
        Prompt::Along { way, range } => {
            let context = say("patchistory-ask-along-context").with("range", range);
            let rule = if matches!(way, Way::Allied(_)) { "P9.8" } else { "P9.3" };
            (say("patchistory-ask-along").with("route", route_name(view, way)), Some(context), rule)
        }
        Prompt::Meet => (say("patchistory-ask-meet"), None, "P10.1"),
        Prompt::Colour { with, cost, .. } => {
            let context = say("patchistory-ask-colour-context").with("cost", cost);
            (say("patchistory-ask-colour").with("who", with), Some(context), "P10.2")
        }
        Prompt::Alliance { with, .. } => {
            let title = say("patchistory-ask-alliance").with("who", with);
            (title, Some(say("patchistory-ask-alliance-context")), "P10.3")
        }
        Prompt::Fight => (say("patchistory-ask-fight"), None, "P11.1"),
        Prompt::GiveUp { feature, power } => {
            let context = say("patchistory-ask-give-up-context").with("feature", feature.name()).with("power", power);
            (say("patchistory-ask-give-up"), Some(context), "P18.20")
        }
        Prompt::Spend { against, mine, theirs, .. } => {
            let context = say("patchistory-ask-spend-context").with("mine", mine).with("theirs", theirs);
            (say("patchistory-ask-spend").with("who", against), Some(context), "P11.3")
        }
        Prompt::Feast { most } => (say("patchistory-ask-feast").with("most", most), None, "P18.9"),
        Prompt::SendBackAny { feature, culture } => {
            let title = say("patchistory-ask-send-back").with("feature", feature.name());
            (title, Some(say("patchistory-ask-send-back-any-context").with("culture", culture)), "P18.11")
        }
        Prompt::Card { .. } => (say("patchistory-ask-card"), Some(say("patchistory-ask-card-context")), "P14.2"),
        Prompt::Stake { card, .. } => {
            let title = say("patchistory-ask-stake").with("card", card.name());
            (title, Some(card.text()), "P14.4")
        }
    }
}

/// How an option is put to a player.
pub(crate) fn label(view: &View, prompt: &Prompt, choice: &Choice) -> Label {
    let say = Phrase::new;
    let plain = |phrase: Phrase| Label::new(phrase);
    let named = |id, seat: Seat| Label::new(say(id).with("who", seat));
    let at = |id, cell: Cell| Label::new(say(id).with("place", place(view, prompt, cell)));
    match *choice {
        Choice::Bid(tile, money) => {
            let label = plain(say("patchistory-do-bid").with("money", money));
            label.under(offered(view, tile))
        }
        Choice::Wait => Label::finishing(say("patchistory-do-wait")),
        Choice::Take(tile) => plain(say("patchistory-do-take").with("tile", offered(view, tile))),
        Choice::No => Label::finishing(say("patchistory-do-no")),
        Choice::Side(face) => plain(say("patchistory-do-side").with("side", face.name())),
        // Rarely what one wants: no key of its own.
        Choice::Discard => plain(say("patchistory-do-discard")),
        Choice::At(cell) => plain(say("patchistory-do-at").with("cell", cell.to_string())),
        Choice::Layers(under) => plain(layers(under)),
        Choice::Stay(cell) => at("patchistory-do-stay", cell),
        Choice::Home(cell) => at("patchistory-do-home", cell),
        Choice::Aid(seat) => named("patchistory-do-aid", seat).under(say("patchistory-group-diplomacy")),
        Choice::Offer(bag) => plain(goods("patchistory-do-offer", bag)),
        Choice::Accept => plain(say("patchistory-do-accept")),
        Choice::Refuse => plain(say("patchistory-do-refuse")),
        Choice::Threaten(seat) => named("patchistory-do-threaten", seat).under(say("patchistory-group-diplomacy")),
        Choice::Demand(icon) => plain(say("patchistory-do-demand").with("what", demand(prompt, icon))),
        Choice::Break(seat) => named("patchistory-do-break", seat).under(say("patchistory-group-diplomacy")),
        Choice::Use(feature) => {
            plain(say("patchistory-do-use").with("feature", feature.name())).under(say("patchistory-group-powers"))
        }
        Choice::Send(Spot::Home(cell)) => at("patchistory-do-send", cell),
        Choice::Send(Spot::Route(way)) => plain(say("patchistory-do-send").with("place", route_name(view, way))),
        Choice::End => Label::finishing(say("patchistory-do-end")),
        Choice::Trade => general(Deed::Trade),
        Choice::From(cell) => at("patchistory-do-from", cell),
        Choice::By(way) => plain(say("patchistory-do-by").with("route", route_name(view, way))),
        Choice::Exchange => general(Deed::Exchange),
        Choice::Give(bag) => plain(goods("patchistory-do-give", bag)),
        Choice::Get(bag) => plain(goods("patchistory-do-get", bag)),
        Choice::Train => general(Deed::Train),
        Choice::Honour(deed) => plain(deed.name()).under(say("patchistory-group-honour")),
        Choice::Route(seat) => named("patchistory-do-route", seat).under(say("patchistory-group-construction")),
        Choice::Sanitise => plain(Deed::Sanitise.name()).under(say("patchistory-group-construction")),
        Choice::With(building) => plain(building.name()),
        Choice::On(cell) => at("patchistory-do-on", cell),
        Choice::Against(seat) => named("patchistory-do-against", seat),
        Choice::Construct(building) => plain(say("patchistory-do-construct").with("building", building.name()))
            .under(say("patchistory-group-construction")),
        Choice::Campaign(points) => {
            plain(say("patchistory-do-campaign").with("points", points)).under(say("patchistory-group-campaign"))
        }
        Choice::Move(cell) => at("patchistory-do-move", cell),
        Choice::To(cell) => at("patchistory-do-to", cell),
        Choice::Done => Label::finishing(say("patchistory-do-done")),
        Choice::Go(spaces) => plain(say("patchistory-do-go").with("spaces", spaces)),
        Choice::Rest => plain(say("patchistory-do-rest")),
        Choice::Meet(way) | Choice::Fight(way) => plain(route_name(view, way)),
        Choice::Red => plain(say("patchistory-do-red")),
        Choice::Blue => plain(say("patchistory-do-blue")),
        Choice::Ally => plain(say("patchistory-do-ally")),
        Choice::AllyWith(seat) => named("patchistory-do-ally-with", seat),
        Choice::Near => plain(say("patchistory-do-near")),
        Choice::Far => plain(say("patchistory-do-far")),
        Choice::GiveUp(way) => plain(say("patchistory-do-give-up").with("route", route_name(view, way))),
        Choice::Spend(spending) => plain(spent(view, prompt, spending)),
        Choice::Feast(food) => plain(say("patchistory-do-feast").with("food", food)),
        Choice::Card(card) => plain(card.name()),
        Choice::Stake(votes) => plain(say("patchistory-do-stake").with("votes", votes)),
    }
}

fn general(deed: Deed) -> Label {
    Label::new(deed.name()).under(Phrase::new("patchistory-group-general"))
}

fn goods(id: &'static str, bag: Bag) -> Phrase {
    Phrase::new(id).with("goods", bag.list())
}

fn demand(prompt: &Prompt, icon: Icon) -> Phrase {
    let large = matches!(prompt, Prompt::Demand { large: true, .. });
    let (culture, money) = if large { LARGE_DEMAND } else { DEMAND };
    amount(icon, if icon == Icon::Culture { culture } else { money }.into())
}

/// What is spent in a war, with where a worker who is sent back stands.
fn spent(view: &View, prompt: &Prompt, Spending { resources, votes, worker }: Spending) -> Phrase {
    let spent = Phrase::new("patchistory-do-spend")
        .with("resources", resources)
        .with("votes", votes)
        .with("worker", u8::from(worker == Fighter::Unnamed));
    let place = match worker {
        Fighter::None | Fighter::Unnamed => return spent,
        Fighter::At(Spot::Home(cell)) => place(view, prompt, cell),
        Fighter::At(Spot::Route(way)) => route_name(view, way),
    };
    Phrase::new("patchistory-do-spend-fighter").with("spent", spent).with("place", place)
}

/// Which squares slip under, in words.
fn layers(under: u8) -> Phrase {
    const QUARTERS: [&str; 4] =
        ["patchistory-quarter-nw", "patchistory-quarter-ne", "patchistory-quarter-sw", "patchistory-quarter-se"];
    match under {
        0 => return Phrase::new("patchistory-do-layers-over"),
        15 => return Phrase::new("patchistory-do-layers-all-under"),
        _ => {}
    }
    let list: Vec<Phrase> =
        (0..4).filter(|at| under >> at & 1 != 0).map(|at: usize| Phrase::new(QUARTERS[at])).collect();
    Phrase::new("patchistory-do-layers-under").with("squares", list)
}

fn tile_name(tile: Tile, face: Face) -> Phrase {
    Phrase::new("patchistory-tile-side").with("tile", shown(tile, Some(face))).with("side", face.name())
}

/// A tile by what can be had of it: with its white side up nothing special is.
fn shown(tile: Tile, face: Option<Face>) -> Phrase {
    match face {
        Some(Face::White) => Phrase::new("patchistory-tile-white").with("number", tile.to_string()),
        Some(Face::Black) | None => tile.name(),
    }
}

fn offered(view: &View, at: u8) -> Phrase {
    match view.offer.get(usize::from(at)) {
        Some(offer) => offer.face.map_or_else(|| offer.tile.name(), |face| tile_name(offer.tile, face)),
        None => Phrase::new("patchistory-offer").with("number", at + 1),
    }
}

/// A place by what is seen there: "Farm H9".
fn place(view: &View, prompt: &Prompt, cell: Cell) -> Phrase {
    let owner = match (prompt, view.viewer) {
        (Prompt::On { owner, .. }, _) => Some(*owner),
        (_, Viewer::Seat(seat)) => Some(seat),
        _ => None,
    };
    match owner.and_then(|seat| view.square(seat, cell)) {
        Some(seen) => Phrase::new("patchistory-place").with("what", seen.square.name()).with("cell", cell.to_string()),
        None => Phrase::new("patchistory-place-new").with("cell", cell.to_string()),
    }
}

/// A route by whom it joins.
fn route_name(view: &View, way: Way) -> Phrase {
    if let Some(route) = view.route(way) {
        return Phrase::new("patchistory-route-from-to")
            .with("number", way.to_string())
            .with("from", route.from)
            .with("to", route.to);
    }
    match view.alliances.iter().find(|(number, _)| *number == way) {
        Some((_, alliance)) => Phrase::new("patchistory-route-between")
            .with("number", way.to_string())
            .with("one", alliance.ends[0])
            .with("other", alliance.ends[1]),
        None => Phrase::new("patchistory-route-number").with("number", way.to_string()),
    }
}

/// How an event is told.
pub(crate) fn tell(event: &Event) -> Phrase {
    let by = |id, seat: Seat| Phrase::new(id).with("who", seat);
    let way = |way: Way| Phrase::new("patchistory-route-number").with("number", way.to_string());
    match *event {
        Event::RoundBegan { era, round, first } => by("patchistory-log-round", first)
            .with("era", Phrase::new(TABLE[usize::from(era)].name))
            .with("round", round + 1),
        Event::TileShown { tile, face: Some(face) } => {
            Phrase::new("patchistory-log-tile-shown").with("tile", tile_name(tile, face))
        }
        Event::TileShown { tile, face: None } => Phrase::new("patchistory-log-tile-shown").with("tile", tile.name()),
        Event::TileTaken { seat, feature, tile, face } => {
            by("patchistory-log-tile-taken", seat).with("feature", feature.name()).with("tile", shown(tile, face))
        }
        Event::TileLeft { seat, tile, face } => by("patchistory-log-tile-left", seat).with("tile", shown(tile, face)),
        Event::Emergency { seat, culture } => by("patchistory-log-emergency", seat).with("culture", culture),
        Event::Bid { seat, tile, face, stake } => {
            by("patchistory-log-bid", seat).with("tile", shown(tile, face)).with("money", stake)
        }
        Event::Waited { seat } => by("patchistory-log-waited", seat),
        Event::Won { seat, tile, face, paid } => {
            by("patchistory-log-won", seat).with("tile", shown(tile, face)).with("money", paid)
        }
        Event::Placed { seat, tile, face, at, under } => by("patchistory-log-placed", seat)
            .with("tile", tile_name(tile, face))
            .with("cell", at.to_string())
            .with("under", if under == Under::All { 2 } else { u8::from(under == Under::Part) }),
        Event::TileDiscarded { seat, tile, face } => {
            by("patchistory-log-tile-discarded", seat).with("tile", shown(tile, face))
        }
        Event::FeatureLost { seat, feature } => {
            by("patchistory-log-feature-lost", seat).with("feature", feature.name())
        }
        Event::WorkerCame { seat, cell } => by("patchistory-log-worker-came", seat).with("cell", cell.to_string()),
        Event::WorkerToTrack { seat } => by("patchistory-log-worker-to-track", seat),
        Event::AidOffered { seat, to, bag } => {
            by("patchistory-log-aid-offered", seat).with("to", to).with("goods", bag.list())
        }
        Event::AidAnswered { seat, to, accepted, culture } => {
            let id = if accepted { "patchistory-log-aid-accepted" } else { "patchistory-log-aid-refused" };
            by(id, seat).with("to", to).with("culture", culture)
        }
        Event::Threatened { seat, target, icon, paid, culture } => by("patchistory-log-threatened", seat)
            .with("target", target)
            .with("what", amount(icon, paid))
            .with("culture", culture),
        Event::AllianceBroken { seat, ally, votes } => {
            by("patchistory-log-alliance-broken", seat).with("ally", ally).with("votes", votes)
        }
        Event::SentBack { seat, feature, icon, gain, .. } => {
            by("patchistory-log-sent-back", seat).with("feature", feature.name()).with("what", amount(icon, gain))
        }
        Event::Traded { seat, way: on, food } => {
            by("patchistory-log-traded", seat).with("route", way(on)).with("food", food)
        }
        Event::Exchanged { seat, given, got } => {
            by("patchistory-log-exchanged", seat).with("given", given.list()).with("got", got.list())
        }
        Event::Trained { seat, food } => by("patchistory-log-trained", seat).with("food", food),
        Event::Honoured { seat, heroes, culture } => {
            let id = if heroes { "patchistory-log-honoured-heroes" } else { "patchistory-log-honoured-wonders" };
            by(id, seat).with("culture", culture)
        }
        Event::RouteBuilt { seat, to, resources } => {
            by("patchistory-log-route-built", seat).with("to", to).with("resources", resources)
        }
        Event::Sanitised { seat, owner, cell, building } => {
            let id = match (seat == owner, building) {
                (true, None) => "patchistory-log-sanitised",
                (true, Some(_)) => "patchistory-log-sanitised-with",
                (false, None) => "patchistory-log-razed",
                (false, Some(_)) => "patchistory-log-razed-with",
            };
            let phrase = by(id, seat).with("owner", owner).with("cell", cell.to_string());
            match building {
                Some(building) => phrase.with("building", building.name()),
                None => phrase,
            }
        }
        Event::Constructed { seat, cell, building, culture } => by("patchistory-log-constructed", seat)
            .with("building", building.name())
            .with("cell", cell.to_string())
            .with("culture", culture),
        Event::Drew { seat, building: Some(building) } => {
            by("patchistory-log-drew-this", seat).with("building", building.name())
        }
        Event::Drew { seat, building: None } => by("patchistory-log-drew", seat),
        Event::Campaigned { seat, points, votes } => {
            by("patchistory-log-campaigned", seat).with("points", points).with("votes", votes)
        }
        Event::Refined { seat, feature, resources, culture } => by("patchistory-log-refined", seat)
            .with("feature", feature.name())
            .with("resources", resources)
            .with("culture", culture),
        Event::PointsLeft { seat, culture } => by("patchistory-log-points-left", seat).with("culture", culture),
        Event::Moved { seat, from, to } => {
            by("patchistory-log-moved", seat).with("from", from.to_string()).with("to", to.to_string())
        }
        Event::WentAlong { seat, way: on, space } => {
            let id = match (on, space) {
                (Way::Principal(_), PREPARATION) => "patchistory-log-prepares",
                (Way::Principal(_), WAR) => "patchistory-log-goes-to-war",
                _ => "patchistory-log-went-along",
            };
            by(id, seat).with("route", way(on)).with("space", space)
        }
        Event::Rested { seat, way: on } => by("patchistory-log-rested", seat).with("route", way(on)),
        Event::CameHome { seat, way: on } => by("patchistory-log-came-home", seat).with("route", way(on)),
        Event::Negotiated { seat, with, red, other_red } => {
            let id = match (red, other_red) {
                (false, false) => "patchistory-log-both-blue",
                (true, true) => "patchistory-log-both-red",
                (true, false) => "patchistory-log-one-red",
                (false, true) => return by("patchistory-log-one-red", with).with("with", seat),
            };
            by(id, seat).with("with", with)
        }
        Event::Prepared { seat, resources } => by("patchistory-log-prepared", seat).with("resources", resources),
        Event::Allied { seat, with } => by("patchistory-log-allied", seat).with("with", with),
        Event::NotAllied { seat, with } => by("patchistory-log-not-allied", seat).with("with", with),
        Event::WarCancelled { seat, with } => by("patchistory-log-war-cancelled", seat).with("with", with),
        Event::RouteGivenUp { seat, feature, way: given, power } => by("patchistory-log-route-given-up", seat)
            .with("feature", feature.name())
            .with("route", way(given))
            .with("power", power),
        Event::PowersAnnounced { seat, power, other, other_power } => by("patchistory-log-powers", seat)
            .with("power", power)
            .with("other", other)
            .with("other-power", other_power),
        Event::Spent { seat, resources, votes, worker, power } => by("patchistory-log-spent", seat)
            .with("resources", resources)
            .with("votes", votes)
            .with("worker", u8::from(worker))
            .with("power", power),
        Event::WorkerFought { seat, feature, power, .. } => {
            by("patchistory-log-worker-fought", seat).with("feature", feature.name()).with("power", power)
        }
        Event::WarWon { seat, over, culture, taken } => {
            by("patchistory-log-war-won", seat).with("over", over).with("culture", culture).with("taken", taken)
        }
        Event::WarLostByBoth { seat, other } => by("patchistory-log-war-lost-by-both", seat).with("other", other),
        Event::Produced { seat, money, food, resources, culture } => {
            let goods = Icon::GOODS.into_iter().zip([money, food, resources, culture]);
            let list: Vec<Phrase> =
                goods.filter(|(_, count)| *count > 0).map(|(icon, count)| amount(icon, count.into())).collect();
            let id = if list.is_empty() { "patchistory-log-produced-nothing" } else { "patchistory-log-produced" };
            by(id, seat).with("goods", list)
        }
        Event::RouteYielded { seat, way: on, icon, count } => {
            by("patchistory-log-route-yielded", seat).with("route", way(on)).with("what", amount(icon, count.into()))
        }
        Event::BonusYielded { seat, feature, icon, count } => {
            by("patchistory-log-bonus", seat).with("feature", feature.name()).with("what", amount(icon, count.into()))
        }
        Event::Feasted { seat, food } => by("patchistory-log-feasted", seat).with("food", food),
        Event::WorkersFed { seat, food, culture } => {
            by("patchistory-log-fed", seat).with("food", food).with("culture", culture)
        }
        Event::FeaturesKept { seat, food, resources, culture } => {
            by("patchistory-log-kept", seat).with("food", food).with("resources", resources).with("culture", culture)
        }
        Event::VotesGained { seat, feature, votes } => {
            by("patchistory-log-votes", seat).with("feature", feature.name()).with("votes", votes)
        }
        Event::CardsShown { cards } => {
            let list: Vec<Phrase> = cards.iter().map(Prosperity::name).collect();
            Phrase::new("patchistory-log-cards").with("cards", list)
        }
        Event::Staked { seat, card, votes } => {
            by("patchistory-log-staked", seat).with("card", card.name()).with("votes", votes)
        }
        Event::CardDropped { card, votes } => {
            Phrase::new("patchistory-log-card-dropped").with("card", card.name()).with("votes", votes)
        }
        Event::AllCardsDropped => Phrase::new("patchistory-log-all-dropped"),
        Event::CardScored { seat, card, rank, culture } => {
            let id = match culture {
                0 => "patchistory-log-card-nothing",
                1.. => "patchistory-log-card-gained",
                _ => "patchistory-log-card-lost",
            };
            by(id, seat).with("card", card.name()).with("rank", rank).with("culture", culture.abs())
        }
        Event::FirstRank { seat, culture } => by("patchistory-log-first-rank", seat).with("culture", culture),
        Event::EndEffect { seat, feature, culture } => {
            let id = if culture < 0 { "patchistory-log-end-lost" } else { "patchistory-log-end-gained" };
            by(id, seat).with("feature", feature.name()).with("culture", culture.abs())
        }
        Event::EraEnded { era } => {
            Phrase::new("patchistory-log-era-ended").with("era", Phrase::new(TABLE[usize::from(era)].name))
        }
        Event::Ended => Phrase::new("patchistory-log-ended"),
    }
}

/// A cost as a list of amounts.
pub(crate) fn cost(cost: Cost) -> Vec<Phrase> {
    let parts = [
        ("patchistory-amount-politics", cost.points),
        ("patchistory-amount-food", cost.food),
        ("patchistory-amount-resource", cost.resources),
    ];
    parts.into_iter().filter(|part| part.1 > 0).map(|(id, count)| Phrase::new(id).with("count", count)).collect()
}
