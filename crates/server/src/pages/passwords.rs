//! Passwords.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};

/// Argon2id of a password. Takes a while on purpose, so not on a thread that serves others.
pub async fn hash(password: String) -> Option<String> {
    tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
    })
    .await
    .ok()
    .flatten()
}

/// Whether it is the password. Without a hash it takes as long, so that nobody learns which names exist.
pub async fn fits(password: String, hash: Option<String>) -> bool {
    let Some(hash) = hash else {
        let _ = self::hash(password).await;
        return false;
    };
    tokio::task::spawn_blocking(move || {
        let parsed = PasswordHash::new(&hash);
        parsed.is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
    })
    .await
    .unwrap_or(false)
}

/// Whether a password is long enough, and not so long that hashing it is a burden.
pub fn acceptable_password(password: &str) -> bool {
    (8..=200).contains(&password.chars().count())
}
