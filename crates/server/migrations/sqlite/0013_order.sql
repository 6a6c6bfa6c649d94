-- Since when somebody is suspended, until when (NULL: until it is lifted), and the reason they are told. All of it stays when
-- the suspension is over: an account's sessions from before it do not come back.
ALTER TABLE people ADD COLUMN suspended INTEGER;
ALTER TABLE people ADD COLUMN suspended_until INTEGER;
ALTER TABLE people ADD COLUMN suspended_reason TEXT;

-- What somebody was told by those who run the site.
CREATE TABLE warnings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    -- Whether they have said that they have read it.
    seen INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX warnings_person ON warnings(person);

-- What somebody reports of somebody else at a table they share.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- NULL when the account is gone.
    reporter INTEGER REFERENCES people(id) ON DELETE SET NULL,
    about INTEGER REFERENCES people(id) ON DELETE SET NULL,
    match TEXT REFERENCES matches(id) ON DELETE SET NULL,
    -- The number of the chat line it is about, and what it said then.
    line INTEGER,
    quote TEXT,
    -- abuse, spam, cheating, stalling, name, other
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    -- open, seen, closed
    status TEXT NOT NULL,
    -- Once it is closed: none, warned, suspended, gone
    outcome TEXT,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_reporter ON reports(reporter, at);
CREATE INDEX reports_about ON reports(about);
CREATE INDEX reports_status ON reports(status, id);

-- Whom somebody does not want to hear from, nor at their tables.
CREATE TABLE blocks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX blocks_both ON blocks(person, blocked);
CREATE INDEX blocks_blocked ON blocks(blocked);

-- Invitations to the site, where newcomers need one: of each code we keep the hash.
CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    -- Whom it is for, as whoever made it calls them.
    label TEXT NOT NULL,
    uses INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0,
    -- When it ends; NULL: when it is used up.
    expires INTEGER,
    created INTEGER NOT NULL
) STRICT;

-- What those who run the site did. Lines are added, never changed.
CREATE TABLE admin_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    -- Such as "person 12", "table 0123456789ab", "report 3", "invitation 1": numbers, so that no name is kept here of whoever goes.
    about TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

-- Matches that were changed from outside: servers that have them in memory read them again.
CREATE TABLE stirred (
    -- Given by the house, so that numbers come in the order in which they can be read.
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
-- stirred: the last number given there. invite-only: 1 where newcomers need an invitation.
INSERT INTO house (name, value) VALUES ('stirred', 0), ('invite-only', 0);
