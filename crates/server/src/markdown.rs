//! Rules pages: our own Markdown as HTML, with an id at every section and rule.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The sections (id and heading), and the text.
pub fn rules(text: &str) -> (Vec<(String, String)>, Markup) {
    let mut contents = Vec::new();
    let mut events = Vec::new();
    let mut tables = 0;
    let mut parser = Parser::new_ext(text, Options::ENABLE_TABLES).peekable();
    while let Some(event) = parser.next() {
        match event {
            // Nothing but our own marks becomes HTML.
            Event::Html(html) | Event::InlineHtml(html) => events.push(Event::Text(html)),
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let mut heading = String::new();
                let mut inside = Vec::new();
                for event in parser.by_ref() {
                    if matches!(event, Event::End(TagEnd::Heading(_))) {
                        break;
                    }
                    if let Event::Text(text) | Event::Code(text) = &event {
                        heading.push_str(text);
                    }
                    inside.push(event);
                }
                let id = heading.split(' ').next().filter(|word| is_number(word)).unwrap_or_default().to_owned();
                events.push(mark(&format!("<h2 id=\"{id}\">")));
                events.extend(inside);
                events.push(mark("</h2>"));
                if !id.is_empty() {
                    contents.push((id, heading));
                }
            }
            Event::Start(Tag::Paragraph) => {
                // A rule begins with its number in bold.
                let mut ahead: Vec<Event<'_>> = Vec::new();
                if matches!(parser.peek(), Some(Event::Start(Tag::Strong))) {
                    ahead.extend(parser.next());
                    ahead.extend(parser.next());
                }
                match ahead.get(1) {
                    Some(Event::Text(number)) if is_number(number) => {
                        events.push(mark(&format!("<p class=\"rule\" id=\"{number}\">")));
                    }
                    _ => events.push(mark("<p>")),
                }
                events.extend(ahead);
            }
            Event::End(TagEnd::Paragraph) => events.push(mark("</p>\n")),
            Event::Start(Tag::Table(columns)) => {
                // It may be wider than the page, and is called by the section it stands in and its number.
                tables += 1;
                let section = contents.last().map_or("", |(id, _): &(String, String)| id.as_str());
                let head = format!(
                    "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{section} · {tables}\">"
                );
                events.push(mark(&head));
                events.push(Event::Start(Tag::Table(columns)));
            }
            Event::End(TagEnd::Table) => {
                events.push(Event::End(TagEnd::Table));
                events.push(mark("</div>\n"));
            }
            other => events.push(other),
        }
    }
    // Alignment would be inline style, which our pages do not allow.
    let events = events.into_iter().map(|event| match event {
        Event::Start(Tag::Table(columns)) => {
            Event::Start(Tag::Table(columns.iter().map(|_| pulldown_cmark::Alignment::None).collect()))
        }
        other => other,
    });
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events);
    (contents, PreEscaped(html))
}

fn mark<'a>(html: &str) -> Event<'a> {
    Event::Html(CowStr::from(html.to_owned()))
}

/// Whether a word is the number of a section or rule: `T5`, `T5.2`.
fn is_number(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|first| first.is_ascii_uppercase())
        && word.len() > 1
        && letters.all(|letter| letter.is_ascii_digit() || letter == '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_ids_and_no_foreign_html() {
        let (contents, body) = rules("# Game\n\n## T5 Fights\n\n**T5.2** Roll <script>x</script> *dice*.\n\nMore.\n");
        assert_eq!(contents, [("T5".to_owned(), "T5 Fights".to_owned())]);
        assert!(body.0.contains("<h2 id=\"T5\">T5 Fights</h2>"), "{}", body.0);
        assert!(body.0.contains("<p class=\"rule\" id=\"T5.2\"><strong>T5.2</strong>"), "{}", body.0);
        assert!(!body.0.contains("<script>"), "{}", body.0);
    }
}
