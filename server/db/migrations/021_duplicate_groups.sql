-- Pins of one person that show the same picture, as they were last found; the newest pin names its group.
CREATE TABLE duplicate_groups (
  user_id bigint NOT NULL,
  first_pin_id bigint NOT NULL,
  pin_ids bigint[] NOT NULL,
  PRIMARY KEY (user_id, first_pin_id)
);
COMMENT ON TABLE duplicate_groups IS 'spread by user_id';

-- Whoever wished to know has a row: when their pins were last looked through and last changed, and when they are to be looked through again.
CREATE TABLE duplicate_searches (
  user_id bigint PRIMARY KEY,
  due_at timestamptz,
  changed_at timestamptz,
  found_at timestamptz
);
COMMENT ON TABLE duplicate_searches IS 'spread by user_id';
CREATE INDEX duplicate_searches_due ON duplicate_searches (due_at) WHERE due_at IS NOT NULL;
