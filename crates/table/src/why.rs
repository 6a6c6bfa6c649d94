//! "Why not?": what is not possible now, and the rule that says so.

use maud::html;

use crate::Scene;
use crate::scene::Fragment;

/// What the viewer cannot choose now, and why. Fetched when somebody asks.
#[must_use]
pub fn why(scene: &Scene<'_>) -> Fragment {
    let say = |id: &str| scene.speaker.word(id);
    let blocked = scene.blocked();
    // What is blocked for the same reason is listed together.
    let mut reasons: Vec<(String, &str, Vec<String>)> = Vec::new();
    for entry in blocked {
        let reason = scene.speaker.say_capital(&entry.reason);
        let label = scene.speaker.say_capital(&entry.label.text);
        match reasons.iter_mut().find(|known| known.0 == reason && known.1 == entry.rule) {
            Some(known) => known.2.push(label),
            None => reasons.push((reason, entry.rule, vec![label])),
        }
    }
    let markup = html! {
        div #why {
            section .card.why-card aria-label=(say("table-why-title")) {
                h2 { (say("table-why-title")) }
                @if reasons.is_empty() { p .quiet { (say("table-why-none")) } }
                dl {
                    @for (reason, rule, labels) in &reasons {
                        dt {
                            (reason) " "
                            a .rule href=(scene.rule_link(rule)) data-drawer { (rule) }
                        }
                        dd { (labels.join(" · ")) }
                    }
                }
                button .quiet-link type="button" data-dismiss="why" { (say("table-close")) }
            }
        }
    };
    Fragment::new("why", markup)
}
