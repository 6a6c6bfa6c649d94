//! A bar while something runs, where somebody watches.

use std::io::IsTerminal as _;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// Does something that counts what it has done; `what` is counted.
pub fn with_bar<T>(total: u64, what: &str, done: &AtomicU64, run: impl FnOnce(&ProgressBar) -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return run(&ProgressBar::hidden());
    }
    let bar = ProgressBar::new(total);
    let style =
        ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}  {{per_sec}}  {{eta}} left  {{msg}}"));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let finished = AtomicBool::new(false);
    let result = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !finished.load(Ordering::Relaxed) {
                bar.set_position(done.load(Ordering::Relaxed));
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        let result = run(&bar);
        finished.store(true, Ordering::Relaxed);
        result
    });
    bar.finish_and_clear();
    result
}
