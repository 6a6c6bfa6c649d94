//! What is said to players: which message, with which arguments. The words are in `locales/`.

use tessera_kernel::{Label, Phrase, Question, Seat};

use crate::actions::technology;
use crate::choice::{Action, Choice};
use crate::components::achievements::Achievement;
use crate::components::golden_ages::ICONS;
use crate::components::map::Hex;
use crate::components::pieces::{Track, Unit, Wealth};
use crate::components::pillars::Pillar;
use crate::components::regions::Region;
use crate::components::tax_cards::TaxCard;
use crate::event::Event;
use crate::market::{Card, Market};
use crate::payment::Cost;
use crate::prompt::Prompt;
use crate::state::Player;
use crate::view::{BuiltView, View};

/// How a prompt is put to the player who must choose.
pub(crate) fn question(view: &View, prompt: &Prompt) -> Question {
    let say = Phrase::new;
    let (title, context, rule) = match *prompt {
        Prompt::Leader => (say("mosaic-ask-leader"), Some(say("mosaic-ask-leader-context")), "M3.12"),
        Prompt::Draft { left } => {
            (say("mosaic-ask-draft"), Some(say("mosaic-ask-draft-context").with("left", left)), "M3.13")
        }
        Prompt::FirstCity => (say("mosaic-ask-first-city"), Some(say("mosaic-ask-first-city-context")), "M3.14"),
        Prompt::Unfold => (say("mosaic-ask-unfold"), Some(say("mosaic-ask-unfold-context")), "M3.15"),
        Prompt::Benefit => (say("mosaic-ask-benefit"), Some(say("mosaic-ask-benefit-context")), "M3.15"),
        Prompt::Turn { actions: 0 } => (say("mosaic-ask-after"), Some(say("mosaic-ask-after-context")), "M4.3"),
        Prompt::Turn { actions } => {
            (say("mosaic-ask-action"), Some(say("mosaic-ask-action-context").with("actions", actions)), "M4.2")
        }
        Prompt::Bonus => (say("mosaic-ask-bonus"), None, "M22.79"),
        Prompt::Work => (say("mosaic-ask-work"), Some(say("mosaic-ask-work-context")), "M6.4"),
        Prompt::Grow => (say("mosaic-ask-grow"), None, "M6.6"),
        Prompt::Build => (say("mosaic-ask-build"), Some(say("mosaic-ask-build-context")), "M6.8"),
        Prompt::Wonder => {
            let price = asked(view).map(|seat| cost(next_wonder(view, seat)));
            (say("mosaic-ask-wonder"), price.map(|price| say("mosaic-ask-wonder-context").with("cost", price)), "M6.15")
        }
        Prompt::Learn => (say("mosaic-ask-learn"), Some(say("mosaic-ask-learn-context")), "M6.18"),
        Prompt::Levy => {
            (say("mosaic-ask-levy"), Some(say("mosaic-ask-levy-context").with("chest", view.chest)), "M6.21")
        }
        Prompt::Govern => (say("mosaic-ask-govern"), None, "M6.29"),
        Prompt::Look { market } => (say("mosaic-ask-look").with("market", market.name()), None, "M15.2"),
        Prompt::Bartered => (say("mosaic-ask-bartered"), Some(say("mosaic-ask-bartered-context")), "M6.1"),
        Prompt::Replace { resource, cost } => {
            (say("mosaic-ask-replace").with("cost", amount(resource, cost.into())), None, "M6.1")
        }
        Prompt::PlayNow { tech } => (say("mosaic-ask-play-now").with("tech", tech.name()), None, "M6.19"),
        Prompt::PlayGift => (say("mosaic-ask-play-gift"), None, "M14.3"),
        Prompt::Site { piece, .. } => (say("mosaic-ask-site").with("piece", piece.name()), None, "M6.9"),
        Prompt::WonderSite { wonder } => (say("mosaic-ask-wonder-site").with("wonder", wonder.name()), None, "M6.16"),
        Prompt::Library => (say("mosaic-ask-library"), None, "M16.5"),
        Prompt::FreeCity => (say("mosaic-ask-free-city"), None, "M7.6"),
        Prompt::TownKind => (say("mosaic-ask-town-kind"), None, "M7.7"),
        Prompt::FreeTown { piece } => (say("mosaic-ask-site").with("piece", piece.name()), None, "M7.7"),
        Prompt::Campaign { recruits } => {
            (say("mosaic-ask-campaign"), Some(say("mosaic-ask-campaign-context").with("recruits", recruits)), "M6.25")
        }
        Prompt::Recruit { unit } => (say("mosaic-ask-recruit").with("unit", troops(unit, 1)), None, "M6.26"),
        Prompt::March { unit, from } => {
            (say("mosaic-ask-march").with("unit", troops(unit, 1)).with("from", from.name()), None, "M6.27")
        }
        Prompt::Deploy { unit, count } => (
            say("mosaic-ask-deploy").with("count", count).with("unit", troops(unit, count)),
            Some(say("mosaic-ask-deploy-context")),
            "M7.3",
        ),
        Prompt::Muster { left } => {
            (say("mosaic-ask-muster"), Some(say("mosaic-ask-muster-context").with("left", left)), "M7.3")
        }
        Prompt::MusterIn { unit } => (say("mosaic-ask-recruit").with("unit", troops(unit, 1)), None, "M7.3"),
        Prompt::Garrison { region } => (say("mosaic-ask-garrison").with("region", region.name()), None, "M19.13"),
        Prompt::StrikeIn { count } => (say("mosaic-ask-strike-in").with("count", count), None, "M7.4"),
        Prompt::Strike { region, left } => {
            (say("mosaic-ask-strike").with("region", region.name()).with("left", left), None, "M7.4")
        }
        Prompt::Take { left } => (say("mosaic-ask-take").with("left", left), None, "M7.5"),
        Prompt::Explore => (say("mosaic-ask-explore"), None, "M22.19"),
        Prompt::ExploreTown { region } => {
            (say("mosaic-ask-explore-town").with("region", region.name()), None, "M22.19")
        }
        Prompt::Raise { by } => (say("mosaic-ask-raise").with("by", by), None, "M7.1"),
        Prompt::Lower => (say("mosaic-ask-lower"), None, "M22.95"),
        Prompt::RaiseInstead { from } => (say("mosaic-ask-raise-instead").with("from", from.name()), None, "M22.95"),
        Prompt::ShiftBy { from, to } => {
            (say("mosaic-ask-shift-by").with("from", from.name()).with("to", to.name()), None, "M22.95")
        }
        Prompt::Gain { amount } => (say("mosaic-ask-gain").with("amount", amount), None, "M7.1"),
        Prompt::Lock => (say("mosaic-ask-lock"), None, "M22.74"),
        Prompt::Refresh => (say("mosaic-ask-refresh"), None, "M8.4"),
        Prompt::Convert => (say("mosaic-ask-convert"), None, "M14.2"),
        Prompt::Before => (say("mosaic-ask-before"), Some(say("mosaic-ask-before-context")), "M9.3"),
        Prompt::Expel => (say("mosaic-ask-expel"), None, "M22.58"),
        Prompt::ExpelTo { from } => (say("mosaic-ask-expel-to").with("from", from.name()), None, "M22.58"),
    };
    Question { title, context, rule }
}

