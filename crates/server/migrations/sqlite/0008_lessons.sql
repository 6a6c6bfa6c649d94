-- Lessons that somebody has been through.
CREATE TABLE lessons (
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    -- The title, and the lesson's name in its course.
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;
