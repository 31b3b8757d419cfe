-- The way out: what is known of outside hosts and of the pages that pins link to, and the pieces of the sitemap.

-- A row speaks for its host and every host under it; the longest name decides.
CREATE TABLE hosts (
  host text PRIMARY KEY,
  verdict text NOT NULL CHECK (verdict IN ('ok', 'blocked', 'suspicious', 'porn')),
  -- Said instead of the verdict's own sentence; simple anchors are allowed.
  message text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  set_by bigint,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE hosts IS 'reference';

-- One row for each outside address that a pin links to: how it was when last looked at, and what it said while it was there.
CREATE TABLE link_health (
  url_hash bytea PRIMARY KEY,
  url text NOT NULL,
  host text NOT NULL,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'ok', 'failing', 'gone')),
  status integer,
  hops integer NOT NULL DEFAULT 0,
  final_host text,
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  title text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  seen_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz NOT NULL
);
COMMENT ON TABLE link_health IS 'spread by url_hash';
CREATE INDEX link_health_due ON link_health (next_check_at);

-- When a host may be asked again; shared by all processes that look.
CREATE TABLE link_hosts (host text PRIMARY KEY, ask_after timestamptz NOT NULL, failures integer NOT NULL DEFAULT 0);
COMMENT ON TABLE link_hosts IS 'spread by host';

-- The sitemap lists ranges of ids, so that no list of everything is ever read at once.
CREATE TABLE sitemap_parts (
  kind text NOT NULL CHECK (kind IN ('pins', 'boards', 'people')),
  first_id bigint NOT NULL,
  last_id bigint,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, first_id)
);
COMMENT ON TABLE sitemap_parts IS 'spread by kind';
