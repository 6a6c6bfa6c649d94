-- Whether the seat has ordered to decline what others ask of it, where the game offers that: only the seat knows.
ALTER TABLE seats ADD COLUMN declines INTEGER NOT NULL DEFAULT 0;
