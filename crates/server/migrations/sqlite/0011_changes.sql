-- How often a match has changed: whoever changes it says what they have seen.
ALTER TABLE matches ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
-- Accounts are found by name, whatever its case.
CREATE INDEX people_lower ON people(lower(name));
-- When the house's clock last went on, where several servers share it.
ALTER TABLE house ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
-- Secrets of the house itself.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    key BLOB NOT NULL
) STRICT, WITHOUT ROWID;
