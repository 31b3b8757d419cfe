-- What people looked at lately, kept for those who agreed to it; their home feed finds more like it.
CREATE TABLE looked_at (
  user_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, aggregate_id)
);
COMMENT ON TABLE looked_at IS 'spread by user_id';
CREATE INDEX looked_at_latest ON looked_at (user_id, at DESC);