/// How an option is put to a player.
pub(crate) fn label(view: &View, prompt: &Prompt, choice: &Choice) -> Label {
    let say = Phrase::new;
    let asked = asked(view);
    match *choice {
        Choice::Leader(leader) => {
            Label::new(say("mosaic-do-leader").with("leader", leader.name()).with("start", leader.start_text()))
        }
        Choice::Draft(tech) => Label::new(tech.name()),
        Choice::At(hex) => Label::new(place(view, hex)).under(hex.region().name()),
        Choice::Act(action) => Label::new(acting(view, asked, action)).under(say("mosaic-group-actions")),
        Choice::Produce(wealth) => {
            let yields = asked.map_or(0, |seat| view.players[seat].work[wealth.index()]);
            Label::new(amount(wealth, yields))
        }
        Choice::Grow(card) => Label::new(card.phrase()),
        Choice::Build(card) => Label::new(
            say("mosaic-do-build")
                .with("card", card.name())
                .with("free", free(card.cost()))
                .with("cost", cost(card.cost())),
        )
        .under(say("mosaic-group-cards")),
        Choice::Bare(piece) => {
            let price = Cost::of_piece(piece);
            Label::new(
                say("mosaic-do-build").with("card", piece.name()).with("free", free(price)).with("cost", cost(price)),
            )
            .under(say("mosaic-group-without-card"))
        }
        Choice::Wonder(wonder) => Label::new(wonder.name()),
        Choice::Learn(tech) => Label::new(tech.name()),
        Choice::Levy(card) => {
            Label::new(levied(card.phrase(), asked.map(|seat| view.players[seat].taxable().income_of(card))))
        }
        Choice::Fallback(None) => Label::new(say("mosaic-do-fallback-population")),
        Choice::Fallback(Some(levy)) => {
            let bare = say("mosaic-do-fallback-levy").with("levy", levy.name());
            Label::new(levied(bare, asked.map(|seat| view.players[seat].taxable().income(levy, levy.without_card()))))
        }
        Choice::Top => Label::new(top_card(view, prompt)),
        Choice::Look => Label::new(say("mosaic-do-look")),
        Choice::Leave => Label::finishing(say("mosaic-do-leave")),
        Choice::Barter => Label::new(say("mosaic-do-barter")),
        Choice::Replace(_, 0) => Label::new(say("mosaic-do-replace-none")),
        Choice::Replace(wealth, units) => Label::new(
            say("mosaic-do-replace")
                .with("units", amount(wealth, units.into()))
                .with("money", amount(Wealth::Money, u16::from(units) * crate::payment::MONEY_FOR_ONE)),
        ),
        Choice::Govern(government) => Label::new(
            say("mosaic-do-govern")
                .with("government", government.name())
                .with("cost", amount(Wealth::Ideas, government.cost().into())),
        ),
        Choice::Play(tech) => {
            let label = Label::new(say("mosaic-do-play").with("tech", tech.name()));
            if matches!(prompt, Prompt::Turn { .. }) { label.under(say("mosaic-group-technologies")) } else { label }
        }
        Choice::Keep => Label::finishing(say("mosaic-do-keep")),
        Choice::Start => {
            let leader = asked.and_then(|seat| view.players[seat].leader);
            Label::new(
                leader.map_or_else(
                    || say("mosaic-do-start"),
                    |leader| say("mosaic-do-start").with("leader", leader.name()),
                ),
            )
        }
        Choice::Golden(age) => {
            let icons = asked.map_or(0, |seat| view.players[seat].icons.of(age.pillar()));
            Label::new(claim(age.name(), icons.into(), ICONS.into())).under(say("mosaic-group-tiles"))
        }
        Choice::Claim(tile) => {
            let reached = asked.map_or(0, |seat| reached(view, seat, tile));
            Label::new(claim(tile.name(), reached, tile.least(view.players.count()))).under(say("mosaic-group-tiles"))
        }
        Choice::Refresh(market) => {
            let label = Label::new(say("mosaic-do-refresh").with("market", market.name()));
            if matches!(prompt, Prompt::Turn { .. }) { label.under(say("mosaic-group-government")) } else { label }
        }
        Choice::Power => power(view, prompt, asked),
        Choice::Raise(track) => Label::new(level(view, asked, track)),
        Choice::Lower(track) => Label::new(level(view, asked, track)),
        Choice::By(by) => Label::new(say("mosaic-do-by").with("by", by)),
        Choice::Gain(wealth) => Label::new(wealth.name()),
        Choice::Pillar(pillar) => Label::new(icons(view, asked, pillar)),
        Choice::Town(piece) => Label::new(piece.name()),
        Choice::Unit(unit) => {
            let label = Label::new(say("mosaic-do-unit").with("unit", troops(unit, 1)));
            if matches!(prompt, Prompt::Campaign { .. }) { label.under(say("mosaic-group-recruit")) } else { label }
        }
        Choice::March(unit, region) => {
            let there = asked.and_then(|seat| Some(view.region(region)?.units[seat][unit.index()])).unwrap_or(0);
            let text = say("mosaic-do-march").with("unit", troops(unit, there)).with("count", there);
            Label::new(text.with("region", region.name())).under(say("mosaic-group-march"))
        }
        Choice::In(region) => Label::new(contested(view, asked, region)),
        Choice::Strike(victim, unit) => {
            Label::new(say("mosaic-do-strike").with("who", victim).with("unit", troops(unit, 1)))
        }
        Choice::Diplomats => Label::new(say("mosaic-do-diplomats")),
        Choice::Expel(victim, region) => {
            let army = view.region(region).map_or(0, |there| there.units[victim].iter().sum::<u8>());
            let text = say("mosaic-do-expel").with("who", victim).with("region", region.name());
            Label::new(text.with("count", army))
        }
        Choice::Done => Label::finishing(say(match prompt {
            Prompt::Unfold => "mosaic-do-done-unfold",
            Prompt::Look { .. } => "mosaic-do-done-look",
            Prompt::Campaign { .. } => "mosaic-do-done-campaign",
            Prompt::Before => "mosaic-do-done-before",
            Prompt::FreeCity | Prompt::FreeTown { .. } | Prompt::ExploreTown { .. } => "mosaic-do-done-build",
            Prompt::Deploy { .. } | Prompt::Muster { .. } | Prompt::Garrison { .. } => "mosaic-do-done-units",
            Prompt::StrikeIn { .. } | Prompt::Strike { .. } => "mosaic-do-done-strike",
            _ => "mosaic-do-done",
        })),
        Choice::End => Label::finishing(say("mosaic-do-end")),
    }
}

