//! Mails that people ask for: to each address, from each address of the network and by each person so many. Nobody fills a
//! stranger's mailbox with our help.

use std::net::IpAddr;

use crate::store::{Bucket, Store, StoreError};

/// Counts mails that people ask for, in the store: whichever server is asked, and after a restart.
pub struct Mails {
    store: Store,
    burst: f64,
}

/// It takes an hour until all have come back.
const REFILLS: i64 = 3_600_000;

impl Mails {
    /// So many to one address at once.
    pub const fn new(store: Store, burst: f64) -> Self {
        Self { store, burst }
    }

    /// Whether one more may be asked for.
    pub async fn take(&self, to: &str, from: IpAddr, person: Option<i64>) -> Result<bool, StoreError> {
        let by = person.map(|person| (format!("by {person}"), 3.0));
        let counted = [(format!("from {from}"), 10.0)].into_iter().chain(by).chain([(format!("to {to}"), 1.0)]);
        for (what, times) in counted {
            // Nobody's addresses stand in the store for this.
            let name = format!("mail {}", crate::id::hash(&what));
            if !self.store.take(&name, Bucket { burst: times * self.burst, refills: REFILLS }).await? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
