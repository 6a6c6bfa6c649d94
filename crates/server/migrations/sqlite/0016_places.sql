-- The time zone somebody lives by, as "Europe/Paris"; NULL: they have only said how far it was from Greenwich.
ALTER TABLE notice_settings ADD COLUMN place TEXT;
