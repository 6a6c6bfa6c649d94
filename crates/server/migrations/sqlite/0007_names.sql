-- What a guest wants to be called; an account goes by its name.
ALTER TABLE people ADD COLUMN nick TEXT;
-- What another person at the owner's screen is called.
ALTER TABLE seats ADD COLUMN nick TEXT;
