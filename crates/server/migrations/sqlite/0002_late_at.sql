-- When a seat's time was up: whoever loses on time later is placed before whoever lost earlier.
ALTER TABLE seats ADD COLUMN late_at INTEGER;