/// Who is being asked: the viewer, or whoever's turn it is.
fn asked(view: &View) -> Option<Seat> {
    match view.viewer {
        tessera_kernel::Viewer::Seat(seat) => Some(seat),
        tessera_kernel::Viewer::Spectator => view.turn.map(|turn| turn.seat),
    }
}

fn reached(view: &View, seat: Seat, tile: Achievement) -> u16 {
    view.players[seat].progress.iter().find(|progress| progress.0 == tile).map_or(0, |progress| progress.1)
}

/// An action with what it brings or costs as things stand, where that is one figure.
fn acting(view: &View, asked: Option<Seat>, action: Action) -> Phrase {
    let Some(seat) = asked else { return action.name() };
    let player = &view.players[seat];
    let named = |id| Phrase::new(id).with("action", action.name());
    match action {
        Action::Work => {
            let most = player.work.iter().copied().max().unwrap_or(0);
            named("mosaic-do-act-work").with("most", most)
        }
        Action::Tax => {
            let cards = view.market(Market::Tax).cards.iter().flatten();
            let levies = cards.filter_map(|card| if let Card::Tax(card) = card { Some(*card) } else { None });
            let most = levies.map(|card| player.taxable().income_of(card)).max();
            let most = most.map(|most| amount(Wealth::Money, most + view.chest));
            most.map_or_else(|| action.name(), |most| named("mosaic-do-act-tax").with("money", most))
        }
        Action::Wonder => named("mosaic-do-act-costs").with("cost", cost(next_wonder(view, seat))),
        Action::Technology => named("mosaic-do-act-costs").with("cost", cost(technology::COST)),
        Action::Population | Action::Build | Action::Military | Action::Government => action.name(),
    }
}

