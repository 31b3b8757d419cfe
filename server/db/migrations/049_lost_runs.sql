-- How many runs of a list in a row ended with the process that read it.
ALTER TABLE catalogues ADD COLUMN lost_runs smallint NOT NULL DEFAULT 0;
