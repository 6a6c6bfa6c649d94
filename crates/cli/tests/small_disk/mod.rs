//! A disk that can be filled and emptied.

use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;

use crate::site::Site;

/// Runs a test once more in a world of mounts of its own, where anybody may mount; `true` for whoever is there.
pub fn inside(test: &str) -> bool {
    const THERE: &str = "TESSERA_OWN_MOUNTS";
    if std::env::var_os(THERE).is_some() {
        return true;
    }
    let mut again = Command::new("unshare");
    again.arg("--mount");
    if !rustix::process::geteuid().is_root() {
        again.args(["--user", "--map-root-user"]);
    }
    again.arg(std::env::current_exe().expect("a program")).args([test, "--exact", "--nocapture"]).env(THERE, "1");
    let ended = again.status().expect("unshare is there");
    assert!(ended.success(), "{test} in mounts of its own (the system must allow them): {ended}");
    false
}

/// A small disk, as long as this lives.
pub struct SmallDisk {
    place: PathBuf,
}

impl SmallDisk {
    /// Mounts one; only [`inside`].
    pub fn new(place: PathBuf, size: &str) -> Self {
        std::fs::create_dir_all(&place).expect("a folder");
        let size = format!("size={size}");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&place).status();
        assert!(mounted.expect("mount is there").success(), "a small disk can be mounted");
        Self { place }
    }

    /// A server whose data are on it.
    pub fn site(&self, more: &[&str]) -> Site {
        Site::start_under(self.place.join("data"), &[], more)
    }

    /// Leaves no space on it, until [`free`](Self::free).
    pub fn fill(&self) {
        let mut file = File::create(self.place.join("fill")).expect("a file");
        while file.write_all(&[0; 4096]).is_ok() {}
        while file.write_all(&[0]).is_ok() {}
    }

    /// There is space again.
    pub fn free(&self) {
        std::fs::remove_file(self.place.join("fill")).expect("removed");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.place).status();
        let _ = std::fs::remove_dir(&self.place);
    }
}