/// What a player's next wonder costs.
fn next_wonder(view: &View, seat: Seat) -> Cost {
    Cost::of_wonder(view.wonders.iter().filter(|wonder| wonder.owner == Some(seat)).count() as u8)
}

/// A region with the influence of whoever is asked, and the most that anybody else has there.
fn contested(view: &View, asked: Option<Seat>, region: Region) -> Phrase {
    let (Some(seat), Some(there)) = (asked, view.region(region)) else { return region.name() };
    let others = there.influence.iter().filter(|(other, _)| *other != seat).map(|(_, influence)| *influence);
    Phrase::new("mosaic-do-region")
        .with("region", region.name())
        .with("mine", there.influence[seat])
        .with("best", others.max().unwrap_or(0))
}

/// A levy with the money it brings now.
fn levied(levy: Phrase, money: Option<u16>) -> Phrase {
    match money {
        Some(money) => Phrase::new("mosaic-do-levy").with("levy", levy).with("money", amount(Wealth::Money, money)),
        None => levy,
    }
}

fn claim(tile: Phrase, reached: u16, least: u16) -> Phrase {
    Phrase::new("mosaic-do-claim").with("tile", tile).with("reached", reached).with("least", least)
}

fn power(view: &View, prompt: &Prompt, asked: Option<Seat>) -> Label {
    if *prompt == Prompt::Before {
        return Label::new(Phrase::new("mosaic-do-general"));
    }
    let leader = asked.and_then(|seat| view.players[seat].leader);
    let text = leader.map_or_else(
        || Phrase::new("mosaic-do-power"),
        |leader| Phrase::new("mosaic-do-power-of").with("leader", leader.name()).with("power", leader.power_text()),
    );
    Label::new(text).under(Phrase::new("mosaic-group-leader"))
}

