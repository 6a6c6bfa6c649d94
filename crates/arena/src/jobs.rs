//! A tournament as jobs in PostgreSQL, for more than one machine.
//!
//! Every game is a row. A worker locks one that nobody else has locked, plays it and writes its result, all in one
//! transaction: a worker that is killed loses its lock and its game, which somebody else then plays. A row has one
//! result, so no game counts twice. A database that is restarted is waited for.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection as _, Row as _};

use crate::{Finished, Player, Tournament, play};

/// Tournaments and their games in a database.
#[derive(Clone, Debug)]
pub struct Jobs {
    pool: PgPool,
}

/// Why jobs could not be kept or done.
#[derive(Debug, thiserror::Error)]
pub enum JobsError {
    /// The database said no.
    #[error("the database of jobs: {0}")]
    Database(#[from] sqlx::Error),
    /// It does not answer.
    #[error("the database of jobs: no answer within {} seconds", PATIENCE.as_secs())]
    Silent,
    /// A row does not hold what we wrote.
    #[error("the database of jobs holds something else: {0}")]
    Form(#[from] serde_json::Error),
    /// A tournament in the database cannot be played here.
    #[error("a tournament of these jobs cannot be played here: {0}")]
    Tournament(#[from] crate::TournamentError),
    /// A game broke down.
    #[error("game {number} of tournament {tournament} broke down; it stays to be played")]
    Broken {
        /// Which tournament.
        tournament: i64,
        /// Which game.
        number: i64,
    },
}

impl JobsError {
    /// Whether the database is away and may come back: it was stopped, is starting, or the line is cut.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Silent => true,
            Self::Database(sqlx::Error::Database(error)) => {
                // Operator intervention, connection exceptions, and no connection left.
                error.code().is_some_and(|code| ["57P", "08", "53300"].iter().any(|kind| code.starts_with(kind)))
            }
            Self::Database(error) => matches!(
                error,
                sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed
            ),
            _ => false,
        }
    }
}

/// How long a database may take to answer before it is taken for absent.
const PATIENCE: Duration = Duration::from_secs(5);

/// Tables, made when they are missing. Several processes may arrive at once, so one at a time.
const SCHEMA: [&str; 4] = [
    "SELECT pg_advisory_xact_lock(7364523)",
    "CREATE TABLE IF NOT EXISTS arena_tournaments (
        id BIGSERIAL PRIMARY KEY,
        terms TEXT NOT NULL UNIQUE,
        programs BOOLEAN NOT NULL
    )",
    "CREATE TABLE IF NOT EXISTS arena_games (
        tournament BIGINT NOT NULL REFERENCES arena_tournaments (id),
        number BIGINT NOT NULL,
        result TEXT,
        PRIMARY KEY (tournament, number)
    )",
    "CREATE INDEX IF NOT EXISTS arena_games_open ON arena_games (tournament, number) WHERE result IS NULL",
];

impl Jobs {
    /// Opens the database and makes the tables it lacks. `workers` games can be played at once.
    ///
    /// # Errors
    /// When the database cannot be reached; that is said at once, or when it has not answered for a few seconds.
    pub async fn connect(url: &str, workers: u32) -> Result<Self, JobsError> {
        let options: PgConnectOptions = url.parse()?;
        // Not through the pool: it tries for long where nobody listens, and then does not say what was wrong.
        let prepared = tokio::time::timeout(PATIENCE, prepare(&options)).await;
        prepared.map_err(|_| JobsError::Silent)??;
        let pool = PgPoolOptions::new().max_connections(workers.saturating_add(1)).acquire_timeout(PATIENCE);
        Ok(Self { pool: pool.connect_lazy_with(options) })
    }

