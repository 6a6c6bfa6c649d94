ALTER TABLE notice_settings ADD COLUMN place TEXT;
