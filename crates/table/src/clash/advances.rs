//! All 48 advances: what is owned and by whom, what can be learned now, and why the rest cannot.

use maud::{Markup, html};
use tessera_clash::choice::Choice;
use tessera_clash::components::advances::{Advance, Advances, Group};
use tessera_clash::goods::{Good, Goods};
use tessera_clash::prompt::Prompt;
use tessera_clash::view::PlayerView;
use tessera_clash::why::Why;
use tessera_kernel::{Phrase, Seat, Viewer};

use super::Look;
use super::art::{good_id, icon, named};
use super::cards::{Reasons, good_name, price};
use super::emblems::group_id;
use super::quoted::Quoted;
use crate::seat::seat_mark;

/// A part for each group: learning one changes one.
const IDS: [&str; 12] = [
    "advances-agriculture",
    "advances-construction",
    "advances-seafaring",
    "advances-education",
    "advances-warfare",
    "advances-spirituality",
    "advances-economy",
    "advances-culture",
    "advances-science",
    "advances-democracy",
    "advances-autocracy",
    "advances-theocracy",
];

pub(super) fn advances(look: &Look<'_>, reasons: &Reasons) -> Vec<(&'static str, Markup)> {
    let (seat, player) = look.subject();
    let own = Own { look, reasons, seat, player, owned: player.advances.iter().copied().collect() };
    let whose = html! {
        @if look.scene.game.viewer() == Viewer::Spectator { h3 .shelf-title { (seat_mark(seat.index())) (look.name(seat)) } }
    };
    let groups = IDS.into_iter().zip(Group::ALL).map(|(id, group)| (id, own.group(group)));
    std::iter::once(("advances-whose", whose)).chain(groups).collect()
}

/// Whose advances are shown, and what they own.
struct Own<'a> {
    look: &'a Look<'a>,
    reasons: &'a Reasons,
    seat: Seat,
    player: &'a PlayerView,
    owned: Advances,
}

impl Own<'_> {
    fn group(&self, group: Group) -> Markup {
        let look = self.look;
        let count = self.owned.in_group(group);
        let shut =
            group.is_government() && group.top().open_to(self.owned, look.view.edition) == Err(Why::OtherGovernment);
        let govern = Choice::Govern(group);
        let can = group.advances().any(|advance| self.choice(advance).is_some()) || look.can(&govern);
        let class = match (group.is_government(), count > 0, shut) {
            (true, true, _) => "group-box government ours",
            (true, _, true) => "group-box government shut",
            (true, ..) => "group-box government",
            _ => "group-box",
        };
        html! {
            details class=(class) open {
                summary .group-head {
                    (icon(&group_id(group)))
                    span .group-name { (look.title(&group.name())) }
                    @if can { span .gold-dot title=(look.word("clash-table-learnable")) {} }
                    @if group.is_government() && self.owned.government().is_none() { span .one-of { (look.word("clash-table-one-government")) } }
                    @else { span .group-count { span aria-hidden="true" { (count) "/4" } span .unseen { (look.say(&Phrase::new("clash-table-of-four").with("count", count))) } } }
                }
                @if look.can(&govern) {
                    (look.thing("govern", &govern, "", &html! { (look.word("clash-table-govern")) }))
                }
                @for advance in group.advances() { (self.tile(advance)) }
            }
        }
    }

    /// What can be chosen about an advance now.
    fn choice(&self, advance: Advance) -> Option<Choice> {
        [Choice::Learn(advance), Choice::Use(advance)].into_iter().find(|choice| self.look.can(choice))
    }

    fn tile(&self, advance: Advance) -> Markup {
        let look = self.look;
        let edition = look.view.edition;
        let borrowed = look.view.turn.is_some_and(|turn| turn.seat == self.seat && turn.borrowed == Some(advance));
        let owned = self.owned.has(advance);
        let open = advance.open_to(self.owned, edition);
        let class = match (owned || borrowed, &open) {
            (true, _) => format!("adv own o{}", self.seat.index()),
            (false, Ok(())) => "adv open".to_owned(),
            _ => "adv locked".to_owned(),
        };
        let text = look.say(&advance.text(edition));
        let face = html! {
            span .adv-head {
                span .adv-name { (look.title(&advance.name(edition))) }
                @if let Some(token) = advance.bonus() { (named(good_id(token), &self.bonus(token))) }
                (self.owners(advance))
            }
            span .adv-text { (text) }
            @if borrowed { span .adv-foot { span .tag { (look.word("clash-table-borrowed")) } } }
            @else if !owned { span .adv-foot { (self.foot(advance, open)) } }
            @else if let Some(reason) = self.reasons.of(&Choice::Use(advance)) { span .adv-foot { span .reason.idle { (reason) } } }
            @else if look.can(&Choice::Use(advance)) { span .adv-foot { span .use-now { (look.word("clash-table-use")) } } }
        };
        // The slot keeps its place while the tile shows its whole text.
        html! {
            div .slot {
                @match self.choice(advance) {
                    Some(choice) => { (look.thing(&class, &choice, &text, &face)) }
                    None => { div class=(class) { (face) } }
                }
            }
        }
    }

    /// The token that comes with an advance.
    fn bonus(&self, token: Good) -> String {
        self.look.say(&Phrase::new("clash-table-brings").with("what", good_name(self.look, token)))
    }

    /// Everyone else who has it, by their marks.
    fn owners(&self, advance: Advance) -> Markup {
        let look = self.look;
        let others = look.view.players.iter().filter(|(seat, _)| *seat != self.seat);
        let owners = others.filter(|(_, player)| player.advances.contains(&advance));
        html! {
            span .owners {
                @for (seat, _) in owners {
                    span title=(look.name(seat)) { (seat_mark(seat.index())) span .unseen { (look.name(seat)) } }
                }
            }
        }
    }

    /// What it costs, or why it cannot be learned.
    fn foot(&self, advance: Advance, open: Result<(), Why>) -> Markup {
        let look = self.look;
        let asked = look.decision.map(|decision| decision.prompt);
        if look.can(&Choice::Learn(advance)) && !matches!(asked, Some(Prompt::Learn)) {
            return html! {};
        }
        if let Err(why) = open {
            return html! {
                span .reason title=(look.title(&why.reason(look.view.edition))) {
                    (icon("lock"))
                    @match why {
                        Why::Needs(needed) => { span .unseen { (look.word("clash-table-needs")) " " } (look.title(&needed.name(look.view.edition))) }
                        Why::OtherGovernment => { (look.word("clash-table-one-only")) }
                        _ => { (look.title(&why.reason(look.view.edition))) }
                    }
                }
            };
        }
        let borrowed = look.view.turn.filter(|turn| turn.seat == self.seat).and_then(|turn| turn.borrowed);
        let printed = advance.price(look.view.edition, |needed| self.owned.has(needed) || borrowed == Some(needed));
        let cost = Quoted::of(look, self.player, &Choice::Learn(advance), printed);
        let reason = self.reasons.of(&Choice::Learn(advance));
        html! {
            (price(look, &cost.goods, &self.purse(cost.goods)))
            (cost.because(look))
            // What is missing of the price says why, to those who see it.
            @if let Some(reason) = reason { span .unseen { (reason) } }
        }
    }

    /// What the player has for a price: ideas and gold stand for food, gold for ore (C1.2, C5.2).
    fn purse(&self, cost: Goods) -> Goods {
        let Goods { food, ore, ideas, gold, .. } = self.player.goods;
        let spare = gold.saturating_sub(cost.ore.saturating_sub(ore));
        Goods { food: food + ideas + spare, ore: ore + gold, ..self.player.goods }
    }
}
