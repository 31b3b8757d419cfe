-- Every version of an experience that staff saved; the newest is what is placed. Without a definition it was deleted.
CREATE TABLE experience_versions (
  experience_id integer NOT NULL,
  version integer NOT NULL,
  definition jsonb,
  saved_by bigint,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (experience_id, version)
);
COMMENT ON TABLE experience_versions IS 'reference';

ALTER TABLE placed_experiences
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  -- The author of the newest version, who alone can preview it on pages.
  ADD COLUMN author_id bigint;

-- How often an experience was viewed, completed and dismissed each day, in all its placements.
CREATE TABLE experience_days (
  experience_id integer NOT NULL,
  day date NOT NULL,
  viewed integer NOT NULL DEFAULT 0,
  completed integer NOT NULL DEFAULT 0,
  dismissed integer NOT NULL DEFAULT 0,
  PRIMARY KEY (experience_id, day)
);
COMMENT ON TABLE experience_days IS 'spread by experience_id';
