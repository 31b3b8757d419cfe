-- No upload is longer than an integer tells.
ALTER TABLE uploads ALTER COLUMN size TYPE integer;
