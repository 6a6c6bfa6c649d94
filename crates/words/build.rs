//! The locale files are compiled in: a change to them must be seen.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