fn level(view: &View, asked: Option<Seat>, track: Track) -> Phrase {
    let level = asked.map_or(0, |seat| view.players[seat].track(track));
    Phrase::new("mosaic-do-track").with("track", track.name()).with("level", level)
}

fn icons(view: &View, asked: Option<Seat>, pillar: Pillar) -> Phrase {
    let icons = asked.map_or(0, |seat| view.players[seat].icons.of(pillar));
    Phrase::new("mosaic-do-pillar").with("pillar", pillar.name()).with("icons", icons)
}

/// The card the Republic has looked at, by name for whoever saw it.
fn top_card(view: &View, prompt: &Prompt) -> Phrase {
    let market = match prompt {
        Prompt::Grow => Market::Population,
        Prompt::Build => Market::Build,
        Prompt::Learn => Market::Technology,
        _ => Market::Tax,
    };
    match view.market(market).top {
        Some(card) => Phrase::new("mosaic-do-top").with("card", card.name()),
        None => Phrase::new("mosaic-do-top-unseen"),
    }
}

/// How an event is told.
pub(crate) fn tell(event: &Event) -> Phrase {
    let by = |id, seat: Seat| Phrase::new(id).with("who", seat);
    match *event {
        Event::Began { first } => by("mosaic-log-began", first),
        Event::LeaderPicked { seat, leader } => by("mosaic-log-leader", seat).with("leader", leader.name()),
        Event::Drafted { seat, tech: Some(tech) } => by("mosaic-log-drafted", seat).with("tech", tech.name()),
        Event::Drafted { seat, tech: None } => by("mosaic-log-drafted-unseen", seat),
        Event::Passed { left } => Phrase::new("mosaic-log-passed").with("left", left),
        Event::Settled { seat, hex } => at("mosaic-log-settled", seat, hex),
        Event::Unfolded { seat, tech } => by("mosaic-log-unfolded", seat).with("tech", tech.name()),
        Event::Started { seat, leader } => by("mosaic-log-started", seat).with("leader", leader.name()),
        Event::RoundBegan { round } => Phrase::new("mosaic-log-round").with("round", round),
        Event::Acted { seat, action } => acted("mosaic-log-acted", seat, action),
        Event::BonusTaken { seat, action } => acted("mosaic-log-bonus", seat, action),
        Event::Produced { seat, wealth, amount: much } => {
            by("mosaic-log-produced", seat).with("amount", amount(wealth, much))
        }
        Event::Gained { seat, wealth, amount: much } => {
            by("mosaic-log-gained", seat).with("amount", amount(wealth, much))
        }
        Event::Raised { seat, track, by: much } => {
            by("mosaic-log-raised", seat).with("track", track.name()).with("by", much)
        }
        Event::Lowered { seat, track, by: much } => {
            by("mosaic-log-lowered", seat).with("track", track.name()).with("by", much)
        }
        Event::Shifted { seat, from, to, by: much } => {
            by("mosaic-log-shifted", seat).with("from", from.name()).with("to", to.name()).with("by", much)
        }
        Event::Grown { seat, by: much } => by("mosaic-log-grown", seat).with("by", much),
        Event::Emigrated { seat, by: much } => by("mosaic-log-emigrated", seat).with("by", much),
        Event::CardGrown { seat, card, by: much } => {
            by("mosaic-log-card-grown", seat).with("food", card.food()).with("by", much)
        }
        Event::Scored { seat, points } => by("mosaic-log-scored", seat).with("points", points),
        Event::CardBuilt { seat, card } => by("mosaic-log-card-built", seat).with("card", card.name()),
        Event::Built { seat, piece, hex } => at("mosaic-log-built", seat, hex).with("piece", piece.name()),
        Event::WonderBuilt { seat, wonder, hex } => {
            at("mosaic-log-wonder-built", seat, hex).with("wonder", wonder.name())
        }
        Event::Shelved { seat, pillar } => by("mosaic-log-shelved", seat).with("pillar", pillar.name()),
        Event::Collected { seat, hex, token } => at("mosaic-log-collected", seat, hex).with("token", token.name()),
        Event::WildTaken { seat } => by("mosaic-log-wild", seat),
        Event::ChestFilled { amount: much } => {
            Phrase::new("mosaic-log-chest-filled").with("amount", amount(Wealth::Money, much))
        }
        Event::ChestTaken { seat, amount: much } => {
            by("mosaic-log-chest-taken", seat).with("amount", amount(Wealth::Money, much))
        }
        Event::Learned { seat, tech } => by("mosaic-log-learned", seat).with("tech", tech.name()),
        Event::Played { seat, tech } => {
            by("mosaic-log-played", seat).with("tech", tech.name()).with("text", tech.text())
        }
        Event::Kept { seat, tech } => by("mosaic-log-kept", seat).with("tech", tech.name()),
        Event::GiftDrawn { seat, tech: Some(tech) } => by("mosaic-log-gift", seat).with("tech", tech.name()),
        Event::GiftDrawn { seat, tech: None } => by("mosaic-log-gift-unseen", seat),
        Event::Levied { seat, levy, card, amount: much } => {
            let name = card.map_or_else(|| levy.name(), TaxCard::phrase);
            by("mosaic-log-levied", seat).with("card", name).with("amount", amount(Wealth::Money, much))
        }
        Event::Placed { seat, unit, count, region } => by("mosaic-log-placed", seat)
            .with("count", count)
            .with("unit", troops(unit, count))
            .with("region", region.name()),
        Event::Recruited { seat, unit, region } => {
            by("mosaic-log-recruited", seat).with("unit", troops(unit, 1)).with("region", region.name())
        }
        Event::Marched { seat, unit, from, to } => {
            by("mosaic-log-marched", seat).with("unit", troops(unit, 1)).with("from", from.name()).with("to", to.name())
        }
        Event::Struck { seat, victim, unit, region } => by("mosaic-log-struck", seat)
            .with("victim", victim)
            .with("unit", troops(unit, 1))
            .with("region", region.name()),
        Event::Expelled { seat, victim, from, to } => {
            by("mosaic-log-expelled", seat).with("victim", victim).with("from", from.name()).with("to", to.name())
        }
        Event::Locked { seat, region } => by("mosaic-log-locked", seat).with("region", region.name()),
        Event::Governed { seat, government } => by("mosaic-log-governed", seat).with("government", government.name()),
        Event::Resigned { seat, government } => by("mosaic-log-resigned", seat).with("government", government.name()),
        Event::GoldenClaimed { seat, age } => by("mosaic-log-golden", seat).with("tile", age.name()),
        Event::AchievementClaimed { seat, achievement } => {
            by("mosaic-log-achievement", seat).with("tile", achievement.name())
        }
        Event::Traded { seat, wealth } => by("mosaic-log-traded", seat).with("wealth", wealth.name()),
        Event::Converted { seat, victim, hex } => at("mosaic-log-converted", seat, hex).with("victim", victim),
        Event::Refreshed { seat, market } => by("mosaic-log-refreshed", seat).with("market", market.name()),
        Event::Dealt { card } => dealt(card),
        Event::ScoringCard { market } => Phrase::new("mosaic-log-scoring-card").with("market", market.name()),
        Event::Looked { seat, market, card } => match card {
            Some(card) => by("mosaic-log-looked-at", seat).with("card", card.name()),
            None => by("mosaic-log-looked", seat).with("market", market.name()),
        },
        Event::LeftIt { seat, market } => by("mosaic-log-left", seat).with("market", market.name()),
        Event::TopTaken { seat, card } => by("mosaic-log-top", seat).with("card", card.name()),
        Event::ScoringBegan { number } => Phrase::new("mosaic-log-scoring").with("number", number),
        Event::RegionWon { seat, region, influence, points, alone } => {
            let id = if alone { "mosaic-log-region-won" } else { "mosaic-log-region-tied" };
            by(id, seat).with("region", region.name()).with("influence", influence).with("points", points)
        }
        Event::RegionSecond { seat, region, influence, points } => by("mosaic-log-region-second", seat)
            .with("region", region.name())
            .with("influence", influence)
            .with("points", points),
        Event::GovernmentScored { seat, government, points } => {
            by("mosaic-log-government-scored", seat).with("government", government.name()).with("points", points)
        }
        Event::EndTriggered => Phrase::new("mosaic-log-end-triggered"),
        Event::LastRound => Phrase::new("mosaic-log-last-round"),
        Event::Epilogue { seat } => by("mosaic-log-epilogue", seat),
        Event::Ended => Phrase::new("mosaic-log-ended"),
    }
}

