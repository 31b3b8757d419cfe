-- Interests are a tree of two levels: one without a parent stands above. Names and words are told by language.
ALTER TABLE interests
  ADD COLUMN parent_id bigint,
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN words jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
  -- Given by staff alone, never by words and looks.
  ADD COLUMN is_sensitive boolean NOT NULL DEFAULT false,
  -- Its followers and pins went over to this one, and its address leads there.
  ADD COLUMN merged_into_id bigint,
  ADD COLUMN follower_count integer NOT NULL DEFAULT 0;
UPDATE interests i SET names = jsonb_build_object('en', name),
  follower_count = (SELECT count(*) FROM followers WHERE kind = 'interest' AND target_id = i.id);
CREATE INDEX interests_children ON interests (parent_id);

-- Names that an address had before: they lead on.
CREATE TABLE interest_addresses (url_name text PRIMARY KEY, interest_id bigint NOT NULL);
COMMENT ON TABLE interest_addresses IS 'reference';

-- Pins that someone picked at the start: signals for a while, saved nowhere.
CREATE TABLE picked_pins (
  user_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  picked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, aggregate_id)
);
COMMENT ON TABLE picked_pins IS 'spread by user_id';
CREATE INDEX picked_pins_old ON picked_pins (picked_at);

CREATE INDEX aggregate_topics_interest ON aggregate_topics (interest_id, aggregate_id);
