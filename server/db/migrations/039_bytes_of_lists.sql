-- A list that was sent as a file counts to what its owner may keep.
ALTER TABLE catalogues ADD COLUMN bytes integer NOT NULL DEFAULT 0;