fn acted(id: &'static str, seat: Seat, action: Action) -> Phrase {
    Phrase::new(id).with("who", seat).with("action", action.name())
}

fn dealt(card: Card) -> Phrase {
    Phrase::new("mosaic-log-dealt").with("card", card.name()).with("market", card.market().name())
}

/// Something done by a player on a hex.
fn at(id: &'static str, seat: Seat, hex: Hex) -> Phrase {
    Phrase::new(id).with("who", seat).with("hex", spot(hex))
}

/// A hex by port name or region and coordinates.
fn spot(hex: Hex) -> Phrase {
    match hex.port() {
        Some(port) => Phrase::new("mosaic-spot-port").with("port", port).with("hex", hex.to_string()),
        None => Phrase::new("mosaic-spot").with("region", hex.region().name()).with("hex", hex.to_string()),
    }
}

/// A hex and what lies or stands there.
fn place(view: &View, hex: Hex) -> Phrase {
    let here = view.hex(hex);
    if let Some(BuiltView::Piece(owner, piece)) = here.and_then(|here| here.built) {
        let text = Phrase::new("mosaic-place-built").with("hex", spot(hex)).with("who", owner);
        return text.with("piece", piece.name());
    }
    match here.and_then(|here| here.token) {
        Some(token) => Phrase::new("mosaic-place-token").with("hex", spot(hex)).with("token", token.name()),
        None => spot(hex),
    }
}

