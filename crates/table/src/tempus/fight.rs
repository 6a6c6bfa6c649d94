//! A fight, so that one understands why one wins or loses.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};
use tessera_tempus::components::ideas::{Card, Kind};
use tessera_tempus::components::terrain::Terrain;
use tessera_tempus::event::{Event, Strength};
use tessera_tempus::view::{CombatView, PhaseView};

use super::Look;
use super::board::terrain_name;
use super::cards::{backs, band, small};
use crate::icons::icon;
use crate::names::Sentence;
use crate::seat::seat_mark;

/// After so many choices a fight is old news: it folds into a line that can be opened.
const NEWS: usize = 10;
/// Those who fought may not have looked while others played on.
const OWN_NEWS: usize = 40;

/// One side of a fight as it is shown.
struct Side<'a> {
    seat: Seat,
    attacks: bool,
    city: bool,
    strength: Strength,
    /// Cards nobody but their owner has seen.
    hidden: usize,
    ground: Option<Terrain>,
    cards: &'a [Card],
}

/// The fight that is going on, or the one that has just ended.
pub(super) fn panel(look: &Look<'_>) -> Markup {
    match &look.view.combat {
        Some(combat) if !combat.won => going_on(look, combat),
        _ if look.view.phase == PhaseView::Over => Markup::default(),
        _ => last(look),
    }
}

fn going_on(look: &Look<'_>, combat: &CombatView) -> Markup {
    let tokens = look.view.hex(combat.from).map_or(0, |hex| hex.tokens);
    let target = look.view.hex(combat.target);
    let city = target.is_some_and(|hex| hex.city > 0);
    let base = target.map_or(0, |hex| if hex.city > 0 { hex.city } else { hex.tokens });
    let attack = Side {
        seat: combat.attacker,
        attacks: true,
        city: false,
        strength: strength(tokens, &combat.attack, combat.ground, true),
        hidden: combat.attack_count - combat.attack.len(),
        ground: combat.ground,
        cards: &combat.attack,
    };
    let defence = Side {
        seat: combat.defender,
        attacks: false,
        city,
        strength: strength(base, &combat.defence, combat.ground, false),
        hidden: 0,
        ground: combat.ground,
        cards: &combat.defence,
    };
    let title = Phrase::new("tempus-table-fight").with("hex", combat.target.to_string());
    html! {
        section .card.fight data-hexes={ (combat.from) " " (combat.target) } {
            h2 { (icon("fight")) (look.say(&title)) }
            (ground(look, combat.ground))
            div .sides { (side(look, &attack)) span .against { "–" } (side(look, &defence)) }
            p .quiet { (look.word("tempus-table-rule-more")) }
        }
    }
}

/// The last fight with every point explained, from what everyone saw.
fn last(look: &Look<'_>) -> Markup {
    let log = &look.log;
    let Some(place) = log.iter().rposition(|line| matches!(line.event, Event::Fought { .. })) else {
        return Markup::default();
    };
    let Event::Fought { attacker, defender, target, city, attack, defence } = &log[place].event else {
        return Markup::default();
    };
    let viewer = look.scene.game.viewer();
    let news = if viewer.is(*attacker) || viewer.is(*defender) { OWN_NEWS } else { NEWS };
    let old = look.since(log[place].at) > news;
    // A city's ground was named just before; other ground lies on the board.
    let named = log[..place].iter().rev().take_while(|line| !matches!(line.event, Event::Attacked { .. }));
    let named =
        named.filter_map(|line| if let Event::Named { terrain, .. } = line.event { Some(terrain) } else { None });
    let fought_on = if *city { named.last() } else { look.view.hex(*target).map(|hex| hex.terrain) };
    let side_of = |seat: Seat, attacks: bool, strength: &Strength| {
        let shown = Side {
            seat,
            attacks,
            city: *city && !attacks,
            strength: strength.clone(),
            hidden: 0,
            ground: fought_on,
            cards: &strength.cards,
        };
        side(look, &shown)
    };
    let won = attack.total() > defence.total();
    let verdict = Phrase::new(if won { "tempus-table-won-so" } else { "tempus-table-lost-so" })
        .with("winner", if won { *attacker } else { *defender })
        .with("attack", attack.total())
        .with("defence", defence.total());
    let title = Phrase::new("tempus-table-last-fight").with("hex", target.to_string());
    let told = html! {
        (ground(look, fought_on))
        div .sides {
            (side_of(*attacker, true, attack))
            span .against { (if won { ">" } else if attack.total() == defence.total() { "=" } else { "<" }) }
            (side_of(*defender, false, defence))
        }
        p .verdict { (Sentence::new(look.scene.speaker, &verdict).markup(look.scene.speaker)) }
    };
    html! {
        section .card.fight.done data-hexes=(target) data-once={ "fight-" (log[place].at) } {
            button .card-close type="button" data-dismiss="scene" aria-label=(look.word("table-close")) { (icon("close")) }
            @if old {
                details { summary { h2 { (icon("fight")) (look.say(&title)) } } (told) }
            } @else {
                h2 { (icon("fight")) (look.say(&title)) }
                (told)
            }
        }
    }
}

