-- What the columns mean stands in SQLite's migration of the same number.
ALTER TABLE matches ADD COLUMN bots BOOLEAN NOT NULL DEFAULT true;
CREATE INDEX matches_bots ON matches (id) WHERE status = 'running' AND bots;

CREATE TABLE nodes (
    name TEXT PRIMARY KEY,
    seen BIGINT NOT NULL,
    revisions TEXT NOT NULL
);

CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    node TEXT NOT NULL REFERENCES nodes (name) ON DELETE CASCADE
);
CREATE INDEX leases_node ON leases (node);

CREATE TABLE presence (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    node TEXT NOT NULL REFERENCES nodes (name) ON DELETE CASCADE,
    pages BIGINT NOT NULL,
    came BIGINT NOT NULL,
    pace TEXT NOT NULL,
    PRIMARY KEY (match, place, node)
);
CREATE INDEX presence_node ON presence (node);

CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (match, name)
);

CREATE TABLE buckets (
    name TEXT PRIMARY KEY,
    spent BIGINT NOT NULL,
    at BIGINT NOT NULL
);

-- Whoever's page is open or closed elsewhere is told of.
CREATE FUNCTION tell_presence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tessera', COALESCE(NEW.match, OLD.match) || ' presence');
    RETURN NULL;
END
$$;
CREATE TRIGGER presence_change AFTER INSERT OR UPDATE OR DELETE ON presence
    FOR EACH ROW EXECUTE FUNCTION tell_presence();
