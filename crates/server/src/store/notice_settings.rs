//! How people want to be told: their language, when they sleep, and whether mails come all in one.

use sqlx::FromRow;

use super::base::sql;
use super::{Store, StoreError};
use crate::clock::wall;
use crate::zones;

/// How somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct NoticeSettings {
    /// The language they read.
    pub language: String,
    /// Minutes east of Greenwich, where they have not said in which zone.
    pub zone: i64,
    /// The zone they live by (`Europe/Paris`).
    pub place: Option<String>,
    /// The minute of their day from which on nothing is sent.
    pub quiet_from: Option<i64>,
    /// Until when.
    pub quiet_to: Option<i64>,
    /// The minute of their day at which mails come, all in one.
    pub digest: Option<i64>,
}

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60;

impl NoticeSettings {
    /// How far east of Greenwich their clock is at a moment by the wall's clock, in minutes.
    fn east(&self, at: i64) -> i64 {
        self.place.as_deref().and_then(|place| zones::east(place, at)).unwrap_or(self.zone)
    }

    /// Minutes of their day at a moment, and the moment at which that minute began.
    fn minute(&self, at: i64) -> (i64, i64) {
        let minutes = at.div_euclid(MINUTE);
        ((minutes + self.east(at)).rem_euclid(DAY), minutes * MINUTE)
    }

    /// When their clock shows so many minutes more than when `begun`, and it may have been put forward or back in between.
    fn later(&self, begun: i64, minutes: i64) -> i64 {
        let plain = begun + minutes * MINUTE;
        let shifted = plain - (self.east(plain) - self.east(begun)) * MINUTE;
        // An hour that comes twice, or never, is no reason to stand still.
        if shifted > begun { shifted } else { plain }
    }

    /// Until when nothing is sent to them, where that is so at a moment.
    pub fn quiet_until(&self, at: i64) -> Option<i64> {
        let (from, to) = (self.quiet_from?, self.quiet_to?);
        let (minute, begun) = self.minute(at);
        let since = (minute - from).rem_euclid(DAY);
        let length = (to - from).rem_euclid(DAY);
        (since < length).then(|| self.later(begun, length - since))
    }

    /// When mails come next, where they come all in one.
    pub fn next_digest(&self, at: i64) -> Option<i64> {
        let (minute, begun) = self.minute(at);
        let wait = (self.digest? - minute - 1).rem_euclid(DAY) + 1;
        Some(self.later(begun, wait))
    }
}

impl Store {
    /// How somebody wants to be told, once they have said so.
    pub async fn notice_settings(&self, person: i64) -> Result<Option<NoticeSettings>, StoreError> {
        let query = "SELECT language, zone, place, quiet_from, quiet_to, digest FROM notice_settings WHERE person = $1";
        self.maybe(sql(query).bind(person)).await
    }

    /// Somebody says how; what waits by what they said before does not wait any more.
    pub async fn set_notice_settings(&self, person: i64, settings: &NoticeSettings) -> Result<(), StoreError> {
        let query = "INSERT INTO notice_settings (person, language, zone, place, quiet_from, quiet_to, digest)
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person) DO UPDATE SET language = excluded.language,
                     zone = excluded.zone, place = excluded.place, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
                     digest = excluded.digest";
        let query = sql(query)
            .bind(person)
            .bind(&settings.language)
            .bind(settings.zone)
            .bind(&settings.place)
            .bind(settings.quiet_from)
            .bind(settings.quiet_to)
            .bind(settings.digest);
        let mut change = self.change().await?;
        query.execute(&mut *change).await?;
        super::deliveries::reset_dues(&mut change, person, settings.next_digest(wall())).await?;
        change.commit().await
    }

    /// Somebody reads another language from now on.
    pub async fn set_notice_language(&self, person: i64, language: &str) -> Result<(), StoreError> {
        let query = "UPDATE notice_settings SET language = $2 WHERE person = $1";
        self.execute(sql(query).bind(person).bind(language)).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(zone: i64, quiet: Option<(i64, i64)>, digest: Option<i64>) -> NoticeSettings {
        let (quiet_from, quiet_to) = quiet.unzip();
        NoticeSettings { language: "en".to_owned(), zone, place: None, quiet_from, quiet_to, digest }
    }

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_clock_of_whoever_sleeps() {
        let night = settings(60, Some((22 * 60, 7 * 60)), None);
        let at = |hour: i64, minute: i64| (hour * 60 + minute) * MINUTE;
        assert_eq!(night.quiet_until(at(20, 59)), None);
        assert_eq!(night.quiet_until(at(21, 0)), Some(at(30, 0)), "22:00 there, until 7:00");
        assert_eq!(night.quiet_until(at(24 + 5, 59) + 30_000), Some(at(30, 0)));
        assert_eq!(night.quiet_until(at(24 + 6, 0)), None);
        assert_eq!(settings(0, None, None).quiet_until(at(3, 0)), None);
        assert_eq!(settings(0, Some((60, 60)), None).quiet_until(at(1, 0)), None, "no time at all");
    }

    #[test]
    fn a_digest_comes_at_its_minute_and_not_at_once_again() {
        let morning = settings(-120, None, Some(8 * 60));
        let at = |hour: i64| hour * 60 * MINUTE;
        assert_eq!(morning.next_digest(at(9)), Some(at(10)));
        assert_eq!(morning.next_digest(at(10)), Some(at(34)));
        assert_eq!(settings(0, None, None).next_digest(at(9)), None);
    }

    #[test]
    fn hours_go_by_the_clock_on_the_wall_when_summer_time_begins_and_ends() {
        let paris =
            |quiet, digest| NoticeSettings { place: Some("Europe/Paris".to_owned()), ..settings(60, quiet, digest) };
        let night = paris(Some((22 * 60, 7 * 60)), Some(8 * 60));
        // Midnight at Greenwich before the nights in which the clocks are put forward and back, in 2026.
        let (spring, autumn) = (1774656000000, 1792800000000);
        let hours = |hours: i64| hours * 60 * MINUTE;
        assert_eq!(night.quiet_until(spring + hours(21) - 1), None, "21:59");
        assert_eq!(night.quiet_until(spring + hours(21)), Some(spring + hours(24 + 5)), "until 7:00 of summer");
        assert_eq!(night.quiet_until(spring + hours(24 + 20) - 1), None);
        assert_eq!(
            night.quiet_until(spring + hours(24 + 20)),
            Some(spring + hours(48 + 5)),
            "an hour earlier than yesterday"
        );
        assert_eq!(night.next_digest(spring + hours(12)), Some(spring + hours(24 + 6)));
        assert_eq!(night.quiet_until(autumn + hours(20)), Some(autumn + hours(24 + 6)), "until 7:00 of winter");
        assert_eq!(night.next_digest(autumn + hours(12)), Some(autumn + hours(24 + 7)));
        // However the hour that is left out or comes twice is asked for: it goes on, and ends.
        for (quiet_to, from) in [(150, spring), (150, autumn), (0, autumn), (179, autumn)] {
            let short = paris(Some((23 * 60, quiet_to)), None);
            let mut at = from + hours(22);
            while let Some(until) = short.quiet_until(at) {
                assert!(until > at && until <= from + hours(24 + 3), "{quiet_to}: {until}");
                at = until;
            }
        }
    }
}
