-- How many events of each type arrived in a minute, for staff. A batch adds to one part, so that batches rarely wait.
CREATE TABLE event_counts (
  part integer NOT NULL,
  minute timestamptz NOT NULL,
  type integer NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (part, minute, type)
);
COMMENT ON TABLE event_counts IS 'spread by part';
CREATE INDEX event_counts_old ON event_counts (minute);
