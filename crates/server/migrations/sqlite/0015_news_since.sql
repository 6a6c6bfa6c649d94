-- Since when news have waited to be told, by the wall's clock: a page may stay open long after anybody looked at it.
ALTER TABLE news ADD COLUMN since INTEGER;
