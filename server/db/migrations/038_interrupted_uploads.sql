-- Since when an upload is worked on; whoever works on it says so again and again. One that was left is tried once more.
ALTER TABLE uploads ADD COLUMN worked_on_at timestamptz;
ALTER TABLE uploads ADD COLUMN tries integer NOT NULL DEFAULT 0;
UPDATE uploads SET worked_on_at = expires_at - interval '1 day' WHERE state = 'processing';
CREATE INDEX uploads_worked_on ON uploads (worked_on_at) WHERE state = 'processing';
