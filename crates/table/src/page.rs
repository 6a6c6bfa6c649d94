//! The table page: the parts in their places.

use maud::{Markup, html};
use tessera_kernel::Viewer;

use crate::drawing::Drawing;
use crate::face::{self, definitions};
use crate::icons::icon;
use crate::scene::{Fragment, Scene, layers, parts};
use crate::svg::N;
use crate::{players, shell};

/// The whole body of the table page: the fragments in their places. `below` comes below the question (what is proposed to
/// the table, say), `aside` below the log (chat, say).
#[must_use]
pub fn table_body(scene: &Scene<'_>, below: &Markup, aside: &Markup) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    let (common, drawing) = (face::common(scene), face::drawing(scene));
    let mut fragments = layers(&common);
    fragments.extend(parts(scene, &drawing));
    let part = |id: &str| fragments.iter().find(|fragment| fragment.id == id).map(Fragment::placed);
    let [x, y, width, mut height] = common.fit().or(drawing.layers.fit()).unwrap_or_default();
    if !drawing.hand.0.is_empty() {
        // Cards lie over the lower edge; the script measures them, without it this must do.
        height *= 1.15;
    }
    let [x, y, width, height] = [x, y, width, height].map(N);
    let game = format!("{}-name", scene.game.title());
    let own = match scene.game.viewer() {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator => None,
    };
    html! {
        svg .defs width="0" height="0" aria-hidden="true" { defs { (definitions(scene)) } }
        header .table-bar {
            (shell::wordmark())
            span .game-name { (say(&game)) }
            @if let Some(track) = part("track") { (track) }
            nav .bar-tools {
                @if let Some(undo) = part("undo") { (undo) }
                // The script shows it when something was said that nobody has looked at yet.
                a .bar-link.chat-news href="#chat" data-chat-news hidden {
                    (icon("chat")) span { (say("table-chat")) } b .count {}
                }
                a .bar-link href={ "/rules/" (scene.game.title()) } data-drawer {
                    (icon("rules")) span { (say("table-rules")) }
                }
                // A replay goes back to its position: that is where the form is sent from.
                (shell::language_switch(scene.speaker.language, scene.csrf, if scene.listening { scene.base } else { "" }))
            }
        }
        main #main .table data-base=(scene.base) data-lost=(say("table-lost")) data-back=(say("table-back")) data-failed=(say("table-failed"))
            data-turn=(say("table-your-turn-title")) data-chat=(say("table-chat")) data-listen=[scene.listening.then_some("yes")]
            data-seat=[own] data-game=(scene.game.title()) data-what=(say("help-what")) data-close=(say("help-close")) tabindex="-1" {
            section class=(if drawing.shelves.is_empty() { "stage" } else { "stage shelved" }) aria-label=(say("table-board")) {
                div .view {
                    svg #board viewBox={ (x) " " (y) " " (width) " " (height) } preserveAspectRatio="xMidYMid meet"
                        role="group" aria-label=(say("table-board")) {
                        @for id in ["board-terrain", "board-lying", "board-marks", "board-pieces", "board-above"] {
                            @if let Some(layer) = part(id) { (layer) }
                        }
                    }
                    div .board-tools {
                        button type="button" data-zoom="in" aria-label=(say("table-zoom-in")) { (icon("plus")) }
                        button type="button" data-zoom="out" aria-label=(say("table-zoom-out")) { (icon("minus")) }
                        button type="button" data-zoom="fit" aria-label=(say("table-fit")) { (icon("fit")) }
                        button type="button" data-map-alone aria-pressed="false" aria-label=(say("table-map-alone")) title=(say("table-map-alone")) { (icon("map")) }
                    }
                    @if let Some(hand) = part("hand") { (hand) }
                }
                (shelves(scene, &drawing, &fragments))
            }
            div .side role="region" aria-label=(say("table-side")) {
                button .sheet-handle type="button" aria-label=(say("table-sheet")) {}
                // On a phone the script keeps one's own numbers here, in one line.
                div #own-line .own-line aria-hidden="true" {}
                @if let Some(prompt) = part("prompt") { (prompt) }
                (below)
                div #why {}
                div #hint {}
                div #reach {}
                @if let Some(scene) = part("scene") { (scene) }
                div .tabs role="group" aria-label=(say("table-side")) {
                    @for (tab, icon_name, word) in
                        [("players", "players", "table-players"), ("log", "log", "table-log"), ("talk", "chat", "table-chat")] {
                        button type="button" data-tab=(tab) aria-expanded="false" aria-controls={ "page-" (tab) } {
                            (icon(icon_name)) span { (say(word)) }
                            @if tab == "talk" { b .count data-chat-count hidden {} }
                        }
                    }
                }
                div #page-players .tab-page data-page="players" {
                    ul #players .players aria-label=(say("table-players")) {
                        @for (id, more) in players::IDS {
                            @if let (Some(player), Some(more)) = (part(id), part(more)) { li { (player) (more) } }
                        }
                    }
                    @if let Some(reference) = part("reference") { (reference) }
                }
                // The script tells what is new; the whole list would be read again with every line.
                section #page-log .tab-page data-page="log" role="log" aria-live="off" aria-labelledby="log-title" {
                    h2 #log-title .small-title { (say("table-log")) }
                    @for id in ["log", "log-past"] { @if let Some(part) = part(id) { (part) } }
                    div #log-early {}
                }
                div #page-talk .tab-page.aside data-page="talk" { (aside) }
            }
        }
        dialog #rules-drawer aria-label=(say("table-rules")) {
            div .drawer-head {
                h2 { (say("table-rules")) }
                button .drawer-close type="button" data-close aria-label=(say("table-rules-close")) { (icon("close")) }
            }
            div .drawer-body {}
        }
        div .notices {
            div #connection role="status" aria-live="polite" {}
            div #notice role="status" aria-live="polite" {}
        }
        div #said .unseen aria-live="polite" aria-atomic="true" {}
    }
}

/// What lies beside the board: a row of tabs, and the shelf that is open.
fn shelves(scene: &Scene<'_>, drawing: &Drawing, fragments: &[Fragment]) -> Markup {
    if drawing.shelves.is_empty() {
        return Markup::default();
    }
    let part = |id: &str| fragments.iter().find(|fragment| fragment.id == id).map(Fragment::placed);
    html! {
        // The script sizes the shelf by it, with the pointer or the arrow keys.
        button .grip type="button" data-grip aria-label=(scene.speaker.word("table-grip")) {}
        div .shelf-tabs role="group" aria-label=(scene.speaker.word("table-shelves")) {
            button .map-tab type="button" data-shelf-tab="map" aria-pressed="false" {
                (icon("map")) span { (scene.speaker.word("table-map")) }
            }
            @for shelf in &drawing.shelves {
                button type="button" data-shelf-tab=(shelf.id) aria-pressed="false" aria-controls=(shelf.id) {
                    (icon(shelf.icon)) span { (shelf.title) }
                }
            }
        }
        @for shelf in &drawing.shelves {
            // It scrolls, so it can have the focus; no landmark of its own, for what lies on it may be one.
            div id=(shelf.id) .shelf role="group" tabindex="0" aria-label=(shelf.title) {
                @for (id, _) in &shelf.parts { @if let Some(part) = part(id) { (part) } }
            }
        }
    }
}
