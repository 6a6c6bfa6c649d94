//! Mails that people ask for: to each address, from each address of the network and by each person so many. Nobody fills a
//! stranger's mailbox with our help.

use std::net::IpAddr;

use crate::store::{Bucket, Store, StoreError};

/// Counts mails that people ask for, in the store: whichever server is asked, and after a restart.
pub struct Mails {
    store: Store,
    burst: f64,
}

const HOUR: i64 = 3_600_000;

impl Mails {
    /// So many to one address at once.
    pub const fn new(store: Store, burst: f64) -> Self {
        Self { store, burst }
    }

    /// Whether somebody may give one more address, which is then asked whether it is theirs.
    pub async fn ask(&self, from: IpAddr, person: i64) -> Result<bool, StoreError> {
        self.take([(format!("from {from}"), 10.0, HOUR), (format!("by {person}"), 3.0, HOUR)]).await
    }

    /// Whether one more mail may ask an address whether it is somebody's. It may be a stranger's, who never heard of us: it takes
    /// a day until all of an address have come back. Whoever gave it learns nothing of this: others may have given it, too.
    pub async fn confirm(&self, to: &str) -> Result<bool, StoreError> {
        self.take([(format!("confirm {}", mailbox(to)), 1.0, 24 * HOUR)]).await
    }

    /// Whether one more mail for a new password may be asked for. Only whoever has confirmed an address gets one, so an hour is
    /// enough; nobody is kept from theirs for long by others who ask for them.
    pub async fn reset(&self, to: &str, from: IpAddr) -> Result<bool, StoreError> {
        self.take([(format!("from {from}"), 10.0, HOUR), (format!("reset {}", mailbox(to)), 1.0, HOUR)]).await
    }

    async fn take(&self, counted: impl IntoIterator<Item = (String, f64, i64)>) -> Result<bool, StoreError> {
        for (what, times, refills) in counted {
            // Nobody's addresses stand in the store for this.
            let name = format!("mail {}", crate::id::hash(&what));
            if !self.store.take(&name, Bucket { burst: times * self.burst, refills }).await? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Most mailboxes have as many addresses as somebody likes: what follows a plus sign is for its owner.
fn mailbox(address: &str) -> String {
    let Some((local, host)) = address.rsplit_once('@') else { return address.to_owned() };
    format!("{}@{host}", local.split('+').next().unwrap_or(local))
}

#[cfg(test)]
mod tests {
    use super::mailbox;

    #[test]
    fn a_mailbox_has_many_addresses() {
        assert_eq!(mailbox("zoe+games@inbox.example"), "zoe@inbox.example");
        assert_eq!(mailbox("zoe@inbox.example"), "zoe@inbox.example");
    }
}
