//! Runs the server: `cargo run -p tessera-server --example serve -- [ADDRESS] [FOLDER]`.

use tessera_server::{Config, LogFormat, Server, init_logs, told_to_stop};

#[tokio::main]
async fn main() {
    init_logs(LogFormat::Text);
    let mut arguments = std::env::args().skip(1);
    let mut config = Config::default();
    if let Some(listen) = arguments.next() {
        config.listen = listen.parse().expect("an address such as 127.0.0.1:8080");
    }
    if let Some(folder) = arguments.next() {
        config.data = folder.into();
    }
    let server = Server::bind(config).await.expect("the server starts");
    println!("http://{}", server.address());
    server.run(told_to_stop()).await.expect("the server runs");
}
