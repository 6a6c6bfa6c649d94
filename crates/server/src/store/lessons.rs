//! Lessons that people have been through. Only names of lessons that there are come here, so nobody has more than those.

use super::base::sql;
use super::{Store, StoreError};
use crate::clock::wall;

impl Store {
    /// The lessons somebody has been through: titles and names.
    pub async fn lessons_of(&self, person: i64) -> Result<Vec<(String, String)>, StoreError> {
        let query = "SELECT game, lesson FROM lessons WHERE person = $1";
        self.all(sql(query).bind(person)).await
    }

    /// The same with when it was first.
    pub async fn lessons_done(&self, person: i64) -> Result<Vec<(String, String, i64)>, StoreError> {
        let query = "SELECT game, lesson, done FROM lessons WHERE person = $1 ORDER BY done";
        self.all(sql(query).bind(person)).await
    }

    /// Somebody has been through a lesson, maybe once more.
    pub async fn lesson_done(&self, person: i64, game: &str, lesson: &str) -> Result<(), StoreError> {
        let query = "INSERT INTO lessons (person, game, lesson, done) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        self.execute(sql(query).bind(person).bind(game).bind(lesson).bind(wall())).await.map(drop)
    }
}
