//! What may be done so many times in so long, wherever it is tried: what is taken comes back over time.

use super::base::sql;
use super::{Store, StoreError};

/// What comes back in a millisecond of the house's clock. A bucket counts the time until it is full again, in millionths of a
/// millisecond: however slowly it fills, nothing is lost in the division.
const RATE: i64 = 1_000_000;
/// The longest that a bucket takes to fill.
const LONGEST: i64 = 30 * 86_400_000;

/// How much there is in a bucket, and how soon it fills.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    /// So many at once.
    pub burst: f64,
    /// Milliseconds until all of it has come back.
    pub refills: i64,
}

impl Bucket {
    /// All there is, and what one costs.
    fn sizes(self) -> (i64, i64) {
        let all = self.refills.clamp(1, LONGEST) * RATE;
        // Of less than one at once there is none, ever.
        let one = if self.burst > 0.0 { (all as f64 / self.burst).ceil() as i64 } else { i64::MAX };
        (all, one.max(1))
    }
}

/// What a bucket is called in the store. Servers before this one count in other units, under the bare name.
fn stored(name: &str) -> String {
    format!("{name} by time")
}

impl Store {
    /// Takes one from a bucket, if there is one in it.
    pub async fn take(&self, name: &str, bucket: Bucket) -> Result<bool, StoreError> {
        let (all, one) = bucket.sizes();
        if one > all {
            return Ok(false);
        }
        // Of two servers one may be a little behind: time that has not passed gives nothing back, and takes nothing.
        let query = "INSERT INTO buckets (name, spent, at) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET
                     at = CASE WHEN buckets.at > $3 THEN buckets.at ELSE $3 END,
                     spent = CASE WHEN buckets.at >= $3 THEN buckets.spent
                             WHEN buckets.spent > ($3 - buckets.at) * $4 THEN buckets.spent - ($3 - buckets.at) * $4
                             ELSE 0 END + $2
                     WHERE CASE WHEN buckets.at >= $3 THEN buckets.spent
                           ELSE buckets.spent - ($3 - buckets.at) * $4 END + $2 <= $5";
        let query = sql(query).bind(stored(name)).bind(one).bind(self.clock.now()).bind(RATE).bind(all);
        Ok(self.execute(query).await? == 1)
    }

    /// Puts back what need not have been taken.
    pub async fn put_back(&self, name: &str, bucket: Bucket) -> Result<(), StoreError> {
        let query = "UPDATE buckets SET spent = CASE WHEN spent > $2 THEN spent - $2 ELSE 0 END WHERE name = $1";
        let (_, one) = bucket.sizes();
        self.execute(sql(query).bind(stored(name)).bind(one)).await.map(drop)
    }

    /// Forgets buckets that are full again.
    pub(super) async fn forget_buckets(&self) -> Result<(), StoreError> {
        let query = sql("DELETE FROM buckets WHERE at < $1").bind(self.clock.now() - 86_400_000);
        self.execute(query).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Database, Store};
    use super::Bucket;

    const MINUTE: i64 = 60_000;

    /// How many can be taken at a moment.
    async fn taken(store: &Store, name: &str, bucket: Bucket, at: i64) -> usize {
        store.clock.set(at);
        let mut count = 0;
        while store.take(name, bucket).await.expect("a store") {
            count += 1;
        }
        count
    }

    #[tokio::test]
    async fn what_comes_back_slowly_comes_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&Database::File(folder.path().join("test.sqlite"))).await.expect("a store");
        let begun = store.clock.now();
        let hour = Bucket { burst: 3.0, refills: 60 * MINUTE };
        let mut counts = Vec::new();
        for minute in [0, 19, 21, 39, 41, 101 + 60] {
            counts.push(taken(&store, "hour", hour, begun + minute * MINUTE).await);
        }
        assert_eq!(counts, [3, 0, 1, 0, 1, 3], "one every twenty minutes");
        let now = store.clock.now();
        let day = Bucket { burst: 3.0, refills: 24 * 60 * MINUTE };
        assert_eq!(taken(&store, "day", day, now).await, 3);
        assert_eq!(taken(&store, "day", day, now + 481 * MINUTE).await, 1);
        let many = Bucket { burst: 3e6, refills: 24 * 60 * MINUTE };
        assert!(store.take("many", many).await.expect("a store"), "as many as somebody likes");
        for burst in [0.0, 0.5, -1.0, f64::NAN] {
            let none = Bucket { burst, refills: MINUTE };
            assert!(!store.take("none", none).await.expect("a store"), "{burst}");
        }
        store.put_back("day", day).await.expect("a store");
        assert!(store.take("day", day).await.expect("a store"));
    }
}
