//! When a bot gives its answer, where its hand decides how much it can choose from.
//!
//! With one option a bot answers at once, with several it thinks: whoever has a clock could tell its hand. Where others
//! cannot know how much there is to choose, it answers on the beat of its kind, whatever it had to think.

use std::time::{Duration, Instant};

use tessera_bots::Kind;
use tessera_kernel::Seat;

use super::Snapshot;
use crate::store::SeatRow;

/// A bot that was asked, and the beat it keeps.
pub(super) struct Beat {
    asked: Instant,
    beat: Option<Duration>,
}

impl Beat {
    /// From now on. Without people at the table there is nobody to hide anything from. The bot may think as long as is
    /// `allowed`, which everybody can reckon from the times they have seen: its beat is no longer than that needs.
    pub(super) fn new(snapshot: &Snapshot, seat: Seat, kind: Kind, allowed: Option<Duration>) -> Self {
        let open = snapshot.session.as_ref().is_none_or(|session| session.game().is_open(seat));
        let people = snapshot.meta.seats.iter().any(SeatRow::human);
        Self { asked: Instant::now(), beat: (people && !open).then(|| shortened(kind, allowed)) }
    }

    /// Waits until the answer may be given; tells how long it was after the question.
    pub(super) async fn wait(self) -> Duration {
        if let Some(beat) = self.beat {
            let thought = self.asked.elapsed();
            tokio::time::sleep(release(beat, thought).saturating_sub(thought)).await;
        }
        self.asked.elapsed()
    }
}

/// The beat of a bot that may think so long: a quarter more, for its thinking fits into it.
fn shortened(kind: Kind, allowed: Option<Duration>) -> Duration {
    allowed.map_or(kind.beat(), |allowed| kind.beat().min(allowed * 5 / 4))
}

/// How long after the question the answer is given: on the next beat. A bot's thinking fits into one, so that what it
/// thought about does not show.
fn release(beat: Duration, thought: Duration) -> Duration {
    let beats = thought.as_micros() / beat.as_micros().max(1) + 1;
    beat * u32::try_from(beats).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_bots::Level;

    #[test]
    fn an_answer_comes_on_the_beat_however_long_the_bot_thought() {
        for level in Level::ALL {
            let beat = Kind::Level(level).beat();
            let at_once = release(beat, Duration::ZERO);
            for share in [1, 10, 50, 80, 99] {
                assert_eq!(release(beat, beat * share / 100), at_once, "{level:?}");
            }
            assert_eq!(release(beat, beat), at_once * 2, "what took longer waits for the next");
            assert!(beat <= Duration::from_secs(1), "people wait for {level:?}");
        }
    }

    #[test]
    fn late_in_a_turn_the_beat_is_short_and_depends_on_what_was_seen_alone() {
        let kind = Kind::Level(Level::Master);
        let late = shortened(kind, kind.allowance(Duration::from_secs(8)));
        assert!(late <= Duration::from_millis(100), "{late:?}");
        assert_eq!(shortened(kind, kind.allowance(Duration::ZERO)), kind.beat());
    }

    #[test]
    fn quick_levels_stay_quick() {
        for level in [Level::Beginner, Level::Casual] {
            assert!(Kind::Level(level).beat() <= Duration::from_millis(150));
        }
    }
}
