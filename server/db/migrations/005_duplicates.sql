-- Things that look alike become one, and boards that staff chose.

-- One person's merging: what went where, so that it can be taken back exactly while the row is there.
CREATE TABLE merges (
  user_id bigint NOT NULL,
  id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  pin_count integer NOT NULL,
  moved jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE merges IS 'spread by user_id';
CREATE INDEX merges_newest ON merges (user_id, created_at DESC, id DESC);
CREATE INDEX merges_sweep ON merges (created_at);

-- Where the address of a pin leads since it became one with another.
CREATE TABLE merged_pins (pin_id bigint PRIMARY KEY, into_id bigint NOT NULL);
COMMENT ON TABLE merged_pins IS 'spread by pin_id';

CREATE INDEX reactions_thing ON reactions (aggregate_id);

CREATE TABLE featured_boards (
  board_id bigint PRIMARY KEY,
  chosen_by bigint NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE featured_boards IS 'reference';
