-- What a seat is offered now and again and does not want to be offered any more, by the id of its name: only the seat knows.
CREATE TABLE waived (
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (match, seat, what)
) STRICT, WITHOUT ROWID;
