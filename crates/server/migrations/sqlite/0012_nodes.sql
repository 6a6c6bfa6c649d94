-- Whether a bot is asked at a match that is being played, as far as is known: what a server that starts goes on with.
ALTER TABLE matches ADD COLUMN bots INTEGER NOT NULL DEFAULT 1;
CREATE INDEX matches_bots ON matches(id) WHERE status = 'running' AND bots;

-- Servers that share this database. A file has one, and nobody is noted here.
CREATE TABLE nodes (
    name TEXT PRIMARY KEY,
    -- When it was last there, by the database's clock.
    seen INTEGER NOT NULL,
    -- The newest revision of the rules it knows, by title, as JSON: what all know is what new matches are played by.
    revisions TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Work that one server does and no other. It falls free with its server.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    node TEXT NOT NULL REFERENCES nodes(name) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Who has pages of a match open at which server.
CREATE TABLE presence (
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    -- A seat, or past all seats for those who only watch.
    place INTEGER NOT NULL,
    node TEXT NOT NULL REFERENCES nodes(name) ON DELETE CASCADE,
    pages INTEGER NOT NULL,
    -- Since when, by the house's clock.
    came INTEGER NOT NULL,
    -- How patient they are with bots.
    pace TEXT NOT NULL,
    PRIMARY KEY (match, place, node)
) STRICT, WITHOUT ROWID;

-- What else servers have to know of each other's tables: whose the shared screen is, what a look back was asked for.
CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;

-- What may be done so many times in so long: how much of it is spent, in millionths, and when that was.
CREATE TABLE buckets (
    name TEXT PRIMARY KEY,
    spent INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
