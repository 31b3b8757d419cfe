-- What a page says beyond its title, as it was last read.
ALTER TABLE link_health ADD COLUMN rich jsonb;

-- Which things come from a page, so that what it says now reaches all of them.
CREATE TABLE link_things (
  url_hash bytea NOT NULL,
  aggregate_id bigint NOT NULL,
  PRIMARY KEY (url_hash, aggregate_id)
);
COMMENT ON TABLE link_things IS 'spread by url_hash';

-- What the robots.txt of a host has for us.
CREATE TABLE link_robots (host text PRIMARY KEY, rules jsonb NOT NULL, read_at timestamptz NOT NULL);
COMMENT ON TABLE link_robots IS 'spread by host';
CREATE INDEX link_robots_old ON link_robots (read_at);

-- Hosts whose frames may play on a pin's page: none until staff says so.
ALTER TABLE hosts ADD COLUMN may_embed boolean NOT NULL DEFAULT false;
