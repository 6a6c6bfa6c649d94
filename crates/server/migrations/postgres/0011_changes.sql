-- How often a match has changed: whoever changes it says what they have seen.
ALTER TABLE matches ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;
-- When the house's clock last went on.
ALTER TABLE house ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
-- Whoever serves the match elsewhere hears of every change, by the transaction that makes it.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tessera', NEW.id || ' ' || NEW.changes);
    RETURN NULL;
END
$$;
CREATE TRIGGER matches_change AFTER UPDATE OF changes ON matches FOR EACH ROW EXECUTE FUNCTION tell_change();
-- Secrets of the house itself.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    key BYTEA NOT NULL
);