/// So much of something.
fn amount(wealth: Wealth, much: u16) -> Phrase {
    let id = match wealth {
        Wealth::Stone => "mosaic-amount-stone",
        Wealth::Food => "mosaic-amount-food",
        Wealth::Ideas => "mosaic-amount-ideas",
        Wealth::Money => "mosaic-amount-money",
    };
    Phrase::new(id).with("n", much)
}

fn free(cost: Cost) -> u8 {
    u8::from(cost == Cost::NONE)
}

/// A cost as a list of amounts.
pub(crate) fn cost(cost: Cost) -> Vec<Phrase> {
    let resources = Wealth::RESOURCES.into_iter().filter(|&wealth| cost.of(wealth) > 0);
    let people = (cost.people > 0).then(|| Phrase::new("mosaic-amount-people").with("n", cost.people));
    resources.map(|wealth| amount(wealth, cost.of(wealth).into())).chain(people).collect()
}

/// What a player has of what a cost asks for, and the money that could stand in.
pub(crate) fn stock(player: &Player, cost: Cost) -> Vec<Phrase> {
    let asked = Wealth::RESOURCES.into_iter().filter(|&wealth| cost.of(wealth) > 0).chain([Wealth::Money]);
    asked.map(|wealth| amount(wealth, player.stock(wealth))).collect()
}

/// A kind of unit, in the number that follows from `count`.
fn troops(unit: Unit, count: u8) -> Phrase {
    unit.name().with("n", count)
}