    /// Adds a tournament's games; one that is there already goes on. Returns its number.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn add(&self, tournament: &Tournament) -> Result<i64, JobsError> {
        let terms = serde_json::to_string(tournament)?;
        let programs = tournament.players.iter().any(|player| matches!(player, Player::Program(_)));
        let mut transaction = self.pool.begin().await?;
        let added = "INSERT INTO arena_tournaments (terms, programs) VALUES ($1, $2)
                     ON CONFLICT (terms) DO UPDATE SET programs = EXCLUDED.programs RETURNING id";
        let id: i64 = sqlx::query(added).bind(&terms).bind(programs).fetch_one(&mut *transaction).await?.try_get(0)?;
        let count = i64::try_from(tournament.count()).unwrap_or(i64::MAX);
        let games = "INSERT INTO arena_games (tournament, number) SELECT $1, generate_series(0, $2 - 1)
                     ON CONFLICT DO NOTHING";
        sqlx::query(games).bind(id).bind(count).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(id)
    }

    /// How many games of a tournament are over.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn done(&self, tournament: i64) -> Result<u64, JobsError> {
        let query = "SELECT count(*) FROM arena_games WHERE tournament = $1 AND result IS NOT NULL";
        let done: i64 = sqlx::query(query).bind(tournament).fetch_one(&self.pool).await?.try_get(0)?;
        Ok(done.unsigned_abs())
    }

    /// The games of a tournament that are over.
    ///
    /// # Errors
    /// When the database says no, or holds something else.
    pub async fn results(&self, tournament: i64) -> Result<Vec<Finished>, JobsError> {
        let query = "SELECT result FROM arena_games WHERE tournament = $1 AND result IS NOT NULL ORDER BY number";
        let rows = sqlx::query(query).bind(tournament).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(serde_json::from_str(row.try_get(0)?)?)).collect()
    }

    /// Does something with the database until it works or cannot work: while the database is away it is tried again, with
    /// growing pauses, for ever; `away` hears of it once.
    ///
    /// # Errors
    /// When the database says no, and not because it is away.
    pub async fn patiently<T, F: Future<Output = Result<T, JobsError>>>(
        mut act: impl FnMut() -> F,
        away: impl Fn(&JobsError),
    ) -> Result<T, JobsError> {
        let mut pause = Duration::from_millis(250);
        let mut told = false;
        loop {
            match act().await {
                Err(error) if error.is_passing() => {
                    if !std::mem::replace(&mut told, true) {
                        away(&error);
                    }
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(PATIENCE);
                }
                done => return done,
            }
        }
    }

    /// Plays one game that nobody else plays; `None` when there is none. Games with programs of others are left alone
    /// unless `programs` allows to run them here.
    ///
    /// # Errors
    /// When the database says no; the game is then open again.
    pub async fn work(&self, programs: bool) -> Result<Option<u64>, JobsError> {
        let mut transaction = self.pool.begin().await?;
        // A machine that is cut off gives its game back soon, and a long game is not taken for a forgotten one.
        for setting in ["SET LOCAL idle_in_transaction_session_timeout = 0", "SET LOCAL tcp_keepalives_idle = 20"] {
            sqlx::query(setting).execute(&mut *transaction).await?;
        }
        let open = "SELECT game.tournament, game.number, arena_tournaments.terms
                    FROM arena_games AS game JOIN arena_tournaments ON arena_tournaments.id = game.tournament
                    WHERE game.result IS NULL AND (NOT arena_tournaments.programs OR $1)
                    ORDER BY game.tournament, game.number LIMIT 1
                    FOR UPDATE OF game SKIP LOCKED";
        let Some(row) = sqlx::query(open).bind(programs).fetch_optional(&mut *transaction).await? else {
            return Ok(None);
        };
        let (id, number): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let tournament: Tournament = serde_json::from_str(row.try_get(2)?)?;
        tournament.check()?;
        let broken = || JobsError::Broken { tournament: id, number };
        let at = usize::try_from(number).map_err(|_| broken())?;
        let fixture = tournament.fixtures().into_iter().nth(at).ok_or_else(broken)?;
        let played = tokio::task::spawn_blocking(move || play(&tournament, &fixture)).await;
        let game = played.map_err(|_| broken())?;
        let result = serde_json::to_string(&game)?;
        let done = "UPDATE arena_games SET result = $3 WHERE tournament = $1 AND number = $2 AND result IS NULL";
        sqlx::query(done).bind(id).bind(number).bind(&result).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Some(number.unsigned_abs()))
    }
}

/// Makes the tables that are missing.
async fn prepare(options: &PgConnectOptions) -> Result<(), JobsError> {
    let mut connection = PgConnection::connect_with(options).await?;
    let mut transaction = connection.begin().await?;
    for statement in SCHEMA {
        sqlx::query(statement).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    connection.close().await?;
    Ok(())
}
