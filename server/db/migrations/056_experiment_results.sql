-- When the shares of an experiment were changed last: its results count only who was exposed since.
ALTER TABLE experiments ADD COLUMN started_at timestamptz;

-- Who was exposed to which group of an experiment, and when first. What they do until `measured_until` counts.
CREATE TABLE experiment_exposures (
  actor_key text COLLATE "C" NOT NULL,
  name text NOT NULL,
  group_name text NOT NULL,
  exposed_at timestamptz NOT NULL,
  measured_until timestamptz NOT NULL,
  PRIMARY KEY (actor_key, name)
);
COMMENT ON TABLE experiment_exposures IS 'spread by actor_key';
CREATE INDEX experiment_exposures_by_time ON experiment_exposures (exposed_at);

-- Sums over the exposed people of a group, by metric; a job writes them.
CREATE TABLE experiment_results (
  name text NOT NULL,
  group_name text NOT NULL,
  people integer NOT NULL,
  sums jsonb NOT NULL,
  PRIMARY KEY (name, group_name)
);
COMMENT ON TABLE experiment_results IS 'reference';
