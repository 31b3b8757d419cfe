-- The SHA-256 of the original as it was written, so that a file that has changed since is found out. Older pictures have none.
ALTER TABLE images ADD COLUMN hash bytea;
