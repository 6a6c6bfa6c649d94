//! Time zones by the names that browsers know them by. The tz database is compiled in.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::tz::{TimeZone, db};

/// The parts of the world that zones are called after; other names are old ones, or no places.
const REGIONS: [&str; 10] =
    ["Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"];

static ZONES: LazyLock<Vec<(&str, Vec<String>)>> = LazyLock::new(|| {
    let mut known: Vec<String> = db().available().map(|name| name.as_str().to_owned()).collect();
    known.sort_unstable();
    let of = |region: &'static str| {
        let its = known.iter().filter(|name| name.split_once('/').is_some_and(|(part, _)| part == region));
        (region, its.cloned().collect())
    };
    REGIONS.into_iter().map(of).collect()
});

/// All zones, by parts of the world.
pub fn all() -> &'static [(&'static str, Vec<String>)] {
    &ZONES
}

/// Whether there is a zone of that name.
pub fn is_known(name: &str) -> bool {
    ZONES.iter().any(|(_, names)| names.iter().any(|known| known == name))
}

/// How far east of Greenwich the clocks of a zone are at a moment, in minutes.
pub fn east(name: &str, at: i64) -> Option<i64> {
    let at = Timestamp::from_millisecond(at).ok()?;
    Some(i64::from(TimeZone::get(name).ok()?.to_offset(at).seconds()) / 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_have_the_names_that_browsers_give_them() {
        for name in ["Europe/Paris", "America/Argentina/Buenos_Aires", "Asia/Kolkata", "Asia/Calcutta", "Pacific/Apia"]
        {
            assert!(is_known(name), "{name}");
        }
        for name in ["", "Paris", "europe/paris", "Etc/GMT+5", "Europe/Atlantis", "../../etc/passwd"] {
            assert!(!is_known(name), "{name}");
        }
        assert!(
            all().iter().all(|(region, names)| !names.is_empty() && names.iter().all(|name| name.starts_with(region)))
        );
    }

    #[test]
    fn summer_time_counts() {
        // Noon of the first of January and of July 2026.
        let (winter, summer) = (1_767_268_800_000, 1_782_907_200_000);
        assert_eq!([winter, summer].map(|at| east("Europe/Paris", at)), [Some(60), Some(120)]);
        assert_eq!([winter, summer].map(|at| east("Asia/Kolkata", at)), [Some(330); 2]);
        assert_eq!(east("Europe/Atlantis", winter), None);
    }
}
