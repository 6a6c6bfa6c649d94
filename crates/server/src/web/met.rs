//! Which kinds of question somebody has met: a cookie of its own, readable and harmless, for guests as for everybody. It holds
//! three letters for each kind there is, so it never grows beyond the kinds of our games.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum_extra::extract::cookie::{Cookie, CookieJar};
use tessera_games::{IDS, Visitor};
use tessera_kernel::hash::sha256;
use tessera_kernel::{Game, Kind};

use super::cookies::lasting;

const NAME: &str = "tessera-met";
/// Letters that stand for a kind.
const LETTERS: usize = 3;

/// The kinds somebody has met.
#[derive(Clone, Default, Debug)]
pub struct Met(String);

/// What a cookie may hold.
static KNOWN: LazyLock<BTreeSet<String>> = LazyLock::new(|| kinds().map(code).collect());

/// Every kind of every game.
fn kinds() -> impl Iterator<Item = Kind> {
    struct Kinds;

    impl Visitor for Kinds {
        type Out = Vec<Kind>;

        fn visit<G: Game>(self) -> Vec<Kind> {
            G::KINDS.iter().map(|name| Kind { game: G::ID, name }).collect()
        }
    }

    IDS.iter().filter_map(|id| tessera_games::visit(id, Kinds)).flatten()
}

/// Three letters that stay the same whatever else a game comes to ask.
fn code(kind: Kind) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let hash = sha256(format!("{} {}", kind.game, kind.name).as_bytes());
    hash[..LETTERS].iter().map(|byte| char::from(ALPHABET[usize::from(byte % 64)])).collect()
}

impl Met {
    /// What a request brings along; whatever else is in the cookie is left out.
    pub fn read(headers: &HeaderMap) -> Self {
        let jar = CookieJar::from_headers(headers);
        let text = jar.get(NAME).map_or("", Cookie::value);
        if !text.is_ascii() {
            return Self::default();
        }
        let codes: BTreeSet<&str> = (0..text.len() / LETTERS).map(|at| &text[at * LETTERS..][..LETTERS]).collect();
        Self(codes.into_iter().filter(|code| KNOWN.contains(*code)).collect())
    }

    /// Whether they have met it.
    pub fn has(&self, kind: Kind) -> bool {
        let code = code(kind);
        self.0.as_bytes().chunks(LETTERS).any(|one| one == code.as_bytes())
    }

    /// They have met it now; whether it is the first time.
    pub fn add(&mut self, kind: Kind) -> bool {
        let first = !kind.name.is_empty() && !self.has(kind);
        if first {
            self.0.push_str(&code(kind));
        }
        first
    }

    /// The cookie that keeps it.
    pub fn cookie(&self, secure: bool) -> Cookie<'static> {
        lasting(NAME, self.0.clone(), secure)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    fn sent(cookie: &str) -> Met {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, format!("{NAME}={cookie}").parse().expect("a header"));
        Met::read(&headers)
    }

    #[test]
    fn every_kind_has_letters_of_its_own() {
        // Editions share the kinds of their game.
        let kinds: BTreeSet<(&str, &str)> = kinds().map(|kind| (kind.game, kind.name)).collect();
        assert_eq!(KNOWN.len(), kinds.len(), "two kinds share a code: use another hash");
        assert!(KNOWN.len() * LETTERS < 1500, "the cookie grows too long");
    }

    #[test]
    fn what_is_met_is_kept_and_nothing_else() {
        let kind = Kind { game: "tempus", name: "Settle" };
        let mut met = Met::default();
        assert!(!met.has(kind) && met.add(kind) && met.has(kind) && !met.add(kind));
        let kept = sent(met.cookie(false).value());
        assert!(kept.has(kind) && !kept.has(Kind { game: "tempus", name: "Birth" }));
        let code = met.cookie(false).value().to_owned();
        assert_eq!(sent(&format!("{code}{code}???x")).0, code, "strange letters and copies are left out");
        assert_eq!(sent(&"ab".repeat(2000)).0, "", "a cookie of strangers is not kept");
        assert!(!Met::default().add(Kind { game: "toy", name: "" }), "a game without kinds has no hints");
    }
}
