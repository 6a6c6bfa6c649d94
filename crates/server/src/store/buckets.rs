//! What may be done so many times in so long, wherever it is tried: what is taken comes back over time.

use super::base::sql;
use super::{Store, StoreError};

/// One of what may be done.
const ONE: i64 = 1_000_000;

/// How much there is in a bucket, and how soon it fills.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    /// So many at once.
    pub burst: f64,
    /// Milliseconds until all of it has come back.
    pub refills: i64,
}

impl Bucket {
    /// All there is, and what comes back in a millisecond.
    fn sizes(self) -> (i64, i64) {
        let all = (self.burst.clamp(0.0, 1e9) * ONE as f64) as i64;
        (all, all / self.refills.max(1))
    }
}

impl Store {
    /// Takes one from a bucket, if there is one in it.
    pub async fn take(&self, name: &str, bucket: Bucket) -> Result<bool, StoreError> {
        let (all, rate) = bucket.sizes();
        if all < ONE {
            return Ok(false);
        }
        let query = "INSERT INTO buckets (name, spent, at) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET at = $3,
                     spent = CASE WHEN buckets.spent > ($3 - buckets.at) * $4 THEN buckets.spent - ($3 - buckets.at) * $4
                             ELSE 0 END + $2
                     WHERE buckets.spent - ($3 - buckets.at) * $4 + $2 <= $5";
        let query = sql(query).bind(name).bind(ONE).bind(self.clock.now()).bind(rate).bind(all);
        Ok(self.execute(query).await? == 1)
    }

    /// Puts back what need not have been taken.
    pub async fn put_back(&self, name: &str) -> Result<(), StoreError> {
        let query = "UPDATE buckets SET spent = CASE WHEN spent > $2 THEN spent - $2 ELSE 0 END WHERE name = $1";
        self.execute(sql(query).bind(name).bind(ONE)).await.map(drop)
    }

    /// Forgets buckets that are full again.
    pub(super) async fn forget_buckets(&self) -> Result<(), StoreError> {
        let query = sql("DELETE FROM buckets WHERE at < $1").bind(self.clock.now() - 86_400_000);
        self.execute(query).await.map(drop)
    }
}
