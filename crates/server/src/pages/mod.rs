//! Pages for people.

mod about;
mod account;
mod advice;
pub mod assets;
mod board;
mod coach;
mod end;
mod events;
mod follow;
mod found;
mod glossary;
mod home;
mod invite;
mod learn;
mod leaving;
mod lobby;
mod mailed;
mod new_table;
mod notices;
mod own_data;
mod parts;
mod passwords;
mod people;
mod play;
mod proposals;
mod replay;
mod rules;
mod settings;
mod standing;
mod table;
mod terms;
mod turning;
mod upload;
mod welcome;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};

use crate::app::App;
use crate::web::fault::Fault;

pub use events::changes;
pub use found::{find, readable, record};
use found::{find_shared, share_key};
pub use invite::token as invite_token;
pub use new_table::{pace, stand_in};
pub use parts::notes;
pub use people::{heard, is_welcome};
pub use proposals::speaking;
pub use welcome::code_form;

/// What a page gives.
pub type Page = Result<Response, Fault>;

/// Back to a page after a form.
pub fn to(path: &str) -> Response {
    Redirect::to(path).into_response()
}

/// All pages; a record may have so many bytes.
pub fn router(largest: usize) -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::show))
        .route("/play/{game}", post(home::play_now))
        .route("/learn/{game}", get(learn::course))
        .route("/learn/{game}/{lesson}", get(learn::begin).post(learn::real_game))
        .route("/learn/{game}/{lesson}/{path}", get(learn::show))
        .route("/learn/{game}/{lesson}/{path}/choose", post(learn::choose))
        .route("/learn/{game}/{lesson}/{path}/show", post(learn::show_me))
        .route("/learn/{game}/{lesson}/{path}/why", get(learn::why))
        .route("/learn/{game}/{lesson}/{path}/log", get(learn::log))
        .route("/learn/{game}/{lesson}/{path}/reach", get(learn::reach))
        .route("/new", get(new_table::show).post(new_table::create))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/choose", post(play::choose))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/resign", post(leaving::resign))
        .route("/t/{id}/hide", post(leaving::hide))
        .route("/t/{id}/propose", post(proposals::propose))
        .route("/t/{id}/proposal", post(proposals::reply))
        .route("/t/{id}/update", get(table::update))
        .route("/t/{id}/why", get(table::why))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/reach", get(table::reach))
        .route("/t/{id}/hint", get(advice::hint))
        .route("/t/{id}/analyse", post(advice::analyse))
        .route("/t/{id}/turning", post(turning::begin))
        .route("/t/{id}/coach", post(coach::set))
        .route("/t/{id}/board/{key}/{line}", get(board::show))
        .route("/t/{id}/board/{key}/{line}/update", get(board::update))
        .route("/t/{id}/board/{key}/{line}/choose", post(board::choose))
        .route("/t/{id}/board/{key}/{line}/undo", post(board::undo))
        .route("/t/{id}/board/{key}/{line}/hint", get(board::hint))
        .route("/t/{id}/board/{key}/{line}/why", get(board::why))
        .route("/t/{id}/board/{key}/{line}/log", get(board::log))
        .route("/t/{id}/board/{key}/{line}/reach", get(board::reach))
        .route("/t/{id}/events", get(events::stream))
        .route("/t/{id}/chat", post(play::chat))
        .route("/t/{id}/people", get(people::show))
        .route("/t/{id}/report", post(people::report))
        .route("/t/{id}/block", post(people::block))
        .route("/t/{id}/orders", post(play::orders))
        .route("/t/{id}/hurry", post(play::hurry))
        .route("/t/{id}/uncover", post(play::uncover))
        .route("/t/{id}/join", post(lobby::join))
        .route("/t/{id}/leave", post(lobby::leave))
        .route("/t/{id}/bot", post(lobby::bot))
        .route("/t/{id}/cancel", post(lobby::cancel))
        .route("/t/{id}/revoke", post(invite::revoke))
        .route("/t/{id}/invite/{token}", get(invite::show).post(invite::accept))
        .route("/t/{id}/end", get(end::show))
        .route("/t/{id}/rematch", post(end::rematch))
        .route("/t/{id}/record", get(end::record))
        .route("/t/{id}/replay", get(replay::show))
        .route("/t/{id}/play-on", post(replay::play_on))
        .route("/api", get(crate::api::browse))
        .route("/upload", get(upload::show).post(upload::upload).layer(DefaultBodyLimit::max(largest)))
        .route("/rules/{game}", get(rules::show))
        .route("/about/{game}", get(about::show))
        .route("/glossary/{game}", get(glossary::show))
        .route("/glossary/{game}/names.json", get(glossary::names))
        .route("/glossary/{game}/{entry}", get(glossary::entry))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/settings/language", post(settings::language))
        .route("/welcome", get(welcome::show).post(welcome::enter))
        .route("/account", get(account::show))
        .route("/account/register", post(account::register))
        .route("/account/login", post(account::login))
        .route("/account/logout", post(account::logout))
        .route("/account/logout-everywhere", post(account::logout_everywhere))
        .route("/account/end-session", post(account::end_session))
        .route("/account/name", post(account::name))
        .route("/account/password", post(account::password))
        .route("/account/delete", post(account::delete))
        .route("/account/data", get(own_data::download))
        .route("/account/notices", get(notices::show).post(notices::save))
        .route("/account/notices/mail", post(notices::mail))
        .route("/account/notices/webhook", post(notices::webhook))
        .route("/account/notices/push", post(notices::push))
        .route("/account/notices/kinds", post(notices::kinds))
        .route("/account/notices/remove", post(notices::remove))
        .route("/confirm/{token}", get(mailed::confirm_show).post(mailed::confirm))
        .route("/forgot", get(mailed::forgot_show).post(mailed::forgot))
        .route("/reset/{token}", get(mailed::reset_show).post(mailed::reset))
        .route("/unsubscribe/{address}/{kind}/{proof}", get(mailed::unsubscribe_show).post(mailed::unsubscribe))
        .route("/account/unblock", post(standing::unblock))
        .route("/account/read-warnings", post(standing::read_warnings))
        .route("/account/token", post(account::new_token))
        .route("/account/revoke-token", post(account::revoke_token))
        .fallback(async || Fault::NOT_FOUND)
}
