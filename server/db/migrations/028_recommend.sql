-- What a board has of some things, without reading the board.
CREATE INDEX board_pins_thing ON board_pins (board_id, aggregate_id);

-- Pools are made from what was pinned last: originals for everyone, every save for a country.
CREATE INDEX pins_fresh ON pins (saved_at DESC, id DESC) WHERE audience = 0 AND state = 'live' AND NOT is_repin;
CREATE INDEX pins_open ON pins (saved_at DESC) WHERE audience = 0 AND state = 'live';

-- What belongs beside a thing, the strongest first: by who keeps both, and by look and meaning. For the most saved things
-- `things` is the recommender's answer, for all others a walk over the boards they stand on.
CREATE TABLE neighbors (
  aggregate_id bigint PRIMARY KEY,
  things bigint[] NOT NULL DEFAULT '{}',
  weights real[] NOT NULL DEFAULT '{}',
  alike bigint[] NOT NULL DEFAULT '{}',
  alike_weights real[] NOT NULL DEFAULT '{}',
  -- When the recommender made it; none for a walk.
  trained_at timestamptz,
  -- When it is found anew; none while nothing changes.
  due_at timestamptz
);
COMMENT ON TABLE neighbors IS 'spread by aggregate_id';
CREATE INDEX neighbors_due ON neighbors (due_at) WHERE due_at IS NOT NULL;
INSERT INTO neighbors (aggregate_id, due_at) SELECT id, now() FROM aggregates WHERE state = 'live';
CREATE INDEX neighbors_trained ON neighbors (trained_at) WHERE trained_at IS NOT NULL;

-- A visit to the home feed: what was shown, in its order and why, so that nothing comes twice and Back shows the same.
CREATE TABLE home_visits (
  user_id bigint PRIMARY KEY,
  visit integer NOT NULL DEFAULT 1,
  began_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
COMMENT ON TABLE home_visits IS 'spread by user_id';
CREATE TABLE home_shown (
  user_id bigint NOT NULL,
  visit integer NOT NULL,
  place integer NOT NULL,
  pin_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  reason smallint NOT NULL,
  -- The person, board, topic or pin that the reason names.
  about_id bigint,
  -- Whose it is, by a number that leads back to nobody, and where it stands, so that what comes next stays diverse.
  person integer NOT NULL,
  board_id bigint,
  picture text,
  PRIMARY KEY (user_id, visit, place)
);
COMMENT ON TABLE home_shown IS 'spread by user_id';

-- Why a pin is in the pool: 8 popular, 9 fresh.
TRUNCATE feed_pool;
ALTER TABLE feed_pool ADD COLUMN reason smallint NOT NULL;
-- A place is a country ("DE") or a language ("de").
TRUNCATE local_pool;
ALTER TABLE local_pool RENAME COLUMN country TO place;
COMMENT ON TABLE local_pool IS 'spread by place';

-- The best of each topic, made anew with the pool.
CREATE TABLE topic_pool (
  interest_id bigint NOT NULL,
  version integer NOT NULL,
  rank integer NOT NULL,
  pin_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (interest_id, version, rank)
);
COMMENT ON TABLE topic_pool IS 'spread by interest_id';
