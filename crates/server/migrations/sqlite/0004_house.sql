-- What the house itself keeps count of.
CREATE TABLE house (
    -- clock: the time tables count by, as far as it was stored. people: the last number given to a person.
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- A number is given once: whoever kept something of a deleted person's finds nobody there.
INSERT INTO house (name, value) SELECT 'people', COALESCE(MAX(id), 0) FROM people;

-- A session is a secret that one browser has and we know the hash of. It can be listed and ended.
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    -- Such as "Firefox, Linux", for its owner to know it by.
    browser TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions(person);
ALTER TABLE people DROP COLUMN generation;