fn ground(look: &Look<'_>, ground: Option<Terrain>) -> Markup {
    html! {
        p .ground {
            @match ground {
                Some(terrain) => {
                    (band(terrain, 18, 18))
                    (look.say(&Phrase::new("tempus-table-ground").with("terrain", terrain.name())))
                }
                None => { (look.word("tempus-table-ground-unknown")) }
            }
        }
    }
}

fn side(look: &Look<'_>, side: &Side<'_>) -> Markup {
    let base = if side.city { "tempus-table-base-city" } else { "tempus-table-base-tokens" };
    let base = look.say(&Phrase::new(base).with("count", side.strength.base));
    let matching = side.ground.map_or_else(String::new, |terrain| {
        look.say(&Phrase::new("tempus-table-matching").with("terrain", terrain_name(look, terrain).to_lowercase()))
    });
    let arms = look.word(if side.attacks { "tempus-table-arms-attack" } else { "tempus-table-arms-defence" });
    let hidden = look.say(&Phrase::new("tempus-table-face-down").with("count", side.hidden));
    html! {
        div .fight-side {
            div .fighter {
                (seat_mark(side.seat.index()))
                div {
                    b class={ "who n" (side.seat.index()) } { (look.scene.speaker.name(side.seat)) }
                    span { (look.word(if side.attacks { "tempus-table-attacks" } else { "tempus-table-defends" })) }
                }
                span .total {
                    (side.strength.total()) @if side.hidden > 0 { small { " + ?" } }
                }
            }
            table .sum {
                tr { td { (base) } td .number { (side.strength.base) } }
                @if side.strength.matching > 0 { tr { td { (matching) } td .number { "+" (side.strength.matching) } } }
                @if side.strength.arms > 0 { tr { td { (arms) } td .number { "+" (side.strength.arms) } } }
            }
            div .fight-cards {
                @for &card in side.cards { (small(look, card)) }
                @if side.hidden > 0 { span .face-down { (backs(side.hidden)) (hidden) } }
                @if side.cards.is_empty() && side.hidden == 0 { span .quiet { (look.word("tempus-table-no-cards")) } }
            }
        }
    }
}

/// The points of cards that can be seen (T7.7, T7.8); the result itself comes from the rules.
fn strength(base: u8, cards: &[Card], ground: Option<Terrain>, attacks: bool) -> Strength {
    let matching = cards.iter().filter(|card| Some(card.background()) == ground).count() as u8;
    let arms = cards.iter().map(|card| match card.kind() {
        Kind::Weapons => 1,
        Kind::Fortifications if !attacks => 2,
        _ => 0,
    });
    Strength { base, matching, arms: arms.sum(), cards: cards.to_vec() }
}
