-- What a picture shows, found once when the models look at it. `read_version` names the models that did; 0 is none.
-- A look begins with a byte for the version of what made it. Objects are fractions of the picture with a label and a score.
-- `colors` are shares in percent by the names of colors, in their order; `tints` are the colors that have much of the picture, finer.
DROP INDEX images_unread;
ALTER TABLE images
  DROP COLUMN look,
  ADD COLUMN look bytea,
  ADD COLUMN read_version smallint NOT NULL DEFAULT 0,
  ADD COLUMN objects jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN kinds text[] NOT NULL DEFAULT '{}',
  ADD COLUMN colors smallint[] NOT NULL DEFAULT '{}',
  ADD COLUMN tints smallint[] NOT NULL DEFAULT '{}',
  ADD COLUMN tint_shares smallint[] NOT NULL DEFAULT '{}';
CREATE INDEX images_unread ON images (read_version, created_at);

-- The one row that says what a thing means: words, topics, colors, and two vectors, one for how it looks and one for what its
-- words say. Each vector stands in a cell with others that are like it; its code, one bit a number, is compared before it is.
-- `is_due` marks a row whose words changed since its vector was made.
ALTER TABLE pin_search
  DROP COLUMN look,
  DROP COLUMN cell,
  ADD COLUMN topics bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN colors smallint[] NOT NULL DEFAULT '{}',
  ADD COLUMN tints smallint[] NOT NULL DEFAULT '{}',
  ADD COLUMN tint_shares smallint[] NOT NULL DEFAULT '{}',
  ADD COLUMN look bytea,
  ADD COLUMN look_code bit(256),
  ADD COLUMN look_cell integer,
  ADD COLUMN meaning bytea,
  ADD COLUMN meaning_code bit(256),
  ADD COLUMN meaning_cell integer,
  ADD COLUMN is_due boolean NOT NULL DEFAULT true;
CREATE INDEX pin_search_topics ON pin_search USING gin (topics);
CREATE INDEX pin_search_tints ON pin_search USING gin (tints);
CREATE INDEX pin_search_look ON pin_search (look_cell) INCLUDE (look_code, pin_id, aggregate_id) WHERE look_cell IS NOT NULL;
CREATE INDEX pin_search_look_kind ON pin_search (kind, look_cell) INCLUDE (look_code, pin_id, aggregate_id)
  WHERE look_cell IS NOT NULL AND kind <> 'image';
CREATE INDEX pin_search_meaning ON pin_search (meaning_cell) INCLUDE (meaning_code, pin_id, aggregate_id)
  WHERE meaning_cell IS NOT NULL;
CREATE INDEX pin_search_due ON pin_search (pin_id) WHERE is_due;

-- The middles of the cells of both kinds of vectors, learned from the vectors; a new round replaces the former once all stand in it.
DROP TABLE look_cells;
CREATE TABLE vector_cells (
  space text NOT NULL CHECK (space IN ('look', 'meaning')),
  cell integer NOT NULL,
  round integer NOT NULL,
  middle bytea NOT NULL,
  learned_from integer NOT NULL,
  PRIMARY KEY (space, cell)
);
COMMENT ON TABLE vector_cells IS 'reference';

-- What a thing is about. A row of a person always wins: one with is_off says that it is not about that.
CREATE TABLE aggregate_topics (
  aggregate_id bigint NOT NULL,
  interest_id bigint NOT NULL,
  confidence real NOT NULL DEFAULT 1,
  source text NOT NULL CHECK (source IN ('creator', 'staff', 'words', 'look')),
  is_off boolean NOT NULL DEFAULT false,
  PRIMARY KEY (aggregate_id, interest_id)
);
COMMENT ON TABLE aggregate_topics IS 'spread by aggregate_id';

-- Where a job that goes through all things a few at a time has come to.
CREATE TABLE walks (
  name text PRIMARY KEY,
  at bigint NOT NULL
);
COMMENT ON TABLE walks IS 'local';

-- A picture that someone searches with: no pin, in no list, for its sender alone, gone after a day.
CREATE TABLE sought_pictures (
  signature text COLLATE "C" PRIMARY KEY,
  sender text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  look bytea,
  objects jsonb NOT NULL DEFAULT '[]',
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE sought_pictures IS 'spread by signature';
CREATE INDEX sought_pictures_sweep ON sought_pictures (expires_at);
