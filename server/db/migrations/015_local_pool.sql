-- What the people of each country keep, the most loved first: the tab of Explore that is near someone. Made anew with the pool.
CREATE TABLE local_pool (
  country text NOT NULL,
  version integer NOT NULL,
  rank integer NOT NULL,
  pin_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  PRIMARY KEY (country, version, rank)
);
COMMENT ON TABLE local_pool IS 'spread by country';
