-- Which bot plays a seat that its player has left.
ALTER TABLE matches ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'strong';
-- Until now that was one that chose at random.
UPDATE seats SET bot = 'strong' WHERE kind = 'bot' AND bot = 'random' AND (late > 0 OR gone);

-- What happened at a table besides the game, for its log: a record is of the game alone.
CREATE TABLE happenings (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    -- How many choices counted then.
    choices INTEGER NOT NULL,
    -- Whom it is about; NULL where it is all at the table.
    seat INTEGER,
    -- late, lost, resigned, replaced, gone, returned, ended
    what TEXT NOT NULL,
    -- The bot that plays on.
    bot TEXT
) STRICT;
CREATE INDEX happenings_match ON happenings(match, id);

-- What somebody does not want in their lists any more.
CREATE TABLE hidden (
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
