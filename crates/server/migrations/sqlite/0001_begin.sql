-- A match is its record: what was agreed, the secret, and the deeds in order. Everything else can be computed.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    -- NULL for guests; the name an account goes by.
    name TEXT COLLATE NOCASE UNIQUE,
    -- argon2id, NULL for guests.
    password TEXT,
    -- A small number that tells guests apart.
    guest INTEGER NOT NULL,
    -- Raised to end every session of the person.
    generation INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    seed BLOB NOT NULL,
    salt BLOB NOT NULL,
    -- open, running, finished
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    -- none, days, clock
    pace TEXT NOT NULL,
    -- Days a move, or minutes a player.
    allowance INTEGER NOT NULL,
    -- bot, lose
    timeout TEXT NOT NULL,
    owner INTEGER REFERENCES people(id) ON DELETE SET NULL,
    -- When the next seat runs out of time.
    deadline INTEGER,
    result TEXT,
    -- The match that is played again.
    rematch TEXT,
    started INTEGER,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_deadline ON matches(deadline) WHERE deadline IS NOT NULL;
CREATE INDEX matches_status ON matches(status, listed, updated);

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- person, here (another person at the owner's screen), bot, open, invite
    kind TEXT NOT NULL,
    person INTEGER REFERENCES people(id) ON DELETE SET NULL,
    -- Whether somebody has sat here whose account is gone.
    gone INTEGER NOT NULL DEFAULT 0,
    bot TEXT,
    invite TEXT,
    -- Whether decisions with one option resolve themselves: only the seat knows.
    auto INTEGER NOT NULL DEFAULT 1,
    -- Whether the seat ran out of time: 0, 1 (a bot plays on), 2 (lost).
    late INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats(person);
CREATE INDEX seats_invite ON seats(invite) WHERE invite IS NOT NULL;

CREATE TABLE deeds (
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    deed TEXT NOT NULL,
    -- Whether it resolved itself.
    auto INTEGER NOT NULL,
    at INTEGER NOT NULL,
    -- Two writers of the same moment: one of them loses here.
    PRIMARY KEY (match, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    person INTEGER REFERENCES people(id) ON DELETE SET NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_match ON chat(match, id);
