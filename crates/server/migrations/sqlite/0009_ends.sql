-- Whether the seat's turns end by themselves where nothing is left but what its player seldom wants: only the seat knows.
ALTER TABLE seats ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;
