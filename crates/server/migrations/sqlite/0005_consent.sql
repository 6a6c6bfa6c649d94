-- What somebody proposes to a table: the others agree or refuse, and what all agree to is carried out.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    -- takeback, return
    kind TEXT NOT NULL,
    -- Who proposes it.
    proposer INTEGER NOT NULL,
    -- Whom it is about: who takes back, who comes back.
    seat INTEGER NOT NULL,
    -- How many choices go back; 0 where that says nothing.
    times INTEGER NOT NULL,
    -- How much had been done when it was proposed.
    sequence INTEGER NOT NULL,
    -- open, done, refused, withdrawn, void
    status TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
-- One of a kind at a time: two that are made at once, one of them loses here.
CREATE UNIQUE INDEX proposals_open ON proposals(match, kind) WHERE status = 'open';
CREATE INDEX proposals_match ON proposals(match, proposer);

CREATE TABLE proposal_votes (
    proposal INTEGER NOT NULL REFERENCES proposals(id) ON DELETE CASCADE,
    -- A seat that has agreed; whoever refuses ends the proposal.
    seat INTEGER NOT NULL,
    PRIMARY KEY (proposal, seat)
) STRICT, WITHOUT ROWID;

-- Who played a seat before its time was up, and the time in milliseconds it was given when it came back.
ALTER TABLE seats ADD COLUMN was TEXT;
ALTER TABLE seats ADD COLUMN grace INTEGER NOT NULL DEFAULT 0;

-- Whether whoever set the match up may know its seed, and with it all chance to come.
ALTER TABLE matches ADD COLUMN foreknown INTEGER NOT NULL DEFAULT 0;
-- A hash of the components it began with.
ALTER TABLE matches ADD COLUMN content TEXT;

-- What an account's name looks like: two that look the same are one. NULL for guests, and for an old name that looks like
-- another old one.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX people_skeleton ON people(skeleton) WHERE skeleton IS NOT NULL;
