-- What people are making. A draft is a pin that is in no list yet; its form holds what its maker typed, also what can't be published.
CREATE TABLE drafts (
  user_id bigint NOT NULL,
  -- The name its browser gave it.
  key text NOT NULL,
  pin_id bigint NOT NULL,
  form jsonb NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'scheduled')),
  scheduled_at timestamptz,
  added_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
COMMENT ON TABLE drafts IS 'spread by user_id';
CREATE INDEX drafts_due ON drafts (scheduled_at) WHERE state = 'scheduled';

ALTER TABLE user_counts ADD COLUMN scheduled_pin_count integer NOT NULL DEFAULT 0;

-- Whom a description names: their ids, and where in it.
ALTER TABLE pins ADD COLUMN mentions jsonb;

-- An upload that goes on where it stopped: how long the whole is.
ALTER TABLE uploads ADD COLUMN size bigint;

-- What was found in the picture of a thing, for its alt text where nobody wrote one.
ALTER TABLE aggregates ADD COLUMN shows text[] NOT NULL DEFAULT '{}';
