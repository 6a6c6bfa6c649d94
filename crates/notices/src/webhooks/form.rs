//! What a webhook says: JSON for programs, or a line or two for a chat room. In a room, what people are called and what
//! they write is shown as they wrote it: it calls nobody, and is no markup.

use std::fmt;
use std::str::FromStr;

use serde_json::{Value, json};
use url::Url;

use crate::notice::Notice;
use crate::text;

/// The most a message on Discord can have, in UTF-16 units.
const DISCORD: usize = 2000;
/// More than this Slack would show only when asked for, in characters.
const SLACK: usize = 3000;
/// The longest title, in characters.
const TITLE: usize = 200;
/// The longest body for programs, in characters.
const BODY: usize = 4000;

/// What a webhook sends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The notice as JSON, signed.
    Json,
    /// A message in a room on Discord.
    Discord,
    /// A message in a room on Slack, and on what understands the same (Mattermost, Rocket.Chat).
    Slack,
}

/// Not a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a webhook's form is json, discord or slack")]
pub struct UnknownForm;

impl Form {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Json, Self::Discord, Self::Slack];

    /// What an address asks for, by its host; JSON where it does not tell.
    #[must_use]
    pub fn guess(address: &str) -> Self {
        let Ok(url) = Url::parse(address) else { return Self::Json };
        let mut path = url.path_segments().into_iter().flatten();
        match url.host_str().unwrap_or_default() {
            "discord.com" | "ptb.discord.com" | "canary.discord.com" | "discordapp.com"
                if path.next() == Some("api") && path.any(|part| part == "webhooks") =>
            {
                Self::Discord
            }
            "hooks.slack.com" | "hooks.slack-gov.com" => Self::Slack,
            _ => Self::Json,
        }
    }

    /// Its name, as [`Form::from_str`] reads it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Discord => "discord",
            Self::Slack => "slack",
        }
    }

    pub(super) fn write(self, notice: &Notice) -> Vec<u8> {
        let title = text::shortened(&text::line(&notice.title), TITLE);
        let body = text::lines(&notice.body);
        let written = match self {
            Self::Json => json!({
                "id": notice.id,
                "kind": notice.kind,
                "tag": notice.tag,
                "title": title,
                "body": text::shortened(&body, BODY),
                "url": notice.url.as_str(),
            }),
            Self::Discord => discord(&title, &body, notice.url.as_str()),
            Self::Slack => slack(&title, &body, notice.url.as_str()),
        };
        written.to_string().into_bytes()
    }

    /// Whether a refusal says that there is no such room any more, though its status does not.
    pub(super) fn says_gone(self, answer: &[u8]) -> bool {
        match self {
            Self::Json => false,
            // Discord's codes for an unknown webhook, and for one whose token is not good any more.
            Self::Discord => serde_json::from_slice::<Value>(answer)
                .is_ok_and(|answer| matches!(answer["code"].as_u64(), Some(10015 | 50027))),
            Self::Slack => [
                "no_service",
                "no_service_id",
                "no_team",
                "no_active_hooks",
                "invalid_token",
                "team_disabled",
                "channel_not_found",
                "channel_is_archived",
                "user_not_found",
            ]
            .iter()
            .any(|gone| answer.trim_ascii() == gone.as_bytes()),
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Form {
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<Self, UnknownForm> {
        Self::ALL.into_iter().find(|form| form.name() == text).ok_or(UnknownForm)
    }
}

/// The link stands in brackets, so that no picture of the page comes along.
fn discord(title: &str, body: &str, link: &str) -> Value {
    let units = |text: &str| text.encode_utf16().count();
    let title: String = title.chars().map(for_discord).collect();
    let around = format!("**{title}**\n\n<{link}>");
    let body = text::fit(body, DISCORD.saturating_sub(units(&around)), for_discord, units);
    let content = format!("**{title}**\n{body}\n<{link}>");
    json!({ "content": content, "allowed_mentions": { "parse": [] } })
}

/// Discord takes a backslash before any sign for the sign itself. Between `@` and a name something invisible keeps them
/// apart, for a backslash would not.
fn for_discord(letter: char) -> String {
    match letter {
        '@' => "@\u{200b}".to_owned(),
        _ if letter.is_ascii_punctuation() && !"!\"'%,;?/".contains(letter) => format!("\\{letter}"),
        _ => letter.to_string(),
    }
}

fn slack(title: &str, body: &str, link: &str) -> Value {
    let escaped = |text: &str, most| text::fit(text, most, for_slack, |piece| piece.chars().count());
    let title = escaped(title, 5 * TITLE);
    let link = escaped(link, SLACK);
    let body = escaped(body, SLACK.saturating_sub(title.chars().count() + link.chars().count() + 2));
    json!({ "text": format!("{title}\n{body}\n{link}"), "mrkdwn": false, "unfurl_links": false })
}

/// What calls people or makes a link on Slack stands in angle brackets.
fn for_slack(letter: char) -> String {
    match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        _ => letter.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::notice::{Link, Urgency};

    fn notice(title: &str, body: &str) -> Notice {
        Notice {
            id: "57".into(),
            kind: "turn".into(),
            tag: "table-9".into(),
            title: title.into(),
            body: body.into(),
            footer: "Never in a room.".into(),
            url: Link::parse("https://games.example/t/9?a=1&b=2").expect("a link"),
            unsubscribe: None,
            urgency: Urgency::Normal,
            keep: Duration::from_secs(60),
        }
    }

    fn written(form: Form, title: &str, body: &str) -> Value {
        serde_json::from_slice(&form.write(&notice(title, body))).expect("it is JSON")
    }

    #[test]
    fn the_form_is_guessed_by_the_host() {
        for address in [
            "https://discord.com/api/webhooks/1/x",
            "https://discordapp.com/api/webhooks/1/x",
            "https://canary.discord.com/api/v10/webhooks/1/x",
            "https://DISCORD.com/api/webhooks/1/x",
        ] {
            assert_eq!(Form::guess(address), Form::Discord, "{address}");
        }
        assert_eq!(Form::guess("https://hooks.slack.com/services/T/B/x"), Form::Slack);
        for address in
            ["https://discord.com/", "https://discord.com.example/api/webhooks/1/x", "https://a.example/", "x"]
        {
            assert_eq!(Form::guess(address), Form::Json, "{address}");
        }
        for form in Form::ALL {
            assert_eq!(form.to_string().parse(), Ok(form));
        }
        assert_eq!("irc".parse::<Form>(), Err(UnknownForm));
    }

    #[test]
    fn programs_get_the_texts_as_they_are() {
        let told = written(Form::Json, "À vous, <Zoë> & @everyone", "Un\nDeux");
        let expected = json!({
            "id": "57", "kind": "turn", "tag": "table-9", "title": "À vous, <Zoë> & @everyone", "body": "Un\nDeux",
            "url": "https://games.example/t/9?a=1&b=2",
        });
        assert_eq!(told, expected);
    }

    #[test]
    fn nobody_is_called_by_a_name_on_discord() {
        let told =
            written(Form::Discord, "Your turn", "@everyone <@1> plays **bold** _x_ `c` ||s|| [a](https://b.example)");
        assert_eq!(told["allowed_mentions"], json!({ "parse": [] }));
        let expected = "**Your turn**\n@\u{200b}everyone \\<@\u{200b}1\\> plays \\*\\*bold\\*\\* \\_x\\_ \\`c\\` \\|\\|s\\|\\| \
                        \\[a\\]\\(https\\://b\\.example\\)\n<https://games.example/t/9?a=1&b=2>";
        assert_eq!(told["content"], expected);
        let lists = written(Form::Discord, "a\n# b", "# Large\n> quoted\n- one\n1. two\n-# small\n\\*");
        let expected = "**a \\# b**\n\\# Large\n\\> quoted\n\\- one\n1\\. two\n\\-\\# small\n\\\\\\*\n\
                        <https://games.example/t/9?a=1&b=2>";
        assert_eq!(lists["content"], expected);
    }

    #[test]
    fn nobody_is_called_by_a_name_on_slack() {
        let told = written(Form::Slack, "Your turn", "<!everyone> & <https://b.example|Ann> &lt;");
        let expected = "Your turn\n&lt;!everyone&gt; &amp; &lt;https://b.example|Ann&gt; &amp;lt;\n\
                        https://games.example/t/9?a=1&amp;b=2";
        assert_eq!(told["text"], expected);
        assert_eq!(told["mrkdwn"], false);
    }

    #[test]
    fn what_is_too_long_loses_its_end_and_keeps_its_link() {
        for letter in ["a", "*", "é", "𝄞", "&", "\n"] {
            let discord = written(Form::Discord, &letter.repeat(9000), &letter.repeat(9000));
            let content = discord["content"].as_str().expect("a text");
            let units = content.encode_utf16().count();
            assert!(units <= DISCORD && units > DISCORD - 4, "{letter:?}: {units}");
            assert!(content.ends_with("…\n<https://games.example/t/9?a=1&b=2>"), "{letter:?}");
            let slack = written(Form::Slack, &letter.repeat(9000), &letter.repeat(9000));
            let content = slack["text"].as_str().expect("a text");
            assert!(content.chars().count() <= SLACK, "{letter:?}");
            assert!(content.ends_with("…\nhttps://games.example/t/9?a=1&amp;b=2"), "{letter:?}");
        }
    }

    #[test]
    fn rooms_that_are_gone_say_so_in_their_own_way() {
        assert!(Form::Discord.says_gone(br#"{"message": "Unknown Webhook", "code": 10015}"#));
        assert!(Form::Discord.says_gone(br#"{"message": "Invalid Webhook Token", "code": 50027}"#));
        assert!(!Form::Discord.says_gone(br#"{"message": "Cannot send an empty message", "code": 50006}"#));
        assert!(!Form::Discord.says_gone(b"<html>"));
        assert!(Form::Slack.says_gone(b"invalid_token\n") && !Form::Slack.says_gone(b"invalid_payload"));
        assert!(!Form::Json.says_gone(b"no_service"));
    }
}
