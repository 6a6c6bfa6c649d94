//! `tessera health`: whether a server is ready, for whatever watches over it and has no other program to ask with.

use std::time::Duration;

use clap::Args;

use crate::failure::Failure;

/// Ask a server whether it is ready: 0 when it is, 1 when it is not, with what is the matter.
#[derive(Args)]
pub struct Arguments {
    /// Where the server is
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,
}

/// Asks, and prints what it says.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let url = format!("{}/healthz/ready", arguments.url.trim_end_matches('/'));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let unready = |what: String| Failure::Unready(arguments.url.clone(), what);
    let asked = async {
        let client = reqwest::Client::builder().timeout(Duration::from_secs(5)).no_proxy().build()?;
        let answer = client.get(&url).send().await?;
        Ok::<_, reqwest::Error>((answer.status(), answer.text().await?))
    };
    let (status, said) = runtime.block_on(asked).map_err(|error| unready(error.to_string()))?;
    let said = said.trim().to_owned();
    if !status.is_success() {
        return Err(unready(said));
    }
    println!("{said}");
    Ok(())
}
